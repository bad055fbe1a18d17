"use strict";
exports.id = "export-cancel-cancel";
exports.ids = ["export-cancel-cancel"];
exports.modules = {
	3070: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zj: () => cancelAfter,
			iw: () => cancelGiven,
			BW: () => cancelOne
		});
		var format = __webpack_require__(2772);
		var connect = __webpack_require__(5131);
		var errors = __webpack_require__(1515);
		var http = __webpack_require__(2437);
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(7906);
		var retry = __webpack_require__(2964);
		var bulk_exports = __webpack_require__(3017);
		var operation = __webpack_require__(8674);
		var list_exports = __webpack_require__(9837);
		var unanswered = __webpack_require__(1119);
		var watch_status = __webpack_require__(8257);
		var end = __webpack_require__(6139);
		var headline = __webpack_require__(9860);
		let CANCELS = {
			cancelled: (0, end._)("cancelled", (state) => ({
				...describeCancel(state),
				severity: "success"
			})),
			accepted: (0, end._)("cancelled", (state) => ({
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
			if (state.notCancelled.length > 0) return CANCELS.failed;
			return toCancel(state).every(watch_status.P) ? CANCELS.cancelled : CANCELS.accepted;
		}
		let toCancel = ({ export: shown, spawned }) => [...shown === void 0 ? [] : [shown], ...spawned];
		function describeCancel(state) {
			let { cancelledIds, notCancelled } = state;
			let all = toCancel(state);
			let [first] = all;
			let done = (0, format.ZV)(cancelledIds.length);
			let isOne = all.length === 1 && first !== void 0;
			let failures = notCancelled.map(({ id, error }) => `${id === void 0 ? "The exports that it has started" : `Export ${(0, format.m_)(id)}`} may still be running, and could not be cancelled: ${(0, unanswered.PR)(error)}.`);
			let failed = notCancelled.map(({ id }) => id);
			let open = all.filter((one) => !(0, watch_status.P)(one) && !failed.includes(one.id));
			return {
				headline: isOne ? (0, headline.M5)((0, headline.IC)(first)) : `${done} of ${(0, format.td)(all.length, "export")} cancelled`,
				lines: [
					cancelledIds.length > 0 ? "A cancelled export cannot be restarted." : "",
					...failures,
					...isOne ? [] : open.map((one) => `${(0, headline.M5)((0, headline.IC)(one))}.`)
				]
			};
		}
		var state = __webpack_require__(4022);
		var follow = __webpack_require__(682);
		var schedule = __webpack_require__(330);
		let CANCELLED = { status: "Cancelled" };
		async function cancelOne(ctx, export_id) {
			let { clock, signal } = ctx;
			let policy = limits.b.cancelledExport;
			let deadline = ctx.deadline.within(policy.ms);
			let readIfPossible = async () => {
				let found = await (0, requests.T1)(ctx, bulk_exports.lw, { export_id }, limits.b.once).catch(() => void 0);
				signal.throwIfAborted();
				return found;
			};
			let shown;
			try {
				shown = await (0, requests.T1)({
					...ctx,
					deadline
				}, bulk_exports.$9, { export_id }, policy, CANCELLED);
			} catch (error) {
				signal.throwIfAborted();
				let found = await readIfPossible();
				if (found === void 0 || !(0, watch_status.P)(found)) throw error;
				shown = found;
			}
			for (let reads = 1; !(0, watch_status.P)(shown); reads++) {
				let delay = (0, retry.jo)(reads, clock.random);
				if (delay > deadline.leftMs) break;
				await clock.sleep(delay, signal);
				shown = await readIfPossible() ?? shown;
			}
			return shown;
		}
		async function cancelAfter(step, why) {
			let { cleanUpSignal, inputs, store } = step;
			let { id, export: found } = store.state;
			if (id === void 0 || !(0, state.nT)(store.state)) return !1;
			if (found === void 0 && inputs.operation === "watch") return !1;
			let ctx = (0, connect.withDeadline)(step.ctx, limits.b.cancelAtTimeout.ms);
			let isInterrupted = why === "interrupt";
			let server = isInterrupted ? (0, http.wj)(ctx.server, limits.b.cancelAtCancel.ms) : ctx.server;
			let signal = isInterrupted ? cleanUpSignal : ctx.signal;
			try {
				recordCancelled(step, await cancelOne({
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
		function recordCancelled({ store, ctx }, one) {
			store.update((0, state.KW)(one));
			ctx.report.progress((0, headline.IC)(one));
		}
		async function cancelGiven(step) {
			let { ctx, inputs, store } = step;
			let { export_id = "" } = inputs;
			let found = await (0, requests.T1)(ctx, bulk_exports.lw, { export_id });
			(0, follow.uV)(step, found);
			(0, watch_status.P)(found) || recordCancelled(step, await cancelOne(ctx, export_id));
			if (!inputs.cancel_spawned) return endOfCancel(store.state);
			let attempt = async (work, id) => {
				let error = await (0, errors.Rt)(ctx, work());
				if (error === void 0) return;
				let failed = {
					...(0, operation.XF)({ id }),
					error
				};
				store.update(({ notCancelled }) => ({ notCancelled: [...notCancelled, failed] }));
			};
			await attempt(async () => {
				let { exports } = await (0, list_exports.IL)(ctx);
				let spawned = exports.filter((one) => (0, schedule.C6)(found, one) && !(0, watch_status.P)(one));
				store.update({ spawned });
			});
			await Promise.all(store.state.spawned.map(({ id }) => attempt(async () => recordCancelled(step, await cancelOne(ctx, id)), id)));
			return endOfCancel(store.state);
		}
	}),
	7022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dc: () => compareExports,
			k8: () => similarity,
			xn: () => areAlike
		});
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(540);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		function moment(sent, shown) {
			let apartMs = Math.abs((0, _range_js__WEBPACK_IMPORTED_MODULE_1__.B9)(sent) - (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.B9)(shown));
			if (Number.isNaN(apartMs)) return "hidden";
			return apartMs <= 1e3 ? "same" : "other";
		}
		function columns(sent, shown) {
			let present = shown.split(",");
			return sent.split(",").every((one) => present.includes(one)) ? "same" : "other";
		}
		let word = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.sT)((text) => text.toLowerCase());
		let RULES = {
			bulk_export_destination_id: word,
			session_id: word,
			start_time: moment,
			end_time: moment,
			filter: (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.sT)((filter) => filter.replace(/\s/g, "")),
			format_version: word,
			export_fields: columns
		};
		let DECISIVE = [
			"end_time",
			"interval_hours",
			"filter",
			"source_bulk_export_id"
		];
		let withText = ({ export_fields, ...members }) => ({
			...members,
			export_fields: export_fields?.join(",")
		});
		function compareExports(sent, shown) {
			let members = new Map(Object.entries(shown));
			let given = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_0__.j2)("", withText(sent), withText(shown), "hidden", RULES);
			let added = DECISIVE.filter((name) => shown[name] && !(name in sent));
			return [...given.map((one) => members.get(one.path) === null || members.get(one.path) === "" ? {
				...one,
				is: "absent"
			} : one), ...added.map((path) => ({
				path,
				is: "other",
				shown: shown[path]
			}))];
		}
		function similarity(sent, shown) {
			let all = compareExports(sent, shown).map(({ is }) => is);
			if (all.includes("other")) return "other";
			return all.every((is) => is === "same") ? "same" : "hidden";
		}
		let ALIKE = [
			"bulk_export_destination_id",
			"session_id",
			"filter",
			"format_version"
		];
		let areAlike = (one, other) => ALIKE.every((name) => (one[name] || "") === (other[name] || "")) && withText(one).export_fields === withText(other).export_fields;
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
			let named = listed.filter((one) => one !== void 0);
			let exports = [...new Map(named.map((one) => [one.id, one])).values()];
			let nameless = listed.length - named.length;
			let unread = exports.filter(isUnread).length + nameless;
			unread > 0 && ctx.report.warning(`The platform API lists ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.td)(unread, "export")} that cannot be read, and that this step leaves alone: look on the platform.`);
			return {
				exports,
				hasNameless: nameless > 0
			};
		}
		let createdMs = ({ created_at }) => (0, _range_js__WEBPACK_IMPORTED_MODULE_3__.B9)(created_at ?? "") || 0;
		let newestFirst = (exports) => exports.toSorted((one, other) => createdMs(other) - createdMs(one));
	}),
	7878: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => rangeFrom,
			B9: () => instantOf,
			fY: () => missingFrom,
			hU: () => covers,
			r6: () => rangeWords,
			rr: () => timeWords,
			sO: () => DAY_MS
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		let DAY_MS = 864e5;
		let SLIVER_MS = 1e3;
		let YEAR = /^\d{4}-/;
		let ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
		function instantOf(shown) {
			if (!YEAR.test(shown)) return NaN;
			return Date.parse(ZONE.test(shown) ? shown : `${shown}Z`);
		}
		function rangeFrom(start, end) {
			let startMs = instantOf(start ?? "");
			let endMs = instantOf(end ?? "");
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
		let covers = (one, other) => one.startMs - SLIVER_MS <= other.startMs && other.endMs <= one.endMs + SLIVER_MS;
		function missingFrom(whole, covered) {
			let missing = [];
			let fromMs = whole.startMs;
			let add = (toMs) => {
				toMs - fromMs > SLIVER_MS && missing.push({
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
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		var _start_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3961);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
		var _failed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(520);
		var _next_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5799);
		let end = (outcome, present) => ({
			outcome,
			describe(state) {
				let { headline, lines = [], advice = "", severity } = present(state);
				let other = notAsSent(state);
				let next = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(advice, other && "Look at the export on the platform before you use its files.", (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_5__.Z)(state));
				let errors = (0, _failed_runs_js__WEBPACK_IMPORTED_MODULE_4__.B)(state);
				let message = [other, ...lines].filter(Boolean).join("\n");
				let own = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.xJ)({
					outcome,
					message,
					...severity && { severity }
				});
				return {
					headline,
					message,
					severity: own === "success" && other ? "warning" : own,
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
			let ms = (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.B9)(text);
			return Number.isNaN(ms) ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.m_)(text) || "none" : (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.rr)(ms);
		}
		function notAsSent(state) {
			let all = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.Cg)(state).map(({ path, sent, shown }) => `${_start_request_js__WEBPACK_IMPORTED_MODULE_2__.rY[path] ?? path} is ${valueText(shown)} (${valueText(sent)} was sent)`);
			return all.length === 0 ? "" : `Not exported as it was sent: ${all.join(", ")}.`;
		}
	}),
	520: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => errorsOf,
			Q: () => curesOf
		});
		var _report_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _watch_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6593);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8257);
		var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9860);
		let failing = ({ lastRuns }) => (lastRuns?.list ?? []).filter(({ status, error }) => status !== "COMPLETED" && error !== "").sort(_watch_runs_js__WEBPACK_IMPORTED_MODULE_1__.mL);
		function errorsOf(state) {
			if (state.export === void 0 || !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_2__.P)(state.export)) return;
			let lines = [...Map.groupBy(failing(state), ({ error }) => error)].slice(0, 50).map(([error, some]) => `${(0, _headline_js__WEBPACK_IMPORTED_MODULE_3__.sZ)(some.map(_watch_runs_js__WEBPACK_IMPORTED_MODULE_1__.rt))}: ${error}`);
			return lines.length === 0 ? void 0 : lines.join("\n");
		}
		function curesOf(state) {
			let cures = new Set(failing(state).map(({ error }) => (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(_report_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export, error)?.nextStep ?? "Read the errors, and export again what is missing if they look temporary."));
			if (cures.size > 0) return [...cures].join(" ");
			return `Look at the export on the platform: its runs ${state.lastRuns === void 0 ? "were not read" : "show no error"}.`;
		}
	}),
	9860: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cv: () => about,
			Ef: () => exportSubjectOf,
			IC: () => cancelledLine,
			M5: () => atStart,
			Nn: () => rowsIn,
			YO: () => lastSeen,
			au: () => exportName,
			q: () => ifInPart,
			qB: () => progress,
			sZ: () => fewOf
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3017);
		var _range_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4022);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(330);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8257);
		let atStart = (text) => text.replace(/^./, (letter) => letter.toUpperCase());
		let fewOf = (names) => names.length <= 2 ? names.join(" and ") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(names.length, "run");
		let exportName = ({ id, export: shown }) => id === void 0 ? "the export" : `export ${shown === void 0 ? id : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.m_)(id)}`;
		function cancelledLine(one) {
			let name = `export ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.m_)(one.id)}`;
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(one.status);
			if ((0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ad)(one)) return `${name} had ended before it could be cancelled: ${status}`;
			return (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_5__.P)(one) ? `${name} cancelled` : `${name} accepted the cancellation, and is ${status}`;
		}
		function lastSeen(state) {
			let { export: shown, readMs, readError } = state;
			let failed = readError === void 0 ? "" : `every read failed: ${(0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(readError)}.`;
			if (shown === void 0) return atStart(failed);
			let seen = `${atStart(exportName(state))} was last seen ${(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(shown.status)} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.a3)(readMs)}.`;
			return failed === "" ? seen : `${seen} Since then, ${failed}`;
		}
		function exportSubjectOf(state) {
			let { inputs, export: shown, request, schedule } = state;
			let { operation, display_name } = inputs;
			if (operation === "create_destination") return `Destination ${display_name}`;
			if (operation === "list") return "The exports of the workspace";
			if (operation === "cancel") return atStart(exportName(state));
			if (request === void 0 ? schedule !== void 0 || shown !== void 0 && (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_5__.G)(shown) : request.end_time === void 0) return "Schedule";
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.be)(state);
			return range === void 0 ? atStart(exportName(state)) : `Export of ${(0, _range_js__WEBPACK_IMPORTED_MODULE_2__.r6)(range)}`;
		}
		let about = (state, text) => `${exportSubjectOf(state)}: ${text}`;
		function progress(state, rest) {
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.E8)(state);
			let { completed = 0, total = 0 } = state.runs ?? {};
			if (intervals.length === 0 && total < 2) return rest;
			let exported = intervals.length === 0 ? `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(completed)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(total, "run")} exported` : `${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(intervals.filter(_watch_schedule_js__WEBPACK_IMPORTED_MODULE_4__.As).length)} of ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(intervals.length, "interval")} exported`;
			return rest === "" ? exported : `${exported}; ${rest}`;
		}
		function rowsIn({ runs }) {
			if (runs?.rows === void 0) return "complete";
			let rows = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(runs.rows, "row");
			return runs.rows > 0 && runs.files.length === 0 ? rows : `${rows} in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(runs.files.length, "file")}`;
		}
		let ifInPart = ({ runs }) => runs === void 0 || runs.completed === runs.total ? {} : {
			advice: "Look at the runs that did not complete before you use the files.",
			severity: "warning"
		};
	}),
	5799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => nextSteps });
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _range_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7878);
		var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4022);
		var _watch_schedule_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(330);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8257);
		function nextSteps(state) {
			let { inputs, id, request, isGone } = state;
			if (inputs.operation !== "start" && inputs.operation !== "watch" || id === void 0) return "";
			let isSchedule = request !== void 0 && request.end_time === void 0;
			let isLeft = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.nT)(state) && !isGone && !isSchedule;
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(isLeft ? `To keep watching, use operation: watch with export_id: ${id}.` : "", toExport(missingIn(state)));
		}
		function toExport(missing) {
			let ranges = missing.map(({ startMs, endMs }) => `start_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(startMs)} and end_time: ${(0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(endMs)}`);
			let more = ranges.length > 3 ? [`${ranges.length - 3} more`] : [];
			let shown = [...ranges.slice(0, 3), ...more].join("; ");
			return ranges.length === 0 ? "" : `To export what is missing, use ${shown}.`;
		}
		function missingIn(state) {
			let { schedule, export: shown, runs, phase } = state;
			let intervals = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.E8)(state);
			let [first] = intervals;
			let last = intervals.at(-1);
			if (schedule && first && last) return (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.fY)({
				startMs: first.range.startMs,
				endMs: last.range.endMs
			}, intervals.filter((one) => !(0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_3__.NH)(one)).map(({ range }) => range));
			let range = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.be)(state);
			let isIncomplete = shown !== void 0 && (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.P)(shown) && !(0, _watch_schedule_js__WEBPACK_IMPORTED_MODULE_3__.As)({ export: shown });
			let covered = runs?.covered;
			return range && covered && isIncomplete && phase !== "sent" ? (0, _range_js__WEBPACK_IMPORTED_MODULE_1__.fY)(range, covered) : [];
		}
	}),
	3961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S5: () => requestFrom,
			rY: () => ALIASES,
			y9: () => giveHints
		});
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9650);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7314);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _range_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7878);
		let LARGE_FIELDS = ["inputs", "outputs"];
		let ALIASES = {
			session_id: "project_id",
			bulk_export_destination_id: "destination_id",
			credentials: "access_key_id"
		};
		function requestFrom(inputs) {
			let { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
			let { filter, format_version, export_fields, interval_hours } = inputs;
			return {
				bulk_export_destination_id: destination_id,
				session_id: project_id,
				start_time: (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(start_time),
				...end_time === void 0 ? {} : { end_time: (0, _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_0__.T)(end_time) },
				...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__.XF)({
					filter,
					format_version,
					export_fields,
					interval_hours
				})
			};
		}
		function giveHints(inputs, { clock, report }) {
			let { export_fields, start_time = 0, end_time = start_time } = inputs;
			let large = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? !0);
			large.length > 0 && report.info(`Exporting ${large.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`);
			end_time > clock.utcMs() && report.notice("end_time: is in the future; traces that come later are not exported.");
			if ((end_time - start_time) / _range_js__WEBPACK_IMPORTED_MODULE_3__.sO > 31) {
				let { status_table, limits_text } = _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__.I.workflow_timeout_hours;
				report.notice(`The range is longer than 31 days, and the platform gives up on an export after ${status_table} to ${limits_text} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`);
			}
		}
	}),
	4022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cg: () => differencesIn,
			E8: () => intervalsIn,
			KW: () => cancelled,
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
		let cancelled = (one) => ({ id, runs, cancelledIds, spawned }, readMs) => {
			let ids = { cancelledIds: (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(one.status) === "CANCELLED" ? [...cancelledIds, one.id] : cancelledIds };
			if (one.id !== id) return {
				spawned: spawned.map((other) => other.id === one.id ? one : other),
				...ids
			};
			return {
				export: one,
				readMs,
				readError: void 0,
				...ids,
				runs: endedBeforeCancel(one) ? runs : void 0
			};
		};
		function endedBeforeCancel(cancelled) {
			return (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.P)(cancelled) && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(cancelled.status) !== "CANCELLED";
		}
		let differencesIn = ({ request, export: shown }) => request === void 0 || shown === void 0 ? [] : (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_1__.Dc)(request, shown).filter(({ is }) => is === "other" || is === "absent");
		function rangeOf(state) {
			let { request, export: shown } = state;
			let [first, second] = differencesIn(state).some(({ path, is }) => /_time$/.test(path) && is === "other") ? [shown, request] : [request, shown];
			return (0, _range_js__WEBPACK_IMPORTED_MODULE_2__.A0)(first?.start_time ?? second?.start_time, first?.end_time ?? second?.end_time);
		}
		function isOpen({ id, export: shown, request }) {
			if (id === void 0 || shown === void 0) return id !== void 0;
			return !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.P)(shown) && (request !== void 0 || !(0, _watch_status_js__WEBPACK_IMPORTED_MODULE_4__.G)(shown));
		}
		function intervalsIn({ schedule, export: shown, runs }) {
			let { intervals = [] } = schedule ?? {};
			let newest = intervals.at(-1);
			if (newest?.export === void 0 || newest.export.id !== shown?.id) return intervals;
			return intervals.with(-1, {
				...newest,
				export: shown,
				runs
			});
		}
		function objectPrefix({ id = "", lastRuns }) {
			let marker = `export_id=${id}`;
			let folder = lastRuns?.folder ?? "";
			let at = folder.toLowerCase().indexOf(marker.toLowerCase());
			return at < 0 ? "" : folder.slice(0, at + marker.length);
		}
		function outputsOf(state) {
			let { export: shown, runs, lastRuns, schedule, cancelledIds } = state;
			return {
				export_id: schedule?.export.id ?? state.id,
				destination_id: state.destination_id ?? shown?.bulk_export_destination_id ?? void 0,
				status: shown && (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(shown.status),
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
				runs: fittingJson((0, _watch_runs_js__WEBPACK_IMPORTED_MODULE_3__.al)(lastRuns.list).map(({ files: _, range: __, error, ...run }) => ({
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
			let { inputs, ctx, store, log } = step;
			let { clock } = ctx;
			let startMs = clock.now();
			let runsRead = {
				status: "",
				atMs: -Infinity
			};
			async function readRunsWhenDue(status) {
				let nowMs = clock.now();
				let usualMs = (nowMs - startMs) / 10;
				let [leastMs, mostMs] = _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.runsPauses.ms;
				let pauseMs = Math.min(mostMs, Math.max(leastMs, usualMs));
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
				onReply: (found, isCertain) => {
					(isCertain || !(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(found)) && recordExport(step, found);
				},
				shouldStop: async (found) => {
					(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(found) || await readRunsWhenDue((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(found.status));
					return !1;
				}
			});
			store.update({ readError: failure });
			isInTime ? last !== void 0 && (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(last) && await readRunsAtEnd(step, export_id) : await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			return !isInTime;
		}
		function evidenceFor(found) {
			if ((0, _status_js__WEBPACK_IMPORTED_MODULE_6__.G)(found) || (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(found.status) === "COMPLETED") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET;
			return (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(found) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.N7 : void 0;
		}
		function recordExport({ store, log }, found) {
			store.update((_, readMs) => ({
				export: found,
				readMs
			}));
			log.export(found);
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
		function isBehind({ export: ended, lastRuns: runs }) {
			let status = (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_4__.Hm)(ended?.status ?? "");
			if (runs === void 0) return !1;
			if (status === "COMPLETED") return runs.total === 0 || runs.done < runs.total;
			return status === "FAILED" && runs.failed === 0;
		}
		async function readRunsAtEnd(step, export_id) {
			let { ctx, store, log } = step;
			let { clock, deadline, signal } = ctx;
			if (!await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastRuns))) return;
			for (let pauseMs of _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.staleRuns.ms) {
				if (!isBehind(store.state) || deadline.leftMs < pauseMs) break;
				await clock.sleep(pauseMs, signal);
				await recordRuns(step, (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_5__.xx)(ctx, export_id));
			}
			if (!isBehind(store.state) || store.state.lastRuns?.total === 0) return;
			store.update({ runs: void 0 });
			log.noRuns(new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({ why: "The list of runs is out of date" }));
		}
	}),
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			al: () => inOrder,
			mL: () => byDay,
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
		function inOrder(runs) {
			return runs.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one)) || byDay(one, other));
		}
		let all = (values) => {
			let known = values.filter((value) => value !== void 0);
			return known.length === values.length ? known : void 0;
		};
		function countRuns(replies, redact) {
			let ids = new Set();
			let once = replies.filter(({ id }) => !ids.has(id) && ids.add(id));
			let list = once.map((reply) => runFromReply(reply, redact));
			let count = (isOne) => list.filter(isOne).length;
			let completed = list.filter(({ status }) => status === "COMPLETED");
			let files = list.flatMap((run) => run.files);
			return {
				list,
				files,
				total: list.length,
				completed: completed.length,
				done: count(_status_js__WEBPACK_IMPORTED_MODULE_2__.P),
				failed: count(isFailed),
				covered: all(completed.map(({ range }) => range)),
				rows: all(list.map(({ rows }) => rows))?.reduce((sum, rows) => sum + rows, 0),
				folder: once.find(({ metadata }) => metadata?.prefix)?.metadata?.prefix ?? files[0] ?? ""
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
			ax: () => worthShowing
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3017);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7314);
		var _compare_exports_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7022);
		var _list_exports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9837);
		var _range_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7878);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8257);
		let SPAWN_DELAY_MS = _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_2__.I.spawn_delay_minutes * 6e4;
		let isComplete = ({ export: one }) => (0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_1__.Hm)(one?.status ?? "") === "COMPLETED";
		let isGap = (one) => one.export === void 0 || (0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(one.export) && !isComplete(one);
		let isSpawnedBy = (schedule, { source_bulk_export_id: source }) => source === schedule.id;
		let fillsGaps = (schedule, one) => isComplete({ export: one }) && !one.source_bulk_export_id && (0, _compare_exports_js__WEBPACK_IMPORTED_MODULE_3__.xn)(schedule, one);
		function intervalsOf(schedule, exports, nowMs) {
			let startMs = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.B9)(schedule.start_time ?? "");
			let lengthMs = (schedule.interval_hours || NaN) * 36e5;
			let createdMs = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.B9)(schedule.created_at ?? "") || startMs;
			let ended = Math.floor((nowMs - startMs) / lengthMs);
			let count = Number.isFinite(ended) ? Math.min(1e3, Math.max(0, ended)) : 0;
			let made = exports.flatMap((one) => {
				let range = (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.A0)(one.start_time, one.end_time);
				let isOfSchedule = isSpawnedBy(schedule, one) || fillsGaps(schedule, one);
				return range !== void 0 && isOfSchedule ? [{
					range,
					export: one
				}] : [];
			});
			return Array.from({ length: count }, (_, index) => startMs + (ended - count + index) * lengthMs).map((fromMs) => ({
				startMs: fromMs,
				endMs: fromMs + lengthMs
			})).flatMap((range) => {
				let covering = made.filter((one) => (0, _range_js__WEBPACK_IMPORTED_MODULE_5__.hU)(one.range, range));
				let one = covering.find(isComplete) ?? covering[0];
				let dueMs = Math.max(range.endMs, createdMs) + SPAWN_DELAY_MS + _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.lateExport.ms;
				if (one !== void 0) return [{
					range,
					export: one.export
				}];
				return dueMs <= nowMs ? [{ range }] : [];
			});
		}
		async function readIntervals(ctx, schedule) {
			let { exports } = await (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_4__.IL)(ctx);
			let intervals = intervalsOf(schedule, exports, ctx.clock.utcMs());
			for (let one of intervals.slice(-30)) {
				let { export: made } = one;
				if (made === void 0 || !(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.P)(made) || !isSpawnedBy(schedule, made)) continue;
				one.runs = await (0, _list_exports_js__WEBPACK_IMPORTED_MODULE_4__.xx)(ctx, made.id).catch(() => void 0);
				ctx.signal.throwIfAborted();
			}
			return intervals;
		}
		function worthShowing(intervals) {
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
			G: () => isSchedule,
			P: () => isOver
		});
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3017);
		let ENDS = [
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		];
		function isOver({ status }) {
			return ENDS.includes((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(status));
		}
		function isSchedule(shown) {
			if ((0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_0__.Hm)(shown.status).endsWith("SCHEDULED")) return !0;
			let { interval_hours, end_time, source_bulk_export_id } = shown;
			return !!interval_hours && !end_time && !source_bulk_export_id;
		}
	}),
	6784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fs: () => headlineDue,
			gw: () => exportId,
			is: () => commentDue,
			kp: () => deploymentDue,
			uQ: () => exportSettled,
			wK: () => creationSent
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1506);
		let text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1);
		function savedValue(name, form) {
			return {
				name,
				save: ({ saveState }, value) => saveState(name, value === void 0 ? "" : form.encode(value)),
				saved: ({ savedState }) => form.safeParse(savedState(name)).data
			};
		}
		let json = (value) => zod__WEBPACK_IMPORTED_MODULE_1__.rLB(text, value, {
			encode: (members) => JSON.stringify(members),
			decode: (saved) => JSON.parse(saved)
		});
		let isOutcome = (word) => typeof word == "string" && Object.hasOwn(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.im, word);
		let CommentDue = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			id: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			end: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				outcome: zod__WEBPACK_IMPORTED_MODULE_1__.IeY(isOutcome),
				headline: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
				mark: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.Nz).optional()
			}).optional()
		});
		let headlineDue = savedValue("headline_due", text);
		let deploymentDue = savedValue("github_deployment_due", json(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			state: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.R8)
		})));
		let commentDue = savedValue("comment_due", json(CommentDue));
		let exportId = savedValue("export_id", text);
		let creationSent = savedValue("creation", zod__WEBPACK_IMPORTED_MODULE_1__.euz("true"));
		let exportSettled = savedValue("settled", zod__WEBPACK_IMPORTED_MODULE_1__.euz("true"));
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
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4377);
		var _export_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7314);
		var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(669);
		let exportId = _operation_js__WEBPACK_IMPORTED_MODULE_1__.id.meta({ row: "export-ids" });
		let text = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullish();
		let time = zod__WEBPACK_IMPORTED_MODULE_3__.w$({ offset: !0 });
		let ExportStatus = zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
			"CREATED",
			"RUNNING",
			"COMPLETED",
			"FAILED",
			"CANCELLED",
			"TIMEDOUT"
		]);
		let status = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1).meta({ enum: ExportStatus.options });
		function statusWord(status) {
			let word = (0, _status_js__WEBPACK_IMPORTED_MODULE_4__.d)(status);
			return word.length > 0 && word.length <= 30 ? word : "UNKNOWN";
		}
		let INTERVAL = _export_limits_js__WEBPACK_IMPORTED_MODULE_0__.I.interval_hours;
		let ExportCreate = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
			bulk_export_destination_id: exportId,
			session_id: _operation_js__WEBPACK_IMPORTED_MODULE_1__.id.meta({ description: "The tracing project." }),
			start_time: time,
			end_time: time.optional().meta({ description: "Required, unless interval_hours is given: then omitted." }),
			filter: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1).optional(),
			format_version: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1).optional().meta({ description: "v2_beta: richer column types, Hive-compliant folders." }),
			export_fields: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.k5n(_export_limits_js__WEBPACK_IMPORTED_MODULE_0__.T)).min(1).optional(),
			interval_hours: zod__WEBPACK_IMPORTED_MODULE_2__.Whr().min(INTERVAL.min).max(INTERVAL.max).optional()
		}).refine(({ end_time, interval_hours }) => end_time === void 0 != (interval_hours === void 0), {
			path: ["end_time"],
			message: "is required without interval_hours, and must be omitted with it"
		});
		let MEMBERS = "export-members";
		let RUN_MEMBERS = "export-run-members";
		let BulkExport = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: exportId,
			status,
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR, MEMBERS),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5).meta({ row: MEMBERS }),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, MEMBERS),
			bulk_export_destination_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR.meta({ row: "export-ids" })),
			session_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5),
			filter: text,
			format_version: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).meta({
				description: "v1 unless another one was asked for.",
				row: "export-formats"
			}),
			export_fields: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())),
			interval_hours: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)((0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.oX)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())),
			source_bulk_export_id: _operation_js__WEBPACK_IMPORTED_MODULE_1__.uR.meta({ row: "export-ids" }).nullish().meta({ description: "The schedule that spawned it." })
		});
		let UnreadExport = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ id: exportId }).transform(({ id }) => ({
			id,
			status: ""
		}));
		let described = { row: RUN_MEMBERS };
		let ExportProgress = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			rows_written: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)((0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.oX)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())).meta(described),
			exported_files: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())).meta(described),
			export_path: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), RUN_MEMBERS).meta({ description: "The folder of the files." }),
			latest_cursor: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).meta(described)
		});
		let ExportPartition = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), RUN_MEMBERS),
			start_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, RUN_MEMBERS).meta({ description: "Of the partition." }),
			end_time: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, RUN_MEMBERS),
			result: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(ExportProgress).meta(described)
		});
		let ExportRun = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _operation_js__WEBPACK_IMPORTED_MODULE_1__.uR.meta({ row: "export-ids" }),
			bulk_export_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR, RUN_MEMBERS),
			status,
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5).meta(described),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, RUN_MEMBERS),
			finished_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.h5, RUN_MEMBERS),
			rows_exported: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.mt)((0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.oX)(zod__WEBPACK_IMPORTED_MODULE_2__.aig())).meta(described),
			errors: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.L5J()).nullish().meta({ description: "By attempt: retry_0, retry_1, …" }),
			metadata: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.gI)(ExportPartition).meta(described)
		});
		let LISTS = { row: "export-lists" };
		let orNull = (list) => list.nullable().transform((all) => all ?? []);
		let createExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("POST", "/api/v1/bulk-exports", {
			summary: "Create an export, or a schedule of exports",
			body: ExportCreate,
			reply: BulkExport,
			kept: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				id: exportId,
				status: status.catch(ExportStatus.enum.CREATED)
			})
		});
		let getExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("GET", "/api/v1/bulk-exports/{export_id}", {
			summary: "Read an export",
			reads: "the bulk export",
			reply: BulkExport
		});
		let listExportRuns = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("GET", "/api/v1/bulk-exports/{export_id}/runs", {
			summary: "List an export's runs",
			reads: "the runs",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ExportRun).meta(LISTS),
			kept: orNull(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ExportRun))
		});
		let listExports = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("GET", "/api/v1/bulk-exports", {
			summary: "List all exports",
			reads: "the bulk exports",
			maxBytes: 64 * 1024 ** 2,
			reply: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(BulkExport).meta(LISTS),
			kept: orNull(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([
				BulkExport,
				UnreadExport,
				zod__WEBPACK_IMPORTED_MODULE_2__.L5J().transform(() => void 0)
			])))
		});
		let cancelExport = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("PATCH", "/api/v1/bulk-exports/{export_id}", {
			summary: "Cancel an export",
			body: zod__WEBPACK_IMPORTED_MODULE_2__.rej({ status: zod__WEBPACK_IMPORTED_MODULE_2__.euz("Cancelled") }),
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
			C_: () => TAG_PREFIX,
			WM: () => isCommit,
			dz: () => isTag,
			kL: () => Source,
			ve: () => isSameRepository
		});
		let Source = __webpack_require__(3339).k5n(["github", "external_docker"]);
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
		let isSameRepository = (a, b) => plainAddress(a) === plainAddress(b);
		let plainAddress = (url) => url.toLowerCase().replace(/^https?:\/\/([^/@]*@)?/, "").replace(/(\.git)?\/?$/, "");
		let TAG_PREFIX = "refs/tags/";
		let isTag = (ref) => typeof ref == "string" && ref.startsWith(TAG_PREFIX);
		let buildsTagOnPush = (members) => members.build_on_push === !0 && isTag(members.repo_ref);
		let COMMIT = /^[0-9a-f]{40}$/;
		let isCommit = (ref) => COMMIT.test(ref);
	})
};
