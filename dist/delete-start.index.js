"use strict";
exports.id = "delete-start";
exports.ids = ["delete-start"];
exports.modules = {
	5770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deleteByName: () => deleteByName });
		var _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
		var _report_state_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1262);
		var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2643);
		function deleteByName(inputs, ctx) {
			let { deployment_id: id, deployment_name: name, timeout } = inputs;
			let store = (0, _report_state_store_js__WEBPACK_IMPORTED_MODULE_2__.J)(ctx.clock.now, {
				deployment_name: "",
				deployment_id: "",
				phase: "not sent"
			}, _state_js__WEBPACK_IMPORTED_MODULE_3__.Y, ctx.report.output);
			store.update({ deployment_name: name });
			let first = id === void 0 ? _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.named(name) : _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.deployment(id);
			return (0, _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__.b)(ctx, {
				timeout,
				first
			}, async (asked) => (await Promise.all([
				__webpack_require__.e("service-contract-resource-spec"),
				__webpack_require__.e("service-contract-deployments"),
				__webpack_require__.e("delete-delete")
			]).then(__webpack_require__.bind(__webpack_require__, 9500))).deleteOnce({
				inputs,
				ctx: asked,
				store
			}));
		}
	}),
	2643: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => outputsOf });
		let outputsOf = ({ deployment_id, deployment_name }) => ({
			deployment_id,
			deployment_name
		});
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
	1262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => createStateStore });
		function createStateStore(now, initial, outputsOf, setOutput) {
			let startedMs = now();
			let written = new Map(entriesOf(outputsOf(initial)));
			let state = initial;
			return {
				get state() {
					return state;
				},
				get elapsedMs() {
					return now() - startedMs;
				},
				update(change) {
					let members = typeof change == "function" ? change(state, now() - startedMs) : change;
					state = {
						...state,
						...members
					};
					for (let [name, value] of entriesOf(outputsOf(state))) {
						written.get(name) !== value && setOutput(name, value);
						written.set(name, value);
					}
				}
			};
		}
		let entriesOf = (values) => Object.keys(values).map((name) => [name, values[name] ?? ""]);
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
