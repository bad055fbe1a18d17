"use strict";
exports.id = "deploy-deploy";
exports.ids = ["deploy-deploy"];
exports.modules = {
	7228: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployAndWait: () => deployAndWait,
			deployOnce: () => deployOnce
		});
		var look_up_by_name = __webpack_require__(2509);
		var control_plane = __webpack_require__(4751);
		var deployment = __webpack_require__(2242);
		var wording = __webpack_require__(2867);
		var ask = __webpack_require__(615);
		var errors = __webpack_require__(1515);
		var patience = __webpack_require__(7527);
		var deployments = __webpack_require__(3174);
		var rollout_changes = __webpack_require__(6467);
		var describe = __webpack_require__(9121);
		var ends_of_errors = __webpack_require__(9294);
		var page = __webpack_require__(668);
		var rollout_known = __webpack_require__(2629);
		var read_back = __webpack_require__(2334);
		var rollout_runs = __webpack_require__(9430);
		var watch = __webpack_require__(7884);
		var operation = __webpack_require__(8674);
		var rollout_status = __webpack_require__(2206);
		var lines = __webpack_require__(8561);
		var wait = __webpack_require__(2561);
		var follow = __webpack_require__(5025);
		var latest_revision = __webpack_require__(3617);
		async function withNewest({ world, inputs }, deployment) {
			if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
			let { latest_revision_id: latest } = deployment;
			let than = latest === null ? [] : [`the latest is ${(0, wording.m_)(latest)}`];
			world.report.tell((0, lines.OS)("waiting a minute for a new revision", than));
			return (0, latest_revision.K)(world, inputs, deployment, patience.a.pushedRevision.ms);
		}
		async function readYoung({ world, inputs }, revision_id) {
			let target = {
				deployment_id: inputs.deployment_id,
				revision_id
			};
			let { last } = await (0, wait.fm)(world, {
				limitMs: patience.a.youngRevision.ms,
				pace: (0, follow.x)(inputs),
				read: () => (0, ask.kA)(world, deployments.qB, target, patience.a.once),
				state: ({ status }) => status,
				end: () => wait.ET
			});
			return last ?? (0, ask.kA)(world, deployments.qB, target);
		}
		var compare = __webpack_require__(540);
		function createdMs({ created_at }) {
			let ms = Date.parse(created_at ?? "");
			return Number.isNaN(ms) ? void 0 : ms;
		}
		let listOf = async (world, target) => (await (0, ask.WP)(world, deployments.VW, {
			...target,
			limit: patience.a.revisions.members
		}))?.resources;
		let idsOf = ({ latest_revision_id, active_revision_id }) => [latest_revision_id, active_revision_id].filter((id) => id !== null);
		async function takeBaseline(world, deployment) {
			let target = { deployment_id: deployment.id };
			let revisions = [...await listOf(world, target) ?? []];
			let latest = deployment.latest_revision_id;
			if (latest !== null && !revisions.some(({ id }) => id === latest)) {
				let own = await (0, ask.WP)(world, deployments.qB, {
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
		function olderThan(revision, { deployment: { latest_revision_id: latest }, ids, revisions }) {
			if (revision.id === latest) return new Set([...ids].filter((id) => id !== latest));
			let ms = createdMs(revision) ?? 0;
			let older = revisions.filter((one) => (createdMs(one) ?? ms) < ms);
			return new Set(older.map(({ id }) => id));
		}
		async function readNewRevisions(world, target, baseline) {
			let [listed, deployment] = await Promise.all([listOf(world, target), (0, ask.kA)(world, deployments.NG, target, patience.a.once)]);
			let whole = (listed ?? []).filter((revision) => revision.source_revision_config);
			let found = new Map(whole.map((revision) => [revision.id, revision]));
			let latest = deployment.latest_revision_id;
			for (let id of idsOf(deployment)) {
				if (baseline.ids.has(id) || found.has(id)) continue;
				let source_revision_config = id === latest ? deployment.source_revision_config : void 0;
				let own = await (0, ask.WP)(world, deployments.qB, {
					...target,
					revision_id: id
				});
				found.set(id, own ?? {
					id,
					status: "",
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
		let mayBeTwin = ({ patch, revision: { id, source_revision_config: runs } }) => (other) => Object.keys(patch.source_revision_config ?? {}).length > 0 && other.id !== id && (0, compare.wE)(runs, other.source_revision_config);
		function warnOfForeignRevisions({ world }, applied) {
			let { revision, seen, sends, meanwhile } = applied;
			let { newRevisions = [] } = seen ?? {};
			let place = newRevisions.findIndex(({ id }) => id === revision.id);
			let before = newRevisions.slice(0, Math.max(0, place));
			let isTwin = mayBeTwin(applied);
			let others = [...meanwhile.filter((one) => !isTwin(one)), ...before.filter((one) => sends < 2 || !isTwin(one))];
			if (others.length === 0) return;
			let ids = others.map(({ id }) => id).join(", ");
			let [which, them] = others.length === 1 ? ["Revision", "it"] : ["Revisions", "them"];
			world.report.warning(`${which} ${ids} appeared after this step had read the deployment and before its change, which may have overwritten ${them}. Let one workflow at a time deploy here (concurrency:).`);
		}
		async function warnOfDuplicates({ world, inputs }, applied) {
			let look = () => readNewRevisions(world, inputs, applied.baseline).catch(() => void 0);
			let seen = applied.sends < 2 ? void 0 : await look();
			world.signal.throwIfAborted();
			let twins = [...applied.meanwhile, ...seen?.newRevisions ?? []].filter(mayBeTwin(applied));
			if (twins.length === 0) return;
			let ids = [applied.revision, ...twins].map(({ id }) => id).join(", ");
			world.report.warning(`The change may have been applied more than once: revisions ${ids} run what it asks for. Someone else's change with the same image or ref would look the same.`);
		}
		var search = __webpack_require__(7756);
		var write_write = __webpack_require__(7421);
		var write_once = __webpack_require__(4451);
		var spelling = __webpack_require__(1737);
		var contract_image = __webpack_require__(8686);
		var contract_source = __webpack_require__(5566);
		function isMarked(runs, id) {
			let name = runs?.image_uri?.split("/").at(-1)?.split("@")[0] ?? runs?.repo_ref ?? "";
			return id !== "" && RegExp(`(?<!\\d)${id}(?!\\d)`).test(name);
		}
		function isFixed({ secrets, source_config, source_revision_config }) {
			let { repo_ref, image_uri } = source_revision_config ?? {};
			return ((0, contract_source.dz)(repo_ref) || (0, contract_image.zZ)(image_uri ?? "").digest !== void 0) && !secrets && Object.keys(source_config ?? {}).length === 0;
		}
		let isUnmistakable = ({ patch, run }, one) => (0, compare.wE)(patch.source_revision_config, one.source_revision_config) && (isFixed(patch) || isMarked(one.source_revision_config, run.id));
		function wantedBy({ patch, before }) {
			let all = {
				...before,
				...patch.source_revision_config
			};
			return all.repo_ref ? {
				...all,
				image_uri: void 0
			} : all;
		}
		function contradicted(patch, deployment) {
			let { spec, secrets } = comparedBeside(patch, deployment);
			return [...spec.includes("other") ? ["The resource_spec that was sent is not there"] : [], ...secrets.some((is) => is === "other" || is === "absent") ? ["The secrets that were sent are not there"] : []];
		}
		function comparedBeside(patch, deployment) {
			let compared = (0, compare.UD)(patch, deployment);
			let under = (start) => compared.filter(({ path }) => path.startsWith(start)).map(({ is }) => is);
			return {
				spec: under("source_config.resource_spec."),
				secrets: under("secrets")
			};
		}
		function isSpecHidden(patch, deployment) {
			let { spec } = comparedBeside(patch, deployment);
			return spec.length > 0 && !spec.includes("same");
		}
		function recognise(sent, { newRevisions, deployment }) {
			if (newRevisions.length === 0) return { kind: "nothing" };
			let { patch } = sent;
			let missing = contradicted(patch, deployment);
			let marked = newRevisions.filter((one) => isUnmistakable(sent, one));
			let mark = isFixed(patch) ? marked.at(-1) : marked[0];
			let isMarkOurs = missing.length === 0 || newRevisions.length > 1;
			if (mark !== void 0 && isMarkOurs) return {
				kind: "ours",
				found: mark
			};
			let [only, ...others] = newRevisions.filter((one) => (0, compare.wE)(wantedBy(sent), one.source_revision_config));
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
		function namedBy({ patch }, answer) {
			let { latest_revision_id: id, source_revision_config } = answer;
			if (id === null || (0, compare.qz)(patch.source_revision_config, source_revision_config)) return;
			return {
				id,
				status: "",
				source_revision_config
			};
		}
		function isBelieved(sent, answer, named, { newRevisions, deployment }) {
			let { patch } = sent;
			let own = newRevisions.find(({ id }) => id === named.id);
			if ([patch.source_revision_config, named.source_revision_config].some((runs) => (0, compare.qz)(runs, own?.source_revision_config))) return !1;
			let isAlike = (one) => (0, compare.wE)(wantedBy(sent), one.source_revision_config);
			if (own !== void 0 && !isAlike(own) && newRevisions.some(isAlike)) return !1;
			let isLatest = deployment.latest_revision_id === named.id;
			if (isLatest && own !== void 0 && newRevisions.length === 1) return !0;
			return (isLatest ? [answer, deployment] : [answer]).every((one) => contradicted(patch, one).length === 0);
		}
		async function applyPatch({ world, inputs, run }, start, patch, onPhase, onAnswer = () => void 0) {
			let { deployment } = start;
			let target = { deployment_id: deployment.id };
			let body = (0, spelling.rd)(deployment.source_revision_config, patch);
			let send = (signal) => (0, ask.kA)({
				...world,
				signal
			}, deployments.Gj, target, patience.a.once, body);
			let { on_ambiguous, settle_window: windowMs } = inputs;
			if ((0, deployments.TJ)(patch).length === 0) {
				let answer = await (on_ambiguous === "verify" ? write_write.Z0 : write_write.np)(world, send, onPhase);
				onAnswer(answer);
				let revision = madeAnyway(answer, start);
				return revision && {
					patch,
					revision,
					sends: 1,
					baseline: start,
					meanwhile: []
				};
			}
			let baseline = start;
			let seen;
			let meanwhile = [];
			let sent = () => ({
				patch,
				before: baseline.deployment.source_revision_config,
				run
			});
			let { found: revision, ...written } = await (0, write_once.F)(world, {
				send,
				onPhase,
				windowMs,
				mayHaveCollided: ({ status }) => [409, 423].includes(status),
				maySendAgain: (sends) => on_ambiguous === "verify" && sends < patience.a.changes.attempts,
				async search(limitMs) {
					seen = await (0, search.p)(world, {
						what: "its revision",
						windowMs: limitMs,
						look: (longer) => readNewRevisions(longer, target, baseline),
						isFound: (now) => recognise(sent(), now).kind === "ours"
					});
					return seen === void 0 ? {
						kind: "unproven",
						why: "The service could not be asked whether it was applied"
					} : recognise(sent(), seen);
				},
				async refreshBaseline() {
					baseline = await takeBaseline(world, await (0, ask.kA)(world, deployments.i8, target));
					meanwhile = baseline.revisions.filter((one) => isNew(one, start)).toReversed();
				},
				async resultOf(answer) {
					onAnswer(answer);
					let named = namedBy(sent(), answer);
					if (named === void 0 || baseline.ids.has(named.id)) return;
					let alone = {
						newRevisions: [],
						deployment: answer
					};
					seen = await readNewRevisions(world, target, baseline).catch(() => alone);
					return isBelieved(sent(), answer, named, seen) ? named : void 0;
				},
				texts: {
					lost: "the change may have been applied, looking for its revision",
					accepted: "The change was accepted, but the answer does not show its revision; looking for it.",
					absent: "No revision of it appeared",
					found: ({ id }) => `The change was applied: its revision ${(0, wording.m_)(id)} is there. Nothing is sent again.`
				}
			});
			return {
				patch,
				revision,
				...written,
				seen,
				baseline,
				meanwhile
			};
		}
		function madeAnyway({ latest_revision_id: id, source_revision_config }, { ids, deployment: { source_revision_config: before } }) {
			if (id === null || ids.has(id)) return;
			let latest = {
				id,
				status: "",
				source_revision_config
			};
			return (0, compare.wE)(before, source_revision_config) ? latest : void 0;
		}
		async function applyChange(deploy, baseline, patch) {
			let { world, notebook } = deploy;
			let earlier = await madeByEarlierAttempt(deploy, baseline, patch);
			earlier === void 0 && world.report.tell("sending the change");
			let onAnswer = (answer) => notebook.add((0, rollout_known.iV)(answer));
			let onPhase = (phase) => notebook.add({ phase });
			let applied = earlier ?? await applyPatch(deploy, baseline, patch, onPhase, onAnswer);
			if (applied === void 0) return;
			let { revision, recovered } = applied;
			let isOurs = earlier === void 0;
			notebook.add({
				revision,
				isOurs,
				...(0, operation.XF)({ recovered })
			});
			let when = isOurs ? "" : " by an earlier attempt of this run";
			world.report.info(`Revision ${revision.id} was created${when}.`);
			world.signal.throwIfAborted();
			isOurs && warnOfForeignRevisions(deploy, applied);
			return applied;
		}
		async function madeByEarlierAttempt(deploy, baseline, patch) {
			let { inputs, run } = deploy;
			let { deployment } = baseline;
			let { latest_revision_id: id } = deployment;
			if (run.attempt < 2 || id === null || patch.secrets) return;
			let revision = await readYoung(deploy, id);
			if (!["pending", "deployed"].includes((0, rollout_status.L8)(revision.status, inputs.failure_statuses)) || !isUnmistakable({
				patch,
				run
			}, revision)) return;
			let { repo_ref } = patch.source_revision_config ?? {};
			let runs = revision.source_revision_config;
			if (repo_ref && runs?.repo_commit_sha !== run.commit || contradicted(patch, deployment).length > 0) return;
			return {
				patch,
				revision,
				sends: 0,
				baseline,
				meanwhile: []
			};
		}
		var external_node_net_ = __webpack_require__(7030);
		var field_base_url = __webpack_require__(5866);
		let LOCAL_NAME = /^(.*\.)?(localhost|ip6-localhost|ip6-loopback|metadata|metadata\.google\.internal|instance-data)\.?$/;
		let familyOf = (ip) => ip.includes(":") ? "ipv6" : "ipv4";
		let PRIVATE = new external_node_net_.BlockList();
		for (let network of "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 2002::/16 fc00::/7 fe80::/9 ff00::/8".split(" ")) {
			let [ip = "", prefix] = network.split("/");
			PRIVATE.addSubnet(ip, Number(prefix), familyOf(ip));
		}
		function isPrivate(url) {
			let host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
			if ((0, external_node_net_.isIP)(host) === 0) return LOCAL_NAME.test(host);
			return PRIVATE.check(host, familyOf(host));
		}
		let SCHEME = /^https?:\/\//i;
		let SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";
		function addressFor(deployment, { smoke_test_url, custom_url, allow_http, base_url }) {
			let from = "smoke_test_url";
			if (smoke_test_url !== "auto") return {
				url: smoke_test_url ?? "",
				from
			};
			let problem = (what) => ({ problem: `is auto, but ${what}` });
			let shown = custom_url ?? (0, rollout_known.ci)(deployment);
			if (shown === "") return problem("the service shows no address");
			let address = field_base_url.il.safeParse(SCHEME.test(shown) ? shown : `https://${shown}`);
			if (!address.success) return problem("what the service shows is not an address");
			let url = address.data;
			if (!allow_http && (0, field_base_url.fy)(url)) return problem("the service shows a plain http address");
			if (isPrivate(url) && !isPrivate(base_url)) return problem("the service shows an address of this machine or of a private network");
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
				todo: SET_ADDRESS
			}];
		}
		var blocks = __webpack_require__(6813);
		var ends_of_rollout = __webpack_require__(3778);
		var secrets_secrets = __webpack_require__(6762);
		var redacted_value = __webpack_require__(7871);
		var external_node_util_ = __webpack_require__(7975);
		var path = __webpack_require__(5888);
		var resource_spec = __webpack_require__(7512);
		var spec_rules = __webpack_require__(6942);
		function impliedAsides(spec) {
			let asides = new Map();
			let givenBehind = new Map();
			for (let { field, value, follows } of (0, resource_spec.yh)(spec)) {
				let given = givenBehind.get(follows) ?? follows;
				givenBehind.set(field, given);
				let path = `source_config.resource_spec.${given}`;
				let before = asides.get(path);
				let name = field === given.replace(/(_mb)?$/, "_limit$1") ? "limit" : field;
				asides.set(path, `${before ? `${before}, ` : ""}${name} ${value}`);
			}
			return asides;
		}
		function impliedValue(spec, field) {
			return (0, resource_spec.yh)(spec).find((one) => one.field === field)?.value;
		}
		function isDerived(spec, field) {
			let implied = impliedValue(Object.fromEntries([...spec].filter(([name]) => name !== field)), field);
			return implied !== void 0 && (0, compare.Zh)(field, spec.get(field), implied);
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
				todo: "send all of them, and set replace"
			} };
			let replaced = new Set(given.map(({ name }) => name));
			let kept = current.filter(({ name }) => !replaced.has(name));
			let isHidden = (0, redacted_value.$q)(current);
			let redacted = kept.filter(({ value }) => isHidden(value)).map(({ name }) => name);
			if (redacted.length === 0) return { secrets: [...kept, ...given] };
			return { problem: {
				input,
				what: `merge cannot keep ${redacted.join(", ")}`,
				todo: "the service hides their current values, or they are empty: send them too, or set replace"
			} };
		}
		let SECRETS = "secrets.";
		let withoutNulls = (value) => JSON.parse(JSON.stringify(value, (_, member) => member ?? void 0) ?? "null");
		function changeAt(path, before, after) {
			if ((0, compare.Zh)(path.split(".").at(-1) ?? "", before, after)) return [];
			let [was, wanted] = [before, after].map((value) => (0, rollout_changes.TU)(withoutNulls(value)));
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
					todo: insteadFor(input, source)
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
				let todo = inputs.repo_ref === void 0 ? "set repo_ref to a branch" : "remove build_on_push, or set repo_ref to a branch";
				return [{
					input: "build_on_push",
					what: `cannot be true while repo_ref is a tag (${repo_ref})`,
					todo
				}];
			}
			if (inputs.repo_ref === void 0) return [];
			return [{
				input: "repo_ref",
				what: "is a tag, and the deployment builds on push, which needs a branch",
				todo: "set build_on_push: false"
			}];
		}
		function twinWarning(deployment, inputs) {
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
				todo: "set secrets_mode: replace to remove all secrets, or leave the input empty"
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
				todo: "secrets" in mergeSecrets(secretsBefore, sent) ? `set secrets_mode: merge to keep ${names}, or replace to remove ${it}` : `merge cannot keep ${it}, because the service hides values. Send ${names} too, or set secrets_mode: replace to remove ${it}`,
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
					...twinWarning(deployment, inputs)
				],
				asides: impliedAsides(spec.value),
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
		async function servedNow({ world, inputs: { deployment_id, failure_statuses }, notebook }, now) {
			let { active_revision_id: active, latest_revision_id: latest } = now;
			if (!active || !latest || active === latest) return {
				served: now,
				pending: void 0
			};
			let [former, newest] = await Promise.all([active, latest].map((revision_id) => (0, ask.WP)(world, deployments.qB, {
				deployment_id,
				revision_id
			})));
			let pending = newest && (0, rollout_status.L8)(newest.status, failure_statuses) === "pending" ? newest : void 0;
			if (!former?.source_revision_config) return {
				served: now,
				pending
			};
			notebook.add({ former });
			let { source_revision_config } = former;
			return {
				served: {
					...now,
					source_revision_config
				},
				pending
			};
		}
		async function presentSecrets({ world, inputs }) {
			if ((0, secrets_secrets.BN)(inputs) === void 0) return [];
			let { secrets } = await (0, ask.kA)(world, deployments.NG, inputs);
			return secrets?.map(({ name, value }) => ({
				name,
				value: value ?? redacted_value.Ls
			}));
		}
		function inWords({ plan: { changes, patch }, isSkipped }) {
			let isCreated = !isSkipped && (0, deployments.TJ)(patch).length > 0;
			return `${(0, wording.td)(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
		}
		let wouldChange = (planned) => ({
			outcome: "planned",
			words: (known) => ({
				headline: `${(0, describe.et)(known)}: planned ${inWords(planned)}`,
				message: (0, blocks.hC)("Nothing was sent (dry_run).", planned.isSkipped ? ALREADY : "", isRollingOut(planned.pending))
			})
		});
		function isRollingOut(revision) {
			if (revision === void 0) return "";
			return [{ code: (0, rollout_runs.e$)(revision.source_revision_config) ?? (0, wording.m_)(revision.id) }, ` is rolling out (${revision.status}).`];
		}
		let unchanged = {
			outcome: "unchanged",
			words: (known) => ({
				headline: `${(0, describe.et)(known)} already runs ${(0, rollout_runs.e$)((0, describe.jA)(known)) ?? "this"}`,
				message: `Nothing was sent. ${ALREADY}`
			})
		};
		let beingDeleted = {
			outcome: "rejected",
			words: (known) => ({
				headline: `${(0, describe.et)(known)} is being deleted`,
				message: "Nothing was changed.",
				advice: "Create it again with create/ once it is gone, or name another deployment."
			})
		};
		let changedAtOnce = {
			outcome: "no_revision",
			words: (known) => {
				let { changes = [] } = known.plan ?? {};
				let changed = (0, rollout_changes.zH)(changes) || "nothing changed";
				return {
					headline: `${(0, describe.et)(known)}: ${changed}`,
					message: ""
				};
			}
		};
		let neverSent = {
			outcome: "timed_out",
			words: (known) => ({
				headline: `${(0, describe.et)(known)}: timed out, nothing was changed`,
				message: "The timeout came before the change was sent.",
				advice: "Set a longer timeout."
			})
		};
		let neverIdle = ({ id, status, source_revision_config: theirs }, ours) => ({
			outcome: "timed_out",
			words: (known) => {
				let name = (0, rollout_runs.e$)(theirs);
				let what = name === void 0 ? [] : [
					" (",
					{ code: name },
					")"
				];
				return {
					headline: `${(0, describe.et)(known)}: timed out, ${(0, rollout_runs.e$)(ours) ?? "the change"} was not sent`,
					message: [
						"Revision ",
						(0, describe.g)(known, id),
						...what,
						` was still ${status ?? "unsettled"}.`
					],
					advice: [
						"Look at that revision ",
						(0, describe.WA)(known, id),
						", or set a longer timeout."
					]
				};
			}
		});
		let started = {
			outcome: "not_waited",
			words: (known) => ({
				headline: (0, describe.Ew)(known).length === 0 ? `${(0, describe.et)(known)}: rollout of ${(0, describe.Tj)(known)} started` : `${(0, describe.et)(known)}${(0, ends_of_rollout.Zu)(known)}; its rollout has started`,
				message: (0, blocks.hC)([...(0, describe.t4)(known), " was created. Not waiting for it (wait: false)."], (0, ends_of_rollout.oi)(known)),
				advice: (0, describe.DN)(known)
			})
		};
		let notWatched = ({ status }, isPending) => ({
			outcome: "not_waited",
			words: (known) => ({
				headline: `${(0, describe.et)(known)}: ${(0, describe.Tj)(known)} is ${status}`,
				message: "Not waiting for it (wait: false).",
				...isPending ? { advice: (0, describe.DN)(known) } : {}
			})
		});
		let wouldBeWatched = ({ id, status }) => ({
			outcome: "planned",
			words: (known) => ({
				headline: `${(0, describe.et)(known)}: revision ${(0, wording.m_)(id)} would only be watched`,
				message: [...(0, describe.t4)(known), ` is ${status}. Nothing was sent (dry_run).`]
			})
		});
		let isServing = ({ deployment, revision }) => revision !== void 0 && deployment?.active_revision_id === revision.id;
		function rollBackNow(known) {
			let former = (0, describe.CR)(known);
			let runs = (0, rollout_runs.e$)(former);
			return runs !== void 0 && (former?.image_uri || (0, contract_source.dz)(former?.repo_ref)) ? [
				"Roll back now: deploy ",
				{ code: runs },
				" again."
			] : "Roll back now.";
		}
		let checkFailed = ({ check, outcome, finding }) => ({
			outcome,
			words: (known) => {
				let { headline = `failed the ${check}`, seen, isBroken, advice } = finding;
				let serves = isServing(known) ? " serves, but" : "";
				return {
					headline: `${(0, describe.et)(known)}: ${(0, describe.Jt)(known)}${serves} ${headline}`,
					message: `${seen.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())}.`,
					advice: (0, blocks.hC)(isBroken && isServing(known) ? rollBackNow(known) : "", advice)
				};
			}
		});
		var usual = __webpack_require__(1291);
		var reply = __webpack_require__(5475);
		var unanswered = __webpack_require__(1119);
		var call = __webpack_require__(284);
		var http = __webpack_require__(2437);
		var client_trouble = __webpack_require__(8477);
		let MAY_PASS = Infinity;
		function passageOf(answer) {
			if ("failure" in answer) return "unknown";
			let { status } = answer;
			if (status === 401 || status === 403) return "refused";
			return status === 429 || status >= 500 || status >= 300 && status < 400 ? "unknown" : "accepted";
		}
		function askUntilSure({ world, inputs, notebook }, question) {
			let { clock, deadline, report, signal } = world;
			let pauseMs = Math.min(inputs.poll_interval, patience.a.checkPause.ms);
			let where = (0, describe.WA)(notebook.known);
			let trouble = (0, client_trouble._)({
				clock,
				report,
				server: { name: "agent server" }
			});
			let last;
			function isSure(meaning) {
				let isRepeated = meaning === last?.meaning;
				(last === void 0 || !isRepeated) && (last = {
					meaning,
					sinceMs: clock.now()
				});
				let { lastsMs = 0 } = meaning === "right" ? {} : meaning;
				return (isRepeated || question.isSentOnce === !0) && clock.now() - last.sinceMs >= lastsMs;
			}
			let asking = async () => {
				for (;;) {
					let answer = await attempt(world, question);
					let meaning = question.meaningOf(answer);
					let isOver = isSure(meaning);
					let left = deadline.leftMs;
					if (isOver && meaning === "right") return;
					let usual = usualFinding(world, question, answer, where);
					if (isOver || left <= 0) return findingOf(question, usual, meaning);
					meaning !== "right" && trouble.failed(new errors.Vl({ why: usual.seen }), clock.now() + left);
					await clock.sleep(Math.min(pauseMs, left), signal);
				}
			};
			return report.during(() => trouble.words(), asking);
		}
		async function attempt(world, { token, isSentOnce, send }) {
			let headers = token === void 0 ? {} : {
				authorization: `Bearer ${token}`,
				"x-api-key": token
			};
			try {
				return await send({
					...isSentOnce ? world.server : (0, http.wj)(world.server, world.deadline.requestMs),
					headers
				});
			} catch (error) {
				world.signal.throwIfAborted();
				if (!(error instanceof errors._7)) throw error;
				let { status, detail } = error;
				return status !== void 0 && !(error instanceof errors.Vl) ? {
					status,
					text: "",
					detail
				} : { failure: error };
			}
		}
		function findingOf(question, usual, meaning) {
			if (meaning !== "right") {
				let { how, lastsMs: _, ...more } = meaning;
				let said = {
					...usual,
					...more
				};
				return {
					...said,
					seen: how === void 0 ? said.seen : `${how}, ${said.seen}`
				};
			}
			let { method, address, wanted } = question;
			return {
				seen: `${method} ${address} did not answer ${wanted} twice in a row before the time limit`,
				advice: "Set a longer timeout."
			};
		}
		function usualFinding({ server }, question, answer, where) {
			let asked = `${question.method} ${question.address}`;
			let advice = usualAdvice(question.input, answer, where);
			if ("failure" in answer) return {
				seen: `${asked} failed: ${(0, unanswered.Aj)(answer.failure)}`,
				isBroken: !1,
				advice
			};
			let isBroken = answer.status >= 500;
			return {
				seen: `${asked} ${answered(server, question, answer)}`,
				isBroken,
				advice
			};
		}
		let REFUSED_HEADERS = {
			401: ", which is how a handler refuses Authorization: Bearer",
			403: ", which is how a platform refuses X-Api-Key"
		};
		function answered(server, { wanted, token }, { status, text, detail = (0, call.x5)(server, "", status, text).detail }) {
			let header = (token && REFUSED_HEADERS[status]) ?? "";
			let said = detail ?? /^([A-Z][^<{\n]+)\.$/.exec(server.clean(text).trim())?.[1];
			return `answered ${status} instead of ${wanted}${header}${said === void 0 ? meaningIn(status) : `: ${inShort(said)}`}`;
		}
		function meaningIn(status) {
			if (status === 404) return ": there is no such path";
			if (status >= 500) return ": the server, or a gateway in front of it, failed";
			return status >= 300 && status < 400 ? ": a redirect, which is not followed" : "";
		}
		function usualAdvice(input, answer, where) {
			if ("failure" in answer && answer.failure instanceof errors.Jk) return (0, unanswered.xX)(answer.failure, input, ["read the deploy log ", where]);
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
		let inShort = (text) => (0, wording.Jj)(text, 300);
		function addressShown(url) {
			let { origin, pathname } = new URL(url);
			return origin + pathname;
		}
		async function findUnprotected(deploy) {
			let { world, inputs, notebook } = deploy;
			let { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
			let { origin, pathname } = new URL(url);
			world.report.tell(`protection check: asking ${origin} without a credential`);
			let question = {
				method: "GET",
				address: addressShown(url),
				input: "auth_check_url",
				send: async (server) => ({
					...await (0, reply.Jt)(server, url, world.signal),
					text: ""
				})
			};
			let isPublic = PUBLIC_PATH.test(pathname);
			let isOwn = [(0, rollout_known.ci)(notebook.known.deployment), smoke_test_url].some((address) => address && url.startsWith(address));
			let meaningOf = (answer) => meaningToStrangers(answer, isPublic, isOwn);
			let open = await askUntilSure(deploy, {
				...question,
				wanted: "401 or 403",
				token: void 0,
				meaningOf
			});
			if (open !== void 0 || token === void 0) return open;
			return askUntilSure(deploy, {
				...question,
				wanted: "200",
				token,
				meaningOf: meaningToUsers
			});
		}
		let PUBLIC_PATH = /\/(ok|info)\/*$/;
		function meaningToStrangers(answer, isPublic, isOwn) {
			let passage = passageOf(answer);
			if (passage === "refused") return "right";
			if (passage === "unknown") return STRANGER_NOT_CHECKED;
			if (isPublic) return PUBLIC;
			if (!("status" in answer) || answer.status < 400) return OPEN;
			return answer.status === 404 && !isOwn ? NOTHING : ASTRAY;
		}
		function meaningToUsers(answer) {
			let passage = passageOf(answer);
			if (passage === "accepted") return "right";
			return passage === "refused" ? REFUSED : TOKEN_NOT_CHECKED;
		}
		let WITHOUT = "without a credential";
		let HANDLER = "Name a handler under auth.path in the graph configuration file that refuses requests without a credential.";
		let NOT_CHECKED = "could not be checked for protection";
		let OPEN = {
			headline: "is open to everyone",
			how: WITHOUT,
			isBroken: !0,
			advice: HANDLER
		};
		let ASTRAY = {
			...OPEN,
			how: `nobody was refused: ${WITHOUT}`,
			advice: `${HANDLER} If auth_check_url leads to another server, correct it.`,
			lastsMs: patience.a.noRoute.ms
		};
		let NOTHING = {
			headline: "is not known to be protected",
			how: WITHOUT,
			isBroken: !1,
			advice: "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
			keepsRevision: "auth_check_url may lead to another server",
			lastsMs: patience.a.noRoute.ms
		};
		let PUBLIC = {
			headline: NOT_CHECKED,
			how: `many servers answer /ok and /info to everybody: ${WITHOUT}`,
			isBroken: !1,
			advice: "In auth_check_url, ask another path, such as /threads.",
			keepsRevision: "what /ok and /info answer says nothing about the revision"
		};
		let REFUSED = {
			headline: "refused auth_check_token",
			how: "with it",
			isBroken: !1,
			advice: "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be."
		};
		let notChecked = (how) => ({
			headline: NOT_CHECKED,
			how,
			lastsMs: MAY_PASS
		});
		let STRANGER_NOT_CHECKED = notChecked(WITHOUT);
		let TOKEN_NOT_CHECKED = notChecked("with auth_check_token");
		async function findUnhealthy(deploy) {
			let { world, inputs, notebook } = deploy;
			let address = addressFor(notebook.known.deployment, inputs);
			if ("problem" in address) return {
				seen: `smoke_test_url ${address.problem}`,
				advice: SET_ADDRESS
			};
			world.report.tell(`smoke test: asking ${new URL(address.url).origin}`);
			let asked = {
				...address,
				token: inputs.smoke_test_token
			};
			let down = await askUntilSure(deploy, isUp(deploy, asked));
			if (down !== void 0 || inputs.smoke_test_assistant === void 0) return down;
			world.report.tell(`smoke test: running ${inputs.smoke_test_assistant} once`);
			return askUntilSure(deploy, runsOnce(deploy, asked));
		}
		function isUp({ world }, { url, from, token }) {
			let address = `${url}/ok`;
			let refused = token === void 0 ? "right" : refusalOf(token);
			return {
				method: "GET",
				address: addressShown(address),
				wanted: "200",
				input: from,
				token,
				send: async (server) => {
					let { status, text } = await (0, reply.Jt)(server, address, world.signal);
					if (status === 200 && text.trimStart().startsWith("<")) throw new errors.Vl({ why: `status ${status} is of a web page` });
					return {
						status,
						text: ""
					};
				},
				meaningOf: (answer) => meaningOfStatus(answer, refused, NOT_YET_UP)
			};
		}
		function runsOnce({ world, inputs, notebook }, { url, from, token }) {
			let { smoke_test_assistant: assistant_id, smoke_test_input: input = {} } = inputs;
			let path = "/runs/wait";
			let address = addressShown(url + path);
			let body = JSON.stringify({
				assistant_id,
				input
			});
			let where = (0, describe.WA)(notebook.known);
			let wrong = { advice: [
				"Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
				where,
				"."
			] };
			return {
				method: "POST",
				address,
				wanted: "200",
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
				}, { cancel: world.signal }),
				meaningOf: (answer) => {
					if ("failure" in answer) return meaningOfFailure(answer.failure, where);
					let meaning = meaningOfStatus(answer, refusalOf(token), wrong);
					if (meaning !== "right") return meaning;
					let seen = whatIsWrong(answer.text, inputs.smoke_test_expect, world.report.clean);
					if (seen === void 0) return "right";
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
		function meaningOfStatus(answer, refused, otherwise) {
			if (passageOf(answer) === "refused") return refused;
			return "status" in answer && answer.status === 200 ? "right" : otherwise;
		}
		let NOT_YET_UP = { lastsMs: MAY_PASS };
		function refusalOf(token) {
			let [how, which] = token === void 0 ? ["without", "missing"] : ["with", "refused"];
			return {
				headline: "refused the smoke test",
				how: `${how} smoke_test_token`,
				advice: "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
				keepsRevision: `a ${which} token says nothing about the revision`
			};
		}
		function meaningOfFailure(failure, where) {
			if (!(failure instanceof errors.Jk)) return {};
			if (!failure.sent) return NOT_YET_UP;
			return failure.kind === "slow" ? { advice: [
				"Set a longer request_timeout if the run takes so long; if it should not, look at it ",
				where,
				"."
			] } : {};
		}
		function whatIsWrong(text, expect = "", clean) {
			let json;
			let written;
			try {
				json = JSON.parse(text);
				written = JSON.stringify(json);
			} catch (error) {
				return `with ${error instanceof RangeError ? "JSON that is nested too deeply" : "something other than JSON"}: ${inShort(clean(text))}`;
			}
			let texts = (_, value) => typeof value == "string" ? clean(value) : value;
			let answer = inShort(clean(JSON.stringify(json, texts)));
			if (typeof json == "object" && json && "__error__" in json) return `that the run failed: ${answer}`;
			return [text, written].some((one) => one.includes(expect)) ? void 0 : `${answer}, which does not contain ${inShort(clean(expect))}`;
		}
		let CHECKS = [{
			check: "smoke test",
			input: "smoke_test_url",
			outcome: "unhealthy",
			find: findUnhealthy,
			limitMs: patience.a.smokeTest.ms
		}, {
			check: "protection check",
			input: "auth_check_url",
			outcome: "unprotected",
			find: findUnprotected,
			limitMs: patience.a.protection.ms
		}];
		async function failedCheck(deploy) {
			let { world, inputs, notebook } = deploy;
			for (let { check, input, outcome, find, limitMs } of CHECKS) {
				if (inputs[input] === void 0) continue;
				let limited = {
					...world,
					deadline: world.deadline.within(limitMs)
				};
				let finding = await find({
					...deploy,
					world: limited
				});
				if (finding !== void 0) return {
					check,
					outcome,
					finding
				};
				world.report.tell(`${check} passed`);
				notebook.add(({ checksPassed }) => ({ checksPassed: [...checksPassed, check] }));
			}
		}
		async function followChange(deploy, applied) {
			let { ids, revisions } = applied.baseline;
			deploy.notebook.add({ usual: (0, usual.s)(revisions, ids) });
			await noteFormer(deploy, revisions);
			return {
				...await followToEnd(deploy, applied.revision.id, ids, applied),
				applied
			};
		}
		async function attach(deploy, deployment, revision_id) {
			let { world, inputs, notebook } = deploy;
			let baseline = await takeBaseline(world, deployment);
			let revision = await readYoung(deploy, revision_id);
			notebook.add({
				revision,
				isOurs: !1
			});
			let { known } = notebook;
			let { status } = revision;
			if (inputs.dry_run) return { end: wouldBeWatched(revision) };
			let isPending = (0, rollout_status.L8)(status, inputs.failure_statuses) === "pending";
			if (!inputs.wait) return { end: notWatched(revision, isPending) };
			let doing = isPending ? "rolling out" : "watching";
			world.onStart?.(`${(0, describe.et)(known)}: ${doing} ${(0, describe.Tj)(known)}`);
			let older = olderThan(revision, baseline);
			notebook.add({ usual: (0, usual.s)(baseline.revisions, older) });
			await noteFormer(deploy, baseline.revisions);
			return followToEnd(deploy, revision.id, older);
		}
		async function noteFormer({ world, inputs: { deployment_id }, notebook }, revisions = []) {
			let { before, former, revision } = notebook.known;
			let revision_id = before?.active_revision_id;
			let shown = [
				before?.latest_revision_id,
				former?.id,
				revision?.id
			];
			if (!revision_id || shown.includes(revision_id)) return;
			let read = revisions.find((one) => one.id === revision_id && one.source_revision_config) ?? await (0, ask.WP)(world, deployments.qB, {
				deployment_id,
				revision_id
			});
			read !== void 0 && notebook.add({ former: read });
		}
		async function followToEnd(deploy, revision_id, older, applied) {
			let { world, inputs, notebook } = deploy;
			let { deployment_id } = inputs;
			let end = await (0, watch.WR)(world, {
				deployment_id,
				revision_id,
				older,
				inputs
			}, notebook);
			if (applied !== void 0) {
				await warnOfDuplicates(deploy, applied);
				let other = await (0, read_back.L)(world, notebook, inputs.secrets_mode !== "replace", end);
				if (other !== void 0) return { end: other };
			}
			if (end.outcome !== "deployed") return { end: (0, ends_of_rollout.gJ)(end, notebook.elapsedMs) };
			let failed = await failedCheck(deploy);
			let isAsked = failed !== void 0 || notebook.known.checksPassed.length > 0;
			isAsked && await (0, watch.Ow)(world, inputs, notebook);
			if (failed !== void 0) return {
				end: checkFailed(failed),
				keepsRevision: failed.finding.keepsRevision
			};
			let active = notebook.known.deployment?.active_revision_id;
			let last = isAsked && active && active !== revision_id && !older.has(active) ? {
				outcome: "superseded",
				newer_revision_id: active
			} : end;
			return { end: (0, ends_of_rollout.gJ)(last, notebook.elapsedMs) };
		}
		var deploy_inputs = __webpack_require__(5748);
		var uuid = __webpack_require__(7848);
		async function lookUp(world, inputs) {
			let { deployment_id, image_from } = inputs;
			let target = deployment_id === void 0 ? await idOf(world, inputs, "deployment_name") : { is: deployment_id };
			if ("problem" in target) return target.problem;
			let resolved = {
				...inputs,
				deployment_id: target.is
			};
			if (image_from === void 0) return resolved;
			let image = await imageServedBy(world, inputs, image_from);
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
		async function idOf(world, inputs, input) {
			let { [input]: name = "", tenant_id } = inputs;
			let { byId, ifNone } = OTHERWISE[input];
			let named = await (0, look_up_by_name.Jf)(world, name);
			if (named.kind === "one") return { is: named.deployment.id };
			let elsewhere = `, ${tenant_id === void 0 ? "set" : "correct"} tenant_id if it is in another workspace`;
			let advice = named.kind === "several" ? `To say which one is meant, ${byId} instead` : `correct the name${named.close.length > 0 ? "" : elsewhere}, or ${ifNone}`;
			return { problem: {
				input,
				...(0, look_up_by_name.AC)(named, name, advice)
			} };
		}
		async function imageServedBy(world, inputs, image_from) {
			let wrong = (what, todo) => ({ problem: {
				input: "image_from",
				what,
				todo
			} });
			let id = uuid.dP.safeParse(image_from).data;
			let other = id === void 0 ? await idOf(world, inputs, "image_from") : { is: id };
			if ("problem" in other) return other;
			let deployment_id = other.is;
			let deployment = await (0, ask.kA)(world, deployments.i8, { deployment_id }).catch((error) => {
				if (error instanceof errors.fk && error.status === 404) return;
				throw error;
			});
			if (deployment === void 0) return wrong(`there is no deployment ${deployment_id} for this credential`, "compare the id with the platform");
			let { name, active_revision_id: revision_id } = deployment;
			let another = id === void 0 ? (0, look_up_by_name.QH)(deployment, image_from) : void 0;
			if (another !== void 0) return wrong(another, "run this again, or write its id instead");
			let whose = `the active revision of ${(0, problem.TL)(name)}`;
			if (revision_id === null) return wrong(`${(0, problem.TL)(name)} has no active revision`, "deploy it first, or set image_uri");
			let revision = await (0, ask.kA)(world, deployments.qB, {
				deployment_id,
				revision_id
			});
			let image = field_image_uri.W_.safeParse(revision.source_revision_config?.image_uri ?? "").data;
			if (image === void 0) return wrong(`${whose} shows no image`, "set image_uri");
			if ((0, contract_image.zZ)(image).digest === void 0) return wrong(`${(0, problem.TL)(name)} runs ${(0, rollout_runs.e$)({ image_uri: image })} without a digest`, "its tag may have moved since: deploy that one by digest first, or set image_uri");
			world.report.info(`Promoting ${image}, which ${whose} (${revision_id}) runs.`);
			return { is: image };
		}
		var connect = __webpack_require__(5131);
		function rollbackPatch({ source, source_config }, previous, failed) {
			let { image_uri, repo_ref, graph_config_path } = previous;
			if (source !== "github") {
				if (!image_uri) return "the previous revision shows no image";
				if ((0, compare.Zh)("image_uri", image_uri, failed.image_uri)) return "the failed revision ran the same image";
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
		async function rollBack(deploy, { end, keepsRevision, applied }) {
			if (applied === void 0 || !ROLLED_BACK.includes(end.outcome)) return;
			let { inputs, notebook } = deploy;
			let limited = {
				...deploy,
				world: (0, connect.timed)(deploy.world, inputs.timeout)
			};
			try {
				let why = keepsRevision ?? await deployPrevious(limited, end.outcome, applied);
				why !== void 0 && notebook.add((0, rollout_known.rZ)({ why }));
			} catch (error) {
				let why = (error instanceof Error ? error.message : "unknown reason").replace(/\.$/, "");
				notebook.add((0, rollout_known.rZ)({ why }));
			}
			notebook.known.rollback?.revision_id !== void 0 && await (0, watch.Ow)((0, connect.timed)(deploy.world, 0), inputs, notebook);
		}
		function takesOver({ status, updated_at }, ours) {
			let deployedForMs = Date.parse(ours?.created_at ?? "") - Date.parse(updated_at ?? "");
			return (0, rollout_status.Nj)(status) && !(deployedForMs > patience.a.activation.ms);
		}
		async function previousOf({ world, inputs: { deployment_id, failure_statuses }, notebook }, active, { baseline: { deployment, revisions }, revision: ours }) {
			let readOne = (revision_id) => (0, ask.kA)(world, deployments.qB, {
				deployment_id,
				revision_id
			});
			let { active_revision_id: activeId, latest_revision_id: latest } = deployment;
			let former = active === null || active === ours.id ? activeId : active;
			let was = revisions.find(({ id }) => id === latest && ![former, ours.id].includes(id));
			if (was && ["pending", "deployed"].includes((0, rollout_status.L8)(was.status, failure_statuses)) && former === activeId) {
				let now = await readOne(was.id);
				if (takesOver(now, notebook.known.revision)) return now;
			}
			return former === null ? void 0 : readOne(former);
		}
		async function deployPrevious(deploy, outcome, applied) {
			let { world, inputs, notebook } = deploy;
			let ours = applied.revision.id;
			let deployment = await (0, ask.LC)(world, () => (0, ask.kA)(world, deployments.i8, inputs), ({ latest_revision_id }) => latest_revision_id === ours);
			let { latest_revision_id: latest, active_revision_id: active } = deployment;
			if (outcome === "timed_out" && active === ours) return "the new revision serves";
			if (latest !== ours && latest !== null && !applied.baseline.ids.has(latest)) return "someone else has deployed since";
			let previous = await previousOf(deploy, active, applied);
			if (previous === void 0) return "no revision served before";
			let failed = {
				...applied.revision.source_revision_config,
				...applied.patch.source_revision_config
			};
			let runs = previous.source_revision_config ?? {};
			let patch = rollbackPatch(deployment, runs, failed);
			if (typeof patch == "string") return patch;
			let baseline = await takeBaseline(world, deployment);
			let to = (0, rollout_runs.e$)(runs) ?? `revision ${(0, wording.m_)(previous.id)}`;
			notebook.add((0, rollout_known.rZ)({
				to,
				previous,
				kept: keptOf(applied.patch, patch)
			}));
			world.report.tell(`rolling back to ${to}, which revision ${(0, wording.m_)(previous.id)} ran`);
			let startedMs = world.clock.now();
			let back = await applyPatch(deploy, baseline, patch, (phase) => notebook.add((0, rollout_known.rZ)({ phase })));
			if (back === void 0) return "the control plane created no revision";
			let revision_id = back.revision.id;
			notebook.add((0, rollout_known.rZ)({ revision_id }));
			world.report.tell(`rollback revision ${revision_id} was created`);
			warnOfForeignRevisions(deploy, back);
			let target = {
				deployment_id: deployment.id,
				revision_id,
				older: baseline.ids
			};
			let { outcome: end } = await (0, watch.wB)(world, {
				...target,
				inputs,
				watched: "rollback"
			}, notebook);
			notebook.add((0, rollout_known.rZ)({
				end,
				tookMs: world.clock.now() - startedMs
			}));
			end === "deployed" && notebook.add((0, rollout_known.rZ)({ failedCheck: (await failedCheck(deploy))?.check }));
		}
		async function waitForIdle({ world, inputs, notebook }, before) {
			let { clock, deadline, report } = world;
			let startedMs = clock.now();
			let isOver = ({ revision }) => revision === void 0 || (0, rollout_status.L8)(revision.status, inputs.failure_statuses) !== "pending";
			let told;
			let blocking;
			let { last, isInTime } = await (0, wait.fm)(world, {
				pace: (0, follow.x)(inputs),
				read: () => readLatest(world, before.id),
				state: ({ revision }) => `${revision?.id} ${revision?.status}`,
				end: (latest) => isOver(latest) ? wait.N7 : void 0,
				on: (latest) => {
					let { revision } = latest;
					let isKnown = revision?.id === told?.id;
					if (revision === void 0 || isOver(latest) && !isKnown) return;
					let { id, status } = revision;
					isKnown ? status !== told?.status && report.tell(`revision ${(0, wording.m_)(id)} is ${status}`) : report.tell(`waiting until revision ${id} has finished (${status})`);
					told = revision;
					isOver(latest) || (blocking = revision);
				},
				words: () => told && `still waiting for revision ${(0, wording.m_)(told.id)} (${told.status}, ${(0, lines.Bh)(deadline.leftMs)})`
			});
			blocking !== void 0 && notebook.add({ idle: {
				revision_id: blocking.id,
				waitedMs: clock.now() - startedMs
			} });
			if (last !== void 0 && isInTime) return { now: last.now };
			let { image_uri, repo_ref } = inputs;
			let unknown = { id: String(before.latest_revision_id) };
			return { end: neverIdle(blocking ?? unknown, {
				image_uri,
				repo_ref
			}) };
		}
		async function readLatest(world, deployment_id) {
			let now = await (0, ask.kA)(world, deployments.i8, { deployment_id }, patience.a.once);
			let revision_id = now.latest_revision_id;
			if (revision_id === null) return {
				now,
				revision: void 0
			};
			return {
				now,
				revision: await (0, ask.kA)(world, deployments.qB, {
					deployment_id,
					revision_id
				}, patience.a.once)
			};
		}
		async function deployOnce(inputs, world, run, notebook) {
			let { report, signal } = world;
			let ended;
			try {
				let found = await lookUp(world, inputs);
				if ("what" in found) ended = refuse([found]);
				else {
					let deploy = {
						world,
						inputs: found,
						run,
						notebook
					};
					notebook.add({ deployment_id: found.deployment_id });
					ended = {
						...await deployAndWait(deploy),
						deploy
					};
				}
			} catch (error) {
				let { known } = notebook;
				let context = (0, deployment.V)(inputs, known, {
					rows: known.before !== void 0 && inputs.revision_id === void 0 ? control_plane.Pz : [],
					withoutList: inputs.deployment_id === void 0 ? "set deployment_id instead" : "write the deployment's id instead",
					inputs: Object.keys(deploy_inputs.L2.shape)
				});
				(0, errors.ST)(error) && notebook.add((0, rollout_known.bj)("revision"));
				ended = { end: (0, ends_of_errors.FV)(error, notebook.known, context, signal.aborted) };
			}
			report.endGroup();
			await (0, watch.Kj)(ended.end, world, notebook);
			ended.deploy && inputs.rollback_on_failure && await rollBack(ended.deploy, ended);
			return (0, page.N)(world, ended.end, notebook, deploy_inputs.V4);
		}
		async function deployAndWait(deploy) {
			let { inputs, notebook } = deploy;
			let now = await readNow(deploy);
			let another = (0, look_up_by_name.QH)(now, inputs.deployment_name ?? now.name);
			if (another !== void 0) return refuse([{
				input: "deployment_name",
				what: another,
				todo: "correct deployment_name or deployment_id"
			}]);
			if (inputs.revision_id !== void 0) return attachTo(deploy, now, inputs.revision_id);
			let ruled = ruledOut(deploy, now);
			if (ruled !== void 0) return ruled;
			if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, now);
			let idle = await waitForIdle(deploy, now);
			if ("end" in idle) {
				await noteFormer(deploy);
				return idle;
			}
			note(notebook, idle.now);
			return ruledOut(deploy, idle.now) ?? planAndApply(deploy, idle.now);
		}
		let note = (notebook, now) => notebook.add({
			...(0, rollout_known.iV)(now),
			before: now
		});
		async function readNow({ world, inputs, notebook }) {
			let now = await (0, ask.kA)(world, deployments.i8, inputs);
			note(notebook, now);
			return now;
		}
		function ruledOut({ inputs }, now) {
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
				todo: "run this again when it has one"
			}]);
		}
		let refuse = (problems) => ({ end: (0, ends_of_errors.J5)(problems, "Nothing was changed.") });
		async function planAndApply(deploy, first) {
			let { world, inputs, notebook } = deploy;
			let now = first;
			let planned = await planFor(deploy, now);
			if (planned.isSkipped) {
				await world.clock.sleep(patience.a.secondRead.ms, world.signal);
				now = await readNow(deploy);
				planned = await planFor(deploy, now);
			}
			let { plan, isSkipped, pending } = planned;
			if (plan.problems.length > 0) return refuse(plan.problems);
			notebook.add({
				plan,
				patch: plan.patch
			});
			(0, rollout_changes.fb)(world.report, inWords(planned), plan, isSkipped ? ALREADY : plan.revisionNote);
			if (pending !== void 0) {
				let runs = (0, rollout_runs.e$)(pending.source_revision_config);
				let what = `Revision ${(0, wording.m_)(pending.id)}${runs === void 0 ? "" : ` (${runs})`}`;
				world.report.notice(`${what} is ${pending.status}: another rollout is in progress.`);
			}
			if (inputs.dry_run) return { end: wouldChange(planned) };
			return isSkipped ? serving(deploy, now) : apply(deploy, now, plan);
		}
		async function serving({ world, notebook }, now) {
			let { id: deployment_id, active_revision_id, source_revision_config } = now;
			let id = active_revision_id ?? "";
			let revision = await (0, ask.WP)(world, deployments.qB, {
				deployment_id,
				revision_id: id
			});
			notebook.add({ revision: revision ?? {
				id,
				status: "",
				source_revision_config
			} });
			return { end: unchanged };
		}
		async function apply(deploy, now, plan) {
			let { world, inputs, notebook } = deploy;
			let baseline = await takeBaseline(world, now);
			if (world.deadline.leftMs <= 0) return { end: neverSent };
			let { known } = notebook;
			let runs = (0, rollout_runs.e$)(plan.patch.source_revision_config);
			let changed = (0, rollout_changes.zH)(plan.changes) || "the same settings again";
			let what = runs === void 0 ? `sending: ${changed}` : `rolling out ${runs}`;
			world.report.info(`${(0, describe.et)(known)}: ${what}`);
			world.onStart?.(`${(0, describe.et)(known)}: ${what}`);
			let applied = await applyChange(deploy, baseline, plan.patch);
			if (applied !== void 0 && inputs.wait) return followChange(deploy, applied);
			applied !== void 0 && await warnOfDuplicates(deploy, applied);
			let other = await (0, read_back.L)(world, notebook, inputs.secrets_mode !== "replace");
			if (applied === void 0) return { end: other ?? changedAtOnce };
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
		let broken = (path, predicate, todo) => ({
			path,
			what: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
			todo
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
					todo: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let brokenRules = (spec) => [...brokenBounds(spec), ...brokenNames(spec)];
	})
};
