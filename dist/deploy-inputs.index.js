"use strict";
exports.id = "deploy-inputs";
exports.ids = ["deploy-inputs"];
exports.modules = {
	5748: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L2: () => DeployInputs,
			k0: () => LATEST,
			V4: () => outputs
		});
		var schemas = __webpack_require__(3339);
		var connection = __webpack_require__(6514);
		var git_ref = __webpack_require__(5679);
		var image_uri = __webpack_require__(7285);
		var field_name = __webpack_require__(2872);
		var uuid = __webpack_require__(7848);
		var words = __webpack_require__(1066);
		var github = __webpack_require__(1941);
		var input = __webpack_require__(2888);
		var problem = __webpack_require__(787);
		var resource_spec_input = __webpack_require__(343);
		var secrets = __webpack_require__(6762);
		var source = __webpack_require__(7335);
		var waiting = __webpack_require__(3319);
		var base_url = __webpack_require__(5866);
		var credential = __webpack_require__(4466);
		let json = (0, problem.M8)("write JSON", (text, refuse) => {
			try {
				return JSON.parse(text);
			} catch {
				return refuse("is not JSON", "write the input of the graph, such as {\"messages\": []}");
			}
		});
		let IN_BOTH_HEADERS = "Sent as `Authorization: Bearer` and as `X-Api-Key`.";
		let address = (0, problem.ZZ)("write an address", (text, refuse) => text === "auto" ? refuse("is not an address", "write https://… and a path, such as /threads (auto is for smoke_test_url)") : text).pipe(base_url.Dy);
		let checkInputs = {
			auth_check_url: (0, input.h)(address.optional(), "After a rollout, this address of the agent server must answer 401 or 403 to a request without a credential. `/ok` and `/info` prove nothing: ask `/threads`.", { group: "Checks" }),
			auth_check_token: (0, input.h)(credential.eE.optional(), `Credential that \`auth_check_url\` must accept. ${IN_BOTH_HEADERS}`, { secret: credential.r0 }),
			smoke_test_url: (0, input.h)(base_url.il.optional(), "After a rollout, ask the agent server at this address: `GET /ok` must answer 200 twice in a row within 60 s. Without `smoke_test_token`, 401 and 403 count as well. `auto` takes the address that the service shows."),
			smoke_test_token: (0, input.h)(credential.eE.optional(), `Credential for the smoke test. ${IN_BOTH_HEADERS} If it is refused, nothing is rolled back.`, { secret: credential.r0 }),
			smoke_test_assistant: (0, input.h)(schemas.YjP().trim().optional(), "Also run this graph once (`POST /runs/wait`). It must answer within `request_timeout`."),
			smoke_test_input: (0, input.h)(json.optional(), "Input of the run of `smoke_test_assistant`, as JSON. Default: `{}`."),
			smoke_test_expect: (0, input.h)(schemas.YjP().optional(), "Text that the answer of `smoke_test_assistant`, which is JSON, must contain.")
		};
		let NEEDS = [
			[
				"auth_check_token",
				"auth_check_url",
				"the address that must accept the token"
			],
			[
				"smoke_test_token",
				"smoke_test_url",
				"the address of the agent server, or to auto"
			],
			[
				"smoke_test_assistant",
				"smoke_test_url",
				"the address of the agent server, or to auto"
			],
			[
				"smoke_test_input",
				"smoke_test_assistant",
				"the name of the graph to run"
			],
			[
				"smoke_test_expect",
				"smoke_test_assistant",
				"the name of the graph to run"
			]
		];
		let ADDRESSES = ["auth_check_url", "smoke_test_url"];
		let OWN_PATH = /^\/*((ok|info|threads|v[12])(\/.*)?)?$/;
		function isControlPlane(address, base_url) {
			let [url, base] = [address, base_url].map((one) => URL.parse(String(one)));
			if (!url || !base || url.origin !== base.origin) return !1;
			let prefix = base.pathname.replace(/\/+$/, "");
			return url.pathname.startsWith(prefix) && OWN_PATH.test(url.pathname.slice(prefix.length));
		}
		function checks(inputs, wrong) {
			for (let [input, needed, what] of NEEDS) inputs[input] !== void 0 && inputs[needed] === void 0 && wrong(input, `needs ${needed}`, `set it to ${what}`);
			for (let input of ADDRESSES) {
				let url = inputs[input];
				let isPlain = typeof url == "string" && URL.canParse(url) && (0, base_url.fy)(url);
				inputs.allow_http === !1 && isPlain && wrong(input, "is plain http, which would show the token to the network", "write https://, or set allow_http to true");
				isControlPlane(url, inputs.base_url) && wrong(input, "leads to base_url, the control plane", "write the agent server's own address");
			}
			let waiting = ADDRESSES.filter((name) => inputs[name] !== void 0).join(", ");
			inputs.wait === !1 && waiting !== "" && wrong("wait", `cannot be false together with ${waiting}`, "what follows the rollout needs its end. Set them in the step that waits");
		}
		let WHICH = "write a deployment's name or id";
		let nameOrId = (0, problem.ZZ)(WHICH, (text, refuse) => text || refuse("is empty", WHICH));
		let LATEST = "latest";
		let shape = schemas.Ikc({
			...connection.eu,
			deployment_id: (0, input.h)(uuid.dP.optional(), "UUID of the deployment to change. This or `deployment_name` is required.", { group: "What to deploy" }),
			deployment_name: (0, input.h)((0, field_name.h)("write the deployment's exact name, or set deployment_id").optional(), "The deployment's exact name, instead of its id. The step is `rejected` if no deployment has it, or several have it. Beside `deployment_id` it is a guard: if that deployment has another name, the step is `rejected`, and nothing is sent."),
			revision_id: (0, input.h)((0, uuid.j5)(LATEST).optional(), "Change nothing, and follow this revision: its id, or `latest` for the latest one at the start, whoever made it. With `wait_for_idle`, one that appears within a minute is followed instead. Cannot be combined with an input that changes something."),
			image_uri: (0, input.h)(image_uri.W_.optional(), "New container image (`external_docker`), best with its digest."),
			image_from: (0, input.h)(nameOrId.optional(), "Promote the image that another deployment (its name or id) serves now. That image must have a digest."),
			repo_ref: (0, input.h)(git_ref.sA.optional(), "Branch name or `refs/tags/<tag>` (`github`). `refs/heads/<branch>` is sent as `<branch>`, so `github.ref` works for both."),
			graph_config_path: (0, input.h)(source.GB.optional(), "Path of the graph configuration file (`github`)."),
			...secrets._y,
			secrets_mode: (0, input.h)((0, words.Yq)("replace", "merge").optional(), "`merge` keeps the other current secrets, and is refused if the service hides their values. `replace` removes them; the empty list `[]` removes all. Without a mode, a step that would remove a secret is `rejected`, and names it."),
			...resource_spec_input.BD,
			resource_spec_mode: (0, input.h)((0, words.Yq)("replace", "merge").prefault("replace"), "`replace` sends exactly this spec; a warning names the fields that this removes. `merge` keeps the other fields of the current spec."),
			...source.pt,
			dry_run: (0, input.h)(words.zM.prefault("false"), "Read, validate and show the plan, but change nothing."),
			skip_unchanged: (0, input.h)(words.zM.prefault("false"), "Send nothing if nothing would change. A branch always counts as a change, and so does an image tag that moves, such as `main` or `latest`."),
			...waiting.f,
			wait_for_idle: (0, input.h)(words.zM.prefault("false"), "First wait until the rollout of the latest revision has ended."),
			...checkInputs,
			rollback_on_failure: (0, input.h)(words.zM.prefault("false"), "If the revision fails, times out, or is `unhealthy` or `unprotected`, deploy the previous image (or tag) again and wait for it. The step still fails."),
			...github.P.shape,
			summary: (0, input.h)(words.zM.prefault("true"), "Write the job summary.")
		});
		let CHANGES = [
			"image_uri",
			"image_from",
			"repo_ref",
			"graph_config_path",
			"secrets",
			"secrets_from_env",
			"secrets_file",
			"resource_spec",
			"resource_spec_file",
			"build_on_push",
			"custom_url",
			"install_command",
			"build_command"
		];
		function rowsOf(inputs) {
			let { deployment_id, deployment_name, revision_id, image_uri, image_from, repo_ref } = inputs;
			let changes = CHANGES.filter((name) => inputs[name] !== void 0).join(", ");
			let image = image_uri === void 0 ? "image_from" : "image_uri";
			let rollsBack = inputs.rollback_on_failure === !0;
			return [
				[
					deployment_id === void 0 && deployment_name === void 0,
					"deployment_name",
					"is required",
					"write the deployment's exact name, or set deployment_id"
				],
				[
					revision_id === void 0 && changes === "",
					"inputs",
					"nothing to deploy",
					"set image_uri, repo_ref, secrets, resource_spec or another change, or revision_id to watch a revision. If one is set, its value is empty (check the step id and the names in its expression), or its name is not that of an input"
				],
				[
					revision_id !== void 0 && changes !== "",
					"revision_id",
					"only watches a revision",
					`remove ${changes}, or remove revision_id to deploy`
				],
				[
					image_uri !== void 0 && image_from !== void 0,
					"image_from",
					"cannot be combined with image_uri",
					"remove one of the two"
				],
				[
					inputs[image] !== void 0 && repo_ref !== void 0,
					"repo_ref",
					`cannot be combined with ${image}`,
					"a deployment is either built from a repository or runs an image; remove one of the two"
				],
				[
					rollsBack && inputs.wait === !1,
					"wait",
					"cannot be false together with rollback_on_failure, which needs the rollout's end",
					"remove one of the two"
				],
				[
					rollsBack && revision_id !== void 0,
					"rollback_on_failure",
					"cannot be combined with revision_id, which changes nothing",
					"remove one of the two"
				]
			];
		}
		let deployRules = (0, problem.iC)((inputs, wrong) => {
			for (let [isBroken, ...said] of rowsOf(inputs)) isBroken && wrong(...said);
		}, checks);
		let DeployInputs = shape.check(connection.mO, waiting.N, secrets.WE, resource_spec_input.ZG, deployRules);
		let outputs = {
			revision_id: "The revision created or watched.",
			status: "Its last status, as the server spelled it.",
			outcome: "How it ended: see the table of outcomes.",
			revision_created: "`true` or `false`.",
			previous_revision_id: "The revision that was active before.",
			previous_image_uri: "The image that served before.",
			previous_repo_ref: "The branch or tag that served before.",
			active_revision_id: "The revision that is active at the end.",
			deployment_id: "The deployment.",
			deployment_name: "Its name.",
			deployment_status: "Its status.",
			deployment_url: "The `custom_url` of the deployment, or the address that the service shows.",
			image_uri: "The image that the revision runs.",
			repo_ref: "The branch or tag that the revision runs.",
			repo_commit_sha: "The commit that the revision runs.",
			changes: "JSON array of `{path, before, after}`; secrets by name only. If the service shows another value at the end than was sent, also `shown`.",
			as_sent: "`true` if the service shows all that was sent, `false` if it shows something else; empty if nothing was sent, or it cannot be seen. With `false`, a step that does not fail is marked ⚠️.",
			elapsed_seconds: "Duration of the whole step.",
			poll_count: "How often the revision was read.",
			rolled_back: "`true` when the rollback was deployed.",
			rollback_revision_id: "The revision created by the rollback.",
			error_message: "What went wrong, in one line."
		};
	}),
	6467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gf: () => besidesRuns,
			K1: () => otherwiseIn,
			TU: () => concealed,
			W1: () => changesInWords,
			ZC: () => warningBlocks,
			Zk: () => MOST_IN_HEADLINE,
			fb: () => tellPlan,
			k5: () => changesAsJson,
			xp: () => changeBlocks,
			zH: () => changesInShort
		});
		var _runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9430);
		let HIDDEN_VALUES = {
			added: [null, "(set)"],
			changed: ["(set)", "(changed)"],
			replaced: ["(set)", "(replaced)"],
			removed: ["(set)", "(removed)"],
			sent: ["(unknown)", "(set)"]
		};
		let HIDDEN_ENDS = {
			"not there": null,
			"another value": "(another value)",
			"still set": "(set)"
		};
		let changesAsJson = (changes) => JSON.stringify(changes.map((change) => {
			if (!("kind" in change)) return change;
			let [before, after] = HIDDEN_VALUES[change.kind];
			let end = change.shown && { shown: HIDDEN_ENDS[change.shown] };
			return {
				path: change.path,
				before,
				after,
				...end
			};
		}));
		let SECRET = "secrets.";
		let IMAGE = "source_revision_config.image_uri";
		let RUNS = [IMAGE, "source_revision_config.repo_ref"];
		let MOST_IN_HEADLINE = 2;
		let memberName = ({ path }) => path.replace(SECRET, "secret ").replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
		function valueShown({ path }, value) {
			if (typeof value == "number") return String(value);
			if (typeof value != "string" || /[\n\r]/.test(value)) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
			return path === IMAGE ? (0, _runs_js__WEBPACK_IMPORTED_MODULE_0__.nr)(value) : (0, _runs_js__WEBPACK_IMPORTED_MODULE_0__.O)(value);
		}
		let isRemoved = (change) => "kind" in change ? change.kind === "removed" : change.after === null;
		function readingOf(change) {
			if (change.shown !== void 0) return changed(cameOut(change));
			if ("kind" in change) {
				let { kind } = change;
				return {
					sign: isRemoved(change) ? "-" : kind === "added" ? "+" : "~",
					line: kind === "added" ? "set" : kind,
					phrase: kind
				};
			}
			let [from, to] = [valueShown(change, change.before), valueShown(change, change.after)];
			if (isRemoved(change)) return {
				sign: "-",
				line: from,
				phrase: "removed"
			};
			if (change.before === null) return {
				sign: "+",
				line: to,
				phrase: "set"
			};
			return changed(`${from} → ${to}`);
		}
		function cameOut(change) {
			let was = isRemoved(change) ? "removed" : "sent";
			if ("kind" in change) return `was ${was} and is ${change.shown}`;
			return `was ${was}${isRemoved(change) ? "" : ` as ${valueShown(change, change.after)}`} and is ${change.shown === null ? "not there" : valueShown(change, change.shown)}`;
		}
		let changed = (line) => ({
			sign: "~",
			line,
			phrase: line.length > 80 ? "changed" : line
		});
		let GROUPS = [
			"otherwise",
			"runs",
			"removed",
			"values",
			"secrets"
		];
		function groupOf(change) {
			if (change.shown !== void 0) return "otherwise";
			if (RUNS.includes(change.path)) return "runs";
			if (isRemoved(change)) return "removed";
			return change.path.startsWith(SECRET) ? "secrets" : "values";
		}
		let inOrder = (changes) => GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));
		function changeLines({ changes, asides }) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return inOrder(changes).map((change) => {
				let { sign, line } = readingOf(change);
				let aside = change.shown === void 0 ? asides.get(change.path) : void 0;
				return `${sign} ${memberName(change).padEnd(width)}  ${line}${aside ? ` (${aside})` : ""}`;
			});
		}
		function tellPlan(report, title, plan, note = "") {
			report.group(`Plan: ${title}`);
			for (let line of [...changeLines(plan), ...note === "" ? [] : [note]]) report.info(`  ${line}`);
			report.endGroup();
			for (let warning of plan.warnings) report.warning(warning);
		}
		let phraseOf = (change) => `${memberName(change)} ${readingOf(change).phrase}`;
		function changesInShort(changes) {
			let rest = changes.length - 2;
			return [...inOrder(changes).slice(0, 2).map(phraseOf), ...rest > 0 ? [`${rest} more`] : []].join(", ");
		}
		function changesInWords(changes) {
			let named = inOrder(changes).slice(0, 6);
			let inGroups = (...groups) => named.filter((one) => groups.includes(groupOf(one)));
			let removed = inGroups("removed").map(memberName).join(", ");
			let secrets = inGroups("secrets").map((one) => phraseOf(one).slice(7));
			let rest = changes.length - named.length;
			return [
				inGroups("otherwise", "runs").map(phraseOf).join(", "),
				removed && { strong: `${removed} removed` },
				inGroups("values").map(phraseOf).join(", "),
				secrets.length === 0 ? "" : `secret${secrets.length > 1 ? "s" : ""} ${secrets.join(", ")}`,
				rest > 0 ? `${rest} more` : ""
			].filter((group) => group !== "").flatMap((group, at) => at === 0 ? [group] : ["; ", group]);
		}
		let besidesRuns = ({ plan }) => plan?.changes.filter(({ path }) => !RUNS.includes(path)) ?? [];
		let otherwiseIn = ({ plan }) => plan?.changes.filter((change) => change.shown !== void 0) ?? [];
		let warningBlocks = (plan) => (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));
		function changeBlocks(plan) {
			let { changes, revisionNote } = plan;
			return [...changes.length === 0 ? [] : [{ diff: changeLines(plan) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
		}
		function concealed(value) {
			let json = JSON.stringify(value, (_, member) => typeof member == "object" && member && "name" in member && "value" in member ? {
				...member,
				value: "(hidden)"
			} : member);
			return JSON.parse(json ?? "null");
		}
	}),
	9121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CR: () => previousRuns,
			DN: () => howToContinue,
			Ew: () => changesOfSettings,
			GV: () => lastSeenInWords,
			Jt: () => nameOfNew,
			Kr: () => whoElse,
			Tj: () => rolledOut,
			WA: () => onThePlatform,
			ZZ: () => pageOf,
			cO: () => pageOfRevision,
			et: () => subjectOf,
			g: () => revisionPiece,
			jA: () => newRuns,
			k3: () => READ_REVISIONS,
			ky: () => runsOf,
			n_: () => endedAfterMs,
			t4: () => theRevision
		});
		var _report_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2867);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		var _runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9430);
		function subjectOf({ deployment, labels }) {
			let name = deployment?.name ?? labels.name;
			return labels.github_environment === void 0 ? name : `${name} (${labels.github_environment})`;
		}
		function newRuns({ revision, patch }) {
			let runs = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
			let asked = patch?.source_revision_config?.repo_ref;
			return asked && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(runs.repo_ref ?? "") ? {
				...runs,
				repo_ref: asked
			} : runs;
		}
		function runsOf(known, revision_id) {
			let { before, deployment, former, revision, rollback } = known;
			if (!revision_id) return;
			if (revision_id === revision?.id) return newRuns(known);
			if (revision_id === rollback?.revision_id) return rollback.previous?.source_revision_config ?? void 0;
			let read = [former, rollback?.previous].find((one) => one?.id === revision_id);
			let shown = [before, deployment].find((one) => one?.latest_revision_id === revision_id);
			return read?.source_revision_config ?? shown?.source_revision_config;
		}
		let previousRuns = (known) => runsOf(known, known.before?.active_revision_id);
		function changesOfSettings({ plan, patch }) {
			let { image_uri, repo_ref } = patch?.source_revision_config ?? {};
			return image_uri || repo_ref ? [] : plan?.changes ?? [];
		}
		let rolledOut = (known) => (0, _runs_js__WEBPACK_IMPORTED_MODULE_1__.e$)(newRuns(known)) ?? "the new revision";
		function nameOfNew(known) {
			let name = rolledOut(known);
			let { before, deployment, revision } = known;
			return [before, deployment].flatMap((one) => one?.active_revision_id ?? []).filter((id) => id !== revision?.id).some((id) => (0, _runs_js__WEBPACK_IMPORTED_MODULE_1__.e$)(runsOf(known, id)) === name) ? `the new revision of ${name}` : name;
		}
		function pageOf({ deployment_id, labels }, revision_id) {
			if (deployment_id === void 0) return;
			return labels.revision_link?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id)).replaceAll("{revision_id}", encodeURIComponent(revision_id));
		}
		let pageOfRevision = (known) => known.revision && pageOf(known, known.revision.id);
		function onThePlatform(known, revision_id = known.revision?.id) {
			let href = revision_id === void 0 ? void 0 : pageOf(known, revision_id);
			return href === void 0 ? "on the platform" : {
				text: "on the platform",
				href
			};
		}
		function revisionPiece(known, revision_id) {
			let href = pageOf(known, revision_id);
			let code = (0, _report_wording_js__WEBPACK_IMPORTED_MODULE_2__.m_)(revision_id);
			return href === void 0 ? { code } : {
				text: code,
				href,
				isCode: !0
			};
		}
		let theRevision = (known) => known.revision === void 0 ? ["The revision"] : ["Revision ", revisionPiece(known, known.revision.id)];
		function endedAfterMs({ stays, isOurs }) {
			let own = stays.filter(({ watched }) => watched === "revision");
			return own.length > 1 || isOurs ? own.at(-1)?.atMs : void 0;
		}
		function lastSeenInWords(known, why) {
			let { lastSeen } = known;
			return `${lastSeen === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${lastSeen.status} after ${(0, _report_wording_js__WEBPACK_IMPORTED_MODULE_2__.a3)(lastSeen.atMs)}`}${why === void 0 ? "" : `; every read since then failed (${why})`}.`;
		}
		let READ_REVISIONS = "Read the deployment's revisions on the platform before you deploy again.";
		function howToContinue({ labels, deployment_id, revision, rollback }) {
			if (rollback?.revision_id !== void 0) return "";
			let isHere = labels.watchedBy === "this action";
			if (revision === void 0 && (isHere || deployment_id === void 0)) return READ_REVISIONS;
			return `To keep watching, ${isHere ? "run this action with only" : `use the root action with deployment_id: ${deployment_id},`} revision_id: ${revision?.id ?? "latest"}.`;
		}
		let whoElse = (known) => [
			"See ",
			onThePlatform(known),
			" who else deploys, or what rewrites the image."
		];
	}),
	2629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => polled,
			Hx: () => nothingKnown,
			bj: () => unanswered,
			ci: () => addressOf,
			iV: () => deploymentRead,
			rZ: () => rollingBack
		});
		let nothingKnown = (labels) => ({
			labels,
			phase: "not sent",
			isOurs: !1,
			stays: [],
			polls: 0,
			checksPassed: []
		});
		let deploymentRead = (deployment) => ({
			deployment_id: deployment.id,
			deployment,
			silentSinceMs: void 0
		});
		function polled(watched, revision, statusClass) {
			let { status, status_message: reason } = revision;
			return (known, atMs) => {
				let { lastSeen, rollback } = known;
				let last = known.stays.at(-1);
				let isSame = last?.watched === watched && last.status === status;
				let before = last !== void 0 && lastSeen !== void 0 && known.silentSinceMs !== void 0 ? known.stays.with(-1, {
					...last,
					untilMs: lastSeen.atMs
				}) : known.stays;
				let stays = isSame ? known.stays : [...before, {
					watched,
					status,
					statusClass,
					atMs
				}];
				let polls = known.polls + 1;
				if (watched === "rollback") return {
					stays,
					polls,
					rollback: {
						phase: "accepted",
						...rollback,
						reason
					}
				};
				let runs = revision.source_revision_config ?? known.revision?.source_revision_config;
				return {
					stays,
					polls,
					lastSeen: {
						status,
						atMs
					},
					silentSinceMs: void 0,
					revision: {
						...revision,
						source_revision_config: runs
					}
				};
			};
		}
		let unanswered = (watched) => ({ silentSinceMs }, atMs) => watched === "rollback" ? {} : { silentSinceMs: silentSinceMs ?? atMs };
		let rollingBack = (more) => ({ rollback }) => ({ rollback: {
			phase: "not sent",
			...rollback,
			...more
		} });
		let addressOf = (deployment) => deployment?.source_config.custom_url || deployment?.url || "";
	}),
	9335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HO: () => outputsAmong,
			Yz: () => outputsOf,
			dz: () => rolloutNotebook
		});
		var _report_notebook_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(214);
		var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6467);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _known_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2629);
		let outputsOfDeployment = ({ deployment, silentSinceMs }) => ({
			deployment_name: deployment?.name ?? "",
			deployment_status: deployment?.status ?? "",
			deployment_url: (0, _known_js__WEBPACK_IMPORTED_MODULE_2__.ci)(deployment),
			active_revision_id: silentSinceMs === void 0 && deployment?.active_revision_id || ""
		});
		function outputsOfRevision({ revision, isOurs, polls }) {
			let { image_uri, repo_ref, repo_commit_sha } = revision?.source_revision_config ?? {};
			return {
				revision_id: revision?.id ?? "",
				revision_created: isOurs,
				status: revision?.status ?? "",
				image_uri: image_uri ?? "",
				repo_ref: repo_ref ?? "",
				repo_commit_sha: repo_commit_sha ?? "",
				poll_count: polls
			};
		}
		let outputsOf = (known) => ({
			deployment_id: known.deployment_id ?? "",
			previous_revision_id: known.before?.active_revision_id ?? "",
			previous_image_uri: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.CR)(known)?.image_uri ?? "",
			previous_repo_ref: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.CR)(known)?.repo_ref ?? "",
			...outputsOfDeployment(known),
			...outputsOfRevision(known),
			changes: known.plan === void 0 ? "" : (0, _changes_js__WEBPACK_IMPORTED_MODULE_0__.k5)(known.plan.changes),
			as_sent: known.isAsSent ?? "",
			created: known.isNew ?? "",
			rolled_back: known.rollback?.end === "deployed",
			rollback_revision_id: known.rollback?.revision_id ?? ""
		});
		let outputsAmong = (described, known) => Object.fromEntries(Object.entries(outputsOf(known)).filter(([name]) => Object.hasOwn(described, name)));
		let rolloutNotebook = (now, labels, described, set) => (0, _report_notebook_js__WEBPACK_IMPORTED_MODULE_3__.I)(now, (0, _known_js__WEBPACK_IMPORTED_MODULE_2__.Hx)(labels), (known) => outputsAmong(described, known), (name, value) => void (name === "poll_count" || set(name, value)));
	}),
	9430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => plainRef,
			e$: () => runsInShort,
			m3: () => shortRef,
			nr: () => wholeImage
		});
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8686);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		let plainRef = (ref) => (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(ref) ? ref.slice(0, 7) : ref;
		let shortRef = (ref) => plainRef(ref).replace(/^refs\/(tags|heads)\//, "");
		function refInShort(repo_ref, commit) {
			let isBranch = !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.dz)(repo_ref) && !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(repo_ref);
			let short = shortRef(repo_ref);
			return isBranch && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(commit) ? `${short} (${plainRef(commit)})` : short;
		}
		function wholeImage(image_uri) {
			let { name, tag, digest } = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(image_uri);
			let pinned = digest && `@${digest.slice(0, 14)}`;
			return [
				name,
				tag && `:${tag}`,
				pinned
			].filter(Boolean).join("");
		}
		function runsInShort(runs) {
			if (runs?.repo_ref) return refInShort(runs.repo_ref, runs.repo_commit_sha ?? "");
			return runs?.image_uri ? wholeImage(runs.image_uri).replace(/^.*\//, "") : void 0;
		}
	}),
	214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => createNotebook });
		function createNotebook(now, nothing, valuesOf, set) {
			let startedMs = now();
			let shown = new Map(entriesOf(valuesOf(nothing)));
			let known = nothing;
			return {
				get known() {
					return known;
				},
				get elapsedMs() {
					return now() - startedMs;
				},
				add(learnt) {
					let more = typeof learnt == "function" ? learnt(known, now() - startedMs) : learnt;
					known = {
						...known,
						...more
					};
					for (let [name, value] of entriesOf(valuesOf(known))) {
						shown.get(name) !== value && set(name, value);
						shown.set(name, value);
					}
				}
			};
		}
		let entriesOf = (values) => Object.keys(values).map((name) => [name, values[name] ?? ""]);
	})
};
