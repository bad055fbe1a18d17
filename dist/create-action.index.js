"use strict";
exports.id = "create-action";
exports.ids = ["create-action"];
exports.modules = {
	759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { action: () => action });
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1941);
		var _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8242);
		var _deploy_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6737);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2116);
		function prefetchPath(inputs) {
			return !inputs.dry_run && (0, _inputs_js__WEBPACK_IMPORTED_MODULE_3__.Xu)(inputs).length === 0 || inputs.if_exists !== "fail" ? _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_1__.d.deploymentsByName(inputs.name) : void 0;
		}
		let action = {
			name: "Create agent server deployment",
			description: "Create a deployment of an agent server and wait until its first revision is live or has failed.",
			branding: {
				icon: "upload-cloud",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__.oB,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__.V4,
			notificationInputs: (texts) => ({
				...(0, _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__.Y)(texts),
				deployment_name: texts.name
			}),
			async start(inputs, runtime) {
				let [{ connectStep, startStep }, github] = await Promise.all([Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("step-start-step")
				]).then(__webpack_require__.bind(__webpack_require__, 3285)), runtime.notifier({
					...inputs,
					deployment_name: inputs.name
				})]);
				let isPublic = async () => (await __webpack_require__.e("runner-github-event").then(__webpack_require__.bind(__webpack_require__, 1467))).isPublicRun();
				let onStart = (headline) => github?.start(headline);
				let result = await startStep(inputs, {
					...connectStep("control plane", inputs, runtime),
					isPublic,
					onStart
				}, prefetchPath(inputs), async (stepCtx) => (await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("service-contract-deployments-resource-spec"),
					__webpack_require__.e("service-contract-deployments-compare"),
					__webpack_require__.e("service-contract-deployments-deployment"),
					__webpack_require__.e("rollout-end-rollout-conclusion"),
					__webpack_require__.e("create-create")
				]).then(__webpack_require__.bind(__webpack_require__, 795))).runCreate(inputs, stepCtx, (0, _deploy_context_js__WEBPACK_IMPORTED_MODULE_2__.h)()));
				await github?.end(result);
				return result;
			}
		};
	}),
	2116: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V4: () => outputs,
			Xu: () => findMissingInputs,
			oB: () => CreateInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3339);
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4055);
		var _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2280);
		var _inputs_field_image_uri_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7285);
		var _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2872);
		var _inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4739);
		var _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7848);
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1941);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2888);
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(343);
		var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1671);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1524);
		var _inputs_source_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7335);
		var _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2672);
		var _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3319);
		var _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2923);
		var _rollout_shared_outputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8374);
		let repoUrl = (0, _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_12__.ZZ)("write that of the repository, such as https://github.com/team/agent", (url, refuse) => {
			if (/^https?:\/\/[^/]*@/i.test(url)) return refuse("contains a user name or password", "remove everything between // and @");
			if ((0, _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_1__.yp)(url)) return refuse("is the address of a page");
			if (/[?#]/.test(url)) return refuse("contains a query or a fragment");
			return /^((https?|ssh):\/\/|[\w.-]+@[\w.-]+:)/i.test(url) ? url : refuse("is not an https address");
		});
		let INTEGRATION_ID_FIX = "write the id of the GitHub integration, as GET /v1/integrations/github/install lists it";
		let listenerId = (0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__.uR)("write the id of the listener, as GET /v2/listeners lists it");
		let shape = zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({
			..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.eu,
			name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_4__.p)("write one such as agent-pr-7"), "Name of the deployment, and of the tracing project that comes with it. Cannot be changed later.", {
				group: "What to create",
				required: !0,
				public: "if valid",
				aliases: "deployment_name deployment service service_name app app_name agent"
			}),
			if_exists: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.Yq)("fail", "update").prefault("fail"), "`update` changes the deployment of exactly this name as the root action would, and creates it if there is none. The service must have a list of deployments.", { aliases: "upsert update_if_exists" }),
			source: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.Yq)(..._service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_14__.kL.options), "`github` (built from a repository, in the cloud) or `external_docker` (runs an image, hybrid or self-hosted). Cannot be changed later.", { required: !0 }),
			image_uri: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_image_uri_js__WEBPACK_IMPORTED_MODULE_3__.W.optional(), "Container image (`external_docker`).", {
				public: "always",
				aliases: "image image_name image_ref image_tag docker_image container_image"
			}),
			repo_ref: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_5__.sA.optional(), "Branch name or `refs/tags/<tag>` (`github`).", {
				public: "always",
				aliases: "ref branch git_ref repository_ref"
			}),
			graph_config_path: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_5__.GB.optional(), "Path of the graph configuration file (`github`).", { aliases: "config config_path langgraph_config" }),
			repo_url: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(repoUrl.optional(), "Address of the repository (`github`).", {
				public: "if valid",
				aliases: "repo repository git_url"
			}),
			integration_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__.uR)(INTEGRATION_ID_FIX).optional(), "Id of the installed GitHub integration (`github`)."),
			deployment_type: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.yz)(_service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_14__._o).optional(), "`dev_free`, `dev` (the default), `prod`, or another type that the service has (`github`)."),
			listener_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(listenerId.optional(), "Id of the listener that runs the deployment (`external_docker`)."),
			k8s_namespace: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(zod__WEBPACK_IMPORTED_MODULE_16__.YjP().trim().optional(), "Namespace to deploy into, for listeners of compute type k8s.", {
				aliases: "namespace",
				member: "listener_config"
			}),
			..._inputs_source_js__WEBPACK_IMPORTED_MODULE_11__.p,
			..._inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_10__._y,
			..._inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_8__.BD,
			dry_run: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("false"), "Validate the inputs and show what would be created, but create nothing."),
			..._inputs_waiting_js__WEBPACK_IMPORTED_MODULE_13__.f,
			..._inputs_github_js__WEBPACK_IMPORTED_MODULE_7__.P.shape,
			summary: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("true"), "Write the job summary.")
		});
		let REQUIRED_FOR_GITHUB = [
			["repo_url", "write the address of the repository"],
			["integration_id", INTEGRATION_ID_FIX],
			["repo_ref", "write the branch, or refs/tags/<tag>"],
			["graph_config_path", "write the path of the graph configuration file in the repository"]
		];
		function findMissingInputs(inputs) {
			if (inputs.source !== "github") return [];
			return REQUIRED_FOR_GITHUB.filter(([input]) => inputs[input] === void 0).map(([input, fix]) => ({
				input,
				reason: "is required for source github",
				fix
			}));
		}
		let sourceRules = (0, _inputs_rules_js__WEBPACK_IMPORTED_MODULE_9__.i)((inputs) => {
			let source = _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_14__.kL.safeParse(inputs.source).data;
			if (source === void 0) return [];
			return [...Object.entries(inputs).map(([input, value]) => {
				let inputSource = (0, _inputs_source_js__WEBPACK_IMPORTED_MODULE_11__.$)(shape, input) ?? source;
				return [
					value !== void 0 && inputSource !== source,
					input,
					`applies to source ${inputSource} only`,
					"remove it, or correct source"
				];
			}), [
				(0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_14__.W)(inputs),
				"build_on_push",
				"cannot be true while repo_ref is a tag",
				"remove it, or set repo_ref to a branch"
			]];
		});
		let CreateInputs = shape.check(_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.mO, _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_13__.N, _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_10__.WE, _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_8__.ZG, sourceRules);
		let outputs = {
			created: "`true` if the deployment was created, `false` if it was changed (`if_exists`).",
			deployment_id: "The deployment. Set before its revision is followed.",
			revision_id: "Its first revision, or the one that the change created.",
			revision_created: "`true` once that revision is known.",
			previous_revision_id: "If it was changed: the revision that was active before.",
			status: "The revision's last status, as the server spelled it.",
			changes: "JSON array of `{path, before, after}`: what is created or changed; secrets and resource fields by name only. If the service shows another value at the end than was sent, also `shown`.",
			..._rollout_shared_outputs_js__WEBPACK_IMPORTED_MODULE_15__.D
		};
	})
};
