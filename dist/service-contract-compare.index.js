"use strict";
exports.id = "service-contract-compare";
exports.ids = ["service-contract-compare"];
exports.modules = {
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
			#same;
			add(word, nowMs) {
				let before = this.#same?.word === word ? this.#same : {
					reads: 0,
					sinceMs: nowMs
				};
				this.#same = {
					word,
					reads: before.reads + 1,
					sinceMs: before.sinceMs
				};
				return nowMs - before.sinceMs;
			}
			clear() {
				this.#same = void 0;
			}
			suffices({ reads, ms }, nowMs) {
				return this.#same !== void 0 && this.#same.reads >= reads && nowMs - this.#same.sinceMs >= ms;
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
			async function untilEnd() {
				for (let lateReads = 0;;) {
					deadline.leftMs <= 0 && (lateReads += 1);
					let { isOver, mayBeEnd, pause } = await once(lateReads > 1);
					if (isOver || lateReads > +!!mayBeEnd) return {
						last,
						isInTime: isOver,
						failure
					};
					await clock.sleep(Math.max(0, Math.min(pause, deadline.leftMs)), signal);
				}
			}
			async function once(isLast) {
				try {
					return await answered(await options.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: failed(error)
					};
				}
			}
			async function answered(reply, isLast) {
				outage.answered() && report.progress(`the ${server.name} answers again`);
				failingSinceMs = void 0;
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(options.stateOf(reply), clock.now());
				let needed = options.neededEvidence(reply);
				let mayBeEnd = needed !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
				options.onReply?.(reply, isEnd);
				return {
					isOver: isEnd || (await options.shouldStop?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, interval, clock.random)
				};
			}
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_limits_js__WEBPACK_IMPORTED_MODULE_1__.b.outage.ms, limitMs);
				let isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
				failingSinceMs ??= clock.now();
				let isAway = clock.now() - failingSinceMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isAway || !mayPass && isRefused(error)) throw error.withAttempts(failures);
				options.onFailure?.(error);
				outage.failed(error, Math.min(failingSinceMs + outageMs, clock.now() + deadline.leftMs));
				return mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random) : pauseMs(0, interval, clock.random);
			}
			function isRefused(error) {
				refusals.add((0, _outage_log_js__WEBPACK_IMPORTED_MODULE_3__.z)(error), clock.now());
				return refusals.suffices(refusalEvidence(), clock.now());
			}
			return report.withHeartbeat(() => outage.heartbeat() ?? options.heartbeat?.(), untilEnd);
		}
	}),
	540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UD: () => compare,
			am: () => isSameValue,
			j2: () => compareMembers,
			lS: () => membersOf,
			ov: () => hasContent,
			qz: () => isOtherContent,
			sT: () => spelledAs
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
			custom_url: spelledAs((url) => url.replace(/(?<!\/)\/+$/, "")),
			repo_ref: ref,
			graph_config_path: spelledAs((path) => path.replace(/^(?:\.?\/)+/, "")),
			image_uri: image
		};
		let isUnset = (value) => (value ?? "") === "" || typeof value == "object" && Object.keys(value ?? {}).length === 0;
		let membersOf = (members) => Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));
		function similarityOf(sent, shown) {
			if (isUnset(sent) && isUnset(shown)) return "same";
			if (isUnset(shown)) return "hidden";
			if (Array.isArray(sent) && Array.isArray(shown)) {
				if (sent.length !== shown.length) return "other";
				return leastSimilar(sent.map((one, at) => similarityOf(one, shown[at])));
			}
			if (isMapping(sent) && isMapping(shown)) {
				let members = new Map(Object.entries(shown));
				return leastSimilar(membersOf(sent).map(([name, one]) => similarityOf(one, members.get(name))));
			}
			if (typeof sent == typeof shown ? sent === shown : Number(sent) === Number(shown)) return "same";
			return typeof shown == "string" && (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.vX)(shown) ? "hidden" : "other";
		}
		let isMapping = (value) => typeof value == "object" && !!value && !Array.isArray(value);
		let leastSimilar = (all) => ["other", "hidden"].find((one) => all.includes(one)) ?? "same";
		function compareMembers(prefix, sent, shown, ifMissing, rules = RULES) {
			let present = new Map(membersOf(shown));
			return Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null).map(([name, value]) => {
				let now = present.get(name) ?? null;
				let is = now === null && value !== 0 && value !== !1 && !isUnset(value) ? ifMissing : similarityBy(rules[name], value, now);
				return {
					path: prefix + name,
					is,
					sent: value,
					shown: now
				};
			});
		}
		let similarityBy = (rule, sent, shown) => rule !== void 0 && typeof sent == "string" && typeof shown == "string" ? rule(sent, shown) : similarityOf(sent, shown);
		function withoutIgnoredTag(value) {
			let { name, digest } = (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(value));
			return digest === void 0 ? value : `${name}@${digest}`;
		}
		function isSameValue(name, one, other) {
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
		let CONTENT = Object.keys(_settings_js__WEBPACK_IMPORTED_MODULE_1__.Ar.shape);
		let contentIn = (members) => Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => CONTENT.includes(name)));
		function compare(sent, shown) {
			let { resource_spec: spec, ...config } = sent.source_config ?? {};
			let { resource_spec: shownSpec, ...shownConfig } = shown.source_config ?? {};
			let isSpecShown = membersOf(shownSpec).length > 0;
			let [content, shownContent] = [sent, shown].map((one) => contentIn(one.source_revision_config));
			return [
				...compareMembers("source_config.", config, shownConfig, shown.source_config ? "absent" : "hidden"),
				...compareMembers("source_config.resource_spec.", spec, completed(shownSpec), isSpecShown ? "absent" : "hidden"),
				...compareMembers("source_revision_config.", content, shownContent, "hidden"),
				...compareSecrets(sent.secrets, shown.secrets)
			];
		}
		let hasContent = (wanted, shown) => compare({ source_revision_config: wanted }, { source_revision_config: shown }).every(({ is }) => is === "same");
		function isOtherContent(sent, shown) {
			let compared = compare({ source_revision_config: sent }, { source_revision_config: shown });
			let unnamed = (uri) => String(uri).slice((0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(uri)).name.length);
			return compared.some(({ path, is, ...one }) => is === "other" && (path.endsWith("repo_ref") || path.endsWith("image_uri") && image(unnamed(one.sent), unnamed(one.shown)) !== "same"));
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
