"use strict";
exports.id = "delete-delete";
exports.ids = ["delete-delete"];
exports.modules = {
	5811: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runDelete: () => runDelete });
		var conclusion = __webpack_require__(8728);
		var state_store = __webpack_require__(8034);
		var blocks = __webpack_require__(6813);
		var format = __webpack_require__(2772);
		var problems = __webpack_require__(5567);
		var control_plane = __webpack_require__(4751);
		var service_error_end = __webpack_require__(9403);
		var unanswered = __webpack_require__(1119);
		var deployments_deployment = __webpack_require__(7021);
		var omit_absent = __webpack_require__(5174);
		var delete_inputs = __webpack_require__(225);
		let CHECK_DEPLOYMENT = "Look at the deployment on the platform; running this again does no harm.";
		let MESSAGES = {
			"not sent": {
				headline: "nothing was deleted",
				cancelledHeadline: "cancelled before anything was deleted",
				message: ""
			},
			sent: {
				headline: "not known whether it is being deleted",
				cancelledHeadline: "cancelled, not known whether it is being deleted",
				message: "The workflow was cancelled while the deletion was being sent.",
				advice: CHECK_DEPLOYMENT
			},
			accepted: {
				headline: "deletion accepted, outcome unknown",
				cancelledHeadline: "cancelled while it was being deleted",
				message: "The deletion continues.",
				advice: CHECK_DEPLOYMENT
			}
		};
		let buildEnd = (0, conclusion.hW)(({ inputs }) => inputs.deployment_name);
		let endOfAbsence = (criterion, details) => buildEnd("absent", () => ({
			headline: `: there is no deployment of that ${criterion}`,
			message: (0, blocks.hC)("Nothing was deleted.", details)
		}));
		let endOfRejection = (flaw, advice) => ({
			outcome: "rejected",
			describe: ({ inputs: { deployment_name: name } }) => ({
				...(0, problems.yg)([{
					input: "deployment_name",
					...flaw
				}], name, "Nothing was deleted."),
				advice
			})
		});
		let projectText = ({ delete_tracing_project }, conjunction) => delete_tracing_project ? `${conjunction} its tracing project` : "";
		let dryRunEnd = buildEnd("planned", ({ inputs }) => ({
			headline: `${projectText(inputs, " and")} would be deleted`,
			message: "Nothing was sent (dry_run)."
		}));
		let notWaitedEnd = buildEnd("not_waited", () => ({
			headline: ": deletion started",
			message: "Not waiting for it (wait: false)."
		}));
		let endOfDeletion = (tookMs) => buildEnd("deleted", ({ inputs }) => ({
			headline: " was deleted",
			message: `Took ${(0, format.a3)(tookMs)}${projectText(inputs, ", with")}.`
		}));
		let endOfTimeout = (status, tookMs, failure) => buildEnd("timed_out", () => ({
			headline: failure === void 0 ? `: still ${status || "there"} after ${(0, format.a3)(tookMs)}` : `: not known whether it is gone after ${(0, format.a3)(tookMs)}`,
			message: (0, blocks.hC)(`The deletion was accepted${(0, deployments_deployment.vx)({ status }) ? ", and continues" : ""}.`, failure === void 0 ? "" : `The last read failed: ${(0, unanswered.PR)(failure)}.`),
			advice: "Set a longer timeout, or look at the deployment on the platform."
		}));
		function endOfDeleteError(error, { inputs, phase }, isCancelled) {
			return (0, service_error_end.S)(error, {
				subject: inputs.deployment_name,
				phase,
				isCancelled,
				messages: MESSAGES,
				context: {
					service: "control plane",
					rules: [...control_plane.DI, ...control_plane.Hw],
					listAlternative: "set deployment_id, too",
					inputs: Object.keys(delete_inputs.l.shape),
					providedInputs: Object.keys((0, omit_absent.X)(inputs))
				}
			});
		}
		var name_lookup = __webpack_require__(4735);
		var errors = __webpack_require__(1515);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(2093);
		var write = __webpack_require__(7421);
		var status_log = __webpack_require__(3690);
		let readOrGone = (ctx, deployment_id, isAbsent = errors.ST) => (0, requests.LC)(ctx, () => (0, requests.T1)(ctx, deployments_deployment.Rp, { deployment_id }).catch((0, errors.gd)(isAbsent)), (deployment) => deployment !== void 0);
		async function sendDeletion(ctx, { delete_tracing_project }, { id: deployment_id, name }, onPhase) {
			let parameters = {
				deployment_id,
				delete_tracing_project: `${delete_tracing_project}`
			};
			let readProgress = async () => {
				let deployment = await readOrGone(ctx, deployment_id);
				if (deployment === void 0) return "begun";
				let mismatch = (0, name_lookup.E)(deployment, name);
				if (mismatch !== void 0) throw new errors.AN(`deployment_name ${mismatch}`);
				return (0, deployments_deployment.vx)(deployment) ? "begun" : void 0;
			};
			let send = async (signal) => {
				await (0, requests.T1)({
					...ctx,
					signal
				}, deployments_deployment.rd, parameters, limits.b.once);
				return "begun";
			};
			try {
				await (0, write.Z0)(ctx, send, onPhase, readProgress);
			} catch (error) {
				ctx.signal.throwIfAborted();
				if (!(error instanceof errors._7)) throw error;
				if (await readProgress().catch(() => {
					throw (0, write.FF)(error);
				}) === void 0) throw error;
			}
			onPhase("accepted");
		}
		let GONE_EVIDENCE = {
			reads: limits.b.deletion.reads,
			ms: 0
		};
		function waitUntilGone(ctx, deployment_id) {
			let statuses = (0, status_log.NH)(ctx);
			return (0, poll.wt)(ctx, {
				interval: limits.b.deletion.ms,
				read: () => (0, requests.T1)(ctx, deployments_deployment.Rp, { deployment_id }, limits.b.once).catch((0, errors.gd)(errors.ST)),
				stateOf: (deployment) => deployment?.status ?? "gone",
				neededEvidence: (deployment) => deployment === void 0 ? GONE_EVIDENCE : void 0,
				onReply: (deployment) => {
					deployment !== void 0 && statuses.log(deployment.status);
				},
				heartbeat: statuses.heartbeat
			});
		}
		var quote = __webpack_require__(8004);
		var both_services = __webpack_require__(2915);
		var find_deployment = __webpack_require__(259);
		async function findTarget(inputs, ctx) {
			let { deployment_id, deployment_name: name } = inputs;
			let targetById = deployment_id && await readTarget(ctx, deployment_id, name);
			if (targetById) return targetById;
			let lookup = await lookUpName(ctx, name, deployment_id);
			if (lookup === void 0) return endOfAbsence("id", "");
			if (lookup.kind === "none") return endOfAbsence("name", (0, problems.Re)((0, name_lookup.u_)(name, lookup.names)));
			if (lookup.kind === "several") return endOfRejection((0, name_lookup.GX)(lookup, name), "Set deployment_id to the one that is meant.");
			let { id } = lookup.deployment;
			let targetByName = id === deployment_id ? void 0 : await readTarget(ctx, id, name);
			if (targetByName === void 0) return endOfAbsence("name", `${id} is in the list, but gone.`);
			if (deployment_id === void 0 || "describe" in targetByName) return targetByName;
			let flaw = {
				input: "deployment_id",
				reason: `there is no deployment ${deployment_id}; ${(0, quote.hD)(name)} is ${id}`
			};
			return endOfRejection(flaw, "Correct deployment_id, or leave it out.");
		}
		let isOwnAbsence = (error) => (0, errors.ST)(error) && !error.isPlainText && !both_services.Ms.test(error.detail ?? "");
		let lookUpName = (ctx, name, deployment_id) => (0, requests.LC)(ctx, () => (0, find_deployment.H)(ctx, name), ({ kind }) => kind !== "none").catch(async (error) => {
			if (deployment_id === void 0 || !(0, errors.Ix)(error)) throw error;
			(0, errors.ST)(error) && await readOrGone(ctx, deployment_id, isOwnAbsence);
		});
		async function readTarget(ctx, id, name) {
			let deployment = await readOrGone(ctx, id);
			if (deployment === void 0) return;
			let reason = (0, name_lookup.E)(deployment, name);
			return reason === void 0 ? deployment : endOfRejection({ reason }, "Correct deployment_name or deployment_id.");
		}
		let outputsOf = ({ inputs: { deployment_name }, deployment_id }) => ({
			deployment_id,
			deployment_name
		});
		async function runDelete(inputs, ctx) {
			let initial = {
				inputs,
				deployment_id: "",
				phase: "not sent"
			};
			let store = (0, state_store.J)(ctx.clock.now, initial, outputsOf, ctx.report.output);
			ctx.report.output("deployment_name", inputs.deployment_name);
			let end = await findAndDelete(inputs, ctx, store).catch((error) => endOfDeleteError(error, store.state, ctx.signal.aborted));
			let { state } = store;
			return {
				result: (0, conclusion.Ep)(ctx.report, (0, conclusion.vu)(end, state), {
					outputs: outputsOf(state),
					details: idToCopy(state.deployment_id),
					elapsedMs: store.elapsedMs
				}),
				isGoneOrBeingDeleted: state.phase === "accepted" || end.outcome === "absent"
			};
		}
		function idToCopy(deployment_id) {
			if (deployment_id === "") return [];
			return [{ fold: {
				title: "Id to copy",
				blocks: [{ table: {
					header: [],
					rows: [["deployment_id", [{ code: deployment_id }]]]
				} }]
			} }];
		}
		async function findAndDelete(inputs, ctx, store) {
			let target = await findTarget(inputs, ctx);
			if ("describe" in target) return target;
			let { id, name, status } = target;
			store.update({ deployment_id: id });
			if (inputs.dry_run) return dryRunEnd;
			ctx.report.info(`Deleting ${name} (${id}, ${status})${projectText(inputs, " and")}.`);
			await sendDeletion(ctx, inputs, target, (phase) => store.update({ phase }));
			if (!inputs.wait) return notWaitedEnd;
			let { isInTime, lastReply, failure } = await waitUntilGone(ctx, id);
			let tookMs = store.elapsedMs;
			return isInTime ? endOfDeletion(tookMs) : endOfTimeout(lastReply?.status ?? "", tookMs, failure);
		}
	}),
	4440: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => Deadline,
			DV: () => abortLater,
			ml: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		let systemClock = {
			now: () => performance.now(),
			utcMs: () => Date.now(),
			sleep: async (ms, signal) => {
				signal?.throwIfAborted();
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch(() => signal?.throwIfAborted());
			},
			schedule: (ms, action) => {
				let timer = setTimeout(action, ms).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		function abortLater(signal, delayMs) {
			let controller = new AbortController();
			let onAbort = () => void setTimeout(() => controller.abort(signal.reason), delayMs).unref();
			signal.addEventListener("abort", onAbort, { once: !0 });
			return controller.signal;
		}
		class Deadline {
			#clock;
			#endMs;
			#firstRequest;
			constructor(clock, limitMs = Infinity, previous) {
				this.#clock = clock;
				this.#endMs = clock.now() + limitMs;
				let firstRequest = {
					deadlineMs: clock.now() + _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.firstContact.ms,
					isSent: !1
				};
				this.#firstRequest = previous === void 0 ? firstRequest : previous.#firstRequest;
			}
			get isRequestSent() {
				return this.#firstRequest.isSent;
			}
			markRequestSent() {
				this.#firstRequest.isSent = !0;
			}
			get leftMs() {
				let { deadlineMs, isSent } = this.#firstRequest;
				return (isSent ? this.#endMs : Math.min(this.#endMs, deadlineMs)) - this.#clock.now();
			}
			get requestMs() {
				let leftMs = this.#endMs + _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.responseAfterDeadline.ms - this.#clock.now();
				return Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.requestAfterDeadline.ms, leftMs);
			}
			within(limitMs) {
				return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
			}
		}
	}),
	1705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tb: () => MINUTE_OF_READS,
			d1: () => TWO_READS,
			s$: () => ONE_READ,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9916);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		let ONE_READ = {
			reads: 1,
			ms: 0
		};
		let TWO_READS = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.twice;
		let MINUTE_OF_READS = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.refusal;
		function pauseMs(inStateMs, interval, random) {
			let [minMs, maxMs] = interval;
			return Math.min(maxMs, Math.max(minMs, inStateMs / 15)) * (.9 + random() * .2);
		}
		let limitedRetryAfterMs = ({ status, retryAfterMs = 0 }, leftMs) => status === 429 && retryAfterMs <= leftMs ? retryAfterMs : Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.retryAfter.ms, retryAfterMs);
		let addRead = (streak, result, nowMs) => streak?.result === result ? {
			...streak,
			reads: streak.reads + 1
		} : {
			result,
			reads: 1,
			sinceMs: nowMs
		};
		let isEnough = ({ reads, sinceMs }, needed, nowMs) => reads >= needed.reads && nowMs - sinceMs >= needed.ms;
		async function poll(ctx, options) {
			let { clock, report, server, signal } = ctx;
			let { interval, limitMs = Infinity } = options;
			let deadline = ctx.deadline.within(limitMs);
			let outage = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__._)(ctx);
			let states;
			let refusals;
			let lastReply;
			let failure;
			let failures = 0;
			let failingSinceMs;
			async function pollUntilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, isFinal, pause } = await readOnce(lateReads > 1);
					if (isOver || lateReads > +!!isFinal) return {
						lastReply,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function readOnce(isSecondLateRead) {
				try {
					return await handleReply(await options.read(), isSecondLateRead);
				} catch (error) {
					return {
						isOver: !1,
						isFinal: !1,
						pause: handleFailure(error)
					};
				}
			}
			async function handleReply(reply, isSecondLateRead) {
				outage.onReply() && report.progress(`the ${server.name} answers again`);
				failingSinceMs = void 0;
				failures = 0;
				failure = void 0;
				refusals = void 0;
				lastReply = reply;
				let nowMs = clock.now();
				states = addRead(states, options.stateOf(reply), nowMs);
				let inStateMs = nowMs - states.sinceMs;
				let evidence = options.neededEvidence(reply);
				let isFinal = evidence !== void 0;
				let isConfirmed = isFinal && (isSecondLateRead || isEnough(states, evidence, nowMs));
				await options.onReply?.(reply, isConfirmed);
				return {
					isOver: isConfirmed || (await options.shouldStop?.(reply) ?? !1),
					isFinal,
					pause: pauseMs(inStateMs, interval, clock.random)
				};
			}
			function handleFailure(error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let maxOutageMs = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms, limitMs);
				let { leftMs } = deadline;
				let isNeverReached = !deadline.isRequestSent && leftMs <= 0;
				failingSinceMs ??= clock.now();
				let isUnreachable = clock.now() - failingSinceMs > maxOutageMs || isNeverReached;
				let isRateLimited = failures > 1 && error.status === 429 && (error.retryAfterMs ?? 0) > leftMs;
				let canRetry = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isUnreachable || isRateLimited || !canRetry && recordRefusal(error)) throw error.setAttempts(failures);
				options.onFailure?.(error);
				let pause = canRetry ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.vd)(limitedRetryAfterMs(error, leftMs), failures, clock.random) : pauseMs(0, interval, clock.random);
				let untilMs = pause > maxOutageMs ? clock.now() + pause : failingSinceMs + maxOutageMs;
				outage.onFailure(error, Math.min(untilMs, clock.now() + leftMs));
				return pause;
			}
			function recordRefusal(error) {
				let nowMs = clock.now();
				refusals = addRead(refusals, (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__.W)(error), nowMs);
				return isEnough(refusals, options.refusalEvidence?.() ?? MINUTE_OF_READS, nowMs);
			}
			return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), pollUntilEnd);
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			A9: () => writeUntilProcessed,
			FF: () => errorWithoutRead,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			qs: () => mayBeApplied,
			x3: () => UNPROVEN_REASON
		});
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4440);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8136);
		var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
		var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2964);
		let mayBeApplied = ({ kind }) => kind === "accepted" || kind === "ambiguous";
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk) return {
				kind: "refused",
				error
			};
			if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.oB)(error)) return {
				kind: "accepted",
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
		async function attemptWrite(cancel, send, onPhase, wasSent = !1) {
			cancel.throwIfAborted();
			wasSent || onPhase("sent");
			let signal = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.DV)(cancel, _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.writeAfterCancel.ms);
			let onReply = (reply) => ({
				kind: "accepted",
				reply
			});
			let attempt = await send(signal).then(onReply, attemptOf);
			attempt.kind === "accepted" ? onPhase("accepted") : !mayBeApplied(attempt) && !wasSent && onPhase("not sent");
			attempt.kind === "not applied" && cancel.throwIfAborted();
			return attempt;
		}
		let UNPROVEN_REASON = "No read shows whether it was applied";
		let errorWithoutRead = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk && !((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(error) && error.attempts === 1) ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN(UNPROVEN_REASON, error) : error;
		let createBackoff = (ctx, limitMs = _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.rateLimited.ms) => (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__.LZ)(ctx, {
			limitMs,
			nextText: "nothing was changed, trying again"
		});
		function writeUntilProcessed(ctx, send, onPhase) {
			let backoff = createBackoff(ctx);
			return ctx.report.withHeartbeat(backoff.heartbeat, async () => {
				for (;;) {
					let attempt = await attemptWrite(ctx.signal, send, onPhase);
					if (attempt.error === void 0) return attempt.reply;
					if (attempt.kind !== "not applied") throw attempt.error;
					await backoff.wait(attempt.error);
				}
			});
		}
		function writeRepeatedly(ctx, send, onPhase, findResult = async () => void 0) {
			let wasSent = !1;
			return (0, _requests_js__WEBPACK_IMPORTED_MODULE_3__.LH)(ctx, async () => {
				let earlierResult = wasSent ? await findResult() : void 0;
				if (earlierResult !== void 0) return earlierResult;
				let attempt = await attemptWrite(ctx.signal, send, onPhase, wasSent);
				if (attempt.error === void 0) return attempt.reply;
				wasSent ||= mayBeApplied(attempt);
				throw attempt.error;
			}).catch((error) => {
				if (!wasSent || ctx.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN("The request may have been applied", error);
			});
		}
	}),
	6635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => SourceRevisionConfigRequest,
			Fl: () => SourceConfigRequest,
			G7: () => SourceConfig,
			Jh: () => SourceRevisionConfig,
			zh: () => Secret
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8268);
		var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2923);
		var _spelling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5208);
		let ofSource = (member, rest) => `${_source_js__WEBPACK_IMPORTED_MODULE_3__.$M[member]}. ${rest}`;
		let Secret = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1),
			value: zod__WEBPACK_IMPORTED_MODULE_5__.YjP()
		});
		let ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_5__.rej({ k8s_namespace: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("For listeners of compute type k8s. Cannot be changed by PATCH.") });
		let SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			integration_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullish().describe(ofSource("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
			repo_url: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe(ofSource("repo_url", "Cannot be changed by PATCH.")),
			deployment_type: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_source_js__WEBPACK_IMPORTED_MODULE_3__.C1).nullish().describe(ofSource("deployment_type", "Cannot be changed by PATCH.")),
			build_on_push: zod__WEBPACK_IMPORTED_MODULE_5__.zMY().nullish().describe(ofSource("build_on_push", "A push to repo_ref builds a revision. Must not be true with a tag.")),
			custom_url: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe(ofSource("custom_url", "Set by the service for github.")),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__.yd.nullish().describe(ofSource("resource_spec", "Creates a revision and replaces the current spec.")),
			listener_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullish().describe(ofSource("listener_id", "From the listeners. Cannot be changed by PATCH.")),
			listener_config: ListenerConfig.nullish().describe(ofSource("listener_config", "Checked against the listener's compute type.")),
			install_command: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("JS deployments. Runs at the repository root; detected when absent."),
			build_command: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("JS deployments. Runs in the graph configuration file's directory.")
		});
		let SourceConfig = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			...SourceConfigRequest.shape,
			integration_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__.aj.nullish(),
			listener_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			listener_config: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ k8s_namespace: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR }).nullish()
		});
		let SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			repo_ref: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
			graph_config_path: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("graph_config_path", "Path of the graph configuration file.")),
			image_uri: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("image_uri", "Container image."))
		});
		let SourceRevisionConfig = (0, _spelling_js__WEBPACK_IMPORTED_MODULE_4__.xX)({
			repo_ref: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			graph_config_path: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			image_uri: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			repo_commit_sha: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("github. Read-only.")
		});
	}),
	2923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => SOURCE_OF_MEMBER,
			C1: () => DeploymentType,
			C_: () => TAG_PREFIX,
			W: () => isTagBuiltOnPush,
			WM: () => isCommit,
			_o: () => DEPLOYMENT_TYPES,
			dz: () => isTag,
			kL: () => Source,
			ve: () => isSameRepository
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let Source = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["github", "external_docker"]);
		let DeploymentType = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"dev_free",
			"dev",
			"prod"
		]);
		let DEPLOYMENT_TYPES = [...DeploymentType.options, "serverless"];
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
		let isSameRepository = (a, b) => normalizeUrl(a) === normalizeUrl(b);
		let normalizeUrl = (url) => url.toLowerCase().replace(/^https?:\/\/([^/@]*@)?/, "").replace(/(\.git)?\/?$/, "");
		let TAG_PREFIX = "refs/tags/";
		let isTag = (ref) => typeof ref == "string" && ref.startsWith(TAG_PREFIX);
		let isTagBuiltOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	}),
	5208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zi: () => OTHER_GRAPH_CONFIG_PATH,
			eX: () => withServiceSpelling,
			xX: () => objectWithGraphConfigPath
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1216);
		let GRAPH_CONFIG_PATH = "graph_config_path";
		let OTHER_GRAPH_CONFIG_PATH = "langgraph_config_path";
		function withContractName(value) {
			if (typeof value != "object" || !value) return value;
			let members = new Map(Object.entries(value));
			members.has(GRAPH_CONFIG_PATH) ? members.delete(OTHER_GRAPH_CONFIG_PATH) : members.has(OTHER_GRAPH_CONFIG_PATH) && members.set(GRAPH_CONFIG_PATH, members.get(OTHER_GRAPH_CONFIG_PATH));
			return Object.fromEntries(members);
		}
		let objectWithGraphConfigPath = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__.vkY(withContractName, zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...shape,
			[OTHER_GRAPH_CONFIG_PATH]: (0, _members_js__WEBPACK_IMPORTED_MODULE_0__.tB)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), "graph-config-path").describe(`${GRAPH_CONFIG_PATH}, as some services spell it.`)
		}));
		function withServiceSpelling(serviceConfig, body) {
			let { graph_config_path, ...otherMembers } = body.source_revision_config ?? {};
			if (graph_config_path === void 0 || serviceConfig?.[OTHER_GRAPH_CONFIG_PATH] === void 0) return body;
			let config = {
				...otherMembers,
				[OTHER_GRAPH_CONFIG_PATH]: graph_config_path
			};
			return {
				...body,
				source_revision_config: config
			};
		}
	}),
	669: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => normalizeStatus });
		let normalizeStatus = (status) => status.toUpperCase().replace(/[^A-Z]/g, "");
	})
};
