"use strict";
exports.id = "rollout-end-page";
exports.ids = ["rollout-end-page"];
exports.modules = {
	2302: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MN: () => changesLabel,
			Oj: () => MAX_IN_HEADLINE,
			Tb: () => changesText,
			ZC: () => warningBlocks,
			uH: () => logPlan,
			xp: () => changeBlocks
		});
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8686);
		var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8652);
		var _content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2931);
		let MAX_IN_HEADLINE = 2;
		let memberName = ({ path }) => path.replace(_change_js__WEBPACK_IMPORTED_MODULE_0__.bB, "secret ").replace(/^source_(revision_)?config\.(resource_spec\.)?/, "");
		function valueText({ path }, value) {
			if (typeof value == "number") return String(value);
			if (typeof value != "string" || /[\n\r]/.test(value)) return JSON.stringify(value, null, 1).replace(/\n */g, " ");
			return path === _change_js__WEBPACK_IMPORTED_MODULE_0__.W1 ? (0, _content_js__WEBPACK_IMPORTED_MODULE_1__.ec)(value) : (0, _content_js__WEBPACK_IMPORTED_MODULE_1__.tl)(value);
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
			let [from, to] = [valueText(change, change.before), valueText(change, change.after)];
			if ((0, _change_js__WEBPACK_IMPORTED_MODULE_0__.RX)(change)) return {
				sign: "-",
				line: from,
				phrase: "removed"
			};
			if (change.before === null) return {
				sign: "+",
				line: to,
				phrase: "set"
			};
			return modifiedWording(`${from} → ${to}`);
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
		function withoutRepository(change, line) {
			if ("kind" in change || change.path !== _change_js__WEBPACK_IMPORTED_MODULE_0__.W1 || change.shown !== void 0) return line;
			let [from = "", to] = [change.before, change.after].map((one) => (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_2__.zZ)(`${one}`).name);
			return from === to ? line.replaceAll(`${from}:`, "").replaceAll(`${from}@`, "") : line;
		}
		function changeLines({ changes, notes }, lineOf = (_, line) => line) {
			let widest = Math.max(0, ...changes.map((change) => memberName(change).length));
			let width = Math.min(widest, 24);
			return (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(changes).map((change) => {
				let { sign, line } = wordingOf(change);
				let note = change.shown === void 0 ? notes.get(change.path) : void 0;
				return `${sign} ${memberName(change).padEnd(width)}  ${lineOf(change, line)}${note ? ` (${note})` : ""}`;
			});
		}
		function logPlan(report, title, plan, note = "") {
			report.group(`Plan: ${title}`);
			for (let line of [...changeLines(plan), ...note === "" ? [] : [note]]) report.info(`  ${line}`);
			report.endGroup();
			for (let warning of plan.warnings) report.warning(warning);
		}
		let phraseOf = (change) => `${memberName(change)} ${wordingOf(change).phrase}`;
		function changesLabel(changes) {
			let rest = changes.length - 2;
			return [...(0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(changes).slice(0, 2).map(phraseOf), ...rest > 0 ? [`${rest} more`] : []].join(", ");
		}
		function changesText(changes) {
			let named = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Dk)(changes).slice(0, 6);
			let inGroups = (...groups) => named.filter((one) => groups.includes((0, _change_js__WEBPACK_IMPORTED_MODULE_0__.F8)(one)));
			let removed = inGroups("removed").map(memberName).join(", ");
			let secrets = inGroups("secrets").map((one) => phraseOf(one).slice(7));
			let rest = changes.length - named.length;
			return [
				inGroups("mismatches", "content").map(phraseOf).join(", "),
				removed && { strong: `${removed} removed` },
				inGroups("values").map(phraseOf).join(", "),
				secrets.length === 0 ? "" : `secret${secrets.length > 1 ? "s" : ""} ${secrets.join(", ")}`,
				rest > 0 ? `${rest} more` : ""
			].filter((group) => group !== "").flatMap((group, index) => index === 0 ? [group] : ["; ", group]);
		}
		let warningBlocks = (plan) => (plan?.warnings ?? []).map((warning) => ({ text: `⚠️ ${warning}` }));
		function changeBlocks(plan) {
			let { changes, revisionNote } = plan;
			return [...changes.length === 0 ? [] : [{ diff: changeLines(plan, withoutRepository) }], ...revisionNote === "" ? [] : [{ text: revisionNote }]];
		}
	}),
	8652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dk: () => sortByGroup,
			F8: () => groupOf,
			IK: () => nonContentChanges,
			Qm: () => mismatchesIn,
			RX: () => isRemoved,
			W1: () => IMAGE,
			bB: () => SECRET,
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
			if (CONTENT.includes(change.path)) return "content";
			if (isRemoved(change)) return "removed";
			return change.path.startsWith(SECRET) ? "secrets" : "values";
		}
		let sortByGroup = (changes) => GROUPS.flatMap((group) => changes.filter((change) => groupOf(change) === group));
		let nonContentChanges = ({ plan }) => plan?.changes.filter(({ path }) => !CONTENT.includes(path)) ?? [];
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
			E3: () => refLabel,
			QL: () => contentLabel,
			ec: () => imageLabel,
			tl: () => shortenCommit
		});
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8686);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		let shortenCommit = (ref) => (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(ref) ? ref.slice(0, 7) : ref;
		let refLabel = (ref) => shortenCommit(ref).replace(/^refs\/(tags|heads)\//, "");
		function refWithCommit(repo_ref, commit) {
			let isBranch = !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.dz)(repo_ref) && !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(repo_ref);
			let label = refLabel(repo_ref);
			return isBranch && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__.WM)(commit) ? `${label} (${shortenCommit(commit)})` : label;
		}
		function imageLabel(image_uri) {
			let { name, tag, digest } = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_1__.zZ)(image_uri);
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
	}),
	9121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => contentOf,
			Dv: () => newLabel,
			Ew: () => changesOfSettings,
			Gi: () => revisionSubject,
			Gl: () => newContent,
			MA: () => endAs,
			Nr: () => ownRevisionUrl,
			PA: () => isServing,
			QE: () => goneAdvice,
			TR: () => lastSeenText,
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
		var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2772);
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8686);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5566);
		var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2931);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7659);
		function subjectOf({ deployment, labels }) {
			let name = deployment?.name ?? labels.name;
			return labels.github_environment === void 0 ? name : `${name} (${labels.github_environment})`;
		}
		let endAs = (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.oI)(subjectOf);
		function newContent({ revision, patch }) {
			let content = revision?.source_revision_config ?? patch?.source_revision_config ?? {};
			let sentRef = patch?.source_revision_config?.repo_ref;
			return sentRef && (0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_1__.WM)(content.repo_ref ?? "") ? {
				...content,
				repo_ref: sentRef
			} : content;
		}
		let isServing = (state) => state.revision !== void 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.b8)(state) === state.revision.id;
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
		let CLEAR_TAG = /^(?:v?\d+\.\d|[0-9a-f]{7,64}$)/;
		function withoutName(headline, state) {
			let { initialDeployment, deployment, patch, rollback } = state;
			let images = [
				previousContent(state),
				newContent(state),
				patch?.source_revision_config,
				...[
					initialDeployment,
					deployment,
					rollback?.previous
				].map((one) => one?.source_revision_config)
			].map((one) => (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_4__.zZ)(one?.image_uri ?? ""));
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
			let { initialDeployment, deployment, revision } = state;
			return [initialDeployment, deployment].flatMap((one) => one?.active_revision_id ?? []).filter((id) => id !== revision?.id).some((id) => (0, _content_js__WEBPACK_IMPORTED_MODULE_2__.QL)(contentOf(state, id)) === name) ? `the new revision of ${name}` : name;
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
			let code = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.m_)(revision_id);
			return href === void 0 ? { code } : {
				text: code,
				href,
				isCode: !0
			};
		}
		let revisionSubject = (state) => state.revision === void 0 ? ["The revision"] : ["Revision ", revisionPiece(state, state.revision.id)];
		function endedAfterMs({ statusPeriods, createdByThisStep }) {
			let periods = statusPeriods.filter(({ watched }) => watched === "revision");
			return periods.length > 1 || createdByThisStep ? periods.at(-1)?.atMs : void 0;
		}
		function lastSeenText(state, why) {
			let { lastSeen } = state;
			return `${lastSeen === void 0 ? "The revision was created, and its status was never seen" : `Last seen ${lastSeen.status} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(lastSeen.atMs)}`}${why === void 0 ? "" : `; every read since then failed (${why})`}.`;
		}
		let READ_REVISIONS = "Read the deployment's revisions on the platform before you deploy again.";
		function resumeAdvice(state) {
			let { labels, deployment_id, revision, rollback } = state;
			if (rollback?.end !== void 0) return [
				"Look at the deployment ",
				platformLink(state),
				"."
			];
			let isHere = labels.watchedBy === "this action";
			let id = rollback?.revision_id ?? revision?.id;
			if (id === void 0 && (isHere || deployment_id === void 0) || rollback?.phase === "sent") return READ_REVISIONS;
			let code = `revision_id: ${id ?? "latest"}`;
			return isHere ? [
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
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6813);
		var _report_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5567);
		var _report_service_error_end_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9403);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(540);
		var _step_saved_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6356);
		var _content_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9121);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2206);
		var _serving_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6452);
		let CHANGE = {
			noun: "change",
			participle: "changed",
			unknown: "not known whether the change was applied",
			possibility: "It may have been applied."
		};
		let CREATION = {
			noun: "creation",
			participle: "created",
			unknown: "not known whether it was created",
			possibility: "The deployment may have been created."
		};
		function messagesOf(state) {
			let { initialDeployment, labels, revision } = state;
			let isCreation = initialDeployment === void 0 && labels.watchedBy === "the root action";
			let { noun, participle, unknown, possibility } = isCreation ? CREATION : CHANGE;
			return {
				"not sent": {
					headline: `nothing was ${participle}`,
					cancelledHeadline: `cancelled before anything was ${participle}`,
					message: ""
				},
				sent: {
					headline: unknown,
					cancelledHeadline: `cancelled while the ${noun} was being sent`,
					message: possibility,
					advice: isCreation ? `Look for ${labels.name} on the platform. If it exists, use its deployment_id with the root action; if it does not, run this again.` : _describe_js__WEBPACK_IMPORTED_MODULE_5__.k3
				},
				accepted: revision ? watchingMessages(state) : {
					headline: `${participle}, but its ${isCreation ? "first " : ""}revision is not known`,
					cancelledHeadline: "cancelled before its revision was known",
					message: `The ${noun} was accepted.`,
					advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.yB)(state),
					...concurrentRevisionMessages(state)
				}
			};
		}
		function concurrentRevisionMessages(state) {
			let { initialDeployment, deployment, patch } = state;
			let sent = patch?.source_revision_config;
			let content = deployment?.source_revision_config;
			if (deployment?.latest_revision_id === initialDeployment?.latest_revision_id || !(0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.qz)(sent, content)) return;
			return {
				headline: `${(0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)(sent)} was sent, and a revision of ${(0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)(content)} appeared`,
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.mm)(state)
			};
		}
		function watchingMessages(state) {
			let { currentCheck, lastSeen, readFailure, revision: { status = "" } = {} } = state;
			let label = (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state);
			let previous = (0, _content_js__WEBPACK_IMPORTED_MODULE_4__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.jD)(state));
			return {
				headline: `the outcome of ${label} is unknown`,
				cancelledHeadline: currentCheck === void 0 ? `cancelled while ${label} was ${status || "just created"}` : `cancelled before the ${currentCheck} of ${label} was over`,
				message: readFailure === void 0 ? [
					...(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.Gi)(state),
					(0, _status_js__WEBPACK_IMPORTED_MODULE_6__.Nj)(status) ? " is deployed" : " continues to roll out",
					...previous === void 0 ? [] : [
						"; ",
						{ code: previous },
						" served before"
					],
					"."
				] : (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.TR)(state),
				lastSeenText: (why) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.TR)(state, why),
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.yB)(state),
				...lastSeen && { adviceIfGone: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.QE)(state) }
			};
		}
		let phaseOf = ({ phase, revision }) => revision ? "accepted" : phase;
		function messagesIfKilled(state) {
			let { rollback } = state;
			let phase = phaseOf(state);
			if (phase === "not sent") return "";
			let { cancelledHeadline, message, advice = "" } = messagesOf(state)[phase];
			let headline = rollback ? `killed during the rollback of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.wc)(state)}` : cancelledHeadline.replace("cancelled", "killed");
			let text = rollback ? (0, _serving_js__WEBPACK_IMPORTED_MODULE_7__.Ew)({
				...state,
				rollback: {
					...rollback,
					failureReason: "the step was killed"
				}
			}) : message;
			return _step_saved_state_js__WEBPACK_IMPORTED_MODULE_3__._x.encode({
				headline: `${(0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(state)}: ${headline}`,
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.wh)(text),
				advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_8__.wh)(advice)
			});
		}
		function endOfRolloutError(error, state, context, isCancelled) {
			let endIn = (current) => (0, _report_service_error_end_js__WEBPACK_IMPORTED_MODULE_1__.S)(error, {
				subject: (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(current),
				phase: phaseOf(current),
				isCancelled,
				context,
				messages: messagesOf(current)
			});
			return {
				outcome: endIn(state).outcome,
				describe: (current) => endIn(current).describe(current)
			};
		}
		let endOfInvalidInputs = (problems, effect) => ({
			outcome: "rejected",
			describe: (state) => (0, _report_problems_js__WEBPACK_IMPORTED_MODULE_0__.yg)(problems, (0, _describe_js__WEBPACK_IMPORTED_MODULE_5__.et)(state), effect)
		});
	}),
	3331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H9: () => quotedLog,
			Ic: () => describeFailure,
			Ty: () => sentChangesText,
			Vt: () => nextStepOf
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2772);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(669);
		var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8652);
		var _change_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2302);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9121);
		var _failure_error_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2084);
		var _failure_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9097);
		let FAILURES = {
			BUILDFAILED: {
				headline: (name) => `the build of ${name} failed`,
				advice: (state) => [
					"Read the ",
					...logReference(state, "build"),
					", then push a fix and deploy again."
				]
			},
			DEPLOYFAILED: {
				headline: (name) => `${name} did not start`,
				advice: (state) => [
					"Read the ",
					...logReference(state, "deploy"),
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
		let ERROR_CLASS = /\b[A-Za-z]\w*(?:Error|Exception)\b/;
		let INTERNAL_ERROR = /^\W*(an? )?(unexpected |unknown )?internal (server |platform |service )?error\b/i;
		let OTHER_FAILURE = {
			headline: (name) => `${name} failed`,
			advice: (state) => [
				"Look at this revision ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.iz)(state),
				"."
			]
		};
		function describeFailure(state) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let cause = causeOf(state);
			let { headline, advice } = FAILURES[(0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_6__.S)(status)] ?? OTHER_FAILURE;
			return {
				headline: `: ${(cause?.headline ?? headline)((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.wc)(state))}`,
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(quotedLog(state), finalStatusText(status, state)),
				advice: nextStepOf(state) ?? (INTERNAL_ERROR.test(reason ?? "") ? "Deploy again, once: the platform itself may have failed." : advice(state)),
				quotes: reason ? [{
					source: "The platform",
					text: reason
				}] : []
			};
		}
		function finalStatusText(status, state) {
			let endedMs = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.n_)(state);
			let after = endedMs === void 0 ? " before it was read" : ` after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_8__.a3)(endedMs)}`;
			return [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state), ` ended as ${status}${after}.`];
		}
		let logReference = (state, type) => state.failureLog?.type === type ? [`${type} log (its end is in the run)`] : [`${type} log `, (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.iz)(state)];
		function sentChangesText(state) {
			let { initialDeployment, revision } = state;
			let others = initialDeployment && revision ? (0, _change_js__WEBPACK_IMPORTED_MODULE_1__.IK)(state) : [];
			return others.length === 0 ? "" : [
				"Changed by this deploy: ",
				...(0, _change_text_js__WEBPACK_IMPORTED_MODULE_2__.Tb)(others),
				"."
			];
		}
		let isVague = (cause) => cause !== void 0 && _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.s1.includes(cause);
		function causeOf(state) {
			let phase = (0, _failure_log_js__WEBPACK_IMPORTED_MODULE_5__.hU)(state);
			let reason = state.revision?.status_message ?? "";
			let text = phase === "build" ? (0, _failure_error_line_js__WEBPACK_IMPORTED_MODULE_4__.K)(reason.split("\n"), phase)?.context ?? "" : reason;
			let cause = (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(_report_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE[phase], text);
			if (cause !== void 0 && !isVague(cause)) return cause;
			let { type = phase, error } = state.failureLog ?? {};
			return (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(_report_causes_js__WEBPACK_IMPORTED_MODULE_0__.XP[type], error?.context ?? "") ?? cause;
		}
		function nextStepOf(state) {
			let cause = causeOf(state);
			let { error } = state.failureLog ?? {};
			if (cause !== void 0 && !isVague(cause) || error === void 0 || error.namesOnlyCommand) return cause?.nextStep;
			let [errorClass] = ERROR_CLASS.exec(error.quote) ?? [];
			return `Correct ${errorClass === void 0 ? "that" : `the ${errorClass}`}, and deploy again.`;
		}
		function quotedLog(state) {
			let { failureLog, revision } = state;
			let { error, start, type } = failureLog ?? {};
			if (error === void 0) return start && isVague(causeOf(state)) ? [
				`The ${type} log shows that it has started: `,
				{ code: start },
				"."
			] : "";
			return revision?.status_message?.includes(error.quote) ? "" : [{ code: error.quote }, ` (${type} log).`];
		}
	}),
	1096: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => concludeRollout });
		var blocks = __webpack_require__(6813);
		var report_conclusion = __webpack_require__(8728);
		var format = __webpack_require__(2772);
		var outcomes = __webpack_require__(1506);
		var change_text = __webpack_require__(2302);
		var rollout_describe = __webpack_require__(9121);
		var rollout_outputs = __webpack_require__(9335);
		let SECTIONS = {
			revision: "Revision",
			rollback: "Rollback"
		};
		function addEnds({ statusPeriods, lastSeen }, elapsedMs) {
			return statusPeriods.map((period, index) => {
				let next = statusPeriods[index + 1];
				let lastReplyMs = period.watched === "revision" ? lastSeen?.atMs ?? elapsedMs : elapsedMs;
				let nextMs = next?.watched === period.watched ? next.atMs : lastReplyMs;
				let untilMs = period.untilMs ?? Math.max(period.atMs, nextMs);
				return {
					...period,
					untilMs,
					isLast: next === void 0
				};
			});
		}
		function statusPeriodBlocks(state, elapsedMs) {
			let statusPeriods = addEnds(state, elapsedMs);
			let lastMs = Math.max(0, ...statusPeriods.map(({ statusClass, atMs, untilMs }) => statusClass === "pending" ? untilMs : atMs));
			let isReadable = statusPeriods.length >= 3 && statusPeriods.length <= 40;
			let isLong = lastMs - (statusPeriods[0]?.atMs ?? 0) >= 2e3;
			return isReadable && isLong ? [chartBlock(statusPeriods)] : statusLine(state, elapsedMs);
		}
		function statusLine(state, elapsedMs) {
			let statusPeriods = addEnds(state, elapsedMs);
			let lineOf = (watchedRevision) => statusesText(statusPeriods.filter((period) => period.watched === watchedRevision));
			let [revision, rollback] = [lineOf("revision"), lineOf("rollback")];
			if (revision === "") return [];
			let rollbackLine = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
			return [{ text: revision }, ...rollbackLine];
		}
		let durationLabel = ({ status, atMs, untilMs }) => untilMs - atMs < 1e3 ? status : `${status} ${(0, format.a3)(untilMs - atMs)}`;
		function statusesText(statusPeriods) {
			return [...statusPeriods.slice(0, 20).map((period) => period.statusClass === "pending" ? durationLabel(period) : period.status), ...statusPeriods.length > 20 ? ["…"] : []].join(" → ");
		}
		function chartBlock(statusPeriods) {
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
				label: durationLabel(period),
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
		var content = __webpack_require__(2931);
		var rollout_state = __webpack_require__(7659);
		function failureLogBlock({ failureLog }) {
			if (failureLog === void 0) return [];
			let { type, text, title } = failureLog;
			return [{ folded: {
				title: `${title.replace("the", "The")} of the ${type} log`,
				blocks: [{ code: text }]
			} }];
		}
		let TITLES = {
			failed: "Failed",
			superseded: "Replaced"
		};
		function contentTable({ outcome }, state) {
			let { initialDeployment, deployment, revision, rollback } = state;
			if (revision === void 0) return [];
			let active = (rollback?.end === "deployed" ? rollback.revision_id : void 0) ?? (0, rollout_state.b8)(state);
			let previous = initialDeployment?.active_revision_id;
			let newest = outcome === "superseded" ? deployment?.latest_revision_id : void 0;
			let titles = new Map([
				[newest, "Newer"],
				[rollback?.revision_id, "Rollback"],
				[previous, "Before"],
				[revision.id, TITLES[outcome] ?? "New"],
				[active, "Serving"]
			]);
			let repository = repositoryOf(deployment);
			let cellOf = (id) => contentCell((0, rollout_describe.$E)(state, id), repository);
			let rowIds = [
				active && JSON.stringify(cellOf(previous)) === JSON.stringify(cellOf(active)) ? active : previous,
				revision.id,
				rollback?.revision_id,
				newest
			];
			return [{ table: {
				header: [],
				rows: [...new Set(rowIds.filter((id) => id !== active)), active].flatMap((id) => {
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
		function repositoryLink(code, path, repository) {
			return repository === void 0 ? { code } : {
				text: code,
				href: `${repository}/${path}`,
				isCode: !0
			};
		}
		function contentCell({ repo_ref, repo_commit_sha, image_uri } = {}, repository) {
			let isRef = !!repo_ref && !(0, source.WM)(repo_ref);
			let sha = repo_commit_sha || (isRef ? "" : repo_ref);
			let commitRepository = sha && (0, source.WM)(sha) ? repository : void 0;
			let short = (0, content.E3)(repo_ref ?? "");
			let pieces = [
				...isRef ? [repositoryLink(short, `tree/${encodeURIComponent(short)}`, repository)] : [],
				...sha ? [repositoryLink((0, content.tl)(sha), `commit/${sha}`, commitRepository)] : [],
				...image_uri && !repo_ref ? [{ code: (0, content.ec)(image_uri) }] : []
			];
			return pieces.length === 0 ? "–" : pieces.flatMap((piece, index) => index === 0 ? [piece] : [" ", piece]);
		}
		function comparisonText(state) {
			let repository = repositoryOf(state.deployment);
			let [from, to] = [(0, rollout_describe.jD)(state), (0, rollout_describe.Gl)(state)];
			let areTags = (0, source.dz)(from?.repo_ref) && (0, source.dz)(to.repo_ref);
			let [a, b] = [(0, content.QL)(from), (0, content.QL)(to)];
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
			return blocks.length === 0 ? [] : [{ folded: {
				title,
				blocks
			} }];
		}
		var failed = __webpack_require__(3331);
		var serving = __webpack_require__(6452);
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
				headline: (0, rollout_describe.u_)(`${headline}${(0, serving.lM)(state)}`, state),
				message: (0, blocks.hC)(message, (0, serving.Ew)(state), outcome === "cancelled" ? "" : (0, serving.MV)(state), NAMES_CHANGES.includes(outcome) ? (0, failed.Ty)(state) : "", comparisonText(state))
			};
		}
		function concludeRollout({ report }, end, { state, elapsedMs }, described) {
			let conclusion = rolloutConclusionOf(end, state);
			let plan = SHOWS_PLAN.includes(conclusion.outcome) && state.plan !== void 0 ? (0, change_text.xp)(state.plan) : [];
			let warnings = state.phase !== "not sent" || conclusion.outcome === "planned" ? (0, change_text.ZC)(state.plan) : [];
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
		function recoveryNote({ recovered, isNew }) {
			if (recovered === void 0) return [];
			let [write, result] = isNew ? ["creation", "deployment"] : ["change", "revision"];
			return [{ text: `ℹ️ The answer to the ${write} was lost: ${recovered.how === "found" ? `its ${result} was found, and nothing was sent twice` : `it had not been applied, and was sent again ${(0, format.a3)(recovered.afterMs)} later`}.` }];
		}
	}),
	8278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KU: () => currentStateText,
			d4: () => otherChangesText,
			gJ: () => endOfRollout,
			gt: () => deployedText,
			zE: () => unexpectedContent
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2772);
		var _service_contract_image_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8686);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(669);
		var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8652);
		var _change_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2302);
		var _content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9121);
		var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
		var _failed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3331);
		var _timed_out_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6162);
		let ENDS = {
			deployed: (state, { isServing }) => ({
				headline: isServing ? currentStateText(state) : lastKnownStateText(state),
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(deployedText(state), otherChangesText(state))
			}),
			failed: _failed_js__WEBPACK_IMPORTED_MODULE_5__.Ic,
			superseded(state, { newer_revision_id: newer }) {
				let { status = "" } = state.revision ?? {};
				let ended = newer === void 0 ? [` ended as ${status}, and no newer one was seen.`] : [
					` was ${status} when revision `,
					(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.g)(state, newer),
					" replaced it."
				];
				let isAccepted = state.labels.on_superseded === "warn";
				return {
					headline: `: ${replacedBy(state, newer)}`,
					message: [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state), ...ended],
					advice: `Deploy from one workflow at a time (concurrency:)${isAccepted ? "" : ", or set on_superseded: warn if this is expected"}.`,
					...isAccepted && { severity: "warning" }
				};
			},
			not_active(state) {
				let { status = "" } = state.revision ?? {};
				let difference = (0, _status_js__WEBPACK_IMPORTED_MODULE_4__.Nj)(status) ? " is DEPLOYED, but did not become active." : ` was DEPLOYED, and is ${status} now.`;
				return {
					headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.wc)(state)} was deployed, but does not serve`,
					message: [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state), difference],
					advice: [
						"Look at the deployment's status and its deploy log ",
						(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.iz)(state),
						"."
					]
				};
			},
			timed_out: _timed_out_js__WEBPACK_IMPORTED_MODULE_6__.b
		};
		let endOfRollout = (end, elapsedMs) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.MA)(end.outcome, (state) => ENDS[end.outcome](state, {
			...end,
			elapsedMs
		}));
		let unexpectedContent = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.MA)("error", (state) => {
			let { image_uri, repo_ref } = state.patch?.source_revision_config ?? {};
			let content = state.revision?.source_revision_config;
			let sent = { code: image_uri ?? repo_ref ?? "" };
			let shown = { code: (image_uri ? content?.image_uri : content?.repo_ref) ?? "" };
			return {
				headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Dv)(state)} was rolled out, which was not sent`,
				message: [
					...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state),
					" shows ",
					shown,
					", but ",
					sent,
					" was sent."
				],
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.mm)(state)
			};
		});
		function currentStateText(state) {
			let settings = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Ew)(state);
			if (settings.length > 0) return `: ${(0, _change_text_js__WEBPACK_IMPORTED_MODULE_1__.MN)(settings)}`;
			let mismatches = (0, _change_text_js__WEBPACK_IMPORTED_MODULE_1__.MN)((0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Qm)(state));
			return ` runs ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Dv)(state)}${sentTagNote(state)}${mismatches && `; ${mismatches}`}`;
		}
		function sentTagNote({ patch, revision }) {
			let sent = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_8__.zZ)(patch?.source_revision_config?.image_uri ?? "");
			let shown = (0, _service_contract_image_js__WEBPACK_IMPORTED_MODULE_8__.zZ)(revision?.source_revision_config?.image_uri ?? "");
			return shown.digest !== void 0 && (shown.tag ?? sent.digest) === void 0 && sent.tag !== void 0 ? ` (sent as ${sent.tag})` : "";
		}
		function lastKnownStateText(state) {
			let { deployment, revision } = state;
			let active = deployment?.active_revision_id;
			if (!active || active === revision?.id) return currentStateText(state);
			if ((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Ew)(state).length > 0) return `${currentStateText(state)}; the new revision does not serve yet`;
			return `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.wc)(state)} is ${revision?.status ?? ""}, and does not serve yet`;
		}
		function otherChangesText(state) {
			let settings = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Ew)(state);
			if (settings.length === 0) {
				let mismatches = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.Qm)(state);
				let named = mismatches.length > _change_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj ? [] : mismatches;
				let others = (0, _change_js__WEBPACK_IMPORTED_MODULE_0__.IK)(state).filter((change) => !named.includes(change));
				return others.length === 0 ? "" : [
					"Also changed: ",
					...(0, _change_text_js__WEBPACK_IMPORTED_MODULE_1__.Tb)(others),
					"."
				];
			}
			let content = (0, _content_js__WEBPACK_IMPORTED_MODULE_2__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gl)(state));
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_7__.hC)(settings.length <= _change_text_js__WEBPACK_IMPORTED_MODULE_1__.Oj ? "" : [
				"Changed: ",
				...(0, _change_text_js__WEBPACK_IMPORTED_MODULE_1__.Tb)(settings),
				"."
			], content === void 0 || !(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.PA)(state) ? "" : [
				"It still runs ",
				{ code: content },
				"."
			]);
		}
		function replacedBy(state, newer_revision_id) {
			let newerLabel = (0, _content_js__WEBPACK_IMPORTED_MODULE_2__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.$E)(state, newer_revision_id));
			let newer = newerLabel === (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Dv)(state) ? void 0 : newerLabel;
			let verb = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_9__.S)(state.revision?.status ?? "") === "SKIPPED" ? "skipped for" : "replaced by";
			let isAlone = newer_revision_id === void 0 && verb === "skipped for";
			return `${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.wc)(state)} was ${isAlone ? "skipped" : `${verb} ${newer ?? "a newer revision"}`}`;
		}
		function deployedText(state) {
			let checks = state.checksPassed.join(" and ");
			let { id: reported = "" } = state.serverRevision ?? {};
			let server = (0, _report_format_js__WEBPACK_IMPORTED_MODULE_10__.WB)(state.revision?.id, reported) ? `; the agent server reports revision ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_10__.m_)(reported)}` : "";
			let end = checks === "" ? "." : `; ${checks} passed${server}.`;
			let endedMs = (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.n_)(state);
			if (endedMs === void 0) return [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Gi)(state), ` was already ${state.revision?.status ?? ""}${end}`];
			if (!state.createdByThisStep) return [
				"Watched revision ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.g)(state, state.revision?.id ?? ""),
				` for ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_10__.a3)(endedMs)} until it was deployed${end}`
			];
			let { revision_id, waitedMs = 0 } = state.idle ?? {};
			let duration = `Deployed in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_10__.a3)(endedMs - waitedMs)}`;
			if (revision_id === void 0) return [duration + end];
			return [
				`${duration}, after waiting ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_10__.a3)(waitedMs)} for revision `,
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.g)(state, revision_id),
				end
			];
		}
	}),
	6452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ew: () => rollbackText,
			MV: () => servingText,
			lM: () => rollbackLabel
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2772);
		var _content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2931);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7659);
		function servingText(state) {
			let { initialDeployment, deployment, revision, readFailure, serverRevision } = state;
			if (readFailure === "other" && revision !== void 0) return possiblyServingText(state);
			if (deployment === void 0 || readFailure !== void 0) return "";
			let active = deployment.active_revision_id;
			if (!active) return "No revision serves.";
			if (serverRevision?.isKnown && !(0, _report_format_js__WEBPACK_IMPORTED_MODULE_2__.WB)(active, serverRevision.id)) return "";
			let url = (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ci)(deployment);
			let atUrl = url === "" ? [] : [" at ", {
				text: url,
				href: url
			}];
			if (active === revision?.id) return url === "" ? "" : [
				"It serves",
				...atUrl,
				"."
			];
			let content = (0, _content_js__WEBPACK_IMPORTED_MODULE_0__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.$E)(state, active));
			let name = content === void 0 ? ["revision ", (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.g)(state, active)] : [{ code: content }];
			return [
				active === initialDeployment?.active_revision_id ? "Still serving: " : "Serving: ",
				...name,
				...atUrl,
				"."
			];
		}
		function possiblyServingText(state) {
			let name = (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.wc)(state).replace(/^the/, "The");
			let previous = (0, _content_js__WEBPACK_IMPORTED_MODULE_0__.QL)((0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.jD)(state)) ?? "what ran before";
			return `${name} may serve${state.initialDeployment?.active_revision_id ? `, or still ${previous}` : ""}.`;
		}
		let END_WORDS = {
			failed: "failed",
			superseded: "was superseded",
			not_active: "was deployed, but does not serve",
			timed_out: "was not over at the timeout"
		};
		function rollbackLabel({ rollback }) {
			if (rollback?.revision_id === void 0) return "";
			let { end, to, failedCheck } = rollback;
			if (end === void 0) return "; the end of the rollback is not known";
			if (end !== "deployed") return `; the rollback ${END_WORDS[end]}`;
			return `; rolled back to ${to}${failedCheck ? `, but it fails the ${failedCheck}` : ""}`;
		}
		function rollbackText(state) {
			let { rollback } = state;
			if (rollback === void 0) return "";
			let { phase, to, revision_id, end, statusMessage, durationMs = 0, unrestored = [] } = rollback;
			let why = rollback.failureReason?.replace(/^The /, "the ");
			if (revision_id === void 0) return phase === "not sent" ? `Not rolled back: ${why}.` : `It is not known whether the rollback was applied: ${why}.`;
			let revision = [
				" (revision ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.g)(state, revision_id),
				")"
			];
			if (end === void 0) return [
				"How the rollback",
				...revision,
				` ended is not known: ${why}.`
			];
			let because = statusMessage ? `: ${statusMessage}` : "";
			if (end !== "deployed") return [
				`The rollback to ${to}`,
				...revision,
				` ${END_WORDS[end]}${because}.`
			];
			let restText = unrestored.length === 0 ? "" : ` Not rolled back: ${unrestored.join(", ")}.`;
			let uncheckedText = why === void 0 ? "" : ` It could not be checked: ${why}.`;
			return [
				`The rollback took ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(durationMs)}`,
				...revision,
				`.${restText}${uncheckedText}`
			];
		}
	}),
	6162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => MAX_LISTENER_NAME,
			b: () => describeTimeout
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2772);
		var _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1119);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(669);
		var _describe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9121);
		var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2206);
		var _failed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3331);
		function describeTimeout(state, { failure, elapsedMs }) {
			if ((0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.PA)(state)) return servesAtTimeout(state, failure, elapsedMs);
			return failure === void 0 ? pendingAtTimeout(state, elapsedMs) : unreadableAtTimeout(state, failure);
		}
		function servesAtTimeout(state, failure, elapsedMs) {
			let { status = "" } = state.revision ?? {};
			let lastStatus = failure === void 0 ? `was ${status || "not shown"}` : "could not be read";
			let clause = (0, _status_js__WEBPACK_IMPORTED_MODULE_3__.Nj)(status) && failure === void 0 ? "not before" : `its status ${lastStatus} at`;
			return {
				headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} serves, but ${clause} the timeout (${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(elapsedMs)})`,
				message: failure === void 0 ? "" : (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.TR)(state, (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(failure)),
				advice: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)((0, _status_js__WEBPACK_IMPORTED_MODULE_3__.xf)(status), (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.yB)(state))
			};
		}
		function pendingAtTimeout(state, elapsedMs) {
			let { status = "", status_message: reason } = state.revision ?? {};
			let wasDeployed = (0, _status_js__WEBPACK_IMPORTED_MODULE_3__.Nj)(status);
			let progress = wasDeployed ? "not serving" : `still ${status || "without a status"}`;
			let why = idleListener(state) === void 0 ? "" : ": no listener took it";
			let deploymentStatus = state.deployment?.status ?? "";
			let wait = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_7__.S)(deploymentStatus).startsWith("AWAITING") ? `; the deployment is ${deploymentStatus}` : "";
			return {
				headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} was ${progress} after ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(elapsedMs)}${why}${wait}`,
				quotes: reason ? [{
					source: "The platform",
					text: reason
				}] : [],
				message: (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)((0, _failed_js__WEBPACK_IMPORTED_MODULE_4__.H9)(state), wasDeployed ? [...(0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.Gi)(state), ` was ${status} at the timeout.`] : ""),
				advice: (0, _failed_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(state) ?? (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)((0, _status_js__WEBPACK_IMPORTED_MODULE_3__.xf)(status), waitingAdvice(state))
			};
		}
		function idleListener({ deployment, revision, statusPeriods }) {
			return (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_7__.S)(revision?.status ?? "") === "QUEUED" && statusPeriods.every(({ watched, status }) => watched === "rollback" || ["CREATING", "QUEUED"].includes((0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_7__.S)(status))) && deployment?.source_config.listener_id || void 0;
		}
		let unreadableAtTimeout = (state, failure) => ({
			headline: `: ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.wc)(state)} was ${state.lastSeen?.status ?? "never seen"}, then ${(0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.Gw)(failure, "control plane")} until the timeout`,
			message: (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.TR)(state, (0, _report_unanswered_js__WEBPACK_IMPORTED_MODULE_0__.PR)(failure)),
			advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(failure) ? (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.QE)(state) : (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(failure instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.fk ? "Correct the credential." : "", (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.yB)(state))
		});
		let MAX_LISTENER_NAME = 21;
		function longNameHint({ deployment }) {
			let { name = "", active_revision_id: active } = deployment ?? {};
			return active || name.length <= 21 ? "" : `If it runs behind a listener: with a name longer than about 21 characters it may never become ready, and ${name} has ${name.length}.`;
		}
		function waitingAdvice(state) {
			let listener = idleListener(state);
			let firstStep = listener === void 0 ? [
				"See ",
				(0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.iz)(state),
				" why it takes so long, or set a longer timeout."
			] : [
				"Check that the listener ",
				{ code: listener },
				" runs and reaches the platform."
			];
			let isRolledBack = state.rollback?.end !== void 0;
			return (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.hC)(firstStep, longNameHint(state), isRolledBack ? "" : (0, _describe_js__WEBPACK_IMPORTED_MODULE_2__.yB)(state));
		}
	}),
	2084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => errorIn,
			W: () => startIn
		});
		var _report_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6611);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2772);
		let PREFIX = /^(?:Step #\d{1,4}(?: - "[^"]{0,100}")?: ?|#\d{1,5} |\d{1,7}\.\d{1,4} |\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?(?:Z|[+-]\d\d:?\d\d))?\]? |(?:stdout|stderr) [FP] |\[(?:INFO|builder)\] |[\w.-]{1,60}-\d{1,3} {1,20}\| | {0,20}\| ){1,6}/;
		let UNINFORMATIVE = /^\W*(?:(?:ERROR|Error|error|FATAL|fatal)\W*)?$|^\W*(?:Found )?\d+ errors?\W*$|\bbuild step \d+ .{0,200} failed\b|\bProcess completed with exit code\b|\bfailed to build ?: (?:Build failed|exit status \d+|executing lifecycle)|\bsubprocess-exited-with\b|\bmetadata-generation-failed\b|\bdid not run successfully\b|\bTraceback \(most recent call last\):?$|\bApplication startup failed\b|\bException in worker process\b|\bWorker failed to boot\b|\bShutting down: Master\b|\bcould not compile\b.{0,200} due to |\bfor help visit\b|^\s*(?:help|hint): |^\[ERROR\] (?:-> )?\[Help \d|^\[ERROR\] (?:To see|Re-run|For more) |\bcomplete log of this run\b|\blogging output above\b|^\W*ERROR \[[^\]]{0,100}\d\/\d|^(?:>>> )?(?:\+ |(?:FROM|RUN|COPY(?! failed)|ADD(?! failed)|ENV|ARG|WORKDIR|CMD|ENTRYPOINT) )|^npm (?:error|ERR!)(?: (?:errno|syscall|path|workspace|location|cwd|dest|signal) .*| \s*\/\S+)?$/;
		let FAILED_COMMAND = /\bexit(?:ed|s)?(?: with)?(?: (?:non-zero|exit|error|status|code)){0,3}:? (?!137\b)\d+\b|\breturned a non-zero code\b|\bCommand failed\b|\bFailed to execute goal\b/;
		let ERROR = /^[^A-Za-z]{0,40}(?:ERROR|Error|error|FATAL|Fatal|fatal|CRITICAL|panic)\b|[-|] (?:ERROR|FATAL|CRITICAL)\b|\blevel"?[=:] ?"?(?:error|fatal|critical)\b|(?:^|[\s:])(?:fatal )?error(?: TS\d+)?: |(?:^|\s)[\w.$]{0,200}(?:Error|Exception)(?: \[\w{1,60}\])?:|^\s*[\w.]{1,200}(?:Error|Exception)$|^\s*[×x] (?:No solution|Failed to)\b|^\W{0,9}YN00(?:01|09|10|16|18|27|28|35|41|82): |^\s*\[?ERR_PNPM_|^exec \S{1,200}: |\bexecutable file not found in |^(?:COPY|ADD) failed: |^\S{1,200}\.go:\d+:\d+: |^(?!info|debug|warn|note|hint)[a-z./][^\s:]{0,200}: .{0,300}(?:: (?:command )?not found|version \S{1,60} not found|[Pp]ermission denied|No such file or directory|Read-only file system|Operation not permitted|unbound variable)(?: \(.{0,200}\))?$|^E: |^(?:curl: \(|wget: )|\bpanicked at |^(?:❌|✖|⨯) /;
		let HEADING = /:$|\b\d+ (?:validation )?errors?\b|^Error: [A-Z]+\d+$/;
		let UV = /^\s*[×x] /;
		let OPENING = /[[{]$/;
		let UV_REASON = /^\s*[├╰│]/;
		let NOT_BUILT = /^\s*[×x] Failed to build /;
		let NPM = /^npm (?:error|ERR!) ?/;
		let NPM_CODE = /^npm (?:error|ERR!) code /;
		let NPM_SCRIPT = /^npm (?:error|ERR!) (?:code (?:ELIFECYCLE|\d+)$|command failed)/;
		let PACKAGE = /[^\s@]@[^\s@]*\d/;
		let STARTED = /^(?!.*\b(?:[Mm]ake sure|[Ee]nsure|[Cc]heck|whether|if)\b).*(?:\bApplication startup complete\b|\bUvicorn running on\b|\b[Ss]erver (?:is )?(?:started|running|listening)\b|\b(?:[Ll]istening|listens) (?:on|at)\b)/;
		let UNKNOWN_PACKAGE = /\bNo matching distribution found\b|^E: (?:Unable to locate|Package) /;
		let FAILED_LOOK_UP = /\bRetry\(total=0\b|^Could not fetch URL |^W: Failed to fetch /;
		function errorIn(log, phase) {
			let lines = log.map((line) => (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 4e3).replace(PREFIX, "").trimEnd());
			let causes = _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.XP[phase];
			let tracebackEnds = tracebackEndsIn(lines);
			let first = phase === "deploy" ? lines.findLastIndex((line) => STARTED.test(line)) + 1 : 0;
			let isError = (line, at) => at >= first && !UNINFORMATIVE.test(line) && !UV_REASON.test(line) && (tracebackEnds.has(at) || ERROR.test(line.replace(NPM, "")) || (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(causes, line) !== void 0 || NPM.test(line) && !npmLines(lines, at).some((one) => NPM_SCRIPT.test(lines[one] ?? "")));
			let last = lines.findLastIndex((line, at) => isError(line, at) && !FAILED_COMMAND.test(line));
			let errorAt = last < 0 ? lines.findLastIndex(isError) : last;
			if (errorAt < 0) return;
			let { quoted, all } = linesAround(lines, failedLookUp(lines, errorAt) ?? errorAt);
			let [at = errorAt] = quoted;
			let context = all.map((index) => lines[index]).join(" ");
			let cause = (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_0__.Po)(causes, context);
			let [firstLine = "", ...others] = quoted.map((index) => lines[index] ?? "");
			return {
				quote: [firstLine.trim().replace(/^- /, ""), ...others.map((line) => line.replace(/^(npm \S+|[\s╰├─▶>-])+/, ""))].map((line) => excerptOf(line, cause)).join(" "),
				context,
				at,
				namesOnlyCommand: last < 0
			};
		}
		function excerptOf(line, cause) {
			let match = cause?.pattern.exec(line);
			if (!match) return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 160);
			let causeAt = Math.max(match.index, match.index + match[0].length - 160 + 60);
			if (causeAt <= 100) return (0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line, 160);
			let start = causeAt - 60;
			let wordStart = start + Math.max(0, line.slice(start, causeAt).indexOf(" "));
			return `…${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_1__.xv)(line.slice(wordStart), 160)}`;
		}
		let startIn = (log) => log.findLast((line) => STARTED.test(line))?.replace(PREFIX, "").trim();
		function failedLookUp(lines, errorAt) {
			if (!UNKNOWN_PACKAGE.test(lines[errorAt] ?? "")) return;
			let at = lines.slice(0, errorAt).findLastIndex((line) => FAILED_LOOK_UP.test(line));
			return at < 0 ? void 0 : at;
		}
		function tracebackEndsIn(lines) {
			let tracebackIndent;
			let ends = lines.flatMap((line, at) => {
				let indent = line.search(/\S/);
				let isEnd = tracebackIndent !== void 0 && indent <= tracebackIndent && /^\s*[A-Za-z_][\w.]*(:|$)/.test(line);
				isEnd && (tracebackIndent = void 0);
				line.includes("Traceback (most recent call last)") && (tracebackIndent = indent);
				return isEnd ? [at] : [];
			});
			return new Set(ends);
		}
		let range = (from, end) => Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index);
		function npmLines(lines, at) {
			let end = lines.findIndex((line, index) => index > at && !NPM.test(line));
			let start = lines.findLastIndex((line, index) => index < at && !NPM.test(line)) + 1;
			return range(start, end < 0 ? lines.length : end);
		}
		function linesAround(lines, at) {
			let textAt = (index) => lines[index ?? -1] ?? "";
			let text = textAt(at);
			if (NPM.test(text)) {
				let all = npmLines(lines, at);
				let informative = all.filter((one) => !UNINFORMATIVE.test(textAt(one)) && !NPM_CODE.test(textAt(one)));
				let [first = all[0] ?? at] = informative;
				let withPackage = [first, ...informative].find((one) => PACKAGE.test(textAt(one))) ?? first;
				return {
					quoted: [...new Set([first, withPackage])],
					all
				};
			}
			let outside = lines.findLastIndex((line, index) => index < at && /^\S/.test(line));
			let notBuilt = range(outside + 1, at).find((one) => NOT_BUILT.test(textAt(one)));
			if (notBuilt !== void 0) return {
				quoted: [notBuilt, at],
				all: [notBuilt, at]
			};
			let below = linesBelow(lines, at);
			if (OPENING.test(text)) return {
				quoted: [at, ...below],
				all: [at, ...below]
			};
			let reason = Math.max(0, below.findLastIndex((one) => textAt(one).includes("▶")));
			if (UV.test(text)) return {
				quoted: [at, ...below.slice(reason, reason + 4)],
				all: [at, ...below]
			};
			let next = textAt(below[0]);
			let count = next.endsWith(":") && !NPM.test(next) ? 2 : Number(HEADING.test(text));
			let quoted = [at, ...below.slice(0, count)];
			return {
				quoted,
				all: quoted
			};
		}
		function linesBelow(lines, at) {
			let text = lines[at] ?? "";
			let below = range(at + 1, Math.min(lines.length, at + 1 + 12)).filter((one) => !HEADING.test(text) || lines[one] !== "");
			let isOpen = OPENING.test(text);
			let end = below.findIndex((one) => {
				let line = lines[one] ?? "";
				return isOpen ? /^[\]}]/.test(line) : UNINFORMATIVE.test(line) || FAILED_COMMAND.test(line);
			});
			return end < 0 ? below : below.slice(0, end + Number(isOpen));
		}
	}),
	9097: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hU: () => phaseOf,
			n2: () => reportFailureLog
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6813);
		var _report_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2772);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
		var _error_line_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2084);
		function phaseOf({ statusPeriods, revision }) {
			let status = [revision?.status ?? "", ...statusPeriods.map(({ status }) => status).toReversed()].find((one) => /BUILD|DEPLOY/i.test(one));
			return /BUILD/i.test(status ?? "") ? "build" : "deploy";
		}
		async function reportFailureLog(ctx, target, store, mode) {
			let { report, signal } = ctx;
			if (mode === "never") return;
			let { state } = store;
			let type = phaseOf(state);
			let where = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_6__.wh)([(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.iz)(state)]);
			let isPublic = mode === "auto" && await ctx.isPublic?.();
			if (isPublic !== !1) return report.info(hiddenLogNote(isPublic, type, where));
			try {
				let lines = await readEnd(ctx, target, type);
				if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
				let failureLog = failureLogOf(type, report.redact(lines.join("\n")));
				store.update({ failureLog });
				let name = type === "build" ? "Build log" : "Deploy log";
				report.group(`${name}: ${failureLog.title}`);
				report.info(failureLog.text);
				report.endGroup();
			} catch (error) {
				if (signal.aborted) return;
				if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				report.info(unreadableLogNote(error, type, where));
			}
		}
		function failureLogOf(type, log) {
			let lines = log.split("\n").slice(-1e3);
			let error = (0, _error_line_js__WEBPACK_IMPORTED_MODULE_5__.K)(lines, type);
			let end = lines.slice(-50);
			let endAt = lines.length - end.length;
			let at = error?.at ?? endAt;
			let above = lines.slice(Math.max(0, at - 2), Math.min(endAt, at + 8));
			let isAbove = at < endAt;
			let endTitle = `the last ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_7__.td)(end.length, "line")}`;
			return {
				type,
				text: (isAbove ? [
					...above,
					"…",
					...end
				] : end).join("\n"),
				title: isAbove ? `the error and ${endTitle}` : endTitle,
				error,
				start: (0, _error_line_js__WEBPACK_IMPORTED_MODULE_5__.W)(lines)
			};
		}
		function hiddenLogNote(isPublic, type, where) {
			return `The ${type} log is not shown, because this ${isPublic ? "repository is public" : "log may be public"} (failure_log: auto).${isPublic ? "" : " If only your team can read it, set failure_log: always."} Read it ${where}.`;
		}
		function unreadableLogNote(error, type, where) {
			return (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ix)(error) ? `This service has no API for logs. Read them ${where}.` : `${error.message}. The ${type} log could not be read; it is ${where}.`;
		}
		async function readEnd(ctx, { deployment_id, revision_id }, type) {
			let parameters = {
				deployment_id,
				revision_id,
				type,
				order: "desc",
				limit: 500
			};
			let { logs } = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.o_, parameters, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bestEffort);
			return oldestFirst(logs).flatMap(({ message }) => message?.trimEnd().split(/\r?\n/) ?? []);
		}
		let oldestFirst = (logs) => logs.toReversed().sort((a, b) => timeOf(a) - timeOf(b) || 0);
		let timeOf = ({ timestamp }) => typeof timestamp == "number" ? timestamp : Date.parse(timestamp ?? "");
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
		async function followRevision(ctx, rollout, onEvent) {
			let { clock } = ctx;
			let { inputs } = rollout;
			let newer = trackNewerRevisions(rollout, ctx, onEvent);
			let lastCheckMs = clock.now();
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				...pollOptions(ctx, rollout, onEvent),
				shouldStop: async (revision) => {
					if (clock.now() - lastCheckMs < _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.deploymentPoll.ms) return !1;
					lastCheckMs = clock.now();
					return newer.check(revision);
				}
			});
			if (last === void 0) return {
				outcome: "timed_out",
				failure
			};
			let statusClass = (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(last.status, inputs.failure_statuses);
			if (statusClass === "failed") return { outcome: "failed" };
			if (statusClass === "skipped" || statusClass === "pending" && isInTime) {
				await newer.check(last);
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
			return confirmActive(ctx, rollout, last, newer, onEvent);
		}
		let pollOptions = (ctx, { deployment_id, revision_id, inputs }, onEvent) => ({
			interval: pollIntervalOf(inputs),
			read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
				deployment_id,
				revision_id
			}, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
			stateOf: ({ status }) => status,
			neededEvidence: ({ status }) => (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.hF)(status, inputs.failure_statuses),
			onReply: (revision) => onEvent({
				kind: "poll",
				revision
			}),
			onFailure: reportFailedRead(onEvent)
		});
		let reportFailedRead = (onEvent) => (error) => onEvent({
			kind: "failed read",
			reason: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error) ? "gone" : "other"
		});
		async function confirmActive(ctx, rollout, deployed, newer, onEvent) {
			let { clock } = ctx;
			let { revision_id: ours, inputs } = rollout;
			let firstReplyMs;
			let newerReads = 0;
			let { last, isInTime, failure } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				interval: pollIntervalOf(inputs),
				read: () => newer.read(deployed, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.once),
				stateOf: ({ active_revision_id: active }) => String(active),
				neededEvidence: ({ active_revision_id: active }) => active === ours ? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET : void 0,
				onReply: (deployment) => {
					firstReplyMs ??= clock.now();
					newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
				},
				onFailure: reportFailedRead(onEvent),
				shouldStop: () => newerReads === 2 || clock.now() - (firstReplyMs ?? 0) >= _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.activation.ms
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
			let polls = pollOptions(ctx, rollout, onEvent);
			let { last: revision } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.wt)(ctx, {
				...polls,
				neededEvidence: (one) => polls.neededEvidence(one) ?? _service_client_poll_js__WEBPACK_IMPORTED_MODULE_2__.ET,
				limitMs: _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.lastPolls.ms
			});
			return { outcome: revision && (0, _status_js__WEBPACK_IMPORTED_MODULE_5__.L8)(revision.status, inputs.failure_statuses) === "failed" ? "failed" : isInTime ? "not_active" : "timed_out" };
		}
		let createdMs = (revision) => Date.parse(revision?.created_at ?? "");
		function trackNewerRevisions(rollout, ctx, onEvent) {
			let { clock, signal } = ctx;
			let { deployment_id, revision_id: ours } = rollout;
			let older = new Set(rollout.olderIds);
			let newer = new Set();
			let lastReported;
			let activeSinceMs;
			function observe(deployment) {
				let { latest_revision_id: latest, active_revision_id: active } = deployment;
				onEvent({
					kind: "deployment",
					deployment
				});
				latest === ours && newer.clear();
				if (latest !== null && latest !== ours && !older.has(latest)) {
					newer.add(latest);
					latest !== lastReported && onEvent({
						kind: "newer",
						revision_id: latest
					});
					lastReported = latest;
				}
				let isReplaced = active !== null && newer.has(active);
				activeSinceMs = isReplaced ? activeSinceMs ?? clock.now() : void 0;
				return isReplaced;
			}
			async function read(own, policy) {
				let deployment = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.i8, { deployment_id }, policy);
				let revision_id = deployment.latest_revision_id ?? ours;
				if (revision_id === ours || older.has(revision_id) || newer.has(revision_id)) return deployment;
				let latest = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_3__.nb)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_4__.qB, {
					deployment_id,
					revision_id
				});
				createdMs(latest) < createdMs(own) && older.add(revision_id);
				return deployment;
			}
			return {
				observe,
				read,
				newest: () => [...newer].at(-1),
				async check(own) {
					try {
						observe(await read(own, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.bestEffort));
					} catch {
						signal.throwIfAborted();
					}
					return activeSinceMs !== void 0 && clock.now() - activeSinceMs > _service_client_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.activation.ms;
				}
			};
		}
	}),
	3617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => pollUntilNewerRevision });
		var _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8136);
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1705);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7906);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025);
		async function pollUntilNewerRevision(ctx, inputs, deployment, limitMs) {
			let { id: deployment_id, latest_revision_id: previousId } = deployment;
			let { last } = await (0, _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.wt)(ctx, {
				limitMs,
				interval: (0, _follow_js__WEBPACK_IMPORTED_MODULE_4__.m)(inputs),
				read: () => (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_2__.T1)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, _service_client_limits_js__WEBPACK_IMPORTED_MODULE_0__.b.once),
				stateOf: ({ latest_revision_id: latest }) => String(latest),
				neededEvidence: ({ latest_revision_id: latest }) => latest === previousId ? void 0 : _service_client_poll_js__WEBPACK_IMPORTED_MODULE_1__.ET
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
		var _change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8652);
		var _describe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9121);
		var _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2197);
		var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7659);
		function outputsOf(state) {
			let { deployment, revision, rollback, plan } = state;
			let content = revision?.source_revision_config;
			let previous = (0, _describe_js__WEBPACK_IMPORTED_MODULE_1__.jD)(state);
			return {
				deployment_id: state.deployment_id,
				deployment_name: deployment?.name,
				deployment_status: deployment?.status,
				deployment_url: (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ci)(deployment),
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
				rolled_back: rollback?.end === "deployed",
				rollback_revision_id: rollback?.revision_id
			};
		}
		let outputsAmong = (described, state) => Object.fromEntries(Object.entries(outputsOf(state)).flatMap(([name, value]) => Object.hasOwn(described, name) ? [[name, value ?? ""]] : []));
		let rolloutStore = (now, labels, described, { output, saveState }) => (0, _step_state_store_js__WEBPACK_IMPORTED_MODULE_4__.J)(now, (0, _state_js__WEBPACK_IMPORTED_MODULE_3__.ue)(labels), (state) => ({
			...outputsAmong(described, state),
			if_killed: saveState && (0, _end_error_results_js__WEBPACK_IMPORTED_MODULE_2__.Rr)(state)
		}), (name, value) => {
			name === "if_killed" ? saveState?.(name, String(value)) : name !== "poll_count" && output(name, value);
		});
	}),
	2334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => unexpectedContentEnd,
			e: () => readBack
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
		var _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7906);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(540);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8652);
		var _end_rollout_results_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8278);
		var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7659);
		let compareChange = (patch, deployment, revision) => (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.UD)(patch, {
			...deployment,
			source_revision_config: revision?.source_revision_config
		});
		let isMismatch = ({ similarity }) => similarity === "other" || similarity === "absent";
		function isAsSent(compared) {
			if (compared.some(isMismatch)) return !1;
			return compared.length > 0 && compared.every(({ similarity }) => similarity === "same") ? !0 : void 0;
		}
		function addResult(change, mismatch, present, areSecretsHidden = !1) {
			if (!("kind" in change)) {
				let shown = mismatch === void 0 && change.after === null ? present?.sent : mismatch?.actual;
				return shown === void 0 ? change : {
					...change,
					shown: (0, _change_js__WEBPACK_IMPORTED_MODULE_4__.qv)(shown)
				};
			}
			if (change.kind === "removed") return present === void 0 ? change : {
				...change,
				shown: "still set"
			};
			if (mismatch !== void 0) return {
				...change,
				shown: mismatch.similarity === "absent" ? "not there" : "another value"
			};
			return areSecretsHidden && change.path.startsWith(_change_js__WEBPACK_IMPORTED_MODULE_4__.bB) ? {
				...change,
				kind: "sent"
			} : change;
		}
		let isStillSet = (change) => "kind" in change ? change.shown === "still set" : change.after === null && (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(change.shown, change.before);
		let byPath = (items) => new Map(items.map((one) => [one.path, one]));
		function addResults(changes, compared, deployment) {
			let mismatches = byPath(compared.filter((one) => isMismatch(one) && one.path !== "secrets"));
			let present = byPath((0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.UD)(deployment, {}).filter(({ similarity }) => similarity !== "same"));
			let planned = byPath(changes);
			let unplannedChanges = [...mismatches.values()].filter(({ path }) => !planned.has(path)).map(({ path, sent }) => {
				let value = (0, _change_js__WEBPACK_IMPORTED_MODULE_4__.qv)(sent);
				return path.startsWith(_change_js__WEBPACK_IMPORTED_MODULE_4__.bB) ? {
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
			let showsOurRevision = (one) => revision === void 0 || one.latest_revision_id === revision.id;
			let shown = deployment && showsOurRevision(deployment) ? deployment : void 0;
			if (shown === void 0 || patch.secrets || compareChange(patch, shown, revision).some(isMismatch)) {
				let reread = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.nb)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.NG, { deployment_id });
				if (reread !== void 0 && showsOurRevision(reread)) {
					let { secrets: _, ...withoutSecrets } = reread;
					store.update((0, _state_js__WEBPACK_IMPORTED_MODULE_6__.fO)(withoutSecrets));
					shown = reread;
				}
			}
			if (shown === void 0) return;
			mayLoseSecrets && patch.secrets?.length && shown.secrets?.length === 0 && ctx.report.warning("The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.");
			let compared = compareChange(patch, shown, revision);
			let changes = addResults(plan.changes, compared, shown);
			let isComplete = !changes.some(isStillSet);
			store.update({
				plan: {
					...plan,
					changes
				},
				isAsSent: isComplete && isAsSent(compared)
			});
		}
		async function readStatus(ctx, store) {
			let { deployment_id, revision: { id: revision_id, status } = { id: "" } } = store.state;
			if (deployment_id === void 0 || revision_id === "" || status !== void 0) return;
			let revision = await (0, _service_client_requests_js__WEBPACK_IMPORTED_MODULE_1__.nb)(ctx, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.qB, {
				deployment_id,
				revision_id
			});
			revision !== void 0 && store.update({ revision });
		}
		let unexpectedContentEnd = ({ patch, revision }) => (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.qz)(patch?.source_revision_config, revision?.source_revision_config) ? _end_rollout_results_js__WEBPACK_IMPORTED_MODULE_5__.zE : void 0;
	}),
	7659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b8: () => activeRevisionId,
			ci: () => addressOf,
			d8: () => pollUpdate,
			fO: () => deploymentUpdate,
			iI: () => rollbackUpdate,
			n1: () => failedReadUpdate,
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
		let deploymentUpdate = (deployment) => ({
			deployment_id: deployment.id,
			deployment,
			readFailure: void 0
		});
		function pollUpdate(watched, revision, statusClass) {
			let { status, status_message: statusMessage } = revision;
			return (state, atMs) => {
				let { lastSeen, rollback } = state;
				let last = state.statusPeriods.at(-1);
				let isSame = last?.watched === watched && last.status === status;
				let periods = last !== void 0 && lastSeen !== void 0 && state.readFailure !== void 0 ? state.statusPeriods.with(-1, {
					...last,
					untilMs: lastSeen.atMs
				}) : state.statusPeriods;
				let statusPeriods = isSame ? state.statusPeriods : [...periods, {
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
						statusMessage
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
					readFailure: void 0,
					revision: {
						...revision,
						source_revision_config: content
					}
				};
			};
		}
		let failedReadUpdate = (watched, reason) => ({ readFailure = "other" }) => watched === "rollback" ? {} : { readFailure: reason ?? readFailure };
		let rollbackUpdate = (changes) => ({ rollback }) => ({ rollback: {
			phase: "not sent",
			...rollback,
			...changes
		} });
		let activeRevisionId = ({ deployment, readFailure }) => readFailure === void 0 && deployment?.active_revision_id || void 0;
		let addressOf = (deployment) => deployment?.source_config.custom_url || deployment?.url || "";
	}),
	2206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L8: () => classify,
			Ng: () => isUsable,
			Nj: () => isDeployed,
			hF: () => evidenceFor,
			xf: () => hintForFinalStatus
		});
		var _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1705);
		var _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);
		let FAILED = /FAILED$|^INTERRUPTED$/;
		function classify(status, failureStatuses) {
			let name = (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(status);
			if (failureStatuses.some((one) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(one) === name)) return "failed";
			if (name === "DEPLOYED") return "deployed";
			if (name === "SKIPPED") return "skipped";
			return FAILED.test(name) ? "failed" : "pending";
		}
		let SOUNDS_FINAL = /(ERROR|FAILURE|CRASHED|CANCELL?ED|REJECTED|ABORTED|STOPPED)$/;
		let hintForFinalStatus = (status) => SOUNDS_FINAL.test((0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(status)) ? `If ${status} is an end on your platform, add it to failure_statuses.` : "";
		let isUsable = (status, failureStatuses) => ["pending", "deployed"].includes(classify(status, failureStatuses));
		let isDeployed = (status) => classify(status, []) === "deployed";
		function evidenceFor(status, failureStatuses) {
			let statusClass = classify(status, failureStatuses);
			if (statusClass === "pending") return;
			if (statusClass === "deployed") return _service_client_poll_js__WEBPACK_IMPORTED_MODULE_0__.ET;
			let isInterrupted = (name) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.S)(name) === "INTERRUPTED";
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
		var content = __webpack_require__(2931);
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
			let prefix = watched === "rollback" ? "rollback " : "";
			let lastActive;
			let lastPeriod = () => store.state.statusPeriods.findLast((period) => period.watched === watched);
			function onPoll(revision) {
				let { statusPeriods } = store.state;
				let statusClass = (0, rollout_status.L8)(revision.status, inputs.failure_statuses);
				store.update((0, state.d8)(watched, revision, statusClass));
				if (store.state.statusPeriods === statusPeriods) return;
				let isInResult = watched === "revision" && statusClass === "failed";
				logStatus(revision.status, isInResult ? "" : revision.status_message ?? "");
			}
			function logStatus(status, reason) {
				let [firstLine = ""] = report.redact(reason).split("\n");
				let why = firstLine === "" ? "" : `: ${(0, format.ml)(firstLine, 200)}`;
				let evidence = (0, rollout_status.hF)(status, inputs.failure_statuses);
				report.progress((0, status_log.ci)(prefix + status + why, evidence === poll.zn ? ["waiting a minute: some continue by themselves"] : []));
				let hint = (0, rollout_status.xf)(status);
				hint !== "" && report.progress(hint);
			}
			function onDeployment(deployment) {
				store.update((0, state.fO)(deployment));
				if (watched !== "revision" || lastPeriod()?.statusClass !== "deployed" || deployment.active_revision_id === lastActive) return;
				lastActive = deployment.active_revision_id;
				report.progress(lastActive === revision_id ? "serving" : `waiting for it to take over${fromActive()}`);
			}
			let fromActive = () => lastActive ? ` from revision ${(0, format.m_)(lastActive)}` : "";
			function heartbeat() {
				let last = lastPeriod();
				if (last === void 0) return;
				let timeout = (0, status_log.Bh)(deadline.leftMs);
				if (last.statusClass === "deployed") return (0, status_log.ci)(`still waiting for it to take over${fromActive()}`, [timeout]);
				return (0, status_log.ci)(`${prefix}still ${last.status}`, [timeout]);
			}
			function onEvent(event) {
				event.kind === "poll" && onPoll(event.revision);
				event.kind === "failed read" && store.update((0, state.n1)(watched, event.reason));
				event.kind === "deployment" && onDeployment(event.deployment);
				if (event.kind === "newer") {
					let suffix = lastPeriod()?.statusClass === "skipped" ? "" : " Still following this one.";
					report.progress(`A newer revision was created: ${event.revision_id}.${suffix}`);
				}
			}
			return {
				onEvent,
				heartbeat
			};
		}
		function watch(ctx, rollout, store) {
			let { onEvent, heartbeat } = rolloutLog(ctx, rollout, store);
			return ctx.report.withHeartbeat(heartbeat, () => (0, follow.f)(ctx, rollout, onEvent));
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
			let isStarting = end.outcome === "timed_out" && end.failure === void 0 && (0, contract_status.S)(store.state.revision?.status ?? "") === "DEPLOYING";
			(end.outcome === "failed" || isStarting) && await (0, log.n2)(ctx, rollout, store, failure_log);
			return end;
		}
		async function refresh(ctx, { deployment_id }, store) {
			let deployment = await (0, requests.nb)(ctx, deployments.i8, { deployment_id }).catch(() => void 0);
			if (deployment === void 0) return;
			store.update((0, state.fO)(deployment));
			let revision_id = deployment.active_revision_id;
			if (!revision_id || (0, content.QL)((0, describe.$E)(store.state, revision_id)) !== void 0) return;
			let target = {
				deployment_id,
				revision_id
			};
			let activeRevision = await (0, requests.nb)(ctx, deployments.qB, target).catch(() => void 0);
			activeRevision !== void 0 && store.update({ activeRevision });
		}
		async function refreshAfter({ outcome }, ctx, store) {
			let { deployment_id, deployment } = store.state;
			if (outcome !== "error" || deployment_id === void 0 || deployment === void 0) return;
			ctx.deadline.leftMs > 0 && await refresh(ctx, { deployment_id }, store);
			store.state.deployment === deployment && store.update((0, state.n1)("revision"));
		}
		function announceWait({ clock, deadline, report }, state) {
			let leftMs = Math.max(0, deadline.leftMs);
			let end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
			let url = (0, describe.Nr)(state);
			let link = url === void 0 ? "." : `: ${url}`;
			let name = state.createdByThisStep ? "it" : `revision ${state.revision?.id}`;
			report.info(`Watching ${name} until ${end} UTC (${(0, format.xj)(leftMs)})${link}`);
		}
	}),
	3491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => settingWarnings });
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5566);
		var _field_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2280);
		var _field_git_ref_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5679);
		var _field_image_uri_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7285);
		var _resource_spec_input_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(343);
		var _secrets_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9515);
		let settingWarnings = (inputs) => [
			...(0, _field_choice_js__WEBPACK_IMPORTED_MODULE_1__.v4)("deployment_type", inputs.deployment_type, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_0__._o),
			...repositoryWarnings(inputs.repo_url),
			...(0, _field_image_uri_js__WEBPACK_IMPORTED_MODULE_3__.t3)(inputs.image_uri),
			...(0, _field_git_ref_js__WEBPACK_IMPORTED_MODULE_2__.vG)(inputs.repo_ref),
			...(0, _resource_spec_input_js__WEBPACK_IMPORTED_MODULE_4__.R1)(inputs),
			...(0, _secrets_secrets_js__WEBPACK_IMPORTED_MODULE_5__.Cw)(inputs)
		];
		function repositoryWarnings(repo_url = "") {
			let [address, host, path] = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(repo_url) ?? [];
			return address === void 0 ? [] : [`repo_url: is an address for SSH, and platforms clone by https. Write https://${host}/${path}.`];
		}
	}),
	2242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => refusalContextOf });
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(343);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9515);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _control_plane_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4751);
		function refusalContextOf(inputs, { phase, patch, revision }, { rows = [], ...action }) {
			let spec = (0, _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__.rI)(inputs)?.located;
			let sentFields = Object.keys(patch?.source_config?.resource_spec ?? {});
			let isAccepted = revision !== void 0 || phase === "accepted";
			return {
				...action,
				service: "control plane",
				rows: [
					..._control_plane_js__WEBPACK_IMPORTED_MODULE_3__.h1,
					...isAccepted ? _control_plane_js__WEBPACK_IMPORTED_MODULE_3__.QN : [],
					...rows
				],
				providedInputs: Object.keys((0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_2__.XF)(inputs)),
				positionOf: spec?.positionOf,
				inherited: sentFields.filter((field) => !Object.hasOwn(spec?.spec ?? {}, field)),
				secretsNames: patch?.secrets?.map(({ name }) => name) ?? [],
				secretsInputs: (0, _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__.Mu)(inputs)
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
		async function searchUntilFound(ctx, subject, windowMs, searchOnce) {
			let { clock, deadline, report } = ctx;
			let longerCtx = (0, connect.e)(ctx, deadline.leftMs + windowMs);
			let end = report.formatTime(clock.now() + windowMs);
			let polling = (0, poll.wt)(longerCtx, {
				interval: {
					minMs: limits.b.search.ms,
					maxMs: limits.b.search.ms
				},
				limitMs: windowMs,
				read: () => searchOnce(longerCtx),
				stateOf: () => subject,
				neededEvidence: ({ kind }) => kind === "ours" ? poll.ET : void 0,
				refusalEvidence: () => NEVER,
				heartbeat: () => `still looking for ${subject}, until ${end}`
			});
			let pollResult = await (0, errors.Rt)(ctx, polling);
			if ("last" in pollResult && pollResult.failure === void 0) return pollResult.last;
			let last = await (0, errors.Rt)(ctx, (0, requests.LH)(longerCtx, () => searchOnce(longerCtx)));
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
			let replyResult = error === void 0 ? await write.resultOf(attempt.reply, baseline) : void 0;
			if (replyResult !== void 0) return {
				kind: "ours",
				found: replyResult
			};
			(sends > 0 || kind !== "refused") && signal.throwIfAborted();
			kind === "not applied" ? await backoff.wait(error) : backoff.onReply();
			let { isRefusal = errors.jZ } = write;
			let isAbsent = kind === "refused" ? isRefusal(error) : kind === "not applied";
			if (sends === 0 && isAbsent) return { kind: "nothing" };
			kind === "accepted" && report.progress(texts.accepted);
			kind === "ambiguous" && report.progress(`${error.message}; ${texts.lost}.`);
			let windowMs = (0, write_write.qs)(attempt) ? write.windowMs : 0;
			let searchOnce = (searchCtx) => write.searchOnce(searchCtx, baseline);
			let result = await searchUntilFound(ctx, write.subject, windowMs, searchOnce) ?? write.resultWithoutReply ?? UNREADABLE_RESULT;
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
		let UNREADABLE_RESULT = {
			kind: "unproven",
			why: "The service could not be asked whether it was applied"
		};
		let isProvenAbsent = ({ kind }, result) => result.kind === "nothing" && (kind === "ambiguous" || kind === "not applied");
		function finalError({ unprovenError, texts }, attempt, result, sends) {
			let { kind } = attempt;
			let error = attempt.error ?? Error("The change was accepted");
			if (kind === "refused" && sends === 0 && result !== UNREADABLE_RESULT) return error;
			if (unprovenError !== void 0) return unprovenError(error);
			if (result.kind === "unproven") return new errors.AN(result.why, error);
			if (kind === "ambiguous") return noResponseError(attempt.error, texts.absent, sends);
			return new errors.AN(kind === "accepted" ? texts.absent : "An earlier attempt got no answer, and may have been applied", error);
		}
		function noResponseError({ reason, status }, absent, sends) {
			let times = sends === 1 ? "once" : `${sends} times`;
			let end = status === void 0 ? "without an answer" : "and failed";
			return new errors.AN(`Sent ${times} ${end}: ${reason}. ${absent}. It is not sent again`);
		}
	}),
	7314: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	})
};
