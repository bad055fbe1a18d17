"use strict";
exports.id = "export-action";
exports.ids = ["export-action"];
exports.modules = {
	165: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			action: () => action,
			exportTracesStep: () => exportTracesStep
		});
		var _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8242);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3886);
		function prefetchPath({ operation, export_id = "" }) {
			if (operation === "list") return _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__.d.exports();
			return operation === "watch" ? _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__.d.export(export_id) : void 0;
		}
		let exportTracesStep = {
			prefetchPath,
			run: async (inputs, ctx) => (await Promise.all([
				__webpack_require__.e("undici"),
				__webpack_require__.e("service-client-http-http"),
				__webpack_require__.e("service-contract-deployments-resource-spec"),
				__webpack_require__.e("service-contract-deployments-compare"),
				__webpack_require__.e("export-cancel-cancel"),
				__webpack_require__.e("export-export")
			]).then(__webpack_require__.bind(__webpack_require__, 6120))).runExport(inputs, ctx)
		};
		let action = {
			name: "Bulk trace export",
			description: "Export traces as Parquet files to a bucket and wait until the export is complete or has failed.",
			branding: {
				icon: "upload-cloud",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.Yy,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.V4,
			async start(inputs, runtime) {
				let { connectStep, startStep } = await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("step-start-step")
				]).then(__webpack_require__.bind(__webpack_require__, 6311));
				let { saveState } = runtime;
				let ctx = {
					...connectStep("platform API", inputs, runtime),
					saveState
				};
				return startStep(exportTracesStep, inputs, ctx);
			}
		};
	}),
	8242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => PREFETCH_PATHS });
		let PREFETCH_PATHS = {
			deployment: (id) => `/v2/deployments/${id}`,
			deploymentsByName: (name) => `/v2/deployments?${new URLSearchParams({
				limit: "100",
				offset: "0",
				name,
				name_contains: name
			})}`,
			export: (id) => `/api/v1/bulk-exports/${encodeURIComponent(id)}`,
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
	})
};
