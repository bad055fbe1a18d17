"use strict";
exports.id = "delete-action";
exports.ids = ["delete-action"];
exports.modules = {
	9882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { action: () => action });
		var _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8242);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
		let prefetchPath = ({ deployment_id: id, deployment_name }) => id === void 0 ? _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__.d.deploymentsByName(deployment_name) : _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__.d.deployment(id);
		let action = {
			name: "Delete agent server deployment",
			description: "Delete the deployment of exactly this name, such as the preview of a pull request, and wait until it is gone.",
			branding: {
				icon: "trash-2",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.l,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.V,
			async start(inputs, runtime) {
				let { connectStep, startStep } = await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("step-start-step")
				]).then(__webpack_require__.bind(__webpack_require__, 3285));
				let { result, isGoneOrBeingDeleted } = await startStep(inputs, connectStep("control plane", inputs, runtime), prefetchPath(inputs), async (stepCtx) => (await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("service-contract-deployments-resource-spec"),
					__webpack_require__.e("service-contract-deployments-deployment"),
					__webpack_require__.e("delete-delete")
				]).then(__webpack_require__.bind(__webpack_require__, 5811))).runDelete(inputs, stepCtx));
				isGoneOrBeingDeleted && !inputs.dry_run && await (await runtime.notifier(inputs))?.reportRemoval(result);
				return result;
			}
		};
	}),
	225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => outputs,
			l: () => DeleteInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3339);
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
		var _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2872);
		var _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7848);
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1941);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2888);
		var _inputs_quote_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8004);
		var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1671);
		let namePattern = (0, __webpack_require__(2672).ZZ)("write more than *", (pattern, refuse) => /[^*]/.test(pattern) ? pattern : refuse("matches every name"));
		let shape = zod__WEBPACK_IMPORTED_MODULE_8__.Ikc({
			..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.eu,
			deployment_name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)((0, _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_3__.p)("write the whole name of one deployment, such as agent-pr-7"), "Exact name of the deployment to delete.", {
				group: "What to delete",
				required: !0,
				public: "if valid",
				aliases: "deployment name service service_name app app_name agent"
			}),
			deployment_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_4__.dP.optional(), "The deployment's id, for services without a list of deployments. The deployment must still have the name `deployment_name`.", { public: "if valid" }),
			name_must_match: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(namePattern.optional(), "Guard: a pattern such as `agent-pr-*`. If `deployment_name` does not match it, nothing is requested or deleted. `*` is one character or more. Write the pattern itself: one that an expression leaves empty guards nothing.", { aliases: "pattern name_pattern" }),
			delete_tracing_project: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Also delete the tracing project of that name. While one is left over, no new deployment can take the name."),
			dry_run: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Find the deployment and show what would be deleted, but delete nothing."),
			wait: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Wait until the deployment is gone.", { group: "Waiting" }),
			timeout: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_2__.C.prefault("10m"), "Limit for the whole step. The deletion continues on the platform after it."),
			..._inputs_github_js__WEBPACK_IMPORTED_MODULE_5__.P.shape,
			github_environment: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_github_js__WEBPACK_IMPORTED_MODULE_5__.P.shape.github_environment, "Once the deletion has begun, mark its GitHub Deployments in this environment as inactive. Needs the permission `deployments: write`."),
			comment_on_pr: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_github_js__WEBPACK_IMPORTED_MODULE_5__.P.shape.comment_on_pr, "Say in the comment of an earlier step that the deployment is gone, or that its deletion has begun. Needs the permission `pull-requests: write`."),
			summary: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_9__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Write the job summary.")
		});
		function isMatch(pattern, name) {
			let [prefix = "", ...parts] = pattern.split(/\*+/);
			let suffix = parts.pop();
			if (suffix === void 0) return name === pattern;
			if (!name.startsWith(prefix) || !name.endsWith(suffix)) return !1;
			let end = prefix.length;
			for (let part of parts) {
				let start = name.indexOf(part, end + 1);
				if (start < 0) return !1;
				end = start + part.length;
			}
			return end < name.length - suffix.length;
		}
		let guardRules = (0, _inputs_rules_js__WEBPACK_IMPORTED_MODULE_6__.i)(({ deployment_name: name, name_must_match: pattern }) => {
			if (typeof name != "string" || typeof pattern != "string") return [];
			let reason = `${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_10__.hD)(name)} does not match name_must_match, ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_10__.hD)(pattern)}, so nothing is deleted`;
			let fix = /[\\^$+?]|\.\*/.test(pattern) ? "write a pattern whose only sign is *, not a regular expression" : "correct one of the two";
			return [[
				!isMatch(pattern, name),
				"deployment_name",
				reason,
				fix
			]];
		});
		let DeleteInputs = shape.check(_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.mO, guardRules);
		let outputs = {
			deployment_id: "The deployment that is deleted. Empty if there is none of that name.",
			deployment_name: "Its name.",
			outcome: "How it ended: see the table of outcomes.",
			elapsed_seconds: "Duration of the whole step.",
			error_message: "What went wrong, in one line."
		};
	}),
	2872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => deploymentName });
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2672);
		let FLAWS = [
			[/^$/, "is required"],
			[/[\p{Cc}\p{Zl}\p{Zp}]/u, "$& contains control characters"],
			[/\*/, "must not contain *"],
			[/-(null|undefined|None)?$/, "$& ends as if an expression were empty"],
			[/^https?:\/\//i, "is an address, not a name"],
			[/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, "is an id, not a name"]
		];
		let deploymentName = (advice) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.WP)(advice, (name) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.cV)(name, FLAWS));
	}),
	1941: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => GithubInputs,
			Y: () => parseGithubInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2280);
		var _field_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4466);
		var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2888);
		let WORKFLOW_TOKEN = "${{ github.token }}";
		let token = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().transform((text) => text === WORKFLOW_TOKEN ? void 0 : text).pipe(_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.eE.optional());
		let GithubInputs = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			github_environment: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP().trim().optional(), "Record a GitHub Deployment for this environment, with its statuses. Needs the permission `deployments: write`.", {
				group: "GitHub",
				public: "if valid",
				aliases: "environment"
			}),
			comment_on_pr: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(_field_choice_js__WEBPACK_IMPORTED_MODULE_0__.zM.prefault("false"), "Keep one comment on the pull request up to date. Needs the permission `pull-requests: write`."),
			github_token: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.hF)(token.prefault(WORKFLOW_TOKEN), "Token for `github_environment` and `comment_on_pr`.", { findSecrets: _field_credential_js__WEBPACK_IMPORTED_MODULE_1__.R_ })
		});
		let parseGithubInputs = (texts) => GithubInputs.partial().safeParse(texts).data ?? {};
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
