"use strict";
exports.id = "usage-action";
exports.ids = ["usage-action"];
exports.modules = {
	4544: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { action: () => action });
		var _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8242);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5818);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3652);
		var _period_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6879);
		function prefetchPath(inputs, nowMs) {
			let period = (0, _period_js__WEBPACK_IMPORTED_MODULE_3__.Mf)(inputs, nowMs);
			let [{ startMs, endMs } = period] = (0, _period_js__WEBPACK_IMPORTED_MODULE_3__.R5)(inputs, period);
			let times = {
				start_time: (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__.fz)(startMs),
				end_time: (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__.fz)(endMs)
			};
			return _service_client_prefetch_paths_js__WEBPACK_IMPORTED_MODULE_0__.d.usage({
				...inputs,
				...times
			});
		}
		let action = {
			name: "Billable usage report",
			description: "Report billable usage as JSON and CSV, compare it with the period before, and fail when it is over budget.",
			branding: {
				icon: "upload-cloud",
				color: "blue"
			},
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.J,
			outputs: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.V,
			cancelledOutcome: "error",
			async start(inputs, runtime) {
				let { connectStep, startStep } = await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("step-start-step")
				]).then(__webpack_require__.bind(__webpack_require__, 3285));
				let ctx = connectStep("platform API", inputs, runtime);
				let nowMs = ctx.clock.utcMs();
				return startStep(inputs, ctx, prefetchPath(inputs, nowMs), async (stepCtx) => (await Promise.all([
					__webpack_require__.e("undici"),
					__webpack_require__.e("service-client-http-http"),
					__webpack_require__.e("service-contract-deployments-resource-spec"),
					__webpack_require__.e("usage-usage")
				]).then(__webpack_require__.bind(__webpack_require__, 2284))).runUsage(inputs, stepCtx, nowMs));
			}
		};
	}),
	3652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => UsageInputs,
			V: () => outputs
		});
		var schemas = __webpack_require__(3339);
		var connection = __webpack_require__(6514);
		var choice = __webpack_require__(2280);
		var time = __webpack_require__(9650);
		var uuid = __webpack_require__(7848);
		var whole_number = __webpack_require__(6572);
		var input = __webpack_require__(2888);
		var quote = __webpack_require__(8004);
		var rules = __webpack_require__(1671);
		var text_field = __webpack_require__(2672);
		var time_range = __webpack_require__(1375);
		var external_node_fs_ = __webpack_require__(3024);
		var external_node_path_ = __webpack_require__(6760);
		var variables = __webpack_require__(5789);
		var file = __webpack_require__(6086);
		function findExistingAncestor(path) {
			try {
				(0, external_node_fs_.lstatSync)(path);
				return path;
			} catch {
				return (0, external_node_path_.dirname)(path) === path ? path : findExistingAncestor((0, external_node_path_.dirname)(path));
			}
		}
		let workspaceDirectory = (0, text_field.ZZ)("write the path of a directory in the workspace, which need not exist yet", (path, refuse) => {
			try {
				let root = (0, external_node_fs_.realpathSync)((0, variables.Gl)());
				let absolute = (0, external_node_path_.resolve)(root, path);
				let ancestor = findExistingAncestor(absolute);
				let realAncestor = (0, external_node_fs_.realpathSync)(ancestor);
				let resolvedPath = (0, external_node_path_.join)(realAncestor, (0, external_node_path_.relative)(ancestor, absolute));
				let name = (0, external_node_path_.relative)(root, resolvedPath);
				if ((0, file._K)(name)) return refuse(`${(0, quote.hD)(path)} leads out of the workspace`);
				if (!(0, external_node_fs_.statSync)(realAncestor).isDirectory()) return refuse(`${(0, quote.hD)(path)} is not a directory`);
				return {
					path: resolvedPath,
					name: name.split(external_node_path_.sep).join("/")
				};
			} catch (error) {
				return refuse(`${(0, quote.hD)(path)} cannot be used (${(0, file.D9)(error)})`);
			}
		});
		let MAX_DAYS = 3660;
		let relativeRange = (0, text_field.ZZ)("write a number of days such as 7d, this-month or previous-month, or set start_time and end_time", (text, refuse) => {
			if (text === "this-month" || text === "previous-month") return text;
			let days = /^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) : 0;
			if (days >= 1 && days <= MAX_DAYS) return { days };
			return refuse(`${(0, quote.hD)(text)} is neither a number of days from 1d to ${MAX_DAYS}d nor a month`);
		});
		let shape = schemas.Ikc({
			...connection.eu,
			base_url: connection.fc,
			workspace_ids: (0, input.hF)((0, uuid.GN)("write the ids of the workspaces, not their names, one per line"), "Ids of the workspaces to count, one per line or separated by commas.", {
				group: "What to count",
				required: !0,
				aliases: "workspace"
			}),
			last: (0, input.hF)(relativeRange.optional(), "The range in UTC: a number of whole days before today (`7d`, `30d`), `this-month` up to now, or `previous-month`. Either this, or `start_time` and `end_time`.", { aliases: "period range days" }),
			start_time: (0, input.hF)(time.k.optional(), "Start of the range, ISO 8601 with a zone.", { aliases: "from start since" }),
			end_time: (0, input.hF)(time.k.optional(), "End of the range; this moment is not part of it.", { aliases: "to end until" }),
			group_by: (0, input.hF)((0, choice.Yq)("workspace", "project", "user", "api_key").prefault("workspace"), "What each row counts: a `workspace`, `project`, `user` or `api_key`."),
			daily: (0, input.hF)(choice.zM.prefault("false"), "Keep daily buckets in a long range too, by asking for windows of at most 31 days."),
			format: (0, input.hF)((0, choice.Yq)("json", "csv", "both").prefault("json"), "The files to write: `json`, `csv` or `both`.", {
				group: "The report",
				aliases: "output_format"
			}),
			output_dir: (0, input.hF)(workspaceDirectory.prefault("usage-report"), "Directory in the workspace for the files; created if it is missing.", { aliases: "output output_file" }),
			top: (0, input.hF)((0, whole_number.r)({
				min: 1,
				max: 100
			}).prefault("10"), "How many of the largest entries to list in the summary and in the output `top`."),
			compare_previous: (0, input.hF)(choice.zM.prefault("false"), "Compare with the period right before: for `previous-month` the calendar month before, for `this-month` the same days of it, else one of the same length."),
			max_traces: (0, input.hF)((0, whole_number.r)({ min: 0 }).optional(), "Budget: with more traces than this, the outcome is `over_budget`.", { aliases: "budget limit" }),
			on_over_budget: (0, input.hF)((0, choice.Yq)("fail", "warn").prefault("fail"), "`fail` or `warn` when the budget is exceeded."),
			fail_on_empty: (0, input.hF)(choice.zM.optional(), "Fail if there are no traces at all, as when the credential cannot read the workspaces. `true` by default with `max_traces`, else `false`."),
			redact_users: (0, input.hF)(choice.zM.prefault("false"), "Replace ids and email addresses of users, and addresses in other names, with pseudonyms that stay the same within this report."),
			summary: (0, input.hF)(choice.zM.prefault("true"), "Write the job summary.")
		});
		function periodRules({ last, start_time, end_time }) {
			let times = Object.entries({
				start_time,
				end_time
			}).filter(([, time]) => time !== void 0).map(([name]) => name);
			return last === void 0 ? [
				[
					times.length === 0,
					"last",
					"is required, unless start_time and end_time are set",
					"write a range such as 7d"
				],
				[
					times.length === 1,
					start_time === void 0 ? "start_time" : "end_time",
					"is required together with the other end of the range",
					"set it, or set last instead of both"
				],
				...(0, time_range.L)(start_time, end_time, "write a time that has passed")
			] : [[
				times.length > 0,
				"last",
				`cannot be combined with ${times.join(" and ")}`,
				"remove last, or remove the times"
			]];
		}
		let UsageInputs = shape.check(connection.mO, (0, rules.i)(periodRules));
		let outputs = {
			total_traces: "Number of traces in the range.",
			row_count: "Number of rows in the report.",
			stride_days: "Length of a bucket in days; 0 if it is hours.",
			stride_hours: "Length of a bucket in hours; 0 if it is days.",
			json_file: "Path of the JSON file, relative to the workspace.",
			csv_file: "Path of the CSV file, relative to the workspace.",
			top: "JSON array of the largest entries: the dimensions of `group_by`, `traces` and `share_percent`.",
			previous_total: "Number of traces in the time before (`compare_previous`).",
			change_percent: "Change against `previous_total`; empty if that is 0.",
			over_budget: "`true` if there are more traces than `max_traces`, else `false`.",
			elapsed_seconds: "Duration of the whole step.",
			outcome: "How it ended: `ok`, `over_budget`, `empty`, `rejected` or `error`.",
			error_message: "What went wrong, in one line."
		};
	}),
	6879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mf: () => periodFrom,
			R5: () => windowsOf,
			ZV: () => monthStart,
			jB: () => previousPeriod
		});
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5818);
		let MAX_DAILY_MS = 31 * _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO;
		function monthStart(ms, offset) {
			let date = new Date(ms);
			return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset);
		}
		let startOfDay = (ms) => Math.floor(ms / _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO) * _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO;
		function periodFrom({ last, start_time: startMs = NaN, end_time: endMs = NaN }, nowMs) {
			if (last === void 0) return {
				startMs,
				endMs
			};
			if (last === "this-month") return {
				startMs: monthStart(nowMs, 0),
				endMs: (Math.floor(nowMs / 1e3) + 1) * 1e3
			};
			if (last === "previous-month") return {
				startMs: monthStart(nowMs, -1),
				endMs: monthStart(nowMs, 0)
			};
			let todayMs = startOfDay(nowMs);
			return {
				startMs: todayMs - last.days * _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO,
				endMs: todayMs
			};
		}
		function previousPeriod({ startMs, endMs }, last) {
			let monthMs = monthStart(startMs, -1);
			if (last === "previous-month") return {
				startMs: monthMs,
				endMs: startMs
			};
			if (last === "this-month") return {
				startMs: monthMs,
				endMs: Math.min(monthMs + (endMs - startMs), startMs)
			};
			return {
				startMs: startMs - (endMs - startMs),
				endMs: startMs
			};
		}
		function windowsOf({ daily }, { startMs, endMs }) {
			let windows = [];
			let nextMs = startMs;
			for (; daily && endMs - nextMs > MAX_DAILY_MS;) {
				let midnightMs = startOfDay(nextMs + MAX_DAILY_MS);
				let windowEndMs = endMs - midnightMs < _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO ? midnightMs - _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.sO : midnightMs;
				windows.push({
					startMs: nextMs,
					endMs: windowEndMs
				});
				nextMs = windowEndMs;
			}
			return [...windows, {
				startMs: nextMs,
				endMs
			}];
		}
	}),
	9650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { k: () => time });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4377);
		var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		let isInstant = (text) => zod__WEBPACK_IMPORTED_MODULE_1__.KCZ([zod__WEBPACK_IMPORTED_MODULE_2__.w$({ offset: !0 }), zod__WEBPACK_IMPORTED_MODULE_2__.w$({
			offset: !0,
			precision: -1
		})]).safeParse(text).success;
		let time = (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)("write one such as 2026-03-01T00:00:00Z", (text, refuse) => isInstant(text) ? Date.parse(text) : refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_3__.hD)(text)} is not an ISO 8601 time with a zone`));
	}),
	6572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => wholeNumber });
		var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
		var _text_field_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2672);
		function wholeNumber({ min, max = Infinity }) {
			let range = max === Infinity ? `${min} or more` : `${min} to ${max}`;
			return (0, _text_field_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write a whole number, ${range}, in digits alone`, (text, refuse) => {
				if (!/^\d+$/.test(text)) return refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is not a whole number`);
				let value = Number(text);
				return value >= min && value <= max && Number.isSafeInteger(value) ? value : refuse(`${(0, _quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)} is out of range`);
			});
		}
	}),
	1375: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => rangeRules });
		function rangeRules(start, end, futureStartFix) {
			if (typeof start != "number" || typeof end != "number") return [];
			return [[
				end <= start,
				"end_time",
				"is not after start_time",
				"write a later time"
			], [
				start > Date.now(),
				"start_time",
				"is in the future",
				futureStartFix
			]];
		}
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
	5818: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fz: () => formatUtcTime,
			iQ: () => HOUR_MS,
			pe: () => parseTime,
			sO: () => DAY_MS
		});
		let HOUR_MS = 36e5;
		let DAY_MS = 24 * HOUR_MS;
		function formatUtcTime(ms) {
			return new Date(ms).toISOString().replace(".000Z", "Z");
		}
		let YEAR = /^\d{4}-/;
		let ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
		function parseTime(text) {
			return YEAR.test(text) ? Date.parse(ZONE.test(text) ? text : `${text}Z`) : NaN;
		}
	}),
	4377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
		var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
		}
	})
};
