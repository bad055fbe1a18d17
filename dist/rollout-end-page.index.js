"use strict";
exports.id = "rollout-end-page";
exports.ids = ["rollout-end-page"];
exports.modules = {
	9294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B4: () => watchingWords,
			FV: () => endOfError,
			J5: () => refused
		});
		var _report_error_ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3641);
		var _report_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5567);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(540);
		var _describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9121);
		var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9430);
		var _status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2206);
		let CHANGE = (known) => ({
			"not sent": {
				headline: "nothing was changed",
				cancelled: "cancelled before anything was changed",
				message: ""
			},
			sent: {
				headline: "not known whether the change was applied",
				cancelled: "cancelled, not known whether the change was applied",
				message: "The workflow was cancelled while the change was being sent. It may have been applied.",
				advice: _describe_js__WEBPACK_IMPORTED_MODULE_3__.k3
			},
			accepted: {
				...watchingWords(known, "changed, but its revision is not known"),
				...known.revision === void 0 && otherAppeared(known)
			}
		});
		function otherAppeared(known) {
			let { before, deployment, patch } = known;
			let sent = patch?.source_revision_config;
			let runs = deployment?.source_revision_config;
			if (deployment?.latest_revision_id === before?.latest_revision_id || !(0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_2__.qz)(sent, runs)) return;
			return {
				headline: `${(0, _runs_js__WEBPACK_IMPORTED_MODULE_4__.e$)(sent)} was sent, and a revision of ${(0, _runs_js__WEBPACK_IMPORTED_MODULE_4__.e$)(runs)} appeared`,
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Kr)(known)
			};
		}
		function watchingWords(known, ifNone) {
			let { status = "" } = known.revision ?? {};
			let state = status || "just created";
			return {
				headline: known.revision ? `the outcome of ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Jt)(known)} is unknown` : ifNone,
				cancelled: `cancelled while ${(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.Jt)(known)} was ${state}`,
				message: known.silentSinceMs === void 0 ? [
					...(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.t4)(known),
					(0, _status_js__WEBPACK_IMPORTED_MODULE_5__.Nj)(status) ? " is deployed" : " continues to roll out",
					...servedBefore(known),
					"."
				] : (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.GV)(known),
				...known.revision && { seen: (why) => (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.GV)(known, why) },
				advice: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.DN)(known)
			};
		}
		function servedBefore(known) {
			let runs = (0, _runs_js__WEBPACK_IMPORTED_MODULE_4__.e$)((0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.CR)(known));
			return runs === void 0 ? [] : [
				"; ",
				{ code: runs },
				" served before"
			];
		}
		let gone = (known) => [
			"The revision or its deployment was deleted meanwhile, or the credential may not see it any more. Look at the deployment ",
			(0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.WA)(known),
			"."
		];
		function endOfError(error, known, context, isCancelled, wordsOf = CHANGE) {
			let endAt = (now) => {
				let words = wordsOf(now);
				let wasSeen = now.lastSeen !== void 0 && (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.ST)(error);
				return (0, _report_error_ending_js__WEBPACK_IMPORTED_MODULE_0__.S)(error, {
					subject: (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.et)(now),
					phase: now.revision === void 0 ? now.phase : "accepted",
					isCancelled,
					context,
					words: wasSeen ? {
						...words,
						accepted: {
							...words.accepted,
							gone: gone(now)
						}
					} : words
				});
			};
			return {
				outcome: endAt(known).outcome,
				words: (now) => endAt(now).words(now)
			};
		}
		let refused = (problems, nothing) => ({
			outcome: "rejected",
			words: (known) => (0, _report_problems_js__WEBPACK_IMPORTED_MODULE_6__.hF)(problems, (0, _describe_js__WEBPACK_IMPORTED_MODULE_3__.et)(known), nothing)
		});
	}),
	3778: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G6: () => deployedIn,
			gJ: () => endOfRollout,
			Zu: () => nowSo,
			kQ: () => runsAnother,
			oi: () => whatElseChanged
		});
		var blocks = __webpack_require__(6813);
		var unanswered = __webpack_require__(1119);
		var wording = __webpack_require__(2867);
		var errors = __webpack_require__(1515);
		var contract_image = __webpack_require__(8686);
		var contract_status = __webpack_require__(669);
		var changes = __webpack_require__(6467);
		var describe = __webpack_require__(9121);
		var rollout_runs = __webpack_require__(9430);
		var rollout_status = __webpack_require__(2206);
		var causes = __webpack_require__(6611);
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
				advice: (known) => [
					"Read the ",
					...logOf(known, "build"),
					", then push a fix and deploy again."
				]
			},
			DEPLOYFAILED: {
				headline: (name) => `${name} did not start`,
				advice: (known) => [
					"Read the ",
					...logOf(known, "deploy"),
					"."
				]
			},
			CREATEFAILED: {
				headline: (name) => `${name} could not be created`,
				advice: () => "Check the image or ref, the secrets and the resources."
			},
			INTERRUPTED: {
				headline: (name) => `${name} was stopped`,
				advice: () => "Deploy again, unless someone stopped this on purpose."
			}
		};
		let OTHER = {
			headline: (name) => `${name} failed`,
			advice: (known) => [
				"Look at this revision ",
				(0, describe.WA)(known),
				"."
			]
		};
		function failed(known) {
			let { status = "", status_message: reason } = known.revision ?? {};
			let cause = causeOf(known);
			let { headline, advice } = FAILURES[(0, contract_status.d)(status)] ?? OTHER;
			let error = quotedError(known);
			return {
				headline: `${(0, describe.et)(known)}: ${(cause?.headline ?? headline)((0, describe.Jt)(known))}`,
				message: (0, blocks.hC)(error, whatWasSent(known), endedAs(status, known)),
				advice: cause?.nextStep ?? (error === "" ? advice(known) : correct(error)),
				said: reason ? [{
					by: "The platform",
					text: reason
				}] : []
			};
		}
		function endedAs(status, known) {
			let endedMs = (0, describe.n_)(known);
			let after = endedMs === void 0 ? " before it was read" : ` after ${(0, wording.a3)(endedMs)}`;
			return [...(0, describe.t4)(known), ` ended as ${status}${after}.`];
		}
		let logOf = (known, type) => known.failureLog?.type === type ? [`${type} log (its end is in the run)`] : [`${type} log `, (0, describe.WA)(known)];
		function whatWasSent(known) {
			let others = known.before === void 0 ? [] : (0, changes.Gf)(known);
			return others.length === 0 ? "" : [
				"Changed by this deploy: ",
				...(0, changes.W1)(others),
				"."
			];
		}
		function causeOf(known) {
			let reason = known.revision?.status_message ?? "";
			if ((0, log.h)(known) === "deploy") return (0, causes.Po)(causes.hE.deploy, reason);
			return [reason, known.failureLog?.text ?? ""].map((text) => (0, causes.Po)(causes.hE.build, errorLineOf(text) ?? "")).find((cause) => cause !== void 0);
		}
		function quotedError({ failureLog, revision }) {
			let line = failureLog && errorLineOf(failureLog.text);
			return line === void 0 || revision?.status_message?.includes(line) ? "" : [{ code: (0, wording.Jj)(line, 120) }, ` (${failureLog?.type} log).`];
		}
		let failed_ERROR = /[A-Za-z]\w*(?:Error|Exception)\b/;
		let correct = (quoted) => `Correct ${failed_ERROR.exec((0, blocks.pj)(quoted))?.[0].replace(/^/, "the ") ?? "that"}, and deploy again.`;
		let CONCURRENCY = "Deploy from one workflow at a time (concurrency:)";
		let ENDS = {
			deployed: (known, { isServing }) => ({
				headline: `${(0, describe.et)(known)}${isServing ? nowSo(known) : lastSo(known)}`,
				message: (0, blocks.hC)(deployedIn(known), whatElseChanged(known))
			}),
			failed,
			superseded(known, { newer_revision_id: by }) {
				let newer = by === void 0 ? ["another"] : ["revision ", (0, describe.g)(known, by)];
				let { status } = known.revision ?? {};
				let took = [
					` was ${status} when `,
					...newer,
					" took its place."
				];
				let isAccepted = known.labels.on_superseded === "warn";
				return {
					headline: `${(0, describe.et)(known)}: ${replacedBy(known, by)}`,
					message: (0, blocks.hC)([...(0, describe.t4)(known), ...took], whatWasSent(known)),
					...isAccepted ? {
						severity: "warning",
						advice: `${CONCURRENCY}.`
					} : { advice: `${CONCURRENCY}, or set on_superseded: warn if this is expected.` }
				};
			},
			not_active(known) {
				let { status = "" } = known.revision ?? {};
				let difference = (0, rollout_status.Nj)(status) ? " is DEPLOYED, but did not become active." : ` was DEPLOYED, and is ${status} now.`;
				return {
					headline: `${(0, describe.et)(known)}: ${(0, describe.Jt)(known)} was deployed, but does not serve`,
					message: [...(0, describe.t4)(known), difference],
					advice: [
						"Look at the deployment's status and its deploy log ",
						(0, describe.WA)(known),
						"."
					]
				};
			},
			timed_out: (known, { failure, elapsedMs }) => failure === void 0 ? stillOpen(known, elapsedMs) : noContact(known, failure)
		};
		function stillOpen(known, elapsedMs) {
			let { status = "", status_message: reason } = known.revision ?? {};
			let isUp = (0, rollout_status.Nj)(status);
			let is = isUp ? "not serving" : `still ${status || "without a status"}`;
			let error = quotedError(known);
			return {
				headline: `${(0, describe.et)(known)}: ${(0, describe.Jt)(known)} was ${is} after ${(0, wording.a3)(elapsedMs)}`,
				said: reason ? [{
					by: "The platform",
					text: reason
				}] : [],
				message: (0, blocks.hC)(error, whatWasSent(known), isUp ? [...(0, describe.t4)(known), ` was ${status} at the timeout.`] : ""),
				advice: error === "" ? (0, blocks.hC)((0, rollout_status.qt)(status), lookOrWait(known)) : correct(error)
			};
		}
		let noContact = (known, failure) => ({
			headline: `${(0, describe.et)(known)}: ${(0, describe.Jt)(known)} was ${known.lastSeen?.status ?? "never seen"}, then ${failure.status === void 0 ? "no contact" : (0, unanswered.wM)(failure, "control plane")} until the timeout`,
			message: (0, blocks.hC)(whatWasSent(known), (0, describe.GV)(known, (0, unanswered.Aj)(failure))),
			advice: (0, blocks.hC)(failure instanceof errors.fk && !(0, errors.ST)(failure) ? "Correct the credential." : "", known.rollback?.revision_id === void 0 ? (0, describe.DN)(known) : [
				"Look at the deployment ",
				(0, describe.WA)(known),
				"."
			])
		});
		let lookOrWait = (known) => (0, blocks.hC)([
			"See ",
			(0, describe.WA)(known),
			" why it takes so long, or set a longer timeout."
		], (0, describe.DN)(known));
		let endOfRollout = (end, elapsedMs) => ({
			outcome: end.outcome,
			words: (known) => ENDS[end.outcome](known, {
				...end,
				elapsedMs
			})
		});
		let runsAnother = {
			outcome: "error",
			words: (known) => {
				let { image_uri, repo_ref } = known.patch?.source_revision_config ?? {};
				let runs = known.revision?.source_revision_config;
				let [sent, now] = image_uri ? [image_uri, runs?.image_uri] : [repo_ref, runs?.repo_ref];
				let difference = [
					" shows ",
					{ code: now ?? "" },
					", but ",
					{ code: sent ?? "" },
					" was sent."
				];
				return {
					headline: `${(0, describe.et)(known)}: ${(0, describe.Tj)(known)} was rolled out, which was not sent`,
					message: [...(0, describe.t4)(known), ...difference],
					advice: (0, describe.Kr)(known)
				};
			}
		};
		function nowSo(known) {
			let settings = (0, describe.Ew)(known);
			if (settings.length > 0) return `: ${(0, changes.zH)(settings)}`;
			let otherwise = (0, changes.zH)((0, changes.K1)(known));
			return ` runs ${(0, describe.Tj)(known)}${sentAs(known)}${otherwise && `; ${otherwise}`}`;
		}
		function sentAs({ patch, revision }) {
			let sent = (0, contract_image.zZ)(patch?.source_revision_config?.image_uri ?? "");
			let shown = (0, contract_image.zZ)(revision?.source_revision_config?.image_uri ?? "");
			return shown.digest !== void 0 && (shown.tag ?? sent.digest) === void 0 && sent.tag !== void 0 ? ` (sent as ${sent.tag})` : "";
		}
		function lastSo(known) {
			let { deployment, revision } = known;
			let active = deployment?.active_revision_id;
			if (!active || active === revision?.id) return nowSo(known);
			if ((0, describe.Ew)(known).length > 0) return `${nowSo(known)}; the new revision does not serve yet`;
			return `: ${(0, describe.Jt)(known)} is ${revision?.status}, and does not serve yet`;
		}
		function whatElseChanged(known) {
			let settings = (0, describe.Ew)(known);
			if (settings.length === 0) {
				let otherwise = (0, changes.K1)(known);
				let named = otherwise.length > changes.Zk ? [] : otherwise;
				let others = (0, changes.Gf)(known).filter((change) => !named.includes(change));
				return others.length === 0 ? "" : [
					"Also changed: ",
					...(0, changes.W1)(others),
					"."
				];
			}
			let runs = (0, rollout_runs.e$)((0, describe.jA)(known));
			return (0, blocks.hC)(settings.length <= changes.Zk ? "" : [
				"Changed: ",
				...(0, changes.W1)(settings),
				"."
			], runs === void 0 ? "" : [
				"It still runs ",
				{ code: runs },
				"."
			]);
		}
		function replacedBy(known, newer_revision_id) {
			let theirs = (0, rollout_runs.e$)((0, describe.ky)(known, newer_revision_id));
			let newer = theirs === (0, describe.Tj)(known) ? void 0 : theirs;
			let verb = (0, contract_status.d)(known.revision?.status ?? "") === "SKIPPED" ? "skipped for" : "replaced by";
			return `${(0, describe.Jt)(known)} was ${verb} ${newer ?? "a newer revision"}`;
		}
		function deployedIn(known) {
			let checks = known.checksPassed.join(" and ");
			let end = checks === "" ? "." : `; ${checks} passed.`;
			let endedMs = (0, describe.n_)(known);
			if (endedMs === void 0) return [...(0, describe.t4)(known), ` was already ${known.revision?.status}${end}`];
			if (!known.isOurs) return [
				"Watched revision ",
				(0, describe.g)(known, known.revision?.id ?? ""),
				` for ${(0, wording.a3)(endedMs)} until it was deployed${end}`
			];
			let { revision_id, waitedMs = 0 } = known.idle ?? {};
			let own = `Deployed in ${(0, wording.a3)(endedMs - waitedMs)}`;
			if (revision_id === void 0) return [own + end];
			return [
				`${own}, after waiting ${(0, wording.a3)(waitedMs)} for revision `,
				(0, describe.g)(known, revision_id),
				end
			];
		}
	}),
	668: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => concludeRollout });
		var blocks = __webpack_require__(6813);
		var conclusion = __webpack_require__(8728);
		var outcomes = __webpack_require__(1506);
		var wording = __webpack_require__(2867);
		var changes = __webpack_require__(6467);
		var describe = __webpack_require__(9121);
		var rollout_outputs = __webpack_require__(9335);
		var timing_usual = __webpack_require__(1291);
		let SECTIONS = {
			revision: "Revision",
			rollback: "Rollback"
		};
		function timed({ stays, lastSeen }, elapsedMs) {
			return stays.map((stay, index) => {
				let next = stays[index + 1];
				let seenMs = stay.watched === "revision" ? lastSeen?.atMs ?? elapsedMs : elapsedMs;
				let nextMs = next?.watched === stay.watched ? next.atMs : seenMs;
				let untilMs = stay.untilMs ?? Math.max(stay.atMs, nextMs);
				return {
					...stay,
					untilMs,
					isLast: next === void 0
				};
			});
		}
		function stayBlocks(ending, known, elapsedMs) {
			let stays = timed(known, elapsedMs);
			let lastMs = Math.max(0, ...stays.map(({ statusClass, atMs, untilMs }) => statusClass === "pending" ? untilMs : atMs));
			let isReadable = stays.length >= 3 && stays.length <= 40;
			let isLong = lastMs - (stays[0]?.atMs ?? 0) >= 2e3;
			let shown = isReadable && isLong ? [chartOf(stays)] : statusLine(known, elapsedMs);
			return [...comparisonOf(ending, known), ...shown];
		}
		function statusLine(known, elapsedMs) {
			let stays = timed(known, elapsedMs);
			let lineOf = (watched) => line(stays.filter((stay) => stay.watched === watched));
			let [revision, rollback] = [lineOf("revision"), lineOf("rollback")];
			if (revision === "") return [];
			let back = rollback === "" ? [] : [{ text: `Rollback: ${rollback}` }];
			return [{ text: revision }, ...back];
		}
		let withTime = ({ status, atMs, untilMs }) => untilMs - atMs < 1e3 ? status : `${status} ${(0, wording.a3)(untilMs - atMs)}`;
		function line(stays) {
			return [...stays.slice(0, 20).map((stay) => stay.statusClass === "pending" ? withTime(stay) : stay.status), ...stays.length > 20 ? ["…"] : []].join(" → ");
		}
		function comparisonOf({ outcome }, { usual, stays, rollback }) {
			let [first, last] = [stays[0]?.statusClass, stays.at(-1)?.statusClass];
			if (usual === void 0 || rollback !== void 0 || first !== "pending") return [];
			return last === "deployed" || last === "pending" && (0, outcomes.xS)(outcome).continues ? [{ text: (0, timing_usual.X)(usual) }] : [];
		}
		function chartOf(stays) {
			let fromMs = stays[0]?.atMs ?? 0;
			return { gantt: {
				title: "Time in each status",
				sections: [...new Set(stays.map(({ watched }) => watched))].map((section) => ({
					title: SECTIONS[section],
					spans: stays.filter(({ watched }) => watched === section).map((stay) => spanOf(stay, fromMs))
				}))
			} };
		}
		function spanOf(stay, fromMs) {
			let { status, statusClass, atMs, untilMs, isLast } = stay;
			let startMs = atMs - fromMs;
			if (statusClass === "pending") return {
				label: withTime(stay),
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
		var rollout_runs = __webpack_require__(9430);
		function failureLogBlock({ failureLog }) {
			if (failureLog === void 0) return [];
			let { type, text } = failureLog;
			return [{ folded: {
				title: `The last ${(0, wording.td)(text.split("\n").length, "line")} of the ${type} log`,
				blocks: [{ code: text }]
			} }];
		}
		let OWN = {
			failed: "Failed",
			superseded: "Replaced"
		};
		function runsTable({ outcome }, known) {
			let { before, deployment, revision, rollback, silentSinceMs } = known;
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
			let ids = [...new Set([
				previous,
				revision.id,
				rollback?.revision_id,
				newest,
				active
			])];
			let repository = repositoryOf(deployment);
			return [{ table: {
				header: [],
				rows: ids.flatMap((id) => {
					if (!id) return [];
					let [text = "", href] = [titles.get(id), (0, describe.ZZ)(known, id)];
					return [[href ? [{
						text,
						href
					}] : text, runsCell((0, describe.ky)(known, id), repository)]];
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
		function runsCell({ repo_ref, repo_commit_sha, image_uri } = {}, repository) {
			let isRef = !!repo_ref && !(0, source.WM)(repo_ref);
			let sha = repo_commit_sha || (isRef ? "" : repo_ref);
			let page = sha && (0, source.WM)(sha) ? repository : void 0;
			let short = (0, rollout_runs.m3)(repo_ref ?? "");
			let pieces = [
				...isRef ? [linked(short, `tree/${encodeURIComponent(short)}`, repository)] : [],
				...sha ? [linked((0, rollout_runs.O)(sha), `commit/${sha}`, page)] : [],
				...image_uri && !repo_ref ? [{ code: (0, rollout_runs.nr)(image_uri) }] : []
			];
			return pieces.length === 0 ? "–" : pieces.flatMap((piece, at) => at === 0 ? [piece] : [" ", piece]);
		}
		function comparison(known) {
			let repository = repositoryOf(known.deployment);
			let [from, to] = [(0, describe.CR)(known), (0, describe.jA)(known)];
			let areTags = (0, source.dz)(from?.repo_ref) && (0, source.dz)(to.repo_ref);
			let [a, b] = [(0, rollout_runs.e$)(from), (0, rollout_runs.e$)(to)];
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
		function toCopy(known, withPlan) {
			let { before, deployment, revision, plan } = known;
			let { previous_revision_id, ...values } = (0, rollout_outputs.Yz)(known);
			let isLatest = deployment?.latest_revision_id === revision?.id;
			let planned = before && known.patch?.source_revision_config?.image_uri;
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
			let rows = Object.entries(ids).flatMap(([name, value]) => value ? [[name, [{ code: value }]]] : []);
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
		var rollout_known = __webpack_require__(2629);
		function whatServes(known) {
			let { before, deployment, revision, silentSinceMs } = known;
			if (silentSinceMs !== void 0 && revision !== void 0) return whatMayServe(known);
			if (deployment === void 0 || silentSinceMs !== void 0) return "";
			let active = deployment.active_revision_id;
			if (!active) return "No revision serves.";
			let url = (0, rollout_known.ci)(deployment);
			let at = url === "" ? [] : [" at ", {
				text: url,
				href: url
			}];
			if (active === revision?.id) return url === "" ? "" : [
				"It serves",
				...at,
				"."
			];
			let runs = (0, rollout_runs.e$)((0, describe.ky)(known, active));
			let what = runs === void 0 ? ["revision ", (0, describe.g)(known, active)] : [{ code: runs }];
			return [
				active === before?.active_revision_id ? "Still serving: " : "Serving: ",
				...what,
				...at,
				"."
			];
		}
		function whatMayServe(known) {
			let name = (0, describe.Jt)(known).replace(/^the/, "The");
			let former = (0, rollout_runs.e$)((0, describe.CR)(known)) ?? "what ran before";
			return `${name} may serve${known.before?.active_revision_id ? `, or still ${former}` : ""}.`;
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
			return `; rolled back to ${to}${failedCheck ? `, which fails the ${failedCheck}` : ""}`;
		}
		function rollbackInWords(known) {
			let { rollback } = known;
			if (rollback === void 0) return "";
			let { phase, to, revision_id, end, reason, tookMs = 0, kept = [] } = rollback;
			let why = rollback.why?.replace(/^The /, "the ");
			if (revision_id === void 0) return phase === "not sent" ? `Not rolled back: ${why}.` : `It is not known whether the rollback was applied: ${why}.`;
			let revision = [
				" (revision ",
				(0, describe.g)(known, revision_id),
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
			let stay = kept.length === 0 ? "" : ` Not rolled back: ${kept.join(", ")}.`;
			let unchecked = why === void 0 ? "" : ` It could not be checked: ${why}.`;
			return [
				`The rollback took ${(0, wording.a3)(tookMs)}`,
				...revision,
				`.${stay}${unchecked}`
			];
		}
		let SHOWS_PLAN = ["planned", "no_revision"];
		function endingOf({ outcome, words }, known) {
			let { headline, message, ...said } = words(known);
			let isOtherwise = known.isAsSent === !1 && !(0, outcomes.xS)(outcome).fails;
			return {
				outcome,
				...said,
				...isOtherwise && {
					severity: "warning",
					advice: (0, blocks.hC)("Correct the inputs, or ask whoever runs the service.", said.advice ?? "")
				},
				headline: `${headline}${rollbackInShort(known)}`,
				message: (0, blocks.hC)(message, rollbackInWords(known), outcome === "cancelled" ? "" : whatServes(known), comparison(known))
			};
		}
		function concludeRollout({ report }, end, { known, elapsedMs }, described) {
			let ending = endingOf(end, known);
			let plan = SHOWS_PLAN.includes(ending.outcome) && known.plan !== void 0 ? (0, changes.xp)(known.plan) : [];
			let warnings = known.phase !== "not sent" || ending.outcome === "planned" ? (0, changes.ZC)(known.plan) : [];
			let details = [
				...warnings,
				...plan,
				...recoveryNote(known),
				...failureLogBlock(known),
				...runsTable(ending, known),
				...stayBlocks(ending, known, elapsedMs),
				...toCopy(known, plan.length === 0)
			];
			let line = (0, outcomes.xS)(ending.outcome).serves ? [] : statusLine(known, elapsedMs);
			let outputs = (0, rollout_outputs.HO)(described, known);
			let brief = [
				...warnings,
				...plan,
				...line
			];
			let link = (0, describe.cO)(known);
			return {
				...(0, conclusion.Ep)(report, ending, {
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
			return [{ text: `ℹ️ The answer to the change was lost: ${recovered.how === "found" ? "its revision was found, and nothing was sent twice" : `it had not been applied, and was sent again ${(0, wording.a3)(recovered.afterMs)} later`}.` }];
		}
	}),
	9097: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => showFailureLog,
			h: () => phaseOf
		});
		var _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _report_wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2867);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _describe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9121);
		function phaseOf({ stays, revision }) {
			let telling = [revision?.status ?? "", ...stays.map(({ status }) => status).toReversed()].find((status) => /BUILD|DEPLOY/i.test(status));
			return /BUILD/i.test(telling ?? "") ? "build" : "deploy";
		}
		async function showFailureLog(world, target, notebook, show) {
			let { report, signal } = world;
			if (show === "never") return;
			let { known } = notebook;
			let type = phaseOf(known);
			let where = (0, _report_blocks_js__WEBPACK_IMPORTED_MODULE_5__.pj)([(0, _describe_js__WEBPACK_IMPORTED_MODULE_4__.WA)(known)]);
			let isPublic = show === "auto" && await world.isPublic?.();
			if (isPublic !== !1) return report.info(notShown(isPublic, type, where));
			try {
				let lines = await readEnd(world, target, type);
				if (lines.length === 0) return report.info(`The ${type} log of this revision is empty.`);
				let log = {
					type,
					text: report.clean(lines.join("\n"))
				};
				notebook.add({ failureLog: log });
				let name = type === "build" ? "Build log" : "Deploy log";
				report.group(`${name}: the last ${(0, _report_wording_js__WEBPACK_IMPORTED_MODULE_6__.td)(lines.length, "line")}`);
				report.info(log.text);
				report.endGroup();
			} catch (error) {
				if (signal.aborted) return;
				if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__._7)) throw error;
				report.info(unread(error, type, where));
			}
		}
		function notShown(isPublic, type, where) {
			return `The ${type} log is not shown, ${isPublic ? "because this repository is public (failure_log: auto)." : "because it is not known who can read this one (failure_log: auto). If only your team can, set failure_log: always."} Read it ${where}.`;
		}
		function unread(error, type, where) {
			return (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Ix)(error) ? `This service has no API for logs. Read them ${where}.` : `${error.message}. The ${type} log could not be read; it is ${where}.`;
		}
		async function readEnd(world, target, type) {
			let query = {
				...target,
				type,
				order: "desc",
				limit: 50
			};
			let { logs } = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.o_, query, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.aside);
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
			e: () => follow,
			x: () => paceOf
		});
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2561);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2206);
		let paceOf = ({ poll_interval, poll_max_interval }) => ({
			minMs: poll_interval,
			maxMs: poll_max_interval
		});
		async function follow(world, rollout, on) {
			let { clock } = world;
			let { inputs } = rollout;
			let newer = newerRevision(rollout, world, on);
			let lookedMs = clock.now();
			let { last, isInTime, failure } = await (0, _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)(world, {
				...polling(world, rollout, on),
				failed: () => on({ kind: "silence" }),
				isOver: async () => {
					if (clock.now() - lookedMs < _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.deploymentLook.ms) return !1;
					lookedMs = clock.now();
					return newer.look();
				}
			});
			let statusClass = last && (0, _status_js__WEBPACK_IMPORTED_MODULE_4__.L8)(last.status, inputs.failure_statuses);
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
			return confirmActive(world, rollout, newer, on);
		}
		let polling = (world, rollout, on) => ({
			pace: paceOf(rollout.inputs),
			read: () => (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.qB, rollout, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.once),
			state: ({ status }) => status,
			end: ({ status }) => (0, _status_js__WEBPACK_IMPORTED_MODULE_4__.hF)(status, rollout.inputs.failure_statuses),
			on: (revision) => on({
				kind: "poll",
				revision
			})
		});
		async function confirmActive(world, rollout, newer, on) {
			let { clock } = world;
			let { deployment_id, revision_id: ours, inputs } = rollout;
			let firstAnswerMs;
			let newerReads = 0;
			let { last, isInTime, failure } = await (0, _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)(world, {
				pace: paceOf(inputs),
				read: () => (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.once),
				state: ({ active_revision_id: active }) => String(active),
				end: ({ active_revision_id: active }) => active === ours ? _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.ET : void 0,
				on: (deployment) => {
					firstAnswerMs ??= clock.now();
					newerReads = newer.observe(deployment) ? newerReads + 1 : 0;
				},
				failed: () => on({ kind: "silence" }),
				isOver: () => newerReads === 2 || clock.now() - (firstAnswerMs ?? 0) >= _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.activation.ms
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
			let polls = polling(world, rollout, on);
			let end = (revision) => polls.end(revision) ?? _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.ET;
			let { last: now } = await (0, _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)(world, {
				...polls,
				end,
				limitMs: _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.lastPolls.ms
			});
			return { outcome: now && (0, _status_js__WEBPACK_IMPORTED_MODULE_4__.L8)(now.status, inputs.failure_statuses) === "failed" ? "failed" : isInTime ? "not_active" : "timed_out" };
		}
		function newerRevision(rollout, world, on) {
			let { clock, signal } = world;
			let { revision_id: ours, older } = rollout;
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
						observe(await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.i8, rollout, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.aside));
					} catch {
						signal.throwIfAborted();
					}
					return activeSinceMs !== void 0 && clock.now() - activeSinceMs > _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.activation.ms;
				}
			};
		}
	}),
	3617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => untilNewer });
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2561);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		var _follow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025);
		async function untilNewer(world, inputs, deployment, limitMs) {
			let { id: deployment_id, latest_revision_id: before } = deployment;
			let { last } = await (0, _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.fm)(world, {
				limitMs,
				pace: (0, _follow_js__WEBPACK_IMPORTED_MODULE_4__.x)(inputs),
				read: () => (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.i8, { deployment_id }, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.once),
				state: ({ latest_revision_id: latest }) => String(latest),
				end: ({ latest_revision_id: latest }) => latest === before ? void 0 : _service_client_wait_js__WEBPACK_IMPORTED_MODULE_2__.ET
			});
			return last ?? deployment;
		}
	}),
	2334: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => lookBack });
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(540);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3174);
		var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6467);
		var _end_ends_of_rollout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3778);
		var _known_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2629);
		let compareNow = (patch, now, revision) => (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.UD)(patch, {
			...now,
			source_revision_config: revision?.source_revision_config
		});
		let isOtherwise = ({ is }) => is === "other" || is === "absent";
		function isAsSent(compared) {
			if (compared.some(isOtherwise)) return !1;
			return compared.length > 0 && compared.every(({ is }) => is === "same") ? !0 : void 0;
		}
		function withEnd(change, otherwise, now) {
			let left = (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.UD)(now, {}).find(({ path, is }) => path === change.path && is !== "same");
			if (!("kind" in change)) {
				let shown = otherwise === void 0 && change.after === null ? left?.sent : otherwise?.shown;
				return shown === void 0 ? change : {
					...change,
					shown: (0, _changes_js__WEBPACK_IMPORTED_MODULE_3__.TU)(shown)
				};
			}
			if (change.kind === "removed") return left === void 0 ? change : {
				...change,
				shown: "still set"
			};
			if (otherwise !== void 0) return {
				...change,
				shown: otherwise.is === "absent" ? "not there" : "another value"
			};
			return change.path.startsWith("secrets.") && !now.secrets?.length ? {
				...change,
				kind: "sent"
			} : change;
		}
		function withEnds(changes, compared, now) {
			let others = compared.filter((one) => isOtherwise(one) && one.path !== "secrets");
			let repeated = others.filter(({ path }) => !changes.some((change) => change.path === path)).map(({ path, sent }) => {
				let value = (0, _changes_js__WEBPACK_IMPORTED_MODULE_3__.TU)(sent);
				return path.startsWith("secrets.") ? {
					path,
					kind: "sent"
				} : {
					path,
					before: value,
					after: value
				};
			});
			return [...changes, ...repeated].map((change) => withEnd(change, others.find(({ path }) => path === change.path), now));
		}
		async function readBack(world, notebook, mayLose) {
			let { deployment_id, plan, patch, revision, deployment } = notebook.known;
			if (deployment_id === void 0 || plan === void 0 || patch === void 0) return;
			let isOurs = (one) => revision === void 0 || one.latest_revision_id === revision.id;
			let now = deployment && isOurs(deployment) ? deployment : void 0;
			if (now === void 0 || patch.secrets || compareNow(patch, now, revision).some(isOtherwise)) {
				let later = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.WP)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.NG, { deployment_id });
				if (later !== void 0 && isOurs(later)) {
					let { secrets: _, ...state } = later;
					notebook.add((0, _known_js__WEBPACK_IMPORTED_MODULE_5__.iV)(state));
					now = later;
				}
			}
			if (now === void 0) return;
			mayLose && patch.secrets?.length && now.secrets?.length === 0 && world.report.warning("The service hides its secrets: it shows none, although some were just sent. Others that it had were not sent, and may be gone. Send all of them, with secrets_mode: replace.");
			let compared = compareNow(patch, now, revision);
			let changes = withEnds(plan.changes, compared, now);
			notebook.add({
				plan: {
					...plan,
					changes
				},
				isAsSent: isAsSent(compared)
			});
		}
		async function lookBack(world, notebook, mayLose = !1, end) {
			let { deployment_id, revision: named } = notebook.known;
			if (end?.outcome === "superseded") return;
			if (end === void 0 && deployment_id !== void 0 && named?.status === "") {
				let now = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.WP)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.qB, {
					deployment_id,
					revision_id: named.id
				});
				now !== void 0 && notebook.add({ revision: now });
			}
			await readBack(world, notebook, mayLose);
			if (end !== void 0 && end.outcome !== "deployed") return;
			let { patch, revision } = notebook.known;
			return (0, _service_contract_compare_js__WEBPACK_IMPORTED_MODULE_1__.qz)(patch?.source_revision_config, revision?.source_revision_config) ? _end_ends_of_rollout_js__WEBPACK_IMPORTED_MODULE_4__.kQ : void 0;
		}
	}),
	2206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L8: () => classify,
			Nj: () => isDeployed,
			hF: () => evidenceFor,
			qt: () => ifAnEnd
		});
		var _service_client_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2561);
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
			if (statusClass === "deployed") return _service_client_wait_js__WEBPACK_IMPORTED_MODULE_0__.ET;
			let isInterrupted = (word) => (0, _service_contract_status_js__WEBPACK_IMPORTED_MODULE_1__.d)(word) === "INTERRUPTED";
			return isInterrupted(status) && !failureStatuses.some(isInterrupted) ? _service_client_wait_js__WEBPACK_IMPORTED_MODULE_0__.zn : _service_client_wait_js__WEBPACK_IMPORTED_MODULE_0__.N7;
		}
	}),
	1291: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => usualInWords,
			s: () => usualOf
		});
		var _report_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2867);
		var _status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2206);
		function usualOf(seen, earlier) {
			let created = seen.map(({ created_at }) => Date.parse(created_at ?? ""));
			let tookMs = seen.map((one, at) => ({
				...one,
				fromMs: created[at] ?? 0,
				toMs: Date.parse(one.updated_at ?? "")
			})).filter(({ id, status }) => earlier.has(id) && (0, _status_js__WEBPACK_IMPORTED_MODULE_0__.Nj)(status)).filter(({ fromMs, toMs }) => !created.some((newerMs) => newerMs > fromMs && newerMs <= toMs)).filter(({ fromMs, toMs }) => toMs - fromMs >= 1e3 && toMs - fromMs <= 36e5).toSorted((one, other) => other.fromMs - one.fromMs).slice(0, 5).map(({ fromMs, toMs }) => toMs - fromMs).toSorted((one, other) => one - other);
			let count = tookMs.length;
			let middle = tookMs.slice(Math.ceil(count / 2) - 1, Math.floor(count / 2) + 1);
			let medianMs = middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
			let [shortestMs = 0, longestMs = 0] = [tookMs[0], tookMs.at(-1)];
			if (count < 3 || longestMs >= shortestMs * 10) return;
			return {
				count,
				medianMs,
				shortestMs,
				longestMs
			};
		}
		function usualInWords({ shortestMs, longestMs, medianMs, count }) {
			let [shortest, longest] = [shortestMs, longestMs].map(_report_wording_js__WEBPACK_IMPORTED_MODULE_1__.a3);
			let range = shortest === longest ? longest : `${shortest} to ${longest}`;
			return `Usually ${(0, _report_wording_js__WEBPACK_IMPORTED_MODULE_1__.a3)(medianMs)}: the last ${count} took ${range}.`;
		}
	}),
	7884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ow: () => refresh,
			Kj: () => refreshAfter,
			wB: () => watch,
			WR: () => watchToEnd
		});
		var wording = __webpack_require__(2867);
		var ask = __webpack_require__(615);
		var deployments = __webpack_require__(3174);
		var contract_status = __webpack_require__(669);
		var describe = __webpack_require__(9121);
		var log = __webpack_require__(9097);
		var follow = __webpack_require__(5025);
		var known = __webpack_require__(2629);
		var lines = __webpack_require__(8561);
		var wait = __webpack_require__(2561);
		var rollout_status = __webpack_require__(2206);
		var timing_usual = __webpack_require__(1291);
		function rolloutLog(world, rollout, notebook) {
			let { deadline, report } = world;
			let { watched, inputs, revision_id } = rollout;
			let whose = watched === "rollback" ? "rollback " : "";
			let active;
			let lastStay = () => notebook.known.stays.findLast((stay) => stay.watched === watched);
			function onPoll(revision) {
				let { stays, usual } = notebook.known;
				let isFirst = watched === "revision" && lastStay() === void 0;
				let statusClass = (0, rollout_status.L8)(revision.status, inputs.failure_statuses);
				notebook.add((0, known.FY)(watched, revision, statusClass));
				if (notebook.known.stays === stays) return;
				let isToldLater = watched === "revision" && statusClass === "failed";
				tellStatus(revision.status, isToldLater ? "" : revision.status_message ?? "");
				isFirst && statusClass === "pending" && usual !== void 0 && report.tell((0, timing_usual.X)(usual));
			}
			function tellStatus(status, reason) {
				let [first = ""] = report.clean(reason).split("\n");
				let why = first === "" ? "" : `: ${(0, wording.vI)(first, 200)}`;
				let evidence = (0, rollout_status.hF)(status, inputs.failure_statuses);
				report.tell((0, lines.OS)(whose + status + why, evidence === wait.zn ? ["waiting a minute: some continue by themselves"] : []));
				(0, rollout_status.qt)(status) !== "" && report.tell((0, rollout_status.qt)(status));
			}
			function onDeployment(deployment) {
				notebook.add((0, known.iV)(deployment));
				if (watched !== "revision" || lastStay()?.statusClass !== "deployed" || deployment.active_revision_id === active) return;
				active = deployment.active_revision_id;
				report.tell(active === revision_id ? "serving" : `waiting for it to take over${fromNow()}`);
			}
			let fromNow = () => active ? ` from revision ${(0, wording.m_)(active)}` : "";
			function words() {
				let last = lastStay();
				if (last === void 0) return;
				let timeout = (0, lines.Bh)(deadline.leftMs);
				if (last.statusClass === "deployed") return (0, lines.OS)(`still waiting for it to take over${fromNow()}`, [timeout]);
				return (0, lines.OS)(`${whose}still ${last.status}`, [timeout]);
			}
			function on(event) {
				event.kind === "poll" && onPoll(event.revision);
				event.kind === "silence" && notebook.add((0, known.bj)(watched));
				event.kind === "deployment" && onDeployment(event.deployment);
				if (event.kind === "newer") {
					let still = lastStay()?.statusClass === "skipped" ? "" : " Still following this one.";
					report.tell(`A newer revision was created: ${event.revision_id}.${still}`);
				}
			}
			return {
				on,
				words
			};
		}
		function watch(world, rollout, notebook) {
			let { on, words } = rolloutLog(world, rollout, notebook);
			return world.report.during(words, () => (0, follow.e)(world, rollout, on));
		}
		async function watchToEnd(world, target, notebook) {
			let rollout = {
				...target,
				watched: "revision"
			};
			let { verify_active, failure_log } = target.inputs;
			announceWait(world, notebook.known);
			let end = await watch(world, rollout, notebook);
			(end.outcome !== "deployed" || !verify_active) && await refresh(world, rollout, notebook);
			let isStarting = end.outcome === "timed_out" && end.failure === void 0 && (0, contract_status.d)(notebook.known.revision?.status ?? "") === "DEPLOYING";
			(end.outcome === "failed" || isStarting) && await (0, log.U)(world, rollout, notebook, failure_log);
			return end;
		}
		async function refresh(world, target, notebook) {
			let deployment = await (0, ask.WP)(world, deployments.i8, target).catch(() => void 0);
			deployment !== void 0 && notebook.add((0, known.iV)(deployment));
		}
		async function refreshAfter({ outcome }, world, notebook) {
			let { deployment_id, deployment } = notebook.known;
			if (outcome !== "error" || deployment_id === void 0 || deployment === void 0) return;
			world.deadline.leftMs > 0 && await refresh(world, { deployment_id }, notebook);
			notebook.known.deployment === deployment && notebook.add((0, known.bj)("revision"));
		}
		function announceWait({ clock, deadline, report }, known) {
			let leftMs = Math.max(0, deadline.leftMs);
			let end = new Date(clock.utcMs() + leftMs).toISOString().slice(11, 16);
			let page = (0, describe.cO)(known);
			let where = page === void 0 ? "." : `: ${page}`;
			let what = known.isOurs ? "it" : `revision ${known.revision?.id}`;
			report.info(`Watching ${what} until ${end} UTC (${(0, wording.xj)(leftMs)})${where}`);
		}
	}),
	2242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => contextOf });
		var _inputs_resource_spec_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(343);
		var _inputs_secrets_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6762);
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
		var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5131);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7527);
		var _wait_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2561);
		let NEVER = {
			reads: Infinity,
			ms: 0
		};
		async function searchUntilFound(world, { what, windowMs, look, isFound }) {
			let { clock, deadline, report } = world;
			let longer = (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.timed)(world, deadline.leftMs + windowMs);
			let end = report.timeOf(clock.now() + windowMs);
			let waiting = (0, _wait_js__WEBPACK_IMPORTED_MODULE_4__.fm)(longer, {
				pace: {
					minMs: _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.search.ms,
					maxMs: _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.search.ms
				},
				limitMs: windowMs,
				read: () => look(longer),
				state: () => what,
				end: (now) => isFound(now) ? _wait_js__WEBPACK_IMPORTED_MODULE_4__.ET : void 0,
				refusal: () => NEVER,
				words: () => `still looking for ${what}, until ${end}`
			});
			let seen = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.wM)(world, waiting);
			if ("last" in seen && seen.failure === void 0) return seen.last;
			let last = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.wM)(world, (0, _ask_js__WEBPACK_IMPORTED_MODULE_0__.ux)(longer, () => look(longer)));
			return last instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__._7 ? void 0 : last;
		}
	}),
	4451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => writeOnce });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7421);
		async function writeOnce(world, write) {
			let { clock, deadline, report, signal } = world;
			let startedMs = clock.now();
			let { texts } = write;
			let backoff = (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.lF)(world, write.throttledMs);
			let isLost = !1;
			let sends = 0;
			async function untilProven() {
				for (;;) {
					let attempt = await (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.$z)(signal, (grace) => write.send(grace), (phase) => write.onPhase(sends > 0 && phase === "not sent" ? "sent" : phase));
					(attempt.kind === "applied" || attempt.kind === "ambiguous") && (sends += 1);
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
				report.tell(texts.found(result.found));
				return result.found;
			}
			async function searchAfter(attempt) {
				let isRefused = attempt.kind === "refused";
				if (sends === 0 && isRefused && !write.mayHaveCollided?.(attempt.error)) return { kind: "nothing" };
				attempt.kind === "applied" && report.tell(texts.accepted);
				attempt.kind === "ambiguous" && report.tell(`${attempt.error.message}; ${texts.lost}.`);
				return write.search(isRefused || (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt) ? 0 : write.windowMs);
			}
			function repeat(attempt, result) {
				if (attempt.kind === "refused" && sends === 0) throw attempt.error;
				let isFinal = attempt.kind === "applied" || attempt.kind === "refused";
				if (!(result.kind === "nothing" && !isFinal) || !write.maySendAgain(sends) || deadline.leftMs <= 0) throw unproven(attempt, "why" in result ? result.why : void 0);
				report.tell(`${texts.absent}, so it is sent again.`);
			}
			function unproven(attempt, why) {
				let { kind } = attempt;
				let cause = kind === "applied" ? Error("The change was accepted (status 200)") : attempt.error;
				if (write.giveUp !== void 0) return write.giveUp(cause);
				if (kind === "ambiguous" && why === void 0) return neverAnswered(attempt.error);
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(why ?? (kind === "applied" ? texts.absent : "An earlier attempt got no answer, and may have been applied"), cause);
			}
			function neverAnswered({ why }) {
				let times = sends === 1 ? "once" : `${sends} times`;
				let absent = texts.absent.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(`Sent ${times} without an answer (${why}), and ${absent}. It is not sent again`);
			}
			let found = await report.during(backoff.words, untilProven);
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
		var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8686);
		var _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7871);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1430);
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
			let implied = (0, _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.yh)(spec ?? {}).map(({ field, value }) => [field, value]);
			return {
				...Object.fromEntries(membersOf(spec)),
				...Object.fromEntries(implied)
			};
		}
		let RUNS = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape);
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
	})
};
