"use strict";
exports.id = "usage-start";
exports.ids = ["usage-start"];
exports.modules = {
	6879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mf: () => periodFrom,
			ZV: () => monthStart,
			jB: () => previousPeriod,
			nQ: () => dailyWindows,
			sO: () => DAY_MS
		});
		let DAY_MS = 864e5;
		let MAX_DAILY_MS = 31 * DAY_MS;
		function monthStart(ms, offset) {
			let date = new Date(ms);
			return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
		}
		let midnightBefore = (ms) => ms - (ms % DAY_MS + DAY_MS) % DAY_MS;
		function periodOfLast(last, nowMs) {
			if (last === "this-month") return {
				startMs: monthStart(nowMs, 0),
				endMs: (Math.floor(nowMs / 1e3) + 1) * 1e3
			};
			if (last === "previous-month") return {
				startMs: monthStart(nowMs, -1),
				endMs: monthStart(nowMs, 0)
			};
			let endMs = midnightBefore(nowMs);
			return {
				startMs: endMs - last.days * DAY_MS,
				endMs
			};
		}
		function periodFrom({ last, start_time, end_time }, nowMs) {
			if (last !== void 0) return periodOfLast(last, nowMs);
			return {
				startMs: start_time ?? NaN,
				endMs: end_time ?? NaN
			};
		}
		function previousPeriod({ startMs, endMs }, last) {
			let monthMs = monthStart(startMs, -1);
			if (last === "previous-month") return {
				startMs: monthMs,
				endMs: startMs
			};
			if (last === "this-month") return {
				startMs: monthMs,
				endMs: Math.min(monthMs + (endMs - startMs), startMs)
			};
			return {
				startMs: startMs - (endMs - startMs),
				endMs: startMs
			};
		}
		function dailyWindows({ startMs, endMs }) {
			let windows = [];
			let from = startMs;
			for (; endMs - from > MAX_DAILY_MS;) {
				let midnight = midnightBefore(from + MAX_DAILY_MS);
				let to = endMs - midnight < DAY_MS ? midnight - DAY_MS : midnight;
				windows.push({
					startMs: from,
					endMs: to
				});
				from = to;
			}
			return [...windows, {
				startMs: from,
				endMs
			}];
		}
	}),
	3088: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { usage: () => usage });
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_start_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1542);
		var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4383);
		var _period_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6879);
		let usage = (inputs, ctx, nowMs) => (0, _report_start_step_js__WEBPACK_IMPORTED_MODULE_1__.b)(ctx, { first: firstPath(inputs, nowMs) }, async (asked) => (await Promise.all([__webpack_require__.e("service-contract-resource-spec"), __webpack_require__.e("usage-usage")]).then(__webpack_require__.bind(__webpack_require__, 274))).usage(inputs, asked, nowMs));
		function firstPath(inputs, nowMs) {
			let period = (0, _period_js__WEBPACK_IMPORTED_MODULE_3__.Mf)(inputs, nowMs);
			let { startMs, endMs } = inputs.daily && (0, _period_js__WEBPACK_IMPORTED_MODULE_3__.nQ)(period)[0] || period;
			let times = {
				start_time: (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(startMs),
				end_time: (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(endMs)
			};
			return _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_2__.W.usage({
				...inputs,
				...times
			});
		}
	}),
	1542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => startStep });
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5131);
		var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);
		let startStep = (ctx, { timeout = Infinity, first }, run) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limited = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_0__.withDeadline)(ctx, timeout);
			return run(first === void 0 ? limited : await (0, _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.y)(limited, first));
		});
	}),
	4383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => FIRST_PATHS,
			y: () => prefetch
		});
		var _http_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
		let FIRST_PATHS = {
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
		async function prefetch(ctx, path) {
			let { server, signal } = ctx;
			let unclaimed = [];
			let prefetched = (message) => message.method === "GET" && message.path === path ? unclaimed.pop() : void 0;
			await new Promise((left) => {
				let reply = (0, _http_http_js__WEBPACK_IMPORTED_MODULE_0__.tN)(server, {
					method: "GET",
					path
				}, signal, () => left(void 0));
				unclaimed.push(reply);
				reply.then(left, left);
			});
			return {
				...ctx,
				server: {
					...server,
					prefetched
				}
			};
		}
	})
};
