"use strict";
exports.id = "report-causes";
exports.ids = ["report-causes"];
exports.modules = {
	6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Po: () => causeIn,
			T3: () => NARROW_EXPORT,
			XP: () => CAUSES_IN_LOGS,
			hE: () => CAUSES,
			s1: () => VAGUE_CAUSES
		});
		var _service_contract_destinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7002);
		var _service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7314);
		let causeIn = (causes, text) => Object.values(causes).find(({ pattern }) => pattern.test(text));
		let RATE_LIMIT = /(^|\W)toomanyrequests\b|\bpull rate limit\b/i;
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
			dependency: {
				pattern: /No matching distribution found|\bResolutionImpossible\b|\bconflicting dependencies\b|No solution found when resolving|version solving failed|(Could not build|Failed to build( installable)?) wheels|× Failed to (build|download) \W|Unable to find installation candidates|npm (ERR!|error) code E(404|TARGET|RESOLVE|UNSUPPORTEDPROTOCOL|BADENGINE)\b|\bERR_PNPM_(NO_MATCHING_VERSION|NO_VERSIONS|LINKED_PKG_DIR_NOT_FOUND|WORKSPACE_PKG_NOT_FOUND|FETCH_404|SPEC_NOT_SUPPORTED|PEER_DEP_ISSUES|UNSUPPORTED_ENGINE)|Couldn't find (any versions for|package) "|: No candidates found\b|error: No version matching "|\bno required module provides package\b/i,
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
				pattern: /^(?![\s\S]*\bdoes not exist or may\b)[\s\S]*(\bno basic auth credentials\b|\brequested access to the resource is denied\b|\b(pull(ing)? (and unpack )?image|resolve reference|ErrImagePull|ImagePullBackOff)\b.{0,300}\b(unauthorized|forbidden|denied|authentication required)\b)/i,
				headline: (name) => `the platform is not allowed to pull ${name}`,
				nextStep: "Let the platform pull it: make the image readable, or name a credential in image_pull_secrets of resource_spec."
			},
			processor: {
				pattern: /\bno match(ing manifest)? for \S+ in( the)? manifest\b|\bno image found in (image index|manifest list) for architecture\b|\bdoes not (provide|match) the specified platform\b|\bnot contain descriptor matching platform\b|(^|: )exec:? "?(?!\S{0,200}(entrypoint|start|run|init|wrapper|\.[a-z]{1,4}"?: ))\S{1,200}: exec format error\b/i,
				headline: (name) => `${name} is built for other processors`,
				nextStep: "Build the image for those of the platform, such as by docker build --platform linux/amd64."
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
				nextStep: "Check in the deploy log that it starts in time and listens on the port that the platform probes."
			},
			port: {
				pattern: /\bEADDRINUSE: |\[Errno (98|48)\]|\bbind.{0,100}\baddress already in use\b|\bConnection in use: \(/i,
				headline: (name) => `the port of ${name} is in use`,
				nextStep: "Let only one process of the pod listen on it (sidecars share its ports), or change the port."
			},
			module: {
				pattern: /\bModuleNotFoundError: No module named\b|\bError \[ERR_MODULE_NOT_FOUND\]|\bError: Cannot find (module|package) '/,
				headline: (name) => `a module is missing in ${name}`,
				nextStep: "Add the module to the dependencies, or correct how it is imported, then deploy again."
			},
			not_ready: {
				pattern: /\b(deployment|revision)\b.{0,80}\bis not ready after \d+|\btimed out waiting for (the )?(deployment|rollout|condition)\b|\bexceeded its progress deadline\b|\bProgressDeadlineExceeded\b/i,
				headline: (name) => `${name} was not ready in time`,
				nextStep: "Deploy again, once. If that repeats, make it start faster, or correct its port or health check."
			},
			crash: {
				pattern: /\bCrashLoopBackOff\b|\bin a crash ?loop\b|\bback-?off restarting failed container\b/i,
				headline: (name) => `${name} keeps crashing`
			}
		};
		let { memory, processor, port, module, health_check, not_ready, crash } = DEPLOY;
		let CAUSES_IN_LOGS = {
			build: BUILD,
			deploy: {
				memory,
				processor,
				port,
				module
			}
		};
		let VAGUE_CAUSES = [
			health_check,
			not_ready,
			crash
		];
		let NARROW_EXPORT = "Export a shorter range, add a filter, or leave inputs and outputs out of export_fields.";
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
					meaning: `the run took longer than ${_service_contract_export_limits_js__WEBPACK_IMPORTED_MODULE_1__.IR.run_timeout_hours} hours`,
					nextStep: NARROW_EXPORT,
					isRetried: !0
				},
				rows: {
					pattern: /(^|\W)(serialize|serialized|serialization)\b|\bout of memory\b|\bMemoryError\b|\bmemory limit\b|\bresources? (was |were )?exhaust|\bexhaust(ed|ion)\b/i,
					meaning: "rows could not be processed",
					nextStep: NARROW_EXPORT,
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
	5131: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => connect,
			e: () => withDeadline
		});
		var promises_ = __webpack_require__(8500);
		var limits = __webpack_require__(8136);
		let systemClock = {
			now: () => performance.now(),
			utcMs: () => Date.now(),
			sleep: async (ms, signal) => {
				signal?.throwIfAborted();
				await (0, promises_.setTimeout)(ms, void 0, { signal }).catch(() => signal?.throwIfAborted());
			},
			schedule: (ms, action) => {
				let timer = setTimeout(action, ms).unref();
				return () => clearTimeout(timer);
			},
			random: Math.random
		};
		class Deadline {
			#clock;
			#endMs;
			#contact;
			constructor(clock, limitMs = Infinity, previous) {
				this.#clock = clock;
				this.#endMs = clock.now() + limitMs;
				let contact = {
					byMs: clock.now() + limits.b.firstContact.ms,
					isMade: !1
				};
				this.#contact = previous === void 0 ? contact : previous.#contact;
			}
			get isContacted() {
				return this.#contact.isMade;
			}
			markContacted() {
				this.#contact.isMade = !0;
			}
			get leftMs() {
				let { byMs, isMade } = this.#contact;
				return (isMade ? this.#endMs : Math.min(this.#endMs, byMs)) - this.#clock.now();
			}
			get requestMs() {
				let leftMs = this.#endMs + limits.b.responseAfterDeadline.ms - this.#clock.now();
				return Math.max(limits.b.requestAfterDeadline.ms, leftMs);
			}
			within(limitMs) {
				return new Deadline(this.#clock, Math.min(limitMs, this.#endMs - this.#clock.now()), this);
			}
		}
		var http = __webpack_require__(2437);
		function withDeadline(ctx, limitMs) {
			let deadline = new Deadline(ctx.clock, limitMs, ctx.deadline);
			return {
				...ctx,
				deadline,
				server: {
					...ctx.server,
					deadline
				}
			};
		}
		function connect(address, { clock = systemClock, dispatcher = (0, http.SM)(), debug, redact, addSecret }) {
			let deadline = new Deadline(clock);
			return {
				clock,
				deadline,
				server: {
					...address,
					dispatcher,
					deadline,
					redact,
					addSecret,
					debug
				}
			};
		}
	}),
	1705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => ONCE,
			N7: () => TWICE,
			wt: () => poll,
			zn: () => FOR_A_MINUTE
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8136);
		var _outage_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9916);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		let ONCE = {
			reads: 1,
			ms: 0
		};
		let TWICE = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.twice;
		let FOR_A_MINUTE = _limits_js__WEBPACK_IMPORTED_MODULE_1__.b.refusal;
		function pauseMs(inStateMs, interval, random) {
			return Math.min(interval.maxMs, Math.max(interval.minMs, inStateMs / 15)) * (.9 + random() * .2);
		}
		class Streak {
			#latest;
			add(value, nowMs) {
				let previous = this.#latest?.value === value ? this.#latest : {
					reads: 0,
					sinceMs: nowMs
				};
				this.#latest = {
					value,
					reads: previous.reads + 1,
					sinceMs: previous.sinceMs
				};
				return nowMs - previous.sinceMs;
			}
			clear() {
				this.#latest = void 0;
			}
			suffices({ reads, ms }, nowMs) {
				return this.#latest !== void 0 && this.#latest.reads >= reads && nowMs - this.#latest.sinceMs >= ms;
			}
		}
		async function poll(ctx, options) {
			let { clock, report, server, signal } = ctx;
			let { interval, refusalEvidence = () => FOR_A_MINUTE, limitMs = Infinity } = options;
			let deadline = ctx.deadline.within(limitMs);
			let outage = (0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__._)(ctx);
			let states = new Streak();
			let refusals = new Streak();
			let last;
			let failure;
			let failures = 0;
			let failingSinceMs;
			async function pollUntilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, mayBeEnd, pause } = await readOnce(lateReads > 1);
					if (isOver || lateReads > +!!mayBeEnd) return {
						last,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function readOnce(isLast) {
				try {
					return await handleReply(await options.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: handleFailure(error)
					};
				}
			}
			async function handleReply(reply, isLast) {
				outage.onReply() && report.progress(`the ${server.name} answers again`);
				failingSinceMs = void 0;
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(options.stateOf(reply), clock.now());
				let evidence = options.neededEvidence(reply);
				let mayBeEnd = evidence !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(evidence, clock.now()));
				options.onReply?.(reply, isEnd);
				return {
					isOver: isEnd || (await options.shouldStop?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, interval, clock.random)
				};
			}
			function handleFailure(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms, limitMs);
				let isNeverReached = !deadline.isContacted && deadline.leftMs <= 0;
				failingSinceMs ??= clock.now();
				let isUnreachable = clock.now() - failingSinceMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				let isRateLimitedPastDeadline = error.status === 429 && (error.retryAfterMs ?? 0) > deadline.leftMs;
				if (isUnreachable || failures > 1 && isRateLimitedPastDeadline || !mayPass && recordRefusal(error)) throw error.setAttempts(failures);
				options.onFailure?.(error);
				let { leftMs } = deadline;
				let pause = mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random, leftMs) : pauseMs(0, interval, clock.random);
				let untilMs = pause > outageMs ? clock.now() + pause : failingSinceMs + outageMs;
				outage.onFailure(error, Math.min(untilMs, clock.now() + leftMs));
				return pause;
			}
			function recordRefusal(error) {
				refusals.add((0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__.z)(error), clock.now());
				return refusals.suffices(refusalEvidence(), clock.now());
			}
			return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), pollUntilEnd);
		}
	}),
	540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RV: () => equalAfter,
			UD: () => compare,
			am: () => isSameValue,
			j2: () => compareMembers,
			lS: () => membersOf,
			ov: () => hasContent,
			qz: () => isOtherContent
		});
		var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8686);
		var _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7871);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7512);
		var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1430);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5566);
		let equalAfter = (normalize) => (sent, actual) => normalize(sent) === normalize(actual) ? "same" : "other";
		let compareIds = equalAfter((text) => text.toLowerCase());
		let compareWithoutHeads = equalAfter((ref) => ref.replace(/^refs\/heads\//, ""));
		let compareRefs = (sent, actual) => sent !== actual && (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.WM)(actual) ? "hidden" : compareWithoutHeads(sent, actual);
		function compareImages(sent, actual) {
			let [one, other] = [(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(sent), (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(actual)];
			let [tag, actualTag] = [one, other].map((part) => part.tag ?? (part.digest ? "" : "latest"));
			if (!(0, _image_js__WEBPACK_IMPORTED_MODULE_3__.yS)(one, other) || tag && actualTag && tag !== actualTag) return "other";
			if (one.digest && other.digest) return one.digest === other.digest ? "same" : "other";
			if (one.digest) return one.tag === other.tag ? "hidden" : "other";
			return actualTag ? "same" : "hidden";
		}
		let RULES = {
			integration_id: compareIds,
			listener_id: compareIds,
			repo_url: (sent, actual) => (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.ve)(sent, actual) ? "same" : "other",
			custom_url: equalAfter((url) => url.replace(/(?<!\/)\/+$/, "")),
			repo_ref: compareRefs,
			graph_config_path: equalAfter((path) => path.replace(/^(?:\.?\/)+/, "")),
			image_uri: compareImages
		};
		let isUnset = (value) => (value ?? "") === "" || typeof value == "object" && Object.keys(value ?? {}).length === 0;
		let membersOf = (members) => Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));
		function similarityOf(sent, actual) {
			if (isUnset(sent) && isUnset(actual)) return "same";
			if (isUnset(actual)) return "hidden";
			if (Array.isArray(sent) && Array.isArray(actual)) {
				if (sent.length !== actual.length) return "other";
				return leastSimilar(sent.map((one, index) => similarityOf(one, actual[index])));
			}
			if (isMapping(sent) && isMapping(actual)) {
				let members = new Map(Object.entries(actual));
				return leastSimilar(membersOf(sent).map(([name, one]) => similarityOf(one, members.get(name))));
			}
			if (typeof sent == typeof actual ? sent === actual : Number(sent) === Number(actual)) return "same";
			return typeof actual == "string" && (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.vX)(actual) ? "hidden" : "other";
		}
		let isMapping = (value) => typeof value == "object" && !!value && !Array.isArray(value);
		let leastSimilar = (similarities) => ["other", "hidden"].find((one) => similarities.includes(one)) ?? "same";
		function compareMembers(prefix, sent, actual, ifMissing, rules = RULES) {
			let actualMembers = new Map(membersOf(actual));
			return Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null).map(([name, value]) => {
				let actualValue = actualMembers.get(name) ?? null;
				let similarity = actualValue === null && value !== 0 && value !== !1 && !isUnset(value) ? ifMissing : similarityBy(rules[name], value, actualValue);
				return {
					path: prefix + name,
					similarity,
					sent: value,
					actual: actualValue
				};
			});
		}
		let similarityBy = (rule, sent, actual) => rule !== void 0 && typeof sent == "string" && typeof actual == "string" ? rule(sent, actual) : similarityOf(sent, actual);
		function withoutIgnoredTag(value) {
			let { name, digest } = (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(value));
			return digest === void 0 ? value : `${name}@${digest}`;
		}
		function isSameValue(name, one, other) {
			let [a, b] = (name === "image_uri" ? [one, other].map(withoutIgnoredTag) : [one, other]).map((value) => ({ [name]: value }));
			return [...compareMembers("", a, b, "absent"), ...compareMembers("", b, a, "absent")].every(({ similarity }) => similarity === "same");
		}
		function compareSecrets(sent, actual) {
			let secrets = (actual ?? []).map(({ name, value }) => ({
				name,
				value: value ?? _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.Ls
			}));
			let actualValues = new Map(secrets.map(({ name, value }) => [name, value]));
			let isHidden = (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.T9)(secrets);
			if (sent?.length === 0) return [{
				path: "secrets",
				similarity: actualValues.size > 0 ? "other" : actual ? "same" : "hidden"
			}];
			return (sent ?? []).map(({ name, value }) => {
				let actualValue = actualValues.get(name);
				let path = `secrets.${name}`;
				if (actualValue === void 0) return {
					path,
					similarity: actualValues.size > 0 ? "absent" : "hidden"
				};
				if (isHidden(actualValue)) return {
					path,
					similarity: "hidden"
				};
				return {
					path,
					similarity: actualValue === value ? "same" : "other"
				};
			});
		}
		function withDerivedValues(spec) {
			let derivedValues = (0, _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__.PD)(spec ?? {}).map(({ field, value }) => [field, value]);
			return {
				...Object.fromEntries(membersOf(spec)),
				...Object.fromEntries(derivedValues)
			};
		}
		let CONTENT_MEMBERS = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape);
		let contentIn = (members) => Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => CONTENT_MEMBERS.includes(name)));
		function compare(sent, actual) {
			let { resource_spec: spec, ...config } = sent.source_config ?? {};
			let { resource_spec: actualSpec, ...actualConfig } = actual.source_config ?? {};
			let hasActualSpec = membersOf(actualSpec).length > 0;
			let [content, actualContent] = [sent, actual].map((one) => contentIn(one.source_revision_config));
			return [
				...compareMembers("source_config.", config, actualConfig, actual.source_config ? "absent" : "hidden"),
				...compareMembers("source_config.resource_spec.", spec, withDerivedValues(actualSpec), hasActualSpec ? "absent" : "hidden"),
				...compareMembers("source_revision_config.", content, actualContent, "hidden"),
				...compareSecrets(sent.secrets, actual.secrets)
			];
		}
		let hasContent = (wanted, actual) => compare({ source_revision_config: wanted }, { source_revision_config: actual }).every(({ similarity }) => similarity === "same");
		function isOtherContent(sent, actual) {
			let comparisons = compare({ source_revision_config: sent }, { source_revision_config: actual });
			let withoutName = (uri) => String(uri).slice((0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(uri)).name.length);
			return comparisons.some(({ path, similarity, ...one }) => similarity === "other" && (path.endsWith("repo_ref") || path.endsWith("image_uri") && compareImages(withoutName(one.sent), withoutName(one.actual)) !== "same"));
		}
	}),
	7002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			KQ: () => STORAGE_ERRORS,
			fG: () => createDestination
		});
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5485);
		var _operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		let ROW = "destination-members";
		let text = zod__WEBPACK_IMPORTED_MODULE_2__.YjP();
		let STORAGE_ERRORS = {
			access_denied: "Access denied",
			invalid_bucket: "Bucket is not valid",
			unknown_key_id: "Key ID you provided does not exist",
			invalid_endpoint: "Invalid endpoint"
		};
		let DestinationCreate = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
			destination_type: zod__WEBPACK_IMPORTED_MODULE_2__.euz("s3"),
			display_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
			config: zod__WEBPACK_IMPORTED_MODULE_2__.rej({
				bucket_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				prefix: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
				region: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional().meta({ description: "For AWS-style buckets; omit endpoint_url then." }),
				endpoint_url: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional().meta({ description: "For S3-compatible stores other than AWS." }),
				include_bucket_in_prefix: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional()
			}),
			credentials: zod__WEBPACK_IMPORTED_MODULE_2__.rej({
				access_key_id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				secret_access_key: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
				session_token: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1).optional().meta({ description: "For temporary credentials." })
			}).optional().meta({ description: "Stored encrypted. If omitted, a self-hosted installation uses the credentials of its environment." })
		});
		let Destination = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			id: _ids_js__WEBPACK_IMPORTED_MODULE_0__.l.meta({ row: "export-ids" }),
			tenant_id: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.uR, ROW),
			created_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			updated_at: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(_operation_js__WEBPACK_IMPORTED_MODULE_1__.Au, ROW),
			display_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			destination_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
			config: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				bucket_name: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(text, ROW),
				prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				region: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				endpoint_url: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(text, ROW),
				include_bucket_in_prefix: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.tB)(zod__WEBPACK_IMPORTED_MODULE_2__.zMY(), ROW)
			}), ROW),
			credentials_keys: (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.Fz)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(text), ROW).meta({ description: "Names of the stored credentials, never their values." })
		});
		let createDestination = (0, _operation_js__WEBPACK_IMPORTED_MODULE_1__.MQ)("POST", "/api/v1/bulk-exports/destinations", {
			summary: "Create an export destination, after a write test",
			body: DestinationCreate,
			reply: Destination,
			clientReply: Destination.pick({ id: !0 })
		});
	}),
	7871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ls: () => HIDDEN_VALUE,
			T9: () => placeholderCheckFor,
			vX: () => isRedacted
		});
		let PLACEHOLDERS = [
			/^$|^[*•●∙·…]+$|[*•●]{3}|^x{4,}$/i,
			/^\S{0,12}(\.{3}|…)\S{1,12}$/,
			/^[<[(]?redacted[>\])]?$|^[<[(](hidden|masked|secret|sensitive|encrypted)( value)?[>\])]$/i
		];
		function isRedacted(value) {
			return PLACEHOLDERS.some((pattern) => pattern.test(value.trim()));
		}
		function placeholderCheckFor(secrets) {
			let nonEmptySecrets = secrets.filter(({ value }) => value !== "");
			let showsValues = nonEmptySecrets.length > 0 && !nonEmptySecrets.some(({ value }) => isRedacted(value));
			return (value) => isRedacted(value) && !(showsValues && value === "");
		}
		let HIDDEN_VALUE = "***";
	}),
	1430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => SourceRevisionConfigRequest,
			Fl: () => SourceConfigRequest,
			G7: () => SourceConfig,
			Jh: () => SourceRevisionConfig,
			zh: () => Secret
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5566);
		var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1737);
		let optionalText = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish();
		let ofSource = (member, rest) => ({ description: `${_source_js__WEBPACK_IMPORTED_MODULE_2__.$M[member]}. ${rest}` });
		let Secret = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1),
			value: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
		});
		let ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_4__.rej({ k8s_namespace: optionalText.meta({ description: "For listeners of compute type k8s. Cannot be changed by PATCH." }) });
		let SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(ofSource("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
			repo_url: optionalText.meta(ofSource("repo_url", "Cannot be changed by PATCH.")),
			deployment_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.yL)(_source_js__WEBPACK_IMPORTED_MODULE_2__.C1).nullish().meta(ofSource("deployment_type", "Cannot be changed by PATCH.")),
			build_on_push: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().nullish().meta(ofSource("build_on_push", "A push to repo_ref builds a revision. Not true with a tag.")),
			custom_url: optionalText.meta(ofSource("custom_url", "Set by the service for github.")),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yd.nullish().meta(ofSource("resource_spec", "Creates a revision and replaces the current spec.")),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(ofSource("listener_id", "From the listeners. Cannot be changed by PATCH.")),
			listener_config: ListenerConfig.nullish().meta(ofSource("listener_config", "Checked against the listener's compute type.")),
			install_command: optionalText.meta({ description: "JS deployments. Runs at the repository root; detected when absent." }),
			build_command: optionalText.meta({ description: "JS deployments. Runs in the graph configuration file's directory." })
		});
		let SourceConfig = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			...SourceConfigRequest.shape,
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.aj.nullish(),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			listener_config: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ k8s_namespace: optionalText }).nullish()
		});
		let SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			repo_ref: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(ofSource("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
			graph_config_path: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(ofSource("graph_config_path", "Path of the graph configuration file.")),
			image_uri: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(ofSource("image_uri", "Container image."))
		});
		let SourceRevisionConfig = (0, _spelling_js__WEBPACK_IMPORTED_MODULE_3__.Sw)({
			repo_ref: optionalText,
			graph_config_path: optionalText,
			image_uri: optionalText,
			repo_commit_sha: optionalText.meta({ description: "github. Read-only." })
		});
	}),
	1737: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sw: () => objectWithEitherName,
			Zi: () => OTHER_GRAPH_CONFIG_PATH,
			eX: () => withServiceSpelling
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		let GRAPH_CONFIG_PATH = "graph_config_path";
		let OTHER_GRAPH_CONFIG_PATH = "langgraph_config_path";
		function withContractName(value) {
			if (typeof value != "object" || !value) return value;
			let members = new Map(Object.entries(value));
			members.has(GRAPH_CONFIG_PATH) ? members.delete(OTHER_GRAPH_CONFIG_PATH) : members.has(OTHER_GRAPH_CONFIG_PATH) && members.set(GRAPH_CONFIG_PATH, members.get(OTHER_GRAPH_CONFIG_PATH));
			return Object.fromEntries(members);
		}
		let objectWithEitherName = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__.vkY(withContractName, zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...shape,
			[OTHER_GRAPH_CONFIG_PATH]: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.tB)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), "graph-config-path").meta({ description: `${GRAPH_CONFIG_PATH}, as some services spell it.` })
		}));
		function withServiceSpelling(reply, body) {
			let { graph_config_path, ...others } = body.source_revision_config ?? {};
			if (graph_config_path === void 0 || reply?.[OTHER_GRAPH_CONFIG_PATH] === void 0) return body;
			let config = {
				...others,
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
	}),
	3690: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => timeoutIn,
			NH: () => statusLog,
			RQ: () => formatClockTime,
			ci: () => withNotes
		});
		var _report_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2772);
		function formatClockTime(durationMs) {
			let seconds = Math.floor(durationMs / 1e3);
			let parts = [Math.floor(seconds / 60) % 60, seconds % 60];
			let [minutes, secondsOfMinute] = parts.map((part) => String(part).padStart(2, "0"));
			let hours = Math.floor(seconds / 3600);
			return hours > 0 ? `${hours}:${minutes}:${secondsOfMinute}` : `${parts[0]}:${secondsOfMinute}`;
		}
		let withNotes = (text, notes) => notes.length === 0 ? text : `${text.padEnd(22)} (${notes.join(", ")})`;
		let timeoutIn = (leftMs) => `timeout in ${(0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(leftMs)}`;
		let inMinutes = (durationMs) => durationMs < 72e5 ? (0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.td)(Math.round(durationMs / 6e4), "minute") : (0, _report_format_js__WEBPACK_IMPORTED_MODULE_0__.xj)(durationMs);
		function statusLog({ clock, deadline, report }) {
			let last = "";
			let sinceMs = 0;
			return {
				log(status, line = status) {
					if (status === last) return;
					report.progress(line);
					last = status;
					sinceMs = clock.now();
				},
				heartbeat: () => last === "" ? void 0 : withNotes(`${last}, ${inMinutes(clock.now() - sinceMs)}`, [timeoutIn(deadline.leftMs)])
			};
		}
	})
};
