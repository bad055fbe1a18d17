"use strict";
exports.id = "export-export";
exports.ids = ["export-export"];
exports.modules = {
	844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { exportTraces: () => exportTraces });
		var conclusion = __webpack_require__(8728);
		var saved_state = __webpack_require__(6784);
		var errors = __webpack_require__(1515);
		var requests = __webpack_require__(7906);
		var bulk_exports = __webpack_require__(3017);
		var cancel = __webpack_require__(3070);
		var list_exports = __webpack_require__(9837);
		var error_ending = __webpack_require__(3641);
		var platform_api = __webpack_require__(8107);
		var operation = __webpack_require__(8674);
		var export_inputs = __webpack_require__(3886);
		var start_request = __webpack_require__(3961);
		var watch_status = __webpack_require__(8257);
		var headline = __webpack_require__(9860);
		var next_steps = __webpack_require__(5799);
		let nothing = (headline, cancelled) => ({
			headline,
			cancelled,
			message: ""
		});
		let unclear = (headline, message, advice) => ({
			headline,
			cancelled: headline,
			message,
			advice
		});
		let CREATING = "The workflow was cancelled while it was being created.";
		let NOT_READ = nothing("not read", "cancelled before it was read");
		let BEFORE = {
			start: {
				"not sent": nothing("not exported", "cancelled before anything was exported"),
				sent: unclear("an export may have been created", CREATING, "Look at the exports (operation: list) before you start it again: watch the one that is there, or cancel the duplicate.")
			},
			create_destination: {
				"not sent": nothing("not created", "cancelled before it was created"),
				sent: unclear("may have been created", CREATING, "Check base_url. If it is the address of the platform API, look for the destination on the platform before you create it again: destinations cannot be listed here, so nothing is sent twice.")
			},
			cancel: {
				"not sent": nothing("not cancelled", "not cancelled, because the workflow was"),
				sent: unclear("not known whether it was cancelled", "The workflow was cancelled meanwhile.", "Run this step again: that does no harm.")
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
			return (0, error_ending.S)(error, {
				subject: (0, headline.Ef)(state),
				phase: phaseOf(state),
				isCancelled,
				messages: {
					...BEFORE[inputs.operation],
					accepted: {
						...followed(state),
						...isGone ? { gone: "The export was deleted meanwhile, or the credential may not see it any more. Look at the exports (operation: list)." } : {}
					}
				},
				context: exportContextOf(inputs)
			});
		}
		let exportContextOf = (inputs) => ({
			service: "platform API",
			rows: inputs.operation === "create_destination" ? platform_api.tp : platform_api.lq,
			inputs: Object.keys(export_inputs.Y.shape),
			given: Object.keys((0, operation.XF)(inputs)),
			aliases: start_request.rY
		});
		function phaseOf(state) {
			if (state.export === void 0) return state.phase;
			if (state.inputs.operation === "watch") return "accepted";
			return state.inputs.operation === "cancel" ? "sent" : state.phase;
		}
		function followed(state) {
			let advice = (0, next_steps.Z)(state);
			let seen = (0, headline.YO)(state);
			let isLeft = state.export === void 0 || !(0, watch_status.P)(state.export);
			let tries = state.inputs.cancel_on_interrupt ? "The post step tries again to cancel it." : "It continues.";
			return {
				headline: (0, headline.qB)(state, "outcome unknown"),
				cancelled: (0, headline.qB)(state, "the workflow was cancelled"),
				message: [seen, isLeft ? tries : ""].filter(Boolean).join(" "),
				...seen && { seen: (why) => `${seen} Since then, every read failed: ${why}.` },
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
				headline: everyHours(state),
				lines: [`Each export starts ${DELAY} minutes after the end of its range.`],
				advice: toWatch(state)
			})),
			upToDate: (0, end._)("scheduled", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, "")),
				lines: [`Newest: ${wordsOf((0, export_state.be)(state))}, ${(0, headline.Nn)(state)}.`],
				severity: (0, export_state.E8)(state).some(schedule.NH) ? "warning" : "success",
				...(0, headline.q)(state)
			})),
			notSpawned: (0, end._)("failed", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, "the newest is missing")),
				lines: [`The list of exports has none of ${wordsOf((0, export_state.E8)(state).at(-1)?.range)}.`],
				advice: "Look at the schedule on the platform."
			}))
		};
		let DELAY = export_limits.I.spawn_delay_minutes;
		let wordsOf = (range) => range === void 0 ? "its newest range" : (0, export_range.r6)(range);
		function everyHours(state) {
			let hours = state.export?.interval_hours || state.inputs.interval_hours;
			let what = hours ? `an export every ${(0, format.td)(hours, "hour")}` : "it exports by itself";
			return state.request === void 0 ? (0, headline.Cv)(state, what) : `Schedule created: ${what}`;
		}
		function toWatch(state) {
			return [
				"To see whether it has run, use operation: watch with export_id: ",
				{ code: state.id ?? "" },
				". To stop it, use operation: cancel, with cancel_spawned: true for the exports that it has started."
			];
		}
		let LONGER = "Set a longer timeout, or export a shorter range.";
		let CONTINUES = "It is not cancelled.";
		let EXPORTS = {
			completed: (0, end._)("completed", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.Nn)(state)),
				lines: [tookWords(state)],
				...(0, headline.q)(state)
			})),
			empty: (0, end._)("empty", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, state.schedule ? "no rows in the newest" : "no rows")),
				lines: [state.inputs.fail_on_empty ? "This step fails if there are none (fail_on_empty)." : ""],
				advice: "If you expected traces, check project_id, the range and the filter.",
				...(0, headline.q)(state),
				severity: state.inputs.fail_on_empty ? "failure" : "success"
			})),
			failed: (0, end._)("failed", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, "failed")),
				advice: (0, failed_runs.Q)(state)
			})),
			gaveUp: (0, end._)("timed_out", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, "timed out")),
				lines: [`The platform gave up on ${(0, headline.au)(state)} (TIMEDOUT).`],
				advice: causes.kU
			})),
			cancelled: (0, end._)("cancelled", (state) => ({
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, "cancelled, not by this step")),
				advice: "A cancelled export cannot be restarted: start a new one."
			})),
			timedOut: (0, end._)("timed_out", (state) => atTimeout(state, CONTINUES, LONGER)),
			cancelledInTime: (0, end._)("timed_out", (state) => statusOf(state) === "CANCELLED" ? {
				headline: (0, headline.Cv)(state, (0, headline.qB)(state, `cancelled at ${theTimeout(state)}`)),
				advice: LONGER
			} : atTimeout(state, "The platform has accepted the cancellation.", LONGER)),
			detached: (0, end._)("detached", (state) => atTimeout(state, CONTINUES)),
			notWaited: (0, end._)("not_waited", (state) => ({
				headline: (0, headline.Cv)(state, state.request ? "started" : (0, headline.M5)(statusOf(state))),
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
		function endNow(state, otherwise) {
			let { export: shown } = state;
			if (statusOf(state) === "CANCELLED") return EXPORTS.cancelled;
			let isOpenSchedule = shown !== void 0 && (0, watch_status.G)(shown);
			return endOfExport(state) ?? (isOpenSchedule ? SCHEDULES.scheduled : otherwise);
		}
		function tookWords(state) {
			let took = state.request === void 0 ? "" : ` in ${(0, format.a3)(state.elapsedMs)}`;
			return `${(0, headline.qB)(state, "") || "Exported"}${took}.`;
		}
		let theTimeout = ({ inputs }) => `the timeout (${(0, format.a3)(inputs.timeout)})`;
		let atTimeout = (state, left, advice = "") => ({
			headline: (0, headline.Cv)(state, (0, headline.qB)(state, `no end seen before ${theTimeout(state)}`)),
			lines: [`${(0, headline.YO)(state)} ${left}`],
			advice: state.readError === void 0 ? advice : ""
		});
		var watch_runs = __webpack_require__(6593);
		let shownOf = (listed) => listed.slice(0, 50);
		let timeOf = (shown) => {
			let ms = (0, export_range.B9)(shown ?? "");
			return Number.isNaN(ms) ? "?" : (0, export_range.rr)(ms);
		};
		function rangeText(one) {
			let { start_time, end_time, interval_hours } = one;
			if ((0, watch_status.G)(one) && interval_hours) return `every ${(0, format.td)(interval_hours, "hour")} from ${timeOf(start_time)}`;
			let range = (0, export_range.A0)(start_time, end_time);
			return range === void 0 ? `${timeOf(start_time)} to ${timeOf(end_time)}` : (0, export_range.r6)(range);
		}
		let exportLine = (one) => `${one.id}  ${(0, bulk_exports.Hm)(one.status)}  ${rangeText(one)}, created ${timeOf(one.created_at)}`;
		let exportsListed = (0, end._)("completed", ({ listed: all = [] }) => {
			let count = all.length === 0 ? "No exports" : (0, format.td)(all.length, "export");
			let open = all.filter((one) => !(0, watch_status.P)(one) && !(0, list_exports.KJ)(one)).length;
			let shown = shownOf(all).length;
			return {
				headline: `${count} in the workspace${open > 0 ? `, ${(0, format.ZV)(open)} unfinished` : ""}`,
				lines: [all.length > shown ? `The newest ${shown} are shown.` : ""]
			};
		});
		function listBlocks(all) {
			let rows = shownOf(all).map((one) => [
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
				...runsTable(state),
				...listBlocks(state.listed ?? []),
				...idsTable(state)
			];
		}
		let folded = (title, ...blocks) => ({ folded: {
			title,
			blocks
		} });
		let rowsText = (rows) => rows === void 0 ? "—" : (0, format.ZV)(rows);
		function intervalsTable(state) {
			let shown = (0, schedule.ax)((0, export_state.E8)(state)).toReversed();
			if (shown.length === 0) return [];
			let table = {
				header: [
					"Range",
					"Status",
					"Rows",
					"Export"
				],
				rows: shown.map((one) => {
					let { range, export: made, runs } = one;
					let id = made === void 0 ? "—" : [{ code: (0, format.m_)(made.id) }];
					return [
						[{ code: (0, export_range.r6)(range) }],
						statusText(one),
						rowsText(runs?.rows),
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
			let older = (0, export_state.E8)(state).length - shown.length;
			return [{ table }, ...older > 0 ? [{ text: `Not shown: ${(0, format.ZV)(older)} older ones.` }] : []];
		}
		function statusText(one) {
			if (one.export === void 0) return "❌ missing";
			return `${(0, schedule.As)(one) ? "✅" : (0, watch_status.P)(one.export) ? "❌" : "⏳"} ${(0, bulk_exports.Hm)(one.export.status)}`;
		}
		function pathBlocks(state) {
			let folder = state.lastRuns?.files.length === 0 ? "" : (0, export_state.UA)(state);
			if (folder === "") return [];
			return [{ text: `${state.schedule === void 0 ? "The files" : "The newest files"} are in the destination's bucket, under` }, { code: folder }];
		}
		function runsTable({ runs: current, lastRuns: runs }) {
			if (runs === void 0 || runs.total < 2) return [];
			let shown = (0, watch_runs.al)(runs.list).slice(0, 50);
			let of = shown.length < runs.total ? `${shown.length} of ` : "";
			let when = current === void 0 ? ", as last read" : "";
			let table = {
				header: [
					"Run",
					"Status",
					"Rows",
					"Files"
				],
				rows: shown.map(({ id, day, status, rows: count, files }) => [
					[{ code: day || (0, format.m_)(id) }],
					status,
					rowsText(count),
					(0, format.ZV)(files.length)
				]),
				align: [
					"left",
					"left",
					"right",
					"right"
				]
			};
			return [folded(`${of}${(0, format.td)(runs.total, "run")}${when}`, { table })];
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
		var write_once = __webpack_require__(4451);
		var compare_exports = __webpack_require__(7022);
		var search = __webpack_require__(7756);
		let TELLING = ["session_id", "start_time"];
		let isTelling = (request, one) => (0, compare_exports.Dc)(request, one).every(({ path, is }) => is === "same" || !TELLING.includes(path));
		let unproven = (why) => ({
			kind: "unproven",
			why
		});
		let MAY_BE = "so the export may or may not have been created";
		async function look(ctx, request, before) {
			let { exports: list, hasNameless } = await (0, list_exports.IL)(ctx, limits.b.once);
			let alike = [];
			for (let listed of list.filter(({ id }) => !before.has(id))) {
				let one = (0, compare_exports.k8)(request, listed) === "hidden" ? await (0, requests.T1)(ctx, bulk_exports.lw, { export_id: listed.id }, limits.b.once) : listed;
				(0, compare_exports.k8)(request, one) !== "other" && alike.push(one);
			}
			let [ours, ...others] = alike;
			if (others.length > 0) {
				let ids = alike.map(({ id }) => id).join(", ");
				return unproven(`Exports appeared that cannot be told from this one: ${ids}`);
			}
			if (ours !== void 0) return isTelling(request, ours) ? {
				kind: "ours",
				found: ours
			} : unproven(`Export ${ours.id} appeared, and does not show what it exports`);
			let ids = new Set(list.map(({ id }) => id));
			if (!hasNameless && [...before].every((id) => ids.has(id))) return { kind: "nothing" };
			return unproven(`The list of exports lacks some, or has some that cannot be read, ${MAY_BE}`);
		}
		async function findLost(ctx, request, before, windowMs) {
			return await (0, search.p)(ctx, {
				what: "the export",
				windowMs,
				look: (longer) => look(longer, request, before),
				isFound: ({ kind }) => kind === "ours"
			}) ?? unproven(`The platform API gave no usable answer, ${MAY_BE}`);
		}
		async function createExportOnce(step, request) {
			let { ctx, inputs, store, log } = step;
			let before = [];
			let refreshBaseline = async () => {
				before = (await (0, list_exports.IL)(ctx)).exports;
			};
			await refreshBaseline();
			warnOfSame(ctx, request, before);
			let idsBefore = () => new Set(before.map(({ id }) => id));
			let { found } = await (0, write_once.F)(ctx, {
				send: (signal) => (0, requests.T1)({
					...ctx,
					signal
				}, bulk_exports.zC, {}, limits.b.once, request),
				resultOf: async (reply) => reply,
				search: (windowMs) => findLost(ctx, request, idsBefore(), windowMs),
				refreshBaseline,
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
				interval_hours: request.interval_hours
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
		function warnOfSame(ctx, request, before) {
			let same = before.find((one) => !(0, watch_status.P)(one) && (0, compare_exports.k8)(request, one) === "same");
			if (same === void 0) return;
			ctx.report.warning(`Export ${same.id} is still ${(0, bulk_exports.Hm)(same.status)} and exports the same, such as one of an earlier run. This step creates another: cancel one of them, unless you need both.`);
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
		var state_store = __webpack_require__(1262);
		var lines = __webpack_require__(8561);
		function attemptLine(error, runs) {
			let attempt = Math.max(...runs.map(({ errors }) => errors));
			return `${(0, headline.sZ)(runs.map(watch_runs.rt))}, attempt ${attempt} failed: ${error}`;
		}
		function createdLine({ id }, state) {
			let range = (0, export_state.be)(state);
			return `${state.request?.end_time === void 0 ? "schedule" : "export"} ${id} created${range === void 0 ? "" : `: ${(0, export_range.r6)(range)}`}`;
		}
		let UNKNOWN = "The progress of the runs is unknown for now.";
		function exportLog(ctx) {
			let { report } = ctx;
			let statuses = (0, lines.NH)(ctx);
			let lastFacts = "";
			let errors = new Set();
			function logErrors({ list }) {
				let news = list.filter(({ error }) => error !== "" && !errors.has(error));
				for (let [error, runs] of Map.groupBy(news, (run) => run.error)) {
					if (errors.size === 20) return;
					errors.add(error);
					report.progress(attemptLine(error, runs));
				}
			}
			return {
				heartbeat: statuses.heartbeat,
				created(one, state) {
					statuses.see((0, bulk_exports.Hm)(one.status), createdLine(one, state));
				},
				export(one) {
					statuses.see((0, bulk_exports.Hm)(one.status));
				},
				runs(runs, state) {
					if (state.export !== void 0 && (0, watch_status.P)(state.export)) return;
					let finished = `${(0, format.ZV)(runs.done)} of ${(0, format.td)(runs.total, "run")} finished`;
					let facts = (0, lines.ci)(finished, runs.rows === void 0 ? [] : [(0, format.td)(runs.rows, "row")]);
					runs.total > 0 && facts !== lastFacts && report.progress(facts);
					lastFacts = facts;
					logErrors(runs);
				},
				noRuns(error) {
					lastFacts !== UNKNOWN && report.progress(`${error.line}. ${UNKNOWN}`);
					lastFacts = UNKNOWN;
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
				(0, start_request.y9)(inputs, ctx);
				let request = (0, start_request.S5)(inputs);
				store.update({
					request,
					destination_id: request.bulk_export_destination_id
				});
				await createExportOnce(step, request);
				ctx.signal.throwIfAborted();
				if (inputs.interval_hours !== void 0) return endNow(store.state, SCHEDULES.scheduled);
				return inputs.wait ? watch(step) : endNow(store.state, EXPORTS.notWaited);
			},
			watch: async (step) => {
				let { inputs, ctx, store } = step;
				let end = await watch(step);
				let { export: found } = store.state;
				if (found === void 0 || !(0, watch_status.G)(found) || (0, watch_status.P)(found)) return end;
				let intervals = await (0, schedule.Vw)(ctx, found);
				store.update({ schedule: {
					export: found,
					intervals
				} });
				for (let one of (0, schedule.ax)(intervals)) ctx.report.info(`        ${(0, schedule.Tj)(one)}`);
				let newest = intervals.at(-1);
				if (newest === void 0) return end;
				let { export: made, runs } = newest;
				if (made === void 0) return SCHEDULES.notSpawned;
				store.update({
					id: made.id,
					export: made,
					...runs && {
						runs,
						lastRuns: runs
					}
				});
				saved_state.gw.save(ctx, made.id);
				return inputs.wait ? watch(step) : endNow(store.state, EXPORTS.notWaited);
			},
			cancel: cancel.iw,
			create_destination: async (step) => {
				await createDestinationOnce(step);
				return destinationCreated;
			},
			list: async ({ ctx, store }) => {
				let { exports } = await (0, list_exports.IL)(ctx);
				let newest = (0, list_exports.ll)(exports);
				store.update({ listed: newest });
				for (let one of shownOf(newest)) ctx.report.info(exportLine(one));
				return exportsListed;
			}
		};
		async function watch(step) {
			let { ctx, inputs, store } = step;
			let { id: export_id = "" } = store.state;
			if (!inputs.wait) {
				(0, follow.uV)(step, await (0, requests.T1)(ctx, bulk_exports.lw, { export_id }));
				return endNow(store.state, EXPORTS.notWaited);
			}
			let isTimedOut = await (0, follow.AK)(step, export_id);
			let inTime = inputs.on_timeout === "detach" ? EXPORTS.detached : EXPORTS.timedOut;
			if (!isTimedOut || inputs.on_timeout !== "cancel") return endNow(store.state, inTime);
			let isCancelled = await (0, cancel.Zj)(step, "timeout");
			await (0, follow._P)(step, (0, list_exports.xx)(ctx, export_id));
			let { state } = store;
			return isCancelled ? endOfExport(state) ?? EXPORTS.cancelledInTime : endNow(state, inTime);
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
				end = await OPERATIONS[operation](step);
			} catch (error) {
				signal.aborted && cancel_on_interrupt && operation !== "cancel" && await (0, cancel.Zj)(step, "interrupt");
				store.update({ isGone: (0, errors.ST)(error) });
				end = endOfExportError(error, store.state, signal.aborted);
			}
			store.update((_, elapsedMs) => ({ elapsedMs }));
			let { state } = store;
			let isLeft = state.phase === "sent" || (0, export_state.nT)(state);
			signal.aborted && cancel_on_interrupt && isLeft || saved_state.uQ.save(ctx, "true");
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
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk && phase !== "accepted") return endOfRefusal(error, step);
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
			if (phase !== "not sent") return leftOpen(error, step, messages[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? leftOpen(error, step, messages.sent) : unanswered(error, step);
		}
		function endOfRefusal(error, { context }) {
			let { status, detail } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__.G)(error, context);
			let reason = members.length > 1 ? void 0 : (members[0] ?? { reason: detail }).reason;
			let why = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [why, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_2__.Zw),
				quotes: quotesOf(isForeign ? void 0 : context.service, reason)
			};
		}
		let unanswered = (error, { context, messages }) => ({
			outcome: "error",
			headline: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.Gw)(error, context.service)}; ${messages["not sent"].headline}`,
			message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.message)}.`,
			advice: (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.OF)(error, context.service),
			quotes: quotesOf(context.service, error.detail)
		});
		function leftOpen(error, step, phaseMessages) {
			let { likelyCause = "", nextStep = "" } = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk ? (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_3__.G)(error, step.context) : {};
			let advice = phaseMessages.gone ?? (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, phaseMessages.advice ?? "");
			let { seen } = phaseMessages;
			let inFull = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.message)}.`;
			let message = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? inFull : seen?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.PR)(error)) ?? inFull;
			let isQuoted = (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.wh)(message).includes((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_4__.DR)(error.detail ?? ""));
			return {
				outcome: "error",
				headline: phaseMessages.headline,
				message,
				...advice === "" ? {} : { advice },
				quotes: isQuoted ? [] : quotesOf(step.context.service, error.detail)
			};
		}
		let quotesOf = (service, text) => text === void 0 ? [] : [{
			by: service && `The ${service}`,
			text
		}];
	}),
	8107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			lq: () => EXPORT_REFUSALS,
			tp: () => DESTINATION,
			u_: () => USAGE
		});
		var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3467);
		let CORRECT_URL = (0, _any_js__WEBPACK_IMPORTED_MODULE_1__.U8)("platform API");
		let NO_EXPORTS = {
			headline: "no bulk exports at base_url",
			nextStep: `${CORRECT_URL} If it is right, check tenant_id and the ids.`,
			isForeign: !0
		};
		let wrongId = (input, what, says) => ({
			status: [404],
			says,
			given: input,
			headline: `no ${what} has this ${input}`,
			nextStep: `Check ${input}: it is wrong, or belongs to another workspace (tenant_id) or installation (base_url).`
		});
		let VERSIONS = "(see the versions in export/README.md)";
		let newer = (input, member) => ({
			status: [422],
			member,
			given: input,
			..._any_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: `Correct ${input}, or leave it out: an older self-hosted installation does not know it ${VERSIONS}.`
		});
		let EXPORT_REFUSALS = [
			{
				status: [403],
				headline: _any_js__WEBPACK_IMPORTED_MODULE_1__.AY,
				likelyCause: "The credential is known, but may not export in this workspace.",
				nextStep: "Check tenant_id, and whether the plan has bulk exports: Plus and Enterprise have them."
			},
			{
				status: [404],
				says: _any_js__WEBPACK_IMPORTED_MODULE_1__.Ms,
				...NO_EXPORTS
			},
			wrongId("destination_id", "destination", /destination/i),
			wrongId("project_id", "project", /project|session/i),
			wrongId("export_id", "export", /export/i),
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
			newer("interval_hours", /interval_hours|end_time/),
			newer("export_fields", /export_fields/),
			newer("session_token", /session_token/),
			{
				status: [422],
				member: /access_key_id/,
				lacks: "access_key_id",
				..._any_js__WEBPACK_IMPORTED_MODULE_1__.bF,
				nextStep: `Set access_key_id and secret_access_key: only a newer self-hosted installation can write with its own credentials ${VERSIONS}.`
			}
		];
		let DESTINATION = [
			{
				says: _causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export.endpoint.pattern,
				lacks: "endpoint_url",
				headline: "no object store answers for this region and bucket",
				nextStep: "Correct region, such as eu-central-1, and bucket_name; for a store other than AWS, set endpoint_url instead."
			},
			...Object.values(_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.export).filter(({ isRetried }) => !isRetried).map(({ pattern: says, meaning: headline, nextStep }) => ({
				says,
				headline,
				nextStep
			})),
			...EXPORT_REFUSALS
		];
		let USAGE = [
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
		let OF_VALUES = [
			400,
			404,
			409,
			422
		];
		let fits = ({ status, says, of, member, given, lacks }, { status: answered, detail, operation, members, given: all }) => (status?.includes(answered) ?? !0) && (says?.test(detail) ?? !0) && (of === void 0 || of.reads === operation?.reads) && (member === void 0 || members.some(({ input }) => member.test(input))) && (given === void 0 || all.includes(given)) && (lacks === void 0 || !all.includes(lacks));
		function explainRefusal(error, context) {
			let { status, detail = "", operation, problems } = error;
			let { rows = [] } = context;
			let inSentence = problems.length === 0 && OF_VALUES.includes(status) ? (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.BH)(detail, context) : [];
			let members = [...problems.slice(0, 20).map((problem) => (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.xs)(problem, context)), ...inSentence];
			let refused = {
				...context,
				status,
				detail,
				operation,
				members
			};
			let row = [
				..._any_js__WEBPACK_IMPORTED_MODULE_0__.RK,
				...rows,
				..._any_js__WEBPACK_IMPORTED_MODULE_0__.xo
			].find((one) => fits(one, refused)) ?? _any_js__WEBPACK_IMPORTED_MODULE_0__.HV;
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
	1262: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	7756: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => searchUntilFound });
		var _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5131);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8136);
		var _poll_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1705);
		var _requests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7906);
		let NEVER = {
			reads: Infinity,
			ms: 0
		};
		async function searchUntilFound(ctx, { what, windowMs, look, isFound }) {
			let { clock, deadline, report } = ctx;
			let longer = (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.withDeadline)(ctx, deadline.leftMs + windowMs);
			let end = report.timeOf(clock.now() + windowMs);
			let waiting = (0, _poll_js__WEBPACK_IMPORTED_MODULE_3__.wt)(longer, {
				interval: {
					minMs: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.search.ms,
					maxMs: _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.search.ms
				},
				limitMs: windowMs,
				read: () => look(longer),
				stateOf: () => what,
				neededEvidence: (now) => isFound(now) ? _poll_js__WEBPACK_IMPORTED_MODULE_3__.ET : void 0,
				refusalEvidence: () => NEVER,
				heartbeat: () => `still looking for ${what}, until ${end}`
			});
			let seen = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Rt)(ctx, waiting);
			if ("last" in seen && seen.failure === void 0) return seen.last;
			let last = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Rt)(ctx, (0, _requests_js__WEBPACK_IMPORTED_MODULE_4__.LH)(longer, () => look(longer)));
			return last instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7 ? void 0 : last;
		}
	}),
	4451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => writeOnce });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7421);
		let isAccepted = ({ kind }) => kind === "applied" || kind === "accepted";
		async function writeOnce(ctx, write) {
			let { clock, deadline, report, signal } = ctx;
			let startedMs = clock.now();
			let { texts } = write;
			let backoff = (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.lF)(ctx, write.rateLimitedMs);
			let isLost = !1;
			let sends = 0;
			async function untilProven() {
				for (;;) {
					let attempt = await (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.$z)(signal, (grace) => write.send(grace), (phase) => write.onPhase(sends > 0 && phase === "not sent" ? "sent" : phase));
					(isAccepted(attempt) || attempt.kind === "ambiguous") && (sends += 1);
					attempt.kind === "accepted" && write.onPhase("accepted");
					isLost ||= attempt.kind === "ambiguous";
					let found = await madeBy(attempt);
					if (found !== void 0) return found;
				}
			}
			async function madeBy(attempt) {
				let shown = attempt.kind === "applied" ? await write.resultOf(attempt.reply) : void 0;
				if (shown !== void 0) return shown;
				(sends > 0 || attempt.kind !== "refused") && signal.throwIfAborted();
				(0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt) ? await backoff.wait(attempt.error) : backoff.answered();
				if (sends === 0 && (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt)) {
					await write.refreshBaseline?.();
					return;
				}
				let result = await searchAfter(attempt);
				if (result.kind !== "ours") return repeat(attempt, result);
				report.progress(texts.found(result.found));
				return result.found;
			}
			async function searchAfter(attempt) {
				let isRefused = attempt.kind === "refused";
				if (sends === 0 && isRefused && !write.mayHaveCollided?.(attempt.error)) return { kind: "nothing" };
				isAccepted(attempt) && report.progress(texts.accepted);
				attempt.kind === "ambiguous" && report.progress(`${attempt.error.message}; ${texts.lost}.`);
				return write.search(isRefused || (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt) ? 0 : write.windowMs);
			}
			function repeat(attempt, result) {
				if (attempt.kind === "refused" && sends === 0) throw attempt.error;
				let isFinal = isAccepted(attempt) || attempt.kind === "refused";
				if (!(result.kind === "nothing" && !isFinal) || !write.maySendAgain(sends) || deadline.leftMs <= 0) throw unproven(attempt, "why" in result ? result.why : void 0);
				report.progress(`${texts.absent}, so it is sent again.`);
			}
			function unproven(attempt, why) {
				let { kind } = attempt;
				let cause = kind === "applied" ? Error("The change was accepted (status 200)") : attempt.error;
				if (write.giveUp !== void 0) return write.giveUp(cause);
				if (kind === "ambiguous" && why === void 0) return neverAnswered(attempt.error);
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(why ?? (isAccepted(attempt) ? texts.absent : "An earlier attempt got no answer, and may have been applied"), cause);
			}
			function neverAnswered({ why, status, detail }) {
				let times = sends === 1 ? "once" : `${sends} times`;
				let absent = texts.absent.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
				let all = `Sent ${times} ${status === void 0 ? `without an answer (${why})` : `and failed (${why})`}, and ${absent}. It is not sent again`;
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(all, void 0, detail);
			}
			let found = await report.withHeartbeat(backoff.heartbeat, untilProven);
			let recovered = isLost ? {
				how: sends > 1 ? "sent again" : "found",
				afterMs: clock.now() - startedMs
			} : void 0;
			return {
				found,
				sends,
				recovered
			};
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			V$: () => isNotApplied,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			np: () => writeThrough
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2964);
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.fk) return {
				kind: "refused",
				error
			};
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) return {
				kind: error.accepts ? "accepted" : "ambiguous",
				error
			};
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk)) throw error;
			return {
				kind: error.sent && error.status !== 429 ? "ambiguous" : "not applied",
				error
			};
		}
		async function attemptWrite(cancel, send, onPhase) {
			cancel.throwIfAborted();
			onPhase("sent");
			let attempt = await answerTo(cancel, send);
			attempt.kind === "applied" ? onPhase("accepted") : attempt.kind !== "ambiguous" && attempt.kind !== "accepted" && onPhase("not sent");
			return attempt;
		}
		async function answerTo(cancel, send) {
			let abort = new AbortController();
			let later = () => setTimeout(() => abort.abort(cancel.reason), _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.writeAfterCancel.ms);
			let onCancel = () => void later().unref();
			cancel.addEventListener("abort", onCancel, { once: !0 });
			try {
				return {
					kind: "applied",
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
		function isNotApplied(attempt) {
			return attempt.kind === "not applied";
		}
		async function writeThrough(ctx, send, onPhase) {
			let backoff = createBackoff(ctx);
			let work = async () => {
				for (;;) {
					let attempt = await attemptWrite(ctx.signal, send, onPhase);
					if (attempt.kind === "applied") return attempt.reply;
					if (!isNotApplied(attempt)) throw attempt.error;
					ctx.signal.throwIfAborted();
					await backoff.wait(attempt.error);
				}
			};
			return ctx.report.withHeartbeat(backoff.heartbeat, work);
		}
		function writeRepeatedly(ctx, send, onPhase, found = async () => void 0) {
			let isLost = !1;
			return (0, _requests_js__WEBPACK_IMPORTED_MODULE_2__.LH)(ctx, async () => {
				let earlier = isLost ? await found() : void 0;
				if (earlier !== void 0) return earlier;
				let attempt = await attemptWrite(ctx.signal, send, (phase) => onPhase(isLost && phase === "not sent" ? "sent" : phase));
				if (attempt.kind === "applied") return attempt.reply;
				isLost ||= attempt.kind === "ambiguous" || attempt.kind === "accepted";
				throw attempt.error;
			}).catch((error) => {
				if (!isLost || ctx.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN("An earlier attempt may have been applied", error);
			});
		}
	})
};
