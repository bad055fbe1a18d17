"use strict";
exports.id = "deploy-post";
exports.ids = ["deploy-post"];
exports.modules = {
	9562: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		let post = {
			inputs: __webpack_require__(1941).P,
			async start(inputs, runtime) {
				await (await runtime.notifier(inputs))?.close();
			}
		};
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
	})
};
