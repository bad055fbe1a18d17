"use strict";
exports.id = "service-client-http-http";
exports.ids = ["service-client-http-http"];
exports.modules = {
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
				usual: !0,
				aliases: "url host server api_url control_plane_url"
			}),
			api_key: (0, _input_js__WEBPACK_IMPORTED_MODULE_5__.h)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.eE.optional(), "API key, sent as `X-Api-Key`. Either this or `bearer_token` is required.", {
				usual: !0,
				secret: _field_credential_js__WEBPACK_IMPORTED_MODULE_2__.r0,
				aliases: "token api_token langsmith_api_key"
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
		__webpack_require__.d(__webpack_exports__, {
			C: () => inputsOfMembers,
			h: () => input
		});
		let input = (schema, description, more = {}) => schema.meta({
			...more,
			description
		});
		let inputsOfMembers = ({ shape }) => Object.fromEntries(Object.entries(shape).flatMap(([name, schema]) => {
			let member = schema.meta()?.member;
			return member === void 0 ? [] : [[member, name]];
		}));
	}),
	1515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => UnprovenError,
			Ix: () => isMissingOperation,
			Jk: () => UnreachableError,
			Rt: () => catchServiceError,
			ST: () => isGone,
			Vl: () => ContractError,
			_7: () => ServiceError,
			fk: () => RefusedError,
			jq: () => isForeign
		});
		class ServiceError extends Error {
			operation;
			attempts = 1;
			constructor(facts) {
				super("");
				Object.assign(this, { permanent: !1 }, facts);
				this.withAttempts(this.attempts);
			}
			get reason() {
				let code = this.code === void 0 ? "" : ` (${this.code})`;
				let attempts = this.attempts === 1 ? "" : `; tried ${this.attempts} times`;
				return this.why + code + attempts;
			}
			get line() {
				let reads = this.operation?.reads;
				return reads === void 0 ? this.message : `reading ${reads} failed: ${this.reason}`;
			}
			withAttempts(attempts) {
				this.attempts = attempts;
				this.message = this.where === void 0 ? this.reason : `${this.where}: ${this.reason}`;
				return this;
			}
		}
		class RefusedError extends ServiceError {
			name = "RefusedError";
			constructor(facts) {
				let all = {
					problems: [],
					...facts
				};
				super(all);
			}
		}
		class UnreachableError extends ServiceError {
			name = "UnreachableError";
			constructor(facts) {
				super(facts);
			}
		}
		class ContractError extends ServiceError {
			name = "ContractError";
		}
		class UnprovenError extends ServiceError {
			name = "UnprovenError";
			constructor(why, cause, message) {
				let { kind, detail = message } = cause instanceof ServiceError ? cause : {};
				super({
					why: cause === void 0 ? why : `${cause.message}. ${why}`,
					kind,
					detail
				});
			}
		}
		async function catchServiceError({ signal }, work) {
			try {
				return await work;
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof ServiceError) return error;
				throw error;
			}
		}
		function isGone(error) {
			return error instanceof RefusedError && [404, 410].includes(error.status);
		}
		function isMissingOperation(error) {
			return error instanceof RefusedError && [
				403,
				404,
				405
			].includes(error.status);
		}
		let isForeign = (error) => error instanceof ServiceError && error.kind === "foreign";
	}),
	2437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SM: () => createDispatcher,
			tN: () => send,
			wj: () => withTimeout
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var external_node_diagnostics_channel_ = __webpack_require__(3053);
		var agent = __webpack_require__(3480);
		var dispatcher = __webpack_require__(1716);
		var env_http_proxy_agent = __webpack_require__(7258);
		var pool = __webpack_require__(6307);
		var api_request = __webpack_require__(9312);
		var api_connect = __webpack_require__(1939);
		Object.assign(dispatcher.prototype, {
			request: api_request,
			connect: api_connect
		});
		var loopback = __webpack_require__(8070);
		var limits = __webpack_require__(8136);
		var transport_error = __webpack_require__(2089);
		let PLAIN_ID = /^[\w.+/=-]{1,128}$/;
		function createDispatcher() {
			let options = {
				allowH2: !1,
				pipelining: 0,
				connect: { timeout: limits.b.connect.ms }
			};
			let factory = (origin, own) => new pool(origin, {
				...options,
				...own
			});
			let direct = new agent(options);
			return new env_http_proxy_agent({
				...options,
				proxyTls: { allowH2: !1 },
				factory
			}).compose((dispatch) => (request, handler) => (0, loopback.U)(new URL(String(request.origin))) ? direct.dispatch(request, handler) : dispatch(request, handler));
		}
		function orAborted(work, signal) {
			let aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }));
			return Promise.race([work, aborted]);
		}
		function withTimeout(server, limitMs) {
			return {
				...server,
				requestTimeoutMs: Math.ceil(Math.min(server.requestTimeoutMs, limitMs))
			};
		}
		function observe(id, onSent) {
			let listener = (message) => {
				String(message.headers).includes(id) && onSent();
			};
			(0, external_node_diagnostics_channel_.subscribe)("undici:client:sendHeaders", listener);
			return () => (0, external_node_diagnostics_channel_.unsubscribe)("undici:client:sendHeaders", listener);
		}
		function headersOf(server, message, id) {
			return {
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "deploy-agent-server",
				"x-request-id": id,
				"content-type": "application/json",
				...message.headers,
				...server.headers
			};
		}
		async function send(server, message, cancel, onSent = () => void 0) {
			let prefetched = server.prefetched?.(message);
			if (prefetched !== void 0) return prefetched;
			let { deadline, dispatcher, requestTimeoutMs } = server;
			let { method, body: text } = message;
			let late = new AbortController();
			let signal = cancel === void 0 ? late.signal : AbortSignal.any([cancel, late.signal]);
			let timer;
			function limit(ms) {
				clearTimeout(timer);
				timer = setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms).unref();
			}
			limit(Math.ceil(Math.min(requestTimeoutMs, deadline.requestMs)));
			let { origin, pathname, search } = new URL(server.base_url + message.path);
			let where = `${method} ${origin}${pathname}`;
			let id = (0, external_node_crypto_.randomUUID)();
			let isSent = !1;
			let unobserve = observe(id, () => {
				isSent = !0;
				deadline.reached();
				onSent();
			});
			let startMs = performance.now();
			let debug = (result) => server.debug?.(`${where}: ${result}, ${Math.round(performance.now() - startMs)} ms`);
			try {
				signal.throwIfAborted();
				let { statusCode: status, headers, body } = await orAborted(dispatcher.request({
					method,
					origin,
					path: pathname + search,
					signal,
					headersTimeout: requestTimeoutMs,
					bodyTimeout: requestTimeoutMs,
					headers: headersOf(server, message, id),
					body: text === void 0 ? null : Buffer.from(text)
				}), signal);
				body.on("error", () => void 0);
				let requestId = String(headers["x-request-id"] ?? "");
				debug(PLAIN_ID.test(requestId) ? `${status}, request id ${requestId}` : status);
				return {
					where,
					status,
					headers,
					body,
					limit
				};
			} catch (error) {
				cancel?.throwIfAborted();
				let failure = (0, transport_error.W)(where, error, isSent);
				debug(failure.reason);
				throw failure;
			} finally {
				unobserve();
			}
		}
	}),
	2089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => transportError,
			f: () => bodyError
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		function withCauses(error, depth = 0) {
			if (depth === 5 || !(error instanceof Error)) return [];
			return [error, ...withCauses(error.cause, depth + 1)];
		}
		function codeOf(error) {
			let all = withCauses(error);
			return all.map((one) => "code" in one ? one.code : void 0).find((code) => typeof code == "string") ?? all.at(-1)?.name ?? "unknown error";
		}
		let CUT_SHORT = "the answer was cut short";
		let insecure = (kind) => ({
			why: "no secure connection",
			kind,
			permanent: !0
		});
		let CAUSES = {
			ENOTFOUND: {
				why: "the host name is not known",
				kind: "name"
			},
			EAI_AGAIN: {
				why: "the host name could not be looked up",
				kind: "name"
			},
			ECONNREFUSED: { why: "the connection was refused" },
			ECONNRESET: { why: "the connection was reset" },
			UND_ERR_SOCKET: { why: "the connection was closed" },
			UND_ERR_CONNECT_TIMEOUT: {
				why: "no connection in time",
				kind: "late"
			},
			UND_ERR_HEADERS_TIMEOUT: {
				why: "no answer in time",
				kind: "late"
			},
			UND_ERR_BODY_TIMEOUT: {
				why: "the answer stalled",
				kind: "late"
			},
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { why: CUT_SHORT },
			UND_ERR_HEADERS_OVERFLOW: { why: "the answer's headers are too large" },
			UND_ERR_PRX_CONN: {
				why: "the proxy closed the connection",
				kind: "proxy"
			},
			ERR_SSL_WRONG_VERSION_NUMBER: insecure("plain"),
			ERR_TLS_CERT_ALTNAME_INVALID: insecure("other host"),
			CERT_HAS_EXPIRED: insecure("expired"),
			CERT_NOT_YET_VALID: insecure("expired"),
			ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: insecure("old")
		};
		let OF_TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
		function isNotHttp(code) {
			return code.startsWith("HPE_") || code === "HTTPParserError";
		}
		function causeOf(code) {
			if (isNotHttp(code)) return {
				why: "the answer is not HTTP",
				kind: "foreign"
			};
			return CAUSES[code] ?? (OF_TLS.test(code) ? insecure("certificate") : { why: code });
		}
		function bodyError(where, error) {
			let code = codeOf(error);
			if (isNotHttp(code)) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				why: CUT_SHORT,
				code,
				sent: !0
			});
			return transportError(where, error, !0);
		}
		function refusedByProxy(error) {
			let pattern = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;
			let [status] = withCauses(error).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
			if (status === void 0) return;
			if (status !== "407") return {
				why: `the proxy refused the tunnel (${status})`,
				kind: "proxy"
			};
			return {
				why: "the proxy requires a credential (407): add it to the proxy's address",
				kind: "proxy",
				permanent: !0
			};
		}
		function transportError(where, error, sent) {
			if (error instanceof Error && error.name === "TimeoutError") {
				let kind = sent ? "slow" : "late";
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
					where,
					why: "no complete answer in time",
					kind,
					sent
				});
			}
			let refused = refusedByProxy(error);
			if (refused !== void 0) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				...refused,
				sent
			});
			let code = codeOf(error);
			let cause = causeOf(code);
			if (cause.kind === "foreign") return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({
				where,
				...cause
			});
			let kind = cause.kind === "late" && sent ? "slow" : cause.kind;
			let shown = cause.why === code ? {} : { code };
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				...cause,
				kind,
				...shown,
				sent
			});
		}
	}),
	8136: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => LIMITS });
		let LIMITS = {
			connect: {
				ms: 1e4,
				purpose: "establishing a connection; a port that drops packets fails before the request timeout"
			},
			firstContact: {
				ms: 3e4,
				purpose: "a runner whose network starts late; after that, the host name is wrong"
			},
			read: {
				ms: 12e4,
				purpose: "retrying a read that a step needs, while a service restarts"
			},
			once: {
				attempts: 1,
				purpose: "requests that the caller repeats by itself (polls, searches), or that must not be sent twice"
			},
			bestEffort: {
				attempts: 1,
				ms: 5e3,
				purpose: "optional reads"
			},
			backoff: {
				ms: [1e3, 3e4],
				purpose: "first and longest pause between two attempts"
			},
			retryAfter: {
				ms: 6e4,
				purpose: "longest Retry-After that is honoured before a read"
			},
			unreadable: {
				attempts: 3,
				purpose: "replies that violate the contract, before giving up"
			},
			outage: {
				ms: 6e5,
				purpose: "polling while the service is unavailable"
			},
			answerAfterDeadline: {
				ms: 5e3,
				purpose: "a reply that is on its way at the deadline"
			},
			requestAfterDeadline: {
				ms: 1e3,
				purpose: "a request that begins after that"
			},
			reread: {
				reads: 3,
				ms: 2e3,
				row: "lagging-answers",
				purpose: "a stale list or deployment after a change, also by another workflow"
			},
			twice: {
				reads: 2,
				ms: 0,
				row: "lagging-answers",
				purpose: "confirming a final status, which a single stale replica may show"
			},
			refusal: {
				reads: 3,
				ms: 6e4,
				row: "lagging-answers",
				purpose: "a replica that does not know a new revision yet (404), and interruptions that end by themselves"
			},
			secondRead: {
				ms: 1e3,
				row: "lagging-answers",
				purpose: "confirming that nothing has changed before a change is skipped (skip_unchanged)"
			},
			newRevision: {
				ms: 9e3,
				row: "lagging-answers",
				purpose: "a revision that is 404 in its first seconds"
			},
			staleRuns: {
				ms: [
					1e3,
					2e3,
					4e3,
					8e3
				],
				row: "lagging-answers",
				purpose: "a stale list of runs after the end of an export"
			},
			search: {
				ms: 8e3,
				row: "revision-list",
				purpose: "pause between two searches for a change whose response was lost"
			},
			changes: {
				attempts: 3,
				purpose: "sending a change or an export whose responses are lost"
			},
			creations: {
				attempts: 2,
				row: "creation-conflicts",
				purpose: "sending a creation whose response is lost: the second attempt is refused because of the name"
			},
			rateLimited: {
				ms: 6e5,
				row: "rate-limit-refusals",
				purpose: "retrying a change that was rate-limited (429) or never sent"
			},
			writeAfterCancel: {
				ms: 3e3,
				purpose: "the response to a change that is being sent when the workflow is cancelled"
			},
			revisions: {
				members: 20,
				row: "revision-list",
				purpose: "finding revisions of others"
			},
			deployments: {
				members: 100,
				pages: 100,
				row: "deployment-list",
				purpose: "finding a deployment by its name among thousands"
			},
			activation: {
				ms: 6e4,
				row: "revision-statuses",
				purpose: "a revision that is DEPLOYED before it is active; a newer one that is active only briefly"
			},
			deploymentPoll: {
				ms: 3e4,
				purpose: "detecting a newer revision, with two requests a minute"
			},
			lastPolls: {
				ms: 1e4,
				purpose: "a revision that fails after it was DEPLOYED (not_active)"
			},
			pushedRevision: {
				ms: 6e4,
				row: "revision-list",
				purpose: "revision_id: latest with wait_for_idle: the build that a push starts"
			},
			firstRevision: {
				ms: 6e4,
				row: "creation-body",
				purpose: "a new deployment whose reply names no revision"
			},
			deletion: {
				reads: 3,
				ms: [2e3, 15e3],
				row: "lagging-answers",
				purpose: "confirming that a deployment is gone; shortest and longest pause between reads"
			},
			runs: {
				attempts: 1,
				answerMs: 1e4,
				purpose: "one reply with runs; meanwhile the status of the export is not read"
			},
			lastRuns: {
				ms: 1e4,
				answerMs: 1e4,
				purpose: "the same for an export that is over"
			},
			runsPauses: {
				ms: [3e4, 6e5],
				purpose: "reading the runs of an export that is running: a tenth of its time, within these bounds"
			},
			lateExport: {
				ms: 3e5,
				row: "export-schedules",
				purpose: "an export of a schedule that starts late, before it counts as missing"
			},
			cancelledExport: {
				ms: 12e4,
				purpose: "waiting until an export is CANCELLED"
			},
			cancelAtTimeout: {
				ms: 3e4,
				purpose: "the same at the timeout of the step"
			},
			cancelAtCancel: {
				ms: 1500,
				purpose: "a second attempt before the runner kills a cancelled step"
			},
			cancelInPost: {
				ms: 3e3,
				purpose: "each request of the post step, which may be killed as well"
			},
			cleanUp: {
				ms: 3800,
				purpose: "everything that a cancelled export step still does"
			},
			usage: {
				ms: 6e5,
				answerMs: 36e5,
				purpose: "a report that is being computed, for each range of 31 days, with millions of rows"
			},
			smokeTest: {
				ms: 6e4,
				row: "agent-switches",
				purpose: "two correct responses in a row after the switch"
			},
			info: {
				ms: 2e3,
				row: "agent-info",
				purpose: "the revision that the agent server reports, beside GET /ok"
			},
			protection: {
				ms: 12e4,
				row: "agent-switches",
				purpose: "the same for the protection check"
			},
			noRoute: {
				ms: 1e4,
				row: "agent-switches",
				purpose: "a gateway that has no route yet"
			},
			checkPause: {
				ms: 5e3,
				purpose: "longest pause between two probes"
			}
		};
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
