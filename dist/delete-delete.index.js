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
			let { clock, deadline, report } = world;
			let shown = {
				status: "",
				sinceMs: 0
			};
			let { last, isInTime } = await (0, wait.fm)(world, {
				pace: PACE,
				read: async () => await (0, ask.kA)(world, deployments.yc, { deployment_id }, patience.a.once).catch(undefinedIfGone) ?? "gone",
				state: (reply) => reply === "gone" ? reply : reply.status,
				end: (reply) => reply === "gone" ? THREE_TIMES : void 0,
				on: (reply) => {
					if (reply === "gone" || reply.status === shown.status) return;
					report.tell(reply.status);
					shown = {
						status: reply.status,
						sinceMs: clock.now()
					};
				},
				words: () => {
					if (shown.status === "") return;
					let present = (0, lines.nH)(shown.status, clock.now() - shown.sinceMs);
					return (0, lines.OS)(present, [(0, lines.Bh)(deadline.leftMs)]);
				}
			});
			return {
				isGone: isInTime,
				status: last === "gone" ? "" : shown.status
			};
		}
		var error_ending = __webpack_require__(3641);
		var control_plane = __webpack_require__(4751);
		var refusal = __webpack_require__(685);
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
			words: ({ deployment_name: name }) => (0, error_ending.n)(name, [{
				input: "deployment_name",
				...flaw
			}], "Nothing was deleted.", advice)
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
			let explain = (refused) => (0, refusal.G)(refused, {
				service: "control plane",
				rows: deployment_id === "" ? control_plane.rl : control_plane.pv,
				withoutList: "set deployment_id, too",
				inputs: Object.keys(delete_inputs.l.shape),
				given: Object.keys((0, operation.XF)(inputs))
			});
			return (0, error_ending.S)(error, {
				subject: inputs.deployment_name,
				service: "control plane",
				phase,
				isCancelled,
				words: WORDS,
				explain
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
		function flawsBy(positionOf) {
			return (path, predicate, todo) => ({
				what: `${pathText(path)} ${predicate}`,
				todo,
				at: positionOf(path)
			});
		}
		let conflictsOf = (rules, positionOf) => rules.map(({ path, what, todo }) => ({
			what,
			todo,
			at: positionOf(path)
		}));
		function isOfVariable(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	3641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => endOfServiceError,
			n: () => rejected
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _refusals_member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
		var _unanswered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
		function rejected(subject, problems, nothing, advice) {
			let { headline, text: message } = (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.hF)(problems, subject, nothing);
			return {
				headline,
				message,
				problems,
				...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ advice })
			};
		}
		function endOfServiceError(error, step) {
			let { outcome, headline, ...said } = endingOf(error, step);
			return {
				outcome,
				words: () => ({
					headline: `${step.subject}: ${headline}`,
					...said
				})
			};
		}
		function endingOf(error, step) {
			let { phase, isCancelled, words } = step;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk && phase !== "accepted") return refused(error, step);
			if (isCancelled) {
				let { cancelled: headline, message, advice } = words[phase];
				return {
					outcome: "cancelled",
					headline,
					message,
					...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ advice })
				};
			}
			if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
			if (phase !== "not sent") return leftOpen(error, step, words[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? leftOpen(error, step, words.sent) : unanswered(error, step);
		}
		function refused(error, { service, explain }) {
			let { status, detail } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = explain(error);
			let said = members.length > 1 ? void 0 : (members[0] ?? { said: detail }).said;
			let why = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [why, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_2__.Zw),
				said: saidBy(isForeign ? void 0 : service, said)
			};
		}
		let unanswered = (error, { service, words }) => ({
			outcome: "error",
			headline: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.wM)(error, service)}; ${words["not sent"].headline}`,
			message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`,
			advice: (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.z1)(error, service),
			said: saidBy(service, error.detail)
		});
		function leftOpen(error, step, words) {
			let isRefusal = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk;
			let { likelyCause = "", nextStep = "" } = isRefusal ? step.explain(error) : {};
			let advice = words.gone ?? (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, words.advice ?? "");
			let { seen } = words;
			let inFull = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`;
			return {
				outcome: "error",
				headline: words.headline,
				message: error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? inFull : seen?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.Aj)(error)) ?? inFull,
				...advice === "" ? {} : { advice },
				said: isRefusal ? [] : saidBy(step.service, error.detail)
			};
		}
		let saidBy = (service, text) => text === void 0 ? [] : [{
			by: service && `The ${service}`,
			text
		}];
	}),
	2509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AC: () => whyNotOne,
			Jf: () => deploymentNamed,
			QH: () => whyAnother,
			_7: () => idsNamed
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _inputs_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(337);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		let { members: PAGE, pages: MAX_PAGES } = _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.deployments;
		let LIST = `${_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn.method} ${_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn.path}`;
		async function deploymentNamed(world, name) {
			let partly = await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.read, {
				name,
				name_contains: name
			});
			return namedIn(partly.deployments.some((one) => one.name === name) ? partly : await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.read, {}), name);
		}
		async function idsNamed(world, name) {
			let { deployments } = await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.once, {
				name,
				name_contains: name
			});
			return deployments.filter((one) => one.name === name).map(({ id }) => id);
		}
		function namedIn({ deployments: all, hasUnread }, name) {
			let same = all.filter((one) => one.name === name);
			let lasting = same.filter((one) => !(0, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.vx)(one));
			let deployments = lasting.length > 0 ? lasting : same;
			let [deployment] = deployments;
			if (deployments.length > 1) return {
				kind: "several",
				deployments
			};
			if (deployment !== void 0) return {
				kind: "one",
				deployment
			};
			if (hasUnread) throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where: LIST,
				why: `no deployment is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}, but some in the list cannot be read`
			});
			let names = all.map((one) => one.name);
			return {
				kind: "none",
				close: [...new Set([...(0, _inputs_similar_js__WEBPACK_IMPORTED_MODULE_5__.qR)(name, names), ...names.filter((one) => one.includes(name))])].slice(0, 3)
			};
		}
		async function everyPage(world, patience, query) {
			let found = new Map();
			let hasUnread = !1;
			let offset = 0;
			for (let page = 0; page < MAX_PAGES; page++) {
				let { resources, offset: next } = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn, {
					...query,
					limit: PAGE,
					offset
				}, patience);
				let before = found.size;
				for (let one of resources) one && found.set(one.id, one);
				hasUnread ||= resources.some((one) => !one);
				if (found.size === before) return {
					deployments: [...found.values()],
					hasUnread
				};
				let counted = offset + resources.length;
				offset = next && next > offset ? Math.min(next, counted) : counted;
			}
			throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where: LIST,
				why: "the list does not end",
				permanent: !0
			});
		}
		let whyAnother = ({ id, name: shown }, name) => shown === name ? void 0 : `is ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}, but deployment ${id} is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(shown)}`;
		function whyNotOne(named, name, advice) {
			if (named.kind === "several") {
				let ids = named.deployments.map(({ id }) => id).join(", ");
				let then = advice === void 0 ? "" : `. ${advice}`;
				return {
					what: `${named.deployments.length} deployments are named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}`,
					todo: `they are ${ids}${then}`,
					isWhole: !0
				};
			}
			let close = named.close.map(_inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL).join(", ");
			return {
				what: `no deployment is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}` + (close && `; close to it ${named.close.length === 1 ? "is" : "are"} ${close}`),
				todo: advice
			};
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
		let NO_REASON = "The answer gives no reason, as the service does: it may be that of a gateway or firewall.";
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
				nextStep: "Set tenant_id to the id of the workspace that the deployment belongs to."
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
	4751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cq: () => CREATION,
			Gd: () => UNUSUAL_NAME,
			Pz: () => READ,
			ne: () => UNLISTED,
			pv: () => DELETION,
			rl: () => LIST,
			wh: () => ACCEPTED,
			xi: () => HAS_AGENT
		});
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3174);
		var _any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3467);
		let HAS_AGENT = /agent environment/i;
		let IS_OF_NAME = RegExp(`^(?!.*${HAS_AGENT.source})`, "is");
		let IS_OF_PROJECT = /^(?!.*deployment or).*tracing project/is;
		let TAKEN = {
			status: [409],
			headline: "the name is taken"
		};
		let LIST = [
			{
				of: _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [403],
				given: "tenant_id",
				headline: "the credential is not allowed to list deployments",
				nextStep: ({ withoutList }) => `Check tenant_id and the permissions of the credential, or ${withoutList}.`
			},
			{
				of: _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [403],
				headline: "the credential is not allowed to list deployments",
				nextStep: ({ withoutList }) => `Set tenant_id to the deployment's workspace, or ${withoutList}.`
			},
			{
				of: _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [404],
				..._any_js__WEBPACK_IMPORTED_MODULE_1__.ho,
				nextStep: ({ service, withoutList }) => `${(0, _any_js__WEBPACK_IMPORTED_MODULE_1__.U8)(service)} If it is right, ${withoutList}.`
			},
			{
				of: _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [405],
				headline: "the control plane has no list of deployments",
				nextStep: ({ withoutList }) => `${withoutList}.`
			}
		];
		let READ = [{
			status: [403],
			headline: _any_js__WEBPACK_IMPORTED_MODULE_1__.AY,
			likelyCause: "Nothing was changed: the credential may read this deployment, but not change it.",
			nextStep: _any_js__WEBPACK_IMPORTED_MODULE_1__._s
		}, {
			status: [404, 410],
			headline: "not found any more",
			likelyCause: "It was deleted meanwhile, or the credential may not see or change it any more.",
			nextStep: "Look at the deployment on the platform."
		}];
		let ACCEPTED = [{
			status: [401],
			headline: "the credential was refused",
			nextStep: "Replace the credential: it has expired, or was revoked."
		}];
		let CREATION = [
			{
				status: [409],
				says: HAS_AGENT,
				headline: "its agent has a deployment already",
				likelyCause: "Another name does not help.",
				nextStep: "Change that deployment with the root action, or delete it first."
			},
			{
				...TAKEN,
				says: IS_OF_PROJECT,
				likelyCause: "A tracing project has the name, such as one of a deployment that was deleted.",
				nextStep: "Delete that project on the platform, or write another name."
			},
			{
				...TAKEN,
				likelyCause: "An earlier run may have created it; a tracing project takes the name too.",
				nextStep: "Write another name, or set if_exists: update to change that deployment."
			}
		];
		let UNLISTED = [{
			...TAKEN,
			says: IS_OF_NAME,
			nextStep: "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name."
		}];
		let UNUSUAL_NAME = [{
			status: [400, 422],
			member: /^name$/,
			..._any_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: "Use only a-z, 0-9 and -."
		}];
		let DELETION = [{
			status: [403, 404],
			headline: "it was not deleted",
			likelyCause: "Either the control plane cannot delete deployments, or the credential may not.",
			nextStep: "Use a credential that may delete, or delete it on the platform."
		}, {
			status: [405],
			headline: "the control plane cannot delete deployments",
			nextStep: "Delete it on the platform."
		}];
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
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3174);
		var _service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
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
			...Object.keys(_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Fl.shape),
			...Object.keys(_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Ar.shape),
			...Object.keys(_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_0__.R1.shape),
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
			return loc.map((step) => {
				let name = String(step).toLowerCase();
				let input = Object.hasOwn(all, name) ? all[name] : String(step);
				return input !== void 0 && inputs.includes(input) ? input : void 0;
			}).findLast((name) => name !== void 0) ?? (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(loc), 100);
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
			let field = sent.positionOf && words.find((word) => Object.hasOwn(_service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yd.shape, word));
			if (field !== void 0) return [fieldOfSpec([field], said, sent)];
			if (words.includes("resource_spec")) return [fieldOfSpec([], said, sent)];
			return words.includes("secrets") ? [{
				input: inputOfSecret(void 0, sent),
				said
			}] : [];
		}
	}),
	685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => explainRefusal });
		var any = __webpack_require__(3467);
		var member = __webpack_require__(6275);
		let fits = ({ status, says, of, member, given, lacks }, { status: answered, detail, operation, members, given: all }) => (status?.includes(answered) ?? !0) && (says?.test(detail) ?? !0) && (of === void 0 || of.reads === operation?.reads) && (member === void 0 || members.some(({ input }) => member.test(input))) && (given === void 0 || all.includes(given)) && (lacks === void 0 || !all.includes(lacks));
		function adviceIn(rows, otherwise, refused) {
			let row = rows.find((one) => fits(one, refused)) ?? otherwise;
			let text = (said = "") => typeof said == "string" ? said : said(refused);
			return {
				headline: text(row.headline),
				likelyCause: text(row.likelyCause),
				nextStep: text(row.nextStep),
				...row.isForeign && { isForeign: !0 }
			};
		}
		let OF_VALUES = [
			400,
			404,
			409,
			422
		];
		function explainRefusal(error, context) {
			let { status, detail = "", operation, problems } = error;
			let { service, given, rows = [], withoutList = "" } = context;
			let inSentence = problems.length === 0 && OF_VALUES.includes(status) ? (0, member.BH)(detail, context) : [];
			let members = [...problems.slice(0, 20).map((problem) => (0, member.xs)(problem, context)), ...inSentence];
			let refused = {
				service,
				status,
				detail,
				operation,
				given,
				members,
				withoutList
			};
			return {
				members,
				...adviceIn([
					...any.RK,
					...rows,
					...any.xo
				], any.HV, refused)
			};
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
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6813);
		var _refusals_any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3467);
		let ID = /(?<!\/)([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
		let withShortIds = (text) => text.replace(ID, "$1");
		let reasonAlone = ({ reason }) => withShortIds(reason);
		function whyNothing(error, service) {
			let { status } = error;
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.jq)(error)) return `no ${service} at base_url`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) return `the ${service} gave an answer that cannot be read`;
			if (status === void 0) return `the ${service} did not answer`;
			if (status === 401 || status === 403) return `the credential was refused (${status})`;
			return status === 429 ? `the ${service} limits the rate` : `the ${service} failed (${status})`;
		}
		function adviceOnNoAnswer(error, service) {
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.jq)(error)) return (0, _refusals_any_js__WEBPACK_IMPORTED_MODULE_1__.U8)(service);
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) return "Check base_url; if it is right, please report this answer as a bug.";
			if (error.status === 429) return "Run this again later: others may use the same credential.";
			if (error.status !== void 0) return "Run this again later: the service, or a gateway in front of it, failed.";
			return (0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.pj)(adviceOnSilence(error, "base_url", "the service is down: run this again later"));
		}
		let ADVICE = {
			proxy: (input) => `Check HTTPS_PROXY, and whether the proxy lets this runner reach ${input}.`,
			plain: (input) => `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
			"other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
			expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
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
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(otherwise),
				"."
			] : advice;
		}
	}),
	2561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => ONCE,
			N7: () => TWICE,
			fm: () => waitFor,
			zn: () => FOR_A_MINUTE
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8477);
		let ONCE = {
			reads: 1,
			ms: 0
		};
		let TWICE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.twice;
		let FOR_A_MINUTE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.refusal;
		function pauseMs(inStateMs, pace, random) {
			return Math.min(pace.maxMs, Math.max(pace.minMs, inStateMs / 15)) * (.9 + random() * .2);
		}
		class Streak {
			#same;
			add(word, nowMs) {
				let before = this.#same?.word === word ? this.#same : {
					reads: 0,
					sinceMs: nowMs
				};
				this.#same = {
					word,
					reads: before.reads + 1,
					sinceMs: before.sinceMs
				};
				return nowMs - before.sinceMs;
			}
			clear() {
				this.#same = void 0;
			}
			suffices({ reads, ms }, nowMs) {
				return this.#same !== void 0 && this.#same.reads >= reads && nowMs - this.#same.sinceMs >= ms;
			}
		}
		async function waitFor(world, waiting) {
			let { clock, report, server, signal } = world;
			let { pace, refusal = () => FOR_A_MINUTE, limitMs = Infinity } = waiting;
			let deadline = world.deadline.within(limitMs);
			let trouble = (0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__._)(world);
			let states = new Streak();
			let refusals = new Streak();
			let last;
			let failure;
			let failures = 0;
			let answeredMs = clock.now();
			async function untilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, mayBeEnd, pause } = await once(lateReads > 1);
					if (isOver || lateReads > +!!mayBeEnd) return {
						last,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function once(isLast) {
				try {
					return await answered(await waiting.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: failed(error)
					};
				}
			}
			async function answered(reply, isLast) {
				trouble.answered() && report.tell(`the ${server.name} answers again`);
				answeredMs = clock.now();
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(waiting.state(reply), clock.now());
				let needed = waiting.end(reply);
				let mayBeEnd = needed !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
				waiting.on?.(reply, isEnd);
				return {
					isOver: isEnd || (await waiting.isOver?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, pace, clock.random)
				};
			}
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.outage.ms, limitMs);
				let isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
				let isAway = clock.now() - answeredMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isAway || !mayPass && isRefused(error)) throw error.after(failures);
				waiting.failed?.(error);
				trouble.failed(error, Math.min(answeredMs + outageMs, clock.now() + deadline.leftMs));
				return mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random) : pauseMs(0, pace, clock.random);
			}
			function isRefused(error) {
				refusals.add((0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__.I)(error), clock.now());
				return refusals.suffices(refusal(), clock.now());
			}
			return report.during(() => trouble.words() ?? waiting.words?.(), untilEnd);
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			V$: () => isNotApplied,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			np: () => writeThrough
		});
		var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2964);
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk) return {
				kind: "refused",
				error
			};
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return {
				kind: "ambiguous",
				error
			};
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.Jk)) throw error;
			return {
				kind: error.sent && error.status !== 429 ? "ambiguous" : "not applied",
				error
			};
		}
		async function attemptWrite(cancel, send, onPhase) {
			cancel.throwIfAborted();
			onPhase("sent");
			let attempt = await answerTo(cancel, send);
			attempt.kind === "applied" ? onPhase("accepted") : attempt.kind !== "ambiguous" && onPhase("not sent");
			return attempt;
		}
		async function answerTo(cancel, send) {
			let abort = new AbortController();
			let later = () => setTimeout(() => abort.abort(cancel.reason), _patience_js__WEBPACK_IMPORTED_MODULE_2__.a.cancelledWrite.ms);
			let onCancel = () => void later().unref();
			cancel.addEventListener("abort", onCancel, { once: !0 });
			try {
				return {
					kind: "applied",
					reply: await send(abort.signal)
				};
			} catch (error) {
				return attemptOf(error);
			} finally {
				cancel.removeEventListener("abort", onCancel);
			}
		}
		let createBackoff = (world, limitMs = _patience_js__WEBPACK_IMPORTED_MODULE_2__.a.throttled.ms) => (0, _retry_js__WEBPACK_IMPORTED_MODULE_3__.LZ)(world, {
			limitMs,
			next: "nothing was changed, trying again"
		});
		function isNotApplied(attempt) {
			return attempt.kind === "not applied";
		}
		async function writeThrough(world, send, onPhase) {
			let backoff = createBackoff(world);
			let work = async () => {
				for (;;) {
					let attempt = await attemptWrite(world.signal, send, onPhase);
					if (!isNotApplied(attempt)) return attempt;
					world.signal.throwIfAborted();
					await backoff.wait(attempt.error);
				}
			};
			return world.report.during(backoff.words, work);
		}
		function writeRepeatedly(world, send, onPhase, found = async () => void 0) {
			let isLost = !1;
			return (0, _ask_js__WEBPACK_IMPORTED_MODULE_0__.ux)(world, async () => {
				let earlier = isLost ? await found() : void 0;
				if (earlier !== void 0) return earlier;
				let attempt = await attemptWrite(world.signal, send, (phase) => onPhase(isLost && phase === "not sent" ? "sent" : phase));
				if (attempt.kind === "applied") return attempt.reply;
				isLost ||= attempt.kind === "ambiguous";
				throw attempt.error;
			}).catch((error) => {
				if (!isLost || world.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN("An earlier attempt may have been applied", error);
			});
		}
	}),
	5566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bi: () => buildsTagOnPush,
			C_: () => TAG_PREFIX,
			Mx: () => SOURCE_MEMBERS,
			WM: () => isCommit,
			bE: () => sourceOfMember,
			dz: () => isTag,
			kL: () => Source,
			ve: () => isSameRepository
		});
		let Source = __webpack_require__(3339).k5n(["github", "external_docker"]);
		let SOURCE_MEMBERS = {
			integration_id: {
				source: "github",
				config: "source_config"
			},
			repo_url: {
				source: "github",
				config: "source_config"
			},
			deployment_type: {
				source: "github",
				config: "source_config"
			},
			build_on_push: {
				source: "github",
				config: "source_config"
			},
			repo_ref: {
				source: "github",
				config: "source_revision_config"
			},
			graph_config_path: {
				source: "github",
				config: "source_revision_config"
			},
			custom_url: {
				source: "external_docker",
				config: "source_config"
			},
			resource_spec: {
				source: "external_docker",
				config: "source_config"
			},
			listener_id: {
				source: "external_docker",
				config: "source_config"
			},
			listener_config: {
				source: "external_docker",
				config: "source_config"
			},
			image_uri: {
				source: "external_docker",
				config: "source_revision_config"
			}
		};
		function sourceOfMember(name) {
			return SOURCE_MEMBERS[name]?.source;
		}
		let isSameRepository = (a, b) => plainAddress(a) === plainAddress(b);
		let plainAddress = (url) => url.toLowerCase().replace(/^https?:\/\/([^/@]*@)?/, "").replace(/(\.git)?\/?$/, "");
		let TAG_PREFIX = "refs/tags/";
		let isTag = (ref) => typeof ref == "string" && ref.startsWith(TAG_PREFIX);
		let buildsTagOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	})
};
