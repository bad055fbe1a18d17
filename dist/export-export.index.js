"use strict";
exports.id = "export-export";
exports.ids = ["export-export"];
exports.modules = {
	1056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { runExport: () => runExport });
		var conclusion = __webpack_require__(8728);
		var requests = __webpack_require__(2093);
		var bulk_export = __webpack_require__(522);
		var saved_state = __webpack_require__(6356);
		var cancel = __webpack_require__(3070);
		var export_list = __webpack_require__(3958);
		var choice = __webpack_require__(2280);
		var limits = __webpack_require__(5799);
		var contract_time = __webpack_require__(5818);
		let LARGE_FIELDS = ["inputs", "outputs"];
		let AWS_URL = /^https?:\/\/([^/]*\.)?amazonaws\.com(\.cn)?(:\d+)?(\/|$)/;
		function hintsFor(inputs, nowMs) {
			let { operation, region, endpoint_url = "", export_fields, format_version } = inputs;
			let { start_time = 0, end_time = 0, interval_hours } = inputs;
			let { status_table: minHours, limits_text: maxHours } = limits.IR.workflow_timeout_hours;
			let isDestination = operation === "create_destination";
			let largeFields = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? !0);
			let nextSecondMs = (Math.floor(end_time / 1e3) + 1) * 1e3;
			let pastIntervals = interval_hours ? Math.floor((nowMs - start_time) / contract_time.iQ / interval_hours) : 0;
			let hints = [
				[
					isDestination && region === void 0 && endpoint_url === "",
					"warning",
					"region: is not set, and neither is endpoint_url. Set region for a bucket of AWS, and endpoint_url for another store."
				],
				[
					AWS_URL.test(endpoint_url),
					"warning",
					"endpoint_url: is that of AWS, and is for other stores. Remove it, and set region to the one of the bucket."
				],
				[
					operation === "start" && largeFields.length > 0,
					"info",
					`Exporting ${largeFields.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`
				],
				[
					end_time > nowMs,
					"notice",
					"end_time: is in the future; traces that come later are not exported."
				],
				[
					nextSecondMs % contract_time.iQ === 0,
					"notice",
					`end_time: is not part of the range, which ends before it. Write ${(0, contract_time.fz)(nextSecondMs)} to export the last second, too.`
				],
				[
					pastIntervals > 1,
					"notice",
					`start_time: ${pastIntervals.toLocaleString("en")} intervals have passed since then. A schedule starts the exports of all of them at once.`
				],
				[
					end_time - start_time > 31 * contract_time.sO,
					"notice",
					`The range is longer than 31 days, and the platform gives up on an export after ${minHours} to ${maxHours} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`
				]
			];
			return [...[(0, choice.aV)("export_fields", export_fields, limits.JM), (0, choice.aV)("format_version", format_version, limits.M2)].flatMap((text) => text === void 0 ? [] : [["warning", text]]), ...hints.flatMap(([isApplicable, ...hint]) => isApplicable ? [hint] : [])];
		}
		var export_state = __webpack_require__(4022);
		var watch_runs = __webpack_require__(6593);
		function outputsOf(state) {
			let { export: bulkExport, runs, lastRuns, schedule, cancelledIds } = state;
			return {
				export_id: schedule?.export.id ?? state.id,
				destination_id: state.destination_id ?? bulkExport?.bulk_export_destination_id ?? void 0,
				status: bulkExport && (0, bulk_export.Rh)(bulkExport.status),
				run_count: lastRuns?.total,
				failed_run_count: lastRuns?.failedCount,
				rows_exported: runs?.completedRows,
				object_prefix: lastRuns && (0, export_state.UA)(state),
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
				runs: toLimitedJson((0, watch_runs.Ye)(lastRuns.list).map(({ failedAttempts: errors, lastError, id, status, day, rows }) => ({
					id,
					status,
					day,
					rows,
					errors,
					error: lastError || void 0
				}))),
				files: toLimitedJson(lastRuns.files)
			};
		}
		var platform_api = __webpack_require__(8107);
		var service_error_end = __webpack_require__(9403);
		var errors = __webpack_require__(1515);
		var omit_absent = __webpack_require__(5174);
		var export_inputs = __webpack_require__(3886);
		var format = __webpack_require__(2772);
		var range_text = __webpack_require__(8840);
		let exportName = ({ id, export: bulkExport }) => id === void 0 ? "the export" : `export ${bulkExport === void 0 ? id : (0, format.m_)(id)}`;
		function exportSubjectOf(state) {
			let { inputs, export: bulkExport, request, schedule } = state;
			let { operation, display_name, interval_hours } = inputs;
			if (operation === "create_destination") return `Destination ${display_name}`;
			if (operation === "list") return "The exports of the workspace";
			if (operation === "cancel") return (0, format.ZH)(exportName(state));
			let isWatchedSchedule = request === void 0 && bulkExport && (0, bulk_export.GM)(bulkExport);
			if (interval_hours !== void 0 || schedule || isWatchedSchedule) return "Schedule";
			let range = (0, export_state.be)(state);
			return range === void 0 ? (0, format.ZH)(exportName(state)) : `Export of ${(0, range_text.l)(range)}`;
		}
		let headlineOf = (state, text) => `${exportSubjectOf(state)}: ${text}`;
		let progressHeadline = (state, suffix = "") => headlineOf(state, progressText(state, suffix));
		function progressText(state, suffix) {
			let intervals = (0, export_state.E8)(state);
			let { completedCount = 0, total = 0, runNoun = "run" } = state.runs ?? {};
			if (intervals.length === 0 && total < 2) return suffix;
			let progress = intervals.length === 0 ? `${(0, format.ZV)(completedCount)} of ${(0, format.td)(total, runNoun)} exported` : `${(0, format.ZV)(intervals.filter(export_state.g4).length)} of ${(0, format.td)(intervals.length, "interval")} exported`;
			return suffix === "" ? progress : `${progress}; ${suffix}`;
		}
		function rowsText({ runs }) {
			if (runs?.completedRows === void 0) return "complete";
			let rows = (0, format.td)(runs.completedRows, "row");
			return runs.fileCount ? `${rows} in ${(0, format.td)(runs.fileCount, "file")}` : rows;
		}
		var unanswered = __webpack_require__(1119);
		function lastStatusText(state, failureReason) {
			let { export: bulkExport, readMs, readError } = state;
			let reason = failureReason ?? (readError && (0, unanswered.PR)(readError));
			let failure = reason === void 0 ? "" : `The last read failed: ${reason}.`;
			if (bulkExport === void 0) return failure;
			let status = `${(0, format.ZH)(exportName(state))} was last seen ${(0, bulk_export.Rh)(bulkExport.status)} after ${(0, format.a3)(readMs)}.`;
			return failure === "" ? status : `${status} ${failure}`;
		}
		var next_steps = __webpack_require__(8180);
		let TEXTS = {
			start: {
				unsentHeadline: "not exported",
				sent: {
					headline: "an export may have been created",
					advice: "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate."
				}
			},
			create_destination: {
				unsentHeadline: "not created",
				sent: {
					headline: "may have been created",
					advice: "If base_url is right, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice."
				}
			},
			cancel: {
				unsentHeadline: "not cancelled",
				sent: {
					headline: "not known whether it was cancelled",
					advice: "Run this step again: that does no harm."
				}
			},
			watch: { unsentHeadline: "not read" },
			list: { unsentHeadline: "not read" }
		};
		function messagesOf(state) {
			let { unsentHeadline: headline, sent: texts } = TEXTS[state.inputs.operation];
			let unsent = {
				headline,
				cancelledHeadline: `${headline}, because the workflow was cancelled`,
				message: ""
			};
			let sent = texts ? {
				...texts,
				cancelledHeadline: texts.headline,
				message: "The workflow was cancelled meanwhile."
			} : unsent;
			return {
				"not sent": unsent,
				sent,
				accepted: messagesOfReadExport(state) ?? sent
			};
		}
		function endOfExportError(error, state, isCancelled) {
			let { inputs } = state;
			return (0, service_error_end.S)(error, {
				subject: exportSubjectOf(state),
				phase: isUnprovenRefusal(error, inputs) ? "accepted" : phaseOf(state),
				isCancelled,
				messages: messagesOf(state),
				context: refusalContextOf(inputs)
			});
		}
		let refusalContextOf = (inputs) => ({
			service: "platform API",
			rules: inputs.operation === "create_destination" ? platform_api.N9 : platform_api.zS,
			inputs: Object.keys(export_inputs.Yy.shape),
			providedInputs: Object.keys((0, omit_absent.X)(inputs)),
			memberInputs: export_inputs.Ar
		});
		let isUnprovenRefusal = (error, { operation }) => operation === "create_destination" && error instanceof errors.fk && (error.detail === void 0 || error.isPlainText === !0);
		function phaseOf({ export: bulkExport, phase, inputs }) {
			if (bulkExport === void 0) return phase;
			return inputs.operation === "cancel" && !(0, bulk_export.PU)(bulkExport) ? "sent" : "accepted";
		}
		function messagesOfReadExport(state) {
			let { export: bulkExport, inputs } = state;
			if (bulkExport === void 0) return;
			let continuation = inputs.cancel_on_interrupt && (0, export_state.nT)(state) ? " The post step tries again to cancel it." : " It continues.";
			return {
				headline: progressText(state, "outcome unknown"),
				cancelledHeadline: progressText(state, "the workflow was cancelled"),
				message: lastStatusText(state) + ((0, bulk_export.PU)(bulkExport) ? "" : continuation),
				lastSeenText: (reason) => lastStatusText(state, reason),
				advice: inputs.cancel_spawned ? "Run this step again, to cancel all exports that the schedule has started." : (0, next_steps.Z)(state),
				adviceIfGone: "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list)."
			};
		}
		var export_causes = __webpack_require__(6165);
		var end = __webpack_require__(6139);
		var run_errors = __webpack_require__(987);
		let RAISE_TIMEOUT = "Set a longer timeout, or export a shorter range.";
		let EXPORT_ENDS = {
			completed: (0, end._)("completed", (state) => ({
				headline: headlineOf(state, rowsText(state)),
				lines: [exportedText(state)],
				...partsIfPartial(state)
			})),
			empty: (0, end._)("empty", (state) => ({
				headline: progressHeadline(state, state.schedule ? "no rows in the newest" : "no rows"),
				lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
				advice: "If you expected traces, check project_id, the range and the filter.",
				...partsIfPartial(state),
				...state.inputs.fail_on_empty && { severity: "failure" }
			})),
			failed: (0, end._)("failed", (state) => ({
				headline: progressHeadline(state, "failed"),
				advice: (0, run_errors.J)(state)
			})),
			timedOutOnPlatform: (0, end._)("timed_out", (state) => ({
				headline: progressHeadline(state, "timed out"),
				lines: [`The platform gave up on ${exportName(state)} (TIMEDOUT).`],
				advice: export_causes.T
			})),
			cancelled: (0, end._)("cancelled", (state) => ({
				headline: progressHeadline(state, "cancelled, not by this step"),
				advice: "A cancelled export cannot be restarted: start a new one."
			})),
			timedOut: (0, end._)("timed_out", (state) => partsAtTimeout(state, RAISE_TIMEOUT)),
			cancelledAtTimeout: (0, end._)("timed_out", (state) => (0, export_state.c2)(state) === "CANCELLED" ? {
				headline: progressHeadline(state, `cancelled at ${timeoutText(state)}`),
				advice: RAISE_TIMEOUT
			} : partsAtTimeout(state, RAISE_TIMEOUT, "The platform has accepted the cancellation.")),
			detached: (0, end._)("detached", (state) => partsAtTimeout(state)),
			notWaited: (0, end._)("not_waited", (state) => ({
				headline: headlineOf(state, state.request ? "started" : (0, export_state.c2)(state)),
				lines: ["This step does not wait for its end (wait: false)."]
			}))
		};
		let SCHEDULE_ENDS = {
			scheduled: (0, end._)("scheduled", (state) => ({
				headline: `${state.request ? "Schedule created" : "Schedule"}: ${intervalText(state)}`,
				lines: [`Each export starts ${limits.IR.spawn_delay_minutes} minutes after the end of its range.`],
				advice: `To see whether it has run, use operation: watch with export_id: ${state.id}. To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started.`
			})),
			newestCompleted: (0, end._)("scheduled", (state) => ({
				headline: progressHeadline(state),
				lines: [`Newest: ${rangeName((0, export_state.be)(state))}, ${rowsText(state)}.`],
				severity: (0, export_state.E8)(state).some(export_state.NH) ? "warning" : "success",
				...partsIfPartial(state)
			})),
			notSpawned: (0, end._)("failed", (state) => ({
				headline: progressHeadline(state, "the newest is missing"),
				lines: [`The list of exports has none of ${rangeName((0, export_state.E8)(state).at(-1)?.range)}.`],
				advice: "Look at the schedule on the platform."
			}))
		};
		let rangeName = (range) => range === void 0 ? "its newest range" : (0, range_text.l)(range);
		function intervalText({ export: schedule, inputs }) {
			let hours = schedule?.interval_hours || inputs.interval_hours;
			return hours ? `an export every ${(0, format.td)(hours, "hour")}` : "it exports by itself";
		}
		function endByStatus(state, fallback) {
			let { export: bulkExport, cancelledIds } = state;
			let ends = {
				COMPLETED: endOfCompleted(state),
				FAILED: EXPORT_ENDS.failed,
				TIMEDOUT: EXPORT_ENDS.timedOutOnPlatform,
				CANCELLED: cancelledIds.length > 0 ? EXPORT_ENDS.cancelledAtTimeout : EXPORT_ENDS.cancelled
			};
			let otherEnd = bulkExport && (0, bulk_export.GM)(bulkExport) ? SCHEDULE_ENDS.scheduled : fallback;
			return ends[(0, export_state.c2)(state)] ?? otherEnd;
		}
		function endOfCompleted(state) {
			let isOfSchedule = state.schedule !== void 0;
			if (state.runs?.completedRows === 0 && (state.inputs.fail_on_empty || !isOfSchedule)) return EXPORT_ENDS.empty;
			return isOfSchedule ? SCHEDULE_ENDS.newestCompleted : EXPORT_ENDS.completed;
		}
		function exportedText(state) {
			let duration = state.request === void 0 ? "" : ` in ${(0, format.a3)(state.readMs)}`;
			return `${progressText(state, "") || "Exported"}${duration}.`;
		}
		let partsIfPartial = ({ runs }) => runs === void 0 || !(0, watch_runs.mt)(runs) ? {} : {
			advice: `Look at the ${runs.runNoun}s that did not complete before you use the files.`,
			severity: "warning"
		};
		let timeoutText = ({ inputs }) => `the timeout (${(0, format.a3)(inputs.timeout)})`;
		let uncancelledText = ({ inputs }) => inputs.on_timeout === "cancel" ? "It is not known to be cancelled." : "It is not cancelled.";
		let partsAtTimeout = (state, advice = "", exportState = uncancelledText(state)) => ({
			headline: progressHeadline(state, `no end seen before ${timeoutText(state)}`),
			lines: [`${lastStatusText(state)} ${exportState}`],
			advice: state.readError === void 0 ? advice : ""
		});
		function intervalsToShow(intervals) {
			let newestIndex = intervals.length - 10;
			return intervals.filter((interval, index) => index >= newestIndex || !(0, export_state.g4)(interval)).slice(-60);
		}
		function intervalStatus(interval) {
			let { export: bulkExport, runs } = interval;
			if (bulkExport === void 0) return "no export";
			let status = (0, export_state.c2)(interval);
			if (runs === void 0 || !(0, export_state.As)(interval) || (0, export_state.g4)(interval)) return status;
			return `${status}, ${runs.completedCount} of ${(0, format.td)(runs.total, runs.runNoun)}`;
		}
		function intervalLine(interval) {
			let { range, export: bulkExport, runs } = interval;
			let rows = runs?.completedRows === void 0 ? "" : `, ${(0, format.td)(runs.completedRows, "row")}`;
			let id = bulkExport === void 0 ? "" : ` (export ${(0, format.m_)(bulkExport.id)})`;
			return `${(0, range_text.l)(range)}: ${intervalStatus(interval)}${rows}${id}`;
		}
		var export_range = __webpack_require__(7878);
		let exportsToShow = (exports) => exports.slice(0, 50);
		let timeOrUnknown = (time) => {
			let ms = (0, contract_time.pe)(time ?? "");
			return Number.isNaN(ms) ? "?" : (0, range_text.S)(ms);
		};
		function exportedRange(bulkExport) {
			let { start_time, end_time, interval_hours } = bulkExport;
			if ((0, bulk_export.GM)(bulkExport) && interval_hours) return `every ${(0, format.td)(interval_hours, "hour")} from ${timeOrUnknown(start_time)}`;
			let range = (0, export_range.A0)(start_time, end_time);
			return range === void 0 ? `${timeOrUnknown(start_time)} to ${timeOrUnknown(end_time)}` : (0, range_text.l)(range);
		}
		function exportLine(bulkExport) {
			let { id, status, created_at } = bulkExport;
			return `${id}  ${(0, bulk_export.Rh)(status)}  ${exportedRange(bulkExport)}, created ${timeOrUnknown(created_at)}`;
		}
		let listEnd = (0, end._)("completed", ({ workspaceExports: exports = [] }) => {
			let count = exports.length === 0 ? "No exports" : (0, format.td)(exports.length, "export");
			let isUnfinished = (one) => !(0, bulk_export.PU)(one) && !(0, export_list.GZ)(one);
			let unfinishedCount = exports.filter(isUnfinished).length;
			let shownCount = exportsToShow(exports).length;
			return {
				headline: `${count} in the workspace${unfinishedCount > 0 ? `, ${(0, format.ZV)(unfinishedCount)} unfinished` : ""}`,
				lines: [exports.length > shownCount ? `The newest ${shownCount} are shown.` : ""]
			};
		});
		function listBlocks(exports) {
			let rows = exportsToShow(exports).map((bulkExport) => [
				[{ code: bulkExport.id }],
				(0, bulk_export.Rh)(bulkExport.status),
				[{ code: exportedRange(bulkExport) }]
			]);
			return rows.length === 0 ? [] : [{ table: {
				header: [
					"Export",
					"Status",
					"Range"
				],
				rows
			} }];
		}
		function exportDetails(state) {
			return [
				...intervalsTable(state),
				...pathBlocks(state),
				...rowsChart(state),
				...runsTable(state),
				...listBlocks(state.workspaceExports ?? []),
				...idsTable(state)
			];
		}
		let foldTable = (title, table) => ({ fold: {
			title,
			blocks: [{ table }]
		} });
		let numberText = (count) => count === void 0 ? "—" : (0, format.ZV)(count);
		function intervalsTable(state) {
			let intervals = intervalsToShow((0, export_state.E8)(state)).toReversed();
			if (intervals.length === 0) return [];
			let table = {
				header: [
					"Range",
					"Status",
					"Rows",
					"Export"
				],
				rows: intervals.map((interval) => {
					let { range, export: intervalExport, runs } = interval;
					let id = intervalExport === void 0 ? "—" : [{ code: (0, format.m_)(intervalExport.id) }];
					let statusText = `${statusIcon(interval)} ${intervalStatus(interval)}`;
					return [
						[{ code: (0, range_text.l)(range) }],
						statusText,
						numberText(runs?.completedRows),
						id
					];
				}),
				align: [
					"left",
					"left",
					"right",
					"left"
				]
			};
			let omittedCount = (0, export_state.E8)(state).length - intervals.length;
			return [{ table }, ...omittedCount > 0 ? [{ text: `Not shown: ${(0, format.ZV)(omittedCount)} older ones.` }] : []];
		}
		function statusIcon(interval) {
			if ((0, export_state.g4)(interval)) return "✅";
			return (0, export_state.As)(interval) ? "⚠️" : (0, export_state.NH)(interval) ? "❌" : "⏳";
		}
		function pathBlocks(state) {
			let folder = state.lastRuns?.files.length === 0 ? "" : (0, export_state.UA)(state);
			if (folder === "") return [];
			return [{ text: `${state.schedule === void 0 ? "The files" : "The newest files"} are in the destination's bucket, under` }, { code: folder }];
		}
		function rowsChart({ runs }) {
			if (runs?.writtenRows === void 0 || runs.runNoun !== "day" || runs.total > 50) return [];
			return [{ bars: {
				title: "Rows per day",
				values: runs.list.toSorted(watch_runs.zQ).map(({ day, rows = 0 }) => ({
					label: day.slice(5),
					value: rows
				}))
			} }];
		}
		function runsTable({ runs: currentRuns, lastRuns: runs }) {
			if (runs === void 0 || runs.total < 2) return [];
			let tableRuns = (0, watch_runs.Ye)(runs.list).slice(0, 50);
			let limitText = tableRuns.length < runs.total ? `${tableRuns.length} of ` : "";
			let staleText = currentRuns === void 0 ? ", as last read" : "";
			let rows = tableRuns.map((run) => [
				[{ code: run.day || (0, format.m_)(run.id) }],
				run.status,
				numberText(run.rows),
				numberText((0, watch_runs.Dc)(run))
			]);
			let table = {
				header: [
					(0, format.ZH)(runs.runNoun),
					"Status",
					"Rows",
					"Files"
				],
				rows,
				align: [
					"left",
					"left",
					"right",
					"right"
				]
			};
			return [foldTable(`${limitText}${(0, format.td)(runs.total, runs.runNoun)}${staleText}`, table)];
		}
		function idsTable(state) {
			let scheduleId = state.schedule?.export.id;
			let rows = [
				["export_id", state.id],
				["export_id of the schedule", scheduleId === state.id ? void 0 : scheduleId],
				["destination_id", state.destination_id],
				["project_id", state.inputs.project_id ?? state.export?.session_id ?? void 0]
			].flatMap(([name, id]) => id === void 0 ? [] : [[[{ code: name }], [{ code: id }]]]);
			return rows.length === 0 ? [] : [foldTable("Ids to copy", {
				header: [],
				rows
			})];
		}
		var client_limits = __webpack_require__(8136);
		var write_once = __webpack_require__(1308);
		var compare_exports = __webpack_require__(7022);
		let NO_LIST = "The platform API has no list of exports in the documented form, so an export whose creation gets no answer cannot be looked for";
		function requestFrom(inputs) {
			let { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
			let { filter, format_version, export_fields, interval_hours } = inputs;
			return {
				bulk_export_destination_id: destination_id,
				session_id: project_id,
				start_time: (0, contract_time.fz)(start_time),
				...end_time === void 0 ? {} : { end_time: (0, contract_time.fz)(end_time) },
				...(0, omit_absent.X)({
					filter,
					format_version,
					export_fields,
					interval_hours
				})
			};
		}
		async function createExportOnce({ ctx, inputs, store, log }) {
			let request = requestFrom(inputs);
			store.update({
				request,
				destination_id: request.bulk_export_destination_id
			});
			let readBaseline = async () => (await (0, export_list.IL)(ctx).catch((0, errors.gd)(errors.WL)))?.exports;
			let baseline = await readBaseline();
			baseline === void 0 && ctx.report.info(`${NO_LIST}.`);
			let duplicate = baseline?.find((bulkExport) => !(0, bulk_export.PU)(bulkExport) && (0, compare_exports.GU)(request, bulkExport) === "same");
			duplicate !== void 0 && ctx.report.warning(duplicateWarning(duplicate));
			let { resource } = await (0, write_once.F)(ctx, {
				baseline,
				readBaseline,
				send: (signal) => (0, requests.T1)({
					...ctx,
					signal
				}, bulk_export.zC, {}, client_limits.b.once, request),
				resourceOf: async (reply) => reply,
				subject: "the export",
				searchOnce: async (searchCtx, exports) => exports === void 0 ? unprovenResult(NO_LIST) : findLostExport(searchCtx, request, new Set(exports.map(({ id }) => id))),
				onPhase: (phase) => {
					if (phase === "accepted") return;
					store.update({ phase });
					saved_state.wK.save(ctx.report, phase === "sent" || void 0);
				},
				windowMs: inputs.settle_window,
				maySendAgain: (sends) => inputs.on_ambiguous === "verify" && sends < client_limits.b.changes.attempts,
				retryLimitMs: Infinity,
				texts: {
					ambiguousAttempt: "the export may have been created, looking for it",
					acceptance: "The creation was accepted, but the answer does not show its id; looking for it.",
					absence: "The export did not appear",
					match: () => "It was created, and is not sent again."
				}
			});
			let interval_hours = resource.interval_hours ?? request.interval_hours;
			let newExport = {
				...resource,
				interval_hours
			};
			let { id } = newExport;
			store.update((_, readMs) => ({
				phase: "accepted",
				id,
				export: newExport,
				readMs
			}));
			saved_state.gw.save(ctx.report, id);
			saved_state.wK.save(ctx.report, void 0);
			log.creation(store.state);
		}
		let duplicateWarning = ({ id, status }) => `Export ${id} is still ${(0, bulk_export.Rh)(status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`;
		let IDENTIFYING_MEMBERS = ["session_id", "start_time"];
		let hasSameIdentity = (request, candidate) => (0, compare_exports.Dc)(request, candidate).every(({ path, similarity }) => similarity === "same" || !IDENTIFYING_MEMBERS.includes(path));
		let unprovenResult = (reason) => ({
			kind: "unproven",
			reason
		});
		async function findLostExport(ctx, request, baselineIds) {
			let { exports: list, hasEntryWithoutId } = await (0, export_list.IL)(ctx, client_limits.b.once);
			let candidates = [];
			for (let newExport of list.filter(({ id }) => !baselineIds.has(id))) {
				let candidate = (0, compare_exports.GU)(request, newExport) === "hidden" ? await (0, requests.T1)(ctx, bulk_export.lw, { export_id: newExport.id }, client_limits.b.once) : newExport;
				(0, compare_exports.GU)(request, candidate) !== "other" && candidates.push(candidate);
			}
			let [candidate, ...others] = candidates;
			if (candidate !== void 0 && others.length === 0 && hasSameIdentity(request, candidate)) return {
				kind: "own",
				resource: candidate
			};
			if (candidates.length > 0) {
				let ids = candidates.map(({ id }) => id).join(", ");
				return unprovenResult(`Exports appeared that cannot be told from this one: ${ids}`);
			}
			let ids = new Set(list.map(({ id }) => id));
			if (!hasEntryWithoutId && [...baselineIds].every((id) => ids.has(id))) return { kind: "nothing" };
			return unprovenResult("The list of exports lacks some, or has some that cannot be read, so the export may or may not have been created");
		}
		var write = __webpack_require__(7421);
		var destination = __webpack_require__(7647);
		function destinationRequest(inputs) {
			let { display_name = "", bucket_name = "" } = inputs;
			let { prefix, region, endpoint_url, include_bucket_in_prefix } = inputs;
			let { access_key_id, secret_access_key = "", session_token } = inputs;
			return {
				destination_type: "s3",
				display_name,
				config: {
					bucket_name,
					...(0, omit_absent.X)({
						prefix,
						region,
						endpoint_url,
						include_bucket_in_prefix
					})
				},
				...access_key_id !== void 0 && { credentials: {
					access_key_id,
					secret_access_key,
					...(0, omit_absent.X)({ session_token })
				} }
			};
		}
		let destinationEnd = (0, end._)("completed", ({ inputs, destination_id }) => {
			let { display_name, bucket_name, prefix } = inputs;
			let location = prefix === void 0 ? bucket_name : `${bucket_name}, under ${prefix}`;
			let id = { code: destination_id ?? "" };
			return {
				headline: `Destination ${display_name} created`,
				lines: [`It writes to bucket ${location}. The platform has written a test file there; if it cannot delete objects, the test file stays under tmp/.`],
				advice: [
					"Store it as the variable ",
					{ code: "EXPORT_DESTINATION_ID" },
					": ",
					id
				]
			};
		});
		async function createDestinationOnce({ ctx, inputs, store }) {
			let body = destinationRequest(inputs);
			let { id } = await (0, write.A9)(ctx, (signal) => (0, requests.T1)({
				...ctx,
				signal
			}, destination.fG, {}, client_limits.b.once, body), (phase) => store.update({ phase }));
			store.update({ destination_id: id });
			return destinationEnd;
		}
		var client_clock = __webpack_require__(4440);
		var state_store = __webpack_require__(8034);
		var status_log = __webpack_require__(3690);
		let PROGRESS_UNKNOWN = "The progress of the runs is unknown for now.";
		function createExportLog(ctx) {
			let { report } = ctx;
			let statuses = (0, status_log.NH)(ctx);
			let lastProgress = "";
			let loggedErrors = new Set();
			function logErrors({ list, runNoun }) {
				for (let [error, runs] of Map.groupBy(list, ({ lastError }) => lastError)) {
					if (error === "" || loggedErrors.has(error)) continue;
					if (loggedErrors.size === 20) return;
					loggedErrors.add(error);
					let attempt = Math.max(...runs.map(({ failedAttempts }) => failedAttempts));
					report.progress(`${(0, watch_runs.Pj)(runs, runNoun)}, attempt ${attempt} failed: ${error}`);
				}
			}
			return {
				heartbeat: statuses.heartbeat,
				creation(state) {
					statuses.log((0, export_state.c2)(state), `${exportSubjectOf(state)} created: ${state.id}`);
				},
				status(state) {
					statuses.log((0, export_state.c2)(state));
				},
				runs(runs, { export: bulkExport }) {
					if (bulkExport !== void 0 && (0, bulk_export.PU)(bulkExport)) return;
					let { endedCount, total, runNoun, writtenRows } = runs;
					let countText = `${(0, format.ZV)(endedCount)} of ${(0, format.td)(total, runNoun)} finished`;
					let notes = writtenRows === void 0 ? [] : [(0, format.td)(writtenRows, "row")];
					let progress = (0, status_log.ci)(countText, notes);
					total > 0 && progress !== lastProgress && report.progress(progress);
					lastProgress = progress;
					logErrors(runs);
				},
				runsError(error) {
					lastProgress !== PROGRESS_UNKNOWN && report.progress(`${error.logLine}. ${PROGRESS_UNKNOWN}`);
					lastProgress = PROGRESS_UNKNOWN;
				}
			};
		}
		function beginStep(inputs, ctx) {
			let { clock, report, signal } = ctx;
			let store = (0, state_store.J)(clock.now, (0, export_state.ue)(inputs), outputsOf, report.output);
			let cleanUpSignal = (0, client_clock.DV)(signal, client_limits.b.cleanUp.ms);
			return {
				inputs,
				ctx,
				store,
				log: createExportLog(ctx),
				cleanUpSignal
			};
		}
		var follow = __webpack_require__(682);
		var schedule = __webpack_require__(330);
		let HANDLERS = {
			start: async (step) => {
				let { inputs, ctx, store } = step;
				await createExportOnce(step);
				ctx.signal.throwIfAborted();
				if (inputs.interval_hours !== void 0) return endByStatus(store.state, SCHEDULE_ENDS.scheduled);
				return export_follow(step);
			},
			watch: async (step) => {
				let { ctx, store } = step;
				let end = await export_follow(step);
				let { export: bulkExport } = store.state;
				if (bulkExport === void 0 || !(0, bulk_export.GM)(bulkExport) || (0, bulk_export.PU)(bulkExport)) return end;
				let intervals = await (0, schedule.Vw)(ctx, bulkExport);
				store.update({ schedule: {
					export: bulkExport,
					intervals
				} });
				for (let interval of intervalsToShow(intervals)) ctx.report.info(`        ${intervalLine(interval)}`);
				let newestInterval = intervals.at(-1);
				if (newestInterval === void 0) return end;
				let { export: dueExport, runs } = newestInterval;
				if (dueExport === void 0) return SCHEDULE_ENDS.notSpawned;
				let { id } = dueExport;
				let readMs = store.elapsedMs;
				store.update({
					id,
					export: dueExport,
					readMs,
					...runs && {
						runs,
						lastRuns: runs
					}
				});
				saved_state.gw.save(ctx.report, id);
				return export_follow(step);
			},
			cancel: cancel.po,
			create_destination: createDestinationOnce,
			list: async ({ ctx, store }) => {
				let { exports } = await (0, export_list.IL)(ctx);
				let workspaceExports = (0, export_list.BP)(exports);
				store.update({ workspaceExports });
				for (let listedExport of exportsToShow(workspaceExports)) ctx.report.info(exportLine(listedExport));
				return listEnd;
			}
		};
		async function export_follow(step) {
			let { ctx, inputs, store } = step;
			if (!inputs.wait) {
				let { id: export_id = "" } = store.state;
				store.state.export === void 0 && (0, follow.uV)(step, await (0, requests.T1)(ctx, bulk_export.lw, { export_id }));
				return endByStatus(store.state, EXPORT_ENDS.notWaited);
			}
			let { cancelledAtTimeout, detached, timedOut } = EXPORT_ENDS;
			if (!await (0, follow.AK)(step) || inputs.on_timeout !== "cancel") return endByStatus(store.state, inputs.on_timeout === "detach" ? detached : timedOut);
			let isAccepted = await (0, cancel.Zj)(step, "timeout");
			await (0, follow.dD)(step);
			return endByStatus(store.state, isAccepted ? cancelledAtTimeout : timedOut);
		}
		async function runExport(inputs, ctx) {
			let { operation, export_id, cancel_on_interrupt } = inputs;
			let { clock, signal, report } = ctx;
			let step = beginStep(inputs, ctx);
			let { store } = step;
			let end;
			try {
				if (export_id !== void 0) {
					store.update({ id: export_id });
					saved_state.gw.save(report, export_id);
				}
				signal.throwIfAborted();
				for (let [level, text] of hintsFor(inputs, clock.utcMs())) report[level](text);
				end = await HANDLERS[operation](step);
			} catch (error) {
				signal.aborted && cancel_on_interrupt && operation !== "cancel" && await (0, cancel.Zj)(step, "interrupt");
				end = endOfExportError(error, store.state, signal.aborted);
			}
			let { state, elapsedMs } = store;
			let mayBeRunning = state.phase === "sent" || (0, export_state.nT)(state);
			signal.aborted && cancel_on_interrupt && mayBeRunning || saved_state.ow.save(report, !0);
			return (0, conclusion.Ep)(report, (0, conclusion.vu)(end, state), {
				outputs: largeOutputs(state),
				details: exportDetails(state),
				elapsedMs
			});
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
	1308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => writeOnce });
		var errors = __webpack_require__(1515);
		var client_context = __webpack_require__(4361);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(2093);
		async function searchUntilFound(ctx, subject, windowMs, searchOnce) {
			let { clock, deadline, report } = ctx;
			let longerCtx = (0, client_context.N)(ctx, deadline.leftMs + windowMs);
			let end = report.formatTime(clock.now() + windowMs);
			let polling = (0, poll.wt)(longerCtx, {
				interval: [limits.b.search.ms, limits.b.search.ms],
				limitMs: windowMs,
				read: () => searchOnce(longerCtx),
				stateOf: () => subject,
				neededEvidence: ({ kind }) => kind === "own" ? poll.s$ : void 0,
				refusalEvidence: () => ({
					reads: Infinity,
					ms: 0
				}),
				heartbeat: () => `still looking for ${subject}, until ${end}`
			});
			let pollResult = await (0, errors.Rt)(ctx, polling);
			if (!(pollResult instanceof errors._7) && pollResult.failure === void 0) return pollResult.lastReply;
			let search = (0, requests.LH)(longerCtx, () => searchOnce(longerCtx));
			let result = await (0, errors.Rt)(ctx, search);
			return result instanceof errors._7 ? void 0 : result;
		}
		var write_write = __webpack_require__(7421);
		function writeOnce(ctx, write) {
			let backoff = (0, write_write.lF)(ctx, write.retryLimitMs);
			return ctx.report.withHeartbeat(backoff.heartbeat, () => sendUntilProven(ctx, write, backoff));
		}
		async function sendUntilProven(ctx, write, backoff) {
			let { deadline, report, signal } = ctx;
			let { baseline } = write;
			let sends = 0;
			for (;;) {
				let attempt = await (0, write_write.$z)(signal, write.send, write.onPhase, sends > 0);
				(0, write_write.qs)(attempt) && (sends += 1);
				let result = await findResource(ctx, write, backoff, {
					attempt,
					baseline,
					sends
				});
				if (result.kind === "own") {
					write.onPhase("accepted");
					return {
						resource: result.resource,
						baseline,
						sends
					};
				}
				if (sends === 0 && attempt.kind === "not applied") {
					baseline = await write.readBaseline();
					continue;
				}
				if (!(write.maySendAgain(sends) && deadline.leftMs > 0) || !isRetryable(attempt, result)) throw finalError(write, attempt, result, sends);
				report.progress(`${write.texts.absence}, so it is sent again.`);
			}
		}
		async function findResource(ctx, write, backoff, { attempt, baseline, sends }) {
			let { report, signal } = ctx;
			let { texts } = write;
			let { kind, error } = attempt;
			let resourceInReply = error === void 0 ? await write.resourceOf(attempt.reply, baseline) : void 0;
			if (resourceInReply !== void 0) return {
				kind: "own",
				resource: resourceInReply
			};
			(sends > 0 || kind !== "refused") && signal.throwIfAborted();
			kind === "not applied" ? await backoff.wait(error) : backoff.onReply();
			let { isRefusalTrusted = errors.jZ } = write;
			let isAbsent = kind === "refused" ? isRefusalTrusted(error) : kind === "not applied";
			if (sends === 0 && isAbsent) return { kind: "nothing" };
			kind === "accepted" && report.progress(texts.acceptance);
			kind === "ambiguous" && report.progress(`${error.message}; ${texts.ambiguousAttempt}.`);
			let windowMs = (0, write_write.qs)(attempt) ? write.windowMs : 0;
			let searchOnce = (searchCtx) => write.searchOnce(searchCtx, baseline);
			let searchResult = await searchUntilFound(ctx, write.subject, windowMs, searchOnce);
			let resultWithoutReply = kind === "refused" ? void 0 : write.resultWithoutReply;
			let result = searchResult ?? resultWithoutReply ?? UNREADABLE_RESULT;
			let resource = provenResource(result, kind);
			if (resource === void 0) return result;
			report.progress(texts.match(resource));
			return {
				kind: "own",
				resource
			};
		}
		let provenResource = (result, kind) => result.kind === "unproven" && kind === "accepted" ? result.candidate : result.resource;
		let UNREADABLE_RESULT = {
			kind: "unproven",
			reason: write_write.x3
		};
		let isRetryable = ({ kind }, result) => result.kind === "nothing" && (kind === "ambiguous" || kind === "not applied");
		function finalError({ unprovenError, texts }, attempt, result, sends) {
			let { kind } = attempt;
			let error = attempt.error ?? Error("The change was accepted");
			if (kind === "refused" && sends === 0 && result !== UNREADABLE_RESULT) return error;
			if (unprovenError !== void 0) return unprovenError(error);
			if (result.kind === "unproven") return new errors.AN(result.reason, error);
			if (kind === "accepted") return new errors.AN(texts.absence, error);
			if (kind !== "ambiguous") return new errors.AN("An earlier attempt may have been applied", error);
			let attemptsText = `Sent ${sends === 1 ? "once" : `${sends} times`} and failed`;
			let { reason } = attempt.error;
			return new errors.AN(`${attemptsText}: ${reason}. ${texts.absence}. It is not sent again`);
		}
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
	}),
	3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NH: () => statusLog,
			ci: () => withNotes,
			gb: () => timeoutNote
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutNote = (leftMs) => `timeout in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		function statusLog({ clock, deadline, report }) {
			let lastStatus = "";
			let sinceMs = 0;
			return {
				log(status, line = status) {
					if (status === lastStatus) return;
					report.progress(line);
					lastStatus = status;
					sinceMs = clock.now();
				},
				heartbeat() {
					if (lastStatus === "") return;
					let line = `${lastStatus}, ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(clock.now() - sinceMs)}`;
					return withNotes(line, [timeoutNote(deadline.leftMs)]);
				}
			};
		}
	})
};
