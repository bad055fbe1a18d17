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
		var connect = __webpack_require__(5131);
		var errors = __webpack_require__(1515);
		var http = __webpack_require__(2437);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(7906);
		var bulk_exports = __webpack_require__(3017);
		var operation = __webpack_require__(8674);
		var export_list = __webpack_require__(3958);
		var unanswered = __webpack_require__(1119);
		var end = __webpack_require__(6139);
		var headline = __webpack_require__(9860);
		let OUTCOMES = {
			CANCELLED: "cancelled",
			COMPLETED: "completed",
			FAILED: "failed",
			TIMEDOUT: "timed_out"
		};
		function endOfCancel(state) {
			let outcome = OUTCOMES[(0, bulk_exports.Rh)(state.export?.status ?? "")];
			if (state.cancelFailures.length > 0) return cancelEnd("error", { advice: "Run this step again, or cancel the rest on the platform." });
			if (outcome === void 0 || !exportsToCancel(state).every(bulk_exports.PU)) return cancelEnd("not_waited", {
				advice: "Look at it again in a few minutes (operation: list).",
				severity: "warning"
			});
			return cancelEnd(outcome, { severity: outcome === "failed" || outcome === "timed_out" ? "warning" : "success" });
		}
		let cancelEnd = (outcome, parts) => (0, end._)(outcome, (state) => ({
			...describeCancel(state),
			...parts
		}));
		let exportsToCancel = ({ export: bulkExport, spawnedExports }) => [...bulkExport === void 0 ? [] : [bulkExport], ...spawnedExports];
		function describeCancel(state) {
			let { cancelledIds, cancelFailures } = state;
			let exports = exportsToCancel(state);
			let [first] = exports;
			let isOne = exports.length === 1 && first !== void 0;
			let failures = cancelFailures.map(({ id, error }) => `${id === void 0 ? "The exports that it has started" : `Export ${(0, format.m_)(id)}`} may still be running, and could not be cancelled: ${(0, unanswered.PR)(error)}.`);
			let failedIds = cancelFailures.map(({ id }) => id);
			let pending = exports.filter((one) => !(0, bulk_exports.PU)(one) && !failedIds.includes(one.id));
			return {
				headline: isOne ? (0, format.ZH)((0, headline.V8)(first)) : `${(0, format.ZV)(cancelledIds.length)} of ${(0, format.td)(exports.length, "export")} cancelled`,
				lines: [
					cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
					...failures,
					...isOne ? [] : pending.map((one) => `${(0, format.ZH)((0, headline.V8)(one))}.`)
				]
			};
		}
		var state = __webpack_require__(4022);
		var follow = __webpack_require__(682);
		var watch_schedule = __webpack_require__(330);
		let CANCEL_BODY = { status: "Cancelled" };
		let [MIN_PAUSE_MS, MAX_PAUSE_MS] = limits.b.cancelPolls.ms;
		async function cancelAndRead(ctx, export_id) {
			let policy = limits.b.cancelledExport;
			let limit = ctx.deadline.within(policy.ms);
			let response = await (0, errors.Rt)(ctx, (0, requests.T1)(ctx, bulk_exports.$9, { export_id }, policy, CANCEL_BODY));
			let isAccepted = !(response instanceof errors._7);
			if (isAccepted && (0, bulk_exports.PU)(response)) return response;
			let mayBeCancelled = isAccepted || response instanceof errors.Vl;
			let pollResult = await (0, errors.Rt)(ctx, (0, poll.wt)(ctx, {
				interval: {
					minMs: MIN_PAUSE_MS,
					maxMs: MAX_PAUSE_MS
				},
				read: () => (0, requests.T1)(ctx, bulk_exports.lw, { export_id }, limits.b.once),
				stateOf: ({ status }) => (0, bulk_exports.Rh)(status),
				neededEvidence: (bulkExport) => (0, bulk_exports.PU)(bulkExport) ? poll.ET : void 0,
				limitMs: mayBeCancelled ? limit.leftMs : 0
			}));
			let lastRead = pollResult instanceof errors._7 ? void 0 : pollResult.last;
			if (isAccepted) return lastRead ?? response;
			if (lastRead === void 0 || !(0, bulk_exports.PU)(lastRead)) throw response;
			return lastRead;
		}
		async function cancelAfter(step, trigger) {
			let { cleanUpSignal, inputs, store } = step;
			let { id, export: bulkExport } = store.state;
			if (id === void 0 || !(0, state.nT)(store.state)) return !1;
			if (bulkExport === void 0 && inputs.operation === "watch") return !1;
			let ctx = (0, connect.e)(step.ctx, limits.b.cancelAtTimeout.ms);
			let isInterrupted = trigger === "interrupt";
			let server = isInterrupted ? (0, http.wj)(ctx.server, limits.b.cancelAtCancel.ms) : ctx.server;
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
			store.update((0, state.HU)(bulkExport));
			ctx.report.progress((0, headline.V8)(bulkExport));
		}
		async function runCancelOperation(step) {
			let { ctx, inputs, store } = step;
			let { export_id = "" } = inputs;
			let bulkExport = await (0, requests.T1)(ctx, bulk_exports.lw, { export_id });
			(0, follow.uV)(step, bulkExport);
			(0, bulk_exports.PU)(bulkExport) || recordCancellation(step, await cancelAndRead(ctx, export_id));
			if (!inputs.cancel_spawned) return endOfCancel(store.state);
			if (await cancelSpawned(step, bulkExport) && (0, bulk_exports.GM)(bulkExport) && !(0, bulk_exports.PU)(bulkExport)) {
				await ctx.clock.sleep(limits.b.spawned.ms, ctx.signal);
				await cancelSpawned(step, bulkExport);
			}
			return endOfCancel(store.state);
		}
		async function cancelSpawned(step, schedule) {
			let { ctx, store } = step;
			let recordFailure = (error, id) => store.update(({ cancelFailures }) => ({ cancelFailures: [...cancelFailures, {
				...(0, operation.XF)({ id }),
				error
			}] }));
			let list = await (0, errors.Rt)(ctx, (0, export_list.IL)(ctx));
			if (list instanceof errors._7) {
				recordFailure(list);
				return !1;
			}
			let { spawnedExports } = store.state;
			let isNew = (one) => spawnedExports.every(({ id }) => id !== one.id);
			let unfinishedExports = list.exports.filter((one) => (0, watch_schedule.C6)(schedule, one) && !(0, bulk_exports.PU)(one) && isNew(one));
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
			fH: () => differOnlyInRange
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(540);
		function compareTimes(sent, actual) {
			let differenceMs = Math.abs((0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(sent) - (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(actual));
			if (Number.isNaN(differenceMs)) return "hidden";
			return differenceMs <= 1e3 ? "same" : "other";
		}
		function compareColumns(sent, actual) {
			let actualColumns = actual.split(",");
			return sent.split(",").every((one) => actualColumns.includes(one)) ? "same" : "other";
		}
		let equalIgnoringCase = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.RV)((text) => text.toLowerCase());
		let RULES = {
			bulk_export_destination_id: equalIgnoringCase,
			session_id: equalIgnoringCase,
			start_time: compareTimes,
			end_time: compareTimes,
			filter: (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.RV)((filter) => filter.replace(/\s/g, "")),
			format_version: equalIgnoringCase,
			export_fields: compareColumns
		};
		let SIGNIFICANT_MEMBERS = [
			"end_time",
			"interval_hours",
			"filter",
			"source_bulk_export_id"
		];
		let flatten = ({ export_fields, ...members }) => ({
			...members,
			export_fields: export_fields?.join(",")
		});
		function compareExports(sent, actual) {
			let members = new Map(Object.entries(actual));
			let comparisons = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.j2)("", flatten(sent), flatten(actual), "hidden", RULES);
			let additional = SIGNIFICANT_MEMBERS.filter((name) => actual[name] && !(name in sent));
			return [...comparisons.map((one) => {
				let value = members.get(one.path);
				return value === null || String(value) === "" ? {
					...one,
					similarity: "absent"
				} : one;
			}), ...additional.map((path) => ({
				path,
				similarity: "other",
				actual: actual[path]
			}))];
		}
		function exportSimilarity(sent, actual) {
			let similarities = compareExports(sent, actual).map(({ similarity }) => similarity);
			if (similarities.includes("other")) return "other";
			return similarities.every((one) => one === "same") ? "same" : "hidden";
		}
		let SETTINGS = [
			"bulk_export_destination_id",
			"session_id",
			"filter",
			"format_version"
		];
		let differOnlyInRange = (one, other) => SETTINGS.every((name) => (one[name] || "") === (other[name] || "")) && flatten(one).export_fields === flatten(other).export_fields;
	}),
	3958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BP: () => sortNewestFirst,
			GZ: () => isUnreadable,
			IL: () => readExports
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7906);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
		let isUnreadable = ({ status }) => status === "";
		async function readExports(ctx, policy) {
			let entries = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.uq, {}, policy);
			let entriesWithId = entries.filter((one) => one !== void 0);
			let exports = [...new Map(entriesWithId.map((one) => [one.id, one])).values()];
			let withoutIdCount = entries.length - entriesWithId.length;
			let unreadableCount = exports.filter(isUnreadable).length + withoutIdCount;
			unreadableCount > 0 && ctx.report.warning(`The platform API lists ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.td)(unreadableCount, "export")} that cannot be read, and that this step leaves alone: look on the platform.`);
			return {
				exports,
				hasEntryWithoutId: withoutIdCount > 0
			};
		}
		let createdMs = ({ created_at }) => (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(created_at ?? "") || 0;
		let sortNewestFirst = (exports) => exports.toSorted((one, other) => createdMs(other) - createdMs(one));
	}),
	7878: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => rangeFrom,
			DV: () => containsRange,
			N1: () => subtractRanges,
			Sp: () => timeLabel,
			lq: () => rangeText
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		let TOLERANCE_MS = 1e3;
		function rangeFrom(start, end) {
			let startMs = (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(start ?? "");
			let endMs = (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(end ?? "");
			return startMs < endMs ? {
				startMs,
				endMs
			} : void 0;
		}
		let timeLabel = (ms) => `${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.Tc)(ms).replace("T", " ").replace(/(:00)?Z$/, "")} UTC`;
		let dayLabel = (ms) => (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.Tc)(ms).slice(0, 10);
		function rangeText(range) {
			let { startMs, endMs } = range;
			if (startMs % _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.sO !== 0 || endMs % _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.sO !== 0) return `${timeLabel(startMs)} to ${timeLabel(endMs)}`;
			let first = dayLabel(startMs);
			let last = dayLabel(endMs - _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.sO);
			return first === last ? first : `${first} to ${last}`;
		}
		let containsRange = (outer, inner) => outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;
		function subtractRanges(whole, ranges) {
			let missing = [];
			let fromMs = whole.startMs;
			let add = (toMs) => {
				toMs - fromMs > TOLERANCE_MS && missing.push({
					startMs: fromMs,
					endMs: toMs
				});
			};
			for (let { startMs, endMs } of ranges.toSorted((one, other) => one.startMs - other.startMs)) {
				add(Math.min(startMs, whole.endMs));
				fromMs = Math.max(fromMs, endMs);
			}
			add(whole.endMs);
			return missing;
		}
	}),
	6139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => end });
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6813);
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3886);
		var _range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4022);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5799);
		let end = (outcome, partsOf) => ({
			outcome,
			describe(state) {
				let { headline, lines = [], advice = "", severity } = partsOf(state);
				let differences = differencesText(state);
				let errors = (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_5__.Bp)(state);
				let message = [differences, ...lines].filter(Boolean).join("\n");
				let ownSeverity = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__.xJ)({
					outcome,
					message,
					...severity && { severity }
				});
				return {
					headline,
					message,
					severity: ownSeverity === "success" && differences ? "warning" : ownSeverity,
					advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(advice, differences && "Look at the export on the platform before you use its files.", (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_5__.Zn)(state)),
					...errors === void 0 ? {} : { quotes: [{
						source: "The platform",
						text: errors
					}] }
				};
			}
		});
		function valueText(value) {
			let text = String(value ?? "");
			let ms = (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(text);
			return Number.isNaN(ms) ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(text) || "none" : (0, _range_js__WEBPACK_IMPORTED_MODULE_3__.Sp)(ms);
		}
		function differencesText(state) {
			let differences = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Cg)(state).map(({ path, sent, actual }) => `${_inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ar[path] ?? path} is ${valueText(actual)} (${valueText(sent)} was sent)`);
			return differences.length === 0 ? "" : `Not exported as it was sent: ${differences.join(", ")}.`;
		}
	}),
	9860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ef: () => exportSubjectOf,
			Pj: () => namesOrCount,
			V8: () => cancellationText,
			Xs: () => rowsText,
			au: () => exportName,
			cl: () => lastStatusText,
			dV: () => partsIfPartial,
			gD: () => headlineOf,
			gm: () => progressHeadline,
			l_: () => progressText
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6593);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(330);
		let namesOrCount = (runs, unit) => runs.length <= 2 ? runs.map(_watch_runs_js__WEBPACK_IMPORTED_MODULE_4__.rt).join(" and ") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(runs.length, unit);
		let exportName = ({ id, export: bulkExport }) => id === void 0 ? "the export" : `export ${bulkExport === void 0 ? id : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.m_)(id)}`;
		function cancellationText({ id, status }) {
			let name = `export ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.m_)(id)}`;
			let label = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Rh)(status);
			if (label === "CANCELLED") return `${name} cancelled`;
			return (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.PU)({ status }) ? `${name} had ended before it could be cancelled: ${label}` : `${name} accepted the cancellation, and is ${label}`;
		}
		function lastStatusText(state, why = state.readError && (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(state.readError)) {
			let { export: bulkExport, readMs } = state;
			let failure = why === void 0 ? "" : `every read failed: ${why}.`;
			if (bulkExport === void 0) return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(failure);
			let status = `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(exportName(state))} was last seen ${(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Rh)(bulkExport.status)} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(readMs)}.`;
			return failure === "" ? status : `${status} Since then, ${failure}`;
		}
		function exportSubjectOf(state) {
			let { inputs, export: bulkExport, request, schedule } = state;
			let { operation, display_name } = inputs;
			if (operation === "create_destination") return `Destination ${display_name}`;
			if (operation === "list") return "The exports of the workspace";
			if (operation === "cancel") return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(exportName(state));
			if (request === void 0 ? schedule !== void 0 || bulkExport !== void 0 && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.GM)(bulkExport) : request.end_time === void 0) return "Schedule";
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.be)(state);
			return range === void 0 ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZH)(exportName(state)) : `Export of ${(0, _range_js__WEBPACK_IMPORTED_MODULE_2__.lq)(range)}`;
		}
		let headlineOf = (state, text) => `${exportSubjectOf(state)}: ${text}`;
		let progressHeadline = (state, suffix = "") => headlineOf(state, progressText(state, suffix));
		function progressText(state, suffix) {
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.E8)(state);
			let { completedCount = 0, total = 0, runNoun = "run" } = state.runs ?? {};
			if (intervals.length === 0 && total < 2) return suffix;
			let progress = intervals.length === 0 ? `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(completedCount)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(total, runNoun)} exported` : `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(intervals.filter(_watch_schedule_js__WEBPACK_IMPORTED_MODULE_5__.g4).length)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(intervals.length, "interval")} exported`;
			return suffix === "" ? progress : `${progress}; ${suffix}`;
		}
		function rowsText({ runs }) {
			if (runs?.completedRows === void 0) return "complete";
			let rows = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(runs.completedRows, "row");
			return runs.fileCount ? `${rows} in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(runs.fileCount, "file")}` : rows;
		}
		let partsIfPartial = ({ runs }) => runs === void 0 || !(0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__.mt)(runs) ? {} : {
			advice: `Look at the ${runs.runNoun}s that did not complete before you use the files.`,
			severity: "warning"
		};
	}),
	5799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bp: () => errorsOf,
			JL: () => adviceOnErrors,
			Zn: () => nextSteps
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6813);
		var _report_causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6611);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4022);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6593);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(330);
		var _headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9860);
		function nextSteps(state) {
			let { inputs, id, request, isGone } = state;
			if (inputs.operation !== "start" && inputs.operation !== "watch" || id === void 0) return "";
			let isSchedule = request !== void 0 && request.end_time === void 0;
			let mayBeRunning = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.nT)(state) && !isGone && !isSchedule;
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.hC)(mayBeRunning ? `To keep watching, use operation: watch with export_id: ${id}.` : "", adviceToExport(missingRangesOf(state)));
		}
		function adviceToExport(missing) {
			let ranges = missing.map(({ startMs, endMs }) => `start_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.Tc)(startMs)} and end_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.Tc)(endMs)}`);
			let omitted = ranges.length > 3 ? [`${ranges.length - 3} more`] : [];
			let rangesText = [...ranges.slice(0, 3), ...omitted].join("; ");
			return ranges.length === 0 ? "" : `To export what is missing, use ${rangesText}.`;
		}
		function missingRangesOf(state) {
			let { schedule, export: bulkExport, runs, phase } = state;
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.E8)(state);
			let [first] = intervals;
			let last = intervals.at(-1);
			if (schedule && first && last) return (0, _range_js__WEBPACK_IMPORTED_MODULE_3__.N1)({
				startMs: first.range.startMs,
				endMs: last.range.endMs
			}, intervals.flatMap((one) => {
				if (!(0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_6__.NH)(one)) return [one.range];
				return one.runs?.completedRanges ?? ((0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_6__.As)(one) ? [one.range] : []);
			}));
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.be)(state);
			let ranges = bulkExport && (0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_6__.NH)(state) ? runs?.completedRanges : void 0;
			return range && ranges && phase !== "sent" ? (0, _range_js__WEBPACK_IMPORTED_MODULE_3__.N1)(range, ranges) : [];
		}
		let failedRunsOf = ({ lastRuns }) => (lastRuns?.list ?? []).filter(({ status, lastError }) => status !== "COMPLETED" && lastError !== "").sort(_watch_runs_js__WEBPACK_IMPORTED_MODULE_5__.mL);
		function errorsOf(state) {
			if (state.export === void 0 || !(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.PU)(state.export)) return;
			let lines = [...Map.groupBy(failedRunsOf(state), ({ lastError }) => lastError)].slice(0, 50).map(([error, runs]) => `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_7__.Pj)(runs, state.lastRuns?.runNoun ?? "run")}: ${error}`);
			return lines.length === 0 ? void 0 : lines.join("\n");
		}
		function adviceOnErrors(state) {
			let advice = new Set(failedRunsOf(state).map(({ lastError }) => (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_1__.Po)(_report_causes_js__WEBPACK_IMPORTED_MODULE_1__.hE.export, lastError)?.nextStep ?? "Read the errors, and export again what is missing if they look temporary."));
			if (advice.size > 0) return [...advice].join(" ");
			return `Look at the export on the platform: its runs ${state.lastRuns === void 0 ? "were not read" : "show no error"}.`;
		}
	}),
	4022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cg: () => differencesIn,
			E8: () => intervalsIn,
			HU: () => cancellationUpdate,
			UA: () => objectPrefix,
			Yz: () => outputsOf,
			be: () => rangeOf,
			nT: () => isOpen,
			ue: () => initialState,
			yB: () => largeOutputs
		});
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3017);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7022);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
		let initialState = (inputs) => ({
			inputs,
			phase: "not sent",
			readMs: 0,
			cancelledIds: [],
			spawnedExports: [],
			cancelFailures: [],
			elapsedMs: 0
		});
		let cancellationUpdate = (result) => ({ id, runs, cancelledIds, spawnedExports }, readMs) => {
			let isCancelled = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Rh)(result.status) === "CANCELLED";
			let validRuns = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.PU)(result) && !isCancelled ? runs : void 0;
			return {
				cancelledIds: isCancelled ? [...cancelledIds, result.id] : cancelledIds,
				...result.id === id ? {
					export: result,
					readMs,
					readError: void 0,
					runs: validRuns
				} : { spawnedExports: spawnedExports.map((one) => one.id === result.id ? result : one) }
			};
		};
		let differencesIn = ({ request, export: bulkExport }) => request === void 0 || bulkExport === void 0 ? [] : (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(request, bulkExport).filter(({ similarity }) => similarity === "other" || similarity === "absent");
		function rangeOf(state) {
			let { request, export: bulkExport } = state;
			let [first, second] = differencesIn(state).some(({ path, similarity }) => /_time$/.test(path) && similarity === "other") ? [bulkExport, request] : [request, bulkExport];
			return (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.A0)(first?.start_time ?? second?.start_time, first?.end_time ?? second?.end_time);
		}
		function isOpen({ id, export: bulkExport, request }) {
			if (id === void 0 || bulkExport === void 0) return id !== void 0;
			return !(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.PU)(bulkExport) && (request !== void 0 || !(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.GM)(bulkExport));
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
		function outputsOf(state) {
			let { export: bulkExport, runs, lastRuns, schedule, cancelledIds } = state;
			return {
				export_id: schedule?.export.id ?? state.id,
				destination_id: state.destination_id ?? bulkExport?.bulk_export_destination_id ?? void 0,
				status: bulkExport && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Rh)(bulkExport.status),
				run_count: lastRuns?.total,
				failed_run_count: lastRuns?.failedCount,
				rows_exported: runs?.completedRows,
				object_prefix: lastRuns && objectPrefix(state),
				cancelled_ids: cancelledIds.length === 0 ? void 0 : JSON.stringify(cancelledIds)
			};
		}
		function toLimitedJson(entries) {
			let texts = [];
			let characters = 2;
			for (let entry of entries) {
				let text = JSON.stringify(entry);
				characters += text.length + 1;
				if (characters > 1e5) break;
				texts.push(text);
			}
			return `[${texts.join(",")}]`;
		}
		function largeOutputs({ lastRuns }) {
			if (lastRuns === void 0) return {};
			return {
				runs: toLimitedJson((0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__.Ye)(lastRuns.list).map(({ id, status, day, rows, failedAttempts, lastError }) => ({
					id,
					status,
					day,
					rows,
					errors: failedAttempts,
					error: lastError || void 0
				}))),
				files: toLimitedJson(lastRuns.files)
			};
		}
	}),
	682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AK: () => followExport,
			_P: () => recordRuns,
			uV: () => recordExport
		});
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7906);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3017);
		var _runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6593);
		async function followExport(step, export_id) {
			let isTimedOut = await followToEnd(step, export_id);
			return isTimedOut || !hasUnfinishedRuns(step.store.state) ? isTimedOut : followToEnd(step, export_id);
		}
		async function followToEnd(step, export_id) {
			let { inputs, ctx, store, log } = step;
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
				await recordRuns(step, (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			}
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				interval: {
					minMs: inputs.poll_interval,
					maxMs: inputs.poll_max_interval
				},
				heartbeat: log.heartbeat,
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.lw, { export_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
				stateOf: ({ status }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(status),
				neededEvidence: evidenceFor,
				refusalEvidence: () => store.state.export === void 0 ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.N7 : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.zn,
				onReply: (bulkExport, isCertain) => {
					(isCertain || !(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport)) && recordExport(step, bulkExport);
				},
				shouldStop: async (bulkExport) => {
					(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport) || await readRunsWhenDue((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport.status));
					return !1;
				}
			});
			store.update({ readError: failure });
			isInTime ? last !== void 0 && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.PU)(last) && await readRunsAtEnd(step, export_id) : await recordRuns(step, (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			return !isInTime;
		}
		function evidenceFor(bulkExport) {
			if ((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.GM)(bulkExport) || (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport.status) === "COMPLETED") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET;
			return (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.N7 : void 0;
		}
		function recordExport({ store, log }, bulkExport) {
			store.update((_, readMs) => ({
				export: bulkExport,
				readMs
			}));
			log.status(bulkExport);
		}
		async function recordRuns({ ctx, store, log }, runsRead) {
			let runs = await (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Rt)(ctx, runsRead);
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
		let hasUnfinishedRuns = ({ export: bulkExport, lastRuns: runs }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport?.status ?? "") === "COMPLETED" && runs !== void 0 && runs.endedCount < runs.total;
		function areRunsStale({ export: bulkExport, lastRuns: runs }) {
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(bulkExport?.status ?? "");
			if (runs === void 0) return !1;
			if (status === "COMPLETED") return runs.total === 0 || runs.endedCount < runs.total;
			return status === "FAILED" && runs.failedCount === 0;
		}
		async function readRunsAtEnd(step, export_id) {
			let { ctx, store, log } = step;
			let { clock, deadline, signal } = ctx;
			if (!await recordRuns(step, (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastRuns))) return;
			for (let pauseMs of _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.staleRuns.ms) {
				if (!areRunsStale(store.state) || deadline.leftMs < pauseMs) break;
				await clock.sleep(pauseMs, signal);
				await recordRuns(step, (0, _runs_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			}
			if (!areRunsStale(store.state) || store.state.lastRuns?.total === 0) return;
			store.update({ runs: void 0 });
			log.runsError(new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({ why: "The list of runs is out of date" }));
		}
	}),
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => fileCountOf,
			Ye: () => sortFailedFirst,
			mL: () => byDay,
			mt: () => isPartial,
			rt: () => runName,
			xx: () => readRuns
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7878);
		let DAY = /^\d{4}-\d{2}-\d{2}/;
		function lastErrorIn(errors, redact) {
			let numberOf = (key) => Number(key.replace(/\D/g, ""));
			let error = errors[Object.keys(errors).toSorted((one, other) => numberOf(one) - numberOf(other)).at(-1) ?? ""] ?? "";
			let text = typeof error == "string" ? error : JSON.stringify(error);
			return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.ml)(redact(text), 300);
		}
		let countOf = (value) => value != null && value >= 0 ? value : void 0;
		function runFromReply(reply, redact) {
			let { id, status, rows_exported, errors, metadata } = reply;
			return {
				id,
				status: (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_3__.Rh)(status),
				day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
				rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
				files: metadata?.result?.exported_files ?? [],
				range: (0, _range_js__WEBPACK_IMPORTED_MODULE_4__.A0)(metadata?.start_time, metadata?.end_time),
				failedAttempts: Object.keys(errors ?? {}).length,
				lastError: lastErrorIn(errors ?? {}, redact)
			};
		}
		let runName = ({ day, id }) => day === "" ? `run ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.m_)(id)}` : day;
		let isFailed = ({ status }) => status === "FAILED" || status === "TIMEDOUT";
		let byDay = (one, other) => one.day < other.day ? -1 : Number(one.day > other.day);
		function sortFailedFirst(runs) {
			return runs.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other));
		}
		let allOrUndefined = (values) => {
			let definedValues = values.filter((value) => value !== void 0);
			return definedValues.length === values.length ? definedValues : void 0;
		};
		let sum = (counts) => counts?.reduce((total, count) => total + count, 0);
		let fileCountOf = ({ rows, files }) => files.length === 0 && rows !== 0 ? void 0 : files.length;
		let isPartial = ({ completedCount, total }) => completedCount < total;
		function summarizeRuns(replies, redact) {
			let ids = new Set();
			let unique = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
			let list = unique.map((reply) => runFromReply(reply, redact));
			let count = (predicate) => list.filter(predicate).length;
			let completed = list.filter(({ status }) => status === "COMPLETED");
			let files = list.flatMap((run) => run.files);
			let isDay = ({ range }) => range !== void 0 && range.endMs - range.startMs <= _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.sO;
			let areDays = new Set(list.map(({ day }) => day)).size === list.length && list.every(isDay);
			let rowsOf = (runs) => sum(allOrUndefined(runs.map(({ rows }) => rows)));
			return {
				list,
				files,
				total: list.length,
				completedCount: completed.length,
				endedCount: count(_service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_3__.PU),
				failedCount: count(isFailed),
				completedRanges: allOrUndefined(completed.map(({ range }) => range)),
				completedRows: rowsOf(completed),
				writtenRows: rowsOf(list),
				fileCount: sum(allOrUndefined(completed.map(fileCountOf))),
				runNoun: areDays ? "day" : "run",
				folder: unique.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? ""
			};
		}
		async function readRuns(ctx, export_id, policy = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.runs) {
			return summarizeRuns(await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_3__.r3, { export_id }, policy), ctx.report.redact);
		}
	}),
	330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			As: () => isComplete,
			C6: () => isSpawnedBy,
			NH: () => isGap,
			Qo: () => intervalStatus,
			Vw: () => readIntervals,
			g4: () => isExported,
			wq: () => intervalLine,
			x2: () => intervalsToShow
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7314);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7022);
		var _export_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3958);
		var _range_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7878);
		var _runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6593);
		let SPAWN_DELAY_MS = _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_3__.IR.spawn_delay_minutes * 6e4;
		let isComplete = ({ export: one }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.Rh)(one?.status ?? "") === "COMPLETED";
		let isExported = (one) => isComplete(one) && !(one.runs && (0, _runs_js__WEBPACK_IMPORTED_MODULE_7__.mt)(one.runs));
		let isGap = (one) => one.export === void 0 || (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.PU)(one.export) && !isExported(one);
		let isSpawnedBy = (schedule, { source_bulk_export_id: source }) => source === schedule.id;
		let isManualExport = (schedule, one) => isComplete({ export: one }) && !one.source_bulk_export_id && (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_4__.fH)(schedule, one);
		function intervalsOf(schedule, exports, nowMs) {
			let startMs = (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(schedule.start_time ?? "");
			let lengthMs = (schedule.interval_hours || NaN) * _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.iQ;
			let createdMs = (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.pe)(schedule.created_at ?? "") || startMs;
			let pastCount = Math.floor((nowMs - startMs) / lengthMs);
			let count = Number.isFinite(pastCount) ? Math.min(1e3, Math.max(0, pastCount)) : 0;
			let candidates = exports.flatMap((one) => {
				let range = (0, _range_js__WEBPACK_IMPORTED_MODULE_6__.A0)(one.start_time, one.end_time);
				let isOfSchedule = isSpawnedBy(schedule, one) || isManualExport(schedule, one);
				return range !== void 0 && isOfSchedule ? [{
					range,
					export: one
				}] : [];
			});
			let firstMs = startMs + (pastCount - count) * lengthMs;
			return Array.from({ length: count }, (_, index) => firstMs + index * lengthMs).map((fromMs) => ({
				startMs: fromMs,
				endMs: fromMs + lengthMs
			})).flatMap((range) => {
				let matches = candidates.filter((one) => (0, _range_js__WEBPACK_IMPORTED_MODULE_6__.DV)(one.range, range));
				let match = matches.find(isComplete) ?? matches[0];
				let dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lateExport.ms;
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
				let { export: spawned } = interval;
				if (spawned === void 0 || !(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.PU)(spawned) || !isSpawnedBy(schedule, spawned)) continue;
				interval.runs = await (0, _runs_js__WEBPACK_IMPORTED_MODULE_7__.xx)(ctx, spawned.id).catch(() => void 0);
				ctx.signal.throwIfAborted();
			}
			return intervals;
		}
		function intervalsToShow(intervals) {
			let oldest = intervals.length - 10;
			return intervals.filter((one, index) => index >= oldest || !isExported(one)).slice(-60);
		}
		function intervalStatus(interval) {
			let { export: bulkExport, runs } = interval;
			if (bulkExport === void 0) return "no export";
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.Rh)(bulkExport.status);
			if (runs === void 0 || !isComplete(interval) || isExported(interval)) return status;
			return `${status}, ${runs.completedCount} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.td)(runs.total, runs.runNoun)}`;
		}
		function intervalLine(interval) {
			let { range, export: bulkExport, runs } = interval;
			let rows = runs?.completedRows === void 0 ? "" : `, ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.td)(runs.completedRows, "row")}`;
			let id = bulkExport === void 0 ? "" : ` (export ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.m_)(bulkExport.id)})`;
			return `${(0, _range_js__WEBPACK_IMPORTED_MODULE_6__.lq)(range)}: ${intervalStatus(interval)}${rows}${id}`;
		}
	}),
	3017: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
		var _export_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7314);
		var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5485);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(669);
		let exportId = _ids_js__WEBPACK_IMPORTED_MODULE_1__.l.meta({ row: "export-ids" });
		let time = zod__WEBPACK_IMPORTED_MODULE_3__.w$({ offset: !0 });
		let ExportStatus = zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
			"CREATED",
			"RUNNING",
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		]);
		let status = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).meta({ enum: ExportStatus.options });
		function statusLabel(status) {
			let label = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.S)(status);
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
		let INTERVAL = _export_limits_js__WEBPACK_IMPORTED_MODULE_0__.IR.interval_hours;
		let ExportCreate = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			bulk_export_destination_id: exportId,
			session_id: _operation_js__WEBPACK_IMPORTED_MODULE_2__.id.meta({ description: "The tracing project." }),
			start_time: time,
			end_time: time.optional().meta({ description: "Required, unless interval_hours is given: then omitted." }),
			filter: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).optional(),
			format_version: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).optional().meta({ description: "v2_beta: richer column types, Hive-compliant folders." }),
			export_fields: zod__WEBPACK_IMPORTED_MODULE_4__.YOg((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.yL)(zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_export_limits_js__WEBPACK_IMPORTED_MODULE_0__.TV))).min(1).optional().meta({ row: "export-fields" }),
			interval_hours: zod__WEBPACK_IMPORTED_MODULE_4__.Whr().min(INTERVAL.min).max(INTERVAL.max).optional()
		}).refine(({ end_time, interval_hours }) => end_time === void 0 != (interval_hours === void 0), {
			path: ["end_time"],
			message: "is required without interval_hours, and must be omitted with it"
		});
		let MEMBERS = "export-members";
		let RUN_MEMBERS = "export-run-members";
		let BulkExport = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: exportId,
			status,
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.uR, MEMBERS),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au).meta({ row: MEMBERS }),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, MEMBERS),
			bulk_export_destination_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_1__.K),
			session_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.uR),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au),
			filter: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
			format_version: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()).meta({
				description: "v1 unless another one was asked for.",
				row: "export-formats"
			}),
			export_fields: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())),
			interval_hours: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.y$)(zod__WEBPACK_IMPORTED_MODULE_4__.aig())),
			source_bulk_export_id: _ids_js__WEBPACK_IMPORTED_MODULE_1__.K.nullish().meta({ description: "The schedule that spawned it." })
		});
		let UnreadableExport = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ id: exportId }).transform(({ id }) => ({
			id,
			status: ""
		}));
		let UNNAMED_MEMBER = { row: RUN_MEMBERS };
		let ExportProgress = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			rows_written: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.y$)(zod__WEBPACK_IMPORTED_MODULE_4__.aig())).meta(UNNAMED_MEMBER),
			exported_files: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())).meta(UNNAMED_MEMBER),
			export_path: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), RUN_MEMBERS).meta({ description: "The folder of the files." }),
			latest_cursor: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()).meta(UNNAMED_MEMBER)
		});
		let ExportPartition = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), RUN_MEMBERS),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, RUN_MEMBERS).meta({ description: "Of the partition." }),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, RUN_MEMBERS),
			result: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(ExportProgress).meta(UNNAMED_MEMBER)
		});
		let ExportRun = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_1__.K,
			bulk_export_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_1__.K, RUN_MEMBERS),
			status,
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au).meta(UNNAMED_MEMBER),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, RUN_MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.Au, RUN_MEMBERS),
			rows_exported: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.y$)(zod__WEBPACK_IMPORTED_MODULE_4__.aig())).meta(UNNAMED_MEMBER),
			errors: zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.L5J()).nullish().meta({ description: "By attempt: retry_0, retry_1, …" }),
			metadata: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.Fz)(ExportPartition).meta(UNNAMED_MEMBER)
		});
		let LIST = { row: "export-lists" };
		let nullAsEmpty = (list) => list.nullable().transform((entries) => entries ?? []);
		let createExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("POST", "/api/v1/bulk-exports", {
			summary: "Create an export, or a schedule of exports",
			body: ExportCreate,
			reply: BulkExport,
			clientReply: zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([BulkExport, zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				id: exportId,
				status: status.catch(ExportStatus.enum.CREATED)
			})])
		});
		let getExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports/{export_id}", {
			summary: "Read an export",
			resourceLabel: "the bulk export",
			reply: BulkExport
		});
		let listExportRuns = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports/{export_id}/runs", {
			summary: "List an export's runs",
			resourceLabel: "the runs",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(ExportRun).meta(LIST),
			clientReply: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(ExportRun))
		});
		let listExports = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports", {
			summary: "List all exports",
			resourceLabel: "the bulk exports",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(BulkExport).meta(LIST),
			clientReply: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.KCZ([
				BulkExport,
				UnreadableExport,
				zod__WEBPACK_IMPORTED_MODULE_4__.L5J().transform(() => void 0)
			])))
		});
		let cancelExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("PATCH", "/api/v1/bulk-exports/{export_id}", {
			summary: "Cancel an export",
			body: zod__WEBPACK_IMPORTED_MODULE_4__.rej({ status: zod__WEBPACK_IMPORTED_MODULE_4__.euz("Cancelled") }),
			reply: BulkExport
		});
	}),
	8686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$7: () => hasMutableTag,
			yS: () => isSameName,
			zZ: () => parseImage
		});
		function parseImage(image_uri) {
			let at = image_uri.indexOf("@");
			let reference = at < 0 ? image_uri : image_uri.slice(0, at);
			let colon = reference.indexOf(":", reference.lastIndexOf("/") + 1);
			return {
				name: colon < 0 ? reference : reference.slice(0, colon),
				tag: colon < 0 ? void 0 : reference.slice(colon + 1),
				digest: at < 0 ? void 0 : image_uri.slice(at + 1)
			};
		}
		let DEFAULT_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;
		let isSameName = (one, other) => one.name.replace(DEFAULT_REGISTRY, "") === other.name.replace(DEFAULT_REGISTRY, "");
		let IMMUTABLE_TAG = /^v?\d|[-_]v?\d+\.\d|(^|[-_.])[0-9a-f]{7,64}$/;
		function hasMutableTag(image_uri) {
			let { tag = "latest", digest } = parseImage(image_uri);
			return digest === void 0 && !IMMUTABLE_TAG.test(tag);
		}
	}),
	5566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$M: () => SOURCE_OF_MEMBER,
			Bi: () => buildsTagOnPush,
			C1: () => DeploymentType,
			C_: () => TAG_PREFIX,
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
		let buildsTagOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	})
};
