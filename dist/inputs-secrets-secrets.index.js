"use strict";
exports.id = "inputs-secrets-secrets";
exports.ids = ["inputs-secrets-secrets"];
exports.modules = {
	6737: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => readWorkflowRun });
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
		function readWorkflowRun() {
			let { GITHUB_RUN_ID: id = "", GITHUB_RUN_ATTEMPT = "1" } = (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)();
			let { GITHUB_REF: ref = "", GITHUB_SHA: commit = "" } = (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)();
			return {
				id,
				ref,
				commit,
				attempt: Number(GITHUB_RUN_ATTEMPT)
			};
		}
	}),
	8374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => SHARED_OUTPUTS });
		let SHARED_OUTPUTS = {
			deployment_name: "The deployment's name.",
			deployment_status: "The deployment's status.",
			deployment_url: "The `custom_url` of the deployment, or the address that the service shows.",
			active_revision_id: "The revision that is active at the end.",
			image_uri: "The image that the revision runs.",
			repo_ref: "The branch or tag that the revision runs.",
			repo_commit_sha: "The commit that the revision runs.",
			as_sent: "`true` if the service shows all that was sent, `false` if it shows something else; empty if nothing was sent, or it cannot be seen. With `false`, a step that does not fail is marked ⚠️.",
			outcome: "How it ended: see the table of outcomes.",
			error_message: "What went wrong, in one line.",
			elapsed_seconds: "Duration of the whole step.",
			poll_count: "How often the revisions that the step follows were read."
		};
	}),
	7285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => imageUri,
			c: () => imageWarning
		});
		var _service_contract_deployments_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6081);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2672);
		let EXAMPLE = "registry.example.com/team/app:1.2.3";
		let HOST = /^(?=[^/]*[.:]|localhost\/)([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(:\d+)?\//i;
		let NAME = /^[a-z0-9]+((\/|\.|_|__|-+)[a-z0-9]+)*$/;
		let TAG = /^\w[\w.-]{0,127}$/;
		let DIGEST = /^sha256:[0-9a-f]{64}$/;
		let SLASH_IN_TAG = /^(?:(?:\[[^\]/@]*\]|[^:/@[]*):\d+\/|(?![^:/@]*:\d+\/))[^:@[]*:(?=[^@/]*\/)(?=[^@]*$)(?<tag>.*)$/;
		let TAG_ADVICE = "write the tag that was pushed";
		let EMPTY_PART = `is the expression there empty? Write one such as ${EXAMPLE}`;
		let FLAWS = [
			[/^(https?:\/\/)?(hub\.docker|github|gitlab)\.com\//i, "is the address of a page"],
			[
				/^[a-z][a-z0-9+.-]*:\/\//i,
				"has a scheme",
				"remove it, up to //"
			],
			[/^\{/, "is JSON"],
			[/[\n,;]|^\[["']/, "is a list"],
			[
				/^(sha256:)?[0-9a-f]{64}$/,
				"is a digest without its image",
				"write the name and an @ before it, such as registry.example.com/team/app@sha256:…"
			],
			[
				/@(sha256:)?(null|undefined|None)?$/,
				"has no digest after @",
				EMPTY_PART
			],
			[
				/@(sha256:)?[$<{%]/,
				"has a placeholder after @",
				"write the digest that was pushed"
			],
			[
				/:@|:(null|undefined|None)?$/,
				"has no tag after the last colon",
				EMPTY_PART
			],
			[
				/^:/,
				"has no name before the colon",
				EMPTY_PART
			],
			[
				/:[^/@:]*-$/,
				"has a tag that ends in a hyphen",
				EMPTY_PART
			],
			[
				/@@|^[/@]|\/\/|\/$/,
				"has nothing where a part belongs",
				EMPTY_PART
			],
			[
				/:refs\/(heads|tags|pull)\//,
				"has a whole ref as its tag",
				"write the tag alone, such as ${{ github.ref_name }}"
			],
			[/\s/, "holds a space, or several images"]
		];
		function checkParts(image) {
			let tagWithSlash = SLASH_IN_TAG.exec(image)?.groups?.tag;
			if (tagWithSlash !== void 0) {
				let fix = `${TAG_ADVICE}, such as ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(tagWithSlash.replaceAll("/", "-"))}`;
				return [`has a / in its tag, ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(tagWithSlash)}`, fix];
			}
			let { name, tag, digest } = (0, _service_contract_deployments_image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(image);
			if (digest !== void 0 && !DIGEST.test(digest)) return ["has a malformed digest after @", "write sha256: and 64 hexadecimal digits in lower case"];
			let repository = name.replace(HOST, "");
			let lowerCase = repository.toLowerCase();
			if (!NAME.test(lowerCase)) return [`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(repository)} is not the name of an image`];
			if (/[A-Z]/.test(repository)) return [`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(repository)} has upper-case letters`, `write ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(lowerCase)}`];
			return tag === void 0 || TAG.test(tag) ? void 0 : [`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_2__.hD)(tag)} is not a tag`, TAG_ADVICE];
		}
		let imageUri = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_1__.WP)(`write one such as ${EXAMPLE}`, (image) => (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.cV)(image, FLAWS) ?? checkParts(image));
		function imageWarning(image_uri) {
			if (image_uri === void 0) return;
			let { tag, digest } = (0, _service_contract_deployments_image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(image_uri);
			if (tag !== void 0 || digest !== void 0) return;
			return `image_uri: ${image_uri} has neither a tag nor a digest, so the platform pulls whatever is tagged latest. Write the tag or digest that was pushed.`;
		}
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
	4739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GB: () => graphConfigPath,
			KH: () => refWarning,
			sA: () => repoRef
		});
		var _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2923);
		var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(787);
		var _quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2672);
		var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5789);
		let FULL_BRANCH_REF = /^refs\/heads\/(?!refs\/)/;
		let PULL_REQUEST_FLAW = ["is a pull request's ref, but only branches and tags can be built", "write its branch, such as ${{ github.head_ref }}"];
		let MALFORMED_REF = /[ \p{Cc}~^:?*[\\]|\.\.|@\{|^(refs\/tags\/)?(@$|-|\/)|\/\/|\/$|(^|\/)\.|\.lock(\/|$)|\.$/u;
		let FLAWS = [
			[/^refs\/pull\/|^pull\/\d+\/(head|merge)$/, ...PULL_REQUEST_FLAW],
			[/^(refs\/tags\/)?(HEAD)?$/, "names no branch or tag"],
			[/^(refs\/tags\/)?([0-9a-f]{40}|[0-9a-f]{64})$/i, "is a commit, but only branches and tags can be built"],
			[/^refs\/(?!tags\/)/, "$& is neither a branch nor a tag"],
			[MALFORMED_REF, "$& is no name that git takes"]
		];
		let LIKELY_MISTAKE = /^(?:origin|heads)\/(.+)$|^(?:tags\/(.+)|(v?\d+\.\d+(?:\.\d+)?))$/;
		function refWarning(repo_ref = "") {
			let [ref, branch, ...tags] = LIKELY_MISTAKE.exec(repo_ref) ?? [];
			if (ref === void 0 || ref === (0, _variables_js__WEBPACK_IMPORTED_MODULE_3__.Ee)().GITHUB_REF_NAME) return;
			let correction = branch ?? _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.C_ + tags.find((tag) => tag !== void 0);
			return `repo_ref: ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_4__.hD)(ref)} is sent as the name of a branch. If ${correction} is meant, write that.`;
		}
		function checkRunRef(text) {
			let { GITHUB_REF, GITHUB_REF_NAME, GITHUB_REF_TYPE } = (0, _variables_js__WEBPACK_IMPORTED_MODULE_3__.Ee)();
			if (text !== GITHUB_REF_NAME) return;
			if (GITHUB_REF_TYPE === "tag") return [`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_4__.hD)(text)} is the tag of this run, and a bare name means a branch`, `write ${_service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.C_}${text}, or refs/heads/${text} for a branch of that name`];
			return GITHUB_REF?.startsWith("refs/pull/") ? PULL_REQUEST_FLAW : void 0;
		}
		let withoutBranchPrefix = (text) => text.replace(FULL_BRANCH_REF, "");
		let repoRef = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_2__.WP)(`write a branch's name such as main, or ${_service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.C_}<tag>`, (text) => checkRunRef(text) ?? (0, _problem_js__WEBPACK_IMPORTED_MODULE_1__.cV)(withoutBranchPrefix(text), FLAWS), withoutBranchPrefix);
		let graphConfigPath = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)("write one from the top of the repository, such as agents/langgraph.json", (path, refuse) => {
			if (path.includes("\\")) return refuse("contains a backslash", `write ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_4__.hD)(path.replaceAll("\\", "/"))}`);
			if (/^\w+:\/\//.test(path)) return refuse("is an address, not a path");
			if (path.startsWith("/")) return refuse("begins with /", `write ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_4__.hD)(path.slice(1))}`);
			if (/(^|\/)\.\.(\/|$)/.test(path)) return refuse("leads out of the repository");
			return /(^|\/)\.?$/.test(path) ? refuse("is a directory, not a file") : path;
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
	343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BD: () => resourceSpecInputs,
			R1: () => specWarnings,
			ZG: () => resourceSpecRules,
			rI: () => specOf
		});
		var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2888);
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		var _rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1671);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2672);
		var _workspace_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6086);
		async function parseSpec(text, addFlaw, file) {
			let { parseResourceSpec } = await Promise.all([__webpack_require__.e("yaml"), __webpack_require__.e("inputs-resource-spec-parse")]).then(__webpack_require__.bind(__webpack_require__, 349));
			let { flaws, ...locatedSpec } = parseResourceSpec(text, file);
			for (let flaw of flaws) addFlaw(flaw);
			return locatedSpec;
		}
		let spec = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_2__.M8)("write a JSON or YAML mapping", (text, _, addFlaw) => parseSpec(text, addFlaw));
		let specFile = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)("write the path of a JSON or YAML file", (path, refuse, addFlaw) => {
			let file = (0, _workspace_file_js__WEBPACK_IMPORTED_MODULE_3__.sL)(path);
			return "text" in file ? parseSpec(file.text, addFlaw, file.name) : refuse(file.reason, file.fix);
		});
		let resourceSpecInputs = {
			resource_spec: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(spec.optional(), "Resources of the deployment (`external_docker`): a JSON or YAML mapping. A name that is nearly a field is refused; any other unknown one is sent with a warning.", {
				changes: !0,
				aliases: "spec resources"
			}),
			resource_spec_file: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(specFile.optional(), "File in the workspace with the content of `resource_spec`. Problems are annotated at their line and column.", {
				changes: !0,
				member: "resource_spec"
			})
		};
		let specOf = ({ resource_spec, resource_spec_file }) => resource_spec_file ?? resource_spec;
		function specWarnings(inputs) {
			let spec = specOf(inputs);
			if (inputs.resource_spec_mode === "merge" && spec === void 0) return ["resource_spec_mode: has no effect, because no resource spec is set."];
			return spec?.warnings.map((flaw) => `${spec.input}: ${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.pQ)(flaw)}`) ?? [];
		}
		let resourceSpecRules = (0, _rules_js__WEBPACK_IMPORTED_MODULE_1__.i)((inputs) => {
			let hasBoth = inputs.resource_spec !== void 0 && inputs.resource_spec_file !== void 0;
			let { input = "", conflicts = [] } = (inputs.resource_spec_mode === "merge" ? void 0 : specOf(inputs)) ?? {};
			return [[
				hasBoth,
				"resource_spec_file",
				"cannot be combined with resource_spec",
				"remove one of the two"
			], ...conflicts.map(({ reason, fix, position }) => [
				!0,
				input,
				reason,
				fix,
				position
			])];
		});
	}),
	1524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pH: () => SECRET_INPUTS,
			Mu: () => inputsOfSecrets,
			_y: () => secretInputs,
			WE: () => secretRules,
			Fj: () => secretsOf
		});
		var input = __webpack_require__(2888);
		var problem = __webpack_require__(787);
		var quote = __webpack_require__(8004);
		var rules = __webpack_require__(1671);
		var text_field = __webpack_require__(2672);
		var external_node_util_ = __webpack_require__(7975);
		let isVariableName = (name) => /^(?!__proto__$)[A-Za-z_][A-Za-z0-9_]*$/.test(name);
		let isQuotableName = (name) => /^[A-Z_][A-Z0-9_]*$/.test(name);
		let flawOf = (name, anonymousSubject, [predicate, fix], position) => ({
			reason: `${isQuotableName(name) ? name : anonymousSubject} ${predicate}`,
			fix,
			position
		});
		let EMPTY_VALUE = ["is empty", "check that the secret exists where the workflow runs, or remove the name"];
		let DUPLICATE = ["is given above already", "keep one of the two"];
		let NO_ENTRY = {
			reason: "contains no entry",
			fix: "write one, or leave the input empty"
		};
		function checkEntries({ entries, flaws }, { allowsEmptyValue = !1, allowsNoSecret = !1 } = {}) {
			let entryFlaws = [];
			let names = new Set();
			for (let { name, value, line, label } of entries) {
				let position = line === void 0 ? void 0 : { line };
				let subject = label === void 0 ? "the name" : `the name of ${label}`;
				isVariableName(name) || entryFlaws.push({
					reason: `${subject} cannot be an environment variable`,
					fix: "write letters, digits and '_', with no digit first and no space, '-' or export beside it",
					position
				});
				names.has(name) && entryFlaws.push(flawOf(name, "the name", DUPLICATE, position));
				names.add(name);
				value === "" && !allowsEmptyValue && entryFlaws.push(flawOf(name, "the value", EMPTY_VALUE, position));
			}
			let isEmpty = entries.length + flaws.length === 0 && !allowsNoSecret;
			return {
				entries,
				flaws: [
					...flaws,
					...entryFlaws,
					...isEmpty ? [NO_ENTRY] : []
				]
			};
		}
		let STATEMENT = /(?<![^\n])(?:[ \t]*#[^\n]*|(?<key>[^=\n]*)=[ \t]*(?:(?<quote>["'`])[\s\S]*?\k<quote>(?<rest>[^\n]*)|(?<plainValue>-----BEGIN [^\n]*(?:\n(?![^\n]*-----BEGIN)[^\n]*)*?\n-----END [^\n]*|[^\n]*))|(?<stray>[^\n]+))/g;
		let FLAWS = {
			stray: ["has no '=', and the parser drops it", "write NAME=VALUE"],
			pem: ["has a value of several lines", "put the value in quotes"],
			misread: ["has spaces, a # or a quote that the parser misreads", "put the whole value in quotes that it does not contain"]
		};
		function checkStatement(statement, { quote, rest = "", plainValue = "", stray = "" }) {
			if (stray.trim() !== "") return FLAWS.stray;
			if (plainValue.includes("\n")) return FLAWS.pem;
			return (quote === void 0 ? /^["'`#]|^[^#]*[^#\s]#/.test(plainValue) || /^[^=]*=\s+$/.test(statement) : !/^\s*(#|$)/.test(rest)) ? FLAWS.misread : void 0;
		}
		function parseDotenv(text) {
			let values = new Map(Object.entries((0, external_node_util_.parseEnv)(text)));
			let entries = [];
			let flaws = [];
			let content = text.replaceAll("\r", "");
			let [line, offset] = [1, 0];
			for (let { 0: statement, groups = {}, index } of content.matchAll(STATEMENT)) {
				line += content.slice(offset, index).split("\n").length - 1;
				offset = index;
				let name = groups.key?.trim().replace(/^export +/, "");
				let flawText = checkStatement(statement, groups);
				flawText === void 0 ? name !== void 0 && entries.push({
					name,
					value: values.get(name) ?? "",
					line
				}) : flaws.push(flawOf(name ?? "", "the line", flawText, { line }));
			}
			return {
				entries,
				flaws
			};
		}
		var variables = __webpack_require__(5789);
		let assignmentsIn = (text) => text.split("\n").flatMap((content, index) => (0, text_field.Mc)(content).map((entry) => {
			let [name = "", variable = name] = entry.split(/=(.*)/s, 2).map((part) => part.trim());
			return {
				name,
				variable,
				line: index + 1
			};
		}));
		let NOT_SET = ["is not set", "set it under env: of the step, or correct its name; values belong in the input secrets"];
		function checkVariable(variable, position) {
			if (!isVariableName(variable)) return {
				reason: "is not the name of an environment variable",
				fix: "write NAME or NAME=VARIABLE here, one per line, and secret values in the input secrets",
				position
			};
			return Object.hasOwn((0, variables.Ee)(), variable) ? void 0 : flawOf(variable, "the environment variable", NOT_SET, position);
		}
		function readSecretsFromEnv(text) {
			let entries = [];
			let flaws = [];
			for (let { name, variable, line } of assignmentsIn(text)) {
				let flaw = checkVariable(variable, { line });
				flaw ? flaws.push(flaw) : entries.push({
					name,
					value: (0, variables.Ee)()[variable] ?? "",
					line
				});
			}
			return {
				entries,
				flaws
			};
		}
		function findEnvSecrets(text) {
			let env = (0, variables.Ee)();
			return assignmentsIn(text).flatMap(({ name, variable }) => {
				let value = isVariableName(variable) && Object.hasOwn(env, variable) ? env[variable] : void 0;
				if (value === void 0) return isQuotableName(variable) ? [] : [{ value: variable }];
				if (value === "") return [];
				return [isVariableName(name) ? {
					name,
					value
				} : { value }];
			});
		}
		var schemas = __webpack_require__(3339);
		let isJson = (text) => /^[{[]/.test(text.trimStart());
		let NOT_TEXT = ["is not text", "put its value in double quotes, or remove the name"];
		let Item = schemas.rej({
			name: schemas.YjP(),
			value: schemas.L5J()
		});
		function parseSecretJson(text) {
			let json;
			try {
				json = JSON.parse(text);
			} catch (error) {
				let [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? [];
				return {
					entries: [],
					flaws: [{
						reason: "the JSON is malformed",
						fix: "write {\"NAME\": \"value\"} or [{\"name\": \"NAME\", \"value\": \"value\"}], with a line break in a value as \\n, a backslash as \\\\, no comments, and no comma after the last entry",
						position: line ? {
							line: Number(line),
							column: Number(column)
						} : void 0
					}]
				};
			}
			let items = Array.isArray(json) ? json.map((item) => Item.safeParse(item).data) : Object.entries(json).map(([name, value]) => ({
				name,
				value
			}));
			let entries = [];
			let flaws = [];
			for (let [index, item] of items.entries()) {
				let label = `entry ${index + 1}`;
				item === void 0 ? flaws.push({
					reason: `${label} is not a secret`,
					fix: "write {\"name\": \"NAME\", \"value\": \"value\"}"
				}) : typeof item.value == "string" ? entries.push({
					name: item.name,
					value: item.value,
					label
				}) : flaws.push(flawOf(item.name, label, NOT_TEXT));
			}
			return {
				entries,
				flaws
			};
		}
		let OPEN_HEREDOC = {
			reason: "opens a value of several lines that does not end",
			fix: "close it with a line that repeats what follows <<"
		};
		let withoutCr = (line) => line.replace(/\r$/, "");
		function findLine(lines, start, isWanted) {
			let index = start;
			for (; index < lines.length && !isWanted(lines[index] ?? "");) index++;
			return index;
		}
		function skipLines(lines, start) {
			let end = findLine(lines, start + 1, (line) => /=[^=\r]|<<|^\s*$/.test(line));
			let nextCount = end - start - 1;
			let nextLines = nextCount === 1 ? "has the line" : `have the ${nextCount} lines`;
			return {
				end,
				flaw: {
					reason: `has no '=' with a value${nextCount === 0 ? "" : `, nor ${nextLines} after it`}`,
					fix: "write NAME=VALUE, or NAME<<EOF, the lines of the value and EOF"
				}
			};
		}
		function parseHeredoc(name, delimiter, lines, start) {
			let isEnd = (line) => withoutCr(line) === delimiter;
			let endIndex = delimiter === "" ? lines.length : findLine(lines, start, isEnd);
			let text = lines.slice(start, endIndex).join("\n");
			let value = lines[start - 1]?.endsWith("\r") ? withoutCr(text) : text;
			let flaw = endIndex === lines.length ? OPEN_HEREDOC : void 0;
			return {
				end: endIndex + 1,
				entry: {
					name,
					value
				},
				flaw
			};
		}
		function parseStatement(lines, start) {
			let line = withoutCr(lines[start] ?? "");
			let end = start + 1;
			if (line.trim() === "") return { end };
			let [separator] = /=|<</.exec(line) ?? [];
			if (separator === void 0 || /^[^=]*==+$/.test(line)) return skipLines(lines, start);
			let index = line.indexOf(separator);
			let name = line.slice(0, index);
			let rest = line.slice(index + separator.length);
			return separator === "=" ? {
				end,
				entry: {
					name,
					value: rest
				}
			} : parseHeredoc(name, rest, lines, end);
		}
		function parseSecretLines(text) {
			let lines = text.split("\n");
			let entries = [];
			let flaws = [];
			for (let index = 0; index < lines.length;) {
				let line = index + 1;
				let { end, entry, flaw } = parseStatement(lines, index);
				entry !== void 0 && entries.push({
					...entry,
					line
				});
				flaw !== void 0 && flaws.push({
					...flaw,
					position: { line }
				});
				index = end;
			}
			return {
				entries,
				flaws
			};
		}
		var external_node_path_ = __webpack_require__(6760);
		var workspace_file = __webpack_require__(6086);
		let maskedFiles = new Map();
		function readToMask(path) {
			let file = (0, workspace_file.sL)(path);
			maskedFiles.set((0, external_node_path_.resolve)((0, variables.Gl)(), path), file);
			return file;
		}
		function readToParse(path) {
			let key = (0, external_node_path_.resolve)((0, variables.Gl)(), path);
			let file = maskedFiles.get(key) ?? (0, workspace_file.sL)(path);
			maskedFiles.delete(key);
			return file;
		}
		let possibleValuesIn = (text) => [...text.split(/[\r\n]/), ...text.split(/["'`\r\n]/)].map((part) => part.trim()).filter(({ length }) => length >= 8);
		function findTextSecrets(text) {
			return secretTextsOf(text, (isJson(text) ? parseSecretJson : parseSecretLines)(text));
		}
		function findFileSecrets(text) {
			let path = text.trim();
			let file = readToMask(path);
			if ("text" in file) return secretTextsOf(file.text, parseDotenv(file.text));
			return isFileContent(path) ? findTextSecrets(path) : [];
		}
		let isFileContent = (text) => /[=\n]/.test(text);
		function secretTextsOf(text, { entries, flaws }) {
			let values = new Set([...entries.map(({ value }) => value), ...possibleValuesIn(text)]);
			return (flaws.length > 0 ? [...values].map((value) => ({ value })) : entries.map(toSecretText)).filter(({ value }) => value.trim() !== "");
		}
		function toSecretText({ name, value }) {
			return isVariableName(name) && !/^=*$/.test(value) ? {
				name,
				value
			} : { value };
		}
		function parseSecrets(text) {
			let [reason, fix] = quote.Zb;
			if ((0, quote.TI)(text.trim())) return {
				entries: [],
				flaws: [{
					reason,
					fix
				}]
			};
			return isJson(text) ? checkEntries(parseSecretJson(text), {
				allowsEmptyValue: !0,
				allowsNoSecret: !0
			}) : checkEntries(parseSecretLines(text));
		}
		let NO_PATH = {
			reason: "is not the path of a file",
			fix: "write a path here, and secret values in the input secrets"
		};
		function readSecretsFile(text) {
			let path = text.trim();
			let result = readToParse(path);
			if (!("text" in result)) return {
				entries: [],
				flaws: [isFileContent(path) ? NO_PATH : result]
			};
			let { entries, flaws } = checkEntries(parseDotenv(result.text), { allowsEmptyValue: !0 });
			return {
				entries,
				flaws: flaws.map((flaw) => ({
					...flaw,
					position: {
						...flaw.position,
						file: result.name
					}
				}))
			};
		}
		let secretsField = (advice, parse) => (0, text_field.M8)(advice, (text, _, addFlaw) => {
			let { entries, flaws } = parse(text);
			for (let flaw of (0, problem.UQ)(flaws)) addFlaw(flaw);
			return entries.map(({ name, value }) => ({
				name,
				value
			}));
		}).optional();
		let lines = secretsField("write NAME=VALUE lines", parseSecrets);
		let names = secretsField("write names of environment variables", (text) => checkEntries(readSecretsFromEnv(text)));
		let dotenvFile = secretsField("write the path of a file of NAME=VALUE lines", readSecretsFile);
		let secretInputs = {
			secrets: (0, input.hF)(lines, "Secrets of the deployment: `NAME=VALUE` lines, split at the first `=`; `NAME<<EOF` … `EOF` for several lines; a JSON object; or a JSON array of `{name, value}`. Values are sent unchanged.", {
				changes: !0,
				usual: !0,
				findSecrets: findTextSecrets,
				aliases: "env env_vars environment_variables variables"
			}),
			secrets_from_env: (0, input.hF)(names, "Names of environment variables to send as secrets, one per line; `NAME=VARIABLE` sends a variable under another name.", {
				changes: !0,
				findSecrets: findEnvSecrets
			}),
			secrets_file: (0, input.hF)(dotenvFile, "Dotenv file in the workspace: `NAME=VALUE` lines with comments, `export` and quotes. Quote values that contain `#`.", {
				changes: !0,
				findSecrets: findFileSecrets,
				aliases: "env_file dotenv"
			})
		};
		let SECRET_INPUTS = [
			"secrets",
			"secrets_from_env",
			"secrets_file"
		];
		function secretsOf(inputs) {
			let secrets = SECRET_INPUTS.flatMap((input) => inputs[input] ?? []);
			return SECRET_INPUTS.every((input) => inputs[input] === void 0) ? void 0 : secrets;
		}
		let namesWithInputs = (inputs) => SECRET_INPUTS.flatMap((input) => (inputs[input] ?? []).map(({ name }) => [name, input]));
		let inputsOfSecrets = (inputs) => new Map(namesWithInputs(inputs));
		let secretRules = (0, rules.i)((inputs) => {
			let lastInputs = inputsOfSecrets(inputs);
			return namesWithInputs(inputs).map(([name, input]) => {
				let lastInput = lastInputs.get(name) ?? input;
				let reason = `${name} is also in ${lastInput}`;
				return [
					lastInput !== input,
					input,
					reason,
					"keep one of the two"
				];
			});
		});
	}),
	7335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => sourceOfInput,
			p: () => sourceConfigInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
		var _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2923);
		var _field_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4055);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2280);
		var _input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2888);
		let text = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().trim();
		let sourceConfigInputs = {
			build_on_push: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.optional(), "`true` or `false` (`github`): whether a push builds a revision.", { changes: !0 }),
			custom_url: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(_field_address_js__WEBPACK_IMPORTED_MODULE_1__.cL.optional(), "Address of the deployment (`external_docker`); `https://` is added if it is missing.", {
				changes: !0,
				public: "if valid"
			}),
			install_command: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(text.optional(), "Install command of a JS deployment, run at the repository root.", { changes: !0 }),
			build_command: (0, _input_js__WEBPACK_IMPORTED_MODULE_4__.hF)(text.optional(), "Build command of a JS deployment, run in the directory of the graph configuration file.", { changes: !0 })
		};
		let sourceOfInput = (inputs, name) => _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.$M[(0, _input_js__WEBPACK_IMPORTED_MODULE_4__.Nk)(inputs, name)?.member ?? name];
	}),
	3319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => waitingInputs,
			N: () => waitingRules
		});
		var choice = __webpack_require__(2280);
		var duration = __webpack_require__(3727);
		var input = __webpack_require__(2888);
		var quote = __webpack_require__(8004);
		var text_field = __webpack_require__(2672);
		let PLACEHOLDER = /\{(deployment_id|revision_id)\}/g;
		let revisionLink = (0, text_field.WP)("write one such as https://platform.example.com/d/{deployment_id}/r/{revision_id}", (text) => {
			let address = text.replace(PLACEHOLDER, "0");
			return /^https:\/\/[!-~]+$/.test(address) && URL.canParse(address) && !/[{}]/.test(address) ? void 0 : ["is not an https address, or has another placeholder"];
		});
		var rules = __webpack_require__(1671);
		let statuses = (0, text_field.ZZ)("write one status per line, such as DEPLOY_FAILED", (text, refuse) => {
			let names = (0, text_field.Mc)(text);
			for (let name of names.filter((one) => /[\s;"'[\]]/.test(one))) refuse(`${(0, quote.hD)(name)} is not one word`);
			return names;
		});
		let waitingInputs = {
			wait: (0, input.hF)(choice.zM.prefault("true"), "Wait until the new revision is live or has failed.", {
				group: "Waiting",
				aliases: "wait_for_completion wait_for_deployment wait_for_service_stability"
			}),
			timeout: (0, input.hF)(duration.C.prefault("30m"), "Limit for the whole step: reading, sending, waiting and verifying. The rollout continues on the platform after it.", {
				usual: !0,
				aliases: "wait_timeout timeout_minutes timeout_seconds wait_for_minutes max_wait"
			}),
			poll_interval: (0, input.hF)(duration.C.prefault("3s"), "Shortest pause between two polls.", { aliases: "polling_interval wait_interval" }),
			poll_max_interval: (0, input.hF)(duration.C.prefault("30s"), "Longest pause between two polls: the longer a status lasts, the longer the pauses."),
			failure_statuses: (0, input.hF)(statuses.prefault(""), "More statuses that mean failure, besides the built-in ones."),
			on_ambiguous: (0, input.hF)((0, choice.Yq)("verify", "fail").prefault("verify"), "If an answer is lost, the change may have been applied. `verify` looks for it, and sends it again only if that is safe; `fail` never sends twice."),
			settle_window: (0, input.hF)(duration.p.prefault("90s"), "How long to look for a change whose answer was lost."),
			on_superseded: (0, input.hF)((0, choice.Yq)("fail", "warn").prefault("fail"), "`fail` or `warn` if another revision takes the place of this one."),
			failure_log: (0, input.hF)((0, choice.Yq)("auto", "always", "never").prefault("auto"), "Show the error and the last 50 lines of the build or deploy log if a revision fails, or is still DEPLOYING at the timeout: `auto` (not in public repositories, whose logs anyone can read), `always` or `never`."),
			revision_link: (0, input.hF)(revisionLink.optional(), "Address of the platform's page of a revision, such as `https://platform.example.com/d/{deployment_id}/r/{revision_id}`. Messages that send you to the platform link to it.", { public: "if valid" }),
			verify_active: (0, input.hF)(choice.zM.prefault("true"), "After `DEPLOYED`, also require that this revision becomes the active one within 60 s.")
		};
		let waitingRules = (0, rules.i)(({ poll_interval: min, poll_max_interval: max }) => [[
			typeof min == "number" && typeof max == "number" && min > max,
			"poll_max_interval",
			"is shorter than poll_interval",
			"make it at least as long"
		]]);
	}),
	6086: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D9: () => errorCodeOf,
			_K: () => isOutside,
			sL: () => readWorkspaceFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
		var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
		var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
		var _variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5789);
		let errorCodeOf = (error) => error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
		function describeFileError(path, error) {
			let code = errorCodeOf(error);
			if (code === "ENOENT" || code === "ENOTDIR") return {
				reason: `no such file ${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path)} (looked in ${(0, _variables_js__WEBPACK_IMPORTED_MODULE_2__.Gl)()})`,
				fix: "write a path from the top of the workspace, and let an earlier step check it out or write it"
			};
			if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") return {
				reason: `${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path)} is not UTF-8 text`,
				fix: "save it in that encoding"
			};
			return {
				reason: `${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path)} cannot be read (${code})`,
				fix: "write the path of a readable file in the workspace"
			};
		}
		function isOutside(relativePath) {
			return relativePath === ".." || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
		}
		function readWorkspaceFile(path) {
			let flawOf = (reason, fix) => ({
				reason: `${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path)} ${reason}`,
				fix
			});
			try {
				let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, _variables_js__WEBPACK_IMPORTED_MODULE_2__.Gl)());
				let realPath = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path));
				let relativePath = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, realPath);
				if (isOutside(relativePath)) return flawOf("leads out of the workspace", "write the path of a file inside it");
				let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(realPath);
				if (!stats.isFile()) return flawOf("is not a regular file", "write the path of a text file");
				if (stats.size > 1048576) return flawOf("is larger than 1 MiB", "write the path of a smaller file");
				return {
					text: new TextDecoder("utf-8", { fatal: !0 }).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(realPath)),
					name: relativePath.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")
				};
			} catch (error) {
				return describeFileError(path, error);
			}
		}
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
	}),
	6081: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$7: () => hasMutableTag,
			yS: () => isSameName,
			zZ: () => parseImage
		});
		function parseImage(image_uri) {
			let atSign = image_uri.indexOf("@");
			let reference = atSign < 0 ? image_uri : image_uri.slice(0, atSign);
			let colon = reference.indexOf(":", reference.lastIndexOf("/") + 1);
			return {
				name: colon < 0 ? reference : reference.slice(0, colon),
				tag: colon < 0 ? void 0 : reference.slice(colon + 1),
				digest: atSign < 0 ? void 0 : image_uri.slice(atSign + 1)
			};
		}
		let DEFAULT_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;
		let isSameName = (a, b) => a.name.replace(DEFAULT_REGISTRY, "") === b.name.replace(DEFAULT_REGISTRY, "");
		let IMMUTABLE_TAG = /^v?\d|[-_]v?\d+\.\d|(^|[-_.])[0-9a-f]{7,64}$/;
		function hasMutableTag(image_uri) {
			let { tag = "latest", digest } = parseImage(image_uri);
			return digest === void 0 && !IMMUTABLE_TAG.test(tag);
		}
	}),
	2923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => SOURCE_OF_MEMBER,
			C1: () => DeploymentType,
			C_: () => TAG_PREFIX,
			W: () => isTagBuiltOnPush,
			WM: () => isCommit,
			_o: () => DEPLOYMENT_TYPES,
			dz: () => isTag,
			kL: () => Source,
			ve: () => isSameRepository
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let Source = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["github", "external_docker"]);
		let DeploymentType = zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
			"dev_free",
			"dev",
			"prod"
		]);
		let DEPLOYMENT_TYPES = [...DeploymentType.options, "serverless"];
		let SOURCE_OF_MEMBER = {
			integration_id: "github",
			repo_url: "github",
			deployment_type: "github",
			build_on_push: "github",
			repo_ref: "github",
			graph_config_path: "github",
			custom_url: "external_docker",
			resource_spec: "external_docker",
			listener_id: "external_docker",
			listener_config: "external_docker",
			image_uri: "external_docker"
		};
		let isSameRepository = (a, b) => normalizeUrl(a) === normalizeUrl(b);
		let normalizeUrl = (url) => url.toLowerCase().replace(/^https?:\/\/([^/@]*@)?/, "").replace(/(\.git)?\/?$/, "");
		let TAG_PREFIX = "refs/tags/";
		let isTag = (ref) => typeof ref == "string" && ref.startsWith(TAG_PREFIX);
		let isTagBuiltOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	})
};
