"use strict";
exports.id = "export-start";
exports.ids = ["export-start"];
exports.modules = {
	9563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { exportTraces: () => exportTraces });
		var _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
		var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);
		let exportTraces = (inputs, ctx) => (0, _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__.b)(ctx, {
			timeout: inputs.timeout,
			first: firstPath(inputs)
		}, async (asked) => (await Promise.all([
			__webpack_require__.e("service-contract-resource-spec"),
			__webpack_require__.e("service-contract-compare"),
			__webpack_require__.e("export-cancel-cancel"),
			__webpack_require__.e("export-export")
		]).then(__webpack_require__.bind(__webpack_require__, 844))).exportTraces(inputs, asked));
		function firstPath({ operation, export_id = "" }) {
			if (operation === "list") return _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.exports();
			return operation === "watch" ? _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.export(export_id) : void 0;
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
