"use strict";
exports.id = "service-contract-compare";
exports.ids = ["service-contract-compare"];
exports.modules = {
	3641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => endOfServiceError,
			n: () => rejected
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8674);
		var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6813);
		var _refusals_member_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
		var _unanswered_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1119);
		function rejected(subject, problems, nothing, advice) {
			let { headline, text: message } = (0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.hF)(problems, subject, nothing);
			return {
				headline,
				message,
				problems,
				...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ advice })
			};
		}
		function endOfServiceError(error, step) {
			let { outcome, headline, ...said } = endingOf(error, step);
			return {
				outcome,
				words: () => ({
					headline: `${step.subject}: ${headline}`,
					...said
				})
			};
		}
		function endingOf(error, step) {
			let { phase, isCancelled, words } = step;
			if (error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk && phase !== "accepted") return refused(error, step);
			if (isCancelled) {
				let { cancelled: headline, message, advice } = words[phase];
				return {
					outcome: "cancelled",
					headline,
					message,
					...(0, _service_contract_operation_js__WEBPACK_IMPORTED_MODULE_1__.XF)({ advice })
				};
			}
			if (!(error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
			if (phase !== "not sent") return leftOpen(error, step, words[phase]);
			return error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? leftOpen(error, step, words.sent) : unanswered(error, step);
		}
		function refused(error, { service, explain }) {
			let { status, detail } = error;
			let { headline, members, likelyCause, nextStep, isForeign } = explain(error);
			let said = members.length > 1 ? void 0 : (members[0] ?? { said: detail }).said;
			let why = members.length > 0 || detail !== void 0 ? "" : `${error.message}.`;
			return {
				outcome: "rejected",
				headline: `${headline} (${status})`,
				message: [why, likelyCause].filter(Boolean).join("\n"),
				advice: nextStep,
				problems: members.map(_refusals_member_js__WEBPACK_IMPORTED_MODULE_2__.Zw),
				said: saidBy(isForeign ? void 0 : service, said)
			};
		}
		let unanswered = (error, { service, words }) => ({
			outcome: "error",
			headline: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.wM)(error, service)}; ${words["not sent"].headline}`,
			message: `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`,
			advice: (0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.z1)(error, service),
			said: saidBy(service, error.detail)
		});
		function leftOpen(error, step, words) {
			let isRefusal = error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.fk;
			let { likelyCause = "", nextStep = "" } = isRefusal ? step.explain(error) : {};
			let advice = words.gone ?? (0, _blocks_js__WEBPACK_IMPORTED_MODULE_5__.hC)(likelyCause, nextStep, words.advice ?? "");
			let { seen } = words;
			let inFull = `${(0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.DR)(error.message)}.`;
			return {
				outcome: "error",
				headline: words.headline,
				message: error instanceof _service_client_errors_js__WEBPACK_IMPORTED_MODULE_0__.AN ? inFull : seen?.((0, _unanswered_js__WEBPACK_IMPORTED_MODULE_3__.Aj)(error)) ?? inFull,
				...advice === "" ? {} : { advice },
				said: isRefusal ? [] : saidBy(step.service, error.detail)
			};
		}
		let saidBy = (service, text) => text === void 0 ? [] : [{
			by: service && `The ${service}`,
			text
		}];
	}),
	685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { G: () => explainRefusal });
		var any = __webpack_require__(3467);
		var member = __webpack_require__(6275);
		let fits = ({ status, says, of, member, given, lacks }, { status: answered, detail, operation, members, given: all }) => (status?.includes(answered) ?? !0) && (says?.test(detail) ?? !0) && (of === void 0 || of.reads === operation?.reads) && (member === void 0 || members.some(({ input }) => member.test(input))) && (given === void 0 || all.includes(given)) && (lacks === void 0 || !all.includes(lacks));
		function adviceIn(rows, otherwise, refused) {
			let row = rows.find((one) => fits(one, refused)) ?? otherwise;
			let text = (said = "") => typeof said == "string" ? said : said(refused);
			return {
				headline: text(row.headline),
				likelyCause: text(row.likelyCause),
				nextStep: text(row.nextStep),
				...row.isForeign && { isForeign: !0 }
			};
		}
		let OF_VALUES = [
			400,
			404,
			409,
			422
		];
		function explainRefusal(error, context) {
			let { status, detail = "", operation, problems } = error;
			let { service, given, rows = [], withoutList = "" } = context;
			let inSentence = problems.length === 0 && OF_VALUES.includes(status) ? (0, member.BH)(detail, context) : [];
			let members = [...problems.slice(0, 20).map((problem) => (0, member.xs)(problem, context)), ...inSentence];
			let refused = {
				service,
				status,
				detail,
				operation,
				given,
				members,
				withoutList
			};
			return {
				members,
				...adviceIn([
					...any.RK,
					...rows,
					...any.xo
				], any.HV, refused)
			};
		}
	}),
	2561: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ET: () => ONCE,
			N7: () => TWICE,
			fm: () => waitFor,
			zn: () => FOR_A_MINUTE
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2964);
		var _trouble_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8477);
		let ONCE = {
			reads: 1,
			ms: 0
		};
		let TWICE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.twice;
		let FOR_A_MINUTE = _patience_js__WEBPACK_IMPORTED_MODULE_1__.a.refusal;
		function pauseMs(inStateMs, pace, random) {
			return Math.min(pace.maxMs, Math.max(pace.minMs, inStateMs / 15)) * (.9 + random() * .2);
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
		async function waitFor(world, waiting) {
			let { clock, report, server, signal } = world;
			let { pace, refusal = () => FOR_A_MINUTE, limitMs = Infinity } = waiting;
			let deadline = world.deadline.within(limitMs);
			let trouble = (0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__._)(world);
			let states = new Streak();
			let refusals = new Streak();
			let last;
			let failure;
			let failures = 0;
			let answeredMs = clock.now();
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
					return await answered(await waiting.read(), isLast);
				} catch (error) {
					return {
						isOver: !1,
						mayBeEnd: !1,
						pause: failed(error)
					};
				}
			}
			async function answered(reply, isLast) {
				trouble.answered() && report.tell(`the ${server.name} answers again`);
				answeredMs = clock.now();
				failures = 0;
				failure = void 0;
				refusals.clear();
				last = reply;
				let inStateMs = states.add(waiting.state(reply), clock.now());
				let needed = waiting.end(reply);
				let mayBeEnd = needed !== void 0;
				let isEnd = mayBeEnd && (isLast || states.suffices(needed, clock.now()));
				waiting.on?.(reply, isEnd);
				return {
					isOver: isEnd || (await waiting.isOver?.(reply) ?? !1),
					mayBeEnd,
					pause: pauseMs(inStateMs, pace, clock.random)
				};
			}
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__._7)) throw error;
				failures += 1;
				failure = error;
				let outageMs = Math.min(_patience_js__WEBPACK_IMPORTED_MODULE_1__.a.outage.ms, limitMs);
				let isNeverReached = !deadline.isReached && deadline.leftMs <= 0;
				let isAway = clock.now() - answeredMs > outageMs || isNeverReached;
				let mayPass = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__.dg)(error);
				if (isAway || !mayPass && isRefused(error)) throw error.after(failures);
				waiting.failed?.(error);
				trouble.failed(error, Math.min(answeredMs + outageMs, clock.now() + deadline.leftMs));
				return mayPass ? (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__._0)(error, failures, clock.random) : pauseMs(0, pace, clock.random);
			}
			function isRefused(error) {
				refusals.add((0, _trouble_js__WEBPACK_IMPORTED_MODULE_3__.I)(error), clock.now());
				return refusals.suffices(refusal(), clock.now());
			}
			return report.during(() => trouble.words() ?? waiting.words?.(), untilEnd);
		}
	}),
	7756: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => searchUntilFound });
		var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5131);
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7527);
		var _wait_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2561);
		let NEVER = {
			reads: Infinity,
			ms: 0
		};
		async function searchUntilFound(world, { what, windowMs, look, isFound }) {
			let { clock, deadline, report, signal } = world;
			let longer = (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.timed)(world, deadline.leftMs + windowMs);
			let end = report.timeOf(clock.now() + windowMs);
			function failed(error) {
				signal.throwIfAborted();
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__._7)) throw error;
			}
			let seen = await (0, _wait_js__WEBPACK_IMPORTED_MODULE_4__.fm)(longer, {
				pace: {
					minMs: _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.search.ms,
					maxMs: _patience_js__WEBPACK_IMPORTED_MODULE_3__.a.search.ms
				},
				limitMs: windowMs,
				read: () => look(longer),
				state: () => what,
				end: (now) => isFound(now) ? _wait_js__WEBPACK_IMPORTED_MODULE_4__.ET : void 0,
				refusal: () => NEVER,
				words: () => `still looking for ${what}, until ${end}`
			}).catch(failed);
			if (seen?.failure === void 0 && seen?.last !== void 0) return seen.last;
			return (0, _ask_js__WEBPACK_IMPORTED_MODULE_0__.ux)(longer, () => look(longer)).catch(failed);
		}
	}),
	4451: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { F: () => writeOnce });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		var _write_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7421);
		async function writeOnce(world, write) {
			let { deadline, report, signal } = world;
			let { texts } = write;
			let backoff = (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.lF)(world, write.throttledMs);
			let isLost = !1;
			let sends = 0;
			async function untilProven() {
				for (;;) {
					let attempt = await (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.$z)(signal, (grace) => write.send(grace), (phase) => write.onPhase(sends > 0 && phase === "not sent" ? "sent" : phase));
					(attempt.kind === "applied" || attempt.kind === "ambiguous") && (sends += 1);
					isLost ||= attempt.kind === "ambiguous";
					let found = await madeBy(attempt);
					if (found !== void 0) return found;
				}
			}
			async function madeBy(attempt) {
				let shown = attempt.kind === "applied" ? await write.resultOf(attempt.reply) : void 0;
				if (shown !== void 0) return shown;
				(sends > 0 || attempt.kind !== "refused") && signal.throwIfAborted();
				(0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt) ? await backoff.wait(attempt.error) : backoff.answered();
				if (sends === 0 && (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt)) {
					await write.refreshBaseline?.();
					return;
				}
				let result = await searchAfter(attempt);
				if (result.kind !== "ours") return repeat(attempt, result);
				report.tell(texts.found(result.found));
				return result.found;
			}
			async function searchAfter(attempt) {
				let isRefused = attempt.kind === "refused";
				if (sends === 0 && isRefused && !write.mayHaveCollided?.(attempt.error)) return { kind: "nothing" };
				attempt.kind === "applied" && report.tell(texts.accepted);
				attempt.kind === "ambiguous" && report.tell(`${attempt.error.message}; ${texts.lost}.`);
				return write.search(isRefused || (0, _write_js__WEBPACK_IMPORTED_MODULE_1__.V$)(attempt) ? 0 : write.windowMs);
			}
			function repeat(attempt, result) {
				if (attempt.kind === "refused" && sends === 0) throw attempt.error;
				let isFinal = attempt.kind === "applied" || attempt.kind === "refused";
				if (!(result.kind === "nothing" && !isFinal) || !write.maySendAgain(sends) || deadline.leftMs <= 0) throw unproven(attempt, "why" in result ? result.why : void 0);
				report.tell(`${texts.absent}, so it is sent again.`);
			}
			function unproven(attempt, why) {
				let { kind } = attempt;
				let cause = kind === "applied" ? Error("The change was accepted (status 200)") : attempt.error;
				if (write.giveUp !== void 0) return write.giveUp(cause);
				if (kind === "ambiguous" && why === void 0) return neverAnswered(attempt.error);
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(why ?? (kind === "applied" ? texts.absent : "An earlier attempt got no answer, and may have been applied"), cause);
			}
			function neverAnswered({ why }) {
				let times = sends === 1 ? "once" : `${sends} times`;
				let absent = texts.absent.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.AN(`Sent ${times} without an answer (${why}), and ${absent}. It is not sent again`);
			}
			let found = await report.during(backoff.words, untilProven);
			return isLost ? {
				found,
				sends,
				recovered: sends > 1 ? "sent again" : "found"
			} : {
				found,
				sends
			};
		}
	}),
	7421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$z: () => attemptWrite,
			V$: () => isNotApplied,
			Z0: () => writeRepeatedly,
			lF: () => createBackoff,
			np: () => writeThrough
		});
		var _ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);
		var _retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2964);
		function attemptOf(error) {
			if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.fk) return {
				kind: "refused",
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
		async function attemptWrite(cancel, send, onPhase) {
			cancel.throwIfAborted();
			onPhase("sent");
			let attempt = await answerTo(cancel, send);
			attempt.kind === "applied" ? onPhase("accepted") : attempt.kind !== "ambiguous" && onPhase("not sent");
			return attempt;
		}
		async function answerTo(cancel, send) {
			let abort = new AbortController();
			let later = () => setTimeout(() => abort.abort(cancel.reason), _patience_js__WEBPACK_IMPORTED_MODULE_2__.a.cancelledWrite.ms);
			let onCancel = () => void later().unref();
			cancel.addEventListener("abort", onCancel, { once: !0 });
			try {
				return {
					kind: "applied",
					reply: await send(abort.signal)
				};
			} catch (error) {
				return attemptOf(error);
			} finally {
				cancel.removeEventListener("abort", onCancel);
			}
		}
		let createBackoff = (world, limitMs = _patience_js__WEBPACK_IMPORTED_MODULE_2__.a.throttled.ms) => (0, _retry_js__WEBPACK_IMPORTED_MODULE_3__.LZ)(world, {
			limitMs,
			next: "nothing was changed, trying again"
		});
		function isNotApplied(attempt) {
			return attempt.kind === "not applied";
		}
		async function writeThrough(world, send, onPhase) {
			let backoff = createBackoff(world);
			let work = async () => {
				for (;;) {
					let attempt = await attemptWrite(world.signal, send, onPhase);
					if (!isNotApplied(attempt)) return attempt;
					world.signal.throwIfAborted();
					await backoff.wait(attempt.error);
				}
			};
			return world.report.during(backoff.words, work);
		}
		function writeRepeatedly(world, send, onPhase, found = async () => void 0) {
			let isLost = !1;
			return (0, _ask_js__WEBPACK_IMPORTED_MODULE_0__.ux)(world, async () => {
				let earlier = isLost ? await found() : void 0;
				if (earlier !== void 0) return earlier;
				let attempt = await attemptWrite(world.signal, send, (phase) => onPhase(isLost && phase === "not sent" ? "sent" : phase));
				if (attempt.kind === "applied") return attempt.reply;
				isLost ||= attempt.kind === "ambiguous";
				throw attempt.error;
			}).catch((error) => {
				if (!isLost || world.signal.aborted || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__._7)) throw error;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.AN("An earlier attempt may have been applied", error);
			});
		}
	}),
	540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UD: () => compare,
			Zh: () => staysSame,
			j2: () => compareMembers,
			lS: () => membersOf,
			qz: () => isOtherContent,
			sT: () => spelledAs,
			wE: () => runsAll
		});
		var _deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3174);
		var _image_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8686);
		var _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7871);
		var _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7512);
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
			custom_url: spelledAs((url) => url.replace(/\/+$/, "")),
			repo_ref: ref,
			graph_config_path: spelledAs((path) => path.replace(/^(?:\.?\/)+/, "")),
			image_uri: image
		};
		let isUnset = (value) => (value ?? "") === "" || typeof value == "object" && Object.keys(value ?? {}).length === 0;
		let membersOf = (members) => Object.entries(members ?? {}).filter(([, value]) => !isUnset(value));
		function likenessOf(sent, shown) {
			if (isUnset(sent) && isUnset(shown)) return "same";
			if (isUnset(shown)) return "hidden";
			if (Array.isArray(sent) && Array.isArray(shown)) {
				if (sent.length !== shown.length) return "other";
				return worstOf(sent.map((one, at) => likenessOf(one, shown[at])));
			}
			if (isMapping(sent) && isMapping(shown)) {
				let members = new Map(Object.entries(shown));
				return worstOf(membersOf(sent).map(([name, one]) => likenessOf(one, members.get(name))));
			}
			if (typeof sent == typeof shown ? sent === shown : Number(sent) === Number(shown)) return "same";
			return typeof shown == "string" && (0, _redacted_value_js__WEBPACK_IMPORTED_MODULE_4__.vX)(shown) ? "hidden" : "other";
		}
		let isMapping = (value) => typeof value == "object" && !!value && !Array.isArray(value);
		let worstOf = (all) => ["other", "hidden"].find((one) => all.includes(one)) ?? "same";
		function compareMembers(prefix, sent, shown, ifMissing, rules = RULES) {
			let present = new Map(membersOf(shown));
			return Object.entries(sent ?? {}).filter(([, value]) => (value ?? null) !== null).map(([name, value]) => {
				let now = present.get(name) ?? null;
				let is = now === null && value !== 0 && value !== !1 && !isUnset(value) ? ifMissing : likenessBy(rules[name], value, now);
				return {
					path: prefix + name,
					is,
					sent: value,
					shown: now
				};
			});
		}
		let likenessBy = (rule, sent, shown) => rule !== void 0 && typeof sent == "string" && typeof shown == "string" ? rule(sent, shown) : likenessOf(sent, shown);
		function withoutIgnoredTag(value) {
			let { name, digest } = (0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(value));
			return digest === void 0 ? value : `${name}@${digest}`;
		}
		function staysSame(name, one, other) {
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
			let implied = (0, _resource_spec_js__WEBPACK_IMPORTED_MODULE_1__.yh)(spec ?? {}).map(({ field, value }) => [field, value]);
			return {
				...Object.fromEntries(membersOf(spec)),
				...Object.fromEntries(implied)
			};
		}
		let RUNS = Object.keys(_deployments_js__WEBPACK_IMPORTED_MODULE_0__.Ar.shape);
		let runsIn = (members) => Object.fromEntries(Object.entries(members ?? {}).filter(([name]) => RUNS.includes(name)));
		function compare(sent, shown) {
			let { resource_spec: spec, ...config } = sent.source_config ?? {};
			let { resource_spec: shownSpec, ...shownConfig } = shown.source_config ?? {};
			let isSpecShown = membersOf(shownSpec).length > 0;
			let [runs, shownRuns] = [sent, shown].map((one) => runsIn(one.source_revision_config));
			return [
				...compareMembers("source_config.", config, shownConfig, shown.source_config ? "absent" : "hidden"),
				...compareMembers("source_config.resource_spec.", spec, completed(shownSpec), isSpecShown ? "absent" : "hidden"),
				...compareMembers("source_revision_config.", runs, shownRuns, "hidden"),
				...compareSecrets(sent.secrets, shown.secrets)
			];
		}
		let runsAll = (wanted, shown) => compare({ source_revision_config: wanted }, { source_revision_config: shown }).every(({ is }) => is === "same");
		function isOtherContent(sent, shown) {
			let compared = compare({ source_revision_config: sent }, { source_revision_config: shown });
			let unnamed = (uri) => String(uri).slice((0, _image_js__WEBPACK_IMPORTED_MODULE_3__.zZ)(String(uri)).name.length);
			return compared.some(({ path, is, ...one }) => is === "other" && (path.endsWith("repo_ref") || path.endsWith("image_uri") && image(unnamed(one.sent), unnamed(one.shown)) !== "same"));
		}
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
