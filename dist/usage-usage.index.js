"use strict";
exports.id = "usage-usage";
exports.ids = ["usage-usage"];
exports.modules = {
	2284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runUsage: () => runUsage });
		var conclusion = __webpack_require__(8728);
		var format = __webpack_require__(2772);
		var range_text = __webpack_require__(8840);
		var unanswered = __webpack_require__(1119);
		var errors = __webpack_require__(1515);
		var state_store = __webpack_require__(8034);
		var external_node_crypto_ = __webpack_require__(7598);
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
		var time = __webpack_require__(5818);
		var schemas = __webpack_require__(3339);
		var iso = __webpack_require__(4377);
		var ids = __webpack_require__(5485);
		var members = __webpack_require__(1216);
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
		let FIRST_USAGE_TIME = "2026-01-05T00:00:00Z";
		let count = schemas.Whr().min(0).meta({ row: "usage-rows" });
		let Stride = schemas.Ikc({
			days: (0, members.y$)(count),
			hours: (0, members.y$)(count)
		});
		let lengthMs = ({ days, hours }) => days * time.sO + hours * time.iQ;
		let usage_time = iso.w$({ offset: !0 }).meta({ row: "query-times" });
		let UsageQuery = schemas.Ikc({
			start_time: usage_time,
			end_time: usage_time,
			workspace_ids: schemas.vkY((value) => typeof value == "string" ? [value] : value, schemas.YOg(ids.ZS).min(1)).meta({ row: "usage-workspaces" }),
			group_by: GroupBy.default("workspace")
		});
		let UsageRecord = schemas.Ikc({
			time_bucket: members.Au.nullable().meta({
				description: "Start of the bucket.",
				row: "usage-rows"
			}),
			dimensions: schemas.g1P(schemas.YjP(), schemas.YjP().nullable()).meta({
				description: `By group_by: ${DIMENSIONS_TEXT}.`,
				row: "usage-rows"
			}),
			traces: (0, members.y$)(count)
		});
		let UsageReport = schemas.Ikc({
			stride: Stride,
			usage: schemas.YOg(UsageRecord)
		});
		let getUsage = (0, operation.M)("GET", "/api/v1/orgs/current/billing/granular-usage", {
			summary: "Count traces over time buckets, by workspace, project, user or API key",
			resourceLabel: "the granular usage",
			query: UsageQuery,
			reply: UsageReport
		});
		(0, operation.M)("GET", "/api/v1/orgs/current/billing/granular-usage/export", {
			summary: "Count traces over time buckets, as a CSV file",
			query: UsageQuery,
			reply: schemas.YjP().meta({
				description: `All of these columns: ${CSV_COLUMNS.join(", ")}. Those of other groupings are empty.`,
				row: "usage-csv"
			}),
			mediaType: "text/csv"
		});
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(2093);
		let DIMENSION_NAMES = Object.values(DIMENSIONS).flat();
		let MAX_WINDOW_BYTES = 256 * 1024 ** 2;
		let Row = UsageRecord.extend({
			time_bucket: UsageRecord.shape.time_bucket.default(null),
			dimensions: schemas.Ikc(Object.fromEntries(DIMENSION_NAMES.map((name) => [name, schemas.YjP().nullish()])))
		});
		let getLargeUsage = {
			...getUsage,
			clientReply: schemas.Ikc({
				usage: schemas.YOg(Row).nullable(),
				stride: Stride
			}),
			maxBytes: MAX_WINDOW_BYTES
		};
		function presentDimensions({ dimensions }, group_by) {
			let groupNames = DIMENSIONS[group_by];
			let entries = DIMENSION_NAMES.map((name) => [name, dimensions[name] || null]);
			return Object.fromEntries(entries.filter(([name, value]) => value !== null || groupNames.includes(name)));
		}
		async function readUsage(ctx, { workspace_ids, group_by }, windows, pseudonymize = (row) => row) {
			let parts = [];
			let longestStride = {
				days: 0,
				hours: 0
			};
			for (let { startMs, endMs } of windows) {
				let query = {
					workspace_ids,
					group_by,
					start_time: (0, time.fz)(startMs),
					end_time: (0, time.fz)(endMs)
				};
				let { usage, stride } = await (0, requests.T1)(ctx, getLargeUsage, query, limits.b.usage);
				let rows = (usage ?? []).filter(({ time_bucket }) => (0, time.pe)(time_bucket ?? "") !== endMs).map((row) => pseudonymize({
					...row,
					dimensions: presentDimensions(row, group_by)
				}));
				parts.push(rows);
				lengthMs(stride) > lengthMs(longestStride) && (longestStride = stride);
			}
			return {
				usage: parts.flat(),
				stride: longestStride
			};
		}
		let MAX_TIME_MS = Date.parse("9999-12-31T23:59:59Z");
		let DATE_AND_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?/;
		let FORMULA = /(^|[;|\t\r\n])((?:(?![\t\r\n])[\s\p{C}])*[=+\-@＝＋－＠−﹢﹣﹦﹫⁺⁻⁼₊₋₌])/gu;
		let TAB_OR_BREAK_START = /^[\t\r\n]/;
		function escapeFormulas(text) {
			let escapedText = (text ?? "").replace(FORMULA, "$1'$2");
			return TAB_OR_BREAK_START.test(escapedText) ? `'${escapedText}` : escapedText;
		}
		function bucketEnd(start, bucketMs) {
			let text = DATE_AND_TIME.exec(start ?? "")?.[0];
			if (start === null || text === void 0) return "";
			let endMs = (0, time.pe)(text) + bucketMs;
			if (!(endMs <= MAX_TIME_MS)) return "";
			return start.replace(text, new Date(endMs).toISOString().slice(0, text.length));
		}
		function toLine({ time_bucket, dimensions, traces }, bucketMs) {
			let values = DIMENSION_NAMES.map((name) => escapeFormulas(dimensions[name]));
			return `${csvFormatRow([
				...[time_bucket, bucketEnd(time_bucket, bucketMs)].map(escapeFormulas),
				...values,
				String(traces)
			])}\n`;
		}
		let toCsv = ({ usage, stride }) => `${CSV_COLUMNS.join(",")}\n${usage.map((row) => toLine(row, lengthMs(stride))).join("")}`;
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
			let temporaryPath = (0, external_node_path_.join)(directory.path, `.${file}.${(0, external_node_crypto_.randomBytes)(6).toString("hex")}.part`);
			try {
				await (0, promises_.mkdir)(directory.path, { recursive: !0 });
				if (await (0, promises_.realpath)(directory.path) !== directory.path) throw new WriteError("its directory was replaced by a link meanwhile");
				await (0, promises_.writeFile)(temporaryPath, text, {
					flag: "ax",
					flush: !0
				});
				await (0, promises_.rename)(temporaryPath, (0, external_node_path_.join)(directory.path, file));
				return name;
			} catch (error) {
				await (0, promises_.rm)(temporaryPath, { force: !0 }).catch(() => void 0);
				throw new WriteError(`${name} could not be written: ${reasonOf(error)}`);
			}
		}
		let toJson = ({ usage, stride }) => `{"usage":[${usage.map((row) => `\n${JSON.stringify(row)}`).join(",")}\n],"stride":${JSON.stringify(stride)}}\n`;
		let SERIALIZERS = {
			json: toJson,
			csv: toCsv
		};
		async function writeReport({ format, group_by, output_dir }, report, onWritten) {
			for (let extension of format === "both" ? ["json", "csv"] : [format]) {
				let text = SERIALIZERS[extension](report);
				onWritten(extension, await writeAtomically(output_dir, `usage-by-${group_by}.${extension}`, text));
			}
		}
		var usage_period = __webpack_require__(6879);
		function tallyOf({ usage, stride }, group_by, redact) {
			let names = DIMENSIONS[group_by];
			let shortValue = (text) => text == null ? null : (0, format.xv)(redact(text).replace(/\p{Cc}/gu, " "), 200);
			let entries = new Map();
			let buckets = new Map();
			for (let { time_bucket, dimensions, traces } of usage) {
				let key = names.map((name) => dimensions[name]).find((value) => value) ?? "";
				let entry = entries.get(key) ?? {
					key,
					traces: 0,
					dimensions: Object.fromEntries(names.map((name) => [name, shortValue(dimensions[name])]))
				};
				entry.traces += traces;
				entries.set(key, entry);
				time_bucket !== null && buckets.set(time_bucket, (buckets.get(time_bucket) ?? 0) + traces);
			}
			let traces = usage.reduce((sum, row) => sum + row.traces, 0);
			return {
				rows: usage.length,
				traces,
				entries,
				buckets,
				stride
			};
		}
		let toOneDecimal = (value) => Math.round(value * 10) / 10;
		let sharePercent = (part, total) => total === 0 ? 0 : toOneDecimal(part / total * 100);
		let changePercent = (count, previousCount) => previousCount === 0 ? void 0 : toOneDecimal((count / previousCount - 1) * 100);
		let NO_NAME = "(no name)";
		let entryName = ({ dimensions }) => Object.values(dimensions).at(-1) || NO_NAME;
		let entryId = ({ dimensions }) => Object.values(dimensions)[0] || void 0;
		let topEntries = ({ entries }, count) => [...entries.values()].sort((one, other) => other.traces - one.traces).slice(0, count);
		let NOUNS = {
			workspace: "workspace",
			project: "project",
			user: "user",
			api_key: "API key"
		};
		function periodName(period, last) {
			let { startMs, endMs } = period;
			let month = new Date(startMs).toLocaleString("en-US", {
				month: "long",
				year: "numeric",
				timeZone: "UTC"
			});
			if (last === "this-month") return `${month} so far`;
			return startMs === (0, usage_period.ZV)(startMs, 0) && endMs === (0, usage_period.ZV)(startMs, 1) ? month : (0, range_text.l)(period);
		}
		function bucketsText({ days, hours }, bucketCount = 1) {
			let text = (count, unit) => count === 1 ? unit : (0, format.td)(count, unit);
			if (days === 0 && hours === 0) return text(bucketCount, "bucket");
			if (days === 0) return text(hours * bucketCount, "hour");
			return days % 7 == 0 ? text(days / 7 * bucketCount, "week") : text(days * bucketCount, "day");
		}
		let percentText = (percent) => `${percent.toFixed(1)}%`;
		let shareText = (part, total) => percentText(sharePercent(part, total));
		let withSign = (value, format) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${format(Math.abs(value))}`;
		let differenceText = (count, previousCount) => withSign(count - previousCount, format.ZV);
		function changeText(count, previousCount) {
			let percent = changePercent(count, previousCount);
			let difference = differenceText(count, previousCount);
			return percent === void 0 ? difference : `${difference} (${withSign(percent, percentText)})`;
		}
		let WORD = /[^\s<>()[\]"`,;:/|=]+/g;
		let ADDRESS = /.[@＠].|%40/;
		function createPseudonymizer() {
			let key = (0, external_node_crypto_.randomBytes)(32);
			let pseudonymOf = (user) => `user-${(0, external_node_crypto_.createHmac)("sha256", key).update(user).digest("hex").slice(0, 16)}`;
			let replaceAddresses = (text) => text.replace(WORD, (word) => ADDRESS.test(word) ? pseudonymOf(word) : word);
			return (row) => {
				let { dimensions, time_bucket } = row;
				let user = dimensions.user_id ?? dimensions.user_email;
				let pseudonyms = Object.entries(dimensions).map(([name, value]) => {
					if (!value) return [name, value];
					return [name, DIMENSIONS.user.some((dimension) => dimension === name) && user ? pseudonymOf(user) : replaceAddresses(value)];
				});
				return {
					...row,
					time_bucket: time_bucket && replaceAddresses(time_bucket),
					dimensions: Object.fromEntries(pseudonyms)
				};
			};
		}
		function outputsOf({ inputs, tally, previous, files }) {
			return {
				total_traces: tally?.traces,
				row_count: tally?.rows,
				stride_days: tally?.stride.days,
				stride_hours: tally?.stride.hours,
				json_file: files.json,
				csv_file: files.csv,
				top: tally && topJson(tally, inputs.top),
				previous_total: previous?.tally.traces,
				change_percent: tally && previous && changePercent(tally.traces, previous.tally.traces),
				over_budget: tally && tally.traces > (inputs.max_traces ?? Infinity)
			};
		}
		function topJson(tally, top) {
			let entries = topEntries(tally, top).map(({ dimensions, traces }) => ({
				...dimensions,
				traces,
				share_percent: sharePercent(traces, tally.traces)
			}));
			return JSON.stringify(entries);
		}
		var platform_api = __webpack_require__(8107);
		var service_error_end = __webpack_require__(9403);
		var omit_absent = __webpack_require__(5174);
		var usage_inputs = __webpack_require__(3652);
		let MESSAGES = {
			headline: "usage not counted",
			cancelledHeadline: "counting was cancelled",
			message: "The workflow was cancelled before all was counted."
		};
		let buildEnd = (0, conclusion.hW)(({ period, inputs }) => `${periodName(period, inputs.last)}: `);
		let errorEnd = (headline, { message }, advice) => buildEnd("error", () => ({
			headline,
			message: `${message}.`,
			advice
		}));
		function endOfUsageError(error, { inputs, period }, isCancelled) {
			if (error instanceof WriteError) return errorEnd("the report is not complete", error, "Make room, or set another output_dir. No half file was kept.");
			if (error instanceof errors._7 && error.kind === "too large") return errorEnd(`the report is too large; ${MESSAGES.headline}`, error, "Set a shorter range, fewer workspace_ids, or a group_by with fewer rows, such as workspace.");
			let { outcome, describe } = (0, service_error_end.S)(error, {
				subject: periodName(period, inputs.last),
				isCancelled,
				phase: "not sent",
				messages: {
					"not sent": MESSAGES,
					sent: MESSAGES,
					accepted: MESSAGES
				},
				context: {
					service: "platform API",
					rules: platform_api.Aj,
					inputs: Object.keys(usage_inputs.J.shape),
					providedInputs: Object.keys((0, omit_absent.X)(inputs))
				}
			});
			return {
				outcome: outcome === "cancelled" ? "error" : outcome,
				describe
			};
		}
		function endOfReport(state) {
			let { max_traces: budget } = state.inputs;
			let { traces } = state.tally;
			if (traces === 0) return buildEnd("empty", () => describeEmpty(state));
			let headline = (0, format.td)(traces, "trace");
			if (budget === void 0) return buildEnd("ok", () => ({
				headline,
				message: ""
			}));
			if (traces > budget) return buildEnd("over_budget", () => ({
				headline: `${headline}, over the budget of ${(0, format.ZV)(budget)}`,
				...describeExcess(state, budget)
			}));
			return buildEnd("ok", () => ({
				headline: `${headline}, ${shareText(traces, budget)} of the budget`,
				message: `${(0, format.ZV)(budget - traces)} of ${(0, format.ZV)(budget)} traces left.${forecastText(state, budget)}`
			}));
		}
		let CHECK_WORKSPACES = "If you expected traces, check workspace_ids and the credential.";
		function describeEmpty({ inputs }) {
			let isFailure = inputs.fail_on_empty ?? inputs.max_traces !== void 0;
			return {
				headline: "no traces",
				message: "Either there are none, or the credential cannot read them.",
				advice: isFailure ? `${CHECK_WORKSPACES} If there may be none, set fail_on_empty: false.` : CHECK_WORKSPACES,
				severity: isFailure ? "failure" : "warning"
			};
		}
		function forecastText({ inputs, period, tally }, budget) {
			let { startMs, endMs } = period;
			if (inputs.last !== "this-month" || endMs - startMs < time.sO) return "";
			let projectedTraces = tally.traces * ((0, usage_period.ZV)(startMs, 1) - startMs) / (endMs - startMs);
			return ` At this pace the month ends at about ${shareText(projectedTraces, budget)} of the budget.`;
		}
		function describeExcess(state, budget) {
			let { inputs, tally } = state;
			let warnAdvice = inputs.on_over_budget === "fail" ? ", or set on_over_budget: warn" : "";
			return {
				message: `The budget was exceeded by ${(0, format.td)(tally.traces - budget, "trace")}.`,
				advice: `Look at ${largestEntryText(state)}; to allow more, raise max_traces${warnAdvice}.`,
				severity: inputs.on_over_budget === "warn" ? "warning" : "failure"
			};
		}
		function largestEntryText({ inputs, tally }) {
			let [entry] = topEntries(tally, 1);
			let name = entry === void 0 || inputs.group_by === "user" ? NO_NAME : entryName(entry);
			if (entry === void 0 || name === NO_NAME) return `the largest ${NOUNS[inputs.group_by]}s`;
			return `${name}, which used ${shareText(entry.traces, tally.traces)}`;
		}
		function bucketLabel(ms, { days }, { startMs, endMs }) {
			let [day = "", clock] = (0, time.fz)(ms).slice(0, 16).split("T");
			let shortDay = endMs - startMs <= 366 * time.sO ? day.slice(5) : day;
			if (days > 0) return shortDay;
			return endMs - startMs <= time.sO ? `${clock}` : `${shortDay} ${clock}`;
		}
		function usageChart(tally, period, budget) {
			let { startMs, endMs } = period;
			let { stride } = tally;
			let buckets = [...tally.buckets].map(([start, traces]) => ({
				atMs: (0, time.pe)(start),
				traces
			})).filter(({ atMs }) => !Number.isNaN(atMs));
			let bucketMs = lengthMs(stride) || endMs - startMs;
			let reportedBucketAtMs = buckets[0]?.atMs ?? startMs;
			let firstBucketAtMs = reportedBucketAtMs - Math.max(0, Math.floor((reportedBucketAtMs - startMs) / bucketMs)) * bucketMs;
			let bucketCount = Math.ceil((endMs - firstBucketAtMs) / bucketMs);
			let bucketsPerBar = Math.max(1, Math.ceil(bucketCount / 60));
			let values = Array.from({ length: Math.ceil(bucketCount / bucketsPerBar) }, (_, index) => ({
				label: bucketLabel(firstBucketAtMs + index * bucketsPerBar * bucketMs, stride, period),
				value: 0
			}));
			for (let bucket of buckets) {
				let index = Math.floor((bucket.atMs - firstBucketAtMs) / (bucketMs * bucketsPerBar));
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
				title: `Traces per ${bucketsText(stride, bucketsPerBar)}`,
				values
			} : {
				title: "Traces so far, against the budget",
				values: totals,
				line: budget
			};
		}
		function warningsOf(state) {
			return [
				periodWarning(state.period),
				strideWarning(state),
				workspaceWarning(state),
				state.comparisonWarning
			].filter((warning) => warning !== void 0);
		}
		let periodWarning = ({ startMs }) => startMs < Date.parse(FIRST_USAGE_TIME) ? `The range begins before ${FIRST_USAGE_TIME.slice(0, 10)}: the cloud service has no usage data from before then, and a self-hosted one none from before it was enabled.` : void 0;
		function strideWarning({ inputs, period, tally }) {
			if (!(inputs.daily && period.endMs - period.startMs >= time.sO) || !tally || [0, time.sO].includes(lengthMs(tally.stride))) return;
			return `daily: counts per day were asked for, and the service counted per ${bucketsText(tally.stride)}.`;
		}
		function workspaceWarning({ inputs, tally }) {
			if (inputs.group_by !== "workspace" || !tally?.traces) return;
			let countedIds = new Set([...tally.entries.values()].map(({ dimensions }) => dimensions.workspace_id?.toLowerCase()));
			let absentIds = inputs.workspace_ids.filter((id) => !countedIds.has(id));
			if (absentIds.length === 0) return;
			let ids = (0, format.ml)(absentIds.join(", "), 380);
			return `No usage found for ${(0, format.td)(absentIds.length, "workspace")} (${ids}): no traces, or the credential cannot read them.`;
		}
		function comparisonText({ traces }, { period, tally }) {
			let previousTraces = (0, format.td)(tally.traces, "trace");
			return `Compared with ${periodName(period)} (${previousTraces}): ${changeText(traces, tally.traces)}.`;
		}
		function entryLabel(entry, entries) {
			let name = entryName(entry);
			let id = entryId(entry);
			let isUnique = entries.filter((one) => entryName(one) === name).length === 1;
			if (id === void 0 || isUnique && name !== NO_NAME) return name;
			return [`${name} `, { code: `${id.slice(0, 8)}…` }];
		}
		let sumOf = (counts) => counts.reduce((sum, count) => sum + count, 0);
		function topTable(tally, { inputs, previous }) {
			let entries = topEntries(tally, inputs.top);
			let previousTally = previous?.tally;
			let previousTracesOf = ({ key }) => previousTally?.entries.get(key)?.traces;
			let rowOf = (label, traces, previousTraces) => {
				let [count, share] = [(0, format.ZV)(traces), shareText(traces, tally.traces)];
				if (previousTally === void 0) return [
					label,
					count,
					share
				];
				let change = previousTraces === void 0 ? "new" : differenceText(traces, previousTraces);
				return [
					label,
					`${count} (${share})`,
					change
				];
			};
			let rows = entries.map((entry) => rowOf(entryLabel(entry, entries), entry.traces, previousTracesOf(entry)));
			let restTraces = tally.traces - sumOf(entries.map(({ traces }) => traces));
			if (restTraces > 0) {
				let previousTraces = sumOf(entries.map((entry) => previousTracesOf(entry) ?? 0));
				let label = (0, format.td)(tally.entries.size - entries.length, "other");
				rows.push(rowOf(label, restTraces, (previousTally?.traces ?? 0) - previousTraces));
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
			let { period, files, tally, previous } = state;
			let strideText = tally === void 0 ? "" : `, per ${bucketsText(tally.stride)}`;
			let rows = [["Range", (0, range_text.l)(period) + strideText]];
			previous !== void 0 && rows.push(["Compared with", (0, range_text.l)(previous.period)]);
			let names = Object.values(files);
			names.length > 0 && rows.push(["Files", names.flatMap((name) => [{ code: name }, " "])]);
			tally !== void 0 && rows.push(["Rows", (0, format.ZV)(tally.rows)]);
			return { fold: {
				title: "Range and files",
				blocks: [{ table: {
					header: [],
					rows
				} }]
			} };
		}
		function usageDetails(state) {
			let { inputs, tally, period, previous } = state;
			let details = warningsOf(state).map((text) => ({ text }));
			if (tally === void 0) return details;
			previous !== void 0 && tally.traces + previous.tally.traces > 0 && details.push({ text: comparisonText(tally, previous) });
			if (tally.traces > 0) {
				details.push({ bars: usageChart(tally, period, inputs.max_traces) });
				details.push({ table: topTable(tally, state) });
			}
			return [...details, rangeAndFiles(state)];
		}
		async function runUsage(inputs, ctx, nowMs) {
			let { clock, report, signal } = ctx;
			let initialState = {
				inputs,
				period: (0, usage_period.Mf)(inputs, nowMs),
				files: {}
			};
			let store = (0, state_store.J)(clock.now, initialState, outputsOf, report.output);
			let end = await reportUsage(ctx, store).catch((error) => endOfUsageError(error, store.state, signal.aborted));
			let { state, elapsedMs } = store;
			for (let warning of warningsOf(state)) report.warning(warning);
			let details = usageDetails(state);
			return (0, conclusion.Ep)(report, (0, conclusion.vu)(end, state), {
				details,
				elapsedMs
			});
		}
		async function reportUsage(ctx, store) {
			let { inputs, period } = store.state;
			let { group_by, workspace_ids } = inputs;
			let windows = (0, usage_period.R5)(inputs, period);
			let pseudonymize = inputs.redact_users ? createPseudonymizer() : void 0;
			let windowsText = windows.length === 1 ? "" : ` in ${windows.length} windows`;
			ctx.report.info(`Counting ${(0, format.td)(workspace_ids.length, "workspace")} by ${NOUNS[group_by]}, ${(0, range_text.l)(period)}${windowsText}.`);
			let usageReport = await readUsage(ctx, inputs, windows, pseudonymize);
			let tally = tallyOf(usageReport, group_by, ctx.report.redact);
			store.update({ tally });
			inputs.compare_previous && await readPreviousUsage(ctx, store, tally, pseudonymize);
			await writeReport(inputs, usageReport, (extension, name) => {
				store.update(({ files }) => ({ files: {
					...files,
					[extension]: name
				} }));
				ctx.report.info(`${name}: ${(0, format.td)(tally.rows, "row")}`);
			});
			return endOfReport({
				...store.state,
				tally
			});
		}
		async function readPreviousUsage(ctx, store, tally, pseudonymize) {
			let { inputs } = store.state;
			let period = (0, usage_period.jB)(store.state.period, inputs.last);
			let name = periodName(period);
			ctx.report.info(`Counting ${name} to compare.`);
			let usageReport = await (0, errors.Rt)(ctx, readUsage(ctx, inputs, [period], pseudonymize));
			if (usageReport instanceof errors._7) return store.update({ comparisonWarning: `There is no comparison, because ${name} could not be counted: ${(0, unanswered.PR)(usageReport)}.` });
			let previous = {
				period,
				tally: tallyOf(usageReport, inputs.group_by, ctx.report.redact)
			};
			store.update({ previous });
			tally.traces + previous.tally.traces > 0 && ctx.report.info(comparisonText(tally, previous));
		}
	}),
	6165: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => NARROW_EXPORT,
			y: () => EXPORT_CAUSES
		});
		var _service_contract_exports_destination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7647);
		let NARROW_EXPORT = "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";
		let EXPORT_CAUSES = {
			bucket: {
				pattern: RegExp(`${_service_contract_exports_destination_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_bucket}|NoSuchBucket`, "i"),
				headline: "the bucket does not exist, or may not be written to",
				nextStep: "Create the bucket, or let the destination's credentials write to it."
			},
			access_key: {
				pattern: RegExp(`${_service_contract_exports_destination_js__WEBPACK_IMPORTED_MODULE_0__.KQ.unknown_key_id}|InvalidAccessKeyId`, "i"),
				headline: "the object store does not know the access key",
				nextStep: "Check the destination's access_key_id: deleted, or of another account?"
			},
			secret_key: {
				pattern: /\bSignatureDoesNotMatch\b|\bsignature we calculated does not match\b/i,
				headline: "the object store refused the signature of the destination's credentials",
				nextStep: "Correct secret_access_key of the destination, or its region."
			},
			session_token: {
				pattern: /\bExpiredToken\b|\b(session|security|provided) token (has|is) expired\b/i,
				headline: "the destination's session_token has expired",
				nextStep: "Create the destination again, with credentials that outlast its exports."
			},
			denied: {
				pattern: RegExp(`${_service_contract_exports_destination_js__WEBPACK_IMPORTED_MODULE_0__.KQ.access_denied}|AccessDenied|\\b403 forbidden\\b`, "i"),
				headline: "the destination's credentials may not write to the bucket",
				nextStep: "Let the destination write under its whole prefix (export/README.md)."
			},
			endpoint: {
				pattern: RegExp(`${_service_contract_exports_destination_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_endpoint}|InvalidEndpoint`, "i"),
				headline: "endpoint_url is not an S3-compatible endpoint",
				nextStep: "Correct endpoint_url of the destination; for AWS, remove it and set region."
			},
			destination: {
				pattern: /\bdestination( \S+)? (was |is |has been )?(deleted|not found|removed|no longer)/i,
				headline: "the destination does not exist",
				nextStep: "Create the destination again."
			},
			too_long: {
				pattern: /\b(run|export|job|activity)\b.{0,80}\b(timed out|time-?out|deadline exceeded)\b/i,
				nextStep: NARROW_EXPORT
			},
			rows: {
				pattern: /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
				nextStep: NARROW_EXPORT
			},
			interruption: {
				pattern: /\b(restarted|interrupted|evicted|preempted|crashed)\b|\bshut(ting)? ?down\b|\binterruption\b/i,
				nextStep: "Nothing is wrong with the request: export again what is missing."
			}
		};
	}),
	8840: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => timeLabel,
			l: () => rangeText
		});
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5818);
		let timeLabel = (ms) => (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.fz)(ms).replace("T", " ").replace(/(:00)?Z$/, " UTC");
		let dayLabel = (ms) => (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.fz)(ms).slice(0, 10);
		function rangeText({ startMs, endMs }) {
			if (startMs % _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO !== 0 || endMs % _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO !== 0) return `${timeLabel(startMs)} to ${timeLabel(endMs)}`;
			let firstDay = dayLabel(startMs);
			let lastDay = dayLabel(endMs - _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO);
			return firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
		}
	}),
	8107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aj: () => USAGE_RULES,
			N9: () => DESTINATION_RULES,
			zS: () => EXPORT_RULES
		});
		var _causes_export_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6165);
		var _both_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2915);
		let CORRECT_URL = (0, _both_services_js__WEBPACK_IMPORTED_MODULE_1__.yb)("platform API");
		let NO_EXPORTS = {
			headline: "no bulk exports at base_url",
			nextStep: `${CORRECT_URL} If it is right, check tenant_id and the ids.`,
			isForeign: !0
		};
		let idRule = (input, noun, detail) => ({
			status: [404],
			detail,
			input,
			headline: `no ${noun} has this ${input}`,
			nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`
		});
		let VERSIONS = "(see the versions in export/README.md)";
		let newerMemberRule = (input, member) => ({
			status: [422],
			member,
			input,
			..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`
		});
		let EXPORT_RULES = [
			_both_services_js__WEBPACK_IMPORTED_MODULE_1__.HB,
			{
				status: [403],
				headline: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.zg,
				likelyCause: "The credential is known, but may not export in this workspace.",
				nextStep: "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them."
			},
			{
				status: [404],
				detail: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ms,
				...NO_EXPORTS
			},
			idRule("destination_id", "destination", /destination/i),
			idRule("project_id", "project", /project|session/i),
			idRule("export_id", "export", /export/i),
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
				nextStep: "List the exports (operation: list): another one may still be running, or this one may have ended."
			},
			newerMemberRule("interval_hours", /interval_hours|end_time/),
			newerMemberRule("export_fields", /export_fields/),
			newerMemberRule("session_token", /session_token/),
			{
				status: [422],
				member: /access_key_id/,
				unsetInput: "access_key_id",
				..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.bF,
				nextStep: `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.`
			}
		];
		let BUCKET_REGION = /\b(?:expecting|the bucket is in this region:|bucket is in) '?([a-z]{2}(?:-[a-z]+){1,3}-\d)\b/i;
		let DESTINATION_RULES = [
			{
				detail: BUCKET_REGION,
				headline: "the bucket is in another region",
				nextStep: ({ detail }) => `Set region: ${BUCKET_REGION.exec(detail)?.[1]}.`
			},
			{
				detail: /\bPermanentRedirect\b/,
				headline: "the bucket is in another region",
				nextStep: "Set region to that of the bucket."
			},
			{
				detail: /\bcould not connect to the endpoint\b/i,
				headline: "the platform could not connect to the object store",
				nextStep: "Correct region, or endpoint_url for a store other than AWS. The platform must be able to connect to it."
			},
			{
				detail: _causes_export_causes_js__WEBPACK_IMPORTED_MODULE_0__.y.endpoint.pattern,
				unsetInput: "endpoint_url",
				headline: "no object store answers for this region and bucket",
				nextStep: "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead."
			},
			...Object.values(_causes_export_causes_js__WEBPACK_IMPORTED_MODULE_0__.y).flatMap(({ pattern: detail, headline, nextStep }) => headline === void 0 ? [] : [{
				detail,
				headline,
				nextStep
			}]),
			...EXPORT_RULES
		];
		let USAGE_RULES = [
			_both_services_js__WEBPACK_IMPORTED_MODULE_1__.HB,
			{
				status: [403],
				headline: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.zg,
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
		let isMatch = ({ status, detail, operation, member, input, unsetInput }, request) => (status?.includes(request.status) ?? !0) && (detail?.test(request.detail) ?? !0) && (operation === void 0 || operation.resourceLabel === request.operation?.resourceLabel) && (member === void 0 || request.members.some((one) => member.test(one.input))) && (input === void 0 || [input].flat().some((one) => request.providedInputs.includes(one))) && (unsetInput === void 0 || !request.providedInputs.includes(unsetInput));
		function explainRefusal(error, context) {
			let { status, operation, problems, isPlainText } = error;
			let detail = !(isPlainText && AMBIGUOUS_STATUSES.includes(status) && !_both_services_js__WEBPACK_IMPORTED_MODULE_0__.HB.detail.test(error.detail ?? "")) && error.detail || "";
			let { rules = [] } = context;
			let members = problems.length === 0 && STATUSES_ABOUT_VALUES.includes(status) ? (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.BH)(detail, context) : problems.slice(0, 20).map((problem) => (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.xs)(problem, context));
			let ruleStatus = status === 403 && _both_services_js__WEBPACK_IMPORTED_MODULE_0__.ER.test(detail) ? 401 : status;
			let request = {
				...context,
				status: ruleStatus,
				detail,
				operation,
				members
			};
			let rule = [
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.xy,
				...rules,
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.$h
			].find((one) => isMatch(one, request)) ?? _both_services_js__WEBPACK_IMPORTED_MODULE_0__.NG;
			let render = (template = "") => typeof template == "string" ? template : template(request);
			return {
				members,
				headline: render(rule.headline),
				likelyCause: render(rule.likelyCause),
				nextStep: context.nextStep ?? render(rule.nextStep),
				isForeign: rule.isForeign === !0
			};
		}
	}),
	9403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => endOfServiceError });
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5174);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _refusals_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);
		var _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4777);
		var _unanswered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
		function endOfServiceError(error, step) {
			let { outcome, headline, ...texts } = conclusionAfter(error, step);
			return {
				outcome,
				describe: () => ({
					headline: `${step.subject}: ${headline}`,
					...texts
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
					...(0, _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_4__.X)({ advice })
				};
			}
			if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
			if (phase !== "not sent") return unknownOutcomeConclusion(error, step, messages[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? unknownOutcomeConclusion(error, step, messages.sent) : unansweredConclusion(error, step);
		}
		function refusalConclusion(error, { context }) {
			let { status, detail, isPlainText } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__.G)(error, context);
			let reason = members.length > 1 ? void 0 : (members[0] ?? { reason: detail }).reason;
			let errorMessage = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			let source = isForeign || isPlainText ? void 0 : `The ${context.service}`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [errorMessage, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_1__.Zw),
				quotes: reason === void 0 ? [] : [{
					source,
					text: reason
				}]
			};
		}
		function unansweredConclusion(error, step) {
			let { clause, advice } = (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.SP)(error, step.context.service);
			return {
				outcome: "error",
				headline: `${clause}; ${step.messages["not sent"].headline}`,
				message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`,
				advice
			};
		}
		function unknownOutcomeConclusion(error, step, phaseMessages) {
			let { likelyCause = "", nextStep = "" } = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk ? (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__.G)(error, step.context) : {};
			let { headline, lastSeenText, adviceIfGone, advice = "" } = phaseMessages;
			let errorMessage = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`;
			return {
				outcome: "error",
				headline,
				message: !(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN) && lastSeenText?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.PR)(error)) || errorMessage,
				advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error) && adviceIfGone || (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, advice)
			};
		}
	}),
	7647: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KQ: () => STORAGE_ERRORS,
			fG: () => createDestination
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		let ROW = "destination-members";
		let text = zod__WEBPACK_IMPORTED_MODULE_3__.YjP();
		let STORAGE_ERRORS = {
			access_denied: "Access denied",
			invalid_bucket: "Bucket is not valid",
			unknown_key_id: "Key ID you provided does not exist",
			invalid_endpoint: "Invalid endpoint"
		};
		let DestinationCreate = zod__WEBPACK_IMPORTED_MODULE_3__.rej({
			destination_type: zod__WEBPACK_IMPORTED_MODULE_3__.euz("s3"),
			display_name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1),
			config: zod__WEBPACK_IMPORTED_MODULE_3__.rej({
				bucket_name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1),
				prefix: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional(),
				region: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional().describe("For AWS-style buckets; omit endpoint_url then."),
				endpoint_url: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().optional().describe("For S3-compatible stores other than AWS."),
				include_bucket_in_prefix: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().optional()
			}),
			credentials: zod__WEBPACK_IMPORTED_MODULE_3__.rej({
				access_key_id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1),
				secret_access_key: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1),
				session_token: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).optional().describe("For temporary credentials.")
			}).optional().describe("Stored encrypted. If omitted, a self-hosted installation uses the credentials of its environment.")
		});
		let Destination = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.lH.meta({ row: "export-ids" }),
			tenant_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.uR, ROW),
			created_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			updated_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			display_name: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			destination_type: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			config: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				bucket_name: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
				prefix: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				region: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				endpoint_url: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				include_bucket_in_prefix: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_3__.zMY(), ROW)
			}), ROW),
			credentials_keys: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(text), ROW).describe("Names of the stored credentials, never their values.")
		});
		let createDestination = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("POST", "/api/v1/bulk-exports/destinations", {
			summary: "Create an export destination, after a write test",
			body: DestinationCreate,
			reply: Destination,
			clientReply: Destination.pick({ id: !0 })
		});
	}),
	5174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => omitAbsent });
		function omitAbsent(members) {
			return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
		}
	}),
	8034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => createStateStore });
		function createStateStore(now, initial, outputsOf, setOutput) {
			let startMs = now();
			let state = initial;
			let outputs = outputsOf(initial);
			return {
				get state() {
					return state;
				},
				get elapsedMs() {
					return now() - startMs;
				},
				update(change) {
					let members = typeof change == "function" ? change(state, now() - startMs) : change;
					state = {
						...state,
						...members
					};
					let previousOutputs = outputs;
					outputs = outputsOf(state);
					for (let name of Object.keys(outputs)) {
						let value = outputs[name] ?? "";
						value !== (previousOutputs[name] ?? "") && setOutput(name, value);
					}
				}
			};
		}
	})
};
