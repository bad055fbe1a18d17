"use strict";
exports.id = "create-create";
exports.ids = ["create-create"];
exports.modules = { 4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runCreate: () => runCreate });
	var format = __webpack_require__(2772);
	var control_plane = __webpack_require__(4751);
	var deployment = __webpack_require__(2242);
	var errors = __webpack_require__(1515);
	var find_deployment = __webpack_require__(259);
	var limits = __webpack_require__(8136);
	var requests = __webpack_require__(7906);
	var operation = __webpack_require__(8674);
	var change_text = __webpack_require__(2302);
	var rollout_content = __webpack_require__(2931);
	var describe = __webpack_require__(9121);
	var error_results = __webpack_require__(2197);
	var page = __webpack_require__(1096);
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
	async function createDeploymentOnce({ on_ambiguous, settle_window }, ctx, body, previousIds, onPhase) {
		let request = await respellAsListed(ctx, body);
		let sendOnce = (signal) => (0, requests.T1)({
			...ctx,
			signal
		}, deployments.Yy, {}, limits.b.once, request);
		return (0, write_once.F)(ctx, {
			baseline: previousIds,
			readBaseline: async () => previousIds,
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
				let completed = {
					status: status ?? requested.status,
					source_config: source_config ?? requested.source_config
				};
				return {
					...requested,
					...(0, operation.XF)(reply),
					...completed
				};
			},
			subject: "its name",
			searchOnce: (searchCtx) => searchList(searchCtx, body, previousIds),
			resultWithoutReply: { kind: "nothing" },
			windowMs: settle_window,
			maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.creations.attempts,
			unprovenError: (cause) => finalError(cause, body.name, previousIds),
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
	async function searchList(ctx, body, previousIds) {
		let [deployment_id, ...others] = (await (0, find_deployment.P)(ctx, body.name)).filter((id) => !previousIds?.includes(id));
		if (deployment_id === void 0) return { kind: "nothing" };
		if (previousIds === void 0 || others.length > 0) return {
			kind: "unproven",
			why: "Its name does not show which it is"
		};
		let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }, limits.b.once);
		return (0, compare.qz)(body.source_revision_config, deployment.source_revision_config) ? {
			kind: "unproven",
			why: "It runs something else"
		} : {
			kind: "ours",
			found: deployment
		};
	}
	function finalError(error, name, previousIds) {
		let status = error instanceof errors.fk ? error.status : void 0;
		if (status === 409 && previousIds?.length) return error;
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
		after: (0, change.qv)(value)
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
	function inputWarnings(inputs) {
		let { name, listener_id } = inputs;
		let long = `name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than ${timed_out.U}. If its first revision fails, write a shorter one.`;
		return [
			...hasUnusualName(name) ? ["name: some services refuse names of other characters than a-z, 0-9 and -."] : [],
			...listener_id !== void 0 && name.length > timed_out.U ? [long] : [],
			...(0, warnings.Y)(inputs)
		];
	}
	let isNameTaken = (error) => error instanceof errors.fk && error.status === 409 && !control_plane.xi.test(error.detail ?? "");
	let createdEnd = (0, describe.MA)("deployed", (state) => ({
		headline: ` was created${(0, rollout_results.KU)(state).replace(/^ /, " and ")}`,
		message: (0, rollout_results.gt)(state)
	}));
	let notWaitedEnd = (0, describe.MA)("not_waited", (state) => ({
		headline: " was created; its rollout has started",
		message: "Not waiting for it (wait: false).",
		advice: (0, describe.yB)(state)
	}));
	let endOfDryRun = ({ if_exists }) => (0, describe.MA)("planned", () => ({
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
		if (lookup.kind === "none") return;
		if (lookup.kind === "several") return {
			input: "name",
			...(0, name_lookup.GX)(lookup, name, "Use the root action with the deployment_id of the one that is meant")
		};
		let { id, source: currentSource } = lookup.deployment;
		if ((0, deployments.vx)(lookup.deployment)) return {
			input: "name",
			reason: `${name} is being deleted`,
			fix: "run this again when it is gone, or write another name",
			hasSubject: !0
		};
		return currentSource === source ? id : problemWithChange("source", `its source is ${currentSource}`, name);
	}
	function problemWithChange(input, what, name) {
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
		let { source_config: currentConfig } = deployment;
		let { name, repo_url } = inputs;
		let mismatch = (0, name_lookup.E)(deployment, name);
		if (mismatch !== void 0) return {
			input: "name",
			reason: mismatch,
			fix: "run this again"
		};
		if (repo_url && currentConfig.repo_url && !(0, source.ve)(currentConfig.repo_url, repo_url)) return problemWithChange("repo_url", `it is built from ${(0, quoted.TL)(currentConfig.repo_url)}`, name);
		let current = {
			...currentConfig,
			k8s_namespace: currentConfig.listener_config?.k8s_namespace
		};
		for (let input of FIXED_INPUTS) {
			let [requested, kept] = [inputs[input], current[input]];
			requested && kept && requested !== kept.toLowerCase() && ctx.report.warning(`${input}: ${name} keeps ${(0, quoted.TL)(kept)}, which cannot be changed.`);
		}
	}
	let deployInputsFrom = (inputs, deployment_id) => ({
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
	var problems = __webpack_require__(5567);
	var refusal = __webpack_require__(4777);
	var schemas = __webpack_require__(3339);
	let LISTENERS = "listeners";
	let INTEGRATIONS = "integrations";
	let Listener = schemas.Ikc({
		id: operation.id,
		compute_type: (0, operation.tB)(schemas.YjP(), LISTENERS),
		compute_id: (0, operation.tB)(schemas.YjP(), LISTENERS),
		compute_config: (0, operation.tB)(schemas.Ikc({ k8s_namespaces: (0, operation.tB)(schemas.YOg(schemas.YjP()), LISTENERS).meta({ description: "Where it deploys to, if its compute type is k8s." }) }), LISTENERS),
		created_at: (0, operation.tB)(operation.Au, LISTENERS),
		updated_at: (0, operation.tB)(operation.Au, LISTENERS)
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
		resourceLabel: "the listeners",
		reply: schemas.Ikc({ resources: schemas.YOg(Listener) }).meta(WRAPPED_LISTS),
		clientReply: listOf(Listener)
	});
	let listGithubIntegrations = (0, operation.MQ)("GET", "/v1/integrations/github/install", {
		summary: "List the installed GitHub integrations",
		resourceLabel: "the GitHub integrations",
		reply: schemas.YOg(Integration).meta(WRAPPED_LISTS),
		clientReply: listOf(Integration)
	});
	let LISTS = {
		integration_id: async (ctx) => (await (0, requests.nb)(ctx, listGithubIntegrations, {}))?.map(({ id, name }) => ({
			id,
			names: [name]
		})),
		listener_id: async (ctx) => (await (0, requests.nb)(ctx, listListeners, {}))?.map(({ id, compute_type, compute_id, compute_config }) => {
			let namespaces = compute_config?.k8s_namespaces?.join(", ");
			return {
				id,
				names: [
					compute_type,
					compute_id,
					namespaces && `for ${namespaces}`
				]
			};
		})
	};
	let IF_NONE = {
		integration_id: "install the GitHub integration on the platform first: the service lists none",
		listener_id: "register a listener on the platform first: the service lists none"
	};
	async function correctionOf(input, id, ctx) {
		let listedIds = await LISTS[input](ctx);
		if (listedIds === void 0 || listedIds.some((one) => one.id === id)) return;
		if (listedIds.length === 0) return IF_NONE[input];
		let labels = listedIds.slice(0, 5).map((one) => {
			let name = ctx.server.redact(one.names.filter(Boolean).join(" ")).replace(/\s+/g, " ");
			return name === "" ? one.id : `${(0, format.ml)(name, 60)} (${one.id})`;
		});
		let more = listedIds.length > 5 ? ` and ${listedIds.length - 5} more` : "";
		return `set ${input} to one that the service lists: ${labels.join(", ")}${more}`;
	}
	async function addListedIds(problem, ctx) {
		let { input, fix } = problem;
		if (input !== "integration_id") return problem;
		return {
			...problem,
			fix: await correctionOf(input, void 0, ctx) ?? fix
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
		let clause = await correctionOf(refusedInput, inputs[refusedInput], ctx).catch(() => void 0);
		return clause && (0, problems.Re)(clause);
	}
	async function runCreate(inputs, ctx, run) {
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
			let isNew = state.initialDeployment === void 0;
			let context = (0, deployment.P)(inputs, state, {
				rows: isNew ? refusalRows(inputs) : control_plane.qZ,
				listAlternative: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
				inputs: Object.keys(create_inputs.oB.shape)
			});
			let nextStep = isNew ? await adviceByLists(error, context, inputs, ctx) : void 0;
			end = (0, error_results.WF)(error, state, {
				...context,
				nextStep
			}, ctx.signal.aborted);
		}
		ctx.report.endGroup();
		await (0, watch.Kj)(end, ctx, store);
		return (0, page.N)(ctx, end, store, create_inputs.V4);
	}
	async function createOrChange(creation) {
		let { inputs, ctx, store } = creation;
		if (inputs.if_exists === "fail") return createAndWait(creation);
		let existing = await findExisting(ctx, inputs);
		if (existing === void 0) try {
			return await createAndWait(creation, []);
		} catch (error) {
			if (store.state.deployment !== void 0 || !isNameTaken(error)) throw error;
			existing = await (0, requests.LC)(ctx, () => findExisting(ctx, inputs), (result) => result !== void 0);
			if (existing === void 0) throw error;
		}
		let refuse = (problem) => (0, error_results.H_)([problem], "Nothing was changed.");
		if (typeof existing != "string") return refuse(existing);
		store.update({ deployment_id: existing });
		let problem = await problemWithOrigin(ctx, inputs, existing);
		if (problem !== void 0) return refuse(problem);
		store.update({ isNew: !1 });
		ctx.report.info(`${inputs.name} exists (${existing}): updating it.`);
		let { deployAndWait } = await Promise.all([__webpack_require__.e("deploy-deploy"), __webpack_require__.e("deploy-inputs")]).then(__webpack_require__.bind(__webpack_require__, 1848));
		return (await deployAndWait({
			...creation,
			inputs: deployInputsFrom(inputs, existing)
		})).end;
	}
	async function readPreviousIds(ctx, name) {
		let ids = await (0, errors.Rt)(ctx, (0, find_deployment.P)(ctx, name));
		if (!(ids instanceof errors._7)) return ids;
		if ((0, errors.jq)(ids)) throw ids;
	}
	async function createAndWait(creation, ids) {
		let { inputs, ctx, store } = creation;
		let { report, signal } = ctx;
		let missing = (0, create_inputs.US)(inputs);
		if (missing.length > 0) {
			let problems = await Promise.all(missing.map((problem) => addListedIds(problem, ctx)));
			return (0, error_results.H_)(problems, "Nothing was created.");
		}
		let request = requestFrom(inputs);
		showPlan(creation, request);
		if (inputs.dry_run) return endOfDryRun(inputs);
		let baseline = ids ?? await readPreviousIds(ctx, inputs.name);
		signal.throwIfAborted();
		ctx.onStart?.(`${(0, describe.et)(store.state)} is being created`);
		report.progress("creating the deployment");
		let onPhase = (phase) => store.update({ phase });
		let { found: deployment, recovered } = await createDeploymentOnce(inputs, ctx, request, baseline, onPhase);
		store.update({
			...(0, state.fO)(deployment),
			isNew: !0,
			...(0, operation.XF)({ recovered })
		});
		report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
		return followFirstRevision(creation, deployment);
	}
	async function followFirstRevision({ inputs, ctx, store }, deployment) {
		let { id: deployment_id, source_revision_config } = deployment;
		let { latest_revision_id: revision_id } = deployment.latest_revision_id === null ? await (0, latest_revision.Q)(ctx, inputs, deployment, limits.b.firstRevision.ms) : deployment;
		if (revision_id === null) throw new errors.AN(`Deployment ${deployment_id} has shown no revision yet`);
		store.update({
			revision: {
				id: revision_id,
				source_revision_config
			},
			createdByThisStep: !0
		});
		ctx.report.info(`Its first revision is ${revision_id}.`);
		ctx.signal.throwIfAborted();
		if (!inputs.wait) {
			await (0, read_back.e)(ctx, store, "not_waited");
			return (0, read_back.Y)(store.state) ?? notWaitedEnd;
		}
		let rollout = {
			deployment_id,
			revision_id,
			inputs,
			olderIds: new Set()
		};
		let end = await (0, watch.WR)(ctx, rollout, store);
		await (0, read_back.e)(ctx, store, end.outcome);
		if (end.outcome !== "deployed") return (0, rollout_results.gJ)(end, store.elapsedMs);
		return (0, read_back.Y)(store.state) ?? createdEnd;
	}
	function showPlan({ inputs, ctx, store }, request) {
		let { name, source, image_uri, repo_ref } = inputs;
		let content = image_uri ? (0, rollout_content.ec)(image_uri) : repo_ref;
		ctx.report.info(`${name} (${source}): a new deployment${content ? ` of ${content}` : ""}`);
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
		(0, change_text.uH)(ctx.report, `${(0, format.td)(changes.length, "setting")} of a new deployment`, plan);
	}
}) };
