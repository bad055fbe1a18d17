"use strict";
exports.id = "service-contract-deployments-resource-spec";
exports.ids = ["service-contract-deployments-resource-spec"];
exports.modules = {
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			_F: () => isVariableValue,
			hC: () => conflictsOf
		});
		var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);
		function pathText(path) {
			return path.map((segment) => {
				let name = String(segment);
				if (typeof segment == "number") return `[${name}]`;
				return /^[\w-]{1,60}$/.test(name) ? `.${name}` : `[${(0, _quote_js__WEBPACK_IMPORTED_MODULE_0__.hD)(name)}]`;
			}).join("").replace(/^\./, "");
		}
		let conflictsOf = (violations, positionOf) => violations.map(({ path, reason, fix }) => ({
			reason,
			fix,
			position: positionOf(path)
		}));
		function isVariableValue(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	2915: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => LAST_RULES,
			$x: () => LIMIT_ADVICE,
			ER: () => INVALID_CREDENTIAL,
			Ew: () => permissionAdvice,
			HB: () => OTHER_REGION_RULE,
			Ms: () => NO_SUCH_PATH,
			NG: () => DEFAULT_RULE,
			YB: () => WRONG_URL,
			bF: () => WRONG_INPUT,
			xy: () => FIRST_RULES,
			yb: () => urlAdvice,
			zg: () => FORBIDDEN_HEADLINE
		});
		var _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2680);
		var _service_contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9068);
		var _member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
		let ADDRESS = {
			"control plane": "write the address of the control plane, not that of the platform API or of a page. A self-hosted installation has a path, such as https://example.com/api-host.",
			"platform API": "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page."
		};
		let urlAdvice = (service) => `Correct base_url: ${ADDRESS[service]}`;
		let WORKSPACE_NEEDED = /workspace specification|(requires?|missing|specify|select|without)[ _-](an? |the |your )?(x-)?(workspace|tenant)(?!s?[:.]|s? (admin|member|owner|permission|role))|(workspace|tenant)([_ -]id)?( header)? (is required|is missing|(must be|not) (specified|provided|set))/i;
		let INVALID_CREDENTIAL = /^(not authenticated\b|could not validate credentials\b|authentication (required|failed|credentials were not provided)\b|(missing|invalid|expired|unknown)( or expired)? (api[ _-]?key|(access |bearer )?token|credentials?|authentication (headers?|credentials?))\b(?! (scope|permission|role)))/i;
		let DISABLED_FEATURE = /not enabled|\bplan\b|upgrade/i;
		let NO_SUCH_PATH = /^(not found\.?|no route matched\b.*|cannot (get|post|patch|delete) \/.*)?$/i;
		let LIMIT_ADVICE = "Waiting does not help: delete or cancel one of them, or ask for a higher limit.";
		let FORBIDDEN_HEADLINE = "the credential is not allowed to do this";
		let permissionAdvice = ({ providedInputs }) => `Use a credential that may write deployments; if it belongs to several workspaces, ${providedInputs.includes("tenant_id") ? "check" : "set"} tenant_id.`;
		let NO_REASON = "The service gives its reasons as JSON, and this answer has none: it may be that of a gateway or firewall.";
		let OTHER_REGION_RULE = {
			status: [403],
			detail: /^forbidden\W*$/i,
			headline: "the credential was refused",
			likelyCause: "It may belong to another region or instance than base_url.",
			nextStep: "Check that base_url is the address of the credential's own region (docs/platforms.md); if it is, check what the credential may do."
		};
		function credentialIn({ providedInputs }) {
			let credentials = ["api_key", "bearer_token"].filter((name) => providedInputs.includes(name));
			return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
		}
		let WRONG_URL = {
			headline: ({ service }) => `no ${service} at base_url`,
			nextStep: ({ service }) => urlAdvice(service),
			isForeign: !0
		};
		let WRONG_INPUT = {
			headline: ({ service, members }) => `the ${service} refused ${(0, _member_js__WEBPACK_IMPORTED_MODULE_2__.TJ)(members)}`,
			nextStep: ({ service, members, detail }) => (0, _member_js__WEBPACK_IMPORTED_MODULE_2__.jc)(members, service, detail)
		};
		let FIRST_RULES = [
			{
				status: [
					301,
					302,
					303,
					307,
					308
				],
				headline: "the answer is a redirect",
				nextStep: "Compare base_url with where it leads; if it is right, look at what is in front of the service, such as a page to sign in, or a gateway that changes paths.",
				isForeign: !0
			},
			{
				status: [
					400,
					401,
					403
				],
				detail: WORKSPACE_NEEDED,
				headline: "the credential needs a workspace",
				nextStep: "Set tenant_id to the id of a workspace that the credential belongs to."
			},
			{
				status: [
					400,
					402,
					403,
					409,
					422
				],
				detail: _service_contract_errors_js__WEBPACK_IMPORTED_MODULE_1__.G,
				headline: "a limit is reached",
				nextStep: LIMIT_ADVICE
			},
			{
				status: [402],
				headline: "the platform's plan does not allow this",
				likelyCause: "No other credential helps.",
				nextStep: "Ask for less, or ask whoever manages the platform for a larger plan."
			},
			{
				status: [403],
				detail: DISABLED_FEATURE,
				headline: "the platform has this switched off",
				likelyCause: "Or its plan does not have it: no credential may do it.",
				nextStep: "Ask whoever manages the platform to enable it."
			},
			{
				status: [403],
				detail: /^$/,
				headline: "the request was refused",
				likelyCause: NO_REASON,
				nextStep: "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do."
			}
		];
		let IN_PROGRESS = /in progress|\b(being|still|already) \w+ing\b|\bbeing \w+ed\b|\block(ed)?\b|\bbusy\b|\bpending\b|\bdeleting\b/i;
		let NOT_FOUND = [404, 410];
		let wrongIdRule = (input, noun) => ({
			status: NOT_FOUND,
			input,
			likelyCause: `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`,
			nextStep: `Check ${input} against the ${noun}'s page, in the credential's workspace.`
		});
		let LAST_RULES = [
			{
				status: [400, 422],
				...WRONG_INPUT
			},
			{
				status: [401],
				headline: "the credential was refused",
				likelyCause: (refused) => `${credentialIn(refused)} is not valid at base_url: unknown, expired, or of another installation.${refused.detail === "" ? ` ${NO_REASON}` : ""}`,
				nextStep: (refused) => `Replace the ${credentialIn(refused) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`
			},
			OTHER_REGION_RULE,
			{
				status: [403],
				headline: FORBIDDEN_HEADLINE,
				likelyCause: "The credential is known, but may not do this in its workspace.",
				nextStep: permissionAdvice
			},
			{
				status: NOT_FOUND,
				detail: NO_SUCH_PATH,
				...WRONG_URL
			},
			{
				...wrongIdRule("revision_id", "revision"),
				detail: /revision/i,
				headline: "no revision has this revision_id"
			},
			{
				...wrongIdRule("deployment_id", "deployment"),
				headline: "not found"
			},
			{
				status: NOT_FOUND,
				headline: "not found",
				likelyCause: "An id in the inputs does not exist here.",
				nextStep: "Check the ids against the platform, in the credential's workspace."
			},
			{
				status: [405, 415],
				...WRONG_URL
			},
			{
				status: [407],
				headline: "the request was refused",
				likelyCause: "A proxy on the way requires credentials.",
				nextStep: () => `Add them to the proxy's address, in the environment variable ${(0, _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__.rw)() ?? "HTTPS_PROXY"}.`
			},
			{
				status: [409, 423],
				detail: IN_PROGRESS,
				headline: "it cannot be changed right now",
				nextStep: "Look at the deployment on the platform; run this again when that is over."
			},
			{
				status: [409, 423],
				headline: "its current state does not allow this",
				nextStep: ({ detail }) => detail === "" ? "Look at the deployment on the platform, and run this again once nothing blocks it." : "Run this again once what the service names is over or resolved."
			},
			{
				status: [413],
				input: [
					"secrets",
					"secrets_from_env",
					"secrets_file",
					"resource_spec",
					"resource_spec_file"
				],
				headline: "the request is too large",
				likelyCause: "Only secrets and resource_spec can be large.",
				nextStep: "Send fewer or shorter secrets, or a smaller resource_spec."
			},
			{
				status: [413],
				headline: "the request is too large",
				likelyCause: "It is small: this may be the answer of a gateway or firewall.",
				nextStep: "Check base_url, and what is between the runner and the service."
			}
		];
		let DEFAULT_RULE = {
			headline: "the request was refused",
			likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
			nextStep: "Check base_url, and what is between the runner and the service."
		};
	}),
	6275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BH: () => memberNamedIn,
			TJ: () => summarizeMembers,
			Zw: () => problemOf,
			jc: () => fixFor,
			xs: () => refusedMember
		});
		var _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5888);
		var _service_contract_deployments_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8268);
		var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
		function locationOf({ input, part, position }) {
			let place = position?.file === void 0 ? input : `${position.file}:${position.line}`;
			return part === void 0 ? place : `${part} in ${place}`;
		}
		function summarizeMembers(members) {
			let [member] = members;
			let { size } = new Set(members.map(({ input }) => input));
			if (member === void 0) return "the request";
			if (size > 1) return (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.td)(size, "input");
			return members.length > 1 ? member.input : locationOf(member);
		}
		function fixFor(members, service, detail) {
			let [member, otherMember] = members;
			if (member === void 0) return detail === "" ? "Check the inputs: the answer gives no reason." : `Change what the ${service} objects to, and run this again.`;
			if (members.some(({ input }) => input !== member.input)) return `Correct the values that the ${service} names.`;
			return `${(otherMember === void 0 ? member.fix : void 0) ?? `Correct ${summarizeMembers(members)}`}.`;
		}
		let problemOf = ({ input, part, reason, position }) => ({
			input,
			reason: [part, reason].filter(Boolean).join(": "),
			position
		});
		let HEADERS = {
			"x-api-key": "api_key",
			"x-tenant-id": "tenant_id",
			authorization: "bearer_token"
		};
		function hiddenValueLabel(name, type = "") {
			return `the value of ${name}${/^[a-z_]{1,40}$/.test(type) ? ` (${type})` : ""}`;
		}
		function refusedField(path, reason, sent, type) {
			let input = sent.providedInputs.includes("resource_spec_file") ? "resource_spec_file" : "resource_spec";
			let field = (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_2__.LF)(path), 100);
			let position = sent.positionOf?.(path);
			if ((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_2__._F)(path)) return {
				input,
				part: hiddenValueLabel(field, type),
				position
			};
			return sent.inheritedFields?.includes(String(path[0])) ? {
				input,
				part: `${field} (merged from the current spec)`,
				reason,
				fix: "Give it a value of your own, or send the whole spec with resource_spec_mode: replace"
			} : {
				input,
				part: field || void 0,
				reason,
				position
			};
		}
		function inputOfSecret(name, { secretsInputs }) {
			let [firstInput = "secrets"] = secretsInputs?.values() ?? [];
			return secretsInputs?.get(name ?? "") ?? firstInput;
		}
		function refusedSecret([index, ...rest], reason, sent, type) {
			let name = typeof index == "number" ? sent.secretsNames?.[index] : void 0;
			let input = inputOfSecret(name, sent);
			if (index !== void 0 && rest[0] !== "name") return {
				input,
				part: hiddenValueLabel(name ?? (0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_2__.LF)([index, ...rest]), type)
			};
			return {
				input,
				part: name && `the secret ${name}`,
				reason
			};
		}
		function inputsIn(names, { inputs, memberInputs = {} }) {
			let inputsByName = new Map(Object.entries({
				...HEADERS,
				...memberInputs
			}));
			return names.map((name) => inputsByName.get(name.toLowerCase()) ?? name).filter((name) => inputs.includes(name));
		}
		function inputOf(loc, sent) {
			let fallback = loc.length < 2 ? "the request" : (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_2__.LF)(loc), 100);
			return inputsIn(loc.map(String), sent).at(-1) ?? fallback;
		}
		let FIXES = new Map([["missing", (input) => `Set ${input}`], ["extra_forbidden", (input) => `Remove ${input}, which this service does not know`]]);
		function refusedMember({ loc, msg, type }, sent) {
			let reason = (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.ml)(msg, 300);
			let [place, group, member, ...path] = loc;
			if (place === "body" && group === "source_config" && member === "resource_spec") return refusedField(path, reason, sent, type);
			if (place === "body" && group === "secrets") return refusedSecret(loc.slice(2), reason, sent, type);
			let input = inputOf(loc, sent);
			return {
				input,
				reason,
				fix: FIXES.get(type)?.(input)
			};
		}
		function memberNamedIn(text, sent) {
			let words = text.match(/[A-Za-z_]\w*/g) ?? [];
			let reason = (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, 300);
			let secret = words.find((word) => sent.secretsNames?.includes(word));
			if (secret !== void 0) return [{
				input: inputOfSecret(secret, sent),
				part: `the secret ${secret}`,
				reason
			}];
			let inputs = inputsIn(words.filter((word) => word !== "resource_spec" && word.includes("_")), sent);
			let input = inputs.find((name) => sent.providedInputs.includes(name)) ?? inputs[0];
			if (input !== void 0) return [{
				input,
				reason
			}];
			let field = sent.positionOf && words.find((word) => Object.hasOwn(_service_contract_deployments_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.dY.shape, word));
			if (field !== void 0) return [refusedField([field], reason, sent)];
			if (words.includes("resource_spec")) return [refusedField([], reason, sent)];
			return words.includes("secrets") ? [{
				input: inputOfSecret(void 0, sent),
				reason
			}] : [];
		}
	}),
	1119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DR: () => withShortIds,
			PR: () => shortReason,
			SP: () => explainFailure,
			aj: () => adviceOnUnreachable
		});
		var _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2680);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6813);
		var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);
		var _refusals_both_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2915);
		let UUID = /(?<!\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
		let withShortIds = (text) => text.replace(UUID, _format_js__WEBPACK_IMPORTED_MODULE_3__.m_);
		let shortReason = ({ reason }) => withShortIds(reason);
		let CONCURRENCY_WORDS = /\b(concurren|simultan|parallel|running|active)/i;
		function explainFailure(error, service) {
			let { kind, status, permanent, detail = "" } = error;
			let proxy = (0, _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__.rw)();
			let proxyAdvice = proxy ? `Check ${proxy}, which may not lead to a proxy. ` : "";
			let downAdvice = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_4__.wh)(adviceOnUnreachable(error, "base_url", "the service is down: run this again later"));
			let limitClause = `a limit of the ${service} is reached`;
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return {
				clause: `no ${service} at base_url`,
				advice: proxyAdvice + (0, _refusals_both_services_js__WEBPACK_IMPORTED_MODULE_2__.yb)(service)
			};
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return {
				clause: `the ${service} gave an answer that cannot be read`,
				advice: "Check base_url; if it is right, please report this answer as a bug."
			};
			if (kind === "proxy") return {
				clause: "no connection through the proxy",
				advice: downAdvice
			};
			if (status === void 0) return {
				clause: `the ${service} did not answer`,
				advice: downAdvice
			};
			if (status === 429 && permanent) return {
				clause: limitClause,
				advice: _refusals_both_services_js__WEBPACK_IMPORTED_MODULE_2__.$x
			};
			if (status === 429 && CONCURRENCY_WORDS.test(detail)) return {
				clause: limitClause,
				advice: "Run this again when one of those has ended."
			};
			if (status === 429) return {
				clause: `the ${service} limits the rate`,
				advice: "Run this again later: others may use the same credential."
			};
			let advice = "Run this again later: the service, or a gateway in front of it, failed.";
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(error)) return {
				clause: `not found (${status})`,
				advice
			};
			if (status === 401 || status === 403) return {
				clause: `the credential was refused (${status})`,
				advice
			};
			return {
				clause: `the ${service} failed (${status})`,
				advice
			};
		}
		let UNREACHABLE_ADVICE = {
			proxy: (input) => `Check ${(0, _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__.rw)() ?? "HTTPS_PROXY"}, and whether the proxy lets this runner reach ${input}.`,
			"no TLS": (input) => (0, _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__.rw)() ? `Check ${(0, _inputs_proxy_js__WEBPACK_IMPORTED_MODULE_0__.rw)()} and the port of ${input}: one of the two answers in plain http.` : `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
			"other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
			expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
			"old TLS": (input) => `Have ${input} served with TLS 1.2 or newer.`,
			certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
			dns: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
			"connect timeout": (input) => `Check whether this runner can reach ${input}; if it can,`,
			"response timeout": () => "Raise request_timeout if the server is slow; if it is not,"
		};
		function adviceOnUnreachable({ kind }, input, otherwise) {
			let general = `Check the host and port of ${input}; if they are right,`;
			let advice = (kind && UNREACHABLE_ADVICE[kind]?.(input)) ?? general;
			return advice.endsWith(",") ? [
				advice,
				" ",
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_4__.Xe)(otherwise),
				"."
			] : advice;
		}
	}),
	2946: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ko: () => parseRefusal,
			kW: () => parseErrorBody,
			qF: () => parseJson
		});
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		let PLAIN_TEXT = /^(?![<{]|\[["{[])(?:[^<\p{Cc}\ufffd]|<(?![/!a-z])|[\n\r\t]){1,300}$/iu;
		function parseErrorBody(text, redact) {
			let body = parseJson(text);
			let isPlainText = body === void 0 && PLAIN_TEXT.test(text.trim());
			let reason = isPlainText ? text.trim() : typeof body == "object" ? (0, _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.YY)(body) : void 0;
			return {
				body,
				isPlainText,
				detail: reason && redact(reason).slice(0, 1e3)
			};
		}
		function parseRefusal(text, redact) {
			let { body, isPlainText, detail } = parseErrorBody(text, redact);
			let { data } = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.mK.safeParse(body);
			let problems = (data?.detail ?? []).map(({ loc, msg, type }) => ({
				loc: loc.map((step) => typeof step == "string" ? redact(step) : step),
				msg: redact(msg),
				type
			}));
			return {
				problems,
				detail: problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ") || detail,
				isPlainText
			};
		}
	}),
	5475: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => get,
			cv: () => exchange,
			y1: () => isAcceptance
		});
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _error_body_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2946);
		var _http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2437);
		var _transport_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2089);
		async function readText({ body }, maxBytes) {
			let chunks = [];
			let size = 0;
			for await (let chunk of body) {
				size += chunk.length;
				if (size > maxBytes) return;
				chunks.push(chunk);
			}
			return new TextDecoder().decode(Buffer.concat(chunks));
		}
		let firstOf = (value) => [value].flat()[0];
		function redirectTarget(location, base) {
			if (location === void 0 || !URL.canParse(location, base)) return "an unknown place";
			let { origin, pathname } = new URL(location, base);
			return origin === new URL(base).origin ? pathname : origin;
		}
		function statusError(server, reply, text) {
			let { requestLine, status, headers } = reply;
			if (status >= 300 && status < 400) {
				let target = redirectTarget(firstOf(headers.location), requestLine.replace(/^\w+ /, ""));
				let title = `a redirect to ${server.redact(target)}, which is not followed`;
				return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
					requestLine,
					title,
					status
				});
			}
			if (status < 500 && ![
				408,
				425,
				429
			].includes(status)) return;
			let retryAfterMs = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.mu)(firstOf(headers["retry-after"]), firstOf(headers.date));
			let waitSeconds = Math.ceil((retryAfterMs ?? 0) / 1e3);
			let retryNote = retryAfterMs === void 0 ? "" : `, asks to wait ${waitSeconds} s`;
			let { detail } = (0, _error_body_js__WEBPACK_IMPORTED_MODULE_3__.kW)(text, server.redact);
			let details = {
				requestLine,
				title: `status ${status}${retryNote}`,
				status,
				retryAfterMs,
				detail,
				permanent: status === 429 && retryAfterMs === void 0 && _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.G.test(detail ?? ""),
				sent: !0
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Jk(details);
		}
		let isAcceptance = (status, isText) => status < 300 && !(isText && status === 200);
		let COMPRESSED_ENCODING = /gzip|deflate|compress|\b(br|zstd)\b/i;
		async function exchange(server, request, { cancel, maxBytes = 2097152, responseMs } = {}) {
			let reply = await (0, _http_js__WEBPACK_IMPORTED_MODULE_4__.tN)(server, request, cancel);
			let { requestLine, status, headers } = reply;
			let isError = status >= 300;
			let isAccepted = isAcceptance(status, /html/i.test(String(headers["content-type"])));
			responseMs !== void 0 && status === 200 && reply.abortAfter(Math.min(responseMs, server.deadline.requestMs));
			let text = await readText(reply, isError ? 65536 : maxBytes).catch((error) => {
				if (isError) return "";
				cancel?.throwIfAborted();
				throw (0, _transport_error_js__WEBPACK_IMPORTED_MODULE_5__.f)(requestLine, error, isAccepted);
			});
			let error = statusError(server, reply, text ?? "");
			if (error !== void 0) throw error;
			if (isError) return {
				status,
				text: text ?? ""
			};
			let details = {
				requestLine,
				permanent: !0,
				isAccepted
			};
			if (text === void 0) {
				let title = `the answer is larger than ${maxBytes / 1024 ** 2} MB`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					...details,
					title,
					kind: "too large"
				});
			}
			if (COMPRESSED_ENCODING.test(String(headers["content-encoding"]))) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				...details,
				title: "the answer is compressed, which was not asked for"
			});
			return {
				status,
				text
			};
		}
		function get(server, url, cancel) {
			let { origin, pathname, search } = new URL(url);
			let request = {
				method: "GET",
				path: pathname + search
			};
			return exchange({
				...server,
				base_url: origin
			}, request, { cancel });
		}
	}),
	9916: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => failureKey,
			_: () => createOutageLog
		});
		let failureKey = ({ status, code, title }) => String(status ?? code ?? title);
		function createOutageLog({ clock, report, server }) {
			let loggedKeys = new Set();
			let lastReplyMs = clock.now();
			let failures;
			return {
				onFailure(error, untilMs, nextText = "trying again") {
					let nowMs = clock.now();
					let { count, sinceMs } = failures ?? {
						count: 0,
						sinceMs: nowMs
					};
					failures = {
						count: count + 1,
						sinceMs,
						untilMs,
						error
					};
					let quietMs = nowMs - lastReplyMs + (error.retryAfterMs ?? 0);
					if (count === 0 && quietMs < 1e4) return;
					let key = failureKey(error);
					loggedKeys.has(key) || report.progress(`${error.logLine}; ${nextText}.`);
					loggedKeys.add(key);
				},
				onReply() {
					let wasLogged = loggedKeys.size > 0;
					lastReplyMs = clock.now();
					failures = void 0;
					loggedKeys.clear();
					return wasLogged;
				},
				heartbeat() {
					if (failures === void 0) return;
					let { count, sinceMs, untilMs, error } = failures;
					let { formatTime } = report;
					let problem = error.status === 429 ? "rate limited by" : "no usable answer from";
					let tries = count === 1 ? "" : `, ${count} tries`;
					let end = untilMs > clock.now() ? `Giving up at ${formatTime(untilMs)}` : "One try is left";
					return `${problem} the ${server.name} since ${formatTime(sinceMs)} (${error.title}${tries}). ${end}.`;
				}
			};
		}
	}),
	2093: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T1: () => call,
			nb: () => readBestEffort,
			LC: () => readUntil,
			LH: () => withRetries
		});
		var schemas = __webpack_require__(3339);
		var parse = __webpack_require__(9171);
		var ids = __webpack_require__(5485);
		var errors = __webpack_require__(1515);
		var error_body = __webpack_require__(2946);
		var http_reply = __webpack_require__(5475);
		function pathOf(operation, parameters) {
			let path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(ids.lH.parse(parameters[name])));
			if (!(operation.query instanceof schemas.bvH)) return path;
			let query = new URLSearchParams();
			for (let name of Object.keys(operation.query.shape)) {
				let value = parameters[name];
				if (value === void 0) continue;
				for (let item of [value].flat()) query.append(name, String(item));
			}
			return query.size === 0 ? path : `${path}?${query}`;
		}
		let SecretValue = schemas.Ikc({
			name: schemas.YjP(),
			value: schemas.YjP().min(1)
		});
		let ReplyWithSecrets = schemas.Ikc({ secrets: schemas.YOg(SecretValue.optional().catch(void 0)) });
		function addSecretsIn({ addSecret }, json) {
			for (let secret of ReplyWithSecrets.safeParse(json).data?.secrets ?? []) secret !== void 0 && addSecret(secret);
		}
		let ReplyWithId = schemas.Ikc({ id: schemas.YjP() });
		function isOtherResource(path, parameters, reply) {
			let name = /\{(\w+)\}$/.exec(path)?.[1];
			let { data } = ReplyWithId.safeParse(reply);
			if (name === void 0 || data === void 0) return !1;
			return !(0, ids.WB)(data.id, String(parameters[name]));
		}
		function notJsonError(requestLine, status, text) {
			let isCutShort = /^\s*[[{]/.test(text);
			let title = `the answer (status ${status}) is not JSON${isCutShort ? ", or is cut short" : ""}`;
			let isAccepted = (0, http_reply.y1)(status, !isCutShort && text.trim() !== "");
			let kind = isAccepted ? void 0 : "foreign";
			return new errors.Vl({
				requestLine,
				title,
				kind,
				isAccepted
			});
		}
		async function callOnce(server, operation, parameters, { body, ...limits } = {}) {
			let { method, clientReply, successStatus, maxBytes } = operation;
			let path = pathOf(operation, parameters);
			let requestLine = `${method} ${path.replace(/\?.*/s, "")}`;
			let request = {
				method,
				path,
				body: body && JSON.stringify(body)
			};
			let { status, text } = await (0, http_reply.cv)(server, request, {
				...limits,
				maxBytes
			});
			if (status >= 400) {
				let refusal = (0, error_body.Ko)(text, server.redact);
				throw new errors.fk({
					requestLine,
					title: `status ${status}`,
					status,
					...refusal
				});
			}
			let needsNoBody = successStatus === 204;
			let json = needsNoBody && text === "" ? null : (0, error_body.qF)(text);
			if (json === void 0) throw notJsonError(requestLine, status, text);
			addSecretsIn(server, json);
			let { data: reply, error } = parse.xL(clientReply, json);
			if (error !== void 0) {
				let title = `the answer is not as documented at ${error.issues.map((issue) => issue.path.join(".") || "the whole body").slice(0, 5).join(", ")}`;
				throw new errors.Vl({
					requestLine,
					title,
					kind: "schema mismatch",
					isAccepted: !0
				});
			}
			if (!needsNoBody && isOtherResource(operation.path, parameters, reply)) throw new errors.Vl({
				requestLine,
				title: "the answer is about another id"
			});
			return reply;
		}
		var http = __webpack_require__(2437);
		var limits = __webpack_require__(8136);
		var retry = __webpack_require__(2964);
		function call(ctx, operation, parameters, { attempts, ms, responseMs } = limits.b.read, body) {
			let { server, signal: cancel } = ctx;
			let options = {
				body,
				cancel,
				responseMs
			};
			let attempt = (target) => callOnce(target, operation, parameters, options).catch((error) => {
				error instanceof errors._7 && (error.operation = operation);
				throw error;
			});
			if (attempts !== 1) return withRetries(ctx, () => attempt(server), ms);
			return attempt(ms === void 0 ? server : (0, http.wj)(server, ms));
		}
		async function readBestEffort(ctx, operation, parameters) {
			let reply = await (0, errors.Rt)(ctx, call(ctx, operation, parameters, limits.b.bestEffort));
			return reply instanceof errors._7 ? void 0 : reply;
		}
		function withRetries(ctx, attempt, limitMs = limits.b.read.ms) {
			let retries = (0, retry.LZ)(ctx, {
				limitMs,
				maxRetryAfterMs: limits.b.retryAfter.ms
			});
			return ctx.report.withHeartbeat(retries.heartbeat, async () => {
				for (;;) try {
					return await attempt();
				} catch (error) {
					await retries.wait(error);
				}
			});
		}
		async function readUntil({ clock, signal }, readReply, isUpToDate) {
			for (let reads = 1;; reads++) {
				let reply = await readReply();
				if (isUpToDate(reply) || reads === limits.b.reread.reads) return reply;
				await clock.sleep(limits.b.reread.ms, signal);
			}
		}
	}),
	2964: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LZ: () => createRetries,
			dg: () => isTransient,
			mu: () => parseRetryAfter,
			vd: () => retryPauseMs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9916);
		let [FIRST_DELAY_MS, LAST_DELAY_MS] = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.backoff.ms;
		function isTransient(error) {
			return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) && !error.permanent;
		}
		function retryPauseMs(retryAfterMs, failures, random) {
			let ceiling = Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10));
			return Math.max(retryAfterMs, ceiling * (.5 + random() / 2));
		}
		function createRetries(ctx, limits) {
			let { limitMs, maxRetryAfterMs = Infinity, nextText } = limits;
			let { clock, deadline, signal } = ctx;
			let { onFailure, heartbeat, onReply } = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_2__._)(ctx);
			let retryDeadline;
			let failures = 0;
			let unreadableReplies = 0;
			return {
				heartbeat,
				onReply,
				async wait(error) {
					if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
					failures += 1;
					error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl && (unreadableReplies += 1);
					retryDeadline ??= deadline.within(limitMs);
					let { leftMs } = retryDeadline;
					let { retryAfterMs = 0 } = error;
					let requestedMs = Math.min(maxRetryAfterMs, retryAfterMs);
					let timeoutMs = Number.isFinite(deadline.leftMs) ? deadline.leftMs : 0;
					let endingRetryAfterMs = Math.max(timeoutMs, _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms);
					let isTooLong = requestedMs > leftMs || retryAfterMs > endingRetryAfterMs;
					if (leftMs <= 0 || unreadableReplies >= _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.unreadable.attempts || isTooLong || !isTransient(error)) throw error.setAttempts(failures);
					signal.throwIfAborted();
					onFailure(error, clock.now() + leftMs, nextText);
					let pauseMs = retryPauseMs(requestedMs, failures, clock.random);
					await clock.sleep(Math.min(pauseMs, leftMs), signal);
				}
			};
		}
		let DELAY_SECONDS = /^\d{1,9}$/;
		let IMF_FIXDATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
		function parseRetryAfter(value, date) {
			if (value === void 0) return;
			if (DELAY_SECONDS.test(value)) return Number(value) * 1e3;
			if (!IMF_FIXDATE.test(value) || date === void 0 || !IMF_FIXDATE.test(date)) return;
			let delta = Date.parse(value) - Date.parse(date);
			return Number.isNaN(delta) ? void 0 : Math.max(0, delta);
		}
	}),
	8268: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bw: () => EnvVar,
			KU: () => VolumeMount,
			PD: () => derivedValuesOf,
			S_: () => RESOURCE_DEFAULTS,
			Ti: () => RESOURCE_BOUNDS,
			aj: () => ResourceSpecReply,
			dY: () => NewerResourceSpec,
			eC: () => UNUSED_RESOURCE_FIELDS,
			eO: () => LocalObjectReference,
			fS: () => Volume,
			mc: () => Container,
			x6: () => ResourceRequirements,
			yd: () => ResourceSpec
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1216);
		let DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
		let C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
		let JsonValue = zod__WEBPACK_IMPORTED_MODULE_1__.Pq9();
		let freeForm = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), JsonValue);
		let texts = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish();
		let kubernetesObject = freeForm.nullish();
		let dnsLabel = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(DNS_LABEL, "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit");
		let LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_1__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1) });
		let Volume = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: dnsLabel.describe("Unique in the pod: at most 63 of a-z, 0-9 and -."),
			configMap: kubernetesObject,
			secret: kubernetesObject,
			emptyDir: kubernetesObject,
			persistentVolumeClaim: kubernetesObject,
			nfs: kubernetesObject,
			projected: kubernetesObject,
			downwardAPI: kubernetesObject,
			csi: kubernetesObject
		});
		let VolumeMount = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("Name of one of the volumes."),
			mountPath: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).describe("Path in the container."),
			subPath: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("Path in the volume. Default: the whole volume."),
			mountPropagation: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR,
			readOnly: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().nullish(),
			subPathExpr: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("As `subPath`, with environment variables in it.")
		});
		let EnvVar = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().regex(C_IDENTIFIER, "must be a C identifier: letters, digits and '_', not beginning with a digit").describe("Letters, digits and `_`, not beginning with a digit."),
			value: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR.describe("Default: empty."),
			valueFrom: kubernetesObject.describe("A source, such as `secretKeyRef`. Not beside a `value`.")
		}).refine((variable) => !(variable.value && variable.valueFrom), {
			path: ["valueFrom"],
			message: "is not allowed beside a non-empty value: keep one of the two"
		});
		let ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			limits: texts.describe("Such as `cpu: 500m` and `memory: 1Gi`."),
			requests: texts.describe("In the same form.")
		});
		let Container = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			name: dnsLabel.describe("At most 63 of a-z, 0-9 and -."),
			image: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
			imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"Always",
				"Never",
				"IfNotPresent"
			]).nullish(),
			command: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
			args: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.YjP()).nullish(),
			workingDir: _members_js__WEBPACK_IMPORTED_MODULE_0__.mR,
			env: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(EnvVar).nullish(),
			envFrom: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(freeForm).nullish(),
			resources: ResourceRequirements.nullish(),
			volumeMounts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(VolumeMount).nullish(),
			securityContext: kubernetesObject,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(["Always", "OnFailure"]).nullish().describe("For sidecars.")
		});
		let boundsMeta = { row: "spec-bounds" };
		let count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().nonnegative().meta(boundsMeta).nullish();
		let databaseCpus = zod__WEBPACK_IMPORTED_MODULE_1__.aig().nonnegative().meta(boundsMeta).nullish();
		let cpus = databaseCpus.meta({ row: "fractional-cpus" });
		let withExample = (description, example) => ({
			description,
			examples: [example]
		});
		let UNUSED_TEXT = "Not to be used.";
		let ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			min_scale: count.meta(withExample("Minimum replicas.", 1)),
			max_scale: count.meta(withExample("Maximum replicas.", 3)),
			cpu: cpus.meta(withExample("CPU request per replica.", 1)),
			cpu_limit: cpus.meta(withExample("CPU limit per replica. Default: twice `cpu`.", 2)),
			memory_mb: count.meta(withExample("Memory request per replica.", 2048)),
			memory_limit_mb: count.meta(withExample("Memory limit per replica. Default: twice `memory_mb`.", 4096)),
			queue_min_scale: count.meta(withExample("Minimum replicas of the queue. Default: `min_scale`.", 1)),
			queue_max_scale: count.meta(withExample("Maximum replicas of the queue. Default: `max_scale`.", 3)),
			queue_cpu: cpus.meta(withExample("CPU request of the queue. Default: `cpu`.", 1)),
			queue_cpu_limit: cpus.meta(withExample("CPU limit of the queue. Default: twice `queue_cpu`.", 2)),
			queue_memory_mb: count.meta(withExample("Memory request of the queue. Default: `memory_mb`.", 2048)),
			queue_memory_limit_mb: count.meta(withExample("Memory limit of the queue. Default: twice `queue_memory_mb`.", 4096)),
			orchestrator_cpu: count.describe(UNUSED_TEXT),
			orchestrator_cpu_limit: count.describe(UNUSED_TEXT),
			orchestrator_memory_mb: count.describe(UNUSED_TEXT),
			orchestrator_memory_limit_mb: count.describe(UNUSED_TEXT),
			orchestrator_min_scale: count.describe(UNUSED_TEXT),
			orchestrator_max_scale: count.describe(UNUSED_TEXT),
			executor_cpu: count.describe(UNUSED_TEXT),
			executor_cpu_limit: count.describe(UNUSED_TEXT),
			executor_memory_mb: count.describe(UNUSED_TEXT),
			executor_memory_limit_mb: count.describe(UNUSED_TEXT),
			redis_memory_mb: count.meta(withExample("Memory of Redis.", 512)),
			labels: texts.meta(withExample("Extra labels on what the deployment creates.", { team: "support" })),
			annotations: texts.meta(withExample("Extra annotations on what the deployment creates.", { owner: "support@example.com" })),
			service_account_name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).nullish().meta(withExample("An existing service account of the namespace.", "agent")),
			image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(LocalObjectReference).nullish().meta(withExample("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
			volumes: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Volume).nullish().meta(withExample("Volumes of the pod.", [{
				name: "cache",
				emptyDir: {}
			}])),
			volume_mounts: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(VolumeMount).nullish().meta(withExample("Where the container sees them.", [{
				name: "cache",
				mountPath: "/cache"
			}])),
			init_containers: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Container).nullish().meta(withExample("Run to completion before the main container starts.", [{
				name: "migrate",
				image: "registry.example.com/migrate:1"
			}])),
			sidecars: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(Container).nullish().meta(withExample("Run alongside the main container.", [{
				name: "proxy",
				image: "registry.example.com/proxy:1"
			}])),
			db_cpu: databaseCpus.meta(withExample("Postgres CPU request.", .5)),
			db_cpu_limit: databaseCpus.meta(withExample("Postgres CPU limit. Default: twice `db_cpu`.", 1)),
			db_memory_mb: count.meta(withExample("Postgres memory request.", 2048)),
			db_memory_limit_mb: count.meta(withExample("Postgres memory limit. Default: twice `db_memory_mb`.", 4096)),
			db_storage_gi: count.meta(withExample("Postgres storage.", 20)),
			db_max_connections: count.meta(withExample("Maximum Postgres connections.", 200))
		});
		let newerMeta = {
			inContract: !1,
			row: "redis-fields"
		};
		let NewerResourceSpec = ResourceSpec.extend({
			redis_memory_limit_mb: count.meta(newerMeta),
			redis_cpu: databaseCpus.meta(newerMeta),
			redis_cpu_limit: databaseCpus.meta(newerMeta)
		});
		let FIELDS = Object.entries(ResourceSpec.shape);
		let isUnused = ([, { description }]) => description === UNUSED_TEXT;
		let UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);
		let lowerFieldOf = (field) => field.replace("_limit", "").replace("max_scale", "min_scale");
		let RESOURCE_BOUNDS = FIELDS.map(([field]) => [lowerFieldOf(field), field]).filter(([lowerField, field]) => lowerField !== field);
		function defaultOf(field) {
			let request = field.replace("_limit", "");
			if (request !== field) return [[field, {
				baseField: request,
				times: 2
			}]];
			let deploymentField = field.replace(/^queue_/, "");
			return deploymentField === field ? [] : [[field, {
				baseField: deploymentField,
				times: 1
			}]];
		}
		let RESOURCE_DEFAULTS = Object.fromEntries(FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)));
		function derivedValuesOf(spec) {
			let values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
			let derivedValues = new Map();
			for (let [field, { baseField, times }] of Object.entries(RESOURCE_DEFAULTS)) {
				let value = times * Number(values.get(baseField));
				if (values.has(field) || Number.isNaN(value)) continue;
				values.set(field, value);
				derivedValues.set(field, value);
			}
			return derivedValues;
		}
		let ResourceSpecReply = zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), JsonValue);
	}),
	9068: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => QUOTA_REASON,
			YY: () => reasonIn,
			mK: () => HTTPValidationError
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		let REASON_MEMBERS = "detail message error_description error_message errormessage msg faultstring description error errors fault reason title code".split(" ");
		function reasonIn(body, depth = 0) {
			if (typeof body == "string") return body.trim() || void 0;
			if (typeof body != "object" || !body || depth > 5) return;
			let reasonWithin = (value) => reasonIn(value, depth + 1);
			if (Array.isArray(body)) {
				let reasons = body.slice(0, 5).flatMap((one) => reasonWithin(one) ?? []);
				return [...new Set(reasons)].join("; ") || void 0;
			}
			let members = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
			return REASON_MEMBERS.flatMap((name) => reasonWithin(members.get(name)) ?? [])[0];
		}
		let QUOTA_REASON = /^(?=.*\b(limit|max(imum)?|quota|too many|(at most|up to|only) \d+)\b)(?=.*\b((deployment|revision|export|schedule|destination|workspace|project|listener|seat)s|deployment (limit|quota))\b)(?!.*(\b(rate|requests?|calls|retry|later|slow|throttl|simultan|parallel|running|queued|at once|same time|second|minute|hour|day|dai|week|month)|\bconcurren|\bactive (bulk )?exports))/is;
		let ValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			loc: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.Whr()])).describe("Path of the offending member, from `body`, `path` or `query` down."),
			msg: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		let HTTPValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(ValidationError) });
	}),
	1216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Au: () => replyTime,
			Fz: () => expectedMember,
			mR: () => optionalText,
			tB: () => optionalMember,
			y$: () => numberOrText,
			yL: () => oneOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let oneOf = (values) => zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ enum: values.options });
		let optionalText = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish();
		let replyTime = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ format: "date-time" });
		let DIGITS = /^\d{1,15}$/;
		let numberOrText = (number) => zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value == "string" && DIGITS.test(value) ? Number(value) : value, number);
		let optionalMember = (schema, row) => {
			let lenient = schema.nullish().catch(void 0);
			return row === void 0 ? lenient : lenient.meta({
				inContract: !1,
				row
			});
		};
		let expectedMember = (schema, row) => optionalMember(schema, row).meta({ isAlwaysPresent: !0 });
	}),
	8674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => operation,
			S: () => pageQuery
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9567);
		function operation(method, path, options) {
			let clientReply = options.clientReply ?? options.reply;
			return {
				successStatus: 200,
				mediaType: "application/json",
				...options,
				method,
				path,
				clientReply
			};
		}
		let pageQuery = {
			limit: zod__WEBPACK_IMPORTED_MODULE_0__.ai().int().min(1).max(100).default(20),
			offset: zod__WEBPACK_IMPORTED_MODULE_0__.ai().int().min(0).default(0)
		};
	}),
	9567: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { ai: () => number });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
		}
	})
};
