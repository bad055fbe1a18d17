"use strict";
exports.id = "export-cancel-cancel";
exports.ids = ["export-cancel-cancel"];
exports.modules = {
	3070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zj: () => cancelAfter,
			EB: () => cancelAndRead,
			po: () => runCancelOperation
		});
		var format = __webpack_require__(2772);
		var client_context = __webpack_require__(4361);
		var errors = __webpack_require__(1515);
		var http = __webpack_require__(2437);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(2093);
		var write = __webpack_require__(7421);
		var bulk_export = __webpack_require__(522);
		var export_list = __webpack_require__(3958);
		var unanswered = __webpack_require__(1119);
		var export_state = __webpack_require__(4022);
		var end = __webpack_require__(6139);
		let RESULTS = {
			CANCELLED: {
				outcome: "cancelled",
				severity: "success"
			},
			COMPLETED: {
				outcome: "completed",
				severity: "success"
			},
			FAILED: {
				outcome: "failed",
				severity: "warning"
			},
			TIMEDOUT: {
				outcome: "timed_out",
				severity: "warning"
			}
		};
		function endOfCancel(state) {
			let { outcome, ...parts } = resultOf(state);
			return (0, end._)(outcome, (finalState) => ({
				...describeCancel(finalState),
				...parts
			}));
		}
		function resultOf(state) {
			if (state.cancelFailures.length > 0) return {
				outcome: "error",
				advice: "Run this step again, or cancel the rest on the platform."
			};
			return (exportsToCancel(state).every(bulk_export.PU) ? RESULTS[(0, export_state.c2)(state)] : void 0) ?? {
				outcome: "not_waited",
				severity: "warning",
				advice: "Look at it again in a few minutes (operation: list)."
			};
		}
		let exportsToCancel = ({ export: bulkExport, spawnedExports }) => [bulkExport ?? [], spawnedExports].flat();
		function describeCancel(state) {
			let { cancelledIds, cancelFailures } = state;
			let exports = exportsToCancel(state);
			let [onlyExport] = exports.length === 1 ? exports : [];
			let failureTexts = cancelFailures.map(({ id, error }) => `${id === void 0 ? "The exports of the schedule" : `Export ${(0, format.m_)(id)}`} may still be running, and could not be cancelled: ${(0, unanswered.PR)(error)}.`);
			let failedIds = cancelFailures.map(({ id }) => id);
			let otherExports = exports.filter(({ status }) => (0, bulk_export.Rh)(status) !== "CANCELLED");
			let remainingExports = otherExports.filter(({ id }) => !failedIds.includes(id));
			return {
				headline: onlyExport ? (0, format.ZH)(cancellationText(onlyExport)) : `${(0, format.ZV)(exports.length - otherExports.length)} of ${(0, format.td)(exports.length, "export")} cancelled`,
				lines: [
					cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
					...failureTexts,
					...onlyExport ? [] : remainingExports.map((one) => `${(0, format.ZH)(cancellationText(one))}.`)
				]
			};
		}
		function cancellationText({ id, status }) {
			let name = `export ${(0, format.m_)(id)}`;
			let label = (0, bulk_export.Rh)(status);
			if (label === "CANCELLED") return `${name} cancelled`;
			return (0, bulk_export.PU)({ status }) ? `${name} had ended before it could be cancelled: ${label}` : `${name} accepted the cancellation, and is ${label}`;
		}
		var follow = __webpack_require__(682);
		var watch_schedule = __webpack_require__(330);
		async function cancelAndRead(ctx, export_id) {
			let policy = limits.b.cancelledExport;
			let limit = ctx.deadline.within(policy.ms);
			let request = (0, requests.T1)(ctx, bulk_export.$9, { export_id }, policy, { status: "Cancelled" });
			let response = await (0, errors.Rt)(ctx, request);
			let isAccepted = !(response instanceof errors._7);
			if (isAccepted && (0, bulk_export.PU)(response)) return response;
			let mayBeCancelled = isAccepted || response instanceof errors.Vl;
			let pollResult = await (0, errors.Rt)(ctx, (0, poll.wt)(ctx, {
				interval: limits.b.cancelPolls.ms,
				read: () => (0, requests.T1)(ctx, bulk_export.lw, { export_id }, limits.b.once),
				stateOf: ({ status }) => (0, bulk_export.Rh)(status),
				neededEvidence: (bulkExport) => (0, bulk_export.PU)(bulkExport) ? poll.s$ : void 0,
				limitMs: mayBeCancelled ? limit.leftMs : 0
			}));
			let lastRead = pollResult instanceof errors._7 ? void 0 : pollResult.lastReply;
			if (isAccepted) return lastRead ?? response;
			if (lastRead === void 0) throw (0, write.FF)(response);
			if (!(0, bulk_export.PU)(lastRead)) throw response;
			return lastRead;
		}
		async function cancelAfter(step, trigger) {
			let { cleanUpSignal, inputs, store } = step;
			let { id, export: bulkExport } = store.state;
			if (id === void 0 || !(0, export_state.nT)(store.state)) return !1;
			if (bulkExport === void 0 && inputs.operation === "watch") return !1;
			let ctx = (0, client_context.N)(step.ctx, limits.b.cancelAtEnd.ms);
			let isInterrupted = trigger === "interrupt";
			let server = isInterrupted ? (0, http.wj)(ctx.server, limits.b.cancelAtInterrupt.ms) : ctx.server;
			let signal = isInterrupted ? cleanUpSignal : ctx.signal;
			try {
				recordCancellation(step, await cancelAndRead({
					...ctx,
					server,
					signal
				}, id));
				return !0;
			} catch (error) {
				isInterrupted || ctx.signal.throwIfAborted();
				let reason = error instanceof Error && !cleanUpSignal.aborted ? error.message : "there was no time left";
				ctx.report.info(`Export ${(0, format.m_)(id)} could not be cancelled: ${reason}.`);
				return !1;
			}
		}
		function recordCancellation({ store, ctx }, bulkExport) {
			store.update(({ id, cancelledIds, spawnedExports }, readMs) => ({
				...(0, bulk_export.Rh)(bulkExport.status) === "CANCELLED" && { cancelledIds: [...cancelledIds, bulkExport.id] },
				...bulkExport.id === id ? {
					export: bulkExport,
					readMs,
					readError: void 0,
					runs: void 0
				} : { spawnedExports: spawnedExports.map((one) => one.id === bulkExport.id ? bulkExport : one) }
			}));
			ctx.report.progress(cancellationText(bulkExport));
		}
		async function runCancelOperation(step) {
			let { ctx, inputs, store } = step;
			let { export_id = "" } = inputs;
			let bulkExport = await (0, requests.T1)(ctx, bulk_export.lw, { export_id });
			(0, follow.uV)(step, bulkExport);
			(0, bulk_export.PU)(bulkExport) || recordCancellation(step, await cancelAndRead(ctx, export_id));
			if (!inputs.cancel_spawned) return endOfCancel(store.state);
			if (await cancelSpawned(step, bulkExport) && (0, bulk_export.GM)(bulkExport) && !(0, bulk_export.PU)(bulkExport)) {
				await ctx.clock.sleep(limits.b.spawned.ms, ctx.signal);
				await cancelSpawned(step, bulkExport);
			}
			return endOfCancel(store.state);
		}
		async function cancelSpawned(step, schedule) {
			let { ctx, store } = step;
			let recordFailure = (error, id) => store.update(({ cancelFailures }) => ({ cancelFailures: [...cancelFailures, {
				id,
				error
			}] }));
			let list = await (0, errors.Rt)(ctx, (0, export_list.IL)(ctx));
			if (list instanceof errors._7) {
				recordFailure(list);
				return !1;
			}
			let { spawnedExports } = store.state;
			let knownIds = spawnedExports.map(({ id }) => id);
			let unfinishedExports = list.exports.filter((one) => (0, watch_schedule.C6)(schedule, one) && !(0, bulk_export.PU)(one) && !knownIds.includes(one.id));
			store.update({ spawnedExports: [...spawnedExports, ...unfinishedExports] });
			let cancel = async ({ id }) => {
				let result = await (0, errors.Rt)(ctx, cancelAndRead(ctx, id));
				result instanceof errors._7 ? recordFailure(result, id) : recordCancellation(step, result);
			};
			await Promise.all(unfinishedExports.map(cancel));
			return !0;
		}
	}),
	7022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => compareExports,
			GU: () => exportSimilarity,
			Iz: () => haveSameSettings
		});
		var _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2175);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5818);
		function compareTimes(sentTime, actualTime) {
			let differenceMs = Math.abs((0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__.pe)(sentTime) - (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_1__.pe)(actualTime));
			if (Number.isNaN(differenceMs)) return "hidden";
			return differenceMs <= 1e3 ? "same" : "other";
		}
		function compareColumns(sentColumns, actualColumns) {
			let actualNames = actualColumns.split(",");
			return sentColumns.split(",").every((name) => actualNames.includes(name)) ? "same" : "other";
		}
		let equalIgnoringCase = (0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_0__.RV)((text) => text.toLowerCase());
		let RULES = {
			bulk_export_destination_id: equalIgnoringCase,
			session_id: equalIgnoringCase,
			start_time: compareTimes,
			end_time: compareTimes,
			filter: (0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_0__.RV)((filter) => filter.replace(/\s/g, "")),
			format_version: equalIgnoringCase,
			export_fields: compareColumns
		};
		let DECISIVE_MEMBERS = [
			"end_time",
			"interval_hours",
			"filter",
			"source_bulk_export_id"
		];
		let flatten = ({ export_fields, ...members }) => ({
			...members,
			export_fields: export_fields?.toSorted().join(",")
		});
		function compareExports(request, actual) {
			let members = new Map(Object.entries(actual));
			let comparisons = (0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_0__.j2)("", flatten(request), flatten(actual), "hidden", RULES);
			let additional = DECISIVE_MEMBERS.filter((name) => actual[name] && !(name in request));
			return [...comparisons.map((comparison) => {
				let value = members.get(comparison.path);
				return value === null || String(value) === "" ? {
					...comparison,
					similarity: "absent"
				} : comparison;
			}), ...additional.map((path) => ({
				path,
				similarity: "other",
				actual: actual[path]
			}))];
		}
		function exportSimilarity(request, actual) {
			let similarities = compareExports(request, actual).map(({ similarity }) => similarity);
			if (similarities.includes("other")) return "other";
			return similarities.every((similarity) => similarity === "same") ? "same" : "hidden";
		}
		let SETTINGS = [
			"bulk_export_destination_id",
			"session_id",
			"filter",
			"format_version"
		];
		let haveSameSettings = (one, other) => SETTINGS.every((name) => (one[name] || "") === (other[name] || "")) && flatten(one).export_fields === flatten(other).export_fields;
	}),
	3958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BP: () => sortNewestFirst,
			GZ: () => isUnreadable,
			IL: () => readExports
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2093);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5818);
		let isUnreadable = ({ status }) => status === "";
		async function readExports(ctx, policy) {
			let entries = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_0__.T1)(ctx, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__.uq, {}, policy);
			let entriesWithId = entries.filter((entry) => entry !== void 0);
			let exports = [...new Map(entriesWithId.map((entry) => [entry.id, entry])).values()];
			let withoutIdCount = entries.length - entriesWithId.length;
			let unreadableCount = exports.filter(isUnreadable).length + withoutIdCount;
			unreadableCount > 0 && ctx.report.warning(`The platform API lists ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.td)(unreadableCount, "export")} that cannot be read, and that this step leaves alone: look on the platform.`);
			return {
				exports,
				hasEntryWithoutId: withoutIdCount > 0
			};
		}
		let createdMs = ({ created_at }) => (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_2__.pe)(created_at ?? "") || 0;
		let sortNewestFirst = (exports) => exports.toSorted((one, other) => createdMs(other) - createdMs(one));
	}),
	7878: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => rangeFrom,
			DV: () => containsRange,
			N1: () => subtractRanges
		});
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5818);
		let TOLERANCE_MS = 1e3;
		function rangeFrom(start, end) {
			let startMs = (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(start ?? "");
			let endMs = (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(end ?? "");
			return startMs < endMs ? {
				startMs,
				endMs
			} : void 0;
		}
		let containsRange = (outer, inner) => outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;
		function subtractRanges(outer, ranges) {
			let missing = [];
			let coveredMs = outer.startMs;
			let addUntil = (endMs) => {
				endMs - coveredMs > TOLERANCE_MS && missing.push({
					startMs: coveredMs,
					endMs
				});
			};
			for (let { startMs, endMs } of ranges.toSorted((one, other) => one.startMs - other.startMs)) {
				addUntil(Math.min(startMs, outer.endMs));
				coveredMs = Math.max(coveredMs, endMs);
			}
			addUntil(outer.endMs);
			return missing;
		}
	}),
	6139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => end });
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2772);
		var _report_range_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8840);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5818);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3886);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4022);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8180);
		var _run_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(987);
		let end = (outcome, partsOf) => ({
			outcome,
			describe(state) {
				let { headline, lines = [], advice = "", severity } = partsOf(state);
				let differences = differencesText(state);
				let errors = (0, _run_errors_js__WEBPACK_IMPORTED_MODULE_6__.B)(state);
				let message = [differences, ...lines].filter(Boolean).join("\n");
				let endSeverity = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.xJ)({
					outcome,
					message,
					...severity && { severity }
				});
				return {
					headline,
					message,
					severity: endSeverity === "success" && differences ? "warning" : endSeverity,
					advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(advice, differences && "Look at the export on the platform before you use its files.", (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_5__.Z)(state)),
					...errors === void 0 ? {} : { quotes: [{
						source: "The platform",
						text: errors
					}] }
				};
			}
		});
		function valueText(value) {
			let text = String(value ?? "");
			let ms = (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_2__.pe)(text);
			return Number.isNaN(ms) ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.m_)(text) || "none" : (0, _report_range_text_js__WEBPACK_IMPORTED_MODULE_1__.S)(ms);
		}
		function differencesText(state) {
			let differences = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Cg)(state).map(({ path, expected, actual }) => `${_inputs_js__WEBPACK_IMPORTED_MODULE_3__.Ar[path] ?? path} is ${valueText(actual)} (${valueText(expected)} was sent)`);
			return differences.length === 0 ? "" : `Not exported as it was sent: ${differences.join(", ")}.`;
		}
	}),
	8180: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => nextSteps });
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5818);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
		function nextSteps(state) {
			let { inputs, id } = state;
			if (inputs.operation !== "start" && inputs.operation !== "watch" || id === void 0) return "";
			let isNewSchedule = inputs.interval_hours !== void 0;
			let mayBeRunning = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.nT)(state) && !isNewSchedule;
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_3__.hC)(mayBeRunning ? `To keep watching, use operation: watch with export_id: ${id}.` : "", adviceToExport(missingRangesOf(state)));
		}
		function adviceToExport(missingRanges) {
			let ranges = missingRanges.map(({ startMs, endMs }) => `start_time: ${(0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.fz)(startMs)} and end_time: ${(0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_0__.fz)(endMs)}`);
			let omittedText = ranges.length > 3 ? `; ${ranges.length - 3} more` : "";
			let rangesText = ranges.slice(0, 3).join("; ") + omittedText;
			return ranges.length === 0 ? "" : `To export what is missing, use ${rangesText}.`;
		}
		function missingRangesOf(state) {
			let { schedule, export: bulkExport, runs } = state;
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.E8)(state);
			let [oldest] = intervals;
			let newest = intervals.at(-1);
			if (schedule && oldest && newest) return (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.N1)({
				startMs: oldest.range.startMs,
				endMs: newest.range.endMs
			}, intervals.flatMap((interval) => {
				if (!(0, _state_js__WEBPACK_IMPORTED_MODULE_2__.NH)(interval)) return [interval.range];
				return interval.runs?.completedRanges ?? ((0, _state_js__WEBPACK_IMPORTED_MODULE_2__.As)(interval) ? [interval.range] : []);
			}));
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.be)(state);
			let ranges = bulkExport && (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.NH)(state) ? runs?.completedRanges : void 0;
			return range && ranges ? (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.N1)(range, ranges) : [];
		}
	}),
	987: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => errorsOf,
			J: () => adviceOnErrors
		});
		var _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7227);
		var _report_causes_export_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6165);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6593);
		let runsWithErrors = ({ lastRuns }) => (lastRuns?.list ?? []).filter(({ status, lastError }) => status !== "COMPLETED" && lastError !== "").sort(_watch_runs_js__WEBPACK_IMPORTED_MODULE_2__.zQ);
		function errorsOf(state) {
			if (state.export === void 0 || !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__.PU)(state.export)) return;
			let lines = [...Map.groupBy(runsWithErrors(state), ({ lastError }) => lastError)].slice(0, 50).map(([error, runs]) => `${(0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_2__.Pj)(runs, state.lastRuns?.runNoun ?? "run")}: ${error}`);
			return lines.length === 0 ? void 0 : lines.join("\n");
		}
		function adviceOnErrors(state) {
			let advice = new Set(runsWithErrors(state).map(({ lastError }) => (0, _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_3__.P)(_report_causes_export_causes_js__WEBPACK_IMPORTED_MODULE_0__.y, lastError)?.nextStep ?? "Read the errors, and export again what is missing if they look temporary."));
			if (advice.size > 0) return [...advice].join(" ");
			return `Look at the export on the platform: its runs ${state.lastRuns === void 0 ? "were not read" : "show no error"}.`;
		}
	}),
	4022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			As: () => isComplete,
			Cg: () => differencesIn,
			E8: () => intervalsIn,
			NH: () => isGap,
			UA: () => objectPrefix,
			be: () => rangeOf,
			c2: () => statusOf,
			g4: () => isExported,
			nT: () => isOpen,
			ue: () => initialState
		});
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(522);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7022);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
		let initialState = (inputs) => ({
			inputs,
			phase: "not sent",
			readMs: 0,
			cancelledIds: [],
			spawnedExports: [],
			cancelFailures: []
		});
		let statusOf = ({ export: bulkExport }) => (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_0__.Rh)(bulkExport?.status ?? "");
		let isComplete = (interval) => statusOf(interval) === "COMPLETED";
		let isExported = (interval) => isComplete(interval) && !(interval.runs && (0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__.mt)(interval.runs));
		let isGap = (interval) => interval.export === void 0 || (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_0__.PU)(interval.export) && !isExported(interval);
		let differencesIn = ({ request, export: bulkExport }) => request === void 0 || bulkExport === void 0 ? [] : (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(request, bulkExport).filter(({ similarity }) => similarity === "other" || similarity === "absent");
		function rangeOf(state) {
			let { request, export: bulkExport } = state;
			let [main, fallback] = differencesIn(state).some(({ path, similarity }) => /_time$/.test(path) && similarity === "other") ? [bulkExport, request] : [request, bulkExport];
			return (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.A0)(main?.start_time ?? fallback?.start_time, main?.end_time ?? fallback?.end_time);
		}
		function isOpen({ id, export: bulkExport, request }) {
			if (id === void 0 || bulkExport === void 0) return id !== void 0;
			return !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_0__.PU)(bulkExport) && (request !== void 0 || !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_0__.GM)(bulkExport));
		}
		function intervalsIn({ schedule, export: newestExport, runs }) {
			let { intervals = [] } = schedule ?? {};
			let newest = intervals.at(-1);
			if (newest?.export === void 0 || newest.export.id !== newestExport?.id) return intervals;
			return intervals.with(-1, {
				...newest,
				export: newestExport,
				runs
			});
		}
		function objectPrefix({ id = "", lastRuns }) {
			let marker = `export_id=${id}`;
			let folder = lastRuns?.folder ?? "";
			let index = folder.toLowerCase().indexOf(marker.toLowerCase());
			return index < 0 ? "" : folder.slice(0, index + marker.length);
		}
	}),
	682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AK: () => followExport,
			dD: () => readRunsAtEnd,
			uV: () => recordExport
		});
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(522);
		var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4022);
		var _runs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6593);
		async function followExport(step) {
			let isTimedOut = await followToEnd(step);
			return isTimedOut || !hasUnfinishedRuns(step.store.state) ? isTimedOut : followToEnd(step);
		}
		async function followToEnd(step) {
			let { inputs, ctx, store, log } = step;
			let { id: export_id = "" } = store.state;
			let { clock } = ctx;
			let startMs = clock.now();
			let lastRunsRead = {
				status: "",
				atMs: -Infinity
			};
			async function readRunsWhenDue(status) {
				let nowMs = clock.now();
				let proportionalMs = (nowMs - startMs) / 10;
				let [minMs, maxMs] = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.runsPauses.ms;
				let pauseMs = Math.min(maxMs, Math.max(minMs, proportionalMs));
				if (status === lastRunsRead.status && nowMs - lastRunsRead.atMs < pauseMs) return;
				lastRunsRead = {
					status,
					atMs: nowMs
				};
				await recordRuns(step);
			}
			let { lastReply, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				interval: [inputs.poll_interval, inputs.poll_max_interval],
				heartbeat: log.heartbeat,
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.lw, { export_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
				stateOf: ({ status }) => (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(status),
				neededEvidence: evidenceFor,
				refusalEvidence: () => store.state.export === void 0 ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.d1 : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.Tb,
				onReply: async (bulkExport, isEnd) => {
					(isEnd || !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport)) && recordExport(step, bulkExport);
					!isEnd && !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport) && await readRunsWhenDue((0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport.status));
				}
			});
			store.update({ readError: failure });
			(!isInTime || lastReply !== void 0 && (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.PU)(lastReply)) && await readRunsAtEnd(step);
			return !isInTime;
		}
		function evidenceFor(bulkExport) {
			if ((0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.GM)(bulkExport) || (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport.status) === "COMPLETED") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.s$;
			return (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.d1 : void 0;
		}
		function recordExport({ store, log }, bulkExport) {
			store.update((_, readMs) => ({
				export: bulkExport,
				readMs
			}));
			log.status(store.state);
		}
		async function recordRuns(step, policy) {
			let { ctx, store, log } = step;
			let { id = "" } = store.state;
			let runs = await (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Rt)(ctx, (0, _runs_js__WEBPACK_IMPORTED_MODULE_6__.xx)(ctx, id, policy));
			if (runs instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7) {
				store.update({ runs: void 0 });
				log.runsError(runs);
				return !1;
			}
			store.update({
				runs,
				lastRuns: runs
			});
			log.runs(runs, store.state);
			return !0;
		}
		let hasUnfinishedRuns = (state) => (0, _state_js__WEBPACK_IMPORTED_MODULE_5__.As)(state) && !!state.lastRuns && state.lastRuns.endedCount < state.lastRuns.total;
		function areRunsStale(state) {
			let { lastRuns: runs } = state;
			if (runs === void 0) return !1;
			if ((0, _state_js__WEBPACK_IMPORTED_MODULE_5__.c2)(state) === "FAILED") return runs.failedCount === 0;
			return hasUnfinishedRuns(state) || (0, _state_js__WEBPACK_IMPORTED_MODULE_5__.As)(state) && runs.total === 0;
		}
		async function readRunsAtEnd(step) {
			let { ctx, store, log } = step;
			let { clock, deadline, signal } = ctx;
			if (!await recordRuns(step, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastRuns)) return;
			for (let pauseMs of _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.staleRuns.ms) {
				if (!areRunsStale(store.state) || deadline.leftMs < pauseMs) break;
				await clock.sleep(pauseMs, signal);
				await recordRuns(step);
			}
			if (!areRunsStale(store.state) || store.state.lastRuns?.total === 0) return;
			store.update({ runs: void 0 });
			log.runsError(new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({ title: "The list of runs is out of date" }));
		}
	}),
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => fileCountOf,
			Pj: () => namesOrCount,
			Ye: () => sortFailedFirst,
			mt: () => isPartial,
			xx: () => readRuns,
			zQ: () => compareDays
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2093);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(522);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5818);
		var _range_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7878);
		let DAY = /^\d{4}-\d{2}-\d{2}/;
		function lastErrorIn(errors, redact) {
			let numberOf = (key) => Number(key.replace(/\D/g, ""));
			let error = errors[Object.keys(errors).toSorted((key, other) => numberOf(key) - numberOf(other)).at(-1) ?? ""] ?? "";
			let text = typeof error == "string" ? error : JSON.stringify(error);
			return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.ml)(redact(text), 300);
		}
		let countOf = (value) => value != null && value >= 0 ? value : void 0;
		function runFromReply(reply, redact) {
			let { id, status, rows_exported, errors, metadata } = reply;
			return {
				id,
				status: (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_2__.Rh)(status),
				day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
				rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
				files: metadata?.result?.exported_files ?? [],
				range: (0, _range_js__WEBPACK_IMPORTED_MODULE_4__.A0)(metadata?.start_time, metadata?.end_time),
				failedAttempts: Object.keys(errors ?? {}).length,
				lastError: lastErrorIn(errors ?? {}, redact)
			};
		}
		let runName = ({ day, id }) => day === "" ? `run ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.m_)(id)}` : day;
		let namesOrCount = (runs, runNoun) => runs.length <= 2 ? runs.map(runName).join(" and ") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.td)(runs.length, runNoun);
		let isFailed = ({ status }) => status === "FAILED" || status === "TIMEDOUT";
		let compareDays = (run, other) => run.day.localeCompare(other.day);
		let sortFailedFirst = (runs) => runs.toSorted((run, other) => Number(isFailed(other)) - Number(isFailed(run)) || compareDays(run, other));
		let sumOf = (counts) => counts.includes(void 0) ? void 0 : counts.reduce((sum = 0, count = 0) => sum + count, 0);
		let fileCountOf = ({ rows, files }) => files.length === 0 && rows !== 0 ? void 0 : files.length;
		let isPartial = ({ completedCount, total }) => completedCount < total;
		function summarizeRuns(replies, redact) {
			let ids = new Set();
			let uniqueReplies = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
			let list = uniqueReplies.map((reply) => runFromReply(reply, redact));
			let count = (predicate) => list.filter(predicate).length;
			let completedRuns = list.filter(({ status }) => status === "COMPLETED");
			let completedRanges = completedRuns.flatMap(({ range }) => range ?? []);
			let files = list.flatMap((run) => run.files);
			let isDay = ({ range }) => range !== void 0 && range.endMs - range.startMs <= _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__.sO;
			let areDays = new Set(list.map(({ day }) => day)).size === list.length && list.every(isDay);
			let rowsOf = (runs) => sumOf(runs.map(({ rows }) => rows));
			return {
				list,
				files,
				total: list.length,
				completedCount: completedRuns.length,
				endedCount: count(_service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_2__.PU),
				failedCount: count(isFailed),
				completedRanges: completedRanges.length === completedRuns.length ? completedRanges : void 0,
				completedRows: rowsOf(completedRuns),
				writtenRows: rowsOf(list),
				fileCount: sumOf(completedRuns.map(fileCountOf)),
				runNoun: areDays ? "day" : "run",
				folder: uniqueReplies.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? ""
			};
		}
		async function readRuns(ctx, export_id, policy = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.runs) {
			return summarizeRuns(await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.T1)(ctx, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_2__.r3, { export_id }, policy), ctx.report.redact);
		}
	}),
	330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C6: () => isSpawnedBy,
			Vw: () => readIntervals
		});
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(522);
		var _service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
		var _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5818);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7022);
		var _export_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3958);
		var _range_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4022);
		var _runs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6593);
		let SPAWN_DELAY_MS = _service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_2__.IR.spawn_delay_minutes * 6e4;
		let isSpawnedBy = (schedule, { source_bulk_export_id: source }) => source === schedule.id;
		let isManualExport = (schedule, bulkExport) => (0, _state_js__WEBPACK_IMPORTED_MODULE_7__.As)({ export: bulkExport }) && !bulkExport.source_bulk_export_id && (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_4__.Iz)(schedule, bulkExport);
		function intervalsOf(schedule, exports, nowMs) {
			let startMs = (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__.pe)(schedule.start_time ?? "");
			let lengthMs = (schedule.interval_hours || NaN) * _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__.iQ;
			let createdMs = (0, _service_contract_time_js__WEBPACK_IMPORTED_MODULE_3__.pe)(schedule.created_at ?? "") || startMs;
			let pastCount = Math.floor((nowMs - startMs) / lengthMs);
			let count = Number.isFinite(pastCount) ? Math.min(1e3, Math.max(0, pastCount)) : 0;
			let candidates = exports.filter((one) => isSpawnedBy(schedule, one) || isManualExport(schedule, one)).map((one) => ({
				export: one,
				exportedRange: (0, _range_js__WEBPACK_IMPORTED_MODULE_6__.A0)(one.start_time, one.end_time)
			}));
			let firstMs = startMs + (pastCount - count) * lengthMs;
			return Array.from({ length: count }, (_, index) => firstMs + index * lengthMs).map((intervalMs) => ({
				startMs: intervalMs,
				endMs: intervalMs + lengthMs
			})).flatMap((range) => {
				let matches = candidates.filter(({ exportedRange }) => exportedRange && (0, _range_js__WEBPACK_IMPORTED_MODULE_6__.DV)(exportedRange, range));
				let match = matches.find(_state_js__WEBPACK_IMPORTED_MODULE_7__.As) ?? matches[0];
				let dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.lateExport.ms;
				if (match !== void 0) return [{
					range,
					export: match.export
				}];
				return dueMs <= nowMs ? [{ range }] : [];
			});
		}
		async function readIntervals(ctx, schedule) {
			let { exports } = await (0, _export_list_js__WEBPACK_IMPORTED_MODULE_5__.IL)(ctx);
			let intervals = intervalsOf(schedule, exports, ctx.clock.utcMs());
			for (let interval of intervals.slice(-30)) {
				let { export: bulkExport } = interval;
				if (!bulkExport || !(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_1__.PU)(bulkExport) || !isSpawnedBy(schedule, bulkExport)) continue;
				interval.runs = await (0, _runs_js__WEBPACK_IMPORTED_MODULE_8__.xx)(ctx, bulkExport.id).catch(() => void 0);
				ctx.signal.throwIfAborted();
			}
			return intervals;
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
	}),
	522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$9: () => cancelExport,
			GM: () => isSchedule,
			PU: () => isOver,
			Rh: () => statusLabel,
			lw: () => getExport,
			r3: () => listExportRuns,
			uq: () => listExports,
			zC: () => createExport
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(669);
		var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5799);
		let exportId = _ids_js__WEBPACK_IMPORTED_MODULE_0__.lH.meta({ row: "export-ids" });
		let time = zod__WEBPACK_IMPORTED_MODULE_4__.w$({ offset: !0 });
		let ExportStatus = zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
			"CREATED",
			"RUNNING",
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		]);
		let status = zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).meta({ enum: ExportStatus.options });
		function statusLabel(status) {
			let label = (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.S)(status);
			return label.length > 0 && label.length <= 30 ? label : "UNKNOWN";
		}
		let FINAL_STATUSES = [
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		];
		let isOver = ({ status }) => FINAL_STATUSES.includes(statusLabel(status));
		function isSchedule(bulkExport) {
			if (statusLabel(bulkExport.status).endsWith("SCHEDULED")) return !0;
			let { interval_hours, end_time, source_bulk_export_id } = bulkExport;
			return !!interval_hours && !end_time && !source_bulk_export_id;
		}
		let INTERVAL = _limits_js__WEBPACK_IMPORTED_MODULE_3__.IR.interval_hours;
		let ExportCreate = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			bulk_export_destination_id: exportId,
			session_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.describe("The tracing project."),
			start_time: time,
			end_time: time.optional().describe("Required, unless interval_hours is given: then omitted."),
			filter: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).optional(),
			format_version: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).optional().describe("v2_beta: richer column types, Hive-compliant folders."),
			export_fields: zod__WEBPACK_IMPORTED_MODULE_5__.YOg((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(zod__WEBPACK_IMPORTED_MODULE_5__.k5n(_limits_js__WEBPACK_IMPORTED_MODULE_3__.TV))).min(1).optional().meta({ row: "export-fields" }),
			interval_hours: zod__WEBPACK_IMPORTED_MODULE_5__.Whr().min(INTERVAL.min).max(INTERVAL.max).optional()
		}).refine(({ end_time, interval_hours }) => end_time === void 0 != (interval_hours === void 0), {
			path: ["end_time"],
			message: "is required without interval_hours, and must be omitted with it"
		});
		let MEMBERS_ROW = "export-members";
		let RUN_MEMBERS_ROW = "export-run-members";
		let BulkExport = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			id: exportId,
			status,
			tenant_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.uR, MEMBERS_ROW),
			created_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au).meta({ row: MEMBERS_ROW }),
			updated_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, MEMBERS_ROW),
			finished_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, MEMBERS_ROW),
			bulk_export_destination_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.KU),
			session_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.uR),
			start_time: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au),
			end_time: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au),
			filter: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().nullish(),
			format_version: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()).meta({
				description: "v1 unless another one was asked for.",
				row: "export-formats"
			}),
			export_fields: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())),
			interval_hours: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.y$)(zod__WEBPACK_IMPORTED_MODULE_5__.aig())),
			source_bulk_export_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.KU.nullish().describe("The schedule that spawned it.")
		});
		let UnreadableExport = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ id: exportId }).transform(({ id }) => ({
			id,
			status: ""
		}));
		let UNNAMED_MEMBER = { row: RUN_MEMBERS_ROW };
		let ExportProgress = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			rows_written: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.y$)(zod__WEBPACK_IMPORTED_MODULE_5__.aig())).meta(UNNAMED_MEMBER),
			exported_files: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())).meta(UNNAMED_MEMBER),
			export_path: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), RUN_MEMBERS_ROW).describe("The folder of the files."),
			latest_cursor: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()).meta(UNNAMED_MEMBER)
		});
		let ExportPartition = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			prefix: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), RUN_MEMBERS_ROW),
			start_time: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, RUN_MEMBERS_ROW).describe("Of the partition."),
			end_time: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, RUN_MEMBERS_ROW),
			result: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(ExportProgress).meta(UNNAMED_MEMBER)
		});
		let ExportRun = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.KU,
			bulk_export_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.KU, RUN_MEMBERS_ROW),
			status,
			created_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au).meta(UNNAMED_MEMBER),
			updated_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, RUN_MEMBERS_ROW),
			finished_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, RUN_MEMBERS_ROW),
			rows_exported: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.y$)(zod__WEBPACK_IMPORTED_MODULE_5__.aig())).meta(UNNAMED_MEMBER),
			errors: zod__WEBPACK_IMPORTED_MODULE_5__.g1P(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), zod__WEBPACK_IMPORTED_MODULE_5__.L5J()).nullish().describe("By attempt: retry_0, retry_1, …"),
			metadata: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(ExportPartition).meta(UNNAMED_MEMBER)
		});
		let LIST_ROW = "export-lists";
		let nullAsEmpty = (list) => list.nullable().transform((entries) => entries ?? []);
		let createExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("POST", "/api/v1/bulk-exports", {
			summary: "Create an export, or a schedule of exports",
			body: ExportCreate,
			reply: BulkExport,
			clientReply: zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([BulkExport, zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
				id: exportId,
				status: status.catch(ExportStatus.enum.CREATED)
			})])
		});
		let getExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/api/v1/bulk-exports/{export_id}", {
			summary: "Read an export",
			resourceLabel: "the bulk export",
			reply: BulkExport
		});
		let listExportRuns = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/api/v1/bulk-exports/{export_id}/runs", {
			summary: "List an export's runs",
			resourceLabel: "the runs",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(ExportRun).meta({ row: LIST_ROW }),
			clientReply: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(ExportRun))
		});
		let listExports = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/api/v1/bulk-exports", {
			summary: "List all exports",
			resourceLabel: "the bulk exports",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(BulkExport).meta({ row: LIST_ROW }),
			clientReply: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([
				BulkExport,
				UnreadableExport,
				zod__WEBPACK_IMPORTED_MODULE_5__.L5J().transform(() => void 0)
			])))
		});
		let cancelExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("PATCH", "/api/v1/bulk-exports/{export_id}", {
			summary: "Cancel an export",
			body: zod__WEBPACK_IMPORTED_MODULE_5__.rej({ status: zod__WEBPACK_IMPORTED_MODULE_5__.euz("Cancelled") }),
			reply: BulkExport
		});
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
	})
};
