"use strict";
exports.id = "delete-start";
exports.ids = ["delete-start"];
exports.modules = {
	2493: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => outputsOf });
		let outputsOf = ({ deployment_id, deployment_name }) => ({
			deployment_id,
			deployment_name
		});
	}),
	5770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deleteByName: () => deleteByName });
		var _report_notebook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
		var _report_opening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2171);
		var _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3731);
		var _known_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2493);
		function deleteByName(inputs, world) {
			let { deployment_id: id, deployment_name: name, timeout } = inputs;
			let notebook = (0, _report_notebook_js__WEBPACK_IMPORTED_MODULE_2__.I)(world.clock.now, {
				deployment_name: "",
				deployment_id: "",
				phase: "not sent"
			}, _known_js__WEBPACK_IMPORTED_MODULE_3__.Y, world.report.output);
			notebook.add({ deployment_name: name });
			let first = id === void 0 ? _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.named(name) : _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.deployment(id);
			return (0, _report_opening_js__WEBPACK_IMPORTED_MODULE_0__.z)(world, {
				timeout,
				first
			}, async (asked) => (await Promise.all([
				__webpack_require__.e("service-contract-resource-spec"),
				__webpack_require__.e("service-contract-deployments"),
				__webpack_require__.e("delete-delete")
			]).then(__webpack_require__.bind(__webpack_require__, 6355))).deleteOnce({
				inputs,
				world: asked,
				notebook
			}));
		}
	}),
	214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => createNotebook });
		function createNotebook(now, nothing, valuesOf, set) {
			let startedMs = now();
			let shown = new Map(entriesOf(valuesOf(nothing)));
			let known = nothing;
			return {
				get known() {
					return known;
				},
				get elapsedMs() {
					return now() - startedMs;
				},
				add(learnt) {
					let more = typeof learnt == "function" ? learnt(known, now() - startedMs) : learnt;
					known = {
						...known,
						...more
					};
					for (let [name, value] of entriesOf(valuesOf(known))) {
						shown.get(name) !== value && set(name, value);
						shown.set(name, value);
					}
				}
			};
		}
		let entriesOf = (values) => Object.keys(values).map((name) => [name, values[name] ?? ""]);
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
