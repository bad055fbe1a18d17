"use strict";
exports.id = "service-contract-deployments-deployment";
exports.ids = ["service-contract-deployments-deployment"];
exports.modules = {
	4735: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => nameMismatch,
			GX: () => explainLookup,
			u_: () => otherNamesText
		});
		var _inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8004);
		var _inputs_similar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(337);
		function otherNamesText(name, names) {
			if (names.length === 0) return "the credential sees 0 deployments";
			let longerNames = names.filter((one) => one.includes(name));
			let list = [...new Set([...(0, _inputs_similar_js__WEBPACK_IMPORTED_MODULE_0__.b)(name, names), ...longerNames])].slice(0, 3).map(_inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD).join(", ");
			return list && `close to it: ${list}`;
		}
		let nameMismatch = (deployment, name) => deployment.name === name ? void 0 : `is ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}, but deployment ${deployment.id} is named ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(deployment.name)}`;
		function explainLookup(lookup, name, advice) {
			if (lookup.kind === "several") {
				let ids = lookup.deployments.map(({ id }) => id).join(", ");
				let nextStep = advice === void 0 ? "" : `. ${advice}`;
				return {
					reason: `${lookup.deployments.length} deployments are named ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}`,
					fix: `they are ${ids}${nextStep}`,
					hasSubject: !0
				};
			}
			let otherNames = otherNamesText(name, lookup.names);
			return {
				reason: `no deployment is named ${(0, _inputs_quote_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}${otherNames && `; ${otherNames}`}`,
				fix: advice
			};
		}
	}),
	4751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DI: () => LOOKUP_RULES,
			ES: () => UNLISTED_NAME_RULE,
			Hw: () => DELETION_RULES,
			NC: () => UNUSUAL_NAME_RULE,
			YC: () => KNOWN_DEPLOYMENT_RULES,
			bt: () => AGENT_CONFLICT,
			iy: () => ACCEPTED_CHANGE_RULE,
			st: () => CREATION_RULES
		});
		var _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7021);
		var _both_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2915);
		let AGENT_CONFLICT = /agent environment/i;
		let NAME_CONFLICT = RegExp(`^$|^(?!.*${AGENT_CONFLICT.source}).*(\\bname|exist|taken|in use|duplicate|project)`, "is");
		let PROJECT_CONFLICT = /^(?!.*deployment or).*tracing project/is;
		let NAME_CONFLICT_RULE = {
			status: [409],
			detail: NAME_CONFLICT,
			headline: "the name is taken"
		};
		let GONE_RULE = {
			status: [404, 410],
			headline: "not found any more",
			likelyCause: "It was deleted meanwhile, or the credential may not see or change it any more.",
			nextStep: "Look at the deployment on the platform."
		};
		let READ_AFTER_LOOKUP = {
			operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.i8,
			unsetInput: "deployment_id"
		};
		let LOOKUP_RULES = [
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.HB,
				nextStep: ({ listAlternative }) => `${_both_services_js__WEBPACK_IMPORTED_MODULE_1__.HB.nextStep.replace(/\.$/, "")}, or ${listAlternative}.`
			},
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [403],
				input: "tenant_id",
				headline: "the credential is not allowed to list deployments",
				nextStep: ({ listAlternative }) => `Check tenant_id and the permissions of the credential, or ${listAlternative}.`
			},
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [403],
				headline: "the credential is not allowed to list deployments",
				nextStep: ({ listAlternative }) => `Set tenant_id to the deployment's workspace, or ${listAlternative}.`
			},
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [404],
				..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.YB,
				nextStep: ({ service, listAlternative }) => `${(0, _both_services_js__WEBPACK_IMPORTED_MODULE_1__.yb)(service)} If it is right, ${listAlternative}.`
			},
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [200],
				headline: "the control plane has no list of deployments in the documented form",
				nextStep: ({ listAlternative }) => `${listAlternative}.`
			},
			{
				operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn,
				status: [405],
				headline: "the control plane has no list of deployments",
				nextStep: ({ listAlternative }) => `${listAlternative}.`
			},
			{
				...GONE_RULE,
				...READ_AFTER_LOOKUP
			},
			{
				...READ_AFTER_LOOKUP,
				status: [403],
				headline: "the credential is not allowed to read the deployment",
				nextStep: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ew
			}
		];
		let KNOWN_DEPLOYMENT_RULES = [{
			operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Gj,
			status: [403],
			headline: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.zg,
			likelyCause: "Nothing was changed: the credential may read this deployment, but not change it.",
			nextStep: _both_services_js__WEBPACK_IMPORTED_MODULE_1__.Ew
		}, GONE_RULE];
		let ACCEPTED_CHANGE_RULE = {
			status: [401],
			headline: "the credential was refused",
			nextStep: "Replace the credential: it has expired, or was revoked."
		};
		let CREATION_RULES = [
			{
				status: [409],
				detail: AGENT_CONFLICT,
				headline: "its agent has a deployment already",
				likelyCause: "Another name does not help.",
				nextStep: "Change that deployment with the root action, or delete it first."
			},
			{
				...NAME_CONFLICT_RULE,
				detail: PROJECT_CONFLICT,
				likelyCause: "A tracing project has the name, such as one of a deployment that was deleted.",
				nextStep: "Delete that project on the platform, or write another name."
			},
			{
				...NAME_CONFLICT_RULE,
				likelyCause: "An earlier run may have created it; a tracing project takes the name too.",
				nextStep: "Write another name, or set if_exists: update to change that deployment."
			}
		];
		let UNLISTED_NAME_RULE = {
			...NAME_CONFLICT_RULE,
			nextStep: "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name."
		};
		let UNUSUAL_NAME_RULE = {
			status: [400, 422],
			member: /^name$/,
			..._both_services_js__WEBPACK_IMPORTED_MODULE_1__.bF,
			nextStep: "Use only a-z, 0-9 and -."
		};
		let DELETION_RULES = [{
			operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.rd,
			status: [403, 404],
			headline: "it was not deleted",
			likelyCause: "Either the control plane cannot delete deployments, or the credential may not.",
			nextStep: "Use a credential that may delete, or delete it on the platform."
		}, {
			operation: _service_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.rd,
			status: [405],
			headline: "the control plane cannot delete deployments",
			nextStep: "Delete it on the platform."
		}];
	}),
	4777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => explainRefusal });
		var _both_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2915);
		var _member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);
		let STATUSES_ABOUT_VALUES = [
			400,
			404,
			409,
			422
		];
		let AMBIGUOUS_STATUSES = [
			401,
			403,
			404
		];
		let isMatch = ({ status, detail, operation, member, input, unsetInput }, request) => (status?.includes(request.status) ?? !0) && (detail?.test(request.detail) ?? !0) && (operation === void 0 || operation.resourceLabel === request.operation?.resourceLabel) && (member === void 0 || request.members.some((one) => member.test(one.input))) && (input === void 0 || [input].flat().some((one) => request.providedInputs.includes(one))) && (unsetInput === void 0 || !request.providedInputs.includes(unsetInput));
		function explainRefusal(error, context) {
			let { status, operation, problems, isPlainText } = error;
			let detail = !(isPlainText && AMBIGUOUS_STATUSES.includes(status) && !_both_services_js__WEBPACK_IMPORTED_MODULE_0__.HB.detail.test(error.detail ?? "")) && error.detail || "";
			let { rules = [] } = context;
			let members = problems.length === 0 && STATUSES_ABOUT_VALUES.includes(status) ? (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.BH)(detail, context) : problems.slice(0, 20).map((problem) => (0, _member_js__WEBPACK_IMPORTED_MODULE_1__.xs)(problem, context));
			let ruleStatus = status === 403 && _both_services_js__WEBPACK_IMPORTED_MODULE_0__.ER.test(detail) ? 401 : status;
			let request = {
				...context,
				status: ruleStatus,
				detail,
				operation,
				members
			};
			let rule = [
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.xy,
				...rules,
				..._both_services_js__WEBPACK_IMPORTED_MODULE_0__.$h
			].find((one) => isMatch(one, request)) ?? _both_services_js__WEBPACK_IMPORTED_MODULE_0__.NG;
			let render = (template = "") => typeof template == "string" ? template : template(request);
			return {
				members,
				headline: render(rule.headline),
				likelyCause: render(rule.likelyCause),
				nextStep: context.nextStep ?? render(rule.nextStep),
				isForeign: rule.isForeign === !0
			};
		}
	}),
	9403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => endOfServiceError });
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5174);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _refusals_member_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);
		var _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4777);
		var _unanswered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
		function endOfServiceError(error, step) {
			let { outcome, headline, ...texts } = conclusionAfter(error, step);
			return {
				outcome,
				describe: () => ({
					headline: `${step.subject}: ${headline}`,
					...texts
				})
			};
		}
		function conclusionAfter(error, step) {
			let { phase, isCancelled, messages } = step;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk && phase !== "accepted") return refusalConclusion(error, step);
			if (isCancelled) {
				let { cancelledHeadline: headline, message, advice } = messages[phase];
				return {
					outcome: "cancelled",
					headline,
					message,
					...(0, _service_contract_omit_absent_js__WEBPACK_IMPORTED_MODULE_4__.X)({ advice })
				};
			}
			if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
			if (phase !== "not sent") return unknownOutcomeConclusion(error, step, messages[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? unknownOutcomeConclusion(error, step, messages.sent) : unansweredConclusion(error, step);
		}
		function refusalConclusion(error, { context }) {
			let { status, detail, isPlainText } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__.G)(error, context);
			let reason = members.length > 1 ? void 0 : (members[0] ?? { reason: detail }).reason;
			let errorMessage = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			let source = isForeign || isPlainText ? void 0 : `The ${context.service}`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [errorMessage, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_1__.Zw),
				quotes: reason === void 0 ? [] : [{
					source,
					text: reason
				}]
			};
		}
		function unansweredConclusion(error, step) {
			let { clause, advice } = (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.SP)(error, step.context.service);
			return {
				outcome: "error",
				headline: `${clause}; ${step.messages["not sent"].headline}`,
				message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`,
				advice
			};
		}
		function unknownOutcomeConclusion(error, step, phaseMessages) {
			let { likelyCause = "", nextStep = "" } = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk ? (0, _refusals_refusal_js__WEBPACK_IMPORTED_MODULE_2__.G)(error, step.context) : {};
			let { headline, lastSeenText, adviceIfGone, advice = "" } = phaseMessages;
			let errorMessage = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`;
			return {
				outcome: "error",
				headline,
				message: !(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN) && lastSeenText?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.PR)(error)) || errorMessage,
				advice: (0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.ST)(error) && adviceIfGone || (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, advice)
			};
		}
	}),
	259: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => findDeployment,
			P: () => readIdsByName
		});
		var _contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7021);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8136);
		var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
		let { members: PAGE_SIZE, pages: MAX_PAGES } = _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.deployments;
		let requestLine = `${_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn.method} ${_contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn.path}`;
		async function findDeployment(ctx, name) {
			let isNamed = (one) => one.name === name;
			let list = await readAllPages(ctx, _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.read, {
				name,
				name_contains: name
			});
			list.deployments.some(isNamed) || (list = await readAllPages(ctx, _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.read, {}));
			let matches = list.deployments.filter(isNamed);
			let remaining = matches.filter((one) => !(0, _contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.vx)(one));
			let deployments = remaining.length > 0 ? remaining : matches;
			let [deployment] = deployments;
			if (deployments.length > 1) return {
				kind: "several",
				deployments
			};
			if (deployment !== void 0) return {
				kind: "one",
				deployment
			};
			if (list.hasUnreadable) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				requestLine,
				title: "no entry that can be read has this name, but some entries cannot be read"
			});
			return {
				kind: "none",
				names: list.deployments.map((one) => one.name)
			};
		}
		async function readIdsByName(ctx, name) {
			let { deployments } = await readAllPages(ctx, _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.once, {
				name,
				name_contains: name
			});
			return deployments.filter((one) => one.name === name).map(({ id }) => id);
		}
		async function readPage(ctx, policy, query) {
			try {
				return await (0, _requests_js__WEBPACK_IMPORTED_MODULE_3__.T1)(ctx, _contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn, {
					...query,
					limit: PAGE_SIZE
				}, policy);
			} catch (error) {
				if (!(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.WL)(error)) throw error;
				let refusal = new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
					requestLine,
					title: error.title,
					status: 200
				});
				refusal.operation = _contract_deployments_deployment_js__WEBPACK_IMPORTED_MODULE_0__.Jn;
				throw refusal;
			}
		}
		async function readAllPages(ctx, policy, query) {
			let deployments = new Map();
			let hasUnreadable = !1;
			let offset = 0;
			for (let page = 0; page < MAX_PAGES; page++) {
				let { resources, offset: nextOffset } = await readPage(ctx, policy, {
					...query,
					offset
				});
				let sizeBefore = deployments.size;
				for (let one of resources) one && deployments.set(one.id, one);
				hasUnreadable ||= resources.some((one) => !one);
				if (deployments.size === sizeBefore) return {
					deployments: [...deployments.values()],
					hasUnreadable
				};
				let countedOffset = offset + resources.length;
				offset = nextOffset && nextOffset > offset ? Math.min(nextOffset, countedOffset) : countedOffset;
			}
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				requestLine,
				title: "the list does not end",
				permanent: !0
			});
		}
	}),
	7021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gj: () => patchDeployment,
			Jn: () => listDeployments,
			NG: () => getDeploymentSecrets,
			Rp: () => getDeletedDeployment,
			TJ: () => revisionTriggers,
			Yy: () => createDeployment,
			i8: () => getDeployment,
			rd: () => deleteDeployment,
			vx: () => isBeingDeleted
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
		var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(669);
		var _settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6635);
		var _source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2923);
		let DeploymentStatus = zod__WEBPACK_IMPORTED_MODULE_5__.k5n([
			"AWAITING_DATABASE",
			"READY",
			"UNUSED",
			"AWAITING_DELETE",
			"UNKNOWN"
		]);
		let isBeingDeleted = ({ status }) => ["AWAITING_DELETE", "AWAITING_FINAL_DELETE"].map(_status_js__WEBPACK_IMPORTED_MODULE_6__.S).includes((0, _status_js__WEBPACK_IMPORTED_MODULE_6__.S)(status));
		let Deployment = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS,
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
			source: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_source_js__WEBPACK_IMPORTED_MODULE_4__.kL).describe("Immutable."),
			source_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.G7,
			source_revision_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.Jh.describe("Of the latest revision."),
			secrets: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
				value: zod__WEBPACK_IMPORTED_MODULE_5__.YjP()
			})),
			tenant_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.uR, "deployment-members").describe("The workspace."),
			created_at: _members_js__WEBPACK_IMPORTED_MODULE_1__.Au,
			updated_at: _members_js__WEBPACK_IMPORTED_MODULE_1__.Au,
			status: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(DeploymentStatus),
			latest_revision_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullable(),
			active_revision_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullable().describe("The revision that serves."),
			image_version: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			url: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP(), "deployment-members").describe("Of the agent server.")
		});
		let DeploymentState = Deployment.omit({
			secrets: !0,
			tenant_id: !0,
			created_at: !0,
			updated_at: !0
		});
		let DeploymentPatch = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			source_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.Fl.nullish(),
			source_revision_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.Ar.nullish(),
			secrets: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(_settings_js__WEBPACK_IMPORTED_MODULE_3__.zh).nullish()
		});
		let DeploymentCreate = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1),
			source: _source_js__WEBPACK_IMPORTED_MODULE_4__.kL,
			source_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.Fl,
			source_revision_config: _settings_js__WEBPACK_IMPORTED_MODULE_3__.Ar,
			secrets: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(_settings_js__WEBPACK_IMPORTED_MODULE_3__.zh)
		}).meta({ row: "creation-body" });
		function revisionTriggers(patch) {
			let { source_config, source_revision_config, secrets } = patch;
			let { resource_spec } = source_config ?? {};
			return Object.entries({
				...source_revision_config,
				secrets,
				resource_spec
			}).filter(([, value]) => value != null).map(([name]) => name);
		}
		let CreatedDeployment = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS,
			latest_revision_id: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(_ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS),
			status: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP()),
			source_config: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(_settings_js__WEBPACK_IMPORTED_MODULE_3__.G7),
			url: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_5__.YjP())
		});
		let createDeployment = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("POST", "/v2/deployments", {
			summary: "Create a deployment and its first revision",
			body: DeploymentCreate,
			reply: Deployment,
			clientReply: CreatedDeployment,
			successStatus: 201
		});
		let getDeployment = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/v2/deployments/{deployment_id}", {
			summary: "Read a deployment",
			resourceLabel: "the deployment",
			reply: Deployment,
			clientReply: DeploymentState
		});
		let getDeploymentSecrets = {
			...getDeployment,
			clientReply: DeploymentState.extend({ secrets: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
				name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP(),
				value: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR
			})).nullish() })
		};
		let patchDeployment = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("PATCH", "/v2/deployments/{deployment_id}", {
			summary: "Change a deployment",
			body: DeploymentPatch,
			reply: Deployment,
			clientReply: getDeploymentSecrets.clientReply
		});
		let DeploymentListQuery = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			..._operation_js__WEBPACK_IMPORTED_MODULE_2__.S,
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional().describe("The whole name. Of newer services."),
			name_contains: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional().describe("A part of the name.")
		});
		let DeploymentList = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			resources: zod__WEBPACK_IMPORTED_MODULE_5__.YOg(Deployment),
			offset: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_5__.Whr(), "deployment-list").describe("Of the next page.")
		}).meta({ row: "deployment-list" });
		let ListedDeployment = DeploymentState.pick({
			id: !0,
			name: !0,
			source: !0,
			status: !0
		});
		let listDeployments = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("GET", "/v2/deployments", {
			summary: "List deployments",
			resourceLabel: "the deployments",
			maxBytes: 16 * 1024 ** 2,
			row: "deployment-list",
			query: DeploymentListQuery,
			reply: DeploymentList,
			clientReply: DeploymentList.extend({ resources: zod__WEBPACK_IMPORTED_MODULE_5__.YOg((0, _members_js__WEBPACK_IMPORTED_MODULE_1__.tB)(ListedDeployment)) })
		});
		let deleteDeployment = (0, _operation_js__WEBPACK_IMPORTED_MODULE_2__.M)("DELETE", "/v2/deployments/{deployment_id}", {
			summary: "Delete a deployment, which is AWAITING_DELETE until it is gone",
			row: "deletion",
			query: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ delete_tracing_project: zod__WEBPACK_IMPORTED_MODULE_5__.k5n(["true", "false"]).default("false").describe("If the tracing project stays, no new deployment can have its name.") }),
			reply: zod__WEBPACK_IMPORTED_MODULE_5__.Vxk(),
			clientReply: zod__WEBPACK_IMPORTED_MODULE_5__.L5J(),
			successStatus: 204
		});
		let getDeletedDeployment = {
			...getDeployment,
			clientReply: DeploymentState.pick({
				id: !0,
				name: !0,
				status: !0
			})
		};
	}),
	5174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => omitAbsent });
		function omitAbsent(members) {
			return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
		}
	}),
	8034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => createStateStore });
		function createStateStore(now, initial, outputsOf, setOutput) {
			let startMs = now();
			let state = initial;
			let outputs = outputsOf(initial);
			return {
				get state() {
					return state;
				},
				get elapsedMs() {
					return now() - startMs;
				},
				update(change) {
					let members = typeof change == "function" ? change(state, now() - startMs) : change;
					state = {
						...state,
						...members
					};
					let previousOutputs = outputs;
					outputs = outputsOf(state);
					for (let name of Object.keys(outputs)) {
						let value = outputs[name] ?? "";
						value !== (previousOutputs[name] ?? "") && setOutput(name, value);
					}
				}
			};
		}
	}),
	3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NH: () => statusLog,
			ci: () => withNotes,
			gb: () => timeoutNote
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutNote = (leftMs) => `timeout in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		function statusLog({ clock, deadline, report }) {
			let lastStatus = "";
			let sinceMs = 0;
			return {
				log(status, line = status) {
					if (status === lastStatus) return;
					report.progress(line);
					lastStatus = status;
					sinceMs = clock.now();
				},
				heartbeat() {
					if (lastStatus === "") return;
					let line = `${lastStatus}, ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(clock.now() - sinceMs)}`;
					return withNotes(line, [timeoutNote(deadline.leftMs)]);
				}
			};
		}
	})
};
