"use strict";
exports.id = "rollout-end-page";
exports.ids = ["rollout-end-page"];
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
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8686);
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
		function withoutRepository(change, line) {
			if ("kind" in change || change.path !== IMAGE || change.shown !== void 0) return line;
			let [from = "", to] = [change.before, change.after].map((one) => (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(`${one}`).name);
			return from === to ? line.replaceAll(`${from}:`, "").replaceAll(`${from}@`, "") : line;
		}
		function changeLines({ changes, notes }, shorten = (_, line) => line) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return inOrder(changes).map((change) => {
				let { sign, line } = wordingOf(change);
				let note = change.shown === void 0 ? notes.get(change.path) : void 0;
				return `${sign} ${memberName(change).padEnd(width)}  ${shorten(change, line)}${note ? ` (${note})` : ""}`;
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
			return [...changes.length === 0 ? [] : [{ diff: changeLines(plan, withoutRepository) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
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
			u_: () => withoutName,
			wc: () => revisionLabel,
			xw: () => revisionUrl,
			yB: () => resumeAdvice
		});
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2772);
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8686);
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
		let CLEAR_TAG = /^(?:v?\d+\.\d|[0-9a-f]{7,64}$)/;
		function withoutName(headline, state) {
			let { before, deployment, patch, rollback } = state;
			let images = [
				previousContent(state),
				newContent(state),
				patch?.source_revision_config,
				...[
					before,
					deployment,
					rollback?.previous
				].map((one) => one?.source_revision_config)
			].map((one) => (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(one?.image_uri ?? ""));
			let [repository = "", ...others] = new Set(images.flatMap(({ name }) => name || []));
			let name = repository.slice(repository.lastIndexOf("/") + 1);
			let areClear = images.every(({ tag }) => tag === void 0 || CLEAR_TAG.test(tag));
			if (others.length > 0 || !areClear || name === "" || name !== deployment?.name) return headline;
			return headline.replaceAll(` ${name}:`, " ").replaceAll(` ${name}@`, " ");
		}
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
			let code = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_4__.m_)(revision_id);
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
			return `${lastSeen === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${lastSeen.status} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(lastSeen.atMs)}`}${why === void 0 ? "" : `; every read since then failed (${why})`}.`;
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
	2197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J5: () => refused,
			Rr: () => messagesIfKilled,
			WF: () => endOfRolloutError,
			Ww: () => watchingMessages
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_error_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);
		var _report_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5567);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(540);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6356);
		var _content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9121);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2206);
		let CHANGE_MESSAGES = (state) => ({
			"not sent": {
				headline: "nothing was changed",
				cancelled: "cancelled before anything was changed",
				message: ""
			},
			sent: {
				headline: "not known whether the change was applied",
				cancelled: "cancelled, not known whether the change was applied",
				message: "The workflow was cancelled while the change was being sent. It may have been applied.",
				advice: _describe_js__WEBPACK_IMPORTED_MODULE_5__.k3
			},
			accepted: {
				...watchingMessages(state, "changed, but its revision is not known"),
				...state.revision === void 0 && otherAppeared(state)
			}
		});
		function otherAppeared(state) {
			let { before, deployment, patch } = state;
			let sent = patch?.source_revision_config;
			let content = deployment?.source_revision_config;
			if (deployment?.latest_revision_id === before?.latest_revision_id || !(0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.qz)(sent, content)) return;
			return {
				headline: `${(0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)(sent)} was sent, and a revision of ${(0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)(content)} appeared`,
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.mm)(state)
			};
		}
		function watchingMessages(state, ifNone) {
			let { checking, revision: { status = "" } = {} } = state;
			let doing = checking === void 0 ? `while ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)} was ${status || "just created"}` : `before the ${checking} of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)} was over`;
			return {
				headline: state.revision ? `the outcome of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)} is unknown` : ifNone,
				cancelled: `cancelled ${doing}`,
				message: state.silentSinceMs === void 0 ? [
					...(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.Gi)(state),
					(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.Nj)(status) ? " is deployed" : " continues to roll out",
					checking === void 0 ? "" : `, and its ${checking} was not over`,
					...servedBefore(state),
					"."
				] : (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.GV)(state),
				...state.revision && { seen: (why) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.GV)(state, why) },
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.yB)(state)
			};
		}
		function messagesIfKilled(state) {
			let { rollback, revision } = state;
			let phase = revision === void 0 ? state.phase : "accepted";
			if (phase === "not sent") return "";
			let { cancelled, message, advice = "" } = CHANGE_MESSAGES(state)[phase];
			let said = (headline, what, next) => _step_saved_state_js__WEBPACK_IMPORTED_MODULE_3__.rq.encode({
				headline: `${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(state)}: killed ${headline}`,
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.wh)(what),
				advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.wh)(next)
			});
			if (rollback === void 0) {
				if (phase === "sent") return said("while the change was being sent", "It may have been applied.", advice);
				return said(cancelled.replace(/^cancelled /, ""), message, advice);
			}
			let { phase: sent, revision_id: id } = rollback;
			let during = `during the rollback of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)}`;
			if (id === void 0) return said(during, sent === "not sent" ? message : "It may have been applied.", _describe_js__WEBPACK_IMPORTED_MODULE_5__.k3);
			let { rollback: _, ...others } = {
				...state,
				revision: { id }
			};
			return said(during, `Its revision ${id} continues to roll out.`, (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.yB)(others));
		}
		function servedBefore(state) {
			let content = (0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.jD)(state));
			return content === void 0 ? [] : [
				"; ",
				{ code: content },
				" served before"
			];
		}
		function endOfRolloutError(error, state, context, isCancelled, messagesOf = CHANGE_MESSAGES) {
			let endAt = (now) => {
				let messages = messagesOf(now);
				let wasSeen = now.lastSeen !== void 0 && (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(error);
				return (0, _report_error_ending_js__WEBPACK_IMPORTED_MODULE_0__.S)(error, {
					subject: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(now),
					phase: now.revision === void 0 ? now.phase : "accepted",
					isCancelled,
					context,
					messages: wasSeen ? {
						...messages,
						accepted: {
							...messages.accepted,
							gone: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.QE)(now)
						}
					} : messages
				});
			};
			return {
				outcome: endAt(state).outcome,
				describe: (now) => endAt(now).describe(now)
			};
		}
		let refused = (problems, nothing) => ({
			outcome: "rejected",
			describe: (state) => (0, _report_problems_js__WEBPACK_IMPORTED_MODULE_8__.hF)(problems, (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(state), nothing)
		});
	}),
	4207: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d4: () => correct,
			gz: () => failed,
			dw: () => quotedError,
			oM: () => whatWasSent
		});
		var blocks = __webpack_require__(6813);
		var causes = __webpack_require__(6611);
		var format = __webpack_require__(2772);
		var contract_status = __webpack_require__(669);
		var changes = __webpack_require__(6467);
		var describe = __webpack_require__(9121);
		let STEP = /^(#\d+ )?(\d+\.\d+ )?/;
		let ERROR = /^[\d\s:.,TZ+[\]-]*(ERROR|FATAL|CRITICAL|error|fatal|panic)\b|: (fatal )?error( TS\d+)?: |(^|\s)[\w.$]*(Error|Exception):|^[\w.]+(Error|Exception)$/;
		let FRAME = /\bexit(ed)?( with)?( non-zero)?( status)?( code)?:? (?!137)\d+\b|\bexited with non-zero status\b|\bsubprocess-exited-with|\bmetadata-generation-failed|\bTraceback \(most recent|\bApplication startup failed\b/;
		function errorLineOf(log) {
			let errors = log.split("\n").map((line) => line.replace(STEP, "").trim()).filter((line) => ERROR.test(line) || (0, causes.Po)(causes.hE.build, line));
			return errors.findLast((line) => !FRAME.test(line)) ?? errors.at(-1);
		}
		var log = __webpack_require__(9097);
		let FAILURES = {
			BUILDFAILED: {
				headline: (name) => `the build of ${name} failed`,
				advice: (state) => [
					"Read the ",
					...logOf(state, "build"),
					", then push a fix and deploy again."
				]
			},
			DEPLOYFAILED: {
				headline: (name) => `${name} did not start`,
				advice: (state) => [
					"Read the ",
					...logOf(state, "deploy"),
					"."
				]
			},
			CREATEFAILED: {
				headline: (name) => `${name} could not be created`,
				advice: () => "Check the image or ref, the secrets and the resources."
			},
			INTERRUPTED: {
				headline: (name) => `${name} was stopped`,
				advice: () => "Deploy again, once, unless someone stopped this on purpose."
			}
		};
		let INTERNAL_ERROR = /^\W*(an? )?(unexpected |unknown )?internal (server |platform |service )?error\b/i;
		let OTHER = {
			headline: (name) => `${name} failed`,
			advice: (state) => [
				"Look at this revision ",
				(0, describe.iz)(state),
				"."
			]
		};
		function failed(state) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let cause = causeOf(state);
			let { headline, advice } = FAILURES[(0, contract_status.d)(status)] ?? OTHER;
			let error = quotedError(state);
			let fallback = INTERNAL_ERROR.test(reason ?? "") ? "Deploy again, once: the platform itself may have failed." : advice(state);
			return {
				headline: `: ${(cause?.headline ?? headline)((0, describe.wc)(state))}`,
				message: (0, blocks.hC)(error, endedAs(status, state)),
				advice: cause?.nextStep ?? (error === "" ? fallback : correct(error)),
				quotes: reason ? [{
					by: "The platform",
					text: reason
				}] : []
			};
		}
		function endedAs(status, state) {
			let endedMs = (0, describe.n_)(state);
			let after = endedMs === void 0 ? " before it was read" : ` after ${(0, format.a3)(endedMs)}`;
			return [...(0, describe.Gi)(state), ` ended as ${status}${after}.`];
		}
		let logOf = (state, type) => state.failureLog?.type === type ? [`${type} log (its end is in the run)`] : [`${type} log `, (0, describe.iz)(state)];
		function whatWasSent(state) {
			let { before, revision } = state;
			let others = before === void 0 || revision === void 0 ? [] : (0, changes.yz)(state);
			return others.length === 0 ? "" : [
				"Changed by this deploy: ",
				...(0, changes.W1)(others),
				"."
			];
		}
		function causeOf(state) {
			let reason = state.revision?.status_message ?? "";
			if ((0, log.h)(state) === "deploy") {
				let named = (0, causes.Po)(causes.hE.deploy, reason);
				let { processor, crash } = causes.hE.deploy;
				let last = state.failureLog?.text.trimEnd().split("\n").at(-1) ?? "";
				return (named === void 0 || named === crash) && /^exec /.test(last) && processor.pattern.test(last) ? processor : named;
			}
			return [reason, state.failureLog?.text ?? ""].map((text) => (0, causes.Po)(causes.hE.build, errorLineOf(text) ?? "")).find((cause) => cause !== void 0);
		}
		function quotedError({ failureLog, revision }) {
			let line = failureLog && errorLineOf(failureLog.text);
			return line === void 0 || revision?.status_message?.includes(line) ? "" : [{ code: (0, format.xv)(line, 120) }, ` (${failureLog?.type} log).`];
		}
		let failed_ERROR = /[A-Za-z]\w*(?:Error|Exception)\b/;
		let correct = (quoted) => `Correct ${failed_ERROR.exec((0, blocks.wh)(quoted))?.[0].replace(/^/, "the ") ?? "that"}, and deploy again.`;
	}),
	8010: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => concludeRollout });
		var blocks = __webpack_require__(6813);
		var report_conclusion = __webpack_require__(8728);
		var format = __webpack_require__(2772);
		var outcomes = __webpack_require__(1506);
		var changes = __webpack_require__(6467);
		var rollout_describe = __webpack_require__(9121);
		var rollout_outputs = __webpack_require__(9335);
		let SECTIONS = {
			revision: "Revision",
			rollback: "Rollback"
		};
		function timed({ statusPeriods, lastSeen }, elapsedMs) {
			return statusPeriods.map((period, index) => {
				let next = statusPeriods[index + 1];
				let seenMs = period.watched === "revision" ? lastSeen?.atMs ?? elapsedMs : elapsedMs;
				let nextMs = next?.watched === period.watched ? next.atMs : seenMs;
				let untilMs = period.untilMs ?? Math.max(period.atMs, nextMs);
				return {
					...period,
					untilMs,
					isLast: next === void 0
				};
			});
		}
		function statusPeriodBlocks(state, elapsedMs) {
			let statusPeriods = timed(state, elapsedMs);
			let lastMs = Math.max(0, ...statusPeriods.map(({ statusClass, atMs, untilMs }) => statusClass === "pending" ? untilMs : atMs));
			let isReadable = statusPeriods.length >= 3 && statusPeriods.length <= 40;
			let isLong = lastMs - (statusPeriods[0]?.atMs ?? 0) >= 2e3;
			return isReadable && isLong ? [chartOf(statusPeriods)] : statusLine(state, elapsedMs);
		}
		function statusLine(state, elapsedMs) {
			let statusPeriods = timed(state, elapsedMs);
			let lineOf = (watched) => line(statusPeriods.filter((period) => period.watched === watched));
			let [revision, rollback] = [lineOf("revision"), lineOf("rollback")];
			if (revision === "") return [];
			let back = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
			return [{ text: revision }, ...back];
		}
		let withTime = ({ status, atMs, untilMs }) => untilMs - atMs < 1e3 ? status : `${status} ${(0, format.a3)(untilMs - atMs)}`;
		function line(statusPeriods) {
			return [...statusPeriods.slice(0, 20).map((period) => period.statusClass === "pending" ? withTime(period) : period.status), ...statusPeriods.length > 20 ? ["…"] : []].join(" → ");
		}
		function chartOf(statusPeriods) {
			let fromMs = statusPeriods[0]?.atMs ?? 0;
			return { gantt: {
				title: "Time in each status",
				sections: [...new Set(statusPeriods.map(({ watched }) => watched))].map((section) => ({
					title: SECTIONS[section],
					spans: statusPeriods.filter(({ watched }) => watched === section).map((period) => spanOf(period, fromMs))
				}))
			} };
		}
		function spanOf(period, fromMs) {
			let { status, statusClass, atMs, untilMs, isLast } = period;
			let startMs = atMs - fromMs;
			if (statusClass === "pending") return {
				label: withTime(period),
				startMs,
				endMs: untilMs - fromMs,
				...isLast ? { look: "active" } : {}
			};
			return {
				label: status,
				startMs,
				endMs: startMs,
				look: statusClass === "deployed" ? "done" : "crit"
			};
		}
		var source = __webpack_require__(5566);
		var rollout_content = __webpack_require__(2931);
		function failureLogBlock({ failureLog }) {
			if (failureLog === void 0) return [];
			let { type, text } = failureLog;
			return [{ folded: {
				title: `The last ${(0, format.td)(text.split("\n").length, "line")} of the ${type} log`,
				blocks: [{ code: text }]
			} }];
		}
		let OWN = {
			failed: "Failed",
			superseded: "Replaced"
		};
		function contentTable({ outcome }, state) {
			let { before, deployment, revision, rollback, silentSinceMs } = state;
			if (revision === void 0) return [];
			let seen = silentSinceMs === void 0 ? deployment?.active_revision_id : void 0;
			let active = (rollback?.end === "deployed" ? rollback.revision_id : void 0) ?? seen;
			let previous = before?.active_revision_id;
			let newest = outcome === "superseded" ? deployment?.latest_revision_id : void 0;
			let titles = new Map([
				[newest, "Newer"],
				[rollback?.revision_id, "Rollback"],
				[previous, "Before"],
				[revision.id, OWN[outcome] ?? "New"],
				[active, "Serving"]
			]);
			let repository = repositoryOf(deployment);
			let cellOf = (id) => contentCell((0, rollout_describe.$E)(state, id), repository);
			let others = [
				active && JSON.stringify(cellOf(previous)) === JSON.stringify(cellOf(active)) ? active : previous,
				revision.id,
				rollback?.revision_id,
				newest
			];
			return [{ table: {
				header: [],
				rows: [...new Set(others.filter((id) => id !== active)), active].flatMap((id) => {
					if (!id) return [];
					let [text = "", href] = [titles.get(id), (0, rollout_describe.xw)(state, id)];
					return [[href ? [{
						text,
						href
					}] : text, cellOf(id)]];
				})
			} }];
		}
		let GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;
		let repositoryOf = (deployment) => GITHUB_REPOSITORY.exec(deployment?.source_config.repo_url ?? "")?.[0];
		function linked(code, path, repository) {
			return repository === void 0 ? { code } : {
				text: code,
				href: `${repository}/${path}`,
				isCode: !0
			};
		}
		function contentCell({ repo_ref, repo_commit_sha, image_uri } = {}, repository) {
			let isRef = !!repo_ref && !(0, source.WM)(repo_ref);
			let sha = repo_commit_sha || (isRef ? "" : repo_ref);
			let page = sha && (0, source.WM)(sha) ? repository : void 0;
			let short = (0, rollout_content.m3)(repo_ref ?? "");
			let pieces = [
				...isRef ? [linked(short, `tree/${encodeURIComponent(short)}`, repository)] : [],
				...sha ? [linked((0, rollout_content.O)(sha), `commit/${sha}`, page)] : [],
				...image_uri && !repo_ref ? [{ code: (0, rollout_content.ec)(image_uri) }] : []
			];
			return pieces.length === 0 ? "–" : pieces.flatMap((piece, at) => at === 0 ? [piece] : [" ", piece]);
		}
		function comparison(state) {
			let repository = repositoryOf(state.deployment);
			let [from, to] = [(0, rollout_describe.jD)(state), (0, rollout_describe.Gl)(state)];
			let areTags = (0, source.dz)(from?.repo_ref) && (0, source.dz)(to.repo_ref);
			let [a, b] = [(0, rollout_content.QL)(from), (0, rollout_content.QL)(to)];
			if (repository === void 0 || !areTags || !a || !b || a === b) return [];
			let href = `${repository}/compare/${encodeURIComponent(a)}...${encodeURIComponent(b)}`;
			return [
				"Changes: ",
				{
					text: `${a}…${b}`,
					href
				},
				"."
			];
		}
		function idsToCopy(state, withPlan) {
			let { before, deployment, revision, plan } = state;
			let { previous_revision_id, ...values } = (0, rollout_outputs.Yz)(state);
			let isLatest = deployment?.latest_revision_id === revision?.id;
			let planned = before && state.patch?.source_revision_config?.image_uri;
			let hasPlan = withPlan && plan !== void 0 && plan.changes.length > 0;
			let ids = {
				deployment_id: values.deployment_id,
				revision_id: values.revision_id,
				[revision === void 0 ? "active_revision_id" : "previous_revision_id"]: previous_revision_id,
				rollback_revision_id: values.rollback_revision_id,
				image_uri: values.image_uri || planned,
				image_version: isLatest ? deployment?.image_version : void 0,
				repo_commit_sha: values.repo_commit_sha
			};
			let rows = Object.entries(ids).flatMap(([name, value]) => value ? [[[{ code: name }], [{ code: value }]]] : []);
			let blocks = [...rows.length === 0 ? [] : [{ table: {
				header: [],
				rows
			} }], ...hasPlan ? (0, changes.xp)(plan) : []];
			let title = hasPlan ? "Ids to copy, all changes" : "Ids to copy";
			return blocks.length === 0 ? [] : [{ folded: {
				title,
				blocks
			} }];
		}
		var failed = __webpack_require__(4207);
		var rollout_state = __webpack_require__(7659);
		function whatServes(state) {
			let { before, deployment, revision, silentSinceMs, serverRevision } = state;
			if (silentSinceMs !== void 0 && state.isGone) return "";
			if (silentSinceMs !== void 0 && revision !== void 0) return whatMayServe(state);
			if (deployment === void 0 || silentSinceMs !== void 0) return "";
			let active = deployment.active_revision_id;
			if (!active) return "No revision serves.";
			if (serverRevision?.isKnown && !(0, format.WB)(active, serverRevision.id)) return "";
			let url = (0, rollout_state.ci)(deployment);
			let at = url === "" ? [] : [" at ", {
				text: url,
				href: url
			}];
			if (active === revision?.id) return url === "" ? "" : [
				"It serves",
				...at,
				"."
			];
			let content = (0, rollout_content.QL)((0, rollout_describe.$E)(state, active));
			let what = content === void 0 ? ["revision ", (0, rollout_describe.g)(state, active)] : [{ code: content }];
			return [
				active === before?.active_revision_id ? "Still serving: " : "Serving: ",
				...what,
				...at,
				"."
			];
		}
		function whatMayServe(state) {
			let name = (0, rollout_describe.wc)(state).replace(/^the/, "The");
			let previous = (0, rollout_content.QL)((0, rollout_describe.jD)(state)) ?? "what ran before";
			return `${name} may serve${state.before?.active_revision_id ? `, or still ${previous}` : ""}.`;
		}
		let END_WORDS = {
			failed: "failed",
			superseded: "was superseded",
			not_active: "was deployed, but does not serve",
			timed_out: "was not over at the timeout"
		};
		function rollbackInShort({ rollback }) {
			if (rollback?.revision_id === void 0) return "";
			let { end, to, failedCheck } = rollback;
			if (end === void 0) return "; the end of the rollback is not known";
			if (end !== "deployed") return `; the rollback ${END_WORDS[end]}`;
			return `; rolled back to ${to}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
		}
		function rollbackInWords(state) {
			let { rollback } = state;
			if (rollback === void 0) return "";
			let { phase, to, revision_id, end, reason, tookMs = 0, kept = [] } = rollback;
			let why = rollback.why?.replace(/^The /, "the ");
			if (revision_id === void 0) return phase === "not sent" ? `Not rolled back: ${why}.` : `It is not known whether the rollback was applied: ${why}.`;
			let revision = [
				" (revision ",
				(0, rollout_describe.g)(state, revision_id),
				")"
			];
			if (end === void 0) return [
				"How the rollback",
				...revision,
				` ended is not known: ${why}.`
			];
			let because = reason ? `: ${reason}` : "";
			if (end !== "deployed") return [
				`The rollback to ${to}`,
				...revision,
				` ${END_WORDS[end]}${because}.`
			];
			let notRolledBack = kept.length === 0 ? "" : ` Not rolled back: ${kept.join(", ")}.`;
			let unchecked = why === void 0 ? "" : ` It could not be checked: ${why}.`;
			return [
				`The rollback took ${(0, format.a3)(tookMs)}`,
				...revision,
				`.${notRolledBack}${unchecked}`
			];
		}
		let SHOWS_PLAN = ["planned", "no_revision"];
		let NAMES_CHANGES = [
			"failed",
			"superseded",
			"timed_out"
		];
		function rolloutConclusionOf({ outcome, describe }, state) {
			let { headline, message, ...others } = describe(state);
			let isMismatch = state.isAsSent === !1 && !(0, outcomes.TS)(outcome).fails;
			return {
				outcome,
				...others,
				...isMismatch && {
					severity: "warning",
					advice: (0, blocks.hC)("Correct the inputs, or ask whoever runs the service.", others.advice ?? "")
				},
				headline: (0, rollout_describe.u_)(`${headline}${rollbackInShort(state)}`, state),
				message: (0, blocks.hC)(message, rollbackInWords(state), outcome === "cancelled" ? "" : whatServes(state), NAMES_CHANGES.includes(outcome) ? (0, failed.oM)(state) : "", comparison(state))
			};
		}
		function concludeRollout({ report }, end, { state, elapsedMs }, described) {
			let conclusion = rolloutConclusionOf(end, state);
			let plan = SHOWS_PLAN.includes(conclusion.outcome) && state.plan !== void 0 ? (0, changes.xp)(state.plan) : [];
			let warnings = state.phase !== "not sent" || conclusion.outcome === "planned" ? (0, changes.ZC)(state.plan) : [];
			let details = [
				...warnings,
				...plan,
				...recoveryNote(state),
				...failureLogBlock(state),
				...contentTable(conclusion, state),
				...statusPeriodBlocks(state, elapsedMs),
				...idsToCopy(state, plan.length === 0)
			];
			let line = (0, outcomes.TS)(conclusion.outcome).serves ? [] : statusLine(state, elapsedMs);
			let outputs = (0, rollout_outputs.HO)(described, state);
			let brief = [
				...warnings,
				...plan,
				...line
			];
			let link = (0, rollout_describe.Nr)(state);
			return {
				...(0, report_conclusion.Ep)(report, conclusion, {
					outputs,
					details,
					brief,
					elapsedMs
				}),
				link
			};
		}
		function recoveryNote({ recovered }) {
			if (recovered === void 0) return [];
			return [{ text: `ℹ️ The answer to the change was lost: ${recovered.how === "found" ? "its revision was found, and nothing was sent twice" : `it had not been applied, and was sent again ${(0, format.a3)(recovered.afterMs)} later`}.` }];
		}
	}),
	8278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G6: () => deployedIn,
			JV: () => currentState,
			gJ: () => endOfRollout,
			oi: () => whatElseChanged,
			zE: () => unexpectedContent
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8686);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(669);
		var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6467);
		var _content_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
		var _failed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4207);
		let CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";
		let ENDS = {
			deployed: (state, { isServing }) => ({
				headline: isServing ? currentState(state) : lastKnownState(state),
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(deployedIn(state), whatElseChanged(state))
			}),
			failed: _failed_js__WEBPACK_IMPORTED_MODULE_6__.gz,
			superseded(state, { newer_revision_id: by }) {
				let { status = "" } = state.revision ?? {};
				let ended = by === void 0 ? [` ended as ${status}, and no newer one was seen.`] : [
					` was ${status} when revision `,
					(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.g)(state, by),
					" replaced it."
				];
				let isAccepted = state.labels.on_superseded === "warn";
				return {
					headline: `: ${replacedBy(state, by)}`,
					message: [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gi)(state), ...ended],
					...isAccepted ? {
						severity: "warning",
						advice: `${CONCURRENCY}.`
					} : { advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.` }
				};
			},
			not_active(state) {
				let { status = "" } = state.revision ?? {};
				let difference = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(status) ? " is DEPLOYED, but did not become active." : ` was DEPLOYED, and is ${status} now.`;
				return {
					headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.wc)(state)} was deployed, but does not serve`,
					message: [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gi)(state), difference],
					advice: [
						"Look at the deployment's status and its deploy log ",
						(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state),
						"."
					]
				};
			},
			timed_out: (state, { failure, elapsedMs }) => failure === void 0 ? stillOpen(state, elapsedMs) : noContact(state, failure)
		};
		function stillOpen(state, elapsedMs) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let isUp = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(status);
			let is = isUp ? "not serving" : `still ${status || "without a status"}`;
			let error = (0, _failed_js__WEBPACK_IMPORTED_MODULE_6__.dw)(state);
			return {
				headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.wc)(state)} was ${is} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.a3)(elapsedMs)}`,
				quotes: reason ? [{
					by: "The platform",
					text: reason
				}] : [],
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(error, isUp ? [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gi)(state), ` was ${status} at the timeout.`] : ""),
				advice: error === "" ? (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)((0, _status_js__WEBPACK_IMPORTED_MODULE_5__.qt)(status), lookOrWait(state)) : (0, _failed_js__WEBPACK_IMPORTED_MODULE_6__.d4)(error)
			};
		}
		function lastReadsClause(failure) {
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(failure)) return `not found (${failure.status})`;
			if (failure instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return "answers that cannot be read";
			return failure.status === void 0 ? "no contact" : (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.Gw)(failure, "control plane");
		}
		let noContact = (state, failure) => ({
			headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.wc)(state)} was ${state.lastSeen?.status ?? "never seen"}, then ${lastReadsClause(failure)} until the timeout`,
			message: (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.GV)(state, (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(failure)),
			advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(failure) ? (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.QE)(state) : (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(failure instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.fk ? "Correct the credential." : "", state.rollback?.revision_id === void 0 ? (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.yB)(state) : [
				"Look at the deployment ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state),
				"."
			])
		});
		let lookOrWait = (state) => (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)([
			"See ",
			(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state),
			" why it takes so long, or set a longer timeout."
		], (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.yB)(state));
		let endOfRollout = (end, elapsedMs) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.MA)(end.outcome, (state) => ENDS[end.outcome](state, {
			...end,
			elapsedMs
		}));
		let unexpectedContent = (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.MA)("error", (state) => {
			let { image_uri, repo_ref } = state.patch?.source_revision_config ?? {};
			let content = state.revision?.source_revision_config;
			let [sent, now] = image_uri ? [image_uri, content?.image_uri] : [repo_ref, content?.repo_ref];
			let difference = [
				" shows ",
				{ code: now ?? "" },
				", but ",
				{ code: sent ?? "" },
				" was sent."
			];
			return {
				headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Dv)(state)} was rolled out, which was not sent`,
				message: [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gi)(state), ...difference],
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.mm)(state)
			};
		});
		function currentState(state) {
			let settings = (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Ew)(state);
			if (settings.length > 0) return `: ${(0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.zH)(settings)}`;
			let mismatches = (0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.zH)((0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.Qm)(state));
			return ` runs ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Dv)(state)}${sentAs(state)}${mismatches && `; ${mismatches}`}`;
		}
		function sentAs({ patch, revision }) {
			let sent = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_9__.zZ)(patch?.source_revision_config?.image_uri ?? "");
			let shown = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_9__.zZ)(revision?.source_revision_config?.image_uri ?? "");
			return shown.digest !== void 0 && (shown.tag ?? sent.digest) === void 0 && sent.tag !== void 0 ? ` (sent as ${sent.tag})` : "";
		}
		function lastKnownState(state) {
			let { deployment, revision } = state;
			let active = deployment?.active_revision_id;
			if (!active || active === revision?.id) return currentState(state);
			if ((0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Ew)(state).length > 0) return `${currentState(state)}; the new revision does not serve yet`;
			return `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.wc)(state)} is ${revision?.status ?? ""}, and does not serve yet`;
		}
		function whatElseChanged(state) {
			let settings = (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Ew)(state);
			if (settings.length === 0) {
				let mismatches = (0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.Qm)(state);
				let named = mismatches.length > _changes_js__WEBPACK_IMPORTED_MODULE_2__.Oj ? [] : mismatches;
				let others = (0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.yz)(state).filter((change) => !named.includes(change));
				return others.length === 0 ? "" : [
					"Also changed: ",
					...(0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.W1)(others),
					"."
				];
			}
			let content = (0, _content_js__WEBPACK_IMPORTED_MODULE_3__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gl)(state));
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(settings.length <= _changes_js__WEBPACK_IMPORTED_MODULE_2__.Oj ? "" : [
				"Changed: ",
				...(0, _changes_js__WEBPACK_IMPORTED_MODULE_2__.W1)(settings),
				"."
			], content === void 0 ? "" : [
				"It still runs ",
				{ code: content },
				"."
			]);
		}
		function replacedBy(state, newer_revision_id) {
			let theirs = (0, _content_js__WEBPACK_IMPORTED_MODULE_3__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.$E)(state, newer_revision_id));
			let newer = theirs === (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Dv)(state) ? void 0 : theirs;
			let verb = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_10__.d)(state.revision?.status ?? "") === "SKIPPED" ? "skipped for" : "replaced by";
			let isAlone = newer_revision_id === void 0 && verb === "skipped for";
			return `${(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.wc)(state)} was ${isAlone ? "skipped" : `${verb} ${newer ?? "a newer revision"}`}`;
		}
		function deployedIn(state) {
			let checks = state.checksPassed.join(" and ");
			let { id: reported = "" } = state.serverRevision ?? {};
			let server = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.WB)(state.revision?.id, reported) ? `; the agent server reports revision ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.m_)(reported)}` : "";
			let end = checks === "" ? "." : `; ${checks} passed${server}.`;
			let endedMs = (0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.n_)(state);
			if (endedMs === void 0) return [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.Gi)(state), ` was already ${state.revision?.status ?? ""}${end}`];
			if (!state.createdByThisStep) return [
				"Watched revision ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.g)(state, state.revision?.id ?? ""),
				` for ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.a3)(endedMs)} until it was deployed${end}`
			];
			let { revision_id, waitedMs = 0 } = state.idle ?? {};
			let own = `Deployed in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.a3)(endedMs - waitedMs)}`;
			if (revision_id === void 0) return [own + end];
			return [
				`${own}, after waiting ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.a3)(waitedMs)} for revision `,
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.g)(state, revision_id),
				end
			];
		}
	}),
	9097: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => showFailureLog,
			h: () => phaseOf
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2772);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
		function phaseOf({ statusPeriods, revision }) {
			let telling = [revision?.status ?? "", ...statusPeriods.map(({ status }) => status).toReversed()].find((status) => /BUILD|DEPLOY/i.test(status));
			return /BUILD/i.test(telling ?? "") ? "build" : "deploy";
		}
		async function showFailureLog(ctx, target, store, show) {
			let { report, signal } = ctx;
			if (show === "never") return;
			let { state } = store;
			let type = phaseOf(state);
			let where = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__.wh)([(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state)]);
			let isPublic = show === "auto" && await ctx.isPublic?.();
			if (isPublic !== !1) return report.info(notShown(isPublic, type, where));
			try {
				let lines = await readEnd(ctx, target, type);
				if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
				let log = {
					type,
					text: report.redact(lines.join("\n"))
				};
				store.update({ failureLog: log });
				let name = type === "build" ? "Build log" : "Deploy log";
				report.group(`${name}: the last ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_6__.td)(lines.length, "line")}`);
				report.info(log.text);
				report.endGroup();
			} catch (error) {
				if (signal.aborted) return;
				if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				report.info(unread(error, type, where));
			}
		}
		function notShown(isPublic, type, where) {
			return `The ${type} log is not shown, ${isPublic ? "because this repository is public (failure_log: auto)." : "because this log may be public (failure_log: auto). If only your team can read it, set failure_log: always."} Read it ${where}.`;
		}
		function unread(error, type, where) {
			return (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ix)(error) ? `This service has no API for logs. Read them ${where}.` : `${error.message}. The ${type} log could not be read; it is ${where}.`;
		}
		async function readEnd(ctx, { deployment_id, revision_id }, type) {
			let parameters = {
				deployment_id,
				revision_id,
				type,
				order: "desc",
				limit: 50
			};
			let { logs } = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.o_, parameters, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bestEffort);
			return inOrder(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []).slice(-50);
		}
		function inOrder(logs) {
			let timed = logs.toReversed().map((line) => ({
				...line,
				ms: msOf(line.timestamp)
			}));
			return timed.some(({ ms }) => Number.isNaN(ms)) ? timed : timed.sort((a, b) => a.ms - b.ms);
		}
		let msOf = (timestamp) => typeof timestamp == "number" ? timestamp : Date.parse(timestamp ?? "");
	}),
	5025: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => followRevision,
			m: () => pollIntervalOf
		});
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7906);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3174);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
		let pollIntervalOf = ({ poll_interval, poll_max_interval }) => ({
			minMs: poll_interval,
			maxMs: poll_max_interval
		});
		async function followRevision(ctx, rollout, on) {
			let { clock } = ctx;
			let { inputs } = rollout;
			let newer = newerRevision(rollout, ctx, on);
			let lookedMs = clock.now();
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				...polling(ctx, rollout, on),
				onFailure: (error) => on({
					kind: "silence",
					isGone: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error)
				}),
				shouldStop: async () => {
					if (clock.now() - lookedMs < _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.deploymentPoll.ms) return !1;
					lookedMs = clock.now();
					return newer.look();
				}
			});
			let statusClass = last && (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(last.status, inputs.failure_statuses);
			if (statusClass === "failed") return { outcome: "failed" };
			if (statusClass === "skipped" || statusClass === "pending" && isInTime) {
				await newer.look();
				return {
					outcome: "superseded",
					newer_revision_id: newer.newest()
				};
			}
			if (statusClass !== "deployed") return {
				outcome: "timed_out",
				failure
			};
			if (!inputs.verify_active) return { outcome: "deployed" };
			return confirmActive(ctx, rollout, newer, on);
		}
		let polling = (ctx, { deployment_id, revision_id, inputs }, on) => ({
			interval: pollIntervalOf(inputs),
			read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
				deployment_id,
				revision_id
			}, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
			stateOf: ({ status }) => status,
			neededEvidence: ({ status }) => (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.hF)(status, inputs.failure_statuses),
			onReply: (revision) => on({
				kind: "poll",
				revision
			})
		});
		async function confirmActive(ctx, rollout, newer, on) {
			let { clock } = ctx;
			let { deployment_id, revision_id: ours, inputs } = rollout;
			let firstAnswerMs;
			let newerReads = 0;
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				interval: pollIntervalOf(inputs),
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.i8, { deployment_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
				stateOf: ({ active_revision_id: active }) => String(active),
				neededEvidence: ({ active_revision_id: active }) => active === ours ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET : void 0,
				onReply: (deployment) => {
					firstAnswerMs ??= clock.now();
					newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
				},
				onFailure: (error) => on({
					kind: "silence",
					isGone: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error)
				}),
				shouldStop: () => newerReads === 2 || clock.now() - (firstAnswerMs ?? 0) >= _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.activation.ms
			});
			if (isInTime && last?.active_revision_id === ours) return {
				outcome: "deployed",
				isServing: !0
			};
			if (!isInTime && failure !== void 0) throw failure;
			if (newerReads > 0) return {
				outcome: "superseded",
				newer_revision_id: newer.newest()
			};
			let polls = polling(ctx, rollout, on);
			let neededEvidence = (revision) => polls.neededEvidence(revision) ?? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET;
			let { last: now } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				...polls,
				neededEvidence,
				limitMs: _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastPolls.ms
			});
			return { outcome: now && (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(now.status, inputs.failure_statuses) === "failed" ? "failed" : isInTime ? "not_active" : "timed_out" };
		}
		function newerRevision(rollout, ctx, on) {
			let { clock, signal } = ctx;
			let { deployment_id, revision_id: ours, older } = rollout;
			let newer = new Set();
			let named;
			let activeSinceMs;
			function observe(deployment) {
				let { latest_revision_id: latest, active_revision_id: active } = deployment;
				on({
					kind: "deployment",
					deployment
				});
				latest === ours && newer.clear();
				if (latest !== null && latest !== ours && !older.has(latest)) {
					newer.add(latest);
					latest !== named && on({
						kind: "newer",
						revision_id: latest
					});
					named = latest;
				}
				let isReplaced = active !== null && newer.has(active);
				activeSinceMs = isReplaced ? activeSinceMs ?? clock.now() : void 0;
				return isReplaced;
			}
			return {
				observe,
				newest: () => [...newer].at(-1),
				async look() {
					try {
						observe(await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.i8, { deployment_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bestEffort));
					} catch {
						signal.throwIfAborted();
					}
					return activeSinceMs !== void 0 && clock.now() - activeSinceMs > _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.activation.ms;
				}
			};
		}
	}),
	3617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => untilNewer });
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025);
		async function untilNewer(ctx, inputs, deployment, limitMs) {
			let { id: deployment_id, latest_revision_id: before } = deployment;
			let { last } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				limitMs,
				interval: (0, _follow_js__WEBPACK_IMPORTED_MODULE_4__.m)(inputs),
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.once),
				stateOf: ({ latest_revision_id: latest }) => String(latest),
				neededEvidence: ({ latest_revision_id: latest }) => latest === before ? void 0 : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.ET
			});
			return last ?? deployment;
		}
	}),
	9335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HO: () => outputsAmong,
			Yz: () => outputsOf,
			dP: () => rolloutStore
		});
		var _step_state_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8034);
		var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6467);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2197);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7659);
		let outputsOfDeployment = ({ deployment, silentSinceMs }) => ({
			deployment_name: deployment?.name ?? "",
			deployment_status: deployment?.status ?? "",
			deployment_url: (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ci)(deployment),
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
			server_revision_id: state.serverRevision?.id ?? "",
			created: state.isNew ?? "",
			rolled_back: state.rollback?.end === "deployed",
			rollback_revision_id: state.rollback?.revision_id ?? ""
		});
		let outputsAmong = (described, state) => Object.fromEntries(Object.entries(outputsOf(state)).filter(([name]) => Object.hasOwn(described, name)));
		let rolloutStore = (now, labels, described, { output, saveState }) => (0, _step_state_store_js__WEBPACK_IMPORTED_MODULE_4__.J)(now, (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ue)(labels), (state) => ({
			...outputsAmong(described, state),
			if_killed: saveState && (0, _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(state)
		}), (name, value) => {
			name === "if_killed" ? saveState?.(name, String(value)) : name !== "poll_count" && output(name, value);
		});
	}),
	2334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => readBack,
			y: () => otherContent
		});
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7906);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(540);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3174);
		var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6467);
		var _end_rollout_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8278);
		var _state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7659);
		let compareNow = (patch, now, revision) => (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.UD)(patch, {
			...now,
			source_revision_config: revision?.source_revision_config
		});
		let isMismatch = ({ is }) => is === "other" || is === "absent";
		function isAsSent(compared) {
			if (compared.some(isMismatch)) return !1;
			return compared.length > 0 && compared.every(({ is }) => is === "same") ? !0 : void 0;
		}
		function withResult(change, mismatch, now) {
			let left = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.UD)(now, {}).find(({ path, is }) => path === change.path && is !== "same");
			if (!("kind" in change)) {
				let shown = mismatch === void 0 && change.after === null ? left?.sent : mismatch?.shown;
				return shown === void 0 ? change : {
					...change,
					shown: (0, _changes_js__WEBPACK_IMPORTED_MODULE_3__.KC)(shown)
				};
			}
			if (change.kind === "removed") return left === void 0 ? change : {
				...change,
				shown: "still set"
			};
			if (mismatch !== void 0) return {
				...change,
				shown: mismatch.is === "absent" ? "not there" : "another value"
			};
			return change.path.startsWith("secrets.") && !now.secrets?.length ? {
				...change,
				kind: "sent"
			} : change;
		}
		function withResults(changes, compared, now) {
			let others = compared.filter((one) => isMismatch(one) && one.path !== "secrets");
			let repeated = others.filter(({ path }) => !changes.some((change) => change.path === path)).map(({ path, sent }) => {
				let value = (0, _changes_js__WEBPACK_IMPORTED_MODULE_3__.KC)(sent);
				return path.startsWith("secrets.") ? {
					path,
					kind: "sent"
				} : {
					path,
					before: value,
					after: value
				};
			});
			return [...changes, ...repeated].map((change) => withResult(change, others.find(({ path }) => path === change.path), now));
		}
		async function readBack(ctx, store, outcome, mayLose = !1) {
			if (outcome === "superseded") return;
			outcome === "not_waited" && await readStatus(ctx, store);
			let { deployment_id, plan, patch, revision, deployment } = store.state;
			if (deployment_id === void 0 || plan === void 0 || patch === void 0) return;
			let showsOurRevision = (one) => revision === void 0 || one.latest_revision_id === revision.id;
			let now = deployment && showsOurRevision(deployment) ? deployment : void 0;
			if (now === void 0 || patch.secrets || compareNow(patch, now, revision).some(isMismatch)) {
				let later = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_0__.nb)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.NG, { deployment_id });
				if (later !== void 0 && showsOurRevision(later)) {
					let { secrets: _, ...withoutSecrets } = later;
					store.update((0, _state_js__WEBPACK_IMPORTED_MODULE_5__.iV)(withoutSecrets));
					now = later;
				}
			}
			if (now === void 0) return;
			mayLose && patch.secrets?.length && now.secrets?.length === 0 && ctx.report.warning("The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.");
			let compared = compareNow(patch, now, revision);
			let changes = withResults(plan.changes, compared, now);
			let isStillSet = changes.some((change) => "kind" in change && change.shown === "still set");
			store.update({
				plan: {
					...plan,
					changes
				},
				isAsSent: !isStillSet && isAsSent(compared)
			});
		}
		async function readStatus(ctx, store) {
			let { deployment_id, revision: { id: revision_id, status } = { id: "" } } = store.state;
			if (deployment_id === void 0 || revision_id === "" || status !== void 0) return;
			let revision = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_0__.nb)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.qB, {
				deployment_id,
				revision_id
			});
			revision !== void 0 && store.update({ revision });
		}
		let otherContent = ({ patch, revision }) => (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.qz)(patch?.source_revision_config, revision?.source_revision_config) ? _end_rollout_results_js__WEBPACK_IMPORTED_MODULE_4__.zE : void 0;
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
	2206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L8: () => classify,
			Nj: () => isDeployed,
			hF: () => evidenceFor,
			qt: () => ifAnEnd
		});
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1705);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);
		let FAILED = /FAILED$|^INTERRUPTED$/;
		function classify(status, failureStatuses) {
			let word = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.d)(status);
			if (failureStatuses.some((other) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.d)(other) === word)) return "failed";
			if (word === "DEPLOYED") return "deployed";
			if (word === "SKIPPED") return "skipped";
			return FAILED.test(word) ? "failed" : "pending";
		}
		let LIKE_AN_END = /(ERROR|FAILURE|CRASHED|CANCELL?ED|REJECTED|ABORTED|STOPPED)$/;
		let ifAnEnd = (status) => LIKE_AN_END.test((0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.d)(status)) ? `If ${status} is an end on your platform, add it to failure_statuses.` : "";
		let isDeployed = (status) => classify(status, []) === "deployed";
		function evidenceFor(status, failureStatuses) {
			let statusClass = classify(status, failureStatuses);
			if (statusClass === "pending") return;
			if (statusClass === "deployed") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.ET;
			let isInterrupted = (word) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.d)(word) === "INTERRUPTED";
			return isInterrupted(status) && !failureStatuses.some(isInterrupted) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.zn : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.N7;
		}
	}),
	7884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ow: () => refresh,
			Kj: () => refreshAfter,
			wB: () => watch,
			WR: () => watchToEnd
		});
		var format = __webpack_require__(2772);
		var requests = __webpack_require__(7906);
		var deployments = __webpack_require__(3174);
		var contract_status = __webpack_require__(669);
		var describe = __webpack_require__(9121);
		var log = __webpack_require__(9097);
		var follow = __webpack_require__(5025);
		var poll = __webpack_require__(1705);
		var status_log = __webpack_require__(3690);
		var state = __webpack_require__(7659);
		var rollout_status = __webpack_require__(2206);
		function rolloutLog(ctx, rollout, store) {
			let { deadline, report } = ctx;
			let { watched, inputs, revision_id } = rollout;
			let whose = watched === "rollback" ? "rollback " : "";
			let active;
			let lastPeriod = () => store.state.statusPeriods.findLast((period) => period.watched === watched);
			function onPoll(revision) {
				let { statusPeriods } = store.state;
				let statusClass = (0, rollout_status.L8)(revision.status, inputs.failure_statuses);
				store.update((0, state.FY)(watched, revision, statusClass));
				if (store.state.statusPeriods === statusPeriods) return;
				let isToldLater = watched === "revision" && statusClass === "failed";
				tellStatus(revision.status, isToldLater ? "" : revision.status_message ?? "");
			}
			function tellStatus(status, reason) {
				let [first = ""] = report.redact(reason).split("\n");
				let why = first === "" ? "" : `: ${(0, format.ml)(first, 200)}`;
				let evidence = (0, rollout_status.hF)(status, inputs.failure_statuses);
				report.progress((0, status_log.ci)(whose + status + why, evidence === poll.zn ? ["waiting a minute: some continue by themselves"] : []));
				(0, rollout_status.qt)(status) !== "" && report.progress((0, rollout_status.qt)(status));
			}
			function onDeployment(deployment) {
				store.update((0, state.iV)(deployment));
				if (watched !== "revision" || lastPeriod()?.statusClass !== "deployed" || deployment.active_revision_id === active) return;
				active = deployment.active_revision_id;
				report.progress(active === revision_id ? "serving" : `waiting for it to take over${fromNow()}`);
			}
			let fromNow = () => active ? ` from revision ${(0, format.m_)(active)}` : "";
			function heartbeat() {
				let last = lastPeriod();
				if (last === void 0) return;
				let timeout = (0, status_log.Bh)(deadline.leftMs);
				if (last.statusClass === "deployed") return (0, status_log.ci)(`still waiting for it to take over${fromNow()}`, [timeout]);
				return (0, status_log.ci)(`${whose}still ${last.status}`, [timeout]);
			}
			function on(event) {
				event.kind === "poll" && onPoll(event.revision);
				event.kind === "silence" && store.update((0, state.bj)(watched, event.isGone));
				event.kind === "deployment" && onDeployment(event.deployment);
				if (event.kind === "newer") {
					let still = lastPeriod()?.statusClass === "skipped" ? "" : " Still following this one.";
					report.progress(`A newer revision was created: ${event.revision_id}.${still}`);
				}
			}
			return {
				on,
				heartbeat
			};
		}
		function watch(ctx, rollout, store) {
			let { on, heartbeat } = rolloutLog(ctx, rollout, store);
			return ctx.report.withHeartbeat(heartbeat, () => (0, follow.f)(ctx, rollout, on));
		}
		async function watchToEnd(ctx, target, store) {
			let rollout = {
				...target,
				watched: "revision"
			};
			let { verify_active, failure_log } = target.inputs;
			announceWait(ctx, store.state);
			let end = await watch(ctx, rollout, store);
			(end.outcome !== "deployed" || !verify_active) && await refresh(ctx, rollout, store);
			let isStarting = end.outcome === "timed_out" && end.failure === void 0 && (0, contract_status.d)(store.state.revision?.status ?? "") === "DEPLOYING";
			(end.outcome === "failed" || isStarting) && await (0, log.U)(ctx, rollout, store, failure_log);
			return end;
		}
		async function refresh(ctx, { deployment_id }, store) {
			let deployment = await (0, requests.nb)(ctx, deployments.i8, { deployment_id }).catch(() => void 0);
			deployment !== void 0 && store.update((0, state.iV)(deployment));
		}
		async function refreshAfter({ outcome }, ctx, store) {
			let { deployment_id, deployment } = store.state;
			if (outcome !== "error" || deployment_id === void 0 || deployment === void 0) return;
			ctx.deadline.leftMs > 0 && await refresh(ctx, { deployment_id }, store);
			store.state.deployment === deployment && store.update((0, state.bj)("revision"));
		}
		function announceWait({ clock, deadline, report }, state) {
			let leftMs = Math.max(0, deadline.leftMs);
			let end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
			let page = (0, describe.Nr)(state);
			let where = page === void 0 ? "." : `: ${page}`;
			let what = state.createdByThisStep ? "it" : `revision ${state.revision?.id}`;
			report.info(`Watching ${what} until ${end} UTC (${(0, format.xj)(leftMs)})${where}`);
		}
	}),
	2242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => contextOf });
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(343);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _control_plane_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4751);
		function contextOf(inputs, { phase, patch, revision }, { rows = [], ...action }) {
			let given = (0, _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__.p2)(inputs)?.located;
			let sent = Object.keys(patch?.source_config?.resource_spec ?? {});
			let isAccepted = revision !== void 0 || phase === "accepted";
			return {
				...action,
				service: "control plane",
				rows: [
					..._control_plane_js__WEBPACK_IMPORTED_MODULE_3__.rl,
					...isAccepted ? _control_plane_js__WEBPACK_IMPORTED_MODULE_3__.wh : [],
					...rows
				],
				given: Object.keys((0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__.XF)(inputs)),
				positionOf: given?.positionOf,
				inherited: sent.filter((field) => !Object.hasOwn(given?.spec ?? {}, field)),
				secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
				secretsInputs: (0, _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__.Mu)(inputs)
			};
		}
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
			let longer = (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.e)(ctx, deadline.leftMs + windowMs);
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
	})
};
