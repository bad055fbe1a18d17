"use strict";
exports.id = "deploy-start";
exports.ids = ["deploy-start"];
exports.modules = { 9358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { deploy: () => deploy });
	var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2772);
	var _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1542);
	var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);
	var _rollout_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);
	var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5748);
	function deploy(inputs, ctx, run) {
		let { deployment_id, timeout } = inputs;
		let name = inputs.deployment_name ?? `deployment ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_4__.m_)(deployment_id ?? "")}`;
		let labels = {
			...inputs,
			name,
			watchedBy: "this action"
		};
		let store = (0, _rollout_outputs_js__WEBPACK_IMPORTED_MODULE_2__.dP)(ctx.clock.now, labels, _inputs_js__WEBPACK_IMPORTED_MODULE_3__.V4, ctx.report.output);
		deployment_id !== void 0 && store.update({ deployment_id });
		return (0, _report_start_step_js__WEBPACK_IMPORTED_MODULE_0__.b)(ctx, {
			timeout,
			first: firstPath(inputs)
		}, async (asked) => (await Promise.all([
			__webpack_require__.e("service-contract-resource-spec"),
			__webpack_require__.e("service-contract-compare"),
			__webpack_require__.e("service-contract-deployments"),
			__webpack_require__.e("deploy-deploy"),
			__webpack_require__.e("rollout-end-error-results")
		]).then(__webpack_require__.bind(__webpack_require__, 5592))).deployOnce(inputs, asked, run, store));
	}
	function firstPath({ deployment_id: id, deployment_name: name = "", image_from }) {
		if (id === void 0) return _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.named(name);
		return image_from === void 0 ? _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.W.deployment(id) : void 0;
	}
}) };
