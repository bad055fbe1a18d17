"use strict";
exports.id = "deploy-deploy";
exports.ids = ["deploy-deploy"];
exports.modules = {
	6674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			deployAndWait: () => deployAndWait,
			runDeploy: () => runDeploy
		});
		var blocks = __webpack_require__(6813);
		var format = __webpack_require__(2772);
		var control_plane = __webpack_require__(4751);
		var deployment = __webpack_require__(2242);
		var limits = __webpack_require__(8136);
		var requests = __webpack_require__(2093);
		var deployments_deployment = __webpack_require__(7021);
		var deployments_revision = __webpack_require__(5579);
		var change_text = __webpack_require__(2302);
		var rollout_content = __webpack_require__(2931);
		var describe = __webpack_require__(9121);
		var error_results = __webpack_require__(2197);
		var rollout_conclusion = __webpack_require__(9934);
		var outputs = __webpack_require__(9335);
		var read_back = __webpack_require__(2334);
		var rollout_state = __webpack_require__(7659);
		var watch = __webpack_require__(7884);
		var errors = __webpack_require__(1515);
		var write_write = __webpack_require__(7421);
		var write_once = __webpack_require__(1308);
		var compare = __webpack_require__(2175);
		var spelling = __webpack_require__(5208);
		var rollout_status = __webpack_require__(2206);
		var poll = __webpack_require__(1705);
		var follow = __webpack_require__(5025);
		async function recordPreviousRevision({ ctx, inputs: { deployment_id }, store }, revisions = []) {
			let revision_id = store.state.initialDeployment?.active_revision_id;
			if (!revision_id || (0, rollout_content.$E)(store.state, revision_id) !== void 0) return;
			let previousRevision = revisions.find((one) => one.id === revision_id && one.source_revision_config) ?? await (0, requests.nb)(ctx, deployments_revision.qB, {
				deployment_id,
				revision_id
			});
			previousRevision !== void 0 && store.update({ previousRevision });
		}
		async function readNewRevision({ ctx, inputs }, revision_id) {
			let target = {
				deployment_id: inputs.deployment_id,
				revision_id
			};
			let { lastReply: revision } = await (0, poll.wt)(ctx, {
				limitMs: limits.b.newRevision.ms,
				interval: (0, follow.m)(inputs),
				read: () => (0, requests.T1)(ctx, deployments_revision.qB, target, limits.b.once),
				stateOf: ({ status }) => status,
				neededEvidence: () => poll.s$
			});
			return revision ?? (0, requests.T1)(ctx, deployments_revision.qB, target);
		}
		async function listNewest(ctx, deployment_id) {
			let parameters = {
				deployment_id,
				limit: limits.b.revisions.members
			};
			return (await (0, requests.nb)(ctx, deployments_revision.VW, parameters))?.resources ?? [];
		}
		let idsOf = ({ latest_revision_id, active_revision_id }) => [latest_revision_id, active_revision_id].filter((id) => id !== null);
		async function takeBaseline(ctx, deployment) {
			let { id: deployment_id, latest_revision_id: revision_id } = deployment;
			let revisions = await listNewest(ctx, deployment_id);
			if (revision_id !== null && !revisions.some(({ id }) => id === revision_id)) {
				let latest = await (0, requests.nb)(ctx, deployments_revision.qB, {
					deployment_id,
					revision_id
				});
				latest !== void 0 && revisions.push(latest);
			}
			return {
				deployment,
				ids: new Set([...idsOf(deployment), ...revisions.map(({ id }) => id)]),
				revisions
			};
		}
		let newRevisionIn = ({ latest_revision_id: id, source_revision_config }, { ids }) => id === null || ids.has(id) ? void 0 : {
			id,
			source_revision_config
		};
		function olderIdsOf(revision, { deployment: { latest_revision_id: latestId }, ids, revisions }) {
			if (revision.id === latestId) return new Set([...ids].filter((id) => id !== latestId));
			let olderRevisions = revisions.filter((one) => (0, deployments_revision.Lg)(one) < (0, deployments_revision.Lg)(revision));
			return new Set(olderRevisions.map(({ id }) => id));
		}
		async function readNewRevisions(ctx, baseline) {
			let deployment_id = baseline.deployment.id;
			let [listedRevisions, deployment] = await Promise.all([listNewest(ctx, deployment_id), (0, requests.T1)(ctx, deployments_deployment.NG, { deployment_id }, limits.b.once)]);
			let completeRevisions = listedRevisions.filter((one) => one.source_revision_config);
			let byId = new Map(completeRevisions.map((one) => [one.id, one]));
			let latestId = deployment.latest_revision_id;
			for (let id of idsOf(deployment)) {
				if (baseline.ids.has(id) || byId.has(id)) continue;
				let revision = await (0, requests.nb)(ctx, deployments_revision.qB, {
					deployment_id,
					revision_id: id
				});
				let latestContent = id === latestId ? deployment.source_revision_config : void 0;
				let source_revision_config = revision?.source_revision_config ?? latestContent;
				byId.set(id, {
					id,
					...revision,
					source_revision_config
				});
			}
			let isLatest = ({ id }) => id === latestId && !baseline.ids.has(id);
			let newRevisions = [...byId.values()].filter((one) => isNew(one, baseline) || isLatest(one)).toReversed();
			newRevisions.some((one) => Number.isNaN((0, deployments_revision.Lg)(one))) || newRevisions.sort((one, other) => (0, deployments_revision.Lg)(one) - (0, deployments_revision.Lg)(other));
			return {
				newRevisions,
				deployment
			};
		}
		let isNew = (revision, { ids, revisions }) => !ids.has(revision.id) && !revisions.some((one) => (0, deployments_revision.Lg)(one) > (0, deployments_revision.Lg)(revision));
		let isPossibleDuplicate = ({ patch, sends, revision: { id, source_revision_config: content } }) => (revision) => (sends > 1 || Object.keys(patch.source_revision_config ?? {}).length > 0) && revision.id !== id && (0, compare.ov)(content, revision.source_revision_config);
		let joinIds = (revisions) => revisions.map(({ id }) => id).join(", ");
		function warnAboutConcurrentRevisions({ ctx }, appliedChange) {
			let { revision, snapshot, sends, concurrent } = appliedChange;
			let newRevisions = snapshot?.newRevisions ?? [];
			let ownIndex = newRevisions.findIndex(({ id }) => id === revision.id);
			let isDuplicate = isPossibleDuplicate(appliedChange);
			let overwritten = [...concurrent.filter((one) => !isDuplicate(one)), ...newRevisions.slice(0, Math.max(0, ownIndex)).filter((one) => sends < 2 || !isDuplicate(one))];
			if (overwritten.length === 0) return;
			ctx.report.warning(`This change may have overwritten revisions that appeared after the step had read the deployment: ${joinIds(overwritten)}. Let one workflow at a time deploy here (concurrency:).`);
		}
		async function warnAboutDuplicates({ ctx }, appliedChange) {
			let { baseline, concurrent, revision, sends } = appliedChange;
			let snapshot = sends < 2 ? void 0 : await readNewRevisions(ctx, baseline).catch(() => void 0);
			let isDuplicate = isPossibleDuplicate(appliedChange);
			let duplicates = [...concurrent, ...snapshot?.newRevisions ?? []].filter(isDuplicate);
			if (duplicates.length === 0) return;
			ctx.report.warning(`The change may have been applied more than once: revisions ${joinIds([revision, ...duplicates])} run what it asks for. Someone else's change with the same image or ref would look the same.`);
		}
		var deployments_image = __webpack_require__(6081);
		var deployments_source = __webpack_require__(2923);
		function hasRunId(content, id) {
			return (content?.image_uri?.split("/").at(-1)?.split("@")[0] ?? content?.repo_ref ?? "").match(/\d+/g)?.includes(id) ?? !1;
		}
		function isImmutable({ secrets, source_config, source_revision_config }) {
			let { repo_ref, image_uri } = source_revision_config ?? {};
			return ((0, deployments_source.dz)(repo_ref) || (0, deployments_image.zZ)(image_uri ?? "").digest !== void 0) && !secrets && Object.keys(source_config ?? {}).length === 0;
		}
		let isCertainMatch = ({ patch, run }, { source_revision_config: content }) => (0, compare.ov)(patch.source_revision_config, content) && (isImmutable(patch) || hasRunId(content, run.id));
		function isSimilar({ patch, previousContent }, revision) {
			let content = {
				...previousContent,
				...patch.source_revision_config
			};
			let expected = content.repo_ref ? {
				...content,
				image_uri: void 0
			} : content;
			return (0, compare.ov)(expected, revision.source_revision_config);
		}
		function compareSettings(patch, deployment) {
			let comparisons = (0, compare.UD)(patch, deployment);
			let similaritiesOf = (prefix) => comparisons.filter(({ path }) => path.startsWith(prefix)).map(({ similarity }) => similarity);
			let spec = similaritiesOf("source_config.resource_spec.");
			let secrets = similaritiesOf("secrets");
			let areSecretsOther = secrets.includes("other") || secrets.includes("absent");
			return {
				mismatches: [...spec.includes("other") ? ["The resource_spec that was sent is not there"] : [], ...areSecretsOther ? ["The secrets that were sent are not there"] : []],
				isSpecProven: spec.length === 0 || spec.includes("same")
			};
		}
		let hasMismatches = (patch, deployment) => compareSettings(patch, deployment).mismatches.length > 0;
		function matchRevision(change, snapshot) {
			let { newRevisions, deployment } = snapshot;
			if (newRevisions.length === 0) return { kind: "nothing" };
			let { patch } = change;
			let { mismatches, isSpecProven } = compareSettings(patch, deployment);
			let certainMatch = newRevisions.filter((one) => isCertainMatch(change, one)).at(isImmutable(patch) ? -1 : 0);
			if (certainMatch !== void 0 && (mismatches.length === 0 || newRevisions.length > 1)) return {
				kind: "own",
				resource: {
					revision: certainMatch,
					snapshot
				}
			};
			let [similar, ...otherSimilar] = newRevisions.filter((one) => isSimilar(change, one));
			let isProven = mismatches.length === 0 && isSpecProven;
			if (similar !== void 0 && otherSimilar.length === 0 && isProven) return {
				kind: "own",
				resource: {
					revision: similar,
					snapshot
				}
			};
			let reasons = similar === void 0 ? [] : mismatches;
			let ids = newRevisions.map(({ id }) => id).join(", ");
			let candidate = findOnlyCandidate(patch, snapshot);
			return {
				kind: "unproven",
				reason: [...reasons, `Revisions appeared that may not be of this change: ${ids}`].join(". "),
				candidate: candidate && {
					revision: candidate,
					snapshot
				}
			};
		}
		function findOnlyCandidate(patch, { newRevisions, deployment }) {
			let [candidate] = newRevisions;
			let { source_revision_config: content } = patch;
			if (candidate === void 0 || newRevisions.length > 1 || Object.keys(content ?? {}).length === 0) return;
			return (0, compare.qz)(content, candidate.source_revision_config) || hasMismatches(patch, deployment) ? void 0 : candidate;
		}
		function isReplyTrusted(change, reply, namedRevision, { newRevisions, deployment }) {
			let { patch } = change;
			let seenRevision = newRevisions.find(({ id }) => id === namedRevision.id);
			if ([patch.source_revision_config, namedRevision.source_revision_config].some((content) => (0, compare.qz)(content, seenRevision?.source_revision_config))) return !1;
			let similarRevisions = newRevisions.filter((one) => isSimilar(change, one));
			if (seenRevision && similarRevisions.length > 0 && !similarRevisions.includes(seenRevision)) return !1;
			let isLatest = deployment.latest_revision_id === namedRevision.id;
			if (isLatest && seenRevision !== void 0 && newRevisions.length === 1) return !0;
			return !(isLatest ? [reply, deployment] : [reply]).some((one) => hasMismatches(patch, one));
		}
		async function applyChange(deploy, baseline, patch) {
			let { ctx, store } = deploy;
			let earlierAttempt = await findEarlierAttempt(deploy, baseline, patch);
			let createdByThisStep = earlierAttempt === void 0;
			createdByThisStep && ctx.report.progress("sending the change");
			let onReply = (reply) => store.update((0, rollout_state.fO)(reply));
			let onPhase = (phase) => store.update({ phase });
			let appliedChange = earlierAttempt ?? await applyPatch(deploy, baseline, patch, onPhase, onReply);
			if (appliedChange === void 0) return;
			let { revision } = appliedChange;
			store.update({
				revision,
				createdByThisStep
			});
			let origin = createdByThisStep ? "" : " by an earlier attempt of this run";
			ctx.report.info(`Revision ${revision.id} was created${origin}.`);
			ctx.signal.throwIfAborted();
			createdByThisStep && warnAboutConcurrentRevisions(deploy, appliedChange);
			return appliedChange;
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
			if (repo_ref && content?.repo_commit_sha !== run.commit || hasMismatches(patch, deployment)) return;
			return {
				patch,
				revision,
				sends: 0,
				baseline,
				concurrent: []
			};
		}
		async function applyPatch({ ctx, inputs, run }, firstBaseline, patch, onPhase, onReply = () => void 0) {
			let { deployment } = firstBaseline;
			let target = { deployment_id: deployment.id };
			let body = (0, spelling.eX)(deployment.source_revision_config, patch);
			let send = (signal) => (0, requests.T1)({
				...ctx,
				signal
			}, deployments_deployment.Gj, target, limits.b.once, body);
			let { on_ambiguous, settle_window: windowMs } = inputs;
			async function readChanged(error) {
				if ((0, errors.oB)(error)) return (0, requests.T1)(ctx, deployments_deployment.i8, target).catch(() => Promise.reject(error));
				if (!(error instanceof errors.fk) || (0, errors.jZ)(error)) throw error;
				let current = await (0, requests.nb)(ctx, deployments_deployment.i8, target);
				if (current === void 0) throw (0, write_write.FF)(error);
				if ((0, compare.UD)(patch, current).every(({ similarity }) => similarity === "same")) return current;
				throw error;
			}
			if ((0, deployments_deployment.TJ)(patch).length === 0) {
				let reply = await (on_ambiguous === "verify" ? write_write.Z0 : write_write.A9)(ctx, (signal) => send(signal).catch(readChanged), onPhase);
				onReply(reply);
				let revision = newRevisionIn(reply, firstBaseline);
				if (!revision || !(0, compare.ov)(deployment.source_revision_config, reply.source_revision_config)) return;
				return {
					patch,
					revision,
					sends: 1,
					baseline: firstBaseline,
					concurrent: []
				};
			}
			let changeSince = ({ deployment: { source_revision_config } }) => ({
				patch,
				previousContent: source_revision_config,
				run
			});
			let { resource: ownRevision, ...writeResult } = await (0, write_once.F)(ctx, {
				baseline: firstBaseline,
				readBaseline: async () => takeBaseline(ctx, await (0, requests.T1)(ctx, deployments_deployment.i8, target)),
				send,
				onPhase,
				windowMs,
				maySendAgain: (sends) => on_ambiguous === "verify" && sends < limits.b.changes.attempts,
				subject: "its revision",
				searchOnce: async (searchCtx, baseline) => matchRevision(changeSince(baseline), await readNewRevisions(searchCtx, baseline)),
				async resourceOf(reply, baseline) {
					onReply(reply);
					let change = changeSince(baseline);
					let revision = newRevisionIn(reply, baseline);
					if (!revision || (0, compare.qz)(patch.source_revision_config, reply.source_revision_config)) return;
					let emptySnapshot = {
						newRevisions: [],
						deployment: reply
					};
					let snapshot = await readNewRevisions(ctx, baseline).catch(() => emptySnapshot);
					return isReplyTrusted(change, reply, revision, snapshot) ? {
						revision,
						snapshot
					} : void 0;
				},
				texts: {
					ambiguousAttempt: "the change may have been applied, looking for its revision",
					acceptance: "The change was accepted, but the answer does not show its revision; looking for it.",
					absence: "No revision of it appeared",
					match: ({ revision: { id } }) => `The change was applied: its revision ${(0, format.m_)(id)} is there. Nothing is sent again.`
				}
			});
			let { revisions } = writeResult.baseline;
			let concurrent = revisions.filter((one) => isNew(one, firstBaseline)).toReversed();
			return {
				patch,
				...ownRevision,
				...writeResult,
				concurrent
			};
		}
		var problems = __webpack_require__(5567);
		var unanswered = __webpack_require__(1119);
		var change = __webpack_require__(8652);
		var rollout_results = __webpack_require__(5430);
		var secrets_secrets = __webpack_require__(1524);
		var warnings = __webpack_require__(6988);
		var placeholder = __webpack_require__(1857);
		var omit_absent = __webpack_require__(5174);
		var external_node_util_ = __webpack_require__(7975);
		var resource_spec = __webpack_require__(8268);
		var path = __webpack_require__(5888);
		var spec_rules = __webpack_require__(3327);
		function isDerived(spec, field) {
			let { [field]: value, ...otherFields } = spec;
			let derivedValue = (0, resource_spec.PD)(otherFields).get(field);
			return derivedValue !== void 0 && (0, compare.am)(field, value, derivedValue);
		}
		function mergeSpec(currentSpec, { spec: newFields, positionOf }) {
			let current = Object.fromEntries((0, compare.lS)(currentSpec));
			let isRecalculated = (field) => {
				let { baseField = "", times } = resource_spec.S_[field] ?? {};
				return times === 2 && Object.hasOwn(newFields, baseField) && isDerived(current, field);
			};
			let keptFields = Object.entries(current).filter(([name]) => !isRecalculated(name));
			let spec = {
				...Object.fromEntries(keptFields),
				...newFields
			};
			let currentReasons = new Set((0, spec_rules.H)(current).map(({ reason }) => reason));
			let newViolations = (0, spec_rules.H)(resource_spec.aj.parse(spec)).filter(({ reason }) => !currentReasons.has(reason));
			return {
				spec,
				conflicts: (0, path.hC)(newViolations, positionOf)
			};
		}
		function removedSecrets(current, sent) {
			let sentNames = new Set(sent.map(({ name }) => name));
			return [...new Set(current.map(({ name }) => name))].filter((name) => !sentNames.has(name));
		}
		function mergeSecrets(current, sent) {
			let problemWith = (reason, fix) => ({
				input: "secrets_mode",
				reason,
				fix
			});
			if (current === void 0) return problemWith("merge needs the current secrets, which the service does not show", "send all of them, and set replace");
			let sentNames = new Set(sent.map(({ name }) => name));
			let keptSecrets = current.filter(({ name }) => !sentNames.has(name));
			let isPlaceholder = (0, placeholder.sg)(current);
			let hiddenSecrets = keptSecrets.filter(({ value }) => isPlaceholder(value));
			if (hiddenSecrets.length === 0) return [...keptSecrets, ...sent];
			return problemWith(`merge cannot keep ${hiddenSecrets.map(({ name }) => name).join(", ")}`, "the service hides their current values, or they are empty: send them too, or set replace");
		}
		let withoutNulls = (value) => JSON.parse(JSON.stringify(value, (_, member) => member ?? void 0) ?? "null");
		function changeAt(path, before, after) {
			if ((0, compare.am)(path.split(".").at(-1) ?? "", before, after)) return [];
			let [oldValue, newValue] = [before, after].map((value) => (0, change.qv)(withoutNulls(value)));
			return (0, external_node_util_.isDeepStrictEqual)(oldValue, newValue) ? [{
				path,
				kind: "changed"
			}] : [{
				path,
				before: oldValue,
				after: newValue
			}];
		}
		function memberChanges(prefix, before, after) {
			return Object.entries(after ?? {}).filter(([, value]) => (value ?? null) !== null).flatMap(([name, value]) => changeAt(prefix + name, before?.[name], value));
		}
		function specChanges(before, after) {
			if (after == null) return [];
			let currentFields = new Map((0, compare.lS)(before));
			let sentFields = new Map((0, compare.lS)(after));
			let derivedValues = (0, resource_spec.PD)(after);
			return [...new Set([...Object.keys(before ?? {}), ...sentFields.keys()])].flatMap((name) => {
				if (!sentFields.has(name) && isDerived(Object.fromEntries(currentFields), name)) return [];
				let derivedValue = currentFields.has(name) ? derivedValues.get(name) : null;
				return changeAt("source_config.resource_spec." + name, currentFields.get(name), sentFields.get(name) ?? derivedValue);
			});
		}
		function droppedFields(currentSpec, sentSpec) {
			let sentFields = new Map((0, compare.lS)(sentSpec));
			return specChanges(currentSpec, sentSpec).map(({ path }) => path.slice(28)).filter((name) => !sentFields.has(name));
		}
		function secretChanges(before, after) {
			if (after == null) return [];
			let currentPaths = new Set(before?.map(({ name }) => change.kO + name));
			return [...(0, compare.UD)({ secrets: after }, { secrets: before }).flatMap(({ path, similarity }) => {
				if (similarity === "same" || after.length === 0) return [];
				if (!currentPaths.has(path)) return [{
					path,
					kind: before === void 0 ? "sent" : "added"
				}];
				return [{
					path,
					kind: similarity === "hidden" ? "replaced" : "changed"
				}];
			}), ...removedSecrets(before ?? [], after).map((name) => ({
				path: change.kO + name,
				kind: "removed"
			}))];
		}
		function changesOf({ source_config, source_revision_config: content }, patch, secretsBefore) {
			let { resource_spec, ...settings } = patch.source_config ?? {};
			return [
				...memberChanges("source_config.", source_config, settings),
				...specChanges(source_config.resource_spec, resource_spec),
				...memberChanges("source_revision_config.", content, patch.source_revision_config),
				...secretChanges(secretsBefore, patch.secrets)
			];
		}
		function isUnchanged(changes, patch) {
			let { repo_ref, image_uri } = patch.source_revision_config ?? {};
			let mayMove = repo_ref && !(0, deployments_source.dz)(repo_ref) || image_uri && (0, deployments_image.$7)(image_uri);
			return changes.length === 0 && !mayMove;
		}
		var resource_spec_input = __webpack_require__(343);
		function specPart(deployment, inputs) {
			let locatedSpec = (0, resource_spec_input.rI)(inputs);
			if (locatedSpec === void 0) return {};
			let { input } = locatedSpec;
			let currentSpec = deployment.source_config.resource_spec;
			if (inputs.resource_spec_mode === "replace") {
				let { spec: value } = locatedSpec;
				let fields = droppedFields(currentSpec, value);
				let mergeAdvice = inputs.isDeclared ? "" : ", or set resource_spec_mode: merge";
				let warning = `${input}: replaces the current spec and removes ${(0, format.JH)(fields)}. To keep a field, send it too${mergeAdvice}.`;
				return {
					value,
					warnings: fields.length > 0 ? [warning] : []
				};
			}
			let { spec, conflicts } = mergeSpec(currentSpec, locatedSpec);
			return {
				value: spec,
				problems: conflicts.map((flaw) => ({
					...flaw,
					input,
					reason: `merged with the current spec, ${flaw.reason}`
				}))
			};
		}
		function secretsPart(inputs, secretsBefore) {
			let value = (0, secrets_secrets.Fj)(inputs);
			if (value === void 0) return {};
			let { secrets_mode: mode } = inputs;
			let [input = "secrets"] = (0, secrets_secrets.Mu)(inputs).values();
			let removedNames = removedSecrets(secretsBefore ?? [], value);
			let reject = (flaw) => ({
				value,
				problems: [{
					input,
					...flaw
				}]
			});
			let warn = (text) => text === "" ? { value } : {
				value,
				warnings: [`${input}: ${text}`]
			};
			if (mode === "replace") return warn(removalWarning(removedNames, value));
			if (value.length === 0) return reject(emptyListFlaw(mode === void 0 ? removedNames : []));
			if (mode === "merge") {
				let secrets = mergeSecrets(secretsBefore, value);
				if (!Array.isArray(secrets)) return {
					value,
					problems: [secrets]
				};
				return {
					...warn(secretsBefore?.length === 0 ? EMPTY_WARNING : ""),
					value: secrets
				};
			}
			if (removedNames.length > 0) return reject(removalFlaw(removedNames, secretsBefore, value));
			return warn(secretsBefore === void 0 ? HIDDEN_WARNING : "");
		}
		function emptyListFlaw(removedNames) {
			return {
				reason: `is an empty list${removedNames.length === 0 ? "" : `, which would remove ${(0, format.JH)(removedNames)}`}`,
				fix: "set secrets_mode: replace to remove all secrets, or leave the input empty"
			};
		}
		let EMPTY_WARNING = "the service shows no secrets to merge with. If it hides them, those that are not sent are removed.";
		let HIDDEN_WARNING = "the service does not show its present secrets: those that are not sent may be removed.";
		function removalWarning(removedNames, { length }) {
			if (removedNames.length === 0) return length === 0 ? "removes all secrets." : "";
			return `replaces all secrets and removes ${(0, format.JH)(removedNames)}. To keep a secret, send it too.`;
		}
		function removalFlaw(removedNames, secretsBefore, sentSecrets) {
			let names = (0, format.JH)(removedNames);
			let loss = removedNames.length === 1 ? `the secret ${names}` : `${removedNames.length} secrets`;
			let fix = Array.isArray(mergeSecrets(secretsBefore, sentSecrets)) ? `set secrets_mode: merge to keep ${names}, or replace if that is meant` : `send ${names} too, because merge cannot keep hidden values, or set secrets_mode: replace if that is meant`;
			return {
				reason: `this would remove ${loss}`,
				fix,
				hasSubject: !0
			};
		}
		var name_lookup = __webpack_require__(4735);
		var external_node_net_ = __webpack_require__(7030);
		var address = __webpack_require__(4055);
		let FORBIDDEN_NAME = /^(.*\.)?((metadata|instance-data)(\.(ec2|google|platformequinix))?(\.(internal|goog|com))?|ip6-(localhost|loopback))\.?$/;
		let LOCAL_NAME = /^(.*\.)?localhost\.?$/;
		let familyOf = (ip) => ip.includes(":") ? "ipv6" : "ipv4";
		function createHostTest(networks, name) {
			let list = new external_node_net_.BlockList();
			for (let network of networks.split(" ")) {
				let [ip = "", prefix] = network.split("/");
				list.addSubnet(ip, Number(prefix), familyOf(ip));
				if (ip.includes(":")) continue;
				for (let outerPrefix of ["64:ff9b::", "::"]) list.addSubnet(outerPrefix + ip, 96 + Number(prefix), "ipv6");
			}
			return (url) => {
				let host = new URL(url).hostname.replace(/^\[(.*)\]$/, "$1");
				return (0, external_node_net_.isIP)(host) === 0 ? name.test(host) : list.check(host, familyOf(host));
			};
		}
		let isPrivate = createHostTest("0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 64:ff9b:1::/48 2002::/16 fc00::/7 fe80::/9 ff00::/8", LOCAL_NAME);
		let isForbidden = createHostTest("100.100.100.200/32 168.63.129.16/32 169.254.0.0/16 192.0.0.0/24 198.18.0.0/15 2002:a9fe::/32 fd00:ec2::254/128", FORBIDDEN_NAME);
		let SCHEME = /^https?:\/\//i;
		let OTHER_SCHEME = /^(?!https?:\/\/)[a-z][a-z\d+.-]*:(?!\d)/i;
		let SET_ADDRESS = "Set smoke_test_url to the address of the agent server.";
		function deriveAddress(deployment, { smoke_test_url, custom_url, allow_http, base_url }) {
			let input = "smoke_test_url";
			if (smoke_test_url !== "auto") return {
				url: smoke_test_url ?? "",
				input
			};
			let problemWith = (reason) => ({ problem: `is auto, but ${reason}` });
			let text = custom_url ?? (0, rollout_state.Gh)(deployment);
			if (text === "") return problemWith("the service shows no address");
			let isCandidate = text.length <= 2048 && !OTHER_SCHEME.test(text);
			let completeText = SCHEME.test(text) ? text : `https://${text}`;
			let url = isCandidate ? address.il.safeParse(completeText).data : void 0;
			if (url === void 0) return problemWith("what the service shows is not an address");
			if (!allow_http && (0, address.fy)(url)) return problemWith("the service shows a plain http address");
			if (isForbidden(url) || isPrivate(url) && !isPrivate(base_url)) return problemWith("the service shows an address of this machine or of a private network");
			return {
				url,
				input: deployment?.source !== "github" && text !== deployment?.url ? "custom_url" : input
			};
		}
		function addressProblems(deployment, inputs) {
			if (inputs.smoke_test_url !== "auto" || deployment.active_revision_id === null) return [];
			let address = deriveAddress(deployment, inputs);
			if ("url" in address) return [];
			return [{
				input: "smoke_test_url",
				reason: address.problem,
				fix: SET_ADDRESS
			}];
		}
		var inputs_source = __webpack_require__(7335);
		var deploy_inputs = __webpack_require__(2325);
		function sourceProblems(deployment, inputs) {
			let { source } = deployment;
			let imageInput = inputs.image_from === void 0 ? "image_uri" : "image_from";
			return [...Object.entries(inputs).flatMap(([name, value]) => {
				let requiredSource = (0, inputs_source.$)(deploy_inputs.L2, name);
				if (value === void 0 || requiredSource === void 0 || requiredSource === source) return [];
				return [{
					input: name === "image_uri" ? imageInput : name,
					reason: `applies to ${requiredSource} deployments; this one's source is ${source}`,
					fix: alternativeTo(name, source)
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
			if (!(0, deployments_source.W)({
				repo_ref,
				build_on_push
			})) return [];
			if (inputs.build_on_push === !0) return [{
				input: "build_on_push",
				reason: `cannot be true while repo_ref is a tag (${repo_ref})`,
				fix: "remove build_on_push, or set repo_ref to a branch"
			}];
			if (inputs.repo_ref === void 0) return [];
			return [{
				input: "repo_ref",
				reason: "is a tag, and the deployment builds on push, which needs a branch",
				fix: "set build_on_push: false"
			}];
		}
		function duplicateWarning(deployment, inputs) {
			let buildsOnPush = inputs.build_on_push ?? deployment.source_config.build_on_push;
			let ref = inputs.repo_ref;
			if (!buildsOnPush || ref === void 0 || (0, deployments_source.dz)(ref)) return [];
			return [`repo_ref: every push to ${ref} already builds a revision (build_on_push), and this step creates another one. Keep only one of the two.`];
		}
		function findDeploymentProblems(deployment, inputs) {
			let reason = (0, name_lookup.E)(deployment, inputs.deployment_name ?? deployment.name);
			if (reason !== void 0) return [{
				input: "deployment_name",
				reason,
				fix: "correct deployment_name or deployment_id"
			}];
			if (inputs.revision_id !== void 0) return [];
			if ((0, deployments_deployment.vx)(deployment)) return [DELETION_PROBLEM];
			return [...sourceProblems(deployment, inputs), ...addressProblems(deployment, inputs)];
		}
		let DELETION_PROBLEM = {
			input: "deployment_id",
			reason: "the deployment is being deleted",
			fix: "create it again with create/ once it is gone, or name another deployment",
			hasSubject: !0
		};
		let ALREADY_MATCHES = "The deployment already matches the inputs (skip_unchanged).";
		async function planChange(deploy, deployment) {
			let { inputs, run, store } = deploy;
			let { active_revision_id, latest_revision_id, source_revision_config } = deployment;
			let pendingRevision = await readPendingRevision(deploy, deployment);
			let secretsBefore = await readCurrentSecrets(deploy);
			let spec = specPart(deployment, inputs);
			let secrets = secretsPart(inputs, secretsBefore);
			let patch = patchOf(inputs, spec.value, secrets.value);
			let servedContent = (0, rollout_content.$E)(store.state, active_revision_id) ?? source_revision_config;
			let changes = changesOf({
				...deployment,
				source_revision_config: servedContent
			}, patch, secretsBefore);
			let { repo_commit_sha: builtCommit } = source_revision_config;
			let isMoved = inputs.repo_ref === run.ref && !!builtCommit && builtCommit !== run.commit;
			let isSkipped = inputs.skip_unchanged && isUnchanged(changes, patch) && latest_revision_id !== null && latest_revision_id === active_revision_id && !isMoved;
			return {
				patch,
				changes,
				problems: [
					...findDeploymentProblems(deployment, inputs),
					...spec.problems ?? [],
					...secrets.problems ?? []
				],
				warnings: [
					...(0, warnings.Y)(inputs),
					...spec.warnings ?? [],
					...secrets.warnings ?? [],
					...duplicateWarning(deployment, inputs)
				],
				revisionNote: isSkipped ? ALREADY_MATCHES : explainRevision(patch),
				isSkipped,
				pendingRevision
			};
		}
		async function readPendingRevision(deploy, { id: deployment_id, active_revision_id, latest_revision_id }) {
			if (!active_revision_id || !latest_revision_id || active_revision_id === latest_revision_id) return;
			let [revision] = await Promise.all([(0, requests.nb)(deploy.ctx, deployments_revision.qB, {
				deployment_id,
				revision_id: latest_revision_id
			}), recordPreviousRevision(deploy)]);
			let { failure_statuses } = deploy.inputs;
			return revision && (0, rollout_status.L8)(revision.status, failure_statuses) === "pending" ? revision : void 0;
		}
		async function readCurrentSecrets({ ctx, inputs }) {
			if ((0, secrets_secrets.Fj)(inputs) === void 0) return [];
			let { deployment_id } = inputs;
			let { secrets } = await (0, requests.T1)(ctx, deployments_deployment.NG, { deployment_id });
			return secrets?.map(({ name, value }) => ({
				name,
				value: value ?? placeholder.Kx
			}));
		}
		function patchOf({ repo_ref, graph_config_path, image_uri, ...inputs }, resource_spec, secrets) {
			let { build_on_push, custom_url, install_command, build_command } = inputs;
			let settings = {
				build_on_push,
				custom_url,
				resource_spec,
				install_command,
				build_command
			};
			return (0, omit_absent.X)({
				source_config: nonEmpty((0, omit_absent.X)(settings)),
				source_revision_config: nonEmpty((0, omit_absent.X)({
					repo_ref,
					graph_config_path,
					image_uri
				})),
				secrets
			});
		}
		let nonEmpty = (members) => Object.keys(members).length === 0 ? void 0 : members;
		function explainRevision(patch) {
			let settings = Object.keys(patch.source_config ?? {});
			let triggers = (0, deployments_deployment.TJ)(patch);
			if (triggers.length === 0) return `No new revision is needed for ${(0, format.JH)(settings)}.`;
			let { repo_ref } = patch.source_revision_config ?? {};
			return `A new revision${repo_ref && !(0, deployments_source.dz)(repo_ref) ? ` of the newest commit of ${repo_ref}` : ""} is needed for ${(0, format.JH)(triggers)}.`;
		}
		function planLabel({ changes, patch, isSkipped }) {
			let isCreated = !isSkipped && (0, deployments_deployment.TJ)(patch).length > 0;
			return `${(0, format.td)(changes.length, "change")}, ${isCreated ? "a" : "no"} new revision`;
		}
		let endOfDryRun = (plan) => (0, describe.Wy)("planned", (state) => ({
			headline: `: planned ${planLabel(plan)}`,
			message: (0, blocks.hC)("Nothing was sent (dry_run).", plan.pendingRevision === void 0 ? "" : otherRolloutText(state, plan.pendingRevision))
		}));
		function revisionWithContent(state, { id, source_revision_config }) {
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
		let otherRolloutText = (state, pendingRevision) => [...revisionWithContent(state, pendingRevision), ` is ${pendingRevision.status}: another rollout is in progress.`];
		let unchangedEnd = (0, describe.Wy)("unchanged", (state) => ({
			headline: ` already runs ${(0, rollout_content.QL)((0, rollout_content.Gl)(state)) ?? "this"}`,
			message: `Nothing was sent. ${ALREADY_MATCHES}`
		}));
		let reject = (problems) => ({ end: (0, error_results.H_)(problems, "Nothing was changed.") });
		let noRevisionEnd = (0, describe.Wy)("no_revision", ({ plan }) => ({
			headline: `: ${(0, change_text.MN)(plan?.changes ?? []) || "nothing changed"}`,
			message: ""
		}));
		let endOfEarlyTimeout = (failure) => (0, describe.Wy)("timed_out", () => ({
			headline: ": timed out, nothing was changed",
			message: `The timeout came before the change was sent${(0, describe.Gw)(failure && (0, unanswered.PR)(failure))}.`,
			advice: failure ? "Run this again once that read succeeds." : "Set a longer timeout."
		}));
		let endOfIdleTimeout = (blockingRevision, requestedContent, failure) => (0, describe.Wy)("timed_out", (state) => {
			let { id, status } = blockingRevision;
			let reason = failure && (0, unanswered.PR)(failure);
			let clause = ` was ${failure ? "last seen" : "still"} ${status}${(0, describe.Gw)(reason)}.`;
			return {
				headline: `: timed out, ${(0, rollout_content.QL)(requestedContent) ?? "the change"} was not sent`,
				message: [...revisionWithContent(state, blockingRevision), clause],
				advice: [
					"Look at that revision ",
					(0, describe.iz)(state, id),
					", or set a longer timeout."
				]
			};
		});
		let notWaitedEnd = (0, describe.Wy)("not_waited", (state) => ({
			headline: (0, change.Xg)(state).length === 0 ? `: rollout of ${(0, rollout_content.ys)(state)} started` : `${(0, rollout_results.KU)(state)}; its rollout has started`,
			message: (0, blocks.hC)([...(0, describe.Gi)(state), " was created. Not waiting for it (wait: false)."], (0, rollout_results.d4)(state)),
			advice: (0, describe.yB)(state)
		}));
		let endWithoutWatch = (status, isPending, isDryRun) => (0, describe.Wy)(isDryRun ? "planned" : "not_waited", (state) => ({
			headline: `: ${(0, rollout_content.ys)(state)} is ${status}`,
			message: isDryRun ? "It is not watched (dry_run)." : "Not waiting for it (wait: false).",
			advice: isPending ? (0, describe.yB)(state) : ""
		}));
		function rollbackAdvice(state) {
			let previous = (0, rollout_content.jD)(state);
			let content = (0, rollout_content.QL)(previous);
			return content !== void 0 && (previous?.image_uri || (0, deployments_source.dz)(previous?.repo_ref)) ? [
				"Roll back now: deploy ",
				{ code: content },
				" again."
			] : "Roll back now.";
		}
		let endOfFailedCheck = ({ check, outcome, finding }) => (0, describe.Wy)(outcome, (state) => {
			let { headline = `failed the ${check}`, prefix, isBroken, isOther, advice } = finding;
			let problem = prefix === void 0 ? finding.problem : `${prefix}, ${finding.problem}`;
			let servingClause = (0, rollout_state.PA)(state) && !isOther ? " serves, but" : "";
			return {
				headline: `: ${(0, rollout_content.wc)(state)}${servingClause} ${headline}`,
				message: (0, problems.Re)(problem),
				advice: (0, blocks.hC)(isBroken && (0, rollout_state.PA)(state) ? rollbackAdvice(state) : "", advice)
			};
		});
		var newer_revision = __webpack_require__(1481);
		async function attach(deploy, firstRead, id) {
			let { ctx, inputs, store } = deploy;
			let deployment = id === deploy_inputs.k0 ? await awaitNewerRevision(deploy, firstRead) : firstRead;
			let revision_id = id === deploy_inputs.k0 ? deployment.latest_revision_id : id;
			if (revision_id === null) return reject([{
				input: "revision_id",
				reason: "the deployment has no revision yet",
				fix: "run this again when it has one"
			}]);
			let baseline = await takeBaseline(ctx, deployment);
			let revision = await readNewRevision(deploy, revision_id);
			store.update({ revision });
			let isPending = (0, rollout_status.L8)(revision.status, inputs.failure_statuses) === "pending";
			if (inputs.dry_run || !inputs.wait) return { end: endWithoutWatch(revision.status, isPending, inputs.dry_run) };
			let activity = isPending ? "rolling out" : "watching";
			ctx.onStart?.(`${(0, describe.et)(store.state)}: ${activity} ${(0, rollout_content.ys)(store.state)}`);
			await recordPreviousRevision(deploy, baseline.revisions);
			return follow_follow(deploy, revision_id, olderIdsOf(revision, baseline));
		}
		async function awaitNewerRevision({ ctx, inputs }, deployment) {
			if (!inputs.wait_for_idle || inputs.dry_run) return deployment;
			let latest = deployment.latest_revision_id ?? "none";
			ctx.report.progress(`waiting a minute for a new revision (the latest is ${(0, format.m_)(latest)})`);
			return (0, newer_revision.Q)(ctx, inputs, deployment, limits.b.pushedRevision.ms);
		}
		async function follow_follow({ ctx, inputs, store }, revision_id, olderIds, appliedChange) {
			let { deployment_id } = inputs;
			let end = await (0, watch.xW)(ctx, {
				deployment_id,
				revision_id,
				olderIds,
				inputs
			}, store);
			return {
				end: (0, rollout_results.gJ)(end, store.elapsedMs),
				olderIds,
				appliedChange
			};
		}
		var outcomes = __webpack_require__(1506);
		var reply = __webpack_require__(5475);
		var checks_inputs = __webpack_require__(9721);
		var error_body = __webpack_require__(2946);
		var http = __webpack_require__(2437);
		var outage_log = __webpack_require__(9916);
		let OK = { passes: !0 };
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
			let { lastReply: reply } = await (0, poll.wt)(ctx, {
				interval: [pauseMs, pauseMs],
				read: async () => {
					let result = await sendProbe(ctx, probe);
					let verdict = probe.judge(result);
					return {
						verdict,
						finding: {
							...defaultFinding(ctx, probe, result, link),
							...verdict
						}
					};
				},
				stateOf: ({ verdict }) => JSON.stringify(verdict),
				neededEvidence: ({ verdict: { isTransient, minDurationMs: ms = 0 } }) => isTransient ? void 0 : {
					reads: probe.isSentOnce ? 1 : poll.d1.reads,
					ms
				},
				onReply({ verdict, finding: { problem: title } }, isConfirmed) {
					if (verdict.passes || isConfirmed) return;
					outage.onFailure(new errors.Vl({ title }), clock.now() + deadline.leftMs);
				},
				heartbeat: () => outage.heartbeat()
			});
			return reply?.verdict.passes ? void 0 : reply?.finding;
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
		function defaultFinding({ server }, { request, expected, input }, result, link) {
			if ("failure" in result) {
				let { failure } = result;
				let advice = failure instanceof errors.Jk ? (0, unanswered.aj)(failure, input, ["read the deploy log ", link]) : defaultAdvice(input, link);
				return {
					problem: `${request} failed: ${(0, unanswered.PR)(failure)}`,
					advice
				};
			}
			let { status, text, detail = (0, error_body.Ko)(text, server.redact).detail } = result;
			return {
				problem: `${request} answered ${status} instead of ${expected}${detail === void 0 ? "" : `: ${excerpt(detail)}`}`,
				isBroken: status >= 500,
				advice: adviceOnStatus(status, input, link)
			};
		}
		function adviceOnStatus(status, input, link) {
			if (status === 404) return `Correct ${input}: its path is wrong, or it leads to another server.`;
			if (status >= 500) return [
				"Read the deploy log ",
				link,
				"."
			];
			if (status >= 300 && status < 400) return `Set ${input} to the address that it redirects to.`;
			return defaultAdvice(input, link);
		}
		let defaultAdvice = (input, link) => [
			`Check whether ${input} is the address of the agent server, and read the deploy log `,
			link,
			"."
		];
		let excerpt = (text) => (0, format.xv)(text, 300);
		async function checkProtection(deploy) {
			let { ctx, inputs, store } = deploy;
			let { auth_check_url: url = "", auth_check_token: token, smoke_test_url } = inputs;
			let { origin, pathname } = new URL(url);
			ctx.report.progress(`protection check: asking ${origin} without a credential`);
			let probe = {
				request: `GET ${origin}${pathname}`,
				input: "auth_check_url",
				send: async (server) => ({
					...await (0, reply.Jt)(server, url, ctx.signal),
					text: ""
				})
			};
			let isPublic = PUBLIC_PATH.test(pathname);
			let isKnown = [(0, rollout_state.Gh)(store.state.deployment), smoke_test_url].some((address) => (0, checks_inputs.Br)(url, address) !== void 0);
			let judge = (result) => judgeAnonymous(result, isPublic, isKnown);
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
		function judgeAnonymous(result, isPublic, isKnown) {
			let access = accessOf(result);
			if (access === "refused") return OK;
			if (access === "unknown") return uncheckedVerdict(WITHOUT_CREDENTIAL);
			if (isPublic) return PUBLIC_PATH_VERDICT;
			if (!("status" in result) || result.status < 400) return OPEN_VERDICT;
			return {
				...result.status === 404 && !isKnown ? UNKNOWN_SERVER_VERDICT : OPEN_VERDICT,
				minDurationMs: limits.b.noRoute.ms
			};
		}
		function judgeWithToken(result) {
			let access = accessOf(result);
			if (access === "accepted") return OK;
			return access === "refused" ? REFUSED_TOKEN_VERDICT : uncheckedVerdict("with auth_check_token");
		}
		let WITHOUT_CREDENTIAL = "without a credential";
		let NOT_CHECKED = "could not be checked for protection";
		let OPEN_VERDICT = {
			headline: "is open to everyone",
			prefix: `nobody was refused: ${WITHOUT_CREDENTIAL}`,
			isBroken: !0,
			advice: "Name a handler under auth.path in the graph configuration file that refuses requests without a credential."
		};
		let UNKNOWN_SERVER_VERDICT = {
			headline: "is not known to be protected",
			prefix: WITHOUT_CREDENTIAL,
			advice: "Correct auth_check_url: it has to lead to this agent server, such as to its /threads. Until then nothing says that it is protected.",
			noRollbackReason: "auth_check_url may lead to another server"
		};
		let PUBLIC_PATH_VERDICT = {
			headline: NOT_CHECKED,
			prefix: `many servers answer /ok and /info to everybody: ${WITHOUT_CREDENTIAL}`,
			advice: "In auth_check_url, ask another path, such as /threads.",
			noRollbackReason: "what /ok and /info answer says nothing about the revision"
		};
		let REFUSED_TOKEN_VERDICT = {
			headline: "refused auth_check_token",
			prefix: "with it",
			advice: "Set auth_check_token to a credential that this agent server accepts, or correct its handler. Requests without a credential are refused, as they should be.",
			noRollbackReason: "a refused token says nothing about the revision"
		};
		let uncheckedVerdict = (prefix) => ({
			headline: NOT_CHECKED,
			prefix,
			isTransient: !0
		});
		var schemas = __webpack_require__(3339);
		var ids = __webpack_require__(5485);
		let optionalId = schemas.OsD().optional().catch(void 0);
		let Info = schemas.Ikc({ host: schemas.Ikc({
			host_revision_id: optionalId,
			project_id: optionalId
		}) }).transform(({ host }) => host).catch({});
		function createRevisionCheck(deploy, { url, input }) {
			let { ctx, inputs, store } = deploy;
			let { deployment_id } = inputs;
			let address = `${url}/info`;
			let subject = `GET ${address} reports`;
			let ownId = store.state.rollback?.revision_id ?? store.state.revision?.id ?? "";
			let replicaAdvice = [
				"See ",
				(0, describe.iz)(store.state, ownId),
				` whether its replicas were replaced, and check ${input}.`
			];
			async function readInfo(server) {
				try {
					let { status, text } = await (0, reply.Jt)((0, http.wj)(server, limits.b.info.ms), address, ctx.signal);
					return Info.parse(status === 200 ? JSON.parse(text) : {});
				} catch {
					ctx.signal.throwIfAborted();
					return {};
				}
			}
			async function judge({ host_revision_id: revision_id, project_id }) {
				if ((0, ids.WB)(revision_id, ownId)) return {
					...OK,
					isOther: !1
				};
				if (project_id !== void 0 && !(0, ids.WB)(project_id, deployment_id)) {
					let deployment = await (0, requests.nb)(ctx, deployments_deployment.i8, { deployment_id: project_id });
					if (deployment && (0, ids.WB)(deployment.id, project_id)) return otherDeploymentVerdict(project_id, deployment.name);
				}
				if (revision_id === void 0) return OK;
				if ((0, ids.WB)(store.state.initialDeployment?.active_revision_id, revision_id)) return otherRevisionVerdict(revision_id);
				let revision = await (0, requests.nb)(ctx, deployments_revision.qB, {
					deployment_id,
					revision_id
				});
				return (0, ids.WB)(revision?.id, revision_id) ? otherRevisionVerdict(revision_id) : OK;
			}
			let otherRevisionVerdict = (revision_id) => ({
				isTransient: !0,
				isOther: !0,
				headline: `is deployed, but the agent server reports revision ${(0, format.m_)(revision_id)}`,
				problem: `${subject} revision ${revision_id}, not ${ownId}`,
				advice: (0, blocks.hC)(replicaAdvice, (0, describe.yB)(store.state))
			});
			let otherDeploymentVerdict = (project_id, name) => ({
				isOther: !0,
				headline: `is deployed, but ${input} leads to another deployment`,
				problem: `${subject} deployment ${project_id} (${name}), not ${deployment_id}`,
				advice: `Correct ${input}.`,
				noRollbackReason: `${input} leads to another deployment`
			});
			return async (server) => {
				let info = await readInfo(server);
				let verdict = await judge(info);
				let { host_revision_id: id } = info;
				let isKnown = verdict.isOther !== void 0;
				store.update({ serverRevision: id === void 0 ? void 0 : {
					id,
					isKnown
				} });
				return verdict;
			};
		}
		async function runSmokeTest(deploy) {
			let { ctx, inputs, store } = deploy;
			let address = deriveAddress(store.state.deployment, inputs);
			if ("problem" in address) return {
				problem: `smoke_test_url ${address.problem}`,
				advice: SET_ADDRESS
			};
			ctx.report.progress(`smoke test: asking ${new URL(address.url).origin}`);
			let finding = await probeUntilStable(deploy, healthProbe(deploy, address));
			if (finding !== void 0 || inputs.smoke_test_assistant === void 0) return finding;
			ctx.report.progress(`smoke test: running ${inputs.smoke_test_assistant} once`);
			return probeUntilStable(deploy, graphRunProbe(deploy, address));
		}
		function healthProbe(deploy, address) {
			let { ctx, inputs } = deploy;
			let { smoke_test_token: token } = inputs;
			let checkRevision = createRevisionCheck(deploy, address);
			let url = `${address.url}/ok`;
			let verdictOnRefusal = token === void 0 ? OK : refusedTokenVerdict(token);
			return {
				request: `GET ${url}`,
				expected: "200",
				input: address.input,
				token,
				send: async (server) => {
					let [{ status, text }, reportedVerdict] = await Promise.all([(0, reply.Jt)(server, url, ctx.signal), checkRevision(server)]);
					if (status === 200 && text.trimStart().startsWith("<")) throw new errors.Vl({ title: `status ${status} is of a web page` });
					return {
						status,
						text: "",
						reportedVerdict
					};
				},
				judge(result) {
					let verdict = judgeStatus(result, verdictOnRefusal, TRANSIENT);
					return "reportedVerdict" in result && verdict.passes && result.reportedVerdict || verdict;
				}
			};
		}
		function graphRunProbe({ ctx, inputs, store }, { url: base_url, input }) {
			let { smoke_test_assistant: assistant_id, smoke_test_input = {} } = inputs;
			let { smoke_test_token: token, smoke_test_expect } = inputs;
			let path = "/runs/wait";
			let request = `POST ${base_url}${path}`;
			let body = JSON.stringify({
				assistant_id,
				input: smoke_test_input
			});
			let link = (0, describe.iz)(store.state);
			let failedRunAdvice = [
				"Compare smoke_test_assistant with the graphs in the graph configuration file, and smoke_test_input with the input of that graph; if both are right, read the deploy log ",
				link,
				"."
			];
			return {
				request,
				expected: "200",
				input,
				token,
				isSentOnce: !0,
				send: (server) => (0, reply.cv)({
					...server,
					base_url
				}, {
					method: "POST",
					path,
					body
				}, { cancel: ctx.signal }),
				judge: (result) => {
					if ("failure" in result) {
						let { failure } = result;
						return failure instanceof errors.Jk && !failure.sent ? TRANSIENT : {};
					}
					let verdict = judgeStatus(result, refusedTokenVerdict(token), { advice: failedRunAdvice });
					if (!verdict.passes) return verdict;
					let problem = problemWithResponse(result.text, smoke_test_expect, ctx.report.redact);
					if (problem === void 0) return OK;
					let advice = [
						"Look at this run ",
						link,
						"; if its answer is right, correct the inputs."
					];
					return {
						problem: `${request} answered ${problem}`,
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
		let TRANSIENT = { isTransient: !0 };
		function refusedTokenVerdict(token) {
			return {
				headline: "refused the smoke test",
				prefix: `${token === void 0 ? "without" : "with"} smoke_test_token`,
				advice: "Set smoke_test_token to a credential that the agent server accepts: one of a user if the graph configuration file names a handler, otherwise an API key of the platform.",
				noRollbackReason: "a refused request says nothing about the revision"
			};
		}
		function problemWithResponse(text, expectedText = "", redact) {
			let json;
			let normalizedText;
			try {
				json = JSON.parse(text);
				normalizedText = JSON.stringify(json);
			} catch {
				return `with something that cannot be read as JSON: ${excerpt(redact(text))}`;
			}
			let redactValue = (_, value) => typeof value == "string" ? redact(value) : value;
			let output = excerpt(redact(JSON.stringify(json, redactValue)));
			if (typeof json == "object" && json && "__error__" in json) return `that the run failed: ${output}`;
			if (text.includes(expectedText) || normalizedText.includes(expectedText)) return;
			return `${output}, which does not contain ${excerpt(redact(expectedText))}`;
		}
		let CHECKS = [{
			check: "smoke test",
			input: "smoke_test_url",
			outcome: "unhealthy",
			find: runSmokeTest,
			limitMs: limits.b.smokeTest.ms
		}, {
			check: "protection check",
			input: "auth_check_url",
			outcome: "unprotected",
			find: checkProtection,
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
			if ((0, outcomes.TS)(result.end.outcome).isFailure) return result;
			let mismatchEnd = result.appliedChange && (0, rollout_results.Y7)(store.state);
			if (mismatchEnd !== void 0) return {
				...result,
				end: mismatchEnd
			};
			if (result.end.outcome !== "deployed") return result;
			let failedCheck = await runChecks(deploy);
			if (failedCheck === void 0 && store.state.checksPassed.length === 0) return result;
			await (0, watch.nE)(ctx, inputs, store);
			let { deployment, revision } = store.state;
			let activeId = deployment?.active_revision_id;
			if (activeId && activeId !== revision?.id && !result.olderIds?.has(activeId) && (failedCheck === void 0 || failedCheck.finding.isOther)) {
				let rolloutEnd = {
					outcome: "superseded",
					newer_revision_id: activeId
				};
				return {
					...result,
					end: (0, rollout_results.gJ)(rolloutEnd, store.elapsedMs)
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
		var quote = __webpack_require__(8004);
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
			let { [input]: name = "" } = inputs;
			let lookup = await (0, find_deployment.H)(ctx, name);
			if (lookup.kind === "one") return lookup.deployment.id;
			let { byId, ifNone } = ALTERNATIVES[input];
			if (lookup.kind === "several") return {
				input,
				...(0, name_lookup.GX)(lookup, name, `To say which one is meant, ${byId} instead`)
			};
			let credential = "use a credential, or the tenant_id, of the deployment's workspace";
			let advice = lookup.names.length === 0 ? `${credential}, and the base_url of its region; if these are right, ${ifNone}` : `correct the name, or ${ifNone}; if it is in another workspace, ${credential}`;
			return {
				input,
				...(0, name_lookup.GX)(lookup, name, advice)
			};
		}
		async function findServedImage(ctx, inputs, image_from) {
			let problemWith = (reason, fix) => ({
				input: "image_from",
				reason,
				fix
			});
			let deployment_id = uuid.dP.safeParse(image_from).data ?? await findId(ctx, inputs, "image_from");
			if (typeof deployment_id != "string") return deployment_id;
			let deployment = await (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id }).catch((0, errors.gd)(errors.ST));
			if (deployment === void 0) return problemWith(`there is no deployment ${deployment_id} for this credential`, "compare the id with the platform");
			let { active_revision_id: revision_id } = deployment;
			let name = (0, quote.hD)(deployment.name);
			let revision = revision_id && await (0, requests.T1)(ctx, deployments_revision.qB, {
				deployment_id,
				revision_id
			});
			let content = revision ? revision.source_revision_config : void 0;
			let uri = image_uri.W.safeParse(content?.image_uri ?? "").data;
			if (uri === void 0) return problemWith(`${name} shows no image that it serves`, "set image_uri");
			if ((0, deployments_image.zZ)(uri).digest === void 0) return problemWith(`${name} runs ${(0, rollout_content.QL)({ image_uri: uri })} without a digest`, "its tag may have moved since: deploy that one by digest first, or set image_uri");
			ctx.report.info(`Promoting ${uri}, which the active revision of ${name} (${revision_id}) runs.`);
			return uri;
		}
		var client_context = __webpack_require__(4361);
		function rollbackPatch({ source, source_config }, { image_uri, repo_ref, graph_config_path }, failedContent) {
			if (source !== "github") {
				if (!image_uri) return "the previous revision shows no image";
				return (0, compare.am)("image_uri", image_uri, failedContent.image_uri) ? "the failed revision ran the same image" : { source_revision_config: { image_uri } };
			}
			if (!repo_ref) return "the previous revision shows no tag";
			if (!(0, deployments_source.dz)(repo_ref)) return `${repo_ref} is not a tag, and only a tag can be built again as it was`;
			let hasSamePath = !graph_config_path || graph_config_path === failedContent.graph_config_path;
			if (repo_ref === failedContent.repo_ref && hasSamePath) return "the failed revision was built from the same tag";
			return {
				...source_config.build_on_push === !0 ? { source_config: { build_on_push: !1 } } : {},
				source_revision_config: {
					repo_ref,
					...hasSamePath ? {} : { graph_config_path }
				}
			};
		}
		function unrestoredMembers(change, rollback) {
			let { source_config, secrets } = change;
			return [...Object.keys(source_config ?? {}), ...secrets ? ["secrets"] : []].filter((name) => !Object.hasOwn(rollback.source_config ?? {}, name));
		}
		async function rollBack(deploy, { end, noRollbackReason, appliedChange }) {
			if (appliedChange === void 0 || !(0, outcomes.TS)(end.outcome).canRollBack) return;
			let { inputs, store } = deploy;
			let limitedDeploy = {
				...deploy,
				ctx: (0, client_context.N)(deploy.ctx, inputs.timeout)
			};
			let failureReason = noRollbackReason ?? await deployPrevious(limitedDeploy, end.outcome, appliedChange).catch(failureReasonOf);
			failureReason !== void 0 && store.update((0, rollout_state.iI)({ failureReason }));
			(store.state.rollback?.phase ?? "not sent") !== "not sent" && await (0, watch.nE)((0, client_context.N)(deploy.ctx, 0), inputs, store);
		}
		function failureReasonOf(error) {
			if (!(error instanceof errors._7) || error instanceof errors.AN) return error instanceof Error ? error.message.replace(/\.$/, "") : "unknown reason";
			return `the ${error.operation?.resourceLabel ? "reading" : "change"} ${error instanceof errors.fk ? "was refused" : "failed"} (${(0, unanswered.PR)(error)})`;
		}
		function takesOver({ status, updated_at }, ownRevision) {
			let deployedForMs = Date.parse(ownRevision?.created_at ?? "") - Date.parse(updated_at ?? "");
			return (0, rollout_status.Nj)(status) && !(deployedForMs > limits.b.activation.ms);
		}
		async function findPrevious({ ctx, inputs: { deployment_id, failure_statuses }, store }, activeId, { baseline: { deployment, revisions }, revision: { id: ownId } }) {
			let readById = (revision_id) => (0, requests.T1)(ctx, deployments_revision.qB, {
				deployment_id,
				revision_id
			});
			let { active_revision_id: baselineActiveId, latest_revision_id: latestId } = deployment;
			let servedId = activeId === null || activeId === ownId ? baselineActiveId : activeId;
			let latest = revisions.find(({ id }) => id === latestId && id !== servedId && id !== ownId);
			if (servedId === baselineActiveId && latest && (0, rollout_status.Ng)(latest.status, failure_statuses)) {
				let revision = await readById(latest.id);
				if (takesOver(revision, store.state.revision)) return revision;
			}
			return servedId === null ? void 0 : readById(servedId);
		}
		async function deployPrevious(deploy, outcome, appliedChange) {
			let { ctx, inputs, store } = deploy;
			let { deployment_id } = inputs;
			let { revision: ownRevision, patch: change } = appliedChange;
			let update = (changes) => store.update((0, rollout_state.iI)(changes));
			let deployment = await (0, requests.LC)(ctx, () => (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id }), ({ latest_revision_id }) => latest_revision_id === ownRevision.id);
			let { latest_revision_id: latestId, active_revision_id: activeId } = deployment;
			if (outcome === "timed_out" && activeId === ownRevision.id) return "the new revision serves";
			if (latestId !== ownRevision.id && latestId !== null && !appliedChange.baseline.ids.has(latestId)) return "someone else has deployed since";
			let previous = await findPrevious(deploy, activeId, appliedChange);
			if (previous === void 0) return "no revision served before";
			let content = previous.source_revision_config ?? {};
			let patch = rollbackPatch(deployment, content, {
				...ownRevision.source_revision_config,
				...change.source_revision_config
			});
			if (typeof patch == "string") return patch;
			let baseline = await takeBaseline(ctx, deployment);
			let label = (0, rollout_content.QL)(content) ?? `revision ${(0, format.m_)(previous.id)}`;
			update({
				label,
				previous,
				keptMembers: unrestoredMembers(change, patch)
			});
			ctx.report.progress(`rolling back to ${label}, which revision ${(0, format.m_)(previous.id)} ran`);
			let startedMs = ctx.clock.now();
			let rollback = await applyPatch(deploy, baseline, patch, (phase) => update({ phase }));
			if (rollback === void 0) return "the control plane created no revision";
			let revision_id = rollback.revision.id;
			update({ revision_id });
			ctx.report.progress(`rollback revision ${revision_id} was created`);
			warnAboutConcurrentRevisions(deploy, rollback);
			let target = {
				deployment_id,
				revision_id,
				olderIds: rollback.baseline.ids
			};
			let end = await (0, watch.wB)(ctx, {
				...target,
				inputs,
				role: "rollback"
			}, store);
			if (end.failure !== void 0) throw end.failure;
			update({
				outcome: end.outcome,
				durationMs: ctx.clock.now() - startedMs
			});
			end.outcome === "deployed" && update({ failedCheck: (await runChecks(deploy))?.check });
		}
		var status_log = __webpack_require__(3690);
		async function waitForIdle({ ctx, inputs, store }, { id: deployment_id }) {
			let startedMs = ctx.clock.now();
			let isPending = ({ status }) => (0, rollout_status.L8)(status, inputs.failure_statuses) === "pending";
			let statuses = (0, status_log.NH)(ctx);
			let blockingRevision;
			let { lastReply, isInTime, failure } = await (0, poll.wt)(ctx, {
				interval: (0, follow.m)(inputs),
				read: () => readLatest(ctx, deployment_id),
				stateOf: ({ revision }) => `${revision?.id} ${revision?.status}`,
				neededEvidence: ({ revision }) => revision && isPending(revision) ? void 0 : poll.d1,
				onReply: ({ revision }) => {
					if (revision === void 0 || !isPending(revision)) return;
					statuses.log(`waiting for revision ${revision.id}, which is ${revision.status}`);
					blockingRevision = revision;
				},
				heartbeat: statuses.heartbeat
			});
			let waitedMs = ctx.clock.now() - startedMs;
			blockingRevision !== void 0 && store.update({ idleWait: {
				revision_id: blockingRevision.id,
				waitedMs
			} });
			if (lastReply !== void 0 && isInTime) return { deployment: lastReply.deployment };
			return { end: blockingRevision ? endOfIdleTimeout(blockingRevision, inputs, failure) : endOfEarlyTimeout(failure) };
		}
		async function readLatest(ctx, deployment_id) {
			let deployment = await (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id }, limits.b.once);
			let revision_id = deployment.latest_revision_id;
			if (revision_id === null) return {
				deployment,
				revision: void 0
			};
			return {
				deployment,
				revision: await (0, requests.T1)(ctx, deployments_revision.qB, {
					deployment_id,
					revision_id
				}, limits.b.once)
			};
		}
		async function runDeploy(inputs, ctx, run) {
			let { deployment_id, revision_id } = inputs;
			let name = inputs.deployment_name ?? `deployment ${(0, format.m_)(deployment_id ?? "")}`;
			let messageSettings = {
				...inputs,
				name,
				action: "deploy"
			};
			let store = (0, outputs.dP)(ctx.clock.now, messageSettings, deploy_inputs.V4, ctx.report);
			deployment_id !== void 0 && store.update({ deployment_id });
			let end;
			try {
				let targetedInputs = await lookUp(ctx, inputs);
				end = "reason" in targetedInputs ? reject([targetedInputs]).end : await deployAndWait({
					ctx,
					inputs: targetedInputs,
					run,
					store
				});
			} catch (error) {
				let isChange = store.state.initialDeployment !== void 0 && revision_id === void 0;
				let alternative = deployment_id === void 0 ? "set deployment_id" : "write the deployment's id";
				let context = (0, deployment.P)(inputs, store.state, {
					rules: isChange ? control_plane.YC : [],
					listAlternative: `${alternative} instead`,
					inputs: Object.keys(deploy_inputs.L2.shape)
				});
				end = (0, error_results.WF)(error, store, context, ctx.signal.aborted);
			}
			ctx.report.endGroup();
			await (0, watch.E3)(end, ctx, store);
			return (0, rollout_conclusion.N)(ctx, end, store, deploy_inputs.V4);
		}
		async function deployAndWait(deploy) {
			let { ctx, inputs, store } = deploy;
			store.update({ deployment_id: inputs.deployment_id });
			let result = await changeOrAttach(deploy);
			let { appliedChange, end } = result;
			appliedChange !== void 0 && await warnAboutDuplicates(deploy, appliedChange);
			(appliedChange !== void 0 || end.outcome === "no_revision") && await (0, read_back.e)(ctx, store, end.outcome, inputs.secrets_mode !== "replace");
			let gatedResult = await passGates(deploy, result);
			inputs.rollback_on_failure && await rollBack(deploy, gatedResult);
			return gatedResult.end;
		}
		async function changeOrAttach(deploy) {
			let { inputs, store } = deploy;
			let deployment = await readDeployment(deploy);
			let problems = findDeploymentProblems(deployment, inputs);
			if (problems.length > 0) return reject(problems);
			if (inputs.revision_id !== void 0) return attach(deploy, deployment, inputs.revision_id);
			if (!inputs.wait_for_idle || inputs.dry_run) return planAndApply(deploy, deployment);
			let idle = await waitForIdle(deploy, deployment);
			if ("end" in idle) {
				await recordPreviousRevision(deploy);
				return idle;
			}
			recordDeployment(store, idle.deployment);
			return planAndApply(deploy, idle.deployment);
		}
		let recordDeployment = (store, deployment) => store.update({
			...(0, rollout_state.fO)(deployment),
			initialDeployment: deployment
		});
		async function readDeployment({ ctx, inputs, store }) {
			let { deployment_id } = inputs;
			let deployment = await (0, requests.T1)(ctx, deployments_deployment.i8, { deployment_id });
			recordDeployment(store, deployment);
			return deployment;
		}
		async function planAndApply(deploy, firstRead) {
			let { ctx, inputs, store } = deploy;
			let deployment = firstRead;
			let plan = await planChange(deploy, deployment);
			if (plan.isSkipped) {
				await ctx.clock.sleep(limits.b.secondRead.ms, ctx.signal);
				deployment = await readDeployment(deploy);
				plan = await planChange(deploy, deployment);
			}
			if (plan.problems.length > 0) return reject(plan.problems);
			store.update({
				plan,
				patch: plan.patch
			});
			(0, change_text.uH)(ctx.report, planLabel(plan), plan);
			plan.pendingRevision !== void 0 && ctx.report.notice((0, blocks.wh)(otherRolloutText(store.state, plan.pendingRevision)));
			if (inputs.dry_run) return { end: endOfDryRun(plan) };
			return plan.isSkipped ? skipChange(deploy, deployment) : applyAndFollow(deploy, deployment, plan);
		}
		async function skipChange({ ctx, store }, { id: deployment_id, active_revision_id, source_revision_config }) {
			let id = active_revision_id ?? "";
			let revision = await (0, requests.nb)(ctx, deployments_revision.qB, {
				deployment_id,
				revision_id: id
			});
			store.update({ revision: revision ?? {
				id,
				source_revision_config
			} });
			return { end: unchangedEnd };
		}
		async function applyAndFollow(deploy, deployment, plan) {
			let { ctx, inputs, store } = deploy;
			let firstBaseline = await takeBaseline(ctx, deployment);
			if (ctx.deadline.leftMs <= 0) return { end: endOfEarlyTimeout() };
			let content = (0, rollout_content.QL)(plan.patch.source_revision_config);
			let changesText = (0, change_text.MN)(plan.changes) || "the same settings again";
			let activity = content === void 0 ? `sending: ${changesText}` : `rolling out ${content}`;
			let headline = `${(0, describe.et)(store.state)}: ${activity}`;
			ctx.report.info(headline);
			ctx.onStart?.(headline);
			let appliedChange = await applyChange(deploy, firstBaseline, plan.patch);
			if (appliedChange === void 0) return { end: noRevisionEnd };
			if (!inputs.wait) return {
				end: notWaitedEnd,
				appliedChange
			};
			let { baseline, revision } = appliedChange;
			await recordPreviousRevision(deploy, baseline.revisions);
			return follow_follow(deploy, revision.id, baseline.ids, appliedChange);
		}
	}),
	3327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => checkSpecRules });
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7428);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8268);
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
		function checkPod(spec) {
			let pod = Pod.safeParse(spec).data ?? {};
			let violations = [];
			let report = (path, predicate, fix) => violations.push({
				path,
				reason: `${zod__WEBPACK_IMPORTED_MODULE_2__.sR(path)} ${predicate}`,
				fix
			});
			let names = pod.volumes?.map(({ name }) => name) ?? [];
			for (let [index, name] of names.entries()) names.indexOf(name) !== index && report([
				"volumes",
				index,
				"name"
			], "repeats that of another volume", "choose another");
			function checkMounts(mounts, path) {
				for (let [index, { name }] of (mounts ?? []).entries()) names.includes(name) || report([
					...path,
					index,
					"name"
				], "names no volume", "add it to volumes, or correct it");
			}
			checkMounts(pod.volume_mounts, ["volume_mounts"]);
			for (let list of ["init_containers", "sidecars"]) for (let [index, { volumeMounts }] of (pod[list] ?? []).entries()) checkMounts(volumeMounts, [
				list,
				index,
				"volumeMounts"
			]);
			for (let [index, { restartPolicy }] of (pod.init_containers ?? []).entries()) restartPolicy === "OnFailure" && report([
				"init_containers",
				index,
				"restartPolicy"
			], "cannot be OnFailure, which is only for sidecars", "write Always for a native sidecar, or move the container to sidecars");
			return violations;
		}
		function effectiveField(spec, field) {
			let isSet = spec[field] !== void 0 && spec[field] !== null;
			let fieldDefault = _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.S_[field];
			return isSet || fieldDefault?.times !== 1 ? field : fieldDefault.baseField;
		}
		function checkBounds(spec) {
			return _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.Ti.flatMap(([lowerField, upperField]) => {
				let lower = effectiveField(spec, lowerField);
				let upper = effectiveField(spec, upperField);
				let [min, max] = [spec[lower], spec[upper]];
				if (lower !== lowerField && upper !== upperField || typeof min != "number" || typeof max != "number" || min <= max) return [];
				let inheritances = [];
				lower !== lowerField && inheritances.push(`${lowerField} is ${lower}`);
				upper !== upperField && inheritances.push(`${upperField} is ${upper}`);
				let defaults = inheritances.length > 0 ? ` (${inheritances.join(" and ")} when not set)` : "";
				return {
					path: [lower === lowerField ? lowerField : upperField],
					reason: `${lower} ${min} is above ${upper} ${max}${defaults}`,
					fix: `lower ${lower} or raise ${upper}`
				};
			});
		}
		let checkSpecRules = (spec) => [...checkBounds(spec), ...checkPod(spec)];
	})
};
