"use strict";
exports.id = "rollout-end-rollout-conclusion";
exports.ids = ["rollout-end-rollout-conclusion"];
exports.modules = {
	2302: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MN: () => changesLabel,
			Oj: () => MAX_IN_HEADLINE,
			Tb: () => changesText,
			Ty: () => sentChangesText,
			ZC: () => warningBlocks,
			uH: () => logPlan,
			xp: () => changeBlocks
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6813);
		var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8652);
		var _content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2931);
		let MAX_IN_HEADLINE = 2;
		let memberName = ({ path }) => path.replace(_change_js__WEBPACK_IMPORTED_MODULE_0__.kO, "secret ").replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
		function valueText({ path }, value) {
			if (typeof value == "number") return String(value);
			if (typeof value != "string" || /[\n\r]/.test(value)) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
			return path === _change_js__WEBPACK_IMPORTED_MODULE_0__.Ir ? (0, _content_js__WEBPACK_IMPORTED_MODULE_1__.ec)(value) : (0, _content_js__WEBPACK_IMPORTED_MODULE_1__.tl)(value);
		}
		function wordingOf(change) {
			if (change.shown !== void 0) return modifiedWording(mismatchText(change));
			if ("kind" in change) {
				let { kind } = change;
				return {
					sign: (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.RX)(change) ? "-" : kind === "added" ? "+" : "~",
					line: kind === "added" ? "set" : kind,
					phrase: kind
				};
			}
			let before = valueText(change, change.before);
			let after = valueText(change, change.after);
			if ((0, _change_js__WEBPACK_IMPORTED_MODULE_0__.RX)(change)) return {
				sign: "-",
				line: before,
				phrase: "removed"
			};
			if (change.before === null) return {
				sign: "+",
				line: after,
				phrase: "set"
			};
			return modifiedWording(`${before} → ${after}`);
		}
		function mismatchText(change) {
			let action = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.RX)(change) ? "to be removed" : "sent";
			if ("kind" in change) return `was ${action} and is ${change.shown}`;
			return `was ${action}${(0, _change_js__WEBPACK_IMPORTED_MODULE_0__.RX)(change) ? "" : ` as ${valueText(change, change.after)}`} and is ${change.shown === null ? "not there" : valueText(change, change.shown)}`;
		}
		let modifiedWording = (line) => ({
			sign: "~",
			line,
			phrase: line.length > 80 ? "changed" : line
		});
		function changeLines(changes) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(changes).map((change) => {
				let { sign, line } = wordingOf(change);
				return `${sign} ${memberName(change).padEnd(width)}  ${line}`;
			});
		}
		function logPlan(report, title, { changes, revisionNote, warnings }) {
			report.group(`Plan: ${title}`);
			let lines = [...changeLines(changes), ...revisionNote === "" ? [] : [revisionNote]];
			for (let line of lines) report.info(`  ${line}`);
			report.endGroup();
			for (let warning of warnings) report.warning(warning);
		}
		function changesText(changes, maxCount = 6) {
			let pieces = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(changes).map((change) => {
				let phrase = `${memberName(change)} ${wordingOf(change).phrase}`;
				return (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.F8)(change) === "removed" ? { strong: phrase } : phrase;
			});
			let rest = changes.length - maxCount;
			return [...pieces.slice(0, maxCount), ...rest > 0 ? [`${rest} more`] : []].flatMap((piece, index) => index === 0 ? [piece] : [", ", piece]);
		}
		let changesLabel = (changes) => (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_2__.wh)(changesText(changes, 2));
		function sentChangesText(state) {
			let { initialDeployment, revision } = state;
			let changes = initialDeployment && revision ? (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.IK)(state) : [];
			return changes.length === 0 ? "" : [
				"Changed by this deploy: ",
				...changesText(changes),
				"."
			];
		}
		let warningBlocks = (plan) => (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));
		function changeBlocks(plan) {
			let { changes, revisionNote } = plan;
			return [...changes.length === 0 ? [] : [{ diff: changeLines(changes) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
		}
	}),
	8652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => sortByGroup,
			F8: () => groupOf,
			IK: () => nonContentChanges,
			Ir: () => IMAGE_PATH,
			Qm: () => mismatchesIn,
			RX: () => isRemoved,
			Xg: () => settingsOnlyChanges,
			kO: () => SECRET_PREFIX,
			qv: () => hideVariables,
			w6: () => serializeChanges
		});
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
		let serializeChanges = (changes) => JSON.stringify(changes.map((change) => {
			if (!("kind" in change)) return change;
			let [before, after] = HIDDEN_VALUES[change.kind];
			let result = change.shown && { shown: HIDDEN_RESULTS[change.shown] };
			return {
				path: change.path,
				before,
				after,
				...result
			};
		}));
		let SECRET_PREFIX = "secrets.";
		let IMAGE_PATH = "source_revision_config.image_uri";
		let CONTENT_PATHS = [IMAGE_PATH, "source_revision_config.repo_ref"];
		let isRemoved = (change) => "kind" in change ? change.kind === "removed" : change.after === null;
		let GROUPS = [
			"mismatches",
			"content",
			"removed",
			"values",
			"secrets"
		];
		function groupOf(change) {
			if (change.shown !== void 0) return "mismatches";
			if (CONTENT_PATHS.includes(change.path)) return "content";
			if (isRemoved(change)) return "removed";
			return change.path.startsWith(SECRET_PREFIX) ? "secrets" : "values";
		}
		let sortByGroup = (changes) => GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));
		let nonContentChanges = ({ plan }) => plan?.changes.filter(({ path }) => !CONTENT_PATHS.includes(path)) ?? [];
		function settingsOnlyChanges({ plan, patch }) {
			let { image_uri, repo_ref } = patch?.source_revision_config ?? {};
			return image_uri || repo_ref ? [] : plan?.changes ?? [];
		}
		let mismatchesIn = ({ plan }) => plan?.changes.filter((change) => change.shown !== void 0) ?? [];
		function hideVariables(value) {
			let json = JSON.stringify(value, (_, member) => typeof member == "object" && member && "name" in member && "value" in member ? {
				...member,
				value: "(hidden)"
			} : member);
			return JSON.parse(json ?? "null");
		}
	}),
	2931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => contentOf,
			E3: () => refLabel,
			Gl: () => newContent,
			QL: () => contentLabel,
			ec: () => imageLabel,
			jD: () => previousContent,
			tl: () => shortenCommit,
			wc: () => revisionLabel,
			ys: () => newContentLabel
		});
		var _service_contract_deployments_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6081);
		var _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2923);
		let shortenCommit = (ref) => (0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(ref) ? ref.slice(0, 7) : ref;
		let refLabel = (ref) => shortenCommit(ref).replace(/^refs\/(tags|heads)\//, "");
		function refWithCommit(repo_ref, commit) {
			let isBranch = !(0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.dz)(repo_ref) && !(0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(repo_ref);
			let label = refLabel(repo_ref);
			return isBranch && (0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(commit) ? `${label} (${shortenCommit(commit)})` : label;
		}
		function imageLabel(image_uri) {
			let { name, tag, digest } = (0, _service_contract_deployments_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(image_uri);
			let digestSuffix = digest && `@${digest.slice(0, 14)}`;
			return [
				name,
				tag && `:${tag}`,
				digestSuffix
			].filter(Boolean).join("");
		}
		function contentLabel(content) {
			if (content?.repo_ref) return refWithCommit(content.repo_ref, content.repo_commit_sha ?? "");
			return content?.image_uri ? imageLabel(content.image_uri).replace(/^.*\//, "") : void 0;
		}
		function newContent({ revision, patch }) {
			let content = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
			let sentRef = patch?.source_revision_config?.repo_ref;
			return sentRef && (0, _service_contract_deployments_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(content.repo_ref ?? "") ? {
				...content,
				repo_ref: sentRef
			} : content;
		}
		function contentOf(state, revision_id) {
			let { rollback } = state;
			if (!revision_id) return;
			if (revision_id === state.revision?.id) return newContent(state);
			if (revision_id === rollback?.revision_id) return rollback.previous?.source_revision_config ?? void 0;
			let revision = [
				state.previousRevision,
				state.activeRevision,
				rollback?.previous
			].find((one) => one?.id === revision_id);
			let deployment = [state.initialDeployment, state.deployment].find((one) => one?.latest_revision_id === revision_id);
			return revision?.source_revision_config ?? deployment?.source_revision_config;
		}
		let previousContent = (state) => contentOf(state, state.initialDeployment?.active_revision_id);
		let newContentLabel = (state) => contentLabel(newContent(state)) ?? "the new revision";
		function revisionLabel(state) {
			let label = newContentLabel(state);
			let { initialDeployment, deployment, revision } = state;
			return [initialDeployment, deployment].flatMap((one) => one?.active_revision_id ?? []).filter((id) => id !== revision?.id).some((id) => contentLabel(contentOf(state, id)) === label) ? `the new revision of ${label}` : label;
		}
	}),
	9121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gi: () => revisionSubject,
			Gw: () => failureClause,
			Nr: () => ownRevisionUrl,
			QE: () => goneAdvice,
			TR: () => lastSeenText,
			Wy: () => buildEnd,
			et: () => subjectOf,
			g: () => revisionPiece,
			hO: () => READ_REVISIONS_ADVICE,
			iz: () => platformLink,
			mm: () => concurrencyAdvice,
			xw: () => revisionUrl,
			yB: () => resumeAdvice
		});
		var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8728);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
		var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7659);
		function subjectOf({ deployment, messageSettings }) {
			let { github_environment: environment } = messageSettings;
			let name = deployment?.name ?? messageSettings.name;
			return environment === void 0 ? name : `${name} (${environment})`;
		}
		let buildEnd = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.hW)(subjectOf);
		function revisionUrl(state, revision_id) {
			let { deployment_id, messageSettings } = state;
			if (deployment_id === void 0 || revision_id === void 0) return;
			return messageSettings.revision_link?.replaceAll("{deployment_id}", encodeURIComponent(deployment_id)).replaceAll("{revision_id}", encodeURIComponent(revision_id));
		}
		let ownRevisionUrl = (state) => revisionUrl(state, state.revision?.id);
		function platformLink(state, revision_id = state.revision?.id) {
			let href = revisionUrl(state, revision_id);
			return href === void 0 ? "on the platform" : {
				text: "on the platform",
				href
			};
		}
		function revisionPiece(state, revision_id) {
			let href = revisionUrl(state, revision_id);
			let code = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.m_)(revision_id);
			return href === void 0 ? { code } : {
				text: code,
				href,
				isCode: !0
			};
		}
		let revisionSubject = (state) => state.revision === void 0 ? ["The revision"] : ["Revision ", revisionPiece(state, state.revision.id)];
		let failureClause = (reason) => reason === void 0 ? "" : `; the last read failed (${reason})`;
		function lastSeenText(state, reason) {
			let period = (0, _state_js__WEBPACK_IMPORTED_MODULE_2__.qC)(state, "revision").at(-1);
			let time = period === void 0 ? "" : ` after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(period.untilMs)}`;
			return `${state.revision?.status === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${state.revision.status}${time}`}${failureClause(reason)}.`;
		}
		let READ_REVISIONS_ADVICE = "Read the deployment's revisions on the platform before you deploy again.";
		function resumeAdvice(state) {
			let { messageSettings, deployment_id, revision, rollback } = state;
			if (rollback?.outcome !== void 0) return [
				"Look at the deployment ",
				platformLink(state),
				"."
			];
			let isDeploy = messageSettings.action === "deploy";
			let id = rollback?.revision_id ?? revision?.id;
			if (id === void 0 && (isDeploy || deployment_id === void 0) || rollback?.phase === "sent") return READ_REVISIONS_ADVICE;
			let code = `revision_id: ${id ?? "latest"}`;
			return isDeploy ? [
				"To keep watching, run this step with ",
				{ code },
				" in place of what it changes."
			] : `To keep watching, use the root action with deployment_id: ${deployment_id}, ${code}.`;
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
			H_: () => endOfInvalidInputs,
			Rr: () => messagesIfKilled,
			WF: () => endOfRolloutError
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6813);
		var _report_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5567);
		var _report_service_error_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9403);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1515);
		var _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2175);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6356);
		var _content_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9121);
		var _state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7659);
		var _status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2206);
		var _rollback_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8012);
		function messagesOf(state) {
			let { initialDeployment, messageSettings, revision } = state;
			let { name, action } = messageSettings;
			let isCreation = initialDeployment === void 0 && action === "create";
			let participle = isCreation ? "created" : "changed";
			return {
				"not sent": {
					headline: `nothing was ${participle}`,
					cancelledHeadline: `cancelled before anything was ${participle}`,
					message: ""
				},
				sent: {
					headline: `not known whether it was ${participle}`,
					cancelledHeadline: `cancelled while it was being ${participle}`,
					message: `It may have been ${participle}.`,
					advice: isCreation ? `Look for ${name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.` : _describe_js__WEBPACK_IMPORTED_MODULE_6__.hO
				},
				accepted: revision ? watchingMessages(state) : {
					headline: `${participle}, but its ${isCreation ? "first " : ""}revision is not known`,
					cancelledHeadline: "cancelled before its revision was known",
					message: "The request was accepted.",
					advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.yB)(state),
					...concurrentRevisionMessages(state)
				}
			};
		}
		function concurrentRevisionMessages(state) {
			let { initialDeployment, deployment, patch } = state;
			let sentContent = patch?.source_revision_config;
			let content = deployment?.source_revision_config;
			if (deployment?.latest_revision_id === initialDeployment?.latest_revision_id || !(0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_3__.qz)(sentContent, content)) return;
			return {
				headline: `${(0, _content_js__WEBPACK_IMPORTED_MODULE_5__.QL)(sentContent)} was sent, and a revision of ${(0, _content_js__WEBPACK_IMPORTED_MODULE_5__.QL)(content)} appeared`,
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.mm)(state)
			};
		}
		function watchingMessages(state) {
			let { currentCheck, readFailure, revision: { status = "" } = {} } = state;
			let { statusClass = "pending" } = (0, _state_js__WEBPACK_IMPORTED_MODULE_9__.qC)(state, "revision").at(-1) ?? {};
			let statusClause = statusClass === "pending" ? "continues to roll out" : `is ${status}`;
			let label = (0, _content_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state);
			let previous = (0, _content_js__WEBPACK_IMPORTED_MODULE_5__.QL)((0, _content_js__WEBPACK_IMPORTED_MODULE_5__.jD)(state));
			return {
				headline: `the outcome of ${label} is unknown`,
				cancelledHeadline: currentCheck === void 0 ? `cancelled while ${label} was ${status || "just created"}` : `cancelled before the ${currentCheck} of ${label} was over`,
				message: readFailure === void 0 ? [
					...(0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.Gi)(state),
					(0, _status_js__WEBPACK_IMPORTED_MODULE_7__.Nj)(status) ? " is deployed" : ` ${statusClause}`,
					...previous === void 0 ? [] : [
						"; ",
						{ code: previous },
						" served before"
					],
					"."
				] : (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.TR)(state),
				lastSeenText: (reason) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.TR)(state, reason),
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.yB)(state),
				...status !== "" && { adviceIfGone: (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.QE)(state) }
			};
		}
		let phaseOf = ({ phase, revision }) => revision ? "accepted" : phase;
		function messagesIfKilled(state) {
			let { rollback } = state;
			let phase = phaseOf(state);
			if (phase === "not sent") return "";
			let { cancelledHeadline, message, advice = "" } = messagesOf(state)[phase];
			let headline = rollback ? `killed during the rollback of ${(0, _content_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)}` : cancelledHeadline.replace("cancelled", "killed");
			let text = rollback ? (0, _rollback_text_js__WEBPACK_IMPORTED_MODULE_8__.E)({
				...state,
				rollback: {
					...rollback,
					failureReason: "the step was killed"
				}
			}) : message;
			return _step_saved_state_js__WEBPACK_IMPORTED_MODULE_4__._x.encode({
				headline: `${(0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.et)(state)}: ${headline}`,
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_10__.wh)(text),
				advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_10__.wh)(advice)
			});
		}
		function endOfRolloutError(error, store, context, isCancelled) {
			(0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_2__.ST)(error) && store.update({ readFailure: "gone" });
			let endOf = (current) => (0, _report_service_error_end_js__WEBPACK_IMPORTED_MODULE_1__.S)(error, {
				subject: (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.et)(current),
				phase: phaseOf(current),
				isCancelled,
				context,
				messages: messagesOf(current)
			});
			return {
				outcome: endOf(store.state).outcome,
				describe: (current) => endOf(current).describe(current)
			};
		}
		let endOfInvalidInputs = (problems, effect) => ({
			outcome: "rejected",
			describe: (state) => (0, _report_problems_js__WEBPACK_IMPORTED_MODULE_0__.yg)(problems, (0, _describe_js__WEBPACK_IMPORTED_MODULE_6__.et)(state), effect)
		});
	}),
	8012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => rollbackText,
			l: () => rollbackLabel
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
		var _describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9121);
		let END_VERBS = {
			failed: "failed",
			superseded: "was superseded",
			not_active: "was deployed, but does not serve",
			timed_out: "was not over at the timeout"
		};
		function rollbackLabel({ rollback }) {
			if (rollback?.revision_id === void 0) return "";
			let { outcome, label, failedCheck } = rollback;
			if (outcome === void 0) return "; the end of the rollback is not known";
			if (outcome !== "deployed") return `; the rollback ${END_VERBS[outcome]}`;
			return `; rolled back to ${label}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
		}
		function rollbackText(state) {
			let { rollback } = state;
			if (rollback === void 0) return "";
			let { phase, label, revision_id, outcome, durationMs = 0, keptMembers = [] } = rollback;
			let reason = rollback.failureReason?.replace(/^The /, "the ");
			if (revision_id === void 0) return phase === "not sent" ? `Not rolled back: ${reason}.` : `It is not known whether the rollback was applied: ${reason}.`;
			let idText = [
				" (revision ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_0__.g)(state, revision_id),
				")"
			];
			if (outcome === void 0) return [
				"How the rollback",
				...idText,
				` ended is not known: ${reason}.`
			];
			let statusSuffix = rollback.statusMessage ? `: ${rollback.statusMessage}` : "";
			if (outcome !== "deployed") return [
				`The rollback to ${label}`,
				...idText,
				` ${END_VERBS[outcome]}${statusSuffix}.`
			];
			let keptNote = keptMembers.length === 0 ? "" : ` Not rolled back: ${keptMembers.join(", ")}.`;
			let checkNote = reason === void 0 ? "" : ` It could not be checked: ${reason}.`;
			return [
				`The rollback took ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(durationMs)}`,
				...idText,
				`.${keptNote}${checkNote}`
			];
		}
	}),
	9934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => concludeRollout });
		var blocks = __webpack_require__(6813);
		var report_conclusion = __webpack_require__(8728);
		var outcomes = __webpack_require__(1506);
		var change_text = __webpack_require__(2302);
		var describe = __webpack_require__(9121);
		var rollout_outputs = __webpack_require__(9335);
		var external_node_util_ = __webpack_require__(7975);
		var source = __webpack_require__(2923);
		var rollout_content = __webpack_require__(2931);
		var rollout_state = __webpack_require__(7659);
		let ROW_TITLES = {
			failed: "Failed",
			superseded: "Replaced"
		};
		function contentTable({ outcome }, state) {
			let { initialDeployment, deployment, revision, rollback } = state;
			if (revision === void 0) return [];
			let activeId = (rollback?.outcome === "deployed" ? rollback.revision_id : void 0) ?? (0, rollout_state.b8)(state);
			let previousId = initialDeployment?.active_revision_id;
			let latestId = deployment?.latest_revision_id;
			let repository = repositoryOf(deployment);
			let cellOf = (id) => contentCell((0, rollout_content.$E)(state, id), repository);
			let isUnchanged = activeId && (0, external_node_util_.isDeepStrictEqual)(cellOf(previousId), cellOf(activeId));
			let titles = new Map([
				[isUnchanged ? void 0 : previousId, "Before"],
				[revision.id, ROW_TITLES[outcome] ?? "New"],
				[rollback?.revision_id, "Rollback"],
				[outcome === "superseded" && latestId !== revision.id ? latestId : void 0, "Newer"]
			]);
			titles.delete(activeId);
			titles.set(activeId, "Serving");
			return [{ table: {
				header: [],
				rows: [...titles].flatMap(([id, text]) => {
					if (!id) return [];
					let href = (0, describe.xw)(state, id);
					return [[href ? [{
						text,
						href
					}] : text, cellOf(id)]];
				})
			} }];
		}
		let GITHUB_REPOSITORY = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+?(?=(\.git)?$)/;
		let repositoryOf = (deployment) => GITHUB_REPOSITORY.exec(deployment?.source_config.repo_url ?? "")?.[0];
		function repositoryLink(code, path, repository) {
			if (repository === void 0) return { code };
			return {
				text: code,
				href: `${repository}/${path}`,
				isCode: !0
			};
		}
		function contentCell({ repo_ref, repo_commit_sha, image_uri } = {}, repository) {
			let isRef = !!repo_ref && !(0, source.WM)(repo_ref);
			let sha = repo_commit_sha || (isRef ? "" : repo_ref);
			let commitRepository = sha && (0, source.WM)(sha) ? repository : void 0;
			let label = (0, rollout_content.E3)(repo_ref ?? "");
			let pieces = [
				...isRef ? [repositoryLink(label, `tree/${encodeURIComponent(label)}`, repository)] : [],
				...sha ? [repositoryLink((0, rollout_content.tl)(sha), `commit/${sha}`, commitRepository)] : [],
				...image_uri && !repo_ref ? [{ code: (0, rollout_content.ec)(image_uri) }] : []
			];
			return pieces.length === 0 ? "–" : pieces.flatMap((piece, index) => index === 0 ? [piece] : [" ", piece]);
		}
		function comparisonText(state) {
			let repository = repositoryOf(state.deployment);
			let [oldContent, content] = [(0, rollout_content.jD)(state), (0, rollout_content.Gl)(state)];
			let areTags = (0, source.dz)(oldContent?.repo_ref) && (0, source.dz)(content.repo_ref);
			let [oldTag, tag] = [(0, rollout_content.QL)(oldContent), (0, rollout_content.QL)(content)];
			if (repository === void 0 || !areTags || !oldTag || !tag || oldTag === tag) return [];
			let href = `${repository}/compare/${encodeURIComponent(oldTag)}...${encodeURIComponent(tag)}`;
			return [
				"Changes: ",
				{
					text: `${oldTag}…${tag}`,
					href
				},
				"."
			];
		}
		function idBlocks(state, withPlan) {
			let { initialDeployment, deployment, revision, plan } = state;
			let { previous_revision_id, ...values } = (0, rollout_outputs.Yz)(state);
			let isLatest = deployment?.latest_revision_id === revision?.id;
			let sentImage = initialDeployment && state.patch?.source_revision_config?.image_uri;
			let hasPlan = withPlan && plan !== void 0 && plan.changes.length > 0;
			let ids = {
				deployment_id: values.deployment_id,
				revision_id: values.revision_id,
				[revision === void 0 ? "active_revision_id" : "previous_revision_id"]: previous_revision_id,
				rollback_revision_id: values.rollback_revision_id,
				image_uri: values.image_uri || sentImage,
				image_version: isLatest ? deployment?.image_version : void 0,
				repo_commit_sha: values.repo_commit_sha
			};
			let rows = Object.entries(ids).flatMap(([name, value]) => value ? [[[{ code: name }], [{ code: value }]]] : []);
			let blocks = [...rows.length === 0 ? [] : [{ table: {
				header: [],
				rows
			} }], ...hasPlan ? (0, change_text.xp)(plan) : []];
			let title = hasPlan ? "Ids to copy, all changes" : "Ids to copy";
			return blocks.length === 0 ? [] : [{ fold: {
				title,
				blocks
			} }];
		}
		var rollback_text = __webpack_require__(8012);
		var ids = __webpack_require__(5485);
		function servingText(state) {
			let { initialDeployment, deployment, revision, readFailure, serverRevision } = state;
			if (readFailure === "other" && revision !== void 0) return possiblyServingText(state);
			if (deployment === void 0 || readFailure !== void 0) return "";
			let activeId = deployment.active_revision_id;
			if (!activeId) return "No revision serves.";
			if (serverRevision?.isKnown && !(0, ids.WB)(activeId, serverRevision.id)) return "";
			let url = (0, rollout_state.Gh)(deployment);
			let urlPieces = url === "" ? [] : [" at ", {
				text: url,
				href: url
			}];
			if (activeId === revision?.id) return url === "" ? "" : [
				"It serves",
				...urlPieces,
				"."
			];
			let content = (0, rollout_content.QL)((0, rollout_content.$E)(state, activeId));
			let name = content === void 0 ? ["revision ", (0, describe.g)(state, activeId)] : [{ code: content }];
			return [
				activeId === initialDeployment?.active_revision_id ? "Still serving: " : "Serving: ",
				...name,
				...urlPieces,
				"."
			];
		}
		function possiblyServingText(state) {
			let name = (0, rollout_content.wc)(state).replace(/^the/, "The");
			let previousLabel = (0, rollout_content.QL)((0, rollout_content.jD)(state)) ?? "what ran before";
			return `${name} may serve${state.initialDeployment?.active_revision_id ? `, or still ${previousLabel}` : ""}.`;
		}
		var format = __webpack_require__(2772);
		function statusPeriodBlocks(state) {
			let { length } = state.statusPeriods;
			return length >= 3 && length <= 20 ? [chartBlock(state.statusPeriods)] : statusLineBlocks(state);
		}
		let statusLineBlocks = ({ statusPeriods }) => [...Map.groupBy(statusPeriods, ({ role }) => role)].map(([role, periods]) => ({ text: (role === "rollback" ? "Rollback: " : "") + statusesText(periods) }));
		let durationLabel = ({ status, atMs, untilMs }) => untilMs - atMs < 1e3 ? status : `${status} ${(0, format.a3)(untilMs - atMs)}`;
		function statusesText(periods) {
			return [...periods.slice(0, 20).map((period) => period.statusClass === "pending" ? durationLabel(period) : period.status), ...periods.length > 20 ? ["…"] : []].join(" → ");
		}
		function chartBlock(periods) {
			let fromMs = periods[0]?.atMs ?? 0;
			return { gantt: {
				title: "Time in each status",
				sections: [...Map.groupBy(periods, ({ role }) => role)].map(([role, ofRole]) => ({
					title: (0, format.ZH)(role),
					spans: ofRole.map((period) => spanOf(period, fromMs, period === periods.at(-1)))
				}))
			} };
		}
		function spanOf(period, fromMs, isLast) {
			let { status, statusClass, atMs, untilMs } = period;
			let startMs = atMs - fromMs;
			if (statusClass === "pending") return {
				label: durationLabel(period),
				startMs,
				endMs: untilMs - fromMs,
				...isLast ? { style: "active" } : {}
			};
			return {
				label: status,
				startMs,
				endMs: startMs,
				style: statusClass === "deployed" ? "done" : "crit"
			};
		}
		let PLAN_OUTCOMES = ["planned", "no_revision"];
		let CHANGE_OUTCOMES = [
			"failed",
			"superseded",
			"timed_out"
		];
		let CLEAR_TAG = /^(?:v?\d+\.\d|[0-9a-f]{7,64}\b)/;
		function omitName(headline, name) {
			let omitFrom = (word) => {
				let tag = word.startsWith(`${name}:`) ? word.slice(name.length + 1) : "";
				return CLEAR_TAG.test(tag) ? tag : word;
			};
			return headline.split(" ").map(omitFrom).join(" ");
		}
		function rolloutConclusionOf({ outcome, describe }, state) {
			let { headline, message, ...description } = describe(state);
			let isMismatch = state.isAsSent === !1 && !(0, outcomes.TS)(outcome).isFailure;
			return {
				outcome,
				...description,
				...isMismatch && {
					severity: "warning",
					advice: (0, blocks.hC)("Correct the inputs, or ask whoever runs the service.", description.advice ?? "")
				},
				headline: omitName(`${headline}${(0, rollback_text.l)(state)}`, state.deployment?.name ?? ""),
				message: (0, blocks.hC)(message, (0, rollback_text.E)(state), outcome === "cancelled" ? "" : servingText(state), CHANGE_OUTCOMES.includes(outcome) ? (0, change_text.Ty)(state) : "", comparisonText(state))
			};
		}
		function concludeRollout({ report }, end, { state, elapsedMs }, declaredOutputs) {
			let conclusion = rolloutConclusionOf(end, state);
			let plan = PLAN_OUTCOMES.includes(end.outcome) && state.plan !== void 0 ? (0, change_text.xp)(state.plan) : [];
			let warnings = state.phase !== "not sent" || end.outcome === "planned" ? (0, change_text.ZC)(state.plan) : [];
			let log = state.failureLog;
			let details = [
				...warnings,
				...plan,
				...log === void 0 ? [] : [{ fold: {
					title: log.title,
					blocks: [{ code: log.text }]
				} }],
				...contentTable(conclusion, state),
				...statusPeriodBlocks(state),
				...idBlocks(state, plan.length === 0)
			];
			let statusLine = (0, outcomes.TS)(end.outcome).isServing ? [] : statusLineBlocks(state);
			let outputs = (0, rollout_outputs.Pt)(declaredOutputs, state);
			let commentDetails = [
				...warnings,
				...plan,
				...statusLine
			];
			let link = (0, describe.Nr)(state);
			return {
				...(0, report_conclusion.Ep)(report, conclusion, {
					outputs,
					details,
					commentDetails,
					elapsedMs
				}),
				link
			};
		}
	}),
	5430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KU: () => currentStateText,
			vW: () => deployedStateText,
			gt: () => deployedText,
			gJ: () => endOfRollout,
			d4: () => otherChangesText,
			Y7: () => unexpectedContentEnd
		});
		var blocks = __webpack_require__(6813);
		var format = __webpack_require__(2772);
		var compare = __webpack_require__(2175);
		var deployments_image = __webpack_require__(6081);
		var ids = __webpack_require__(5485);
		var contract_status = __webpack_require__(669);
		var change = __webpack_require__(8652);
		var change_text = __webpack_require__(2302);
		var rollout_content = __webpack_require__(2931);
		var describe = __webpack_require__(9121);
		var rollout_state = __webpack_require__(7659);
		var rollout_status = __webpack_require__(2206);
		var failure_cause = __webpack_require__(5572);
		let STATUS_MESSAGES = {
			BUILDFAILED: {
				headline: (name) => `the build of ${name} failed`,
				advice: (state) => [...logAdvice(state, "build"), ", then push a fix and deploy again."]
			},
			DEPLOYFAILED: {
				headline: (name) => `${name} did not start`,
				advice: (state) => [...logAdvice(state, "deploy"), "."]
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
		let DEFAULT_MESSAGES = {
			headline: (name) => `${name} failed`,
			advice: (state) => [
				"Look at this revision ",
				(0, describe.iz)(state),
				"."
			]
		};
		function describeFailure(state) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let cause = (0, failure_cause.rl)(state);
			let { headline, advice } = STATUS_MESSAGES[(0, contract_status.S)(status)] ?? DEFAULT_MESSAGES;
			let endedMs = (0, rollout_state.$F)(state);
			let time = endedMs === void 0 ? "before it was read" : `after ${(0, format.a3)(endedMs)}`;
			let ending = [...(0, describe.Gi)(state), ` ended as ${status} ${time}.`];
			return {
				headline: `: ${(cause?.headline ?? headline)((0, rollout_content.wc)(state))}`,
				message: (0, blocks.hC)((0, failure_cause.Oc)(state), ending),
				advice: (0, failure_cause.Vt)(state) ?? advice(state),
				quotes: reason ? [{
					source: "The platform",
					text: reason
				}] : []
			};
		}
		let logAdvice = (state, type) => state.failureLog?.type === type ? [`Read the ${type} log (its end is in the run)`] : [`Read the ${type} log `, (0, describe.iz)(state)];
		let DESCRIPTIONS = {
			deployed: (state) => ({
				headline: deployedStateText(state),
				message: (0, blocks.hC)(deployedText(state), otherChangesText(state))
			}),
			failed: describeFailure,
			superseded(state, { newer_revision_id: newerId }) {
				let { status = "" } = state.revision ?? {};
				let ending = newerId === void 0 ? [` ended as ${status}, and no newer one was seen.`] : [
					` was ${status} when revision `,
					(0, describe.g)(state, newerId),
					" replaced it."
				];
				let isAllowed = state.messageSettings.on_superseded === "warn";
				return {
					headline: `: ${replacementText(state, newerId)}`,
					message: [...(0, describe.Gi)(state), ...ending],
					advice: `Deploy from one workflow at a time (concurrency:)${isAllowed ? "" : ", or set on_superseded: warn if this is expected"}.`,
					...isAllowed && { severity: "warning" }
				};
			},
			not_active(state) {
				let { status = "" } = state.revision ?? {};
				let ending = (0, rollout_status.Nj)(status) ? " is DEPLOYED, but did not become active." : ` was DEPLOYED, and is ${status} now.`;
				return {
					headline: `: ${(0, rollout_content.wc)(state)} was deployed, but does not serve`,
					message: [...(0, describe.Gi)(state), ending],
					advice: [
						"Look at the deployment's status and its deploy log ",
						(0, describe.iz)(state),
						"."
					]
				};
			},
			timed_out: __webpack_require__(6162).b
		};
		let endOfRollout = (end, elapsedMs) => (0, describe.Wy)(end.outcome, (state) => DESCRIPTIONS[end.outcome](state, {
			...end,
			elapsedMs
		}));
		let UNEXPECTED_CONTENT_END = (0, describe.Wy)("error", (state) => {
			let { image_uri, repo_ref } = state.patch?.source_revision_config ?? {};
			let content = state.revision?.source_revision_config;
			let sentPiece = { code: image_uri ?? repo_ref ?? "" };
			let shownPiece = { code: (image_uri ? content?.image_uri : content?.repo_ref) ?? "" };
			return {
				headline: `: ${(0, rollout_content.ys)(state)} was rolled out, which was not sent`,
				message: [
					...(0, describe.Gi)(state),
					" shows ",
					shownPiece,
					", but ",
					sentPiece,
					" was sent."
				],
				advice: (0, describe.mm)(state)
			};
		});
		let unexpectedContentEnd = ({ patch, revision }) => (0, compare.qz)(patch?.source_revision_config, revision?.source_revision_config) ? UNEXPECTED_CONTENT_END : void 0;
		function currentStateText(state) {
			let settings = (0, change.Xg)(state);
			if (settings.length > 0) return `: ${(0, change_text.MN)(settings)}`;
			let mismatches = (0, change_text.MN)((0, change.Qm)(state));
			return ` runs ${(0, rollout_content.ys)(state)}${sentTagNote(state)}${mismatches && `; ${mismatches}`}`;
		}
		function sentTagNote({ patch, revision }) {
			let sentImage = (0, deployments_image.zZ)(patch?.source_revision_config?.image_uri ?? "");
			let image = (0, deployments_image.zZ)(revision?.source_revision_config?.image_uri ?? "");
			return image.digest !== void 0 && (image.tag ?? sentImage.digest) === void 0 && sentImage.tag !== void 0 ? ` (sent as ${sentImage.tag})` : "";
		}
		function deployedStateText(state) {
			let { deployment, readFailure, revision } = state;
			let isKnown = readFailure === void 0;
			let isOther = isKnown && !(0, rollout_state.PA)(state) && !!deployment?.active_revision_id;
			if (isKnown && !isOther) return currentStateText(state);
			if ((0, change.Xg)(state).length > 0) return `${currentStateText(state)}${isOther ? "; the new revision does not serve yet" : ""}`;
			return `: ${(0, rollout_content.wc)(state)} is ${revision?.status ?? ""}${isOther ? ", and does not serve yet" : ""}`;
		}
		function otherChangesText(state) {
			let settings = (0, change.Xg)(state);
			if (settings.length === 0) {
				let mismatches = (0, change.Qm)(state);
				let namedChanges = mismatches.length > change_text.Oj ? [] : mismatches;
				let changes = (0, change.IK)(state).filter((change) => !namedChanges.includes(change));
				return changes.length === 0 ? "" : [
					"Also changed: ",
					...(0, change_text.Tb)(changes),
					"."
				];
			}
			let content = (0, rollout_content.QL)((0, rollout_content.Gl)(state));
			return (0, blocks.hC)(settings.length <= change_text.Oj ? "" : [
				"Changed: ",
				...(0, change_text.Tb)(settings),
				"."
			], content === void 0 || !(0, rollout_state.PA)(state) ? "" : [
				"It still runs ",
				{ code: content },
				"."
			]);
		}
		function replacementText(state, newer_revision_id) {
			let newerLabel = (0, rollout_content.QL)((0, rollout_content.$E)(state, newer_revision_id));
			let newer = newerLabel === (0, rollout_content.ys)(state) ? void 0 : newerLabel;
			let isSkipped = (0, contract_status.S)(state.revision?.status ?? "") === "SKIPPED";
			if (isSkipped && newer_revision_id === void 0) return `${(0, rollout_content.wc)(state)} was skipped`;
			return `${(0, rollout_content.wc)(state)} was ${isSkipped ? "skipped for" : "replaced by"} ${newer ?? "a newer revision"}`;
		}
		function deployedText(state) {
			let checks = state.checksPassed.join(" and ");
			let { id: reportedId = "" } = state.serverRevision ?? {};
			let serverNote = (0, ids.WB)(state.revision?.id, reportedId) ? `; the agent server reports revision ${(0, format.m_)(reportedId)}` : "";
			let checksNote = checks === "" ? "." : `; ${checks} passed${serverNote}.`;
			let endedMs = (0, rollout_state.$F)(state);
			if (endedMs === void 0) return [...(0, describe.Gi)(state), ` was already ${state.revision?.status ?? ""}${checksNote}`];
			if (!state.createdByThisStep) return [
				"Watched revision ",
				(0, describe.g)(state, state.revision?.id ?? ""),
				` for ${(0, format.a3)(endedMs)} until it was deployed${checksNote}`
			];
			let { revision_id, waitedMs = 0 } = state.idleWait ?? {};
			let duration = `Deployed in ${(0, format.a3)(endedMs - waitedMs)}`;
			if (revision_id === void 0) return [duration + checksNote];
			return [
				`${duration}, after waiting ${(0, format.a3)(waitedMs)} for revision `,
				(0, describe.g)(state, revision_id),
				checksNote
			];
		}
	}),
	6162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => describeTimeout,
			d: () => MAX_NAME_BEHIND_LISTENER
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(669);
		var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9121);
		var _failure_cause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5572);
		var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7659);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
		function describeTimeout(state, { failure, elapsedMs }) {
			if ((0, _state_js__WEBPACK_IMPORTED_MODULE_6__.PA)(state)) return describeServing(state, failure, elapsedMs);
			return failure === void 0 ? describePending(state, elapsedMs) : describeUnreadable(state, failure);
		}
		function describeServing(state, failure, elapsedMs) {
			let { status = "" } = state.revision ?? {};
			let statusClause = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(status) ? "not before" : `its status was ${status || "not shown"} at`;
			let clause = failure === void 0 ? statusClause : "its status could not be read at";
			return {
				headline: `: ${(0, _content_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} serves, but ${clause} the timeout (${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(elapsedMs)})`,
				message: failure === void 0 ? "" : (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.TR)(state, (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(failure)),
				advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.hC)((0, _status_js__WEBPACK_IMPORTED_MODULE_5__._D)(status), (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.yB)(state))
			};
		}
		function describePending(state, elapsedMs) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let wasDeployed = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(status);
			let progress = wasDeployed ? "not serving" : `still ${status || "without a status"}`;
			let deploymentStatus = state.deployment?.status ?? "";
			let isWaiting = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_9__.S)(deploymentStatus).startsWith("AWAITING");
			let isRolledBack = state.rollback?.outcome !== void 0;
			let waitNote = isWaiting ? `; the deployment is ${deploymentStatus}` : "";
			return {
				headline: `: ${(0, _content_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} was ${progress} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(elapsedMs)}${waitNote}`,
				quotes: reason ? [{
					source: "The platform",
					text: reason
				}] : [],
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.hC)((0, _failure_cause_js__WEBPACK_IMPORTED_MODULE_4__.Oc)(state), wasDeployed ? [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state), ` was ${status} at the timeout.`] : ""),
				advice: (0, _failure_cause_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(state) ?? (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.hC)((0, _status_js__WEBPACK_IMPORTED_MODULE_5__._D)(status), [
					"See ",
					(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.iz)(state),
					" why it takes so long, or set a longer timeout."
				], longNameHint(state), isRolledBack ? "" : (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.yB)(state))
			};
		}
		let describeUnreadable = (state, failure) => ({
			headline: `: ${(0, _content_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} was ${state.revision?.status ?? "never seen"}, then ${(0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.SP)(failure, "control plane").clause} until the timeout`,
			message: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.TR)(state, (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(failure)),
			advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(failure) ? (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.QE)(state) : (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.hC)(failure instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.fk ? "Correct the credential." : "", (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.yB)(state))
		});
		let MAX_NAME_BEHIND_LISTENER = 21;
		function longNameHint({ deployment }) {
			let { name = "", active_revision_id: activeId } = deployment ?? {};
			return activeId || name.length <= 21 ? "" : `If it runs behind a listener: with a name longer than about 21 characters it may never become ready, and ${name} has ${name.length}.`;
		}
	}),
	5572: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Oc: () => logQuoteText,
			Vt: () => nextStepOf,
			rl: () => causeOf
		});
		var _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7227);
		var _report_causes_rollout_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9398);
		var _error_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2084);
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9097);
		function causeOf(state) {
			let type = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.gV)(state);
			let reason = state.revision?.status_message ?? "";
			let cause = type === "build" ? (0, _error_line_js__WEBPACK_IMPORTED_MODULE_1__.K)(reason.split("\n"), type)?.cause : (0, _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_3__.P)(_report_causes_rollout_causes_js__WEBPACK_IMPORTED_MODULE_0__.d[type], reason);
			return cause !== void 0 && !cause.isVague ? cause : state.failureLog?.error?.cause ?? cause;
		}
		function nextStepOf(state) {
			let cause = causeOf(state);
			let { error } = state.failureLog ?? {};
			if (cause !== void 0 && !cause.isVague || error === void 0 || error.isCommandOnly) return cause?.nextStep;
			return "Correct that error, and deploy again.";
		}
		function logQuoteText(state) {
			let { failureLog, revision } = state;
			let { error, start, type } = failureLog ?? {};
			if (error === void 0) return start && causeOf(state)?.isVague ? [
				`The ${type} log shows that it has started: `,
				{ code: start },
				"."
			] : "";
			return revision?.status_message?.includes(error.quote) ? "" : [{ code: error.quote }, ` (${type} log).`];
		}
	}),
	2084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => errorIn,
			W: () => startIn
		});
		var _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7227);
		var _report_causes_rollout_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9398);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
		let PREFIX = /^(?:Step #\d{1,4}(?: - "[^"]{0,100}")?: ?|#\d{1,5} |\d{1,7}\.\d{1,4} |\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? |(?:stdout|stderr) [FP] |\[(?:INFO|builder)\] |[\w.-]{1,60}-\d{1,3} {1,20}\| | {0,20}\| ){1,6}/;
		let LOG_FIELDS = /^(\[(?:error|critical) {0,9}\] .*?) {1,99}\[[\w.]{1,99}\](?: \w{1,40}=[\s\S]*)?$/;
		let NOISE = /^\W*(?:(?:ERROR|Error|error|FATAL|fatal)\W*)?$|^\W*(?:Found )?\d+ errors?\W*$|\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b|\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)|\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b|\bTraceback \(most recent call last\):?$|^Could not import python module for graph\b|\bApplication startup failed\b|\bException in worker process\b|\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to |\bfor help visit\b|^\s*(?:help|hint): |^\[ERROR\] (?:-> )?\[Help \d|^\[ERROR\] (?:To see|Re-run|For more) |\bcomplete log of this run\b|\blogging output above\b|^\W*ERROR \[[^\]]{0,100}\d\/\d|^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY(?! failed)|ADD(?! failed)|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )|^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*| \s*\/\S+)?$/;
		let FAILED_COMMAND = /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b|\bFailed to execute goal\b/;
		let ERROR = /^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|critical|panic)\b|[-|] (?:ERROR|FATAL|CRITICAL)\b|\blevel"?[=:] ?"?(?:error|fatal|critical)\b|(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: |(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:|^\s*[\w.]{1,200}(?:Error|Exception)$|^\s*[×x] (?:No solution|Failed to)\b|^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): |^\s*\[?ERR_PNPM_|^exec \S{1,200}: |\bexecutable file not found in |^(?:COPY|ADD) failed: |^\S{1,200}\.go:\d+:\d+: |^(?!info|debug|warn|note|hint)[a-z./][^\s:]{0,200}: .{0,300}(?:: (?:command )?not found|version \S{1,60} not found|[Pp]ermission denied|No such file or directory|Read-only file system|Operation not permitted|unbound variable)(?: \(.{0,200}\))?$|^E: |^(?:curl: \(|wget: )|\bpanicked at |^(?:❌|✖|⨯) /;
		let HEADING = /:$|\b\d+ (?:validation )?errors?\b|^Error: [A-Z]+\d+$/;
		let OPEN_BRACKET = /[[{]$/;
		let UV_ERROR = /^\s*[×x] /;
		let UV_REASON = /^\s*[├╰│]/;
		let FAILED_BUILD = /^\s*(?:ERROR:|[×x]) (?:Failed to (?:download and )?build|Failed building|Could not build) /;
		let NPM = /^npm (?:error|ERR!) ?/;
		let NPM_CODE = /^npm (?:error|ERR!) code /;
		let NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
		let PACKAGE = /[^\s@]@[^\s@]*\d|\bgit@[^\s/]+\//;
		let START = /^(?!.*\b(?:[Mm]ake sure|[Ee]nsure|[Cc]heck|whether|if)\b).*(?:\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b)/;
		let UNKNOWN_PACKAGE = /\bNo matching distribution found\b|^E: (?:Unable to locate|Package) /;
		let FAILED_LOOK_UP = /\bRetry\(total=0\b|^Could not fetch URL |^W: Failed to fetch /;
		function errorIn(log, type) {
			let lines = log.map((line, index) => ({
				text: (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 4e3).replace(PREFIX, "").trimEnd().replace(LOG_FIELDS, "$1"),
				index
			}));
			let causes = _report_causes_rollout_causes_js__WEBPACK_IMPORTED_MODULE_0__.X[type];
			let tracebackEnds = tracebackEndsIn(lines);
			let start = type === "deploy" ? lines.findLastIndex(({ text }) => START.test(text)) + 1 : 0;
			let isError = (line) => line.index >= start && !NOISE.test(line.text) && !UV_REASON.test(line.text) && (tracebackEnds.includes(line) || ERROR.test(line.text.replace(NPM, "")) || (0, _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_2__.P)(causes, line.text) !== void 0 || NPM.test(line.text) && !npmLines(lines, line).some(({ text }) => NPM_SCRIPT.test(text)));
			let isDetailedError = (line) => isError(line) && !FAILED_COMMAND.test(line.text);
			let detailedError = lines.findLast(isDetailedError);
			let error = detailedError ?? lines.findLast(isError);
			if (error === void 0) return;
			let isFailedBuild = ({ text }) => FAILED_BUILD.test(text);
			let isBuildError = (line) => /^\s/.test(line.text) && !isFailedBuild(line) && isDetailedError(line);
			let isOfSameBuild = isBuildError(error) ? isFailedBuild : (line) => isFailedBuild(error) && isBuildError(line);
			let buildLine = lines.slice(0, error.index).findLast(isOfSameBuild);
			let { quote, context = quote } = buildLine === void 0 ? linesAround(lines, findFailedLookUp(lines, error) ?? error) : { quote: [buildLine, error] };
			let cause = (0, _report_causes_cause_js__WEBPACK_IMPORTED_MODULE_2__.P)(causes, context.map(({ text }) => text).join(" "));
			let [firstLine = error, ...otherLines] = quote;
			return {
				quote: [firstLine.text.trim().replace(/^- /, ""), ...otherLines.map(({ text }) => text.replace(/^(npm \S+|[\s╰├─▶>-])+/, ""))].map((text) => excerptOf(text, cause)).join(" "),
				cause,
				lineIndex: firstLine.index,
				isCommandOnly: detailedError === void 0
			};
		}
		function excerptOf(line, cause) {
			let match = cause?.pattern.exec(line);
			if (!match) return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 160);
			let causeStart = Math.max(match.index, match.index + match[0].length - 160 + 60);
			if (causeStart <= 100) return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 160);
			let start = causeStart - 60;
			let wordStart = start + Math.max(0, line.slice(start, causeStart).indexOf(" "));
			return `…${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line.slice(wordStart), 160)}`;
		}
		let startIn = (log) => log.findLast((line) => START.test(line))?.replace(PREFIX, "").trim();
		let findFailedLookUp = (lines, error) => UNKNOWN_PACKAGE.test(error.text) ? lines.slice(0, error.index).findLast(({ text }) => FAILED_LOOK_UP.test(text)) : void 0;
		function tracebackEndsIn(lines) {
			let tracebackIndent;
			return lines.filter(({ text }) => {
				let indent = text.search(/\S/);
				let isEnd = tracebackIndent !== void 0 && indent <= tracebackIndent && /^\s*[A-Za-z_][\w.]*(:|$)/.test(text);
				isEnd && (tracebackIndent = void 0);
				text.includes("Traceback (most recent call last)") && (tracebackIndent = indent);
				return isEnd;
			});
		}
		function npmLines(lines, { index }) {
			let isOther = ({ text }) => !NPM.test(text);
			let start = lines.slice(0, index).findLastIndex(isOther) + 1;
			let end = lines.slice(index).findIndex(isOther);
			return lines.slice(start, end < 0 ? void 0 : index + end);
		}
		function linesAround(lines, error) {
			if (NPM.test(error.text)) {
				let context = npmLines(lines, error);
				let reasons = context.filter(({ text }) => !NOISE.test(text) && !NPM_CODE.test(text));
				let [first = error] = reasons;
				let packageLine = reasons.find(({ text }) => PACKAGE.test(text)) ?? first;
				return {
					quote: [...new Set([first, packageLine])],
					context
				};
			}
			let below = linesBelow(lines, error);
			let context = [error, ...below];
			if (OPEN_BRACKET.test(error.text)) return { quote: context };
			if (UV_ERROR.test(error.text)) {
				let arrow = below.findLastIndex(({ text }) => text.includes("▶"));
				return {
					quote: [error, ...below.slice(Math.max(0, arrow)).slice(0, 4)],
					context
				};
			}
			let isHeading = ({ text }) => HEADING.test(text) && !NPM.test(text);
			let end = below.findIndex((one, index) => !isHeading(one) && !isHeading(context[index] ?? one));
			return { quote: end < 0 ? context : context.slice(0, end + 1) };
		}
		function linesBelow(lines, { text: error, index }) {
			let isOpen = OPEN_BRACKET.test(error);
			let below = lines.slice(index + 1, index + 1 + 12).filter(({ text }) => text !== "");
			let end = below.findIndex(({ text }) => isOpen ? /^[\]}]/.test(text) : NOISE.test(text) || FAILED_COMMAND.test(text));
			return end < 0 ? below : below.slice(0, end + Number(isOpen));
		}
	}),
	9097: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gV: () => lastLogTypeOf,
			n2: () => reportFailureLog
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2772);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2093);
		var _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5579);
		var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
		var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7659);
		var _error_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2084);
		function lastLogTypeOf(state) {
			let status = [...(0, _state_js__WEBPACK_IMPORTED_MODULE_6__.qC)(state, "revision").map(({ status }) => status), state.revision?.status ?? ""].findLast((one) => /BUILD|DEPLOY/i.test(one));
			return /BUILD/i.test(status ?? "") ? "build" : "deploy";
		}
		async function reportFailureLog(ctx, rollout, store) {
			let { report, signal } = ctx;
			let { failure_log: mode } = rollout.inputs;
			if (mode === "never") return;
			let { state } = store;
			let type = lastLogTypeOf(state);
			let location = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.wh)([(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state)]);
			let isPublic = mode === "auto" && await ctx.isPublic?.();
			if (isPublic !== !1) return report.info(`The ${type} log is not shown, because this run ${isPublic ? "is" : "may be"} public (failure_log: auto). Read it ${location}, or set failure_log: always if all who see this run may see the log.`);
			try {
				let lines = await readEnd(ctx, rollout, type);
				if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
				let failureLog = failureLogOf(type, report.redact(lines.join("\n")));
				store.update({ failureLog });
				report.group(failureLog.title);
				report.info(failureLog.text);
				report.endGroup();
			} catch (error) {
				if (signal.aborted) return;
				if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				let reason = (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ix)(error) ? "This service has no API for logs" : error.logLine;
				report.info(`${reason}. Read the ${type} log ${location}.`);
			}
		}
		function failureLogOf(type, log) {
			let lines = log.split("\n").slice(-1e3);
			let error = (0, _error_line_js__WEBPACK_IMPORTED_MODULE_5__.K)(lines, type);
			let end = lines.slice(-50);
			let endIndex = lines.length - end.length;
			let index = error?.lineIndex ?? endIndex;
			let errorLines = lines.slice(Math.max(0, index - 2), Math.min(endIndex, index + 8));
			let isAbove = index < endIndex;
			let endTitle = `last ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.td)(end.length, "line")} of the ${type} log`;
			return {
				type,
				text: (isAbove ? [
					...errorLines,
					"…",
					...end
				] : end).join("\n"),
				title: isAbove ? `The error and the ${endTitle}` : `The ${endTitle}`,
				error,
				start: (0, _error_line_js__WEBPACK_IMPORTED_MODULE_5__.W)(lines)
			};
		}
		async function readEnd(ctx, { deployment_id, revision_id }, type) {
			let query = {
				deployment_id,
				revision_id,
				type,
				order: "desc",
				limit: 500
			};
			let { logs } = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_3__.o_, query, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bestEffort);
			return sortByTime(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []);
		}
		let sortByTime = (logs) => logs.toReversed().sort((a, b) => timeOf(a) - timeOf(b) || 0);
		let timeOf = ({ timestamp }) => typeof timestamp == "number" ? timestamp : Date.parse(timestamp ?? "");
	}),
	5025: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => followRevision,
			m: () => pollIntervalOf
		});
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2093);
		var _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7021);
		var _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5579);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
		let pollIntervalOf = ({ poll_interval, poll_max_interval }) => [poll_interval, poll_max_interval];
		async function followRevision(ctx, rollout, observer) {
			let { clock } = ctx;
			let { inputs } = rollout;
			let newer = trackNewerRevisions(ctx, rollout, observer);
			let lastCheckMs = clock.now();
			let { lastReply, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				...pollOptions(ctx, rollout, observer),
				shouldStop: async (revision) => {
					if (clock.now() - lastCheckMs < _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.deploymentPoll.ms) return !1;
					lastCheckMs = clock.now();
					return newer.check(revision);
				}
			});
			if (lastReply === void 0) return {
				outcome: "timed_out",
				failure
			};
			let statusClass = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(lastReply.status, inputs.failure_statuses);
			if (statusClass === "failed") return { outcome: "failed" };
			if (statusClass === "skipped" || statusClass === "pending" && isInTime) {
				await newer.check(lastReply);
				return {
					outcome: "superseded",
					newer_revision_id: newer.newestId()
				};
			}
			if (statusClass !== "deployed") return {
				outcome: "timed_out",
				failure
			};
			if (!inputs.verify_active) return { outcome: "deployed" };
			return confirmActive(ctx, rollout, lastReply, newer, observer);
		}
		let pollOptions = (ctx, { deployment_id, revision_id, inputs }, observer) => ({
			interval: pollIntervalOf(inputs),
			read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
				deployment_id,
				revision_id
			}, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.once),
			stateOf: ({ status }) => status,
			neededEvidence: ({ status }) => (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.hF)(status, inputs.failure_statuses),
			onReply: observer.onPoll,
			onFailure: observer.onFailedRead
		});
		async function confirmActive(ctx, rollout, revision, newer, observer) {
			let { clock } = ctx;
			let { revision_id: ownId, inputs } = rollout;
			let firstReplyMs;
			let newerReads = 0;
			let { lastReply, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				interval: pollIntervalOf(inputs),
				read: () => newer.readDeployment(revision, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.once),
				stateOf: ({ active_revision_id: active }) => String(active),
				neededEvidence: ({ active_revision_id: active }) => active === ownId ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.s$ : void 0,
				onReply: (deployment) => {
					firstReplyMs ??= clock.now();
					newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
				},
				onFailure: observer.onFailedRead,
				shouldStop: () => newerReads === 2 || clock.now() - (firstReplyMs ?? 0) >= _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.activation.ms
			});
			if (lastReply?.active_revision_id === ownId) return { outcome: "deployed" };
			if (failure !== void 0) throw failure;
			if (newerReads > 0) return {
				outcome: "superseded",
				newer_revision_id: newer.newestId()
			};
			let options = pollOptions(ctx, rollout, observer);
			let { lastReply: endRevision } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				...options,
				neededEvidence: (one) => options.neededEvidence(one) ?? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.s$,
				limitMs: _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.lastPolls.ms
			});
			return { outcome: (endRevision && (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(endRevision.status, inputs.failure_statuses)) === "failed" ? "failed" : isInTime ? "not_active" : "timed_out" };
		}
		function trackNewerRevisions(ctx, rollout, observer) {
			let { clock, signal } = ctx;
			let { deployment_id, revision_id: ownId } = rollout;
			let olderIds = new Set(rollout.olderIds);
			let newerIds = new Set();
			let reportedId;
			let activeSinceMs;
			function observe(deployment) {
				let { latest_revision_id: latest, active_revision_id: active } = deployment;
				observer.onDeployment(deployment);
				latest === ownId && newerIds.clear();
				if (latest !== null && latest !== ownId && !olderIds.has(latest)) {
					newerIds.add(latest);
					latest !== reportedId && observer.onNewerRevision(latest);
					reportedId = latest;
				}
				let isReplaced = active !== null && newerIds.has(active);
				activeSinceMs = isReplaced ? activeSinceMs ?? clock.now() : void 0;
				return isReplaced;
			}
			async function readDeployment(ownRevision, policy) {
				let deployment = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, policy);
				let revision_id = deployment.latest_revision_id ?? ownId;
				if ([olderIds, newerIds].some((ids) => ids.has(revision_id)) || revision_id === ownId) return deployment;
				let latest = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.nb)(ctx, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
					deployment_id,
					revision_id
				});
				latest && (0, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(latest) < (0, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__.Lg)(ownRevision) && olderIds.add(revision_id);
				return deployment;
			}
			return {
				observe,
				readDeployment,
				newestId: () => [...newerIds].at(-1),
				async check(ownRevision) {
					try {
						observe(await readDeployment(ownRevision, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.bestEffort));
					} catch {
						signal.throwIfAborted();
					}
					return activeSinceMs !== void 0 && clock.now() - activeSinceMs > _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.activation.ms;
				}
			};
		}
	}),
	1481: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => pollUntilNewerRevision });
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2093);
		var _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7021);
		var _follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025);
		async function pollUntilNewerRevision(ctx, inputs, deployment, limitMs) {
			let { id: deployment_id, latest_revision_id: previousId } = deployment;
			let { lastReply, isInTime } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				limitMs,
				interval: (0, _follow_js__WEBPACK_IMPORTED_MODULE_4__.m)(inputs),
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.once),
				stateOf: ({ latest_revision_id: latest }) => String(latest),
				neededEvidence: ({ latest_revision_id: latest }) => latest === previousId ? void 0 : previousId === null ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.s$ : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.d1
			});
			return (isInTime ? lastReply : void 0) ?? deployment;
		}
	}),
	9335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pt: () => declaredValues,
			Yz: () => outputsOf,
			dP: () => rolloutStore
		});
		var _step_state_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8034);
		var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8652);
		var _content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2931);
		var _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2197);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7659);
		function outputsOf(state) {
			let { deployment, revision, rollback, plan } = state;
			let content = revision?.source_revision_config;
			let previous = (0, _content_js__WEBPACK_IMPORTED_MODULE_1__.jD)(state);
			return {
				deployment_id: state.deployment_id,
				deployment_name: deployment?.name,
				deployment_status: deployment?.status,
				deployment_url: (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.Gh)(deployment),
				active_revision_id: (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.b8)(state),
				previous_revision_id: state.initialDeployment?.active_revision_id,
				previous_image_uri: previous?.image_uri,
				previous_repo_ref: previous?.repo_ref,
				revision_id: revision?.id,
				revision_created: state.createdByThisStep,
				status: revision?.status,
				image_uri: content?.image_uri,
				repo_ref: content?.repo_ref,
				repo_commit_sha: content?.repo_commit_sha,
				poll_count: state.polls,
				changes: plan && (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.w6)(plan.changes),
				as_sent: state.isAsSent,
				server_revision_id: state.serverRevision?.id,
				created: state.isNew,
				rolled_back: rollback?.outcome === "deployed",
				rollback_revision_id: rollback?.revision_id
			};
		}
		let SET_AT_END = ["poll_count"];
		let declaredValues = (declared, state) => Object.fromEntries(Object.entries(outputsOf(state)).flatMap(([name, value]) => Object.hasOwn(declared, name) ? [[name, value ?? ""]] : []));
		let rolloutStore = (now, messageSettings, declaredOutputs, { output, saveState }) => (0, _step_state_store_js__WEBPACK_IMPORTED_MODULE_4__.J)(now, (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ue)(messageSettings), (state) => ({
			...declaredValues(declaredOutputs, state),
			if_killed: (0, _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(state)
		}), (name, value) => {
			name === "if_killed" ? saveState(name, String(value)) : SET_AT_END.includes(name) || output(name, value);
		});
	}),
	2334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readBack });
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2093);
		var _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2175);
		var _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7021);
		var _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5579);
		var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8652);
		var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7659);
		let compareChange = (patch, deployment, revision) => (0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_2__.UD)(patch, {
			...deployment,
			source_revision_config: revision?.source_revision_config
		});
		let isMismatch = ({ similarity }) => ["other", "absent"].includes(similarity);
		function isAsSent(comparisons, changes) {
			if (changes.some(({ shown }) => shown !== void 0) || comparisons.some(isMismatch)) return !1;
			return comparisons.length > 0 && comparisons.every(({ similarity }) => similarity === "same") ? !0 : void 0;
		}
		function addResult(change, mismatch, present, areSecretsHidden) {
			if (!("kind" in change)) {
				let isRemoval = change.after === null;
				let shown = (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.qv)(isRemoval ? present?.expected : mismatch?.actual);
				return (isRemoval ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, change.before) : mismatch !== void 0) ? {
					...change,
					shown
				} : change;
			}
			if (change.kind === "removed") return present === void 0 ? change : {
				...change,
				shown: "still set"
			};
			if (mismatch !== void 0) return {
				...change,
				shown: mismatch.similarity === "absent" ? "not there" : "another value"
			};
			return areSecretsHidden && change.path.startsWith(_change_js__WEBPACK_IMPORTED_MODULE_5__.kO) ? {
				...change,
				kind: "sent"
			} : change;
		}
		let toMap = (items) => new Map(items.map((one) => [one.path, one]));
		function addResults(changes, comparisons, deployment) {
			let mismatches = toMap(comparisons.filter((one) => isMismatch(one) && one.path !== "secrets"));
			let present = toMap((0, _service_contract_deployments_compare_js__WEBPACK_IMPORTED_MODULE_2__.UD)(deployment, {}).filter(({ similarity }) => similarity !== "same"));
			let plannedChanges = toMap(changes);
			let unplannedChanges = [...mismatches.values()].filter(({ path }) => !plannedChanges.has(path)).map(({ path, expected }) => {
				let value = (0, _change_js__WEBPACK_IMPORTED_MODULE_5__.qv)(expected);
				return path.startsWith(_change_js__WEBPACK_IMPORTED_MODULE_5__.kO) ? {
					path,
					kind: "sent"
				} : {
					path,
					before: value,
					after: value
				};
			});
			let areSecretsHidden = !deployment.secrets?.length;
			return [...changes, ...unplannedChanges].map((change) => addResult(change, mismatches.get(change.path), present.get(change.path), areSecretsHidden));
		}
		async function readBack(ctx, store, outcome, mayLoseSecrets = !1) {
			if (outcome === "superseded") return;
			outcome === "not_waited" && await readStatus(ctx, store);
			let { deployment_id, plan, patch, revision, deployment } = store.state;
			if (deployment_id === void 0 || plan === void 0 || patch === void 0) return;
			let isOfOwnRevision = (one) => revision === void 0 || one.latest_revision_id === revision.id;
			let current = deployment && isOfOwnRevision(deployment) ? deployment : void 0;
			if (!current || patch.secrets || compareChange(patch, current, revision).some(isMismatch)) {
				let read = () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.nb)(ctx, _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_3__.NG, { deployment_id });
				let reread = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.LC)(ctx, read, (reply) => (0, _state_js__WEBPACK_IMPORTED_MODULE_6__.xm)(store.state, reply)).catch(() => void 0);
				if (reread !== void 0 && isOfOwnRevision(reread)) {
					let { secrets: _, ...withoutSecrets } = reread;
					store.update((0, _state_js__WEBPACK_IMPORTED_MODULE_6__.fO)(withoutSecrets));
					current = reread;
				}
			}
			if (current === void 0) return;
			mayLoseSecrets && patch.secrets?.length && current.secrets?.length === 0 && ctx.report.warning("The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.");
			let comparisons = compareChange(patch, current, revision);
			let changes = addResults(plan.changes, comparisons, current);
			store.update({
				plan: {
					...plan,
					changes
				},
				isAsSent: isAsSent(comparisons, changes)
			});
		}
		async function readStatus(ctx, store) {
			let { deployment_id, revision: { id: revision_id, status } = { id: "" } } = store.state;
			if (deployment_id === void 0 || revision_id === "" || status !== void 0) return;
			let revision = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.nb)(ctx, _service_contract_deployments_revision_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
				deployment_id,
				revision_id
			}).catch(() => void 0);
			revision !== void 0 && store.update({ revision });
		}
	}),
	7659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$F: () => finalStatusMs,
			Gh: () => serverUrlOf,
			PA: () => isServing,
			b8: () => activeRevisionId,
			d8: () => pollUpdate,
			fO: () => deploymentUpdate,
			iI: () => rollbackUpdate,
			qC: () => periodsOf,
			ue: () => initialState,
			xm: () => isUpToDate
		});
		let initialState = ({ name, action, on_superseded, github_environment, revision_link }) => ({
			messageSettings: {
				name,
				action,
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
		let periodsOf = ({ statusPeriods }, watchedRole) => statusPeriods.filter(({ role }) => role === watchedRole);
		function finalStatusMs(state) {
			let periods = periodsOf(state, "revision");
			return periods.length > 1 || state.createdByThisStep ? periods.at(-1)?.atMs : void 0;
		}
		let deploymentUpdate = (deployment) => ({
			deployment_id: deployment.id,
			deployment,
			readFailure: void 0
		});
		function pollUpdate(role, revision, statusClass) {
			let { status, status_message: statusMessage } = revision;
			return (state, atMs) => {
				let { rollback } = state;
				let period = state.statusPeriods.at(-1);
				let isSameRole = period?.role === role;
				let isSame = isSameRole && period.status === status;
				let periods = isSameRole ? state.statusPeriods.with(-1, {
					...period,
					untilMs: atMs
				}) : state.statusPeriods;
				let statusPeriods = isSame ? periods : [...periods, {
					role,
					status,
					statusClass,
					atMs,
					untilMs: atMs
				}];
				let polls = state.polls + 1;
				if (role === "rollback") return {
					statusPeriods,
					polls,
					rollback: {
						phase: "accepted",
						...rollback,
						statusMessage
					}
				};
				let content = revision.source_revision_config ?? state.revision?.source_revision_config;
				return {
					statusPeriods,
					polls,
					readFailure: void 0,
					revision: {
						...revision,
						source_revision_config: content
					}
				};
			};
		}
		let rollbackUpdate = (changes) => ({ rollback }) => ({ rollback: {
			phase: "not sent",
			...rollback,
			...changes
		} });
		let activeRevisionId = ({ deployment, readFailure }) => readFailure === void 0 && deployment?.active_revision_id || void 0;
		let isServing = (state) => state.revision !== void 0 && activeRevisionId(state) === state.revision.id;
		let isUpToDate = (state, reply) => !reply || !isServing(state) || reply.active_revision_id === state.revision?.id;
		let serverUrlOf = (deployment) => deployment?.source_config.custom_url || deployment?.url || "";
	}),
	2206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L8: () => classify,
			Ng: () => isUsable,
			Nj: () => isDeployed,
			_D: () => hintForFinalSoundingStatus,
			hF: () => evidenceFor
		});
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1705);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);
		let FAILED_STATUS = /FAILED$|^INTERRUPTED$/;
		function classify(status, failureStatuses) {
			let name = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(status);
			if (failureStatuses.some((one) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(one) === name)) return "failed";
			if (name === "DEPLOYED") return "deployed";
			if (name === "SKIPPED") return "skipped";
			return FAILED_STATUS.test(name) ? "failed" : "pending";
		}
		let FINAL_SOUNDING_STATUS = /(ERROR|FAILURE|CRASHED|CANCELL?ED|REJECTED|ABORTED|STOPPED)$/;
		let hintForFinalSoundingStatus = (status) => FINAL_SOUNDING_STATUS.test((0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(status)) ? `If ${status} is an end on your platform, add it to failure_statuses.` : "";
		let isUsable = (status, failureStatuses) => ["pending", "deployed"].includes(classify(status, failureStatuses));
		let isDeployed = (status) => classify(status, []) === "deployed";
		function evidenceFor(status, failureStatuses) {
			let statusClass = classify(status, failureStatuses);
			if (statusClass === "pending") return;
			if (statusClass === "deployed") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.s$;
			let isInterrupted = (name) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(name) === "INTERRUPTED";
			return isInterrupted(status) && !failureStatuses.some(isInterrupted) ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.Tb : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.d1;
		}
	}),
	7884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => rereadAfterError,
			nE: () => rereadDeployment,
			wB: () => watch,
			xW: () => watchOwnRevision
		});
		var format = __webpack_require__(2772);
		var requests = __webpack_require__(2093);
		var deployments_deployment = __webpack_require__(7021);
		var revision = __webpack_require__(5579);
		var contract_status = __webpack_require__(669);
		var content = __webpack_require__(2931);
		var describe = __webpack_require__(9121);
		var log = __webpack_require__(9097);
		var follow = __webpack_require__(5025);
		var errors = __webpack_require__(1515);
		var poll = __webpack_require__(1705);
		var status_log = __webpack_require__(3690);
		var state = __webpack_require__(7659);
		var rollout_status = __webpack_require__(2206);
		function createRolloutLog(ctx, rollout, store) {
			let { deadline, report } = ctx;
			let { role, inputs, revision_id } = rollout;
			let prefix = role === "rollback" ? "rollback " : "";
			let activeId;
			let lastPeriod = () => (0, state.qC)(store.state, role).at(-1);
			function onPoll(revision) {
				let { status } = revision;
				let { length } = store.state.statusPeriods;
				let statusClass = (0, rollout_status.L8)(status, inputs.failure_statuses);
				store.update((0, state.d8)(role, revision, statusClass));
				if (store.state.statusPeriods.length === length) return;
				let reason = role === "revision" && statusClass === "failed" ? "" : revision.status_message ?? "";
				let [firstLine = ""] = report.redact(reason).split("\n");
				let suffix = firstLine === "" ? "" : `: ${(0, format.ml)(firstLine, 200)}`;
				let evidence = (0, rollout_status.hF)(status, inputs.failure_statuses);
				let notes = evidence === poll.Tb ? ["waiting a minute: some continue by themselves"] : [];
				report.progress((0, status_log.ci)(prefix + status + suffix, notes));
				let hint = evidence === void 0 ? (0, rollout_status._D)(status) : "";
				hint !== "" && report.progress(hint);
			}
			function onDeployment(deployment) {
				store.update((0, state.fO)(deployment));
				if (role !== "revision" || lastPeriod()?.statusClass !== "deployed" || deployment.active_revision_id === activeId) return;
				activeId = deployment.active_revision_id;
				report.progress(activeId === revision_id ? "serving" : takeoverText());
			}
			let takeoverText = () => `waiting for it to take over${activeId ? ` from revision ${(0, format.m_)(activeId)}` : ""}`;
			function heartbeat() {
				let period = lastPeriod();
				if (period === void 0) return;
				let text = period.statusClass === "deployed" ? takeoverText() : period.status;
				return (0, status_log.ci)(`${prefix}still ${text}`, [(0, status_log.gb)(deadline.leftMs)]);
			}
			function onNewerRevision(newerId) {
				let suffix = lastPeriod()?.statusClass === "skipped" ? "" : " Still following this one.";
				report.progress(`A newer revision was created: ${newerId}.${suffix}`);
			}
			function onFailedRead(error) {
				role === "revision" && store.update({ readFailure: (0, errors.ST)(error) ? "gone" : "other" });
			}
			return {
				onPoll,
				onFailedRead,
				onDeployment,
				onNewerRevision,
				heartbeat
			};
		}
		function watch(ctx, rollout, store) {
			let log = createRolloutLog(ctx, rollout, store);
			return ctx.report.withHeartbeat(log.heartbeat, () => (0, follow.f)(ctx, rollout, log));
		}
		async function watchOwnRevision(ctx, target, store) {
			let rollout = {
				...target,
				role: "revision"
			};
			logDeadline(ctx, store.state);
			let end = await watch(ctx, rollout, store);
			end.outcome === "deployed" && !(0, state.PA)(store.state) && store.update({ readFailure: "other" });
			(end.outcome !== "deployed" || !target.inputs.verify_active) && await rereadDeployment(ctx, rollout, store);
			if (end.outcome === "not_active" && (0, state.PA)(store.state)) return { outcome: "deployed" };
			let isStarting = end.outcome === "timed_out" && end.failure === void 0 && (0, contract_status.S)(store.state.revision?.status ?? "") === "DEPLOYING";
			(end.outcome === "failed" || isStarting) && await (0, log.n2)(ctx, rollout, store);
			return end;
		}
		async function rereadDeployment(ctx, { deployment_id }, store) {
			let read = () => (0, requests.nb)(ctx, deployments_deployment.i8, { deployment_id });
			let deployment = await (0, requests.LC)(ctx, read, (reply) => (0, state.xm)(store.state, reply)).catch(() => void 0);
			if (deployment === void 0) return;
			store.update((0, state.fO)(deployment));
			let revision_id = deployment.active_revision_id;
			if (!revision_id || (0, content.QL)((0, content.$E)(store.state, revision_id)) !== void 0) return;
			let target = {
				deployment_id,
				revision_id
			};
			let activeRevision = await (0, requests.nb)(ctx, revision.qB, target).catch(() => void 0);
			activeRevision !== void 0 && store.update({ activeRevision });
		}
		async function rereadAfterError({ outcome }, ctx, store) {
			let { deployment_id, deployment } = store.state;
			if (outcome !== "error" || deployment_id === void 0 || deployment === void 0) return;
			ctx.deadline.leftMs > 0 && await rereadDeployment(ctx, { deployment_id }, store);
			let { deployment: latestRead, readFailure = "other" } = store.state;
			latestRead === deployment && store.update({ readFailure });
		}
		function logDeadline({ clock, deadline, report }, state) {
			let leftMs = Math.max(0, deadline.leftMs);
			let endTime = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
			let url = (0, describe.Nr)(state);
			let link = url === void 0 ? "." : `: ${url}`;
			let name = state.createdByThisStep ? "it" : `revision ${state.revision?.id}`;
			report.info(`Watching ${name} until ${endTime} UTC (${(0, format.xj)(leftMs)})${link}`);
		}
	}),
	6988: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => settingWarnings });
		var source = __webpack_require__(2923);
		var choice = __webpack_require__(2280);
		var image_uri = __webpack_require__(7285);
		var repository = __webpack_require__(4739);
		var input = __webpack_require__(343);
		let PREDEFINED_VARIABLES = ["PORT", "PATH"];
		let RESERVED_VARIABLES = [
			"LANGSMITH_API_KEY",
			"LANGSMITH_DEPLOYMENT_NAME",
			"LANGSMITH_ENDPOINT",
			"LANGSMITH_PROJECT",
			"LANGSMITH_TENANT_ID",
			"LANGSMITH_TRACING_V2",
			"LANGCHAIN_API_KEY",
			"LANGCHAIN_ENDPOINT",
			"LANGCHAIN_PROJECT",
			"LANGCHAIN_TRACING_V2",
			"LANGGRAPH_CLOUD_LICENSE_KEY",
			"DATABASE_URI",
			"POSTGRES_PASSWORD",
			"POSTGRES_URI",
			"REDIS_URI"
		];
		var placeholder = __webpack_require__(2077);
		var quote = __webpack_require__(8004);
		var secrets = __webpack_require__(1524);
		let REFERENCE = /^((op|sm|vault|akvs?|bws|doppler|infisical|keeper|berglas|awssm|awsps|gcpsm|azurekeyvault|ref\+\w+):\/\/|vault:[\w./-]+#|(gcp:secretmanager|keyvaultref|secretref|encrypted):|arn:aws[\w-]*:(secretsmanager|ssm):|projects\/[^/\s]+\/secrets\/|ENC[[(]|@Microsoft\.KeyVault\(|\{\{resolve:)/;
		let isUnresolved = (value) => /^[A-Z][A-Z\d_]*_(KEY|TOKEN|SECRET|PASSWORD)$/.test(value) || (0, placeholder.P)(value) !== void 0 && !/^(\$\{\{|\{\{resolve:)/.test(value);
		let isOwnCredential = ({ value }, { api_key, bearer_token }) => value === api_key || value === bearer_token;
		let isJobToken = ({ name, value }, { github_token }) => name === "github_token" || value.startsWith("ghs_") || value === github_token && !/^(gh[opu]|github_pat)_/.test(value);
		let WARNING_RULES = [
			[
				[...secrets.pH],
				({ name }) => PREDEFINED_VARIABLES.includes(name),
				"sent although a container has it already",
				"The service may refuse it, or the agent server may not start with it."
			],
			[
				["secrets_file"],
				({ name }) => RESERVED_VARIABLES.includes(name),
				"sent although platforms set them by themselves, and may refuse them",
				"Leave them out of the file, unless your installation asks for them."
			],
			[
				["secrets", "secrets_from_env"],
				({ name }) => name.startsWith("LANG") && RESERVED_VARIABLES.includes(name),
				"sent although platforms set them by themselves, and may refuse them",
				"Leave them out, unless your installation asks for them."
			],
			[
				[...secrets.pH],
				({ value }) => REFERENCE.test(value),
				"a reference is sent as it stands, and not resolved",
				"Let an earlier step resolve it, unless the agent server does."
			],
			[
				["secrets_file"],
				({ value }) => isUnresolved(value) || /\$\{[A-Z_]\w*(:-[^{}]*)?\}/i.test(value),
				"a placeholder is sent as it stands, and not filled in",
				"Write the value itself, unless that is meant."
			],
			[
				["secrets", "secrets_from_env"],
				({ name, value }) => isUnresolved(value) || value === name,
				"a placeholder is sent as it stands, and not filled in",
				"Write ${{ secrets.NAME }}, or use secrets_from_env, unless that is meant."
			],
			[
				[...secrets.pH],
				({ value }) => /\$\{\{(?:(?!\$\{\{).)*?\}\}/.test(value),
				"an expression is sent as it stands, and not evaluated",
				"Write the value itself, unless that is meant."
			],
			[
				[...secrets.pH],
				isOwnCredential,
				"the credential of this step is sent to the agent server",
				"Remove it, unless the agent server changes deployments itself."
			],
			[
				[...secrets.pH],
				isJobToken,
				"the token of a job is sent, which ends with it",
				"Write the secrets that the agent server needs one by one, in place of toJSON(secrets)."
			],
			[
				[...secrets.pH],
				({ value }) => value.trim() !== value && !/[\r\n]/.test(value.trim()),
				"white space at the beginning or end of a value is sent as part of it",
				"Store it without, unless that is meant."
			],
			[
				["secrets", "secrets_from_env"],
				({ value }) => (0, quote.TI)(value),
				"quotes around a value are sent as part of it",
				"Remove them unless they are meant."
			],
			[
				["secrets"],
				({ value }) => /([\s,]|\\n) ?[A-Z][A-Z\d_]*=/.test(value) && !value.includes("\n"),
				"another secret may be on the same line",
				"Write each on a line of its own, in YAML below secrets: | and not below >."
			],
			[
				["secrets"],
				({ value }) => /^\S+ +# [^\n]*$/.test(value),
				"a comment after a value is sent as part of it",
				"Remove it, unless that is meant."
			],
			[
				["secrets", "secrets_file"],
				({ value }) => value === "",
				"an empty value is sent",
				"Remove the name unless that is meant."
			]
		];
		let isModeUnused = ({ secrets_mode, isDeclared, ...inputs }) => secrets_mode !== void 0 && isDeclared !== !0 && (0, secrets.Fj)(inputs) === void 0;
		let secretWarnings = (inputs) => [...isModeUnused(inputs) ? ["secrets_mode: has no effect, because no input for secrets is set."] : [], ...WARNING_RULES.flatMap(([inputNames, isSuspicious, reason, advice]) => inputNames.flatMap((input) => {
			let names = (inputs[input] ?? []).filter((secret) => isSuspicious(secret, inputs)).map(({ name }) => name).join(", ");
			return names === "" ? [] : [`${input}: ${reason}: ${names}. ${advice}`];
		}))];
		let settingWarnings = (inputs) => [
			(0, choice.aV)("deployment_type", inputs.deployment_type, source._o),
			repositoryWarning(inputs.repo_url),
			(0, image_uri.c)(inputs.image_uri),
			(0, repository.KH)(inputs.repo_ref),
			...(0, input.R1)(inputs),
			...secretWarnings(inputs)
		].filter((warning) => warning !== void 0);
		let SSH_ADDRESS = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)[:/](.+?)(?:\.git)?$/;
		let WITH_PORT = /^(ssh:\/\/[^/:]+):\d+/;
		function repositoryWarning(repo_url = "") {
			let [, host, path] = SSH_ADDRESS.exec(repo_url.replace(WITH_PORT, "$1")) ?? [];
			return host && `repo_url: is an address for SSH, and platforms clone by https. Write https://${host}/${path}.`;
		}
	}),
	9398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => CAUSES_IN_LOGS,
			d: () => ROLLOUT_CAUSES
		});
		let RATE_LIMIT = /(^|\W)toomanyrequests\b|\bpull rate limit\b|\bunexpected status\b.{0,400}: 429 Too Many Requests\b(?!.*toomanyrequests)/i;
		let BUILD = {
			lock_file: {
				pattern: /\bcan only install packages when your package\.json and |\bERR_PNPM_(OUTDATED_LOCKFILE|FROZEN_LOCKFILE\w*)|\block ?file would have been (modified|created) by this install\b|\block ?file (at )?(\S+ )?needs to be updated\b|\blockfile had changes, but lockfile is frozen\b|\bchanged significantly since \S+ was last generated\b/i,
				headline: (name) => `the lock file of ${name} does not match its dependencies`,
				nextStep: "Update the lock file and commit it, then deploy again."
			},
			network: {
				pattern: /\b(Temporary failure (in name resolution|resolving)|Name does not resolve|Name or service not known|failed to lookup address|[Cc]ould not resolve host|getaddrinfo|no such host|i\/o timeout|TLS handshake timeout|CERTIFICATE_VERIFY_FAILED|self[- ]signed certificate|confirming the ssl certificate|(unable|failed) to get local issuer|x509: certificate|Read timed out|error sending request|socket hang up|E(AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT))\b/,
				headline: (name) => `the build of ${name} could not connect to a server`,
				nextStep: "Deploy again, once. If that repeats, check the DNS, proxy and certificates of the builder."
			},
			project: {
				pattern: /(^|[\\/])[\w.-]{1,100} does not contain any element\b|Error: (.{0,100}: )?No file\/folder found for (package|module) |\bMultiple top-level (packages|modules) discovered\b|\bUnable to determine which files to ship\b|\bExpected a Python module at: |\bReadme file does not exist\b/i,
				headline: (name) => `the project of ${name} could not be installed`,
				nextStep: "Correct which packages and files its pyproject.toml or setup.py names, and copy them into the image before it is installed, then deploy again."
			},
			dependency: {
				pattern: /No matching distribution found|\bResolutionImpossible\b|\bconflicting dependencies\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|ERROR: Failed to build '(?!file:)[^']{1,200}' when |× Failed to (download and )?(build|download) (?!\S{1,200} @ file:)\W|Unable to find installation candidates|npm (ERR!|error) code E(404|TARGET|RESOLVE|UNSUPPORTEDPROTOCOL|BADENGINE)\b|npm (ERR!|error) .{0,500}(\bERROR: Repository not found\b|: Permission denied \(publickey\))|\bERR_PNPM_(NO_MATCHING_VERSION|NO_VERSIONS|LINKED_PKG_DIR_NOT_FOUND|WORKSPACE_PKG_NOT_FOUND|FETCH_404|SPEC_NOT_SUPPORTED|PEER_DEP_ISSUES|UNSUPPORTED_ENGINE)|Couldn't find (any versions for|package) "|: No candidates found\b|error: No version matching "|\bno required module provides package\b/i,
				headline: (name) => `a dependency of ${name} could not be installed`,
				nextStep: "Correct the dependency that is named there, then deploy again."
			},
			processor: {
				pattern: /\bno match for platform in manifest\b|^exec \S+\/(sh|bash|dash|ash): exec format error$/i,
				headline: (name) => `the base image of ${name} is built for other processors`,
				nextStep: "Use a base image for the processors of the builder."
			},
			repository: {
				pattern: /\bfailed to clone\b|^fatal: (could not read Username for|Authentication failed for|repository '.*' not found|Remote branch)|\bERROR: Repository not found\b/i,
				headline: (name) => `the repository of ${name} could not be read`,
				nextStep: "Let the platform read the repository, or correct its URL or ref, then deploy again."
			},
			rate_limit: {
				pattern: RATE_LIMIT,
				headline: (name) => `a registry limits the pulls of the build of ${name}`,
				nextStep: "Deploy again later, or let the builder log in to that registry."
			},
			base_image: {
				pattern: /failed to resolve source metadata/i,
				headline: (name) => `the base image of ${name} could not be pulled`,
				nextStep: "Correct the base image, or let the platform pull it."
			},
			memory: {
				pattern: /\bOOM-?Killed\b|heap out of memory|\bexit(ed with)? code:? 137\b|\bdid not complete successfully: cannot allocate memory\b/i,
				headline: (name) => `the build of ${name} ran out of memory`,
				nextStep: "Build with fewer parallel jobs, or ask whoever manages the platform for more memory."
			},
			disk: {
				pattern: /^(?!.*\/dev\/shm\b).*\bno space left on device\b/i,
				headline: (name) => `the build of ${name} ran out of disk space`,
				nextStep: "Install fewer or smaller packages, or ask whoever manages the platform for more disk space."
			}
		};
		let DEPLOY = {
			memory: {
				pattern: /\bOOM-?Killed\b|\b(container|instance|pod|process) ran out of memory\b|\bout of memory: kill|\b137 \(out of memory\)|heap out of memory|\bexceed(s|ed|ing) (its |the )?memory limit|\bmemory limit\b.{0,60}\bexceeded/i,
				headline: (name) => `${name} ran out of memory`,
				nextStep: "Raise memory_mb in resource_spec, or find the leak."
			},
			rate_limit: {
				pattern: RATE_LIMIT,
				headline: (name) => `the registry limits how often ${name} is pulled`,
				nextStep: "Deploy again later, or name a credential in image_pull_secrets of resource_spec."
			},
			denied: {
				pattern: /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,600}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
				headline: (name) => `the platform is not allowed to pull ${name}`,
				nextStep: "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec."
			},
			processor: {
				pattern: /\bno match(ing manifest)? for \S+ in( the)? manifest\b|\bno image found in (image index|manifest list) for architecture\b|\bdoes not (provide|match) the specified platform\b|\bnot contain descriptor matching platform\b|(^|: )exec:? "?(?!\S{0,200}(entrypoint|start|run|init|wrapper|\.[a-z]{1,4}"?: ))\S{1,200}: exec format error\b/i,
				headline: (name) => `${name} is built for other processors`,
				nextStep: "Build the image for those of the platform, such as by docker build --platform linux/amd64."
			},
			start_command: {
				pattern: /((^|process( caused)?: |container init: |crun: )exec:? (container process )?"?\S{1,200}|\bexec user process caused): (stat \S{1,200}: )?(permission denied|no such file or directory|exec format error|executable file not found in \$PATH)\b|\bcrun: executable file \S{1,200} not found\b|\btini \(\d+\)\] exec \S{1,200} failed: |\bbad interpreter: |\benv: \S{1,100}\\r\b/i,
				headline: (name) => `the start command of ${name} cannot be run`,
				nextStep: "Check that the command is in the image, executable and built for the platform's processors, and that a script has a shebang and LF line endings, then deploy again."
			},
			service_account: {
				pattern: /\bserviceaccount "[^"]{1,253}" not found|\bservice account \S+ (was |is )?not found\b/i,
				headline: (name) => `the service account of ${name} does not exist`,
				nextStep: "Create it in the agent's namespace, or correct service_account_name in resource_spec, then deploy again."
			},
			policy: {
				pattern: /\badmission webhook "[^"]{1,253}" denied the request\b|\bviolates PodSecurity\b|\bdenied request: |\bany security context constraint\b|\bis forbidden: (maximum|minimum) |\bhas runAsNonRoot and\b/i,
				headline: (name) => `a policy of the cluster does not allow ${name}`,
				nextStep: "Change what the policy names, or ask whoever manages the cluster to allow it."
			},
			configuration: {
				pattern: /\b(secret|configmap) "[^"]{1,253}" not found|\bcouldn't find key \S+ in (secret|configmap)\b|\bCreateContainerConfigError\b/i,
				headline: (name) => `the container of ${name} could not be configured`,
				nextStep: "Check the secrets and config maps of the cluster that it needs, then deploy again."
			},
			registry: {
				pattern: /\b(pull image|resolve reference)\b.{0,600}\b(dial tcp\b|x509: |TLS handshake timeout\b|i\/o timeout\b|connection reset by peer\b|net\/http: request canceled\b|remote error: tls\b|context deadline exceeded\b|server gave HTTP response to HTTPS client\b)/i,
				headline: (name) => `the platform could not connect to the registry of ${name}`,
				nextStep: "Deploy again, once. If that repeats, check the registry's address and certificate, and the network of the cluster."
			},
			not_pulled: {
				pattern: /\bmanifest unknown\b|\bpull access denied\b|\bmanifest for \S+ not found\b|\bfailed to (pull image|resolve reference)\b|\bback-?off pulling image\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
				headline: (name) => `${name} could not be pulled`,
				nextStep: "Check the name and the tag or digest of the image, whether it was pushed, and whether the platform may pull it."
			},
			room: {
				pattern: /\b\d+ insufficient (cpu|memory|ephemeral-storage)\b|\b(nodes?|unschedulable|FailedScheduling)\b.{0,200}\binsufficient (cpu|memory)\b|\bnode was low on resource: |\bexceeded quota: .{0,200}\brequested:/i,
				headline: (name) => `there is no room for ${name}`,
				nextStep: "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota."
			},
			health_check: {
				pattern: /\b(readiness|liveness|startup) probe (has )?failed\b|\bfailed (its |the )?((readiness|liveness|startup) probe|health ?check)|(^|[.:;,] |\b(the|its|container|deployment|revision) )health ?checks? (has |have )?(failed|timed out)\b/i,
				headline: (name) => `${name} failed its health check`,
				nextStep: "Check in the deploy log that it starts in time and listens on the port that the platform probes.",
				isVague: !0
			},
			port: {
				pattern: /\bEADDRINUSE: |\[Errno (98|48)\]|\bbind.{0,100}\baddress already in use\b|\bConnection in use: \(/i,
				headline: (name) => `the port of ${name} is in use`,
				nextStep: "Let only one process of the pod listen on it (sidecars share its ports), or change the port."
			},
			module: {
				pattern: /(\bModuleNotFoundError|(^|\/)python[\d.]{0,6}): No module named\b|\bError \[ERR_MODULE_NOT_FOUND\]|\bError: Cannot find (module|package) '/,
				headline: (name) => `a module is missing in ${name}`,
				nextStep: "Add the module to the dependencies, or correct how it is imported, then deploy again."
			},
			license: {
				pattern: /\blicense (key (is not valid|(has |is )?(expired|invalid))|verification failed)\b/i,
				headline: (name) => `the license for ${name} could not be verified`,
				nextStep: "Correct the license key or API key among its secrets, or let it connect to the license server, then deploy again."
			},
			not_ready: {
				pattern: /\b(deployment|revision)\b.{0,80}\bis not ready after \d+|\btimed out waiting for (the )?(deployment|rollout|condition)\b|\bexceeded its progress deadline\b|\bProgressDeadlineExceeded\b/i,
				headline: (name) => `${name} was not ready in time`,
				nextStep: "Deploy again, once. If that repeats, make it start faster, or correct its port or health check.",
				isVague: !0
			},
			crash: {
				pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
				headline: (name) => `${name} keeps crashing`,
				isVague: !0
			}
		};
		let ROLLOUT_CAUSES = {
			build: BUILD,
			deploy: DEPLOY
		};
		let { memory, processor, port, module, license } = DEPLOY;
		let CAUSES_IN_LOGS = {
			build: BUILD,
			deploy: {
				memory,
				processor,
				start_command: {
					...DEPLOY.start_command,
					pattern: RegExp(`^(?!exec: "(?!.*: unknown\\b)).*(${DEPLOY.start_command.pattern.source})`, "i")
				},
				port,
				module,
				license
			}
		};
	}),
	2242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => refusalContextOf });
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(343);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1524);
		var _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5174);
		var _control_plane_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4751);
		function refusalContextOf(inputs, { phase, patch, revision }, { rules = [], ...context }) {
			let locatedSpec = (0, _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__.rI)(inputs);
			let sentFields = Object.keys(patch?.source_config?.resource_spec ?? {});
			let isAccepted = revision !== void 0 || phase === "accepted";
			return {
				...context,
				service: "control plane",
				rules: [
					..._control_plane_js__WEBPACK_IMPORTED_MODULE_2__.DI,
					...isAccepted ? [_control_plane_js__WEBPACK_IMPORTED_MODULE_2__.iy] : [],
					...rules
				],
				providedInputs: Object.keys((0, _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_3__.X)(inputs)),
				positionOf: locatedSpec?.positionOf,
				inheritedFields: sentFields.filter((field) => !Object.hasOwn(locatedSpec?.spec ?? {}, field)),
				secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
				secretsInputs: (0, _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__.Mu)(inputs)
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
	5579: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lg: () => createdMs,
			VW: () => listRevisions,
			o_: () => readLogs,
			qB: () => getRevision
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9567);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6635);
		var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
		let Revision = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS,
			status: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).describe("The client waits for DEPLOYED. Services may add other statuses."),
			source_revision_config: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_settings_js__WEBPACK_IMPORTED_MODULE_3__.Jh),
			source: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_source_js__WEBPACK_IMPORTED_MODULE_4__.kL), "revision-members"),
			created_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, "revision-members"),
			updated_at: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_members_js__WEBPACK_IMPORTED_MODULE_1__.Au, "revision-members"),
			status_message: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), "revision-members").describe("On the status.")
		});
		let createdMs = ({ created_at }) => Date.parse(created_at ?? "");
		let REVISION_PATH = "/v2/deployments/{deployment_id}/revisions/{revision_id}";
		let getRevision = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", REVISION_PATH, {
			summary: "Read a revision",
			resourceLabel: "the revision",
			reply: Revision
		});
		let RevisionList = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			resources: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(Revision),
			offset: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.Whr(), "revision-list").describe("Of the next page.")
		}).meta({ row: "revision-list" });
		let listRevisions = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/v2/deployments/{deployment_id}/revisions", {
			summary: "List a deployment's revisions, newest first",
			resourceLabel: "the revisions",
			row: "revision-list",
			query: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc(_operation_js__WEBPACK_IMPORTED_MODULE_2__.S),
			reply: RevisionList
		});
		let LogsQuery = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			type: zod__WEBPACK_IMPORTED_MODULE_5__.k5n(["build", "deploy"]),
			order: zod__WEBPACK_IMPORTED_MODULE_5__.k5n(["asc", "desc"]).default("asc"),
			limit: zod__WEBPACK_IMPORTED_MODULE_6__.ai().int().min(1).max(1e3).default(50),
			offset: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional().describe("The next_offset of the page before.")
		});
		let LOGS = "revision-logs";
		let LogLine = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			timestamp: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.KCZ([zod__WEBPACK_IMPORTED_MODULE_5__.aig().describe("In milliseconds."), zod__WEBPACK_IMPORTED_MODULE_5__.YjP()]), LOGS),
			level: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), LOGS),
			message: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())
		});
		let readLogs = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", `${REVISION_PATH}/logs`, {
			summary: "Read the build or deploy log of a revision",
			resourceLabel: "the logs",
			row: LOGS,
			query: LogsQuery,
			reply: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
				logs: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(LogLine),
				next_offset: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), LOGS)
			}).meta({ row: LOGS })
		});
	})
};
