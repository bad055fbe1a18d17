"use strict";
exports.id = "step-start-step";
exports.ids = ["step-start-step"];
exports.modules = {
	4361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => withDeadline });
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4440);
		function withDeadline(ctx, limitMs) {
			let deadline = new _clock_js__WEBPACK_IMPORTED_MODULE_0__.B2(ctx.clock, limitMs, ctx.deadline);
			return {
				...ctx,
				deadline,
				server: {
					...ctx.server,
					deadline
				}
			};
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
	3285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			connectStep: () => connectStep,
			startStep: () => startStep
		});
		var connection = __webpack_require__(6514);
		var client_context = __webpack_require__(4361);
		var client_clock = __webpack_require__(4440);
		var http = __webpack_require__(2437);
		async function prefetch(ctx, path) {
			let { server, signal } = ctx;
			let replies = [];
			let takePrefetched = (request) => request.method === "GET" && request.path === path ? replies.pop() : void 0;
			await new Promise((resolve) => {
				let reply = (0, http.tN)(server, {
					method: "GET",
					path
				}, signal, () => resolve(void 0));
				replies.push(reply);
				reply.then(resolve, resolve);
			});
			return {
				...ctx,
				server: {
					...server,
					takePrefetched
				}
			};
		}
		function formatElapsedTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let minutes = Math.floor(seconds / 60);
			let hours = Math.floor(minutes / 60);
			let twoDigits = (count) => String(count % 60).padStart(2, "0");
			return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds)}`;
		}
		function withProgressLog(ctx) {
			let { clock, report } = ctx;
			let startMs = clock.now();
			let heartbeats = new Set();
			let isGroupOpen = !1;
			let cancelHeartbeat = () => void 0;
			function scheduleHeartbeat() {
				cancelHeartbeat();
				let pauseMs = Math.max(6e4, (clock.now() - startMs) * .06666666666666667);
				heartbeats.size > 0 && (cancelHeartbeat = clock.schedule(pauseMs, logHeartbeat));
			}
			function logHeartbeat() {
				let text = [...heartbeats].map((describe) => describe()).findLast((one) => one !== void 0);
				text === void 0 ? scheduleHeartbeat() : progress(text);
			}
			let formatTime = (clockMs) => formatElapsedTime(clockMs - startMs);
			function progress(text) {
				endGroup();
				info(`${formatTime(clock.now()).padStart(6)}  ${text}`);
			}
			function info(text) {
				report.info(text);
				isGroupOpen || scheduleHeartbeat();
			}
			function endGroup() {
				isGroupOpen = !1;
				report.endGroup();
			}
			let closeGroupAnd = (annotate) => (text) => {
				isGroupOpen = !1;
				annotate(text);
				scheduleHeartbeat();
			};
			let progressReporter = {
				info,
				endGroup,
				notice: closeGroupAnd(report.notice),
				warning: closeGroupAnd(report.warning),
				group: (title) => {
					isGroupOpen = !0;
					report.group(title);
				},
				progress,
				formatTime,
				withHeartbeat: async (heartbeat, work) => {
					heartbeats.add(heartbeat);
					heartbeats.size === 1 && scheduleHeartbeat();
					try {
						return await work();
					} finally {
						heartbeats.delete(heartbeat);
						heartbeats.size === 0 && cancelHeartbeat();
					}
				}
			};
			return {
				...ctx,
				report: {
					...report,
					...progressReporter
				}
			};
		}
		function connectStep(service, inputs, runtime) {
			let { clock = client_clock.ml, dispatcher = (0, http.SM)(), signal } = runtime;
			let { addSecret, debug, redact } = runtime;
			let deadline = new client_clock.B2(clock);
			return withProgressLog({
				clock,
				deadline,
				server: {
					...(0, connection.FN)(service, inputs),
					dispatcher,
					deadline,
					redact,
					addSecret,
					debug
				},
				signal,
				report: runtime
			});
		}
		let startStep = ({ timeout = Infinity }, ctx, path, run) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limitedCtx = (0, client_context.N)(ctx, timeout);
			return run(path === void 0 ? limitedCtx : await prefetch(limitedCtx, path));
		});
	})
};
