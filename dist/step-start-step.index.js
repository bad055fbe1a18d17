"use strict";
exports.id = "step-start-step";
exports.ids = ["step-start-step"];
exports.modules = {
	5131: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => connect,
			e: () => withDeadline
		});
		var promises_ = __webpack_require__(8500);
		var limits = __webpack_require__(8136);
		let systemClock = {
			now: () => performance.now(),
			utcMs: () => Date.now(),
			sleep: async (ms, signal) => {
				signal?.throwIfAborted();
				await (0, promises_.setTimeout)(ms, void 0, { signal }).catch(() => signal?.throwIfAborted());
			},
			schedule: (ms, action) => {
				let timer = setTimeout(action, ms).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		class Deadline {
			#clock;
			#endMs;
			#firstRequest;
			constructor(clock, limitMs = Infinity, previous) {
				this.#clock = clock;
				this.#endMs = clock.now() + limitMs;
				let firstRequest = {
					deadlineMs: clock.now() + limits.b.firstContact.ms,
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
				let leftMs = this.#endMs + limits.b.responseAfterDeadline.ms - this.#clock.now();
				return Math.max(limits.b.requestAfterDeadline.ms, leftMs);
			}
			within(limitMs) {
				return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
			}
		}
		var http = __webpack_require__(2437);
		function withDeadline(ctx, limitMs) {
			let deadline = new Deadline(ctx.clock, limitMs, ctx.deadline);
			return {
				...ctx,
				deadline,
				server: {
					...ctx.server,
					deadline
				}
			};
		}
		function connect(address, options) {
			let { clock = systemClock, dispatcher = (0, http.SM)() } = options;
			let { debug, redact, addSecret } = options;
			let deadline = new Deadline(clock);
			return {
				clock,
				deadline,
				server: {
					...address,
					dispatcher,
					deadline,
					redact,
					addSecret,
					debug
				}
			};
		}
	}),
	3285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			connectStep: () => connectStep,
			startStep: () => startStep
		});
		var connection = __webpack_require__(6514);
		var connect = __webpack_require__(5131);
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
		var status_log = __webpack_require__(3690);
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
			let formatTime = (clockMs) => (0, status_log.RQ)(clockMs - startMs);
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
		let connectStep = (service, inputs, runtime) => withProgressLog({
			...(0, connect.N)((0, connection.FN)(service, inputs), runtime),
			signal: runtime.signal,
			report: runtime
		});
		let startStep = ({ prefetchPath, run }, inputs, ctx) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limitedCtx = (0, connect.e)(ctx, inputs.timeout ?? Infinity);
			let path = prefetchPath?.(inputs);
			return run(inputs, path === void 0 ? limitedCtx : await prefetch(limitedCtx, path));
		});
	}),
	3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NH: () => statusLog,
			RQ: () => formatClockTime,
			ci: () => withNotes,
			gb: () => timeoutNote
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		function formatClockTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let minutes = Math.floor(seconds / 60);
			let hours = Math.floor(minutes / 60);
			let twoDigits = (count) => String(count % 60).padStart(2, "0");
			return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds)}`;
		}
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutNote = (leftMs) => `timeout in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		function statusLog({ clock, deadline, report }) {
			let lastStatus = "";
			let sinceMs = 0;
			return {
				log(status, line = status) {
					if (status === lastStatus) return;
					report.progress(line);
					lastStatus = status;
					sinceMs = clock.now();
				},
				heartbeat() {
					if (lastStatus === "") return;
					let line = `${lastStatus}, ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(clock.now() - sinceMs)}`;
					return withNotes(line, [timeoutNote(deadline.leftMs)]);
				}
			};
		}
	})
};
