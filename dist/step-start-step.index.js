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
			#contact;
			constructor(clock, limitMs = Infinity, previous) {
				this.#clock = clock;
				this.#endMs = clock.now() + limitMs;
				let contact = {
					byMs: clock.now() + limits.b.firstContact.ms,
					isMade: !1
				};
				this.#contact = previous === void 0 ? contact : previous.#contact;
			}
			get isContacted() {
				return this.#contact.isMade;
			}
			markContacted() {
				this.#contact.isMade = !0;
			}
			get leftMs() {
				let { byMs, isMade } = this.#contact;
				return (isMade ? this.#endMs : Math.min(this.#endMs, byMs)) - this.#clock.now();
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
		function connect(address, { clock = systemClock, dispatcher = (0, http.SM)(), debug, redact, addSecret }) {
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
	3143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => withProgressLog });
		var _status_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3690);
		function withProgressLog(ctx) {
			return {
				...ctx,
				report: {
					...ctx.report,
					...progressReporter(ctx)
				}
			};
		}
		function progressReporter({ clock, report }) {
			let startMs = clock.now();
			let heartbeats = new Set();
			let isGroupOpen = !1;
			let disarm = () => void 0;
			function arm() {
				disarm();
				let pauseMs = Math.max(6e4, (clock.now() - startMs) * .06666666666666667);
				heartbeats.size > 0 && (disarm = clock.schedule(pauseMs, logHeartbeat));
			}
			function logHeartbeat() {
				let heartbeat = [...heartbeats].map((heartbeat) => heartbeat()).findLast((one) => one !== void 0);
				heartbeat === void 0 ? arm() : progress(heartbeat);
			}
			let formatTime = (clockMs) => (0, _status_log_js__WEBPACK_IMPORTED_MODULE_0__.RQ)(clockMs - startMs);
			function progress(text) {
				endGroup();
				info(`${formatTime(clock.now()).padStart(6)}  ${text}`);
			}
			function info(text) {
				report.info(text);
				isGroupOpen || arm();
			}
			function endGroup() {
				isGroupOpen = !1;
				report.endGroup();
			}
			let annotation = (annotate) => (text) => {
				isGroupOpen = !1;
				annotate(text);
				arm();
			};
			return {
				info,
				endGroup,
				notice: annotation(report.notice),
				warning: annotation(report.warning),
				group: (title) => {
					isGroupOpen = !0;
					report.group(title);
				},
				progress,
				formatTime,
				withHeartbeat: async (heartbeat, work) => {
					heartbeats.add(heartbeat);
					heartbeats.size === 1 && arm();
					try {
						return await work();
					} finally {
						heartbeats.delete(heartbeat);
						heartbeats.size === 0 && disarm();
					}
				}
			};
		}
	}),
	6311: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
			let unclaimed = [];
			let prefetched = (request) => request.method === "GET" && request.path === path ? unclaimed.pop() : void 0;
			await new Promise((resolve) => {
				let reply = (0, http.tN)(server, {
					method: "GET",
					path
				}, signal, () => resolve(void 0));
				unclaimed.push(reply);
				reply.then(resolve, resolve);
			});
			return {
				...ctx,
				server: {
					...server,
					prefetched
				}
			};
		}
		var progress_log = __webpack_require__(3143);
		let connectStep = (service, inputs, runtime) => (0, progress_log.k)({
			...(0, connect.N)((0, connection.Sj)(service, inputs), runtime),
			signal: runtime.signal,
			report: runtime
		});
		let startStep = ({ prefetchPath, run }, inputs, ctx) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limited = (0, connect.e)(ctx, inputs.timeout ?? Infinity);
			let path = prefetchPath?.(inputs);
			return run(inputs, path === void 0 ? limited : await prefetch(limited, path));
		});
	}),
	3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => timeoutIn,
			NH: () => statusLog,
			RQ: () => formatClockTime,
			ci: () => withNotes
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		function formatClockTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let parts = [Math.floor(seconds / 60) % 60, seconds % 60];
			let [minutes, secondsOfMinute] = parts.map((part) => String(part).padStart(2, "0"));
			let hours = Math.floor(seconds / 3600);
			return hours > 0 ? `${hours}:${minutes}:${secondsOfMinute}` : `${parts[0]}:${secondsOfMinute}`;
		}
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutIn = (leftMs) => `timeout in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		let inMinutes = (durationMs) => durationMs < 72e5 ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.td)(Math.round(durationMs / 6e4), "minute") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(durationMs);
		function statusLog({ clock, deadline, report }) {
			let last = "";
			let sinceMs = 0;
			return {
				log(status, line = status) {
					if (status === last) return;
					report.progress(line);
					last = status;
					sinceMs = clock.now();
				},
				heartbeat: () => last === "" ? void 0 : withNotes(`${last}, ${inMinutes(clock.now() - sinceMs)}`, [timeoutIn(deadline.leftMs)])
			};
		}
	})
};
