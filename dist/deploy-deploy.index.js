"use strict";
exports.id = "deploy-deploy";
exports.ids = ["deploy-deploy"];
exports.modules = {
	1848: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployAndWait: () => deployAndWait,
			deployOnce: () => deployOnce
		});
		var blocks = __webpack_require__(6813);
		var format = __webpack_require__(2772);
		var name_lookup = __webpack_require__(4735);
		var control_plane = __webpack_require__(4751);
		var deployment = __webpack_require__(2242);
		var errors = __webpack_require__(1515);
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(7906);
		var deployments = __webpack_require__(3174);
		var change_text = __webpack_require__(2302);
		var rollout_content = __webpack_require__(2931);
		var describe = __webpack_require__(9121);
		var error_results = __webpack_require__(2197);
		var page = __webpack_require__(1096);
		var outputs = __webpack_require__(9335);
		var read_back = __webpack_require__(2334);
		var rollout_state = __webpack_require__(7659);
		var watch = __webpack_require__(7884);
		var operation = __webpack_require__(8674);
		var rollout_status = __webpack_require__(2206);
		var poll = __webpack_require__(1705);
		var status_log = __webpack_require__(3690);
		var follow = __webpack_require__(5025);
		var latest_revision = __webpack_require__(3617);
		async function awaitNewerRevision({ ctx, inputs }, deployment) {
			if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
			let { latest_revision_id: latest } = deployment;
			let notes = latest === null ? [] : [`the latest is ${(0, format.m_)(latest)}`];
			ctx.report.progress((0, status_log.ci)("waiting a minute for a new revision", notes));
			return (0, latest_revision.Q)(ctx, inputs, deployment, limits.b.pushedRevision.ms);
		}
		async function recordPreviousRevision({ ctx, inputs: { deployment_id }, store }, revisions = []) {
			let { initialDeployment, previousRevision, revision } = store.state;
			let revision_id = initialDeployment?.active_revision_id;
			let shownIds = [
				initialDeployment?.latest_revision_id,
				previousRevision?.id,
				revision?.id
			];
			if (!revision_id || shownIds.includes(revision_id)) return;
			let readRevision = revisions.find((one) => one.id === revision_id && one.source_revision_config) ?? await (0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			readRevision !== void 0 && store.update({ previousRevision: readRevision });
		}
		async function readNewRevision({ ctx, inputs }, revision_id) {
			let target = {
				deployment_id: inputs.deployment_id,
				revision_id
			};
			let { last } = await (0, poll.wt)(ctx, {
				limitMs: limits.b.newRevision.ms,
				interval: (0, follow.m)(inputs),
				read: () => (0, requests.T1)(ctx, deployments.qB, target, limits.b.once),
				stateOf: ({ status }) => status,
				neededEvidence: () => poll.ET
			});
			return last ?? (0, requests.T1)(ctx, deployments.qB, target);
		}
		var compare = __webpack_require__(540);
		function createdMs({ created_at }) {
			let ms = Date.parse(created_at ?? "");
			return Number.isNaN(ms) ? void 0 : ms;
		}
		let readList = async (ctx, target) => (await (0, requests.nb)(ctx, deployments.VW, {
			...target,
			limit: limits.b.revisions.members
		}))?.resources;
		let idsOf = ({ latest_revision_id, active_revision_id }) => [latest_revision_id, active_revision_id].filter((id) => id !== null);
		async function takeBaseline(ctx, deployment) {
			let target = { deployment_id: deployment.id };
			let revisions = [...await readList(ctx, target) ?? []];
			let latest = deployment.latest_revision_id;
			if (latest !== null && !revisions.some(({ id }) => id === latest)) {
				let revision = await (0, requests.nb)(ctx, deployments.qB, {
					...target,
					revision_id: latest
				});
				revision !== void 0 && revisions.push(revision);
			}
			return {
				deployment,
				ids: new Set([...idsOf(deployment), ...revisions.map(({ id }) => id)]),
				revisions
			};
		}
		function revisionsBefore(revision, { deployment: { latest_revision_id: latest }, ids, revisions }) {
			if (revision.id === latest) return new Set([...ids].filter((id) => id !== latest));
			let ms = createdMs(revision) ?? 0;
			let older = revisions.filter((one) => (createdMs(one) ?? ms) < ms);
			return new Set(older.map(({ id }) => id));
		}
		async function readNewRevisions(ctx, target, baseline) {
			let [listedRevisions, deployment] = await Promise.all([readList(ctx, target), (0, requests.T1)(ctx, deployments.NG, target, limits.b.once)]);
			let completeRevisions = (listedRevisions ?? []).filter((revision) => revision.source_revision_config);
			let byId = new Map(completeRevisions.map((revision) => [revision.id, revision]));
			let latest = deployment.latest_revision_id;
			for (let id of idsOf(deployment)) {
				if (baseline.ids.has(id) || byId.has(id)) continue;
				let revision = await (0, requests.nb)(ctx, deployments.qB, {
					...target,
					revision_id: id
				});
				let latestContent = id === latest ? deployment.source_revision_config : void 0;
				let source_revision_config = revision?.source_revision_config ?? latestContent;
				byId.set(id, {
					id,
					...revision,
					source_revision_config
				});
			}
			let isRecent = (one) => isNew(one, baseline) || one.id === latest && !baseline.ids.has(latest);
			let newRevisions = [...byId.values()].filter(isRecent).toReversed();
			newRevisions.every((revision) => createdMs(revision) !== void 0) && newRevisions.sort((one, other) => (createdMs(one) ?? 0) - (createdMs(other) ?? 0));
			return {
				newRevisions,
				deployment
			};
		}
		function isNew(revision, { ids, revisions }) {
			if (ids.has(revision.id)) return !1;
			let ms = createdMs(revision);
			return ms === void 0 || revisions.every((one) => (createdMs(one) ?? ms) <= ms);
		}
		let isPossibleDuplicate = ({ patch, sends, revision: { id, source_revision_config: content } }) => (other) => (sends > 1 || Object.keys(patch.source_revision_config ?? {}).length > 0) && other.id !== id && (0, compare.ov)(content, other.source_revision_config);
		function warnAboutConcurrentRevisions({ ctx }, applied) {
			let { revision, snapshot, sends, concurrent } = applied;
			let { newRevisions = [] } = snapshot ?? {};
			let ownIndex = newRevisions.findIndex(({ id }) => id === revision.id);
			let earlier = newRevisions.slice(0, Math.max(0, ownIndex));
			let isDuplicate = isPossibleDuplicate(applied);
			let overwritten = [...concurrent.filter((one) => !isDuplicate(one)), ...earlier.filter((one) => sends < 2 || !isDuplicate(one))];
			if (overwritten.length === 0) return;
			let ids = overwritten.map(({ id }) => id).join(", ");
			let [noun, pronoun] = overwritten.length === 1 ? ["Revision", "it"] : ["Revisions", "them"];
			ctx.report.warning(`${noun} ${ids} appeared after this step had read the deployment and before its change, which may have overwritten ${pronoun}. Let one workflow at a time deploy here (concurrency:).`);
		}
		async function warnAboutDuplicates({ ctx, inputs }, applied) {
			let readOnce = () => readNewRevisions(ctx, inputs, applied.baseline).catch(() => void 0);
			let snapshot = applied.sends < 2 ? void 0 : await readOnce();
			ctx.signal.throwIfAborted();
			let duplicates = [...applied.concurrent, ...snapshot?.newRevisions ?? []].filter(isPossibleDuplicate(applied));
			if (duplicates.length === 0) return;
			let ids = [applied.revision, ...duplicates].map(({ id }) => id).join(", ");
			ctx.report.warning(`The change may have been applied more than once: revisions ${ids} run what it asks for. Someone else's change with the same image or ref would look the same.`);
		}
		var contract_image = __webpack_require__(8686);
		var contract_source = __webpack_require__(5566);
		function hasRunId(content, id) {
			return (content?.image_uri?.split("/").at(-1)?.split("@")[0] ?? content?.repo_ref ?? "").match(/\d+/g)?.includes(id) ?? !1;
		}
		function isFixed({ secrets, source_config, source_revision_config }) {
			let { repo_ref, image_uri } = source_revision_config ?? {};
			return ((0, contract_source.dz)(repo_ref) || (0, contract_image.zZ)(image_uri ?? "").digest !== void 0) && !secrets && Object.keys(source_config ?? {}).length === 0;
		}
		let isCertainMatch = ({ patch, run }, one) => (0, compare.ov)(patch.source_revision_config, one.source_revision_config) && (isFixed(patch) || hasRunId(one.source_revision_config, run.id));
		function expectedConfig({ patch, previousContent }) {
			let content = {
				...previousContent,
				...patch.source_revision_config
			};
			return content.repo_ref ? {
				...content,
				image_uri: void 0
			} : content;
		}
		function findMismatches(patch, deployment) {
			let { spec, secrets } = compareSettings(patch, deployment);
			return [...spec.includes("other") ? ["The resource_spec that was sent is not there"] : [], ...secrets.some((one) => one === "other" || one === "absent") ? ["The secrets that were sent are not there"] : []];
		}
		function compareSettings(patch, deployment) {
			let comparisons = (0, compare.UD)(patch, deployment);
			let similaritiesUnder = (start) => comparisons.filter(({ path }) => path.startsWith(start)).map(({ similarity }) => similarity);
			return {
				spec: similaritiesUnder("source_config.resource_spec."),
				secrets: similaritiesUnder("secrets")
			};
		}
		function matchRevision(sent, snapshot) {
			let { newRevisions, deployment } = snapshot;
			if (newRevisions.length === 0) return { kind: "nothing" };
			let { patch } = sent;
			let resultFor = (revision) => ({
				kind: "ours",
				found: {
					revision,
					snapshot
				}
			});
			let mismatches = findMismatches(patch, deployment);
			let certainMatches = newRevisions.filter((one) => isCertainMatch(sent, one));
			let match = isFixed(patch) ? certainMatches.at(-1) : certainMatches[0];
			let isMatchOurs = mismatches.length === 0 || newRevisions.length > 1;
			if (match !== void 0 && isMatchOurs) return resultFor(match);
			let [only, ...others] = newRevisions.filter((one) => (0, compare.ov)(expectedConfig(sent), one.source_revision_config));
			let { spec } = compareSettings(patch, deployment);
			let isSpecShown = spec.length === 0 || spec.includes("same");
			let isProven = mismatches.length === 0 && isSpecShown;
			if (only !== void 0 && others.length === 0 && isProven) return resultFor(only);
			let reasons = only === void 0 ? [] : mismatches;
			let clause = only !== void 0 && mismatches.length === 0 ? "cannot be told apart" : "are not of this change";
			let ids = newRevisions.map(({ id }) => id).join(", ");
			let why = [...reasons, `Revisions appeared that ${clause}: ${ids}`];
			let candidate = onlyCandidate(patch, snapshot);
			let ifAccepted = candidate && resultFor(candidate).found;
			return {
				kind: "unproven",
				why: why.join(". "),
				ifAccepted
			};
		}
		function onlyCandidate(patch, { newRevisions, deployment }) {
			let [only, ...others] = newRevisions;
			let changesContent = Object.keys(patch.source_revision_config ?? {}).length > 0;
			if (only === void 0 || others.length > 0 || !changesContent) return;
			return (0, compare.qz)(patch.source_revision_config, only.source_revision_config) || findMismatches(patch, deployment).length > 0 ? void 0 : only;
		}
		function revisionInReply({ patch }, reply) {
			let { latest_revision_id: id, source_revision_config } = reply;
			if (id === null || (0, compare.qz)(patch.source_revision_config, source_revision_config)) return;
			return {
				id,
				source_revision_config
			};
		}
		function isReplyTrusted(sent, reply, namedRevision, { newRevisions, deployment }) {
			let { patch } = sent;
			let ownRead = newRevisions.find(({ id }) => id === namedRevision.id);
			if ([patch.source_revision_config, namedRevision.source_revision_config].some((content) => (0, compare.qz)(content, ownRead?.source_revision_config))) return !1;
			let isAlike = (one) => (0, compare.ov)(expectedConfig(sent), one.source_revision_config);
			if (ownRead !== void 0 && !isAlike(ownRead) && newRevisions.some(isAlike)) return !1;
			let isLatest = deployment.latest_revision_id === namedRevision.id;
			if (isLatest && ownRead !== void 0 && newRevisions.length === 1) return !0;
			return (isLatest ? [reply, deployment] : [reply]).every((one) => findMismatches(patch, one).length === 0);
		}
		var write_write = __webpack_require__(7421);
		var write_once = __webpack_require__(1308);
		var spelling = __webpack_require__(1737);
		async function applyPatch({ ctx, inputs, run }, start, patch, onPhase, onReply = () => void 0) {
			let { deployment } = start;
			let target = { deployment_id: deployment.id };
			let body = (0, spelling.eX)(deployment.source_revision_config, patch);
			let send = (signal) => (0, requests.T1)({
				...ctx,
				signal
			}, deployments.Gj, target, limits.b.once, body);
			let { on_ambiguous, settle_window: windowMs } = inputs;
			async function observe(error) {
				if ((0, errors.oB)(error)) return (0, requests.T1)(ctx, deployments.i8, target);
				if (!(error instanceof errors.fk) || (0, errors.jZ)(error)) throw error;
				let current = await (0, requests.nb)(ctx, deployments.i8, target);
				if (current && (0, compare.UD)(patch, current).every(({ similarity }) => similarity === "same")) return current;
				throw error;
			}
			if ((0, deployments.TJ)(patch).length === 0) {
				let reply = await (on_ambiguous === "verify" ? write_write.Z0 : write_write.np)(ctx, (signal) => send(signal).catch(observe), onPhase);
				onReply(reply);
				let revision = unexpectedRevision(reply, start);
				return revision && {
					patch,
					revision,
					sends: 1,
					baseline: start,
					concurrent: []
				};
			}
			let toSent = ({ deployment: { source_revision_config: previousContent } }) => ({
				patch,
				previousContent,
				run
			});
			let { found, baseline, ...written } = await (0, write_once.F)(ctx, {
				baseline: start,
				readBaseline: async () => takeBaseline(ctx, await (0, requests.T1)(ctx, deployments.i8, target)),
				send,
				onPhase,
				windowMs,
				maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.changes.attempts,
				subject: "its revision",
				searchOnce: async (longer, baseline) => matchRevision(toSent(baseline), await readNewRevisions(longer, target, baseline)),
				async resultOf(reply, baseline) {
					onReply(reply);
					let sent = toSent(baseline);
					let revision = revisionInReply(sent, reply);
					if (revision === void 0 || baseline.ids.has(revision.id)) return;
					let withoutRevisions = {
						newRevisions: [],
						deployment: reply
					};
					let snapshot = await readNewRevisions(ctx, target, baseline).catch(() => withoutRevisions);
					return isReplyTrusted(sent, reply, revision, snapshot) ? {
						revision,
						snapshot
					} : void 0;
				},
				texts: {
					lost: "the change may have been applied, looking for its revision",
					accepted: "The change was accepted, but the answer does not show its revision; looking for it.",
					absent: "No revision of it appeared",
					found: ({ revision: { id } }) => `The change was applied: its revision ${(0, format.m_)(id)} is there. Nothing is sent again.`
				}
			});
			let concurrent = baseline.revisions.filter((one) => isNew(one, start)).toReversed();
			return {
				patch,
				...found,
				...written,
				baseline,
				concurrent
			};
		}
		function unexpectedRevision({ latest_revision_id: id, source_revision_config }, { ids, deployment: { source_revision_config: before } }) {
			if (id === null || ids.has(id)) return;
			let latest = {
				id,
				source_revision_config
			};
			return (0, compare.ov)(before, source_revision_config) ? latest : void 0;
		}
		async function applyChange(deploy, baseline, patch) {
			let { ctx, store } = deploy;
			let earlier = await findEarlierAttempt(deploy, baseline, patch);
			earlier === void 0 && ctx.report.progress("sending the change");
			let onReply = (reply) => store.update((0, rollout_state.fO)(reply));
			let onPhase = (phase) => store.update({ phase });
			let applied = earlier ?? await applyPatch(deploy, baseline, patch, onPhase, onReply);
			if (applied === void 0) return;
			let { revision, recovered } = applied;
			let createdByThisStep = earlier === void 0;
			store.update({
				revision,
				createdByThisStep,
				...(0, operation.XF)({ recovered })
			});
			let byWhom = createdByThisStep ? "" : " by an earlier attempt of this run";
			ctx.report.info(`Revision ${revision.id} was created${byWhom}.`);
			ctx.signal.throwIfAborted();
			createdByThisStep && warnAboutConcurrentRevisions(deploy, applied);
			return applied;
		}
		async function findEarlierAttempt(deploy, baseline, patch) {
			let { inputs, run } = deploy;
			let { deployment } = baseline;
			let { latest_revision_id: id } = deployment;
			if (run.attempt < 2 || id === null || patch.secrets) return;
			let revision = await readNewRevision(deploy, id);
			if (!(0, rollout_status.Ng)(revision.status, inputs.failure_statuses)) return;
			if (!isCertainMatch({
				patch,
				run
			}, revision)) return;
			let { repo_ref } = patch.source_revision_config ?? {};
			let content = revision.source_revision_config;
			if (repo_ref && content?.repo_commit_sha !== run.commit || findMismatches(patch, deployment).length > 0) return;
			return {
				patch,
				revision,
				sends: 0,
				baseline,
				concurrent: []
			};
		}
		var external_node_net_ = __webpack_require__(7030);
		var field_base_url = __webpack_require__(5866);
		let NEVER_NAME = /^(.*\.)?((metadata|instance-data)(\.(ec2|google|platformequinix))?(\.(internal|goog|com))?|ip6-(localhost|loopback))\.?$/;
		let LOCAL_NAME = /^(.*\.)?localhost\.?$/;
		let familyOf = (ip) => ip.includes(":") ? "ipv6" : "ipv4";
		function createHostTest(networks, name) {
			let list = new external_node_net_.BlockList();
			for (let network of networks.split(" ")) {
				let [ip = "", prefix] = network.split("/");
				list.addSubnet(ip, Number(prefix), familyOf(ip));
				if (ip.includes(":")) continue;
				for (let outer of ["64:ff9b::", "::"]) list.addSubnet(outer + ip, 96 + Number(prefix), "ipv6");
			}
			return (url) => {
				let host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
				return (0, external_node_net_.isIP)(host) === 0 ? name.test(host) : list.check(host, familyOf(host));
			};
		}
		let isPrivate = createHostTest("0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/9 ff00::/8", LOCAL_NAME);
		let isNeverAgent = createHostTest("100.100.100.200/32 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 198.18.0.0/15 2002:a9fe::/32 fd00:ec2::254/128", NEVER_NAME);
		let SCHEME = /^https?:\/\//i;
		let OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;
		let SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";
		function addressFor(deployment, { smoke_test_url, custom_url, allow_http, base_url }) {
			let input = "smoke_test_url";
			if (smoke_test_url !== "auto") return {
				url: smoke_test_url ?? "",
				input
			};
			let problem = (what) => ({ problem: `is auto, but ${what}` });
			let text = custom_url ?? (0, rollout_state.ci)(deployment);
			if (text === "") return problem("the service shows no address");
			if (text.length > 2048 || OTHER_SCHEME.test(text)) return problem("what the service shows is not an address");
			let address = field_base_url.il.safeParse(SCHEME.test(text) ? text : `https://${text}`);
			if (!address.success) return problem("what the service shows is not an address");
			let url = address.data;
			if (!allow_http && (0, field_base_url.fy)(url)) return problem("the service shows a plain http address");
			if (isNeverAgent(url) || isPrivate(url) && !isPrivate(base_url)) return problem("the service shows an address of this machine or of a private network");
			return {
				url,
				input: deployment?.source !== "github" && text !== deployment?.url ? "custom_url" : input
			};
		}
		function addressProblems(deployment, inputs) {
			if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
			let address = addressFor(deployment, inputs);
			if ("url" in address) return [];
			return [{
				input: "smoke_test_url",
				reason: address.problem,
				fix: SET_ADDRESS
			}];
		}
		var problems = __webpack_require__(5567);
		var rollout_results = __webpack_require__(8278);
		var secrets_secrets = __webpack_require__(9515);
		var redacted_value = __webpack_require__(7871);
		var external_node_util_ = __webpack_require__(7975);
		var change = __webpack_require__(8652);
		var path = __webpack_require__(5888);
		var resource_spec = __webpack_require__(7512);
		var spec_rules = __webpack_require__(6942);
		function derivedNotesOf(spec) {
			let notes = new Map();
			let originOf = new Map();
			for (let { field, value, baseField } of (0, resource_spec.PD)(spec)) {
				let origin = originOf.get(baseField) ?? baseField;
				originOf.set(field, origin);
				let path = `source_config.resource_spec.${origin}`;
				let earlierNote = notes.get(path);
				let name = field === origin.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
				notes.set(path, `${earlierNote ? `${earlierNote}, ` : ""}${name} ${value}`);
			}
			return notes;
		}
		function derivedValueOf(spec, field) {
			return (0, resource_spec.PD)(spec).find((one) => one.field === field)?.value;
		}
		function isDerived(spec, field) {
			let derivedValue = derivedValueOf(Object.fromEntries([...spec].filter(([name]) => name !== field)), field);
			return derivedValue !== void 0 && (0, compare.am)(field, spec.get(field), derivedValue);
		}
		function isRecalculated(current, given, field) {
			let { baseField = "", times } = resource_spec.S_[field] ?? {};
			let present = new Map(Object.entries(current));
			return times === 2 && Object.hasOwn(given, baseField) && isDerived(present, field);
		}
		function mergeSpec(current, { spec: given, positionOf }) {
			let present = Object.fromEntries((0, compare.lS)(current));
			let currentFields = Object.entries(present).filter(([name]) => !isRecalculated(present, given, name));
			let spec = {
				...Object.fromEntries(currentFields),
				...given
			};
			let inheritedRules = new Set((0, spec_rules.H)(present).map(({ reason }) => reason));
			let violations = (0, spec_rules.H)(resource_spec.aj.parse(spec));
			let isInherited = ({ reason }) => inheritedRules.has(reason);
			return {
				spec,
				conflicts: (0, path.hC)(violations.filter((rule) => !isInherited(rule)), positionOf),
				inheritedConflicts: (0, path.hC)(violations.filter(isInherited), positionOf)
			};
		}
		function removedSecrets(current, sent) {
			let sentNames = new Set(sent.map(({ name }) => name));
			return [...new Set(current.map(({ name }) => name))].filter((name) => !sentNames.has(name));
		}
		function mergeSecrets(current, given) {
			let input = "secrets_mode";
			if (current === void 0) return { problem: {
				input,
				reason: "merge needs the current secrets, which the service does not show",
				fix: "send all of them, and set replace"
			} };
			let sentNames = new Set(given.map(({ name }) => name));
			let keptSecrets = current.filter(({ name }) => !sentNames.has(name));
			let isHidden = (0, redacted_value.T9)(current);
			let hiddenNames = keptSecrets.filter(({ value }) => isHidden(value)).map(({ name }) => name);
			if (hiddenNames.length === 0) return { secrets: [...keptSecrets, ...given] };
			return { problem: {
				input,
				reason: `merge cannot keep ${hiddenNames.join(", ")}`,
				fix: "the service hides their current values, or they are empty: send them too, or set replace"
			} };
		}
		let withoutNulls = (value) => JSON.parse(JSON.stringify(value, (_, member) => member ?? void 0) ?? "null");
		function changeAt(path, before, after) {
			if ((0, compare.am)(path.split(".").at(-1) ?? "", before, after)) return [];
			let [was, wanted] = [before, after].map((value) => (0, change.qv)(withoutNulls(value)));
			return [(0, external_node_util_.isDeepStrictEqual)(was, wanted) ? {
				path,
				kind: "changed"
			} : {
				path,
				before: was,
				after: wanted
			}];
		}
		function memberChanges(prefix, before, after) {
			return Object.entries(after ?? {}).filter(([, value]) => value != null).flatMap(([name, value]) => changeAt(`${prefix}.${name}`, before?.[name], value));
		}
		function specChanges(before, after) {
			if (after == null) return [];
			let present = new Map((0, compare.lS)(before));
			let sent = new Map((0, compare.lS)(after));
			return [...new Set([...Object.keys(before ?? {}), ...sent.keys()])].flatMap((name) => {
				if (!sent.has(name) && isDerived(present, name)) return [];
				let derivedValue = present.has(name) ? derivedValueOf(after, name) : null;
				return changeAt("source_config.resource_spec." + name, present.get(name), sent.get(name) ?? derivedValue);
			});
		}
		function droppedFields(current, given) {
			let sent = new Map((0, compare.lS)(given));
			return specChanges(current, given).map(({ path }) => path.slice(28)).filter((name) => !sent.has(name));
		}
		function secretChanges(before, after) {
			if (after == null) return [];
			let present = new Set(before?.map(({ name }) => change.bB + name));
			return [...(0, compare.UD)({ secrets: after }, { secrets: before }).flatMap(({ path, similarity }) => {
				if (similarity === "same" || after.length === 0) return [];
				if (!present.has(path)) return [{
					path,
					kind: before === void 0 ? "sent" : "added"
				}];
				return [{
					path,
					kind: similarity === "hidden" ? "replaced" : "changed"
				}];
			}), ...removedSecrets(before ?? [], after).map((name) => ({
				path: change.bB + name,
				kind: "removed"
			}))];
		}
		function changesOf(deployment, patch, secretsBefore) {
			let { resource_spec: specBefore } = deployment.source_config;
			let { resource_spec, ...source_config } = patch.source_config ?? {};
			return [
				...memberChanges("source_config", deployment.source_config, source_config),
				...specChanges(specBefore, resource_spec),
				...memberChanges("source_revision_config", deployment.source_revision_config, patch.source_revision_config),
				...secretChanges(secretsBefore, patch.secrets)
			];
		}
		function isUnchanged(changes, patch) {
			let { repo_ref, image_uri } = patch.source_revision_config ?? {};
			let mayMove = repo_ref && !(0, contract_source.dz)(repo_ref) || image_uri && (0, contract_image.$7)(image_uri);
			return changes.length === 0 && !mayMove;
		}
		let joinNames = (names) => new Intl.ListFormat("en-GB").format(names);
		let inputsOf = (members) => joinNames(members.map((member) => member.replace(/^source_(revision_)?config\./, "")));
		function explainRevision(patch, isDryRun) {
			let triggers = (0, deployments.TJ)(patch);
			let verb = triggers.length === 1 && !triggers[0]?.endsWith("s") ? "is" : "are";
			let [isCreated, isSent] = isDryRun ? ["would be", "would be"] : ["is", verb];
			let { repo_ref } = patch.source_revision_config ?? {};
			let branchNote = repo_ref && !(0, contract_source.dz)(repo_ref) ? ` of the newest commit of ${repo_ref}` : "";
			if (triggers.length > 0) return `A new revision${branchNote} ${isCreated} created, because ${inputsOf(triggers)} ${isSent} sent.`;
			let settings = Object.keys(patch.source_config ?? {});
			return settings.length === 0 ? "There is nothing to send." : `No new revision is needed for ${inputsOf(settings)}.`;
		}
		var problem = __webpack_require__(787);
		var resource_spec_input = __webpack_require__(343);
		var warnings = __webpack_require__(3491);
		var inputs_source = __webpack_require__(7335);
		var deploy_inputs = __webpack_require__(5748);
		function sourceProblems(deployment, inputs) {
			let { source } = deployment;
			let originalInput = (input) => input === "image_uri" && inputs.image_from !== void 0 ? "image_from" : input;
			return [...Object.entries(inputs).flatMap(([input, value]) => {
				let neededSource = (0, inputs_source.$0)(deploy_inputs.L2, input);
				if (value === void 0 || neededSource === void 0 || neededSource === source) return [];
				let reason = `applies to ${neededSource} deployments; this one's source is ${source}`;
				return [{
					input: originalInput(input),
					reason,
					fix: alternativeTo(input, source)
				}];
			}), ...tagProblems(deployment, inputs)];
		}
		function alternativeTo(input, source) {
			if (source.startsWith("internal_")) return "It was made by a tool that uploads the code, such as langgraph deploy. Deploy with that tool, and let this action wait (revision_id: latest) or change its secrets; or make another deployment with create/.";
			if (input === "image_uri" && source === "github") return "set repo_ref instead, or name another deployment";
			if (input === "repo_ref" && source === "external_docker") return "set image_uri instead, or name another deployment";
			return "remove it";
		}
		function tagProblems(deployment, inputs) {
			let repo_ref = inputs.repo_ref ?? deployment.source_revision_config.repo_ref;
			let build_on_push = inputs.build_on_push ?? deployment.source_config.build_on_push;
			if (!(0, contract_source.Bi)({
				repo_ref,
				build_on_push
			})) return [];
			if (inputs.build_on_push === !0) {
				let fix = inputs.repo_ref === void 0 ? "set repo_ref to a branch" : "remove build_on_push, or set repo_ref to a branch";
				return [{
					input: "build_on_push",
					reason: `cannot be true while repo_ref is a tag (${repo_ref})`,
					fix
				}];
			}
			if (inputs.repo_ref === void 0) return [];
			return [{
				input: "repo_ref",
				reason: "is a tag, and the deployment builds on push, which needs a branch",
				fix: "set build_on_push: false"
			}];
		}
		function duplicateWarning(deployment, inputs) {
			let builds = inputs.build_on_push ?? deployment.source_config.build_on_push;
			let ref = inputs.repo_ref;
			if (!builds || ref === void 0 || (0, contract_source.dz)(ref)) return [];
			return [`repo_ref: every push to ${ref} already builds a revision (build_on_push), and this step creates another one. Keep only one of the two.`];
		}
		function nonEmpty(members) {
			return Object.keys(members).length === 0 ? void 0 : members;
		}
		function specPart(deployment, inputs) {
			let specInput = (0, resource_spec_input.rI)(inputs);
			if (specInput === void 0) return {};
			let { input, located } = specInput;
			let current = deployment.source_config.resource_spec;
			if (inputs.resource_spec_mode === "replace") {
				let value = located.spec;
				let dropped = droppedFields(current, value);
				let orMerge = inputs.isDeclared ? "" : "set resource_spec_mode: merge, or ";
				let pronoun = pronounFor(dropped);
				let warning = `${input}: replaces the current spec and removes ${joinNames(dropped)}. To keep ${pronoun}, ${orMerge}send ${pronoun} too.`;
				return {
					value,
					warnings: dropped.length > 0 ? [warning] : []
				};
			}
			let { spec, conflicts, inheritedConflicts } = mergeSpec(current, located);
			let conflictPrefix = `${input}: the current spec, which is kept, has a conflict`;
			return {
				value: spec,
				problems: conflicts.map((flaw) => ({
					...flaw,
					input,
					reason: `merged with the current spec, ${flaw.reason}`
				})),
				warnings: inheritedConflicts.map((flaw) => `${conflictPrefix}: ${(0, problem.pQ)(flaw)}`)
			};
		}
		function emptyListProblem(removed) {
			return {
				reason: `is an empty list${removed.length === 0 ? "" : `, which would remove ${joinNames(removed)}`}`,
				fix: "set secrets_mode: replace to remove all secrets, or leave the input empty"
			};
		}
		function secretsPart(inputs, secretsBefore) {
			let value = (0, secrets_secrets.Fj)(inputs);
			if (value === void 0) return {};
			let { secrets_mode: mode } = inputs;
			let [input = "secrets"] = (0, secrets_secrets.Mu)(inputs).values();
			let removed = removedSecrets(secretsBefore ?? [], value);
			let refuse = (flaw) => ({
				value,
				problems: [{
					input,
					...flaw
				}]
			});
			let warn = (texts) => texts.map((text) => `${input}: ${text}`);
			if (mode === "replace") return {
				value,
				warnings: warn(removalWarnings(removed, value))
			};
			if (value.length === 0) return refuse(emptyListProblem(mode === void 0 ? removed : []));
			if (mode === "merge") {
				let merged = mergeSecrets(secretsBefore, value);
				if ("problem" in merged) return {
					value,
					problems: [merged.problem]
				};
				let isEmpty = secretsBefore?.length === 0;
				return {
					value: merged.secrets,
					warnings: warn(isEmpty ? [EMPTY_WARNING] : [])
				};
			}
			if (removed.length > 0) return refuse(adviceOnRemovals(removed, secretsBefore, value));
			return {
				value,
				warnings: warn(secretsBefore === void 0 ? [HIDDEN_WARNING] : [])
			};
		}
		let EMPTY_WARNING = "the service shows no secrets to merge with. If it hides them, those that are not sent are removed.";
		let HIDDEN_WARNING = "the service does not show its present secrets: those that are not sent may be removed.";
		let pronounFor = ({ length }) => length === 1 ? "it" : "them";
		function removalWarnings(removed, { length }) {
			if (removed.length === 0) return length === 0 ? ["removes all secrets."] : [];
			let pronoun = pronounFor(removed);
			return [`replaces all secrets and removes ${joinNames(removed)}. To keep ${pronoun}, send ${pronoun} too.`];
		}
		function adviceOnRemovals(removed, secretsBefore, sent) {
			let names = joinNames(removed);
			let [first, ...others] = removed;
			let reason = `this would remove ${others.length === 0 ? `the secret ${first}` : `${removed.length} secrets`}`;
			let pronoun = pronounFor(removed);
			return {
				reason,
				fix: "secrets" in mergeSecrets(secretsBefore, sent) ? `set secrets_mode: merge to keep ${names}, or replace to remove ${pronoun}` : `merge cannot keep ${pronoun}, because the service hides values. Send ${names} too, or set secrets_mode: replace to remove ${pronoun}`,
				hasSubject: !0
			};
		}
		function planFrom(deployment, inputs, secretsBefore) {
			let { repo_ref, graph_config_path, image_uri } = inputs;
			let spec = specPart(deployment, inputs);
			let secrets = secretsPart(inputs, secretsBefore);
			let config = (0, operation.XF)({
				build_on_push: inputs.build_on_push,
				custom_url: inputs.custom_url,
				resource_spec: spec.value,
				install_command: inputs.install_command,
				build_command: inputs.build_command
			});
			let patch = (0, operation.XF)({
				source_config: nonEmpty(config),
				source_revision_config: nonEmpty((0, operation.XF)({
					repo_ref,
					graph_config_path,
					image_uri
				})),
				secrets: secrets.value
			});
			return {
				patch,
				changes: changesOf(deployment, patch, secretsBefore),
				problems: [...spec.problems ?? [], ...secrets.problems ?? []],
				warnings: [
					...(0, warnings.Y)(inputs),
					...spec.warnings ?? [],
					...secrets.warnings ?? [],
					...duplicateWarning(deployment, inputs)
				],
				notes: derivedNotesOf(spec.value),
				revisionNote: explainRevision(patch, inputs.dry_run)
			};
		}
		let ALREADY_MATCHES = "The deployment already matches the inputs (skip_unchanged).";
		async function planFor(deploy, deployment) {
			let { inputs, run } = deploy;
			let { served, pending } = await withServedContent(deploy, deployment);
			let plan = planFrom(served, inputs, await currentSecrets(deploy));
			let { repo_commit_sha: builtCommit } = deployment.source_revision_config;
			let { repo_ref = "" } = inputs;
			let isMoved = repo_ref !== "" && [repo_ref, `refs/heads/${repo_ref}`].includes(run.ref) && !!builtCommit && builtCommit !== run.commit;
			return {
				plan,
				isSkipped: inputs.skip_unchanged && isUnchanged(plan.changes, plan.patch) && deployment.latest_revision_id !== null && deployment.latest_revision_id === deployment.active_revision_id && !isMoved,
				pending
			};
		}
		async function withServedContent(deploy, deployment) {
			let { ctx, store } = deploy;
			let { deployment_id, failure_statuses } = deploy.inputs;
			let { active_revision_id: active, latest_revision_id: latest } = deployment;
			if (!active || !latest || active === latest) return {
				served: deployment,
				pending: void 0
			};
			let [newest] = await Promise.all([(0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id: latest
			}), recordPreviousRevision(deploy)]);
			let isPending = newest && (0, rollout_status.L8)(newest.status, failure_statuses) === "pending";
			let source_revision_config = (0, describe.$E)(store.state, active);
			return {
				served: source_revision_config ? {
					...deployment,
					source_revision_config
				} : deployment,
				pending: isPending ? newest : void 0
			};
		}
		async function currentSecrets({ ctx, inputs }) {
			if ((0, secrets_secrets.Fj)(inputs) === void 0) return [];
			let { deployment_id } = inputs;
			let { secrets } = await (0, requests.T1)(ctx, deployments.NG, { deployment_id });
			return secrets?.map(({ name, value }) => ({
				name,
				value: value ?? redacted_value.Ls
			}));
		}
		function planInShort({ plan: { changes, patch }, isSkipped }) {
			let isCreated = !isSkipped && (0, deployments.TJ)(patch).length > 0;
			return `${(0, format.td)(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
		}
		let endOfDryRun = (planned) => (0, describe.MA)("planned", (state) => ({
			headline: `: planned ${planInShort(planned)}`,
			message: (0, blocks.hC)("Nothing was sent (dry_run).", planned.isSkipped ? ALREADY_MATCHES : "", planned.pending === void 0 ? "" : otherRollout(state, planned.pending))
		}));
		function otherRevision(state, { id, source_revision_config }) {
			let code = (0, rollout_content.QL)(source_revision_config);
			let parenthesis = code === void 0 ? [] : [
				" (",
				{ code },
				")"
			];
			return [
				"Revision ",
				(0, describe.g)(state, id),
				...parenthesis
			];
		}
		let otherRollout = (state, pending) => [...otherRevision(state, pending), ` is ${pending.status}: another rollout is in progress.`];
		let unchangedEnd = (0, describe.MA)("unchanged", (state) => ({
			headline: ` already runs ${(0, rollout_content.QL)((0, describe.Gl)(state)) ?? "this"}`,
			message: `Nothing was sent. ${ALREADY_MATCHES}`
		}));
		let beingDeletedEnd = (0, describe.MA)("rejected", () => ({
			headline: " is being deleted",
			message: "Nothing was changed.",
			advice: "Create it again with create/ once it is gone, or name another deployment."
		}));
		let noRevisionEnd = (0, describe.MA)("no_revision", (state) => {
			let { changes = [] } = state.plan ?? {};
			return {
				headline: `: ${(0, change_text.MN)(changes) || "nothing changed"}`,
				message: ""
			};
		});
		let timeoutBeforeChangeEnd = (0, describe.MA)("timed_out", () => ({
			headline: ": timed out, nothing was changed",
			message: "The timeout came before the change was sent.",
			advice: "Set a longer timeout."
		}));
		let endOfIdleTimeout = (blocking, ours) => (0, describe.MA)("timed_out", (state) => ({
			headline: `: timed out, ${(0, rollout_content.QL)(ours) ?? "the change"} was not sent`,
			message: [...otherRevision(state, blocking), ` was still ${blocking.status ?? "unsettled"}.`],
			advice: [
				"Look at that revision ",
				(0, describe.iz)(state, blocking.id),
				", or set a longer timeout."
			]
		}));
		let notWaitedEnd = (0, describe.MA)("not_waited", (state) => ({
			headline: (0, describe.Ew)(state).length === 0 ? `: rollout of ${(0, describe.Dv)(state)} started` : `${(0, rollout_results.KU)(state)}; its rollout has started`,
			message: (0, blocks.hC)([...(0, describe.Gi)(state), " was created. Not waiting for it (wait: false)."], (0, rollout_results.d4)(state)),
			advice: (0, describe.yB)(state)
		}));
		let endWithoutWait = ({ status }, isPending) => (0, describe.MA)("not_waited", (state) => ({
			headline: `: ${(0, describe.Dv)(state)} is ${status}`,
			message: "Not waiting for it (wait: false).",
			advice: isPending ? (0, describe.yB)(state) : ""
		}));
		let endOfDryWatch = ({ id, status }) => (0, describe.MA)("planned", (state) => ({
			headline: `: revision ${(0, format.m_)(id)} would only be watched`,
			message: [...(0, describe.Gi)(state), ` is ${status}. Nothing was sent (dry_run).`]
		}));
		function rollbackAdvice(state) {
			let previous = (0, describe.jD)(state);
			let content = (0, rollout_content.QL)(previous);
			return content !== void 0 && (previous?.image_uri || (0, contract_source.dz)(previous?.repo_ref)) ? [
				"Roll back now: deploy ",
				{ code: content },
				" again."
			] : "Roll back now.";
		}
		let endOfFailedCheck = ({ check, outcome, finding }) => (0, describe.MA)(outcome, (state) => {
			let { headline = `failed the ${check}`, prefix, isBroken, isOther, advice } = finding;
			let problem = prefix === void 0 ? finding.problem : `${prefix}, ${finding.problem}`;
			let serves = (0, describe.PA)(state) && !isOther ? " serves, but" : "";
			return {
				headline: `: ${(0, describe.wc)(state)}${serves} ${headline}`,
				message: (0, problems.Re)(problem),
				advice: (0, blocks.hC)(isBroken && (0, describe.PA)(state) ? rollbackAdvice(state) : "", advice)
			};
		});
		async function attach(deploy, deployment, revision_id) {
			let { ctx, inputs, store } = deploy;
			let baseline = await takeBaseline(ctx, deployment);
			let revision = await readNewRevision(deploy, revision_id);
			store.update({
				revision,
				createdByThisStep: !1
			});
			let { state } = store;
			let { status } = revision;
			if (inputs.dry_run) return { end: endOfDryWatch(revision) };
			let isPending = (0, rollout_status.L8)(status, inputs.failure_statuses) === "pending";
			if (!inputs.wait) return { end: endWithoutWait(revision, isPending) };
			let activity = isPending ? "rolling out" : "watching";
			ctx.onStart?.(`${(0, describe.et)(state)}: ${activity} ${(0, describe.Dv)(state)}`);
			let { revisions } = baseline;
			let olderIds = revisionsBefore(revision, baseline);
			return follow_follow(deploy, {
				revision_id: revision.id,
				olderIds,
				revisions
			});
		}
		async function follow_follow(deploy, { revision_id, revisions, ...context }) {
			let { ctx, inputs, store } = deploy;
			let { deployment_id } = inputs;
			await recordPreviousRevision(deploy, revisions);
			let { olderIds } = context;
			let end = await (0, watch.WR)(ctx, {
				deployment_id,
				revision_id,
				olderIds,
				inputs
			}, store);
			return {
				end: (0, rollout_results.gJ)(end, store.elapsedMs),
				...context
			};
		}
		var outcomes = __webpack_require__(1506);
		var reply = __webpack_require__(5475);
		var unanswered = __webpack_require__(1119);
		var call_once = __webpack_require__(7216);
		var http = __webpack_require__(2437);
		var outage_log = __webpack_require__(9916);
		let OK = {
			key: "ok",
			passes: !0
		};
		function accessOf(result) {
			if ("failure" in result) return "unknown";
			let { status } = result;
			if (status === 401 || status === 403) return "refused";
			return status === 429 || status >= 500 || status >= 300 && status < 400 ? "unknown" : "accepted";
		}
		async function probeUntilStable({ ctx, inputs, store }, probe) {
			let { clock, deadline, report } = ctx;
			let pauseMs = Math.min(inputs.poll_interval, limits.b.checkPause.ms);
			let link = (0, describe.iz)(store.state);
			let outage = (0, outage_log._)({
				clock,
				report,
				server: { name: "agent server" }
			});
			let { last } = await (0, poll.wt)(ctx, {
				interval: {
					minMs: pauseMs,
					maxMs: pauseMs
				},
				read: async () => {
					let result = await sendProbe(ctx, probe);
					return {
						result,
						verdict: probe.judge(result)
					};
				},
				stateOf: ({ verdict }) => verdict.key,
				neededEvidence: ({ verdict: { isTransient, minDurationMs: ms = 0 } }) => isTransient ? void 0 : {
					reads: probe.isSentOnce ? 1 : poll.N7.reads,
					ms
				},
				onReply({ result, verdict }, isEnd) {
					if (verdict.passes || isEnd) return;
					let { problem: why } = defaultFinding(ctx, probe, result, link);
					outage.onFailure(new errors.Vl({ why }), clock.now() + deadline.leftMs);
				},
				heartbeat: () => outage.heartbeat()
			});
			if (last === void 0 || last.verdict.passes) return;
			return {
				...defaultFinding(ctx, probe, last.result, link),
				...last.verdict
			};
		}
		async function sendProbe(ctx, { token, isSentOnce, send }) {
			let headers = token === void 0 ? {} : {
				authorization: `Bearer ${token}`,
				"x-api-key": token
			};
			try {
				return await send({
					...isSentOnce ? ctx.server : (0, http.wj)(ctx.server, ctx.deadline.requestMs),
					headers
				});
			} catch (error) {
				ctx.signal.throwIfAborted();
				if (!(error instanceof errors._7)) throw error;
				let { status, detail } = error;
				return status !== void 0 && !(error instanceof errors.Vl) ? {
					status,
					text: "",
					detail
				} : { failure: error };
			}
		}
		function defaultFinding({ server }, probe, result, link) {
			let target = `${probe.method} ${probe.address}`;
			let advice = defaultAdvice(probe.input, result, link);
			if ("failure" in result) return {
				problem: `${target} failed: ${(0, unanswered.PR)(result.failure)}`,
				advice
			};
			let isBroken = result.status >= 500;
			return {
				problem: `${target} ${describeResponse(server, probe, result)}`,
				isBroken,
				advice
			};
		}
		let REFUSED_HEADERS = {
			401: ", which is how a handler refuses Authorization: Bearer",
			403: ", which is how a platform refuses X-Api-Key"
		};
		function describeResponse(server, { expected, token }, { status, text, detail = (0, call_once.Of)(server, "", status, text).detail }) {
			let header = (token && REFUSED_HEADERS[status]) ?? "";
			let reason = detail ?? /^([A-Z][^<{\n]+)\.$/.exec(server.redact(text).trim())?.[1];
			return `answered ${status} instead of ${expected}${header}${reason === void 0 ? explainStatus(status) : `: ${excerpt(reason)}`}`;
		}
		function explainStatus(status) {
			if (status === 404) return ": there is no such path";
			if (status >= 500) return ": the server, or a gateway in front of it, failed";
			return status >= 300 && status < 400 ? ": a redirect, which is not followed" : "";
		}
		function defaultAdvice(input, result, link) {
			if ("failure" in result && result.failure instanceof errors.Jk) return (0, unanswered.aj)(result.failure, input, ["read the deploy log ", link]);
			let status = "status" in result ? result.status : 0;
			if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
			if (status >= 500) return [
				"Read the deploy log ",
				link,
				"."
			];
			if (status >= 300 && status < 400) return `Set ${input} to the address that it redirects to.`;
			return [
				`Check whether ${input} is the address of the agent server, and `,
				"read the deploy log ",
				link,
				"."
			];
		}
		let excerpt = (text) => (0, format.xv)(text, 300);
		async function findUnprotected(deploy) {
			let { ctx, inputs, store } = deploy;
			let { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
			let { origin, pathname } = new URL(url);
			ctx.report.progress(`protection check: asking ${origin} without a credential`);
			let probe = {
				method: "GET",
				address: origin + pathname,
				input: "auth_check_url",
				send: async (server) => ({
					...await (0, reply.Jt)(server, url, ctx.signal),
					text: ""
				})
			};
			let isPublic = PUBLIC_PATH.test(pathname);
			let isOwn = [(0, rollout_state.ci)(store.state.deployment), smoke_test_url].some((address) => address && url.startsWith(address));
			let judge = (result) => judgeAnonymous(result, isPublic, isOwn);
			let finding = await probeUntilStable(deploy, {
				...probe,
				expected: "401 or 403",
				token: void 0,
				judge
			});
			if (finding !== void 0 || token === void 0) return finding;
			return probeUntilStable(deploy, {
				...probe,
				expected: "200",
				token,
				judge: judgeWithToken
			});
		}
		let PUBLIC_PATH = /\/(ok|info)\/*$/;
		function judgeAnonymous(result, isPublic, isOwn) {
			let access = accessOf(result);
			if (access === "refused") return OK;
			if (access === "unknown") return ANONYMOUS_NOT_CHECKED;
			if (isPublic) return PUBLIC;
			if (!("status" in result) || result.status < 400) return OPEN;
			return result.status === 404 && !isOwn ? MAYBE_WRONG_SERVER : OPEN_OR_WRONG_SERVER;
		}
		function judgeWithToken(result) {
			let access = accessOf(result);
			if (access === "accepted") return OK;
			return access === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
		}
		let WITHOUT_CREDENTIAL = "without a credential";
		let HANDLER = "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.";
		let NOT_CHECKED = "could not be checked for protection";
		let OPEN = {
			key: "open",
			headline: "is open to everyone",
			prefix: WITHOUT_CREDENTIAL,
			isBroken: !0,
			advice: HANDLER
		};
		let OPEN_OR_WRONG_SERVER = {
			...OPEN,
			key: "open or another server",
			prefix: `nobody was refused: ${WITHOUT_CREDENTIAL}`,
			advice: `${HANDLER} If auth_check_url leads to another server, correct it.`,
			minDurationMs: limits.b.noRoute.ms
		};
		let MAYBE_WRONG_SERVER = {
			key: "another server",
			headline: "is not known to be protected",
			prefix: WITHOUT_CREDENTIAL,
			advice: "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
			noRollbackReason: "auth_check_url may lead to another server",
			minDurationMs: limits.b.noRoute.ms
		};
		let PUBLIC = {
			key: "public path",
			headline: NOT_CHECKED,
			prefix: `many servers answer /ok and /info to everybody: ${WITHOUT_CREDENTIAL}`,
			advice: "In auth_check_url, ask another path, such as /threads.",
			noRollbackReason: "what /ok and /info answer says nothing about the revision"
		};
		let REFUSED = {
			key: "token refused",
			headline: "refused auth_check_token",
			prefix: "with it",
			advice: "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
			noRollbackReason: "a refused token says nothing about the revision"
		};
		let uncheckedVerdict = (prefix) => ({
			key: "not checked",
			headline: NOT_CHECKED,
			prefix,
			isTransient: !0
		});
		let ANONYMOUS_NOT_CHECKED = uncheckedVerdict(WITHOUT_CREDENTIAL);
		let TOKEN_NOT_CHECKED = uncheckedVerdict("with auth_check_token");
		var schemas = __webpack_require__(3339);
		let id = schemas.OsD().optional().catch(void 0);
		let Info = schemas.Ikc({ host: schemas.Ikc({
			host_revision_id: id,
			project_id: id
		}) }).transform(({ host }) => host).catch({});
		function revisionProbe(deploy, { url, input }) {
			let { ctx, inputs, store } = deploy;
			let { deployment_id } = inputs;
			let address = `${url}/info`;
			let target = `GET ${address} reports`;
			let ownId = store.state.rollback?.revision_id ?? store.state.revision?.id ?? "";
			let replicaAdvice = [
				"See ",
				(0, describe.iz)(store.state, ownId),
				` whether its replicas were replaced, and check ${input}.`
			];
			async function read(server) {
				try {
					let { status, text } = await (0, reply.Jt)((0, http.wj)(server, limits.b.info.ms), address, ctx.signal);
					return Info.parse(status === 200 ? JSON.parse(text) : {});
				} catch {
					ctx.signal.throwIfAborted();
					return {};
				}
			}
			async function judge({ host_revision_id: revision_id, project_id }) {
				if ((0, format.WB)(revision_id, ownId)) return {
					...OK,
					key: "this revision"
				};
				if (project_id !== void 0 && !(0, format.WB)(project_id, deployment_id)) {
					let deployment = await (0, requests.nb)(ctx, deployments.i8, { deployment_id: project_id });
					if (deployment && (0, format.WB)(deployment.id, project_id)) return otherDeployment(project_id, deployment.name);
				}
				if (revision_id === void 0) return OK;
				if ((0, format.WB)(store.state.initialDeployment?.active_revision_id, revision_id)) return otherRevision(revision_id);
				let revision = await (0, requests.nb)(ctx, deployments.qB, {
					deployment_id,
					revision_id
				});
				return (0, format.WB)(revision?.id, revision_id) ? otherRevision(revision_id) : OK;
			}
			let otherRevision = (revision_id) => ({
				key: revision_id,
				isTransient: !0,
				isOther: !0,
				headline: `is deployed, but the agent server reports revision ${(0, format.m_)(revision_id)}`,
				problem: `${target} revision ${revision_id}, not ${ownId}`,
				advice: (0, blocks.hC)(replicaAdvice, (0, describe.yB)(store.state))
			});
			let otherDeployment = (project_id, name) => ({
				key: project_id,
				isOther: !0,
				headline: `is deployed, but ${input} leads to another deployment`,
				problem: `${target} deployment ${project_id} (${name}), not ${deployment_id}`,
				advice: `Correct ${input}.`,
				noRollbackReason: `${input} leads to another deployment`
			});
			return async (server) => {
				let info = await read(server);
				let verdict = await judge(info);
				let { host_revision_id: reported } = info;
				let isKnown = verdict !== OK;
				store.update({ serverRevision: reported ? {
					id: reported,
					isKnown
				} : void 0 });
				return verdict;
			};
		}
		async function findUnhealthy(deploy) {
			let { ctx, inputs, store } = deploy;
			let address = addressFor(store.state.deployment, inputs);
			if ("problem" in address) return {
				problem: `smoke_test_url ${address.problem}`,
				advice: SET_ADDRESS
			};
			ctx.report.progress(`smoke test: asking ${new URL(address.url).origin}`);
			let finding = await probeUntilStable(deploy, healthProbe(deploy, address));
			if (finding !== void 0 || inputs.smoke_test_assistant === void 0) return finding;
			ctx.report.progress(`smoke test: running ${inputs.smoke_test_assistant} once`);
			return probeUntilStable(deploy, runProbe(deploy, address));
		}
		function healthProbe(deploy, { url, input }) {
			let { signal } = deploy.ctx;
			let { smoke_test_token: token } = deploy.inputs;
			let readRevision = revisionProbe(deploy, {
				url,
				input
			});
			let address = `${url}/ok`;
			let verdictOnRefusal = token === void 0 ? OK : refusalOf(token);
			return {
				method: "GET",
				address,
				expected: "200",
				input,
				token,
				send: async (server) => {
					let [{ status, text }, reportedVerdict] = await Promise.all([(0, reply.Jt)(server, address, signal), readRevision(server)]);
					if (status === 200 && text.trimStart().startsWith("<")) throw new errors.Vl({ why: `status ${status} is of a web page` });
					return {
						status,
						text: "",
						reportedVerdict
					};
				},
				judge(result) {
					let verdict = judgeStatus(result, verdictOnRefusal, NOT_YET_UP);
					return "reportedVerdict" in result && verdict.passes && result.reportedVerdict || verdict;
				}
			};
		}
		function runProbe({ ctx, inputs, store }, { url, input }) {
			let { smoke_test_assistant: assistant_id, smoke_test_input = {} } = inputs;
			let { smoke_test_token: token } = inputs;
			let path = "/runs/wait";
			let address = url + path;
			let body = JSON.stringify({
				assistant_id,
				input: smoke_test_input
			});
			let link = (0, describe.iz)(store.state);
			let runFailed = {
				key: "run failed",
				advice: [
					"Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
					link,
					"."
				]
			};
			return {
				method: "POST",
				address,
				expected: "200",
				input,
				token,
				isSentOnce: !0,
				send: (server) => (0, reply.cv)({
					...server,
					base_url: url
				}, {
					method: "POST",
					path,
					body
				}, { cancel: ctx.signal }),
				judge: (result) => {
					if ("failure" in result) return judgeFailure(result.failure, link);
					let verdict = judgeStatus(result, refusalOf(token), runFailed);
					if (verdict !== OK) return verdict;
					let problem = problemWithResponse(result.text, inputs.smoke_test_expect, ctx.report.redact);
					if (problem === void 0) return OK;
					let advice = [
						"Look at this run ",
						link,
						"; if its answer is right, correct the inputs."
					];
					return {
						key: "wrong answer",
						problem: `POST ${address} answered ${problem}`,
						isBroken: !0,
						advice
					};
				}
			};
		}
		function judgeStatus(result, onRefusal, onOther) {
			if (accessOf(result) === "refused") return onRefusal;
			return "status" in result && result.status === 200 ? OK : onOther;
		}
		let NOT_YET_UP = {
			key: "not yet up",
			isTransient: !0
		};
		function refusalOf(token) {
			let [prefix, which] = token === void 0 ? ["without", "missing"] : ["with", "refused"];
			return {
				key: "token refused",
				headline: "refused the smoke test",
				prefix: `${prefix} smoke_test_token`,
				advice: "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
				noRollbackReason: `a ${which} token says nothing about the revision`
			};
		}
		function judgeFailure(failure, link) {
			let noResponse = { key: "no answer" };
			if (!(failure instanceof errors.Jk)) return noResponse;
			if (!failure.sent) return NOT_YET_UP;
			return failure.kind === "slow" ? {
				...noResponse,
				advice: [
					"Set a longer request_timeout if the run takes so long; if it should not, look at it ",
					link,
					"."
				]
			} : noResponse;
		}
		function problemWithResponse(text, expect = "", redact) {
			let json;
			let normalized;
			try {
				json = JSON.parse(text);
				normalized = JSON.stringify(json);
			} catch (error) {
				return `with ${error instanceof RangeError ? "JSON that is nested too deeply" : "something other than JSON"}: ${excerpt(redact(text))}`;
			}
			let texts = (_, value) => typeof value == "string" ? redact(value) : value;
			let output = excerpt(redact(JSON.stringify(json, texts)));
			if (typeof json == "object" && json && "__error__" in json) return `that the run failed: ${output}`;
			return [text, normalized].some((one) => one.includes(expect)) ? void 0 : `${output}, which does not contain ${excerpt(redact(expect))}`;
		}
		let CHECKS = [{
			check: "smoke test",
			input: "smoke_test_url",
			outcome: "unhealthy",
			find: findUnhealthy,
			limitMs: limits.b.smokeTest.ms
		}, {
			check: "protection check",
			input: "auth_check_url",
			outcome: "unprotected",
			find: findUnprotected,
			limitMs: limits.b.protection.ms
		}];
		async function runChecks(deploy) {
			let { ctx, inputs, store } = deploy;
			for (let { check, input, outcome, find, limitMs } of CHECKS) {
				if (inputs[input] === void 0) continue;
				let checkContext = {
					...ctx,
					deadline: ctx.deadline.within(limitMs)
				};
				store.update({ currentCheck: check });
				let finding = await find({
					...deploy,
					ctx: checkContext
				});
				store.update({ currentCheck: void 0 });
				if (finding !== void 0) return {
					check,
					outcome,
					finding
				};
				ctx.report.progress(`${check} passed`);
				store.update(({ checksPassed }) => ({ checksPassed: [...checksPassed, check] }));
			}
		}
		async function passGates(deploy, result) {
			let { ctx, inputs, store } = deploy;
			if ((0, outcomes.TS)(result.end.outcome).fails) return result;
			let mismatch = result.applied && (0, read_back.Y)(store.state);
			if (mismatch !== void 0) return {
				...result,
				end: mismatch
			};
			if (result.end.outcome !== "deployed") return result;
			let failedCheck = await runChecks(deploy);
			if (failedCheck === void 0 && store.state.checksPassed.length === 0) return result;
			await (0, watch.Ow)(ctx, inputs, store);
			let { deployment, revision } = store.state;
			let active = deployment?.active_revision_id;
			if (active && active !== revision?.id && !result.olderIds?.has(active) && (failedCheck === void 0 || failedCheck.finding.isOther)) {
				let replaced = {
					outcome: "superseded",
					newer_revision_id: active
				};
				return {
					...result,
					end: (0, rollout_results.gJ)(replaced, store.elapsedMs)
				};
			}
			if (failedCheck === void 0) return result;
			let { noRollbackReason } = failedCheck.finding;
			return {
				...result,
				end: endOfFailedCheck(failedCheck),
				noRollbackReason
			};
		}
		var image_uri = __webpack_require__(7285);
		var uuid = __webpack_require__(7848);
		var quoted = __webpack_require__(5762);
		var find_deployment = __webpack_require__(259);
		async function lookUp(ctx, inputs) {
			let deployment_id = inputs.deployment_id ?? await findId(ctx, inputs, "deployment_name");
			if (typeof deployment_id != "string") return deployment_id;
			if (inputs.image_from === void 0) return {
				...inputs,
				deployment_id
			};
			let image_uri = await findServedImage(ctx, inputs, inputs.image_from);
			return typeof image_uri == "string" ? {
				...inputs,
				deployment_id,
				image_uri
			} : image_uri;
		}
		let ALTERNATIVES = {
			deployment_name: {
				byId: "set deployment_id",
				ifNone: "create it with create/"
			},
			image_from: {
				byId: "write the deployment's id",
				ifNone: "write its id instead"
			}
		};
		async function findId(ctx, inputs, input) {
			let { [input]: name = "", tenant_id } = inputs;
			let lookup = await (0, find_deployment.H)(ctx, name);
			if (lookup.kind === "one") return lookup.deployment.id;
			let advice = adviceOnLookup(lookup, name, ALTERNATIVES[input], tenant_id);
			return {
				input,
				...(0, name_lookup.GX)(lookup, name, advice)
			};
		}
		function adviceOnLookup(lookup, name, { byId, ifNone }, tenant_id) {
			if (lookup.kind === "several") return `To say which one is meant, ${byId} instead`;
			let orTenant = `, or ${tenant_id === void 0 ? "set" : "correct"} tenant_id`;
			let credential = "use a credential of the deployment's workspace";
			if (lookup.names.length === 0) return `${credential} and the base_url of its region${orTenant}; if these are right, ${ifNone}`;
			let advice = `correct the name, or ${ifNone}`;
			return (0, name_lookup.FK)(name, lookup.names).length > 0 ? advice : `${advice}; if it is in another workspace, ${credential}${orTenant}`;
		}
		async function findServedImage(ctx, inputs, image_from) {
			let problemWith = (reason, fix) => ({
				input: "image_from",
				reason,
				fix
			});
			let id = uuid.dP.safeParse(image_from).data;
			let deployment_id = id ?? await findId(ctx, inputs, "image_from");
			if (typeof deployment_id != "string") return deployment_id;
			let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }).catch((error) => {
				if (error instanceof errors.fk && error.status === 404) return;
				throw error;
			});
			if (deployment === void 0) return problemWith(`there is no deployment ${deployment_id} for this credential`, "compare the id with the platform");
			let { name, active_revision_id: revision_id } = deployment;
			let mismatch = id === void 0 ? (0, name_lookup.E)(deployment, image_from) : void 0;
			if (mismatch !== void 0) return problemWith(mismatch, "run this again, or write its id instead");
			let revisionName = `the active revision of ${(0, quoted.TL)(name)}`;
			if (revision_id === null) return problemWith(`${(0, quoted.TL)(name)} has no active revision`, "deploy it first, or set image_uri");
			let revision = await (0, requests.T1)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			let image = image_uri.W_.safeParse(revision.source_revision_config?.image_uri ?? "").data;
			if (image === void 0) return problemWith(`${revisionName} shows no image`, "set image_uri");
			if ((0, contract_image.zZ)(image).digest === void 0) return problemWith(`${(0, quoted.TL)(name)} runs ${(0, rollout_content.QL)({ image_uri: image })} without a digest`, "its tag may have moved since: deploy that one by digest first, or set image_uri");
			ctx.report.info(`Promoting ${image}, which ${revisionName} (${revision_id}) runs.`);
			return image;
		}
		var connect = __webpack_require__(5131);
		function rollbackPatch({ source, source_config }, previous, failed) {
			let { image_uri, repo_ref, graph_config_path } = previous;
			if (source !== "github") {
				if (!image_uri) return "the previous revision shows no image";
				if ((0, compare.am)("image_uri", image_uri, failed.image_uri)) return "the failed revision ran the same image";
				return { source_revision_config: { image_uri } };
			}
			if (!repo_ref) return "the previous revision shows no tag";
			if ((0, contract_source.WM)(repo_ref)) return `the previous revision shows its commit, ${repo_ref}, and only branches and tags can be built`;
			if (!repo_ref.startsWith(contract_source.C_)) return `${repo_ref} is a branch, and a branch cannot be built again as it was; deploy a tag instead`;
			let hasSamePath = !graph_config_path || graph_config_path === failed.graph_config_path;
			if (repo_ref === failed.repo_ref && hasSamePath) return "the failed revision was built from the same tag";
			let changedPath = hasSamePath ? {} : { graph_config_path };
			return {
				...source_config.build_on_push === !0 ? { source_config: { build_on_push: !1 } } : {},
				source_revision_config: {
					repo_ref,
					...changedPath
				}
			};
		}
		function unrestoredMembers(sent, rollback) {
			let restored = Object.keys(rollback.source_config ?? {});
			return [...Object.keys(sent.source_config ?? {}).filter((name) => !restored.includes(name)), ...sent.secrets ? ["secrets"] : []];
		}
		async function rollBack(deploy, { end, noRollbackReason, applied }) {
			if (applied === void 0 || !(0, outcomes.TS)(end.outcome).rollsBack) return;
			let { inputs, store } = deploy;
			let limitedDeploy = {
				...deploy,
				ctx: (0, connect.e)(deploy.ctx, inputs.timeout)
			};
			let failureReason = noRollbackReason ?? await deployPrevious(limitedDeploy, end.outcome, applied).catch(failureReasonOf);
			failureReason !== void 0 && store.update((0, rollout_state.iI)({ failureReason }));
			(store.state.rollback?.phase ?? "not sent") !== "not sent" && await (0, watch.Ow)((0, connect.e)(deploy.ctx, 0), inputs, store);
		}
		function failureReasonOf(error) {
			if (!(error instanceof errors._7) || error instanceof errors.AN) return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
			return `the ${error.operation?.resourceLabel ? "reading" : "change"} ${error instanceof errors.fk ? "was refused" : "failed"} (${(0, unanswered.PR)(error)})`;
		}
		function takesOver({ status, updated_at }, ours) {
			let deployedForMs = Date.parse(ours?.created_at ?? "") - Date.parse(updated_at ?? "");
			return (0, rollout_status.Nj)(status) && !(deployedForMs > limits.b.activation.ms);
		}
		async function findPrevious({ ctx, inputs: { deployment_id, failure_statuses }, store }, active, { baseline: { deployment, revisions }, revision: ours }) {
			let readRevision = (revision_id) => (0, requests.T1)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			let { active_revision_id: activeId, latest_revision_id: latest } = deployment;
			let servedId = active === null || active === ours.id ? activeId : active;
			let latestRevision = revisions.find(({ id }) => id === latest && ![servedId, ours.id].includes(id));
			if (latestRevision && (0, rollout_status.Ng)(latestRevision.status, failure_statuses) && servedId === activeId) {
				let revision = await readRevision(latestRevision.id);
				if (takesOver(revision, store.state.revision)) return revision;
			}
			return servedId === null ? void 0 : readRevision(servedId);
		}
		async function deployPrevious(deploy, outcome, applied) {
			let { ctx, inputs, store } = deploy;
			let ours = applied.revision.id;
			let deployment = await (0, requests.LC)(ctx, () => (0, requests.T1)(ctx, deployments.i8, { deployment_id: inputs.deployment_id }), ({ latest_revision_id }) => latest_revision_id === ours);
			let { latest_revision_id: latest, active_revision_id: active } = deployment;
			if (outcome === "timed_out" && active === ours) return "the new revision serves";
			if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest)) return "someone else has deployed since";
			let previous = await findPrevious(deploy, active, applied);
			if (previous === void 0) return "no revision served before";
			let failed = {
				...applied.revision.source_revision_config,
				...applied.patch.source_revision_config
			};
			let content = previous.source_revision_config ?? {};
			let patch = rollbackPatch(deployment, content, failed);
			if (typeof patch == "string") return patch;
			let baseline = await takeBaseline(ctx, deployment);
			let label = (0, rollout_content.QL)(content) ?? `revision ${(0, format.m_)(previous.id)}`;
			store.update((0, rollout_state.iI)({
				to: label,
				previous,
				unrestored: unrestoredMembers(applied.patch, patch)
			}));
			ctx.report.progress(`rolling back to ${label}, which revision ${(0, format.m_)(previous.id)} ran`);
			let startedMs = ctx.clock.now();
			let rollback = await applyPatch(deploy, baseline, patch, (phase) => store.update((0, rollout_state.iI)({ phase })));
			if (rollback === void 0) return "the control plane created no revision";
			let revision_id = rollback.revision.id;
			store.update((0, rollout_state.iI)({ revision_id }));
			ctx.report.progress(`rollback revision ${revision_id} was created`);
			warnAboutConcurrentRevisions(deploy, rollback);
			let target = {
				deployment_id: deployment.id,
				revision_id,
				olderIds: baseline.ids
			};
			let { outcome: end } = await (0, watch.wB)(ctx, {
				...target,
				inputs,
				watched: "rollback"
			}, store);
			store.update((0, rollout_state.iI)({
				end,
				durationMs: ctx.clock.now() - startedMs
			}));
			end === "deployed" && store.update((0, rollout_state.iI)({ failedCheck: (await runChecks(deploy))?.check }));
		}
		async function waitForIdle({ ctx, inputs, store }, before) {
			let { clock } = ctx;
			let startedMs = clock.now();
			let isOver = ({ revision }) => revision === void 0 || (0, rollout_status.L8)(revision.status, inputs.failure_statuses) !== "pending";
			let statuses = (0, status_log.NH)(ctx);
			let blocking;
			let { last, isInTime } = await (0, poll.wt)(ctx, {
				interval: (0, follow.m)(inputs),
				read: () => readLatest(ctx, before.id),
				stateOf: ({ revision }) => `${revision?.id} ${revision?.status}`,
				neededEvidence: (latest) => isOver(latest) ? poll.N7 : void 0,
				onReply: (latest) => {
					let { revision } = latest;
					let isFirst = revision?.id !== blocking?.id;
					if (revision === void 0 || isOver(latest) && isFirst) return;
					let { id, status } = revision;
					let firstLine = isFirst ? `waiting until revision ${id} has finished (${status})` : void 0;
					statuses.log(`revision ${(0, format.m_)(id)} is ${status}`, firstLine);
					isOver(latest) || (blocking = revision);
				},
				heartbeat: statuses.heartbeat
			});
			blocking !== void 0 && store.update({ idle: {
				revision_id: blocking.id,
				waitedMs: clock.now() - startedMs
			} });
			if (last !== void 0 && isInTime) return { deployment: last.deployment };
			let { image_uri, repo_ref } = inputs;
			let unreadRevision = { id: String(before.latest_revision_id) };
			return { end: endOfIdleTimeout(blocking ?? unreadRevision, {
				image_uri,
				repo_ref
			}) };
		}
		async function readLatest(ctx, deployment_id) {
			let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }, limits.b.once);
			let revision_id = deployment.latest_revision_id;
			if (revision_id === null) return {
				deployment,
				revision: void 0
			};
			return {
				deployment,
				revision: await (0, requests.T1)(ctx, deployments.qB, {
					deployment_id,
					revision_id
				}, limits.b.once)
			};
		}
		async function deployOnce(inputs, ctx, run) {
			let { report, signal } = ctx;
			let store = storeFor(inputs, ctx);
			let result;
			try {
				let resolved = await lookUp(ctx, inputs);
				if ("reason" in resolved) result = refuse([resolved]);
				else {
					let deploy = {
						ctx,
						inputs: resolved,
						run,
						store
					};
					store.update({ deployment_id: resolved.deployment_id });
					result = {
						...await deployAndWait(deploy),
						deploy
					};
				}
			} catch (error) {
				let { state } = store;
				let context = (0, deployment.P)(inputs, state, {
					rows: state.initialDeployment !== void 0 && inputs.revision_id === void 0 ? control_plane.qZ : [],
					listAlternative: inputs.deployment_id === void 0 ? "set deployment_id instead" : "write the deployment's id instead",
					inputs: Object.keys(deploy_inputs.L2.shape)
				});
				(0, errors.ST)(error) && store.update((0, rollout_state.n1)("revision", "gone"));
				result = { end: (0, error_results.WF)(error, store.state, context, signal.aborted) };
			}
			report.endGroup();
			await (0, watch.Kj)(result.end, ctx, store);
			result.deploy && inputs.rollback_on_failure && await rollBack(result.deploy, result);
			return (0, page.N)(ctx, result.end, store, deploy_inputs.V4);
		}
		function storeFor(inputs, { clock, report }) {
			let { deployment_id } = inputs;
			let name = inputs.deployment_name ?? `deployment ${(0, format.m_)(deployment_id ?? "")}`;
			let labels = {
				...inputs,
				name,
				watchedBy: "this action"
			};
			let store = (0, outputs.dP)(clock.now, labels, deploy_inputs.V4, report);
			deployment_id !== void 0 && store.update({ deployment_id });
			return store;
		}
		async function deployAndWait(deploy) {
			let { ctx, inputs, store } = deploy;
			let result = await changeOrAttach(deploy);
			let { applied, end } = result;
			applied !== void 0 && await warnAboutDuplicates(deploy, applied);
			(applied !== void 0 || end.outcome === "no_revision") && await (0, read_back.e)(ctx, store, end.outcome, inputs.secrets_mode !== "replace");
			return passGates(deploy, result);
		}
		async function changeOrAttach(deploy) {
			let { inputs, store } = deploy;
			let deployment = await readDeployment(deploy);
			let refusal = refuseTarget(deploy, deployment);
			if (refusal !== void 0) return refusal;
			if (inputs.revision_id !== void 0) return attachTo(deploy, deployment, inputs.revision_id);
			if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
			let idle = await waitForIdle(deploy, deployment);
			if ("end" in idle) {
				await recordPreviousRevision(deploy);
				return idle;
			}
			recordDeployment(store, idle.deployment);
			return refuseTarget(deploy, idle.deployment) ?? planAndApply(deploy, idle.deployment);
		}
		let recordDeployment = (store, deployment) => store.update({
			...(0, rollout_state.fO)(deployment),
			initialDeployment: deployment
		});
		async function readDeployment({ ctx, inputs, store }) {
			let { deployment_id } = inputs;
			let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id });
			recordDeployment(store, deployment);
			return deployment;
		}
		function refuseTarget({ inputs }, deployment) {
			let mismatch = (0, name_lookup.E)(deployment, inputs.deployment_name ?? deployment.name);
			if (mismatch !== void 0) return refuse([{
				input: "deployment_name",
				reason: mismatch,
				fix: "correct deployment_name or deployment_id"
			}]);
			if (inputs.revision_id !== void 0) return;
			if ((0, deployments.vx)(deployment)) return { end: beingDeletedEnd };
			let problems = [...sourceProblems(deployment, inputs), ...addressProblems(deployment, inputs)];
			return problems.length > 0 ? refuse(problems) : void 0;
		}
		async function attachTo(deploy, deployment, id) {
			if (id !== deploy_inputs.k0) return attach(deploy, deployment, id);
			let newer = await awaitNewerRevision(deploy, deployment);
			let { latest_revision_id: latest } = newer;
			if (latest !== null) return attach(deploy, newer, latest);
			return refuse([{
				input: "revision_id",
				reason: "the deployment has no revision yet",
				fix: "run this again when it has one"
			}]);
		}
		let refuse = (problems) => ({ end: (0, error_results.H_)(problems, "Nothing was changed.") });
		async function planAndApply(deploy, firstRead) {
			let { ctx, inputs, store } = deploy;
			let deployment = firstRead;
			let planned = await planFor(deploy, deployment);
			if (planned.isSkipped) {
				await ctx.clock.sleep(limits.b.secondRead.ms, ctx.signal);
				deployment = await readDeployment(deploy);
				planned = await planFor(deploy, deployment);
			}
			let { plan, isSkipped, pending } = planned;
			if (plan.problems.length > 0) return refuse(plan.problems);
			store.update({
				plan,
				patch: plan.patch
			});
			(0, change_text.uH)(ctx.report, planInShort(planned), plan, isSkipped ? ALREADY_MATCHES : plan.revisionNote);
			pending !== void 0 && ctx.report.notice((0, blocks.wh)(otherRollout(store.state, pending)));
			if (inputs.dry_run) return { end: endOfDryRun(planned) };
			return isSkipped ? endUnchanged(deploy, deployment) : apply(deploy, deployment, plan);
		}
		async function endUnchanged({ ctx, store }, deployment) {
			let { id: deployment_id, active_revision_id, source_revision_config } = deployment;
			let id = active_revision_id ?? "";
			let revision = await (0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id: id
			});
			store.update({ revision: revision ?? {
				id,
				source_revision_config
			} });
			return { end: unchangedEnd };
		}
		async function apply(deploy, deployment, plan) {
			let { ctx, inputs, store } = deploy;
			let baseline = await takeBaseline(ctx, deployment);
			if (ctx.deadline.leftMs <= 0) return { end: timeoutBeforeChangeEnd };
			let { state } = store;
			let content = (0, rollout_content.QL)(plan.patch.source_revision_config);
			let changed = (0, change_text.MN)(plan.changes) || "the same settings again";
			let activity = content === void 0 ? `sending: ${changed}` : `rolling out ${content}`;
			ctx.report.info(`${(0, describe.et)(state)}: ${activity}`);
			ctx.onStart?.(`${(0, describe.et)(state)}: ${activity}`);
			let applied = await applyChange(deploy, baseline, plan.patch);
			if (applied === void 0) return { end: noRevisionEnd };
			if (!inputs.wait) return {
				end: notWaitedEnd,
				applied
			};
			let { ids: olderIds, revisions } = applied.baseline;
			return follow_follow(deploy, {
				revision_id: applied.revision.id,
				olderIds,
				revisions,
				applied
			});
		}
	}),
	6942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => checkSpecRules });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		let NamedItems = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() })).nullish();
		let Containers = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumeMounts: NamedItems,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
		})).nullish();
		let Pod = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumes: NamedItems,
			volume_mounts: NamedItems,
			init_containers: Containers,
			sidecars: Containers
		});
		let createViolation = (path, predicate, fix) => ({
			path,
			reason: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
			fix
		});
		function checkNames(spec) {
			let pod = Pod.safeParse(spec).data ?? {};
			let names = pod.volumes?.map(({ name }) => name) ?? [];
			let duplicateNames = names.flatMap((name, index) => names.indexOf(name) === index ? [] : createViolation([
				"volumes",
				index,
				"name"
			], "repeats that of another volume", "choose another"));
			let checkMounts = (mounts, path) => (mounts ?? []).flatMap(({ name }, index) => names.includes(name) ? [] : createViolation([
				...path,
				index,
				"name"
			], "names no volume", "add it to volumes, or correct it"));
			let containerMounts = ["init_containers", "sidecars"].flatMap((list) => (pod[list] ?? []).flatMap(({ volumeMounts }, index) => checkMounts(volumeMounts, [
				list,
				index,
				"volumeMounts"
			])));
			let restartPolicies = (pod.init_containers ?? []).flatMap(({ restartPolicy }, index) => restartPolicy === "OnFailure" ? createViolation([
				"init_containers",
				index,
				"restartPolicy"
			], "cannot be OnFailure, which is only for sidecars", "write Always for a native sidecar, or move the container to sidecars") : []);
			return [
				...duplicateNames,
				...checkMounts(pod.volume_mounts, ["volume_mounts"]),
				...containerMounts,
				...restartPolicies
			];
		}
		function effectiveField(spec, field) {
			let isSet = spec[field] !== void 0 && spec[field] !== null;
			let inherited = _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.S_[field];
			return isSet || inherited?.times !== 1 ? field : inherited.baseField;
		}
		function checkBounds(spec) {
			return _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.Ti.flatMap(([low, high]) => {
				let lower = effectiveField(spec, low);
				let upper = effectiveField(spec, high);
				let [least, most] = [spec[lower], spec[upper]];
				if (lower !== low && upper !== high || typeof least != "number" || typeof most != "number" || least <= most) return [];
				let inheritances = [];
				lower !== low && inheritances.push(`${low} is ${lower}`);
				upper !== high && inheritances.push(`${high} is ${upper}`);
				let defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
				return {
					path: [lower === low ? low : high],
					reason: `${lower} ${least} is above ${upper} ${most}${defaults}`,
					fix: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let checkSpecRules = (spec) => [...checkBounds(spec), ...checkNames(spec)];
	})
};
