"use strict";
exports.id = "deploy-start";
exports.ids = ["deploy-start"];
exports.modules = {
	9358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { deploy: () => deploy });
		var _report_opening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2171);
		var _report_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2867);
		var _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3731);
		var _rollout_outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9335);
		var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5748);
		function deploy(inputs, world, run) {
			let { deployment_id, timeout } = inputs;
			let name = inputs.deployment_name ?? `deployment ${(0, _report_wording_js__WEBPACK_IMPORTED_MODULE_4__.m_)(deployment_id ?? "")}`;
			let labels = {
				...inputs,
				name,
				watchedBy: "this action"
			};
			let notebook = (0, _rollout_outputs_js__WEBPACK_IMPORTED_MODULE_2__.dz)(world.clock.now, labels, _inputs_js__WEBPACK_IMPORTED_MODULE_3__.V4, world.report.output);
			deployment_id !== void 0 && notebook.add({ deployment_id });
			return (0, _report_opening_js__WEBPACK_IMPORTED_MODULE_0__.z)(world, {
				timeout,
				first: firstPath(inputs)
			}, async (asked) => (await Promise.all([
				__webpack_require__.e("service-contract-resource-spec"),
				__webpack_require__.e("report-causes"),
				__webpack_require__.e("service-contract-deployments"),
				__webpack_require__.e("rollout-end-page"),
				__webpack_require__.e("deploy-deploy")
			]).then(__webpack_require__.bind(__webpack_require__, 7228))).deployOnce(inputs, asked, run, notebook));
		}
		function firstPath({ deployment_id: id, deployment_name: name = "", image_from }) {
			if (id === void 0) return _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.named(name);
			return image_from === void 0 ? _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_1__.R.deployment(id) : void 0;
		}
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
	}),
	2171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => opening });
		var _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3731);
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5131);
		let opening = (world, { timeout = Infinity, first }, story) => world.report.during(() => "still waiting for an answer", async () => {
			let limited = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_1__.timed)(world, timeout);
			return story(first === void 0 ? limited : await (0, _service_client_ahead_js__WEBPACK_IMPORTED_MODULE_0__.o)(limited, first));
		});
	}),
	3731: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => FIRST,
			o: () => sendAhead
		});
		var _http_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
		let FIRST = {
			deployment: (id) => `/v2/deployments/${id}`,
			named: (name) => `/v2/deployments?${new URLSearchParams({
				limit: "100",
				offset: "0",
				name,
				name_contains: name
			})}`,
			export: (id) => `/api/v1/bulk-exports/${id}`,
			exports: () => "/api/v1/bulk-exports",
			usage({ start_time, end_time, workspace_ids, group_by }) {
				let query = new URLSearchParams({
					start_time,
					end_time
				});
				for (let id of workspace_ids) query.append("workspace_ids", id);
				query.append("group_by", group_by);
				return `/api/v1/orgs/current/billing/granular-usage?${query}`;
			}
		};
		async function sendAhead(world, path) {
			let { server, signal } = world;
			let unclaimed = [];
			let ahead = (message) => message.method === "GET" && message.path === path ? unclaimed.pop() : void 0;
			await new Promise((left) => {
				let reply = (0, _http_http_js__WEBPACK_IMPORTED_MODULE_0__.tN)(server, {
					method: "GET",
					path
				}, signal, () => left(void 0));
				unclaimed.push(reply);
				reply.then(left, left);
			});
			return {
				...world,
				server: {
					...server,
					ahead
				}
			};
		}
	})
};
