"use strict";
exports.id = "delete-action";
exports.ids = ["delete-action"];
exports.modules = {
	9882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { action: () => action });
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8840);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(225);
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
				let [{ connect }, { deleteByName }] = await Promise.all([Promise.all([__webpack_require__.e("undici"), __webpack_require__.e("service-client-connect")]).then(__webpack_require__.bind(__webpack_require__, 5131)), Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-connect"),
					__webpack_require__.e("delete-start")
				]).then(__webpack_require__.bind(__webpack_require__, 5770))]);
				let connection = connect((0, _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.Sj)("control plane", inputs), runtime);
				let { result, hasBegun } = await deleteByName(inputs, (0, _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_2__.k)({
					...connection,
					signal: runtime.signal,
					report: runtime
				}));
				hasBegun && await (await runtime.notifier(inputs))?.removed(result);
				return result;
			}
		};
	}),
	225: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => outputs,
			l: () => DeleteInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3339);
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
		var _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2872);
		var _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7848);
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1941);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2888);
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(787);
		let namePattern = (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_5__.ZZ)("write a pattern", (pattern, refuse) => /[^*]/.test(pattern) ? pattern : refuse("matches every name", "write more than *"));
		let shape = zod__WEBPACK_IMPORTED_MODULE_6__.Ikc({
			..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.eu,
			deployment_name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)((0, _inputs_field_name_js__WEBPACK_IMPORTED_MODULE_8__.h)("write the whole name of one deployment, such as agent-pr-7"), "Exact name of the deployment to delete.", {
				group: "What to delete",
				required: !0
			}),
			deployment_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_3__.dP.optional(), "The deployment's id, for services without a list of deployments. The deployment must still have the name `deployment_name`."),
			name_must_match: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(namePattern.optional(), "Guard: a pattern such as `agent-pr-*`. If `deployment_name` does not match it, nothing is requested or deleted. `*` is one character or more. Write the pattern itself: one that an expression leaves empty guards nothing."),
			delete_tracing_project: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Also delete the tracing project of that name. While one is left over, no new deployment can take the name."),
			dry_run: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Find the deployment and show what would be deleted, but delete nothing."),
			wait: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Wait until the deployment is gone.", { group: "Waiting" }),
			timeout: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_2__.C.prefault("10m"), "Limit for the whole step. The deletion continues on the platform after it."),
			..._inputs_github_js__WEBPACK_IMPORTED_MODULE_4__.P.shape,
			github_environment: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_github_js__WEBPACK_IMPORTED_MODULE_4__.P.shape.github_environment, "Once the deletion has begun, mark its GitHub Deployments in this environment as inactive. Needs the permission `deployments: write`."),
			comment_on_pr: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_github_js__WEBPACK_IMPORTED_MODULE_4__.P.shape.comment_on_pr, "Say in the comment of an earlier step that the deployment is gone, or that its deletion has begun. Needs the permission `pull-requests: write`."),
			summary: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_7__.h)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("true"), "Write the job summary.")
		});
		function isMatch(pattern, name) {
			let [first = "", ...others] = pattern.split(/\*+/);
			let last = others.pop();
			if (last === void 0) return name === pattern;
			if (!name.startsWith(first) || !name.endsWith(last)) return !1;
			let end = first.length;
			for (let part of others) {
				let start = name.indexOf(part, end + 1);
				if (start < 0) return !1;
				end = start + part.length;
			}
			return end < name.length - last.length;
		}
		let guard = (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_5__.iC)(({ deployment_name: name, name_must_match: pattern }, addProblem) => {
			typeof name == "string" && typeof pattern == "string" && !isMatch(pattern, name) && addProblem("deployment_name", `${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_5__.TL)(name)} does not match name_must_match, ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_5__.TL)(pattern)}, so nothing is deleted`, /[\\^$+]/.test(pattern) ? "write a pattern whose only sign is *, not a regular expression" : "correct one of the two");
		});
		let DeleteInputs = shape.check(_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.mO, guard);
		let outputs = {
			deployment_id: "The deployment that is deleted. Empty if there is none of that name.",
			deployment_name: "Its name.",
			outcome: "How it ended: see the table of outcomes.",
			elapsed_seconds: "Duration of the whole step.",
			error_message: "What went wrong, in one line."
		};
	}),
	6514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sj: () => serverFrom,
			eu: () => connectionInputs,
			fc: () => platformUrl,
			mO: () => connectionRules
		});
		var _field_base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5866);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _field_credential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4466);
		var _field_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
		var _input_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2888);
		var _problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(787);
		var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5789);
		let connectionInputs = {
			base_url: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_base_url_js__WEBPACK_IMPORTED_MODULE_0__.pc, "Address of the control plane, such as `https://api.example.com`.", {
				group: "Connection",
				required: !0,
				usual: !0
			}),
			api_key: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.eE.optional(), "API key, sent as `X-Api-Key`. Either this or `bearer_token` is required.", {
				usual: !0,
				secret: _field_credential_js__WEBPACK_IMPORTED_MODULE_2__.r0
			}),
			bearer_token: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.eE.optional(), "Token, sent as `Authorization: Bearer`.", { secret: _field_credential_js__WEBPACK_IMPORTED_MODULE_2__.r0 }),
			tenant_id: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.RX.optional(), "Id of the workspace, sent as `X-Tenant-Id`. Needed if the credential belongs to several workspaces."),
			allow_http: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Allow plain http to hosts other than this machine."),
			request_timeout: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_duration_js__WEBPACK_IMPORTED_MODULE_3__.C.prefault("30s"), "Limit for one HTTP request, including its connection.")
		};
		let platformUrl = (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_base_url_js__WEBPACK_IMPORTED_MODULE_0__.pc, "Address of the platform API, such as `https://api.example.com`.", {
			group: "Connection",
			required: !0
		});
		let credentialAdvice = () => (0, _variables_js__WEBPACK_IMPORTED_MODULE_4__.Ee)().GITHUB_ACTIONS === "true" ? "write a secret such as ${{ secrets.API_KEY }}. If it is there already, check its name and where it is stored: a secret of an environment needs environment: in the job, and pull requests of forks and of Dependabot get none." : "set the variable INPUT_API_KEY. If it is set already, what it is made of is empty: check the name, and whether this job may read it, because many CIs give protected variables to protected branches and tags only.";
		function credentials({ api_key, bearer_token }, addProblem) {
			if (api_key !== void 0 || bearer_token !== void 0) return;
			addProblem("api_key", "is empty, and so is bearer_token; one of the two is required", credentialAdvice());
		}
		function encryption({ base_url, allow_http }, addProblem) {
			(allow_http === !1 || allow_http === void 0) && typeof base_url == "string" && URL.canParse(base_url) && (0, _field_base_url_js__WEBPACK_IMPORTED_MODULE_0__.fy)(base_url) && addProblem("base_url", "is plain http, which shows the credential to the network", "write https://, or set allow_http to true");
		}
		function isProxyAddress(text) {
			try {
				let { protocol, username, password, pathname, search, hash } = new URL(text);
				decodeURIComponent(username + password);
				return /^https?:$/.test(protocol) && pathname + search + hash === "/";
			} catch {
				return !1;
			}
		}
		function proxies(_, addProblem) {
			let env = (0, _variables_js__WEBPACK_IMPORTED_MODULE_4__.Ee)();
			let name = _variables_js__WEBPACK_IMPORTED_MODULE_4__.bD.find((one) => env[one] && !isProxyAddress(env[one]));
			name !== void 0 && addProblem("base_url", `cannot be reached: the environment variable ${name} is not the address of a proxy`, "write one such as http://proxy.example:3128, with special characters of its password percent-encoded");
		}
		let connectionRules = (0, _problem_js__WEBPACK_IMPORTED_MODULE_6__.iC)(credentials, encryption, proxies);
		function serverFrom(name, inputs) {
			let { base_url, api_key, bearer_token, tenant_id, request_timeout } = inputs;
			let headers = {};
			api_key !== void 0 && (headers["x-api-key"] = api_key);
			bearer_token !== void 0 && (headers.authorization = `Bearer ${bearer_token}`);
			tenant_id !== void 0 && (headers["x-tenant-id"] = tenant_id);
			return {
				name,
				base_url,
				headers,
				requestTimeoutMs: request_timeout
			};
		}
	}),
	5866: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dy: () => webAddress,
			cL: () => writtenAddress,
			fy: () => needsAllowHttp,
			il: () => agentAddress,
			pc: () => baseUrl,
			yp: () => isPage
		});
		var _service_contract_loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8070);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		let EXAMPLE = "https://api.example.com";
		let SCHEME = /^https?:\/\//i;
		let HOST_WITHOUT_SCHEME = /^(?!(true|false|yes|no)$)[\w.-]+(:\d+)?(\/[\w./-]*)?$/i;
		let ONE = `write one such as ${EXAMPLE}`;
		function addressFlaw(text) {
			if ((0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TI)(text)) return _problem_js__WEBPACK_IMPORTED_MODULE_0__.S3;
			if (/[\s\p{Cc}\\]/u.test(text)) return ["contains a space, a control character or a backslash", `write ${EXAMPLE}`];
			if (HOST_WITHOUT_SCHEME.test(text)) return ["has no scheme", `write ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(`https://${text}`)}`];
			if (!SCHEME.test(text) || !URL.canParse(text)) return ["is not an https URL", ONE];
			let { username, password } = new URL(text);
			return username || password ? ["contains a user name or password", "remove everything between // and @"] : void 0;
		}
		let PAGE = /\/(tree|blob|pull|commits?|issues|actions)\/|\/(o|deployments|projects)\/[0-9a-f-]{36}(\/|$)/i;
		let isPage = (address) => URL.canParse(address) && PAGE.test(withoutRequest(address));
		function originFlaw(text) {
			let flaw = addressFlaw(text);
			if (flaw !== void 0) return flaw;
			if (isPage(text)) return ["is the address of a page", `write that of the API, such as ${EXAMPLE}`];
			return /[?#]/.test(text) ? ["contains a query or a fragment", "remove the ? or the #, and everything after it"] : void 0;
		}
		let OF_REQUEST = /\/(v2(\/(deployments|listeners)\b.*)?|v1(\/integrations\b.*)?|api\/v1(\/(bulk-exports|orgs)\b.*)?)$/;
		let SLASHES = /(?<!\/)\/+$/;
		let OK = /(?<!\/)(\/+ok)?\/*$/;
		function withoutRequest(text) {
			let { origin, pathname } = new URL(text);
			return origin + pathname.replace(SLASHES, "").replace(OF_REQUEST, "").replace(SLASHES, "");
		}
		let EXAMPLE_ADDRESS = `write an address such as ${EXAMPLE}`;
		let address = (required, flawOf, used) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(required, (text, refuse) => {
			let flaw = flawOf(text);
			return flaw === void 0 ? used(text) : refuse(...flaw);
		});
		let webAddress = address(EXAMPLE_ADDRESS, addressFlaw, (text) => new URL(text).href);
		let withScheme = (text) => HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
		let writtenAddress = address(EXAMPLE_ADDRESS, (text) => addressFlaw(withScheme(text)), withScheme);
		let baseUrl = address(`write the address of the service, such as ${EXAMPLE}. If one is set, the variable in it is empty: check its name, and where it is stored.`, originFlaw, withoutRequest);
		let agentAddress = address(EXAMPLE_ADDRESS, (text) => text === "auto" ? void 0 : originFlaw(text), (text) => text === "auto" ? text : new URL(text).href.replace(OK, ""));
		function needsAllowHttp(address) {
			let url = new URL(address);
			return url.protocol === "http:" && !(0, _service_contract_loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(url);
		}
	}),
	2280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => entriesOf,
			Yq: () => choice,
			zM: () => boolean
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		let TRUE = /^(true|True|TRUE)$/;
		let FALSE = /^(false|False|FALSE)$/;
		let boolean = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)("write true or false", (text, refuse) => {
			if (TRUE.test(text)) return !0;
			if (FALSE.test(text)) return !1;
			return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is not a boolean`, "write true or false");
		});
		let choice = (...words) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write one of: ${words.join(", ")}`, (text, refuse) => {
			let options = `write ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
			return words.find((one) => one === text) ?? refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is not one of its values`, options);
		});
		let entriesOf = (text) => text.split(/[\n,]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}),
	4466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RX: () => workspaceId,
			eE: () => credential,
			r0: () => wholeText
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function wholeText(value) {
			return [{
				value,
				isCredential: !0
			}];
		}
		let FLAWS = [
			[
				/^$/,
				"is empty",
				"write the secret that holds the credential"
			],
			[
				/[\r\n]/,
				"contains a line break",
				"store the secret without it"
			],
			[
				/[ \t]/,
				"contains a space or tab",
				"store the credential alone, without a prefix such as Bearer"
			],
			[
				/^(["'`]).*\1$/s,
				"begins and ends with quotes",
				"store the secret without them"
			],
			[
				/(?![\r\n\t])\p{Cc}/u,
				"contains a control character",
				"store the secret again, as plain text"
			],
			[
				/[^\p{ASCII}]/u,
				"contains a character that is not ASCII",
				"copy the credential again, without quotes or dots around it"
			]
		];
		function plainAscii(text, refuse) {
			let placeholder = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.qJ)(text);
			if (placeholder !== void 0) return refuse(...placeholder);
			for (let [pattern, ...flaw] of FLAWS) pattern.test(text) && refuse(...flaw);
			return text;
		}
		let workspaceId = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.M8)("write the id of the workspace, such as ${{ vars.TENANT_ID }}", (given, refuse) => {
			let text = given.trim();
			if (/[\s/{}]/.test(text) && !text.includes("${")) return refuse("is not the id of a workspace, but its name, or holds more than the id", "write its id alone, such as ${{ vars.TENANT_ID }}");
			return plainAscii(text, refuse);
		});
		let credential = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.M8)("write the secret that holds it", plainAscii);
	}),
	3727: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => positiveDuration,
			p: () => duration
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		let DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
		let MAX_MS = 20736e5;
		let EXAMPLES = "500ms, 90s, 30m or 1h30m";
		let UNITS_MS = [
			36e5,
			6e4,
			1e3,
			1
		];
		function millisecondsOf(text) {
			let parts = text === "" ? null : DURATION.exec(text);
			if (!parts) return;
			return UNITS_MS.reduce((sum, unitMs, index) => sum + unitMs * Number(parts[index + 1] ?? 0), 0);
		}
		let duration = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write a duration such as ${EXAMPLES}`, millisecondsFrom);
		let positiveDuration = (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write a duration such as ${EXAMPLES}`, (text, refuse) => millisecondsFrom(text, refuse) || refuse("must be longer than zero", "write a duration such as 30s"));
		function millisecondsFrom(text, refuse) {
			let durationMs = millisecondsOf(text);
			if (durationMs !== void 0 && durationMs <= MAX_MS) return durationMs;
			if (durationMs !== void 0) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is too long`, `write at most ${MAX_MS / 36e5}h`);
			if (!/^\d{1,9}$/.test(text)) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is not a duration`, `write whole numbers with a unit, such as ${EXAMPLES}`);
			let larger = text.length > 4 ? "ms for milliseconds" : "m for minutes";
			return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} has no unit`, `write ${text}s for seconds or ${text}${larger}`);
		}
	}),
	2872: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => exactName });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		let exactName = (fix) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(fix, (name, refuse) => {
			if (name === "") return refuse("is required", fix);
			if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(name)} contains control characters`, fix);
			if (name.includes("*")) return refuse("must not contain *", fix);
			if (name.endsWith("-")) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(name)} ends in a hyphen, as if an expression were empty`, fix);
			if (/^https?:\/\//i.test(name)) return refuse("is an address, not a name", fix);
			return zod__WEBPACK_IMPORTED_MODULE_1__.OsD().safeParse(name).success ? refuse("is an id, not a name", fix) : name;
		});
	}),
	7848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GN: () => uuidList,
			dP: () => deploymentId,
			j5: () => revisionId,
			uR: () => uuid
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);
		var _choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2280);
		let UUID = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
		let uuidIn = (text) => /[\s,]/.test(text) ? void 0 : text.match(UUID)?.at(-1);
		function idFrom(text, refuse, advice) {
			if (zod__WEBPACK_IMPORTED_MODULE_1__.OsD().safeParse(text).success) return text.toLowerCase();
			if (/^[0-9a-f]{32}$/i.test(text)) return refuse("has no hyphens", "write it as the platform shows it, in five parts");
			let id = uuidIn(text);
			return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(text)} is not a UUID`, id === void 0 ? advice : `write ${id} alone`);
		}
		let uuid = (advice, instead) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(advice, (text, refuse) => text === instead ? text : idFrom(text, refuse, advice));
		let uuidList = (advice) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(advice, (text, refuse) => {
			let entries = (0, _choice_js__WEBPACK_IMPORTED_MODULE_0__.Mc)(text);
			if (entries.length === 0) return refuse("is required", advice);
			let ids = entries.map((entry) => idFrom(entry, refuse, advice));
			return [...new Set(ids.filter((id) => typeof id == "string"))];
		});
		let deploymentId = uuid("write its id, such as the output deployment_id of the create action, or set deployment_name to its name");
		let revisionId = (instead) => uuid("write the output revision_id of an earlier deploy, or latest for the deployment's latest one", instead);
	}),
	1941: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => GithubInputs,
			o: () => githubInputsIn
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2280);
		var _field_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4466);
		var _input_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2888);
		let WORKFLOW_TOKEN = "${{ github.token }}";
		let token = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().transform((text) => text === WORKFLOW_TOKEN ? void 0 : text).pipe(_field_credential_js__WEBPACK_IMPORTED_MODULE_1__.eE.optional());
		let GithubInputs = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			github_environment: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP().trim().optional(), "Record a GitHub Deployment for this environment, with its statuses. Needs the permission `deployments: write`.", { group: "GitHub" }),
			comment_on_pr: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(_field_choice_js__WEBPACK_IMPORTED_MODULE_0__.zM.prefault("false"), "Keep one comment on the pull request up to date. Needs the permission `pull-requests: write`."),
			github_token: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(token.prefault(WORKFLOW_TOKEN), "Token for `github_environment` and `comment_on_pr`.", { secret: _field_credential_js__WEBPACK_IMPORTED_MODULE_1__.r0 })
		});
		let githubInputsIn = (texts) => GithubInputs.partial().safeParse(texts).data ?? {};
	}),
	2888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => input });
		let input = (schema, description, more = {}) => schema.meta({
			...more,
			description
		});
	}),
	8561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => timeoutIn,
			NH: () => statusLog,
			ci: () => withNotes,
			qo: () => clockTime
		});
		var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		function clockTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let parts = [Math.floor(seconds / 60) % 60, seconds % 60];
			let [minutes, rest] = parts.map((part) => String(part).padStart(2, "0"));
			let hours = Math.floor(seconds / 3600);
			return hours > 0 ? `${hours}:${minutes}:${rest}` : `${parts[0]}:${rest}`;
		}
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutIn = (leftMs) => `timeout in ${(0, _format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		let inMinutes = (durationMs) => durationMs < 72e5 ? (0, _format_js__WEBPACK_IMPORTED_MODULE_0__.td)(Math.round(durationMs / 6e4), "minute") : (0, _format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(durationMs);
		function statusLog({ clock, deadline, report }) {
			let last = "";
			let sinceMs = 0;
			return {
				see(status, line = status) {
					if (status === last) return;
					report.progress(line);
					last = status;
					sinceMs = clock.now();
				},
				heartbeat: () => last === "" ? void 0 : withNotes(`${last}, ${inMinutes(clock.now() - sinceMs)}`, [timeoutIn(deadline.leftMs)])
			};
		}
	}),
	8840: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => withProgressLog });
		var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8561);
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
			let works = new Set();
			let isFolded = !1;
			let disarm = () => void 0;
			function arm() {
				disarm();
				let pauseMs = Math.max(6e4, (clock.now() - startMs) * .06666666666666667);
				works.size > 0 && (disarm = clock.after(pauseMs, beat));
			}
			function beat() {
				let heartbeat = [...works].map((wordsOf) => wordsOf()).findLast((one) => one !== void 0);
				heartbeat === void 0 ? arm() : progress(heartbeat);
			}
			let timeOf = (clockMs) => (0, _lines_js__WEBPACK_IMPORTED_MODULE_0__.qo)(clockMs - startMs);
			function progress(text) {
				endGroup();
				info(`${timeOf(clock.now()).padStart(6)}  ${text}`);
			}
			function info(text) {
				report.info(text);
				isFolded || arm();
			}
			function endGroup() {
				isFolded = !1;
				report.endGroup();
			}
			let annotation = (annotate) => (text) => {
				isFolded = !1;
				annotate(text);
				arm();
			};
			return {
				info,
				endGroup,
				notice: annotation(report.notice),
				warning: annotation(report.warning),
				group: (title) => {
					isFolded = !0;
					report.group(title);
				},
				progress,
				timeOf,
				withHeartbeat: async (heartbeat, work) => {
					works.add(heartbeat);
					works.size === 1 && arm();
					try {
						return await work();
					} finally {
						works.delete(heartbeat);
						works.size === 0 && disarm();
					}
				}
			};
		}
	}),
	8070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		let LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
		let isLoopback = ({ hostname }) => LOOPBACK.test(hostname);
	})
};
