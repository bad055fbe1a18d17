(() => {
	"use strict";
	var __webpack_modules__ = {
		2613: ((module) => {
			module.exports = require("assert");
		}),
		181: ((module) => {
			module.exports = require("buffer");
		}),
		4434: ((module) => {
			module.exports = require("events");
		}),
		9896: ((module) => {
			module.exports = require("fs");
		}),
		8611: ((module) => {
			module.exports = require("http");
		}),
		5692: ((module) => {
			module.exports = require("https");
		}),
		9278: ((module) => {
			module.exports = require("net");
		}),
		4589: ((module) => {
			module.exports = require("node:assert");
		}),
		6698: ((module) => {
			module.exports = require("node:async_hooks");
		}),
		4573: ((module) => {
			module.exports = require("node:buffer");
		}),
		7540: ((module) => {
			module.exports = require("node:console");
		}),
		7598: ((module) => {
			module.exports = require("node:crypto");
		}),
		3053: ((module) => {
			module.exports = require("node:diagnostics_channel");
		}),
		610: ((module) => {
			module.exports = require("node:dns");
		}),
		8474: ((module) => {
			module.exports = require("node:events");
		}),
		3024: ((module) => {
			module.exports = require("node:fs");
		}),
		1455: ((module) => {
			module.exports = require("node:fs/promises");
		}),
		7067: ((module) => {
			module.exports = require("node:http");
		}),
		2467: ((module) => {
			module.exports = require("node:http2");
		}),
		7030: ((module) => {
			module.exports = require("node:net");
		}),
		6760: ((module) => {
			module.exports = require("node:path");
		}),
		643: ((module) => {
			module.exports = require("node:perf_hooks");
		}),
		1792: ((module) => {
			module.exports = require("node:querystring");
		}),
		99: ((module) => {
			module.exports = require("node:sqlite");
		}),
		7075: ((module) => {
			module.exports = require("node:stream");
		}),
		7830: ((module) => {
			module.exports = require("node:stream/web");
		}),
		7997: ((module) => {
			module.exports = require("node:timers");
		}),
		8500: ((module) => {
			module.exports = require("node:timers/promises");
		}),
		1692: ((module) => {
			module.exports = require("node:tls");
		}),
		3136: ((module) => {
			module.exports = require("node:url");
		}),
		7975: ((module) => {
			module.exports = require("node:util");
		}),
		3429: ((module) => {
			module.exports = require("node:util/types");
		}),
		5919: ((module) => {
			module.exports = require("node:worker_threads");
		}),
		8522: ((module) => {
			module.exports = require("node:zlib");
		}),
		857: ((module) => {
			module.exports = require("os");
		}),
		932: ((module) => {
			module.exports = require("process");
		}),
		4756: ((module) => {
			module.exports = require("tls");
		}),
		9023: ((module) => {
			module.exports = require("util");
		}),
		2888: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				C8: () => inputsOfMembers,
				Nk: () => metadataOf,
				hF: () => input
			});
			let input = (schema, description, metadata = {}) => schema.meta({
				...metadata,
				description
			});
			let metadataOf = ({ shape }, name) => shape[name]?.meta();
			let inputsOfMembers = (inputs) => Object.fromEntries(Object.keys(inputs.shape).flatMap((name) => {
				let member = metadataOf(inputs, name)?.member;
				return member === void 0 ? [] : [[member, name]];
			}));
		}),
		787: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				F3: () => addProblem,
				GW: () => problemsOf,
				NB: () => inputLabel,
				UQ: () => truncateFlaws,
				cA: () => lineOf,
				cV: () => findFlaw,
				il: () => positionPrefix,
				pQ: () => clauseOf
			});
			var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8004);
			var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5789);
			function findFlaw(text, patterns) {
				let [, reason, fix] = patterns.find(([pattern]) => pattern.test(text)) ?? [];
				return reason === void 0 ? void 0 : [reason.replace("$&", () => (0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)), fix];
			}
			let clauseOf = ({ reason, fix }) => fix === void 0 ? reason : `${reason}: ${fix}`;
			function inputLabel({ input, position: { file, line } = {} }) {
				if (file === void 0) return input;
				return `${input} ${file}${line === void 0 ? "" : `:${line}`}`;
			}
			function positionPrefix({ position: { file, line, column } = {} }) {
				if (file !== void 0 || line === void 0) return "";
				return `line ${line}${column === void 0 ? "" : `, column ${column}`}: `;
			}
			let lineOf = (problem) => `${inputLabel(problem)}: ${positionPrefix(problem)}${clauseOf(problem)}`;
			function truncateFlaws(flaws) {
				let omittedCount = flaws.length - 100;
				if (omittedCount <= 0) return [...flaws];
				let reason = `${omittedCount} more problem${omittedCount === 1 ? " is" : "s are"} not shown`;
				return [...flaws.slice(0, 100), {
					reason,
					fix: "correct these first"
				}];
			}
			function addProblem(ctx, problem) {
				let path = "input" in problem ? [problem.input] : [];
				let message = positionPrefix(problem) + clauseOf(problem);
				ctx.addIssue({
					code: "custom",
					path,
					message,
					params: problem
				});
			}
			function problemsOf({ issues = [] } = {}) {
				let problems = issues.map((issue) => {
					let flaw = {
						reason: issue.message,
						...issue.code === "custom" && issue.params
					};
					let input = String(issue.path[0] ?? "inputs");
					let isUnset = flaw.reason === "is required" && (0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().GITHUB_ACTIONS !== "true";
					let reason = `${flaw.reason}${isUnset ? ` (the variable INPUT_${input.toUpperCase()})` : ""}`;
					return {
						...flaw,
						reason,
						input
					};
				});
				let lineNumberOf = ({ position }) => position?.line ?? 0;
				return [...Map.groupBy(problems, ({ input }) => input).values()].flatMap((group) => group.toSorted((a, b) => lineNumberOf(a) - lineNumberOf(b)));
			}
		}),
		2680: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				bD: () => PROXY_VARIABLES,
				rw: () => proxyVariable,
				yO: () => findProxyFlaw
			});
			var _variables_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5789);
			let HTTP_VARIABLES = ["http_proxy", "HTTP_PROXY"];
			let HTTPS_VARIABLES = ["https_proxy", "HTTPS_PROXY"];
			let PROXY_VARIABLES = [...HTTP_VARIABLES, ...HTTPS_VARIABLES];
			function proxyVariable() {
				let env = (0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)();
				return [HTTPS_VARIABLES, HTTP_VARIABLES].map((names) => names.find((name) => env[name] !== void 0)).find((name) => name !== void 0 && env[name]);
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
			function findProxyFlaw() {
				let env = (0, _variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)();
				let name = PROXY_VARIABLES.find((one) => env[one] && !isProxyAddress(env[one]));
				return name && `the environment variable ${name} is not the address of a proxy`;
			}
		}),
		8004: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				TI: () => isInQuotes,
				Zb: () => QUOTES_FLAW,
				eb: () => MAX_QUOTE,
				hD: () => quote
			});
			let MAX_QUOTE = 60;
			let INVISIBLE = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
			function quote(text) {
				let start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
				return JSON.stringify(start).replace(INVISIBLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
			}
			let isInQuotes = (text) => /^(["'`]).*\1$/s.test(text);
			let QUOTES_FLAW = ["begins and ends with quotes", "remove them"];
		}),
		337: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				R: () => correctTypo,
				b: () => findSimilar
			});
			function distanceOf(a, b) {
				let row = Array.from({ length: b.length + 1 }, (_, index) => index);
				for (let i = 1; i <= a.length; i++) {
					let nextRow = [i];
					for (let j = 1; j <= b.length; j++) {
						let substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
						nextRow.push(Math.min(substitution, (row[j] ?? 0) + 1, (nextRow[j - 1] ?? 0) + 1));
					}
					row = nextRow;
				}
				return row[b.length] ?? 0;
			}
			function normalize(word) {
				return word.toLowerCase().replace(/[_-]/g, "").slice(0, 64);
			}
			function findSimilar(word, words, maxEdits = 8) {
				let limit = Math.min(maxEdits, Math.max(1, Math.floor(word.length / 3)));
				let normalizedWord = normalize(word);
				return words.map((candidate) => ({
					candidate,
					edits: distanceOf(normalizedWord, normalize(candidate))
				})).filter(({ edits }) => edits <= limit).sort((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
			}
			function correctTypo(word, words) {
				let [firstLetter] = normalize(word);
				return findSimilar(word, words.filter((one) => normalize(one)[0] === firstLetter), 2)[0];
			}
		}),
		5789: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Ee: () => variables,
				Gl: () => workspace,
				sO: () => withVariables
			});
			let injectedVariables = new (__nccwpck_require__(6698)).AsyncLocalStorage();
			let variables = () => injectedVariables.getStore() ?? process.env;
			let withVariables = (env, step) => injectedVariables.run(env, step);
			let workspace = () => variables().GITHUB_WORKSPACE || process.cwd();
		}),
		6813: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Xe: () => piecesOf,
				hC: () => sentences,
				wh: () => plainText
			});
			let piecesOf = (text) => typeof text == "string" ? [text] : text;
			function sentences(...texts) {
				let pieces = texts.map(piecesOf).filter((sentence) => sentence.some((piece) => piece !== "")).flatMap((sentence, index, sentences) => {
					let previous = sentences[index - 1];
					if (previous === void 0) return sentence;
					return [/\n|[^.!?]$/.test(plainText(previous)) ? "\n" : " ", ...sentence];
				});
				return pieces.every((piece) => typeof piece == "string") ? pieces.join("") : pieces;
			}
			function plainText(text) {
				return piecesOf(text).map(plainPiece).join("");
			}
			function plainPiece(piece) {
				if (typeof piece == "string") return piece;
				if ("code" in piece) return piece.code;
				if ("strong" in piece) return piece.strong;
				return piece.isCode || piece.text === piece.href ? piece.text : `${piece.text} (${piece.href})`;
			}
		}),
		8728: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				Bg: () => resultOf,
				Ep: () => conclude,
				hW: () => createEndBuilder,
				vu: () => conclusionOf,
				xJ: () => severityOf
			});
			var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6813);
			var _format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2772);
			var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1506);
			var _problems_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5567);
			let conclusionOf = (end, state) => ({
				outcome: end.outcome,
				...end.describe(state)
			});
			let createEndBuilder = (subjectOf) => (outcome, describe) => ({
				outcome,
				describe(state) {
					let { headline = "", ...description } = describe(state);
					return {
						headline: subjectOf(state) + headline,
						...description
					};
				}
			});
			let introductionOf = ({ source }) => source ? `${source} said` : "The answer was";
			let severityOf = ({ outcome, severity }) => severity ?? ((0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.TS)(outcome).isFailure ? "failure" : "success");
			let isEmpty = (text) => (0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.wh)(text) === "";
			function conclusionBlocks({ message, advice = "", quotes = [], problems = [] }) {
				return [
					...isEmpty(message) ? [] : [{ text: message }],
					...(0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.OT)(problems),
					...isEmpty(advice) ? [] : [{ text: [
						{ strong: "Next step:" },
						" ",
						...toClause(advice)
					] }],
					...quotes.flatMap((one) => [{ text: `${introductionOf(one)}:` }, { quote: one.text }])
				];
			}
			function toClause(text) {
				let [first = "", ...others] = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.Xe)(text);
				if (typeof first != "string") return [first, ...others];
				return [first.replace(/^[A-Z](?=[a-z]* )/, (letter) => letter.toLowerCase()), ...others];
			}
			function messageWithHeadline({ headline, message, problems = [] }) {
				return [((headline === void 0 ? "" : `${headline}. `) + (0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.wh)(message)).trimEnd(), ...(0, _problems_js__WEBPACK_IMPORTED_MODULE_1__.pb)(problems)].join("\n");
			}
			function textOf({ redact }, conclusion) {
				let { advice = "", quotes = [] } = conclusion;
				return [
					(0, _format_js__WEBPACK_IMPORTED_MODULE_3__.ml)(redact(messageWithHeadline(conclusion)), 1500),
					...isEmpty(advice) ? [] : [`Next step: ${(0, _format_js__WEBPACK_IMPORTED_MODULE_3__.ml)(redact((0, _blocks_js__WEBPACK_IMPORTED_MODULE_2__.wh)(toClause(advice))), 900)}`],
					...quotes.flatMap(quoteLines)
				].join("\n");
			}
			function quoteLines(quote) {
				let lines = (0, _format_js__WEBPACK_IMPORTED_MODULE_3__.w$)(quote.text, 3, 300);
				let introduction = `${introductionOf(quote)}:`;
				return lines.length > 1 ? [introduction, ...lines] : [`${introduction} ${lines[0]}`];
			}
			function logLongQuote(report, quote) {
				let { length } = quote.text.split("\n");
				if (length <= 3 && quote.text.length <= 300) return;
				report.group(`${introductionOf(quote)} (${(0, _format_js__WEBPACK_IMPORTED_MODULE_3__.td)(length, "line")})`);
				report.info(quote.text);
				report.endGroup();
			}
			function resultOf(report, conclusion, { outputs, details = [], commentDetails = [] } = {}) {
				let { outcome, quotes = [], problems = [] } = conclusion;
				let { icon, title: outcomeTitle, isFailure } = (0, _outcomes_js__WEBPACK_IMPORTED_MODULE_0__.TS)(outcome);
				let severity = severityOf(conclusion);
				let hasFailed = severity === "failure";
				let isMarked = severity === "warning" && !isFailure;
				let headline = (isMarked ? "⚠️ " : "") + (conclusion.headline ?? outcomeTitle);
				let title = isMarked ? headline : `${icon} ${headline}`;
				let quotations = quotes.map((one) => `${introductionOf(one)}: ${one.text}`);
				let fullMessage = report.redact([messageWithHeadline(conclusion), ...quotations].join(" "));
				let error_message = (0, _format_js__WEBPACK_IMPORTED_MODULE_3__.ml)(fullMessage, 4e3);
				return {
					outcome,
					headline,
					title,
					outputs: {
						outcome,
						...outputs,
						error_message: hasFailed ? error_message : ""
					},
					summary: [
						{ heading: title },
						...conclusionBlocks(conclusion),
						...details
					],
					comment: [...conclusionBlocks(conclusion), ...commentDetails],
					...hasFailed ? { failure: {
						message: textOf(report, conclusion),
						problems
					} } : {}
				};
			}
			function conclude(report, rawConclusion, { elapsedMs, ...parts }) {
				let quotes = rawConclusion.quotes?.map((one) => ({
					...one,
					text: report.redact(one.text.trimEnd())
				})) ?? [];
				for (let quote of quotes) logLongQuote(report, quote);
				let conclusion = {
					...rawConclusion,
					quotes
				};
				let severity = severityOf(conclusion);
				severity === "success" && report.info(textOf(report, conclusion));
				severity === "warning" && report.warning(textOf(report, conclusion));
				let elapsed_seconds = Math.round(elapsedMs / 1e3);
				return resultOf(report, conclusion, {
					...parts,
					outputs: {
						...parts.outputs,
						elapsed_seconds
					}
				});
			}
		}),
		2772: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				JH: () => joinNames,
				ZH: () => capitalize,
				ZV: () => formatNumber,
				a3: () => formatDuration,
				m_: () => shortId,
				ml: () => shorten,
				td: () => pluralize,
				w$: () => lastLines,
				xj: () => roundDuration,
				xv: () => truncate
			});
			let formatNumber = (count) => Number.isInteger(count) && Math.abs(count) < 1e3 ? String(count) : count.toLocaleString("en-US");
			let capitalize = (text) => text.replace(/^[a-z](?=[a-z]*\b)/, (letter) => letter.toUpperCase());
			let pluralize = (count, noun, plural = `${noun}s`) => `${formatNumber(count)} ${count === 1 ? noun : plural}`;
			let joinNames = (names) => new Intl.ListFormat("en-GB").format(names);
			function formatDuration(durationMs) {
				if (durationMs < .5) return "0s";
				if (durationMs < 999.5) return `${Math.round(durationMs)}ms`;
				let seconds = Math.round(durationMs / 1e3);
				return [
					[Math.floor(seconds / 3600), "h"],
					[Math.floor(seconds / 60) % 60, "m"],
					[seconds % 60, "s"]
				].flatMap(([count, unit]) => count > 0 ? [`${count}${unit}`] : []).join(" ");
			}
			function roundDuration(durationMs) {
				let unitMs = durationMs < 11e4 ? 1e4 : 6e4;
				return formatDuration(Math.max(1, Math.round(durationMs / unitMs)) * unitMs);
			}
			let truncate = (text, maxCharacters) => text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
			function lastLines(text, maxLines, maxCharacters) {
				let lines = text.split(/\r?\n/);
				let shownLines = lines.slice(-maxLines).map((line) => truncate(line, maxCharacters));
				let count = lines.length - shownLines.length;
				return count > 0 ? [`… ${pluralize(count, "line")} before`, ...shownLines] : shownLines;
			}
			function shorten(text, maxCharacters) {
				if (text.length <= maxCharacters) return text;
				let end = text.slice(0, maxCharacters + 1).search(/\s\S*$/);
				return end < 0 ? "…" : `${text.slice(0, end)} …`;
			}
			let UUID = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{8}([0-9a-f]{4})$/i;
			function shortId(id) {
				let [, start, end] = UUID.exec(id) ?? [];
				if (start === void 0) return id;
				return id[14] === "4" ? start : `${start}…${end}`;
			}
		}),
		1506: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				R8: () => GITHUB_STATES,
				TS: () => outcomeInfo,
				im: () => OUTCOMES
			});
			let GITHUB_STATES = [
				"success",
				"inactive",
				"in_progress",
				"failure",
				"error"
			];
			let OUTCOMES = {
				deployed: {
					icon: "✅",
					title: "Deployed",
					github: "success",
					isServing: !0
				},
				unchanged: {
					icon: "✅",
					title: "Unchanged",
					github: "success",
					isServing: !0
				},
				no_revision: {
					icon: "✅",
					title: "Changed, no revision needed",
					github: "success",
					isServing: !0
				},
				deleted: {
					icon: "🗑️",
					title: "Deleted",
					github: "inactive"
				},
				absent: {
					icon: "🗑️",
					title: "Already gone",
					github: "inactive"
				},
				planned: {
					icon: "📋",
					title: "Planned",
					github: "success"
				},
				not_waited: {
					icon: "🚀",
					title: "Started",
					github: "in_progress"
				},
				completed: {
					icon: "✅",
					title: "Completed",
					github: "success"
				},
				scheduled: {
					icon: "🗓️",
					title: "Scheduled",
					github: "in_progress"
				},
				detached: {
					icon: "🚀",
					title: "Started, still running",
					github: "in_progress"
				},
				ok: {
					icon: "✅",
					title: "Usage reported",
					github: "success"
				},
				empty: {
					icon: "📭",
					title: "Nothing found",
					github: "success"
				},
				failed: {
					icon: "❌",
					title: "Failed",
					isFailure: !0,
					github: "failure",
					canRollBack: !0
				},
				superseded: {
					icon: "⏭️",
					title: "Superseded",
					isFailure: !0,
					github: "inactive"
				},
				not_active: {
					icon: "❌",
					title: "Deployed, but not serving",
					isFailure: !0,
					github: "failure"
				},
				unprotected: {
					icon: "🔓",
					title: "Failed the protection check",
					isFailure: !0,
					github: "failure",
					canRollBack: !0
				},
				unhealthy: {
					icon: "🩺",
					title: "Failed the smoke test",
					isFailure: !0,
					github: "failure",
					canRollBack: !0
				},
				over_budget: {
					icon: "💸",
					title: "Over budget",
					isFailure: !0,
					github: "failure"
				},
				timed_out: {
					icon: "⏱️",
					title: "Timed out",
					isFailure: !0,
					github: "failure",
					canRollBack: !0
				},
				rejected: {
					icon: "⛔",
					title: "Rejected",
					isFailure: !0,
					github: "failure"
				},
				cancelled: {
					icon: "🛑",
					title: "Cancelled",
					isFailure: !0,
					github: "error"
				},
				error: {
					icon: "❓",
					title: "Outcome unknown",
					isFailure: !0,
					github: "error"
				}
			};
			let outcomeInfo = (outcome) => OUTCOMES[outcome];
		}),
		5567: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				OT: () => problemBlocks,
				Re: () => toSentence,
				pb: () => problemLines,
				yg: () => describeProblems
			});
			var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(787);
			var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2772);
			let toSentence = (clause) => (0, _format_js__WEBPACK_IMPORTED_MODULE_1__.ZH)(clause).replace(/[^.!?]$/, "$&.");
			function describeProblems(problems, subject, effect) {
				let text = problemsText(problems);
				return {
					headline: subject === void 0 || text.includes(subject) ? text : `${subject}: ${text}`,
					message: `${problems.length === 1 ? toSentence(problems[0]?.fix ?? "") : ""} ${effect}`.trim(),
					problems
				};
			}
			function problemsText(problems) {
				let [problem, ...otherProblems] = problems;
				let { size } = new Set(problems.map(({ input }) => input));
				if (problem === void 0 || size > 1) return `${size} inputs are wrong`;
				if (otherProblems.length > 0) return `${problem.input} has ${problems.length} problems`;
				return problem.hasSubject ? problem.reason : (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__.cA)({
					...problem,
					fix: void 0
				});
			}
			let problemLines = (problems) => problems.length < 2 ? [] : problems.map(_inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__.cA);
			function problemBlocks(problems) {
				let rows = problems.map((one) => [[{ code: (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__.NB)(one) }], (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__.il)(one) + (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_0__.pQ)(one)]);
				return rows.length < 2 ? [] : [{ table: {
					header: ["Input", "Problem"],
					rows
				} }];
			}
		}),
		6356: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				BO: () => dueHeadline,
				_x: () => killedReport,
				gw: () => exportId,
				ow: () => skipPostStep,
				s8: () => dueDeployment,
				uP: () => dueComment,
				wK: () => creationSent
			});
			var zod__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3339);
			var _report_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1506);
			function savedValue(name, schemaOf) {
				let encode = (value) => JSON.stringify(value);
				return {
					name,
					encode,
					save: ({ saveState }, value) => saveState(name, value === void 0 ? "" : encode(value)),
					load({ savedState }) {
						let text = savedState(name);
						return text === "" ? void 0 : schemaOf().safeParse(JSON.parse(text)).data;
					}
				};
			}
			let killedReport = savedValue("if_killed", () => zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				headline: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				advice: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
			}));
			let dueHeadline = savedValue("headline_due", zod__WEBPACK_IMPORTED_MODULE_1__.YjP);
			let dueDeployment = savedValue("github_deployment_due", () => zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				id: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
				name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(_report_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.R8)
			}));
			let dueComment = savedValue("comment_due", () => zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				id: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				title: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional()
			}));
			let exportId = savedValue("export_id", zod__WEBPACK_IMPORTED_MODULE_1__.YjP);
			let creationSent = savedValue("creation", () => zod__WEBPACK_IMPORTED_MODULE_1__.euz(!0));
			let skipPostStep = savedValue("skip_post_step", () => zod__WEBPACK_IMPORTED_MODULE_1__.euz(!0));
		}),
		961: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				G: () => ZodError,
				g: () => ZodRealError
			});
			var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7428);
			var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8532);
			var _core_util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
			let _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
			function _lazyMethod(proto, key, make) {
				Object.defineProperty(proto, key, {
					configurable: !0,
					enumerable: !1,
					get() {
						let value = make(this);
						Object.defineProperty(this, key, {
							value,
							configurable: !0,
							writable: !0
						});
						return value;
					},
					set(value) {
						Object.defineProperty(this, key, {
							value,
							configurable: !0,
							writable: !0
						});
					}
				});
			}
			let initializer = (inst, issues) => {
				_core_index_js__WEBPACK_IMPORTED_MODULE_0__.a$.init(inst, issues);
				inst.name = "ZodError";
				let proto = Object.getPrototypeOf(inst);
				if (_installedErrorProtos.has(proto)) return;
				_installedErrorProtos.add(proto);
				_lazyMethod(proto, "format", (self) => (mapper) => _core_index_js__WEBPACK_IMPORTED_MODULE_0__.Wk(self, mapper));
				_lazyMethod(proto, "flatten", (self) => (mapper) => _core_index_js__WEBPACK_IMPORTED_MODULE_0__.JM(self, mapper));
				_lazyMethod(proto, "addIssue", (self) => (issue) => {
					self.issues.push(issue);
					self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8, 2);
				});
				_lazyMethod(proto, "addIssues", (self) => (issues) => {
					self.issues.push(...issues);
					self.message = JSON.stringify(self.issues, _core_util_js__WEBPACK_IMPORTED_MODULE_1__.k8, 2);
				});
				Object.defineProperty(proto, "isEmpty", {
					configurable: !0,
					enumerable: !1,
					get() {
						return this.issues.length === 0;
					}
				});
			};
			let ZodError = _core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError", initializer);
			let ZodRealError = _core_index_js__WEBPACK_IMPORTED_MODULE_2__.xI("ZodError", initializer, void 0, { Parent: Error });
		}),
		9171: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				D4: () => decode,
				EJ: () => parseAsync,
				EM: () => safeEncodeAsync,
				Re: () => decodeAsync,
				X$: () => encodeAsync,
				bp: () => safeParseAsync,
				ex: () => safeDecode,
				lF: () => encode,
				qg: () => parse,
				wy: () => safeEncode,
				xL: () => safeParse,
				yR: () => safeDecodeAsync
			});
			var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4196);
			var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(961);
			let parse = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.Tj(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let parseAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.Rb(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeParse = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.Od(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeParseAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.wG(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let encode = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.Mv(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let decode = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.e2(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let encodeAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.GW(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let decodeAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.or(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeEncode = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.rh(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeDecode = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.VS(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeEncodeAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.v_(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
			let safeDecodeAsync = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.R3(_errors_js__WEBPACK_IMPORTED_MODULE_1__.g);
		}),
		3339: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				You: () => ZodISODateTime,
				rSt: () => ZodNumber,
				bvH: () => ZodObject,
				xgV: () => ZodPrefault,
				YOg: () => array,
				zMY: () => schemas_boolean,
				IeY: () => custom,
				k5n: () => _enum,
				OsD: () => guid,
				Whr: () => schemas_int,
				Pq9: () => json,
				euz: () => literal,
				aig: () => number,
				Ikc: () => object,
				vkY: () => preprocess,
				g1P: () => record,
				rej: () => strictObject,
				YjP: () => string,
				zni: () => superRefine,
				Vxk: () => _undefined,
				KCZ: () => union,
				L5J: () => unknown
			});
			var core_core = __nccwpck_require__(8532);
			var core_util = __nccwpck_require__(4723);
			class $ZodCyclicError extends Error {
				constructor() {
					super("Cannot parse a reference cycle that closes through a transform");
					this.name = "ZodCyclicError";
				}
			}
			let STATE = "~memo";
			let NO_ISSUES = [];
			function isRef(value) {
				return typeof value == "object" && !!value;
			}
			function cloneIssues(issues) {
				return issues.map((iss) => iss.path ? {
					...iss,
					path: iss.path.slice()
				} : { ...iss });
			}
			let recursive = new WeakMap();
			function isRecursive(inst, stack, resolve) {
				let cached = recursive.get(inst);
				if (cached !== void 0) return cached ? 2 : 0;
				if (stack.has(inst)) return 2;
				stack.add(inst);
				let result = 0;
				let check = (child) => {
					if (result !== 2 && child?._zod) {
						let answer = isRecursive(child, stack, resolve);
						answer > result && (result = answer);
					}
				};
				let shape = (sh, spread) => {
					let answer = 0;
					for (let key of Reflect.ownKeys(sh)) {
						let desc = Object.getOwnPropertyDescriptor(sh, key);
						if (spread && !desc.enumerable) continue;
						let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
						child > answer && (answer = child);
					}
					return answer;
				};
				let merge = (answer) => {
					answer > result && (result = answer);
				};
				let def = inst._zod.def;
				switch (def.type) {
					case "object": {
						let raw = core_util.MO(def);
						merge(raw ? shape(raw, !0) : 1);
						check(def.catchall);
						break;
					}
					case "array":
						check(def.element);
						break;
					case "tuple":
						for (let el of def.items) check(el);
						check(def.rest);
						break;
					case "record":
					case "map":
						check(def.keyType);
						check(def.valueType);
						break;
					case "set":
						check(def.valueType);
						break;
					case "union":
						for (let el of def.options) check(el);
						break;
					case "intersection":
						check(def.left);
						check(def.right);
						break;
					case "optional":
					case "nullable":
					case "default":
					case "prefault":
					case "catch":
					case "readonly":
					case "nonoptional":
					case "promise":
					case "success":
						check(def.innerType);
						break;
					case "pipe":
						check(def.in);
						check(def.out);
						break;
					case "function":
						check(def.input);
						check(def.output);
						break;
					case "lazy": {
						let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
						merge(inner ? isRecursive(inner, stack, !1) : 1);
						break;
					}
					case "template_literal":
					case "string":
					case "number":
					case "int":
					case "boolean":
					case "bigint":
					case "symbol":
					case "undefined":
					case "null":
					case "void":
					case "never":
					case "any":
					case "unknown":
					case "date":
					case "nan":
					case "enum":
					case "literal":
					case "file":
					case "transform":
					case "custom": break;
					default: for (let key in def) {
						let desc = Object.getOwnPropertyDescriptor(def, key);
						if (!desc || desc.get) continue;
						let value = desc.value;
						if (!value || typeof value != "object") continue;
						if (value._zod) check(value);
						else if (Array.isArray(value)) for (let el of value) check(el);
					}
				}
				stack.delete(inst);
				return settle(inst, result);
			}
			function settle(inst, answer) {
				answer !== 1 && recursive.set(inst, answer === 2);
				return answer;
			}
			function bucketFor(state, inst) {
				let bucket = state.buckets.get(inst);
				if (!bucket) {
					bucket = new WeakMap();
					state.buckets.set(inst, bucket);
				}
				return bucket;
			}
			let handoff;
			let memoizer_open = [];
			let memo = {
				alloc(_inst, payload, empty) {
					let bucket = handoff;
					if (!bucket) return empty;
					handoff = void 0;
					let entry = {
						value: empty,
						issues: null
					};
					bucket.set(payload.value, entry);
					memoizer_open.push(entry);
					return empty;
				},
				guard(inst) {
					var _a;
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred.push(() => {
						let base = inst._zod.parse;
						let wrapped = (payload, ctx) => {
							if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
							return base(payload, ctx);
						};
						inst._zod.parse = wrapped;
						inst._zod.run === base && (inst._zod.run = wrapped);
					});
				},
				attach(inst) {
					var _a;
					let isRecursiveInst;
					let rechecked = !1;
					let lastCtx;
					let lastBucket;
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred.push(() => {
						let base = inst._zod.parse;
						let wrapped = (payload, ctx) => {
							if (isRecursiveInst === void 0) {
								let walked = isRecursive(inst, new Set(), !1);
								if (walked === 0) {
									inst._zod.parse = base;
									inst._zod.run === wrapped && (inst._zod.run = base);
									return base(payload, ctx);
								}
								walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
							}
							let input = payload.value;
							if (!isRef(input)) return base(payload, ctx);
							let state = ctx[STATE];
							if (!state) {
								state = {
									buckets: new WeakMap(),
									backEdges: void 0
								};
								ctx[STATE] = state;
							}
							let bucket;
							if (lastCtx === ctx) bucket = lastBucket;
							else {
								bucket = bucketFor(state, inst);
								lastCtx = ctx;
								lastBucket = bucket;
							}
							let hit = bucket.get(input);
							if (hit) {
								payload.value = hit.value;
								if (hit.issues) hit.issues.length && payload.issues.push(...cloneIssues(hit.issues));
								else {
									payload.memo = !0;
									state.backEdges ?? (state.backEdges = new WeakSet());
									state.backEdges.add(hit.value);
								}
								return payload;
							}
							handoff = bucket;
							let depth = memoizer_open.length;
							let result = base(payload, ctx);
							handoff = void 0;
							let entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
							if (result instanceof Promise) return result.then((r) => {
								entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES);
								return r;
							});
							entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES);
							return result;
						};
						inst._zod.parse = wrapped;
						inst._zod.run === base && (inst._zod.run = wrapped);
					});
				}
			};
			function memoizer() {
				return memo;
			}
			function isBackEdge(ctx, value) {
				let backEdges = ctx[STATE]?.backEdges;
				return backEdges !== void 0 && isRef(value) && backEdges.has(value);
			}
			var core_checks = __nccwpck_require__(4890);
			class Doc {
				constructor(args = [], closed = {}) {
					this.content = [];
					this.indent = 0;
					this.args = args;
					this.closed = closed;
				}
				indented(fn) {
					this.indent += 1;
					try {
						fn(this);
					} finally {
						--this.indent;
					}
				}
				write(arg) {
					if (typeof arg == "function") {
						arg(this, { execution: "sync" });
						arg(this, { execution: "async" });
						return;
					}
					let lines = arg.split("\n").filter((x) => x);
					let minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
					let dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
					for (let line of dedented) this.content.push(line);
				}
				compile() {
					let F = Function;
					let content = this?.content ?? [""];
					return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
				}
			}
			var core_regexes = __nccwpck_require__(3908);
			let version = {
				major: 4,
				minor: 6,
				patch: 7
			};
			let $ZodType = core_core.xI("$ZodType", (inst, def) => {
				var _a;
				inst ??= {};
				inst._zod.def = def;
				inst._zod.bag = inst._zod.bag || {};
				inst._zod.version = version;
				let defChecks = inst._zod.def.checks;
				let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
				for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
				if (checks.length === 0) {
					(_a = inst._zod).deferred ?? (_a.deferred = []);
					inst._zod.deferred?.push(() => {
						inst._zod.run = inst._zod.parse;
					});
				} else {
					let runChecks = (payload, checks, ctx) => {
						if (payload.memo) return payload;
						let isAborted = core_util.QH(payload);
						let asyncResult;
						for (let ch of checks) {
							if (ch._zod.def.when) {
								if (core_util.rL(payload)) continue;
								if (!ch._zod.def.when(payload)) continue;
							} else if (isAborted) continue;
							let currLen = payload.issues.length;
							let _ = ch._zod.check(payload);
							if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
							if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
								await _;
								if (payload.issues.length === currLen) return;
								core_util.d3(payload.issues, currLen, inst);
								isAborted ||= core_util.QH(payload, currLen);
							});
							else {
								if (payload.issues.length === currLen) continue;
								core_util.d3(payload.issues, currLen, inst);
								isAborted ||= core_util.QH(payload, currLen);
							}
						}
						if (asyncResult) return asyncResult.then(() => payload);
						return payload;
					};
					let handleCanaryResult = (canary, payload, ctx) => {
						if (core_util.QH(canary)) {
							canary.aborted = !0;
							return canary;
						}
						let checkResult = runChecks(payload, checks, ctx);
						if (checkResult instanceof Promise) {
							if (ctx.async === !1) throw new core_core.GT();
							return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
						}
						return inst._zod.parse(checkResult, ctx);
					};
					inst._zod.run = (payload, ctx) => {
						if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
						if (ctx.direction === "backward") {
							let canary = inst._zod.parse({
								value: payload.value,
								issues: []
							}, {
								...ctx,
								skipChecks: !0
							});
							if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
							return handleCanaryResult(canary, payload, ctx);
						}
						let result = inst._zod.parse(payload, ctx);
						if (result instanceof Promise) {
							if (ctx.async === !1) throw new core_core.GT();
							return result.then((result) => runChecks(result, checks, ctx));
						}
						return runChecks(result, checks, ctx);
					};
				}
			}, {
				get "~standard"() {
					return core_util.jD(this, "~standard", standardProps(this));
				},
				set "~standard"(value) {
					core_util.qh(this, "~standard", value);
				}
			});
			let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
			async function validateAsync(inst, value) {
				let ctx = { async: !0 };
				return toStandardResult(await inst._zod.run({
					value,
					issues: []
				}, ctx), ctx);
			}
			function standardProps(inst) {
				return {
					validate: (value) => {
						let ctx = { async: !1 };
						try {
							let r = inst._zod.run({
								value,
								issues: []
							}, ctx);
							if (!(r instanceof Promise)) return toStandardResult(r, ctx);
						} catch {}
						return validateAsync(inst, value);
					},
					vendor: "zod",
					version: 1
				};
			}
			let $ZodString = core_core.xI("$ZodString", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = def.pattern ?? core_regexes.gp;
				inst._zod.parse = (payload, _) => {
					if (def.coerce) try {
						payload.value = String(payload.value);
					} catch {}
					if (typeof payload.value == "string") return payload;
					payload.issues.push({
						expected: "string",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			let $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
				core_checks.ql.init(inst, def);
				$ZodString.init(inst, def);
			});
			let $ZodGUID = core_core.xI("$ZodGUID", (inst, def) => {
				def.pattern ??= core_regexes.Os;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodUUID = core_core.xI("$ZodUUID", (inst, def) => {
				if (def.version) {
					let v = {
						v1: 1,
						v2: 2,
						v3: 3,
						v4: 4,
						v5: 5,
						v6: 6,
						v7: 7,
						v8: 8
					}[def.version];
					if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
					def.pattern ??= core_regexes.uR(v);
				} else def.pattern ??= core_regexes.uR();
				$ZodStringFormat.init(inst, def);
			});
			let $ZodEmail = core_core.xI("$ZodEmail", (inst, def) => {
				def.pattern ??= core_regexes.Rp;
				$ZodStringFormat.init(inst, def);
			});
			function canParseURL(input) {
				try {
					if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(input);
					new URL(input);
					return !0;
				} catch {
					return !1;
				}
			}
			function validateURL(trimmed, def) {
				if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
				return parseURLObject(trimmed, def);
			}
			function parseURLObject(trimmed, def) {
				if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return 1;
				try {
					if (typeof URL < "u") {
						let URLStatic = URL;
						if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
					}
					return new URL(trimmed);
				} catch {
					return 2;
				}
			}
			let asciiTabOrNewline = /[\t\n\r]/g;
			function stripTabAndNewline(value) {
				return value.replace(asciiTabOrNewline, "");
			}
			function urlHostnameOk(url, hostname) {
				hostname.lastIndex = 0;
				return hostname.test(url.hostname);
			}
			function urlProtocolOk(url, protocol) {
				protocol.lastIndex = 0;
				return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
			}
			let $ZodURL = core_core.xI("$ZodURL", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					try {
						let trimmed = payload.value.trim();
						let url = validateURL(trimmed, def);
						if (url === 1) {
							payload.issues.push({
								code: "invalid_format",
								format: "url",
								note: "Invalid URL format",
								input: payload.value,
								inst,
								continue: !def.abort
							});
							return;
						}
						if (url === 2) {
							payload.issues.push({
								code: "invalid_format",
								format: "url",
								input: payload.value,
								inst,
								continue: !def.abort
							});
							return;
						}
						if (url === !0) {
							payload.value = stripTabAndNewline(trimmed);
							return;
						}
						def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid hostname",
							pattern: def.hostname.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
						def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid protocol",
							pattern: def.protocol.source,
							input: payload.value,
							inst,
							continue: !def.abort
						});
						payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
						return;
					} catch {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
					}
				};
			});
			let $ZodEmoji = core_core.xI("$ZodEmoji", (inst, def) => {
				def.pattern ??= core_regexes.Zg();
				$ZodStringFormat.init(inst, def);
			});
			let $ZodNanoID = core_core.xI("$ZodNanoID", (inst, def) => {
				if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
				def.pattern ??= def.length === void 0 ? core_regexes.Ak : core_regexes.D2(def.length);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodCUID = core_core.xI("$ZodCUID", (inst, def) => {
				def.pattern ??= core_regexes.gF;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodCUID2 = core_core.xI("$ZodCUID2", (inst, def) => {
				def.pattern ??= core_regexes.Gl;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodULID = core_core.xI("$ZodULID", (inst, def) => {
				def.pattern ??= core_regexes.Z0;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodXID = core_core.xI("$ZodXID", (inst, def) => {
				def.pattern ??= core_regexes.kM;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodKSUID = core_core.xI("$ZodKSUID", (inst, def) => {
				def.pattern ??= core_regexes.fO;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def) => {
				def.pattern ??= core_regexes.w$(def);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODate = core_core.xI("$ZodISODate", (inst, def) => {
				def.pattern ??= core_regexes.p6;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISOTime = core_core.xI("$ZodISOTime", (inst, def) => {
				def.pattern ??= core_regexes.kB(def);
				$ZodStringFormat.init(inst, def);
			});
			let $ZodISODuration = core_core.xI("$ZodISODuration", (inst, def) => {
				def.pattern ??= core_regexes.p0;
				$ZodStringFormat.init(inst, def);
			});
			let $ZodIPv4 = core_core.xI("$ZodIPv4", (inst, def) => {
				def.pattern ??= core_regexes.uX;
				$ZodStringFormat.init(inst, def);
			});
			let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
			function isValidIPv6(value) {
				if (!ipv6Alphabet.test(value)) return !1;
				return canParseURL(`http://[${value}]`);
			}
			let $ZodIPv6 = core_core.xI("$ZodIPv6", (inst, def) => {
				def.pattern ??= core_regexes.ug;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					isValidIPv6(payload.value) || payload.issues.push({
						code: "invalid_format",
						format: "ipv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCIDRv4 = core_core.xI("$ZodCIDRv4", (inst, def) => {
				def.pattern ??= core_regexes.zr;
				$ZodStringFormat.init(inst, def);
			});
			function isValidCIDRv6(value) {
				let parts = value.split("/");
				if (parts.length !== 2) return !1;
				let [address, prefix] = parts;
				if (!prefix) return !1;
				let prefixNum = Number(prefix);
				if (`${prefixNum}` !== prefix) return !1;
				if (prefixNum < 0 || prefixNum > 128) return !1;
				return isValidIPv6(address);
			}
			let $ZodCIDRv6 = core_core.xI("$ZodCIDRv6", (inst, def) => {
				def.pattern ??= core_regexes.l7;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					isValidCIDRv6(payload.value) || payload.issues.push({
						code: "invalid_format",
						format: "cidrv6",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			function isValidBase64(data) {
				if (data === "") return !0;
				if (/\s/.test(data)) return !1;
				if (data.length % 4 != 0) return !1;
				try {
					atob(data);
					return !0;
				} catch {
					return !1;
				}
			}
			let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
			let $ZodBase64 = core_core.xI("$ZodBase64", (inst, def) => {
				def.pattern ??= base64Charset;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidBase64(payload.value)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "base64",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let base64urlCharset = /^[A-Za-z0-9_-]*$/;
			function isValidBase64URL(data) {
				if (!base64urlCharset.test(data)) return !1;
				let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
				return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
			}
			let $ZodBase64URL = core_core.xI("$ZodBase64URL", (inst, def) => {
				def.pattern ??= base64urlCharset;
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidBase64URL(payload.value)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "base64url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodE164 = core_core.xI("$ZodE164", (inst, def) => {
				def.pattern ??= core_regexes.hQ;
				$ZodStringFormat.init(inst, def);
			});
			function isValidJWT(token, algorithm = null) {
				try {
					let tokensParts = token.split(".");
					if (tokensParts.length !== 3) return !1;
					let [header] = tokensParts;
					if (!header) return !1;
					let parsedHeader = JSON.parse(atob(header));
					if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return !1;
					if (!parsedHeader.alg) return !1;
					if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return !1;
					return !0;
				} catch {
					return !1;
				}
			}
			let $ZodJWT = core_core.xI("$ZodJWT", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					if (isValidJWT(payload.value, def.alg)) return;
					payload.issues.push({
						code: "invalid_format",
						format: "jwt",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = core_regexes.ai;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = Number(payload.value);
					} catch {}
					let input = payload.value;
					if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
					let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
					payload.issues.push({
						expected: "number",
						code: "invalid_type",
						input,
						inst,
						...received ? { received } : {}
					});
					return payload;
				};
			});
			let $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
				core_checks.KH.init(inst, def);
				$ZodNumber.init(inst, def);
			});
			let $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = core_regexes.zM;
				inst._zod.parse = (payload, _ctx) => {
					if (def.coerce) try {
						payload.value = !!payload.value;
					} catch {}
					let input = payload.value;
					if (typeof input == "boolean") return payload;
					payload.issues.push({
						expected: "boolean",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodUndefined = core_core.xI("$ZodUndefined", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = core_regexes.Vx;
				inst._zod.values = new Set([void 0]);
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (input === void 0) return payload;
					payload.issues.push({
						expected: "undefined",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.pattern = core_regexes.ch;
				inst._zod.values = new Set([null]);
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (input === null) return payload;
					payload.issues.push({
						expected: "null",
						code: "invalid_type",
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload) => payload;
			});
			let $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _ctx) => {
					payload.issues.push({
						expected: "never",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return payload;
				};
			});
			function capSize(inst, size) {
				let caps = core_util.hi(inst._zod.def.checks);
				if (!caps.length) return;
				let cap = Math.min(...caps.map((c) => c[0]));
				let parse = inst._zod.parse;
				inst._zod.parse = (payload, ctx) => {
					let n = size(payload.value);
					if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
						for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
							let start = payload.issues.length;
							ch._zod.check(payload);
							payload.issues[start].continue = !1;
							core_util.d3(payload.issues, start, inst);
							return payload;
						}
					}
					return parse(payload, ctx);
				};
			}
			let arraySize = (input) => Array.isArray(input) ? input.length : -1;
			function handleArrayResult(result, final, index) {
				result.issues.length && final.issues.push(...core_util.lQ(index, result.issues));
				final.value[index] = result.value;
			}
			let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = core_core.cr.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!Array.isArray(input)) {
						payload.issues.push({
							expected: "array",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
					let proms = [];
					let abortEarly = ctx?.abortEarly;
					for (let i = 0; i < input.length; i++) {
						let item = input[i];
						let result = def.element._zod.run({
							value: item,
							issues: []
						}, ctx);
						if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
						else {
							handleArrayResult(result, payload, i);
							if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
						}
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
				capSize(inst, arraySize);
			});
			function handlePropertyResult(result, final, key, input, optin, optout) {
				let isPresent = key in input;
				let isOptionalOut = optout === "optional";
				if (!isPresent && isOptionalOut && optin === "optional") return;
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...core_util.lQ(key, result.issues));
				}
				if (!isPresent && optin === void 0) {
					result.issues.length || final.issues.push({
						code: "invalid_type",
						expected: "nonoptional",
						input: void 0,
						path: [key]
					});
					return;
				}
				result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
			let NO_SYMBOL_KEYS = [];
			function normalizeDef(def) {
				let keys = Object.keys(def.shape);
				let ownSymbols = Object.getOwnPropertySymbols(def.shape);
				let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
				let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
				for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
				let okeys = core_util.NM(def.shape);
				return {
					...def,
					allKeys,
					symbolKeys,
					keySet: new Set(keys),
					numKeys: keys.length,
					optionalKeys: new Set(okeys)
				};
			}
			function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
				let unrecognized = [];
				let keySet = def.keySet;
				let _catchall = def.catchall._zod;
				let t = _catchall.def.type;
				let optin = _catchall.optin;
				let optout = _catchall.optout;
				let seen = 0;
				for (let key in input) {
					if (abortEarly && payload.issues.length !== seen) {
						if (core_util.QH(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (keySet.has(key)) continue;
					if (key === "__proto__") {
						t === "never" && unrecognized.push(key);
						continue;
					}
					if (t === "never") {
						unrecognized.push(key);
						continue;
					}
					let r = _catchall.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				unrecognized.length && payload.issues.push({
					code: "unrecognized_keys",
					keys: unrecognized,
					input,
					inst,
					continue: !0
				});
				if (!proms.length) return payload;
				return Promise.all(proms).then(() => payload);
			}
			let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
				$ZodType.init(inst, def);
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				let sh = desc?.get ? desc.get.raw : def.shape ?? {};
				if (sh) {
					let get = () => {
						let newSh = { ...sh };
						Object.defineProperty(def, "shape", { value: newSh });
						get.raw = newSh;
						return newSh;
					};
					get.raw = sh;
					Object.defineProperty(def, "shape", { get });
				}
				let _normalized = core_util.PO(() => normalizeDef(def));
				core_util.v5(inst, "propValues", (zod) => {
					let shape = zod.def.shape;
					let propValues = {};
					for (let key in shape) {
						let field = shape[key]._zod;
						if (field.values) {
							Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
							for (let v of field.values) propValues[key].add(v);
							field.optin !== void 0 && propValues[key].add(void 0);
						}
					}
					return propValues;
				});
				let isObject = core_util.Gv;
				let catchall = def.catchall;
				let value;
				let memo = core_core.cr.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					value ??= _normalized.value;
					let input = payload.value;
					if (!isObject(input)) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let proms = [];
					let shape = value.shape;
					let abortEarly = ctx?.abortEarly;
					let seen = payload.issues.length;
					for (let key of value.allKeys) {
						if (abortEarly && payload.issues.length !== seen) {
							if (core_util.QH(payload, seen)) break;
							seen = payload.issues.length;
						}
						if (key === "__proto__") continue;
						let el = shape[key];
						let optin = el._zod.optin;
						let optout = el._zod.optout;
						let r = el._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
					}
					if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
					return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
				};
			});
			let $ZodObjectJIT = core_core.xI("$ZodObjectJIT", (inst, def) => {
				$ZodObject.init(inst, def);
				let superParse = inst._zod.parse;
				let _normalized = core_util.PO(() => normalizeDef(def));
				let memo = core_core.cr.memoizer;
				let generateFastpass = (shape) => {
					let normalized = _normalized.value;
					let syms = normalized.symbolKeys;
					let doc = new Doc(["payload", "ctx"], {
						shape,
						inst,
						memo,
						syms
					});
					let parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
					let prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
					doc.write("const input = payload.value;");
					let ids = Object.create(null);
					let counter = 0;
					for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
					doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
					for (let key of normalized.allKeys) {
						if (key === "__proto__") continue;
						let id = ids[key];
						let k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : core_util.UQ(key);
						let isPresent = `${k} in input`;
						let schema = shape[key];
						let optin = schema?._zod?.optin;
						let isOptionalIn = optin !== void 0;
						let isOptionalOut = schema?._zod?.optout === "optional";
						doc.write(`const ${id} = ${parseStr(k)};`);
						if (isOptionalIn && isOptionalOut) {
							let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
							doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
						} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
						else {
							doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
							optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
						}
					}
					doc.write("payload.value = newResult;");
					doc.write("return payload;");
					return doc.compile();
				};
				let fastpass;
				let isObject = core_util.Gv;
				let jit = !core_core.cr.jitless;
				let allowsEval = core_util.hI;
				let fastEnabled = jit && allowsEval.value;
				let catchall = def.catchall;
				let value;
				inst._zod.parse = (payload, ctx) => {
					value ??= _normalized.value;
					let input = payload.value;
					if (!isObject(input)) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					if (jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0) {
						fastpass ||= generateFastpass(def.shape);
						payload = fastpass(payload, ctx);
						if (!catchall) return payload;
						return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0);
					}
					return superParse(payload, ctx);
				};
			});
			function handleUnionResults(results, final, inst, ctx) {
				for (let result of results) if (result.issues.length === 0) {
					final.value = result.value;
					return final;
				}
				let nonaborted = results.filter((r) => !core_util.QH(r));
				if (nonaborted.length === 1) {
					final.value = nonaborted[0].value;
					return nonaborted[0];
				}
				final.issues.push({
					code: "invalid_union",
					input: final.value,
					inst,
					errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
				});
				return final;
			}
			let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
				core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
				core_util.v5(inst, "values", (zod) => {
					if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
				});
				core_util.v5(inst, "pattern", (zod) => {
					if (zod.def.options.every((o) => o._zod.pattern)) {
						let patterns = zod.def.options.map((o) => o._zod.pattern);
						return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
					}
				});
				let first = def.options.length === 1 ? def.options[0]._zod.run : null;
				inst._zod.parse = (payload, ctx) => {
					if (first) return first(payload, ctx);
					let async = !1;
					let results = [];
					for (let option of def.options) {
						let result = option._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) {
							results.push(result);
							async = !0;
						} else {
							if (result.issues.length === 0) return result;
							results.push(result);
						}
					}
					if (!async) return handleUnionResults(results, payload, inst, ctx);
					return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
				};
			});
			let $ZodIntersection = core_core.xI("$ZodIntersection", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					let left = def.left._zod.run({
						value: input,
						issues: []
					}, ctx);
					let right = def.right._zod.run({
						value: input,
						issues: []
					}, ctx);
					if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right));
					return handleIntersectionResults(payload, left, right);
				};
			});
			function mergeValues(a, b) {
				if (a === b) return {
					valid: !0,
					data: a
				};
				if (a instanceof Date && b instanceof Date && +a == +b) return {
					valid: !0,
					data: a
				};
				if (core_util.Qd(a) && core_util.Qd(b)) {
					let bKeys = Object.keys(b);
					let sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
					let newObj = {
						...a,
						...b
					};
					Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
					for (let key of sharedKeys) {
						if (key === "__proto__") continue;
						let sharedValue = mergeValues(a[key], b[key]);
						if (!sharedValue.valid) return {
							valid: !1,
							mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
						};
						newObj[key] = sharedValue.data;
					}
					return {
						valid: !0,
						data: newObj
					};
				}
				if (Array.isArray(a) && Array.isArray(b)) {
					if (a.length !== b.length) return {
						valid: !1,
						mergeErrorPath: []
					};
					let newArray = [];
					for (let index = 0; index < a.length; index++) {
						let itemA = a[index];
						let itemB = b[index];
						let sharedValue = mergeValues(itemA, itemB);
						if (!sharedValue.valid) return {
							valid: !1,
							mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
						};
						newArray.push(sharedValue.data);
					}
					return {
						valid: !0,
						data: newArray
					};
				}
				return {
					valid: !1,
					mergeErrorPath: []
				};
			}
			function handleIntersectionResults(result, left, right) {
				let unrecKeys = new Map();
				let unrecIssue;
				let keyIssues = new Map();
				let collect = (iss, side) => {
					let keys;
					if (iss.code === "unrecognized_keys" && !iss.path?.length) {
						unrecIssue ??= iss;
						keys = iss.keys;
					} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
						let k = String(iss.path[0]);
						keyIssues.has(k) || keyIssues.set(k, iss);
						keys = [k];
					} else return !1;
					for (let k of keys) {
						unrecKeys.has(k) || unrecKeys.set(k, {});
						unrecKeys.get(k)[side] = !0;
					}
					return !0;
				};
				for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
				for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
				let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
				if (bothKeys.length) {
					let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
					aggregated.length && result.issues.push({
						...unrecIssue,
						keys: aggregated
					});
					for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
				}
				let merged = mergeValues(left.value, right.value);
				if (!merged.valid) {
					if (core_util.QH(result)) return result;
					throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
				}
				result.value = merged.data;
				return result;
			}
			let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
				$ZodType.init(inst, def);
				let memo = core_core.cr.memoizer;
				memo?.attach(inst);
				inst._zod.parse = (payload, ctx) => {
					let input = payload.value;
					if (!core_util.Qd(input)) {
						payload.issues.push({
							expected: "record",
							code: "invalid_type",
							input,
							inst
						});
						return payload;
					}
					let proms = [];
					let values = def.keyType._zod.values;
					if (values && !def.partial) {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let recordKeys = new Set();
						for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
							recordKeys.add(typeof key == "number" ? key.toString() : key);
							if (key === "__proto__") continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (keyResult.issues.length) {
								payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						let unrecognized;
						for (let key in input) if (!recordKeys.has(key)) {
							if (def.mode === "loose") {
								if (key === "__proto__") continue;
								payload.value[key] = input[key];
							} else {
								unrecognized ??= [];
								unrecognized.push(key);
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					} else {
						payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
						let unrecognized;
						for (let key of Reflect.ownKeys(input)) {
							if (key === "__proto__") continue;
							if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
							let keyResult = def.keyType._zod.run({
								value: key,
								issues: []
							}, ctx);
							if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							if (typeof key == "string" && core_regexes.ai.test(key) && keyResult.issues.length) {
								let retryResult = def.keyType._zod.run({
									value: Number(key),
									issues: []
								}, ctx);
								if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
								retryResult.issues.length === 0 && (keyResult = retryResult);
							}
							if (keyResult.issues.length) {
								if (def.mode === "loose") payload.value[key] = input[key];
								else if (values) {
									unrecognized ??= [];
									unrecognized.push(key);
								} else payload.issues.push({
									code: "invalid_key",
									origin: "record",
									issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
									input: key,
									path: [key],
									inst
								});
								continue;
							}
							let outKey = keyResult.value;
							if (outKey === "__proto__") continue;
							let result = def.valueType._zod.run({
								value: input[key],
								issues: []
							}, ctx);
							if (result instanceof Promise) proms.push(result.then((result) => {
								result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
								payload.value[outKey] = result.value;
							}));
							else {
								result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
								payload.value[outKey] = result.value;
							}
						}
						unrecognized && unrecognized.length > 0 && payload.issues.push({
							code: "unrecognized_keys",
							input,
							inst,
							keys: unrecognized,
							continue: !0
						});
					}
					if (proms.length) return Promise.all(proms).then(() => payload);
					return payload;
				};
			});
			let $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
				$ZodType.init(inst, def);
				let values = core_util.w5(def.entries);
				let valuesSet = new Set(values);
				inst._zod.values = valuesSet;
				core_util.v5(inst, "pattern", (zod) => {
					let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
					return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (valuesSet.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
				$ZodType.init(inst, def);
				let values = new Set(def.values);
				inst._zod.values = values;
				core_util.v5(inst, "pattern", (zod) => {
					let vals = zod.def.values;
					return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
				});
				inst._zod.parse = (payload, _ctx) => {
					let input = payload.value;
					if (values.has(input)) return payload;
					payload.issues.push({
						code: "invalid_value",
						values: def.values,
						input,
						inst
					});
					return payload;
				};
			});
			let $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "optional";
				core_core.cr.memoizer?.guard(inst);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
					let _out = def.transform(payload.value, payload);
					if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
						payload.value = output;
						return payload;
					});
					if (_out instanceof Promise) throw new core_core.GT();
					payload.value = _out;
					return payload;
				};
			});
			function handleOptionalResult(payload, result) {
				payload.value = result.issues.length ? void 0 : result.value;
				return payload;
			}
			let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
				inst._zod.optout = "optional";
				core_util.v5(inst, "values", (zod) => {
					let values = zod.def.innerType._zod.values;
					return values ? new Set([...values, void 0]) : void 0;
				});
				core_util.v5(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
				});
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === void 0) {
						if (def.innerType._zod.optin !== "defaulted") return payload;
						let result = def.innerType._zod.run({
							value: payload.value,
							issues: []
						}, ctx);
						if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
						return handleOptionalResult(payload, result);
					}
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodExactOptional = core_core.xI("$ZodExactOptional", (inst, def) => {
				$ZodOptional.init(inst, def);
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
				core_util.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
				inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
			});
			let $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
				core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
				core_util.v5(inst, "pattern", (zod) => {
					let pattern = zod.def.innerType._zod.pattern;
					return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
				});
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
				inst._zod.parse = (payload, ctx) => {
					if (payload.value === null) return payload;
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "defaulted";
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					if (payload.value === void 0) {
						payload.value = def.defaultValue;
						return payload;
					}
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
					return handleDefaultResult(result, def);
				};
			});
			function handleDefaultResult(payload, def) {
				payload.value === void 0 && (payload.value = def.defaultValue);
				return payload;
			}
			let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def) => {
				$ZodType.init(inst, def);
				inst._zod.optin = "defaulted";
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					payload.value === void 0 && (payload.value = def.defaultValue);
					return def.innerType._zod.run(payload, ctx);
				};
			});
			let $ZodNonOptional = core_core.xI("$ZodNonOptional", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "values", (zod) => {
					let v = zod.def.innerType._zod.values;
					return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
				});
				inst._zod.parse = (payload, ctx) => {
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
					return handleNonOptionalResult(result, inst);
				};
			});
			function handleNonOptionalResult(payload, inst) {
				!payload.issues.length && payload.value === void 0 && payload.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: payload.value,
					inst
				});
				return payload;
			}
			function handleCatchResult(payload, result, def, ctx) {
				if (!result.issues.length) {
					payload.value = result.value;
					result.memo && (payload.memo = !0);
					return payload;
				}
				payload.value = def.catchValue({
					...result,
					value: payload.value,
					error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
					input: payload.value
				});
				return payload;
			}
			let $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
				core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					let result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
					return handleCatchResult(payload, result, def, ctx);
				};
			});
			let $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "values", (zod) => zod.def.in._zod.values);
				core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
				core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
				core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") {
						let right = def.out._zod.run(payload, ctx);
						if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
						return handlePipeResult(right, def.in, ctx);
					}
					let left = def.in._zod.run(payload, ctx);
					if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
					return handlePipeResult(left, def.out, ctx);
				};
			});
			function handlePipeResult(left, next, ctx) {
				if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
					left.aborted = !0;
					return left;
				}
				return next._zod.run({
					value: left.value,
					issues: left.issues
				}, ctx);
			}
			let $ZodPreprocess = core_core.xI("$ZodPreprocess", (inst, def) => {
				$ZodPipe.init(inst, def);
			});
			let $ZodReadonly = core_core.xI("$ZodReadonly", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
				core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
				core_util.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
				core_util.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
				inst._zod.parse = (payload, ctx) => {
					if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
					let result = def.innerType._zod.run(payload, ctx);
					if (result instanceof Promise) return result.then(handleReadonlyResult);
					return handleReadonlyResult(result);
				};
			});
			function handleReadonlyResult(payload) {
				payload.memo || (payload.value = Object.freeze(payload.value));
				return payload;
			}
			let $ZodLazy = core_core.xI("$ZodLazy", (inst, def) => {
				$ZodType.init(inst, def);
				core_util.gJ(inst._zod, "innerType", () => {
					let d = def;
					d._cachedInner ||= def.getter();
					return d._cachedInner;
				});
				core_util.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
				core_util.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
				core_util.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
				core_util.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
				inst._zod.parse = (payload, ctx) => inst._zod.innerType._zod.run(payload, ctx);
			});
			let $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
				core_checks.QP.init(inst, def);
				$ZodType.init(inst, def);
				inst._zod.parse = (payload, _) => payload;
				inst._zod.check = (payload) => {
					let input = payload.value;
					let r = def.fn(input);
					if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
					handleRefineResult(r, payload, input, inst);
				};
			});
			function handleRefineResult(result, payload, input, inst) {
				if (!result) {
					let _iss = {
						code: "custom",
						input,
						inst,
						path: [...inst._zod.def.path ?? []],
						continue: !inst._zod.def.abort
					};
					inst._zod.def.params && (_iss.params = inst._zod.def.params);
					payload.issues.push(core_util.sn(_iss));
				}
			}
			var registries = __nccwpck_require__(9396);
			var api = __nccwpck_require__(3759);
			function assignProps(target, ...sources) {
				for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && (0, core_util.Vy)(target, key, source[key]);
				return target;
			}
			function to_json_schema_initializeContext(params) {
				let target = params?.target ?? "draft-2020-12";
				target === "draft-4" && (target = "draft-04");
				target === "draft-7" && (target = "draft-07");
				return {
					processors: params.processors ?? {},
					metadataRegistry: params?.metadata ?? registries.fd,
					target,
					unrepresentable: params?.unrepresentable ?? "throw",
					override: params?.override ?? (() => {}),
					io: params?.io ?? "output",
					counter: 0,
					seen: new Map(),
					sharedDefsExtractedFor: void 0,
					sharedEmitDoneFor: void 0,
					cycles: params?.cycles ?? "ref",
					reused: params?.reused ?? "inline",
					intersections: [],
					deferred: [],
					external: params?.external ?? void 0
				};
			}
			function handleUnrepresentable(schema, ctx, json, params, message) {
				let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
					zodSchema: schema,
					path: params.path,
					message
				}) : ctx.unrepresentable;
				if (result === "any") return !1;
				if (result === void 0 || result === "throw") throw Error(message);
				Object.assign(json, result);
				return !0;
			}
			function to_json_schema_processSchema(schema, ctx, _params = {
				path: [],
				schemaPath: []
			}) {
				var _a;
				let def = schema._zod.def;
				let seen = ctx.seen.get(schema);
				if (seen) {
					seen.count++;
					_params.schemaPath.includes(schema) && (seen.cycle = _params.path);
					return seen.schema;
				}
				let result = {
					schema: {},
					count: 1,
					cycle: void 0,
					path: _params.path
				};
				ctx.seen.set(schema, result);
				ctx.sharedDefsExtractedFor = void 0;
				ctx.sharedEmitDoneFor = void 0;
				let overrideSchema = schema._zod.toJSONSchema?.();
				if (overrideSchema) result.schema = overrideSchema;
				else {
					let params = {
						..._params,
						schemaPath: [..._params.schemaPath, schema],
						path: _params.path
					};
					if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
					else {
						let _json = result.schema;
						let processor = ctx.processors[def.type];
						if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
						processor(schema, ctx, _json, params);
					}
					let parent = schema._zod.parent;
					if (parent) {
						result.ref ||= parent;
						to_json_schema_processSchema(parent, ctx, params);
						ctx.seen.get(parent).isParent = !0;
					}
				}
				let meta = ctx.metadataRegistry.get(schema);
				meta && assignProps(result.schema, meta);
				if (ctx.io === "input" && isTransforming(schema)) {
					delete result.schema.examples;
					delete result.schema.default;
				}
				ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault));
				delete result.schema._prefault;
				return ctx.seen.get(schema).schema;
			}
			function encodeJSONPointerSegment(segment) {
				return segment.replace(/~/g, "~0").replace(/\//g, "~1");
			}
			function to_json_schema_extractDefs(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
				let idToSchema = new Map();
				for (let entry of ctx.seen.entries()) {
					let id = ctx.metadataRegistry.get(entry[0])?.id;
					if (id) {
						let existing = idToSchema.get(id);
						if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
						idToSchema.set(id, entry[0]);
					}
				}
				let makeURI = (entry) => {
					let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
					if (ctx.external) {
						let externalId = ctx.external.registry.get(entry[0])?.id;
						let uriGenerator = ctx.external.uri ?? ((id) => id);
						if (externalId) return { ref: uriGenerator(externalId) };
						let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
						entry[1].defId = id;
						return {
							defId: id,
							ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
						};
					}
					let defUriPrefix = `#/${defsSegment}/`;
					if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
					let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
					return {
						defId,
						ref: defUriPrefix + encodeJSONPointerSegment(defId)
					};
				};
				let extractToDef = (entry) => {
					if (entry[1].schema.$ref) return;
					let seen = entry[1];
					let { ref, defId } = makeURI(entry);
					seen.def = { ...seen.schema };
					defId && (seen.defId = defId);
					let schema = seen.schema;
					for (let key in schema) delete schema[key];
					schema.$ref = ref;
				};
				if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
				}
				for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (schema === entry[0]) {
						extractToDef(entry);
						continue;
					}
					if (ctx.external) {
						let ext = ctx.external.registry.get(entry[0])?.id;
						if (schema !== entry[0] && ext) {
							extractToDef(entry);
							continue;
						}
					}
					if (ctx.metadataRegistry.get(entry[0])?.id) {
						extractToDef(entry);
						continue;
					}
					if (seen.cycle) {
						extractToDef(entry);
						continue;
					}
					seen.count > 1 && ctx.reused === "ref" && extractToDef(entry);
				}
				ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
			}
			function compactTypeUnion(schema) {
				let options = schema.anyOf;
				if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
				let types = [];
				for (let option of options) {
					if (!option || typeof option != "object") return;
					compactTypeUnion(option);
					let keys = Object.keys(option);
					if (keys.length !== 1 || keys[0] !== "type") return;
					let type = option.type;
					for (let member of Array.isArray(type) ? type : [type]) {
						if (typeof member != "string") return;
						types.includes(member) || types.push(member);
					}
				}
				delete schema.anyOf;
				schema.type = types.length === 1 ? types[0] : types;
			}
			let FOLDABLE_KEYS = new Set([
				"type",
				"properties",
				"required",
				"additionalProperties"
			]);
			let UNION_KEYS = ["oneOf", "anyOf"];
			function undeclaredConstraint(member) {
				let extra = member.additionalProperties;
				if (extra === void 0 || extra === !1 || typeof extra != "object" || !extra) return null;
				return Object.keys(extra).length ? extra : null;
			}
			function foldObjects(members) {
				let objects = [];
				for (let member of members) {
					if (typeof member != "object" || member.type !== "object") return null;
					for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
					objects.push(member);
				}
				let properties = {};
				let required = new Set();
				for (let object of objects) {
					for (let key in object.properties) {
						if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
						let parts = [];
						for (let other of objects) {
							let part = other.properties?.[key] ?? undeclaredConstraint(other);
							if (part == null) continue;
							parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part);
						}
						let merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
						(0, core_util.Vy)(properties, key, merged);
					}
					for (let key of object.required ?? []) required.add(key);
				}
				let folded = {
					type: "object",
					properties
				};
				required.size && (folded.required = [...required]);
				if (objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
				else {
					let constraints = [];
					for (let object of objects) {
						let constraint = undeclaredConstraint(object);
						constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
					}
					constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
				}
				return folded;
			}
			function foldIntersection(json) {
				let allOf = json.allOf;
				if (!Array.isArray(allOf) || allOf.length < 2) return;
				for (let key of FOLDABLE_KEYS) if (key in json) return;
				let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
				let folded = null;
				if (!unions.length) folded = foldObjects(allOf);
				else {
					let union = unions[0];
					let keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
					if (Object.keys(union).length !== 1) return;
					let rest = allOf.filter((m) => m !== union);
					let branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
					if (branches.some((b) => !b)) return;
					folded = { [keyword]: branches };
				}
				if (!folded) return;
				delete json.allOf;
				assignProps(json, folded);
			}
			function to_json_schema_finalize(ctx, schema) {
				let root = ctx.seen.get(schema);
				if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
				let flattenRef = (zodSchema) => {
					let seen = ctx.seen.get(zodSchema);
					if (seen.ref === null) return;
					let schema = seen.def ?? seen.schema;
					let _cached = { ...schema };
					let ref = seen.ref;
					seen.ref = null;
					if (ref) {
						flattenRef(ref);
						let refSeen = ctx.seen.get(ref);
						let refSchema = refSeen.schema;
						if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
							schema.allOf = schema.allOf ?? [];
							schema.allOf.push(refSchema);
						} else assignProps(schema, refSchema);
						assignProps(schema, _cached);
						if (zodSchema._zod.parent === ref) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in _cached || delete schema[key];
						}
						if (refSchema.$ref && refSeen.def) for (let key in schema) {
							if (key === "$ref" || key === "allOf") continue;
							key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
						}
					}
					let parent = zodSchema._zod.parent;
					if (parent && parent !== ref) {
						flattenRef(parent);
						let parentSeen = ctx.seen.get(parent);
						if (parentSeen?.schema.$ref) {
							schema.$ref = parentSeen.schema.$ref;
							if (parentSeen.def) for (let key in schema) {
								if (key === "$ref" || key === "allOf") continue;
								key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
							}
						}
					}
					ctx.override({
						zodSchema,
						jsonSchema: schema,
						path: seen.path ?? []
					});
				};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
					for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
					if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
					for (let rewrite of ctx.deferred) rewrite();
					if (ctx.intersections.length) {
						let carriers = new Map();
						for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
							let allOf = json?.allOf;
							if (!Array.isArray(allOf)) continue;
							let existing = carriers.get(allOf);
							existing ? existing.push(json) : carriers.set(allOf, [json]);
						}
						for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
					}
				}
				let result = {};
				ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target;
				if (ctx.external?.uri) {
					let id = ctx.external.registry.get(schema)?.id;
					if (!id) throw Error("Schema is missing an `id` property");
					result.$id = ctx.external.uri(id);
				}
				assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
				let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
				rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
				let defs = ctx.external?.defs ?? {};
				if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
					let seen = entry[1];
					if (seen.def && seen.defId) {
						seen.def.id === seen.defId && delete seen.def.id;
						(0, core_util.Vy)(defs, seen.defId, seen.def);
					}
				}
				ctx.external && (ctx.sharedEmitDoneFor = ctx.external);
				ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
				try {
					let finalized = JSON.parse(JSON.stringify(result));
					Object.defineProperty(finalized, "~standard", {
						value: {
							...schema["~standard"],
							jsonSchema: {
								input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
								output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
							}
						},
						enumerable: !1,
						writable: !1
					});
					return finalized;
				} catch {
					throw Error("Error converting schema to JSON.");
				}
			}
			function isTransforming(_schema, _ctx) {
				let ctx = _ctx ?? { seen: new Set() };
				if (ctx.seen.has(_schema)) return !1;
				ctx.seen.add(_schema);
				let def = _schema._zod.def;
				if (def.type === "transform") return !0;
				if (def.type === "array") return isTransforming(def.element, ctx);
				if (def.type === "set") return isTransforming(def.valueType, ctx);
				if (def.type === "lazy") return isTransforming(def.getter(), ctx);
				if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
				if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
				if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
				if (def.type === "pipe") {
					if (_schema._zod.traits.has("$ZodCodec")) return !0;
					return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
				}
				if (def.type === "object") {
					for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
					return !1;
				}
				if (def.type === "union") {
					for (let option of def.options) if (isTransforming(option, ctx)) return !0;
					return !1;
				}
				if (def.type === "tuple") {
					for (let item of def.items) if (isTransforming(item, ctx)) return !0;
					if (def.rest && isTransforming(def.rest, ctx)) return !0;
					return !1;
				}
				return !1;
			}
			let createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
				let ctx = to_json_schema_initializeContext({
					...params,
					processors
				});
				to_json_schema_processSchema(schema, ctx);
				to_json_schema_extractDefs(ctx, schema);
				return to_json_schema_finalize(ctx, schema);
			};
			let createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
				let { libraryOptions, target } = params ?? {};
				let ctx = to_json_schema_initializeContext({
					...libraryOptions ?? {},
					target,
					io,
					processors
				});
				to_json_schema_processSchema(schema, ctx);
				to_json_schema_extractDefs(ctx, schema);
				return to_json_schema_finalize(ctx, schema);
			};
			let narrowMin = (agg, key, value) => {
				(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
			};
			let narrowMax = (agg, key, value) => {
				(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
			};
			let narrowBoth = (agg, value) => {
				narrowMin(agg, "minimum", value);
				narrowMax(agg, "maximum", value);
			};
			let addDivisor = (agg, value) => {
				agg.multipleOf ??= [];
				agg.multipleOf.includes(value) || agg.multipleOf.push(value);
			};
			let addPattern = (agg, pattern) => {
				agg.patterns ??= new Set();
				agg.patterns.add(pattern);
			};
			let intersectMime = (agg, mime) => {
				agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
			};
			let setFormat = (agg, format) => {
				agg.format = format;
				format.includes("int") && (agg.isInt = !0);
			};
			let minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
			let maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
			let formatContributor = (ranges) => (agg, def) => {
				setFormat(agg, def.format);
				let [minimum, maximum] = ranges[def.format];
				narrowMin(agg, "minimum", minimum);
				narrowMax(agg, "maximum", maximum);
			};
			let contributors = {
				greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
				less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
				multiple_of: (agg, def) => addDivisor(agg, def.value),
				number_format: formatContributor(core_util.zH),
				bigint_format: formatContributor(core_util.NR),
				min_length: minContributor,
				max_length: maxContributor,
				length_equals: (agg, def) => narrowBoth(agg, def.length),
				min_size: minContributor,
				max_size: maxContributor,
				size_equals: (agg, def) => narrowBoth(agg, def.size),
				string_format: (agg, def) => {
					setFormat(agg, def.format);
					def.pattern && addPattern(agg, def.pattern);
					(def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format);
					(def.local || def.precision === -1) && (agg.laxFormat = !0);
				},
				mime_type: (agg, def) => intersectMime(agg, def.mime)
			};
			function aggregateChecks(schema) {
				let agg = {};
				let def = schema._zod.def;
				let list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
				for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
				let bag = schema._zod.bag;
				bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum);
				bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
				bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum);
				bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
				bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf);
				if (bag.format !== void 0) {
					agg.format ??= bag.format;
					bag.format.includes("int") && (agg.isInt = !0);
				}
				bag.mime && intersectMime(agg, bag.mime);
				for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
				return agg;
			}
			let formatMap = {
				guid: "uuid",
				url: "uri",
				datetime: "date-time",
				json_string: "json-string",
				regex: ""
			};
			let exactPatterns = new Map([[base64Charset, core_regexes.K3], [base64urlCharset, core_regexes.r0]]);
			let exactPattern = (p) => exactPatterns.get(p) ?? p;
			let stringProcessor = (schema, ctx, _json, _params) => {
				let json = _json;
				json.type = "string";
				let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minLength = minimum);
				typeof maximum == "number" && (json.maxLength = maximum);
				if (format) {
					json.format = formatMap[format] ?? format;
					json.format === "" && delete json.format;
					(format === "time" || laxFormat) && delete json.format;
				}
				contentEncoding && (json.contentEncoding = contentEncoding);
				if (patterns && patterns.size > 0) {
					let patternList = [...patterns].map(exactPattern);
					patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
						...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
						pattern: regex.source
					}))]);
				}
			};
			let numberProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
				json.type = isInt ? "integer" : "number";
				let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity);
				let exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity);
				let legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
				if (exMin) {
					if (legacy) {
						json.minimum = exclusiveMinimum;
						json.exclusiveMinimum = !0;
					} else json.exclusiveMinimum = exclusiveMinimum;
				} else typeof minimum == "number" && (json.minimum = minimum);
				if (exMax) {
					if (legacy) {
						json.maximum = exclusiveMaximum;
						json.exclusiveMaximum = !0;
					} else json.exclusiveMaximum = exclusiveMaximum;
				} else typeof maximum == "number" && (json.maximum = maximum);
				if (multipleOf) {
					let divisors = new Set();
					for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
					let [first, ...rest] = divisors;
					first !== void 0 && (json.multipleOf = first);
					rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
				}
			};
			let booleanProcessor = (_schema, _ctx, json, _params) => {
				json.type = "boolean";
			};
			let nullProcessor = (_schema, ctx, json, _params) => {
				if (ctx.target === "openapi-3.0") {
					json.type = "string";
					json.nullable = !0;
					json.enum = [null];
				} else json.type = "null";
			};
			let undefinedProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
			};
			let neverProcessor = (_schema, _ctx, json, _params) => {
				json.not = {};
			};
			let enumProcessor = (schema, _ctx, json, _params) => {
				let def = schema._zod.def;
				let values = (0, core_util.w5)(def.entries);
				if (values.length === 0) {
					json.not = {};
					return;
				}
				values.every((v) => typeof v == "number") && (json.type = "number");
				values.every((v) => typeof v == "string") && (json.type = "string");
				json.enum = values;
			};
			let literalProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				if (def.values.length === 0) {
					json.not = {};
					return;
				}
				let vals = [];
				for (let val of def.values) if (val === void 0) {
					if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
				} else if (typeof val == "bigint") {
					if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
					vals.push(Number(val));
				} else vals.push(val);
				if (vals.length !== 0) {
					if (vals.length === 1) {
						let val = vals[0];
						json.type = val === null ? "null" : typeof val;
						ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
					} else {
						vals.every((v) => typeof v == "number") && (json.type = "number");
						vals.every((v) => typeof v == "string") && (json.type = "string");
						vals.every((v) => typeof v == "boolean") && (json.type = "boolean");
						vals.every((v) => v === null) && (json.type = "null");
						json.enum = vals;
					}
				}
			};
			let customProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
			};
			let transformProcessor = (schema, ctx, json, params) => {
				handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
			};
			let arrayProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let { minimum, maximum } = aggregateChecks(schema);
				typeof minimum == "number" && (json.minItems = minimum);
				typeof maximum == "number" && (json.maxItems = maximum);
				json.type = "array";
				json.items = to_json_schema_processSchema(def.element, ctx, {
					...params,
					path: [...params.path, "items"]
				});
			};
			function inputOptin(schema) {
				let def = schema._zod.def;
				if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
				if (def.type === "catch") return inputOptin(def.innerType);
				return schema._zod.optin;
			}
			let objectProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				let shape = def.shape;
				if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
				json.type = "object";
				json.properties = {};
				for (let key in shape) (0, core_util.Vy)(json.properties, key, to_json_schema_processSchema(shape[key], ctx, {
					...params,
					path: [
						...params.path,
						"properties",
						key
					]
				}));
				let requiredKeys = [];
				for (let key of Object.keys(shape)) {
					let field = def.shape[key];
					(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
				}
				requiredKeys.length > 0 && (json.required = requiredKeys);
				def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = to_json_schema_processSchema(def.catchall, ctx, {
					...params,
					path: [...params.path, "additionalProperties"]
				})) : ctx.io === "output" && (json.additionalProperties = !1);
			};
			let unionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let isExclusive = def.inclusive === !1;
				let options = def.options.map((x, i) => to_json_schema_processSchema(x, ctx, {
					...params,
					path: [
						...params.path,
						isExclusive ? "oneOf" : "anyOf",
						i
					]
				}));
				isExclusive ? json.oneOf = options : json.anyOf = options;
			};
			let intersectionProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let a = to_json_schema_processSchema(def.left, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						0
					]
				});
				let b = to_json_schema_processSchema(def.right, ctx, {
					...params,
					path: [
						...params.path,
						"allOf",
						1
					]
				});
				let isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
				let allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
				json.allOf = allOf;
				ctx.intersections.push(allOf);
			};
			function stringifyKeyNames(bySchema, json, visited) {
				if (json.$ref) {
					if (visited.has(json)) return json;
					visited.add(json);
					let def = bySchema.get(json)?.def;
					if (!def) return json;
					let inlined = stringifyKeyNames(bySchema, def, visited);
					return inlined === def ? json : inlined;
				}
				for (let keyword of ["anyOf", "oneOf"]) {
					let branches = json[keyword];
					if (!Array.isArray(branches)) continue;
					let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
					mapped.some((branch, i) => branch !== branches[i]) && (json = {
						...json,
						[keyword]: mapped
					});
				}
				let types = Array.isArray(json.type) ? json.type : [json.type];
				let numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
				let values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
				if (!numericType && !values?.some((v) => typeof v == "number")) return json;
				let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
				rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const));
				if (!numericType) return rest;
				rest.type = "string";
				values || (rest.pattern = (types.includes("number") ? core_regexes.ai : core_regexes.nd).source);
				return rest;
			}
			let pendingRecords = new WeakMap();
			function rewriteKeyNames(ctx) {
				let bySchema = new Map();
				for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
				let rewrites = new Map();
				for (let record of pendingRecords.get(ctx) ?? []) {
					let seen = ctx.seen.get(record);
					let names = (seen?.def ?? seen?.schema)?.propertyNames;
					if (!names || names === !0 || rewrites.has(names)) continue;
					let rewritten = stringifyKeyNames(bySchema, names, new Set());
					rewritten !== names && rewrites.set(names, rewritten);
				}
				if (!rewrites.size) return;
				for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
					let rewritten = carrier && rewrites.get(carrier.propertyNames);
					rewritten && (carrier.propertyNames = rewritten);
				}
			}
			let recordProcessor = (schema, ctx, _json, params) => {
				let json = _json;
				let def = schema._zod.def;
				json.type = "object";
				let keyType = def.keyType;
				let patterns = aggregateChecks(keyType).patterns;
				if (def.mode === "loose" && patterns && patterns.size > 0) {
					let valueSchema = to_json_schema_processSchema(def.valueType, ctx, {
						...params,
						path: [
							...params.path,
							"patternProperties",
							"*"
						]
					});
					json.patternProperties = {};
					for (let pattern of patterns) (0, core_util.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
				} else {
					if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
						json.propertyNames = to_json_schema_processSchema(def.keyType, ctx, {
							...params,
							path: [...params.path, "propertyNames"]
						});
						let pending = pendingRecords.get(ctx);
						if (!pending) {
							pending = [];
							pendingRecords.set(ctx, pending);
							ctx.deferred.push(() => rewriteKeyNames(ctx));
						}
						pending.push(schema);
					}
					json.additionalProperties = to_json_schema_processSchema(def.valueType, ctx, {
						...params,
						path: [...params.path, "additionalProperties"]
					});
				}
				let keyValues = keyType._zod.values;
				let omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
				if (keyValues && !def.partial && !omittableOnInput) {
					let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
					validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
				}
			};
			let nullableProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				let inner = to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				if (ctx.target === "openapi-3.0") {
					seen.ref = def.innerType;
					json.nullable = !0;
				} else json.anyOf = [inner, { type: "null" }];
			};
			let nonoptionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let UNREPRESENTABLE_DEFAULT = Symbol();
			function serializeDefaultValue(value, schema, ctx, json, params) {
				let unrepresentable = !1;
				let serialized = JSON.stringify(value, (_, val) => {
					if (typeof val != "bigint") return val;
					unrepresentable = !0;
					return null;
				});
				if (!unrepresentable) return JSON.parse(serialized);
				handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
				return UNREPRESENTABLE_DEFAULT;
			}
			let defaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
			};
			let prefaultProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				if (ctx.io !== "input") return;
				let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
				value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
			};
			let catchProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				let catchValue;
				try {
					catchValue = def.catchValue(void 0);
				} catch {
					handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
					return;
				}
				json.default = catchValue;
			};
			let pipeProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				let inIsTransform = def.in._zod.traits.has("$ZodTransform");
				let innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
				to_json_schema_processSchema(innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = innerType;
			};
			let readonlyProcessor = (schema, ctx, json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
				json.readOnly = !0;
			};
			let optionalProcessor = (schema, ctx, _json, params) => {
				let def = schema._zod.def;
				to_json_schema_processSchema(def.innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = def.innerType;
			};
			let lazyProcessor = (schema, ctx, _json, params) => {
				let innerType = schema._zod.innerType;
				to_json_schema_processSchema(innerType, ctx, params);
				let seen = ctx.seen.get(schema);
				seen.ref = innerType;
			};
			let error = () => {
				let Sizable = {
					string: {
						unit: "characters",
						verb: "to have"
					},
					file: {
						unit: "bytes",
						verb: "to have"
					},
					array: {
						unit: "items",
						verb: "to have"
					},
					set: {
						unit: "items",
						verb: "to have"
					},
					map: {
						unit: "entries",
						verb: "to have"
					}
				};
				function getSizing(origin) {
					return Sizable[origin] ?? null;
				}
				let FormatDictionary = {
					regex: "input",
					email: "email address",
					url: "URL",
					emoji: "emoji",
					uuid: "UUID",
					uuidv4: "UUIDv4",
					uuidv6: "UUIDv6",
					nanoid: "nanoid",
					guid: "GUID",
					cuid: "cuid",
					cuid2: "cuid2",
					ulid: "ULID",
					xid: "XID",
					ksuid: "KSUID",
					datetime: "ISO datetime",
					date: "ISO date",
					time: "ISO time",
					duration: "ISO duration",
					ipv4: "IPv4 address",
					ipv6: "IPv6 address",
					mac: "MAC address",
					cidrv4: "IPv4 range",
					cidrv6: "IPv6 range",
					base64: "base64-encoded string",
					base64url: "base64url-encoded string",
					json_string: "JSON string",
					e164: "E.164 number",
					currency_code: "currency code",
					credit_card: "credit card number",
					iban: "IBAN",
					jwt: "JWT",
					template_literal: "input"
				};
				let TypeDictionary = { nan: "NaN" };
				function getTypeName(type, input) {
					if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
					return TypeDictionary[type] ?? type;
				}
				return (issue) => {
					switch (issue.code) {
						case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(core_util.GW(issue.input), issue.input)}`;
						case "invalid_value":
							if (issue.values.length === 1) return `Invalid input: expected ${core_util.B7(issue.values[0])}`;
							return `Invalid option: expected one of ${core_util.jw(issue.values, "|")}`;
						case "too_big": {
							let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
							let sizing = getSizing(issue.origin);
							if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
							return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
						}
						case "too_small": {
							let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
							let sizing = getSizing(issue.origin);
							if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
							return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
						}
						case "invalid_format": {
							let _issue = issue;
							if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
							if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
							if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
							if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
							return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
						}
						case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
						case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util.jw(issue.keys, ", ")}`;
						case "invalid_key": return `Invalid key in ${issue.origin}`;
						case "invalid_union":
							if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
							if (issue.inclusive === !1) return "Invalid input: more than one option matched";
							return "Invalid input";
						case "invalid_element": return `Invalid value in ${issue.origin}`;
						default: return "Invalid input";
					}
				};
			};
			function en() {
				return { localeError: error() };
			}
			var classic_parse = __nccwpck_require__(9171);
			var core_parse = __nccwpck_require__(4196);
			function _ensureDefaultLocale() {
				core_core.cr.localeError || core_core.$W(en());
			}
			function _ensureDefaultMemoizer() {
				core_core.cr.memoizer || core_core.$W({ memoizer: memoizer() });
			}
			let ZodType = core_core.xI("ZodType", (inst, def) => {
				_ensureDefaultLocale();
				$ZodType.init(inst, def);
				inst.def = def;
				inst.type = def.type;
				return inst;
			}, {
				check(...chks) {
					let def = this.def;
					return this.clone(core_util.zM(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)] }), { parent: !0 });
				},
				with(...chks) {
					return this.check(...chks);
				},
				clone(def, params) {
					return core_util.o8(this, def, params);
				},
				brand() {
					return this;
				},
				register(reg, meta) {
					reg.add(this, meta);
					return this;
				},
				refine(check, params) {
					return this.check(refine(check, params));
				},
				superRefine(refinement, params) {
					return this.check(superRefine(refinement, params));
				},
				overwrite(fn) {
					return this.check(api.bS(fn));
				},
				optional() {
					return optional(this);
				},
				exactOptional() {
					return exactOptional(this);
				},
				nullable() {
					return nullable(this);
				},
				nullish() {
					return optional(nullable(this));
				},
				nonoptional(params) {
					return nonoptional(this, params);
				},
				array() {
					return array(this);
				},
				or(arg) {
					return union([this, arg]);
				},
				and(arg) {
					return intersection(this, arg);
				},
				transform(tx) {
					return pipe(this, transform(tx));
				},
				default(d) {
					return _default(this, d);
				},
				prefault(d) {
					return prefault(this, d);
				},
				catch(params) {
					return _catch(this, params);
				},
				pipe(target) {
					return pipe(this, target);
				},
				readonly() {
					return readonly(this);
				},
				describe(description) {
					let cl = this.clone();
					registries.fd.add(cl, { description });
					return cl;
				},
				meta(...args) {
					if (args.length === 0) return registries.fd.get(this);
					let cl = this.clone();
					registries.fd.add(cl, args[0]);
					return cl;
				},
				isOptional() {
					return this.safeParse(void 0).success;
				},
				isNullable() {
					return this.safeParse(null).success;
				},
				apply(fn, ...args) {
					return args.length === 0 ? fn(this) : fn(this, ...args);
				},
				get "~standard"() {
					return core_util.jD(this, "~standard", {
						...standardProps(this),
						jsonSchema: {
							input: createStandardJSONSchemaMethod(this, "input"),
							output: createStandardJSONSchemaMethod(this, "output")
						}
					});
				},
				set "~standard"(value) {
					core_util.qh(this, "~standard", value);
				},
				parse: function _parse(data, params) {
					return classic_parse.qg(this, data, params, { callee: _parse });
				},
				parseAsync: async function _parseAsync(data, params) {
					return await classic_parse.EJ(this, data, params, { callee: _parseAsync });
				},
				safeParse(data, params) {
					return classic_parse.xL(this, data, params);
				},
				async safeParseAsync(data, params) {
					return classic_parse.bp(this, data, params);
				},
				get spa() {
					return this?.safeParseAsync;
				},
				set spa(value) {
					core_util.qh(this, "spa", value);
				},
				validate(data, params) {
					return core_parse.tf(this, data, params);
				},
				validateAsync(data, params) {
					return core_parse.F0(this, data, params);
				},
				encode: function _encode(data, params) {
					return classic_parse.lF(this, data, params, { callee: _encode });
				},
				decode: function _decode(data, params) {
					return classic_parse.D4(this, data, params, { callee: _decode });
				},
				encodeAsync: async function _encodeAsync(data, params) {
					return await classic_parse.X$(this, data, params, { callee: _encodeAsync });
				},
				decodeAsync: async function _decodeAsync(data, params) {
					return await classic_parse.Re(this, data, params, { callee: _decodeAsync });
				},
				safeEncode(data, params) {
					return classic_parse.wy(this, data, params);
				},
				safeDecode(data, params) {
					return classic_parse.ex(this, data, params);
				},
				async safeEncodeAsync(data, params) {
					return classic_parse.EM(this, data, params);
				},
				async safeDecodeAsync(data, params) {
					return classic_parse.yR(this, data, params);
				},
				toJSONSchema(params) {
					return createToJSONSchemaMethod(this, {})(params);
				},
				get description() {
					return registries.fd.get(this)?.description;
				},
				get _def() {
					return this._zod.def;
				}
			});
			let _ZodString = core_core.xI("_ZodString", (inst, def) => {
				$ZodString.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
			}, core_util.un({
				format: (inst) => aggregateChecks(inst).format ?? null,
				minLength: (inst) => aggregateChecks(inst).minimum ?? null,
				maxLength: (inst) => aggregateChecks(inst).maximum ?? null
			}, {
				regex(...args) {
					return this.check(api.Fk(...args));
				},
				includes(...args) {
					return this.check(api.dR(...args));
				},
				startsWith(...args) {
					return this.check(api.$S(...args));
				},
				endsWith(...args) {
					return this.check(api.ER(...args));
				},
				min(...args) {
					return this.check(api.m9(...args));
				},
				max(...args) {
					return this.check(api.Eb(...args));
				},
				length(...args) {
					return this.check(api.YA(...args));
				},
				nonempty(...args) {
					return this.check(api.m9(1, ...args));
				},
				lowercase(params) {
					return this.check(api.hH(params));
				},
				uppercase(params) {
					return this.check(api.qF(params));
				},
				trim() {
					return this.check(api.WN());
				},
				normalize(...args) {
					return this.check(api.lo(...args));
				},
				toLowerCase() {
					return this.check(api.Il());
				},
				toUpperCase() {
					return this.check(api.xY());
				},
				slugify() {
					return this.check(api.TL());
				}
			}));
			let ZodString = core_core.xI("ZodString", (inst, def) => {
				$ZodString.init(inst, def);
				_ZodString.init(inst, def);
			}, {
				email(params) {
					return this.check(api.Mu(ZodEmail, params));
				},
				url(params) {
					return this.check(api.Fn(ZodURL, params));
				},
				jwt(params) {
					return this.check(api.rk(ZodJWT, params));
				},
				emoji(params) {
					return this.check(api.aC(ZodEmoji, params));
				},
				guid(params) {
					return this.check(api.tB(ZodGUID, params));
				},
				uuid(params) {
					return this.check(api.Be(ZodUUID, params));
				},
				uuidv4(params) {
					return this.check(api.nA(ZodUUID, params));
				},
				uuidv6(params) {
					return this.check(api.pY(ZodUUID, params));
				},
				uuidv7(params) {
					return this.check(api.wA(ZodUUID, params));
				},
				nanoid(params) {
					return this.check(api.Dl(ZodNanoID, params));
				},
				cuid(params) {
					return this.check(api.fs(ZodCUID, params));
				},
				cuid2(params) {
					return this.check(api.Bj(ZodCUID2, params));
				},
				ulid(params) {
					return this.check(api.Ct(ZodULID, params));
				},
				base64(params) {
					return this.check(api.rt(ZodBase64, params));
				},
				base64url(params) {
					return this.check(api.cU(ZodBase64URL, params));
				},
				xid(params) {
					return this.check(api.Pw(ZodXID, params));
				},
				ksuid(params) {
					return this.check(api._z(ZodKSUID, params));
				},
				ipv4(params) {
					return this.check(api.Ny(ZodIPv4, params));
				},
				ipv6(params) {
					return this.check(api.$O(ZodIPv6, params));
				},
				cidrv4(params) {
					return this.check(api.Uy(ZodCIDRv4, params));
				},
				cidrv6(params) {
					return this.check(api.gP(ZodCIDRv6, params));
				},
				e164(params) {
					return this.check(api.KB(ZodE164, params));
				},
				datetime(params) {
					return this.check(api.G1(ZodISODateTime, params));
				},
				date(params) {
					return this.check(api.db(ZodISODate, params));
				},
				time(params) {
					return this.check(api.Kn(ZodISOTime, params));
				},
				duration(params) {
					return this.check(api.f2(ZodISODuration, params));
				}
			});
			function string(params) {
				return api.Rl(ZodString, params);
			}
			let ZodStringFormat = core_core.xI("ZodStringFormat", (inst, def) => {
				$ZodStringFormat.init(inst, def);
				_ZodString.init(inst, def);
			});
			let ZodISODateTime = core_core.xI("ZodISODateTime", (inst, def) => {
				$ZodISODateTime.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISODate = core_core.xI("ZodISODate", (inst, def) => {
				$ZodISODate.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISOTime = core_core.xI("ZodISOTime", (inst, def) => {
				$ZodISOTime.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodISODuration = core_core.xI("ZodISODuration", (inst, def) => {
				$ZodISODuration.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodEmail = core_core.xI("ZodEmail", (inst, def) => {
				$ZodEmail.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodGUID = core_core.xI("ZodGUID", (inst, def) => {
				$ZodGUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			function guid(params) {
				return api.tB(ZodGUID, params);
			}
			let ZodUUID = core_core.xI("ZodUUID", (inst, def) => {
				$ZodUUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodURL = core_core.xI("ZodURL", (inst, def) => {
				$ZodURL.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodEmoji = core_core.xI("ZodEmoji", (inst, def) => {
				$ZodEmoji.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodNanoID = core_core.xI("ZodNanoID", (inst, def) => {
				$ZodNanoID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCUID = core_core.xI("ZodCUID", (inst, def) => {
				$ZodCUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCUID2 = core_core.xI("ZodCUID2", (inst, def) => {
				$ZodCUID2.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodULID = core_core.xI("ZodULID", (inst, def) => {
				$ZodULID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodXID = core_core.xI("ZodXID", (inst, def) => {
				$ZodXID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodKSUID = core_core.xI("ZodKSUID", (inst, def) => {
				$ZodKSUID.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodIPv4 = core_core.xI("ZodIPv4", (inst, def) => {
				$ZodIPv4.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodIPv6 = core_core.xI("ZodIPv6", (inst, def) => {
				$ZodIPv6.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCIDRv4 = core_core.xI("ZodCIDRv4", (inst, def) => {
				$ZodCIDRv4.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodCIDRv6 = core_core.xI("ZodCIDRv6", (inst, def) => {
				$ZodCIDRv6.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodBase64 = core_core.xI("ZodBase64", (inst, def) => {
				$ZodBase64.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodBase64URL = core_core.xI("ZodBase64URL", (inst, def) => {
				$ZodBase64URL.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodE164 = core_core.xI("ZodE164", (inst, def) => {
				$ZodE164.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodJWT = core_core.xI("ZodJWT", (inst, def) => {
				$ZodJWT.init(inst, def);
				ZodStringFormat.init(inst, def);
			});
			let ZodNumber = core_core.xI("ZodNumber", (inst, def) => {
				$ZodNumber.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
				inst.isFinite = !0;
			}, core_util.un({
				minValue: (inst) => {
					let { minimum, exclusiveMinimum } = aggregateChecks(inst);
					return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
				},
				maxValue: (inst) => {
					let { maximum, exclusiveMaximum } = aggregateChecks(inst);
					return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
				},
				isInt: (inst) => {
					let { isInt, multipleOf } = aggregateChecks(inst);
					return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
				},
				format: (inst) => aggregateChecks(inst).format ?? null
			}, {
				gt(value, params) {
					return this.check(api.Tx(value, params));
				},
				gte(value, params) {
					return this.check(api.qm(value, params));
				},
				min(value, params) {
					return this.check(api.qm(value, params));
				},
				lt(value, params) {
					return this.check(api.Au(value, params));
				},
				lte(value, params) {
					return this.check(api.Zm(value, params));
				},
				max(value, params) {
					return this.check(api.Zm(value, params));
				},
				int(params) {
					return this.check(schemas_int(params));
				},
				safe(params) {
					return this.check(schemas_int(params));
				},
				positive(params) {
					return this.check(api.Tx(0, params));
				},
				nonnegative(params) {
					return this.check(api.qm(0, params));
				},
				negative(params) {
					return this.check(api.Au(0, params));
				},
				nonpositive(params) {
					return this.check(api.Zm(0, params));
				},
				multipleOf(value, params) {
					return this.check(api.Hi(value, params));
				},
				step(value, params) {
					return this.check(api.Hi(value, params));
				},
				finite() {
					return this;
				}
			}));
			function number(params) {
				return api.F7(ZodNumber, params);
			}
			let ZodNumberFormat = core_core.xI("ZodNumberFormat", (inst, def) => {
				$ZodNumberFormat.init(inst, def);
				ZodNumber.init(inst, def);
			});
			function schemas_int(params) {
				return api.LK(ZodNumberFormat, params);
			}
			let ZodBoolean = core_core.xI("ZodBoolean", (inst, def) => {
				$ZodBoolean.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
			});
			function schemas_boolean(params) {
				return api._L(ZodBoolean, params);
			}
			let ZodUndefined = core_core.xI("ZodUndefined", (inst, def) => {
				$ZodUndefined.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => undefinedProcessor(inst, ctx, json, params);
			});
			function _undefined(params) {
				return api.E4(ZodUndefined, params);
			}
			let ZodNull = core_core.xI("ZodNull", (inst, def) => {
				$ZodNull.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nullProcessor(inst, ctx, json, params);
			});
			function _null(params) {
				return api.jw(ZodNull, params);
			}
			let ZodUnknown = core_core.xI("ZodUnknown", (inst, def) => {
				$ZodUnknown.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => void 0;
			});
			function unknown() {
				return api.em(ZodUnknown);
			}
			let ZodNever = core_core.xI("ZodNever", (inst, def) => {
				$ZodNever.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
			});
			function never(params) {
				return api.G8(ZodNever, params);
			}
			let ZodArray = core_core.xI("ZodArray", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodArray.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
				inst.element = def.element;
			}, {
				min(n, params) {
					return this.check(api.m9(n, params));
				},
				nonempty(params) {
					return this.check(api.m9(1, params));
				},
				max(n, params) {
					return this.check(api.Eb(n, params));
				},
				length(n, params) {
					return this.check(api.YA(n, params));
				},
				unwrap() {
					return this.element;
				}
			});
			function array(element, params) {
				return api.dZ(ZodArray, element, params);
			}
			let ZodObject = core_core.xI("ZodObject", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodObjectJIT.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
				core_util.X(inst, "shape", (self) => self._zod.def.shape, !1);
			}, {
				keyof() {
					return _enum(Object.keys(this._zod.def.shape));
				},
				catchall(catchall) {
					return this.clone(core_util.zM(this._zod.def, { catchall }));
				},
				passthrough() {
					return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
				},
				loose() {
					return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
				},
				strict() {
					return this.clone(core_util.zM(this._zod.def, { catchall: never() }));
				},
				strip() {
					return this.clone(core_util.zM(this._zod.def, { catchall: void 0 }));
				},
				extend(incoming) {
					return core_util.X$(this, incoming);
				},
				safeExtend(incoming) {
					return core_util.W0(this, incoming);
				},
				merge(other) {
					return core_util.h1(this, other);
				},
				pick(mask) {
					return core_util.Up(this, mask);
				},
				omit(mask) {
					return core_util.cJ(this, mask);
				},
				partial(...args) {
					return core_util.OH(ZodOptional, this, args[0]);
				},
				exactPartial(...args) {
					return core_util.OH(ZodExactOptional, this, args[0], "exactPartial");
				},
				required(...args) {
					return core_util.mw(ZodNonOptional, this, args[0]);
				}
			});
			function object(shape, params) {
				let def = {
					type: "object",
					shape: shape ?? {},
					...core_util.A2(params)
				};
				return new ZodObject(def);
			}
			function strictObject(shape, params) {
				return new ZodObject({
					type: "object",
					shape,
					catchall: never(),
					...core_util.A2(params)
				});
			}
			let ZodUnion = core_core.xI("ZodUnion", (inst, def) => {
				$ZodUnion.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
				inst.options = def.options;
			});
			function union(options, params) {
				return new ZodUnion({
					type: "union",
					options,
					...core_util.A2(params)
				});
			}
			let ZodIntersection = core_core.xI("ZodIntersection", (inst, def) => {
				$ZodIntersection.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
			});
			function intersection(left, right) {
				return new ZodIntersection({
					type: "intersection",
					left,
					right
				});
			}
			let ZodRecord = core_core.xI("ZodRecord", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodRecord.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
				inst.keyType = def.keyType;
				inst.valueType = def.valueType;
			});
			function record(keyType, valueType, params) {
				if (!valueType || !valueType._zod) return new ZodRecord({
					type: "record",
					keyType: string(),
					valueType: keyType,
					...core_util.A2(valueType)
				});
				return new ZodRecord({
					type: "record",
					keyType,
					valueType,
					...core_util.A2(params)
				});
			}
			let ZodEnum = core_core.xI("ZodEnum", (inst, def) => {
				$ZodEnum.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
				inst.enum = def.entries;
				inst.options = [...inst._zod.values];
				let keys = new Set(Object.keys(def.entries));
				inst.extract = (values, params) => {
					let newEntries = {};
					for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
					else throw Error(`Key ${value} not found in enum`);
					return new ZodEnum({
						...def,
						checks: [],
						...core_util.A2(params),
						entries: newEntries
					});
				};
				inst.exclude = (values, params) => {
					let newEntries = { ...def.entries };
					for (let value of values) if (keys.has(value)) delete newEntries[value];
					else throw Error(`Key ${value} not found in enum`);
					return new ZodEnum({
						...def,
						checks: [],
						...core_util.A2(params),
						entries: newEntries
					});
				};
			});
			function _enum(values, params) {
				let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
				return new ZodEnum({
					type: "enum",
					entries,
					...core_util.A2(params)
				});
			}
			let ZodLiteral = core_core.xI("ZodLiteral", (inst, def) => {
				$ZodLiteral.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
				inst.values = new Set(def.values);
				Object.defineProperty(inst, "value", { get() {
					if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
					return def.values[0];
				} });
			});
			function literal(value, params) {
				return new ZodLiteral({
					type: "literal",
					values: Array.isArray(value) ? value : [value],
					...core_util.A2(params)
				});
			}
			let ZodTransform = core_core.xI("ZodTransform", (inst, def) => {
				_ensureDefaultMemoizer();
				$ZodTransform.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
				inst._zod.parse = (payload, _ctx) => {
					if (_ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
					payload.addIssue = (issue) => {
						if (typeof issue == "string") payload.issues.push(core_util.sn(issue, payload.value, def));
						else {
							let _issue = issue;
							_issue.fatal && (_issue.continue = !1);
							_issue.code ??= "custom";
							"input" in _issue || (_issue.input = payload.value);
							_issue.inst ??= inst;
							payload.issues.push(core_util.sn(_issue));
						}
					};
					let output = def.transform(payload.value, payload);
					if (output instanceof Promise) return output.then((output) => {
						payload.value = output;
						return payload;
					});
					payload.value = output;
					return payload;
				};
			});
			function transform(fn) {
				return new ZodTransform({
					type: "transform",
					transform: fn
				});
			}
			let ZodOptional = core_core.xI("ZodOptional", (inst, def) => {
				$ZodOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function optional(innerType) {
				return new ZodOptional({
					type: "optional",
					innerType
				});
			}
			let ZodExactOptional = core_core.xI("ZodExactOptional", (inst, def) => {
				$ZodExactOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function exactOptional(innerType) {
				return new ZodExactOptional({
					type: "optional",
					innerType
				});
			}
			let ZodNullable = core_core.xI("ZodNullable", (inst, def) => {
				$ZodNullable.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function nullable(innerType) {
				return new ZodNullable({
					type: "nullable",
					innerType
				});
			}
			let ZodDefault = core_core.xI("ZodDefault", (inst, def) => {
				$ZodDefault.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
				inst.removeDefault = inst.unwrap;
			});
			function _default(innerType, defaultValue) {
				return new ZodDefault({
					type: "default",
					innerType,
					get defaultValue() {
						return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
					}
				});
			}
			let ZodPrefault = core_core.xI("ZodPrefault", (inst, def) => {
				$ZodPrefault.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function prefault(innerType, defaultValue) {
				return new ZodPrefault({
					type: "prefault",
					innerType,
					get defaultValue() {
						return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
					}
				});
			}
			let ZodNonOptional = core_core.xI("ZodNonOptional", (inst, def) => {
				$ZodNonOptional.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function nonoptional(innerType, params) {
				return new ZodNonOptional({
					type: "nonoptional",
					innerType,
					...core_util.A2(params)
				});
			}
			let ZodCatch = core_core.xI("ZodCatch", (inst, def) => {
				$ZodCatch.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
				inst.removeCatch = inst.unwrap;
			});
			function _catch(innerType, catchValue) {
				return new ZodCatch({
					type: "catch",
					innerType,
					catchValue: typeof catchValue == "function" ? catchValue : core_util.SS(catchValue)
				});
			}
			let ZodPipe = core_core.xI("ZodPipe", (inst, def) => {
				$ZodPipe.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
				inst.in = def.in;
				inst.out = def.out;
			});
			function pipe(in_, out) {
				return new ZodPipe({
					type: "pipe",
					in: in_,
					out
				});
			}
			let ZodPreprocess = core_core.xI("ZodPreprocess", (inst, def) => {
				ZodPipe.init(inst, def);
				$ZodPreprocess.init(inst, def);
			});
			let ZodReadonly = core_core.xI("ZodReadonly", (inst, def) => {
				$ZodReadonly.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.innerType;
			});
			function readonly(innerType) {
				return new ZodReadonly({
					type: "readonly",
					innerType
				});
			}
			let ZodLazy = core_core.xI("ZodLazy", (inst, def) => {
				$ZodLazy.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => lazyProcessor(inst, ctx, json, params);
				inst.unwrap = () => inst._zod.def.getter();
			});
			function lazy(getter) {
				return new ZodLazy({
					type: "lazy",
					getter
				});
			}
			let ZodCustom = core_core.xI("ZodCustom", (inst, def) => {
				$ZodCustom.init(inst, def);
				ZodType.init(inst, def);
				inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
			});
			function custom(fn, _params) {
				return api.FO(ZodCustom, fn ?? (() => !0), _params);
			}
			function refine(fn, _params = {}) {
				return api.fU(ZodCustom, fn, _params);
			}
			function superRefine(fn, params) {
				return api.MB(fn, params);
			}
			api.q0;
			api.mI;
			function json(params) {
				let jsonSchema = lazy(() => union([
					string(params),
					number(),
					schemas_boolean(),
					_null(),
					array(jsonSchema),
					record(string(), jsonSchema)
				]));
				return jsonSchema;
			}
			function preprocess(fn, schema) {
				return new ZodPreprocess({
					type: "pipe",
					in: transform(fn),
					out: schema
				});
			}
		}),
		3759: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$O: () => _ipv6,
				$S: () => _startsWith,
				Au: () => _lt,
				Be: () => _uuid,
				Bj: () => _cuid2,
				Ct: () => _ulid,
				Dl: () => _nanoid,
				E4: () => _undefined,
				ER: () => _endsWith,
				Eb: () => _maxLength,
				F7: () => _number,
				FO: () => _custom,
				Fk: () => _regex,
				Fn: () => _url,
				G1: () => _isoDateTime,
				G8: () => _never,
				Hi: () => _multipleOf,
				Il: () => _toLowerCase,
				KB: () => _e164,
				Kn: () => _isoTime,
				LK: () => _int,
				MB: () => _superRefine,
				Mu: () => _email,
				Ny: () => _ipv4,
				Pw: () => _xid,
				Rl: () => _string,
				T2: () => _properties,
				TL: () => _slugify,
				Tx: () => _gt,
				Uy: () => _cidrv4,
				WN: () => _trim,
				YA: () => _length,
				Zm: () => _lte,
				_L: () => _boolean,
				_z: () => _ksuid,
				aC: () => _emoji,
				bS: () => _overwrite,
				cU: () => _base64url,
				dR: () => _includes,
				dZ: () => _array,
				db: () => _isoDate,
				em: () => _unknown,
				f2: () => _isoDuration,
				fU: () => _refine,
				fs: () => _cuid,
				gP: () => _cidrv6,
				hH: () => _lowercase,
				jw: () => _null,
				lo: () => _normalize,
				m9: () => _minLength,
				mI: () => meta,
				nA: () => _uuidv4,
				pY: () => _uuidv6,
				q0: () => describe,
				qF: () => _uppercase,
				qG: () => _coercedNumber,
				qm: () => _gte,
				rk: () => _jwt,
				rt: () => _base64,
				tB: () => _guid,
				wA: () => _uuidv7,
				xY: () => _toUpperCase
			});
			var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
			var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396);
			var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
			function snapshotChecks(def) {
				def.checks &&= [...def.checks];
				return def;
			}
			function _string(Class, params) {
				return new Class(snapshotChecks({
					type: "string",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				}));
			}
			function _email(Class, params) {
				return new Class({
					type: "string",
					format: "email",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _guid(Class, params) {
				return new Class({
					type: "string",
					format: "guid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _uuid(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _uuidv4(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v4",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _uuidv6(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v6",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _uuidv7(Class, params) {
				return new Class({
					type: "string",
					format: "uuid",
					check: "string_format",
					abort: !1,
					version: "v7",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _url(Class, params) {
				return new Class({
					type: "string",
					format: "url",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _emoji(Class, params) {
				return new Class({
					type: "string",
					format: "emoji",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _nanoid(Class, params) {
				return new Class({
					type: "string",
					format: "nanoid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _cuid(Class, params) {
				return new Class({
					type: "string",
					format: "cuid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _cuid2(Class, params) {
				return new Class({
					type: "string",
					format: "cuid2",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _ulid(Class, params) {
				return new Class({
					type: "string",
					format: "ulid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _xid(Class, params) {
				return new Class({
					type: "string",
					format: "xid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _ksuid(Class, params) {
				return new Class({
					type: "string",
					format: "ksuid",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _ipv4(Class, params) {
				return new Class({
					type: "string",
					format: "ipv4",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _ipv6(Class, params) {
				return new Class({
					type: "string",
					format: "ipv6",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _cidrv4(Class, params) {
				return new Class({
					type: "string",
					format: "cidrv4",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _cidrv6(Class, params) {
				return new Class({
					type: "string",
					format: "cidrv6",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _base64(Class, params) {
				return new Class({
					type: "string",
					format: "base64",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _base64url(Class, params) {
				return new Class({
					type: "string",
					format: "base64url",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _e164(Class, params) {
				return new Class({
					type: "string",
					format: "e164",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _jwt(Class, params) {
				return new Class({
					type: "string",
					format: "jwt",
					check: "string_format",
					abort: !1,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _isoDateTime(Class, params) {
				return new Class({
					type: "string",
					format: "datetime",
					check: "string_format",
					offset: !1,
					local: !1,
					precision: null,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _isoDate(Class, params) {
				return new Class({
					type: "string",
					format: "date",
					check: "string_format",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _isoTime(Class, params) {
				return new Class({
					type: "string",
					format: "time",
					check: "string_format",
					precision: null,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _isoDuration(Class, params) {
				return new Class({
					type: "string",
					format: "duration",
					check: "string_format",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _number(Class, params) {
				return new Class(snapshotChecks({
					type: "number",
					checks: [],
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				}));
			}
			function _coercedNumber(Class, params) {
				return new Class(snapshotChecks({
					type: "number",
					coerce: !0,
					checks: [],
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				}));
			}
			function _int(Class, params) {
				return new Class({
					type: "number",
					check: "number_format",
					abort: !1,
					format: "safeint",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _boolean(Class, params) {
				return new Class({
					type: "boolean",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _undefined(Class, params) {
				return new Class({
					type: "undefined",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _null(Class, params) {
				return new Class({
					type: "null",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _unknown(Class) {
				return new Class({ type: "unknown" });
			}
			function _never(Class, params) {
				return new Class({
					type: "never",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _lt(value, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
					check: "less_than",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					value,
					inclusive: !1
				});
			}
			function _lte(value, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
					check: "less_than",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					value,
					inclusive: !0
				});
			}
			function _gt(value, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
					check: "greater_than",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					value,
					inclusive: !1
				});
			}
			function _gte(value, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
					check: "greater_than",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					value,
					inclusive: !0
				});
			}
			function _multipleOf(value, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
					check: "multiple_of",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					value
				});
			}
			function _maxLength(maximum, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
					check: "max_length",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					maximum
				});
			}
			function _minLength(minimum, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
					check: "min_length",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					minimum
				});
			}
			function _length(length, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({
					check: "length_equals",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					length
				});
			}
			function _regex(pattern, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
					check: "string_format",
					format: "regex",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					pattern
				});
			}
			function _lowercase(params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({
					check: "string_format",
					format: "lowercase",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _uppercase(params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({
					check: "string_format",
					format: "uppercase",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _includes(includes, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({
					check: "string_format",
					format: "includes",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					includes
				});
			}
			function _startsWith(prefix, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({
					check: "string_format",
					format: "starts_with",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					prefix
				});
			}
			function _endsWith(suffix, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({
					check: "string_format",
					format: "ends_with",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
					suffix
				});
			}
			function _properties(shape, params) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({
					check: "properties",
					shape,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _overwrite(tx) {
				return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
					check: "overwrite",
					tx
				});
			}
			function _normalize(form) {
				return _overwrite((input) => input.normalize(form));
			}
			function _trim() {
				return _overwrite((input) => input.trim());
			}
			function _toLowerCase() {
				return _overwrite((input) => input.toLowerCase());
			}
			function _toUpperCase() {
				return _overwrite((input) => input.toUpperCase());
			}
			function _slugify() {
				return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input));
			}
			function _array(Class, element, params) {
				return new Class({
					type: "array",
					element,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
			}
			function _custom(Class, fn, _params) {
				let norm = _util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params);
				norm.abort ??= !0;
				return new Class({
					type: "custom",
					check: "custom",
					fn,
					...norm
				});
			}
			function _refine(Class, fn, _params) {
				return new Class({
					type: "custom",
					check: "custom",
					fn,
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
				});
			}
			function _superRefine(fn, params) {
				let ch = _check((payload) => {
					payload.addIssue = (issue) => {
						if (typeof issue == "string") payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue, payload.value, ch._zod.def));
						else {
							let _issue = issue;
							_issue.fatal && (_issue.continue = !1);
							_issue.code ??= "custom";
							"input" in _issue || (_issue.input = payload.value);
							_issue.inst ??= ch;
							_issue.continue ??= !ch._zod.def.abort;
							payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue));
						}
					};
					return fn(payload.value, payload);
				}, params);
				return ch;
			}
			function _check(fn, params) {
				let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
					check: "custom",
					..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
				});
				ch._zod.check = fn;
				return ch;
			}
			function describe(description) {
				let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "describe" });
				ch._zod.onattach = [(inst) => {
					let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
					_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
						...existing,
						description
					});
				}];
				ch._zod.check = () => {};
				return ch;
			}
			function meta(metadata) {
				let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "meta" });
				ch._zod.onattach = [(inst) => {
					let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
					_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
						...existing,
						...metadata
					});
				}];
				ch._zod.check = () => {};
				return ch;
			}
		}),
		4890: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				DG: () => $ZodCheckRegex,
				E6: () => $ZodCheckEndsWith,
				J: () => $ZodCheckStartsWith,
				J_: () => $ZodCheckGreaterThan,
				Jk: () => $ZodCheckMultipleOf,
				KH: () => $ZodCheckNumberFormat,
				Kk: () => $ZodCheckMinLength,
				NI: () => $ZodCheckLowerCase,
				QP: () => $ZodCheck,
				RM: () => $ZodCheckLengthEquals,
				Tt: () => $ZodCheckIncludes,
				Yk: () => $ZodCheckMaxLength,
				kH: () => $ZodCheckUpperCase,
				nJ: () => $ZodCheckProperties,
				ql: () => $ZodCheckStringFormat,
				sm: () => $ZodCheckLessThan,
				v$: () => $ZodCheckOverwrite
			});
			var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
			var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908);
			var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
			let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
				var _a;
				inst._zod ??= {};
				inst._zod.def = def;
				(_a = inst._zod).onattach ?? (_a.onattach = []);
			});
			let _whenHasLength = (payload) => {
				let val = payload.value;
				return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
			};
			let numericOriginMap = {
				number: "number",
				bigint: "bigint",
				object: "date"
			};
			let $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_big",
						maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
				$ZodCheck.init(inst, def);
				let origin = numericOriginMap[typeof def.value];
				inst._zod.check = (payload) => {
					if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
					payload.issues.push({
						origin: numericOriginMap[typeof payload.value] ?? origin,
						code: "too_small",
						minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
						input: payload.value,
						inclusive: def.inclusive,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMultipleOf = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf", (inst, def) => {
				$ZodCheck.init(inst, def);
				inst._zod.check = (payload) => {
					if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
					if (typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : _util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value, def.value) === 0) return;
					payload.issues.push({
						origin: typeof payload.value,
						code: "not_multiple_of",
						divisor: def.value,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
				$ZodCheck.init(inst, def);
				def.format = def.format || "float64";
				let isInt = def.format?.includes("int");
				let origin = isInt ? "int" : "number";
				let [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
				inst._zod.check = (payload) => {
					let input = payload.value;
					if (isInt) {
						if (!Number.isInteger(input)) {
							payload.issues.push({
								expected: origin,
								format: def.format,
								code: "invalid_type",
								continue: !1,
								input,
								inst
							});
							return;
						}
						if (!Number.isSafeInteger(input)) {
							input > 0 ? payload.issues.push({
								input,
								code: "too_big",
								maximum: 2 ** 53 - 1,
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							}) : payload.issues.push({
								input,
								code: "too_small",
								minimum: -(2 ** 53 - 1),
								note: "Integers must be within the safe integer range.",
								inst,
								origin,
								inclusive: !0,
								continue: !def.abort
							});
							return;
						}
					}
					input < minimum && payload.issues.push({
						origin: "number",
						input,
						code: "too_small",
						minimum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
					input > maximum && payload.issues.push({
						origin: "number",
						input,
						code: "too_big",
						maximum,
						inclusive: !0,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
					let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
					payload.issues.push({
						origin,
						code: "too_big",
						maximum: def.maximum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
					let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
					payload.issues.push({
						origin,
						code: "too_small",
						minimum: def.minimum,
						inclusive: !0,
						input,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckLengthEquals = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals", (inst, def) => {
				var _a;
				$ZodCheck.init(inst, def);
				(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
				inst._zod.check = (payload) => {
					let input = payload.value;
					let units = input.length;
					let length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
					if (length === def.length) return;
					let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
					let tooBig = length > def.length;
					payload.issues.push({
						origin,
						...tooBig ? {
							code: "too_big",
							maximum: def.length
						} : {
							code: "too_small",
							minimum: def.length
						},
						inclusive: !0,
						exact: !0,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
				var _a, _b;
				$ZodCheck.init(inst, def);
				def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: def.format,
						input: payload.value,
						...def.pattern ? { pattern: def.pattern.toString() } : {},
						inst,
						continue: !def.abort
					});
				}) : (_b = inst._zod).check ?? (_b.check = () => {});
			});
			let $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
				$ZodCheckStringFormat.init(inst, def);
				inst._zod.check = (payload) => {
					def.pattern.lastIndex = 0;
					if (def.pattern.test(payload.value)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "regex",
						input: payload.value,
						pattern: def.pattern.toString(),
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckLowerCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase", (inst, def) => {
				def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC;
				$ZodCheckStringFormat.init(inst, def);
			});
			let $ZodCheckUpperCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase", (inst, def) => {
				def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv;
				$ZodCheckStringFormat.init(inst, def);
			});
			let $ZodCheckIncludes = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes", (inst, def) => {
				$ZodCheck.init(inst, def);
				let escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);
				def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
				inst._zod.check = (payload) => {
					if (payload.value.includes(def.includes, def.position)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "includes",
						includes: def.includes,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def) => {
				$ZodCheck.init(inst, def);
				let pattern = RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
				def.pattern ??= pattern;
				inst._zod.check = (payload) => {
					if (payload.value.startsWith(def.prefix)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "starts_with",
						prefix: def.prefix,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			let $ZodCheckEndsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith", (inst, def) => {
				$ZodCheck.init(inst, def);
				let pattern = RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);
				def.pattern ??= pattern;
				inst._zod.check = (payload) => {
					if (payload.value.endsWith(def.suffix)) return;
					payload.issues.push({
						origin: "string",
						code: "invalid_format",
						format: "ends_with",
						suffix: def.suffix,
						input: payload.value,
						inst,
						continue: !def.abort
					});
				};
			});
			function handleCheckPropertyResult(result, payload, property) {
				result.issues.length && payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property, result.issues));
			}
			let $ZodCheckProperties = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties", (inst, def) => {
				$ZodCheck.init(inst, def);
				_util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst, Symbol.iterator, function* () {
					yield inst;
				});
				let entries;
				inst._zod.check = (payload) => {
					if (payload.value == null) {
						payload.issues.push({
							expected: "object",
							code: "invalid_type",
							input: payload.value,
							inst
						});
						return;
					}
					entries ??= Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]);
					let input = payload.value;
					let proms;
					for (let [key, schema] of entries) {
						let result = schema._zod.run({
							value: input[key],
							issues: []
						}, {});
						if (result instanceof Promise) {
							proms ??= [];
							proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)));
						} else handleCheckPropertyResult(result, payload, key);
					}
					if (proms) return Promise.all(proms).then(() => void 0);
				};
			});
			let $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
				$ZodCheck.init(inst, def);
				inst._zod.check = (payload) => {
					payload.value = def.tx(payload.value);
				};
			});
		}),
		8532: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				$W: () => config,
				GT: () => $ZodAsyncError,
				cV: () => $ZodEncodeError,
				cr: () => globalConfig,
				tm: () => NEVER,
				xI: () => $constructor
			});
			var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
			var _a;
			let NEVER = Object.freeze({ status: "aborted" });
			let _zodDesc = {
				value: void 0,
				enumerable: !1
			};
			let _E = "captureStackTrace" in Error ? Error : null;
			function newError(Definition) {
				let E = _E;
				if (E) {
					let saved = E.stackTraceLimit;
					if (typeof saved == "number") {
						try {
							E.stackTraceLimit = 0;
						} catch {
							_E = null;
							return new Definition();
						}
						try {
							return new Definition();
						} finally {
							E.stackTraceLimit = saved;
						}
					}
				}
				return new Definition();
			}
			function $constructor(name, initializer, proto, params) {
				let zodProto = {};
				function Internals(def) {
					this.def = def;
					this.constr = _;
					this.traits = new Set();
				}
				Internals.prototype = zodProto;
				let protoMembers = proto;
				let initialized = protoMembers && new WeakSet();
				function init(inst, def) {
					if (!inst._zod) {
						_zodDesc.value = new Internals(def);
						try {
							Object.defineProperty(inst, "_zod", _zodDesc);
						} finally {
							_zodDesc.value = void 0;
						}
					} else if (inst._zod.traits.has(name)) return;
					inst._zod.traits.add(name);
					initializer(inst, def);
					if (initialized) {
						let own = Object.getPrototypeOf(inst);
						let ctorProto = inst._zod.constr.prototype;
						let up = own;
						for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
						let target = up ?? own;
						if (!initialized.has(target)) {
							initialized.add(target);
							(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
						}
					}
					let proto = _.prototype;
					for (let k in proto) {
						if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
						k in inst || (inst[k] = proto[k].bind(inst));
					}
				}
				let Parent = params?.Parent ?? Object;
				class Definition extends Parent {}
				Object.defineProperty(Definition, "name", { value: name });
				function _(def) {
					let inst = params?.Parent ? newError(Definition) : this;
					init(inst, def);
					let deferred = inst._zod.deferred;
					if (deferred) {
						for (let fn of deferred) fn();
						inst._zod.deferred = void 0;
					}
					let pp = globalThis.__zod_globalConfig?.postProcessor;
					pp && pp(inst);
					return inst;
				}
				Object.defineProperty(_, "init", { value: init });
				Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
					if (params?.Parent && inst instanceof params.Parent) return !0;
					return inst?._zod?.traits?.has(name);
				} });
				Object.defineProperty(_, "name", { value: name });
				return _;
			}
			class $ZodAsyncError extends Error {
				constructor() {
					super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
				}
			}
			class $ZodEncodeError extends Error {
				constructor(name) {
					super(`Encountered unidirectional transform during encode: ${name}`);
					this.name = "ZodEncodeError";
				}
			}
			(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
			let globalConfig = globalThis.__zod_globalConfig;
			function config(newConfig) {
				newConfig && Object.assign(globalConfig, newConfig);
				return globalConfig;
			}
		}),
		7428: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				JM: () => flattenError,
				Kd: () => $ZodRealError,
				Wk: () => formatError,
				a$: () => $ZodError,
				sR: () => toDotPath
			});
			var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8532);
			var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
			function _getMessage() {
				let internals = this._zod;
				internals.message ??= JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2);
				return internals.message;
			}
			function _setMessage(value) {
				this._zod.message = value;
			}
			let _messageDesc = {
				get: _getMessage,
				set: _setMessage,
				enumerable: !0,
				configurable: !0
			};
			let _issuesDesc = {
				value: void 0,
				enumerable: !1
			};
			let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
			let initializer = (inst, def) => {
				inst.name = "$ZodError";
				_issuesDesc.value = def;
				Object.defineProperty(inst, "issues", _issuesDesc);
				_issuesDesc.value = void 0;
				Object.defineProperty(inst, "message", _messageDesc);
				let proto = Object.getPrototypeOf(inst);
				if (!_installedToString.has(proto)) {
					_installedToString.add(proto);
					Object.defineProperty(proto, "toString", {
						configurable: !0,
						enumerable: !1,
						get() {
							let value = () => this.message;
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
							return value;
						},
						set(value) {
							Object.defineProperty(this, "toString", {
								value,
								configurable: !0,
								writable: !0
							});
						}
					});
				}
			};
			let $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
			let $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, { Parent: Error });
			function node(obj, key, make) {
				Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
					value: make(),
					writable: !0,
					enumerable: !0,
					configurable: !0
				}) : obj[key] = make());
				return obj[key];
			}
			function flattenError(error, mapper = (issue) => issue.message) {
				let fieldErrors = {};
				let formErrors = [];
				for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
				return {
					formErrors,
					fieldErrors
				};
			}
			function formatError(error, mapper = (issue) => issue.message) {
				let fieldErrors = { _errors: [] };
				let processError = (error, path = []) => {
					for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
					else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
					else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
					else {
						let fullpath = [...path, ...issue.path];
						if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
						else {
							let curr = fieldErrors;
							let i = 0;
							for (; i < fullpath.length;) {
								let el = fullpath[i];
								let terminal = i === fullpath.length - 1;
								if (el === "_errors") {
									terminal && curr._errors.push(mapper(issue));
									i++;
									continue;
								}
								Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
									value: { _errors: [] },
									enumerable: !0,
									writable: !0,
									configurable: !0
								});
								let node = curr[el];
								terminal && node._errors.push(mapper(issue));
								curr = node;
								i++;
							}
						}
					}
				};
				processError(error);
				return fieldErrors;
			}
			function toDotPath(_path) {
				let segs = [];
				let path = _path.map((seg) => typeof seg == "object" ? seg.key : seg);
				for (let seg of path) if (typeof seg == "number") segs.push(`[${seg}]`);
				else if (typeof seg == "symbol") segs.push(`[${JSON.stringify(String(seg))}]`);
				else if (/[^\w$]/.test(seg)) segs.push(`[${JSON.stringify(seg)}]`);
				else {
					segs.length && segs.push(".");
					segs.push(seg);
				}
				return segs.join("");
			}
		}),
		4196: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				F0: () => validateAsync,
				GW: () => _encodeAsync,
				Mv: () => _encode,
				Od: () => _safeParse,
				R3: () => _safeDecodeAsync,
				Rb: () => _parseAsync,
				Tj: () => _parse,
				VS: () => _safeDecode,
				e2: () => _decode,
				or: () => _decodeAsync,
				rh: () => _safeEncode,
				tf: () => validate,
				v_: () => _safeEncodeAsync,
				wG: () => _safeParseAsync
			});
			var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
			var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7428);
			var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
			function finalizeParams(callee, params) {
				return {
					callee: params?.callee ?? callee,
					Err: params?.Err
				};
			}
			let _parse = (_Err) => {
				let fn = (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !1
					} : { async: !1 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
					if (result.issues.length) {
						let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
						_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, _params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _parseAsync = (_Err) => {
				let fn = async (schema, value, _ctx, params) => {
					let ctx = _ctx ? {
						..._ctx,
						async: !0
					} : { async: !0 };
					let result = schema._zod.run({
						value,
						issues: []
					}, ctx);
					result instanceof Promise && (result = await result);
					if (result.issues.length) {
						let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
						_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, params?.callee ?? fn);
						throw e;
					}
					return result.value;
				};
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _safeParse = (_Err) => (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			function failure(Err, issues, ctx) {
				let error;
				return {
					success: !1,
					get error() {
						if (!error) {
							error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
							issues = void 0;
							ctx = void 0;
						}
						return error;
					},
					set error(e) {
						error = e;
						issues = void 0;
						ctx = void 0;
					}
				};
			}
			let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 };
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				result instanceof Promise && (result = await result);
				return result.issues.length ? failure(_Err, result.issues, ctx) : {
					success: !0,
					data: result.value
				};
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let COMPILE_INVALID = Symbol.for("zod.compile.invalid");
			let COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
			let validate = ((schema, value, _ctx) => {
				let validator = schema._zod.bag.validator;
				if (validator !== void 0) {
					if (validator(value) !== COMPILE_INVALID) return !0;
					if (validator.definite === !0 && _ctx === void 0) return !1;
				}
				return validateFallback(schema, value, _ctx);
			});
			function validateFallback(schema, value, _ctx) {
				let ctx = _ctx ? {
					..._ctx,
					async: !1,
					abortEarly: !0
				} : {
					async: !1,
					abortEarly: !0
				};
				let fallbackRun = schema._zod.bag.fallbackRun;
				let result;
				if (fallbackRun) {
					ctx[COMPILE_FALLBACK] = !0;
					result = fallbackRun({
						value,
						issues: []
					}, ctx);
				} else result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
				return result.issues.length === 0;
			}
			let validateAsync = async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0,
					abortEarly: !0
				} : {
					async: !0,
					abortEarly: !0
				};
				let result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				result instanceof Promise && (result = await result);
				return result.issues.length === 0;
			};
			let _encode = (_Err) => {
				let parse = _parse(_Err);
				let fn = (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						direction: "backward"
					} : { direction: "backward" };
					return parse(schema, value, ctx, finalizeParams(fn, _params));
				};
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _decode = (_Err) => {
				let parse = _parse(_Err);
				let fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _encodeAsync = (_Err) => {
				let parseAsync = _parseAsync(_Err);
				let fn = async (schema, value, _ctx, _params) => {
					let ctx = _ctx ? {
						..._ctx,
						direction: "backward"
					} : { direction: "backward" };
					return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
				};
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _decodeAsync = (_Err) => {
				let parseAsync = _parseAsync(_Err);
				let fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
				return fn;
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _safeEncode = (_Err) => (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return _safeParse(_Err)(schema, value, ctx);
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return _safeParseAsync(_Err)(schema, value, ctx);
			};
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
			let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
			_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		}),
		3908: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				AC: () => lowercase,
				Ak: () => nanoid,
				D2: () => nanoidOfLength,
				F: () => httpProtocol,
				Gl: () => cuid2,
				K3: () => base64,
				Os: () => guid,
				Rp: () => email,
				Vx: () => _undefined,
				Z0: () => ulid,
				Zg: () => emoji,
				Zv: () => uppercase,
				ai: () => number,
				ch: () => _null,
				fO: () => ksuid,
				gF: () => cuid,
				gp: () => anyString,
				hQ: () => e164,
				kB: () => time,
				kM: () => xid,
				l7: () => cidrv6,
				nd: () => integer,
				o: () => bigint,
				p0: () => duration,
				p6: () => date,
				r0: () => base64url,
				uR: () => uuid,
				uX: () => ipv4,
				ug: () => ipv6,
				w$: () => datetime,
				zM: () => boolean,
				zr: () => cidrv4
			});
			let cuid = /^[cC][0-9a-z]{6,}$/;
			let cuid2 = /^[0-9a-z]+$/;
			let ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
			let xid = /^[0-9a-vA-V]{20}$/;
			let ksuid = /^[A-Za-z0-9]{27}$/;
			let nanoid = /^[a-zA-Z0-9_-]{21}$/;
			function nanoidOfLength(length) {
				return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
			}
			let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
			let guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
			let uuid = (version) => {
				if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
				return RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
			};
			let email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
			function emoji() {
				return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
			}
			let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
			let ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
			let cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
			let cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
			let base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
			let base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
			let httpProtocol = /^https?$/;
			let e164 = /^\+[1-9]\d{6,14}$/;
			let dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
			function anchor(source) {
				return RegExp(`^${source}$`);
			}
			let date = anchor(dateSource);
			function timeSource(args) {
				let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
				return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
			}
			function time(args) {
				return RegExp(`^${timeSource(args)}$`);
			}
			function datetime(args) {
				let opts = ["Z"];
				args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
				let qualified = `${timeSource({
					precision: args.precision,
					seconds: !0
				})}(?:${opts.join("|")})`;
				let timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
				return RegExp(`^${dateSource}T(?:${timeRegex})$`);
			}
			let anyString = /^[\s\S]{0,}$/;
			let bigint = /^-?\d+n?$/;
			let integer = /^-?\d+$/;
			let number = /^-?\d+(?:\.\d+)?$/;
			let boolean = /^(?:true|false)$/i;
			let _null = /^null$/i;
			let _undefined = /^undefined$/i;
			let lowercase = /^[^A-Z]*$/;
			let uppercase = /^[^a-z]*$/;
		}),
		9396: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, { fd: () => globalRegistry });
			var _a;
			class $ZodRegistry {
				constructor() {
					this._map = new WeakMap();
					this._idmap = new Map();
				}
				add(schema, ..._meta) {
					let meta = _meta[0];
					this._map.set(schema, meta);
					meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
					return this;
				}
				clear() {
					this._map = new WeakMap();
					this._idmap = new Map();
					return this;
				}
				remove(schema) {
					let meta = this._map.get(schema);
					meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
					this._map.delete(schema);
					return this;
				}
				get(schema) {
					let p = schema._zod.parent;
					if (p) {
						let pm = { ...this.get(p) ?? {} };
						delete pm.id;
						let f = {
							...pm,
							...this._map.get(schema)
						};
						return Object.keys(f).length ? f : void 0;
					}
					return this._map.get(schema);
				}
				has(schema) {
					return this._map.has(schema);
				}
			}
			function registry() {
				return new $ZodRegistry();
			}
			(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
			let globalRegistry = globalThis.__zod_globalRegistry;
		}),
		4723: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
			__nccwpck_require__.d(__webpack_exports__, {
				A2: () => normalizeParams,
				B7: () => stringifyPrimitive,
				GW: () => parsedType,
				Gv: () => isObject,
				LG: () => floatSafeRemainder,
				MO: () => rawShape,
				NM: () => optionalKeys,
				NR: () => BIGINT_FORMAT_RANGES,
				O7: () => codePointLength,
				OH: () => partial,
				PO: () => cached,
				QH: () => aborted,
				Qd: () => isPlainObject,
				Rc: () => getLengthableOrigin,
				SS: () => constantCatch,
				UQ: () => esc,
				Up: () => pick,
				Vy: () => assignProp,
				W0: () => safeExtend,
				X: () => installLazyProp,
				X$: () => extend,
				Yv: () => slugify,
				cJ: () => omit,
				cl: () => nullish,
				d3: () => attachSchema,
				gJ: () => defineLazy,
				gx: () => captureStackTrace,
				h1: () => merge,
				hI: () => allowsEval,
				hi: () => sizeCaps,
				iR: () => finalizeIssue,
				jD: () => hide,
				jw: () => joinValues,
				k8: () => jsonStringifyReplacer,
				lQ: () => prefixIssues,
				mw: () => required,
				o8: () => clone,
				ol: () => members,
				p6: () => cleanRegex,
				qQ: () => propertyKeyTypes,
				qh: () => own,
				rL: () => explicitlyAborted,
				sD: () => escapeRegex,
				sn: () => issue,
				un: () => derived,
				v5: () => defineLazyInternal,
				w5: () => getEnumValues,
				yG: () => shallowClone,
				zH: () => NUMBER_FORMAT_RANGES,
				zM: () => mergeDefs
			});
			var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
			function getEnumValues(entries) {
				let numericValues = Object.values(entries).filter((v) => typeof v == "number");
				return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
			}
			function joinValues(array, separator = "|") {
				return array.map((val) => stringifyPrimitive(val)).join(separator);
			}
			function jsonStringifyReplacer(_, value) {
				if (typeof value == "bigint") return value.toString();
				return value;
			}
			class Cached {
				constructor(getter) {
					this._getter = getter;
					this._value = void 0;
				}
				get value() {
					let getter = this._getter;
					if (getter !== void 0) {
						this._value = getter();
						this._getter = void 0;
					}
					return this._value;
				}
			}
			function cached(getter) {
				return new Cached(getter);
			}
			function nullish(input) {
				return input == null;
			}
			function cleanRegex(source) {
				let start = +!!source.startsWith("^");
				let end = source.endsWith("$") ? source.length - 1 : source.length;
				return source.slice(start, end);
			}
			function floatSafeRemainder(val, step) {
				let ratio = val / step;
				let roundedRatio = Math.round(ratio);
				let tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
				if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
				return ratio - roundedRatio;
			}
			let EVALUATING = Symbol("evaluating");
			function defineLazy(object, key, getter) {
				let value;
				Object.defineProperty(object, key, {
					get() {
						if (value === EVALUATING) return;
						if (value === void 0) {
							value = EVALUATING;
							value = getter();
						}
						return value;
					},
					set(v) {
						Object.defineProperty(object, key, { value: v });
					},
					configurable: !0
				});
			}
			function assignProp(target, prop, value) {
				Object.defineProperty(target, prop, {
					value,
					writable: !0,
					enumerable: !0,
					configurable: !0
				});
			}
			function rawShape(def) {
				let desc = Object.getOwnPropertyDescriptor(def, "shape");
				return desc?.get ? desc.get.raw : desc?.value;
			}
			function sourceShape(schema) {
				return rawShape(schema._zod.def) ?? schema._zod.def.shape;
			}
			function deferProp(target, key, getter) {
				Object.defineProperty(target, key, {
					get() {
						let value = getter();
						assignProp(this, key, value);
						return value;
					},
					enumerable: !0,
					configurable: !0
				});
			}
			function putProp(target, key, value) {
				key in target ? assignProp(target, key, value) : target[key] = value;
			}
			function mirrorShape(target, source, keys, wrap) {
				let raw = sourceShape(source);
				for (let key of keys) {
					let desc = Object.getOwnPropertyDescriptor(raw, key);
					if (!desc.enumerable) continue;
					desc.get ? deferProp(target, key, () => {
						let value = source._zod.def.shape[key];
						return wrap ? wrap(value, key) : value;
					}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
				}
			}
			function mirrorProps(target, source) {
				for (let key of Reflect.ownKeys(source)) {
					let desc = Object.getOwnPropertyDescriptor(source, key);
					if (!desc.enumerable) continue;
					desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
				}
			}
			function mergeDefs(...defs) {
				let mergedDescriptors = {};
				for (let def of defs) {
					let descriptors = Object.getOwnPropertyDescriptors(def);
					Object.assign(mergedDescriptors, descriptors);
				}
				return Object.defineProperties({}, mergedDescriptors);
			}
			function esc(str) {
				return JSON.stringify(str);
			}
			function slugify(input) {
				return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
			}
			let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
			function isObject(data) {
				return typeof data == "object" && !!data && !Array.isArray(data);
			}
			let allowsEval = cached(() => {
				if (_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless) return !1;
				if (typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
				try {
					Function("");
					return !0;
				} catch {
					return !1;
				}
			});
			function isPlainObject(o) {
				if (isObject(o) === !1) return !1;
				let ctor = o.constructor;
				if (ctor === void 0) return !0;
				if (typeof ctor != "function") return !0;
				let prot = ctor.prototype;
				if (isObject(prot) === !1) return !1;
				if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
				return !0;
			}
			function shallowClone(o) {
				if (isPlainObject(o)) return { ...o };
				if (Array.isArray(o)) return [...o];
				if (o instanceof Map) return new Map(o);
				if (o instanceof Set) return new Set(o);
				return o;
			}
			let propertyKeyTypes = new Set([
				"string",
				"number",
				"symbol"
			]);
			function escapeRegex(str) {
				return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
			}
			function clone(inst, def, params) {
				let cl = new inst._zod.constr(def ?? inst._zod.def);
				(!def || params?.parent) && (cl._zod.parent = inst);
				return cl;
			}
			function normalizeParams(_params) {
				let params = _params;
				if (!params) return {};
				if (typeof params == "string") return { error: () => params };
				if (params?.message !== void 0) {
					if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
					params.error = params.message;
				}
				delete params.message;
				if (typeof params.error == "string") return {
					...params,
					error: () => params.error
				};
				return params;
			}
			function stringifyPrimitive(value) {
				if (typeof value == "bigint") return value.toString() + "n";
				if (typeof value == "string") return `"${value}"`;
				return `${value}`;
			}
			function optionalKeys(shape) {
				return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
			}
			let NUMBER_FORMAT_RANGES = {
				safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
				int32: [-2147483648, 2147483647],
				uint32: [0, 4294967295],
				float32: [-34028234663852886e22, 34028234663852886e22],
				float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
			};
			let BIGINT_FORMAT_RANGES = {
				int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
				uint64: [BigInt(0), BigInt("18446744073709551615")]
			};
			function pick(schema, mask) {
				let currDef = schema._zod.def;
				let checks = currDef.checks;
				if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
				let newShape = {};
				mirrorShape(newShape, schema, maskedKeys(schema, mask));
				return clone(schema, mergeDefs(currDef, {
					shape: newShape,
					checks: []
				}));
			}
			function maskedKeys(schema, mask) {
				let raw = sourceShape(schema);
				let keys = [];
				for (let key of Reflect.ownKeys(mask)) {
					if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
					mask[key] && keys.push(key);
				}
				return keys;
			}
			function omit(schema, mask) {
				let currDef = schema._zod.def;
				let checks = currDef.checks;
				if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
				let omitted = new Set(maskedKeys(schema, mask));
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
				return clone(schema, mergeDefs(currDef, {
					shape: newShape,
					checks: []
				}));
			}
			function extend(schema, shape) {
				if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
				let checks = schema._zod.def.checks;
				if (checks && checks.length > 0) {
					let existingShape = sourceShape(schema);
					for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
				}
				return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
			}
			function extended(schema, shape) {
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
				mirrorProps(newShape, shape);
				return newShape;
			}
			function safeExtend(schema, shape) {
				if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
				return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
			}
			function merge(a, b) {
				if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
				if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
				let newShape = {};
				mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
				mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
				return clone(a, mergeDefs(a._zod.def, {
					shape: newShape,
					get catchall() {
						return b._zod.def.catchall;
					},
					checks: b._zod.def.checks ?? []
				}));
			}
			function partial(Class, schema, mask, name = "partial") {
				let checks = schema._zod.def.checks;
				if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
				let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
					type: "optional",
					innerType: value
				})));
				return clone(schema, mergeDefs(schema._zod.def, {
					shape: newShape,
					checks: []
				}));
			}
			function required(Class, schema, mask) {
				let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
				let newShape = {};
				mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
					type: "nonoptional",
					innerType: value
				}));
				return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
			}
			function aborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
				return !1;
			}
			function explicitlyAborted(x, startIndex = 0) {
				if (x.aborted === !0) return !0;
				for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
				return !1;
			}
			function prefixIssues(path, issues) {
				return issues.map((iss) => {
					var _a;
					(_a = iss).path ?? (_a.path = []);
					iss.path.unshift(path);
					return iss;
				});
			}
			function unwrapMessage(message) {
				return typeof message == "string" ? message : message?.message;
			}
			function sizeCaps(defChecks) {
				let caps = [];
				for (let ch of defChecks ?? []) {
					let d = ch._zod.def;
					if (!/_(length|size)$|_equals$/.test(d.check)) break;
					let max = d.maximum ?? d.length ?? d.size;
					max >= 0 && caps.push([max, ch]);
				}
				return caps;
			}
			function attachSchema(issues, start, inst) {
				var _a;
				for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
			}
			function finalizeIssue(iss, ctx, config) {
				var _a;
				let traits = iss.inst?._zod?.traits;
				traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
				let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
				let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
				let full = {};
				for (let k of Object.keys(iss)) {
					if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
					full[k] = iss[k];
				}
				full.path ??= [];
				full.message = message;
				ctx?.reportInput && (full.input = iss.input);
				return full;
			}
			let highSurrogate = /[\uD800-\uDBFF]/;
			function codePointLength(str) {
				let units = str.length;
				if (!highSurrogate.test(str)) return units;
				let count = units;
				for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
					count--;
					i++;
				}
				return count;
			}
			function getLengthableOrigin(input) {
				if (Array.isArray(input)) return "array";
				if (typeof input == "string") return "string";
				return "unknown";
			}
			function parsedType(data) {
				let t = typeof data;
				switch (t) {
					case "number": return Number.isNaN(data) ? "nan" : "number";
					case "object": {
						if (data === null) return "null";
						if (Array.isArray(data)) return "array";
						let obj = data;
						if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
					}
				}
				return t;
			}
			function issue(...args) {
				let [iss, input, inst] = args;
				if (typeof iss == "string") return {
					message: iss,
					code: "custom",
					input,
					inst
				};
				return { ...iss };
			}
			function members(proto, table) {
				for (let key in table) {
					let desc = Object.getOwnPropertyDescriptor(table, key);
					desc.get ? Object.defineProperty(proto, key, {
						...desc,
						enumerable: !1
					}) : defineBound(proto, key, desc.value);
				}
			}
			function own(inst, key, value, enumerable = !0) {
				Object.defineProperty(inst, key, {
					configurable: !0,
					writable: !0,
					enumerable,
					value
				});
				return value;
			}
			function hide(inst, key, value) {
				return own(inst, key, value, !1);
			}
			function derived(computes, table) {
				for (let key in computes) {
					let compute = computes[key];
					Object.defineProperty(table, key, {
						configurable: !0,
						enumerable: !0,
						get() {
							return own(this, key, compute(this));
						},
						set(value) {
							own(this, key, value);
						}
					});
				}
				return table;
			}
			function defineBound(proto, key, fn) {
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						return this == null ? fn : own(this, key, fn.bind(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			function claim(inst, sentinel) {
				let proto = Object.getPrototypeOf(inst);
				return sentinel in proto ? void 0 : proto;
			}
			let installing;
			let broke = !1;
			let breaker = {
				configurable: !0,
				get() {
					broke = !0;
				}
			};
			function defineLazyInternal(inst, key, compute) {
				let proto = Object.getPrototypeOf(inst._zod);
				if (key in proto && installing !== inst._zod) {
					installing = void 0;
					return;
				}
				installing = inst._zod;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						Object.defineProperty(this, key, breaker);
						let outer = broke;
						broke = !1;
						try {
							let value = compute(this);
							broke ? delete this[key] : Object.defineProperty(this, key, {
								configurable: !0,
								writable: !0,
								value
							});
							broke ||= outer;
							return value;
						} catch (err) {
							delete this[key];
							broke ||= outer;
							throw err;
						}
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						});
					}
				});
			}
			function installLazyProp(inst, key, make, enumerable) {
				let proto = claim(inst, key);
				if (!proto) return;
				Object.defineProperty(proto, key, {
					configurable: !0,
					get() {
						let desc = {
							configurable: !0,
							writable: !0,
							enumerable,
							value: void 0
						};
						Object.defineProperty(this, key, desc);
						desc.value = make(this);
						Object.defineProperty(this, key, desc);
						return desc.value;
					},
					set(value) {
						Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							enumerable,
							value
						});
					}
				});
			}
			function constantCatch(value) {
				let fn = () => value;
				fn["~constantCatch"] = !0;
				return fn;
			}
		})
	};
	var __webpack_module_cache__ = {};
	function __nccwpck_require__(moduleId) {
		var cachedModule = __webpack_module_cache__[moduleId];
		if (cachedModule !== void 0) return cachedModule.exports;
		var module = __webpack_module_cache__[moduleId] = {
			id: moduleId,
			loaded: !1,
			exports: {}
		};
		var threw = !0;
		try {
			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
			threw = !1;
		} finally {
			threw && delete __webpack_module_cache__[moduleId];
		}
		module.loaded = !0;
		return module.exports;
	}
	__nccwpck_require__.m = __webpack_modules__;
	__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = __dirname + "/");
	(() => {
		var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
		var leafPrototypes;
		__nccwpck_require__.t = function(value, mode) {
			mode & 1 && (value = this(value));
			if (mode & 8) return value;
			if (typeof value == "object" && value) {
				if (mode & 4 && value.__esModule) return value;
				if (mode & 16 && typeof value.then == "function") return value;
			}
			var ns = Object.create(null);
			__nccwpck_require__.r(ns);
			var def = {};
			leafPrototypes ||= [
				null,
				getProto({}),
				getProto([]),
				getProto(getProto)
			];
			for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
			def.default = () => value;
			__nccwpck_require__.d(ns, def);
			return ns;
		};
	})();
	__nccwpck_require__.d = (exports, definition) => {
		for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
			enumerable: !0,
			get: definition[key]
		});
	};
	(() => {
		__nccwpck_require__.f = {};
		__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
			__nccwpck_require__.f[key](chunkId, promises);
			return promises;
		}, []));
	})();
	__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
	__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
	__nccwpck_require__.r = (exports) => {
		typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
		Object.defineProperty(exports, "__esModule", { value: !0 });
	};
	__nccwpck_require__.nmd = (module) => {
		module.paths = [];
		module.children ||= [];
		return module;
	};
	(() => {
		var installedChunks = { 792: 1 };
		var installChunk = (chunk) => {
			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
			for (var moduleId in moreModules) __nccwpck_require__.o(moreModules, moduleId) && (__nccwpck_require__.m[moduleId] = moreModules[moduleId]);
			runtime && runtime(__nccwpck_require__);
			for (var i = 0; i < chunkIds.length; i++) installedChunks[chunkIds[i]] = 1;
		};
		__nccwpck_require__.f.require = (chunkId, promises) => {
			installedChunks[chunkId] || installChunk(require("./" + __nccwpck_require__.u(chunkId)));
		};
	})();
	var __webpack_exports__ = {};
	__nccwpck_require__.r(__webpack_exports__);
	__nccwpck_require__.d(__webpack_exports__, { steps: () => steps });
	var external_node_fs_ = __nccwpck_require__(3024);
	var inputs_input = __nccwpck_require__(2888);
	var inputs_problem = __nccwpck_require__(787);
	var variables = __nccwpck_require__(5789);
	var conclusion = __nccwpck_require__(8728);
	var outcomes = __nccwpck_require__(1506);
	var saved_state = __nccwpck_require__(6356);
	var main_schemas = __nccwpck_require__(3339);
	var similar = __nccwpck_require__(337);
	var report_problems = __nccwpck_require__(5567);
	function rejectedResult(report, problems, texts) {
		let isInvalid = (input) => problems.some((problem) => problem.input === input);
		let nameInput = ["deployment_name", "name"].find((input) => !isInvalid(input) && texts[input]);
		let name = nameInput && texts[nameInput];
		let description = (0, report_problems.yg)(problems, name, "Nothing was sent.");
		return (0, conclusion.Bg)(report, {
			outcome: "rejected",
			...description
		});
	}
	let PREFIX = "INPUT_";
	let variableOf = (name) => PREFIX + name.toUpperCase();
	function isUnset({ shape }, name, env) {
		let schema = shape[name];
		return ["", schema instanceof main_schemas.xgV ? schema.def.defaultValue : ""].includes((env[variableOf(name)] ?? "").trim());
	}
	function correctionFor(unknownName, inputs, env) {
		let names = Object.keys(inputs.shape);
		let inputWithAlias = names.find((name) => (0, inputs_input.Nk)(inputs, name)?.aliases?.split(" ").includes(unknownName) && isUnset(inputs, name, env));
		if (inputWithAlias !== void 0) return `it is called ${inputWithAlias} here`;
		if (unknownName.length < 5) return;
		let suggestion = (0, similar.R)(unknownName, names);
		return suggestion && `did you mean ${suggestion}?`;
	}
	function checkInputNames(inputs, env) {
		let problems = [];
		let unknownVariables = [];
		for (let variable of Object.keys(env)) {
			if (!variable.toUpperCase().startsWith(PREFIX) || env[variable]?.trim() === "") continue;
			let name = variable.slice(6).toLowerCase();
			let expected = variableOf(name);
			let isInput = Object.hasOwn(inputs.shape, name);
			if (isInput && env[expected] === env[variable]) continue;
			let fix = isInput ? `did you mean ${expected}?` : correctionFor(name, inputs, env);
			fix === void 0 ? unknownVariables.push(variable) : problems.push({
				input: name,
				reason: `is no input (the variable ${variable})`,
				fix
			});
		}
		return {
			problems,
			unknownVariables
		};
	}
	function createLog(toolkit, sanitizer, isDebugEnabled) {
		let annotatedTexts = new Set();
		let isGroupOpen = !1;
		let toToolkitProperties = ({ title, file, line, column } = {}) => ({
			...title && { title: sanitizer.oneLine(title) },
			...file && { file: sanitizer.oneLine(file) },
			...line && { startLine: line },
			...column && { startColumn: column }
		});
		function endGroup() {
			isGroupOpen && toolkit.endGroup();
			isGroupOpen = !1;
		}
		let annotate = (severity) => (text, properties) => {
			if (annotatedTexts.has(severity + text)) return;
			annotatedTexts.add(severity + text);
			endGroup();
			toolkit[severity](sanitizer.annotation(text), toToolkitProperties(properties));
		};
		return {
			info(text) {
				for (let line of sanitizer.logLines(text)) toolkit.info(line);
			},
			notice: annotate("notice"),
			warning: annotate("warning"),
			error: annotate("error"),
			debug(text) {
				isDebugEnabled && toolkit.debug(sanitizer.annotation(text));
			},
			group(title) {
				endGroup();
				let [line = ""] = sanitizer.logLines(sanitizer.oneLine(title));
				toolkit.startGroup(line);
				isGroupOpen = !0;
			},
			endGroup,
			mask: toolkit.setSecret
		};
	}
	var format = __nccwpck_require__(2772);
	function formatLabel(line) {
		let label = line.replaceAll(":", "∶").replace(/[^\p{L}\p{M}\p{N}\p{So}\p{Pd} _.,/+()@∶·…*]/gu, " ").replace(/ +/g, " ").trim();
		let beginning = Array.from(label).slice(0, 50).join("");
		return (beginning === label ? label : `${beginning}…`) || "–";
	}
	let GRAY = "#8c959f";
	let BLUE = "#4184e4";
	let GREEN = "#2da44e";
	let RED = "#d1242f";
	let initDirective = (options) => `%%{init: ${JSON.stringify(options)}}%%`;
	let GANTT_STYLE = {
		themeCSS: ".taskText, .taskTextOutsideLeft, .taskTextOutsideRight { fill: inherit !important } .milestoneText { font-style: normal; font-weight: 600 }",
		themeVariables: {
			taskTextColor: GRAY,
			taskTextDarkColor: GRAY,
			taskBkgColor: GRAY + "40",
			taskBorderColor: GRAY,
			activeTaskBkgColor: BLUE + "80",
			activeTaskBorderColor: BLUE,
			doneTaskBkgColor: GREEN + "80",
			doneTaskBorderColor: GREEN,
			critBkgColor: RED + "80",
			critBorderColor: RED,
			sectionBkgColor: GRAY + "40",
			sectionBkgColor2: GRAY + "40"
		}
	};
	let TIME_UNITS = [
		{
			name: "s",
			ms: 1e3,
			upToMs: 18e4
		},
		{
			name: "min",
			ms: 6e4,
			upToMs: 108e5
		},
		{
			name: "h",
			ms: 36e5,
			upToMs: Infinity
		}
	];
	let TICK_INTERVALS = [
		1,
		2,
		5,
		10,
		15,
		30,
		60,
		120,
		300,
		600,
		900,
		1800
	];
	function tickInterval(units) {
		let interval = TICK_INTERVALS.find((size) => units / size <= 4);
		if (interval === void 0) return "1hour";
		return interval < 60 ? `${interval}second` : `${interval / 60}minute`;
	}
	function ganttLines({ title, sections }, toLabel) {
		let spans = sections.flatMap((section) => section.spans);
		let lastMs = Math.max(...spans.map(({ endMs }) => endMs));
		let timeUnit = TIME_UNITS.find(({ upToMs }) => lastMs <= upToMs) ?? TIME_UNITS[2];
		let axisPosition = (ms) => Math.round(ms / timeUnit.ms * 1e3);
		let spanLine = ({ label, startMs, endMs, style }) => {
			let tags = [style ?? [], startMs === endMs ? "milestone" : []].flat();
			return `  ⁠${toLabel(label)} :${[
				...tags,
				axisPosition(startMs),
				axisPosition(endMs)
			].join(", ")}`;
		};
		let gridLineStartPadding = spans.length * 24 + 55;
		return [
			initDirective({
				gantt: { gridLineStartPadding },
				...GANTT_STYLE
			}),
			"gantt",
			`  title ${toLabel(title)}`,
			"  dateFormat x",
			`  axisFormat %s ${timeUnit.name}`,
			`  tickInterval ${tickInterval(lastMs / timeUnit.ms)}`,
			"  todayMarker off",
			...sections.flatMap((section) => [`  section ${toLabel(section.title)}`, ...section.spans.map(spanLine)])
		];
	}
	let CHART_STYLE = {
		xyChart: {
			width: 640,
			height: 280
		},
		themeVariables: { xyChart: {
			backgroundColor: "transparent",
			plotColorPalette: `${BLUE}, ${RED}`
		} }
	};
	let SCALE_UNITS = [
		{
			factor: 1e9,
			name: "billions"
		},
		{
			factor: 1e6,
			name: "millions"
		},
		{
			factor: 1e3,
			name: "thousands"
		}
	];
	function axisLabels({ values }, toLabel) {
		let labels = values.map(({ label }) => toLabel(label));
		let labelPixels = Math.max(...labels.map((text) => text.length)) * 8 + 14;
		let interval = Math.ceil(values.length * labelPixels / 640);
		let firstIndex = Math.floor(interval / 2);
		let isShown = (index) => index % interval === firstIndex && index + firstIndex < values.length;
		return labels.map((text, index) => `"${isShown(index) ? text : ""}${"⁠".repeat(index + 1)}"`);
	}
	function barsLines(bars, toLabel) {
		let { title, values, line } = bars;
		let limits = line === void 0 ? [] : [line];
		if (values.length < 2) return [];
		let max = Math.max(...values.map(({ value }) => value), ...limits, 1);
		let scaleUnit = SCALE_UNITS.find(({ factor }) => max >= 10 * factor);
		let unit = scaleUnit?.factor ?? 1;
		let scale = (value) => Math.round(value / unit * 1e3) / 1e3;
		let barHeight = (value) => scale(value === 0 ? max * -.2 : value);
		return [
			initDirective(CHART_STYLE),
			"xychart-beta",
			`  title "${toLabel(scaleUnit === void 0 ? title : `${title}, in ${scaleUnit.name}`)}"`,
			`  x-axis [${axisLabels(bars, toLabel).join(", ")}]`,
			`  y-axis 0 --> ${scale(max)}`,
			`  bar [${values.map(({ value }) => barHeight(value)).join(", ")}]`,
			...limits.map((limit) => `  line [${values.map(() => scale(limit)).join(", ")}]`)
		];
	}
	function diagramsOf({ gantt, bars }, sanitizeLine) {
		let toLabel = (text) => formatLabel(sanitizeLine(text));
		return [gantt && ganttLines(gantt, toLabel), bars && barsLines(bars, toLabel)].flatMap((lines = []) => lines.length > 0 ? lines.join("\n") : []);
	}
	let ENTITIES = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#39;"
	};
	let escapeHtml = (text) => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
	let fence = (language, text) => `\`\`\`${language}\n${text.replaceAll("`", "'")}\n\`\`\``;
	function createRenderer(sanitizer) {
		let escapeLine = (text) => escapeHtml(sanitizer.shortLine(text));
		function safeUrl(href) {
			if (href.length > 2e3 || !/^https:\/\/[!-~]+$/.test(href)) return;
			let url = URL.parse(href);
			if (!url || url.username || url.password || !/^[\w.-]+(:\d+)?$/.test(url.host)) return;
			return sanitizer.oneLine(url.href) === url.href ? url.href : void 0;
		}
		let renderInline = (text) => [text].flat().map(renderPiece).join("").trim();
		function renderPiece(piece) {
			if (typeof piece == "string") return escapeLine(piece);
			if ("href" in piece) return renderLink(piece);
			return "code" in piece ? `<code>${escapeLine(piece.code)}</code>` : `<strong>${escapeLine(piece.strong)}</strong>`;
		}
		function renderLink({ text, href, isCode }) {
			let label = renderPiece(isCode ? { code: text } : text);
			let target = safeUrl(href);
			return target === void 0 ? label : `<a href="${escapeHtml(target)}">${label}</a>`;
		}
		let paragraph = (text) => {
			let renderLines = (piece) => typeof piece == "string" ? sanitizer.annotation(piece).split("\n").map(escapeLine).join("<br>") : renderPiece(piece);
			return `<p>${[text].flat().map(renderLines).join("").trim()}</p>`;
		};
		function renderTable({ header, rows, align = [] }) {
			let cell = (text, tag, column) => `<${tag}${align[column] === "right" ? " align=\"right\"" : tag === "th" ? " align=\"left\"" : ""}>${renderInline(text)}</${tag}>`;
			let line = (cells, tag) => `<tr>${cells.map((text, column) => cell(text, tag, column)).join("")}</tr>`;
			return [
				"<table>",
				...header.length > 0 ? [line(header, "th")] : [],
				...rows.map((row) => line(row, "td")),
				"</table>"
			].join("\n");
		}
		let codeBlock = (text) => `<pre><code>${escapeHtml(sanitizer.annotation(text)).split("\n").map((line) => line.replace(/^\s*$/, "&#32;")).join("\n")}</code></pre>`;
		let details = (title, contents) => [
			`<details><summary>${renderInline(title)}</summary>`,
			...contents,
			"</details>"
		].join("\n\n");
		let quoteBlock = (text) => {
			let lines = sanitizer.allLines(text.trimEnd());
			return codeBlock((0, format.w$)(lines, 10, 500).join("\n"));
		};
		let ifDefined = (value, render) => value === void 0 ? [] : [render(value)];
		let diffLine = (line) => sanitizer.shortLine(line).replace(/^~/, "!");
		let renderBlock = (block) => [
			...ifDefined(block.heading, (text) => `<h2>${renderInline(text)}</h2>`),
			...ifDefined(block.text, paragraph),
			...ifDefined(block.table, renderTable),
			...ifDefined(block.code, codeBlock),
			...ifDefined(block.quote, quoteBlock),
			...ifDefined(block.diff, (lines) => fence("diff", lines.map(diffLine).join("\n"))),
			...ifDefined(block.fold, ({ title, blocks }) => details(title, blocks.flatMap(renderBlock))),
			...diagramsOf(block, sanitizer.shortLine).map((diagram) => fence("mermaid", diagram))
		];
		return {
			render(blocks, maxBytes = 921600) {
				let includedParts = [];
				let bytes = 0;
				for (let part of blocks.flatMap(renderBlock)) {
					bytes += Buffer.byteLength(part) + 2;
					if (bytes > maxBytes) {
						includedParts.push("<p>… the rest does not fit here.</p>");
						break;
					}
					includedParts.push(part);
				}
				return `${includedParts.join("\n\n")}\n`;
			},
			renderInline,
			safeUrl
		};
	}
	var proxy = __nccwpck_require__(2680);
	var quote = __nccwpck_require__(8004);
	let SECRET_NAME = /(KEY|TOKEN|SECRET|PASS(WORD|WD|PHRASE|CODE)?|PWD|PW|DSN|CRED(ENTIAL)?|AUTH(ORIZATION)?|COOKIE|CERT|PEM|JWT)S?(_?V?\d{1,9}(?!\d)|_(BASE|VALUE|JSON|B64|BASE64|OLD|NEW|PREVIOUS|CURRENT|PRIMARY|SECONDARY|FALLBACKS?|BACKUP|PROD|PRODUCTION|STAGING|LIVE|DEV|TEST))*_?$/i;
	let NOT_SECRET_NAME = /((DON|HOC|MON|TUR|CACHE_?)KEY|(BY|COM|SUR|TRES)PASS|(BOS|END|EOS|MASK|PAD|SEP|SPECIAL|START|STOP)_?TOKEN)S?_?\d*$/i;
	let NOT_SECRET_FORMS = [
		/^[^=]*=(true|false|null|none|enabled|disabled|\d{1,5})$/i,
		/^[^=]*AUTH=(basic|bearer|custom|digest|jwt|ldap|oauth2?|oidc|saml|session)$/i,
		/^[^=]*TOKENS=\d+$/i,
		/^[^=]*(SHA|COMMIT)=[\da-f]{7,40}$/i,
		/^(?!.*(KEY|SECRET|SESSION)_ID=)([^=]*_)?ID=[^=\s]*$/i,
		/^[^=]*(PUBLIC|PUBLISHABLE|SITE)_?KEYS?_?\d*=/i,
		/^[^=]*=\/([\w./-]*\.\w{2,5}|[\w.-]{1,20}(\/[\w.-]{1,20}){2,})$/i,
		/^(?!.*(API|ACCESS|PRIVATE|SECRET|SIGN(ING)?|ENCRYPTION|MASTER|CLIENT|SERVICE|ACCOUNT|AUTH)[_-]?KEY)[^=]*[a-z_-]KEYS?=[a-z]+([_.,][a-z]+)*$/i
	];
	let STATUS = /^(AWAITING_(BUILD|DATABASE|DELETE|DEPLOY)|BUILDING|CREAT(ED|ING)|DEPLOYING|INTERRUPTED|QUEUED|READY|RUNNING|SKIPPED|TIMEDOUT|UNKNOWN|UNUSED|(BUILD|CREATE|DEPLOY)_FAILED)$/i;
	let KNOWN_PREFIX = /^(sk[_-]|(rk|hf|gh[a-z]|github_pat|lsv2|whsec)_|(glpat|xox[a-z])-)[\w-]+$/i;
	let KEY_FORMS = [
		/:\/\/[^/:\s]*:([^/\s]*|(?!\d{1,5}\/)[^\s,]{1,64})@|\b(password|passwd|pwd)["']?\s*[=:]\s*["']?[^\s;&=:]{4}/i,
		/(?<![a-z\d])(sk|rk|hf|gh[a-z]|github_pat|glpat|xox[a-z]|lsv2|whsec)[_-][\w-]{12}/i,
		/(?<![a-z\d]|sha\d{3}:|sha-)(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{16}/i
	];
	function hasSpecialCharacters(text) {
		return new Set(text.match(/[!@#$%^&*+=<>?|~]/g)).size >= 3 && /^(?![[{]|<.*>$|\^.*\$$|.*:\/\/)\S{10,}$/.test(text);
	}
	let isOutcomeOrStatus = (text) => Object.hasOwn(outcomes.im, text.toLowerCase()) || STATUS.test(text);
	let isSecretName = (name = "") => SECRET_NAME.test(name) && !NOT_SECRET_NAME.test(name);
	let isNamedSecret = ({ name, value }) => name === void 0 ? value.trim().length >= 8 : isSecretName(name);
	let isCertainSecret = (entry) => entry.value.trim().length >= 16 && (isNamedSecret(entry) || KNOWN_PREFIX.test(entry.value.trim()));
	let isNeverSecret = ({ name, value }) => NOT_SECRET_FORMS.some((form) => form.test(`${name}=${value.trim()}`)) || isOutcomeOrStatus(value.trim());
	function isSecret(entry) {
		let text = entry.value.trim();
		if (text.length < 4 || isNeverSecret(entry)) return !1;
		return isNamedSecret(entry) || KEY_FORMS.some((form) => form.test(text)) || hasSpecialCharacters(text);
	}
	let publicPartOf = (publicText) => publicText.replace(/:\/\/[^/]*@/, "://").replace(/[?#].*$/s, "");
	function isPartOf(publicText, value) {
		let part = value.trim().replace(/\/$/, "").toLowerCase();
		return publicPartOf(publicText).toLowerCase().includes(part);
	}
	let PASSWORD_OF_ADDRESS = /:\/\/[^/:@\s]*:(?<value>[^/\s]+|(?!\d{1,5}\/)[^\s,]{1,64})@/g;
	let NAME_SEPARATOR = /(?<!\s)\s*(?::?=>?|:)(?=[\s"'])\s*|:(?<=(?<![\w:-])[\w-]{0,40}(?:key|token|secret|passwd|password|pwd):)(?=[^\s/])/gi;
	let WORD_SEPARATOR = /((?:\\{1,4}[nrt"]|[\s"'`,;|?&(){}[\]<>]|=(?![=,;\s]|$))+)/;
	let QUOTED_VALUE = /(?<![\w-])(?<name>[\w-]{1,64})["']?\s{0,9}(?:=|:=?)\s{0,9}(?:["'{](?<quotation>(?<=")[^"]{1,64}(?=")|(?<=')[^']{1,64}(?=')|(?<=\{)[^}]{1,64}(?=\}))|[|>][+-]?(?<block>(?:\r?\n[ \t]+[^\r\n]+){1,99}))/g;
	let SCHEME = /(?:(?<==["']?)|^(?=\S+\s+\S+$))(?:basic|bearer|token|api-?key)\s+/gi;
	let PAIR_SEPARATOR = /(?<!sha\d{3}):(?!\/\/)(?=\S)/g;
	let BASE64 = /^[\w+/-]{20,}={0,2}$/;
	function parseJson(text) {
		try {
			let json = /^\s*[[{]/.test(text) ? JSON.parse(text) : void 0;
			return json && {
				json,
				compact: JSON.stringify(json)
			};
		} catch {
			return;
		}
	}
	function membersOf(json, name, depth) {
		if (typeof json == "number") return [{
			name,
			value: String(json)
		}];
		if (typeof json == "string") return [{
			name,
			value: json
		}, ...partsIn(json, name, depth + 1)];
		if (typeof json != "object" || !json || depth > 20) return [];
		return Object.entries(json).flatMap(([key, value]) => Array.isArray(json) ? membersOf(value, name, depth + 1) : [...isNotProse(key) ? [{
			name: "",
			value: key
		}] : [], ...membersOf(value, key, depth + 1)]);
	}
	function urlForms(text) {
		try {
			return [...new Set([text, decodeURIComponent(text)])];
		} catch {
			return [text];
		}
	}
	let delimitedValuesIn = (text) => [...text.matchAll(PASSWORD_OF_ADDRESS), ...text.matchAll(QUOTED_VALUE)].map(({ groups = {} }) => {
		let { name = "password", quotation, block, value = quotation ?? block ?? "" } = groups;
		return {
			name,
			value
		};
	});
	function decodeBase64(text) {
		let decodedText = BASE64.test(text) ? Buffer.from(text, "base64").toString() : "";
		return /^[\t\n\r -~]+$/.test(decodedText) ? decodedText : void 0;
	}
	let looksRandom = (text) => /(?=[a-z]{0,7}\d)(?=\d{0,7}[a-z])[a-z\d]{8}/i.test(text);
	let isNotProse = (word) => !/^[a-z]+([-_./'’][a-z]+)*[.!?:]*$/i.test(word);
	let hasSecretName = ({ name }) => isSecretName(name);
	let isKey = (text) => /^(?!.*(-----|:\/\/))(?![a-z]+$)\S+$/i.test(text);
	let isNameAt = (pieces, index) => pieces[index + 1]?.includes("=") ?? !1;
	function isList(text, pieces) {
		let words = pieces.map((value, index) => ({
			name: isNameAt(pieces, index) ? value : "",
			value
		}));
		if (text.includes("://") || words.some(hasSecretName)) return !1;
		return !/\s/.test(text) || /[,;|]|=>/.test(text) || words.every(({ name, value }) => name === value || isNotProse(value));
	}
	function wordsIn(text, name) {
		let isNamed = isSecretName(name);
		let uniformText = text.replace(NAME_SEPARATOR, "=").replace(SCHEME, (_, offset) => offset === 0 ? "token=" : "");
		let pieces = (isNamed ? uniformText.replace(PAIR_SEPARATOR, "=") : uniformText).split(WORD_SEPARATOR);
		let isListed = isNamed && isList(text, pieces);
		let nameOf = (word, index) => {
			let [previous = "", separator = ""] = pieces.slice(Math.max(index - 2, 0), index);
			if (isNamed && !isNameAt(pieces, index) && isKey(word) && (isListed || looksRandom(word))) return name;
			return /[="']/.test(separator) || isNotProse(word) ? previous : "";
		};
		return pieces.flatMap((word, index) => {
			if (index % 2 == 1) return [];
			let innerWords = word.split(/(?<!sha\d{3}):|[/@%.]/).filter((one) => one.length >= 8);
			return [{
				name: nameOf(word, index),
				value: word
			}, ...innerWords.map((value) => ({
				name: "",
				value
			}))];
		});
	}
	function partsIn(text, name, depth) {
		let parsedJson = parseJson(text);
		if (parsedJson !== void 0) {
			let members = membersOf(parsedJson.json, "", depth);
			let isListed = isSecretName(name) && !members.some(hasSecretName);
			let isListedKey = (entry) => isListed && isKey(entry.value) && isNotProse(entry.value) && !isNeverSecret(entry);
			let namedMembers = members.map((one) => isListedKey(one) ? {
				...one,
				name
			} : one);
			return [{
				name,
				value: parsedJson.compact
			}, ...namedMembers];
		}
		let pieces = [...delimitedValuesIn(text), ...wordsIn(text, name)];
		let decodings = pieces.flatMap((piece) => {
			let value = depth < 17 ? decodeBase64(piece.value) : void 0;
			if (value === void 0) return [];
			return [{
				...piece,
				value
			}, ...partsIn(value, piece.name || name, 17)];
		});
		return [...pieces, ...decodings];
	}
	let isRepeatedWord = (part, wholeText) => /^[a-z]+$/i.test(part) && wholeText.indexOf(part) < wholeText.lastIndexOf(part);
	function secretPartsOf({ name, value }) {
		let wholeText = value.trim();
		if (isNeverSecret({
			name,
			value
		})) return [];
		let parts = partsIn(wholeText, name, 0).filter((part) => part.value.trim().length >= 8).flatMap((part) => urlForms(part.value).map((one) => ({
			...part,
			value: one
		})));
		return [...new Map(parts.map((part) => [`${part.name}=${part.value}`, part])).values()].filter((part) => part.value !== wholeText && isSecret(part) && !isRepeatedWord(part.value, wholeText));
	}
	let KINDS = {
		certain: {
			output: !0,
			message: !0,
			notification: !0,
			isRedactedIfPublic: !0
		},
		input: {
			output: !0,
			message: !0,
			notification: !0,
			isRedactedIfPublic: !1
		},
		deployment: {
			output: !1,
			message: !0,
			notification: !0,
			isRedactedIfPublic: !1
		},
		ordinary: {
			output: !1,
			message: !1,
			notification: !0,
			isRedactedIfPublic: !1
		}
	};
	function kindOf(entry, origin) {
		if (isSecret(entry)) return isCertainSecret(entry) ? "certain" : origin;
		let text = entry.value.trim();
		return origin === "input" && text.length >= 8 && !isOutcomeOrStatus(text) ? "ordinary" : void 0;
	}
	let redactedCredential = (value) => value.trim().length < 4 ? [] : [{
		value,
		kind: "certain"
	}];
	let wordsOf = (text) => text.split(/[\s"'`,;|?&(){}[\]<>=:@\\]+/).filter((word) => word.length >= 8 && /[^a-z.]/i.test(word));
	function redactedValuesOf(entry, origin) {
		let secrets = [entry, ...secretPartsOf(entry)].flatMap(({ name, value }) => {
			let kind = kindOf({
				name,
				value
			}, origin);
			return kind === void 0 ? [] : [{
				name,
				value,
				kind
			}];
		});
		let words = origin === "input" ? wordsOf(entry.value) : [];
		return [...secrets, ...words.map((value) => ({
			value,
			kind: "ordinary"
		}))];
	}
	let QUOTES = [
		["\"", "'"],
		["&quot;", "&#39;"],
		["&quot;", "&#x27;"],
		["&#34;", "&#39;"]
	];
	function htmlForms(text) {
		let html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
		return QUOTES.map(([quote, apostrophe]) => html.replaceAll("\"", quote).replaceAll("'", apostrophe));
	}
	function percentForms(text) {
		let component = encodeURIComponent(text.toWellFormed());
		let [strict = "", form = ""] = [/[!'()*]/g, /[!'()~]/g].map((characters) => component.replace(characters, (one) => `%${one.charCodeAt(0).toString(16)}`));
		return [
			component,
			strict,
			...[strict, form].map((query) => query.replaceAll("%20", "+")),
			encodeURI(text.toWellFormed())
		];
	}
	function base64Forms(bytes, shift) {
		let part = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").slice(Math.ceil(shift * 8 / 6), Math.floor((shift + bytes.length) * 8 / 6));
		return [part, part.replaceAll("+", "-").replaceAll("/", "_")];
	}
	function encodingsOf(text) {
		let bytes = Buffer.from(text);
		let encodedTexts = [
			JSON.stringify(text).slice(1, -1),
			...htmlForms(text),
			...percentForms(text),
			bytes.toString("hex"),
			...[
				0,
				1,
				2
			].flatMap((shift) => base64Forms(bytes, shift))
		];
		return [...new Set([text, ...encodedTexts.filter(({ length }) => length >= 5)])];
	}
	let HASH_BASE = 16777619;
	let FILTER_MASK = 65535;
	function hashesOf(text) {
		let hashes = new Int32Array(text.length + 1);
		let hash = 0;
		for (let index = 0; index < text.length; index++) {
			hash = Math.imul(hash, HASH_BASE) + text.charCodeAt(index) | 0;
			hashes[index + 1] = hash;
		}
		return hashes;
	}
	function createFinder() {
		let patternsByHash = new Map();
		let lengthsByPrefix = new Map();
		let filter = new Uint8Array(65536);
		let powers = [1];
		function add(text, subject) {
			for (; powers.length <= text.length;) powers.push(Math.imul(powers.at(-1) ?? 1, HASH_BASE));
			let hashes = hashesOf(text);
			let [prefixHash = 0, hash = 0] = [hashes[4], hashes.at(-1)];
			filter[prefixHash & FILTER_MASK] = 1;
			let lengths = lengthsByPrefix.get(prefixHash) ?? new Set();
			lengthsByPrefix.set(prefixHash, lengths.add(text.length));
			let patterns = patternsByHash.get(hash) ?? [];
			patternsByHash.set(hash, patterns);
			patterns.push({
				text,
				subject
			});
		}
		let hashBetween = (hashes, start, end) => (hashes[end] ?? 0) - Math.imul(hashes[start] ?? 0, powers[end - start] ?? 0) | 0;
		function lengthsAt(hashes, start) {
			let prefixHash = hashBetween(hashes, start, start + 4);
			return filter[prefixHash & FILTER_MASK] && lengthsByPrefix.get(prefixHash) || [];
		}
		function find(text) {
			let hashes = hashesOf(text);
			let ends = new Map();
			let matches = [];
			let addMatch = (pattern, start, end) => {
				if (start < (ends.get(pattern) ?? 0) || !text.startsWith(pattern.text, start)) return;
				ends.set(pattern, end);
				matches.push({
					start,
					end,
					subject: pattern.subject
				});
			};
			for (let start = 0; start + 4 <= text.length; start++) for (let length of lengthsAt(hashes, start)) for (let pattern of patternsByHash.get(hashBetween(hashes, start, start + length)) ?? []) addMatch(pattern, start, start + length);
			return matches;
		}
		return {
			add,
			find
		};
	}
	let trimmedLines = (text) => text.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "");
	let isLongLine = (line) => line.length >= 8;
	let LINE_BREAK = String.raw`[ \t]{0,99}(?:\r|\n|\\r|\\n){1,18}[ \t]{0,99}`;
	function shortLinePatterns(text) {
		let blocks = [[]];
		for (let line of trimmedLines(text)) isLongLine(line) ? blocks.push([line]) : blocks.at(-1)?.push(line);
		let isLong = (lines) => lines.length > 1 && isLongLine(lines.join(""));
		return blocks.map((lines) => {
			let [firstLine = "", ...shortLines] = lines;
			return isLongLine(firstLine) && isLong(shortLines) ? shortLines : lines;
		}).filter((lines) => isLong(lines) && lines.slice(1).some((line) => /\w/.test(line))).map((lines) => lines.map((line) => line.replace(/[^\w\s]/g, "\\$&"))).map((lines) => new RegExp(lines.join(LINE_BREAK), "g"));
	}
	let masksOf = (text) => /[\r\n]/.test(text.trim()) ? trimmedLines(text).filter(isLongLine) : [text.trim()];
	let lowerCaseAscii = (text) => /[^\0-\x7f]/.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase();
	function replaceSpans(spans, text) {
		let redactedText = "";
		let lastEnd = 0;
		for (let { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
			start >= lastEnd && (redactedText += `${text.slice(lastEnd, start)}***`);
			lastEnd = Math.max(lastEnd, end);
		}
		return redactedText + text.slice(lastEnd);
	}
	function createRedactor() {
		let addedKeys = new Set();
		let publicTexts = new Set();
		let finder = createFinder();
		let blockPatterns = [];
		let isPublic = ({ value, kind }) => !KINDS[kind].isRedactedIfPublic && [...publicTexts].some((publicText) => isPartOf(publicText, value));
		function addEncodings(secret, texts) {
			for (let encoding of new Set([...new Set(texts)].flatMap(encodingsOf))) finder.add(lowerCaseAscii(encoding), secret);
		}
		function add({ kind, value: text }) {
			let value = text.trim();
			let key = `${kind} ${value}`;
			if (value.length < 4 || addedKeys.has(key)) return;
			addedKeys.add(key);
			let secret = {
				kind,
				value
			};
			let withLineFeeds = value.replace(/\r\n?/g, "\n");
			let beginning = value.slice(0, quote.eb);
			addEncodings(secret, [
				withLineFeeds,
				withLineFeeds.replaceAll("\n", "\r\n"),
				beginning
			]);
			if (!/[\r\n]/.test(value)) return;
			for (let pattern of shortLinePatterns(lowerCaseAscii(withLineFeeds))) blockPatterns.push({
				pattern,
				subject: secret
			});
			for (let line of new Set(trimmedLines(value).filter(isLongLine))) addEncodings({
				kind,
				value: line
			}, [line]);
		}
		let find = (text) => [...finder.find(text), ...blockPatterns.flatMap(({ pattern, subject }) => [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
			start: index,
			end: index + length,
			subject
		})))];
		let redactFor = (destination) => (text) => {
			let matches = find(lowerCaseAscii(text));
			let isRedacted = ({ subject }) => KINDS[subject.kind][destination] && !isPublic(subject);
			return replaceSpans(matches.filter(isRedacted), text);
		};
		return {
			add,
			declarePublic: (publicText) => void publicTexts.add(publicText),
			isPublic,
			output: redactFor("output"),
			message: redactFor("message"),
			notification: redactFor("notification")
		};
	}
	let PROXY_CREDENTIAL = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/:]*:(?<password>.+)|(?<token>[^/:]+))@/i;
	function proxyCredentials() {
		return proxy.bD.map((name) => (0, variables.Ee)()[name] ?? "").flatMap((address) => {
			let { password, token = "" } = PROXY_CREDENTIAL.exec(address)?.groups ?? {};
			return urlForms(password ?? token).flatMap(redactedCredential);
		});
	}
	let valuesOfInput = (inputs, [input, text]) => ((0, inputs_input.Nk)(inputs, input)?.findSecrets?.(text) ?? []).map(({ value, name, isCredential }) => ({
		name: isCredential ? input : name,
		redactedValues: isCredential ? redactedCredential(value) : redactedValuesOf({
			name,
			value
		}, "input")
	}));
	function createInputSecrets(redactor, log) {
		let values = [];
		let maskedTexts = new Set();
		let secretsIn = ({ redactedValues }) => redactedValues.filter((one) => one.kind !== "ordinary" && !redactor.isPublic(one));
		function mask({ value }) {
			for (let text of masksOf(value)) {
				if (text.length < 4 || maskedTexts.has(text)) continue;
				maskedTexts.add(text);
				log.mask(text);
			}
		}
		return {
			addInputs(inputs, texts) {
				values.push({ redactedValues: proxyCredentials() });
				values.push(...Object.entries(texts).flatMap((text) => valuesOfInput(inputs, text)));
				for (let { redactedValues } of values) redactedValues.forEach(redactor.add);
			},
			addInvalidInputs(texts) {
				for (let text of texts) {
					let start = text.slice(0, quote.eb);
					let mayCutSecret = start !== text && !/[\r\n]/.test(start) && redactor.message(text) !== text;
					let isKey = isSecret({
						name: "",
						value: text
					});
					(isKey || mayCutSecret) && redactor.add({
						value: isKey ? text : start,
						kind: "input"
					});
				}
			},
			maskNamedSecrets(publicTexts) {
				let { GITHUB_SERVER_URL, GITHUB_REPOSITORY = "", GITHUB_SHA = "" } = (0, variables.Ee)();
				let repositoryUrl = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
				[
					...publicTexts,
					repositoryUrl,
					GITHUB_SHA
				].forEach(redactor.declarePublic);
				values.flatMap(secretsIn).filter((one) => one.kind === "certain" || isNamedSecret(one)).forEach(mask);
			},
			maskRemaining() {
				values.flatMap(secretsIn).forEach(mask);
				let unmaskedValues = values.filter((one) => secretsIn(one).length === 0);
				let names = [...new Set(unmaskedValues.flatMap(({ name }) => name ?? []))].join(", ");
				if (names === "") return;
				log.info(`Not masked: ${names} (too short or ordinary to be secrets). See https://github.com/deploy-agent-server/deploy-agent-server/blob/v1/docs/secrets.md`);
			}
		};
	}
	let text_LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029\v\f]/;
	let INVISIBLE = /(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
	let TERMINAL_SEQUENCE = new RegExp([
		"(?:\x1B\\[|)[0-?]*[ -/]*[@-~]",
		"\x1B\\][^\x07\x1B]*(?:\x07|\x1B\\\\)",
		"\x1B[ -/]*[0-Z\\\\^-~]"
	].join("|"), "g");
	let MAX_LINE_CHARACTERS = 2e3;
	let removeInvisible = (text) => text.replace(TERMINAL_SEQUENCE, "").replace(/\t/g, "  ").replace(INVISIBLE, " ");
	let breakCommands = (text) => text.replace(/##(?=\w*\[)/g, "# #");
	function createSanitizer(redact) {
		function oneLine(text) {
			let redacted = redact(text);
			let visible = removeInvisible(redacted);
			return visible === redacted ? redacted : redact(visible);
		}
		let allLines = (text) => redact(text).split(text_LINE_BREAK).map(oneLine).join("\n");
		return {
			oneLine,
			allLines,
			shortLine: (text) => (0, format.xv)(oneLine(text), MAX_LINE_CHARACTERS),
			logLines: (text) => (0, format.w$)(allLines(text), 200, MAX_LINE_CHARACTERS).map((line) => breakCommands(line).replace(/::/g, ": :")),
			annotation: (text) => breakCommands(allLines(text).split("\n", 200).map((line) => (0, format.xv)(line, MAX_LINE_CHARACTERS)).join("\n"))
		};
	}
	var external_os_ = __nccwpck_require__(857);
	function utils_toCommandValue(input) {
		if (input == null) return "";
		else if (typeof input == "string" || input instanceof String) return input;
		return JSON.stringify(input);
	}
	function toCommandProperties(annotationProperties) {
		if (!Object.keys(annotationProperties).length) return {};
		return {
			title: annotationProperties.title,
			file: annotationProperties.file,
			line: annotationProperties.startLine,
			endLine: annotationProperties.endLine,
			col: annotationProperties.startColumn,
			endColumn: annotationProperties.endColumn
		};
	}
	function command_issueCommand(command, properties, message) {
		let cmd = new Command(command, properties, message);
		process.stdout.write(cmd.toString() + external_os_.EOL);
	}
	function command_issue(name, message = "") {
		command_issueCommand(name, {}, message);
	}
	class Command {
		constructor(command, properties, message) {
			command ||= "missing.command";
			this.command = command;
			this.properties = properties;
			this.message = message;
		}
		toString() {
			let cmdStr = "::" + this.command;
			if (this.properties && Object.keys(this.properties).length > 0) {
				cmdStr += " ";
				let first = !0;
				for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
					let val = this.properties[key];
					if (val) {
						first ? first = !1 : cmdStr += ",";
						cmdStr += `${key}=${escapeProperty(val)}`;
					}
				}
			}
			cmdStr += `::${escapeData(this.message)}`;
			return cmdStr;
		}
	}
	function escapeData(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
	}
	function escapeProperty(s) {
		return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
	}
	let external_crypto_namespaceObject = require("crypto");
	var external_fs_ = __nccwpck_require__(9896);
	function file_command_issueFileCommand(command, message) {
		let filePath = process.env[`GITHUB_${command}`];
		if (!filePath) throw Error(`Unable to find environment variable for file command ${command}`);
		if (!external_fs_.existsSync(filePath)) throw Error(`Missing file at path: ${filePath}`);
		external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, { encoding: "utf8" });
	}
	function file_command_prepareKeyValueMessage(key, value) {
		let delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
		let convertedValue = utils_toCommandValue(value);
		if (key.includes(delimiter)) throw Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
		if (convertedValue.includes(delimiter)) throw Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
		return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
	}
	require("path");
	var ExitCode;
	(function(ExitCode) {
		ExitCode[ExitCode.Success = 0] = "Success";
		ExitCode[ExitCode.Failure = 1] = "Failure";
	})(ExitCode ||= {});
	function setSecret(secret) {
		command_issueCommand("add-mask", {}, secret);
	}
	function setOutput(name, value) {
		if (process.env.GITHUB_OUTPUT) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
		process.stdout.write(external_os_.EOL);
		command_issueCommand("set-output", { name }, utils_toCommandValue(value));
	}
	function debug(message) {
		command_issueCommand("debug", {}, message);
	}
	function error(message, properties = {}) {
		command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function warning(message, properties = {}) {
		command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function notice(message, properties = {}) {
		command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
	}
	function info(message) {
		process.stdout.write(message + external_os_.EOL);
	}
	function startGroup(name) {
		command_issue("group", name);
	}
	function endGroup() {
		command_issue("endgroup");
	}
	function saveState(name, value) {
		if (process.env.GITHUB_STATE) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
		command_issueCommand("save-state", { name }, utils_toCommandValue(value));
	}
	let githubToolkit = {
		info,
		notice,
		warning,
		error,
		debug,
		startGroup,
		endGroup,
		setSecret,
		setOutput,
		saveState
	};
	function tryAppend(file, write) {
		if (!file) return !0;
		try {
			write(file);
			return !0;
		} catch {
			return !1;
		}
	}
	function plainToolkit(env, stdout) {
		let indent = "";
		let print = (text) => void stdout.write(`${text}\n`);
		let labelledPrinter = (label) => (text) => print(`${label}: ${String(text).replaceAll("\n", "\n  ").replaceAll("::", ": :")}`);
		let writerTo = (file) => (name, value) => {
			file && (0, external_node_fs_.appendFileSync)(file, `${name}=${value}\n`);
		};
		return {
			info: (text) => print(indent + text),
			notice: labelledPrinter("Notice"),
			warning: labelledPrinter("Warning"),
			error: labelledPrinter("Error"),
			debug: labelledPrinter("Debug"),
			startGroup(title) {
				print(`▸ ${title}`);
				indent = "    ";
			},
			endGroup() {
				indent = "";
			},
			setSecret: () => void 0,
			setOutput: writerTo(env.GITHUB_OUTPUT),
			saveState: writerTo(env.GITHUB_STATE)
		};
	}
	let PUBLIC_OUTPUT = /^(deployment_(id|name|url)|image_uri|repo_(commit_sha|ref))$/;
	let ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
	let sanitizeName = createSanitizer((text) => text).oneLine;
	function sanitizeOutput(text, sanitize) {
		let sanitizeMember = (name, value) => {
			if (typeof value == "string") return name === "path" ? sanitizeName(value) : sanitize(value);
			if (typeof value != "object" || !value || Array.isArray(value)) return value;
			return Object.fromEntries(Object.entries(value).map(([key, member]) => [sanitizeName(key), member]));
		};
		try {
			if (/^[[{]/.test(text)) return JSON.stringify(JSON.parse(text), sanitizeMember);
		} catch {}
		return sanitize(text);
	}
	function createRuntime(options) {
		let { env, toolkit, log, redactor, messageSanitizer, ...runtimeParts } = options;
		let outputSanitizer = createSanitizer(redactor.output);
		let notificationSanitizer = createSanitizer(redactor.notification);
		function writeOrWarn(kind, name, text) {
			let [file, write] = kind === "output" ? [env.GITHUB_OUTPUT, toolkit.setOutput] : [env.GITHUB_STATE, toolkit.saveState];
			tryAppend(file, () => write(name, text)) || log.warning(`The ${kind} ${name} could not be written. Its value is: ${text}`);
		}
		function outputText(name, value) {
			if (typeof value != "string" || isOutcomeOrStatus(value)) return String(value);
			PUBLIC_OUTPUT.test(name) && redactor.declarePublic(value);
			if (name.endsWith("_id") && ID.test(value)) return value;
			let { oneLine } = name === "error_message" ? messageSanitizer : outputSanitizer;
			return sanitizeOutput(value, oneLine).slice(0, 2e5);
		}
		let outputs = new Map();
		let savedNames = new Set();
		let runtime = {
			...runtimeParts,
			...log,
			outputs,
			sanitizer: notificationSanitizer,
			renderer: createRenderer(notificationSanitizer),
			redact: messageSanitizer.allLines,
			addSecret: (value) => redactedValuesOf(value, "deployment").forEach(redactor.add),
			async notifier(inputs) {
				if (inputs.github_environment === void 0 && !inputs.comment_on_pr) return;
				let { createNotifier } = await __nccwpck_require__.e("runner-github-notifier").then(__nccwpck_require__.bind(__nccwpck_require__, 8772));
				return createNotifier(inputs, runtime);
			},
			output(name, value) {
				outputs.set(name, value);
				writeOrWarn("output", name, outputText(name, value));
			},
			saveState(name, value) {
				if (value === "" && !savedNames.has(name)) return;
				savedNames.add(name);
				writeOrWarn("state", name, messageSanitizer.oneLine(value));
			},
			savedState: (name) => env[`STATE_${name}`] ?? ""
		};
		return runtime;
	}
	let UNWRITABLE_OUTPUT = {
		input: "GITHUB_OUTPUT",
		reason: "names a file that cannot be written, so that no step after this one could read an id",
		fix: "create its folder, or unset the variable"
	};
	function textsOfInputs(inputs, env) {
		let texts = Object.keys(inputs.shape).map((name) => {
			let text = env[variableOf(name)] ?? "";
			return [name, (0, inputs_input.Nk)(inputs, name)?.findSecrets ? text : text.trimEnd()];
		});
		return Object.fromEntries(texts.filter(([, text]) => text.trim() !== ""));
	}
	function listenForCancel(step, cancellation, end) {
		let onSignal = () => {
			if (cancellation.signal.aborted) return step.exit(1);
			cancellation.abort(new DOMException("The workflow was cancelled.", "AbortError"));
			return setTimeout(end, 4500).unref();
		};
		for (let name of [
			"SIGINT",
			"SIGTERM",
			"SIGBREAK"
		]) step.on(name, onSignal);
	}
	function raceWithCrash(step, work) {
		for (let stream of [step.stdout, step.stderr]) stream.on("error", () => void 0);
		let crash = new Promise((_, reject) => {
			step.on("uncaughtException", reject);
			step.on("beforeExit", () => reject(new DOMException("No event is left.", "DeadlockError")));
		});
		return Promise.race([work, crash]);
	}
	async function readInputs(schema, env, secrets) {
		let texts = textsOfInputs(schema, env);
		secrets.addInputs(schema, texts);
		let isVerificationDisabled = env.NODE_TLS_REJECT_UNAUTHORIZED === "0";
		delete env.NODE_TLS_REJECT_UNAUTHORIZED;
		let inputs = await schema.safeParseAsync(texts);
		let invalidInputs = (0, inputs_problem.GW)(inputs.error).map(({ input }) => input);
		let publicityOf = (input) => (0, inputs_input.Nk)(schema, input)?.public;
		let hiddenInputs = invalidInputs.filter((input) => publicityOf(input) !== "always");
		secrets.addInvalidInputs(hiddenInputs.flatMap((input) => texts[input] ?? []));
		let publicInputs = inputs.success ? Object.keys(texts).filter(publicityOf) : [];
		secrets.maskNamedSecrets(publicInputs.flatMap((input) => texts[input] ?? []));
		return {
			texts,
			inputs,
			isVerificationDisabled
		};
	}
	let errorName = (error) => error instanceof Error ? error.name : typeof error;
	function unexpectedError(runtime, error) {
		let name = errorName(error);
		let frames = (error instanceof Error && error.stack || "").split("\n").filter((line) => /^\s+at /.test(line));
		let functionName = /at (\w[\w.]*) /.exec(frames.join("\n"))?.[1];
		let message = `An unexpected ${name}${functionName === void 0 ? "" : ` in ${functionName}`}. Please report this as a bug of the action.`;
		runtime.debug([name, ...frames].join("\n"));
		return (0, conclusion.Bg)(runtime, {
			outcome: "error",
			message
		});
	}
	function annotate(log, { outcome, failure }) {
		if (failure === void 0) return;
		let title = outcome === "error" ? "Error" : (0, outcomes.TS)(outcome).title;
		let { message, problems } = failure;
		let [firstProblem, ...otherProblems] = problems.filter(({ position }) => position?.file !== void 0).map((problem) => ({
			...problem.position,
			text: (0, inputs_problem.cA)(problem)
		})).slice(0, 10);
		let annotatedLines = new Set(otherProblems.map(({ text }) => text));
		let lines = message.split("\n").filter((line) => !annotatedLines.has(line));
		let annotations = [{
			...firstProblem,
			text: lines.join("\n")
		}, ...otherProblems];
		for (let { text, ...position } of annotations) log.error(text, {
			...position,
			title
		});
	}
	function createRunner(step) {
		let { env } = step;
		let toolkit = env.GITHUB_ACTIONS === "true" ? step.toolkit ?? githubToolkit : plainToolkit(env, step.stdout);
		let redactor = createRedactor();
		let sanitizer = createSanitizer(redactor.message);
		let log = createLog(toolkit, sanitizer, env.RUNNER_DEBUG === "1");
		let renderer = createRenderer(sanitizer);
		let secrets = createInputSecrets(redactor, log);
		let cancellation = new AbortController();
		let runtime = createRuntime({
			...step.replacements,
			env,
			toolkit,
			log,
			redactor,
			messageSanitizer: sanitizer,
			signal: cancellation.signal
		});
		function endOnCancel(outcome = "cancelled") {
			listenForCancel(step, cancellation, () => {
				runtime.output("outcome", outcome);
				secrets.maskRemaining();
				exit(1);
			});
		}
		async function runAction(action) {
			endOnCancel(action.cancelledOutcome);
			let { texts, inputs, isVerificationDisabled } = await readInputs(action.inputs, env, secrets);
			isVerificationDisabled && runtime.notice("Certificates are verified, whatever NODE_TLS_REJECT_UNAUTHORIZED is. Name those of a private authority in NODE_EXTRA_CA_CERTS.");
			let { problems, unknownVariables } = checkInputNames(action.inputs, env);
			if (env.GITHUB_ACTIONS !== "true" && unknownVariables.length > 0) {
				let list = unknownVariables.join(", ");
				runtime.warning(`This action has no such input, and ignores it: ${list}.`);
			}
			if (!tryAppend(env.GITHUB_OUTPUT, (path) => (0, external_node_fs_.appendFileSync)(path, ""))) {
				problems.unshift(UNWRITABLE_OUTPUT);
				delete env.GITHUB_OUTPUT;
			}
			if (inputs.success && problems.length === 0) return action.start(inputs.data, runtime);
			let result = rejectedResult(runtime, [...problems, ...(0, inputs_problem.GW)(inputs.error)], texts);
			await (action.notificationInputs && await runtime.notifier(action.notificationInputs(texts)))?.reportRejection(result);
			return result;
		}
		function writeSummary(blocks) {
			tryAppend(blocks.length > 0 && env.INPUT_SUMMARY?.trim().toLowerCase() !== "false" ? env.GITHUB_STEP_SUMMARY : void 0, (path) => (0, external_node_fs_.appendFileSync)(path, renderer.render(blocks))) || runtime.warning("The job summary could not be written.");
		}
		function finish(result) {
			log.endGroup();
			for (let [name, value] of Object.entries(result.outputs)) runtime.output(name, value);
			annotate(log, result);
			secrets.maskRemaining();
			writeSummary(result.summary);
			saved_state._x.save(runtime, void 0);
		}
		async function exit(code) {
			await new Promise((resolve) => step.stdout.write("", resolve));
			step.exit(code);
		}
		return {
			run: (action) => (0, variables.sO)(env, async () => {
				let result = await raceWithCrash(step, runAction(action)).catch((error) => unexpectedError(runtime, error));
				finish(result);
				await exit(result.failure === void 0 ? 0 : 1);
			}),
			runPost: (action) => (0, variables.sO)(env, async () => {
				let cleanUp = async () => {
					endOnCancel();
					let { inputs } = await readInputs(action.inputs, env, secrets);
					writeSummary(action.summary?.(runtime) ?? []);
					inputs.success && await action.start(inputs.data, runtime);
				};
				await raceWithCrash(step, cleanUp()).catch((error) => {
					runtime.warning(`The post step could not tidy up (${errorName(error)}).`);
				});
				await exit(0);
			})
		};
	}
	let run = async (loading) => createRunner(process).run((await loading).action);
	let runPost = async (loading) => createRunner(process).runPost((await loading).post);
	let steps = {
		deploy: () => run(Promise.all([
			__nccwpck_require__.e("inputs-field-address"),
			__nccwpck_require__.e("inputs-secrets-secrets"),
			__nccwpck_require__.e("deploy-action")
		]).then(__nccwpck_require__.bind(__nccwpck_require__, 1342))),
		"deploy/post": () => runPost(__nccwpck_require__.e("deploy-post").then(__nccwpck_require__.bind(__nccwpck_require__, 9562))),
		create: () => run(Promise.all([
			__nccwpck_require__.e("inputs-field-address"),
			__nccwpck_require__.e("inputs-secrets-secrets"),
			__nccwpck_require__.e("create-action")
		]).then(__nccwpck_require__.bind(__nccwpck_require__, 759))),
		"create/post": () => runPost(__nccwpck_require__.e("deploy-post").then(__nccwpck_require__.bind(__nccwpck_require__, 9562))),
		delete: () => run(Promise.all([__nccwpck_require__.e("inputs-field-address"), __nccwpck_require__.e("delete-action")]).then(__nccwpck_require__.bind(__nccwpck_require__, 9882))),
		export: () => run(Promise.all([__nccwpck_require__.e("inputs-field-address"), __nccwpck_require__.e("export-action")]).then(__nccwpck_require__.bind(__nccwpck_require__, 165))),
		"export/post": () => runPost(Promise.all([
			__nccwpck_require__.e("undici"),
			__nccwpck_require__.e("service-client-http-http"),
			__nccwpck_require__.e("service-contract-deployments-resource-spec"),
			__nccwpck_require__.e("inputs-field-address"),
			__nccwpck_require__.e("service-contract-deployments-compare"),
			__nccwpck_require__.e("export-cancel-cancel"),
			__nccwpck_require__.e("export-cancel-post")
		]).then(__nccwpck_require__.bind(__nccwpck_require__, 2418))),
		usage: () => run(Promise.all([__nccwpck_require__.e("inputs-field-address"), __nccwpck_require__.e("usage-action")]).then(__nccwpck_require__.bind(__nccwpck_require__, 4544)))
	};
	module.exports = __webpack_exports__;
})();

if (require.main === module) {
  console.error("Error: dist/index.js starts nothing: run dist/deploy/index.js, or that of create, delete, export or usage. Nothing was sent.");
  process.exitCode = 1;
}
