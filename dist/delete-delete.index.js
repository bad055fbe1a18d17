"use strict";
exports.id = "delete-delete";
exports.ids = ["delete-delete"];
exports.modules = {
	9500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deleteOnce: () => deleteOnce });
		var report_conclusion = __webpack_require__(8728);
		var error_ending = __webpack_require__(3641);
		var format = __webpack_require__(2772);
		var problems = __webpack_require__(5567);
		var control_plane = __webpack_require__(4751);
		var unanswered = __webpack_require__(1119);
		var deployments = __webpack_require__(3174);
		var operation = __webpack_require__(8674);
		var delete_inputs = __webpack_require__(225);
		let LOOK = "Look at the deployment on the platform; running this again does no harm.";
		let MESSAGES = {
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
		let end = (0, report_conclusion.oI)(({ deployment_name }) => deployment_name);
		let absent = (by, more) => end("absent", () => ({
			headline: `: there is no deployment of that ${by}`,
			message: `Nothing was deleted.${more}`
		}));
		let misnamed = (flaw, advice) => ({
			outcome: "rejected",
			describe: ({ deployment_name: name }) => ({
				...(0, problems.hF)([{
					input: "deployment_name",
					...flaw
				}], name, "Nothing was deleted."),
				advice
			})
		});
		let projectIn = ({ delete_tracing_project }, before) => delete_tracing_project ? `${before} its tracing project` : "";
		let planned = (inputs) => end("planned", () => ({
			headline: `${projectIn(inputs, " and")} would be deleted`,
			message: "Nothing was sent (dry_run)."
		}));
		let started = end("not_waited", () => ({
			headline: ": deletion started",
			message: "Not waiting for it (wait: false)."
		}));
		let deleted = (inputs, tookMs) => end("deleted", () => ({
			headline: " was deleted",
			message: `Took ${(0, format.a3)(tookMs)}${projectIn(inputs, ", with")}.`
		}));
		let stillExists = (shown, tookMs, failure) => end("timed_out", () => ({
			headline: failure === void 0 ? `: still ${shown || "there"} after ${(0, format.a3)(tookMs)}` : `: not known whether it is gone after ${(0, format.a3)(tookMs)}`,
			message: [(0, deployments.vx)({ status: shown }) ? "The deletion was accepted, and continues." : "The deletion was accepted.", failure === void 0 ? "" : `The last reads failed: ${(0, unanswered.PR)(failure)}.`].filter(Boolean).join(" "),
			advice: "Set a longer timeout, or look at the deployment on the platform."
		}));
		function endOfDeleteError(error, { deployment_id, phase }, inputs, isCancelled) {
			return (0, error_ending.S)(error, {
				subject: inputs.deployment_name,
				phase,
				isCancelled,
				messages: MESSAGES,
				context: {
					service: "control plane",
					rows: deployment_id === "" ? control_plane.rl : control_plane.pv,
					withoutList: "set deployment_id, too",
					inputs: Object.keys(delete_inputs.l.shape),
					given: Object.keys((0, operation.XF)(inputs))
				}
			});
		}
		var lines = __webpack_require__(8561);
		var look_up_by_name = __webpack_require__(2509);
		var errors = __webpack_require__(1515);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(7906);
		var write = __webpack_require__(7421);
		function undefinedIfGone(error) {
			if (!(0, errors.ST)(error)) throw error;
		}
		let readOrGone = (ctx, deployment_id) => (0, requests.LC)(ctx, () => (0, requests.T1)(ctx, deployments.Rp, { deployment_id }).catch(undefinedIfGone), (shown) => shown !== void 0);
		async function sendDeletion(ctx, { delete_tracing_project }, { id: deployment_id, name }, onPhase) {
			let parameters = {
				deployment_id,
				delete_tracing_project: delete_tracing_project ? "true" : "false"
			};
			let begun = async () => {
				let deployment = await readOrGone(ctx, deployment_id);
				if (deployment === void 0) return "begun";
				let another = (0, look_up_by_name.E)(deployment, name);
				if (another !== void 0) throw new errors.AN(`deployment_name ${another}`);
				return (0, deployments.vx)(deployment) ? "begun" : void 0;
			};
			let send = async (signal) => {
				await (0, requests.T1)({
					...ctx,
					signal
				}, deployments.rd, parameters, limits.b.once);
				return "begun";
			};
			try {
				await (0, write.Z0)(ctx, send, onPhase, begun);
			} catch (error) {
				ctx.signal.throwIfAborted();
				if (!(error instanceof errors._7) || !await begun().catch(() => void 0)) throw error;
			}
			onPhase("accepted");
		}
		let [minMs, maxMs] = limits.b.deletion.ms;
		let INTERVAL = {
			minMs,
			maxMs
		};
		let THREE_TIMES = {
			reads: limits.b.deletion.reads,
			ms: 0
		};
		async function waitUntilGone(ctx, deployment_id) {
			let log = (0, lines.NH)(ctx);
			let { last, isInTime, failure } = await (0, poll.wt)(ctx, {
				interval: INTERVAL,
				read: async () => await (0, requests.T1)(ctx, deployments.Rp, { deployment_id }, limits.b.once).catch(undefinedIfGone) ?? "gone",
				stateOf: (reply) => reply === "gone" ? reply : reply.status,
				neededEvidence: (reply) => reply === "gone" ? THREE_TIMES : void 0,
				onReply: (reply) => {
					reply !== "gone" && log.see(reply.status);
				},
				heartbeat: log.heartbeat
			});
			return {
				isGone: isInTime,
				status: last === "gone" ? "" : last?.status ?? "",
				failure
			};
		}
		var problem = __webpack_require__(787);
		async function find(inputs, ctx) {
			let { deployment_id, deployment_name: name } = inputs;
			let meant = deployment_id && await withName(ctx, deployment_id, name);
			if (meant) return meant;
			let named = await listed(ctx, name, deployment_id);
			if (named === void 0) return { end: absent("id", "") };
			if (named.kind === "none") return { end: absent("name", closeTo(named.close)) };
			if (named.kind === "several") return { end: misnamed((0, look_up_by_name.GX)(named, name), "Set deployment_id to the one that is meant.") };
			let { id } = named.deployment;
			let shown = id === deployment_id ? void 0 : await withName(ctx, id, name);
			if (shown === void 0) return { end: absent("name", ` ${id} is in the list, but gone.`) };
			if (deployment_id === void 0 || "end" in shown) return shown;
			let wrong = {
				input: "deployment_id",
				what: `there is no deployment ${deployment_id}; ${(0, problem.TL)(name)} is ${id}`
			};
			return { end: misnamed(wrong, "Correct deployment_id, or leave it out.") };
		}
		let closeTo = (names) => names.length === 0 ? "" : ` Close to it: ${names.map(problem.TL).join(", ")}.`;
		let listed = (ctx, name, deployment_id) => (0, requests.LC)(ctx, () => (0, look_up_by_name.HZ)(ctx, name), ({ kind }) => kind !== "none").catch((error) => {
			if (deployment_id === void 0 || !(0, errors.Ix)(error)) throw error;
		});
		async function withName(ctx, id, name) {
			let deployment = await readOrGone(ctx, id);
			if (deployment === void 0) return;
			let what = (0, look_up_by_name.E)(deployment, name);
			if (what !== void 0) return { end: misnamed({ what }, "Correct deployment_name or deployment_id.") };
			return { deployment };
		}
		var delete_state = __webpack_require__(2643);
		async function deleteOnce(deletion) {
			let { inputs, ctx, store } = deletion;
			let end;
			try {
				end = await findAndDelete(deletion);
			} catch (error) {
				end = endOfDeleteError(error, store.state, inputs, ctx.signal.aborted);
			}
			let { state } = store;
			let conclusion = (0, report_conclusion.vu)(end, state);
			return {
				result: (0, report_conclusion.Ep)(ctx.report, conclusion, {
					outputs: (0, delete_state.Y)(state),
					details: idToCopy(state.deployment_id),
					elapsedMs: store.elapsedMs
				}),
				hasBegun: state.phase === "accepted" || conclusion.outcome === "absent"
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
		async function findAndDelete({ inputs, ctx, store }) {
			let { report } = ctx;
			let found = await find(inputs, ctx);
			if ("end" in found) return found.end;
			let { id, name, status } = found.deployment;
			store.update({ deployment_id: id });
			if (inputs.dry_run) return planned(inputs);
			let project = inputs.delete_tracing_project ? " and its tracing project" : "";
			report.info(`Deleting ${name} (${id}, ${status})${project}.`);
			await sendDeletion(ctx, inputs, found.deployment, (phase) => store.update({ phase }));
			if (!inputs.wait) return started;
			let { isGone, status: shown, failure } = await waitUntilGone(ctx, id);
			let tookMs = store.elapsedMs;
			return isGone ? deleted(inputs, tookMs) : stillExists(shown, tookMs, failure);
		}
	}),
	1705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => ONCE,
			N7: () => TWICE,
			wt: () => poll,
			zn: () => FOR_A_MINUTE
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9916);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		let ONCE = {
			reads: 1,
			ms: 0
		};
		let TWICE = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.twice;
		let FOR_A_MINUTE = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.refusal;
		function pauseMs(inStateMs, interval, random) {
			return Math.min(interval.maxMs, Math.max(interval.minMs, inStateMs / 15)) * (.9 + random() * .2);
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
		async function poll(ctx, options) {
			let { clock, report, server, signal } = ctx;
			let { interval, refusalEvidence = () => FOR_A_MINUTE, limitMs = Infinity } = options;
			let deadline = ctx.deadline.within(limitMs);
			let outage = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__._)(ctx);
			let states = new Streak();
			let refusals = new Streak();
			let last;
			let failure;
			let failures = 0;
			let failingSinceMs;
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
					return await answered(await options.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: failed(error)
					};
				}
			}
			async function answered(reply, isLast) {
				outage.answered() && report.progress(`the ${server.name} answers again`);
				failingSinceMs = void 0;
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(options.stateOf(reply), clock.now());
				let needed = options.neededEvidence(reply);
				let mayBeEnd = needed !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
				options.onReply?.(reply, isEnd);
				return {
					isOver: isEnd || (await options.shouldStop?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, interval, clock.random)
				};
			}
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms, limitMs);
				let isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
				failingSinceMs ??= clock.now();
				let isAway = clock.now() - failingSinceMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isAway || !mayPass && isRefused(error)) throw error.withAttempts(failures);
				options.onFailure?.(error);
				outage.failed(error, Math.min(failingSinceMs + outageMs, clock.now() + deadline.leftMs));
				return mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random) : pauseMs(0, interval, clock.random);
			}
			function isRefused(error) {
				refusals.add((0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__.z)(error), clock.now());
				return refusals.suffices(refusalEvidence(), clock.now());
			}
			return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), untilEnd);
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
