"use strict";
exports.id = "export-export";
exports.ids = ["export-export"];
exports.modules = {
	4005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { exportTraces: () => exportTraces });
		var conclusion = __webpack_require__(8728);
		var errors = __webpack_require__(1515);
		var requests = __webpack_require__(7906);
		var bulk_exports = __webpack_require__(3017);
		var saved_state = __webpack_require__(6356);
		var cancel = __webpack_require__(3070);
		var list_exports = __webpack_require__(9837);
		var error_ending = __webpack_require__(3641);
		var platform_api = __webpack_require__(8107);
		var operation = __webpack_require__(8674);
		var export_inputs = __webpack_require__(3886);
		var watch_status = __webpack_require__(8257);
		var headline = __webpack_require__(9860);
		var next_steps = __webpack_require__(5799);
		let unchanged = (headline, cancelled) => ({
			headline,
			cancelled,
			message: ""
		});
		let mayHaveChanged = (headline, message, advice) => ({
			headline,
			cancelled: headline,
			message,
			advice
		});
		let CANCELLED_DURING_CREATION = "The workflow was cancelled while it was being created.";
		let NOT_READ = unchanged("not read", "cancelled before it was read");
		let NOT_ACCEPTED = {
			start: {
				"not sent": unchanged("not exported", "cancelled before anything was exported"),
				sent: mayHaveChanged("an export may have been created", CANCELLED_DURING_CREATION, "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.")
			},
			create_destination: {
				"not sent": unchanged("not created", "cancelled before it was created"),
				sent: mayHaveChanged("may have been created", CANCELLED_DURING_CREATION, "Check base_url. If it is the address of the platform API, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.")
			},
			cancel: {
				"not sent": unchanged("not cancelled", "not cancelled, because the workflow was"),
				sent: mayHaveChanged("not known whether it was cancelled", "The workflow was cancelled meanwhile.", "Run this step again: that does no harm.")
			},
			watch: {
				"not sent": NOT_READ,
				sent: NOT_READ
			},
			list: {
				"not sent": NOT_READ,
				sent: NOT_READ
			}
		};
		function endOfExportError(error, state, isCancelled) {
			let { inputs, isGone } = state;
			let messages = NOT_ACCEPTED[inputs.operation];
			let isUnknown = state.export === void 0;
			return (0, error_ending.S)(error, {
				subject: (0, headline.Ef)(state),
				phase: phaseOf(state),
				isCancelled,
				messages: {
					...messages,
					accepted: isUnknown ? messages.sent : {
						...messagesWhileFollowed(state),
						...isGone ? { gone: "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list)." } : {}
					}
				},
				context: refusalContextOf(inputs)
			});
		}
		let refusalContextOf = (inputs) => ({
			service: "platform API",
			rows: inputs.operation === "create_destination" ? platform_api.TZ : platform_api.lq,
			inputs: Object.keys(export_inputs.Yy.shape),
			given: Object.keys((0, operation.XF)(inputs)),
			aliases: export_inputs.Ar
		});
		function phaseOf(state) {
			if (state.export === void 0) return state.phase;
			if (state.inputs.operation === "watch") return "accepted";
			return state.inputs.operation === "cancel" ? "sent" : state.phase;
		}
		function messagesWhileFollowed(state) {
			let advice = (0, next_steps.Z)(state);
			let status = (0, headline.YO)(state);
			let mayBeRunning = state.export === void 0 || !(0, watch_status.PU)(state.export);
			let continuation = state.inputs.cancel_on_interrupt ? "The post step tries again to cancel it." : "It continues.";
			return {
				headline: (0, headline.l_)(state, "outcome unknown"),
				cancelled: (0, headline.l_)(state, "the workflow was cancelled"),
				message: [status, mayBeRunning ? continuation : ""].filter(Boolean).join(" "),
				...status && { lastSeen: (why) => `${status} Since then, every read failed: ${why}.` },
				...advice && { advice }
			};
		}
		var causes = __webpack_require__(6611);
		var format = __webpack_require__(2772);
		var end = __webpack_require__(6139);
		var failed_runs = __webpack_require__(520);
		var export_limits = __webpack_require__(7314);
		var export_range = __webpack_require__(7878);
		var export_state = __webpack_require__(4022);
		var schedule = __webpack_require__(330);
		let SCHEDULES = {
			scheduled: (0, end._)("scheduled", (state) => ({
				headline: scheduleHeadline(state),
				lines: [`Each export starts ${DELAY} minutes after the end of its range.`],
				advice: adviceToWatch(state)
			})),
			upToDate: (0, end._)("scheduled", (state) => ({
				headline: (0, headline.gm)(state),
				lines: [`Newest: ${rangeName((0, export_state.be)(state))}, ${(0, headline.Xs)(state)}.`],
				severity: (0, export_state.E8)(state).some(schedule.NH) ? "warning" : "success",
				...(0, headline.JF)(state)
			})),
			notSpawned: (0, end._)("failed", (state) => ({
				headline: (0, headline.gm)(state, "the newest is missing"),
				lines: [`The list of exports has none of ${rangeName((0, export_state.E8)(state).at(-1)?.range)}.`],
				advice: "Look at the schedule on the platform."
			}))
		};
		let DELAY = export_limits.IR.spawn_delay_minutes;
		let rangeName = (range) => range === void 0 ? "its newest range" : (0, export_range.r6)(range);
		function scheduleHeadline(state) {
			let hours = state.export?.interval_hours || state.inputs.interval_hours;
			let what = hours ? `an export every ${(0, format.td)(hours, "hour")}` : "it exports by itself";
			return state.request === void 0 ? (0, headline.gD)(state, what) : `Schedule created: ${what}`;
		}
		function adviceToWatch(state) {
			return [
				"To see whether it has run, use operation: watch with export_id: ",
				{ code: state.id ?? "" },
				". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started."
			];
		}
		let RAISE_TIMEOUT = "Set a longer timeout, or export a shorter range.";
		let NOT_CANCELLED = "It is not cancelled.";
		let EXPORTS = {
			completed: (0, end._)("completed", (state) => ({
				headline: (0, headline.gD)(state, (0, headline.Xs)(state)),
				lines: [exportedText(state)],
				...(0, headline.JF)(state)
			})),
			empty: (0, end._)("empty", (state) => ({
				headline: (0, headline.gm)(state, state.schedule ? "no rows in the newest" : "no rows"),
				lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
				advice: "If you expected traces, check project_id, the range and the filter.",
				...(0, headline.JF)(state),
				severity: state.inputs.fail_on_empty ? "failure" : "success"
			})),
			failed: (0, end._)("failed", (state) => ({
				headline: (0, headline.gm)(state, "failed"),
				advice: (0, failed_runs.J)(state)
			})),
			gaveUp: (0, end._)("timed_out", (state) => ({
				headline: (0, headline.gm)(state, "timed out"),
				lines: [`The platform gave up on ${(0, headline.au)(state)} (TIMEDOUT).`],
				advice: causes.T3
			})),
			cancelled: (0, end._)("cancelled", (state) => ({
				headline: (0, headline.gm)(state, "cancelled, not by this step"),
				advice: "A cancelled export cannot be restarted: start a new one."
			})),
			timedOut: (0, end._)("timed_out", (state) => atTimeout(state, NOT_CANCELLED, RAISE_TIMEOUT)),
			cancelledInTime: (0, end._)("timed_out", (state) => statusOf(state) === "CANCELLED" ? {
				headline: (0, headline.gm)(state, `cancelled at ${timeoutText(state)}`),
				advice: RAISE_TIMEOUT
			} : atTimeout(state, "The platform has accepted the cancellation.", RAISE_TIMEOUT)),
			detached: (0, end._)("detached", (state) => atTimeout(state, NOT_CANCELLED)),
			notWaited: (0, end._)("not_waited", (state) => ({
				headline: (0, headline.gD)(state, state.request ? "started" : (0, headline.ZH)(statusOf(state))),
				lines: ["This step does not wait for its end (wait: false)."]
			}))
		};
		let statusOf = (state) => (0, bulk_exports.Hm)(state.export?.status ?? "");
		function endOfExport(state) {
			let word = statusOf(state);
			if (word === "FAILED") return EXPORTS.failed;
			if (word === "TIMEDOUT") return EXPORTS.gaveUp;
			return word === "COMPLETED" ? endOfCompleted(state) : void 0;
		}
		function endOfCompleted(state) {
			let isOfSchedule = state.schedule !== void 0;
			if (state.runs?.rows === 0 && (state.inputs.fail_on_empty || !isOfSchedule)) return EXPORTS.empty;
			return isOfSchedule ? SCHEDULES.upToDate : EXPORTS.completed;
		}
		function endByStatus(state, fallback) {
			let { export: bulkExport } = state;
			if (statusOf(state) === "CANCELLED") return EXPORTS.cancelled;
			let isOpenSchedule = bulkExport !== void 0 && (0, watch_status.GM)(bulkExport);
			return endOfExport(state) ?? (isOpenSchedule ? SCHEDULES.scheduled : fallback);
		}
		function exportedText(state) {
			let duration = state.request === void 0 ? "" : ` in ${(0, format.a3)(state.elapsedMs)}`;
			return `${(0, headline.l_)(state, "") || "Exported"}${duration}.`;
		}
		let timeoutText = ({ inputs }) => `the timeout (${(0, format.a3)(inputs.timeout)})`;
		let atTimeout = (state, exportState, advice = "") => ({
			headline: (0, headline.gm)(state, `no end seen before ${timeoutText(state)}`),
			lines: [`${(0, headline.YO)(state)} ${exportState}`],
			advice: state.readError === void 0 ? advice : ""
		});
		var watch_runs = __webpack_require__(6593);
		let exportsToShow = (listed) => listed.slice(0, 50);
		let timeOf = (shown) => {
			let ms = (0, export_range.pe)(shown ?? "");
			return Number.isNaN(ms) ? "?" : (0, export_range.rr)(ms);
		};
		function rangeText(one) {
			let { start_time, end_time, interval_hours } = one;
			if ((0, watch_status.GM)(one) && interval_hours) return `every ${(0, format.td)(interval_hours, "hour")} from ${timeOf(start_time)}`;
			let range = (0, export_range.A0)(start_time, end_time);
			return range === void 0 ? `${timeOf(start_time)} to ${timeOf(end_time)}` : (0, export_range.r6)(range);
		}
		let exportLine = (one) => `${one.id}  ${(0, bulk_exports.Hm)(one.status)}  ${rangeText(one)}, created ${timeOf(one.created_at)}`;
		let exportsListed = (0, end._)("completed", ({ listed = [] }) => {
			let count = listed.length === 0 ? "No exports" : (0, format.td)(listed.length, "export");
			let open = listed.filter((one) => !(0, watch_status.PU)(one) && !(0, list_exports.KJ)(one)).length;
			let shown = exportsToShow(listed).length;
			return {
				headline: `${count} in the workspace${open > 0 ? `, ${(0, format.ZV)(open)} unfinished` : ""}`,
				lines: [listed.length > shown ? `The newest ${shown} are shown.` : ""]
			};
		});
		function listBlocks(listed) {
			let rows = exportsToShow(listed).map((one) => [
				[{ code: one.id }],
				(0, bulk_exports.Hm)(one.status),
				[{ code: rangeText(one) }]
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
				...listBlocks(state.listed ?? []),
				...idsTable(state)
			];
		}
		let folded = (title, ...blocks) => ({ folded: {
			title,
			blocks
		} });
		let numberText = (count) => count === void 0 ? "—" : (0, format.ZV)(count);
		function intervalsTable(state) {
			let shown = (0, schedule.x2)((0, export_state.E8)(state)).toReversed();
			if (shown.length === 0) return [];
			let table = {
				header: [
					"Range",
					"Status",
					"Rows",
					"Export"
				],
				rows: shown.map((interval) => {
					let { range, export: intervalExport, runs } = interval;
					let id = intervalExport === void 0 ? "—" : [{ code: (0, format.m_)(intervalExport.id) }];
					return [
						[{ code: (0, export_range.r6)(range) }],
						statusText(interval),
						numberText(runs?.rows),
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
			let hiddenCount = (0, export_state.E8)(state).length - shown.length;
			return [{ table }, ...hiddenCount > 0 ? [{ text: `Not shown: ${(0, format.ZV)(hiddenCount)} older ones.` }] : []];
		}
		function statusText(interval) {
			if (interval.export === void 0) return "❌ missing";
			return `${(0, schedule.As)(interval) ? "✅" : (0, watch_status.PU)(interval.export) ? "❌" : "⏳"} ${(0, bulk_exports.Hm)(interval.export.status)}`;
		}
		function pathBlocks(state) {
			let folder = state.lastRuns?.files.length === 0 ? "" : (0, export_state.UA)(state);
			if (folder === "") return [];
			return [{ text: `${state.schedule === void 0 ? "The files" : "The newest files"} are in the destination's bucket, under` }, { code: folder }];
		}
		function rowsChart({ runs }) {
			if (runs?.written === void 0 || runs.unit !== "day" || runs.total > 50) return [];
			return [{ bars: {
				title: "Rows per day",
				values: runs.list.toSorted(watch_runs.mL).map(({ day, rows = 0 }) => ({
					label: day.slice(5),
					value: rows
				}))
			} }];
		}
		function runsTable({ runs: current, lastRuns: runs }) {
			if (runs === void 0 || runs.total < 2) return [];
			let shown = (0, watch_runs.Yk)(runs.list).slice(0, 50);
			let shownText = shown.length < runs.total ? `${shown.length} of ` : "";
			let staleness = current === void 0 ? ", as last read" : "";
			let rows = shown.map((run) => [
				[{ code: run.day || (0, format.m_)(run.id) }],
				run.status,
				numberText(run.rows),
				numberText((0, watch_runs.Dc)(run))
			]);
			let table = {
				header: [
					(0, headline.ZH)(runs.unit),
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
			return [folded(`${shownText}${(0, format.td)(runs.total, runs.unit)}${staleness}`, { table })];
		}
		function idsTable(state) {
			let scheduleId = state.schedule?.export.id;
			let rows = [
				["export_id", state.id],
				["export_id of the schedule", scheduleId === state.id ? void 0 : scheduleId],
				["destination_id", state.destination_id],
				["project_id", state.inputs.project_id ?? state.export?.session_id ?? void 0]
			].flatMap(([name, id]) => id === void 0 ? [] : [[[{ code: name }], [{ code: id }]]]);
			return rows.length === 0 ? [] : [folded("Ids to copy", { table: {
				header: [],
				rows
			} })];
		}
		var limits = __webpack_require__(8136);
		var write_once = __webpack_require__(1308);
		var compare_exports = __webpack_require__(7022);
		let IDENTIFYING_MEMBERS = ["session_id", "start_time"];
		let showsIdentity = (request, one) => (0, compare_exports.Dc)(request, one).every(({ path, is }) => is === "same" || !IDENTIFYING_MEMBERS.includes(path));
		let unproven = (why) => ({
			kind: "unproven",
			why
		});
		let MAY_EXIST = "so the export may or may not have been created";
		let UNANSWERED = unproven(`The platform API gave no usable answer, ${MAY_EXIST}`);
		async function findLost(ctx, request, idsBefore) {
			let { exports: list, hasUnidentified } = await (0, list_exports.IL)(ctx, limits.b.once);
			let candidates = [];
			for (let listed of list.filter(({ id }) => !idsBefore.has(id))) {
				let one = (0, compare_exports.k8)(request, listed) === "hidden" ? await (0, requests.T1)(ctx, bulk_exports.lw, { export_id: listed.id }, limits.b.once) : listed;
				(0, compare_exports.k8)(request, one) !== "other" && candidates.push(one);
			}
			let [ours, ...others] = candidates;
			if (others.length > 0) {
				let ids = candidates.map(({ id }) => id).join(", ");
				return unproven(`Exports appeared that cannot be told from this one: ${ids}`);
			}
			if (ours !== void 0) return showsIdentity(request, ours) ? {
				kind: "ours",
				found: ours
			} : unproven(`Export ${ours.id} appeared, and does not show what it exports`);
			let ids = new Set(list.map(({ id }) => id));
			if (!hasUnidentified && [...idsBefore].every((id) => ids.has(id))) return { kind: "nothing" };
			return unproven(`The list of exports lacks some, or has some that cannot be read, ${MAY_EXIST}`);
		}
		let NO_LIST = "The platform API has no list of exports in the documented form, so an export whose creation gets no answer cannot be looked for";
		async function createExportOnce(step, request) {
			let { ctx, inputs, store, log } = step;
			let readBaseline = async () => {
				let list = await (0, errors.Rt)(ctx, (0, list_exports.IL)(ctx));
				if (!(list instanceof errors._7)) return list.exports;
				if ((0, errors.lp)(list)) return;
				throw list;
			};
			let baseline = await readBaseline();
			baseline === void 0 && ctx.report.info(`${NO_LIST}.`);
			warnOfRunningDuplicate(ctx, request, baseline ?? []);
			let { found } = await (0, write_once.F)(ctx, {
				baseline,
				readBaseline,
				send: (signal) => (0, requests.T1)({
					...ctx,
					signal
				}, bulk_exports.zC, {}, limits.b.once, request),
				resultOf: async (created) => created,
				what: "the export",
				searchOnce: async (searchCtx, exports) => exports === void 0 ? {
					kind: "unproven",
					why: NO_LIST
				} : findLost(searchCtx, request, new Set(exports.map(({ id }) => id))),
				unanswered: UNANSWERED,
				onPhase: (phase) => {
					if (phase === "accepted") return;
					store.update({ phase });
					saved_state.wK.save(ctx, phase === "sent" ? "true" : void 0);
				},
				windowMs: inputs.settle_window,
				maySendAgain: (sends) => inputs.on_ambiguous === "verify" && sends < limits.b.changes.attempts,
				rateLimitedMs: Infinity,
				texts: {
					lost: "the export may have been created, looking for it",
					accepted: "The creation was accepted, but the answer does not show its id; looking for it.",
					absent: "The export did not appear",
					found: () => "It was created, and is not sent again."
				}
			});
			let created = {
				...found,
				interval_hours: found.interval_hours ?? request.interval_hours
			};
			store.update((_, readMs) => ({
				phase: "accepted",
				id: created.id,
				export: created,
				readMs
			}));
			saved_state.gw.save(ctx, created.id);
			saved_state.wK.save(ctx, void 0);
			log.created(created, store.state);
		}
		function warnOfRunningDuplicate(ctx, request, existing) {
			let duplicate = existing.find((one) => !(0, watch_status.PU)(one) && (0, compare_exports.k8)(request, one) === "same");
			if (duplicate === void 0) return;
			ctx.report.warning(`Export ${duplicate.id} is still ${(0, bulk_exports.Hm)(duplicate.status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`);
		}
		var write = __webpack_require__(7421);
		var destinations = __webpack_require__(7002);
		function destinationRequest(inputs) {
			let { display_name = "", bucket_name = "" } = inputs;
			let { prefix, region, endpoint_url, include_bucket_in_prefix } = inputs;
			let { access_key_id, secret_access_key = "", session_token } = inputs;
			return {
				destination_type: "s3",
				display_name,
				config: {
					bucket_name,
					...(0, operation.XF)({
						prefix,
						region,
						endpoint_url,
						include_bucket_in_prefix
					})
				},
				...access_key_id !== void 0 && { credentials: {
					access_key_id,
					secret_access_key,
					...(0, operation.XF)({ session_token })
				} }
			};
		}
		let destinationCreated = (0, end._)("completed", ({ inputs, destination_id }) => {
			let { display_name, bucket_name, prefix } = inputs;
			let place = prefix === void 0 ? bucket_name : `${bucket_name}, under ${prefix}`;
			let id = { code: destination_id ?? "" };
			return {
				headline: `Destination ${display_name} created`,
				lines: [`It writes to bucket ${place}. The platform has written a test file there; if it cannot delete objects, the test file stays under tmp/.`],
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
			let { id } = await (0, write.np)(ctx, (signal) => (0, requests.T1)({
				...ctx,
				signal
			}, destinations.fG, {}, limits.b.once, body), (phase) => store.update({ phase }));
			store.update({ destination_id: id });
		}
		var time = __webpack_require__(9650);
		var choice = __webpack_require__(2280);
		var quoted = __webpack_require__(5762);
		let HOUR_MS = 36e5;
		let AWS = /^https?:\/\/([^/]*\.)?amazonaws\.com(\.cn)?(:\d+)?(\/|$)/;
		function destinationDoubts({ region, endpoint_url = "" }) {
			let [zone, regionOfZone] = /^([a-z]{2}(?:-[a-z]+)+-\d)[a-z]$/.exec(region ?? "") ?? [];
			return [
				[region === void 0 && endpoint_url === "", "region: is not set, and neither is endpoint_url. Set region for a bucket of AWS, and endpoint_url for another store."],
				[AWS.test(endpoint_url), "endpoint_url: is that of AWS, and is for other stores. Remove it, and set region to the one of the bucket."],
				[/[^a-z\d-]/.test(region ?? ""), `region: ${(0, quoted.TL)(region ?? "")} does not look like the code of a region, such as eu-central-1.`],
				[zone !== void 0, `region: ${zone} is a zone. Write ${regionOfZone} for its region.`]
			];
		}
		function rangeNotices(inputs, nowMs) {
			let { start_time = 0, end_time = 0, interval_hours } = inputs;
			let { status_table, limits_text } = export_limits.IR.workflow_timeout_hours;
			let nextSecond = (Math.floor(end_time / 1e3) + 1) * 1e3;
			let pastIntervals = interval_hours ? Math.floor((nowMs - start_time) / HOUR_MS / interval_hours) : 0;
			return texts([
				[end_time > nowMs, "end_time: is in the future; traces that come later are not exported."],
				[nextSecond > HOUR_MS && nextSecond % HOUR_MS == 0, `end_time: is not part of the range, which ends before it. Write ${(0, time.T)(nextSecond)} to export the last second, too.`],
				[pastIntervals > 1, `start_time: ${pastIntervals.toLocaleString("en")} intervals have passed since then. A schedule starts the exports of all of them at once.`],
				[end_time - start_time > 31 * export_range.sO, `The range is longer than 31 days, and the platform gives up on an export after ${status_table} to ${limits_text} hours: export shorter ranges, by a matrix (examples/export-in-weeks.yml).`]
			]);
		}
		let texts = (doubts) => doubts.flatMap(([isDoubtful, text]) => isDoubtful ? [text] : []);
		let exportWarnings = (inputs) => [
			...(0, choice.EZ)("export_fields", inputs.export_fields, export_limits.JM),
			...(0, choice.EZ)("format_version", inputs.format_version, export_limits.M2),
			...inputs.operation === "create_destination" ? texts(destinationDoubts(inputs)) : []
		];
		let LARGE_FIELDS = ["inputs", "outputs"];
		function requestFrom(inputs) {
			let { destination_id = "", project_id = "", start_time = 0, end_time } = inputs;
			let { filter, format_version, export_fields, interval_hours } = inputs;
			return {
				bulk_export_destination_id: destination_id,
				session_id: project_id,
				start_time: (0, time.T)(start_time),
				...end_time === void 0 ? {} : { end_time: (0, time.T)(end_time) },
				...(0, operation.XF)({
					filter,
					format_version,
					export_fields,
					interval_hours
				})
			};
		}
		function reportHints(inputs, { clock, report }) {
			let { export_fields } = inputs;
			let large = LARGE_FIELDS.filter((field) => export_fields?.includes(field) ?? !0);
			large.length > 0 && report.info(`Exporting ${large.join(" and ")} is slow and makes large files; leave them out of export_fields if you can.`);
			for (let notice of rangeNotices(inputs, clock.utcMs())) report.notice(notice);
		}
		var state_store = __webpack_require__(8034);
		var status_log = __webpack_require__(3690);
		function attemptLine(error, runs, unit) {
			let attempt = Math.max(...runs.map(({ errors }) => errors));
			return `${(0, headline.Pj)(runs, unit)}, attempt ${attempt} failed: ${error}`;
		}
		function createdLine({ id }, state) {
			let range = (0, export_state.be)(state);
			return `${state.request?.end_time === void 0 ? "schedule" : "export"} ${id} created${range === void 0 ? "" : `: ${(0, export_range.r6)(range)}`}`;
		}
		let PROGRESS_UNKNOWN = "The progress of the runs is unknown for now.";
		function exportLog(ctx) {
			let { report } = ctx;
			let statuses = (0, status_log.NH)(ctx);
			let lastProgress = "";
			let errors = new Set();
			function logErrors({ list, unit }) {
				let runsWithNewErrors = list.filter(({ error }) => error !== "" && !errors.has(error));
				for (let [error, runs] of Map.groupBy(runsWithNewErrors, (run) => run.error)) {
					if (errors.size === 20) return;
					errors.add(error);
					report.progress(attemptLine(error, runs, unit));
				}
			}
			return {
				heartbeat: statuses.heartbeat,
				created(one, state) {
					statuses.log((0, bulk_exports.Hm)(one.status), createdLine(one, state));
				},
				export(one) {
					statuses.log((0, bulk_exports.Hm)(one.status));
				},
				runs(runs, state) {
					if (state.export !== void 0 && (0, watch_status.PU)(state.export)) return;
					let finished = `${(0, format.ZV)(runs.done)} of ${(0, format.td)(runs.total, runs.unit)} finished`;
					let progress = (0, status_log.ci)(finished, runs.written === void 0 ? [] : [(0, format.td)(runs.written, "row")]);
					runs.total > 0 && progress !== lastProgress && report.progress(progress);
					lastProgress = progress;
					logErrors(runs);
				},
				noRuns(error) {
					lastProgress !== PROGRESS_UNKNOWN && report.progress(`${error.line}. ${PROGRESS_UNKNOWN}`);
					lastProgress = PROGRESS_UNKNOWN;
				}
			};
		}
		function beginStep(inputs, ctx) {
			let { clock, report } = ctx;
			let store = (0, state_store.J)(clock.now, (0, export_state.ue)(inputs), export_state.Yz, report.output);
			let cleanUpSignal = cleanUpSignalFor(ctx);
			return {
				inputs,
				ctx,
				store,
				log: exportLog(ctx),
				cleanUpSignal
			};
		}
		function cleanUpSignalFor({ signal }) {
			let controller = new AbortController();
			let onCancel = () => void setTimeout(() => controller.abort(signal.reason), limits.b.cleanUp.ms).unref();
			signal.aborted && onCancel();
			signal.addEventListener("abort", onCancel, { once: !0 });
			return controller.signal;
		}
		var follow = __webpack_require__(682);
		let OPERATIONS = {
			start: async (step) => {
				let { inputs, ctx, store } = step;
				reportHints(inputs, ctx);
				let request = requestFrom(inputs);
				store.update({
					request,
					destination_id: request.bulk_export_destination_id
				});
				await createExportOnce(step, request);
				ctx.signal.throwIfAborted();
				if (inputs.interval_hours !== void 0) return endByStatus(store.state, SCHEDULES.scheduled);
				return inputs.wait ? watch(step) : endByStatus(store.state, EXPORTS.notWaited);
			},
			watch: async (step) => {
				let { inputs, ctx, store } = step;
				let end = await watch(step);
				let { export: bulkExport } = store.state;
				if (bulkExport === void 0 || !(0, watch_status.GM)(bulkExport) || (0, watch_status.PU)(bulkExport)) return end;
				let intervals = await (0, schedule.Vw)(ctx, bulkExport);
				store.update({ schedule: {
					export: bulkExport,
					intervals
				} });
				for (let one of (0, schedule.x2)(intervals)) ctx.report.info(`        ${(0, schedule.Tj)(one)}`);
				let newest = intervals.at(-1);
				if (newest === void 0) return end;
				let { export: dueExport, runs } = newest;
				if (dueExport === void 0) return SCHEDULES.notSpawned;
				store.update({
					id: dueExport.id,
					export: dueExport,
					...runs && {
						runs,
						lastRuns: runs
					}
				});
				saved_state.gw.save(ctx, dueExport.id);
				return inputs.wait ? watch(step) : endByStatus(store.state, EXPORTS.notWaited);
			},
			cancel: cancel.po,
			create_destination: async (step) => {
				await createDestinationOnce(step);
				return destinationCreated;
			},
			list: async ({ ctx, store }) => {
				let { exports } = await (0, list_exports.IL)(ctx);
				let newest = (0, list_exports.ll)(exports);
				store.update({ listed: newest });
				for (let one of exportsToShow(newest)) ctx.report.info(exportLine(one));
				return exportsListed;
			}
		};
		async function watch(step) {
			let { ctx, inputs, store } = step;
			let { id: export_id = "" } = store.state;
			if (!inputs.wait) {
				(0, follow.uV)(step, await (0, requests.T1)(ctx, bulk_exports.lw, { export_id }));
				return endByStatus(store.state, EXPORTS.notWaited);
			}
			let isTimedOut = await (0, follow.AK)(step, export_id);
			let endIfOpen = inputs.on_timeout === "detach" ? EXPORTS.detached : EXPORTS.timedOut;
			if (!isTimedOut || inputs.on_timeout !== "cancel") return endByStatus(store.state, endIfOpen);
			let isCancelled = await (0, cancel.Zj)(step, "timeout");
			await (0, follow._P)(step, (0, list_exports.xx)(ctx, export_id));
			let { state } = store;
			return isCancelled ? endOfExport(state) ?? EXPORTS.cancelledInTime : endByStatus(state, endIfOpen);
		}
		async function exportTraces(inputs, ctx) {
			let { operation, export_id, cancel_on_interrupt } = inputs;
			let { signal, report } = ctx;
			let step = beginStep(inputs, ctx);
			let { store } = step;
			let end;
			try {
				if (export_id !== void 0) {
					store.update({ id: export_id });
					saved_state.gw.save(ctx, export_id);
				}
				signal.throwIfAborted();
				for (let warning of exportWarnings(inputs)) report.warning(warning);
				end = await OPERATIONS[operation](step);
			} catch (error) {
				signal.aborted && cancel_on_interrupt && operation !== "cancel" && await (0, cancel.Zj)(step, "interrupt");
				store.update({ isGone: (0, errors.ST)(error) });
				end = endOfExportError(error, store.state, signal.aborted);
			}
			store.update((_, elapsedMs) => ({ elapsedMs }));
			let { state } = store;
			let mayBeRunning = state.phase === "sent" || (0, export_state.nT)(state);
			signal.aborted && cancel_on_interrupt && mayBeRunning || saved_state.uQ.save(ctx, "true");
			let details = exportDetails(state);
			return (0, conclusion.Ep)(report, (0, conclusion.vu)(end, state), {
				outputs: (0, export_state.yB)(state),
				details,
				elapsedMs: state.elapsedMs
			});
		}
	}),
	3641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
				let { cancelled: headline, message, advice } = messages[phase];
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
			let { status, detail, isText } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__.G)(error, context);
			let reason = members.length > 1 ? void 0 : (members[0] ?? { reason: detail }).reason;
			let why = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			let by = isForeign || isText ? void 0 : `The ${context.service}`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [why, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_2__.Zw),
				quotes: reason === void 0 ? [] : [{
					by,
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
			let advice = phaseMessages.gone ?? (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, phaseMessages.advice ?? "");
			let { lastSeen } = phaseMessages;
			let errorMessage = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.message)}.`;
			let message = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? errorMessage : lastSeen?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.PR)(error)) ?? errorMessage;
			return {
				outcome: "error",
				headline: phaseMessages.headline,
				message,
				...advice === "" ? {} : { advice }
			};
		}
	}),
	8107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			TZ: () => DESTINATION_REFUSALS,
			_0: () => USAGE_REFUSALS,
			lq: () => EXPORT_REFUSALS
		});
		var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3467);
		let CORRECT_URL = (0, _any_js__WEBPACK_IMPORTED_MODULE_1__.U8)("platform API");
		let NO_EXPORTS = {
			headline: "no bulk exports at base_url",
			nextStep: `${CORRECT_URL} If it is right, check tenant_id and the ids.`,
			isForeign: !0
		};
		let idRefusal = (input, noun, detail) => ({
			status: [404],
			detail,
			given: input,
			headline: `no ${noun} has this ${input}`,
			nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`
		});
		let VERSIONS = "(see the versions in export/README.md)";
		let needsNewerService = (input, member) => ({
			status: [422],
			member,
			given: input,
			..._any_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`
		});
		let EXPORT_REFUSALS = [
			_any_js__WEBPACK_IMPORTED_MODULE_1__.Ey,
			{
				status: [403],
				headline: _any_js__WEBPACK_IMPORTED_MODULE_1__.AY,
				likelyCause: "The credential is known, but may not export in this workspace.",
				nextStep: "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them."
			},
			{
				status: [404],
				detail: _any_js__WEBPACK_IMPORTED_MODULE_1__.Ms,
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
				notGiven: "access_key_id",
				..._any_js__WEBPACK_IMPORTED_MODULE_1__.bF,
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
				notGiven: "endpoint_url",
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
			_any_js__WEBPACK_IMPORTED_MODULE_1__.Ey,
			{
				status: [403],
				headline: _any_js__WEBPACK_IMPORTED_MODULE_1__.AY,
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
		var _any_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3467);
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
		let rowMatches = ({ status, detail, operation, member, given, notGiven }, refused) => (status?.includes(refused.status) ?? !0) && (detail?.test(refused.detail) ?? !0) && (operation === void 0 || operation.reads === refused.operation?.reads) && (member === void 0 || refused.members.some(({ input }) => member.test(input))) && (given === void 0 || refused.given.includes(given)) && (notGiven === void 0 || !refused.given.includes(notGiven));
		function explainRefusal(error, context) {
			let { status, operation, problems, isText } = error;
			let detail = !(isText && AMBIGUOUS_STATUSES.includes(status) && !/^forbidden/i.test(error.detail ?? "")) && error.detail || "";
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
				..._any_js__WEBPACK_IMPORTED_MODULE_0__.f4,
				...rows,
				..._any_js__WEBPACK_IMPORTED_MODULE_0__.VD
			].find((one) => rowMatches(one, refused)) ?? _any_js__WEBPACK_IMPORTED_MODULE_0__.KT;
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
	1308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => writeOnce });
		var errors = __webpack_require__(1515);
		var connect = __webpack_require__(5131);
		var limits = __webpack_require__(8136);
		var poll = __webpack_require__(1705);
		var requests = __webpack_require__(7906);
		let NEVER = {
			reads: Infinity,
			ms: 0
		};
		async function searchUntilFound(ctx, what, windowMs, searchOnce) {
			let { clock, deadline, report } = ctx;
			let longer = (0, connect.e)(ctx, deadline.leftMs + windowMs);
			let end = report.timeOf(clock.now() + windowMs);
			let polling = (0, poll.wt)(longer, {
				interval: {
					minMs: limits.b.search.ms,
					maxMs: limits.b.search.ms
				},
				limitMs: windowMs,
				read: () => searchOnce(longer),
				stateOf: () => what,
				neededEvidence: ({ kind }) => kind === "ours" ? poll.ET : void 0,
				refusalEvidence: () => NEVER,
				heartbeat: () => `still looking for ${what}, until ${end}`
			});
			let polled = await (0, errors.Rt)(ctx, polling);
			if ("last" in polled && polled.failure === void 0) return polled.last;
			let last = await (0, errors.Rt)(ctx, (0, requests.LH)(longer, () => searchOnce(longer)));
			return last instanceof errors._7 ? void 0 : last;
		}
		var write_write = __webpack_require__(7421);
		function writeOnce(ctx, write) {
			let backoff = (0, write_write.lF)(ctx, write.rateLimitedMs);
			return ctx.report.withHeartbeat(backoff.heartbeat, () => sendUntilProven(ctx, write, backoff));
		}
		async function sendUntilProven(ctx, write, backoff) {
			let { clock, deadline, report, signal } = ctx;
			let startedMs = clock.now();
			let { baseline } = write;
			let sends = 0;
			let isLost = !1;
			for (;;) {
				let attempt = await (0, write_write.$z)(signal, write.send, write.onPhase, sends > 0);
				(0, write_write.qs)(attempt) && (sends += 1);
				isLost ||= attempt.kind === "ambiguous";
				let result = await identify(ctx, write, backoff, {
					attempt,
					baseline,
					sends
				});
				if (result.kind === "ours") {
					write.onPhase("accepted");
					let { found } = result;
					let recovered = isLost ? recoveryOf(sends, clock.now() - startedMs) : void 0;
					return {
						found,
						baseline,
						sends,
						recovered
					};
				}
				if (sends === 0 && attempt.kind === "not applied") {
					baseline = await write.readBaseline();
					continue;
				}
				if (!(write.maySendAgain(sends) && deadline.leftMs > 0) || !isProvenAbsent(attempt, result)) throw finalError(write, attempt, result, sends);
				report.progress(`${write.texts.absent}, so it is sent again.`);
			}
		}
		let recoveryOf = (sends, afterMs) => ({
			how: sends > 1 ? "sent again" : "found",
			afterMs
		});
		async function identify(ctx, write, backoff, { attempt, baseline, sends }) {
			let { report, signal } = ctx;
			let { texts } = write;
			let { kind, error } = attempt;
			let shown = error === void 0 ? await write.resultOf(attempt.reply, baseline) : void 0;
			if (shown !== void 0) return {
				kind: "ours",
				found: shown
			};
			(sends > 0 || kind !== "refused") && signal.throwIfAborted();
			kind === "not applied" ? await backoff.wait(error) : backoff.answered();
			let { isRefusal = errors.jZ } = write;
			let isAbsent = kind === "refused" ? isRefusal(error) : kind === "not applied";
			if (sends === 0 && isAbsent) return { kind: "nothing" };
			kind === "accepted" && report.progress(texts.accepted);
			kind === "ambiguous" && report.progress(`${error.message}; ${texts.lost}.`);
			let windowMs = (0, write_write.qs)(attempt) ? write.windowMs : 0;
			let searchOnce = (longer) => write.searchOnce(longer, baseline);
			let result = await searchUntilFound(ctx, write.what, windowMs, searchOnce) ?? write.unanswered ?? {
				kind: "unproven",
				why: UNANSWERED
			};
			let found = provenResult(result, kind === "accepted");
			if (found === void 0) return result;
			report.progress(texts.found(found));
			return {
				kind: "ours",
				found
			};
		}
		function provenResult(result, isAccepted) {
			if (result.kind === "ours") return result.found;
			return isAccepted && result.kind === "unproven" ? result.ifAccepted : void 0;
		}
		let UNANSWERED = "The service could not be asked whether it was applied";
		let isProvenAbsent = ({ kind }, result) => result.kind === "nothing" && (kind === "ambiguous" || kind === "not applied");
		function finalError({ giveUp, texts }, attempt, result, sends) {
			let { kind } = attempt;
			let error = attempt.error ?? Error("The change was accepted (status 200)");
			if (kind === "refused" && sends === 0) return error;
			if (giveUp !== void 0) return giveUp(error);
			if (result.kind === "unproven") return new errors.AN(result.why, error);
			if (kind === "ambiguous") return unansweredError(attempt.error, texts.absent, sends);
			return new errors.AN(kind === "accepted" ? texts.absent : "An earlier attempt got no answer, and may have been applied", error);
		}
		function unansweredError({ reason, status }, absent, sends) {
			let times = sends === 1 ? "once" : `${sends} times`;
			let end = status === void 0 ? "without an answer" : "and failed";
			return new errors.AN(`Sent ${times} ${end}: ${reason}. ${absent}. It is not sent again`);
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			np: () => writeThrough,
			qs: () => mayBeApplied
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2964);
		let mayBeApplied = ({ kind }) => kind === "accepted" || kind === "ambiguous";
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.fk) return {
				kind: "refused",
				error
			};
			if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oB)(error)) return {
				kind: "accepted",
				error
			};
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) return {
				kind: "ambiguous",
				error
			};
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk)) throw error;
			return {
				kind: error.sent && error.status !== 429 ? "ambiguous" : "not applied",
				error
			};
		}
		async function attemptWrite(cancel, send, onPhase, wasSent = !1) {
			cancel.throwIfAborted();
			onPhase("sent");
			let attempt = await sendOnce(cancel, send);
			attempt.kind === "accepted" ? onPhase("accepted") : !mayBeApplied(attempt) && !wasSent && onPhase("not sent");
			return attempt;
		}
		async function sendOnce(cancel, send) {
			let abort = new AbortController();
			let abortLater = () => setTimeout(() => abort.abort(cancel.reason), _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.writeAfterCancel.ms);
			let onCancel = () => void abortLater().unref();
			cancel.addEventListener("abort", onCancel, { once: !0 });
			try {
				return {
					kind: "accepted",
					reply: await send(abort.signal)
				};
			} catch (error) {
				return attemptOf(error);
			} finally {
				cancel.removeEventListener("abort", onCancel);
			}
		}
		let createBackoff = (ctx, limitMs = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.rateLimited.ms) => (0, _retry_js__WEBPACK_IMPORTED_MODULE_3__.LZ)(ctx, {
			limitMs,
			next: "nothing was changed, trying again"
		});
		async function writeThrough(ctx, send, onPhase) {
			let backoff = createBackoff(ctx);
			let sendUntilProcessed = async () => {
				for (;;) {
					let attempt = await attemptWrite(ctx.signal, send, onPhase);
					if (attempt.error === void 0) return attempt.reply;
					if (attempt.kind !== "not applied") throw attempt.error;
					ctx.signal.throwIfAborted();
					await backoff.wait(attempt.error);
				}
			};
			return ctx.report.withHeartbeat(backoff.heartbeat, sendUntilProcessed);
		}
		function writeRepeatedly(ctx, send, onPhase, findResult = async () => void 0) {
			let isLost = !1;
			return (0, _requests_js__WEBPACK_IMPORTED_MODULE_2__.LH)(ctx, async () => {
				let earlier = isLost ? await findResult() : void 0;
				if (earlier !== void 0) return earlier;
				let attempt = await attemptWrite(ctx.signal, send, onPhase, isLost);
				if (attempt.error === void 0) return attempt.reply;
				isLost ||= mayBeApplied(attempt);
				throw attempt.error;
			}).catch((error) => {
				if (!isLost || ctx.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN("An earlier attempt may have been applied", error);
			});
		}
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
