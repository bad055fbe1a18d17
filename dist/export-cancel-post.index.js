"use strict";
exports.id = "export-cancel-post";
exports.ids = ["export-cancel-post"];
exports.modules = {
	2418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8840);
		var _report_saved_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6784);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(615);
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5131);
		var _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2437);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7527);
		var _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3017);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20);
		var _watch_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8257);
		var _cancel_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8030);
		let post = {
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_7__.Y,
			start: (inputs, shell) => {
				let { signal, state } = shell;
				let connection = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_3__.connect)((0, _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.Sj)("platform API", inputs), shell);
				return cancelLeftovers(inputs, (0, _report_log_progress_log_js__WEBPACK_IMPORTED_MODULE_10__.k)({
					...connection,
					signal,
					report: shell,
					state
				}), shell);
			}
		};
		async function cancelLeftovers(inputs, stepWorld, shell) {
			if (!inputs.cancel_on_interrupt || _report_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.uQ.saved(shell) !== void 0) return;
			let world = {
				...stepWorld,
				server: (0, _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_4__.ux)(stepWorld.server, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_5__.a.cancelInPost.ms)
			};
			let id = _report_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.gw.saved(shell);
			id === void 0 ? _report_saved_state_js__WEBPACK_IMPORTED_MODULE_1__.wK.saved(shell) !== void 0 && world.report.warning("The step ended while it created an export, and may have left it behind: look at the exports (operation: list), and cancel it if it is there.") : await cancelLeftover(inputs, world, id);
		}
		async function cancelLeftover(inputs, world, id) {
			try {
				if (inputs.operation === "watch" && (0, _watch_status_js__WEBPACK_IMPORTED_MODULE_8__.G)(await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_2__.kA)(world, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_6__.lw, { export_id: id }, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_5__.a.once))) return;
				let { status } = await (0, _cancel_js__WEBPACK_IMPORTED_MODULE_9__.BW)((0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_3__.timed)(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_5__.a.cancelAtTimeout.ms), id);
				world.report.info(`Export ${id}, which the step left behind, is now ${(0, _service_contract_bulk_exports_js__WEBPACK_IMPORTED_MODULE_6__.Hm)(status)}.`);
			} catch (error) {
				let reason = error instanceof Error ? error.message : "for an unknown reason";
				world.report.warning(`Export ${id} could not be cancelled, and may still be running: ${reason}.`);
			}
		}
	}),
	20: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => ExportInputs,
			V: () => outputs
		});
		var schemas = __webpack_require__(3339);
		var connection = __webpack_require__(6514);
		var base_url = __webpack_require__(5866);
		var credential = __webpack_require__(4466);
		var duration = __webpack_require__(3727);
		var time = __webpack_require__(9650);
		var uuid = __webpack_require__(7848);
		var whole_number = __webpack_require__(6572);
		var words = __webpack_require__(1066);
		var input = __webpack_require__(2888);
		var problem = __webpack_require__(787);
		var similar = __webpack_require__(337);
		var waiting = __webpack_require__(3319);
		var export_limits = __webpack_require__(7314);
		let OPERATIONS = [
			"start",
			"watch",
			"cancel",
			"create_destination",
			"list"
		];
		let FROM = {
			destination_id: "write the output destination_id of operation create_destination",
			project_id: "write the id of the tracing project; usage/ with group_by: project lists the ids"
		};
		let OWN = [
			[
				["destination_id"],
				["start"],
				FROM.destination_id
			],
			[
				["project_id"],
				["start"],
				FROM.project_id
			],
			[
				["start_time"],
				["start"],
				"write the first moment of the range, such as 2026-02-01T00:00:00Z"
			],
			[[
				"end_time",
				"interval_hours",
				"filter",
				"format_version",
				"export_fields"
			], ["start"]],
			[
				["export_id"],
				["watch", "cancel"],
				"write the output export_id of the step that started it"
			],
			[["cancel_spawned"], ["cancel"]],
			[
				["display_name"],
				["create_destination"],
				"write a name by which people know the bucket"
			],
			[
				["bucket_name"],
				["create_destination"],
				"write the name of the bucket"
			],
			[[
				"prefix",
				"region",
				"endpoint_url",
				"include_bucket_in_prefix"
			], ["create_destination"]],
			[[
				"access_key_id",
				"secret_access_key",
				"session_token"
			], ["create_destination"]]
		];
		function checkOperation(inputs, operation, wrong) {
			for (let [names, operations, source] of OWN) {
				let isOwn = operations.includes(operation);
				let only = `applies to operation ${operations.join(" or ")} only`;
				for (let input of names) {
					let isGiven = inputs[input] !== void 0 && inputs[input] !== !1;
					isOwn && source !== void 0 && !isGiven && wrong(input, `is required for operation ${operation}`, source);
					!isOwn && isGiven && wrong(input, only, "remove it, or correct operation");
				}
			}
		}
		function checkStart(inputs, wrong) {
			let { start_time: start, end_time: end, interval_hours: hours, fail_on_empty } = inputs;
			hours === void 0 && end === void 0 && wrong("end_time", "is required, unless interval_hours is set to create a schedule", "set one of the two");
			hours !== void 0 && end !== void 0 && wrong("interval_hours", "cannot be combined with end_time, because a schedule has no end", "remove one of the two");
			hours !== void 0 && fail_on_empty === !0 && wrong("fail_on_empty", "does not apply to a schedule, which this step does not wait for", "remove it");
			if (typeof start != "number" || typeof end != "number") return;
			end <= start ? wrong("end_time", `is not after start_time (${(0, time.T)(start)})`, "set a later end") : start > Date.now() && wrong("start_time", "is in the future, and there is nothing to export yet", "set an earlier one, or create a schedule with interval_hours");
		}
		function checkDestination(inputs, wrong) {
			let { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
			let { endpoint_url: url, allow_http } = inputs;
			let both = "set both or neither";
			id === void 0 && secret !== void 0 && wrong("access_key_id", "is required with secret_access_key", both);
			id !== void 0 && secret === void 0 && wrong("secret_access_key", "is required with access_key_id", both);
			token !== void 0 && (id ?? secret) === void 0 && wrong("session_token", "needs access_key_id and secret_access_key", "set all three");
			typeof url == "string" && URL.canParse(url) && (0, base_url.fy)(url) && allow_http !== !0 && wrong("endpoint_url", "is plain http, which shows all traces to the network", "use https://, or set allow_http: true");
		}
		let exportRules = (0, problem.iC)((inputs, wrong) => {
			let { operation } = inputs;
			if (!OPERATIONS.some((one) => one === operation)) return;
			checkOperation(inputs, String(operation), wrong);
			operation === "start" && checkStart(inputs, wrong);
			operation === "create_destination" && checkDestination(inputs, wrong);
		});
		let inputs_text = schemas.YjP().trim();
		let tenantId = (0, problem.M8)("write the id of the workspace, such as ${{ vars.TENANT_ID }}", credential.gI);
		let exportFields = (0, problem.ZZ)("name fields", (text, refuse) => {
			let names = (0, words.Mc)(text);
			names.length === 0 && refuse("is empty", "name a field, or remove it to export all");
			return names.map((name) => {
				let known = export_limits.T.find((one) => one === name);
				let meant = (0, similar.kp)(name, export_limits.T);
				let all = `choose from ${export_limits.T.join(", ")}`;
				let todo = meant === void 0 ? all : `did you mean ${meant}?`;
				return known ?? refuse(`${(0, problem.TL)(name)} is not a field that can be exported`, todo);
			});
		});
		let bucketName = (0, problem.ZZ)("write its name", (text, refuse) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text) ? text : refuse(`${(0, problem.TL)(text)} is not the name of a bucket`, "write the name alone, without s3:// and without a path"));
		let exportId = (0, uuid.uR)("write the output export_id of the step that started it, one id for each step");
		let destinationId = (0, uuid.uR)(FROM.destination_id);
		let projectId = (0, uuid.uR)(FROM.project_id);
		let ExportInputs = schemas.Ikc({
			...connection.eu,
			base_url: connection.fc,
			tenant_id: (0, input.h)(tenantId, "Id of the workspace whose traces are exported, sent as `X-Tenant-Id`.", { required: !0 }),
			operation: (0, input.h)((0, words.Yq)(...OPERATIONS).prefault("start"), "`start`, `watch`, `cancel`, `create_destination` or `list`.", { group: "What to do" }),
			export_id: (0, input.h)(exportId.optional(), "`watch`, `cancel`: the export or schedule."),
			destination_id: (0, input.h)(destinationId.optional(), "`start`: where the files go.", { group: "What to export" }),
			project_id: (0, input.h)(projectId.optional(), "`start`: the tracing project (the service's `session_id`)."),
			start_time: (0, input.h)(time.k.optional(), "`start`: beginning of the range, ISO 8601 with a zone."),
			end_time: (0, input.h)(time.k.optional(), "`start`: end of the range, exclusive. Set either this or `interval_hours`."),
			interval_hours: (0, input.h)((0, whole_number.r)(export_limits.I.interval_hours).optional(), "`start`: create a schedule that exports every so many hours, from `start_time` on."),
			filter: (0, input.h)(inputs_text.optional(), "`start`: expression of the filter query language; without it, everything is exported."),
			format_version: (0, input.h)(inputs_text.optional(), "`start`: `v2_beta` has richer column types, and folders that Hive can read."),
			export_fields: (0, input.h)(exportFields.optional(), "`start`: the columns. Without `inputs` and `outputs` an export is faster and its files are smaller."),
			display_name: (0, input.h)(inputs_text.optional(), "`create_destination`: name of the destination.", { group: "A destination" }),
			bucket_name: (0, input.h)(bucketName.optional(), "`create_destination`: name of the bucket."),
			prefix: (0, input.h)(inputs_text.optional(), "`create_destination`: root folder in the bucket."),
			region: (0, input.h)(inputs_text.optional(), "`create_destination`: for AWS-style buckets, which need no `endpoint_url`."),
			endpoint_url: (0, input.h)(base_url.cL.optional(), "`create_destination`: for S3-compatible stores other than AWS."),
			include_bucket_in_prefix: (0, input.h)(words.zM.optional(), "`create_destination`: put the bucket's name into the path, as some stores and older destinations need. The platform does not, unless this is `true`."),
			access_key_id: (0, input.h)(credential.eE.optional(), "`create_destination`: access key. Without one, a self-hosted installation uses its own credentials.", { secret: credential.r0 }),
			secret_access_key: (0, input.h)(credential.eE.optional(), "`create_destination`: secret key.", { secret: credential.r0 }),
			session_token: (0, input.h)(credential.eE.optional(), "`create_destination`: for temporary credentials.", { secret: credential.r0 }),
			wait: (0, input.h)(words.zM.prefault("true"), "Wait until the export has finished.", { group: "Waiting" }),
			timeout: (0, input.h)(duration.C.prefault("5h"), "Limit for the whole step; `on_timeout` decides what happens next."),
			poll_interval: (0, input.h)(duration.C.prefault("5s"), "Shortest pause between two polls."),
			poll_max_interval: (0, input.h)(duration.C.prefault("60s"), "Longest pause between two polls."),
			on_timeout: (0, input.h)((0, words.Yq)("fail", "detach", "cancel").prefault("fail"), "`fail`: the export continues and the step fails; `detach`: it continues and the step succeeds; `cancel`: it is cancelled, which may take another half a minute."),
			on_ambiguous: waiting.f.on_ambiguous,
			settle_window: waiting.f.settle_window,
			cancel_on_interrupt: (0, input.h)(words.zM.prefault("false"), "Cancel the export when the workflow is cancelled or the step is killed. Otherwise it continues."),
			cancel_spawned: (0, input.h)(words.zM.prefault("false"), "`cancel`: also cancel the unfinished exports that the schedule has started."),
			fail_on_empty: (0, input.h)(words.zM.prefault("false"), "Fail if the export is complete but has no rows."),
			summary: (0, input.h)(words.zM.prefault("true"), "Write the job summary.")
		}).check(connection.mO, waiting.N, exportRules);
		let outputs = {
			export_id: "The export or schedule created, watched or cancelled.",
			destination_id: "The new destination (`create_destination`), or the one exported to.",
			status: "The last status, in upper case. When a schedule is watched, of its newest due export.",
			outcome: "How it ended: see the table of outcomes.",
			rows_exported: "Number of rows written, as far as the runs say. When a schedule is watched, of its newest due export.",
			run_count: "Number of runs: an export usually has one for each day.",
			failed_run_count: "Number of runs that failed.",
			runs: "JSON array of `{id, status, day, rows, errors, error}`, failed ones first; cut if it would be too long.",
			files: "JSON array of the keys of the files; cut if it would be too long.",
			object_prefix: "Where the files are in the bucket, up to `export_id=<id>`.",
			cancelled_ids: "JSON array of the ids of the exports that this step cancelled.",
			elapsed_seconds: "Duration of the whole step.",
			error_message: "What went wrong, in one line."
		};
	}),
	9650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => timeText,
			k: () => time
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4377);
		var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(787);
		let EXAMPLE = "2026-03-01T00:00:00Z";
		let Instant = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_1__.w$({ offset: !0 }), zod__WEBPACK_IMPORTED_MODULE_1__.w$({
			offset: !0,
			precision: -1
		})]);
		let time = (0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.ZZ)(`write a time such as ${EXAMPLE}`, (text, refuse) => Instant.safeParse(text).success ? Date.parse(text) : refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_2__.TL)(text)} is not an ISO 8601 time with a zone`, `write one such as ${EXAMPLE}`));
		function timeText(ms) {
			return new Date(ms).toISOString().replace(".000Z", "Z");
		}
	}),
	6572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => wholeNumber });
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function wholeNumber({ min, max }) {
			let range = max === void 0 ? `of at least ${min}` : `from ${min} to ${max}`;
			return (0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(`write a whole number ${range}`, (text, refuse) => {
				let value = Number(text);
				if (!/^\d+$/.test(text)) return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is not a whole number`, `write one ${range}, in digits alone`);
				if (value >= min && value <= (max ?? 2 ** 53 - 1)) return value;
				return refuse(`${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(text)} is out of range`, `write a whole number ${range}`);
			});
		}
	}),
	2561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => ONCE,
			N7: () => TWICE,
			fm: () => waitFor,
			zn: () => FOR_A_MINUTE
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8477);
		let ONCE = {
			reads: 1,
			ms: 0
		};
		let TWICE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.twice;
		let FOR_A_MINUTE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.refusal;
		function pauseMs(inStateMs, pace, random) {
			return Math.min(pace.maxMs, Math.max(pace.minMs, inStateMs / 15)) * (.9 + random() * .2);
		}
		class Streak {
			#same;
			add(word, nowMs) {
				let before = this.#same?.word === word ? this.#same : {
					reads: 0,
					sinceMs: nowMs
				};
				this.#same = {
					word,
					reads: before.reads + 1,
					sinceMs: before.sinceMs
				};
				return nowMs - before.sinceMs;
			}
			clear() {
				this.#same = void 0;
			}
			suffices({ reads, ms }, nowMs) {
				return this.#same !== void 0 && this.#same.reads >= reads && nowMs - this.#same.sinceMs >= ms;
			}
		}
		async function waitFor(world, waiting) {
			let { clock, report, server, signal } = world;
			let { pace, refusal = () => FOR_A_MINUTE, limitMs = Infinity } = waiting;
			let deadline = world.deadline.within(limitMs);
			let trouble = (0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__._)(world);
			let states = new Streak();
			let refusals = new Streak();
			let last;
			let failure;
			let failures = 0;
			let answeredMs = clock.now();
			async function untilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, mayBeEnd, pause } = await once(lateReads > 1);
					if (isOver || lateReads > +!!mayBeEnd) return {
						last,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function once(isLast) {
				try {
					return await answered(await waiting.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: failed(error)
					};
				}
			}
			async function answered(reply, isLast) {
				trouble.answered() && report.tell(`the ${server.name} answers again`);
				answeredMs = clock.now();
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(waiting.state(reply), clock.now());
				let needed = waiting.end(reply);
				let mayBeEnd = needed !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
				waiting.on?.(reply, isEnd);
				return {
					isOver: isEnd || (await waiting.isOver?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, pace, clock.random)
				};
			}
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.outage.ms, limitMs);
				let isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
				let isAway = clock.now() - answeredMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isAway || !mayPass && isRefused(error)) throw error.after(failures);
				waiting.failed?.(error);
				trouble.failed(error, Math.min(answeredMs + outageMs, clock.now() + deadline.leftMs));
				return mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random) : pauseMs(0, pace, clock.random);
			}
			function isRefused(error) {
				refusals.add((0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__.I)(error), clock.now());
				return refusals.suffices(refusal(), clock.now());
			}
			return report.during(() => trouble.words() ?? waiting.words?.(), untilEnd);
		}
	}),
	540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UD: () => compare,
			Zh: () => staysSame,
			j2: () => compareMembers,
			lS: () => membersOf,
			qz: () => isOtherContent,
			sT: () => spelledAs,
			wE: () => runsAll
		});
		var _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3174);
		var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8686);
		var _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7871);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5566);
		let spelledAs = (spelled) => (sent, shown) => spelled(sent) === spelled(shown) ? "same" : "other";
		let id = spelledAs((text) => text.toLowerCase());
		let withoutHeads = spelledAs((ref) => ref.replace(/^refs\/heads\//, ""));
		let ref = (sent, shown) => sent !== shown && (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.WM)(shown) ? "hidden" : withoutHeads(sent, shown);
		function image(sent, shown) {
			let [one, other] = [(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(sent), (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(shown)];
			let [tag, shownTag] = [one, other].map((part) => part.tag ?? (part.digest ? "" : "latest"));
			if (!(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.yS)(one, other) || tag && shownTag && tag !== shownTag) return "other";
			if (one.digest && other.digest) return one.digest === other.digest ? "same" : "other";
			if (one.digest) return one.tag === other.tag ? "hidden" : "other";
			return shownTag ? "same" : "hidden";
		}
		let RULES = {
			integration_id: id,
			listener_id: id,
			repo_url: (sent, shown) => (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.ve)(sent, shown) ? "same" : "other",
			custom_url: spelledAs((url) => url.replace(/\/+$/, "")),
			repo_ref: ref,
			graph_config_path: spelledAs((path) => path.replace(/^(?:\.?\/)+/, "")),
			image_uri: image
		};
		let isUnset = (value) => (value ?? "") === "" || typeof value == "object" && Object.keys(value ?? {}).length === 0;
		let membersOf = (members) => Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));
		function likenessOf(sent, shown) {
			if (isUnset(sent) && isUnset(shown)) return "same";
			if (isUnset(shown)) return "hidden";
			if (Array.isArray(sent) && Array.isArray(shown)) {
				if (sent.length !== shown.length) return "other";
				return worstOf(sent.map((one, at) => likenessOf(one, shown[at])));
			}
			if (isMapping(sent) && isMapping(shown)) {
				let members = new Map(Object.entries(shown));
				return worstOf(membersOf(sent).map(([name, one]) => likenessOf(one, members.get(name))));
			}
			if (typeof sent == typeof shown ? sent === shown : Number(sent) === Number(shown)) return "same";
			return typeof shown == "string" && (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.vX)(shown) ? "hidden" : "other";
		}
		let isMapping = (value) => typeof value == "object" && !!value && !Array.isArray(value);
		let worstOf = (all) => ["other", "hidden"].find((one) => all.includes(one)) ?? "same";
		function compareMembers(prefix, sent, shown, ifMissing, rules = RULES) {
			let present = new Map(membersOf(shown));
			return Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null).map(([name, value]) => {
				let now = present.get(name) ?? null;
				let is = now === null && value !== 0 && value !== !1 && !isUnset(value) ? ifMissing : likenessBy(rules[name], value, now);
				return {
					path: prefix + name,
					is,
					sent: value,
					shown: now
				};
			});
		}
		let likenessBy = (rule, sent, shown) => rule !== void 0 && typeof sent == "string" && typeof shown == "string" ? rule(sent, shown) : likenessOf(sent, shown);
		function withoutIgnoredTag(value) {
			let { name, digest } = (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(value));
			return digest === void 0 ? value : `${name}@${digest}`;
		}
		function staysSame(name, one, other) {
			let [a, b] = (name === "image_uri" ? [one, other].map(withoutIgnoredTag) : [one, other]).map((value) => ({ [name]: value }));
			return [...compareMembers("", a, b, "absent"), ...compareMembers("", b, a, "absent")].every(({ is }) => is === "same");
		}
		function compareSecrets(sent, shown) {
			let secrets = (shown ?? []).map(({ name, value }) => ({
				name,
				value: value ?? _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.Ls
			}));
			let present = new Map(secrets.map(({ name, value }) => [name, value]));
			let isHidden = (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.$q)(secrets);
			if (sent?.length === 0) return [{
				path: "secrets",
				is: present.size > 0 ? "other" : shown ? "same" : "hidden"
			}];
			return (sent ?? []).map(({ name, value }) => {
				let now = present.get(name);
				let path = `secrets.${name}`;
				if (now === void 0) return {
					path,
					is: present.size > 0 ? "absent" : "hidden"
				};
				if (isHidden(now)) return {
					path,
					is: "hidden"
				};
				return {
					path,
					is: now === value ? "same" : "other"
				};
			});
		}
		function completed(spec) {
			let implied = (0, _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yh)(spec ?? {}).map(({ field, value }) => [field, value]);
			return {
				...Object.fromEntries(membersOf(spec)),
				...Object.fromEntries(implied)
			};
		}
		let RUNS = Object.keys(_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Ar.shape);
		let runsIn = (members) => Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => RUNS.includes(name)));
		function compare(sent, shown) {
			let { resource_spec: spec, ...config } = sent.source_config ?? {};
			let { resource_spec: shownSpec, ...shownConfig } = shown.source_config ?? {};
			let isSpecShown = membersOf(shownSpec).length > 0;
			let [runs, shownRuns] = [sent, shown].map((one) => runsIn(one.source_revision_config));
			return [
				...compareMembers("source_config.", config, shownConfig, shown.source_config ? "absent" : "hidden"),
				...compareMembers("source_config.resource_spec.", spec, completed(shownSpec), isSpecShown ? "absent" : "hidden"),
				...compareMembers("source_revision_config.", runs, shownRuns, "hidden"),
				...compareSecrets(sent.secrets, shown.secrets)
			];
		}
		let runsAll = (wanted, shown) => compare({ source_revision_config: wanted }, { source_revision_config: shown }).every(({ is }) => is === "same");
		function isOtherContent(sent, shown) {
			let compared = compare({ source_revision_config: sent }, { source_revision_config: shown });
			let unnamed = (uri) => String(uri).slice((0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(uri)).name.length);
			return compared.some(({ path, is, ...one }) => is === "other" && (path.endsWith("repo_ref") || path.endsWith("image_uri") && image(unnamed(one.sent), unnamed(one.shown)) !== "same"));
		}
	}),
	7314: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => EXPORT_LIMITS,
			T: () => EXPORTABLE_FIELDS
		});
		let EXPORTABLE_FIELDS = "id.tenant_id.session_id.trace_id.parent_run_id.parent_run_ids.reference_example_id.name.run_type.start_time.end_time.status.is_root.dotted_order.trace_tier.inputs.outputs.error.extra.events.tags.feedback_stats.total_tokens.prompt_tokens.completion_tokens.total_cost.prompt_cost.completion_cost.first_token_time".split(".");
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
	7871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => hiddenAmong,
			Ls: () => HIDDEN_VALUE,
			vX: () => isRedacted
		});
		let HIDDEN = [
			/^$|^[*•●∙·…]+$|[*•●]{3}|^x{4,}$/i,
			/^\S{0,12}(\.{3}|…)\S{1,12}$/,
			/^[<[(]?redacted[>\])]?$|^[<[(](hidden|masked|secret|sensitive|encrypted)( value)?[>\])]$/i
		];
		function isRedacted(value) {
			return HIDDEN.some((pattern) => pattern.test(value.trim()));
		}
		function hiddenAmong(secrets) {
			let filled = secrets.filter(({ value }) => value !== "");
			let showsValues = filled.length > 0 && !filled.some(({ value }) => isRedacted(value));
			return (value) => isRedacted(value) && !(showsValues && value === "");
		}
		let HIDDEN_VALUE = "***";
	}),
	669: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => plainStatus });
		let plainStatus = (status) => status.toUpperCase().replace(/[^A-Z]/g, "");
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
