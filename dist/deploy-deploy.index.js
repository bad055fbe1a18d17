"use strict";
exports.id = "deploy-deploy";
exports.ids = ["deploy-deploy"];
exports.modules = {
	5592: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployAndWait: () => deployAndWait,
			deployOnce: () => deployOnce
		});
		var format = __webpack_require__(2772);
		var look_up_by_name = __webpack_require__(2509);
		var control_plane = __webpack_require__(4751);
		var deployment = __webpack_require__(2242);
		var errors = __webpack_require__(1515);
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(7906);
		var deployments = __webpack_require__(3174);
		var rollout_changes = __webpack_require__(6467);
		var rollout_content = __webpack_require__(2931);
		var describe = __webpack_require__(9121);
		var error_results = __webpack_require__(2197);
		var page = __webpack_require__(8010);
		var read_back = __webpack_require__(2334);
		var rollout_state = __webpack_require__(7659);
		var watch = __webpack_require__(7884);
		var operation = __webpack_require__(8674);
		var rollout_status = __webpack_require__(2206);
		var lines = __webpack_require__(8561);
		var poll = __webpack_require__(1705);
		var follow = __webpack_require__(5025);
		var latest_revision = __webpack_require__(3617);
		async function withNewest({ ctx, inputs }, deployment) {
			if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
			let { latest_revision_id: latest } = deployment;
			let than = latest === null ? [] : [`the latest is ${(0, format.m_)(latest)}`];
			ctx.report.progress((0, lines.ci)("waiting a minute for a new revision", than));
			return (0, latest_revision.K)(ctx, inputs, deployment, limits.b.pushedRevision.ms);
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
		let listOf = async (ctx, target) => (await (0, requests.nb)(ctx, deployments.VW, {
			...target,
			limit: limits.b.revisions.members
		}))?.resources;
		let idsOf = ({ latest_revision_id, active_revision_id }) => [latest_revision_id, active_revision_id].filter((id) => id !== null);
		async function takeBaseline(ctx, deployment) {
			let target = { deployment_id: deployment.id };
			let revisions = [...await listOf(ctx, target) ?? []];
			let latest = deployment.latest_revision_id;
			if (latest !== null && !revisions.some(({ id }) => id === latest)) {
				let own = await (0, requests.nb)(ctx, deployments.qB, {
					...target,
					revision_id: latest
				});
				own !== void 0 && revisions.push(own);
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
			let [listed, deployment] = await Promise.all([listOf(ctx, target), (0, requests.T1)(ctx, deployments.NG, target, limits.b.once)]);
			let whole = (listed ?? []).filter((revision) => revision.source_revision_config);
			let found = new Map(whole.map((revision) => [revision.id, revision]));
			let latest = deployment.latest_revision_id;
			for (let id of idsOf(deployment)) {
				if (baseline.ids.has(id) || found.has(id)) continue;
				let source_revision_config = id === latest ? deployment.source_revision_config : void 0;
				let named = {
					id,
					source_revision_config
				};
				let own = await (0, requests.nb)(ctx, deployments.qB, {
					...target,
					revision_id: id
				});
				found.set(id, own?.source_revision_config ? own : {
					...named,
					...own,
					source_revision_config
				});
			}
			let isRecent = (one) => isNew(one, baseline) || one.id === latest && !baseline.ids.has(latest);
			let newRevisions = [...found.values()].filter(isRecent).toReversed();
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
			let place = newRevisions.findIndex(({ id }) => id === revision.id);
			let before = newRevisions.slice(0, Math.max(0, place));
			let isDuplicate = isPossibleDuplicate(applied);
			let others = [...concurrent.filter((one) => !isDuplicate(one)), ...before.filter((one) => sends < 2 || !isDuplicate(one))];
			if (others.length === 0) return;
			let ids = others.map(({ id }) => id).join(", ");
			let [which, them] = others.length === 1 ? ["Revision", "it"] : ["Revisions", "them"];
			ctx.report.warning(`${which} ${ids} appeared after this step had read the deployment and before its change, which may have overwritten ${them}. Let one workflow at a time deploy here (concurrency:).`);
		}
		async function warnAboutDuplicates({ ctx, inputs }, applied) {
			let look = () => readNewRevisions(ctx, inputs, applied.baseline).catch(() => void 0);
			let snapshot = applied.sends < 2 ? void 0 : await look();
			ctx.signal.throwIfAborted();
			let duplicates = [...applied.concurrent, ...snapshot?.newRevisions ?? []].filter(isPossibleDuplicate(applied));
			if (duplicates.length === 0) return;
			let ids = [applied.revision, ...duplicates].map(({ id }) => id).join(", ");
			ctx.report.warning(`The change may have been applied more than once: revisions ${ids} run what it asks for. Someone else's change with the same image or ref would look the same.`);
		}
		var contract_image = __webpack_require__(8686);
		var contract_source = __webpack_require__(5566);
		function hasRunId(content, id) {
			let name = content?.image_uri?.split("/").at(-1)?.split("@")[0] ?? content?.repo_ref ?? "";
			return id !== "" && RegExp(`(?<!\\d)${id}(?!\\d)`).test(name);
		}
		function isFixed({ secrets, source_config, source_revision_config }) {
			let { repo_ref, image_uri } = source_revision_config ?? {};
			return ((0, contract_source.dz)(repo_ref) || (0, contract_image.zZ)(image_uri ?? "").digest !== void 0) && !secrets && Object.keys(source_config ?? {}).length === 0;
		}
		let isCertainMatch = ({ patch, run }, one) => (0, compare.ov)(patch.source_revision_config, one.source_revision_config) && (isFixed(patch) || hasRunId(one.source_revision_config, run.id));
		function expectedConfig({ patch, before }) {
			let all = {
				...before,
				...patch.source_revision_config
			};
			return all.repo_ref ? {
				...all,
				image_uri: void 0
			} : all;
		}
		function findMismatches(patch, deployment) {
			let { spec, secrets } = compareParts(patch, deployment);
			return [...spec.includes("other") ? ["The resource_spec that was sent is not there"] : [], ...secrets.some((is) => is === "other" || is === "absent") ? ["The secrets that were sent are not there"] : []];
		}
		function compareParts(patch, deployment) {
			let compared = (0, compare.UD)(patch, deployment);
			let under = (start) => compared.filter(({ path }) => path.startsWith(start)).map(({ is }) => is);
			return {
				spec: under("source_config.resource_spec."),
				secrets: under("secrets")
			};
		}
		function isSpecHidden(patch, deployment) {
			let { spec } = compareParts(patch, deployment);
			return spec.length > 0 && !spec.includes("same");
		}
		function matchRevision(sent, { newRevisions, deployment }) {
			if (newRevisions.length === 0) return { kind: "nothing" };
			let { patch } = sent;
			let missing = findMismatches(patch, deployment);
			let marked = newRevisions.filter((one) => isCertainMatch(sent, one));
			let mark = isFixed(patch) ? marked.at(-1) : marked[0];
			let isMarkOurs = missing.length === 0 || newRevisions.length > 1;
			if (mark !== void 0 && isMarkOurs) return {
				kind: "ours",
				found: mark
			};
			let [only, ...others] = newRevisions.filter((one) => (0, compare.ov)(expectedConfig(sent), one.source_revision_config));
			let isProven = missing.length === 0 && !isSpecHidden(patch, deployment);
			if (only !== void 0 && others.length === 0 && isProven) return {
				kind: "ours",
				found: only
			};
			let reasons = only === void 0 ? [] : missing;
			let whose = only !== void 0 && missing.length === 0 ? "cannot be told apart" : "are not of this change";
			let ids = newRevisions.map(({ id }) => id).join(", ");
			return {
				kind: "unproven",
				why: [...reasons, `Revisions appeared that ${whose}: ${ids}`].join(". ")
			};
		}
		function onlyCandidate(patch, { newRevisions, deployment }) {
			let [only, ...others] = newRevisions;
			let changesContent = Object.keys(patch.source_revision_config ?? {}).length > 0;
			if (only === void 0 || others.length > 0 || !changesContent) return;
			return (0, compare.qz)(patch.source_revision_config, only.source_revision_config) || findMismatches(patch, deployment).length > 0 ? void 0 : only;
		}
		function revisionInReply({ patch }, answer) {
			let { latest_revision_id: id, source_revision_config } = answer;
			if (id === null || (0, compare.qz)(patch.source_revision_config, source_revision_config)) return;
			return {
				id,
				source_revision_config
			};
		}
		function isReplyTrusted(sent, answer, named, { newRevisions, deployment }) {
			let { patch } = sent;
			let own = newRevisions.find(({ id }) => id === named.id);
			if ([patch.source_revision_config, named.source_revision_config].some((content) => (0, compare.qz)(content, own?.source_revision_config))) return !1;
			let isAlike = (one) => (0, compare.ov)(expectedConfig(sent), one.source_revision_config);
			if (own !== void 0 && !isAlike(own) && newRevisions.some(isAlike)) return !1;
			let isLatest = deployment.latest_revision_id === named.id;
			if (isLatest && own !== void 0 && newRevisions.length === 1) return !0;
			return (isLatest ? [answer, deployment] : [answer]).every((one) => findMismatches(patch, one).length === 0);
		}
		var search = __webpack_require__(7756);
		var write_write = __webpack_require__(7421);
		var write_once = __webpack_require__(4451);
		var spelling = __webpack_require__(1737);
		async function applyPatch({ ctx, inputs, run }, start, patch, onPhase, onAnswer = () => void 0) {
			let { deployment } = start;
			let target = { deployment_id: deployment.id };
			let body = (0, spelling.eX)(deployment.source_revision_config, patch);
			let send = (signal) => (0, requests.T1)({
				...ctx,
				signal
			}, deployments.Gj, target, limits.b.once, body);
			let { on_ambiguous, settle_window: windowMs } = inputs;
			if ((0, deployments.TJ)(patch).length === 0) {
				let answer = await (on_ambiguous === "verify" ? write_write.Z0 : write_write.np)(ctx, send, onPhase);
				onAnswer(answer);
				let revision = unexpectedRevision(answer, start);
				return revision && {
					patch,
					revision,
					sends: 1,
					baseline: start,
					concurrent: []
				};
			}
			let baseline = start;
			let snapshot;
			let isAccepted = !1;
			let concurrent = [];
			let sent = () => ({
				patch,
				before: baseline.deployment.source_revision_config,
				run
			});
			let { found: revision, ...written } = await (0, write_once.F)(ctx, {
				send,
				onPhase,
				windowMs,
				mayHaveCollided: ({ status, detail }) => ![
					400,
					404,
					422
				].includes(status) || detail === void 0,
				maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.changes.attempts,
				async search(limitMs) {
					snapshot = await (0, search.p)(ctx, {
						what: "its revision",
						windowMs: limitMs,
						look: (longer) => readNewRevisions(longer, target, baseline),
						isFound: (now) => matchRevision(sent(), now).kind === "ours"
					});
					if (snapshot === void 0) return {
						kind: "unproven",
						why: "The service could not be asked whether it was applied"
					};
					let found = isAccepted ? onlyCandidate(patch, snapshot) : void 0;
					return found ? {
						kind: "ours",
						found
					} : matchRevision(sent(), snapshot);
				},
				async refreshBaseline() {
					baseline = await takeBaseline(ctx, await (0, requests.T1)(ctx, deployments.i8, target));
					concurrent = baseline.revisions.filter((one) => isNew(one, start)).toReversed();
				},
				async resultOf(answer) {
					isAccepted = !0;
					onAnswer(answer);
					let named = revisionInReply(sent(), answer);
					if (named === void 0 || baseline.ids.has(named.id)) return;
					let alone = {
						newRevisions: [],
						deployment: answer
					};
					snapshot = await readNewRevisions(ctx, target, baseline).catch(() => alone);
					return isReplyTrusted(sent(), answer, named, snapshot) ? named : void 0;
				},
				texts: {
					lost: "the change may have been applied, looking for its revision",
					accepted: "The change was accepted, but the answer does not show its revision; looking for it.",
					absent: "No revision of it appeared",
					found: ({ id }) => `The change was applied: its revision ${(0, format.m_)(id)} is there. Nothing is sent again.`
				}
			});
			return {
				patch,
				revision,
				...written,
				snapshot,
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
			let onAnswer = (answer) => store.update((0, rollout_state.iV)(answer));
			let onPhase = (phase) => store.update({ phase });
			let applied = earlier ?? await applyPatch(deploy, baseline, patch, onPhase, onAnswer);
			if (applied === void 0) return;
			let { revision, recovered } = applied;
			let createdByThisStep = earlier === void 0;
			store.update({
				revision,
				createdByThisStep,
				...(0, operation.XF)({ recovered })
			});
			let when = createdByThisStep ? "" : " by an earlier attempt of this run";
			ctx.report.info(`Revision ${revision.id} was created${when}.`);
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
			if (!["pending", "deployed"].includes((0, rollout_status.L8)(revision.status, inputs.failure_statuses)) || !isCertainMatch({
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
		let METADATA_NAME = /^(.*\.)?(metadata|metadata\.google\.internal|instance-data)\.?$/;
		let LOCAL_NAME = /^(.*\.)?(localhost|ip6-localhost|ip6-loopback)\.?$/;
		let familyOf = (ip) => ip.includes(":") ? "ipv6" : "ipv4";
		function hostTest(networks, name) {
			let list = new external_node_net_.BlockList();
			for (let network of networks.split(" ")) {
				let [ip = "", prefix] = network.split("/");
				list.addSubnet(ip, Number(prefix), familyOf(ip));
			}
			return (url) => {
				let host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
				return (0, external_node_net_.isIP)(host) === 0 ? name.test(host) : list.check(host, familyOf(host));
			};
		}
		let isPrivate = hostTest("0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 2002::/16 fc00::/7 fe80::/9 ff00::/8", LOCAL_NAME);
		let isMetadata = hostTest("100.100.100.200/32 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 fd00:ec2::254/128", METADATA_NAME);
		let SCHEME = /^https?:\/\//i;
		let OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;
		let SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";
		function addressFor(deployment, { smoke_test_url, custom_url, allow_http, base_url }) {
			let from = "smoke_test_url";
			if (smoke_test_url !== "auto") return {
				url: smoke_test_url ?? "",
				from
			};
			let problem = (what) => ({ problem: `is auto, but ${what}` });
			let shown = custom_url ?? (0, rollout_state.ci)(deployment);
			if (shown === "") return problem("the service shows no address");
			if (OTHER_SCHEME.test(shown)) return problem("what the service shows is not an address");
			let address = field_base_url.il.safeParse(SCHEME.test(shown) ? shown : `https://${shown}`);
			if (!address.success) return problem("what the service shows is not an address");
			let url = address.data;
			if (!allow_http && (0, field_base_url.fy)(url)) return problem("the service shows a plain http address");
			if (isMetadata(url) || isPrivate(url) && !isPrivate(base_url)) return problem("the service shows an address of this machine or of a private network");
			return {
				url,
				from: deployment?.source !== "github" && shown !== deployment?.url ? "custom_url" : from
			};
		}
		function checkProblemsWith(deployment, inputs) {
			if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
			let address = addressFor(deployment, inputs);
			if ("url" in address) return [];
			return [{
				input: "smoke_test_url",
				what: address.problem,
				fix: SET_ADDRESS
			}];
		}
		var blocks = __webpack_require__(6813);
		var rollout_results = __webpack_require__(3691);
		var secrets_secrets = __webpack_require__(9515);
		var redacted_value = __webpack_require__(7871);
		var external_node_util_ = __webpack_require__(7975);
		var path = __webpack_require__(5888);
		var resource_spec = __webpack_require__(7512);
		var spec_rules = __webpack_require__(6942);
		function impliedNotes(spec) {
			let notes = new Map();
			let givenBehind = new Map();
			for (let { field, value, follows } of (0, resource_spec.yh)(spec)) {
				let given = givenBehind.get(follows) ?? follows;
				givenBehind.set(field, given);
				let path = `source_config.resource_spec.${given}`;
				let before = notes.get(path);
				let name = field === given.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
				notes.set(path, `${before ? `${before}, ` : ""}${name} ${value}`);
			}
			return notes;
		}
		function impliedValue(spec, field) {
			return (0, resource_spec.yh)(spec).find((one) => one.field === field)?.value;
		}
		function isDerived(spec, field) {
			let implied = impliedValue(Object.fromEntries([...spec].filter(([name]) => name !== field)), field);
			return implied !== void 0 && (0, compare.am)(field, spec.get(field), implied);
		}
		function followsGiven(current, given, field) {
			let { follows = "", times } = resource_spec.S_[field] ?? {};
			let present = new Map(Object.entries(current));
			return times === 2 && Object.hasOwn(given, follows) && isDerived(present, field);
		}
		function mergeSpec(current, { spec: given, positionOf }) {
			let present = Object.fromEntries((0, compare.lS)(current));
			let kept = Object.entries(present).filter(([name]) => !followsGiven(present, given, name));
			let spec = {
				...Object.fromEntries(kept),
				...given
			};
			let old = new Set((0, spec_rules.P)(present).map(({ what }) => what));
			let all = (0, spec_rules.P)(resource_spec.aj.parse(spec));
			let isOld = ({ what }) => old.has(what);
			return {
				spec,
				conflicts: (0, path.hC)(all.filter((rule) => !isOld(rule)), positionOf),
				inherited: (0, path.hC)(all.filter(isOld), positionOf)
			};
		}
		function removedSecrets(current, sent) {
			let kept = new Set(sent.map(({ name }) => name));
			return [...new Set(current.map(({ name }) => name))].filter((name) => !kept.has(name));
		}
		function mergeSecrets(current, given) {
			let input = "secrets_mode";
			if (current === void 0) return { problem: {
				input,
				what: "merge needs the current secrets, which the service does not show",
				fix: "send all of them, and set replace"
			} };
			let replaced = new Set(given.map(({ name }) => name));
			let kept = current.filter(({ name }) => !replaced.has(name));
			let isHidden = (0, redacted_value.$q)(current);
			let redacted = kept.filter(({ value }) => isHidden(value)).map(({ name }) => name);
			if (redacted.length === 0) return { secrets: [...kept, ...given] };
			return { problem: {
				input,
				what: `merge cannot keep ${redacted.join(", ")}`,
				fix: "the service hides their current values, or they are empty: send them too, or set replace"
			} };
		}
		let SECRETS = "secrets.";
		let withoutNulls = (value) => JSON.parse(JSON.stringify(value, (_, member) => member ?? void 0) ?? "null");
		function changeAt(path, before, after) {
			if ((0, compare.am)(path.split(".").at(-1) ?? "", before, after)) return [];
			let [was, wanted] = [before, after].map((value) => (0, rollout_changes.KC)(withoutNulls(value)));
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
				let implied = present.has(name) ? impliedValue(after, name) : null;
				return changeAt("source_config.resource_spec." + name, present.get(name), sent.get(name) ?? implied);
			});
		}
		function droppedBy(current, given) {
			let sent = new Map((0, compare.lS)(given));
			return specChanges(current, given).map(({ path }) => path.slice(28)).filter((name) => !sent.has(name));
		}
		function secretChanges(before, after) {
			if (after == null) return [];
			let present = new Set(before?.map(({ name }) => SECRETS + name));
			return [...(0, compare.UD)({ secrets: after }, { secrets: before }).flatMap(({ path, is }) => {
				if (is === "same" || after.length === 0) return [];
				if (!present.has(path)) return [{
					path,
					kind: before === void 0 ? "sent" : "added"
				}];
				return [{
					path,
					kind: is === "hidden" ? "replaced" : "changed"
				}];
			}), ...removedSecrets(before ?? [], after).map((name) => ({
				path: SECRETS + name,
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
			let mayMove = repo_ref && !(0, contract_source.dz)(repo_ref) || image_uri && (0, contract_image.rU)(image_uri);
			return changes.length === 0 && !mayMove;
		}
		let listed = (names) => new Intl.ListFormat("en-GB").format(names);
		let inputsOf = (members) => listed(members.map((member) => member.replace(/^source_(revision_)?config\./, "")));
		function explainRevision(patch, isDryRun) {
			let triggers = (0, deployments.TJ)(patch);
			let are = triggers.length === 1 && !triggers[0]?.endsWith("s") ? "is" : "are";
			let [isCreated, isSent] = isDryRun ? ["would be", "would be"] : ["is", are];
			let { repo_ref } = patch.source_revision_config ?? {};
			let built = repo_ref && !(0, contract_source.dz)(repo_ref) ? ` of the newest commit of ${repo_ref}` : "";
			if (triggers.length > 0) return `A new revision${built} ${isCreated} created, because ${inputsOf(triggers)} ${isSent} sent.`;
			let others = Object.keys(patch.source_config ?? {});
			return others.length === 0 ? "There is nothing to send." : `No new revision is needed for ${inputsOf(others)}.`;
		}
		var git_ref = __webpack_require__(5679);
		var field_image_uri = __webpack_require__(7285);
		var problem = __webpack_require__(787);
		var resource_spec_input = __webpack_require__(343);
		var inputs_source = __webpack_require__(7335);
		function problemsWith(deployment, inputs) {
			return [...misplacedInputs(deployment, inputs), ...tagProblems(deployment, inputs)];
		}
		function misplacedInputs({ source }, inputs) {
			let givenAs = (input) => input === "image_uri" && inputs.image_from !== void 0 ? "image_from" : input;
			return Object.entries(inputs).flatMap(([input, value]) => {
				let itsSource = (0, inputs_source.$0)(input);
				if (value === void 0 || itsSource === void 0 || itsSource === source) return [];
				let what = `applies to ${itsSource} deployments; this one's source is ${source}`;
				return [{
					input: givenAs(input),
					what,
					fix: insteadFor(input, source)
				}];
			});
		}
		function insteadFor(input, source) {
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
					what: `cannot be true while repo_ref is a tag (${repo_ref})`,
					fix
				}];
			}
			if (inputs.repo_ref === void 0) return [];
			return [{
				input: "repo_ref",
				what: "is a tag, and the deployment builds on push, which needs a branch",
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
			let given = (0, resource_spec_input.p2)(inputs);
			if (given === void 0) return {};
			let { input, located } = given;
			let current = deployment.source_config.resource_spec;
			if (inputs.resource_spec_mode === "replace") {
				let value = located.spec;
				let dropped = droppedBy(current, value);
				let orMerge = inputs.isDeclared ? "" : "set resource_spec_mode: merge, or ";
				let loss = `${input}: replaces the current spec and removes ${listed(dropped)}. To keep ${them(dropped)}, ${orMerge}send ${them(dropped)} too.`;
				return {
					value,
					warnings: dropped.length > 0 ? [loss] : []
				};
			}
			let { spec, conflicts, inherited } = mergeSpec(current, located);
			let kept = `${input}: the current spec, which is kept, has a conflict`;
			return {
				value: spec,
				problems: conflicts.map((flaw) => ({
					...flaw,
					input,
					what: `merged with the current spec, ${flaw.what}`
				})),
				warnings: inherited.map((flaw) => `${kept}: ${(0, problem.pQ)(flaw)}`)
			};
		}
		function emptyList(removed) {
			return {
				what: `is an empty list${removed.length === 0 ? "" : `, which would remove ${listed(removed)}`}`,
				fix: "set secrets_mode: replace to remove all secrets, or leave the input empty"
			};
		}
		function secretsPart(inputs, secretsBefore) {
			let value = (0, secrets_secrets.BN)(inputs);
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
				warnings: warn(lossOfSecrets(removed, value))
			};
			if (value.length === 0) return refuse(emptyList(mode === void 0 ? removed : []));
			if (mode === "merge") {
				let merged = mergeSecrets(secretsBefore, value);
				if ("problem" in merged) return {
					value,
					problems: [merged.problem]
				};
				return {
					value: merged.secrets,
					warnings: warn(secretsBefore?.length === 0 ? DOUBT : [])
				};
			}
			if (removed.length > 0) return refuse(waysOut(removed, secretsBefore, value));
			return {
				value,
				warnings: warn(secretsBefore === void 0 ? HIDDEN : [])
			};
		}
		let DOUBT = ["the service shows no secrets to merge with. If it hides them, those that are not sent are removed."];
		let HIDDEN = ["the service does not show its present secrets: those that are not sent may be removed."];
		let them = ({ length }) => length === 1 ? "it" : "them";
		function lossOfSecrets(removed, { length }) {
			if (removed.length === 0) return length === 0 ? ["removes all secrets."] : [];
			let it = them(removed);
			return [`replaces all secrets and removes ${listed(removed)}. To keep ${it}, send ${it} too.`];
		}
		function waysOut(removed, secretsBefore, sent) {
			let names = listed(removed);
			let [one, ...others] = removed;
			let what = `this would remove ${others.length === 0 ? `the secret ${one}` : `${removed.length} secrets`}`;
			let it = them(removed);
			return {
				what,
				fix: "secrets" in mergeSecrets(secretsBefore, sent) ? `set secrets_mode: merge to keep ${names}, or replace to remove ${it}` : `merge cannot keep ${it}, because the service hides values. Send ${names} too, or set secrets_mode: replace to remove ${it}`,
				isWhole: !0
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
					...(0, field_image_uri.t3)(image_uri),
					...(0, git_ref.vG)(repo_ref),
					...(0, resource_spec_input.R1)(inputs),
					...spec.warnings ?? [],
					...(0, secrets_secrets.Cw)(inputs),
					...secrets.warnings ?? [],
					...duplicateWarning(deployment, inputs)
				],
				notes: impliedNotes(spec.value),
				revisionNote: explainRevision(patch, inputs.dry_run)
			};
		}
		let ALREADY = "The deployment already matches the inputs (skip_unchanged).";
		async function planFor(deploy, now) {
			let { inputs, run } = deploy;
			let { served, pending } = await servedNow(deploy, now);
			let plan = planFrom(served, inputs, await presentSecrets(deploy));
			let { repo_commit_sha: built } = now.source_revision_config;
			let { repo_ref = "" } = inputs;
			let isMoved = repo_ref !== "" && [repo_ref, `refs/heads/${repo_ref}`].includes(run.ref) && !!built && built !== run.commit;
			return {
				plan,
				isSkipped: inputs.skip_unchanged && isUnchanged(plan.changes, plan.patch) && now.latest_revision_id !== null && now.latest_revision_id === now.active_revision_id && !isMoved,
				pending
			};
		}
		async function servedNow({ ctx, inputs: { deployment_id, failure_statuses }, store }, now) {
			let { active_revision_id: active, latest_revision_id: latest } = now;
			if (!active || !latest || active === latest) return {
				served: now,
				pending: void 0
			};
			let [activeBefore, newest] = await Promise.all([active, latest].map((revision_id) => (0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			})));
			let pending = newest && (0, rollout_status.L8)(newest.status, failure_statuses) === "pending" ? newest : void 0;
			if (!activeBefore?.source_revision_config) return {
				served: now,
				pending
			};
			store.update({ activeBefore });
			let { source_revision_config } = activeBefore;
			return {
				served: {
					...now,
					source_revision_config
				},
				pending
			};
		}
		async function presentSecrets({ ctx, inputs }) {
			if ((0, secrets_secrets.BN)(inputs) === void 0) return [];
			let { deployment_id } = inputs;
			let { secrets } = await (0, requests.T1)(ctx, deployments.NG, { deployment_id });
			return secrets?.map(({ name, value }) => ({
				name,
				value: value ?? redacted_value.Ls
			}));
		}
		function inWords({ plan: { changes, patch }, isSkipped }) {
			let isCreated = !isSkipped && (0, deployments.TJ)(patch).length > 0;
			return `${(0, format.td)(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
		}
		let plannedChange = (planned) => (0, describe.MA)("planned", () => ({
			headline: `: planned ${inWords(planned)}`,
			message: (0, blocks.hC)("Nothing was sent (dry_run).", planned.isSkipped ? ALREADY : "", isRollingOut(planned.pending))
		}));
		function isRollingOut(revision) {
			if (revision === void 0) return "";
			return [{ code: (0, rollout_content.QL)(revision.source_revision_config) ?? (0, format.m_)(revision.id) }, ` is rolling out (${revision.status}).`];
		}
		let unchanged = (0, describe.MA)("unchanged", (state) => ({
			headline: ` already runs ${(0, rollout_content.QL)((0, describe.Gl)(state)) ?? "this"}`,
			message: `Nothing was sent. ${ALREADY}`
		}));
		let beingDeleted = (0, describe.MA)("rejected", () => ({
			headline: " is being deleted",
			message: "Nothing was changed.",
			advice: "Create it again with create/ once it is gone, or name another deployment."
		}));
		let changedWithoutRevision = (0, describe.MA)("no_revision", (state) => {
			let { changes = [] } = state.plan ?? {};
			return {
				headline: `: ${(0, rollout_changes.zH)(changes) || "nothing changed"}`,
				message: ""
			};
		});
		let timedOutBeforeSending = (0, describe.MA)("timed_out", () => ({
			headline: ": timed out, nothing was changed",
			message: "The timeout came before the change was sent.",
			advice: "Set a longer timeout."
		}));
		let timedOutWaitingForIdle = ({ id, status, source_revision_config: theirs }, ours) => (0, describe.MA)("timed_out", (state) => {
			let name = (0, rollout_content.QL)(theirs);
			let what = name === void 0 ? [] : [
				" (",
				{ code: name },
				")"
			];
			return {
				headline: `: timed out, ${(0, rollout_content.QL)(ours) ?? "the change"} was not sent`,
				message: [
					"Revision ",
					(0, describe.g)(state, id),
					...what,
					` was still ${status ?? "unsettled"}.`
				],
				advice: [
					"Look at that revision ",
					(0, describe.iz)(state, id),
					", or set a longer timeout."
				]
			};
		});
		let started = (0, describe.MA)("not_waited", (state) => ({
			headline: (0, describe.Ew)(state).length === 0 ? `: rollout of ${(0, describe.Dv)(state)} started` : `${(0, rollout_results.JV)(state)}; its rollout has started`,
			message: (0, blocks.hC)([...(0, describe.Gi)(state), " was created. Not waiting for it (wait: false)."], (0, rollout_results.oi)(state)),
			advice: (0, describe.yB)(state)
		}));
		let notAwaited = ({ status }, isPending) => (0, describe.MA)("not_waited", (state) => ({
			headline: `: ${(0, describe.Dv)(state)} is ${status}`,
			message: "Not waiting for it (wait: false).",
			...isPending ? { advice: (0, describe.yB)(state) } : {}
		}));
		let plannedWatch = ({ id, status }) => (0, describe.MA)("planned", (state) => ({
			headline: `: revision ${(0, format.m_)(id)} would only be watched`,
			message: [...(0, describe.Gi)(state), ` is ${status}. Nothing was sent (dry_run).`]
		}));
		let isServing = ({ deployment, revision }) => revision !== void 0 && deployment?.active_revision_id === revision.id;
		function rollbackAdvice(state) {
			let previous = (0, describe.jD)(state);
			let content = (0, rollout_content.QL)(previous);
			return content !== void 0 && (previous?.image_uri || (0, contract_source.dz)(previous?.repo_ref)) ? [
				"Roll back now: deploy ",
				{ code: content },
				" again."
			] : "Roll back now.";
		}
		let checkFailed = ({ check, outcome, finding }) => (0, describe.MA)(outcome, (state) => {
			let { headline = `failed the ${check}`, seen, isBroken, advice } = finding;
			let serves = isServing(state) ? " serves, but" : "";
			return {
				headline: `: ${(0, describe.wc)(state)}${serves} ${headline}`,
				message: `${seen.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}.`,
				advice: (0, blocks.hC)(isBroken && isServing(state) ? rollbackAdvice(state) : "", advice)
			};
		});
		var reply = __webpack_require__(5475);
		var unanswered = __webpack_require__(1119);
		var call_once = __webpack_require__(7216);
		var http = __webpack_require__(2437);
		var outage_log = __webpack_require__(9916);
		let TRANSIENT = Infinity;
		function accessOf(answer) {
			if ("failure" in answer) return "unknown";
			let { status } = answer;
			if (status === 401 || status === 403) return "refused";
			return status === 429 || status >= 500 || status >= 300 && status < 400 ? "unknown" : "accepted";
		}
		function probeUntilStable({ ctx, inputs, store }, probe) {
			let { clock, deadline, report, signal } = ctx;
			let pauseMs = Math.min(inputs.poll_interval, limits.b.checkPause.ms);
			let where = (0, describe.iz)(store.state);
			let outage = (0, outage_log._)({
				clock,
				report,
				server: { name: "agent server" }
			});
			let last;
			function isStable(verdict) {
				let isRepeated = verdict === last?.verdict;
				(last === void 0 || !isRepeated) && (last = {
					verdict,
					sinceMs: clock.now()
				});
				let { minDurationMs = 0 } = verdict === "ok" ? {} : verdict;
				return (isRepeated || probe.isSentOnce === !0) && clock.now() - last.sinceMs >= minDurationMs;
			}
			let poll = async () => {
				for (;;) {
					let answer = await attempt(ctx, probe);
					let verdict = probe.judge(answer);
					let isOver = isStable(verdict);
					let left = deadline.leftMs;
					if (isOver && verdict === "ok") return;
					let fallback = defaultFinding(ctx, probe, answer, where);
					if (isOver || left <= 0) return findingFrom(probe, fallback, verdict);
					verdict !== "ok" && outage.failed(new errors.Vl({ why: fallback.seen }), clock.now() + left);
					await clock.sleep(Math.min(pauseMs, left), signal);
				}
			};
			return report.withHeartbeat(() => outage.heartbeat(), poll);
		}
		async function attempt(ctx, { token, isSentOnce, send }) {
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
		function findingFrom(probe, fallback, verdict) {
			if (verdict !== "ok") {
				let { prefix, minDurationMs: _, ...more } = verdict;
				let said = {
					...fallback,
					...more
				};
				return {
					...said,
					seen: prefix === void 0 ? said.seen : `${prefix}, ${said.seen}`
				};
			}
			let { method, address, expected } = probe;
			return {
				seen: `${method} ${address} did not answer ${expected} twice in a row before the time limit`,
				advice: "Set a longer timeout."
			};
		}
		function defaultFinding({ server }, probe, answer, where) {
			let target = `${probe.method} ${probe.address}`;
			let advice = defaultAdvice(probe.input, answer, where);
			if ("failure" in answer) return {
				seen: `${target} failed: ${(0, unanswered.PR)(answer.failure)}`,
				isBroken: !1,
				advice
			};
			let isBroken = answer.status >= 500;
			return {
				seen: `${target} ${answered(server, probe, answer)}`,
				isBroken,
				advice
			};
		}
		let REFUSED_HEADERS = {
			401: ", which is how a handler refuses Authorization: Bearer",
			403: ", which is how a platform refuses X-Api-Key"
		};
		function answered(server, { expected, token }, { status, text, detail = (0, call_once.x5)(server, "", status, text).detail }) {
			let header = (token && REFUSED_HEADERS[status]) ?? "";
			let said = detail ?? /^([A-Z][^<{\n]+)\.$/.exec(server.redact(text).trim())?.[1];
			return `answered ${status} instead of ${expected}${header}${said === void 0 ? explainStatus(status) : `: ${excerpt(said)}`}`;
		}
		function explainStatus(status) {
			if (status === 404) return ": there is no such path";
			if (status >= 500) return ": the server, or a gateway in front of it, failed";
			return status >= 300 && status < 400 ? ": a redirect, which is not followed" : "";
		}
		function defaultAdvice(input, answer, where) {
			if ("failure" in answer && answer.failure instanceof errors.Jk) return (0, unanswered.aj)(answer.failure, input, ["read the deploy log ", where]);
			let status = "status" in answer ? answer.status : 0;
			if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
			if (status >= 500) return [
				"Read the deploy log ",
				where,
				"."
			];
			if (status >= 300 && status < 400) return `Set ${input} to the address that it redirects to.`;
			return [
				`Check whether ${input} is the address of the agent server, and `,
				"read the deploy log ",
				where,
				"."
			];
		}
		let excerpt = (text) => (0, format.xv)(text, 300);
		function withoutQuery(url) {
			let { origin, pathname } = new URL(url);
			return origin + pathname;
		}
		async function findUnprotected(deploy) {
			let { ctx, inputs, store } = deploy;
			let { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
			let { origin, pathname } = new URL(url);
			ctx.report.progress(`protection check: asking ${origin} without a credential`);
			let probe = {
				method: "GET",
				address: withoutQuery(url),
				input: "auth_check_url",
				send: async (server) => ({
					...await (0, reply.Jt)(server, url, ctx.signal),
					text: ""
				})
			};
			let isPublic = PUBLIC_PATH.test(pathname);
			let isOwn = [(0, rollout_state.ci)(store.state.deployment), smoke_test_url].some((address) => address && url.startsWith(address));
			let judge = (answer) => judgeAnonymous(answer, isPublic, isOwn);
			let open = await probeUntilStable(deploy, {
				...probe,
				expected: "401 or 403",
				token: void 0,
				judge
			});
			if (open !== void 0 || token === void 0) return open;
			return probeUntilStable(deploy, {
				...probe,
				expected: "200",
				token,
				judge: judgeWithToken
			});
		}
		let PUBLIC_PATH = /\/(ok|info)\/*$/;
		function judgeAnonymous(answer, isPublic, isOwn) {
			let access = accessOf(answer);
			if (access === "refused") return "ok";
			if (access === "unknown") return ANONYMOUS_NOT_CHECKED;
			if (isPublic) return PUBLIC;
			if (!("status" in answer) || answer.status < 400) return OPEN;
			return answer.status === 404 && !isOwn ? MAYBE_WRONG_SERVER : OPEN_OR_WRONG_SERVER;
		}
		function judgeWithToken(answer) {
			let access = accessOf(answer);
			if (access === "accepted") return "ok";
			return access === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
		}
		let WITHOUT = "without a credential";
		let HANDLER = "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.";
		let NOT_CHECKED = "could not be checked for protection";
		let OPEN = {
			headline: "is open to everyone",
			prefix: WITHOUT,
			isBroken: !0,
			advice: HANDLER
		};
		let OPEN_OR_WRONG_SERVER = {
			...OPEN,
			prefix: `nobody was refused: ${WITHOUT}`,
			advice: `${HANDLER} If auth_check_url leads to another server, correct it.`,
			minDurationMs: limits.b.noRoute.ms
		};
		let MAYBE_WRONG_SERVER = {
			headline: "is not known to be protected",
			prefix: WITHOUT,
			isBroken: !1,
			advice: "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
			noRollbackReason: "auth_check_url may lead to another server",
			minDurationMs: limits.b.noRoute.ms
		};
		let PUBLIC = {
			headline: NOT_CHECKED,
			prefix: `many servers answer /ok and /info to everybody: ${WITHOUT}`,
			isBroken: !1,
			advice: "In auth_check_url, ask another path, such as /threads.",
			noRollbackReason: "what /ok and /info answer says nothing about the revision"
		};
		let REFUSED = {
			headline: "refused auth_check_token",
			prefix: "with it",
			isBroken: !1,
			advice: "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be."
		};
		let notChecked = (prefix) => ({
			headline: NOT_CHECKED,
			prefix,
			minDurationMs: TRANSIENT
		});
		let ANONYMOUS_NOT_CHECKED = notChecked(WITHOUT);
		let TOKEN_NOT_CHECKED = notChecked("with auth_check_token");
		async function findUnhealthy(deploy) {
			let { ctx, inputs, store } = deploy;
			let address = addressFor(store.state.deployment, inputs);
			if ("problem" in address) return {
				seen: `smoke_test_url ${address.problem}`,
				advice: SET_ADDRESS
			};
			ctx.report.progress(`smoke test: asking ${new URL(address.url).origin}`);
			let target = {
				...address,
				token: inputs.smoke_test_token
			};
			let down = await probeUntilStable(deploy, isUp(deploy, target));
			if (down !== void 0 || inputs.smoke_test_assistant === void 0) return down;
			ctx.report.progress(`smoke test: running ${inputs.smoke_test_assistant} once`);
			return probeUntilStable(deploy, runsOnce(deploy, target));
		}
		function isUp({ ctx }, { url, from, token }) {
			let address = `${url}/ok`;
			let refused = token === void 0 ? "ok" : refusalOf(token);
			return {
				method: "GET",
				address: withoutQuery(address),
				expected: "200",
				input: from,
				token,
				send: async (server) => {
					let { status, text } = await (0, reply.Jt)(server, address, ctx.signal);
					if (status === 200 && text.trimStart().startsWith("<")) throw new errors.Vl({ why: `status ${status} is of a web page` });
					return {
						status,
						text: ""
					};
				},
				judge: (answer) => judgeStatus(answer, refused, NOT_YET_UP)
			};
		}
		function runsOnce({ ctx, inputs, store }, { url, from, token }) {
			let { smoke_test_assistant: assistant_id, smoke_test_input: input = {} } = inputs;
			let path = "/runs/wait";
			let address = withoutQuery(url + path);
			let body = JSON.stringify({
				assistant_id,
				input
			});
			let where = (0, describe.iz)(store.state);
			let wrong = { advice: [
				"Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
				where,
				"."
			] };
			return {
				method: "POST",
				address,
				expected: "200",
				input: from,
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
				judge: (answer) => {
					if ("failure" in answer) return judgeFailure(answer.failure, where);
					let verdict = judgeStatus(answer, refusalOf(token), wrong);
					if (verdict !== "ok") return verdict;
					let seen = whatIsWrong(answer.text, inputs.smoke_test_expect, ctx.report.redact);
					if (seen === void 0) return "ok";
					let advice = [
						"Look at this run ",
						where,
						"; if its answer is right, correct the inputs."
					];
					return {
						seen: `POST ${address} answered ${seen}`,
						isBroken: !0,
						advice
					};
				}
			};
		}
		function judgeStatus(answer, refused, otherwise) {
			if (accessOf(answer) === "refused") return refused;
			return "status" in answer && answer.status === 200 ? "ok" : otherwise;
		}
		let NOT_YET_UP = { minDurationMs: TRANSIENT };
		function refusalOf(token) {
			let [prefix, which] = token === void 0 ? ["without", "missing"] : ["with", "refused"];
			return {
				headline: "refused the smoke test",
				prefix: `${prefix} smoke_test_token`,
				advice: "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
				noRollbackReason: `a ${which} token says nothing about the revision`
			};
		}
		function judgeFailure(failure, where) {
			if (!(failure instanceof errors.Jk)) return {};
			if (!failure.sent) return NOT_YET_UP;
			return failure.kind === "slow" ? { advice: [
				"Set a longer request_timeout if the run takes so long; if it should not, look at it ",
				where,
				"."
			] } : {};
		}
		function whatIsWrong(text, expect = "", redact) {
			let json;
			let written;
			try {
				json = JSON.parse(text);
				written = JSON.stringify(json);
			} catch (error) {
				return `with ${error instanceof RangeError ? "JSON that is nested too deeply" : "something other than JSON"}: ${excerpt(redact(text))}`;
			}
			let texts = (_, value) => typeof value == "string" ? redact(value) : value;
			let answer = excerpt(redact(JSON.stringify(json, texts)));
			if (typeof json == "object" && json && "__error__" in json) return `that the run failed: ${answer}`;
			return [text, written].some((one) => one.includes(expect)) ? void 0 : `${answer}, which does not contain ${excerpt(redact(expect))}`;
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
		async function failedCheck(deploy) {
			let { ctx, inputs, store } = deploy;
			for (let { check, input, outcome, find, limitMs } of CHECKS) {
				if (inputs[input] === void 0) continue;
				let limited = {
					...ctx,
					deadline: ctx.deadline.within(limitMs)
				};
				let finding = await find({
					...deploy,
					ctx: limited
				});
				if (finding !== void 0) return {
					check,
					outcome,
					finding
				};
				ctx.report.progress(`${check} passed`);
				store.update(({ checksPassed }) => ({ checksPassed: [...checksPassed, check] }));
			}
		}
		async function followChange(deploy, applied) {
			let { ids, revisions } = applied.baseline;
			await recordPreviousRevision(deploy, revisions);
			return {
				...await followToEnd(deploy, applied.revision.id, ids, applied),
				applied
			};
		}
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
			if (inputs.dry_run) return { end: plannedWatch(revision) };
			let isPending = (0, rollout_status.L8)(status, inputs.failure_statuses) === "pending";
			if (!inputs.wait) return { end: notAwaited(revision, isPending) };
			let doing = isPending ? "rolling out" : "watching";
			ctx.onStart?.(`${(0, describe.et)(state)}: ${doing} ${(0, describe.Dv)(state)}`);
			let older = revisionsBefore(revision, baseline);
			await recordPreviousRevision(deploy, baseline.revisions);
			return followToEnd(deploy, revision.id, older);
		}
		async function recordPreviousRevision({ ctx, inputs: { deployment_id }, store }, revisions = []) {
			let { before, activeBefore, revision } = store.state;
			let revision_id = before?.active_revision_id;
			let shown = [
				before?.latest_revision_id,
				activeBefore?.id,
				revision?.id
			];
			if (!revision_id || shown.includes(revision_id)) return;
			let read = revisions.find((one) => one.id === revision_id && one.source_revision_config) ?? await (0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			read !== void 0 && store.update({ activeBefore: read });
		}
		async function followToEnd(deploy, revision_id, older, applied) {
			let { ctx, inputs, store } = deploy;
			let { deployment_id } = inputs;
			let end = await (0, watch.WR)(ctx, {
				deployment_id,
				revision_id,
				older,
				inputs
			}, store);
			if (applied !== void 0) {
				await warnAboutDuplicates(deploy, applied);
				let other = await (0, read_back.B)(ctx, store, inputs.secrets_mode !== "replace", end);
				if (other !== void 0) return { end: other };
			}
			if (end.outcome !== "deployed") return { end: (0, rollout_results.gJ)(end, store.elapsedMs) };
			let failed = await failedCheck(deploy);
			let isAsked = failed !== void 0 || store.state.checksPassed.length > 0;
			isAsked && await (0, watch.Ow)(ctx, inputs, store);
			if (failed !== void 0) return {
				end: checkFailed(failed),
				noRollbackReason: failed.finding.noRollbackReason
			};
			let active = store.state.deployment?.active_revision_id;
			let last = isAsked && active && active !== revision_id && !older.has(active) ? {
				outcome: "superseded",
				newer_revision_id: active
			} : end;
			return { end: (0, rollout_results.gJ)(last, store.elapsedMs) };
		}
		var deploy_inputs = __webpack_require__(5748);
		var uuid = __webpack_require__(7848);
		async function lookUp(ctx, inputs) {
			let { deployment_id, image_from } = inputs;
			let target = deployment_id === void 0 ? await idOf(ctx, inputs, "deployment_name") : { is: deployment_id };
			if ("problem" in target) return target.problem;
			let resolved = {
				...inputs,
				deployment_id: target.is
			};
			if (image_from === void 0) return resolved;
			let image = await imageServedBy(ctx, inputs, image_from);
			return "problem" in image ? image.problem : {
				...resolved,
				image_uri: image.is
			};
		}
		let OTHERWISE = {
			deployment_name: {
				byId: "set deployment_id",
				ifNone: "create it with create/"
			},
			image_from: {
				byId: "write the deployment's id",
				ifNone: "write its id instead"
			}
		};
		async function idOf(ctx, inputs, input) {
			let { [input]: name = "", tenant_id } = inputs;
			let { byId, ifNone } = OTHERWISE[input];
			let named = await (0, look_up_by_name.HZ)(ctx, name);
			if (named.kind === "one") return { is: named.deployment.id };
			let elsewhere = `, ${tenant_id === void 0 ? "set" : "correct"} tenant_id if it is in another workspace`;
			let advice = named.kind === "several" ? `To say which one is meant, ${byId} instead` : `correct the name${named.close.length > 0 ? "" : elsewhere}, or ${ifNone}`;
			return { problem: {
				input,
				...(0, look_up_by_name.GX)(named, name, advice)
			} };
		}
		async function imageServedBy(ctx, inputs, image_from) {
			let wrong = (what, fix) => ({ problem: {
				input: "image_from",
				what,
				fix
			} });
			let id = uuid.dP.safeParse(image_from).data;
			let other = id === void 0 ? await idOf(ctx, inputs, "image_from") : { is: id };
			if ("problem" in other) return other;
			let deployment_id = other.is;
			let deployment = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }).catch((error) => {
				if (error instanceof errors.fk && error.status === 404) return;
				throw error;
			});
			if (deployment === void 0) return wrong(`there is no deployment ${deployment_id} for this credential`, "compare the id with the platform");
			let { name, active_revision_id: revision_id } = deployment;
			let another = id === void 0 ? (0, look_up_by_name.E)(deployment, image_from) : void 0;
			if (another !== void 0) return wrong(another, "run this again, or write its id instead");
			let whose = `the active revision of ${(0, problem.TL)(name)}`;
			if (revision_id === null) return wrong(`${(0, problem.TL)(name)} has no active revision`, "deploy it first, or set image_uri");
			let revision = await (0, requests.T1)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			let image = field_image_uri.W_.safeParse(revision.source_revision_config?.image_uri ?? "").data;
			if (image === void 0) return wrong(`${whose} shows no image`, "set image_uri");
			if ((0, contract_image.zZ)(image).digest === void 0) return wrong(`${(0, problem.TL)(name)} runs ${(0, rollout_content.QL)({ image_uri: image })} without a digest`, "its tag may have moved since: deploy that one by digest first, or set image_uri");
			ctx.report.info(`Promoting ${image}, which ${whose} (${revision_id}) runs.`);
			return { is: image };
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
		function keptOf(sent, back) {
			let restored = Object.keys(back.source_config ?? {});
			return [...Object.keys(sent.source_config ?? {}).filter((name) => !restored.includes(name)), ...sent.secrets ? ["secrets"] : []];
		}
		let ROLLED_BACK = [
			"failed",
			"timed_out",
			"unhealthy",
			"unprotected"
		];
		async function rollBack(deploy, { end, noRollbackReason, applied }) {
			if (applied === void 0 || !ROLLED_BACK.includes(end.outcome)) return;
			let { inputs, store } = deploy;
			let limited = {
				...deploy,
				ctx: (0, connect.withDeadline)(deploy.ctx, inputs.timeout)
			};
			try {
				let why = noRollbackReason ?? await deployPrevious(limited, end.outcome, applied);
				why !== void 0 && store.update((0, rollout_state.rZ)({ why }));
			} catch (error) {
				let why = failureReason(error).replace(/\.$/, "");
				store.update((0, rollout_state.rZ)({ why }));
			}
			store.state.rollback?.revision_id !== void 0 && await (0, watch.Ow)((0, connect.withDeadline)(deploy.ctx, 0), inputs, store);
		}
		function failureReason(error) {
			if (error instanceof errors.fk) return `the ${error.operation?.reads ? "reading" : "change"} was refused (${(0, unanswered.PR)(error)})`;
			return error instanceof Error ? error.message : "unknown reason";
		}
		function takesOver({ status, updated_at }, ours) {
			let deployedForMs = Date.parse(ours?.created_at ?? "") - Date.parse(updated_at ?? "");
			return (0, rollout_status.Nj)(status) && !(deployedForMs > limits.b.activation.ms);
		}
		async function previousOf({ ctx, inputs: { deployment_id, failure_statuses }, store }, active, { baseline: { deployment, revisions }, revision: ours }) {
			let readOne = (revision_id) => (0, requests.T1)(ctx, deployments.qB, {
				deployment_id,
				revision_id
			});
			let { active_revision_id: activeId, latest_revision_id: latest } = deployment;
			let servedId = active === null || active === ours.id ? activeId : active;
			let was = revisions.find(({ id }) => id === latest && ![servedId, ours.id].includes(id));
			if (was && ["pending", "deployed"].includes((0, rollout_status.L8)(was.status, failure_statuses)) && servedId === activeId) {
				let now = await readOne(was.id);
				if (takesOver(now, store.state.revision)) return now;
			}
			return servedId === null ? void 0 : readOne(servedId);
		}
		async function deployPrevious(deploy, outcome, applied) {
			let { ctx, inputs, store } = deploy;
			let ours = applied.revision.id;
			let deployment = await (0, requests.LC)(ctx, () => (0, requests.T1)(ctx, deployments.i8, { deployment_id: inputs.deployment_id }), ({ latest_revision_id }) => latest_revision_id === ours);
			let { latest_revision_id: latest, active_revision_id: active } = deployment;
			if (outcome === "timed_out" && active === ours) return "the new revision serves";
			if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest)) return "someone else has deployed since";
			let previous = await previousOf(deploy, active, applied);
			if (previous === void 0) return "no revision served before";
			let failed = {
				...applied.revision.source_revision_config,
				...applied.patch.source_revision_config
			};
			let content = previous.source_revision_config ?? {};
			let patch = rollbackPatch(deployment, content, failed);
			if (typeof patch == "string") return patch;
			let baseline = await takeBaseline(ctx, deployment);
			let to = (0, rollout_content.QL)(content) ?? `revision ${(0, format.m_)(previous.id)}`;
			store.update((0, rollout_state.rZ)({
				to,
				previous,
				kept: keptOf(applied.patch, patch)
			}));
			ctx.report.progress(`rolling back to ${to}, which revision ${(0, format.m_)(previous.id)} ran`);
			let startedMs = ctx.clock.now();
			let back = await applyPatch(deploy, baseline, patch, (phase) => store.update((0, rollout_state.rZ)({ phase })));
			if (back === void 0) return "the control plane created no revision";
			let revision_id = back.revision.id;
			store.update((0, rollout_state.rZ)({ revision_id }));
			ctx.report.progress(`rollback revision ${revision_id} was created`);
			warnAboutConcurrentRevisions(deploy, back);
			let target = {
				deployment_id: deployment.id,
				revision_id,
				older: baseline.ids
			};
			let { outcome: end } = await (0, watch.wB)(ctx, {
				...target,
				inputs,
				watched: "rollback"
			}, store);
			store.update((0, rollout_state.rZ)({
				end,
				tookMs: ctx.clock.now() - startedMs
			}));
			end === "deployed" && store.update((0, rollout_state.rZ)({ failedCheck: (await failedCheck(deploy))?.check }));
		}
		async function waitForIdle({ ctx, inputs, store }, before) {
			let { clock, deadline, report } = ctx;
			let startedMs = clock.now();
			let isOver = ({ revision }) => revision === void 0 || (0, rollout_status.L8)(revision.status, inputs.failure_statuses) !== "pending";
			let lastLogged;
			let blocking;
			let { last, isInTime } = await (0, poll.wt)(ctx, {
				interval: (0, follow.m)(inputs),
				read: () => readLatest(ctx, before.id),
				stateOf: ({ revision }) => `${revision?.id} ${revision?.status}`,
				neededEvidence: (latest) => isOver(latest) ? poll.N7 : void 0,
				onReply: (latest) => {
					let { revision } = latest;
					let isKnown = revision?.id === lastLogged?.id;
					if (revision === void 0 || isOver(latest) && !isKnown) return;
					let { id, status } = revision;
					isKnown ? status !== lastLogged?.status && report.progress(`revision ${(0, format.m_)(id)} is ${status}`) : report.progress(`waiting until revision ${id} has finished (${status})`);
					lastLogged = revision;
					isOver(latest) || (blocking = revision);
				},
				heartbeat: () => lastLogged && `still waiting for revision ${(0, format.m_)(lastLogged.id)} (${lastLogged.status}, ${(0, lines.Bh)(deadline.leftMs)})`
			});
			blocking !== void 0 && store.update({ idle: {
				revision_id: blocking.id,
				waitedMs: clock.now() - startedMs
			} });
			if (last !== void 0 && isInTime) return { now: last.now };
			let { image_uri, repo_ref } = inputs;
			let unknown = { id: String(before.latest_revision_id) };
			return { end: timedOutWaitingForIdle(blocking ?? unknown, {
				image_uri,
				repo_ref
			}) };
		}
		async function readLatest(ctx, deployment_id) {
			let now = await (0, requests.T1)(ctx, deployments.i8, { deployment_id }, limits.b.once);
			let revision_id = now.latest_revision_id;
			if (revision_id === null) return {
				now,
				revision: void 0
			};
			return {
				now,
				revision: await (0, requests.T1)(ctx, deployments.qB, {
					deployment_id,
					revision_id
				}, limits.b.once)
			};
		}
		async function deployOnce(inputs, ctx, run, store) {
			let { report, signal } = ctx;
			let ended;
			try {
				let found = await lookUp(ctx, inputs);
				if ("what" in found) ended = refuse([found]);
				else {
					let deploy = {
						ctx,
						inputs: found,
						run,
						store
					};
					store.update({ deployment_id: found.deployment_id });
					ended = {
						...await deployAndWait(deploy),
						deploy
					};
				}
			} catch (error) {
				let { state } = store;
				let context = (0, deployment.V)(inputs, state, {
					rows: state.before !== void 0 && inputs.revision_id === void 0 ? control_plane.Pz : [],
					withoutList: inputs.deployment_id === void 0 ? "set deployment_id instead" : "write the deployment's id instead",
					inputs: Object.keys(deploy_inputs.L2.shape)
				});
				(0, errors.ST)(error) && store.update((0, rollout_state.bj)("revision", !0));
				ended = { end: (0, error_results.WF)(error, store.state, context, signal.aborted) };
			}
			report.endGroup();
			await (0, watch.Kj)(ended.end, ctx, store);
			ended.deploy && inputs.rollback_on_failure && await rollBack(ended.deploy, ended);
			return (0, page.N)(ctx, ended.end, store, deploy_inputs.V4);
		}
		async function deployAndWait(deploy) {
			let { inputs, store } = deploy;
			let now = await readNow(deploy);
			let another = (0, look_up_by_name.E)(now, inputs.deployment_name ?? now.name);
			if (another !== void 0) return refuse([{
				input: "deployment_name",
				what: another,
				fix: "correct deployment_name or deployment_id"
			}]);
			if (inputs.revision_id !== void 0) return attachTo(deploy, now, inputs.revision_id);
			let ruled = refuseTarget(deploy, now);
			if (ruled !== void 0) return ruled;
			if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, now);
			let idle = await waitForIdle(deploy, now);
			if ("end" in idle) {
				await recordPreviousRevision(deploy);
				return idle;
			}
			recordDeployment(store, idle.now);
			return refuseTarget(deploy, idle.now) ?? planAndApply(deploy, idle.now);
		}
		let recordDeployment = (store, now) => store.update({
			...(0, rollout_state.iV)(now),
			before: now
		});
		async function readNow({ ctx, inputs, store }) {
			let { deployment_id } = inputs;
			let now = await (0, requests.T1)(ctx, deployments.i8, { deployment_id });
			recordDeployment(store, now);
			return now;
		}
		function refuseTarget({ inputs }, now) {
			if ((0, deployments.vx)(now)) return { end: beingDeleted };
			let problems = [...problemsWith(now, inputs), ...checkProblemsWith(now, inputs)];
			return problems.length > 0 ? refuse(problems) : void 0;
		}
		async function attachTo(deploy, now, revision_id) {
			if (revision_id !== deploy_inputs.k0) return attach(deploy, now, revision_id);
			let newest = await withNewest(deploy, now);
			let { latest_revision_id: latest } = newest;
			if (latest !== null) return attach(deploy, newest, latest);
			return refuse([{
				input: "revision_id",
				what: "the deployment has no revision yet",
				fix: "run this again when it has one"
			}]);
		}
		let refuse = (problems) => ({ end: (0, error_results.J5)(problems, "Nothing was changed.") });
		async function planAndApply(deploy, first) {
			let { ctx, inputs, store } = deploy;
			let now = first;
			let planned = await planFor(deploy, now);
			if (planned.isSkipped) {
				await ctx.clock.sleep(limits.b.secondRead.ms, ctx.signal);
				now = await readNow(deploy);
				planned = await planFor(deploy, now);
			}
			let { plan, isSkipped, pending } = planned;
			if (plan.problems.length > 0) return refuse(plan.problems);
			store.update({
				plan,
				patch: plan.patch
			});
			(0, rollout_changes.uH)(ctx.report, inWords(planned), plan, isSkipped ? ALREADY : plan.revisionNote);
			if (pending !== void 0) {
				let content = (0, rollout_content.QL)(pending.source_revision_config);
				let what = `Revision ${(0, format.m_)(pending.id)}${content === void 0 ? "" : ` (${content})`}`;
				ctx.report.notice(`${what} is ${pending.status}: another rollout is in progress.`);
			}
			if (inputs.dry_run) return { end: plannedChange(planned) };
			return isSkipped ? serving(deploy, now) : apply(deploy, now, plan);
		}
		async function serving({ ctx, store }, now) {
			let { id: deployment_id, active_revision_id, source_revision_config } = now;
			let id = active_revision_id ?? "";
			let revision = await (0, requests.nb)(ctx, deployments.qB, {
				deployment_id,
				revision_id: id
			});
			store.update({ revision: revision ?? {
				id,
				source_revision_config
			} });
			return { end: unchanged };
		}
		async function apply(deploy, now, plan) {
			let { ctx, inputs, store } = deploy;
			let baseline = await takeBaseline(ctx, now);
			if (ctx.deadline.leftMs <= 0) return { end: timedOutBeforeSending };
			let { state } = store;
			let content = (0, rollout_content.QL)(plan.patch.source_revision_config);
			let changed = (0, rollout_changes.zH)(plan.changes) || "the same settings again";
			let what = content === void 0 ? `sending: ${changed}` : `rolling out ${content}`;
			ctx.report.info(`${(0, describe.et)(state)}: ${what}`);
			ctx.onStart?.(`${(0, describe.et)(state)}: ${what}`);
			let applied = await applyChange(deploy, baseline, plan.patch);
			if (applied !== void 0 && inputs.wait) return followChange(deploy, applied);
			applied !== void 0 && await warnAboutDuplicates(deploy, applied);
			let other = await (0, read_back.B)(ctx, store, inputs.secrets_mode !== "replace");
			if (applied === void 0) return { end: other ?? changedWithoutRevision };
			return {
				end: other ?? started,
				applied
			};
		}
	}),
	6942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => brokenRules });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		let Named = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP() })).nullish();
		let Containers = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumeMounts: Named,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish()
		})).nullish();
		let Pod = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			volumes: Named,
			volume_mounts: Named,
			init_containers: Containers,
			sidecars: Containers
		});
		let broken = (path, predicate, fix) => ({
			path,
			what: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
			fix
		});
		function brokenNames(spec) {
			let pod = Pod.safeParse(spec).data ?? {};
			let names = pod.volumes?.map(({ name }) => name) ?? [];
			let repeated = names.flatMap((name, index) => names.indexOf(name) === index ? [] : broken([
				"volumes",
				index,
				"name"
			], "repeats that of another volume", "choose another"));
			let missing = (mounts, path) => (mounts ?? []).flatMap(({ name }, index) => names.includes(name) ? [] : broken([
				...path,
				index,
				"name"
			], "names no volume", "add it to volumes, or correct it"));
			let ofContainers = ["init_containers", "sidecars"].flatMap((list) => (pod[list] ?? []).flatMap(({ volumeMounts }, index) => missing(volumeMounts, [
				list,
				index,
				"volumeMounts"
			])));
			let restarted = (pod.init_containers ?? []).flatMap(({ restartPolicy }, index) => restartPolicy === "OnFailure" ? broken([
				"init_containers",
				index,
				"restartPolicy"
			], "cannot be OnFailure, which is only for sidecars", "write Always for a native sidecar, or move the container to sidecars") : []);
			return [
				...repeated,
				...missing(pod.volume_mounts, ["volume_mounts"]),
				...ofContainers,
				...restarted
			];
		}
		function effective(spec, field) {
			let isGiven = spec[field] !== void 0 && spec[field] !== null;
			let standIn = _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.S_[field];
			return isGiven || standIn?.times !== 1 ? field : standIn.follows;
		}
		function brokenBounds(spec) {
			return _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.Ti.flatMap(([low, high]) => {
				let lower = effective(spec, low);
				let upper = effective(spec, high);
				let [least, most] = [spec[lower], spec[upper]];
				if (lower !== low && upper !== high || typeof least != "number" || typeof most != "number" || least <= most) return [];
				let standIns = [];
				lower !== low && standIns.push(`${low} is ${lower}`);
				upper !== high && standIns.push(`${high} is ${upper}`);
				let reason = standIns.length > 0 ? ` (${standIns.join(" and ")} when not set)` : "";
				return {
					path: [lower === low ? low : high],
					what: `${lower} ${least} is above ${upper} ${most}${reason}`,
					fix: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let brokenRules = (spec) => [...brokenBounds(spec), ...brokenNames(spec)];
	})
};
