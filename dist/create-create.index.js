"use strict";
exports.id = "create-create";
exports.ids = ["create-create"];
exports.modules = {
	5435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { create: () => create });
		var look_up_by_name = __webpack_require__(2509);
		var opening = __webpack_require__(2171);
		var control_plane = __webpack_require__(4751);
		var deployment = __webpack_require__(2242);
		var wording = __webpack_require__(2867);
		var ask = __webpack_require__(615);
		var errors = __webpack_require__(1515);
		var patience = __webpack_require__(7527);
		var operation = __webpack_require__(8674);
		var rollout_changes = __webpack_require__(6467);
		var describe = __webpack_require__(9121);
		var ends_of_errors = __webpack_require__(9294);
		var ends_of_rollout = __webpack_require__(3778);
		var page = __webpack_require__(668);
		var known = __webpack_require__(2629);
		var latest_revision = __webpack_require__(3617);
		var outputs = __webpack_require__(9335);
		var read_back = __webpack_require__(2334);
		var rollout_runs = __webpack_require__(9430);
		var watch = __webpack_require__(7884);
		var write_search = __webpack_require__(7756);
		var write_once = __webpack_require__(4451);
		var compare = __webpack_require__(540);
		var deployments = __webpack_require__(3174);
		var spelling = __webpack_require__(1737);
		async function asListed(world, body) {
			if (body.source_revision_config.graph_config_path === void 0) return body;
			let built = (await (0, ask.WP)(world, deployments.G8, { limit: 100 }))?.resources.find((one) => one?.source_revision_config?.graph_config_path);
			return (0, spelling.rd)(built?.source_revision_config, body);
		}
		function asAskedFor(error, body) {
			let isAsked = error instanceof errors.fk && error.problems.some(({ loc }) => loc.includes(spelling.Zi));
			let spelt = (0, spelling.rd)({ [spelling.Zi]: null }, body);
			return isAsked && spelt !== body ? spelt : void 0;
		}
		async function createOnce({ on_ambiguous, settle_window }, world, body, before, onPhase) {
			let spelt = await asListed(world, body);
			let sendOnce = (signal) => (0, ask.kA)({
				...world,
				signal
			}, deployments.Yy, {}, patience.a.once, spelt);
			return (0, write_once.F)(world, {
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
					return await (0, write_search.p)(world, search) ?? { kind: "nothing" };
				},
				windowMs: settle_window,
				maySendAgain: (sends) => on_ambiguous === "verify" && sends < patience.a.creations.attempts,
				giveUp: (cause) => afterLostAnswer(cause, body.name, before),
				texts: {
					lost: "the deployment may have been created, looking for its name",
					accepted: "",
					absent: "None of its name was seen",
					found: ({ id }) => `It was created: ${(0, wording.m_)(id)} is there. Nothing is sent again.`
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
		async function lookInList(world, body, before) {
			let [deployment_id, ...others] = (await (0, look_up_by_name._7)(world, body.name)).filter((id) => !before?.includes(id));
			if (deployment_id === void 0) return { kind: "nothing" };
			if (before === void 0 || others.length > 0) return {
				kind: "unproven",
				why: "Its name does not show which it is"
			};
			let found = await (0, ask.kA)(world, deployments.i8, { deployment_id }, patience.a.once);
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
		var secrets = __webpack_require__(6762);
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
			after: (0, rollout_changes.TU)(value)
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
		let LEFT = (known, name) => ({
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
				...(0, ends_of_errors.B4)(known, "created, but its first revision is not known"),
				...known.revision ? {} : {
					cancelled: "cancelled, created, but its first revision is not known",
					message: "The workflow was cancelled."
				}
			}
		});
		let isTaken = (error) => error instanceof errors.fk && error.status === 409 && !control_plane.xi.test(error.detail ?? "");
		let created = {
			outcome: "deployed",
			words: (known) => ({
				headline: `${(0, describe.et)(known)} was created${(0, ends_of_rollout.Zu)(known).replace(/^ /, " and ")}`,
				message: (0, ends_of_rollout.G6)(known)
			})
		};
		let started = {
			outcome: "not_waited",
			words: (known) => ({
				headline: `${(0, describe.et)(known)} was created; its rollout has started`,
				message: "Not waiting for it (wait: false).",
				advice: (0, describe.DN)(known)
			})
		};
		let planned = ({ if_exists }) => ({
			outcome: "planned",
			words: (known) => ({
				headline: `${(0, describe.et)(known)} would be created`,
				message: `Nothing was sent (dry_run)${if_exists === "fail" ? ", so neither the credential nor the name was checked" : ""}.`
			})
		});
		let rowsOfCreation = ({ name, if_exists }) => [
			...hasUnusualName(name) ? control_plane.Gd : [],
			...if_exists === "update" ? control_plane.ne : [],
			...control_plane.Cq
		];
		var existing = __webpack_require__(4616);
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
				read: async (world) => (await (0, ask.WP)(world, listGithubIntegrations, {}))?.map(({ id, name }) => ({
					id,
					name: [name]
				})),
				ifNone: "Install the GitHub integration on the platform first: the service lists none."
			},
			listener_id: {
				read: async (world) => (await (0, ask.WP)(world, listListeners, {}))?.map(({ id, compute_type, compute_id, compute_config }) => {
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
		function inWords(all, { server: { clean } }) {
			let shown = all.slice(0, 5).map(({ id, name: parts }) => {
				let name = clean(parts.filter(Boolean).join(" ")).replace(/\s+/g, " ");
				return name === "" ? id : `${(0, wording.vI)(name, 60)} (${id})`;
			});
			let rest = all.length - shown.length;
			return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
		}
		async function withListed(problem, world) {
			if (problem.input !== "integration_id") return problem;
			let all = await LISTS.integration_id.read(world);
			if (!all?.length) return problem;
			return {
				...problem,
				todo: `set it to one that the service lists, ${inWords(all, world)}`
			};
		}
		async function adviceByLists(error, context, inputs, world) {
			let members = error instanceof errors.fk ? (0, refusal.G)(error, context).members : [];
			let refused = ["integration_id", "listener_id"].find((input) => members.some((member) => member.input === input));
			if (refused === void 0) return;
			let { read, ifNone } = LISTS[refused];
			let all = await read(world).catch(() => void 0);
			if (all === void 0 || all.some(({ id }) => id === inputs[refused])) return;
			if (all.length === 0) return ifNone;
			return `Set ${refused} to one that the service lists: ${inWords(all, world)}.`;
		}
		let create = (inputs, world, change) => (0, opening.z)(world, { timeout: inputs.timeout }, (limited) => createOrEnd(inputs, limited, change));
		async function createOrEnd(inputs, world, change) {
			let labels = {
				...inputs,
				watchedBy: "the root action"
			};
			let notebook = (0, outputs.dz)(world.clock.now, labels, create_inputs.V4, world.report.output);
			let end;
			try {
				end = await createOrChange({
					inputs,
					world,
					notebook
				}, change);
			} catch (error) {
				let { known } = notebook;
				let isNew = known.before === void 0;
				let context = (0, deployment.V)(inputs, known, {
					rows: isNew ? rowsOfCreation(inputs) : control_plane.Pz,
					withoutList: `leave if_exists out to create ${inputs.name}, and change it by the root action with its deployment_id`,
					inputs: Object.keys(create_inputs.oB.shape)
				});
				let nextStep = isNew ? await adviceByLists(error, context, inputs, world) : void 0;
				let wordsOf = isNew ? (now) => LEFT(now, inputs.name) : void 0;
				end = (0, ends_of_errors.FV)(error, known, {
					...context,
					nextStep
				}, world.signal.aborted, wordsOf);
			}
			world.report.endGroup();
			await (0, watch.Kj)(end, world, notebook);
			return (0, page.N)(world, end, notebook, create_inputs.V4);
		}
		async function createOrChange(creation, change) {
			let { inputs, world, notebook } = creation;
			if (inputs.if_exists === "fail") return createAndWait(creation);
			let found = await (0, existing.existing)(world, inputs);
			if (found === "none") try {
				return await createAndWait(creation, []);
			} catch (error) {
				if (notebook.known.deployment !== void 0 || !isTaken(error)) throw error;
				found = await (0, ask.LC)(world, () => (0, existing.existing)(world, inputs), (now) => now !== "none");
				if (found === "none") throw error;
			}
			let refuse = (problem) => (0, ends_of_errors.J5)([problem], "Nothing was changed.");
			if ("problem" in found) return refuse(found.problem);
			let { deployment_id } = found;
			notebook.add({ deployment_id });
			let problem = await (0, existing.problemWithOrigin)(world, inputs, deployment_id);
			if (problem !== void 0) return refuse(problem);
			notebook.add({ isNew: !1 });
			world.report.info(`${inputs.name} exists (${deployment_id}): updating it.`);
			return change(creation, deployment_id);
		}
		async function idsBefore(world, name) {
			let ids = await (0, errors.wM)(world, (0, look_up_by_name._7)(world, name));
			if (!(ids instanceof errors._7)) return ids;
			if ((0, errors.jq)(ids)) throw ids;
		}
		async function createAndWait(creation, ids) {
			let { inputs, world, notebook } = creation;
			let { report, signal } = world;
			let missing = (0, create_inputs.US)(inputs);
			if (missing.length > 0) {
				let problems = await Promise.all(missing.map((problem) => withListed(problem, world)));
				return (0, ends_of_errors.J5)(problems, "Nothing was created.");
			}
			let request = requestFrom(inputs);
			showPlan(creation, request);
			if (inputs.dry_run) return planned(inputs);
			let before = ids ?? await idsBefore(world, inputs.name);
			signal.throwIfAborted();
			world.onStart?.(`${(0, describe.et)(notebook.known)} is being created`);
			let deployment = await send(creation, request, before);
			let revision_id = await firstRevision(creation, deployment);
			let { source_revision_config } = deployment;
			let revision = {
				id: revision_id,
				status: "",
				source_revision_config
			};
			notebook.add({
				revision,
				isOurs: !0
			});
			report.info(`Its first revision is ${revision_id}.`);
			signal.throwIfAborted();
			let target = {
				deployment_id: deployment.id,
				revision_id
			};
			if (!inputs.wait) return await (0, read_back.L)(world, notebook) ?? started;
			let end = await (0, watch.WR)(world, {
				...target,
				inputs,
				older: new Set()
			}, notebook);
			let other = await (0, read_back.L)(world, notebook, !1, end);
			if (other !== void 0) return other;
			return end.outcome === "deployed" ? created : (0, ends_of_rollout.gJ)(end, notebook.elapsedMs);
		}
		async function send(creation, request, before) {
			let { inputs, world, notebook } = creation;
			let { report } = world;
			report.tell("creating the deployment");
			let { found, recovered } = await createOnce(inputs, world, request, before, (phase) => notebook.add({ phase }));
			notebook.add({
				...(0, known.iV)(found),
				phase: "accepted",
				isNew: !0,
				...(0, operation.XF)({ recovered })
			});
			report.info(`Deployment ${found.name} (${found.id}) was created.`);
			return found;
		}
		function showPlan(creation, request) {
			let { inputs, notebook } = creation;
			let { report } = creation.world;
			let { name, source, image_uri, repo_ref } = inputs;
			let runs = image_uri ? (0, rollout_runs.nr)(image_uri) : repo_ref;
			report.info(`${name} (${source}): a new deployment${runs ? ` of ${runs}` : ""}`);
			let changes = additionsOf(request);
			let plan = {
				changes,
				warnings: inputWarnings(inputs),
				asides: new Map(),
				revisionNote: ""
			};
			let { source_revision_config, secrets } = request;
			let { resource_spec, custom_url } = request.source_config;
			notebook.add({
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
			(0, rollout_changes.fb)(report, `${(0, wording.td)(changes.length, "setting")} of a new deployment`, plan);
		}
		async function firstRevision({ inputs, world }, now) {
			if (now.latest_revision_id !== null) return now.latest_revision_id;
			let later = await (0, latest_revision.K)(world, inputs, now, patience.a.firstRevision.ms);
			if (later.latest_revision_id) return later.latest_revision_id;
			throw new errors.AN(`Deployment ${now.id} has shown no revision yet`);
		}
	}),
	4616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			changeFrom: () => changeFrom,
			existing: () => existing,
			problemWithOrigin: () => problemWithOrigin
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2509);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3174);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5566);
		async function existing(world, inputs) {
			let { name, source } = inputs;
			let named = await (0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.Jf)(world, name);
			if (named.kind === "none") return "none";
			if (named.kind === "several") return { problem: {
				input: "name",
				...(0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.AC)(named, name, "Use the root action with the deployment_id of the one that is meant")
			} };
			let { id, source: itsSource } = named.deployment;
			if ((0, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.vx)(named.deployment)) return { problem: {
				input: "name",
				what: `${name} is being deleted`,
				todo: "run this again when it is gone, or write another name",
				isWhole: !0
			} };
			return itsSource === source ? { deployment_id: id } : { problem: other("source", `its source is ${itsSource}`, name) };
		}
		function other(input, what, name) {
			return {
				input,
				what: `${name} exists, ${what}, and that cannot be changed`,
				todo: "write another name, or delete it first"
			};
		}
		let KEPT = [
			"integration_id",
			"deployment_type",
			"listener_id",
			"k8s_namespace"
		];
		async function problemWithOrigin(world, inputs, deployment_id) {
			let deployment = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_1__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.i8, { deployment_id });
			let { source_config: shown } = deployment;
			let { name, repo_url } = inputs;
			let another = (0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.QH)(deployment, name);
			if (another !== void 0) return {
				input: "name",
				what: another,
				todo: "run this again"
			};
			if (repo_url && shown.repo_url && !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_3__.ve)(shown.repo_url, repo_url)) return other("repo_url", `it is built from ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(shown.repo_url)}`, name);
			let all = {
				...shown,
				k8s_namespace: shown.listener_config?.k8s_namespace
			};
			for (let input of KEPT) {
				let [asked, kept] = [inputs[input], all[input]];
				asked && kept && asked !== kept.toLowerCase() && world.report.warning(`${input}: ${name} keeps ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(kept)}, which cannot be changed.`);
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
	}),
	6467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gf: () => besidesRuns,
			K1: () => otherwiseIn,
			TU: () => concealed,
			W1: () => changesInWords,
			ZC: () => warningBlocks,
			Zk: () => MOST_IN_HEADLINE,
			fb: () => tellPlan,
			k5: () => changesAsJson,
			xp: () => changeBlocks,
			zH: () => changesInShort
		});
		var _runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9430);
		let HIDDEN_VALUES = {
			added: [null, "(set)"],
			changed: ["(set)", "(changed)"],
			replaced: ["(set)", "(replaced)"],
			removed: ["(set)", "(removed)"],
			sent: ["(unknown)", "(set)"]
		};
		let HIDDEN_ENDS = {
			"not there": null,
			"another value": "(another value)",
			"still set": "(set)"
		};
		let changesAsJson = (changes) => JSON.stringify(changes.map((change) => {
			if (!("kind" in change)) return change;
			let [before, after] = HIDDEN_VALUES[change.kind];
			let end = change.shown && { shown: HIDDEN_ENDS[change.shown] };
			return {
				path: change.path,
				before,
				after,
				...end
			};
		}));
		let SECRET = "secrets.";
		let IMAGE = "source_revision_config.image_uri";
		let RUNS = [IMAGE, "source_revision_config.repo_ref"];
		let MOST_IN_HEADLINE = 2;
		let memberName = ({ path }) => path.replace(SECRET, "secret ").replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
		function valueShown({ path }, value) {
			if (typeof value == "number") return String(value);
			if (typeof value != "string" || /[\n\r]/.test(value)) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
			return path === IMAGE ? (0, _runs_js__WEBPACK_IMPORTED_MODULE_0__.nr)(value) : (0, _runs_js__WEBPACK_IMPORTED_MODULE_0__.O)(value);
		}
		let isRemoved = (change) => "kind" in change ? change.kind === "removed" : change.after === null;
		function readingOf(change) {
			if (change.shown !== void 0) return changed(cameOut(change));
			if ("kind" in change) {
				let { kind } = change;
				return {
					sign: isRemoved(change) ? "-" : kind === "added" ? "+" : "~",
					line: kind === "added" ? "set" : kind,
					phrase: kind
				};
			}
			let [from, to] = [valueShown(change, change.before), valueShown(change, change.after)];
			if (isRemoved(change)) return {
				sign: "-",
				line: from,
				phrase: "removed"
			};
			if (change.before === null) return {
				sign: "+",
				line: to,
				phrase: "set"
			};
			return changed(`${from} → ${to}`);
		}
		function cameOut(change) {
			let was = isRemoved(change) ? "removed" : "sent";
			if ("kind" in change) return `was ${was} and is ${change.shown}`;
			return `was ${was}${isRemoved(change) ? "" : ` as ${valueShown(change, change.after)}`} and is ${change.shown === null ? "not there" : valueShown(change, change.shown)}`;
		}
		let changed = (line) => ({
			sign: "~",
			line,
			phrase: line.length > 80 ? "changed" : line
		});
		let GROUPS = [
			"otherwise",
			"runs",
			"removed",
			"values",
			"secrets"
		];
		function groupOf(change) {
			if (change.shown !== void 0) return "otherwise";
			if (RUNS.includes(change.path)) return "runs";
			if (isRemoved(change)) return "removed";
			return change.path.startsWith(SECRET) ? "secrets" : "values";
		}
		let inOrder = (changes) => GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));
		function changeLines({ changes, asides }) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return inOrder(changes).map((change) => {
				let { sign, line } = readingOf(change);
				let aside = change.shown === void 0 ? asides.get(change.path) : void 0;
				return `${sign} ${memberName(change).padEnd(width)}  ${line}${aside ? ` (${aside})` : ""}`;
			});
		}
		function tellPlan(report, title, plan, note = "") {
			report.group(`Plan: ${title}`);
			for (let line of [...changeLines(plan), ...note === "" ? [] : [note]]) report.info(`  ${line}`);
			report.endGroup();
			for (let warning of plan.warnings) report.warning(warning);
		}
		let phraseOf = (change) => `${memberName(change)} ${readingOf(change).phrase}`;
		function changesInShort(changes) {
			let rest = changes.length - 2;
			return [...inOrder(changes).slice(0, 2).map(phraseOf), ...rest > 0 ? [`${rest} more`] : []].join(", ");
		}
		function changesInWords(changes) {
			let named = inOrder(changes).slice(0, 6);
			let inGroups = (...groups) => named.filter((one) => groups.includes(groupOf(one)));
			let removed = inGroups("removed").map(memberName).join(", ");
			let secrets = inGroups("secrets").map((one) => phraseOf(one).slice(7));
			let rest = changes.length - named.length;
			return [
				inGroups("otherwise", "runs").map(phraseOf).join(", "),
				removed && { strong: `${removed} removed` },
				inGroups("values").map(phraseOf).join(", "),
				secrets.length === 0 ? "" : `secret${secrets.length > 1 ? "s" : ""} ${secrets.join(", ")}`,
				rest > 0 ? `${rest} more` : ""
			].filter((group) => group !== "").flatMap((group, at) => at === 0 ? [group] : ["; ", group]);
		}
		let besidesRuns = ({ plan }) => plan?.changes.filter(({ path }) => !RUNS.includes(path)) ?? [];
		let otherwiseIn = ({ plan }) => plan?.changes.filter((change) => change.shown !== void 0) ?? [];
		let warningBlocks = (plan) => (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));
		function changeBlocks(plan) {
			let { changes, revisionNote } = plan;
			return [...changes.length === 0 ? [] : [{ diff: changeLines(plan) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
		}
		function concealed(value) {
			let json = JSON.stringify(value, (_, member) => typeof member == "object" && member && "name" in member && "value" in member ? {
				...member,
				value: "(hidden)"
			} : member);
			return JSON.parse(json ?? "null");
		}
	}),
	9121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CR: () => previousRuns,
			DN: () => howToContinue,
			Ew: () => changesOfSettings,
			GV: () => lastSeenInWords,
			Jt: () => nameOfNew,
			Kr: () => whoElse,
			Tj: () => rolledOut,
			WA: () => onThePlatform,
			ZZ: () => pageOf,
			cO: () => pageOfRevision,
			et: () => subjectOf,
			g: () => revisionPiece,
			jA: () => newRuns,
			k3: () => READ_REVISIONS,
			ky: () => runsOf,
			n_: () => endedAfterMs,
			t4: () => theRevision
		});
		var _report_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2867);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		var _runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9430);
		function subjectOf({ deployment, labels }) {
			let name = deployment?.name ?? labels.name;
			return labels.github_environment === void 0 ? name : `${name} (${labels.github_environment})`;
		}
		function newRuns({ revision, patch }) {
			let runs = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
			let asked = patch?.source_revision_config?.repo_ref;
			return asked && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(runs.repo_ref ?? "") ? {
				...runs,
				repo_ref: asked
			} : runs;
		}
		function runsOf(known, revision_id) {
			let { before, deployment, former, revision, rollback } = known;
			if (!revision_id) return;
			if (revision_id === revision?.id) return newRuns(known);
			if (revision_id === rollback?.revision_id) return rollback.previous?.source_revision_config ?? void 0;
			let read = [former, rollback?.previous].find((one) => one?.id === revision_id);
			let shown = [before, deployment].find((one) => one?.latest_revision_id === revision_id);
			return read?.source_revision_config ?? shown?.source_revision_config;
		}
		let previousRuns = (known) => runsOf(known, known.before?.active_revision_id);
		function changesOfSettings({ plan, patch }) {
			let { image_uri, repo_ref } = patch?.source_revision_config ?? {};
			return image_uri || repo_ref ? [] : plan?.changes ?? [];
		}
		let rolledOut = (known) => (0, _runs_js__WEBPACK_IMPORTED_MODULE_1__.e$)(newRuns(known)) ?? "the new revision";
		function nameOfNew(known) {
			let name = rolledOut(known);
			let { before, deployment, revision } = known;
			return [before, deployment].flatMap((one) => one?.active_revision_id ?? []).filter((id) => id !== revision?.id).some((id) => (0, _runs_js__WEBPACK_IMPORTED_MODULE_1__.e$)(runsOf(known, id)) === name) ? `the new revision of ${name}` : name;
		}
		function pageOf({ deployment_id, labels }, revision_id) {
			if (deployment_id === void 0) return;
			return labels.revision_link?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id)).replaceAll("{revision_id}", encodeURIComponent(revision_id));
		}
		let pageOfRevision = (known) => known.revision && pageOf(known, known.revision.id);
		function onThePlatform(known, revision_id = known.revision?.id) {
			let href = revision_id === void 0 ? void 0 : pageOf(known, revision_id);
			return href === void 0 ? "on the platform" : {
				text: "on the platform",
				href
			};
		}
		function revisionPiece(known, revision_id) {
			let href = pageOf(known, revision_id);
			let code = (0, _report_wording_js__WEBPACK_IMPORTED_MODULE_2__.m_)(revision_id);
			return href === void 0 ? { code } : {
				text: code,
				href,
				isCode: !0
			};
		}
		let theRevision = (known) => known.revision === void 0 ? ["The revision"] : ["Revision ", revisionPiece(known, known.revision.id)];
		function endedAfterMs({ stays, isOurs }) {
			let own = stays.filter(({ watched }) => watched === "revision");
			return own.length > 1 || isOurs ? own.at(-1)?.atMs : void 0;
		}
		function lastSeenInWords(known, why) {
			let { lastSeen } = known;
			return `${lastSeen === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${lastSeen.status} after ${(0, _report_wording_js__WEBPACK_IMPORTED_MODULE_2__.a3)(lastSeen.atMs)}`}${why === void 0 ? "" : `; every read since then failed (${why})`}.`;
		}
		let READ_REVISIONS = "Read the deployment's revisions on the platform before you deploy again.";
		function howToContinue({ labels, deployment_id, revision, rollback }) {
			if (rollback?.revision_id !== void 0) return "";
			let isHere = labels.watchedBy === "this action";
			if (revision === void 0 && (isHere || deployment_id === void 0)) return READ_REVISIONS;
			return `To keep watching, ${isHere ? "run this action with only" : `use the root action with deployment_id: ${deployment_id},`} revision_id: ${revision?.id ?? "latest"}.`;
		}
		let whoElse = (known) => [
			"See ",
			onThePlatform(known),
			" who else deploys, or what rewrites the image."
		];
	}),
	2629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => polled,
			Hx: () => nothingKnown,
			bj: () => unanswered,
			ci: () => addressOf,
			iV: () => deploymentRead,
			rZ: () => rollingBack
		});
		let nothingKnown = (labels) => ({
			labels,
			phase: "not sent",
			isOurs: !1,
			stays: [],
			polls: 0,
			checksPassed: []
		});
		let deploymentRead = (deployment) => ({
			deployment_id: deployment.id,
			deployment,
			silentSinceMs: void 0
		});
		function polled(watched, revision, statusClass) {
			let { status, status_message: reason } = revision;
			return (known, atMs) => {
				let { lastSeen, rollback } = known;
				let last = known.stays.at(-1);
				let isSame = last?.watched === watched && last.status === status;
				let before = last !== void 0 && lastSeen !== void 0 && known.silentSinceMs !== void 0 ? known.stays.with(-1, {
					...last,
					untilMs: lastSeen.atMs
				}) : known.stays;
				let stays = isSame ? known.stays : [...before, {
					watched,
					status,
					statusClass,
					atMs
				}];
				let polls = known.polls + 1;
				if (watched === "rollback") return {
					stays,
					polls,
					rollback: {
						phase: "accepted",
						...rollback,
						reason
					}
				};
				let runs = revision.source_revision_config ?? known.revision?.source_revision_config;
				return {
					stays,
					polls,
					lastSeen: {
						status,
						atMs
					},
					silentSinceMs: void 0,
					revision: {
						...revision,
						source_revision_config: runs
					}
				};
			};
		}
		let unanswered = (watched) => ({ silentSinceMs }, atMs) => watched === "rollback" ? {} : { silentSinceMs: silentSinceMs ?? atMs };
		let rollingBack = (more) => ({ rollback }) => ({ rollback: {
			phase: "not sent",
			...rollback,
			...more
		} });
		let addressOf = (deployment) => deployment?.source_config.custom_url || deployment?.url || "";
	}),
	9335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HO: () => outputsAmong,
			Yz: () => outputsOf,
			dz: () => rolloutNotebook
		});
		var _report_notebook_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
		var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6467);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2629);
		let outputsOfDeployment = ({ deployment, silentSinceMs }) => ({
			deployment_name: deployment?.name ?? "",
			deployment_status: deployment?.status ?? "",
			deployment_url: (0, _known_js__WEBPACK_IMPORTED_MODULE_2__.ci)(deployment),
			active_revision_id: silentSinceMs === void 0 && deployment?.active_revision_id || ""
		});
		function outputsOfRevision({ revision, isOurs, polls }) {
			let { image_uri, repo_ref, repo_commit_sha } = revision?.source_revision_config ?? {};
			return {
				revision_id: revision?.id ?? "",
				revision_created: isOurs,
				status: revision?.status ?? "",
				image_uri: image_uri ?? "",
				repo_ref: repo_ref ?? "",
				repo_commit_sha: repo_commit_sha ?? "",
				poll_count: polls
			};
		}
		let outputsOf = (known) => ({
			deployment_id: known.deployment_id ?? "",
			previous_revision_id: known.before?.active_revision_id ?? "",
			previous_image_uri: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.CR)(known)?.image_uri ?? "",
			previous_repo_ref: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.CR)(known)?.repo_ref ?? "",
			...outputsOfDeployment(known),
			...outputsOfRevision(known),
			changes: known.plan === void 0 ? "" : (0, _changes_js__WEBPACK_IMPORTED_MODULE_0__.k5)(known.plan.changes),
			as_sent: known.isAsSent ?? "",
			created: known.isNew ?? "",
			rolled_back: known.rollback?.end === "deployed",
			rollback_revision_id: known.rollback?.revision_id ?? ""
		});
		let outputsAmong = (described, known) => Object.fromEntries(Object.entries(outputsOf(known)).filter(([name]) => Object.hasOwn(described, name)));
		let rolloutNotebook = (now, labels, described, set) => (0, _report_notebook_js__WEBPACK_IMPORTED_MODULE_3__.I)(now, (0, _known_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(labels), (known) => outputsAmong(described, known), (name, value) => void (name === "poll_count" || set(name, value)));
	}),
	9430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => plainRef,
			e$: () => runsInShort,
			m3: () => shortRef,
			nr: () => wholeImage
		});
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8686);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		let plainRef = (ref) => (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(ref) ? ref.slice(0, 7) : ref;
		let shortRef = (ref) => plainRef(ref).replace(/^refs\/(tags|heads)\//, "");
		function refInShort(repo_ref, commit) {
			let isBranch = !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.dz)(repo_ref) && !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(repo_ref);
			let short = shortRef(repo_ref);
			return isBranch && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(commit) ? `${short} (${plainRef(commit)})` : short;
		}
		function wholeImage(image_uri) {
			let { name, tag, digest } = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(image_uri);
			let pinned = digest && `@${digest.slice(0, 14)}`;
			return [
				name,
				tag && `:${tag}`,
				pinned
			].filter(Boolean).join("");
		}
		function runsInShort(runs) {
			if (runs?.repo_ref) return refInShort(runs.repo_ref, runs.repo_commit_sha ?? "");
			return runs?.image_uri ? wholeImage(runs.image_uri).replace(/^.*\//, "") : void 0;
		}
	}),
	214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => createNotebook });
		function createNotebook(now, nothing, valuesOf, set) {
			let startedMs = now();
			let shown = new Map(entriesOf(valuesOf(nothing)));
			let known = nothing;
			return {
				get known() {
					return known;
				},
				get elapsedMs() {
					return now() - startedMs;
				},
				add(learnt) {
					let more = typeof learnt == "function" ? learnt(known, now() - startedMs) : learnt;
					known = {
						...known,
						...more
					};
					for (let [name, value] of entriesOf(valuesOf(known))) {
						shown.get(name) !== value && set(name, value);
						shown.set(name, value);
					}
				}
			};
		}
		let entriesOf = (values) => Object.keys(values).map((name) => [name, values[name] ?? ""]);
	}),
	2171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => opening });
		var _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3731);
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5131);
		let opening = (world, { timeout = Infinity, first }, story) => world.report.during(() => "still waiting for an answer", async () => {
			let limited = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__.timed)(world, timeout);
			return story(first === void 0 ? limited : await (0, _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_0__.o)(limited, first));
		});
	}),
	3731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => FIRST,
			o: () => sendAhead
		});
		var _http_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
		let FIRST = {
			deployment: (id) => `/v2/deployments/${id}`,
			named: (name) => `/v2/deployments?${new URLSearchParams({
				limit: "100",
				offset: "0",
				name,
				name_contains: name
			})}`,
			export: (id) => `/api/v1/bulk-exports/${id}`,
			exports: () => "/api/v1/bulk-exports",
			usage({ start_time, end_time, workspace_ids, group_by }) {
				let query = new URLSearchParams({
					start_time,
					end_time
				});
				for (let id of workspace_ids) query.append("workspace_ids", id);
				query.append("group_by", group_by);
				return `/api/v1/orgs/current/billing/granular-usage?${query}`;
			}
		};
		async function sendAhead(world, path) {
			let { server, signal } = world;
			let unclaimed = [];
			let ahead = (message) => message.method === "GET" && message.path === path ? unclaimed.pop() : void 0;
			await new Promise((left) => {
				let reply = (0, _http_http_js__WEBPACK_IMPORTED_MODULE_0__.tN)(server, {
					method: "GET",
					path
				}, signal, () => left(void 0));
				unclaimed.push(reply);
				reply.then(left, left);
			});
			return {
				...world,
				server: {
					...server,
					ahead
				}
			};
		}
	})
};
