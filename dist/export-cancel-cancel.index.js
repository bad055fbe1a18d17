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
		var list_exports = __webpack_require__(9837);
		var unanswered = __webpack_require__(1119);
		var watch_status = __webpack_require__(8257);
		var end = __webpack_require__(6139);
		var headline = __webpack_require__(9860);
		let endOfStatus = (outcome, severity) => (0, end._)(outcome, (state) => ({
			...describeCancel(state),
			severity
		}));
		let CANCEL_ENDS = {
			CANCELLED: endOfStatus("cancelled", "success"),
			COMPLETED: endOfStatus("completed", "success"),
			FAILED: endOfStatus("failed", "warning"),
			TIMEDOUT: endOfStatus("timed_out", "warning"),
			accepted: (0, end._)("not_waited", (state) => ({
				...describeCancel(state),
				advice: "Look at it again in a few minutes (operation: list).",
				severity: "warning"
			})),
			failed: (0, end._)("error", (state) => ({
				...describeCancel(state),
				advice: "Run this step again, or cancel the rest on the platform."
			}))
		};
		function endOfCancel(state) {
			if (state.notCancelled.length > 0) return CANCEL_ENDS.failed;
			if (!exportsToCancel(state).every(watch_status.PU)) return CANCEL_ENDS.accepted;
			let status = (0, bulk_exports.Hm)(state.export?.status ?? "");
			return (0, watch_status.uV)(status) ? CANCEL_ENDS[status] : CANCEL_ENDS.CANCELLED;
		}
		let exportsToCancel = ({ export: bulkExport, spawned }) => [...bulkExport === void 0 ? [] : [bulkExport], ...spawned];
		function describeCancel(state) {
			let { cancelledIds, notCancelled } = state;
			let all = exportsToCancel(state);
			let [first] = all;
			let cancelledCount = (0, format.ZV)(cancelledIds.length);
			let isOne = all.length === 1 && first !== void 0;
			let failures = notCancelled.map(({ id, error }) => `${id === void 0 ? "The exports that it has started" : `Export ${(0, format.m_)(id)}`} may still be running, and could not be cancelled: ${(0, unanswered.PR)(error)}.`);
			let failedIds = notCancelled.map(({ id }) => id);
			let open = all.filter((one) => !(0, watch_status.PU)(one) && !failedIds.includes(one.id));
			return {
				headline: isOne ? (0, headline.ZH)((0, headline.IC)(first)) : `${cancelledCount} of ${(0, format.td)(all.length, "export")} cancelled`,
				lines: [
					cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
					...failures,
					...isOne ? [] : open.map((one) => `${(0, headline.ZH)((0, headline.IC)(one))}.`)
				]
			};
		}
		var state = __webpack_require__(4022);
		var follow = __webpack_require__(682);
		var schedule = __webpack_require__(330);
		let CANCELLED = { status: "Cancelled" };
		let [MIN_PAUSE_MS, MAX_PAUSE_MS] = limits.b.cancelPolls.ms;
		async function cancelAndRead(ctx, export_id) {
			let policy = limits.b.cancelledExport;
			let limit = ctx.deadline.within(policy.ms);
			let response = await (0, errors.Rt)(ctx, (0, requests.T1)(ctx, bulk_exports.$9, { export_id }, policy, CANCELLED));
			let isAccepted = !(response instanceof errors._7);
			if (isAccepted && (0, watch_status.PU)(response)) return response;
			let mayBeCancelled = isAccepted || response instanceof errors.Vl;
			let polled = await (0, errors.Rt)(ctx, (0, poll.wt)(ctx, {
				interval: {
					minMs: MIN_PAUSE_MS,
					maxMs: MAX_PAUSE_MS
				},
				read: () => (0, requests.T1)(ctx, bulk_exports.lw, { export_id }, limits.b.once),
				stateOf: ({ status }) => (0, bulk_exports.Hm)(status),
				neededEvidence: (bulkExport) => (0, watch_status.PU)(bulkExport) ? poll.ET : void 0,
				limitMs: mayBeCancelled ? limit.leftMs : 0
			}));
			let lastRead = polled instanceof errors._7 ? void 0 : polled.last;
			if (isAccepted) return lastRead ?? response;
			if (lastRead === void 0 || !(0, watch_status.PU)(lastRead)) throw response;
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
				recordCancelled(step, await cancelAndRead({
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
		function recordCancelled({ store, ctx }, bulkExport) {
			store.update((0, state.HU)(bulkExport));
			ctx.report.progress((0, headline.IC)(bulkExport));
		}
		async function runCancelOperation(step) {
			let { ctx, inputs, store } = step;
			let { export_id = "" } = inputs;
			let bulkExport = await (0, requests.T1)(ctx, bulk_exports.lw, { export_id });
			(0, follow.uV)(step, bulkExport);
			(0, watch_status.PU)(bulkExport) || recordCancelled(step, await cancelAndRead(ctx, export_id));
			if (!inputs.cancel_spawned) return endOfCancel(store.state);
			let attempt = async (cancel, id) => {
				let error = await (0, errors.Rt)(ctx, cancel());
				if (error === void 0) return;
				let failure = {
					...(0, operation.XF)({ id }),
					error
				};
				store.update(({ notCancelled }) => ({ notCancelled: [...notCancelled, failure] }));
			};
			let cancelSpawned = () => attempt(async () => {
				let { exports } = await (0, list_exports.IL)(ctx);
				let known = store.state.spawned;
				let isNew = ({ id }) => known.every((one) => one.id !== id);
				let newExports = exports.filter((one) => (0, schedule.C6)(bulkExport, one) && !(0, watch_status.PU)(one) && isNew(one));
				store.update({ spawned: [...known, ...newExports] });
				await Promise.all(newExports.map(({ id }) => attempt(async () => recordCancelled(step, await cancelAndRead(ctx, id)), id)));
			});
			await cancelSpawned();
			let wasListed = store.state.notCancelled.every(({ id }) => id !== void 0);
			if ((0, watch_status.GM)(bulkExport) && !(0, watch_status.PU)(bulkExport) && wasListed) {
				await ctx.clock.sleep(limits.b.spawned.ms, ctx.signal);
				await cancelSpawned();
			}
			return endOfCancel(store.state);
		}
	}),
	7022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => compareExports,
			fH: () => differOnlyInRange,
			k8: () => similarity
		});
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(540);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		function compareTimes(sent, shown) {
			let apartMs = Math.abs((0, _range_js__WEBPACK_IMPORTED_MODULE_1__.pe)(sent) - (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.pe)(shown));
			if (Number.isNaN(apartMs)) return "hidden";
			return apartMs <= 1e3 ? "same" : "other";
		}
		function compareColumns(sent, shown) {
			let present = shown.split(",");
			return sent.split(",").every((one) => present.includes(one)) ? "same" : "other";
		}
		let ignoringCase = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.RV)((text) => text.toLowerCase());
		let RULES = {
			bulk_export_destination_id: ignoringCase,
			session_id: ignoringCase,
			start_time: compareTimes,
			end_time: compareTimes,
			filter: (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.RV)((filter) => filter.replace(/\s/g, "")),
			format_version: ignoringCase,
			export_fields: compareColumns
		};
		let DECISIVE = [
			"end_time",
			"interval_hours",
			"filter",
			"source_bulk_export_id"
		];
		let flatten = ({ export_fields, ...members }) => ({
			...members,
			export_fields: export_fields?.join(",")
		});
		function compareExports(sent, shown) {
			let members = new Map(Object.entries(shown));
			let compared = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.j2)("", flatten(sent), flatten(shown), "hidden", RULES);
			let additional = DECISIVE.filter((name) => shown[name] && !(name in sent));
			return [...compared.map((one) => {
				let value = members.get(one.path);
				return value === null || String(value) === "" ? {
					...one,
					is: "absent"
				} : one;
			}), ...additional.map((path) => ({
				path,
				is: "other",
				shown: shown[path]
			}))];
		}
		function similarity(sent, shown) {
			let similarities = compareExports(sent, shown).map(({ is }) => is);
			if (similarities.includes("other")) return "other";
			return similarities.every((is) => is === "same") ? "same" : "hidden";
		}
		let SETTINGS = [
			"bulk_export_destination_id",
			"session_id",
			"filter",
			"format_version"
		];
		let differOnlyInRange = (one, other) => SETTINGS.every((name) => (one[name] || "") === (other[name] || "")) && flatten(one).export_fields === flatten(other).export_fields;
	}),
	9837: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IL: () => readExports,
			KJ: () => isUnread,
			ll: () => newestFirst,
			xx: () => readRuns
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7906);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6593);
		async function readRuns(ctx, export_id, policy = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.runs) {
			let runs = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.r3, { export_id }, policy);
			return (0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__.oo)(runs, ctx.report.redact);
		}
		let isUnread = ({ status }) => status === "";
		async function readExports(ctx, policy) {
			let listed = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_2__.uq, {}, policy);
			let identified = listed.filter((one) => one !== void 0);
			let exports = [...new Map(identified.map((one) => [one.id, one])).values()];
			let unidentified = listed.length - identified.length;
			let unread = exports.filter(isUnread).length + unidentified;
			unread > 0 && ctx.report.warning(`The platform API lists ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.td)(unread, "export")} that cannot be read, and that this step leaves alone: look on the platform.`);
			return {
				exports,
				hasUnidentified: unidentified > 0
			};
		}
		let createdMs = ({ created_at }) => (0, _range_js__WEBPACK_IMPORTED_MODULE_3__.pe)(created_at ?? "") || 0;
		let newestFirst = (exports) => exports.toSorted((one, other) => createdMs(other) - createdMs(one));
	}),
	7878: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => rangeFrom,
			DV: () => containsRange,
			fY: () => missingFrom,
			pe: () => parseTime,
			r6: () => rangeWords,
			rr: () => timeWords,
			sO: () => DAY_MS
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		let DAY_MS = 864e5;
		let TOLERANCE_MS = 1e3;
		let YEAR = /^\d{4}-/;
		let ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
		function parseTime(shown) {
			if (!YEAR.test(shown)) return NaN;
			return Date.parse(ZONE.test(shown) ? shown : `${shown}Z`);
		}
		function rangeFrom(start, end) {
			let startMs = parseTime(start ?? "");
			let endMs = parseTime(end ?? "");
			return startMs < endMs ? {
				startMs,
				endMs
			} : void 0;
		}
		let timeWords = (ms) => `${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(ms).replace("T", " ").replace(/(:00)?Z$/, "")} UTC`;
		let dayWords = (ms) => (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(ms).slice(0, 10);
		function rangeWords(range) {
			let { startMs, endMs } = range;
			if (startMs % DAY_MS != 0 || endMs % DAY_MS != 0) return `${timeWords(startMs)} to ${timeWords(endMs)}`;
			let first = dayWords(startMs);
			let last = dayWords(endMs - DAY_MS);
			return first === last ? first : `${first} to ${last}`;
		}
		let containsRange = (outer, inner) => outer.startMs - TOLERANCE_MS <= inner.startMs && inner.endMs <= outer.endMs + TOLERANCE_MS;
		function missingFrom(whole, covered) {
			let missing = [];
			let fromMs = whole.startMs;
			let add = (toMs) => {
				toMs - fromMs > TOLERANCE_MS && missing.push({
					startMs: fromMs,
					endMs: toMs
				});
			};
			for (let { startMs, endMs } of covered.toSorted((one, other) => one.startMs - other.startMs)) {
				add(Math.min(startMs, whole.endMs));
				fromMs = Math.max(fromMs, endMs);
			}
			add(whole.endMs);
			return missing;
		}
	}),
	6139: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => end });
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6813);
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3886);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
		var _failed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(520);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5799);
		let end = (outcome, partsOf) => ({
			outcome,
			describe(state) {
				let { headline, lines = [], advice = "", severity } = partsOf(state);
				let differences = differencesText(state);
				let next = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(advice, differences && "Look at the export on the platform before you use its files.", (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_5__.Z)(state));
				let errors = (0, _failed_runs_js__WEBPACK_IMPORTED_MODULE_4__.B)(state);
				let message = [differences, ...lines].filter(Boolean).join("\n");
				let ownSeverity = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.xJ)({
					outcome,
					message,
					...severity && { severity }
				});
				return {
					headline,
					message,
					severity: ownSeverity === "success" && differences ? "warning" : ownSeverity,
					...next === "" ? {} : { advice: next },
					...errors === void 0 ? {} : { quotes: [{
						by: "The platform",
						text: errors
					}] }
				};
			}
		});
		function valueText(value) {
			let text = String(value ?? "");
			let ms = (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.pe)(text);
			return Number.isNaN(ms) ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(text) || "none" : (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.rr)(ms);
		}
		function differencesText(state) {
			let all = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.Cg)(state).map(({ path, sent, shown }) => `${_inputs_js__WEBPACK_IMPORTED_MODULE_1__.Ar[path] ?? path} is ${valueText(shown)} (${valueText(sent)} was sent)`);
			return all.length === 0 ? "" : `Not exported as it was sent: ${all.join(", ")}.`;
		}
	}),
	520: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => errorsOf,
			J: () => adviceOnErrors
		});
		var _report_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6593);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8257);
		var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9860);
		let failedRuns = ({ lastRuns }) => (lastRuns?.list ?? []).filter(({ status, error }) => status !== "COMPLETED" && error !== "").sort(_watch_runs_js__WEBPACK_IMPORTED_MODULE_1__.mL);
		function errorsOf(state) {
			if (state.export === void 0 || !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_2__.PU)(state.export)) return;
			let lines = [...Map.groupBy(failedRuns(state), ({ error }) => error)].slice(0, 50).map(([error, runs]) => `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.Pj)(runs, state.lastRuns?.unit ?? "run")}: ${error}`);
			return lines.length === 0 ? void 0 : lines.join("\n");
		}
		function adviceOnErrors(state) {
			let advice = new Set(failedRuns(state).map(({ error }) => (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(_report_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export, error)?.nextStep ?? "Read the errors, and export again what is missing if they look temporary."));
			if (advice.size > 0) return [...advice].join(" ");
			return `Look at the export on the platform: its runs ${state.lastRuns === void 0 ? "were not read" : "show no error"}.`;
		}
	}),
	9860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ef: () => exportSubjectOf,
			IC: () => cancelledLine,
			JF: () => ifPartial,
			Pj: () => namesOrCount,
			Xs: () => rowsText,
			YO: () => lastSeen,
			ZH: () => capitalize,
			au: () => exportName,
			gD: () => headlineOf,
			gm: () => progressHeadline,
			l_: () => progressText
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6593);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(330);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8257);
		let capitalize = (text) => text.replace(/^./, (letter) => letter.toUpperCase());
		let namesOrCount = (runs, unit) => runs.length <= 2 ? runs.map(_watch_runs_js__WEBPACK_IMPORTED_MODULE_4__.rt).join(" and ") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(runs.length, unit);
		let exportName = ({ id, export: bulkExport }) => id === void 0 ? "the export" : `export ${bulkExport === void 0 ? id : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(id)}`;
		function cancelledLine(result) {
			let name = `export ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(result.id)}`;
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(result.status);
			if ((0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ad)(result)) return `${name} had ended before it could be cancelled: ${status}`;
			return (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(result) ? `${name} cancelled` : `${name} accepted the cancellation, and is ${status}`;
		}
		function lastSeen(state) {
			let { export: bulkExport, readMs, readError } = state;
			let failureClause = readError === void 0 ? "" : `every read failed: ${(0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(readError)}.`;
			if (bulkExport === void 0) return capitalize(failureClause);
			let seen = `${capitalize(exportName(state))} was last seen ${(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(bulkExport.status)} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(readMs)}.`;
			return failureClause === "" ? seen : `${seen} Since then, ${failureClause}`;
		}
		function exportSubjectOf(state) {
			let { inputs, export: bulkExport, request, schedule } = state;
			let { operation, display_name } = inputs;
			if (operation === "create_destination") return `Destination ${display_name}`;
			if (operation === "list") return "The exports of the workspace";
			if (operation === "cancel") return capitalize(exportName(state));
			if (request === void 0 ? schedule !== void 0 || bulkExport !== void 0 && (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_6__.GM)(bulkExport) : request.end_time === void 0) return "Schedule";
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.be)(state);
			return range === void 0 ? capitalize(exportName(state)) : `Export of ${(0, _range_js__WEBPACK_IMPORTED_MODULE_2__.r6)(range)}`;
		}
		let headlineOf = (state, text) => `${exportSubjectOf(state)}: ${text}`;
		let progressHeadline = (state, suffix = "") => headlineOf(state, progressText(state, suffix));
		function progressText(state, suffix) {
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.E8)(state);
			let { completed = 0, total = 0, unit = "run" } = state.runs ?? {};
			if (intervals.length === 0 && total < 2) return suffix;
			let exported = intervals.length === 0 ? `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.ZV)(completed)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(total, unit)} exported` : `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.ZV)(intervals.filter(_watch_schedule_js__WEBPACK_IMPORTED_MODULE_5__.As).length)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(intervals.length, "interval")} exported`;
			return suffix === "" ? exported : `${exported}; ${suffix}`;
		}
		function rowsText({ runs }) {
			if (runs?.rows === void 0) return "complete";
			let rows = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(runs.rows, "row");
			return runs.fileCount ? `${rows} in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(runs.fileCount, "file")}` : rows;
		}
		let ifPartial = ({ runs }) => runs === void 0 || !(0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_4__.mt)(runs) ? {} : {
			advice: `Look at the ${runs.unit}s that did not complete before you use the files.`,
			severity: "warning"
		};
	}),
	5799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => nextSteps });
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6813);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(330);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8257);
		function nextSteps(state) {
			let { inputs, id, request, isGone } = state;
			if (inputs.operation !== "start" && inputs.operation !== "watch" || id === void 0) return "";
			let isSchedule = request !== void 0 && request.end_time === void 0;
			let mayBeRunning = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.nT)(state) && !isGone && !isSchedule;
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(mayBeRunning ? `To keep watching, use operation: watch with export_id: ${id}.` : "", adviceToExport(missingIn(state)));
		}
		function adviceToExport(missing) {
			let ranges = missing.map(({ startMs, endMs }) => `start_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(startMs)} and end_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(endMs)}`);
			let more = ranges.length > 3 ? [`${ranges.length - 3} more`] : [];
			let shown = [...ranges.slice(0, 3), ...more].join("; ");
			return ranges.length === 0 ? "" : `To export what is missing, use ${shown}.`;
		}
		function missingIn(state) {
			let { schedule, export: bulkExport, runs, phase } = state;
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.E8)(state);
			let [first] = intervals;
			let last = intervals.at(-1);
			if (schedule && first && last) return (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.fY)({
				startMs: first.range.startMs,
				endMs: last.range.endMs
			}, intervals.flatMap((one) => (0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__.NH)(one) ? [] : coveredIfPartial(one) ?? [one.range]));
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.be)(state);
			let covered = bulkExport && (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_5__.PU)(bulkExport) && !(0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__.As)(state) ? runs?.covered : coveredIfPartial(state);
			return range && covered && phase !== "sent" ? (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.fY)(range, covered) : [];
		}
		let coveredIfPartial = (one) => (0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__.As)(one) && one.runs && (0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__.mt)(one.runs) ? one.runs.covered : void 0;
	}),
	4022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cg: () => differencesIn,
			E8: () => intervalsIn,
			HU: () => cancellationUpdate,
			UA: () => objectPrefix,
			Yz: () => outputsOf,
			ad: () => endedBeforeCancel,
			be: () => rangeOf,
			nT: () => isOpen,
			ue: () => initialState,
			yB: () => largeOutputs
		});
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3017);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7022);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8257);
		let initialState = (inputs) => ({
			inputs,
			phase: "not sent",
			readMs: 0,
			cancelledIds: [],
			spawned: [],
			notCancelled: [],
			elapsedMs: 0
		});
		let cancellationUpdate = (result) => ({ id, runs, cancelledIds, spawned }, readMs) => {
			let ids = { cancelledIds: (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(result.status) === "CANCELLED" ? [...cancelledIds, result.id] : cancelledIds };
			if (result.id !== id) return {
				spawned: spawned.map((other) => other.id === result.id ? result : other),
				...ids
			};
			return {
				export: result,
				readMs,
				readError: void 0,
				...ids,
				runs: endedBeforeCancel(result) ? runs : void 0
			};
		};
		function endedBeforeCancel(result) {
			return (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.PU)(result) && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(result.status) !== "CANCELLED";
		}
		let differencesIn = ({ request, export: bulkExport }) => request === void 0 || bulkExport === void 0 ? [] : (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(request, bulkExport).filter(({ is }) => is === "other" || is === "absent");
		function rangeOf(state) {
			let { request, export: bulkExport } = state;
			let [first, second] = differencesIn(state).some(({ path, is }) => /_time$/.test(path) && is === "other") ? [bulkExport, request] : [request, bulkExport];
			return (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.A0)(first?.start_time ?? second?.start_time, first?.end_time ?? second?.end_time);
		}
		function isOpen({ id, export: bulkExport, request }) {
			if (id === void 0 || bulkExport === void 0) return id !== void 0;
			return !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.PU)(bulkExport) && (request !== void 0 || !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.GM)(bulkExport));
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
				status: bulkExport && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(bulkExport.status),
				run_count: lastRuns?.total,
				failed_run_count: lastRuns?.failed,
				rows_exported: runs?.rows,
				object_prefix: lastRuns && objectPrefix(state),
				cancelled_ids: cancelledIds.length === 0 ? void 0 : JSON.stringify(cancelledIds)
			};
		}
		function fittingJson(entries) {
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
				runs: fittingJson((0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__.Yk)(lastRuns.list).map(({ files: _, range: __, error, ...run }) => ({
					...run,
					error: error || void 0
				}))),
				files: fittingJson(lastRuns.files)
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
		var _list_exports_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9837);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8257);
		async function followExport(step, export_id) {
			let isTimedOut = await followToEnd(step, export_id);
			return isTimedOut || !hasUnfinishedRuns(step.store.state) ? isTimedOut : followToEnd(step, export_id);
		}
		async function followToEnd(step, export_id) {
			let { inputs, ctx, store, log } = step;
			let { clock } = ctx;
			let startMs = clock.now();
			let runsRead = {
				status: "",
				atMs: -Infinity
			};
			async function readRunsWhenDue(status) {
				let nowMs = clock.now();
				let proportionalMs = (nowMs - startMs) / 10;
				let [minMs, maxMs] = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.runsPauses.ms;
				let pauseMs = Math.min(maxMs, Math.max(minMs, proportionalMs));
				if (status === runsRead.status && nowMs - runsRead.atMs < pauseMs) return;
				runsRead = {
					status,
					atMs: nowMs
				};
				await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			}
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				interval: {
					minMs: inputs.poll_interval,
					maxMs: inputs.poll_max_interval
				},
				heartbeat: log.heartbeat,
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.lw, { export_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
				stateOf: ({ status }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(status),
				neededEvidence: evidenceFor,
				refusalEvidence: () => store.state.export === void 0 ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.N7 : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.zn,
				onReply: (bulkExport, isCertain) => {
					(isCertain || !(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(bulkExport)) && recordExport(step, bulkExport);
				},
				shouldStop: async (bulkExport) => {
					(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(bulkExport) || await readRunsWhenDue((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(bulkExport.status));
					return !1;
				}
			});
			store.update({ readError: failure });
			isInTime ? last !== void 0 && (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(last) && await readRunsAtEnd(step, export_id) : await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			return !isInTime;
		}
		function evidenceFor(bulkExport) {
			if ((0, _status_js__WEBPACK_IMPORTED_MODULE_6__.GM)(bulkExport) || (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(bulkExport.status) === "COMPLETED") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET;
			return (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(bulkExport) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.N7 : void 0;
		}
		function recordExport({ store, log }, bulkExport) {
			store.update((_, readMs) => ({
				export: bulkExport,
				readMs
			}));
			log.export(bulkExport);
		}
		async function recordRuns({ ctx, store, log }, reading) {
			let runs = await (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Rt)(ctx, reading);
			if (runs instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7) {
				store.update({ runs: void 0 });
				log.noRuns(runs);
				return !1;
			}
			store.update({
				runs,
				lastRuns: runs
			});
			log.runs(runs, store.state);
			return !0;
		}
		let hasUnfinishedRuns = ({ export: bulkExport, lastRuns: runs }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(bulkExport?.status ?? "") === "COMPLETED" && runs !== void 0 && runs.done < runs.total;
		function areRunsStale({ export: bulkExport, lastRuns: runs }) {
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(bulkExport?.status ?? "");
			if (runs === void 0) return !1;
			if (status === "COMPLETED") return runs.total === 0 || runs.done < runs.total;
			return status === "FAILED" && runs.failed === 0;
		}
		async function readRunsAtEnd(step, export_id) {
			let { ctx, store, log } = step;
			let { clock, deadline, signal } = ctx;
			if (!await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastRuns))) return;
			for (let pauseMs of _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.staleRuns.ms) {
				if (!areRunsStale(store.state) || deadline.leftMs < pauseMs) break;
				await clock.sleep(pauseMs, signal);
				await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			}
			if (!areRunsStale(store.state) || store.state.lastRuns?.total === 0) return;
			store.update({ runs: void 0 });
			log.noRuns(new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({ why: "The list of runs is out of date" }));
		}
	}),
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => fileCountOf,
			Yk: () => failedFirst,
			mL: () => byDay,
			mt: () => isPartial,
			oo: () => countRuns,
			rt: () => runName
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		var _status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8257);
		let DAY = /^\d{4}-\d{2}-\d{2}/;
		function lastErrorIn(errors, redact) {
			let numberOf = (key) => Number(key.replace(/\D/g, ""));
			let error = errors[Object.keys(errors).toSorted((one, other) => numberOf(one) - numberOf(other)).at(-1) ?? ""] ?? "";
			let text = typeof error == "string" ? error : JSON.stringify(error);
			return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.ml)(redact(text), 300);
		}
		let countOf = (shown) => shown != null && shown >= 0 ? shown : void 0;
		function runFromReply(reply, redact) {
			let { id, status, rows_exported, errors, metadata } = reply;
			return {
				id,
				status: (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(status),
				day: DAY.exec(metadata?.start_time ?? "")?.[0] ?? "",
				rows: countOf(metadata?.result?.rows_written) ?? countOf(rows_exported),
				files: metadata?.result?.exported_files ?? [],
				range: (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.A0)(metadata?.start_time, metadata?.end_time),
				errors: Object.keys(errors ?? {}).length,
				error: lastErrorIn(errors ?? {}, redact)
			};
		}
		let runName = ({ day, id }) => day === "" ? `run ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.m_)(id)}` : day;
		let isFailed = ({ status }) => status === "FAILED" || status === "TIMEDOUT";
		let byDay = (one, other) => one.day < other.day ? -1 : Number(one.day > other.day);
		function failedFirst(runs) {
			return runs.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other));
		}
		let allKnown = (values) => {
			let known = values.filter((value) => value !== void 0);
			return known.length === values.length ? known : void 0;
		};
		let sum = (counts) => counts?.reduce((total, count) => total + count, 0);
		let fileCountOf = ({ rows, files }) => files.length === 0 && rows !== 0 ? void 0 : files.length;
		let isPartial = ({ completed, total }) => completed < total;
		function countRuns(replies, redact) {
			let ids = new Set();
			let unique = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
			let list = unique.map((reply) => runFromReply(reply, redact));
			let count = (isOne) => list.filter(isOne).length;
			let completed = list.filter(({ status }) => status === "COMPLETED");
			let files = list.flatMap((run) => run.files);
			let isDay = ({ range }) => range !== void 0 && range.endMs - range.startMs <= _range_js__WEBPACK_IMPORTED_MODULE_1__.sO;
			let areDays = new Set(list.map(({ day }) => day)).size === list.length && list.every(isDay);
			let rowsOf = (runs) => sum(allKnown(runs.map(({ rows }) => rows)));
			return {
				list,
				files,
				total: list.length,
				completed: completed.length,
				done: count(_status_js__WEBPACK_IMPORTED_MODULE_2__.PU),
				failed: count(isFailed),
				covered: allKnown(completed.map(({ range }) => range)),
				rows: rowsOf(completed),
				written: rowsOf(list),
				fileCount: sum(allKnown(completed.map(fileCountOf))),
				unit: areDays ? "day" : "run",
				folder: unique.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? ""
			};
		}
	}),
	330: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			As: () => isComplete,
			C6: () => isSpawnedBy,
			NH: () => isGap,
			Tj: () => intervalWords,
			Vw: () => readIntervals,
			x2: () => intervalsToShow
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3017);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7314);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7022);
		var _list_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9837);
		var _range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7878);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8257);
		let SPAWN_DELAY_MS = _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_2__.IR.spawn_delay_minutes * 6e4;
		let isComplete = ({ export: one }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(one?.status ?? "") === "COMPLETED";
		let isGap = (one) => one.export === void 0 || (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(one.export) && !isComplete(one);
		let isSpawnedBy = (schedule, { source_bulk_export_id: source }) => source === schedule.id;
		let fillsGaps = (schedule, one) => isComplete({ export: one }) && !one.source_bulk_export_id && (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_3__.fH)(schedule, one);
		function intervalsOf(schedule, exports, nowMs) {
			let startMs = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.pe)(schedule.start_time ?? "");
			let lengthMs = (schedule.interval_hours || NaN) * 36e5;
			let createdMs = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.pe)(schedule.created_at ?? "") || startMs;
			let pastCount = Math.floor((nowMs - startMs) / lengthMs);
			let count = Number.isFinite(pastCount) ? Math.min(1e3, Math.max(0, pastCount)) : 0;
			let candidates = exports.flatMap((one) => {
				let range = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.A0)(one.start_time, one.end_time);
				let isOfSchedule = isSpawnedBy(schedule, one) || fillsGaps(schedule, one);
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
				let covering = candidates.filter((one) => (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.DV)(one.range, range));
				let match = covering.find(isComplete) ?? covering[0];
				let dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.lateExport.ms;
				if (match !== void 0) return [{
					range,
					export: match.export
				}];
				return dueMs <= nowMs ? [{ range }] : [];
			});
		}
		async function readIntervals(ctx, schedule) {
			let { exports } = await (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_4__.IL)(ctx);
			let intervals = intervalsOf(schedule, exports, ctx.clock.utcMs());
			for (let interval of intervals.slice(-30)) {
				let { export: spawned } = interval;
				if (spawned === void 0 || !(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.PU)(spawned) || !isSpawnedBy(schedule, spawned)) continue;
				interval.runs = await (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_4__.xx)(ctx, spawned.id).catch(() => void 0);
				ctx.signal.throwIfAborted();
			}
			return intervals;
		}
		function intervalsToShow(intervals) {
			let oldest = intervals.length - 10;
			return intervals.filter((one, index) => index >= oldest || !isComplete(one)).slice(-60);
		}
		function intervalWords({ range, export: one, runs }) {
			if (one === void 0) return `${(0, _range_js__WEBPACK_IMPORTED_MODULE_5__.r6)(range)}: no export`;
			let rows = runs?.rows === void 0 ? "" : `, ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(runs.rows, "row")}`;
			return `${(0, _range_js__WEBPACK_IMPORTED_MODULE_5__.r6)(range)}: ${(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(one.status)}${rows} (export ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(one.id)})`;
		}
	}),
	8257: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GM: () => isSchedule,
			PU: () => isOver,
			uV: () => isEnd
		});
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3017);
		let ENDS = [
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		];
		let isEnd = (word) => ENDS.some((end) => end === word);
		let isOver = ({ status }) => isEnd((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(status));
		function isSchedule(shown) {
			if ((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(shown.status).endsWith("SCHEDULED")) return !0;
			let { interval_hours, end_time, source_bulk_export_id } = shown;
			return !!interval_hours && !end_time && !source_bulk_export_id;
		}
	}),
	3017: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$9: () => cancelExport,
			Hm: () => statusWord,
			lw: () => getExport,
			r3: () => listExportRuns,
			uq: () => listExports,
			zC: () => createExport
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4377);
		var _export_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7314);
		var _ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5485);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(669);
		let exportId = _ids_js__WEBPACK_IMPORTED_MODULE_1__.l.meta({ row: "export-ids" });
		let text = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullish();
		let time = zod__WEBPACK_IMPORTED_MODULE_4__.w$({ offset: !0 });
		let ExportStatus = zod__WEBPACK_IMPORTED_MODULE_3__.k5n([
			"CREATED",
			"RUNNING",
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		]);
		let status = zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).meta({ enum: ExportStatus.options });
		function statusWord(status) {
			let word = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.d)(status);
			return word.length > 0 && word.length <= 30 ? word : "UNKNOWN";
		}
		let INTERVAL = _export_limits_js__WEBPACK_IMPORTED_MODULE_0__.IR.interval_hours;
		let ExportCreate = zod__WEBPACK_IMPORTED_MODULE_3__.rej({
			bulk_export_destination_id: exportId,
			session_id: _operation_js__WEBPACK_IMPORTED_MODULE_2__.id.meta({ description: "The tracing project." }),
			start_time: time,
			end_time: time.optional().meta({ description: "Required, unless interval_hours is given: then omitted." }),
			filter: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).optional(),
			format_version: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1).optional().meta({ description: "v2_beta: richer column types, Hive-compliant folders." }),
			export_fields: zod__WEBPACK_IMPORTED_MODULE_3__.YOg((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.yL)(zod__WEBPACK_IMPORTED_MODULE_3__.k5n(_export_limits_js__WEBPACK_IMPORTED_MODULE_0__.TV))).min(1).optional().meta({ row: "export-fields" }),
			interval_hours: zod__WEBPACK_IMPORTED_MODULE_3__.Whr().min(INTERVAL.min).max(INTERVAL.max).optional()
		}).refine(({ end_time, interval_hours }) => end_time === void 0 != (interval_hours === void 0), {
			path: ["end_time"],
			message: "is required without interval_hours, and must be omitted with it"
		});
		let MEMBERS = "export-members";
		let RUN_MEMBERS = "export-run-members";
		let BulkExport = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: exportId,
			status,
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.uR, MEMBERS),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5).meta({ row: MEMBERS }),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, MEMBERS),
			bulk_export_destination_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_ids_js__WEBPACK_IMPORTED_MODULE_1__.K),
			session_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.uR),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5),
			filter: text,
			format_version: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).meta({
				description: "v1 unless another one was asked for.",
				row: "export-formats"
			}),
			export_fields: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP())),
			interval_hours: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.oX)(zod__WEBPACK_IMPORTED_MODULE_3__.aig())),
			source_bulk_export_id: _ids_js__WEBPACK_IMPORTED_MODULE_1__.K.nullish().meta({ description: "The schedule that spawned it." })
		});
		let UnreadExport = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ id: exportId }).transform(({ id }) => ({
			id,
			status: ""
		}));
		let described = { row: RUN_MEMBERS };
		let ExportProgress = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			rows_written: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.oX)(zod__WEBPACK_IMPORTED_MODULE_3__.aig())).meta(described),
			exported_files: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.YjP())).meta(described),
			export_path: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), RUN_MEMBERS).meta({ description: "The folder of the files." }),
			latest_cursor: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(zod__WEBPACK_IMPORTED_MODULE_3__.YjP()).meta(described)
		});
		let ExportPartition = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), RUN_MEMBERS),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, RUN_MEMBERS).meta({ description: "Of the partition." }),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, RUN_MEMBERS),
			result: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(ExportProgress).meta(described)
		});
		let ExportRun = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_1__.K,
			bulk_export_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_ids_js__WEBPACK_IMPORTED_MODULE_1__.K, RUN_MEMBERS),
			status,
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5).meta(described),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, RUN_MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)(_operation_js__WEBPACK_IMPORTED_MODULE_2__.h5, RUN_MEMBERS),
			rows_exported: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.tB)((0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.oX)(zod__WEBPACK_IMPORTED_MODULE_3__.aig())).meta(described),
			errors: zod__WEBPACK_IMPORTED_MODULE_3__.g1P(zod__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod__WEBPACK_IMPORTED_MODULE_3__.L5J()).nullish().meta({ description: "By attempt: retry_0, retry_1, …" }),
			metadata: (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.fW)(ExportPartition).meta(described)
		});
		let LISTS = { row: "export-lists" };
		let nullAsEmpty = (list) => list.nullable().transform((all) => all ?? []);
		let createExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("POST", "/api/v1/bulk-exports", {
			summary: "Create an export, or a schedule of exports",
			body: ExportCreate,
			reply: BulkExport,
			kept: zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([BulkExport, zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				id: exportId,
				status: status.catch(ExportStatus.enum.CREATED)
			})])
		});
		let getExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports/{export_id}", {
			summary: "Read an export",
			reads: "the bulk export",
			reply: BulkExport
		});
		let listExportRuns = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports/{export_id}/runs", {
			summary: "List an export's runs",
			reads: "the runs",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(ExportRun).meta(LISTS),
			kept: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(ExportRun))
		});
		let listExports = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("GET", "/api/v1/bulk-exports", {
			summary: "List all exports",
			reads: "the bulk exports",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(BulkExport).meta(LISTS),
			kept: nullAsEmpty(zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.KCZ([
				BulkExport,
				UnreadExport,
				zod__WEBPACK_IMPORTED_MODULE_3__.L5J().transform(() => void 0)
			])))
		});
		let cancelExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.MQ)("PATCH", "/api/v1/bulk-exports/{export_id}", {
			summary: "Cancel an export",
			body: zod__WEBPACK_IMPORTED_MODULE_3__.rej({ status: zod__WEBPACK_IMPORTED_MODULE_3__.euz("Cancelled") }),
			reply: BulkExport
		});
	}),
	8686: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			rU: () => isMoving,
			yS: () => isSameName,
			zZ: () => parseImage
		});
		function parseImage(image_uri) {
			let at = image_uri.indexOf("@");
			let tagged = at < 0 ? image_uri : image_uri.slice(0, at);
			let colon = tagged.indexOf(":", tagged.lastIndexOf("/") + 1);
			return {
				name: colon < 0 ? tagged : tagged.slice(0, colon),
				tag: colon < 0 ? void 0 : tagged.slice(colon + 1),
				digest: at < 0 ? void 0 : image_uri.slice(at + 1)
			};
		}
		let DEFAULT_REGISTRY = /^(?:index\.)?docker\.io\/(?:library\/)?/;
		let isSameName = (one, other) => one.name.replace(DEFAULT_REGISTRY, "") === other.name.replace(DEFAULT_REGISTRY, "");
		let LASTING_TAG = /^v?\d|[-_]v?\d+\.\d|(^|[-_.])[0-9a-f]{7,64}$/;
		function isMoving(image_uri) {
			let { tag = "latest", digest } = parseImage(image_uri);
			return digest === void 0 && !LASTING_TAG.test(tag);
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
