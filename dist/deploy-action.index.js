"use strict";
exports.id = "deploy-action";
exports.ids = ["deploy-action", 325];
exports.modules = {
	1342: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			action: () => action,
			prefetchPath: () => prefetchPath
		});
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1941);
		var _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8242);
		var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6737);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2325);
		function prefetchPath(inputs) {
			let { deployment_id: id, deployment_name: name = "", image_from } = inputs;
			if (id === void 0) return _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_1__.d.deploymentsByName(name);
			return image_from === void 0 ? _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_1__.d.deployment(id) : void 0;
		}
		let action = {
			name: "Deploy agent server",
			description: "Deploy an agent server and wait until the new revision is live or has failed.",
			branding: {
				icon: "upload-cloud",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__.L2,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_3__.V4,
			notificationInputs(texts) {
				let { deployment_name, deployment_id } = texts;
				return {
					...(0, _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__.Y)(texts),
					deployment_name,
					deployment_id
				};
			},
			async start(inputs, runtime) {
				let [{ connectStep, startStep }, github] = await Promise.all([Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("step-start-step")
				]).then(__webpack_require__.bind(__webpack_require__, 3285)), runtime.notifier(inputs)]);
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
					__webpack_require__.e("deploy-deploy")
				]).then(__webpack_require__.bind(__webpack_require__, 6674))).runDeploy(inputs, stepCtx, (0, _context_js__WEBPACK_IMPORTED_MODULE_2__.h)()));
				await github?.end(result);
				return result;
			}
		};
	}),
	9721: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Br: () => pathBelow,
			MM: () => checkRules,
			sw: () => checkInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
		var _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4055);
		var _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4466);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2888);
		let json = (0, __webpack_require__(2672).M8)("write JSON", (text, refuse) => {
			try {
				return JSON.parse(text);
			} catch {
				return refuse("is not JSON", "write the input of the graph, such as {\"messages\": []}");
			}
		});
		let IN_BOTH_HEADERS = "Sent as `Authorization: Bearer` and as `X-Api-Key`.";
		let checkInputs = {
			auth_check_url: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(_inputs_field_address_js__WEBPACK_IMPORTED_MODULE_0__.Dy.optional(), "After a rollout, this address of the agent server must answer 401 or 403 to a request without a credential. `/ok` and `/info` prove nothing: ask `/threads`.", {
				group: "Checks",
				public: "if valid"
			}),
			auth_check_token: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.eE.optional(), `Credential that \`auth_check_url\` must accept. ${IN_BOTH_HEADERS}`, { findSecrets: _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.R_ }),
			smoke_test_url: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(_inputs_field_address_js__WEBPACK_IMPORTED_MODULE_0__.il.optional(), "After a rollout, ask the agent server at this address: `GET /ok` must answer 200 twice in a row within 60 s. Without `smoke_test_token`, 401 and 403 count as well. `auto` takes the address that the service shows. If the server reports a revision of this deployment at `GET /info`, that must be the deployed one by then.", {
				usual: !0,
				public: "if valid",
				aliases: "health_check_url healthcheck_url health_url"
			}),
			smoke_test_token: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.eE.optional(), `Credential for the smoke test. ${IN_BOTH_HEADERS} If it is refused, nothing is rolled back.`, { findSecrets: _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.R_ }),
			smoke_test_assistant: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP().trim().optional(), "Also run this graph once (`POST /runs/wait`). It must answer within `request_timeout`."),
			smoke_test_input: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(json.optional(), "Input of the run of `smoke_test_assistant`, as JSON. Default: `{}`."),
			smoke_test_expect: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(), "Text that the answer of `smoke_test_assistant`, which is JSON, must contain.")
		};
		let REQUIRED_INPUTS = [
			[
				"auth_check_token",
				"auth_check_url",
				"the address that must accept the token"
			],
			[
				"smoke_test_token",
				"smoke_test_url",
				"the address of the agent server, or to auto"
			],
			[
				"smoke_test_assistant",
				"smoke_test_url",
				"the address of the agent server, or to auto"
			],
			[
				"smoke_test_input",
				"smoke_test_assistant",
				"the name of the graph to run"
			],
			[
				"smoke_test_expect",
				"smoke_test_assistant",
				"the name of the graph to run"
			]
		];
		let ADDRESS_INPUTS = ["auth_check_url", "smoke_test_url"];
		let CONTROL_PLANE_PATH = /^\/*((ok|info|threads|v[12])(\/.*)?)?$/;
		function pathBelow(url, address) {
			let [target, base] = [url, address].map((one) => URL.parse(String(one)));
			if (!target || !base || target.origin !== base.origin) return;
			let prefix = base.pathname.replace(/(?<!\/)\/+$/, "");
			let path = target.pathname.slice(prefix.length);
			return target.pathname.startsWith(prefix) && /^(\/|$)/.test(path) ? path : void 0;
		}
		function isControlPlaneUrl(url, base_url) {
			let path = pathBelow(url, base_url);
			return path !== void 0 && CONTROL_PLANE_PATH.test(path);
		}
		function checkRules(inputs) {
			let { allow_http, base_url, wait } = inputs;
			let addressInputs = ADDRESS_INPUTS.filter((name) => inputs[name] !== void 0);
			return [
				...REQUIRED_INPUTS.map(([input, required, meaning]) => [
					inputs[input] !== void 0 && inputs[required] === void 0,
					input,
					`needs ${required}`,
					`set it to ${meaning}`
				]),
				...addressInputs.flatMap((input) => [[
					allow_http === !1 && (0, _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_0__.fy)(inputs[input]),
					input,
					"is plain http, which shows requests and tokens to the network",
					"write https://, or set allow_http to true"
				], [
					isControlPlaneUrl(inputs[input], base_url),
					input,
					"leads to base_url, the control plane",
					"write the agent server's own address"
				]]),
				[
					wait === !1 && addressInputs.length > 0,
					"wait",
					`cannot be false together with ${addressInputs.join(", ")}`,
					"set the checks in the step that waits, because they run after the rollout"
				]
			];
		}
	}),
	2325: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L2: () => DeployInputs,
			V4: () => outputs,
			k0: () => LATEST
		});
		var zod__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3339);
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _inputs_field_image_uri_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7285);
		var _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
		var _inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4739);
		var _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7848);
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1941);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2888);
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(343);
		var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1671);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1524);
		var _inputs_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7335);
		var _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2672);
		var _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3319);
		var _report_outcomes_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1506);
		var _rollout_shared_outputs_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8374);
		var _checks_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9721);
		let NAME_FIX = "write a deployment's name or id";
		let nameOrId = (0, _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_11__.ZZ)(NAME_FIX, (text, refuse) => text || refuse("is empty", NAME_FIX));
		let LATEST = "latest";
		let ROLLBACK_OUTCOMES = Object.entries(_report_outcomes_js__WEBPACK_IMPORTED_MODULE_13__.im).flatMap(([name, info]) => "canRollBack" in info ? [`\`${name}\``] : []).join(", ");
		let shape = zod__WEBPACK_IMPORTED_MODULE_16__.Ikc({
			..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.eu,
			deployment_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_5__.dP.optional(), "UUID of the deployment to change. This or `deployment_name` is required.", {
				group: "What to deploy",
				public: "if valid",
				aliases: "id"
			}),
			deployment_name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_3__.p)("write the deployment's exact name, or set deployment_id").optional(), "The deployment's exact name, instead of its id. The step is `rejected` if no deployment has it, or several have it. Beside `deployment_id` it is a guard: if that deployment has another name, the step is `rejected`, and nothing is sent.", {
				usual: !0,
				public: "if valid",
				aliases: "deployment name service service_name app app_name agent"
			}),
			revision_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_5__.j5)(LATEST).optional(), "Change nothing, and follow this revision: its id, or `latest` for the latest one at the start, whoever made it. With `wait_for_idle`, one that appears within a minute is followed instead. Cannot be combined with an input that changes something."),
			image_uri: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_image_uri_js__WEBPACK_IMPORTED_MODULE_2__.W.optional(), "New container image (`external_docker`), best with its digest.", {
				changes: !0,
				usual: !0,
				public: "always",
				aliases: "image image_name image_ref image_tag docker_image container_image"
			}),
			image_from: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(nameOrId.optional(), "Promote the image that another deployment (its name or id) serves now. That image must have a digest.", {
				changes: !0,
				public: "if valid",
				aliases: "promote_from"
			}),
			repo_ref: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_4__.sA.optional(), "Branch name or `refs/tags/<tag>` (`github`). `refs/heads/<branch>` is sent as `<branch>`, so `github.ref` works for both.", {
				changes: !0,
				usual: !0,
				public: "always",
				aliases: "ref branch git_ref repository_ref"
			}),
			graph_config_path: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_repository_js__WEBPACK_IMPORTED_MODULE_4__.GB.optional(), "Path of the graph configuration file (`github`).", {
				changes: !0,
				aliases: "config config_path langgraph_config"
			}),
			..._inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_9__._y,
			secrets_mode: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.Yq)("replace", "merge").optional(), "`merge` keeps the other current secrets, and is refused if the service hides their values. `replace` removes them; the empty list `[]` removes all. Without a mode, a step that would remove a secret is `rejected`, and names it.", { usual: !0 }),
			..._inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_7__.BD,
			resource_spec_mode: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.Yq)("replace", "merge").prefault("replace"), "`replace` sends exactly this spec; a warning names the fields that this removes. `merge` keeps the other fields of the current spec."),
			..._inputs_source_js__WEBPACK_IMPORTED_MODULE_10__.p,
			dry_run: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Read, validate and show the plan, but change nothing."),
			skip_unchanged: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Send nothing if nothing would change. A branch always counts as a change, and so does an image tag that moves, such as `main` or `latest`."),
			..._inputs_waiting_js__WEBPACK_IMPORTED_MODULE_12__.f,
			wait_for_idle: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "First wait until the rollout of the latest revision has ended."),
			..._checks_inputs_js__WEBPACK_IMPORTED_MODULE_15__.sw,
			rollback_on_failure: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), `If the outcome is one of ${ROLLBACK_OUTCOMES}, deploy the previous image (or tag) again and wait for it. The step still fails.`, {
				usual: !0,
				aliases: "rollback auto_rollback"
			}),
			..._inputs_github_js__WEBPACK_IMPORTED_MODULE_6__.P.shape,
			summary: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_17__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Write the job summary.")
		});
		let CHANGE_INPUTS = shape.keyof().options.filter((name) => shape.shape[name].meta()?.changes);
		let deployRules = (0, _inputs_rules_js__WEBPACK_IMPORTED_MODULE_8__.i)((inputs) => {
			let { deployment_id, deployment_name, revision_id, image_uri, image_from, repo_ref } = inputs;
			let changes = CHANGE_INPUTS.filter((name) => inputs[name] !== void 0).join(", ");
			let imageInput = image_uri === void 0 ? "image_from" : "image_uri";
			let rollsBack = inputs.rollback_on_failure === !0;
			return [
				[
					deployment_id === void 0 && deployment_name === void 0,
					"deployment_name",
					"is required",
					"write the deployment's exact name, or set deployment_id"
				],
				[
					revision_id === void 0 && changes === "",
					"inputs",
					"nothing to deploy",
					"set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression; GitHub drops an output of a job that holds a secret), or its name is not that of an input"
				],
				[
					revision_id !== void 0 && changes !== "",
					"revision_id",
					"only watches a revision",
					`remove ${changes}, or remove revision_id to deploy`
				],
				[
					image_uri !== void 0 && image_from !== void 0,
					"image_from",
					"cannot be combined with image_uri",
					"remove one of the two"
				],
				[
					inputs[imageInput] !== void 0 && repo_ref !== void 0,
					"repo_ref",
					`cannot be combined with ${imageInput}`,
					"a deployment is either built from a repository or runs an image; remove one of the two"
				],
				[
					rollsBack && inputs.wait === !1,
					"wait",
					"cannot be false together with rollback_on_failure, which needs the rollout's end",
					"remove one of the two"
				],
				[
					rollsBack && revision_id !== void 0,
					"rollback_on_failure",
					"cannot be combined with revision_id, which changes nothing",
					"remove one of the two"
				],
				...(0, _checks_inputs_js__WEBPACK_IMPORTED_MODULE_15__.MM)(inputs)
			];
		});
		let DeployInputs = shape.check(_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.mO, _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_12__.N, _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_9__.WE, _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_7__.ZG, deployRules);
		let outputs = {
			revision_id: "The revision created or watched.",
			status: "Its last status, as the server spelled it.",
			revision_created: "`true` or `false`.",
			previous_revision_id: "The revision that was active before.",
			previous_image_uri: "The image that served before.",
			previous_repo_ref: "The branch or tag that served before.",
			changes: "JSON array of `{path, before, after}`; secrets by name only. If the service shows another value at the end than was sent, also `shown`.",
			server_revision_id: "The revision that the agent server itself reports at `GET /info` during the smoke test; empty if it reports none.",
			rolled_back: "`true` when the rollback was deployed.",
			rollback_revision_id: "The revision created by the rollback.",
			deployment_id: "The deployment.",
			..._rollout_shared_outputs_js__WEBPACK_IMPORTED_MODULE_14__.D
		};
	})
};
