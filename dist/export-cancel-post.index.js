"use strict";
exports.id = "export-cancel-post";
exports.ids = ["export-cancel-post"];
exports.modules = {
	2418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { post: () => post });
		var _service_client_client_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4361);
		var _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2437);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
		var _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(522);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6356);
		var _step_start_step_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3285);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3886);
		var _cancel_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3070);
		let post = {
			inputs: _inputs_js__WEBPACK_IMPORTED_MODULE_7__.Yy,
			async start(inputs, runtime) {
				if (!inputs.cancel_on_interrupt || _step_saved_state_js__WEBPACK_IMPORTED_MODULE_5__.ow.load(runtime) !== void 0) return;
				let fullCtx = (0, _step_start_step_js__WEBPACK_IMPORTED_MODULE_6__.connectStep)("platform API", inputs, runtime);
				let ctx = {
					...fullCtx,
					server: (0, _service_client_http_http_js__WEBPACK_IMPORTED_MODULE_1__.wj)(fullCtx.server, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.cancelInPost.ms)
				};
				let id = _step_saved_state_js__WEBPACK_IMPORTED_MODULE_5__.gw.load(runtime);
				id === void 0 ? _step_saved_state_js__WEBPACK_IMPORTED_MODULE_5__.wK.load(runtime) !== void 0 && ctx.report.warning("The step ended while it created an export, and may have left it behind: look at the exports (operation: list), and cancel it if it is there.") : await cancelLeftover(inputs, ctx, id);
			}
		};
		async function cancelLeftover(inputs, ctx, id) {
			try {
				if (inputs.operation === "watch" && (0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.GM)(await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.lw, { export_id: id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.once))) return;
				let { status } = await (0, _cancel_js__WEBPACK_IMPORTED_MODULE_8__.EB)((0, _service_client_client_context_js__WEBPACK_IMPORTED_MODULE_0__.N)(ctx, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_2__.b.cancelAtEnd.ms), id);
				ctx.report.info(`Export ${id}, which the step left behind, is now ${(0, _service_contract_exports_bulk_export_js__WEBPACK_IMPORTED_MODULE_4__.Rh)(status)}.`);
			} catch (error) {
				let reason = error instanceof Error ? error.message : "for an unknown reason";
				ctx.report.warning(`Export ${id} could not be cancelled, and may still be running: ${reason}.`);
			}
		}
	}),
	3886: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => INPUTS_OF_MEMBERS,
			V4: () => outputs,
			Yy: () => ExportInputs
		});
		var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3339);
		var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6514);
		var _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4055);
		var _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2280);
		var _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4466);
		var _inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3727);
		var _inputs_field_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9650);
		var _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7848);
		var _inputs_field_whole_number_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6572);
		var _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2888);
		var _inputs_quote_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8004);
		var _inputs_rules_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1671);
		var _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2672);
		var _inputs_time_range_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1375);
		var _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3319);
		var _service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5799);
		let OPERATIONS = [
			"start",
			"watch",
			"cancel",
			"create_destination",
			"list"
		];
		let SOURCE = {
			destination: "write the output destination_id of operation create_destination",
			project: "write the id of the tracing project; usage/ with group_by: project lists the ids"
		};
		let trimmedText = zod__WEBPACK_IMPORTED_MODULE_12__.YjP().trim();
		let exportFields = (0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.Nu)(_service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_11__.JM, "name a field, or remove it to export all");
		let prefix = (0, _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_9__.ZZ)("write a folder such as traces/daily", (text, refuse) => {
			if (/^\w+:\/\//.test(text)) return refuse("is an address", "write the folder alone");
			let folder = text.split(/[/\\]/).filter((folder) => folder !== "").join("/");
			return folder === text ? text : refuse(`${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_13__.hD)(text)} has empty parts or a backslash`, `write ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_13__.hD)(folder)}`);
		});
		let bucketName = (0, _inputs_text_field_js__WEBPACK_IMPORTED_MODULE_9__.ZZ)("write its name", (text, refuse) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text) ? text : refuse(`${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_13__.hD)(text)} is not the name of a bucket`, "write the name alone, without s3://, and a path as prefix"));
		let shape = zod__WEBPACK_IMPORTED_MODULE_12__.Ikc({
			..._inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.eu,
			base_url: _inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.fc,
			tenant_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.RX, "Id of the workspace whose traces are exported, sent as `X-Tenant-Id`.", { required: !0 }),
			operation: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.Yq)(...OPERATIONS).prefault("start"), "`start`, `watch`, `cancel`, `create_destination` or `list`.", { group: "What to do" }),
			export_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__.re)("write the output export_id of the step that started it, one id for each step").optional(), "`watch`, `cancel`: the export or schedule.", { aliases: "id bulk_export_id" }),
			destination_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__.re)(SOURCE.destination).optional(), "`start`: where the files go.", {
				group: "What to export",
				member: "bulk_export_destination_id",
				aliases: "bulk_export_destination_id"
			}),
			project_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_uuid_js__WEBPACK_IMPORTED_MODULE_6__.uR)(SOURCE.project).optional(), "`start`: the tracing project (the service's `session_id`).", {
				member: "session_id",
				aliases: "project session_id"
			}),
			start_time: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_time_js__WEBPACK_IMPORTED_MODULE_5__.k.optional(), "`start`: beginning of the range, ISO 8601 with a zone.", { aliases: "from start since" }),
			end_time: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_time_js__WEBPACK_IMPORTED_MODULE_5__.k.optional(), "`start`: end of the range, exclusive. Set either this or `interval_hours`.", { aliases: "to end until" }),
			interval_hours: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_whole_number_js__WEBPACK_IMPORTED_MODULE_7__.r)(_service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_11__.IR.interval_hours).optional(), "`start`: create a schedule that exports every so many hours, from `start_time` on.", { aliases: "interval schedule" }),
			filter: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(trimmedText.optional(), "`start`: expression of the filter query language; without it, everything is exported."),
			format_version: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.yz)(_service_contract_exports_limits_js__WEBPACK_IMPORTED_MODULE_11__.M2).optional(), "`start`: `v2_beta` has richer column types, and folders that Hive can read."),
			export_fields: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(exportFields.optional(), "`start`: the columns. Without `inputs` and `outputs` an export is faster and its files are smaller.", { aliases: "fields columns" }),
			display_name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(trimmedText.optional(), "`create_destination`: name of the destination.", { group: "A destination" }),
			bucket_name: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(bucketName.optional(), "`create_destination`: name of the bucket.", { aliases: "bucket" }),
			prefix: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(prefix.optional(), "`create_destination`: root folder in the bucket."),
			region: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(trimmedText.optional(), "`create_destination`: for AWS-style buckets, which need no `endpoint_url`.", { aliases: "aws_region" }),
			endpoint_url: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_address_js__WEBPACK_IMPORTED_MODULE_1__.cL.optional(), "`create_destination`: for S3-compatible stores other than AWS.", {
				public: "if valid",
				aliases: "endpoint s3_endpoint"
			}),
			include_bucket_in_prefix: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.optional(), "`create_destination`: put the bucket's name into the path, as some stores and older destinations need. The platform does not, unless this is `true`."),
			access_key_id: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.eE.optional(), "`create_destination`: access key. Without one, a self-hosted installation uses its own credentials.", {
				findSecrets: _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.R_,
				member: "credentials",
				aliases: "aws_access_key_id"
			}),
			secret_access_key: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.eE.optional(), "`create_destination`: secret key.", {
				findSecrets: _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.R_,
				aliases: "aws_secret_access_key"
			}),
			session_token: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.eE.optional(), "`create_destination`: for temporary credentials.", {
				findSecrets: _inputs_field_credential_js__WEBPACK_IMPORTED_MODULE_3__.R_,
				aliases: "aws_session_token"
			}),
			wait: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("true"), "Wait until the export has finished.", { group: "Waiting" }),
			timeout: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_4__.C.prefault("5h"), "Limit for the whole step; `on_timeout` decides what happens next."),
			poll_interval: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_4__.C.prefault("5s"), "Shortest pause between two polls."),
			poll_max_interval: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_duration_js__WEBPACK_IMPORTED_MODULE_4__.C.prefault("60s"), "Longest pause between two polls."),
			on_timeout: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)((0, _inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.Yq)("fail", "detach", "cancel").prefault("fail"), "`fail`: the export continues and the step fails; `detach`: it continues and the step succeeds; `cancel`: it is cancelled, which may take another half a minute."),
			on_ambiguous: _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_10__.f.on_ambiguous,
			settle_window: _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_10__.f.settle_window,
			cancel_on_interrupt: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("false"), "Cancel the export when the workflow is cancelled or the step is killed. Otherwise it continues."),
			cancel_spawned: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("false"), "`cancel`: also cancel the unfinished exports that the schedule has started."),
			fail_on_empty: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("false"), "Fail if the export is complete but has no rows."),
			summary: (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.hF)(_inputs_field_choice_js__WEBPACK_IMPORTED_MODULE_2__.zM.prefault("true"), "Write the job summary.")
		});
		let OPERATION_INPUTS = [
			[
				["destination_id"],
				["start"],
				SOURCE.destination
			],
			[
				["project_id"],
				["start"],
				SOURCE.project
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
		let operationRules = (inputs, operation) => OPERATION_INPUTS.flatMap(([names, operations, fix]) => names.flatMap((input) => {
			let isApplicable = operations.includes(operation);
			let isSet = inputs[input] !== void 0 && inputs[input] !== !1;
			return [[
				isApplicable && fix !== void 0 && !isSet,
				input,
				`is required for operation ${operation}`,
				fix
			], [
				!isApplicable && isSet,
				input,
				`applies to operation ${operations.join(" or ")} only`,
				"remove it, or correct operation"
			]];
		}));
		function startRules(inputs) {
			let { start_time, end_time, interval_hours: hours, fail_on_empty } = inputs;
			return [
				[
					hours === void 0 && end_time === void 0,
					"end_time",
					"is required, unless interval_hours is set to create a schedule",
					"set one of the two"
				],
				[
					hours !== void 0 && end_time !== void 0,
					"interval_hours",
					"cannot be combined with end_time, because a schedule has no end",
					"remove one of the two"
				],
				[
					hours !== void 0 && fail_on_empty === !0,
					"fail_on_empty",
					"does not apply to a schedule, which this step does not wait for",
					"remove it"
				],
				...(0, _inputs_time_range_js__WEBPACK_IMPORTED_MODULE_15__.L)(start_time, end_time, "set an earlier time, or create a schedule with interval_hours")
			];
		}
		function destinationRules(inputs) {
			let { access_key_id: id, secret_access_key: secret, session_token: token } = inputs;
			let { endpoint_url, bucket_name: bucket, allow_http } = inputs;
			let url = typeof endpoint_url == "string" ? endpoint_url : "";
			let isTemporary = typeof id == "string" && id.startsWith("ASIA");
			let hasBucketName = url.replace(/(?<!\/)\/+$/, "").endsWith(`/${bucket}`) || url.includes(`://${bucket}.s3`);
			return [
				[
					id === void 0 && secret !== void 0,
					"access_key_id",
					"is required with secret_access_key",
					"set both or neither"
				],
				[
					id !== void 0 && secret === void 0,
					"secret_access_key",
					"is required with access_key_id",
					"set both or neither"
				],
				[
					token !== void 0 && (id ?? secret) === void 0,
					"session_token",
					"needs access_key_id and secret_access_key",
					"set all three"
				],
				[
					token === void 0 && isTemporary,
					"session_token",
					"is required with a temporary access key",
					"set all three"
				],
				[
					hasBucketName,
					"endpoint_url",
					"contains the name of the bucket",
					"write the address of the store alone; bucket_name names the bucket"
				],
				[
					allow_http === !1 && (0, _inputs_field_address_js__WEBPACK_IMPORTED_MODULE_1__.fy)(url),
					"endpoint_url",
					"is plain http, which shows all traces to the network",
					"use https://, or set allow_http: true"
				]
			];
		}
		let exportRules = (0, _inputs_rules_js__WEBPACK_IMPORTED_MODULE_8__.i)((inputs) => {
			let { operation } = inputs;
			if (!OPERATIONS.some((name) => name === operation)) return [];
			return [
				...operationRules(inputs, String(operation)),
				...operation === "start" ? startRules(inputs) : [],
				...operation === "create_destination" ? destinationRules(inputs) : []
			];
		});
		let ExportInputs = shape.check(_inputs_connection_js__WEBPACK_IMPORTED_MODULE_0__.mO, _inputs_waiting_js__WEBPACK_IMPORTED_MODULE_10__.N, exportRules);
		let INPUTS_OF_MEMBERS = (0, _inputs_input_js__WEBPACK_IMPORTED_MODULE_14__.C8)(shape);
		let outputs = {
			export_id: "The export or schedule created, watched or cancelled.",
			destination_id: "The new destination (`create_destination`), or the one exported to.",
			status: "The last status, in upper case. When a schedule is watched, of its newest due export.",
			outcome: "How it ended: see the table of outcomes.",
			rows_exported: "Number of rows in the completed runs. When a schedule is watched, of its newest due export.",
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
	3319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => waitingInputs,
			N: () => waitingRules
		});
		var choice = __webpack_require__(2280);
		var duration = __webpack_require__(3727);
		var input = __webpack_require__(2888);
		var quote = __webpack_require__(8004);
		var text_field = __webpack_require__(2672);
		let PLACEHOLDER = /\{(deployment_id|revision_id)\}/g;
		let revisionLink = (0, text_field.WP)("write one such as https://platform.example.com/d/{deployment_id}/r/{revision_id}", (text) => {
			let address = text.replace(PLACEHOLDER, "0");
			return /^https:\/\/[!-~]+$/.test(address) && URL.canParse(address) && !/[{}]/.test(address) ? void 0 : ["is not an https address, or has another placeholder"];
		});
		var rules = __webpack_require__(1671);
		let statuses = (0, text_field.ZZ)("write one status per line, such as DEPLOY_FAILED", (text, refuse) => {
			let names = (0, text_field.Mc)(text);
			for (let name of names.filter((one) => /[\s;"'[\]]/.test(one))) refuse(`${(0, quote.hD)(name)} is not one word`);
			return names;
		});
		let waitingInputs = {
			wait: (0, input.hF)(choice.zM.prefault("true"), "Wait until the new revision is live or has failed.", {
				group: "Waiting",
				aliases: "wait_for_completion wait_for_deployment wait_for_service_stability"
			}),
			timeout: (0, input.hF)(duration.C.prefault("30m"), "Limit for the whole step: reading, sending, waiting and verifying. The rollout continues on the platform after it.", {
				usual: !0,
				aliases: "wait_timeout timeout_minutes timeout_seconds wait_for_minutes max_wait"
			}),
			poll_interval: (0, input.hF)(duration.C.prefault("3s"), "Shortest pause between two polls.", { aliases: "polling_interval wait_interval" }),
			poll_max_interval: (0, input.hF)(duration.C.prefault("30s"), "Longest pause between two polls: the longer a status lasts, the longer the pauses."),
			failure_statuses: (0, input.hF)(statuses.prefault(""), "More statuses that mean failure, besides the built-in ones."),
			on_ambiguous: (0, input.hF)((0, choice.Yq)("verify", "fail").prefault("verify"), "If an answer is lost, the change may have been applied. `verify` looks for it, and sends it again only if that is safe; `fail` never sends twice."),
			settle_window: (0, input.hF)(duration.p.prefault("90s"), "How long to look for a change whose answer was lost."),
			on_superseded: (0, input.hF)((0, choice.Yq)("fail", "warn").prefault("fail"), "`fail` or `warn` if another revision takes the place of this one."),
			failure_log: (0, input.hF)((0, choice.Yq)("auto", "always", "never").prefault("auto"), "Show the error and the last 50 lines of the build or deploy log if a revision fails, or is still DEPLOYING at the timeout: `auto` (not in public repositories, whose logs anyone can read), `always` or `never`."),
			revision_link: (0, input.hF)(revisionLink.optional(), "Address of the platform's page of a revision, such as `https://platform.example.com/d/{deployment_id}/r/{revision_id}`. Messages that send you to the platform link to it.", { public: "if valid" }),
			verify_active: (0, input.hF)(choice.zM.prefault("true"), "After `DEPLOYED`, also require that this revision becomes the active one within 60 s.")
		};
		let waitingRules = (0, rules.i)(({ poll_interval: min, poll_max_interval: max }) => [[
			typeof min == "number" && typeof max == "number" && min > max,
			"poll_max_interval",
			"is shorter than poll_interval",
			"make it at least as long"
		]]);
	}),
	5799: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IR: () => EXPORT_LIMITS,
			JM: () => KNOWN_EXPORT_FIELDS,
			M2: () => FORMAT_VERSIONS,
			TV: () => EXPORTABLE_FIELDS
		});
		let EXPORTABLE_FIELDS = "id.tenant_id.session_id.trace_id.parent_run_id.parent_run_ids.reference_example_id.name.run_type.start_time.end_time.status.is_root.dotted_order.trace_tier.inputs.outputs.error.extra.events.tags.feedback_stats.total_tokens.prompt_tokens.completion_tokens.total_cost.prompt_cost.completion_cost.first_token_time".split(".");
		let KNOWN_EXPORT_FIELDS = [...EXPORTABLE_FIELDS, "feedbacks"];
		let FORMAT_VERSIONS = ["v2_beta", "v1"];
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
	3285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			connectStep: () => connectStep,
			startStep: () => startStep
		});
		var connection = __webpack_require__(6514);
		var client_context = __webpack_require__(4361);
		var client_clock = __webpack_require__(4440);
		var http = __webpack_require__(2437);
		async function prefetch(ctx, path) {
			let { server, signal } = ctx;
			let replies = [];
			let takePrefetched = (request) => request.method === "GET" && request.path === path ? replies.pop() : void 0;
			await new Promise((resolve) => {
				let reply = (0, http.tN)(server, {
					method: "GET",
					path
				}, signal, () => resolve(void 0));
				replies.push(reply);
				reply.then(resolve, resolve);
			});
			return {
				...ctx,
				server: {
					...server,
					takePrefetched
				}
			};
		}
		function formatElapsedTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let minutes = Math.floor(seconds / 60);
			let hours = Math.floor(minutes / 60);
			let twoDigits = (count) => String(count % 60).padStart(2, "0");
			return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds)}`;
		}
		function withProgressLog(ctx) {
			let { clock, report } = ctx;
			let startMs = clock.now();
			let heartbeats = new Set();
			let isGroupOpen = !1;
			let cancelHeartbeat = () => void 0;
			function scheduleHeartbeat() {
				cancelHeartbeat();
				let pauseMs = Math.max(6e4, (clock.now() - startMs) * .06666666666666667);
				heartbeats.size > 0 && (cancelHeartbeat = clock.schedule(pauseMs, logHeartbeat));
			}
			function logHeartbeat() {
				let text = [...heartbeats].map((describe) => describe()).findLast((one) => one !== void 0);
				text === void 0 ? scheduleHeartbeat() : progress(text);
			}
			let formatTime = (clockMs) => formatElapsedTime(clockMs - startMs);
			function progress(text) {
				endGroup();
				info(`${formatTime(clock.now()).padStart(6)}  ${text}`);
			}
			function info(text) {
				report.info(text);
				isGroupOpen || scheduleHeartbeat();
			}
			function endGroup() {
				isGroupOpen = !1;
				report.endGroup();
			}
			let closeGroupAnd = (annotate) => (text) => {
				isGroupOpen = !1;
				annotate(text);
				scheduleHeartbeat();
			};
			let progressReporter = {
				info,
				endGroup,
				notice: closeGroupAnd(report.notice),
				warning: closeGroupAnd(report.warning),
				group: (title) => {
					isGroupOpen = !0;
					report.group(title);
				},
				progress,
				formatTime,
				withHeartbeat: async (heartbeat, work) => {
					heartbeats.add(heartbeat);
					heartbeats.size === 1 && scheduleHeartbeat();
					try {
						return await work();
					} finally {
						heartbeats.delete(heartbeat);
						heartbeats.size === 0 && cancelHeartbeat();
					}
				}
			};
			return {
				...ctx,
				report: {
					...report,
					...progressReporter
				}
			};
		}
		function connectStep(service, inputs, runtime) {
			let { clock = client_clock.ml, dispatcher = (0, http.SM)(), signal } = runtime;
			let { addSecret, debug, redact } = runtime;
			let deadline = new client_clock.B2(clock);
			return withProgressLog({
				clock,
				deadline,
				server: {
					...(0, connection.FN)(service, inputs),
					dispatcher,
					deadline,
					redact,
					addSecret,
					debug
				},
				signal,
				report: runtime
			});
		}
		let startStep = ({ timeout = Infinity }, ctx, path, run) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limitedCtx = (0, client_context.N)(ctx, timeout);
			return run(path === void 0 ? limitedCtx : await prefetch(limitedCtx, path));
		});
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
