"use strict";
exports.id = "export-cancel-post";
exports.ids = ["export-cancel-post"];
exports.modules = {
	2418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5131);
		var _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2437);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2093);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(522);
		var _step_progress_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3143);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6356);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3886);
		var _cancel_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3070);
		let post = {
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_7__.Yy,
			async start(inputs, runtime) {
				if (!inputs.cancel_on_interrupt || _step_saved_state_js__WEBPACK_IMPORTED_MODULE_6__.ow.load(runtime) !== void 0) return;
				let connection = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__.N)((0, _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.FN)("platform API", inputs), runtime);
				let server = (0, _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_2__.wj)(connection.server, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_3__.b.cancelInPost.ms);
				let { signal } = runtime;
				let ctx = (0, _step_progress_log_js__WEBPACK_IMPORTED_MODULE_9__.k)({
					...connection,
					server,
					signal,
					report: runtime
				});
				let id = _step_saved_state_js__WEBPACK_IMPORTED_MODULE_6__.gw.load(runtime);
				id === void 0 ? _step_saved_state_js__WEBPACK_IMPORTED_MODULE_6__.wK.load(runtime) !== void 0 && ctx.report.warning("The step ended while it created an export, and may have left it behind: look at the exports (operation: list), and cancel it if it is there.") : await cancelLeftover(inputs, ctx, id);
			}
		};
		async function cancelLeftover(inputs, ctx, id) {
			try {
				if (inputs.operation === "watch" && (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_5__.GM)(await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_4__.T1)(ctx, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_5__.lw, { export_id: id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_3__.b.once))) return;
				let { status } = await (0, _cancel_js__WEBPACK_IMPORTED_MODULE_8__.EB)((0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__.e)(ctx, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_3__.b.cancelAtTimeout.ms), id);
				ctx.report.info(`Export ${id}, which the step left behind, is now ${(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_5__.Rh)(status)}.`);
			} catch (error) {
				let reason = error instanceof Error ? error.message : "for an unknown reason";
				ctx.report.warning(`Export ${id} could not be cancelled, and may still be running: ${reason}.`);
			}
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
			let formatTime = (clockMs) => (0, _status_log_js__WEBPACK_IMPORTED_MODULE_0__.RQ)(clockMs - startMs);
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
			return {
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
		}
	})
};
