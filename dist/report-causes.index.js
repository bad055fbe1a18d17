"use strict";
exports.id = "report-causes";
exports.ids = ["report-causes"];
exports.modules = {
	5888: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LF: () => pathText,
			Z0: () => flawsBy,
			eE: () => isOfVariable,
			hC: () => conflictsOf
		});
		var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(787);
		function pathText(path) {
			return path.map((step) => {
				if (typeof step == "number") return `[${step}]`;
				return /^[\w-]{1,60}$/.test(step) ? `.${step}` : `[${(0, _problem_js__WEBPACK_IMPORTED_MODULE_0__.TL)(step)}]`;
			}).join("").replace(/^\./, "");
		}
		let flawsBy = (positionOf) => (path, predicate, todo) => ({
			what: `${pathText(path)} ${predicate}`,
			todo,
			at: positionOf(path)
		});
		let conflictsOf = (rules, positionOf) => rules.map(({ path, what, todo }) => ({
			what,
			todo,
			at: positionOf(path)
		}));
		function isOfVariable(path) {
			return path.includes("env") && path.at(-1) !== "name";
		}
	}),
	6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Po: () => causeIn,
			hE: () => CAUSES,
			kU: () => NARROW
		});
		var _service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7002);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7314);
		let causeIn = (causes, text) => Object.values(causes).find(({ pattern }) => pattern.test(text));
		let BUILD = {
			dependency: {
				pattern: /No matching distribution found|\bResolutionImpossible\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|npm (ERR!|error) code E(404|TARGET|RESOLVE)|\bERR_PNPM_\w+/i,
				headline: (name) => `a dependency of ${name} could not be installed`,
				nextStep: "Correct the dependency that is named there, then deploy again."
			},
			base_image: {
				pattern: /failed to resolve source metadata/i,
				headline: (name) => `the base image of ${name} could not be pulled`,
				nextStep: "Correct the base image, or let the platform pull it."
			},
			memory: {
				pattern: /\bOOM-?Killed\b|heap out of memory|\bexit(ed with)? code:? 137\b/i,
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
				pattern: /\bOOM-?Killed\b|\bran out of memory\b|\bout of memory: kill|\b137 \(out of memory\)|heap out of memory|\bexceed(s|ed|ing) (its |the )?memory limit|\bmemory limit\b.{0,60}\bexceeded/i,
				headline: (name) => `${name} ran out of memory`,
				nextStep: "Raise memory_mb in resource_spec, or find the leak."
			},
			rate_limit: {
				pattern: /(^|\W)toomanyrequests\b|\bpull rate limit\b/i,
				headline: (name) => `the registry limits how often ${name} is pulled`,
				nextStep: "Deploy again later, or name a credential in image_pull_secrets of resource_spec."
			},
			denied: {
				pattern: /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,300}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
				headline: (name) => `the platform is not allowed to pull ${name}`,
				nextStep: "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec."
			},
			processor: {
				pattern: /\bno match for platform in manifest\b|\bexec (?!\S+\.sh\b)\S+: exec format error\b/i,
				headline: (name) => `${name} is built for other processors`,
				nextStep: "Build the image for those of the platform, such as by docker build --platform linux/amd64."
			},
			not_pulled: {
				pattern: /\bmanifest unknown\b|\bpull access denied\b|\bmanifest for \S+ not found\b|\bfailed to (pull image|resolve reference)\b|\bback-?off pulling image\b|\b(ErrImagePull|ImagePullBackOff|InvalidImageName)\b/i,
				headline: (name) => `${name} could not be pulled`,
				nextStep: "Check the name and the tag or digest of the image, whether it was pushed, and whether the platform may pull it."
			},
			room: {
				pattern: /\b\d+ insufficient (cpu|memory|ephemeral-storage)\b|\b(nodes?|unschedulable|FailedScheduling)\b.{0,200}\binsufficient (cpu|memory)\b|\bexceeded quota: .{0,200}\brequested:/i,
				headline: (name) => `there is no room for ${name}`,
				nextStep: "Ask for less in resource_spec (cpu, memory_mb), or give the cluster more room or quota."
			},
			health_check: {
				pattern: /\b(readiness|liveness|startup) probe (has )?failed\b|\bfailed (its |the )?((readiness|liveness|startup) probe|health ?check)|(^|[.:;,] |\b(the|its|container|deployment|revision) )health ?checks? (has |have )?(failed|timed out)\b/i,
				headline: (name) => `${name} failed its health check`,
				nextStep: "Check in the deploy log that it starts in time and listens on the port that the platform probes."
			},
			crash: {
				pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
				headline: (name) => `${name} keeps crashing`,
				nextStep: "Read the end of the deploy log: often a secret or a module is missing."
			}
		};
		let NARROW = "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";
		let CAUSES = {
			build: BUILD,
			deploy: DEPLOY,
			export: {
				denied: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.access_denied}|AccessDenied|\\b403 forbidden\\b`, "i"),
					meaning: "the destination's credentials may not write to the bucket",
					nextStep: "Let the destination write under its whole prefix (export/README.md)."
				},
				bucket: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_bucket}|NoSuchBucket`, "i"),
					meaning: "the bucket does not exist, or may not be written to",
					nextStep: "Create the bucket, or let the destination's credentials write to it."
				},
				access_key: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.unknown_key_id}|InvalidAccessKeyId`, "i"),
					meaning: "the object store does not know the access key",
					nextStep: "Check the destination's access_key_id: deleted, or of another account?"
				},
				endpoint: {
					pattern: RegExp(`${_service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__.KQ.invalid_endpoint}|InvalidEndpoint`, "i"),
					meaning: "endpoint_url is not an S3-compatible endpoint",
					nextStep: "Correct endpoint_url of the destination; for AWS, remove it and set region."
				},
				destination: {
					pattern: /\bdestination( \S+)? (was |is |has been )?(deleted|not found|removed|no longer)/i,
					meaning: "the destination does not exist",
					nextStep: "Create the destination again."
				},
				too_long: {
					pattern: /\b(run|export|job|activity)\b.{0,80}\b(timed out|time-?out|deadline exceeded)\b/i,
					meaning: `the run took longer than ${_service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__.I.run_timeout_hours} hours`,
					nextStep: NARROW,
					isRetried: !0
				},
				rows: {
					pattern: /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
					meaning: "rows could not be processed",
					nextStep: NARROW,
					isRetried: !0
				},
				interruption: {
					pattern: /\b(restarted|interrupted|evicted|preempted|crashed)\b|\bshut(ting)? ?down\b|\binterruption\b/i,
					meaning: "the platform was interrupted",
					nextStep: "Nothing is wrong with the request: export again what is missing.",
					isRetried: !0
				}
			}
		};
	}),
	3467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => FORBIDDEN,
			HV: () => UNKNOWN,
			Ms: () => NO_SUCH_PATH,
			RK: () => FIRST,
			U8: () => correctUrl,
			_s: () => ASK_FOR_RIGHTS,
			bF: () => WRONG_INPUT,
			ho: () => NOT_HERE,
			xo: () => LAST
		});
		var _member_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6275);
		let ADDRESS = {
			"control plane": "write the address of the API, not of a page of the platform. A self-hosted installation has a path, such as https://example.com/api-host.",
			"platform API": "write the address of the platform API, such as https://api.example.com, not that of the deployment API or of a page."
		};
		let correctUrl = (service) => `Correct base_url: ${ADDRESS[service]}`;
		let WANTS_WORKSPACE = /workspace specification|requires? (a |the )?(workspace|tenant)/i;
		let IS_OFF = /not enabled|\bplan\b|upgrade/i;
		let NO_SUCH_PATH = /^(not found\.?)?$/i;
		let FORBIDDEN = "the credential is not allowed to do this";
		let ASK_FOR_RIGHTS = ({ given }) => `Use a credential that may write deployments; if it belongs to several workspaces, ${given.includes("tenant_id") ? "check" : "set"} tenant_id.`;
		let NO_REASON = "The answer gives no reason, which the service would: it may be that of a gateway or firewall.";
		function credentialIn({ given }) {
			let credentials = ["api_key", "bearer_token"].filter((name) => given.includes(name));
			return credentials.length === 1 ? String(credentials[0]) : "api_key or bearer_token";
		}
		let idIs = (input) => `${input} is wrong, or belongs to another installation (base_url) or workspace (tenant_id).`;
		let NO_WORKSPACE = {
			status: [
				400,
				401,
				403
			],
			says: WANTS_WORKSPACE,
			headline: FORBIDDEN
		};
		let SWITCHED_OFF = {
			headline: "the platform has this switched off",
			likelyCause: "Or its plan does not have it: no credential may do it.",
			nextStep: "Ask whoever manages the platform to enable it."
		};
		let NOT_HERE = {
			headline: ({ service }) => `no ${service} at base_url`,
			nextStep: ({ service }) => correctUrl(service),
			isForeign: !0
		};
		let WRONG_INPUT = {
			headline: ({ service, members }) => `the ${service} refused ${(0, _member_js__WEBPACK_IMPORTED_MODULE_0__.B3)(members)}`,
			nextStep: ({ service, members }) => (0, _member_js__WEBPACK_IMPORTED_MODULE_0__.M3)(members, service)
		};
		let FIRST = [
			{
				status: [
					301,
					302,
					303,
					307,
					308
				],
				...NOT_HERE,
				headline: "base_url redirects elsewhere"
			},
			{
				...NO_WORKSPACE,
				given: "tenant_id",
				likelyCause: "The credential does not belong to the workspace that tenant_id names.",
				nextStep: "Check tenant_id against the workspace's id on the platform, and use a credential of that workspace."
			},
			{
				...NO_WORKSPACE,
				likelyCause: "The credential belongs to several workspaces, and none was chosen.",
				nextStep: "Set tenant_id to the id of the one that is meant."
			},
			{
				status: [402],
				...SWITCHED_OFF
			},
			{
				status: [403],
				says: IS_OFF,
				...SWITCHED_OFF
			},
			{
				status: [403],
				says: /^$/,
				headline: "the request was refused",
				likelyCause: NO_REASON,
				nextStep: "Let the gateway accept this runner, or use a runner inside its network; if it is the service that refused, check what the credential may do."
			}
		];
		let LAST = [
			{
				status: [400, 422],
				...WRONG_INPUT
			},
			{
				status: [401],
				headline: "the credential was refused",
				likelyCause: (refused) => `${credentialIn(refused)} is not valid at base_url: unknown, expired, or of another installation.${refused.detail === "" ? ` ${NO_REASON}` : ""}`,
				nextStep: (refused) => `Replace the ${credentialIn(refused) === "bearer_token" ? "token with a valid one, or write it in api_key if it is an API key" : "key with a valid one"}, and run this again.`
			},
			{
				status: [403],
				headline: FORBIDDEN,
				likelyCause: "The credential is known, but may not do this in its workspace.",
				nextStep: ASK_FOR_RIGHTS
			},
			{
				status: [404, 410],
				says: NO_SUCH_PATH,
				...NOT_HERE
			},
			{
				status: [404, 410],
				says: /revision/i,
				given: "revision_id",
				headline: "no revision has this revision_id",
				likelyCause: idIs("revision_id"),
				nextStep: "Check revision_id against the revision's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				given: "deployment_id",
				headline: "not found",
				likelyCause: idIs("deployment_id"),
				nextStep: "Check deployment_id against the deployment's page, in the credential's workspace."
			},
			{
				status: [404, 410],
				headline: "not found",
				likelyCause: "An id in the inputs does not exist here.",
				nextStep: "Check the ids against the platform, in the credential's workspace."
			},
			{
				status: [405, 415],
				...NOT_HERE
			},
			{
				status: [407],
				headline: "the request was refused",
				likelyCause: "A proxy on the way requires credentials.",
				nextStep: "Add them to the proxy's address, in the environment variable HTTPS_PROXY."
			},
			{
				status: [409, 423],
				headline: "it cannot be changed right now",
				likelyCause: "The deployment is being changed or deleted.",
				nextStep: "Look at the deployment on the platform; run this again when that is over."
			},
			{
				status: [413],
				headline: "the request is too large",
				likelyCause: "Only secrets and resource_spec can be large.",
				nextStep: "Send fewer or shorter secrets, or a smaller resource_spec."
			}
		];
		let UNKNOWN = {
			headline: "the request was refused",
			likelyCause: "This answer is not documented: it may come from a proxy or gateway.",
			nextStep: "Check base_url, and what is between the runner and the service."
		};
	}),
	6275: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B3: () => membersInShort,
			BH: () => memberNamedIn,
			M3: () => todoOf,
			Zw: () => problemOf,
			xs: () => refusedMember
		});
		var _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5888);
		var _service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		var _service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1430);
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2867);
		function whichOf({ input, part, at }) {
			let place = at?.file === void 0 ? input : `${at.file}:${at.line}`;
			return part === void 0 ? place : `${part} in ${place}`;
		}
		function membersInShort(members) {
			let [only] = members;
			let { size } = new Set(members.map(({ input }) => input));
			if (only === void 0) return "the request";
			if (size > 1) return (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.td)(size, "input");
			return members.length > 1 ? only.input : whichOf(only);
		}
		function todoOf(members, service) {
			let [only, other] = members;
			if (only === void 0 || members.some(({ input }) => input !== only.input)) return `Correct the values that the ${service} names.`;
			return `${(other === void 0 ? only.todo : void 0) ?? `Correct ${membersInShort(members)}`}.`;
		}
		let problemOf = ({ input, part, said, at }) => ({
			input,
			what: [part, said].filter(Boolean).join(": "),
			at
		});
		let HEADERS = {
			"x-api-key": "api_key",
			"x-tenant-id": "tenant_id",
			authorization: "bearer_token"
		};
		let WORDS = new Set([
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Fl.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape),
			...Object.keys(_service_contract_settings_js__WEBPACK_IMPORTED_MODULE_1__.R1.shape),
			"deployment_id",
			"revision_id"
		]);
		function valueNamed(name, type = "") {
			return `the value of ${name}${/^[a-z_]{1,40}$/.test(type) ? ` (${type})` : ""}`;
		}
		function fieldOfSpec(path, said, sent, type) {
			let input = sent.given.includes("resource_spec_file") ? "resource_spec_file" : "resource_spec";
			let field = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(path), 100);
			let at = sent.positionOf?.(path);
			if ((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.eE)(path)) return {
				input,
				part: valueNamed(field, type),
				at
			};
			return sent.inherited?.includes(String(path[0])) ? {
				input,
				part: `${field} (merged from the current spec)`,
				said,
				todo: "Give it a value of your own, or send the whole spec with resource_spec_mode: replace"
			} : {
				input,
				part: field || void 0,
				said,
				at
			};
		}
		function inputOfSecret(name, { secretsInputs }) {
			let [first = "secrets"] = secretsInputs?.values() ?? [];
			return secretsInputs?.get(name ?? "") ?? first;
		}
		function secretIn([index, ...rest], said, sent, type) {
			let name = typeof index == "number" ? sent.secretsNames?.[index] : void 0;
			let input = inputOfSecret(name, sent);
			if (index !== void 0 && rest[0] !== "name") return {
				input,
				part: valueNamed(name ?? (0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)([index, ...rest]), type)
			};
			return {
				input,
				part: name && `the secret ${name}`,
				said
			};
		}
		function inputOf(loc, { inputs, aliases = {} }) {
			let all = {
				...HEADERS,
				...aliases
			};
			let names = loc.map((step) => {
				let name = String(step).toLowerCase();
				let input = Object.hasOwn(all, name) ? all[name] : String(step);
				return input !== void 0 && inputs.includes(input) ? input : void 0;
			});
			let unnamed = loc.length < 2 ? "the request" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)((0, _inputs_resource_spec_path_js__WEBPACK_IMPORTED_MODULE_3__.LF)(loc), 100);
			return names.findLast((name) => name !== void 0) ?? unnamed;
		}
		let TODO = {
			missing: (input) => `Set ${input}`,
			extra_forbidden: (input) => `Remove ${input}, which this service does not know`
		};
		function refusedMember({ loc, msg, type }, sent) {
			let said = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)(msg, 300);
			let [place, group, member, ...path] = loc;
			if (place === "body" && group === "source_config" && member === "resource_spec") return fieldOfSpec(path, said, sent, type);
			if (place === "body" && group === "secrets") return secretIn(loc.slice(2), said, sent, type);
			let input = inputOf(loc, sent);
			return {
				input,
				said,
				todo: Object.hasOwn(TODO, type) ? TODO[type]?.(input) : void 0
			};
		}
		function memberNamedIn(text, sent) {
			let words = text.match(/[A-Za-z_]\w*/g) ?? [];
			let said = (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.vI)(text, 300);
			let secret = words.find((word) => sent.secretsNames?.includes(word));
			if (secret !== void 0) return [{
				input: inputOfSecret(secret, sent),
				part: `the secret ${secret}`,
				said
			}];
			let isInput = (word) => WORDS.has(word) && sent.inputs.includes(word);
			let inputs = words.filter((word) => word !== "resource_spec" && isInput(word));
			let input = inputs.find((name) => sent.given.includes(name)) ?? inputs[0];
			if (input !== void 0) return [{
				input,
				said
			}];
			let field = sent.positionOf && words.find((word) => Object.hasOwn(_service_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.yd.shape, word));
			if (field !== void 0) return [fieldOfSpec([field], said, sent)];
			if (words.includes("resource_spec")) return [fieldOfSpec([], said, sent)];
			return words.includes("secrets") ? [{
				input: inputOfSecret(void 0, sent),
				said
			}] : [];
		}
	}),
	1119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aj: () => reasonAlone,
			DR: () => withShortIds,
			wM: () => whyNothing,
			xX: () => adviceOnSilence,
			z1: () => adviceOnNoAnswer
		});
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5789);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6813);
		var _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3467);
		let ID = /(?<!\/)([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
		let withShortIds = (text) => text.replace(ID, "$1");
		let reasonAlone = ({ reason }) => withShortIds(reason);
		function whyNothing(error, service) {
			let { status } = error;
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `no ${service} at base_url`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return `the ${service} gave an answer that cannot be read`;
			if (status === void 0) return `the ${service} did not answer`;
			if (status === 401 || status === 403) return `the credential was refused (${status})`;
			return status === 429 ? `the ${service} limits the rate` : `the ${service} failed (${status})`;
		}
		let hasProxy = () => !!((0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().https_proxy || (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_0__.Ee)().HTTPS_PROXY);
		function adviceOnNoAnswer(error, service) {
			if ((0, _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.jq)(error)) return `${hasProxy() ? "Check HTTPS_PROXY, which may not lead to a proxy. " : ""}${(0, _refusals_any_js__WEBPACK_IMPORTED_MODULE_2__.U8)(service)}`;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return "Check base_url; if it is right, please report this answer as a bug.";
			if (error.status === 429) return "Run this again later: others may use the same credential.";
			if (error.status !== void 0) return "Run this again later: the service, or a gateway in front of it, failed.";
			return (0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.pj)(adviceOnSilence(error, "base_url", "the service is down: run this again later"));
		}
		let ADVICE = {
			proxy: (input) => `Check HTTPS_PROXY, and whether the proxy lets this runner reach ${input}.`,
			plain: (input) => hasProxy() ? `Check HTTPS_PROXY and the port of ${input}: one of the two answers in plain http.` : `Correct the port of ${input}: what answers there is plain http. If that is meant, write http:// and set allow_http: true.`,
			"other host": (input) => `Correct ${input}, or the server's certificate, which names other hosts.`,
			expired: () => "Renew the server's certificate, which has expired; if it has not, correct the clock of this runner.",
			old: (input) => `Have ${input} served with TLS 1.2 or newer.`,
			certificate: (input) => `Correct ${input} or the server's certificate; for a private certificate authority, set NODE_EXTRA_CA_CERTS to a file that this runner can read.`,
			name: (input) => `Correct ${input}; if it is right, its DNS record is missing, or known inside your network only: use a runner there.`,
			late: (input) => `Check whether this runner can reach ${input}; if it can,`,
			slow: () => "Raise request_timeout if the server is slow; if it is not,"
		};
		function adviceOnSilence({ kind }, input, otherwise) {
			let usual = `Check the host and port of ${input}, and HTTPS_PROXY if it is set; if they are right,`;
			let advice = (kind && ADVICE[kind]?.(input)) ?? usual;
			return advice.endsWith(",") ? [
				advice,
				" ",
				...(0, _blocks_js__WEBPACK_IMPORTED_MODULE_3__.Xe)(otherwise),
				"."
			] : advice;
		}
	}),
	7002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KQ: () => STORAGE_ERRORS,
			fG: () => createDestination
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		let ROW = "destination-members";
		let text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP();
		let STORAGE_ERRORS = {
			access_denied: "Access denied",
			invalid_bucket: "Bucket is not valid",
			unknown_key_id: "Key ID you provided does not exist",
			invalid_endpoint: "Invalid endpoint"
		};
		let DestinationCreate = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
			destination_type: zod__WEBPACK_IMPORTED_MODULE_1__.euz("s3"),
			display_name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
			config: zod__WEBPACK_IMPORTED_MODULE_1__.rej({
				bucket_name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
				prefix: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
				region: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional().meta({ description: "For AWS-style buckets; omit endpoint_url then." }),
				endpoint_url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional().meta({ description: "For S3-compatible stores other than AWS." }),
				include_bucket_in_prefix: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().optional()
			}),
			credentials: zod__WEBPACK_IMPORTED_MODULE_1__.rej({
				access_key_id: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
				secret_access_key: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1),
				session_token: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1).optional().meta({ description: "For temporary credentials." })
			}).optional().meta({ description: "Stored encrypted. Omitted on a self-hosted installation: its own environment's credentials." })
		});
		let Destination = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.meta({ row: "export-ids" }),
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_0__.uR, ROW),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_0__.h5, ROW),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(_operation_js__WEBPACK_IMPORTED_MODULE_0__.h5, ROW),
			display_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(text, ROW),
			destination_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(text, ROW),
			config: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				bucket_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(text, ROW),
				prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(text, ROW),
				region: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(text, ROW),
				endpoint_url: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(text, ROW),
				include_bucket_in_prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(zod__WEBPACK_IMPORTED_MODULE_1__.zMY(), ROW)
			}), ROW),
			credentials_keys: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.gI)(zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text), ROW).meta({ description: "Of the stored credentials, never their values." })
		});
		let createDestination = (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.MQ)("POST", "/api/v1/bulk-exports/destinations", {
			summary: "Create an export destination, after a write test",
			body: DestinationCreate,
			reply: Destination,
			kept: Destination.pick({ id: !0 })
		});
	})
};
