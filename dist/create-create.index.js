"use strict";
exports.id = "create-create";
exports.ids = ["create-create"];
exports.modules = { 4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { create: () => create });
	var format = __webpack_require__(2772);
	var control_plane = __webpack_require__(4751);
	var deployment = __webpack_require__(2242);
	var errors = __webpack_require__(1515);
	var find_deployment = __webpack_require__(259);
	var limits = __webpack_require__(8136);
	var requests = __webpack_require__(7906);
	var operation = __webpack_require__(8674);
	var change_words = __webpack_require__(3e3);
	var rollout_content = __webpack_require__(2931);
	var describe = __webpack_require__(9121);
	var error_results = __webpack_require__(2197);
	var page = __webpack_require__(4061);
	var rollout_results = __webpack_require__(8278);
	var latest_revision = __webpack_require__(3617);
	var outputs = __webpack_require__(9335);
	var read_back = __webpack_require__(2334);
	var state = __webpack_require__(7659);
	var watch = __webpack_require__(7884);
	var write_once = __webpack_require__(1308);
	var compare = __webpack_require__(540);
	var deployments = __webpack_require__(3174);
	var spelling = __webpack_require__(1737);
	async function respellAsListed(ctx, body) {
		if (body.source_revision_config.graph_config_path === void 0) return body;
		let built = (await (0, requests.nb)(ctx, deployments.G8, { limit: 100 }))?.resources.find((one) => one?.source_revision_config?.graph_config_path);
		return (0, spelling.eX)(built?.source_revision_config, body);
	}
	function respellByRefusal(error, body) {
		let namesOtherSpelling = error instanceof errors.fk && error.problems.some(({ loc }) => loc.includes(spelling.Zi));
		let respelled = (0, spelling.eX)({ [spelling.Zi]: null }, body);
		return namesOtherSpelling && respelled !== body ? respelled : void 0;
	}
	async function createDeploymentOnce({ on_ambiguous, settle_window }, ctx, body, before, onPhase) {
		let request = await respellAsListed(ctx, body);
		let sendOnce = (signal) => (0, requests.T1)({
			...ctx,
			signal
		}, deployments.Yy, {}, limits.b.once, request);
		return (0, write_once.F)(ctx, {
			baseline: before,
			readBaseline: async () => before,
			send: (signal) => sendOnce(signal).catch((error) => {
				let respelled = respellByRefusal(error, request);
				if (respelled === void 0) throw error;
				request = respelled;
				return sendOnce(signal);
			}),
			onPhase,
			isRefusal: (refusal) => (0, errors.jZ)(refusal) || refusal.status === 409,
			resultOf: async ({ status, source_config, ...reply }) => {
				let requested = stateOf(body);
				let shown = {
					status: status ?? requested.status,
					source_config: source_config ?? requested.source_config
				};
				return {
					...requested,
					...(0, operation.XF)(reply),
					...shown
				};
			},
			what: "its name",
			searchOnce: (searchCtx) => searchList(searchCtx, body, before),
			unanswered: { kind: "nothing" },
			windowMs: settle_window,
			maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.creations.attempts,
			giveUp: (cause) => finalError(cause, body.name, before),
			texts: {
				lost: "the deployment may have been created, looking for its name",
				accepted: "The creation was accepted, but the answer does not show its id; looking for its name.",
				absent: "None of its name was seen",
				found: ({ id }) => `It was created: ${(0, format.m_)(id)} is there. Nothing is sent again.`
			}
		});
	}
	let stateOf = ({ name, source, source_config, source_revision_config }) => ({
		name,
		source,
		source_config: { custom_url: source_config.custom_url },
		source_revision_config,
		status: "",
		latest_revision_id: null,
		active_revision_id: null
	});
	async function searchList(ctx, body, before) {
		let [deployment_id, ...others] = (await (0, find_deployment.W)(ctx, body.name)).filter((id) => !before?.includes(id));
		if (deployment_id === void 0) return { kind: "nothing" };
		if (before === void 0 || others.length > 0) return {
			kind: "unproven",
			why: "Its name does not show which it is"
		};
		let found = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }, limits.b.once);
		return (0, compare.qz)(body.source_revision_config, found.source_revision_config) ? {
			kind: "unproven",
			why: "It runs something else"
		} : {
			kind: "ours",
			found
		};
	}
	function finalError(error, name, before) {
		let status = error instanceof errors.fk ? error.status : void 0;
		if (status === 409 && before?.length) return error;
		if (status === 422) return error;
		if (status !== 409) return new errors.AN(`A deployment named ${name} may have been created`, error);
		return new errors.AN(`A deployment or tracing project named ${name} exists, most likely created by this step, whose first answer was lost; its id is not known`);
	}
	var input = __webpack_require__(343);
	var secrets = __webpack_require__(9515);
	var warnings = __webpack_require__(3491);
	var change = __webpack_require__(8652);
	var timed_out = __webpack_require__(6162);
	let EXPECTED_DEFAULTS = {
		github: {
			deployment_type: "dev",
			build_on_push: !1
		},
		external_docker: { resource_spec: {} }
	};
	function requestFrom(inputs) {
		let { k8s_namespace, repo_ref, graph_config_path, image_uri } = inputs;
		return {
			name: inputs.name,
			source: inputs.source,
			source_config: {
				...EXPECTED_DEFAULTS[inputs.source],
				...(0, operation.XF)({
					integration_id: inputs.integration_id,
					repo_url: inputs.repo_url,
					deployment_type: inputs.deployment_type,
					build_on_push: inputs.build_on_push,
					custom_url: inputs.custom_url,
					resource_spec: (0, input.rI)(inputs)?.located.spec,
					listener_id: inputs.listener_id,
					listener_config: k8s_namespace === void 0 ? void 0 : { k8s_namespace },
					install_command: inputs.install_command,
					build_command: inputs.build_command
				})
			},
			source_revision_config: (0, operation.XF)({
				repo_ref,
				graph_config_path,
				image_uri
			}),
			secrets: (0, secrets.Fj)(inputs) ?? []
		};
	}
	let additions = (path, members) => Object.entries(members).map(([name, value]) => ({
		path: path + name,
		before: null,
		after: (0, change.KC)(value)
	}));
	function additionsOf(request) {
		let { name, source, secrets, source_config, source_revision_config } = request;
		let { resource_spec, ...config } = source_config;
		return [
			...additions("", {
				name,
				source
			}),
			...additions("source_config.", config),
			...additions("source_config.resource_spec.", resource_spec ?? {}),
			...additions("source_revision_config.", source_revision_config),
			...secrets.map((secret) => ({
				path: `secrets.${secret.name}`,
				kind: "added"
			}))
		];
	}
	let hasUnusualName = (name) => !/^[a-z0-9-]*$/.test(name);
	function nameWarnings({ name, listener_id }) {
		let warnings = [];
		hasUnusualName(name) && warnings.push("name: some services refuse names of other characters than a-z, 0-9 and -.");
		listener_id !== void 0 && name.length > timed_out.U && warnings.push(`name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than ${timed_out.U}. If its first revision fails, write a shorter one.`);
		return warnings;
	}
	let inputWarnings = (inputs) => [...nameWarnings(inputs), ...(0, warnings.Y)(inputs)];
	let messagesOf = (state, name) => ({
		"not sent": {
			headline: "nothing was created",
			cancelled: "cancelled before anything was created",
			message: ""
		},
		sent: {
			headline: "not known whether it was created",
			cancelled: "cancelled, not known whether it was created",
			message: "The workflow was cancelled while the creation was being sent.",
			advice: (0, describe.Yf)(name)
		},
		accepted: {
			...(0, error_results.Ww)(state, "created, but its first revision is not known"),
			...state.revision ? {} : {
				cancelled: "cancelled, created, but its first revision is not known",
				message: "The workflow was cancelled."
			}
		}
	});
	let isNameTaken = (error) => error instanceof errors.fk && error.status === 409 && !control_plane.xi.test(error.detail ?? "");
	let created = (0, describe.MA)("deployed", (state) => ({
		headline: ` was created${(0, rollout_results.JV)(state).replace(/^ /, " and ")}`,
		message: (0, rollout_results.gt)(state)
	}));
	let started = (0, describe.MA)("not_waited", (state) => ({
		headline: " was created; its rollout has started",
		message: "Not waiting for it (wait: false).",
		advice: (0, describe.yB)(state)
	}));
	let planned = ({ if_exists }) => (0, describe.MA)("planned", () => ({
		headline: " would be created",
		message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`
	}));
	let refusalRows = ({ name, if_exists }) => [
		...hasUnusualName(name) ? control_plane.Is : [],
		...if_exists === "update" ? control_plane.fL : [],
		...control_plane._Y
	];
	var quoted = __webpack_require__(5762);
	var name_lookup = __webpack_require__(4735);
	var source = __webpack_require__(5566);
	async function findExisting(ctx, inputs) {
		let { name, source } = inputs;
		let lookup = await (0, find_deployment.H)(ctx, name);
		if (lookup.kind === "none") return "none";
		if (lookup.kind === "several") return { problem: {
			input: "name",
			...(0, name_lookup.GX)(lookup, name, "Use the root action with the deployment_id of the one that is meant")
		} };
		let { id, source: itsSource } = lookup.deployment;
		if ((0, deployments.vx)(lookup.deployment)) return { problem: {
			input: "name",
			reason: `${name} is being deleted`,
			fix: "run this again when it is gone, or write another name",
			hasSubject: !0
		} };
		return itsSource === source ? { deployment_id: id } : { problem: unchangeable("source", `its source is ${itsSource}`, name) };
	}
	function unchangeable(input, what, name) {
		return {
			input,
			reason: `${name} exists, ${what}, and that cannot be changed`,
			fix: "write another name, or delete it first"
		};
	}
	let FIXED_INPUTS = [
		"integration_id",
		"deployment_type",
		"listener_id",
		"k8s_namespace"
	];
	async function problemWithOrigin(ctx, inputs, deployment_id) {
		let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id });
		let { source_config: shown } = deployment;
		let { name, repo_url } = inputs;
		let mismatch = (0, name_lookup.E)(deployment, name);
		if (mismatch !== void 0) return {
			input: "name",
			reason: mismatch,
			fix: "run this again"
		};
		if (repo_url && shown.repo_url && !(0, source.ve)(shown.repo_url, repo_url)) return unchangeable("repo_url", `it is built from ${(0, quoted.TL)(shown.repo_url)}`, name);
		let current = {
			...shown,
			k8s_namespace: shown.listener_config?.k8s_namespace
		};
		for (let input of FIXED_INPUTS) {
			let [requested, kept] = [inputs[input], current[input]];
			requested && kept && requested !== kept.toLowerCase() && ctx.report.warning(`${input}: ${name} keeps ${(0, quoted.TL)(kept)}, which cannot be changed.`);
		}
	}
	let changeFrom = (inputs, deployment_id) => ({
		...inputs,
		deployment_id,
		isDeclared: !0,
		secrets_mode: "replace",
		resource_spec_mode: "replace",
		skip_unchanged: !1,
		wait_for_idle: !1,
		rollback_on_failure: !1
	});
	var create_inputs = __webpack_require__(2116);
	var refusal = __webpack_require__(4777);
	var schemas = __webpack_require__(3339);
	let LISTENERS = "listeners";
	let INTEGRATIONS = "integrations";
	let Listener = schemas.Ikc({
		id: operation.id,
		compute_type: (0, operation.tB)(schemas.YjP(), LISTENERS),
		compute_id: (0, operation.tB)(schemas.YjP(), LISTENERS),
		compute_config: (0, operation.tB)(schemas.Ikc({ k8s_namespaces: (0, operation.tB)(schemas.YOg(schemas.YjP()), LISTENERS).meta({ description: "Where it deploys to, if its compute type is k8s." }) }), LISTENERS),
		created_at: (0, operation.tB)(operation.h5, LISTENERS),
		updated_at: (0, operation.tB)(operation.h5, LISTENERS)
	});
	let Integration = schemas.Ikc({
		id: operation.id,
		name: (0, operation.tB)(schemas.YjP(), INTEGRATIONS),
		installation_id: (0, operation.tB)(schemas.KCZ([schemas.Whr(), schemas.YjP()]), INTEGRATIONS)
	});
	let WRAPPED_LISTS = { row: "wrapped-lists" };
	let listOf = (schema) => schemas.KCZ([schemas.YOg(schema), schemas.Ikc({ resources: schemas.YOg(schema) }).transform(({ resources }) => resources)]);
	let listListeners = (0, operation.MQ)("GET", "/v2/listeners", {
		summary: "List the listeners that run external_docker deployments",
		reads: "the listeners",
		reply: schemas.Ikc({ resources: schemas.YOg(Listener) }).meta(WRAPPED_LISTS),
		kept: listOf(Listener)
	});
	let listGithubIntegrations = (0, operation.MQ)("GET", "/v1/integrations/github/install", {
		summary: "List the installed GitHub integrations",
		reads: "the GitHub integrations",
		reply: schemas.YOg(Integration).meta(WRAPPED_LISTS),
		kept: listOf(Integration)
	});
	let LISTS = {
		integration_id: {
			read: async (ctx) => (await (0, requests.nb)(ctx, listGithubIntegrations, {}))?.map(({ id, name }) => ({
				id,
				name: [name]
			})),
			ifNone: "Install the GitHub integration on the platform first: the service lists none."
		},
		listener_id: {
			read: async (ctx) => (await (0, requests.nb)(ctx, listListeners, {}))?.map(({ id, compute_type, compute_id, compute_config }) => {
				let namespaces = compute_config?.k8s_namespaces?.join(", ");
				return {
					id,
					name: [
						compute_type,
						compute_id,
						namespaces && `for ${namespaces}`
					]
				};
			}),
			ifNone: "Register a listener on the platform first: the service lists none."
		}
	};
	function idsText(listed, { server: { redact } }) {
		let shown = listed.slice(0, 5).map(({ id, name: parts }) => {
			let name = redact(parts.filter(Boolean).join(" ")).replace(/\s+/g, " ");
			return name === "" ? id : `${(0, format.ml)(name, 60)} (${id})`;
		});
		let rest = listed.length - shown.length;
		return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
	}
	async function withListedIds(problem, ctx) {
		if (problem.input !== "integration_id") return problem;
		let listed = await LISTS.integration_id.read(ctx);
		if (!listed?.length) return problem;
		return {
			...problem,
			fix: `set it to one that the service lists, ${idsText(listed, ctx)}`
		};
	}
	async function adviceByLists(error, context, inputs, ctx) {
		if (!(error instanceof errors.fk) || ![
			400,
			404,
			422
		].includes(error.status)) return;
		let { members } = (0, refusal.G)(error, context);
		let text = members.map(({ input }) => input).join() || (error.detail ?? "").toLowerCase();
		let refusedInput = ["integration_id", "listener_id"].find((input) => text.includes(input.replace("_id", "")));
		if (refusedInput === void 0) return;
		let { read, ifNone } = LISTS[refusedInput];
		let list = await read(ctx).catch(() => void 0);
		if (list === void 0 || list.some(({ id }) => id === inputs[refusedInput])) return;
		if (list.length === 0) return ifNone;
		return `Set ${refusedInput} to one that the service lists: ${idsText(list, ctx)}.`;
	}
	async function create(inputs, ctx, run) {
		let labels = {
			...inputs,
			watchedBy: "the root action"
		};
		let store = (0, outputs.dP)(ctx.clock.now, labels, create_inputs.V4, ctx.report);
		let end;
		try {
			end = await createOrChange({
				inputs,
				ctx,
				run,
				store
			});
		} catch (error) {
			let { state } = store;
			let isNew = state.before === void 0;
			let context = (0, deployment.P)(inputs, state, {
				rows: isNew ? refusalRows(inputs) : control_plane.qZ,
				withoutList: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
				inputs: Object.keys(create_inputs.oB.shape)
			});
			let nextStep = isNew ? await adviceByLists(error, context, inputs, ctx) : void 0;
			let messages = isNew ? (now) => messagesOf(now, inputs.name) : void 0;
			end = (0, error_results.WF)(error, state, {
				...context,
				nextStep
			}, ctx.signal.aborted, messages);
		}
		ctx.report.endGroup();
		await (0, watch.Kj)(end, ctx, store);
		return (0, page.N)(ctx, end, store, create_inputs.V4);
	}
	async function createOrChange(creation) {
		let { inputs, ctx, store } = creation;
		if (inputs.if_exists === "fail") return createAndWait(creation);
		let found = await findExisting(ctx, inputs);
		if (found === "none") try {
			return await createAndWait(creation, []);
		} catch (error) {
			if (store.state.deployment !== void 0 || !isNameTaken(error)) throw error;
			found = await (0, requests.LC)(ctx, () => findExisting(ctx, inputs), (result) => result !== "none");
			if (found === "none") throw error;
		}
		let refuse = (problem) => (0, error_results.H_)([problem], "Nothing was changed.");
		if ("problem" in found) return refuse(found.problem);
		let { deployment_id } = found;
		store.update({ deployment_id });
		let problem = await problemWithOrigin(ctx, inputs, deployment_id);
		if (problem !== void 0) return refuse(problem);
		store.update({ isNew: !1 });
		ctx.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
		let { deployAndWait } = await Promise.all([__webpack_require__.e("deploy-deploy"), __webpack_require__.e("deploy-inputs")]).then(__webpack_require__.bind(__webpack_require__, 8300));
		return (await deployAndWait({
			...creation,
			inputs: changeFrom(inputs, deployment_id)
		})).end;
	}
	async function idsBefore(ctx, name) {
		let ids = await (0, errors.Rt)(ctx, (0, find_deployment.W)(ctx, name));
		if (!(ids instanceof errors._7)) return ids;
		if ((0, errors.jq)(ids)) throw ids;
	}
	async function createAndWait(creation, ids) {
		let { inputs, ctx, store } = creation;
		let { report, signal } = ctx;
		let missing = (0, create_inputs.US)(inputs);
		if (missing.length > 0) {
			let problems = await Promise.all(missing.map((problem) => withListedIds(problem, ctx)));
			return (0, error_results.H_)(problems, "Nothing was created.");
		}
		let request = requestFrom(inputs);
		showPlan(creation, request);
		if (inputs.dry_run) return planned(inputs);
		let baseline = ids ?? await idsBefore(ctx, inputs.name);
		signal.throwIfAborted();
		ctx.onStart?.(`${(0, describe.et)(store.state)} is being created`);
		let deployment = await send(creation, request, baseline);
		let revision_id = await firstRevision(creation, deployment);
		let { source_revision_config } = deployment;
		let revision = {
			id: revision_id,
			source_revision_config
		};
		store.update({
			revision,
			createdByThisStep: !0
		});
		report.info(`Its first revision is ${revision_id}.`);
		signal.throwIfAborted();
		let target = {
			deployment_id: deployment.id,
			revision_id
		};
		if (!inputs.wait) {
			await (0, read_back.e)(ctx, store, "not_waited");
			return (0, read_back.y)(store.state) ?? started;
		}
		let end = await (0, watch.WR)(ctx, {
			...target,
			inputs,
			older: new Set()
		}, store);
		await (0, read_back.e)(ctx, store, end.outcome);
		if (end.outcome !== "deployed") return (0, rollout_results.gJ)(end, store.elapsedMs);
		return (0, read_back.y)(store.state) ?? created;
	}
	async function send(creation, request, before) {
		let { inputs, ctx, store } = creation;
		let { report } = ctx;
		report.progress("creating the deployment");
		let { found, recovered } = await createDeploymentOnce(inputs, ctx, request, before, (phase) => store.update({ phase }));
		store.update({
			...(0, state.iV)(found),
			phase: "accepted",
			isNew: !0,
			...(0, operation.XF)({ recovered })
		});
		report.info(`Deployment ${found.name} (${found.id}) was created.`);
		return found;
	}
	function showPlan(creation, request) {
		let { inputs, store } = creation;
		let { report } = creation.ctx;
		let { name, source, image_uri, repo_ref } = inputs;
		let content = image_uri ? (0, rollout_content.ec)(image_uri) : repo_ref;
		report.info(`${name} (${source}): a new deployment${content ? ` of ${content}` : ""}`);
		let changes = additionsOf(request);
		let plan = {
			changes,
			warnings: inputWarnings(inputs),
			notes: new Map(),
			revisionNote: ""
		};
		let { source_revision_config, secrets } = request;
		let { resource_spec, custom_url } = request.source_config;
		store.update({
			plan,
			patch: {
				source_config: {
					resource_spec,
					custom_url
				},
				source_revision_config,
				...secrets.length > 0 && { secrets }
			}
		});
		(0, change_words.uH)(report, `${(0, format.td)(changes.length, "setting")} of a new deployment`, plan);
	}
	async function firstRevision({ inputs, ctx }, created) {
		if (created.latest_revision_id !== null) return created.latest_revision_id;
		let newer = await (0, latest_revision.K)(ctx, inputs, created, limits.b.firstRevision.ms);
		if (newer.latest_revision_id) return newer.latest_revision_id;
		throw new errors.AN(`Deployment ${created.id} has shown no revision yet`);
	}
}) };
