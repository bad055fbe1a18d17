"use strict";
exports.id = "usage-usage";
exports.ids = ["usage-usage"];
exports.modules = {
	274: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runUsage: () => runUsage });
		var conclusion = __webpack_require__(8728);
		var format = __webpack_require__(2772);
		var unanswered = __webpack_require__(1119);
		var errors = __webpack_require__(1515);
		var state_store = __webpack_require__(8034);
		var schemas = __webpack_require__(3339);
		var time = __webpack_require__(9650);
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(7906);
		var iso = __webpack_require__(4377);
		var operation = __webpack_require__(8674);
		let DIMENSIONS = {
			workspace: ["workspace_id", "workspace_name"],
			project: ["project_id", "project_name"],
			user: ["user_id", "user_email"],
			api_key: ["api_key_short_key"]
		};
		let DIMENSIONS_TEXT = Object.entries(DIMENSIONS).map(([group, members]) => `of ${group} ${members.join(" and ")}`).join(", ");
		let GroupBy = schemas.k5n([
			"workspace",
			"project",
			"user",
			"api_key"
		]);
		let CSV_COLUMNS = [
			"Time Bucket Start",
			"Time Bucket End",
			"Workspace ID",
			"Workspace Name",
			"Project ID",
			"Project Name",
			"User ID",
			"User Email",
			"API Key Short Key",
			"Traces"
		];
		let count = schemas.Whr().min(0).meta({ row: "usage-rows" });
		let Stride = schemas.Ikc({
			days: (0, operation.y$)(count),
			hours: (0, operation.y$)(count)
		});
		let lengthMs = ({ days, hours }) => days * 864e5 + hours * 36e5;
		let usage_time = iso.w$({ offset: !0 }).meta({ row: "query-times" });
		let UsageQuery = schemas.Ikc({
			start_time: usage_time,
			end_time: usage_time,
			workspace_ids: schemas.vkY((value) => typeof value == "string" ? [value] : value, schemas.YOg(operation.id).min(1)).meta({ row: "usage-workspaces" }),
			group_by: GroupBy.default("workspace")
		});
		let UsageRecord = schemas.Ikc({
			time_bucket: operation.Au.nullable().meta({
				description: "Start of the bucket.",
				row: "usage-rows"
			}),
			dimensions: schemas.g1P(schemas.YjP(), schemas.YjP().nullable()).meta({
				description: `By group_by: ${DIMENSIONS_TEXT}.`,
				row: "usage-rows"
			}),
			traces: (0, operation.y$)(count)
		});
		let UsageReport = schemas.Ikc({
			stride: Stride,
			usage: schemas.YOg(UsageRecord)
		});
		let getUsage = (0, operation.MQ)("GET", "/api/v1/orgs/current/billing/granular-usage", {
			summary: "Count traces over time buckets, by workspace, project, user or API key",
			resourceLabel: "the granular usage",
			query: UsageQuery,
			reply: UsageReport
		});
		(0, operation.MQ)("GET", "/api/v1/orgs/current/billing/granular-usage/export", {
			summary: "The same as a CSV file",
			query: UsageQuery,
			reply: schemas.YjP().meta({
				description: `All of these columns: ${CSV_COLUMNS.join(", ")}. Those of other groupings are empty.`,
				row: "usage-csv"
			}),
			mediaType: "text/csv"
		});
		let createTally = () => ({
			rows: 0,
			traces: 0,
			entries: new Map(),
			buckets: new Map()
		});
		function addRows(tally, rows, group_by, redact) {
			let names = DIMENSIONS[group_by];
			let shortName = (text) => text == null ? null : (0, format.xv)(redact(text).replace(/\p{Cc}/gu, " "), 200);
			for (let { time_bucket, dimensions, traces } of rows) {
				tally.rows += 1;
				tally.traces += traces;
				let key = names.map((name) => dimensions[name]).find((value) => value) ?? "";
				let entry = tally.entries.get(key) ?? {
					key,
					traces: 0,
					dimensions: Object.fromEntries(names.map((name) => [name, shortName(dimensions[name])]))
				};
				entry.traces += traces;
				tally.entries.set(key, entry);
				time_bucket !== null && tally.buckets.set(time_bucket, (tally.buckets.get(time_bucket) ?? 0) + traces);
			}
		}
		let toOneDecimal = (value) => Math.round(value * 10) / 10;
		function shareOf(part, whole) {
			return whole === 0 ? 0 : toOneDecimal(part / whole * 100);
		}
		function changePercent(now, before) {
			return before === 0 ? void 0 : toOneDecimal((now / before - 1) * 100);
		}
		let NO_NAME = "(no name)";
		let entryName = ({ dimensions }) => Object.values(dimensions).at(-1) || NO_NAME;
		let entryId = ({ dimensions }) => Object.values(dimensions)[0] || void 0;
		function topOf({ entries }, top) {
			return [...entries.values()].sort((a, b) => b.traces - a.traces).slice(0, top);
		}
		var external_node_crypto_ = __webpack_require__(7598);
		let DIMENSION_NAMES = Object.values(DIMENSIONS).flat();
		function dimensionsOf(dimensions, group_by) {
			let grouped = DIMENSIONS[group_by];
			let pairs = DIMENSION_NAMES.flatMap((name) => {
				let value = dimensions[name] || null;
				return value !== null || grouped.includes(name) ? [[name, value]] : [];
			});
			return Object.fromEntries(pairs);
		}
		let WORD = /[^\s<>()[\]"`,;:/|=]+/g;
		let ADDRESS = /.[@＠].|%40/;
		function createPseudonymizer() {
			let key = (0, external_node_crypto_.randomBytes)(32);
			let pseudonymOf = (user) => `user-${(0, external_node_crypto_.createHmac)("sha256", key).update(user).digest("hex").slice(0, 16)}`;
			let withoutAddresses = (text) => text.replace(WORD, (word) => ADDRESS.test(word) ? pseudonymOf(word) : word);
			return (row) => {
				let { user_id, user_email } = row.dimensions;
				let user = user_id ?? user_email;
				let replaced = Object.entries(row.dimensions).map(([name, value]) => {
					if (!value) return [name, value];
					return [name, DIMENSIONS.user.some((own) => own === name) && user ? pseudonymOf(user) : withoutAddresses(value)];
				});
				let time_bucket = row.time_bucket && withoutAddresses(row.time_bucket);
				return {
					...row,
					time_bucket,
					dimensions: Object.fromEntries(replaced)
				};
			};
		}
		let MAX_WINDOW_BYTES = 256 * 1024 ** 2;
		let Row = UsageRecord.extend({
			time_bucket: UsageRecord.shape.time_bucket.default(null),
			dimensions: schemas.Ikc(Object.fromEntries(DIMENSION_NAMES.map((name) => [name, schemas.YjP().nullish()])))
		});
		let Report = schemas.Ikc({
			usage: schemas.YOg(Row).nullable(),
			stride: Stride
		});
		let getLargeUsage = {
			...getUsage,
			clientReply: Report,
			maxBytes: MAX_WINDOW_BYTES
		};
		let beginsAtEnd = ({ time_bucket }, { endMs }) => (0, time.pe)(time_bucket ?? "") === endMs;
		async function readWindow(ctx, { workspace_ids, group_by }, window) {
			let parameters = {
				workspace_ids,
				group_by,
				start_time: (0, time.Tc)(window.startMs),
				end_time: (0, time.Tc)(window.endMs)
			};
			let { usage, stride } = await (0, requests.T1)(ctx, getLargeUsage, parameters, limits.b.usage);
			return {
				rows: (usage ?? []).map((row) => ({
					...row,
					dimensions: dimensionsOf(row.dimensions, group_by)
				})).filter((row) => !beginsAtEnd(row, window)),
				stride
			};
		}
		async function collect(ctx, query, windows, redact = (row) => row) {
			let tally = createTally();
			let parts = [];
			let stride = {
				days: 0,
				hours: 0
			};
			for (let window of windows) {
				let report = await readWindow(ctx, query, window);
				let rows = report.rows.map(redact);
				addRows(tally, rows, query.group_by, ctx.report.redact);
				parts.push(rows);
				lengthMs(report.stride) > lengthMs(stride) && (stride = report.stride);
			}
			return {
				rows: parts.flat(),
				tally,
				stride
			};
		}
		var promises_ = __webpack_require__(1455);
		var external_node_path_ = __webpack_require__(6760);
		var external_node_util_ = __webpack_require__(7975);
		var EOL = {}, EOF = {}, QUOTE = 34, NEWLINE = 10, RETURN = 13;
		function objectConverter(columns) {
			return Function("d", "return {" + columns.map(function(name, i) {
				return JSON.stringify(name) + ": d[" + i + "] || \"\"";
			}).join(",") + "}");
		}
		function customConverter(columns, f) {
			var object = objectConverter(columns);
			return function(row, i) {
				return f(object(row), i, columns);
			};
		}
		function inferColumns(rows) {
			var columnSet = Object.create(null), columns = [];
			rows.forEach(function(row) {
				for (var column in row) column in columnSet || columns.push(columnSet[column] = column);
			});
			return columns;
		}
		function pad(value, width) {
			var s = value + "", length = s.length;
			return length < width ? Array(width - length + 1).join(0) + s : s;
		}
		function formatYear(year) {
			return year < 0 ? "-" + pad(-year, 6) : year > 9999 ? "+" + pad(year, 6) : pad(year, 4);
		}
		function formatDate(date) {
			var hours = date.getUTCHours(), minutes = date.getUTCMinutes(), seconds = date.getUTCSeconds(), milliseconds = date.getUTCMilliseconds();
			return isNaN(date) ? "Invalid Date" : formatYear(date.getUTCFullYear()) + "-" + pad(date.getUTCMonth() + 1, 2) + "-" + pad(date.getUTCDate(), 2) + (milliseconds ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + ":" + pad(seconds, 2) + "." + pad(milliseconds, 3) + "Z" : seconds ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + ":" + pad(seconds, 2) + "Z" : minutes || hours ? "T" + pad(hours, 2) + ":" + pad(minutes, 2) + "Z" : "");
		}
		function dsv(delimiter) {
			var reFormat = RegExp("[\"" + delimiter + "\n\r]"), DELIMITER = delimiter.charCodeAt(0);
			function parse(text, f) {
				var convert, columns, rows = parseRows(text, function(row, i) {
					if (convert) return convert(row, i - 1);
					columns = row, convert = f ? customConverter(row, f) : objectConverter(row);
				});
				rows.columns = columns || [];
				return rows;
			}
			function parseRows(text, f) {
				var rows = [], N = text.length, I = 0, n = 0, t, eof = N <= 0, eol = !1;
				text.charCodeAt(N - 1) === NEWLINE && --N;
				text.charCodeAt(N - 1) === RETURN && --N;
				function token() {
					if (eof) return EOF;
					if (eol) return eol = !1, EOL;
					var i, j = I, c;
					if (text.charCodeAt(j) === QUOTE) {
						for (; I++ < N && text.charCodeAt(I) !== QUOTE || text.charCodeAt(++I) === QUOTE;);
						if ((i = I) >= N) eof = !0;
						else if ((c = text.charCodeAt(I++)) === NEWLINE) eol = !0;
						else if (c === RETURN) {
							eol = !0;
							text.charCodeAt(I) === NEWLINE && ++I;
						}
						return text.slice(j + 1, i - 1).replace(/""/g, "\"");
					}
					for (; I < N;) {
						if ((c = text.charCodeAt(i = I++)) === NEWLINE) eol = !0;
						else if (c === RETURN) {
							eol = !0;
							text.charCodeAt(I) === NEWLINE && ++I;
						} else if (c !== DELIMITER) continue;
						return text.slice(j, i);
					}
					return eof = !0, text.slice(j, N);
				}
				for (; (t = token()) !== EOF;) {
					var row = [];
					for (; t !== EOL && t !== EOF;) row.push(t), t = token();
					if (f && (row = f(row, n++)) == null) continue;
					rows.push(row);
				}
				return rows;
			}
			function preformatBody(rows, columns) {
				return rows.map(function(row) {
					return columns.map(function(column) {
						return formatValue(row[column]);
					}).join(delimiter);
				});
			}
			function format(rows, columns) {
				columns ??= inferColumns(rows);
				return [columns.map(formatValue).join(delimiter)].concat(preformatBody(rows, columns)).join("\n");
			}
			function formatBody(rows, columns) {
				columns ??= inferColumns(rows);
				return preformatBody(rows, columns).join("\n");
			}
			function formatRows(rows) {
				return rows.map(formatRow).join("\n");
			}
			function formatRow(row) {
				return row.map(formatValue).join(delimiter);
			}
			function formatValue(value) {
				return value == null ? "" : value instanceof Date ? formatDate(value) : reFormat.test(value += "") ? "\"" + value.replace(/"/g, "\"\"") + "\"" : value;
			}
			return {
				parse,
				parseRows,
				format,
				formatBody,
				formatRows,
				formatRow,
				formatValue
			};
		}
		var csv = dsv(",");
		csv.parse;
		csv.parseRows;
		csv.format;
		csv.formatBody;
		csv.formatRows;
		var csvFormatRow = csv.formatRow;
		csv.formatValue;
		var tsv = dsv("	");
		tsv.parse;
		tsv.parseRows;
		tsv.format;
		tsv.formatBody;
		tsv.formatRows;
		tsv.formatRow;
		tsv.formatValue;
		new Date("2019-01-01T00:00").getHours() || new Date("2019-07-01T00:00").getHours();
		let LATEST_MS = Date.parse("9999-12-31T23:59:59Z");
		let DATE_AND_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?/;
		let FORMULA = /(^|[;|\t\r\n])((?:(?![\t\r\n])[\s\p{C}])*[=+\-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌])/gu;
		let BLANK_START = /^[\t\r\n]/;
		function escapeFormulas(text) {
			let escaped = (text ?? "").replace(FORMULA, "$1'$2");
			return BLANK_START.test(escaped) ? `'${escaped}` : escaped;
		}
		function endOf(start, stride) {
			let text = DATE_AND_TIME.exec(start ?? "")?.[0];
			if (start === null || text === void 0) return "";
			let endMs = (0, time.pe)(text) + lengthMs(stride);
			if (!(endMs <= LATEST_MS)) return "";
			return start.replace(text, new Date(endMs).toISOString().slice(0, text.length));
		}
		function lineOf({ time_bucket, dimensions, traces }, stride) {
			let values = DIMENSION_NAMES.map((name) => escapeFormulas(dimensions[name]));
			return `${csvFormatRow([
				...[time_bucket, endOf(time_bucket, stride)].map(escapeFormulas),
				...values,
				String(traces)
			])}\n`;
		}
		let toCsv = ({ rows, stride }) => `${CSV_COLUMNS.join(",")}\n${rows.map((row) => lineOf(row, stride)).join("")}`;
		class WriteError extends Error {
			name = "WriteError";
		}
		function reasonOf(error) {
			if (error instanceof WriteError) return error.message;
			let errno = error instanceof Error && "errno" in error ? Number(error.errno) : 0;
			let [code, text] = (0, external_node_util_.getSystemErrorMap)().get(errno) ?? ["unknown reason"];
			return text === void 0 ? code : `${text} (${code})`;
		}
		async function writeAtomically(directory, file, text) {
			let name = directory.name === "" ? file : `${directory.name}/${file}`;
			let temporary = (0, external_node_path_.join)(directory.path, `.${file}.${(0, external_node_crypto_.randomBytes)(6).toString("hex")}.part`);
			try {
				await (0, promises_.mkdir)(directory.path, { recursive: !0 });
				if (await (0, promises_.realpath)(directory.path) !== directory.path) throw new WriteError("its directory was replaced by a link meanwhile");
				await (0, promises_.writeFile)(temporary, text, {
					flag: "ax",
					flush: !0
				});
				await (0, promises_.rename)(temporary, (0, external_node_path_.join)(directory.path, file));
				return name;
			} catch (error) {
				await (0, promises_.rm)(temporary, { force: !0 }).catch(() => void 0);
				throw new WriteError(`${name} could not be written: ${reasonOf(error)}`);
			}
		}
		let toJson = ({ rows, stride }) => `{"usage":[${rows.map((row) => `\n${JSON.stringify(row)}`).join(",")}\n],"stride":${JSON.stringify(stride)}}\n`;
		let TEXTS = {
			json: toJson,
			csv: toCsv
		};
		async function writeReport({ format, group_by, output_dir }, report, onWritten) {
			for (let extension of format === "both" ? ["json", "csv"] : [format]) {
				let text = TEXTS[extension](report);
				onWritten(extension, await writeAtomically(output_dir, `usage-by-${group_by}.${extension}`, text));
			}
		}
		var usage_period = __webpack_require__(6879);
		let MONTHS = "January February March April May June July August September October November December".split(" ");
		let NOUNS = {
			workspace: "workspace",
			project: "project",
			user: "user",
			api_key: "API key"
		};
		let yearOf = (ms) => new Date(ms).getUTCFullYear();
		let monthOf = (ms) => MONTHS[new Date(ms).getUTCMonth()] ?? "";
		let shortDay = (ms) => `${new Date(ms).getUTCDate()} ${monthOf(ms).slice(0, 3)}`;
		let dayText = (ms) => `${shortDay(ms)} ${yearOf(ms)}`;
		function clockText(ms) {
			return new Date(ms).toISOString().slice(11, -1).replace(/(:00)?\.000$/, "");
		}
		let momentText = (ms) => `${dayText(ms)} ${clockText(ms)}`;
		function periodText({ startMs, endMs }) {
			return `${momentText(startMs)} to ${momentText(endMs)} UTC`;
		}
		let monthText = (ms) => `${monthOf(ms)} ${yearOf(ms)}`;
		function periodName(period, last) {
			let { startMs, endMs } = period;
			if (last === "this-month") return `${monthText(startMs)} so far`;
			if (startMs === (0, usage_period.ZV)(startMs, 0) && endMs === (0, usage_period.ZV)(startMs, 1)) return monthText(startMs);
			if (startMs % time.sO !== 0 || endMs % time.sO !== 0) return periodText(period);
			let lastMs = endMs - time.sO;
			if (lastMs === startMs) return dayText(startMs);
			return `${yearOf(startMs) === yearOf(lastMs) ? shortDay(startMs) : dayText(startMs)} to ${dayText(lastMs)}`;
		}
		let previousName = (period, last) => last === "this-month" ? `the same days of ${monthText(period.startMs)}` : periodName(period);
		function bucketText({ days, hours }, times = 1) {
			let text = (count, unit) => count === 1 ? unit : (0, format.td)(count, unit);
			if (days === 0 && hours === 0) return text(times, "bucket");
			if (days === 0) return text(hours * times, "hour");
			return days % 7 == 0 ? text(days / 7 * times, "week") : text(days * times, "day");
		}
		function percentText(percent) {
			return `${percent.toLocaleString("en-US", {
				minimumFractionDigits: 1,
				maximumFractionDigits: 1
			})}%`;
		}
		let withSign = (value, text) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${text(Math.abs(value))}`;
		let differenceText = (now, before) => withSign(now - before, format.ZV);
		function changeText(now, before) {
			let percent = changePercent(now, before);
			let difference = differenceText(now, before);
			return percent === void 0 ? difference : `${difference} (${withSign(percent, percentText)})`;
		}
		function periodBefore({ inputs, period }) {
			let preceding = (0, usage_period.jB)(period, inputs.last);
			return {
				period: preceding,
				name: previousName(preceding, inputs.last)
			};
		}
		function outputsOf({ inputs, tally, stride, previous, files }) {
			return {
				total_traces: tally?.traces,
				row_count: tally?.rows,
				stride_days: stride?.days,
				stride_hours: stride?.hours,
				json_file: files.json,
				csv_file: files.csv,
				top: tally && topJson(tally, inputs.top),
				previous_total: previous?.tally.traces,
				change_percent: tally && previous && changePercent(tally.traces, previous.tally.traces),
				over_budget: tally && tally.traces > (inputs.max_traces ?? Infinity)
			};
		}
		function topJson(tally, top) {
			let entries = topOf(tally, top).map(({ dimensions, traces }) => ({
				...dimensions,
				traces,
				share_percent: shareOf(traces, tally.traces)
			}));
			return JSON.stringify(entries);
		}
		var platform_api = __webpack_require__(8107);
		var service_error_end = __webpack_require__(9403);
		var usage_inputs = __webpack_require__(3652);
		let MESSAGES = {
			headline: "usage not counted",
			cancelledHeadline: "counting was cancelled",
			message: "The workflow was cancelled before all was counted."
		};
		function endOfUsageError(error, { inputs, name: subject }, isCancelled) {
			if (error instanceof WriteError) return endOfWriteError(error);
			let { outcome, describe } = (0, service_error_end.S)(error, {
				subject,
				isCancelled,
				phase: "not sent",
				messages: {
					"not sent": MESSAGES,
					sent: MESSAGES,
					accepted: MESSAGES
				},
				context: {
					service: "platform API",
					rows: platform_api._0,
					inputs: Object.keys(usage_inputs.J.shape),
					providedInputs: Object.keys((0, operation.XF)(inputs))
				}
			});
			let isTooLarge = error instanceof errors._7 && error.kind === "too large";
			let headline = `${subject}: the report is too large; ${MESSAGES.headline}`;
			return {
				outcome: outcome === "cancelled" ? "error" : outcome,
				describe: (state) => ({
					...describe(state),
					...isTooLarge ? {
						headline,
						advice: SMALLER_REPORT
					} : {}
				})
			};
		}
		let endOfWriteError = ({ message }) => ({
			outcome: "error",
			describe: ({ name }) => ({
				headline: `${name}: the report is not complete`,
				message: `${message}.`,
				advice: "Make room, or set another output_dir. No half file was kept."
			})
		});
		let SMALLER_REPORT = "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.";
		let failsOnEmpty = ({ inputs: { fail_on_empty, max_traces } }) => fail_on_empty ?? max_traces !== void 0;
		let countHeadline = ({ name, tally }) => `${name}: ${tally.traces === 0 ? "no traces" : (0, format.td)(tally.traces, "trace")}`;
		function endOfReport(state) {
			let { max_traces: budget } = state.inputs;
			let { traces } = state.tally;
			let end = (outcome, description) => ({
				outcome,
				describe: () => description
			});
			if (traces === 0) return end("empty", describeEmpty(state));
			if (budget === void 0) return end("ok", {
				headline: countHeadline(state),
				message: ""
			});
			if (traces > budget) return end("over_budget", describeOverBudget(state, budget));
			return end("ok", describeWithinBudget(state, budget));
		}
		let describeEmpty = (state) => ({
			headline: countHeadline(state),
			message: "Either there are none, or the credential cannot read them.",
			advice: failsOnEmpty(state) ? `${CHECK_WORKSPACES} ${MAY_BE_EMPTY}` : CHECK_WORKSPACES,
			severity: failsOnEmpty(state) ? "failure" : "warning"
		});
		function describeWithinBudget(state, budget) {
			let { traces } = state.tally;
			return {
				headline: `${countHeadline(state)}, ${percentText(shareOf(traces, budget))} of the budget`,
				message: `${(0, format.ZV)(budget - traces)} of ${(0, format.ZV)(budget)} traces left.${forecast(state, budget)}`
			};
		}
		let MAY_BE_EMPTY = "If there may be none, set fail_on_empty: false.";
		let CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";
		let MIN_PACE_MS = time.sO;
		function forecast({ inputs, period, tally }, budget) {
			let { startMs, endMs } = period;
			if (inputs.last !== "this-month" || endMs - startMs < MIN_PACE_MS) return "";
			return ` At this pace the month ends at about ${percentText(shareOf(tally.traces * ((0, usage_period.ZV)(startMs, 1) - startMs) / (endMs - startMs), budget))} of the budget.`;
		}
		function describeOverBudget(state, budget) {
			let { inputs, tally } = state;
			let excess = (0, format.td)(tally.traces - budget, "trace");
			let orWarn = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
			return {
				headline: `${countHeadline(state)}, over the budget of ${(0, format.ZV)(budget)}`,
				message: `The budget was exceeded by ${excess}.`,
				advice: `Look at ${largestEntryText(state)}; to allow more, raise max_traces${orWarn}.`,
				severity: inputs.on_over_budget === "warn" ? "warning" : "failure"
			};
		}
		function largestEntryText({ inputs, tally }) {
			let [first] = topOf(tally, 1);
			let name = first === void 0 || inputs.group_by === "user" ? NO_NAME : entryName(first);
			if (first === void 0 || name === NO_NAME) return `the largest ${NOUNS[inputs.group_by]}s`;
			return `${name}, which used ${percentText(shareOf(first.traces, tally.traces))}`;
		}
		function bucketLabel(ms, { days }, { startMs, endMs }) {
			if (days === 0 && endMs - startMs <= time.sO) return clockText(ms);
			if (days === 0) return `${shortDay(ms)} ${clockText(ms)}`;
			return endMs - startMs <= 366 * time.sO ? shortDay(ms) : dayText(ms);
		}
		function barsOf({ tally, stride, period }, budget) {
			let { startMs, endMs } = period;
			let buckets = [...tally.buckets].map(([start, traces]) => ({
				atMs: (0, time.pe)(start),
				traces
			})).filter(({ atMs }) => !Number.isNaN(atMs));
			let stepMs = lengthMs(stride) || endMs - startMs;
			let [{ atMs } = { atMs: startMs }] = buckets;
			let firstMs = atMs - Math.max(0, Math.floor((atMs - startMs) / stepMs)) * stepMs;
			let count = Math.ceil((endMs - firstMs) / stepMs);
			let width = Math.max(1, Math.ceil(count / 60));
			let values = Array.from({ length: Math.ceil(count / width) }, (_, index) => ({
				label: bucketLabel(firstMs + index * width * stepMs, stride, period),
				value: 0
			}));
			for (let bucket of buckets) {
				let index = Math.floor((bucket.atMs - firstMs) / (stepMs * width));
				let bar = values[Math.min(values.length - 1, Math.max(0, index))];
				bar !== void 0 && (bar.value += bucket.traces);
			}
			let sum = 0;
			let totals = values.map(({ label, value }) => {
				sum += value;
				return {
					label,
					value: sum
				};
			});
			return budget === void 0 || sum !== tally.traces ? {
				title: `Traces per ${bucketText(stride, width)}`,
				values
			} : {
				title: "Traces so far, against the budget",
				values: totals,
				line: budget
			};
		}
		function warningsOf(state) {
			let { inputs, period, tally, comparisonFailure } = state;
			return [
				...periodWarnings(period),
				...strideWarnings(state),
				...tally === void 0 ? [] : workspaceWarnings(inputs, tally),
				...comparisonFailure === void 0 ? [] : [`There is no comparison, because ${periodBefore(state).name} could not be counted: ${comparisonFailure}.`]
			];
		}
		let FIRST_USAGE_MS = Date.parse("2026-01-05T00:00:00Z");
		let periodWarnings = ({ startMs }) => startMs < FIRST_USAGE_MS ? [`The range begins before ${dayText(FIRST_USAGE_MS)}: the cloud service has no usage data from before then, and a self-hosted one none from before it was enabled.`] : [];
		function strideWarnings({ inputs, period, stride }) {
			if (!(inputs.daily && period.endMs - period.startMs >= time.sO) || stride === void 0 || [0, time.sO].includes(lengthMs(stride))) return [];
			let { days, hours } = stride;
			return [`daily: buckets of 1 day were asked for, and the service counted in buckets of ${days > 0 ? (0, format.td)(days, "day") : (0, format.td)(hours, "hour")}.`];
		}
		function workspaceWarnings({ group_by, workspace_ids }, { entries, traces }) {
			if (group_by !== "workspace" || traces === 0) return [];
			let present = new Set([...entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()));
			let absent = workspace_ids.filter((id) => !present.has(id));
			if (absent.length === 0) return [];
			let more = absent.length - 10;
			let ids = absent.slice(0, 10).join(", ") + (more > 0 ? ` and ${more} more` : "");
			return [`No usage found for workspace${absent.length === 1 ? "" : "s"} ${ids}: no traces, or the credential cannot read them.`];
		}
		function comparisonText({ traces }, { name, tally }) {
			return `Compared with ${`${name} (${(0, format.td)(tally.traces, "trace")})`}: ${changeText(traces, tally.traces)}.`;
		}
		function entryLabel(entry, shown) {
			let name = entryName(entry);
			let id = entryId(entry);
			let isUnique = shown.filter((other) => entryName(other) === name).length === 1;
			if (id === void 0 || isUnique && name !== NO_NAME) return name;
			return [`${name} `, { code: `${id.slice(0, 8)}…` }];
		}
		let sumOf = (counts) => counts.reduce((sum, count) => sum + count, 0);
		function topTable(tally, shown, { inputs, previous }) {
			let previousTally = previous?.tally;
			let earlierOf = ({ key }) => previousTally?.entries.get(key)?.traces;
			let changeOf = (traces, earlier) => earlier === void 0 ? "new" : differenceText(traces, earlier);
			let rowOf = (label, traces, earlier) => {
				let [count, share] = [(0, format.ZV)(traces), percentText(shareOf(traces, tally.traces))];
				if (previousTally === void 0) return [
					label,
					count,
					share
				];
				return [
					label,
					`${count} (${share})`,
					changeOf(traces, earlier)
				];
			};
			let rows = shown.map((entry) => rowOf(entryLabel(entry, shown), entry.traces, earlierOf(entry)));
			let others = tally.traces - sumOf(shown.map(({ traces }) => traces));
			if (others > 0) {
				let shownBefore = sumOf(shown.map((entry) => earlierOf(entry) ?? 0));
				let label = (0, format.td)(tally.entries.size - shown.length, "other");
				rows.push(rowOf(label, others, (previousTally?.traces ?? 0) - shownBefore));
			}
			if (rows.length > 1) {
				let totalRow = rowOf("All", tally.traces, previousTally?.traces);
				rows.push(totalRow.map((cell) => [{ strong: String(cell) }]));
			}
			return {
				header: [(0, format.ZH)(NOUNS[inputs.group_by]), ...previousTally === void 0 ? ["Traces", "Share"] : ["Traces (share)", "Change"]],
				rows,
				align: [
					"left",
					"right",
					"right"
				]
			};
		}
		function rangeAndFiles(state) {
			let { period, files, tally, stride, previous } = state;
			let per = stride === void 0 ? "" : `, per ${bucketText(stride)}`;
			let rows = [["Range", `${periodText(period)}${per}`]];
			previous !== void 0 && rows.push(["Compared with", periodText(previous.period)]);
			let names = Object.values(files);
			names.length > 0 && rows.push(["Files", names.flatMap((name) => [{ code: name }, " "])]);
			tally !== void 0 && rows.push(["Rows", (0, format.ZV)(tally.rows)]);
			return { folded: {
				title: "Range and files",
				blocks: [{ table: {
					header: [],
					rows
				} }]
			} };
		}
		function usageDetails(state) {
			let { inputs, tally, stride, period, previous } = state;
			let shown = tally === void 0 || tally.traces === 0 ? [] : topOf(tally, inputs.top);
			let details = warningsOf(state).map((text) => ({ text }));
			if (tally === void 0 || stride === void 0) return details;
			previous !== void 0 && tally.traces + previous.tally.traces > 0 && details.push({ text: comparisonText(tally, previous) });
			tally.traces > 0 && details.push({ bars: barsOf({
				tally,
				stride,
				period
			}, inputs.max_traces) });
			shown.length > 0 && details.push({ table: topTable(tally, shown, state) });
			return [...details, rangeAndFiles(state)];
		}
		async function runUsage(inputs, ctx, nowMs) {
			let { clock, report, signal } = ctx;
			let period = (0, usage_period.Mf)(inputs, nowMs);
			let initial = {
				inputs,
				period,
				name: periodName(period, inputs.last),
				files: {}
			};
			let store = (0, state_store.J)(clock.now, initial, outputsOf, report.output);
			let end = await reportUsage(ctx, store).catch((error) => endOfUsageError(error, store.state, signal.aborted));
			let { state, elapsedMs } = store;
			for (let warning of warningsOf(state)) report.warning(warning);
			let details = usageDetails(state);
			return (0, conclusion.Ep)(report, (0, conclusion.vu)(end, state), {
				outputs: {},
				details,
				elapsedMs
			});
		}
		async function reportUsage(ctx, store) {
			let { inputs, period } = store.state;
			let { group_by, daily, workspace_ids } = inputs;
			let windows = daily ? (0, usage_period.nQ)(period) : [period];
			let redact = inputs.redact_users ? createPseudonymizer() : void 0;
			let windowsText = windows.length === 1 ? "" : ` in ${windows.length} windows`;
			ctx.report.info(`Counting ${(0, format.td)(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${periodText(period)}${windowsText}.`);
			let report = await collect(ctx, inputs, windows, redact);
			let { tally, stride } = report;
			store.update({
				tally,
				stride
			});
			inputs.compare_previous && await compare(ctx, store, tally, redact);
			await writeReport(inputs, report, (extension, name) => {
				store.update(({ files }) => ({ files: {
					...files,
					[extension]: name
				} }));
				ctx.report.info(`${name}: ${(0, format.td)(tally.rows, "row")}`);
			});
			return endOfReport({
				...store.state,
				tally,
				stride
			});
		}
		async function compare(ctx, store, tally, redact) {
			let { period, name } = periodBefore(store.state);
			ctx.report.info(`Counting ${name} to compare.`);
			let collected = await (0, errors.Rt)(ctx, collect(ctx, store.state.inputs, [period], redact));
			if (collected instanceof errors._7) return store.update({ comparisonFailure: (0, unanswered.PR)(collected) });
			let previous = {
				period,
				name,
				...collected
			};
			store.update({ previous });
			tally.traces + previous.tally.traces > 0 && ctx.report.info(comparisonText(tally, previous));
		}
	}),
	6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Po: () => causeIn,
			T3: () => NARROW_EXPORT,
			XP: () => CAUSES_IN_LOGS,
			hE: () => CAUSES,
			s1: () => VAGUE_CAUSES
		});
		var _service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7002);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7314);
		let causeIn = (causes, text) => Object.values(causes).find(({ pattern }) => pattern.test(text));
		let RATE_LIMIT = /(^|\W)toomanyrequests\b|\bpull rate limit\b/i;
		let BUILD = {
			lock_file: {
				pattern: /\bcan only install packages when your package\.json and |\bERR_PNPM_(OUTDATED_LOCKFILE|FROZEN_LOCKFILE\w*)|\block ?file would have been (modified|created) by this install\b|\block ?file (at )?(\S+ )?needs to be updated\b|\blockfile had changes, but lockfile is frozen\b|\bchanged significantly since \S+ was last generated\b/i,
				headline: (name) => `the lock file of ${name} does not match its dependencies`,
				nextStep: "Update the lock file and commit it, then deploy again."
			},
			network: {
				pattern: /\b(Temporary failure (in name resolution|resolving)|Name does not resolve|Name or service not known|failed to lookup address|[Cc]ould not resolve host|getaddrinfo|no such host|i\/o timeout|TLS handshake timeout|CERTIFICATE_VERIFY_FAILED|self[- ]signed certificate|confirming the ssl certificate|(unable|failed) to get local issuer|x509: certificate|Read timed out|error sending request|socket hang up|E(AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT))\b/,
				headline: (name) => `the build of ${name} could not connect to a server`,
				nextStep: "Deploy again, once. If that repeats, check the DNS, proxy and certificates of the builder."
			},
			dependency: {
				pattern: /No matching distribution found|\bResolutionImpossible\b|\bconflicting dependencies\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|× Failed to (build|download) \W|Unable to find installation candidates|npm (ERR!|error) code E(404|TARGET|RESOLVE|UNSUPPORTEDPROTOCOL|BADENGINE)\b|\bERR_PNPM_(NO_MATCHING_VERSION|NO_VERSIONS|LINKED_PKG_DIR_NOT_FOUND|WORKSPACE_PKG_NOT_FOUND|FETCH_404|SPEC_NOT_SUPPORTED|PEER_DEP_ISSUES|UNSUPPORTED_ENGINE)|Couldn't find (any versions for|package) "|: No candidates found\b|error: No version matching "|\bno required module provides package\b/i,
				headline: (name) => `a dependency of ${name} could not be installed`,
				nextStep: "Correct the dependency that is named there, then deploy again."
			},
			processor: {
				pattern: /\bno match for platform in manifest\b|^exec \S+\/(sh|bash|dash|ash): exec format error$/i,
				headline: (name) => `the base image of ${name} is built for other processors`,
				nextStep: "Use a base image for the processors of the builder."
			},
			repository: {
				pattern: /\bfailed to clone\b|^fatal: (could not read Username for|Authentication failed for|repository '.*' not found|Remote branch)|\bERROR: Repository not found\b/i,
				headline: (name) => `the repository of ${name} could not be read`,
				nextStep: "Let the platform read the repository, or correct its URL or ref, then deploy again."
			},
			rate_limit: {
				pattern: RATE_LIMIT,
				headline: (name) => `a registry limits the pulls of the build of ${name}`,
				nextStep: "Deploy again later, or let the builder log in to that registry."
			},
			base_image: {
				pattern: /failed to resolve source metadata/i,
				headline: (name) => `the base image of ${name} could not be pulled`,
				nextStep: "Correct the base image, or let the platform pull it."
			},
			memory: {
				pattern: /\bOOM-?Killed\b|heap out of memory|\bexit(ed with)? code:? 137\b|\bdid not complete successfully: cannot allocate memory\b/i,
				headline: (name) => `the build of ${name} ran out of memory`,
				nextStep: "Build with fewer parallel jobs, or ask whoever manages the platform for more memory."
			},
			disk: {
				pattern: /^(?!.*\/dev\/shm\b).*\bno space left on device\b/i,
				headline: (name) => `the build of ${name} ran out of disk space`,
				nextStep: "Install fewer or smaller packages, or ask whoever manages the platform for more disk space."
			}
		};
		let DEPLOY = {
			memory: {
				pattern: /\bOOM-?Killed\b|\b(container|instance|pod|process) ran out of memory\b|\bout of memory: kill|\b137 \(out of memory\)|heap out of memory|\bexceed(s|ed|ing) (its |the )?memory limit|\bmemory limit\b.{0,60}\bexceeded/i,
				headline: (name) => `${name} ran out of memory`,
				nextStep: "Raise memory_mb in resource_spec, or find the leak."
			},
			rate_limit: {
				pattern: RATE_LIMIT,
				headline: (name) => `the registry limits how often ${name} is pulled`,
				nextStep: "Deploy again later, or name a credential in image_pull_secrets of resource_spec."
			},
			denied: {
				pattern: /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,300}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
				headline: (name) => `the platform is not allowed to pull ${name}`,
				nextStep: "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec."
			},
			processor: {
				pattern: /\bno match(ing manifest)? for \S+ in( the)? manifest\b|\bno image found in (image index|manifest list) for architecture\b|\bdoes not (provide|match) the specified platform\b|\bnot contain descriptor matching platform\b|(^|: )exec:? "?(?!\S{0,200}(entrypoint|start|run|init|wrapper|\.[a-z]{1,4}"?: ))\S{1,200}: exec format error\b/i,
				headline: (name) => `${name} is built for other processors`,
				nextStep: "Build the image for those of the platform, such as by docker build --platform linux/amd64."
			},
			service_account: {
				pattern: /\bserviceaccount "[^"]{1,253}" not found|\bservice account \S+ (was |is )?not found\b/i,
				headline: (name) => `the service account of ${name} does not exist`,
				nextStep: "Create it in the agent's namespace, or correct service_account_name in resource_spec, then deploy again."
			},
			policy: {
				pattern: /\badmission webhook "[^"]{1,253}" denied the request\b|\bviolates PodSecurity\b|\bdenied request: |\bany security context constraint\b|\bis forbidden: (maximum|minimum) |\bhas runAsNonRoot and\b/i,
				headline: (name) => `a policy of the cluster does not allow ${name}`,
				nextStep: "Change what the policy names, or ask whoever manages the cluster to allow it."
			},
			configuration: {
				pattern: /\b(secret|configmap) "[^"]{1,253}" not found|\bcouldn't find key \S+ in (secret|configmap)\b|\bCreateContainerConfigError\b/i,
				headline: (name) => `the container of ${name} could not be configured`,
				nextStep: "Check the secrets and config maps of the cluster that it needs, then deploy again."
			},
			not_pulled: {
				pattern: /\bmanifest unknown\b|\bpull access denied\b|\bmanifest for \S+ not found\b|\bfailed to (pull image|resolve reference)\b|\bback-?off pulling image\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
				headline: (name) => `${name} could not be pulled`,
				nextStep: "Check the name and the tag or digest of the image, whether it was pushed, and whether the platform may pull it."
			},
			room: {
				pattern: /\b\d+ insufficient (cpu|memory|ephemeral-storage)\b|\b(nodes?|unschedulable|FailedScheduling)\b.{0,200}\binsufficient (cpu|memory)\b|\bnode was low on resource: |\bexceeded quota: .{0,200}\brequested:/i,
				headline: (name) => `there is no room for ${name}`,
				nextStep: "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota."
			},
			health_check: {
				pattern: /\b(readiness|liveness|startup) probe (has )?failed\b|\bfailed (its |the )?((readiness|liveness|startup) probe|health ?check)|(^|[.:;,] |\b(the|its|container|deployment|revision) )health ?checks? (has |have )?(failed|timed out)\b/i,
				headline: (name) => `${name} failed its health check`,
				nextStep: "Check in the deploy log that it starts in time and listens on the port that the platform probes."
			},
			port: {
				pattern: /\bEADDRINUSE: |\[Errno (98|48)\]|\bbind.{0,100}\baddress already in use\b|\bConnection in use: \(/i,
				headline: (name) => `the port of ${name} is in use`,
				nextStep: "Let only one process of the pod listen on it (sidecars share its ports), or change the port."
			},
			module: {
				pattern: /\bModuleNotFoundError: No module named\b|\bError \[ERR_MODULE_NOT_FOUND\]|\bError: Cannot find (module|package) '/,
				headline: (name) => `a module is missing in ${name}`,
				nextStep: "Add the module to the dependencies, or correct how it is imported, then deploy again."
			},
			not_ready: {
				pattern: /\b(deployment|revision)\b.{0,80}\bis not ready after \d+|\btimed out waiting for (the )?(deployment|rollout|condition)\b|\bexceeded its progress deadline\b|\bProgressDeadlineExceeded\b/i,
				headline: (name) => `${name} was not ready in time`,
				nextStep: "Deploy again, once. If that repeats, make it start faster, or correct its port or health check."
			},
			crash: {
				pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
				headline: (name) => `${name} keeps crashing`
			}
		};
		let { memory, processor, port, module, health_check, not_ready, crash } = DEPLOY;
		let CAUSES_IN_LOGS = {
			build: BUILD,
			deploy: {
				memory,
				processor,
				port,
				module
			}
		};
		let VAGUE_CAUSES = [
			health_check,
			not_ready,
			crash
		];
		let NARROW_EXPORT = "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";
		let CAUSES = {
			build: BUILD,
			deploy: DEPLOY,
			export: {
				denied: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.access_denied}|AccessDenied|\\b403 forbidden\\b`, "i"),
					meaning: "the destination's credentials may not write to the bucket",
					nextStep: "Let the destination write under its whole prefix (export/README.md)."
				},
				bucket: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_bucket}|NoSuchBucket`, "i"),
					meaning: "the bucket does not exist, or may not be written to",
					nextStep: "Create the bucket, or let the destination's credentials write to it."
				},
				access_key: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.unknown_key_id}|InvalidAccessKeyId`, "i"),
					meaning: "the object store does not know the access key",
					nextStep: "Check the destination's access_key_id: deleted, or of another account?"
				},
				endpoint: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_endpoint}|InvalidEndpoint`, "i"),
					meaning: "endpoint_url is not an S3-compatible endpoint",
					nextStep: "Correct endpoint_url of the destination; for AWS, remove it and set region."
				},
				destination: {
					pattern: /\bdestination( \S+)? (was |is |has been )?(deleted|not found|removed|no longer)/i,
					meaning: "the destination does not exist",
					nextStep: "Create the destination again."
				},
				too_long: {
					pattern: /\b(run|export|job|activity)\b.{0,80}\b(timed out|time-?out|deadline exceeded)\b/i,
					meaning: `the run took longer than ${_service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__.IR.run_timeout_hours} hours`,
					nextStep: NARROW_EXPORT,
					isRetried: !0
				},
				rows: {
					pattern: /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
					meaning: "rows could not be processed",
					nextStep: NARROW_EXPORT,
					isRetried: !0
				},
				interruption: {
					pattern: /\b(restarted|interrupted|evicted|preempted|crashed)\b|\bshut(ting)? ?down\b|\binterruption\b/i,
					meaning: "the platform was interrupted",
					nextStep: "Nothing is wrong with the request: export again what is missing.",
					isRetried: !0
				}
			}
		};
	}),
	8107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TZ: () => DESTINATION_REFUSALS,
			_0: () => USAGE_REFUSALS,
			lq: () => EXPORT_REFUSALS
		});
		var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _both_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2915);
		let CORRECT_URL = (0, _both_services_js__WEBPACK_IMPORTED_MODULE_1__.U8)("platform API");
		let NO_EXPORTS = {
			headline: "no bulk exports at base_url",
			nextStep: `${CORRECT_URL} If it is right, check tenant_id and the ids.`,
			isForeign: !0
		};
		let idRefusal = (input, noun, detail) => ({
			status: [404],
			detail,
			input,
			headline: `no ${noun} has this ${input}`,
			nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`
		});
		let VERSIONS = "(see the versions in export/README.md)";
		let needsNewerService = (input, member) => ({
			status: [422],
			member,
			input,
			..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`
		});
		let EXPORT_REFUSALS = [
			_both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ey,
			{
				status: [403],
				headline: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.AY,
				likelyCause: "The credential is known, but may not export in this workspace.",
				nextStep: "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them."
			},
			{
				status: [404],
				detail: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ms,
				...NO_EXPORTS
			},
			idRefusal("destination_id", "destination", /destination/i),
			idRefusal("project_id", "project", /project|session/i),
			idRefusal("export_id", "export", /export/i),
			{
				status: [404],
				headline: "not found",
				nextStep: "Check base_url, tenant_id and the ids: each belongs to one workspace of one installation."
			},
			{
				status: [405],
				...NO_EXPORTS
			},
			{
				status: [409],
				headline: "not possible now",
				nextStep: "Look at the exports (operation: list): one of them may be in the way, or over."
			},
			needsNewerService("interval_hours", /interval_hours|end_time/),
			needsNewerService("export_fields", /export_fields/),
			needsNewerService("session_token", /session_token/),
			{
				status: [422],
				member: /access_key_id/,
				unsetInput: "access_key_id",
				..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.bF,
				nextStep: `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.`
			}
		];
		let BUCKET_REGION = /\b(?:expecting|the bucket is in this region:|bucket is in) '?([a-z]{2}(?:-[a-z]+){1,3}-\d)\b/i;
		let DESTINATION_REFUSALS = [
			{
				detail: BUCKET_REGION,
				headline: "the bucket is in another region",
				nextStep: ({ detail }) => `Set region: ${BUCKET_REGION.exec(detail)?.[1]}.`
			},
			{
				detail: _causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export.endpoint.pattern,
				unsetInput: "endpoint_url",
				headline: "no object store answers for this region and bucket",
				nextStep: "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead."
			},
			...Object.values(_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export).filter(({ isRetried }) => !isRetried).map(({ pattern: detail, meaning: headline, nextStep }) => ({
				detail,
				headline,
				nextStep
			})),
			...EXPORT_REFUSALS
		];
		let USAGE_REFUSALS = [
			_both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ey,
			{
				status: [403],
				headline: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.AY,
				likelyCause: "Usage reports need the permission organization:read, and workspaces that the credential may read.",
				nextStep: "Use a credential that has both."
			},
			{
				status: [
					404,
					405,
					415
				],
				headline: "no usage reports at base_url",
				likelyCause: "Something else answers there, or the installation has them switched off.",
				nextStep: `${CORRECT_URL} If it is right, ask whoever manages the installation to enable usage reports, or to upgrade it.`
			},
			{
				status: [414, 431],
				headline: "the address of the request is too long",
				nextStep: "Set fewer workspace_ids."
			}
		];
	}),
	4777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => explainRefusal });
		var _both_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2915);
		var _member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);
		let STATUSES_ABOUT_VALUES = [
			400,
			404,
			409,
			422
		];
		let AMBIGUOUS_STATUSES = [
			401,
			403,
			404
		];
		let rowMatches = ({ status, detail, operation, member, input, unsetInput }, refused) => (status?.includes(refused.status) ?? !0) && (detail?.test(refused.detail) ?? !0) && (operation === void 0 || operation.resourceLabel === refused.operation?.resourceLabel) && (member === void 0 || refused.members.some(({ input }) => member.test(input))) && (input === void 0 || refused.providedInputs.includes(input)) && (unsetInput === void 0 || !refused.providedInputs.includes(unsetInput));
		function explainRefusal(error, context) {
			let { status, operation, problems, isPlainText } = error;
			let detail = !(isPlainText && AMBIGUOUS_STATUSES.includes(status) && !/^forbidden/i.test(error.detail ?? "")) && error.detail || "";
			let { rows = [] } = context;
			let membersInDetail = problems.length === 0 && STATUSES_ABOUT_VALUES.includes(status) ? (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.BH)(detail, context) : [];
			let members = [...problems.slice(0, 20).map((problem) => (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.xs)(problem, context)), ...membersInDetail];
			let refused = {
				...context,
				status,
				detail,
				operation,
				members
			};
			let row = [
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.f4,
				...rows,
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.VD
			].find((one) => rowMatches(one, refused)) ?? _both_services_js__WEBPACK_IMPORTED_MODULE_0__.KT;
			let text = (template = "") => typeof template == "string" ? template : template(refused);
			return {
				members,
				headline: text(row.headline),
				likelyCause: text(row.likelyCause),
				nextStep: context.nextStep ?? text(row.nextStep),
				...row.isForeign && { isForeign: !0 }
			};
		}
	}),
	9403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => endOfServiceError });
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _refusals_member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
		var _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4777);
		var _unanswered_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1119);
		function endOfServiceError(error, step) {
			let { outcome, headline, ...description } = conclusionAfter(error, step);
			return {
				outcome,
				describe: () => ({
					headline: `${step.subject}: ${headline}`,
					...description
				})
			};
		}
		function conclusionAfter(error, step) {
			let { phase, isCancelled, messages } = step;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk && phase !== "accepted") return refusalConclusion(error, step);
			if (isCancelled) {
				let { cancelledHeadline: headline, message, advice } = messages[phase];
				return {
					outcome: "cancelled",
					headline,
					message,
					...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ advice })
				};
			}
			if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
			if (phase !== "not sent") return unknownOutcomeConclusion(error, step, messages[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? unknownOutcomeConclusion(error, step, messages.sent) : unansweredConclusion(error, step);
		}
		function refusalConclusion(error, { context }) {
			let { status, detail, isPlainText } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__.G)(error, context);
			let reason = members.length > 1 ? void 0 : (members[0] ?? { reason: detail }).reason;
			let why = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			let source = isForeign || isPlainText ? void 0 : `The ${context.service}`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [why, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_2__.Zw),
				quotes: reason === void 0 ? [] : [{
					source,
					text: reason
				}]
			};
		}
		let unansweredConclusion = (error, { context, messages }) => ({
			outcome: "error",
			headline: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.Gw)(error, context.service)}; ${messages["not sent"].headline}`,
			message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.message)}.`,
			advice: (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.OF)(error, context.service)
		});
		function unknownOutcomeConclusion(error, step, phaseMessages) {
			let { likelyCause = "", nextStep = "" } = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk ? (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__.G)(error, step.context) : {};
			let { headline, lastSeenText, adviceIfGone, advice = "" } = phaseMessages;
			let errorMessage = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.message)}.`;
			return {
				outcome: "error",
				headline,
				message: !(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN) && lastSeenText?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.PR)(error)) || errorMessage,
				advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error) && adviceIfGone || (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, advice)
			};
		}
	}),
	7002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KQ: () => STORAGE_ERRORS,
			fG: () => createDestination
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		let ROW = "destination-members";
		let text = zod__WEBPACK_IMPORTED_MODULE_2__.YjP();
		let STORAGE_ERRORS = {
			access_denied: "Access denied",
			invalid_bucket: "Bucket is not valid",
			unknown_key_id: "Key ID you provided does not exist",
			invalid_endpoint: "Invalid endpoint"
		};
		let DestinationCreate = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
			destination_type: zod__WEBPACK_IMPORTED_MODULE_2__.euz("s3"),
			display_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
			config: zod__WEBPACK_IMPORTED_MODULE_2__.rej({
				bucket_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				prefix: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
				region: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional().meta({ description: "For AWS-style buckets; omit endpoint_url then." }),
				endpoint_url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional().meta({ description: "For S3-compatible stores other than AWS." }),
				include_bucket_in_prefix: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional()
			}),
			credentials: zod__WEBPACK_IMPORTED_MODULE_2__.rej({
				access_key_id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				secret_access_key: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				session_token: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1).optional().meta({ description: "For temporary credentials." })
			}).optional().meta({ description: "Stored encrypted. If omitted, a self-hosted installation uses the credentials of its environment." })
		});
		let Destination = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.l.meta({ row: "export-ids" }),
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR, ROW),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			display_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			destination_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			config: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				bucket_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
				prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				region: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				endpoint_url: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				include_bucket_in_prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_2__.zMY(), ROW)
			}), ROW),
			credentials_keys: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(text), ROW).meta({ description: "Names of the stored credentials, never their values." })
		});
		let createDestination = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("POST", "/api/v1/bulk-exports/destinations", {
			summary: "Create an export destination, after a write test",
			body: DestinationCreate,
			reply: Destination,
			clientReply: Destination.pick({ id: !0 })
		});
	}),
	7314: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => EXPORT_LIMITS,
			JM: () => KNOWN_EXPORT_FIELDS,
			M2: () => FORMAT_VERSIONS,
			TV: () => EXPORTABLE_FIELDS
		});
		let EXPORTABLE_FIELDS = "id.tenant_id.session_id.trace_id.parent_run_id.parent_run_ids.reference_example_id.name.run_type.start_time.end_time.status.is_root.dotted_order.trace_tier.inputs.outputs.error.extra.events.tags.feedback_stats.total_tokens.prompt_tokens.completion_tokens.total_cost.prompt_cost.completion_cost.first_token_time".split(".");
		let KNOWN_EXPORT_FIELDS = [...EXPORTABLE_FIELDS, "feedbacks"];
		let FORMAT_VERSIONS = ["v2_beta", "v1"];
		let EXPORT_LIMITS = {
			retries_per_run: 20,
			retry_delay_seconds: 30,
			run_timeout_hours: 4,
			workflow_timeout_hours: {
				limits_text: 72,
				status_table: 48
			},
			concurrent_runs_per_export: {
				limits_text: 45,
				troubleshooting: 5
			},
			concurrent_exports_per_workspace: {
				limits_text: 15,
				troubleshooting: 3
			},
			interval_hours: {
				min: 1,
				max: 168
			},
			spawn_delay_minutes: 10
		};
	}),
	8034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => createStateStore });
		function createStateStore(now, initial, outputsOf, setOutput) {
			let startedMs = now();
			let written = new Map(entriesOf(outputsOf(initial)));
			let state = initial;
			return {
				get state() {
					return state;
				},
				get elapsedMs() {
					return now() - startedMs;
				},
				update(change) {
					let members = typeof change == "function" ? change(state, now() - startedMs) : change;
					state = {
						...state,
						...members
					};
					for (let [name, value] of entriesOf(outputsOf(state))) {
						written.get(name) !== value && setOutput(name, value);
						written.set(name, value);
					}
				}
			};
		}
		let entriesOf = (values) => Object.keys(values).map((name) => [name, values[name] ?? ""]);
	})
};
