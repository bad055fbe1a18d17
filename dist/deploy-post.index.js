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
				let killed = _step_saved_state_js__WEBPACK_IMPORTED_MODULE_2__._x.load(runtime);
				if (killed === void 0) return [];
				return (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__.Bg)(runtime, {
					outcome: "error",
					...killed
				}, {
					outputs: {},
					details: []
				}).summary;
			},
			async start(inputs, runtime) {
				await (await runtime.notifier(inputs))?.close();
			}
		};
	}),
	2280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => entriesOf,
			Nu: () => openList,
			Yq: () => choice,
			v4: () => unknownNameWarnings,
			yz: () => openChoice,
			zM: () => boolean
		});
		var _quoted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5762);
		var _similar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(337);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		let TRUE = /^(true|True|TRUE)$/;
		let FALSE = /^(false|False|FALSE)$/;
		let boolean = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.Z)("write true or false", (text, refuse) => {
			if (TRUE.test(text)) return !0;
			if (FALSE.test(text)) return !1;
			return refuse(`${(0, _quoted_js__WEBPACK_IMPORTED_MODULE_1__.TL)(text)} is not a boolean`, "write true or false");
		});
		let choice = (...values) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.Z)(`write one of: ${values.join(", ")}`, (text, refuse) => {
			let options = `write ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
			return values.find((one) => one === text) ?? refuse(`${(0, _quoted_js__WEBPACK_IMPORTED_MODULE_1__.TL)(text)} is not one of its values`, options);
		});
		let entriesOf = (text) => text.split(/[\n,]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
		let openList = (known, advice) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.Z)(advice, (text, refuse) => {
			let names = entriesOf(text);
			if (names.length === 0) return refuse("is empty", advice);
			for (let name of names) parseOpenName(name, known, refuse);
			return names;
		});
		let openChoice = (known) => (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.Z)(`write one of: ${known.join(", ")}`, (text, refuse) => parseOpenName(text, known, refuse));
		function parseOpenName(name, known, refuse) {
			if (known.includes(name)) return name;
			let meant = (0, _similar_js__WEBPACK_IMPORTED_MODULE_2__.Qo)(name, known);
			if (meant === void 0 && /^[\w-]+$/.test(name)) return name;
			let fix = meant === void 0 ? `choose from ${known.join(", ")}` : `did you mean ${meant}?`;
			return refuse(`${(0, _quoted_js__WEBPACK_IMPORTED_MODULE_1__.TL)(name)} is not one of its values`, fix);
		}
		function unknownNameWarnings(input, names, known) {
			let unknown = [names ?? []].flat().filter((name) => !known.includes(name));
			if (unknown.length === 0) return [];
			return [`${input}: is sent with ${unknown.map(_quoted_js__WEBPACK_IMPORTED_MODULE_1__.TL).join(", ")}, which may be refused or ignored. Known are ${known.join(", ")}.`];
		}
	}),
	4466: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RX: () => workspaceId,
			eE: () => credential,
			r0: () => wholeText
		});
		var _placeholder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2077);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
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
		function headerValueFrom(text, refuse) {
			let placeholder = (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_1__.D)(text);
			if (placeholder !== void 0) return refuse(...placeholder);
			for (let [pattern, ...flaw] of FLAWS) pattern.test(text) && refuse(...flaw);
			return text;
		}
		let workspaceId = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.M)("write the id of the workspace, such as ${{ vars.TENANT_ID }}", (untrimmed, refuse) => {
			let text = untrimmed.trim();
			if (/[\s/{}]/.test(text) && !text.includes("${")) return refuse("is not the id of a workspace, but its name, or holds more than the id", "write its id alone, such as ${{ vars.TENANT_ID }}");
			return headerValueFrom(text, refuse);
		});
		let credential = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.M)("write the secret that holds it", headerValueFrom);
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
			github_environment: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP().trim().optional(), "Record a GitHub Deployment for this environment, with its statuses. Needs the permission `deployments: write`.", {
				group: "GitHub",
				aliases: "environment"
			}),
			comment_on_pr: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(_field_choice_js__WEBPACK_IMPORTED_MODULE_0__.zM.prefault("false"), "Keep one comment on the pull request up to date. Needs the permission `pull-requests: write`."),
			github_token: (0, _input_js__WEBPACK_IMPORTED_MODULE_3__.h)(token.prefault(WORKFLOW_TOKEN), "Token for `github_environment` and `comment_on_pr`.", { secret: _field_credential_js__WEBPACK_IMPORTED_MODULE_1__.r0 })
		});
		let githubInputsIn = (texts) => GithubInputs.partial().safeParse(texts).data ?? {};
	}),
	2888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => inputsOfMembers,
			h: () => input
		});
		let input = (schema, description, metadata = {}) => schema.meta({
			...metadata,
			description
		});
		let inputsOfMembers = ({ shape }) => Object.fromEntries(Object.entries(shape).flatMap(([name, schema]) => {
			let member = schema.meta()?.member;
			return member === void 0 ? [] : [[member, name]];
		}));
	}),
	2077: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => placeholderAloneFlaw,
			w: () => placeholderFlaw
		});
		var _quoted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5762);
		let PLACEHOLDERS = [
			[
				/\$\{\{(?:(?!\$\{\{).)*?\}\}/,
				"an expression that was not evaluated",
				"only GitHub does that"
			],
			[
				/\{\{[^{}]*\}\}/,
				"a template that was not filled in",
				"write the value itself"
			],
			[
				/\$([A-Z_]\w*|\{[\w.]+\}|\([\w.]+\))/,
				"a variable that was not expanded",
				"check its name, and that it is set"
			],
			[
				/^((vars|secrets|env)\.[A-Z_][A-Z\d_]*|(steps|needs)\.[\w-]+\.outputs\.[\w-]+|github\.(ref|sha)\w*)$/,
				"an expression without its braces",
				"write it within ${{ }}"
			],
			[
				/\*{3,}/,
				"what logs show in place of a secret",
				"write the value itself, or an expression such as ${{ vars.NAME }}"
			]
		];
		function placeholderFlaw(text) {
			for (let [pattern, reason, fix] of PLACEHOLDERS) {
				let [placeholder] = pattern.exec(text) ?? [];
				if (placeholder !== void 0 && (placeholder.startsWith("${{") || !text.includes("@"))) return [`contains ${(0, _quoted_js__WEBPACK_IMPORTED_MODULE_0__.TL)(placeholder)}, ${reason}`, fix];
			}
		}
		function placeholderAloneFlaw(secret) {
			let row = PLACEHOLDERS.find(([pattern]) => pattern.exec(secret)?.[0] === secret);
			return row && [`is ${row[1]}`, row[2]];
		}
	}),
	2672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => textField,
			Z: () => field
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8532);
		var _placeholder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2077);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		var _quoted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5762);
		let textField = (fix, read) => zod__WEBPACK_IMPORTED_MODULE_1__.IeY().transform((input, ctx) => {
			let refuse = (...[reason, fix, at]) => {
				(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.EB)(ctx, [{
					reason,
					fix,
					at
				}]);
				return zod__WEBPACK_IMPORTED_MODULE_2__.tm;
			};
			return typeof input == "string" ? read(input, refuse) : refuse("is required", fix);
		});
		let field = (fix, read) => textField(fix, (untrimmed, refuse) => {
			let text = untrimmed.trim();
			let flaw = (0, _quoted_js__WEBPACK_IMPORTED_MODULE_3__.TI)(text) ? _quoted_js__WEBPACK_IMPORTED_MODULE_3__.S3 : (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_4__.w)(text);
			return flaw === void 0 ? read(text, refuse) : refuse(...flaw);
		});
	})
};
