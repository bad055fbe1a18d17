"use strict";
exports.id = "service-contract-deployments-compare";
exports.ids = ["service-contract-deployments-compare"];
exports.modules = {
	7227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => causeIn });
		let causeIn = (causes, text) => Object.values(causes).find(({ pattern }) => pattern.test(text));
	}),
	4361: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => withDeadline });
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4440);
		function withDeadline(ctx, limitMs) {
			let deadline = new _clock_js__WEBPACK_IMPORTED_MODULE_0__.B2(ctx.clock, limitMs, ctx.deadline);
			return {
				...ctx,
				deadline,
				server: {
					...ctx.server,
					deadline
				}
			};
		}
	}),
	4440: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B2: () => Deadline,
			DV: () => abortLater,
			ml: () => systemClock
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		let systemClock = {
			now: () => performance.now(),
			utcMs: () => Date.now(),
			sleep: async (ms, signal) => {
				signal?.throwIfAborted();
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, void 0, { signal }).catch(() => signal?.throwIfAborted());
			},
			schedule: (ms, action) => {
				let timer = setTimeout(action, ms).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		function abortLater(signal, delayMs) {
			let controller = new AbortController();
			let onAbort = () => void setTimeout(() => controller.abort(signal.reason), delayMs).unref();
			signal.addEventListener("abort", onAbort, { once: !0 });
			return controller.signal;
		}
		class Deadline {
			#clock;
			#endMs;
			#firstRequest;
			constructor(clock, limitMs = Infinity, previous) {
				this.#clock = clock;
				this.#endMs = clock.now() + limitMs;
				let firstRequest = {
					deadlineMs: clock.now() + _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.firstContact.ms,
					isSent: !1
				};
				this.#firstRequest = previous === void 0 ? firstRequest : previous.#firstRequest;
			}
			get isRequestSent() {
				return this.#firstRequest.isSent;
			}
			markRequestSent() {
				this.#firstRequest.isSent = !0;
			}
			get leftMs() {
				let { deadlineMs, isSent } = this.#firstRequest;
				return (isSent ? this.#endMs : Math.min(this.#endMs, deadlineMs)) - this.#clock.now();
			}
			get requestMs() {
				let leftMs = this.#endMs + _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.responseAfterDeadline.ms - this.#clock.now();
				return Math.max(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.requestAfterDeadline.ms, leftMs);
			}
			within(limitMs) {
				return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
			}
		}
	}),
	1705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tb: () => MINUTE_OF_READS,
			d1: () => TWO_READS,
			s$: () => ONE_READ,
			wt: () => poll
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9916);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		let ONE_READ = {
			reads: 1,
			ms: 0
		};
		let TWO_READS = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.twice;
		let MINUTE_OF_READS = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.refusal;
		function pauseMs(inStateMs, interval, random) {
			let [minMs, maxMs] = interval;
			return Math.min(maxMs, Math.max(minMs, inStateMs / 15)) * (.9 + random() * .2);
		}
		let limitedRetryAfterMs = ({ status, retryAfterMs = 0 }, leftMs) => status === 429 && retryAfterMs <= leftMs ? retryAfterMs : Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.retryAfter.ms, retryAfterMs);
		let addRead = (streak, result, nowMs) => streak?.result === result ? {
			...streak,
			reads: streak.reads + 1
		} : {
			result,
			reads: 1,
			sinceMs: nowMs
		};
		let isEnough = ({ reads, sinceMs }, needed, nowMs) => reads >= needed.reads && nowMs - sinceMs >= needed.ms;
		async function poll(ctx, options) {
			let { clock, report, server, signal } = ctx;
			let { interval, limitMs = Infinity } = options;
			let deadline = ctx.deadline.within(limitMs);
			let outage = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__._)(ctx);
			let states;
			let refusals;
			let lastReply;
			let failure;
			let failures = 0;
			let failingSinceMs;
			async function pollUntilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, isFinal, pause } = await readOnce(lateReads > 1);
					if (isOver || lateReads > +!!isFinal) return {
						lastReply,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function readOnce(isSecondLateRead) {
				try {
					return await handleReply(await options.read(), isSecondLateRead);
				} catch (error) {
					return {
						isOver: !1,
						isFinal: !1,
						pause: handleFailure(error)
					};
				}
			}
			async function handleReply(reply, isSecondLateRead) {
				outage.onReply() && report.progress(`the ${server.name} answers again`);
				failingSinceMs = void 0;
				failures = 0;
				failure = void 0;
				refusals = void 0;
				lastReply = reply;
				let nowMs = clock.now();
				states = addRead(states, options.stateOf(reply), nowMs);
				let inStateMs = nowMs - states.sinceMs;
				let evidence = options.neededEvidence(reply);
				let isFinal = evidence !== void 0;
				let isConfirmed = isFinal && (isSecondLateRead || isEnough(states, evidence, nowMs));
				await options.onReply?.(reply, isConfirmed);
				return {
					isOver: isConfirmed || (await options.shouldStop?.(reply) ?? !1),
					isFinal,
					pause: pauseMs(inStateMs, interval, clock.random)
				};
			}
			function handleFailure(error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let maxOutageMs = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms, limitMs);
				let { leftMs } = deadline;
				let isNeverReached = !deadline.isRequestSent && leftMs <= 0;
				failingSinceMs ??= clock.now();
				let isUnreachable = clock.now() - failingSinceMs > maxOutageMs || isNeverReached;
				let isRateLimited = failures > 1 && error.status === 429 && (error.retryAfterMs ?? 0) > leftMs;
				let canRetry = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isUnreachable || isRateLimited || !canRetry && recordRefusal(error)) throw error.setAttempts(failures);
				options.onFailure?.(error);
				let pause = canRetry ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.vd)(limitedRetryAfterMs(error, leftMs), failures, clock.random) : pauseMs(0, interval, clock.random);
				let untilMs = pause > maxOutageMs ? clock.now() + pause : failingSinceMs + maxOutageMs;
				outage.onFailure(error, Math.min(untilMs, clock.now() + leftMs));
				return pause;
			}
			function recordRefusal(error) {
				let nowMs = clock.now();
				refusals = addRead(refusals, (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__.W)(error), nowMs);
				return isEnough(refusals, options.refusalEvidence?.() ?? MINUTE_OF_READS, nowMs);
			}
			return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), pollUntilEnd);
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			A9: () => writeUntilProcessed,
			FF: () => errorWithoutRead,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			qs: () => mayBeApplied,
			x3: () => UNPROVEN_REASON
		});
		var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4440);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8136);
		var _requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2093);
		var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2964);
		let mayBeApplied = ({ kind }) => kind === "accepted" || kind === "ambiguous";
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk) return {
				kind: "refused",
				error
			};
			if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.oB)(error)) return {
				kind: "accepted",
				error
			};
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl) return {
				kind: "ambiguous",
				error
			};
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.Jk)) throw error;
			return {
				kind: error.sent && error.status !== 429 ? "ambiguous" : "not applied",
				error
			};
		}
		async function attemptWrite(cancel, send, onPhase, wasSent = !1) {
			cancel.throwIfAborted();
			wasSent || onPhase("sent");
			let signal = (0, _clock_js__WEBPACK_IMPORTED_MODULE_0__.DV)(cancel, _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.writeAfterCancel.ms);
			let onReply = (reply) => ({
				kind: "accepted",
				reply
			});
			let attempt = await send(signal).then(onReply, attemptOf);
			attempt.kind === "accepted" ? onPhase("accepted") : !mayBeApplied(attempt) && !wasSent && onPhase("not sent");
			attempt.kind === "not applied" && cancel.throwIfAborted();
			return attempt;
		}
		let UNPROVEN_REASON = "No read shows whether it was applied";
		let errorWithoutRead = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk && !((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(error) && error.attempts === 1) ? new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN(UNPROVEN_REASON, error) : error;
		let createBackoff = (ctx, limitMs = _limits_js__WEBPACK_IMPORTED_MODULE_2__.b.rateLimited.ms) => (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__.LZ)(ctx, {
			limitMs,
			nextText: "nothing was changed, trying again"
		});
		function writeUntilProcessed(ctx, send, onPhase) {
			let backoff = createBackoff(ctx);
			return ctx.report.withHeartbeat(backoff.heartbeat, async () => {
				for (;;) {
					let attempt = await attemptWrite(ctx.signal, send, onPhase);
					if (attempt.error === void 0) return attempt.reply;
					if (attempt.kind !== "not applied") throw attempt.error;
					await backoff.wait(attempt.error);
				}
			});
		}
		function writeRepeatedly(ctx, send, onPhase, findResult = async () => void 0) {
			let wasSent = !1;
			return (0, _requests_js__WEBPACK_IMPORTED_MODULE_3__.LH)(ctx, async () => {
				let earlierResult = wasSent ? await findResult() : void 0;
				if (earlierResult !== void 0) return earlierResult;
				let attempt = await attemptWrite(ctx.signal, send, onPhase, wasSent);
				if (attempt.error === void 0) return attempt.reply;
				wasSent ||= mayBeApplied(attempt);
				throw attempt.error;
			}).catch((error) => {
				if (!wasSent || ctx.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN("The request may have been applied", error);
			});
		}
	}),
	2175: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RV: () => equalAfter,
			UD: () => compare,
			am: () => isSameValue,
			j2: () => compareMembers,
			lS: () => membersOf,
			ov: () => hasContent,
			qz: () => isOtherContent
		});
		var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6081);
		var _placeholder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1857);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8268);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6635);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2923);
		let equalAfter = (normalize) => (expected, actual) => normalize(expected) === normalize(actual) ? "same" : "other";
		let compareIds = equalAfter((text) => text.toLowerCase());
		let compareWithoutHeads = equalAfter((ref) => ref.replace(/^refs\/heads\//, ""));
		let compareRefs = (expected, actual) => expected !== actual && (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.WM)(actual) ? "hidden" : compareWithoutHeads(expected, actual);
		function compareImages(expected, actual) {
			let [a, b] = [(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(expected), (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(actual)];
			let [tag, actualTag] = [a, b].map((image) => image.tag ?? (image.digest ? "" : "latest"));
			if (!(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.yS)(a, b) || tag && actualTag && tag !== actualTag) return "other";
			if (a.digest && b.digest) return a.digest === b.digest ? "same" : "other";
			if (a.digest) return a.tag === b.tag ? "hidden" : "other";
			return actualTag ? "same" : "hidden";
		}
		let RULES = {
			integration_id: compareIds,
			listener_id: compareIds,
			repo_url: (expected, actual) => (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.ve)(expected, actual) ? "same" : "other",
			custom_url: equalAfter((url) => url.replace(/(?<!\/)\/+$/, "")),
			repo_ref: compareRefs,
			graph_config_path: equalAfter((path) => path.replace(/^(?:\.?\/)+/, "")),
			image_uri: compareImages
		};
		let isUnset = (value) => (value ?? "") === "" || typeof value == "object" && Object.keys(value ?? {}).length === 0;
		let membersOf = (members) => Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));
		function similarityOf(expected, actual) {
			if (isUnset(expected) && isUnset(actual)) return "same";
			if (isUnset(actual)) return "hidden";
			if (Array.isArray(expected) && Array.isArray(actual)) {
				if (expected.length !== actual.length) return "other";
				return leastSimilar(expected.map((one, index) => similarityOf(one, actual[index])));
			}
			if (isMapping(expected) && isMapping(actual)) {
				let members = new Map(Object.entries(actual));
				return leastSimilar(membersOf(expected).map(([name, one]) => similarityOf(one, members.get(name))));
			}
			if (typeof expected == typeof actual ? expected === actual : Number(expected) === Number(actual)) return "same";
			return typeof actual == "string" && (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_4__.wK)(actual) ? "hidden" : "other";
		}
		let isMapping = (value) => typeof value == "object" && !!value && !Array.isArray(value);
		let leastSimilar = (similarities) => ["other", "hidden"].find((one) => similarities.includes(one)) ?? "same";
		function compareMembers(prefix, expected, actual, ifMissing, rules = RULES) {
			let actualMembers = new Map(membersOf(actual));
			return Object.entries(expected ?? {}).filter(([, value]) => (value ?? null) !== null).map(([name, value]) => {
				let actualValue = actualMembers.get(name) ?? null;
				let similarity = actualValue === null && value !== 0 && value !== !1 && !isUnset(value) ? ifMissing : similarityBy(rules[name], value, actualValue);
				return {
					path: prefix + name,
					similarity,
					expected: value,
					actual: actualValue
				};
			});
		}
		let similarityBy = (rule, expected, actual) => rule !== void 0 && typeof expected == "string" && typeof actual == "string" ? rule(expected, actual) : similarityOf(expected, actual);
		function withoutIgnoredTag(value) {
			let { name, digest } = (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(value));
			return digest === void 0 ? value : `${name}@${digest}`;
		}
		function isSameValue(name, ...values) {
			let [a, b] = values.map((value) => ({ [name]: name === "image_uri" ? withoutIgnoredTag(value) : value }));
			return [compareMembers("", a, b, "absent"), compareMembers("", b, a, "absent")].flat().every(({ similarity }) => similarity === "same");
		}
		function compareSecrets(expected, actual) {
			let secrets = (actual ?? []).map(({ name, value }) => ({
				name,
				value: value ?? _placeholder_js__WEBPACK_IMPORTED_MODULE_4__.Kx
			}));
			let actualValues = new Map(secrets.map(({ name, value }) => [name, value]));
			let isSecretPlaceholder = (0, _placeholder_js__WEBPACK_IMPORTED_MODULE_4__.sg)(secrets);
			if (expected?.length === 0) return [{
				path: "secrets",
				similarity: actualValues.size > 0 ? "other" : actual ? "same" : "hidden"
			}];
			return (expected ?? []).map(({ name, value }) => {
				let actualValue = actualValues.get(name);
				let path = `secrets.${name}`;
				if (actualValue === void 0) return {
					path,
					similarity: actualValues.size > 0 ? "absent" : "hidden"
				};
				if (isSecretPlaceholder(actualValue)) return {
					path,
					similarity: "hidden"
				};
				return {
					path,
					similarity: actualValue === value ? "same" : "other"
				};
			});
		}
		let requestMembersOf = (content) => Object.fromEntries(Object.entries(content ?? {}).filter(([name]) => Object.hasOwn(_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape, name)));
		function compare(expected, actual) {
			let { resource_spec: spec, ...config } = expected.source_config ?? {};
			let { resource_spec: actualSpec, ...actualConfig } = actual.source_config ?? {};
			let actualFields = membersOf(actualSpec);
			let derivedFields = (0, _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.PD)(actualSpec ?? {});
			let actualSpecWithDefaults = Object.fromEntries([...actualFields, ...derivedFields]);
			let ifConfigMissing = actual.source_config ? "absent" : "hidden";
			let ifSpecMissing = actualFields.length > 0 ? "absent" : "hidden";
			let content = requestMembersOf(expected.source_revision_config);
			let actualContent = actual.source_revision_config;
			return [
				...compareMembers("source_config.", config, actualConfig, ifConfigMissing),
				...compareMembers("source_config.resource_spec.", spec, actualSpecWithDefaults, ifSpecMissing),
				...compareMembers("source_revision_config.", content, actualContent, "hidden"),
				...compareSecrets(expected.secrets, actual.secrets)
			];
		}
		let compareContent = (expected, actual) => compare({ source_revision_config: expected }, { source_revision_config: actual });
		let hasContent = (expected, actual) => compareContent(expected, actual).every(({ similarity }) => similarity === "same");
		function isOtherContent(expected, actual) {
			let withoutName = (uri) => String(uri).slice((0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(uri)).name.length);
			return compareContent(expected, actual).some((one) => one.similarity === "other" && (one.path.endsWith("repo_ref") || one.path.endsWith("image_uri") && compareImages(withoutName(one.expected), withoutName(one.actual)) !== "same"));
		}
	}),
	1857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => PLACEHOLDER,
			sg: () => createPlaceholderCheck,
			wK: () => isPlaceholder
		});
		let PATTERNS = [
			/^$|^[*•●∙·…]+$|[*•●]{3}|^x{4,}$/i,
			/^\S{0,12}(\.{3}|…)\S{1,12}$/,
			/^[<[(]?redacted[>\])]?$|^[<[(](hidden|masked|secret|sensitive|encrypted)( value)?[>\])]$/i
		];
		function isPlaceholder(value) {
			return PATTERNS.some((pattern) => pattern.test(value.trim()));
		}
		function createPlaceholderCheck(secrets) {
			let nonEmptySecrets = secrets.filter(({ value }) => value !== "");
			let areValuesShown = nonEmptySecrets.length > 0 && !nonEmptySecrets.some(({ value }) => isPlaceholder(value));
			return (value) => isPlaceholder(value) && !(areValuesShown && value === "");
		}
		let PLACEHOLDER = "***";
	}),
	6635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => SourceRevisionConfigRequest,
			Fl: () => SourceConfigRequest,
			G7: () => SourceConfig,
			Jh: () => SourceRevisionConfig,
			zh: () => Secret
		});
		var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _members_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1216);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8268);
		var _source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2923);
		var _spelling_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5208);
		let ofSource = (member, rest) => `${_source_js__WEBPACK_IMPORTED_MODULE_3__.$M[member]}. ${rest}`;
		let Secret = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1),
			value: zod__WEBPACK_IMPORTED_MODULE_5__.YjP()
		});
		let ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_5__.rej({ k8s_namespace: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("For listeners of compute type k8s. Cannot be changed by PATCH.") });
		let SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			integration_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullish().describe(ofSource("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
			repo_url: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe(ofSource("repo_url", "Cannot be changed by PATCH.")),
			deployment_type: (0, _members_js__WEBPACK_IMPORTED_MODULE_1__.yL)(_source_js__WEBPACK_IMPORTED_MODULE_3__.C1).nullish().describe(ofSource("deployment_type", "Cannot be changed by PATCH.")),
			build_on_push: zod__WEBPACK_IMPORTED_MODULE_5__.zMY().nullish().describe(ofSource("build_on_push", "A push to repo_ref builds a revision. Must not be true with a tag.")),
			custom_url: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe(ofSource("custom_url", "Set by the service for github.")),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__.yd.nullish().describe(ofSource("resource_spec", "Creates a revision and replaces the current spec.")),
			listener_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.ZS.nullish().describe(ofSource("listener_id", "From the listeners. Cannot be changed by PATCH.")),
			listener_config: ListenerConfig.nullish().describe(ofSource("listener_config", "Checked against the listener's compute type.")),
			install_command: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("JS deployments. Runs at the repository root; detected when absent."),
			build_command: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("JS deployments. Runs in the graph configuration file's directory.")
		});
		let SourceConfig = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
			...SourceConfigRequest.shape,
			integration_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__.aj.nullish(),
			listener_id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			listener_config: zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({ k8s_namespace: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR }).nullish()
		});
		let SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_5__.rej({
			repo_ref: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
			graph_config_path: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("graph_config_path", "Path of the graph configuration file.")),
			image_uri: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().min(1).nullish().describe(ofSource("image_uri", "Container image."))
		});
		let SourceRevisionConfig = (0, _spelling_js__WEBPACK_IMPORTED_MODULE_4__.xX)({
			repo_ref: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			graph_config_path: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			image_uri: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			repo_commit_sha: _members_js__WEBPACK_IMPORTED_MODULE_1__.mR.describe("github. Read-only.")
		});
	}),
	5208: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Zi: () => OTHER_GRAPH_CONFIG_PATH,
			eX: () => withServiceSpelling,
			xX: () => objectWithGraphConfigPath
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _members_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1216);
		let GRAPH_CONFIG_PATH = "graph_config_path";
		let OTHER_GRAPH_CONFIG_PATH = "langgraph_config_path";
		function withContractName(value) {
			if (typeof value != "object" || !value) return value;
			let members = new Map(Object.entries(value));
			members.has(GRAPH_CONFIG_PATH) ? members.delete(OTHER_GRAPH_CONFIG_PATH) : members.has(OTHER_GRAPH_CONFIG_PATH) && members.set(GRAPH_CONFIG_PATH, members.get(OTHER_GRAPH_CONFIG_PATH));
			return Object.fromEntries(members);
		}
		let objectWithGraphConfigPath = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__.vkY(withContractName, zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...shape,
			[OTHER_GRAPH_CONFIG_PATH]: (0, _members_js__WEBPACK_IMPORTED_MODULE_0__.tB)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), "graph-config-path").describe(`${GRAPH_CONFIG_PATH}, as some services spell it.`)
		}));
		function withServiceSpelling(serviceConfig, body) {
			let { graph_config_path, ...otherMembers } = body.source_revision_config ?? {};
			if (graph_config_path === void 0 || serviceConfig?.[OTHER_GRAPH_CONFIG_PATH] === void 0) return body;
			let config = {
				...otherMembers,
				[OTHER_GRAPH_CONFIG_PATH]: graph_config_path
			};
			return {
				...body,
				source_revision_config: config
			};
		}
	}),
	669: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { S: () => normalizeStatus });
		let normalizeStatus = (status) => status.toUpperCase().replace(/[^A-Z]/g, "");
	})
};
