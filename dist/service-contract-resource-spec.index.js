"use strict";
exports.id = "service-contract-resource-spec";
exports.ids = ["service-contract-resource-spec"];
exports.modules = {
	615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LC: () => readUntil,
			WP: () => askAside,
			kA: () => ask,
			ux: () => repeat
		});
		var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(284);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _http_http_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2437);
		var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2964);
		function ask(world, operation, parameters, { attempts, ms, answerMs } = _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.read, body) {
			let { server, signal: cancel } = world;
			let askAt = (at) => (0, _call_js__WEBPACK_IMPORTED_MODULE_0__.T1)(at, operation, parameters, {
				body,
				cancel,
				answerMs
			});
			if (attempts !== 1) return repeat(world, () => askAt(server), ms);
			return askAt(ms === void 0 ? server : (0, _http_http_js__WEBPACK_IMPORTED_MODULE_2__.wj)(server, ms));
		}
		async function askAside(world, operation, parameters) {
			let answer = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.wM)(world, ask(world, operation, parameters, _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.aside));
			return answer instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7 ? void 0 : answer;
		}
		function repeat(world, attempt, limitMs = _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.read.ms) {
			let retries = (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__.LZ)(world, {
				limitMs,
				mostAskedMs: _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.retryAfter.ms
			});
			async function untilAnswered() {
				for (;;) try {
					return await attempt();
				} catch (error) {
					await retries.wait(error);
				}
			}
			return world.report.during(retries.words, untilAnswered);
		}
		async function readUntil({ clock, signal }, readReply, isUpToDate) {
			for (let reads = 1;; reads++) {
				let reply = await readReply();
				if (isUpToDate(reply) || reads === _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.reread.reads) return reply;
				await clock.sleep(_patience_js__WEBPACK_IMPORTED_MODULE_3__.a.reread.ms, signal);
			}
		}
	}),
	284: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T1: () => call,
			x5: () => refusal
		});
		var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3339);
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9171);
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _http_reply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5475);
		let Identifier = zod__WEBPACK_IMPORTED_MODULE_3__.OsD();
		function pathOf(operation, parameters) {
			let path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(Identifier.parse(parameters[name])));
			if (!(operation.query instanceof zod__WEBPACK_IMPORTED_MODULE_3__.bvH)) return path;
			let query = new URLSearchParams();
			for (let name of Object.keys(operation.query.shape)) {
				let value = parameters[name];
				if (value === void 0) continue;
				for (let one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
			}
			return query.size === 0 ? path : `${path}?${query}`;
		}
		function refusal({ clean }, where, status, text) {
			let body = (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text);
			let problems = (_contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.mK.safeParse(body).data?.detail ?? []).map(({ loc, msg, type }) => ({
				loc: loc.map((step) => typeof step == "string" ? clean(step) : step),
				msg: clean(msg),
				type
			}));
			let detail = problems.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; ") || (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.j0)(body, clean);
			let why = detail === void 0 ? `status ${status}` : `status ${status}: ${detail}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
				where,
				why,
				status,
				problems,
				detail
			});
		}
		let Holding = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ secrets: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.L5J()) });
		let Held = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			value: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().min(1)
		});
		function hideHeld({ hide }, json) {
			for (let one of Holding.safeParse(json).data?.secrets ?? []) {
				let { data } = Held.safeParse(one);
				data !== void 0 && hide(data);
			}
		}
		let WithId = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP() });
		function isAboutAnother(path, parameters, data) {
			let name = /\{(\w+)\}$/.exec(path)?.[1];
			let answer = WithId.safeParse(data);
			if (name === void 0 || !answer.success) return !1;
			return answer.data.id.toLowerCase() !== String(parameters[name]).toLowerCase();
		}
		async function call(server, operation, parameters, options = {}) {
			try {
				return await answerTo(server, operation, parameters, options);
			} catch (error) {
				error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7 && (error.operation = operation);
				throw error;
			}
		}
		async function answerTo(server, operation, parameters, { body, ...limits }) {
			let { method, kept, success, maxBytes } = operation;
			let path = pathOf(operation, parameters);
			let where = `${method} ${path.replace(/\?.*$/, "")}`;
			let sent = body === void 0 ? void 0 : JSON.stringify(body);
			let reply = await (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.cv)(server, {
				method,
				path,
				body: sent
			}, {
				...limits,
				maxBytes
			});
			if (reply.status >= 400) throw refusal(server, where, reply.status, reply.text);
			let needsNoBody = success === 204;
			let json = needsNoBody && reply.text === "" ? null : (0, _http_reply_js__WEBPACK_IMPORTED_MODULE_2__.qF)(reply.text);
			if (json === void 0) {
				let isCut = /^\s*[[{]/.test(reply.text);
				let why = `the answer (status ${reply.status}) is not JSON${isCut ? ", or is cut short" : ""}`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why,
					kind: isCut ? void 0 : "foreign"
				});
			}
			hideHeld(server, json);
			let parsed = zod__WEBPACK_IMPORTED_MODULE_4__.xL(kept, json);
			if (!parsed.success) {
				let why = `the answer is not as documented at ${parsed.error.issues.map(({ path }) => path.join(".") || "the whole body").slice(0, 5).join(", ")}`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why
				});
			}
			if (!needsNoBody && isAboutAnother(operation.path, parameters, parsed.data)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where,
				why: "the answer is about another id"
			});
			return parsed.data;
		}
	}),
	5475: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => get,
			cv: () => exchange,
			j0: () => detailIn,
			qF: () => parseJson
		});
		var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9068);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _http_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2437);
		var _transport_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2089);
		async function readText({ body }, limit) {
			let chunks = [];
			let size = 0;
			for await (let chunk of body) {
				size += chunk.length;
				if (size > limit) return;
				chunks.push(chunk);
			}
			return new TextDecoder().decode(Buffer.concat(chunks));
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function detailIn(body, clean) {
			let found = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.Ud.safeParse(body).data?.detail ?? _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.GU.safeParse(body).data?.detail ?? _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__.nw.safeParse(body).data;
			return found && clean(found);
		}
		let single = (value) => Array.isArray(value) ? value[0] : value;
		function redirectTarget(location, base) {
			if (location === void 0 || !URL.canParse(location, base)) return "an unknown place";
			return new URL(location, base).origin;
		}
		function statusError(server, { where, status, headers }, text) {
			if (status >= 300 && status < 400) {
				let why = `unexpected redirect to ${redirectTarget(single(headers.location), server.base_url)}, which is not followed`;
				return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk({
					where,
					why,
					status
				});
			}
			if (status < 500 && ![
				408,
				425,
				429
			].includes(status)) return;
			let pause = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.Vs)(single(headers["retry-after"]), single(headers.date));
			let why = `status ${status}${pause === void 0 ? "" : `, asks to wait ${Math.ceil(pause / 1e3)} s`}`;
			let detail = detailIn(parseJson(text), server.clean);
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
				where,
				why,
				status,
				sent: !0,
				retryAfterMs: pause,
				detail
			});
		}
		let COMPRESSED = /gzip|deflate|compress|\b(br|zstd)\b/i;
		async function exchange(server, message, { cancel, maxBytes = 2097152, answerMs } = {}) {
			let reply = await (0, _http_js__WEBPACK_IMPORTED_MODULE_3__.tN)(server, message, cancel);
			let { where, status, headers } = reply;
			let isRefused = status >= 400 && status < 500;
			answerMs !== void 0 && status === 200 && reply.limit(Math.min(answerMs, server.deadline.requestMs));
			let text = await readText(reply, isRefused ? 65536 : maxBytes).catch((error) => {
				cancel?.throwIfAborted();
				if (isRefused) return "";
				throw (0, _transport_error_js__WEBPACK_IMPORTED_MODULE_4__.f)(where, error);
			});
			let error = statusError(server, reply, text ?? "");
			if (error !== void 0) throw error;
			if (isRefused) return {
				status,
				text: text ?? ""
			};
			if (text === void 0) {
				let why = `the answer is larger than ${maxBytes / 1024 ** 2} MB`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
					where,
					why,
					kind: "too large",
					permanent: !0
				});
			}
			if (COMPRESSED.test(String(headers["content-encoding"]))) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where,
				why: "the answer is compressed, which was not asked for",
				permanent: !0
			});
			return {
				status,
				text
			};
		}
		function get(server, url, cancel) {
			let { origin, pathname, search } = new URL(url);
			let message = {
				method: "GET",
				path: pathname + search
			};
			return exchange({
				...server,
				base_url: origin
			}, message, { cancel });
		}
	}),
	2964: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LZ: () => createRetries,
			Vs: () => retryAfterMs,
			_0: () => readDelayMs,
			dg: () => isTransient,
			jo: () => backoffMs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8477);
		let [FIRST_DELAY_MS, LAST_DELAY_MS] = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.pauses.ms;
		function isTransient(error) {
			return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl) && !error.permanent;
		}
		function backoffMs(failures, random) {
			return Math.min(LAST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 10)) * (.5 + random() / 2);
		}
		let readDelayMs = ({ retryAfterMs = 0 }, failures, random) => Math.min(_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.retryAfter.ms, retryAfterMs) || backoffMs(failures, random);
		function createRetries(world, { limitMs, mostAskedMs, next }) {
			let { clock, deadline, signal } = world;
			let { failed, words, answered } = (0, _trouble_js__WEBPACK_IMPORTED_MODULE_2__._)(world);
			let limit;
			let failures = 0;
			let unreadable = 0;
			return {
				words,
				answered,
				async wait(error) {
					if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
					failures += 1;
					error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl && (unreadable += 1);
					limit ??= deadline.within(limitMs);
					let { leftMs } = limit;
					let asked = Math.min(mostAskedMs ?? Infinity, error.retryAfterMs ?? 0);
					if (leftMs <= 0 || unreadable >= _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.unreadable.attempts || asked > leftMs || !isTransient(error)) throw error.after(failures);
					failed(error, clock.now() + leftMs, next);
					let pauseMs = asked || backoffMs(failures, clock.random);
					await clock.sleep(Math.min(pauseMs, leftMs), signal);
				}
			};
		}
		let SECONDS = /^\d{1,9}$/;
		let IMF_FIXDATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
		function retryAfterMs(value, date) {
			if (value === void 0) return;
			if (SECONDS.test(value)) return Number(value) * 1e3;
			if (!IMF_FIXDATE.test(value) || date === void 0 || !IMF_FIXDATE.test(date)) return;
			let delta = Date.parse(value) - Date.parse(date);
			return Number.isNaN(delta) ? void 0 : Math.max(0, delta);
		}
	}),
	8477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => createTrouble,
			z: () => failureKind
		});
		let failureKind = ({ status, code, why }) => String(status ?? code ?? why);
		function createTrouble({ clock, report, server }) {
			let kinds = new Set();
			let answeredMs = clock.now();
			let failures;
			return {
				failed(error, untilMs, next = "trying again") {
					let nowMs = clock.now();
					let { count, sinceMs } = failures ?? {
						count: 0,
						sinceMs: nowMs
					};
					failures = {
						count: count + 1,
						sinceMs,
						untilMs,
						error
					};
					let quietMs = nowMs - answeredMs + (error.retryAfterMs ?? 0);
					if (count === 0 && quietMs < 1e4) return;
					let kind = failureKind(error);
					kinds.has(kind) || report.tell(`${error.line}; ${next}.`);
					kinds.add(kind);
				},
				answered() {
					let wasLogged = kinds.size > 0;
					answeredMs = clock.now();
					failures = void 0;
					kinds.clear();
					return wasLogged;
				},
				words() {
					if (failures === void 0) return;
					let { count, sinceMs, untilMs, error } = failures;
					let { timeOf } = report;
					let what = error.status === 429 ? "rate limited by" : "no usable answer from";
					let tries = count === 1 ? "" : `, ${count} tries`;
					let end = untilMs > clock.now() ? `Giving up at ${timeOf(untilMs)}` : "One try is left";
					return `${what} the ${server.name} since ${timeOf(sinceMs)} (${error.why}${tries}). ${end}.`;
				}
			};
		}
	}),
	9068: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GU: () => NestedError,
			Ud: () => ErrorDetail,
			mK: () => HTTPValidationError,
			nw: () => ForeignError
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let ErrorDetail = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YjP() });
		let ForeignError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			title: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}).partial().transform(({ message, error, title }) => message ?? error ?? title);
		let NestedError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: ForeignError });
		let ValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			loc: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.Whr()])).meta({ description: "Path of the offending member, from `body`, `path` or `query` down." }),
			msg: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		let HTTPValidationError = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({ detail: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(ValidationError) });
	}),
	8674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MQ: () => operation,
			XF: () => omitAbsent,
			gI: () => given,
			h5: () => shownTime,
			id: () => id,
			mt: () => perhaps,
			oX: () => maybeText,
			uR: () => uuid,
			yL: () => oneOf
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		function operation(method, path, said) {
			let kept = said.kept ?? said.reply;
			return {
				success: 200,
				media: "application/json",
				...said,
				method,
				path,
				kept
			};
		}
		function omitAbsent(members) {
			return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== void 0));
		}
		let oneOf = (words) => zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ enum: words.options });
		let shownTime = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().meta({ format: "date-time" });
		let uuid = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().toLowerCase().meta({ format: "uuid" });
		let id = zod__WEBPACK_IMPORTED_MODULE_0__.OsD().toLowerCase();
		let DIGITS = /^\d{1,15}$/;
		let maybeText = (number) => zod__WEBPACK_IMPORTED_MODULE_0__.vkY((value) => typeof value == "string" && DIGITS.test(value) ? Number(value) : value, number);
		let perhaps = (schema, row) => {
			let lenient = schema.nullish().catch(void 0);
			return row === void 0 ? lenient : lenient.meta({
				inContract: !1,
				row
			});
		};
		let given = (schema, row) => perhaps(schema, row).meta({ isGiven: !0 });
	}),
	7512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S_: () => RESOURCE_DEFAULTS,
			Ti: () => RESOURCE_BOUNDS,
			aj: () => ResourceSpecReply,
			eC: () => UNUSED_RESOURCE_FIELDS,
			yd: () => ResourceSpec,
			yh: () => impliedBy
		});
		var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3339);
		let DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
		let C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
		let text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().nullish();
		let JsonValue = zod__WEBPACK_IMPORTED_MODULE_0__.Pq9();
		let freeForm = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
		let texts = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish();
		let passedThrough = freeForm.nullish();
		let dnsLabel = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(DNS_LABEL, "must be a DNS label: at most 63 of a-z, 0-9 and '-', beginning and ending with a letter or digit");
		let LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__.rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1) });
		let Volume = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "Unique in the pod: at most 63 of a-z, 0-9 and -." }),
			configMap: passedThrough,
			secret: passedThrough,
			emptyDir: passedThrough,
			persistentVolumeClaim: passedThrough,
			nfs: passedThrough,
			projected: passedThrough,
			downwardAPI: passedThrough,
			csi: passedThrough
		});
		let VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Name of one of the volumes." }),
			mountPath: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).meta({ description: "Path in the container." }),
			subPath: text.meta({ description: "Path in the volume. Default: the whole volume." }),
			mountPropagation: text,
			readOnly: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().nullish(),
			subPathExpr: text.meta({ description: "As `subPath`, with environment variables in it." })
		});
		let EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(C_IDENTIFIER, "must be a C identifier: letters, digits and '_', not beginning with a digit").meta({ description: "Letters, digits and `_`, not beginning with a digit." }),
			value: text.meta({ description: "Default: empty." }),
			valueFrom: passedThrough.meta({ description: "A source, such as `secretKeyRef`. Not beside a `value`." })
		}).refine((variable) => !(variable.value && variable.valueFrom), {
			path: ["valueFrom"],
			message: "is not allowed beside a non-empty value: keep one of the two"
		});
		let ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			limits: texts.meta({ description: "Such as `cpu: 500m` and `memory: 1Gi`." }),
			requests: texts.meta({ description: "In the same form." })
		});
		let Container = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			name: dnsLabel.meta({ description: "At most 63 of a-z, 0-9 and -." }),
			image: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1),
			imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"Always",
				"Never",
				"IfNotPresent"
			]).nullish(),
			command: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			args: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP()).nullish(),
			workingDir: text,
			env: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(EnvVar).nullish(),
			envFrom: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(freeForm).nullish(),
			resources: ResourceRequirements.nullish(),
			volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish(),
			securityContext: passedThrough,
			restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__.k5n(["Always", "OnFailure"]).nullish().meta({ description: "For sidecars." })
		});
		let notNegative = { row: "spec-bounds" };
		let count = zod__WEBPACK_IMPORTED_MODULE_0__.Whr().nonnegative().meta(notNegative).nullish();
		let databaseCpus = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().meta(notNegative).nullish();
		let cpus = databaseCpus.meta({ row: "fractional-cpus" });
		let account = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).nullish();
		let about = (description, example) => ({
			description,
			examples: [example]
		});
		let unused = { description: "Not to be used." };
		let ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__.rej({
			min_scale: count.meta(about("Minimum replicas.", 1)),
			max_scale: count.meta(about("Maximum replicas.", 3)),
			cpu: cpus.meta(about("CPU request per replica.", 1)),
			cpu_limit: cpus.meta(about("CPU limit per replica. Default: twice `cpu`.", 2)),
			memory_mb: count.meta(about("Memory request per replica.", 2048)),
			memory_limit_mb: count.meta(about("Memory limit per replica. Default: twice `memory_mb`.", 4096)),
			queue_min_scale: count.meta(about("Minimum replicas of the queue. Default: `min_scale`.", 1)),
			queue_max_scale: count.meta(about("Maximum replicas of the queue. Default: `max_scale`.", 3)),
			queue_cpu: cpus.meta(about("CPU request of the queue. Default: `cpu`.", 1)),
			queue_cpu_limit: cpus.meta(about("CPU limit of the queue. Default: twice `queue_cpu`.", 2)),
			queue_memory_mb: count.meta(about("Memory request of the queue. Default: `memory_mb`.", 2048)),
			queue_memory_limit_mb: count.meta(about("Memory limit of the queue. Default: twice `queue_memory_mb`.", 4096)),
			orchestrator_cpu: count.meta(unused),
			orchestrator_cpu_limit: count.meta(unused),
			orchestrator_memory_mb: count.meta(unused),
			orchestrator_memory_limit_mb: count.meta(unused),
			orchestrator_min_scale: count.meta(unused),
			orchestrator_max_scale: count.meta(unused),
			executor_cpu: count.meta(unused),
			executor_cpu_limit: count.meta(unused),
			executor_memory_mb: count.meta(unused),
			executor_memory_limit_mb: count.meta(unused),
			redis_memory_mb: count.meta(about("Memory of Redis.", 512)),
			labels: texts.meta(about("Extra labels on what the deployment creates.", { team: "support" })),
			annotations: texts.meta(about("Extra annotations on it.", { owner: "support@example.com" })),
			service_account_name: account.meta(about("An existing service account of the namespace.", "agent")),
			image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(LocalObjectReference).nullish().meta(about("For a private registry: secrets of type docker-config in the same namespace.", [{ name: "regcred" }])),
			volumes: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Volume).nullish().meta(about("Volumes of the pod.", [{
				name: "cache",
				emptyDir: {}
			}])),
			volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(VolumeMount).nullish().meta(about("Where the container sees them.", [{
				name: "cache",
				mountPath: "/cache"
			}])),
			init_containers: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(about("Run to completion before the main container starts.", [{
				name: "migrate",
				image: "registry.example.com/migrate:1"
			}])),
			sidecars: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Container).nullish().meta(about("Run alongside the main container.", [{
				name: "proxy",
				image: "registry.example.com/proxy:1"
			}])),
			db_cpu: databaseCpus.meta(about("Postgres CPU request.", .5)),
			db_cpu_limit: databaseCpus.meta(about("Postgres CPU limit. Default: twice `db_cpu`.", 1)),
			db_memory_mb: count.meta(about("Postgres memory request.", 2048)),
			db_memory_limit_mb: count.meta(about("Postgres memory limit. Default: twice `db_memory_mb`.", 4096)),
			db_storage_gi: count.meta(about("Postgres storage.", 20)),
			db_max_connections: count.meta(about("Maximum Postgres connections.", 200))
		});
		let FIELDS = Object.entries(ResourceSpec.shape);
		let isUnused = ([, { description }]) => description === unused.description;
		let UNUSED_RESOURCE_FIELDS = FIELDS.filter(isUnused).map(([name]) => name);
		let lowOf = (field) => field.replace("_limit", "").replace("max_scale", "min_scale");
		let RESOURCE_BOUNDS = FIELDS.map(([high]) => [lowOf(high), high]).filter(([low, high]) => low !== high);
		function defaultOf(field) {
			let request = field.replace("_limit", "");
			if (request !== field) return [[field, {
				follows: request,
				times: 2
			}]];
			let own = field.replace(/^queue_/, "");
			return own === field ? [] : [[field, {
				follows: own,
				times: 1
			}]];
		}
		let RESOURCE_DEFAULTS = Object.fromEntries(FIELDS.filter((one) => !isUnused(one)).flatMap(([field]) => defaultOf(field)));
		function impliedBy(spec = {}) {
			let values = new Map(Object.entries(spec).filter(([, value]) => (value ?? "") !== ""));
			let implied = [];
			for (let [field, { follows, times }] of Object.entries(RESOURCE_DEFAULTS)) {
				let value = times * Number(values.get(follows));
				if (values.has(field) || Number.isNaN(value)) continue;
				values.set(field, value);
				implied.push({
					field,
					value,
					follows
				});
			}
			return implied;
		}
		let ResourceSpecReply = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), JsonValue);
	}),
	1430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ar: () => SourceRevisionConfigRequest,
			Fl: () => SourceConfigRequest,
			G7: () => SourceConfig,
			Jh: () => SourceRevisionConfig,
			R1: () => ListenerConfig,
			zh: () => Secret
		});
		var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3339);
		var _operation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
		var _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5566);
		var _spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1737);
		let text = zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish();
		let about = (member, rest) => ({ description: `${_source_js__WEBPACK_IMPORTED_MODULE_2__.$M[member]}. ${rest}` });
		let DeploymentType = zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
			"dev_free",
			"dev",
			"prod"
		]);
		let Secret = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			name: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1),
			value: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
		});
		let ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_4__.rej({ k8s_namespace: text.meta({ description: "For listeners of compute type k8s. Cannot be changed by PATCH." }) });
		let SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(about("integration_id", "From the installed integrations. Cannot be changed by PATCH.")),
			repo_url: text.meta(about("repo_url", "Cannot be changed by PATCH.")),
			deployment_type: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.yL)(DeploymentType).nullish().meta(about("deployment_type", "Cannot be changed by PATCH.")),
			build_on_push: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().nullish().meta(about("build_on_push", "A push to repo_ref builds a revision. Not true with a tag.")),
			custom_url: text.meta(about("custom_url", "Set by the service for github.")),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yd.nullish().meta(about("resource_spec", "Creates a revision and replaces the current spec.")),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.id.nullish().meta(about("listener_id", "From the listeners. Cannot be changed by PATCH.")),
			listener_config: ListenerConfig.nullish().meta(about("listener_config", "Checked against the listener's compute type.")),
			install_command: text.meta({ description: "JS deployments. Runs at the repository root; detected when absent." }),
			build_command: text.meta({ description: "JS deployments. Runs in the graph configuration file's directory." })
		});
		let SourceConfig = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			...SourceConfigRequest.shape,
			integration_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.aj.nullish(),
			listener_id: _operation_js__WEBPACK_IMPORTED_MODULE_0__.uR.nullish(),
			listener_config: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({ k8s_namespace: text }).nullish()
		});
		let SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_4__.rej({
			repo_ref: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("repo_ref", "A branch's bare name, or refs/tags/<tag>.")),
			graph_config_path: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("graph_config_path", "Path of the graph configuration file.")),
			image_uri: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().min(1).nullish().meta(about("image_uri", "Container image."))
		});
		let SourceRevisionConfig = (0, _spelling_js__WEBPACK_IMPORTED_MODULE_3__.Tf)({
			repo_ref: text,
			graph_config_path: text,
			image_uri: text,
			repo_commit_sha: text.meta({ description: "github. Read-only." })
		});
	}),
	1737: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tf: () => inEitherSpelling,
			Zi: () => OTHER_GRAPH_CONFIG_PATH,
			rd: () => inSpellingOf
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
		let inEitherSpelling = (shape) => zod__WEBPACK_IMPORTED_MODULE_1__.vkY(withContractName, zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			...shape,
			[OTHER_GRAPH_CONFIG_PATH]: (0, _operation_js__WEBPACK_IMPORTED_MODULE_0__.mt)(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), "graph-config-path").meta({ description: `${GRAPH_CONFIG_PATH}, as some services spell it.` })
		}));
		function inSpellingOf(shown, body) {
			let { graph_config_path, ...others } = body.source_revision_config ?? {};
			if (graph_config_path === void 0 || shown?.[OTHER_GRAPH_CONFIG_PATH] === void 0) return body;
			let spelt = {
				...others,
				[OTHER_GRAPH_CONFIG_PATH]: graph_config_path
			};
			return {
				...body,
				source_revision_config: spelt
			};
		}
	})
};
