"use strict";
exports.id = "service-contract-resource-spec";
exports.ids = ["service-contract-resource-spec"];
exports.modules = {
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			Z0: () => flawsBy,
			eE: () => isOfVariable,
			hC: () => conflictsOf
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function pathText(path) {
			return path.map((step) => {
				if (typeof step == "number") return `[${step}]`;
				return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(step)}]`;
			}).join("").replace(/^\./, "");
		}
		let flawsBy = (positionOf) => (path, predicate, fix) => ({
			what: `${pathText(path)} ${predicate}`,
			fix,
			at: positionOf(path)
		});
		let conflictsOf = (rules, positionOf) => rules.map(({ path, what, fix }) => ({
			what,
			fix,
			at: positionOf(path)
		}));
		function isOfVariable(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	3467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => FORBIDDEN,
			HV: () => UNKNOWN,
			Ms: () => NO_SUCH_PATH,
			RK: () => FIRST,
			U8: () => correctUrl,
			_s: () => ASK_FOR_RIGHTS,
			bF: () => WRONG_INPUT,
			ho: () => NOT_HERE,
			xo: () => LAST
		});
		var _member_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6275);
		let ADDRESS = {
			"control plane": "write the address of the control plane, not that of the platform API or of a page. A self-hosted installation has a path, such as https://example.com/api-host.",
			"platform API": "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page."
		};
		let correctUrl = (service) => `Correct base_url: ${ADDRESS[service]}`;
		let WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
		let IS_OFF = /not enabled|\bplan\b|upgrade/i;
		let NO_SUCH_PATH = /^(not found\.?)?$/i;
		let FORBIDDEN = "the credential is not allowed to do this";
		let ASK_FOR_RIGHTS = ({ given }) => `Use a credential that may write deployments; if it belongs to several workspaces, ${given.includes("tenant_id") ? "check" : "set"} tenant_id.`;
		let NO_REASON = "The answer gives no reason, which the service would: it may be that of a gateway or firewall.";
		function credentialIn({ given }) {
			let credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
			return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
		}
		let idIs = (input) => `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`;
		let NO_WORKSPACE = {
			status: [
				400,
				401,
				403
			],
			says: WANTS_WORKSPACE,
			headline: FORBIDDEN
		};
		let SWITCHED_OFF = {
			headline: "the platform has this switched off",
			likelyCause: "Or its plan does not have it: no credential may do it.",
			nextStep: "Ask whoever manages the platform to enable it."
		};
		let NOT_HERE = {
			headline: ({ service }) => `no ${service} at base_url`,
			nextStep: ({ service }) => correctUrl(service),
			isForeign: !0
		};
		let WRONG_INPUT = {
			headline: ({ service, members }) => `the ${service} refused ${(0, _member_js__WEBPACK_IMPORTED_MODULE_0__.B3)(members)}`,
			nextStep: ({ service, members }) => (0, _member_js__WEBPACK_IMPORTED_MODULE_0__.jc)(members, service)
		};
		let FIRST = [
			{
				status: [
					301,
					302,
					303,
					307,
					308
				],
				...NOT_HERE,
				headline: "base_url redirects elsewhere"
			},
			{
				...NO_WORKSPACE,
				given: "tenant_id",
				likelyCause: "The credential does not belong to the workspace that tenant_id names.",
				nextStep: "Check tenant_id against the workspace's id on the platform, and use a credential of that workspace."
			},
			{
				...NO_WORKSPACE,
				likelyCause: "The credential belongs to several workspaces, and none was chosen.",
				nextStep: "Set tenant_id to the id of the one that is meant."
			},
			{
				status: [402],
				headline: "the platform's plan does not allow this",
				likelyCause: "No other credential helps.",
				nextStep: "Ask for less, or ask whoever manages the platform for a larger plan."
			},
			{
				status: [403],
				says: IS_OFF,
				...SWITCHED_OFF
			},
			{
				status: [403],
				says: /^$/,
				headline: "the request was refused",
				likelyCause: NO_REASON,
				nextStep: "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do."
			}
		];
		let IN_PROGRESS = /^$|in progress|\b(being|still|already) \w+ing\b|\bbeing \w+ed\b|\block(ed)?\b|\bbusy\b|\bpending\b|\bdeleting\b/i;
		let LARGE = [
			"secrets",
			"secrets_from_env",
			"secrets_file",
			"resource_spec",
			"resource_spec_file"
		];
		let LAST = [
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
			{
				status: [403],
				headline: FORBIDDEN,
				likelyCause: "The credential is known, but may not do this in its workspace.",
				nextStep: ASK_FOR_RIGHTS
			},
			{
				status: [404, 410],
				says: NO_SUCH_PATH,
				...NOT_HERE
			},
			{
				status: [404, 410],
				says: /revision/i,
				given: "revision_id",
				headline: "no revision has this revision_id",
				likelyCause: idIs("revision_id"),
				nextStep: "Check revision_id against the revision's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				given: "deployment_id",
				headline: "not found",
				likelyCause: idIs("deployment_id"),
				nextStep: "Check deployment_id against the deployment's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				headline: "not found",
				likelyCause: "An id in the inputs does not exist here.",
				nextStep: "Check the ids against the platform, in the credential's workspace."
			},
			{
				status: [405, 415],
				...NOT_HERE
			},
			{
				status: [407],
				headline: "the request was refused",
				likelyCause: "A proxy on the way requires credentials.",
				nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY."
			},
			{
				status: [409, 423],
				says: IN_PROGRESS,
				headline: "it cannot be changed right now",
				likelyCause: "The deployment is being changed or deleted.",
				nextStep: "Look at the deployment on the platform; run this again when that is over."
			},
			{
				status: [409, 423],
				headline: "it cannot be changed as it is now",
				nextStep: "Look at the deployment on the platform; run this again when what the service names is no more."
			},
			...LARGE.map((given) => ({
				status: [413],
				given,
				headline: "the request is too large",
				likelyCause: "Only secrets and resource_spec can be large.",
				nextStep: "Send fewer or shorter secrets, or a smaller resource_spec."
			})),
			{
				status: [413],
				headline: "the request is too large",
				likelyCause: "It is small: this may be the answer of a gateway or firewall.",
				nextStep: "Check base_url, and what is between the runner and the service."
			}
		];
		let UNKNOWN = {
			headline: "the request was refused",
			likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
			nextStep: "Check base_url, and what is between the runner and the service."
		};
	}),
	6275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => membersInShort,
			BH: () => memberNamedIn,
			Zw: () => problemOf,
			jc: () => fixFor,
			xs: () => refusedMember
		});
		var _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5888);
		var _service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		var _service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1430);
		var _format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2772);
		function whichOf({ input, part, at }) {
			let place = at?.file === void 0 ? input : `${at.file}:${at.line}`;
			return part === void 0 ? place : `${part} in ${place}`;
		}
		function membersInShort(members) {
			let [only] = members;
			let { size } = new Set(members.map(({ input }) => input));
			if (only === void 0) return "the request";
			if (size > 1) return (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.td)(size, "input");
			return members.length > 1 ? only.input : whichOf(only);
		}
		function fixFor(members, service) {
			let [only, other] = members;
			if (only === void 0 || members.some(({ input }) => input !== only.input)) return `Correct the values that the ${service} names.`;
			return `${(other === void 0 ? only.fix : void 0) ?? `Correct ${membersInShort(members)}`}.`;
		}
		let problemOf = ({ input, part, reason, at }) => ({
			input,
			what: [part, reason].filter(Boolean).join(": "),
			at
		});
		let HEADERS = {
			"x-api-key": "api_key",
			"x-tenant-id": "tenant_id",
			authorization: "bearer_token"
		};
		let WORDS = new Set([
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Fl.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.R1.shape),
			"deployment_id",
			"revision_id"
		]);
		function valueNamed(name, type = "") {
			return `the value of ${name}${/^[a-z_]{1,40}$/.test(type) ? ` (${type})` : ""}`;
		}
		function fieldOfSpec(path, reason, sent, type) {
			let input = sent.given.includes("resource_spec_file") ? "resource_spec_file" : "resource_spec";
			let field = (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.ml)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(path), 100);
			let at = sent.positionOf?.(path);
			if ((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.eE)(path)) return {
				input,
				part: valueNamed(field, type),
				at
			};
			return sent.inherited?.includes(String(path[0])) ? {
				input,
				part: `${field} (merged from the current spec)`,
				reason,
				fix: "Give it a value of your own, or send the whole spec with resource_spec_mode: replace"
			} : {
				input,
				part: field || void 0,
				reason,
				at
			};
		}
		function inputOfSecret(name, { secretsInputs }) {
			let [first = "secrets"] = secretsInputs?.values() ?? [];
			return secretsInputs?.get(name ?? "") ?? first;
		}
		function secretIn([index, ...rest], reason, sent, type) {
			let name = typeof index == "number" ? sent.secretsNames?.[index] : void 0;
			let input = inputOfSecret(name, sent);
			if (index !== void 0 && rest[0] !== "name") return {
				input,
				part: valueNamed(name ?? (0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)([index, ...rest]), type)
			};
			return {
				input,
				part: name && `the secret ${name}`,
				reason
			};
		}
		function inputOf(loc, { inputs, aliases = {} }) {
			let all = {
				...HEADERS,
				...aliases
			};
			let names = loc.map((step) => {
				let name = String(step).toLowerCase();
				let input = Object.hasOwn(all, name) ? all[name] : String(step);
				return input !== void 0 && inputs.includes(input) ? input : void 0;
			});
			let unnamed = loc.length < 2 ? "the request" : (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.ml)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(loc), 100);
			return names.findLast((name) => name !== void 0) ?? unnamed;
		}
		let FIXES = {
			missing: (input) => `Set ${input}`,
			extra_forbidden: (input) => `Remove ${input}, which this service does not know`
		};
		function refusedMember({ loc, msg, type }, sent) {
			let reason = (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.ml)(msg, 300);
			let [place, group, member, ...path] = loc;
			if (place === "body" && group === "source_config" && member === "resource_spec") return fieldOfSpec(path, reason, sent, type);
			if (place === "body" && group === "secrets") return secretIn(loc.slice(2), reason, sent, type);
			let input = inputOf(loc, sent);
			return {
				input,
				reason,
				fix: Object.hasOwn(FIXES, type) ? FIXES[type]?.(input) : void 0
			};
		}
		function memberNamedIn(text, sent) {
			let words = text.match(/[A-Za-z_]\w*/g) ?? [];
			let reason = (0, _format_js__WEBPACK_IMPORTED_MODULE_2__.ml)(text, 300);
			let secret = words.find((word) => sent.secretsNames?.includes(word));
			if (secret !== void 0) return [{
				input: inputOfSecret(secret, sent),
				part: `the secret ${secret}`,
				reason
			}];
			let isInput = (word) => WORDS.has(word) && sent.inputs.includes(word);
			let inputs = words.filter((word) => word !== "resource_spec" && isInput(word));
			let input = inputs.find((name) => sent.given.includes(name)) ?? inputs[0];
			if (input !== void 0) return [{
				input,
				reason
			}];
			let field = sent.positionOf && words.find((word) => Object.hasOwn(_service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.yd.shape, word));
			if (field !== void 0) return [fieldOfSpec([field], reason, sent)];
			if (words.includes("resource_spec")) return [fieldOfSpec([], reason, sent)];
			return words.includes("secrets") ? [{
				input: inputOfSecret(void 0, sent),
				reason
			}] : [];
		}
	}),
	1119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DR: () => withShortIds,
			Gw: () => failureClause,
			OF: () => adviceOnFailure,
			PR: () => shortReason,
			aj: () => adviceOnUnreachable
		});
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
		var _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3467);
		let ID = /(?<!\/)([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
		let withShortIds = (text) => text.replace(ID, "$1");
		let shortReason = ({ reason }) => withShortIds(reason);
		function failureClause(error, service) {
			let { status } = error;
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `no ${service} at base_url`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return `the ${service} gave an answer that cannot be read`;
			if (status === void 0) return `the ${service} did not answer`;
			if (status === 401 || status === 403) return `the credential was refused (${status})`;
			return status === 429 ? `the ${service} limits the rate` : `the ${service} failed (${status})`;
		}
		let hasProxy = () => !!((0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().https_proxy || (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().HTTPS_PROXY);
		function adviceOnFailure(error, service) {
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `${hasProxy() ? "Check HTTPS_PROXY, which may not lead to a proxy. " : ""}${(0, _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__.U8)(service)}`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return "Check base_url; if it is right, please report this answer as a bug.";
			if (error.status === 429) return /\b(concurrent|concurrency)/i.test(error.detail ?? "") ? "Run this again when one of those has ended." : "Run this again later: others may use the same credential.";
			if (error.status !== void 0) return "Run this again later: the service, or a gateway in front of it, failed.";
			return (0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.wh)(adviceOnUnreachable(error, "base_url", "the service is down: run this again later"));
		}
		let ADVICE = {
			proxy: (input) => `Check HTTPS_PROXY, and whether the proxy lets this runner reach ${input}.`,
			plain: (input) => hasProxy() ? `Check HTTPS_PROXY and the port of ${input}: one of the two answers in plain http.` : `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
			"other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
			expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
			old: (input) => `Have ${input} served with TLS 1.2 or newer.`,
			certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
			name: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
			late: (input) => `Check whether this runner can reach ${input}; if it can,`,
			slow: () => "Raise request_timeout if the server is slow; if it is not,"
		};
		function adviceOnUnreachable({ kind }, input, otherwise) {
			let usual = `Check the host and port of ${input}, and HTTPS_PROXY if it is set; if they are right,`;
			let advice = (kind && ADVICE[kind]?.(input)) ?? usual;
			return advice.endsWith(",") ? [
				advice,
				" ",
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.Xe)(otherwise),
				"."
			] : advice;
		}
	}),
	7216: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qO: () => callOnce,
			x5: () => refusal
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9171);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _http_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5475);
		let Identifier = zod__WEBPACK_IMPORTED_MODULE_3__.OsD();
		function pathOf(operation, parameters) {
			let path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(Identifier.parse(parameters[name])));
			if (!(operation.query instanceof zod__WEBPACK_IMPORTED_MODULE_3__.bvH)) return path;
			let query = new URLSearchParams();
			for (let name of Object.keys(operation.query.shape)) {
				let value = parameters[name];
				if (value === void 0) continue;
				for (let one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
			}
			return query.size === 0 ? path : `${path}?${query}`;
		}
		function refusal({ redact }, where, status, text) {
			let body = (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
			let problems = (_contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.mK.safeParse(body).data?.detail ?? []).map(({ loc, msg, type }) => ({
				loc: loc.map((step) => typeof step == "string" ? redact(step) : step),
				msg: redact(msg),
				type
			}));
			let detail = problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ") || (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.j0)(body, redact);
			let why = detail === void 0 ? `status ${status}` : `status ${status}: ${detail}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
				where,
				why,
				status,
				problems,
				detail
			});
		}
		let Holding = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ secrets: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()) });
		let Held = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			value: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1)
		});
		function hideHeld({ hide }, json) {
			for (let one of Holding.safeParse(json).data?.secrets ?? []) {
				let { data } = Held.safeParse(one);
				data !== void 0 && hide(data);
			}
		}
		let WithId = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() });
		function isAboutAnother(path, parameters, data) {
			let name = /\{(\w+)\}$/.exec(path)?.[1];
			let answer = WithId.safeParse(data);
			if (name === void 0 || !answer.success) return !1;
			return answer.data.id.toLowerCase() !== String(parameters[name]).toLowerCase();
		}
		let isAcceptedStatus = (status) => [201, 202].includes(status);
		async function callOnce(server, operation, parameters, options = {}) {
			try {
				return await answerTo(server, operation, parameters, options);
			} catch (error) {
				error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7 && (error.operation = operation);
				throw error;
			}
		}
		async function answerTo(server, operation, parameters, { body, ...limits }) {
			let { method, kept, success, maxBytes } = operation;
			let path = pathOf(operation, parameters);
			let where = `${method} ${path.replace(/\?.*$/, "")}`;
			let sent = body === void 0 ? void 0 : JSON.stringify(body);
			let reply = await (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.cv)(server, {
				method,
				path,
				body: sent
			}, {
				...limits,
				maxBytes
			});
			if (reply.status >= 400) throw refusal(server, where, reply.status, reply.text);
			let needsNoBody = success === 204;
			let json = needsNoBody && reply.text === "" ? null : (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.qF)(reply.text);
			if (json === void 0) {
				let isCut = /^\s*[[{]/.test(reply.text);
				let why = `the answer (status ${reply.status}) is not JSON${isCut ? ", or is cut short" : ""}`;
				let accepts = isAcceptedStatus(reply.status) && reply.text === "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why,
					kind: isCut ? void 0 : "foreign",
					accepts
				});
			}
			hideHeld(server, json);
			let parsed = zod__WEBPACK_IMPORTED_MODULE_4__.xL(kept, json);
			if (!parsed.success) {
				let why = `the answer is not as documented at ${parsed.error.issues.map(({ path }) => path.join(".") || "the whole body").slice(0, 5).join(", ")}`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why,
					accepts: isAcceptedStatus(reply.status)
				});
			}
			if (!needsNoBody && isAboutAnother(operation.path, parameters, parsed.data)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where,
				why: "the answer is about another id"
			});
			return parsed.data;
		}
	}),
	5475: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => get,
			cv: () => exchange,
			j0: () => detailIn,
			qF: () => parseJson
		});
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2437);
		var _transport_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2089);
		async function readText({ body }, limit) {
			let chunks = [];
			let size = 0;
			for await (let chunk of body) {
				size += chunk.length;
				if (size > limit) return;
				chunks.push(chunk);
			}
			return new TextDecoder().decode(Buffer.concat(chunks));
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function detailIn(body, redact) {
			let found = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ud.safeParse(body).data?.detail ?? _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.GU.safeParse(body).data?.detail ?? _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.nw.safeParse(body).data;
			return found && redact(found);
		}
		let single = (value) => Array.isArray(value) ? value[0] : value;
		function redirectTarget(location, base) {
			if (location === void 0 || !URL.canParse(location, base)) return "an unknown place";
			return new URL(location, base).origin;
		}
		function statusError(server, { where, status, headers }, text) {
			if (status >= 300 && status < 400) {
				let why = `unexpected redirect to ${redirectTarget(single(headers.location), server.base_url)}, which is not followed`;
				return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
					where,
					why,
					status
				});
			}
			if (status < 500 && ![
				408,
				425,
				429
			].includes(status)) return;
			let pause = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.Vs)(single(headers["retry-after"]), single(headers.date));
			let why = `status ${status}${pause === void 0 ? "" : `, asks to wait ${Math.ceil(pause / 1e3)} s`}`;
			let detail = detailIn(parseJson(text), server.redact);
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
				where,
				why,
				status,
				sent: !0,
				retryAfterMs: pause,
				detail
			});
		}
		let COMPRESSED = /gzip|deflate|compress|\b(br|zstd)\b/i;
		async function exchange(server, message, { cancel, maxBytes = 2097152, answerMs } = {}) {
			let reply = await (0, _http_js__WEBPACK_IMPORTED_MODULE_3__.tN)(server, message, cancel);
			let { where, status, headers } = reply;
			let isRefused = status >= 400 && status < 500;
			answerMs !== void 0 && status === 200 && reply.limit(Math.min(answerMs, server.deadline.requestMs));
			let text = await readText(reply, isRefused ? 65536 : maxBytes).catch((error) => {
				cancel?.throwIfAborted();
				if (isRefused) return "";
				throw (0, _transport_error_js__WEBPACK_IMPORTED_MODULE_4__.f)(where, error);
			});
			let error = statusError(server, reply, text ?? "");
			if (error !== void 0) throw error;
			if (isRefused) return {
				status,
				text: text ?? ""
			};
			if (text === void 0) {
				let why = `the answer is larger than ${maxBytes / 1024 ** 2} MB`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why,
					kind: "too large",
					permanent: !0
				});
			}
			if (COMPRESSED.test(String(headers["content-encoding"]))) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where,
				why: "the answer is compressed, which was not asked for",
				permanent: !0
			});
			return {
				status,
				text
			};
		}
		function get(server, url, cancel) {
			let { origin, pathname, search } = new URL(url);
			let message = {
				method: "GET",
				path: pathname + search
			};
			return exchange({
				...server,
				base_url: origin
			}, message, { cancel });
		}
	}),
	9916: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => createOutageLog,
			z: () => failureKind
		});
		let failureKind = ({ status, code, why }) => String(status ?? code ?? why);
		function createOutageLog({ clock, report, server }) {
			let kinds = new Set();
			let answeredMs = clock.now();
			let failures;
			return {
				failed(error, untilMs, next = "trying again") {
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
					let quietMs = nowMs - answeredMs + (error.retryAfterMs ?? 0);
					if (count === 0 && quietMs < 1e4) return;
					let kind = failureKind(error);
					kinds.has(kind) || report.progress(`${error.line}; ${next}.`);
					kinds.add(kind);
				},
				answered() {
					let wasLogged = kinds.size > 0;
					answeredMs = clock.now();
					failures = void 0;
					kinds.clear();
					return wasLogged;
				},
				heartbeat() {
					if (failures === void 0) return;
					let { count, sinceMs, untilMs, error } = failures;
					let { timeOf } = report;
					let what = error.status === 429 ? "rate limited by" : "no usable answer from";
					let tries = count === 1 ? "" : `, ${count} tries`;
					let end = untilMs > clock.now() ? `Giving up at ${timeOf(untilMs)}` : "One try is left";
					return `${what} the ${server.name} since ${timeOf(sinceMs)} (${error.why}${tries}). ${end}.`;
				}
			};
		}
	}),
	7906: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LC: () => readUntil,
			LH: () => withRetries,
			T1: () => call,
			nb: () => readBestEffort
		});
		var _call_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7216);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _http_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2437);
		var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8136);
		var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2964);
		function call(ctx, operation, parameters, { attempts, ms, answerMs } = _limits_js__WEBPACK_IMPORTED_MODULE_3__.b.read, body) {
			let { server, signal: cancel } = ctx;
			let attempt = (at) => (0, _call_once_js__WEBPACK_IMPORTED_MODULE_0__.qO)(at, operation, parameters, {
				body,
				cancel,
				answerMs
			});
			if (attempts !== 1) return withRetries(ctx, () => attempt(server), ms);
			return attempt(ms === void 0 ? server : (0, _http_http_js__WEBPACK_IMPORTED_MODULE_2__.wj)(server, ms));
		}
		async function readBestEffort(ctx, operation, parameters) {
			let answer = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Rt)(ctx, call(ctx, operation, parameters, _limits_js__WEBPACK_IMPORTED_MODULE_3__.b.bestEffort));
			return answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7 ? void 0 : answer;
		}
		function withRetries(ctx, attempt, limitMs = _limits_js__WEBPACK_IMPORTED_MODULE_3__.b.read.ms) {
			let retries = (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__.LZ)(ctx, {
				limitMs,
				mostAskedMs: _limits_js__WEBPACK_IMPORTED_MODULE_3__.b.retryAfter.ms
			});
			async function untilAnswered() {
				for (;;) try {
					return await attempt();
				} catch (error) {
					await retries.wait(error);
				}
			}
			return ctx.report.withHeartbeat(retries.heartbeat, untilAnswered);
		}
		async function readUntil({ clock, signal }, readReply, isUpToDate) {
			for (let reads = 1;; reads++) {
				let reply = await readReply();
				if (isUpToDate(reply) || reads === _limits_js__WEBPACK_IMPORTED_MODULE_3__.b.reread.reads) return reply;
				await clock.sleep(_limits_js__WEBPACK_IMPORTED_MODULE_3__.b.reread.ms, signal);
			}
		}
	}),
	2964: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LZ: () => createRetries,
			Vs: () => retryAfterMs,
			_0: () => readDelayMs,
			dg: () => isTransient,
			jo: () => backoffMs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9916);
		let [FIRST_DELAY_MS, LAST_DELAY_MS] = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.backoff.ms;
		function isTransient(error) {
			return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) && !error.permanent;
		}
		function backoffMs(failures, random) {
			return Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10)) * (.5 + random() / 2);
		}
		let readDelayMs = ({ retryAfterMs = 0 }, failures, random) => Math.max(Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.retryAfter.ms, retryAfterMs), backoffMs(failures, random));
		function createRetries(ctx, { limitMs, mostAskedMs, next }) {
			let { clock, deadline, signal } = ctx;
			let { failed, heartbeat, answered } = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_2__._)(ctx);
			let limit;
			let failures = 0;
			let unreadable = 0;
			return {
				heartbeat,
				answered,
				async wait(error) {
					if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
					failures += 1;
					error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl && (unreadable += 1);
					limit ??= deadline.within(limitMs);
					let { leftMs } = limit;
					let asked = Math.min(mostAskedMs ?? Infinity, error.retryAfterMs ?? 0);
					if (leftMs <= 0 || unreadable >= _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.unreadable.attempts || asked > leftMs || !isTransient(error)) throw error.withAttempts(failures);
					failed(error, clock.now() + leftMs, next);
					let pauseMs = Math.max(asked, backoffMs(failures, clock.random));
					await clock.sleep(Math.min(pauseMs, leftMs), signal);
				}
			};
		}
		let SECONDS = /^\d{1,9}$/;
		let IMF_FIXDATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
		function retryAfterMs(value, date) {
			if (value === void 0) return;
			if (SECONDS.test(value)) return Number(value) * 1e3;
			if (!IMF_FIXDATE.test(value) || date === void 0 || !IMF_FIXDATE.test(date)) return;
			let delta = Date.parse(value) - Date.parse(date);
			return Number.isNaN(delta) ? void 0 : Math.max(0, delta);
		}
	}),
	9068: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GU: () => NestedError,
			Ud: () => ErrorDetail,
			mK: () => HTTPValidationError,
			nw: () => ForeignError
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let ErrorDetail = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		let text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().optional().catch(void 0);
		let Message = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() }).optional().catch(void 0);
		let ForeignError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			message: text,
			error: zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), Message]),
			title: text,
			errors: zod__WEBPACK_IMPORTED_MODULE_0__.PVZ([Message], Message).optional().catch(void 0)
		}).partial().transform(({ message, error, title, errors }) => message ?? (typeof error == "object" ? error.message : error) ?? title ?? errors?.[0]?.message);
		let NestedError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: ForeignError });
		let ValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			loc: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.Whr()])).meta({ description: "Path of the offending member, from `body`, `path` or `query` down." }),
			msg: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		let HTTPValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(ValidationError) });
	}),
	8674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MQ: () => operation,
			XF: () => omitAbsent,
			gI: () => given,
			h5: () => shownTime,
			id: () => id,
			mt: () => perhaps,
			oX: () => maybeText,
			uR: () => uuid,
			yL: () => oneOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		function operation(method, path, options) {
			let kept = options.kept ?? options.reply;
			return {
				success: 200,
				media: "application/json",
				...options,
				method,
				path,
				kept
			};
		}
		function omitAbsent(members) {
			return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
		}
		let oneOf = (words) => zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ enum: words.options });
		let shownTime = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ format: "date-time" });
		let uuid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().toLowerCase().meta({ format: "uuid" });
		let id = zod__WEBPACK_IMPORTED_MODULE_0__.OsD().toLowerCase();
		let DIGITS = /^\d{1,15}$/;
		let maybeText = (number) => zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value == "string" && DIGITS.test(value) ? Number(value) : value, number);
		let perhaps = (schema, row) => {
			let lenient = schema.nullish().catch(void 0);
			return row === void 0 ? lenient : lenient.meta({
				inContract: !1,
				row
			});
		};
		let given = (schema, row) => perhaps(schema, row).meta({ isGiven: !0 });
	}),
	7512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S_: () => RESOURCE_DEFAULTS,
			Ti: () => RESOURCE_BOUNDS,
			aj: () => ResourceSpecReply,
			eC: () => UNUSED_RESOURCE_FIELDS,
			yd: () => ResourceSpec,
			yh: () => impliedBy
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
		let C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
		let text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish();
		let JsonValue = zod__WEBPACK_IMPORTED_MODULE_0__.Pq9();
		let freeForm = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
		let texts = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish();
		let passedThrough = freeForm.nullish();
		let dnsLabel = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(DNS_LABEL, "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit");
		let LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1) });
		let Volume = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "Unique in the pod: at most 63 of a-z, 0-9 and -." }),
			configMap: passedThrough,
			secret: passedThrough,
			emptyDir: passedThrough,
			persistentVolumeClaim: passedThrough,
			nfs: passedThrough,
			projected: passedThrough,
			downwardAPI: passedThrough,
			csi: passedThrough
		});
		let VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Name of one of the volumes." }),
			mountPath: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Path in the container." }),
			subPath: text.meta({ description: "Path in the volume. Default: the whole volume." }),
			mountPropagation: text,
			readOnly: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish(),
			subPathExpr: text.meta({ description: "As `subPath`, with environment variables in it." })
		});
		let EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(C_IDENTIFIER, "must be a C identifier: letters, digits and '_', not beginning with a digit").meta({ description: "Letters, digits and `_`, not beginning with a digit." }),
			value: text.meta({ description: "Default: empty." }),
			valueFrom: passedThrough.meta({ description: "A source, such as `secretKeyRef`. Not beside a `value`." })
		}).refine((variable) => !(variable.value && variable.valueFrom), {
			path: ["valueFrom"],
			message: "is not allowed beside a non-empty value: keep one of the two"
		});
		let ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			limits: texts.meta({ description: "Such as `cpu: 500m` and `memory: 1Gi`." }),
			requests: texts.meta({ description: "In the same form." })
		});
		let Container = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "At most 63 of a-z, 0-9 and -." }),
			image: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1),
			imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"Always",
				"Never",
				"IfNotPresent"
			]).nullish(),
			command: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			args: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			workingDir: text,
			env: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(EnvVar).nullish(),
			envFrom: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(freeForm).nullish(),
			resources: ResourceRequirements.nullish(),
			volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish(),
			securityContext: passedThrough,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["Always", "OnFailure"]).nullish().meta({ description: "For sidecars." })
		});
		let notNegative = { row: "spec-bounds" };
		let count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative().meta(notNegative).nullish();
		let databaseCpus = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().meta(notNegative).nullish();
		let cpus = databaseCpus.meta({ row: "fractional-cpus" });
		let account = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).nullish();
		let about = (description, example) => ({
			description,
			examples: [example]
		});
		let unused = { description: "Not to be used." };
		let ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			min_scale: count.meta(about("Minimum replicas.", 1)),
			max_scale: count.meta(about("Maximum replicas.", 3)),
			cpu: cpus.meta(about("CPU request per replica.", 1)),
			cpu_limit: cpus.meta(about("CPU limit per replica. Default: twice `cpu`.", 2)),
			memory_mb: count.meta(about("Memory request per replica.", 2048)),
			memory_limit_mb: count.meta(about("Memory limit per replica. Default: twice `memory_mb`.", 4096)),
			queue_min_scale: count.meta(about("Minimum replicas of the queue. Default: `min_scale`.", 1)),
			queue_max_scale: count.meta(about("Maximum replicas of the queue. Default: `max_scale`.", 3)),
			queue_cpu: cpus.meta(about("CPU request of the queue. Default: `cpu`.", 1)),
			queue_cpu_limit: cpus.meta(about("CPU limit of the queue. Default: twice `queue_cpu`.", 2)),
			queue_memory_mb: count.meta(about("Memory request of the queue. Default: `memory_mb`.", 2048)),
			queue_memory_limit_mb: count.meta(about("Memory limit of the queue. Default: twice `queue_memory_mb`.", 4096)),
			orchestrator_cpu: count.meta(unused),
			orchestrator_cpu_limit: count.meta(unused),
			orchestrator_memory_mb: count.meta(unused),
			orchestrator_memory_limit_mb: count.meta(unused),
			orchestrator_min_scale: count.meta(unused),
			orchestrator_max_scale: count.meta(unused),
			executor_cpu: count.meta(unused),
			executor_cpu_limit: count.meta(unused),
			executor_memory_mb: count.meta(unused),
			executor_memory_limit_mb: count.meta(unused),
			redis_memory_mb: count.meta(about("Memory of Redis.", 512)),
			labels: texts.meta(about("Extra labels on what the deployment creates.", { team: "support" })),
			annotations: texts.meta(about("Extra annotations on it.", { owner: "support@example.com" })),
			service_account_name: account.meta(about("An existing service account of the namespace.", "agent")),
			image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(LocalObjectReference).nullish().meta(about("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
			volumes: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Volume).nullish().meta(about("Volumes of the pod.", [{
				name: "cache",
				emptyDir: {}
			}])),
			volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish().meta(about("Where the container sees them.", [{
				name: "cache",
				mountPath: "/cache"
			}])),
			init_containers: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(about("Run to completion before the main container starts.", [{
				name: "migrate",
				image: "registry.example.com/migrate:1"
			}])),
			sidecars: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(about("Run alongside the main container.", [{
				name: "proxy",
				image: "registry.example.com/proxy:1"
			}])),
			db_cpu: databaseCpus.meta(about("Postgres CPU request.", .5)),
			db_cpu_limit: databaseCpus.meta(about("Postgres CPU limit. Default: twice `db_cpu`.", 1)),
			db_memory_mb: count.meta(about("Postgres memory request.", 2048)),
			db_memory_limit_mb: count.meta(about("Postgres memory limit. Default: twice `db_memory_mb`.", 4096)),
			db_storage_gi: count.meta(about("Postgres storage.", 20)),
			db_max_connections: count.meta(about("Maximum Postgres connections.", 200))
		});
		let FIELDS = Object.entries(ResourceSpec.shape);
		let isUnused = ([, { description }]) => description === unused.description;
		let UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);
		let lowOf = (field) => field.replace("_limit", "").replace("max_scale", "min_scale");
		let RESOURCE_BOUNDS = FIELDS.map(([high]) => [lowOf(high), high]).filter(([low, high]) => low !== high);
		function defaultOf(field) {
			let request = field.replace("_limit", "");
			if (request !== field) return [[field, {
				follows: request,
				times: 2
			}]];
			let own = field.replace(/^queue_/, "");
			return own === field ? [] : [[field, {
				follows: own,
				times: 1
			}]];
		}
		let RESOURCE_DEFAULTS = Object.fromEntries(FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)));
		function impliedBy(spec = {}) {
			let values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
			let implied = [];
			for (let [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
				let value = times * Number(values.get(follows));
				if (values.has(field) || Number.isNaN(value)) continue;
				values.set(field, value);
				implied.push({
					field,
					value,
					follows
				});
			}
			return implied;
		}
		let ResourceSpecReply = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
	}),
	1430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => SourceRevisionConfigRequest,
			Fl: () => SourceConfigRequest,
			G7: () => SourceConfig,
			Jh: () => SourceRevisionConfig,
			R1: () => ListenerConfig,
			zh: () => Secret
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5566);
		var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1737);
		let text = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish();
		let about = (member, rest) => ({ description: `${_source_js__WEBPACK_IMPORTED_MODULE_2__.$M[member]}. ${rest}` });
		let DeploymentType = zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
			"dev_free",
			"dev",
			"prod"
		]);
		let Secret = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1),
			value: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
		});
		let ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_4__.rej({ k8s_namespace: text.meta({ description: "For listeners of compute type k8s. Cannot be changed by PATCH." }) });
		let SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(about("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
			repo_url: text.meta(about("repo_url", "Cannot be changed by PATCH.")),
			deployment_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.yL)(DeploymentType).nullish().meta(about("deployment_type", "Cannot be changed by PATCH.")),
			build_on_push: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().nullish().meta(about("build_on_push", "A push to repo_ref builds a revision. Not true with a tag.")),
			custom_url: text.meta(about("custom_url", "Set by the service for github.")),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yd.nullish().meta(about("resource_spec", "Creates a revision and replaces the current spec.")),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(about("listener_id", "From the listeners. Cannot be changed by PATCH.")),
			listener_config: ListenerConfig.nullish().meta(about("listener_config", "Checked against the listener's compute type.")),
			install_command: text.meta({ description: "JS deployments. Runs at the repository root; detected when absent." }),
			build_command: text.meta({ description: "JS deployments. Runs in the graph configuration file's directory." })
		});
		let SourceConfig = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			...SourceConfigRequest.shape,
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.aj.nullish(),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			listener_config: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ k8s_namespace: text }).nullish()
		});
		let SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			repo_ref: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
			graph_config_path: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("graph_config_path", "Path of the graph configuration file.")),
			image_uri: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("image_uri", "Container image."))
		});
		let SourceRevisionConfig = (0, _spelling_js__WEBPACK_IMPORTED_MODULE_3__.Tf)({
			repo_ref: text,
			graph_config_path: text,
			image_uri: text,
			repo_commit_sha: text.meta({ description: "github. Read-only." })
		});
	}),
	1737: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tf: () => inEitherSpelling,
			Zi: () => OTHER_GRAPH_CONFIG_PATH,
			eX: () => withServiceSpelling
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		let GRAPH_CONFIG_PATH = "graph_config_path";
		let OTHER_GRAPH_CONFIG_PATH = "langgraph_config_path";
		function withContractName(value) {
			if (typeof value != "object" || !value) return value;
			let members = new Map(Object.entries(value));
			members.has(GRAPH_CONFIG_PATH) ? members.delete(OTHER_GRAPH_CONFIG_PATH) : members.has(OTHER_GRAPH_CONFIG_PATH) && members.set(GRAPH_CONFIG_PATH, members.get(OTHER_GRAPH_CONFIG_PATH));
			return Object.fromEntries(members);
		}
		let inEitherSpelling = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__.vkY(withContractName, zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...shape,
			[OTHER_GRAPH_CONFIG_PATH]: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), "graph-config-path").meta({ description: `${GRAPH_CONFIG_PATH}, as some services spell it.` })
		}));
		function withServiceSpelling(shown, body) {
			let { graph_config_path, ...others } = body.source_revision_config ?? {};
			if (graph_config_path === void 0 || shown?.[OTHER_GRAPH_CONFIG_PATH] === void 0) return body;
			let spelt = {
				...others,
				[OTHER_GRAPH_CONFIG_PATH]: graph_config_path
			};
			return {
				...body,
				source_revision_config: spelt
			};
		}
	})
};
