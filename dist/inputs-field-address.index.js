"use strict";
exports.id = "inputs-field-address";
exports.ids = ["inputs-field-address"];
exports.modules = {
	6514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FN: () => serverOf,
			eu: () => connectionInputs,
			fc: () => platformUrl,
			mO: () => connectionRules
		});
		var _field_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4055);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _field_credential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4466);
		var _field_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
		var _input_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2888);
		var _proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2680);
		var _rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1671);
		var _variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5789);
		let connectionInputs = {
			base_url: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)((0, _field_address_js__WEBPACK_IMPORTED_MODULE_0__.pc)("control plane"), "Address of the control plane, such as `https://api.example.com`.", {
				group: "Connection",
				required: !0,
				usual: !0,
				public: "if valid",
				aliases: "url host server api_url control_plane_url"
			}),
			api_key: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.eE.optional(), "API key, sent as `X-Api-Key`. Either this or `bearer_token` is required.", {
				usual: !0,
				findSecrets: _field_credential_js__WEBPACK_IMPORTED_MODULE_2__.R_,
				aliases: "token api_token langsmith_api_key"
			}),
			bearer_token: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.eE.optional(), "Token, sent as `Authorization: Bearer`.", { findSecrets: _field_credential_js__WEBPACK_IMPORTED_MODULE_2__.R_ }),
			tenant_id: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)(_field_credential_js__WEBPACK_IMPORTED_MODULE_2__.RX.optional(), "Id of the workspace, sent as `X-Tenant-Id`. Needed if the credential belongs to several workspaces."),
			allow_http: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)(_field_choice_js__WEBPACK_IMPORTED_MODULE_1__.zM.prefault("false"), "Allow plain http to hosts other than this machine."),
			request_timeout: (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)(_field_duration_js__WEBPACK_IMPORTED_MODULE_3__.C.prefault("30s"), "Limit for one HTTP request, including its connection.")
		};
		let platformUrl = (0, _input_js__WEBPACK_IMPORTED_MODULE_7__.hF)((0, _field_address_js__WEBPACK_IMPORTED_MODULE_0__.pc)("platform API"), "Address of the platform API, such as `https://api.example.com`.", {
			group: "Connection",
			required: !0,
			public: "if valid"
		});
		let credentialAdvice = () => (0, _variables_js__WEBPACK_IMPORTED_MODULE_6__.Ee)().GITHUB_ACTIONS === "true" ? "write a secret such as ${{ secrets.API_KEY }}. If it is there already, check its name and where it is stored: a secret of an environment needs environment: in the job, and pull requests of forks and of Dependabot get none." : "set the variable INPUT_API_KEY. If it is set already, what it is made of is empty: check the name, and whether this job may read it, because many CIs give protected variables to protected branches and tags only.";
		let connectionRules = (0, _rules_js__WEBPACK_IMPORTED_MODULE_5__.i)((inputs) => {
			let { api_key, bearer_token, base_url, allow_http } = inputs;
			let isWithoutCredential = api_key === void 0 && bearer_token === void 0;
			let proxyFlaw = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_4__.yO)();
			return [
				[
					isWithoutCredential,
					"api_key",
					"is empty, and so is bearer_token; one of the two is required",
					credentialAdvice()
				],
				[
					allow_http === !1 && (0, _field_address_js__WEBPACK_IMPORTED_MODULE_0__.fy)(base_url),
					"base_url",
					"is plain http, which shows the credential to the network",
					"write https://, or set allow_http to true"
				],
				[
					proxyFlaw !== void 0,
					"base_url",
					`cannot be reached: ${proxyFlaw}`,
					"write one such as http://proxy.example:3128, with special characters of its password percent-encoded"
				]
			];
		});
		function serverOf(name, inputs) {
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
	4055: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dy: () => webAddress,
			cL: () => writtenAddress,
			fy: () => needsAllowHttp,
			il: () => agentAddress,
			pc: () => baseUrl,
			yp: () => isPage
		});
		var _service_contract_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8070);
		var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		let EXAMPLE = "https://api.example.com";
		let ONE_SCHEME = /^https?:\/\/(?!https?:\/\/)/i;
		let HOST = /^[\w.-]+$|^\[/;
		let HOST_WITHOUT_SCHEME = /^(?!(auto|true|false|yes|no)$|https?\/)[\w.-]+(:\d+)?(\/[\w./-]*)?$/i;
		function checkAddress(text) {
			if (/[\s\p{Cc}\\]/u.test(text)) return ["contains a space, a control character or a backslash", `write ${EXAMPLE}`];
			if (HOST_WITHOUT_SCHEME.test(text)) return ["has no scheme", `write ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(`https://${text}`)}`];
			if (!ONE_SCHEME.test(text) || !URL.canParse(text) || !HOST.test(new URL(text).hostname)) return ["is not a URL with one https:// at its start", `write one such as ${EXAMPLE}`];
			let { username, password } = new URL(text);
			return username || password ? ["contains a user name or password", "remove everything between // and @"] : void 0;
		}
		let PAGE_PATH = /\/(tree|blob|pull|commits?|issues|actions)\/|\/(o|deployments|projects)\/[0-9a-f-]{36}(\/|$)/i;
		let isPage = (address) => URL.canParse(address) && PAGE_PATH.test(withoutRequestPath(address));
		let VENDOR_HOST = /^((?:eu|apac|aws)\.)?((?:api\.)?(?:host|smith))\.langchain\.com$/;
		let VENDOR_HOSTS = {
			"control plane": "api.host",
			"platform API": "api.smith"
		};
		function checkVendorHost(text, service) {
			let [, region = "", host] = VENDOR_HOST.exec(new URL(text).hostname) ?? [];
			let serviceHost = VENDOR_HOSTS[service];
			return host === void 0 || host === serviceHost ? void 0 : [`is not the ${service}`, `write https://${region}${serviceHost}.langchain.com`];
		}
		function checkBaseUrl(url, service) {
			let flaw = checkAddress(url) ?? (service && checkVendorHost(url, service));
			if (flaw !== void 0) return flaw;
			if (isPage(url)) return ["is the address of a page", `write that of the API, such as ${EXAMPLE}`];
			return /[?#]/.test(url) ? ["contains a query or a fragment", "remove the ? or the #, and everything after it"] : void 0;
		}
		let REQUEST_PATH = /\/(v2(\/(deployments|listeners)\b.*)?|v1(\/integrations\b.*)?|api\/v1(\/(bulk-exports|orgs)\b.*)?)$/s;
		let TRAILING_SLASHES = /(?<!\/)\/+$/;
		let TRAILING_OK = /(?<!\/)(\/+ok)?\/*$/;
		function withoutRequestPath(text) {
			let { origin, pathname } = new URL(text);
			return origin + pathname.replace(TRAILING_SLASHES, "").replace(REQUEST_PATH, "").replace(TRAILING_SLASHES, "");
		}
		let ADVICE = `write an address such as ${EXAMPLE}`;
		let BASE_ADVICE = `write the address of the service, such as ${EXAMPLE}. If one is set, the variable in it is empty: check its name, and where it is stored.`;
		let webAddress = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.WP)(ADVICE, checkAddress, (text) => new URL(text).href);
		let addHttps = (text) => HOST_WITHOUT_SCHEME.test(text) ? `https://${text}` : text;
		let writtenAddress = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.WP)(ADVICE, (url) => checkAddress(addHttps(url)), addHttps);
		let baseUrl = (service) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.WP)(BASE_ADVICE, (text) => checkBaseUrl(text, service), withoutRequestPath);
		let agentAddress = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.WP)(ADVICE, (text) => text === "auto" ? void 0 : checkBaseUrl(text), (text) => text === "auto" ? text : new URL(text).href.replace(TRAILING_OK, ""));
		function needsAllowHttp(address) {
			let url = typeof address == "string" ? URL.parse(address) : null;
			return url?.protocol === "http:" && !(0, _service_contract_loopback_js__WEBPACK_IMPORTED_MODULE_2__.U)(url);
		}
	}),
	2280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nu: () => openList,
			Yq: () => choice,
			aV: () => unknownNameWarning,
			yz: () => openChoice,
			zM: () => boolean
		});
		var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
		var _similar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(337);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		let boolean = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)("write true or false", (text, refuse) => {
			if (/^(true|True|TRUE)$/.test(text)) return !0;
			return !/^(false|False|FALSE)$/.test(text) && refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not a boolean`);
		});
		let choiceAdvice = (values) => `write ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
		let choice = (...values) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(choiceAdvice(values), (text, refuse) => values.find((one) => one === text) ?? refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not one of its values`));
		let openList = (knownNames, advice) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(advice, (text, refuse) => {
			let names = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.Mc)(text);
			if (names.length === 0) return refuse("is empty");
			for (let name of names) parseOpenName(name, knownNames, refuse);
			return names;
		});
		let openChoice = (knownNames) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(choiceAdvice(knownNames), (text, refuse) => parseOpenName(text, knownNames, refuse));
		function parseOpenName(name, knownNames, refuse) {
			if (knownNames.includes(name)) return name;
			let correction = (0, _similar_js__WEBPACK_IMPORTED_MODULE_2__.R)(name, knownNames);
			if (correction === void 0 && /^[\w-]+$/.test(name)) return name;
			let fix = correction === void 0 ? choiceAdvice(knownNames) : `did you mean ${correction}?`;
			return refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)} is not one of its values`, fix);
		}
		function unknownNameWarning(input, names, knownNames) {
			let unknownNames = [names ?? []].flat().filter((name) => !knownNames.includes(name));
			if (unknownNames.length === 0) return;
			return `${input}: is sent with ${unknownNames.map(_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD).join(", ")}, which may be refused or ignored. Known are ${knownNames.join(", ")}.`;
		}
	}),
	4466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RX: () => workspaceId,
			R_: () => toCredential,
			eE: () => credential
		});
		var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2077);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		function toCredential(value) {
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
		let credential = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.M8)("write the secret that holds it", (text, refuse) => {
			let placeholderFlaw = (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_1__.P)(text);
			if (placeholderFlaw !== void 0) return refuse(...placeholderFlaw);
			for (let [pattern, ...flaw] of FLAWS) pattern.test(text) && refuse(...flaw);
			return text;
		});
		let NOT_AN_ID = ["is not the id of a workspace, but its name, or holds more than the id", "write its id alone, such as ${{ vars.TENANT_ID }}"];
		let workspaceId = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.WP)("write the id of the workspace, such as ${{ vars.TENANT_ID }}", (text) => {
			if (text === "") return ["is empty"];
			return /[^!-~]|[/{}]/.test(text) ? NOT_AN_ID : void 0;
		});
	}),
	3727: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => positiveDuration,
			p: () => duration
		});
		var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		let DURATION = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;
		let UNITS_MS = [
			36e5,
			6e4,
			1e3,
			1
		];
		let MAX_MS = 20736e5;
		let ADVICE = "write whole numbers with a unit, such as 500ms, 90s, 30m or 1h30m";
		function parseDuration(text, refuse) {
			let [, ...counts] = text !== "" && DURATION.exec(text) || [];
			if (counts.length > 0) {
				let durationMs = UNITS_MS.reduce((sum, ms, i) => sum + ms * Number(counts[i] ?? 0), 0);
				if (durationMs <= MAX_MS) return durationMs;
				return refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is too long`, `write at most ${MAX_MS / 36e5}h`);
			}
			return refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} ${/^\d+$/.test(text) ? "has no unit" : "is not a duration"}`);
		}
		let duration = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(ADVICE, parseDuration);
		let positiveDuration = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(ADVICE, (text, refuse) => parseDuration(text, refuse) || refuse("must be longer than zero"));
	}),
	7848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GN: () => uuidList,
			dP: () => deploymentId,
			j5: () => revisionId,
			re: () => textId,
			uR: () => uuid
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _service_contract_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2672);
		let UUID = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
		function aloneFix(text) {
			let ids = text.match(UUID) ?? [];
			return ids.length > 1 && /[\s,;]/.test(text) || ids.length === 0 ? void 0 : `write ${ids.at(-1)} alone`;
		}
		function parseUuid(text, refuse) {
			if (zod__WEBPACK_IMPORTED_MODULE_2__.OsD().safeParse(text).success) return text.toLowerCase();
			if (/^[0-9a-f]{32}$/i.test(text)) return refuse("has no hyphens", "write it as the platform shows it, in five parts");
			return refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(text)} is not a UUID`, aloneFix(text));
		}
		let uuid = (advice, keyword) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(advice, (text, refuse) => text === keyword ? text : parseUuid(text, refuse));
		let textId = (advice) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(advice, (text, refuse) => _service_contract_ids_js__WEBPACK_IMPORTED_MODULE_0__.lH.safeParse(text).data ?? refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(text)} is not an id`, aloneFix(text)));
		let uuidList = (advice) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.ZZ)(advice, (text, refuse) => {
			let entries = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.Mc)(text);
			if (entries.length === 0) return refuse("is required");
			let ids = entries.map((entry) => parseUuid(entry, refuse));
			return [...new Set(ids.filter((id) => typeof id == "string"))];
		});
		let deploymentId = uuid("write its id, such as the output deployment_id of the create action, or set deployment_name to its name");
		let revisionId = (keyword) => uuid("write the output revision_id of an earlier deploy, or latest for the deployment's latest one", keyword);
	}),
	2077: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => checkWholePlaceholder,
			n: () => checkPlaceholders
		});
		var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8004);
		let PLACEHOLDERS = [
			[
				/\$\{\{(?:(?!\$\{\{).)*?\}\}/,
				"an expression that was not evaluated",
				"only GitHub does that"
			],
			[
				/\$\{\{[^{}]*\}?$/,
				"an expression that is not closed",
				"end it with }}"
			],
			[
				/\{\{[^{}]*\}\}/,
				"a template that was not filled in",
				"write the value itself"
			],
			[
				/(?<![^/:-])<[A-Za-z][\w -]*>/,
				"a placeholder of an example",
				"write the value itself"
			],
			[
				/\$\([^()\s/]*[\s/][^()]*\)/,
				"a command that was not run",
				"run it in an earlier step, and write its output"
			],
			[
				/\$([A-Z_]\w*|\{[\w.][^{}]*\}|\([\w.]+\))|%[A-Z_][A-Z\d_]{2,}%/,
				"a variable that was not expanded",
				"check its name, and that it is set"
			],
			[
				/(?<![^:])((vars|secrets|env)\.[A-Z_][A-Z\d_]*|(steps|needs)\.[\w-]+\.outputs\.[\w-]+|inputs\.\w+|github\.(ref|sha|head_ref)\w*)$/,
				"an expression without its braces",
				"write it within ${{ }}"
			],
			[
				/^(null|undefined|None|NaN)$/,
				"what a program prints for no value",
				"check the step that it comes from"
			],
			[
				/\*{3,}/,
				"what logs show in place of a secret",
				"write the value itself, or an expression such as ${{ vars.NAME }}"
			]
		];
		function checkPlaceholders(text) {
			for (let [pattern, reason, fix] of PLACEHOLDERS) {
				let [placeholder] = pattern.exec(text) ?? [];
				if (placeholder !== void 0 && (placeholder.startsWith("${{") || !text.includes("@"))) return [`contains ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_0__.hD)(placeholder)}, ${reason}`, fix];
			}
		}
		function checkWholePlaceholder(secret) {
			let row = PLACEHOLDERS.find(([pattern]) => pattern.exec(secret)?.[0] === secret);
			return row && [`is ${row[1]}`, row[2]];
		}
	}),
	1671: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => rulesBetween });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		let rulesBetween = (rulesFor) => zod__WEBPACK_IMPORTED_MODULE_1__.zni((inputs, ctx) => {
			for (let [isBroken, input, reason, fix, position] of rulesFor(inputs)) isBroken && (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.F3)(ctx, {
				input,
				reason,
				fix,
				position
			});
		}, { when: () => !0 });
	}),
	2672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M8: () => textField,
			Mc: () => entriesOf,
			WP: () => checkedField,
			ZZ: () => field
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
		var _placeholder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2077);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
		let textField = (advice, parse) => zod__WEBPACK_IMPORTED_MODULE_1__.IeY().transform((input, ctx) => {
			let addFlaw = (flaw) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.F3)(ctx, flaw);
			let refuse = (reason, fix = advice) => {
				addFlaw({
					reason,
					fix
				});
				return zod__WEBPACK_IMPORTED_MODULE_2__.tm;
			};
			return typeof input == "string" ? parse(input, refuse, addFlaw) : refuse("is required");
		});
		let field = (advice, parse) => textField(advice, (rawText, refuse, addFlaw) => {
			let text = rawText.trim();
			let flaw = (0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.TI)(text) ? _quote_js__WEBPACK_IMPORTED_MODULE_3__.Zb : (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_4__.n)(text);
			return flaw === void 0 ? parse(text, refuse, addFlaw) : refuse(...flaw);
		});
		let checkedField = (advice, check, normalize = (text) => text) => field(advice, (text, refuse) => {
			let flaw = check(text);
			return flaw === void 0 ? normalize(text) : refuse(...flaw);
		});
		let entriesOf = (text) => text.split(/[\n,]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
	}),
	5485: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KU: () => anyId,
			WB: () => isSameId,
			ZS: () => pathUuid,
			lH: () => pathId,
			uR: () => uuid
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
		let SEGMENT = /^[\w.~:@=+-]{1,128}$/;
		let anyId = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().overwrite((id) => UUID.test(id) ? id.toLowerCase() : id);
		let pathId = anyId.refine((id) => SEGMENT.test(id) && id !== "." && !id.includes(".."));
		let pathUuid = zod__WEBPACK_IMPORTED_MODULE_0__.OsD().toLowerCase();
		let uuid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().toLowerCase().meta({ format: "uuid" });
		let isSameId = (id, otherId) => id?.toLowerCase() === otherId.toLowerCase();
	}),
	8070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { U: () => isLoopback });
		let LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
		let isLoopback = ({ hostname }) => LOOPBACK.test(hostname);
	})
};
