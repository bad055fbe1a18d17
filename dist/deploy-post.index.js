"use strict";
exports.id = "deploy-post";
exports.ids = ["deploy-post"];
exports.modules = {
	9562: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1941);
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8728);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6356);
		let post = {
			inputs: _inputs_github_js__WEBPACK_IMPORTED_MODULE_0__.P,
			summary(runtime) {
				let report = _step_saved_state_js__WEBPACK_IMPORTED_MODULE_2__._x.load(runtime);
				if (report === void 0) return [];
				return (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__.Bg)(runtime, {
					outcome: "error",
					...report
				}).summary;
			},
			async start(inputs, runtime) {
				await (await runtime.notifier(inputs))?.close();
			}
		};
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
	})
};
