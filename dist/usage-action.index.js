"use strict";
exports.id = "usage-action";
exports.ids = ["usage-action"];
exports.modules = {
	4544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { action: () => action });
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8840);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3652);
		let action = {
			name: "Billable usage report",
			description: "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
			branding: {
				icon: "upload-cloud",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.J,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_1__.V,
			cancelled: "error",
			async start(inputs, runtime) {
				let [{ connect }, { usage }] = await Promise.all([Promise.all([__webpack_require__.e("undici"), __webpack_require__.e("service-client-connect")]).then(__webpack_require__.bind(__webpack_require__, 5131)), Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-connect"),
					__webpack_require__.e("usage-start")
				]).then(__webpack_require__.bind(__webpack_require__, 3088))]);
				let connection = connect((0, _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.Sj)("platform API", inputs), runtime);
				let ctx = (0, _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_2__.k)({
					...connection,
					signal: runtime.signal,
					report: runtime
				});
				return usage(inputs, ctx, ctx.clock.utcMs());
			}
		};
	}),
	3652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => UsageInputs,
			V: () => outputs
		});
		var schemas = __webpack_require__(3339);
		var connection = __webpack_require__(6514);
		var choice = __webpack_require__(2280);
		var time = __webpack_require__(9650);
		var uuid = __webpack_require__(7848);
		var whole_number = __webpack_require__(6572);
		var input = __webpack_require__(2888);
		var problem = __webpack_require__(787);
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var variables = __webpack_require__(5789);
		var file = __webpack_require__(6086);
		async function existingPart(path) {
			for (let current = path;; current = (0, external_node_path_.dirname)(current)) if (await (0, promises_.lstat)(current).then(() => !0, () => current === (0, external_node_path_.dirname)(current))) return {
				real: await (0, promises_.realpath)(current),
				missing: (0, external_node_path_.relative)(current, path)
			};
		}
		async function locate(path, folder) {
			let root = await (0, promises_.realpath)(folder);
			let { real, missing } = await existingPart((0, external_node_path_.resolve)(root, path));
			let name = (0, external_node_path_.relative)(root, (0, external_node_path_.join)(real, missing));
			if ((0, file.qm)(name)) return ["leads out of the workspace", "write the path of a directory inside it"];
			if (!(await (0, promises_.stat)(real)).isDirectory()) return ["is not a directory", "write the path of a directory, which need not exist yet"];
			return {
				path: (0, external_node_path_.join)(real, missing),
				name: name.split(external_node_path_.sep).join("/")
			};
		}
		let WRITE = "write the path of a directory in the workspace";
		let workspaceDirectory = (0, problem.ZZ)(WRITE, async (path, refuse) => {
			let located = await locate(path, (0, variables.Gl)()).catch((error) => [`cannot be used (${(0, file.$N)(error)})`, WRITE]);
			if ("path" in located) return located;
			let [what, fix] = located;
			return refuse(`${(0, problem.TL)(path)} ${what}`, fix);
		});
		let LAST_FORM = "write a number of days such as 7d, this-month or previous-month";
		let MAX_DAYS = 3660;
		let last = (0, problem.ZZ)(LAST_FORM, (text, refuse) => {
			if (text === "this-month" || text === "previous-month") return text;
			let days = /^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) : 0;
			if (days >= 1 && days <= MAX_DAYS) return { days };
			return refuse(`${(0, problem.TL)(text)} is neither a number of days from 1d to ${MAX_DAYS}d nor a month`, LAST_FORM);
		});
		let shape = schemas.Ikc({
			...connection.eu,
			base_url: connection.fc,
			workspace_ids: (0, input.h)((0, uuid.GN)("write the ids of the workspaces, not their names, one per line"), "Ids of the workspaces to count, one per line or separated by commas.", {
				group: "What to count",
				required: !0
			}),
			last: (0, input.h)(last.optional(), "The range in UTC: a number of whole days before today (`7d`, `30d`), `this-month` up to now, or `previous-month`. Either this, or `start_time` and `end_time`."),
			start_time: (0, input.h)(time.k.optional(), "Start of the range, ISO 8601 with a zone."),
			end_time: (0, input.h)(time.k.optional(), "End of the range; this moment is not part of it."),
			group_by: (0, input.h)((0, choice.Yq)("workspace", "project", "user", "api_key").prefault("workspace"), "What each row counts: a `workspace`, `project`, `user` or `api_key`."),
			daily: (0, input.h)(choice.zM.prefault("false"), "Keep daily buckets in a long range too, by asking for windows of at most 31 days."),
			format: (0, input.h)((0, choice.Yq)("json", "csv", "both").prefault("json"), "The files to write: `json`, `csv` or `both`.", { group: "The report" }),
			output_dir: (0, input.h)(workspaceDirectory.prefault("usage-report"), "Directory in the workspace for the files; created if it is missing."),
			top: (0, input.h)((0, whole_number.r)({
				min: 1,
				max: 100
			}).prefault("10"), "How many of the largest entries to list in the summary and in the output `top`."),
			compare_previous: (0, input.h)(choice.zM.prefault("false"), "Compare with the period right before: for `previous-month` the calendar month before, for `this-month` the same days of it, else one of the same length."),
			max_traces: (0, input.h)((0, whole_number.r)({ min: 0 }).optional(), "Budget: with more traces than this, the outcome is `over_budget`."),
			on_over_budget: (0, input.h)((0, choice.Yq)("fail", "warn").prefault("fail"), "`fail` or `warn` when the budget is exceeded."),
			fail_on_empty: (0, input.h)(choice.zM.optional(), "Fail if there are no traces at all, as when the credential cannot read the workspaces. `true` by default with `max_traces`, else `false`."),
			redact_users: (0, input.h)(choice.zM.prefault("false"), "Replace ids and email addresses of users, and addresses in other names, with pseudonyms that stay the same within this report."),
			summary: (0, input.h)(choice.zM.prefault("true"), "Write the job summary.")
		});
		function checkRange({ last, start_time: start, end_time: end }, nowMs, addProblem) {
			let times = [...start === void 0 ? [] : ["start_time"], ...end === void 0 ? [] : ["end_time"]];
			last !== void 0 && times.length > 0 && addProblem("last", `cannot be combined with ${times.join(" and ")}`, "remove last, or remove the times");
			if (last !== void 0) return;
			times.length === 0 && addProblem("last", "is required, unless start_time and end_time are set", "write a range such as 7d");
			times.length === 1 && addProblem(start === void 0 ? "start_time" : "end_time", "is required together with the other end of the range", "set it, or set last instead of both");
			if (typeof start != "number" || typeof end != "number") return;
			start > nowMs && addProblem("start_time", "is in the future", "write a time that has passed");
			end <= start && addProblem("end_time", "must be after start_time", "write a later time");
		}
		let rangeRules = (0, problem.iC)((inputs, addProblem) => checkRange(inputs, Date.now(), addProblem));
		let UsageInputs = shape.check(connection.mO, rangeRules);
		let outputs = {
			total_traces: "Number of traces in the range.",
			row_count: "Number of rows in the report.",
			stride_days: "Length of a bucket in days; 0 if it is hours.",
			stride_hours: "Length of a bucket in hours; 0 if it is days.",
			json_file: "Path of the JSON file, relative to the workspace.",
			csv_file: "Path of the CSV file, relative to the workspace.",
			top: "JSON array of the largest entries: the dimensions of `group_by`, `traces` and `share_percent`.",
			previous_total: "Number of traces in the time before (`compare_previous`).",
			change_percent: "Change against `previous_total`; empty if that is 0.",
			over_budget: "`true` if there are more traces than `max_traces`, else `false`.",
			elapsed_seconds: "Duration of the whole step.",
			outcome: "How it ended: `ok`, `over_budget`, `empty`, `rejected` or `error`.",
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
	9650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => timeText,
			k: () => time
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
		var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);
		let EXAMPLE = "2026-03-01T00:00:00Z";
		let Instant = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.w$({ offset: !0 }), zod__WEBPACK_IMPORTED_MODULE_1__.w$({
			offset: !0,
			precision: -1
		})]);
		let time = (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(`write a time such as ${EXAMPLE}`, (text, refuse) => Instant.safeParse(text).success ? Date.parse(text) : refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(text)} is not an ISO 8601 time with a zone`, `write one such as ${EXAMPLE}`));
		function timeText(ms) {
			return new Date(ms).toISOString().replace(".000Z", "Z");
		}
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
	6572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => wholeNumber });
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function wholeNumber({ min, max }) {
			let range = max === void 0 ? `of at least ${min}` : `from ${min} to ${max}`;
			return (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write a whole number ${range}`, (text, refuse) => {
				let value = Number(text);
				if (!/^\d+$/.test(text)) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is not a whole number`, `write one ${range}, in digits alone`);
				if (value >= min && value <= (max ?? 2 ** 53 - 1)) return value;
				return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is out of range`, `write a whole number ${range}`);
			});
		}
	}),
	2888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => input });
		let input = (schema, description, more = {}) => schema.meta({
			...more,
			description
		});
	}),
	6086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$N: () => codeOf,
			qm: () => leadsOut,
			sL: () => readWorkspaceFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);
		let codeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
		function unreadable(path, workspace, error) {
			let code = codeOf(error);
			if (code === "ENOENT" || code === "ENOTDIR") return {
				what: `no such file ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(path)} (looked in ${workspace})`,
				fix: "write a path from the top of the workspace, and let an earlier step check it out or write it"
			};
			return {
				what: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(path)} cannot be read (${code})`,
				fix: "write the path of a readable file in the workspace"
			};
		}
		function leadsOut(relativePath) {
			return relativePath === ".." || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
		}
		function readWithin(root, path) {
			let wrong = (reason, fix) => ({
				what: `${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(path)} ${reason}`,
				fix
			});
			let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
			let within = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real);
			if (leadsOut(within)) return wrong("leads out of the workspace", "write the path of a file inside it");
			let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
			if (!stats.isFile()) return wrong("is not a regular file", "write the path of a text file");
			if (stats.size > 1048576) return wrong("is larger than 1 MiB", "write the path of a smaller file");
			let bytes = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(real);
			try {
				return {
					text: new TextDecoder("utf-8", { fatal: !0 }).decode(bytes),
					file: within.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")
				};
			} catch {
				return wrong("is not UTF-8 text", "save it in that encoding");
			}
		}
		function readWorkspaceFile(path, workspace) {
			try {
				return readWithin((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace), path);
			} catch (error) {
				return unreadable(path, workspace, error);
			}
		}
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
	}),
	4377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
	})
};
