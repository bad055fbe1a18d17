"use strict";
exports.id = "create-create";
exports.ids = ["create-create"];
exports.modules = { 4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { create: () => create });
	var format = __webpack_require__(2772);
	var look_up_by_name = __webpack_require__(2509);
	var control_plane = __webpack_require__(4751);
	var deployment = __webpack_require__(2242);
	var start_step = __webpack_require__(1542);
	var errors = __webpack_require__(1515);
	var limits = __webpack_require__(8136);
	var requests = __webpack_require__(7906);
	var operation = __webpack_require__(8674);
	var rollout_changes = __webpack_require__(6467);
	var rollout_content = __webpack_require__(2931);
	var describe = __webpack_require__(9121);
	var error_results = __webpack_require__(2197);
	var page = __webpack_require__(8010);
	var rollout_results = __webpack_require__(3691);
	var latest_revision = __webpack_require__(3617);
	var outputs = __webpack_require__(9335);
	var read_back = __webpack_require__(2334);
	var state = __webpack_require__(7659);
	var watch = __webpack_require__(7884);
	var write_search = __webpack_require__(7756);
	var write_once = __webpack_require__(4451);
	var compare = __webpack_require__(540);
	var deployments = __webpack_require__(3174);
	var spelling = __webpack_require__(1737);
	async function asListed(ctx, body) {
		if (body.source_revision_config.graph_config_path === void 0) return body;
		let built = (await (0, requests.nb)(ctx, deployments.G8, { limit: 100 }))?.resources.find((one) => one?.source_revision_config?.graph_config_path);
		return (0, spelling.eX)(built?.source_revision_config, body);
	}
	function asAskedFor(error, body) {
		let isAsked = error instanceof errors.fk && error.problems.some(({ loc }) => loc.includes(spelling.Zi));
		let spelt = (0, spelling.eX)({ [spelling.Zi]: null }, body);
		return isAsked && spelt !== body ? spelt : void 0;
	}
	async function createDeploymentOnce({ on_ambiguous, settle_window }, ctx, body, before, onPhase) {
		let spelt = await asListed(ctx, body);
		let sendOnce = (signal) => (0, requests.T1)({
			...ctx,
			signal
		}, deployments.Yy, {}, limits.b.once, spelt);
		return (0, write_once.F)(ctx, {
			send: (signal) => sendOnce(signal).catch((error) => {
				let otherwise = asAskedFor(error, spelt);
				if (otherwise === void 0) throw error;
				spelt = otherwise;
				return sendOnce(signal);
			}),
			onPhase,
			resultOf: async ({ status, source_config, ...reply }) => {
				let sent = asSent(body);
				let shown = {
					status: status ?? sent.status,
					source_config: source_config ?? sent.source_config
				};
				return {
					...sent,
					...(0, operation.XF)(reply),
					...shown
				};
			},
			search: async (windowMs) => {
				let look = (longer) => lookInList(longer, body, before);
				let isFound = ({ kind }) => kind === "ours";
				let search = {
					what: "its name",
					windowMs,
					look,
					isFound
				};
				return await (0, write_search.p)(ctx, search) ?? { kind: "nothing" };
			},
			windowMs: settle_window,
			maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.creations.attempts,
			giveUp: (cause) => afterLostAnswer(cause, body.name, before),
			texts: {
				lost: "the deployment may have been created, looking for its name",
				accepted: "The creation was accepted, but the answer does not show its id; looking for its name.",
				absent: "None of its name was seen",
				found: ({ id }) => `It was created: ${(0, format.m_)(id)} is there. Nothing is sent again.`
			}
		});
	}
	let asSent = ({ name, source, source_config, source_revision_config }) => ({
		name,
		source,
		source_config: { custom_url: source_config.custom_url },
		source_revision_config,
		status: "",
		latest_revision_id: null,
		active_revision_id: null
	});
	async function lookInList(ctx, body, before) {
		let [deployment_id, ...others] = (await (0, look_up_by_name.Wh)(ctx, body.name)).filter((id) => !before?.includes(id));
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
	function afterLostAnswer(error, name, before) {
		let status = error instanceof errors.fk ? error.status : void 0;
		if (status === 409 && before?.length) return error;
		if (status === 422) return error;
		if (status !== 409) return new errors.AN(`A deployment named ${name} may have been created`, error);
		return new errors.AN(`A deployment or tracing project named ${name} exists, most likely created by this step, whose first answer was lost; its id is not known`);
	}
	var git_ref = __webpack_require__(5679);
	var image_uri = __webpack_require__(7285);
	var input = __webpack_require__(343);
	var secrets = __webpack_require__(9515);
	let WANTED = {
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
				...WANTED[inputs.source],
				...(0, operation.XF)({
					integration_id: inputs.integration_id,
					repo_url: inputs.repo_url,
					deployment_type: inputs.deployment_type,
					build_on_push: inputs.build_on_push,
					custom_url: inputs.custom_url,
					resource_spec: (0, input.p2)(inputs)?.located.spec,
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
			secrets: (0, secrets.BN)(inputs) ?? []
		};
	}
	let added = (path, members) => Object.entries(members).map(([name, value]) => ({
		path: path + name,
		before: null,
		after: (0, rollout_changes.KC)(value)
	}));
	function additionsOf(request) {
		let { name, source, secrets, source_config, source_revision_config } = request;
		let { resource_spec, ...config } = source_config;
		return [
			...added("", {
				name,
				source
			}),
			...added("source_config.", config),
			...added("source_config.resource_spec.", resource_spec ?? {}),
			...added("source_revision_config.", source_revision_config),
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
		listener_id !== void 0 && name.length > 21 && warnings.push(`name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than 21. If its first revision fails, write a shorter one.`);
		return warnings;
	}
	function inputWarnings(inputs) {
		return [
			...nameWarnings(inputs),
			...(0, image_uri.t3)(inputs.image_uri),
			...(0, git_ref.vG)(inputs.repo_ref),
			...(0, secrets.Cw)(inputs),
			...(0, input.R1)(inputs)
		];
	}
	let CREATION_MESSAGES = (state, name) => ({
		"not sent": {
			headline: "nothing was created",
			cancelled: "cancelled before anything was created",
			message: ""
		},
		sent: {
			headline: "not known whether it was created",
			cancelled: "cancelled, not known whether it was created",
			message: "The workflow was cancelled while the creation was being sent.",
			advice: `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.`
		},
		accepted: {
			...(0, error_results.Ww)(state, "created, but its first revision is not known"),
			...state.revision ? {} : {
				cancelled: "cancelled, created, but its first revision is not known",
				message: "The workflow was cancelled."
			}
		}
	});
	let isTaken = (error) => error instanceof errors.fk && error.status === 409 && !control_plane.xi.test(error.detail ?? "");
	let created = (0, describe.MA)("deployed", (state) => ({
		headline: ` was created${(0, rollout_results.JV)(state).replace(/^ /, " and ")}`,
		message: (0, rollout_results.G6)(state)
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
	let rowsOfCreation = ({ name, if_exists }) => [
		...hasUnusualName(name) ? control_plane.Gd : [],
		...if_exists === "update" ? control_plane.ne : [],
		...control_plane.Cq
	];
	var problem = __webpack_require__(787);
	var source = __webpack_require__(5566);
	async function existing(ctx, inputs) {
		let { name, source } = inputs;
		let named = await (0, look_up_by_name.HZ)(ctx, name);
		if (named.kind === "none") return "none";
		if (named.kind === "several") return { problem: {
			input: "name",
			...(0, look_up_by_name.GX)(named, name, "Use the root action with the deployment_id of the one that is meant")
		} };
		let { id, source: itsSource } = named.deployment;
		if ((0, deployments.vx)(named.deployment)) return { problem: {
			input: "name",
			what: `${name} is being deleted`,
			fix: "run this again when it is gone, or write another name",
			isWhole: !0
		} };
		return itsSource === source ? { deployment_id: id } : { problem: other("source", `its source is ${itsSource}`, name) };
	}
	function other(input, what, name) {
		return {
			input,
			what: `${name} exists, ${what}, and that cannot be changed`,
			fix: "write another name, or delete it first"
		};
	}
	let KEPT = [
		"integration_id",
		"deployment_type",
		"listener_id",
		"k8s_namespace"
	];
	async function problemWithOrigin(ctx, inputs, deployment_id) {
		let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id });
		let { source_config: shown } = deployment;
		let { name, repo_url } = inputs;
		let another = (0, look_up_by_name.E)(deployment, name);
		if (another !== void 0) return {
			input: "name",
			what: another,
			fix: "run this again"
		};
		if (repo_url && shown.repo_url && !(0, source.ve)(shown.repo_url, repo_url)) return other("repo_url", `it is built from ${(0, problem.TL)(shown.repo_url)}`, name);
		let all = {
			...shown,
			k8s_namespace: shown.listener_config?.k8s_namespace
		};
		for (let input of KEPT) {
			let [asked, kept] = [inputs[input], all[input]];
			asked && kept && asked !== kept.toLowerCase() && ctx.report.warning(`${input}: ${name} keeps ${(0, problem.TL)(kept)}, which cannot be changed.`);
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
		compute_type: (0, operation.mt)(schemas.YjP(), LISTENERS),
		compute_id: (0, operation.mt)(schemas.YjP(), LISTENERS),
		compute_config: (0, operation.mt)(schemas.Ikc({ k8s_namespaces: (0, operation.mt)(schemas.YOg(schemas.YjP()), LISTENERS).meta({ description: "Where it deploys to, if its compute type is k8s." }) }), LISTENERS),
		created_at: (0, operation.mt)(operation.h5, LISTENERS),
		updated_at: (0, operation.mt)(operation.h5, LISTENERS)
	});
	let Integration = schemas.Ikc({
		id: operation.id,
		name: (0, operation.mt)(schemas.YjP(), INTEGRATIONS),
		installation_id: (0, operation.mt)(schemas.KCZ([schemas.Whr(), schemas.YjP()]), INTEGRATIONS)
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
	function inWords(all, { server: { redact } }) {
		let shown = all.slice(0, 5).map(({ id, name: parts }) => {
			let name = redact(parts.filter(Boolean).join(" ")).replace(/\s+/g, " ");
			return name === "" ? id : `${(0, format.ml)(name, 60)} (${id})`;
		});
		let rest = all.length - shown.length;
		return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
	}
	async function withListed(problem, ctx) {
		if (problem.input !== "integration_id") return problem;
		let all = await LISTS.integration_id.read(ctx);
		if (!all?.length) return problem;
		return {
			...problem,
			fix: `set it to one that the service lists, ${inWords(all, ctx)}`
		};
	}
	async function adviceByLists(error, context, inputs, ctx) {
		let members = error instanceof errors.fk ? (0, refusal.G)(error, context).members : [];
		let refused = ["integration_id", "listener_id"].find((input) => members.some((member) => member.input === input));
		if (refused === void 0) return;
		let { read, ifNone } = LISTS[refused];
		let all = await read(ctx).catch(() => void 0);
		if (all === void 0 || all.some(({ id }) => id === inputs[refused])) return;
		if (all.length === 0) return ifNone;
		return `Set ${refused} to one that the service lists: ${inWords(all, ctx)}.`;
	}
	let create = (inputs, ctx, run) => (0, start_step.b)(ctx, { timeout: inputs.timeout }, (limited) => createOrEnd(inputs, limited, run));
	async function createOrEnd(inputs, ctx, run) {
		let labels = {
			...inputs,
			watchedBy: "the root action"
		};
		let store = (0, outputs.dP)(ctx.clock.now, labels, create_inputs.V4, ctx.report.output);
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
			let context = (0, deployment.V)(inputs, state, {
				rows: isNew ? rowsOfCreation(inputs) : control_plane.Pz,
				withoutList: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
				inputs: Object.keys(create_inputs.oB.shape)
			});
			let nextStep = isNew ? await adviceByLists(error, context, inputs, ctx) : void 0;
			let messagesOf = isNew ? (now) => CREATION_MESSAGES(now, inputs.name) : void 0;
			end = (0, error_results.WF)(error, state, {
				...context,
				nextStep
			}, ctx.signal.aborted, messagesOf);
		}
		ctx.report.endGroup();
		await (0, watch.Kj)(end, ctx, store);
		return (0, page.N)(ctx, end, store, create_inputs.V4);
	}
	async function createOrChange(creation) {
		let { inputs, ctx, store } = creation;
		if (inputs.if_exists === "fail") return createAndWait(creation);
		let found = await existing(ctx, inputs);
		if (found === "none") try {
			return await createAndWait(creation, []);
		} catch (error) {
			if (store.state.deployment !== void 0 || !isTaken(error)) throw error;
			found = await (0, requests.LC)(ctx, () => existing(ctx, inputs), (now) => now !== "none");
			if (found === "none") throw error;
		}
		let refuse = (problem) => (0, error_results.J5)([problem], "Nothing was changed.");
		if ("problem" in found) return refuse(found.problem);
		let { deployment_id } = found;
		store.update({ deployment_id });
		let problem = await problemWithOrigin(ctx, inputs, deployment_id);
		if (problem !== void 0) return refuse(problem);
		store.update({ isNew: !1 });
		ctx.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
		let { deployAndWait } = await Promise.all([__webpack_require__.e("deploy-deploy"), __webpack_require__.e("deploy-inputs")]).then(__webpack_require__.bind(__webpack_require__, 5592));
		return (await deployAndWait({
			...creation,
			inputs: changeFrom(inputs, deployment_id)
		})).end;
	}
	async function idsBefore(ctx, name) {
		let ids = await (0, errors.Rt)(ctx, (0, look_up_by_name.Wh)(ctx, name));
		if (!(ids instanceof errors._7)) return ids;
		if ((0, errors.jq)(ids)) throw ids;
	}
	async function createAndWait(creation, ids) {
		let { inputs, ctx, store } = creation;
		let { report, signal } = ctx;
		let missing = (0, create_inputs.US)(inputs);
		if (missing.length > 0) {
			let problems = await Promise.all(missing.map((problem) => withListed(problem, ctx)));
			return (0, error_results.J5)(problems, "Nothing was created.");
		}
		let request = requestFrom(inputs);
		showPlan(creation, request);
		if (inputs.dry_run) return planned(inputs);
		let before = ids ?? await idsBefore(ctx, inputs.name);
		signal.throwIfAborted();
		ctx.onStart?.(`${(0, describe.et)(store.state)} is being created`);
		let deployment = await send(creation, request, before);
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
		if (!inputs.wait) return await (0, read_back.B)(ctx, store) ?? started;
		let end = await (0, watch.WR)(ctx, {
			...target,
			inputs,
			older: new Set()
		}, store);
		let other = await (0, read_back.B)(ctx, store, !1, end);
		if (other !== void 0) return other;
		return end.outcome === "deployed" ? created : (0, rollout_results.gJ)(end, store.elapsedMs);
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
		(0, rollout_changes.uH)(report, `${(0, format.td)(changes.length, "setting")} of a new deployment`, plan);
	}
	async function firstRevision({ inputs, ctx }, now) {
		if (now.latest_revision_id !== null) return now.latest_revision_id;
		let later = await (0, latest_revision.K)(ctx, inputs, now, limits.b.firstRevision.ms);
		if (later.latest_revision_id) return later.latest_revision_id;
		throw new errors.AN(`Deployment ${now.id} has shown no revision yet`);
	}
}) };
