"use strict";
exports.id = "rollout-changes";
exports.ids = ["rollout-changes"];
exports.modules = {
	6467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KC: () => withoutVariables,
			Oj: () => MAX_IN_HEADLINE,
			Qm: () => mismatchesIn,
			W1: () => changesInWords,
			ZC: () => warningBlocks,
			k5: () => changesAsJson,
			uH: () => logPlan,
			xp: () => changeBlocks,
			yz: () => otherChanges,
			zH: () => changesInShort
		});
		var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2931);
		let HIDDEN_VALUES = {
			added: [null, "(set)"],
			changed: ["(set)", "(changed)"],
			replaced: ["(set)", "(replaced)"],
			removed: ["(set)", "(removed)"],
			sent: ["(unknown)", "(set)"]
		};
		let HIDDEN_RESULTS = {
			"not there": null,
			"another value": "(another value)",
			"still set": "(set)"
		};
		let changesAsJson = (changes) => JSON.stringify(changes.map((change) => {
			if (!("kind" in change)) return change;
			let [before, after] = HIDDEN_VALUES[change.kind];
			let end = change.shown && { shown: HIDDEN_RESULTS[change.shown] };
			return {
				path: change.path,
				before,
				after,
				...end
			};
		}));
		let SECRET = "secrets.";
		let IMAGE = "source_revision_config.image_uri";
		let CONTENT = [IMAGE, "source_revision_config.repo_ref"];
		let MAX_IN_HEADLINE = 2;
		let memberName = ({ path }) => path.replace(SECRET, "secret ").replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
		function valueShown({ path }, value) {
			if (typeof value == "number") return String(value);
			if (typeof value != "string" || /[\n\r]/.test(value)) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
			return path === IMAGE ? (0, _content_js__WEBPACK_IMPORTED_MODULE_0__.ec)(value) : (0, _content_js__WEBPACK_IMPORTED_MODULE_0__.O)(value);
		}
		let isRemoved = (change) => "kind" in change ? change.kind === "removed" : change.after === null;
		function wordingOf(change) {
			if (change.shown !== void 0) return changed(actualValue(change));
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
		function actualValue(change) {
			let was = isRemoved(change) ? "to be removed" : "sent";
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
			"content",
			"removed",
			"values",
			"secrets"
		];
		function groupOf(change) {
			if (change.shown !== void 0) return "otherwise";
			if (CONTENT.includes(change.path)) return "content";
			if (isRemoved(change)) return "removed";
			return change.path.startsWith(SECRET) ? "secrets" : "values";
		}
		let inOrder = (changes) => GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));
		function changeLines({ changes, notes }) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return inOrder(changes).map((change) => {
				let { sign, line } = wordingOf(change);
				let note = change.shown === void 0 ? notes.get(change.path) : void 0;
				return `${sign} ${memberName(change).padEnd(width)}  ${line}${note ? ` (${note})` : ""}`;
			});
		}
		function logPlan(report, title, plan, note = "") {
			report.group(`Plan: ${title}`);
			for (let line of [...changeLines(plan), ...note === "" ? [] : [note]]) report.info(`  ${line}`);
			report.endGroup();
			for (let warning of plan.warnings) report.warning(warning);
		}
		let phraseOf = (change) => `${memberName(change)} ${wordingOf(change).phrase}`;
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
				inGroups("otherwise", "content").map(phraseOf).join(", "),
				removed && { strong: `${removed} removed` },
				inGroups("values").map(phraseOf).join(", "),
				secrets.length === 0 ? "" : `secret${secrets.length > 1 ? "s" : ""} ${secrets.join(", ")}`,
				rest > 0 ? `${rest} more` : ""
			].filter((group) => group !== "").flatMap((group, at) => at === 0 ? [group] : ["; ", group]);
		}
		let otherChanges = ({ plan }) => plan?.changes.filter(({ path }) => !CONTENT.includes(path)) ?? [];
		let mismatchesIn = ({ plan }) => plan?.changes.filter((change) => change.shown !== void 0) ?? [];
		let warningBlocks = (plan) => (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));
		function changeBlocks(plan) {
			let { changes, revisionNote } = plan;
			return [...changes.length === 0 ? [] : [{ diff: changeLines(plan) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
		}
		function withoutVariables(value) {
			let json = JSON.stringify(value, (_, member) => typeof member == "object" && member && "name" in member && "value" in member ? {
				...member,
				value: "(hidden)"
			} : member);
			return JSON.parse(json ?? "null");
		}
	}),
	2931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => plainRef,
			QL: () => contentLabel,
			ec: () => imageLabel,
			m3: () => shortRef
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
		function imageLabel(image_uri) {
			let { name, tag, digest } = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(image_uri);
			let pinned = digest && `@${digest.slice(0, 14)}`;
			return [
				name,
				tag && `:${tag}`,
				pinned
			].filter(Boolean).join("");
		}
		function contentLabel(content) {
			if (content?.repo_ref) return refInShort(content.repo_ref, content.repo_commit_sha ?? "");
			return content?.image_uri ? imageLabel(content.image_uri).replace(/^.*\//, "") : void 0;
		}
	}),
	9121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => contentOf,
			Dv: () => newLabel,
			Ew: () => changesOfSettings,
			GV: () => lastSeenInWords,
			Gi: () => revisionSubject,
			Gl: () => newContent,
			MA: () => endAs,
			Nr: () => ownRevisionUrl,
			QE: () => goneAdvice,
			et: () => subjectOf,
			g: () => revisionPiece,
			iz: () => platformLink,
			jD: () => previousContent,
			k3: () => READ_REVISIONS,
			mm: () => concurrencyAdvice,
			n_: () => endedAfterMs,
			wc: () => revisionLabel,
			xw: () => revisionUrl,
			yB: () => resumeAdvice
		});
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2772);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5566);
		var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2931);
		function subjectOf({ deployment, labels }) {
			let name = deployment?.name ?? labels.name;
			return labels.github_environment === void 0 ? name : `${name} (${labels.github_environment})`;
		}
		let endAs = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.oI)(subjectOf);
		function newContent({ revision, patch }) {
			let content = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
			let asked = patch?.source_revision_config?.repo_ref;
			return asked && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_1__.WM)(content.repo_ref ?? "") ? {
				...content,
				repo_ref: asked
			} : content;
		}
		function contentOf(state, revision_id) {
			let { before, deployment, activeBefore, revision, rollback } = state;
			if (!revision_id) return;
			if (revision_id === revision?.id) return newContent(state);
			if (revision_id === rollback?.revision_id) return rollback.previous?.source_revision_config ?? void 0;
			let read = [activeBefore, rollback?.previous].find((one) => one?.id === revision_id);
			let shown = [before, deployment].find((one) => one?.latest_revision_id === revision_id);
			return read?.source_revision_config ?? shown?.source_revision_config;
		}
		let previousContent = (state) => contentOf(state, state.before?.active_revision_id);
		function changesOfSettings({ plan, patch }) {
			let { image_uri, repo_ref } = patch?.source_revision_config ?? {};
			return image_uri || repo_ref ? [] : plan?.changes ?? [];
		}
		let newLabel = (state) => (0, _content_js__WEBPACK_IMPORTED_MODULE_2__.QL)(newContent(state)) ?? "the new revision";
		function revisionLabel(state) {
			let name = newLabel(state);
			let { before, deployment, revision } = state;
			return [before, deployment].flatMap((one) => one?.active_revision_id ?? []).filter((id) => id !== revision?.id).some((id) => (0, _content_js__WEBPACK_IMPORTED_MODULE_2__.QL)(contentOf(state, id)) === name) ? `the new revision of ${name}` : name;
		}
		function revisionUrl({ deployment_id, labels }, revision_id) {
			if (deployment_id === void 0) return;
			return labels.revision_link?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id)).replaceAll("{revision_id}", encodeURIComponent(revision_id));
		}
		let ownRevisionUrl = (state) => state.revision && revisionUrl(state, state.revision.id);
		function platformLink(state, revision_id = state.revision?.id) {
			let href = revision_id === void 0 ? void 0 : revisionUrl(state, revision_id);
			return href === void 0 ? "on the platform" : {
				text: "on the platform",
				href
			};
		}
		function revisionPiece(state, revision_id) {
			let href = revisionUrl(state, revision_id);
			let code = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.m_)(revision_id);
			return href === void 0 ? { code } : {
				text: code,
				href,
				isCode: !0
			};
		}
		let revisionSubject = (state) => state.revision === void 0 ? ["The revision"] : ["Revision ", revisionPiece(state, state.revision.id)];
		function endedAfterMs({ statusPeriods, createdByThisStep }) {
			let own = statusPeriods.filter(({ watched }) => watched === "revision");
			return own.length > 1 || createdByThisStep ? own.at(-1)?.atMs : void 0;
		}
		function lastSeenInWords(state, why) {
			let { lastSeen } = state;
			return `${lastSeen === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${lastSeen.status} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_3__.a3)(lastSeen.atMs)}`}${why === void 0 ? "" : `; every read since then failed (${why})`}.`;
		}
		let READ_REVISIONS = "Read the deployment's revisions on the platform before you deploy again.";
		function resumeAdvice({ labels, deployment_id, revision, rollback }) {
			if (rollback?.revision_id !== void 0) return "";
			let isHere = labels.watchedBy === "this action";
			if (revision === void 0 && (isHere || deployment_id === void 0)) return READ_REVISIONS;
			return `To keep watching, ${isHere ? "run this action with only" : `use the root action with deployment_id: ${deployment_id},`} revision_id: ${revision?.id ?? "latest"}.`;
		}
		let goneAdvice = (state) => [
			"The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment ",
			platformLink(state),
			"."
		];
		let concurrencyAdvice = (state) => [
			"See ",
			platformLink(state),
			` who else deploys, or what rewrites the ${state.patch?.source_revision_config?.repo_ref ? "ref" : "image"}.`
		];
	}),
	9335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HO: () => outputsAmong,
			Yz: () => outputsOf,
			dP: () => rolloutStore
		});
		var _report_state_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1262);
		var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6467);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7659);
		let outputsOfDeployment = ({ deployment, silentSinceMs }) => ({
			deployment_name: deployment?.name ?? "",
			deployment_status: deployment?.status ?? "",
			deployment_url: (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.ci)(deployment),
			active_revision_id: silentSinceMs === void 0 && deployment?.active_revision_id || ""
		});
		function outputsOfRevision({ revision, createdByThisStep, polls }) {
			let { image_uri, repo_ref, repo_commit_sha } = revision?.source_revision_config ?? {};
			return {
				revision_id: revision?.id ?? "",
				revision_created: createdByThisStep,
				status: revision?.status ?? "",
				image_uri: image_uri ?? "",
				repo_ref: repo_ref ?? "",
				repo_commit_sha: repo_commit_sha ?? "",
				poll_count: polls
			};
		}
		let outputsOf = (state) => ({
			deployment_id: state.deployment_id ?? "",
			previous_revision_id: state.before?.active_revision_id ?? "",
			previous_image_uri: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.jD)(state)?.image_uri ?? "",
			previous_repo_ref: (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.jD)(state)?.repo_ref ?? "",
			...outputsOfDeployment(state),
			...outputsOfRevision(state),
			changes: state.plan === void 0 ? "" : (0, _changes_js__WEBPACK_IMPORTED_MODULE_0__.k5)(state.plan.changes),
			as_sent: state.isAsSent ?? "",
			created: state.isNew ?? "",
			rolled_back: state.rollback?.end === "deployed",
			rollback_revision_id: state.rollback?.revision_id ?? ""
		});
		let outputsAmong = (described, state) => Object.fromEntries(Object.entries(outputsOf(state)).filter(([name]) => Object.hasOwn(described, name)));
		let rolloutStore = (now, labels, described, set) => (0, _report_state_store_js__WEBPACK_IMPORTED_MODULE_3__.J)(now, (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.ue)(labels), (state) => outputsAmong(described, state), (name, value) => void (name === "poll_count" || set(name, value)));
	}),
	7659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => polled,
			bj: () => unanswered,
			ci: () => addressOf,
			iV: () => deploymentRead,
			rZ: () => rollingBack,
			ue: () => initialState
		});
		let initialState = ({ name, watchedBy, on_superseded, github_environment, revision_link }) => ({
			labels: {
				name,
				watchedBy,
				on_superseded,
				github_environment,
				revision_link
			},
			phase: "not sent",
			createdByThisStep: !1,
			statusPeriods: [],
			polls: 0,
			checksPassed: []
		});
		let deploymentRead = (deployment) => ({
			deployment_id: deployment.id,
			deployment,
			silentSinceMs: void 0,
			isGone: void 0
		});
		function polled(watched, revision, statusClass) {
			let { status, status_message: reason } = revision;
			return (state, atMs) => {
				let { lastSeen, rollback } = state;
				let last = state.statusPeriods.at(-1);
				let isSame = last?.watched === watched && last.status === status;
				let before = last !== void 0 && lastSeen !== void 0 && state.silentSinceMs !== void 0 ? state.statusPeriods.with(-1, {
					...last,
					untilMs: lastSeen.atMs
				}) : state.statusPeriods;
				let statusPeriods = isSame ? state.statusPeriods : [...before, {
					watched,
					status,
					statusClass,
					atMs
				}];
				let polls = state.polls + 1;
				if (watched === "rollback") return {
					statusPeriods,
					polls,
					rollback: {
						phase: "accepted",
						...rollback,
						reason
					}
				};
				let content = revision.source_revision_config ?? state.revision?.source_revision_config;
				return {
					statusPeriods,
					polls,
					lastSeen: {
						status,
						atMs
					},
					silentSinceMs: void 0,
					isGone: void 0,
					revision: {
						...revision,
						source_revision_config: content
					}
				};
			};
		}
		let unanswered = (watched, isGone) => ({ silentSinceMs, isGone: wasGone }, atMs) => watched === "rollback" ? {} : {
			silentSinceMs: silentSinceMs ?? atMs,
			isGone: isGone ?? wasGone
		};
		let rollingBack = (more) => ({ rollback }) => ({ rollback: {
			phase: "not sent",
			...rollback,
			...more
		} });
		let addressOf = (deployment) => deployment?.source_config.custom_url || deployment?.url || "";
	}),
	1542: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => startStep });
		var _service_client_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5131);
		var _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4383);
		let startStep = (ctx, { timeout = Infinity, first }, run) => ctx.report.withHeartbeat(() => "still waiting for an answer", async () => {
			let limited = (0, _service_client_connect_js__WEBPACK_IMPORTED_MODULE_0__.withDeadline)(ctx, timeout);
			return run(first === void 0 ? limited : await (0, _service_client_prefetch_js__WEBPACK_IMPORTED_MODULE_1__.y)(limited, first));
		});
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
	4383: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => FIRST_PATHS,
			y: () => prefetch
		});
		var _http_http_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2437);
		let FIRST_PATHS = {
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
		async function prefetch(ctx, path) {
			let { server, signal } = ctx;
			let unclaimed = [];
			let prefetched = (message) => message.method === "GET" && message.path === path ? unclaimed.pop() : void 0;
			await new Promise((left) => {
				let reply = (0, _http_http_js__WEBPACK_IMPORTED_MODULE_0__.tN)(server, {
					method: "GET",
					path
				}, signal, () => left(void 0));
				unclaimed.push(reply);
				reply.then(left, left);
			});
			return {
				...ctx,
				server: {
					...server,
					prefetched
				}
			};
		}
	})
};
