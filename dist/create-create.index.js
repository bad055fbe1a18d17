"use strict";
exports.id = "create-create";
exports.ids = ["create-create"];
exports.modules = { 795: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runCreate: () => runCreate });
	var format = __webpack_require__(2772);
	var control_plane = __webpack_require__(4751);
	var deployment = __webpack_require__(2242);
	var errors = __webpack_require__(1515);
	var find_deployment = __webpack_require__(259);
	var limits = __webpack_require__(8136);
	var requests = __webpack_require__(2093);
	var change_text = __webpack_require__(2302);
	var rollout_content = __webpack_require__(2931);
	var describe = __webpack_require__(9121);
	var error_results = __webpack_require__(2197);
	var rollout_conclusion = __webpack_require__(9934);
	var rollout_results = __webpack_require__(5430);
	var newer_revision = __webpack_require__(1481);
	var outputs = __webpack_require__(9335);
	var read_back = __webpack_require__(2334);
	var state = __webpack_require__(7659);
	var watch = __webpack_require__(7884);
	var write_once = __webpack_require__(1308);
	var compare = __webpack_require__(2175);
	var deployments_deployment = __webpack_require__(7021);
	var spelling = __webpack_require__(5208);
	var omit_absent = __webpack_require__(5174);
	async function createDeploymentOnce({ on_ambiguous, settle_window }, ctx, body, previousIds, onPhase) {
		let request = body;
		let sendOnce = (signal) => (0, requests.T1)({
			...ctx,
			signal
		}, deployments_deployment.Yy, {}, limits.b.once, request);
		let { resource } = await (0, write_once.F)(ctx, {
			baseline: previousIds,
			readBaseline: async () => previousIds,
			send: (signal) => sendOnce(signal).catch((error) => {
				let respelledRequest = respellByRefusal(error, request);
				if (respelledRequest === void 0) throw error;
				request = respelledRequest;
				return sendOnce(signal);
			}),
			onPhase,
			isRefusalTrusted: (refusal) => (0, errors.jZ)(refusal) || refusal.status === 409 || previousIds === void 0,
			resourceOf: async (reply) => deploymentOf(body, reply),
			subject: "its name",
			searchOnce: (searchCtx) => searchList(searchCtx, body, previousIds),
			resultWithoutReply: { kind: "nothing" },
			windowMs: settle_window,
			maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.creations.attempts,
			unprovenError: (cause) => unprovenErrorOf(cause, body.name, previousIds),
			texts: {
				ambiguousAttempt: "the deployment may have been created, looking for its name",
				acceptance: "The creation was accepted, but the answer does not show its id; looking for its name.",
				absence: "None of its name was seen",
				match: ({ id }) => `It was created: ${(0, format.m_)(id)} is there. Nothing is sent again.`
			}
		});
		return resource;
	}
	function respellByRefusal(error, body) {
		let hasOtherSpelling = error instanceof errors.fk && error.problems.some(({ loc }) => loc.includes(spelling.Zi));
		let respelledBody = (0, spelling.eX)({ [spelling.Zi]: null }, body);
		return hasOtherSpelling && respelledBody !== body ? respelledBody : void 0;
	}
	let deploymentOf = ({ name, source, source_config: { custom_url }, source_revision_config }, reply) => ({
		name,
		source,
		source_revision_config,
		latest_revision_id: null,
		active_revision_id: null,
		...(0, omit_absent.X)(reply),
		status: reply.status ?? "",
		source_config: reply.source_config ?? { custom_url }
	});
	async function searchList(ctx, body, previousIds) {
		let [deployment_id, ...otherIds] = (await (0, find_deployment.P)(ctx, body.name)).filter((id) => !previousIds?.includes(id));
		if (deployment_id === void 0) return { kind: "nothing" };
		if (previousIds === void 0 || otherIds.length > 0) return {
			kind: "unproven",
			reason: "Unknown which deployment of its name is new"
		};
		let deployment = await (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id }, limits.b.once);
		return (0, compare.qz)(body.source_revision_config, deployment.source_revision_config) ? {
			kind: "unproven",
			reason: "It runs something else"
		} : {
			kind: "own",
			resource: deployment
		};
	}
	function unprovenErrorOf(error, name, previousIds) {
		let status = error instanceof errors.fk ? error.status : void 0;
		return status === 422 || status === 409 && previousIds?.length ? error : new errors.AN(`A deployment named ${name} may have been created`, error);
	}
	let creationEnd = (0, describe.Wy)("deployed", (state) => ({
		headline: ` was created${(0, rollout_results.vW)(state).replace(/^ /, " and ")}`,
		message: (0, rollout_results.gt)(state)
	}));
	let notWaitedEnd = (0, describe.Wy)("not_waited", (state) => ({
		headline: " was created; its rollout has started",
		message: "Not waiting for it (wait: false).",
		advice: (0, describe.yB)(state)
	}));
	let timeoutEnd = (0, describe.Wy)("timed_out", () => ({
		headline: ": timed out, nothing was created",
		message: "The timeout came before the creation was sent.",
		advice: "Set a longer timeout."
	}));
	let endOfDryRun = ({ if_exists }) => (0, describe.Wy)("planned", () => ({
		headline: " would be created",
		message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`
	}));
	var quote = __webpack_require__(8004);
	var name_lookup = __webpack_require__(4735);
	var deployments_source = __webpack_require__(2923);
	async function findExistingDeployment(ctx, { name }) {
		let lookup = await (0, find_deployment.H)(ctx, name);
		if (lookup.kind === "none") return;
		if (lookup.kind === "several") return {
			input: "name",
			...(0, name_lookup.GX)(lookup, name, "Use the root action with the deployment_id of the one that is meant")
		};
		if (!(0, deployments_deployment.vx)(lookup.deployment)) return lookup.deployment.id;
		return {
			input: "name",
			reason: `${name} is being deleted`,
			fix: "run this again when it is gone, or write another name",
			hasSubject: !0
		};
	}
	let FIXED_INPUTS = [
		"integration_id",
		"deployment_type",
		"listener_id",
		"k8s_namespace"
	];
	async function findConflict(ctx, inputs, id) {
		let deployment = await (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id: id });
		let { source_config: currentConfig } = deployment;
		let { name, source, repo_url } = inputs;
		let problemWith = (input, difference) => ({
			input,
			reason: `${name} exists, ${difference}, and that cannot be changed`,
			fix: "write another name, or delete it first"
		});
		let mismatch = (0, name_lookup.E)(deployment, name);
		if (mismatch !== void 0) return {
			input: "name",
			reason: mismatch,
			fix: "run this again"
		};
		if (deployment.source !== source) return problemWith("source", `its source is ${deployment.source}`);
		if (repo_url && currentConfig.repo_url && !(0, deployments_source.ve)(currentConfig.repo_url, repo_url)) return problemWith("repo_url", `it is built from ${(0, quote.hD)(currentConfig.repo_url)}`);
		let { k8s_namespace } = currentConfig.listener_config ?? {};
		let currentSettings = {
			...currentConfig,
			k8s_namespace
		};
		for (let input of FIXED_INPUTS) {
			let requestedValue = inputs[input];
			let keptValue = currentSettings[input];
			requestedValue && keptValue && requestedValue !== keptValue.toLowerCase() && ctx.report.warning(`${input}: ${name} keeps ${(0, quote.hD)(keptValue)}, which cannot be changed.`);
		}
	}
	let toDeployInputs = (inputs, deployment_id) => ({
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
	var ids = __webpack_require__(5485);
	var members = __webpack_require__(1216);
	var operation = __webpack_require__(8674);
	let LISTENERS = "listeners";
	let INTEGRATIONS = "integrations";
	let Listener = schemas.Ikc({
		id: ids.ZS,
		compute_type: (0, members.tB)(schemas.YjP(), LISTENERS),
		compute_id: (0, members.tB)(schemas.YjP(), LISTENERS),
		compute_config: (0, members.tB)(schemas.Ikc({ k8s_namespaces: (0, members.tB)(schemas.YOg(schemas.YjP()), LISTENERS).describe("Where the listener deploys to, for compute type k8s.") }), LISTENERS),
		created_at: (0, members.tB)(members.Au, LISTENERS),
		updated_at: (0, members.tB)(members.Au, LISTENERS)
	});
	let Integration = schemas.Ikc({
		id: ids.ZS,
		name: (0, members.tB)(schemas.YjP(), INTEGRATIONS),
		installation_id: (0, members.tB)(schemas.KCZ([schemas.Whr(), schemas.YjP()]), INTEGRATIONS)
	});
	let WRAPPED_LISTS = { row: "wrapped-lists" };
	let listOf = (schema) => schemas.KCZ([schemas.YOg(schema), schemas.Ikc({ resources: schemas.YOg(schema) }).transform(({ resources }) => resources)]);
	let listListeners = (0, operation.M)("GET", "/v2/listeners", {
		summary: "List the listeners that run external_docker deployments",
		resourceLabel: "the listeners",
		reply: schemas.Ikc({ resources: schemas.YOg(Listener) }).meta(WRAPPED_LISTS),
		clientReply: listOf(Listener)
	});
	let listGithubIntegrations = (0, operation.M)("GET", "/v1/integrations/github/install", {
		summary: "List the installed GitHub integrations",
		resourceLabel: "the GitHub integrations",
		reply: schemas.YOg(Integration).meta(WRAPPED_LISTS),
		clientReply: listOf(Integration)
	});
	let ID_INPUTS = ["integration_id", "listener_id"];
	let ID_READERS = {
		integration_id: async (ctx) => (await (0, requests.nb)(ctx, listGithubIntegrations, {}))?.map(({ id, name }) => ({
			id,
			name: name ?? ""
		})),
		listener_id: async (ctx) => (await (0, requests.nb)(ctx, listListeners, {}))?.map(({ id, compute_type, compute_id, compute_config }) => {
			let namespaces = compute_config?.k8s_namespaces?.join(", ");
			return {
				id,
				name: [
					compute_type,
					compute_id,
					namespaces && `for ${namespaces}`
				].filter(Boolean).join(" ")
			};
		})
	};
	let nounOf = (input) => input.replace("_id", "");
	async function findAdvice(input, id, ctx) {
		let listedIds = await ID_READERS[input](ctx);
		if (listedIds === void 0 || listedIds.some((one) => one.id === id)) return;
		if (listedIds.length === 0) return `Add the ${nounOf(input)} on the platform first: the service lists none.`;
		let labels = listedIds.slice(0, 5).map(({ id: listedId, name }) => {
			let line = ctx.server.redact(name).replace(/\s+/g, " ");
			return line === "" ? listedId : `${(0, format.ml)(line, 60)} (${listedId})`;
		});
		let omittedCount = listedIds.length - labels.length;
		let rest = omittedCount > 0 ? ` and ${omittedCount} more` : "";
		return `Set ${input} to one that the service lists: ${labels.join(", ")}${rest}.`;
	}
	async function adviseByLists(error, context, inputs, ctx) {
		if (!(error instanceof errors.fk) || ![
			400,
			404,
			422
		].includes(error.status)) return;
		let { members } = (0, refusal.G)(error, context);
		let text = members.map(({ input }) => input).join() || (error.detail ?? "").toLowerCase();
		let refusedInput = ID_INPUTS.find((input) => text.includes(nounOf(input)));
		return refusedInput && findAdvice(refusedInput, inputs[refusedInput], ctx).catch(() => void 0);
	}
	var warnings = __webpack_require__(6988);
	var timed_out = __webpack_require__(6162);
	let hasUnusualName = (name) => !/^[a-z0-9-]*$/.test(name);
	function creationWarnings(inputs) {
		let { name, listener_id } = inputs;
		let lengthWarning = `name: has ${name.length} characters, and on some platforms a deployment that a listener runs does not become ready with more than ${timed_out.d}. If its first revision fails, write a shorter one.`;
		return [
			...hasUnusualName(name) ? ["name: some services refuse names of other characters than a-z, 0-9 and -."] : [],
			...listener_id !== void 0 && name.length > timed_out.d ? [lengthWarning] : [],
			...(0, warnings.Y)(inputs)
		];
	}
	let isNameTaken = (error) => error instanceof errors.fk && error.status === 409 && !control_plane.bt.test(error.detail ?? "");
	let refusalRules = ({ name, if_exists }) => [
		...hasUnusualName(name) ? [control_plane.NC] : [],
		...if_exists === "update" ? [control_plane.ES] : [],
		...control_plane.st
	];
	var input = __webpack_require__(343);
	var secrets = __webpack_require__(1524);
	var change = __webpack_require__(8652);
	let REQUIRED_MEMBERS = {
		github: {
			deployment_type: "dev",
			build_on_push: !1
		},
		external_docker: { resource_spec: {} }
	};
	function toRequest(inputs) {
		let { k8s_namespace, repo_ref, graph_config_path, image_uri } = inputs;
		return {
			name: inputs.name,
			source: inputs.source,
			source_config: {
				...REQUIRED_MEMBERS[inputs.source],
				...(0, omit_absent.X)({
					integration_id: inputs.integration_id,
					repo_url: inputs.repo_url,
					deployment_type: inputs.deployment_type,
					build_on_push: inputs.build_on_push,
					custom_url: inputs.custom_url,
					resource_spec: (0, input.rI)(inputs)?.spec,
					listener_id: inputs.listener_id,
					listener_config: k8s_namespace === void 0 ? void 0 : { k8s_namespace },
					install_command: inputs.install_command,
					build_command: inputs.build_command
				})
			},
			source_revision_config: (0, omit_absent.X)({
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
	async function runCreate(inputs, ctx, run) {
		let messageSettings = {
			...inputs,
			action: "create"
		};
		let store = (0, outputs.dP)(ctx.clock.now, messageSettings, create_inputs.V4, ctx.report);
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
			let isCreation = state.initialDeployment === void 0;
			let context = (0, deployment.P)(inputs, state, {
				rules: isCreation ? refusalRules(inputs) : control_plane.YC,
				listAlternative: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
				inputs: Object.keys(create_inputs.oB.shape)
			});
			let nextStep = isCreation ? await adviseByLists(error, context, inputs, ctx) : void 0;
			end = (0, error_results.WF)(error, store, {
				...context,
				nextStep
			}, ctx.signal.aborted);
		}
		ctx.report.endGroup();
		await (0, watch.E3)(end, ctx, store);
		return (0, rollout_conclusion.N)(ctx, end, store, create_inputs.V4);
	}
	async function createOrChange(creation) {
		let { inputs, ctx, store } = creation;
		if (inputs.if_exists === "fail") return createAndWait(creation);
		let findExisting = () => findExistingDeployment(ctx, inputs);
		let idOrProblem = await findExisting();
		if (idOrProblem === void 0) try {
			return await createAndWait(creation, []);
		} catch (error) {
			if (store.state.deployment !== void 0 || !isNameTaken(error)) throw error;
			idOrProblem = await (0, requests.LC)(ctx, findExisting, (result) => result !== void 0);
			if (idOrProblem === void 0) throw error;
		}
		let reject = (problem) => (0, error_results.H_)([problem], "Nothing was changed.");
		if (typeof idOrProblem != "string") return reject(idOrProblem);
		let deployment_id = idOrProblem;
		store.update({ deployment_id });
		let problem = await findConflict(ctx, inputs, deployment_id);
		if (problem !== void 0) return reject(problem);
		store.update({ isNew: !1 });
		ctx.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
		let { deployAndWait } = await Promise.all([__webpack_require__.e("deploy-deploy"), __webpack_require__.e("deploy-inputs")]).then(__webpack_require__.bind(__webpack_require__, 6674));
		return deployAndWait({
			...creation,
			inputs: toDeployInputs(inputs, deployment_id)
		});
	}
	let readPreviousIds = (ctx, name) => (0, find_deployment.P)(ctx, name).catch((0, errors.gd)((error) => error instanceof errors._7 && !(0, errors.jq)(error)));
	async function createAndWait(creation, previousIds) {
		let { inputs, ctx, store } = creation;
		let { report, signal } = ctx;
		let problems = (0, create_inputs.Xu)(inputs);
		if (problems.length > 0) return (0, error_results.H_)(problems, "Nothing was created.");
		let request = toRequest(inputs);
		planCreation(creation, request);
		if (inputs.dry_run) return endOfDryRun(inputs);
		let baseline = previousIds ?? await readPreviousIds(ctx, inputs.name);
		signal.throwIfAborted();
		if (ctx.deadline.isRequestSent && ctx.deadline.leftMs <= 0) return timeoutEnd;
		ctx.onStart?.(`${(0, describe.et)(store.state)} is being created`);
		report.progress("creating the deployment");
		let onPhase = (phase) => store.update({ phase });
		let deployment = await createDeploymentOnce(inputs, ctx, request, baseline, onPhase);
		store.update({
			...(0, state.fO)(deployment),
			isNew: !0
		});
		report.info(`Deployment ${deployment.name} (${deployment.id}) was created.`);
		return followFirstRevision(creation, deployment);
	}
	async function followFirstRevision({ inputs, ctx, store }, deployment) {
		let { id: deployment_id, source_revision_config } = deployment;
		let { latest_revision_id: revision_id } = deployment.latest_revision_id === null ? await (0, newer_revision.Q)(ctx, inputs, deployment, limits.b.firstRevision.ms) : deployment;
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
			return (0, rollout_results.Y7)(store.state) ?? notWaitedEnd;
		}
		let rollout = {
			deployment_id,
			revision_id,
			inputs,
			olderIds: new Set()
		};
		let end = await (0, watch.xW)(ctx, rollout, store);
		await (0, read_back.e)(ctx, store, end.outcome);
		if (end.outcome !== "deployed") return (0, rollout_results.gJ)(end, store.elapsedMs);
		return (0, rollout_results.Y7)(store.state) ?? creationEnd;
	}
	function planCreation({ inputs, ctx, store }, request) {
		let { name, source, image_uri, repo_ref } = inputs;
		let content = image_uri ? (0, rollout_content.ec)(image_uri) : repo_ref;
		ctx.report.info(`${name} (${source}): a new deployment${content ? ` of ${content}` : ""}`);
		let changes = additionsOf(request);
		let plan = {
			changes,
			warnings: creationWarnings(inputs),
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
