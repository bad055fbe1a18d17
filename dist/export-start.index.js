"use strict";
exports.id = "export-start";
exports.ids = ["export-start"];
exports.modules = {
	9563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { exportTraces: () => exportTraces });
		var _report_opening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2171);
		var _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3731);
		let exportTraces = (inputs, world) => (0, _report_opening_js__WEBPACK_IMPORTED_MODULE_0__.z)(world, {
			timeout: inputs.timeout,
			first: firstPath(inputs)
		}, async (asked) => (await Promise.all([
			__webpack_require__.e("service-contract-resource-spec"),
			__webpack_require__.e("report-causes"),
			__webpack_require__.e("service-contract-compare"),
			__webpack_require__.e("export-export")
		]).then(__webpack_require__.bind(__webpack_require__, 4055))).exportTraces(inputs, asked));
		function firstPath({ operation, export_id = "" }) {
			if (operation === "list") return _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.exports();
			return operation === "watch" ? _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.export(export_id) : void 0;
		}
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
