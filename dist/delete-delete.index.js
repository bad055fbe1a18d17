"use strict";
exports.id = "delete-delete";
exports.ids = ["delete-delete"];
exports.modules = {
	6355: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deleteOnce: () => deleteOnce });
		var conclusion = __webpack_require__(8728);
		var lines = __webpack_require__(8561);
		var look_up_by_name = __webpack_require__(2509);
		var ask = __webpack_require__(615);
		var errors = __webpack_require__(1515);
		var patience = __webpack_require__(7527);
		var wait = __webpack_require__(2561);
		var write = __webpack_require__(7421);
		var deployments = __webpack_require__(3174);
		function undefinedIfGone(error) {
			if (!(0, errors.ST)(error)) throw error;
		}
		let readOrGone = (world, deployment_id) => (0, ask.LC)(world, () => (0, ask.kA)(world, deployments.yc, { deployment_id }).catch(undefinedIfGone), (shown) => shown !== void 0);
		async function sendDeletion(world, { delete_tracing_project }, { id: deployment_id, name }, onPhase) {
			let parameters = {
				deployment_id,
				delete_tracing_project: delete_tracing_project ? "true" : "false"
			};
			let begun = async () => {
				let deployment = await readOrGone(world, deployment_id);
				if (deployment === void 0) return "begun";
				let another = (0, look_up_by_name.QH)(deployment, name);
				if (another !== void 0) throw new errors.AN(`deployment_name ${another}`);
				return (0, deployments.vx)(deployment) ? "begun" : void 0;
			};
			let send = async (signal) => {
				await (0, ask.kA)({
					...world,
					signal
				}, deployments.rd, parameters, patience.a.once);
				return "begun";
			};
			try {
				await (0, write.Z0)(world, send, onPhase, begun);
			} catch (error) {
				world.signal.throwIfAborted();
				if (!(error instanceof errors._7) || !await begun().catch(() => void 0)) throw error;
			}
			onPhase("accepted");
		}
		let [minMs, maxMs] = patience.a.deletion.ms;
		let PACE = {
			minMs,
			maxMs
		};
		let THREE_TIMES = {
			reads: patience.a.deletion.reads,
			ms: 0
		};
		async function waitUntilGone(world, deployment_id) {
			let log = (0, lines.NH)(world);
			let { last, isInTime } = await (0, wait.fm)(world, {
				pace: PACE,
				read: async () => await (0, ask.kA)(world, deployments.yc, { deployment_id }, patience.a.once).catch(undefinedIfGone) ?? "gone",
				state: (reply) => reply === "gone" ? reply : reply.status,
				end: (reply) => reply === "gone" ? THREE_TIMES : void 0,
				on: (reply) => {
					reply !== "gone" && log.see(reply.status);
				},
				words: log.words
			});
			return {
				isGone: isInTime,
				status: last === "gone" ? "" : last?.status ?? ""
			};
		}
		var error_ending = __webpack_require__(3641);
		var problems = __webpack_require__(5567);
		var control_plane = __webpack_require__(4751);
		var wording = __webpack_require__(2867);
		var operation = __webpack_require__(8674);
		var delete_inputs = __webpack_require__(225);
		let LOOK = "Look at the deployment on the platform; running this again does no harm.";
		let WORDS = {
			"not sent": {
				headline: "nothing was deleted",
				cancelled: "cancelled before anything was deleted",
				message: ""
			},
			sent: {
				headline: "not known whether it is being deleted",
				cancelled: "cancelled, not known whether it is being deleted",
				message: "The workflow was cancelled while the deletion was being sent.",
				advice: LOOK
			},
			accepted: {
				headline: "deletion accepted, outcome unknown",
				cancelled: "cancelled while it was being deleted",
				message: "The deletion continues.",
				advice: LOOK
			}
		};
		let absent = (by, more) => ({
			outcome: "absent",
			words: ({ deployment_name: name }) => ({
				headline: `${name}: there is no deployment of that ${by}`,
				message: `Nothing was deleted.${more}`
			})
		});
		let misnamed = (flaw, advice) => ({
			outcome: "rejected",
			words: ({ deployment_name: name }) => ({
				...(0, problems.hF)([{
					input: "deployment_name",
					...flaw
				}], name, "Nothing was deleted."),
				advice
			})
		});
		let projectIn = ({ delete_tracing_project }, before) => delete_tracing_project ? `${before} its tracing project` : "";
		let planned = (inputs) => ({
			outcome: "planned",
			words: ({ deployment_name: name }) => ({
				headline: `${name}${projectIn(inputs, " and")} would be deleted`,
				message: "Nothing was sent (dry_run)."
			})
		});
		let started = {
			outcome: "not_waited",
			words: ({ deployment_name: name }) => ({
				headline: `${name}: deletion started`,
				message: "Not waiting for it (wait: false)."
			})
		};
		let deleted = (inputs, tookMs) => ({
			outcome: "deleted",
			words: ({ deployment_name: name }) => ({
				headline: `${name} was deleted`,
				message: `Took ${(0, wording.a3)(tookMs)}${projectIn(inputs, ", with")}.`
			})
		});
		let stillThere = (shown, tookMs) => ({
			outcome: "timed_out",
			words: ({ deployment_name: name }) => ({
				headline: `${name}: still ${shown || "there"} after ${(0, wording.a3)(tookMs)}`,
				message: (0, deployments.vx)({ status: shown }) ? "The deletion was accepted, and continues." : "The deletion was accepted.",
				advice: "Set a longer timeout, or look at the deployment on the platform."
			})
		});
		function endOfError(error, { deployment_id, phase }, inputs, isCancelled) {
			return (0, error_ending.S)(error, {
				subject: inputs.deployment_name,
				phase,
				isCancelled,
				words: WORDS,
				context: {
					service: "control plane",
					rows: deployment_id === "" ? control_plane.rl : control_plane.pv,
					withoutList: "set deployment_id, too",
					inputs: Object.keys(delete_inputs.l.shape),
					given: Object.keys((0, operation.XF)(inputs))
				}
			});
		}
		var problem = __webpack_require__(787);
		async function find(inputs, world) {
			let { deployment_id, deployment_name: name } = inputs;
			let meant = deployment_id && await withName(world, deployment_id, name);
			if (meant) return meant;
			let named = await listed(world, name, deployment_id);
			if (named === void 0) return { end: absent("id", "") };
			if (named.kind === "none") return { end: absent("name", closeTo(named.close)) };
			if (named.kind === "several") return { end: misnamed((0, look_up_by_name.AC)(named, name), "Set deployment_id to the one that is meant.") };
			let { id } = named.deployment;
			let shown = id === deployment_id ? void 0 : await withName(world, id, name);
			if (shown === void 0) return { end: absent("name", ` ${id} is in the list, but gone.`) };
			if (deployment_id === void 0 || "end" in shown) return shown;
			let wrong = {
				input: "deployment_id",
				what: `there is no deployment ${deployment_id}; ${(0, problem.TL)(name)} is ${id}`
			};
			return { end: misnamed(wrong, "Correct deployment_id, or leave it out.") };
		}
		let closeTo = (names) => names.length === 0 ? "" : ` Close to it: ${names.map(problem.TL).join(", ")}.`;
		let listed = (world, name, deployment_id) => (0, ask.LC)(world, () => (0, look_up_by_name.Jf)(world, name), ({ kind }) => kind !== "none").catch((error) => {
			if (deployment_id === void 0 || !(0, errors.Ix)(error)) throw error;
		});
		async function withName(world, id, name) {
			let deployment = await readOrGone(world, id);
			if (deployment === void 0) return;
			let what = (0, look_up_by_name.QH)(deployment, name);
			if (what !== void 0) return { end: misnamed({ what }, "Correct deployment_name or deployment_id.") };
			return { deployment };
		}
		var delete_known = __webpack_require__(2493);
		async function deleteOnce(deletion) {
			let { inputs, world, notebook } = deletion;
			let end;
			try {
				end = await findAndDelete(deletion);
			} catch (error) {
				end = endOfError(error, notebook.known, inputs, world.signal.aborted);
			}
			let { known } = notebook;
			let ending = (0, conclusion.z6)(end, known);
			return {
				result: (0, conclusion.Ep)(world.report, ending, {
					outputs: (0, delete_known.Y)(known),
					details: idToCopy(known.deployment_id),
					elapsedMs: notebook.elapsedMs
				}),
				hasBegun: known.phase === "accepted" || ending.outcome === "absent"
			};
		}
		function idToCopy(deployment_id) {
			if (deployment_id === "") return [];
			return [{ folded: {
				title: "Id to copy",
				blocks: [{ table: {
					header: [],
					rows: [["deployment_id", [{ code: deployment_id }]]]
				} }]
			} }];
		}
		async function findAndDelete({ inputs, world, notebook }) {
			let { report } = world;
			let found = await find(inputs, world);
			if ("end" in found) return found.end;
			let { id, name, status } = found.deployment;
			notebook.add({ deployment_id: id });
			if (inputs.dry_run) return planned(inputs);
			let project = inputs.delete_tracing_project ? " and its tracing project" : "";
			report.info(`Deleting ${name} (${id}, ${status})${project}.`);
			await sendDeletion(world, inputs, found.deployment, (phase) => notebook.add({ phase }));
			if (!inputs.wait) return started;
			let { isGone, status: shown } = await waitUntilGone(world, id);
			let tookMs = notebook.elapsedMs;
			return isGone ? deleted(inputs, tookMs) : stillThere(shown, tookMs);
		}
	}),
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			Z0: () => flawsBy,
			eE: () => isOfVariable,
			hC: () => conflictsOf
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function pathText(path) {
			return path.map((step) => {
				if (typeof step == "number") return `[${step}]`;
				return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(step)}]`;
			}).join("").replace(/^\./, "");
		}
		let flawsBy = (positionOf) => (path, predicate, todo) => ({
			what: `${pathText(path)} ${predicate}`,
			todo,
			at: positionOf(path)
		});
		let conflictsOf = (rules, positionOf) => rules.map(({ path, what, todo }) => ({
			what,
			todo,
			at: positionOf(path)
		}));
		function isOfVariable(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	3467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => FORBIDDEN,
			HV: () => UNKNOWN,
			Ms: () => NO_SUCH_PATH,
			RK: () => FIRST,
			U8: () => correctUrl,
			_s: () => ASK_FOR_RIGHTS,
			bF: () => WRONG_INPUT,
			ho: () => NOT_HERE,
			xo: () => LAST
		});
		var _member_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6275);
		let ADDRESS = {
			"control plane": "write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host.",
			"platform API": "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page."
		};
		let correctUrl = (service) => `Correct base_url: ${ADDRESS[service]}`;
		let WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
		let IS_OFF = /not enabled|\bplan\b|upgrade/i;
		let NO_SUCH_PATH = /^(not found\.?)?$/i;
		let FORBIDDEN = "the credential is not allowed to do this";
		let ASK_FOR_RIGHTS = ({ given }) => `Use a credential that may write deployments; if it belongs to several workspaces, ${given.includes("tenant_id") ? "check" : "set"} tenant_id.`;
		let NO_REASON = "The answer gives no reason, which the service would: it may be that of a gateway or firewall.";
		function credentialIn({ given }) {
			let credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
			return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
		}
		let idIs = (input) => `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`;
		let NO_WORKSPACE = {
			status: [
				400,
				401,
				403
			],
			says: WANTS_WORKSPACE,
			headline: FORBIDDEN
		};
		let SWITCHED_OFF = {
			headline: "the platform has this switched off",
			likelyCause: "Or its plan does not have it: no credential may do it.",
			nextStep: "Ask whoever manages the platform to enable it."
		};
		let NOT_HERE = {
			headline: ({ service }) => `no ${service} at base_url`,
			nextStep: ({ service }) => correctUrl(service),
			isForeign: !0
		};
		let WRONG_INPUT = {
			headline: ({ service, members }) => `the ${service} refused ${(0, _member_js__WEBPACK_IMPORTED_MODULE_0__.B3)(members)}`,
			nextStep: ({ service, members }) => (0, _member_js__WEBPACK_IMPORTED_MODULE_0__.M3)(members, service)
		};
		let FIRST = [
			{
				status: [
					301,
					302,
					303,
					307,
					308
				],
				...NOT_HERE,
				headline: "base_url redirects elsewhere"
			},
			{
				...NO_WORKSPACE,
				given: "tenant_id",
				likelyCause: "The credential does not belong to the workspace that tenant_id names.",
				nextStep: "Check tenant_id against the workspace's id on the platform, and use a credential of that workspace."
			},
			{
				...NO_WORKSPACE,
				likelyCause: "The credential belongs to several workspaces, and none was chosen.",
				nextStep: "Set tenant_id to the id of the one that is meant."
			},
			{
				status: [402],
				...SWITCHED_OFF
			},
			{
				status: [403],
				says: IS_OFF,
				...SWITCHED_OFF
			},
			{
				status: [403],
				says: /^$/,
				headline: "the request was refused",
				likelyCause: NO_REASON,
				nextStep: "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do."
			}
		];
		let LAST = [
			{
				status: [400, 422],
				...WRONG_INPUT
			},
			{
				status: [401],
				headline: "the credential was refused",
				likelyCause: (refused) => `${credentialIn(refused)} is not valid at base_url: unknown, expired, or of another installation.${refused.detail === "" ? ` ${NO_REASON}` : ""}`,
				nextStep: (refused) => `Replace the ${credentialIn(refused) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`
			},
			{
				status: [403],
				headline: FORBIDDEN,
				likelyCause: "The credential is known, but may not do this in its workspace.",
				nextStep: ASK_FOR_RIGHTS
			},
			{
				status: [404, 410],
				says: NO_SUCH_PATH,
				...NOT_HERE
			},
			{
				status: [404, 410],
				says: /revision/i,
				given: "revision_id",
				headline: "no revision has this revision_id",
				likelyCause: idIs("revision_id"),
				nextStep: "Check revision_id against the revision's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				given: "deployment_id",
				headline: "not found",
				likelyCause: idIs("deployment_id"),
				nextStep: "Check deployment_id against the deployment's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				headline: "not found",
				likelyCause: "An id in the inputs does not exist here.",
				nextStep: "Check the ids against the platform, in the credential's workspace."
			},
			{
				status: [405, 415],
				...NOT_HERE
			},
			{
				status: [407],
				headline: "the request was refused",
				likelyCause: "A proxy on the way requires credentials.",
				nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY."
			},
			{
				status: [409, 423],
				headline: "it cannot be changed right now",
				likelyCause: "The deployment is being changed or deleted.",
				nextStep: "Look at the deployment on the platform; run this again when that is over."
			},
			{
				status: [413],
				headline: "the request is too large",
				likelyCause: "Only secrets and resource_spec can be large.",
				nextStep: "Send fewer or shorter secrets, or a smaller resource_spec."
			}
		];
		let UNKNOWN = {
			headline: "the request was refused",
			likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
			nextStep: "Check base_url, and what is between the runner and the service."
		};
	}),
	6275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => membersInShort,
			BH: () => memberNamedIn,
			M3: () => todoOf,
			Zw: () => problemOf,
			xs: () => refusedMember
		});
		var _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5888);
		var _service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		var _service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1430);
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2867);
		function whichOf({ input, part, at }) {
			let place = at?.file === void 0 ? input : `${at.file}:${at.line}`;
			return part === void 0 ? place : `${part} in ${place}`;
		}
		function membersInShort(members) {
			let [only] = members;
			let { size } = new Set(members.map(({ input }) => input));
			if (only === void 0) return "the request";
			if (size > 1) return (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.td)(size, "input");
			return members.length > 1 ? only.input : whichOf(only);
		}
		function todoOf(members, service) {
			let [only, other] = members;
			if (only === void 0 || members.some(({ input }) => input !== only.input)) return `Correct the values that the ${service} names.`;
			return `${(other === void 0 ? only.todo : void 0) ?? `Correct ${membersInShort(members)}`}.`;
		}
		let problemOf = ({ input, part, said, at }) => ({
			input,
			what: [part, said].filter(Boolean).join(": "),
			at
		});
		let HEADERS = {
			"x-api-key": "api_key",
			"x-tenant-id": "tenant_id",
			authorization: "bearer_token"
		};
		let WORDS = new Set([
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Fl.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.R1.shape),
			"deployment_id",
			"revision_id"
		]);
		function valueNamed(name, type = "") {
			return `the value of ${name}${/^[a-z_]{1,40}$/.test(type) ? ` (${type})` : ""}`;
		}
		function fieldOfSpec(path, said, sent, type) {
			let input = sent.given.includes("resource_spec_file") ? "resource_spec_file" : "resource_spec";
			let field = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(path), 100);
			let at = sent.positionOf?.(path);
			if ((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.eE)(path)) return {
				input,
				part: valueNamed(field, type),
				at
			};
			return sent.inherited?.includes(String(path[0])) ? {
				input,
				part: `${field} (merged from the current spec)`,
				said,
				todo: "Give it a value of your own, or send the whole spec with resource_spec_mode: replace"
			} : {
				input,
				part: field || void 0,
				said,
				at
			};
		}
		function inputOfSecret(name, { secretsInputs }) {
			let [first = "secrets"] = secretsInputs?.values() ?? [];
			return secretsInputs?.get(name ?? "") ?? first;
		}
		function secretIn([index, ...rest], said, sent, type) {
			let name = typeof index == "number" ? sent.secretsNames?.[index] : void 0;
			let input = inputOfSecret(name, sent);
			if (index !== void 0 && rest[0] !== "name") return {
				input,
				part: valueNamed(name ?? (0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)([index, ...rest]), type)
			};
			return {
				input,
				part: name && `the secret ${name}`,
				said
			};
		}
		function inputOf(loc, { inputs, aliases = {} }) {
			let all = {
				...HEADERS,
				...aliases
			};
			let names = loc.map((step) => {
				let name = String(step).toLowerCase();
				let input = Object.hasOwn(all, name) ? all[name] : String(step);
				return input !== void 0 && inputs.includes(input) ? input : void 0;
			});
			let unnamed = loc.length < 2 ? "the request" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(loc), 100);
			return names.findLast((name) => name !== void 0) ?? unnamed;
		}
		let TODO = {
			missing: (input) => `Set ${input}`,
			extra_forbidden: (input) => `Remove ${input}, which this service does not know`
		};
		function refusedMember({ loc, msg, type }, sent) {
			let said = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)(msg, 300);
			let [place, group, member, ...path] = loc;
			if (place === "body" && group === "source_config" && member === "resource_spec") return fieldOfSpec(path, said, sent, type);
			if (place === "body" && group === "secrets") return secretIn(loc.slice(2), said, sent, type);
			let input = inputOf(loc, sent);
			return {
				input,
				said,
				todo: Object.hasOwn(TODO, type) ? TODO[type]?.(input) : void 0
			};
		}
		function memberNamedIn(text, sent) {
			let words = text.match(/[A-Za-z_]\w*/g) ?? [];
			let said = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)(text, 300);
			let secret = words.find((word) => sent.secretsNames?.includes(word));
			if (secret !== void 0) return [{
				input: inputOfSecret(secret, sent),
				part: `the secret ${secret}`,
				said
			}];
			let isInput = (word) => WORDS.has(word) && sent.inputs.includes(word);
			let inputs = words.filter((word) => word !== "resource_spec" && isInput(word));
			let input = inputs.find((name) => sent.given.includes(name)) ?? inputs[0];
			if (input !== void 0) return [{
				input,
				said
			}];
			let field = sent.positionOf && words.find((word) => Object.hasOwn(_service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.yd.shape, word));
			if (field !== void 0) return [fieldOfSpec([field], said, sent)];
			if (words.includes("resource_spec")) return [fieldOfSpec([], said, sent)];
			return words.includes("secrets") ? [{
				input: inputOfSecret(void 0, sent),
				said
			}] : [];
		}
	}),
	1119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aj: () => reasonAlone,
			DR: () => withShortIds,
			wM: () => whyNothing,
			xX: () => adviceOnSilence,
			z1: () => adviceOnNoAnswer
		});
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
		var _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3467);
		let ID = /(?<!\/)([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
		let withShortIds = (text) => text.replace(ID, "$1");
		let reasonAlone = ({ reason }) => withShortIds(reason);
		function whyNothing(error, service) {
			let { status } = error;
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `no ${service} at base_url`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return `the ${service} gave an answer that cannot be read`;
			if (status === void 0) return `the ${service} did not answer`;
			if (status === 401 || status === 403) return `the credential was refused (${status})`;
			return status === 429 ? `the ${service} limits the rate` : `the ${service} failed (${status})`;
		}
		let hasProxy = () => !!((0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().https_proxy || (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().HTTPS_PROXY);
		function adviceOnNoAnswer(error, service) {
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `${hasProxy() ? "Check HTTPS_PROXY, which may not lead to a proxy. " : ""}${(0, _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__.U8)(service)}`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return "Check base_url; if it is right, please report this answer as a bug.";
			if (error.status === 429) return "Run this again later: others may use the same credential.";
			if (error.status !== void 0) return "Run this again later: the service, or a gateway in front of it, failed.";
			return (0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.pj)(adviceOnSilence(error, "base_url", "the service is down: run this again later"));
		}
		let ADVICE = {
			proxy: (input) => `Check HTTPS_PROXY, and whether the proxy lets this runner reach ${input}.`,
			plain: (input) => hasProxy() ? `Check HTTPS_PROXY and the port of ${input}: one of the two answers in plain http.` : `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
			"other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
			expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
			old: (input) => `Have ${input} served with TLS 1.2 or newer.`,
			certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
			name: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
			late: (input) => `Check whether this runner can reach ${input}; if it can,`,
			slow: () => "Raise request_timeout if the server is slow; if it is not,"
		};
		function adviceOnSilence({ kind }, input, otherwise) {
			let usual = `Check the host and port of ${input}, and HTTPS_PROXY if it is set; if they are right,`;
			let advice = (kind && ADVICE[kind]?.(input)) ?? usual;
			return advice.endsWith(",") ? [
				advice,
				" ",
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.Xe)(otherwise),
				"."
			] : advice;
		}
	}),
	5566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => SOURCE_OF_MEMBER,
			Bi: () => buildsTagOnPush,
			C_: () => TAG_PREFIX,
			WM: () => isCommit,
			dz: () => isTag,
			kL: () => Source,
			ve: () => isSameRepository
		});
		let Source = __webpack_require__(3339).k5n(["github", "external_docker"]);
		let SOURCE_OF_MEMBER = {
			integration_id: "github",
			repo_url: "github",
			deployment_type: "github",
			build_on_push: "github",
			repo_ref: "github",
			graph_config_path: "github",
			custom_url: "external_docker",
			resource_spec: "external_docker",
			listener_id: "external_docker",
			listener_config: "external_docker",
			image_uri: "external_docker"
		};
		let isSameRepository = (a, b) => plainAddress(a) === plainAddress(b);
		let plainAddress = (url) => url.toLowerCase().replace(/^https?:\/\/([^/@]*@)?/, "").replace(/(\.git)?\/?$/, "");
		let TAG_PREFIX = "refs/tags/";
		let isTag = (ref) => typeof ref == "string" && ref.startsWith(TAG_PREFIX);
		let buildsTagOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	})
};
