"use strict";
exports.id = "create-existing";
exports.ids = ["create-existing"];
exports.modules = {
	4616: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			changeFrom: () => changeFrom,
			existing: () => existing,
			problemWithOrigin: () => problemWithOrigin
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2509);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3174);
		var _service_contract_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5566);
		async function existing(world, inputs) {
			let { name, source } = inputs;
			let named = await (0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.Jf)(world, name);
			if (named.kind === "none") return "none";
			if (named.kind === "several") return { problem: {
				input: "name",
				...(0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.AC)(named, name, "Use the root action with the deployment_id of the one that is meant")
			} };
			let { id, source: itsSource } = named.deployment;
			if ((0, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.vx)(named.deployment)) return { problem: {
				input: "name",
				what: `${name} is being deleted`,
				todo: "run this again when it is gone, or write another name",
				isWhole: !0
			} };
			return itsSource === source ? { deployment_id: id } : { problem: other("source", `its source is ${itsSource}`, name) };
		}
		function other(input, what, name) {
			return {
				input,
				what: `${name} exists, ${what}, and that cannot be changed`,
				todo: "write another name, or delete it first"
			};
		}
		let KEPT = [
			"integration_id",
			"deployment_type",
			"listener_id",
			"k8s_namespace"
		];
		async function problemWithOrigin(world, inputs, deployment_id) {
			let deployment = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_1__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_2__.i8, { deployment_id });
			let { source_config: shown } = deployment;
			let { name, repo_url } = inputs;
			let another = (0, _report_look_up_by_name_js__WEBPACK_IMPORTED_MODULE_0__.QH)(deployment, name);
			if (another !== void 0) return {
				input: "name",
				what: another,
				todo: "run this again"
			};
			if (repo_url && shown.repo_url && !(0, _service_contract_source_js__WEBPACK_IMPORTED_MODULE_3__.ve)(shown.repo_url, repo_url)) return other("repo_url", `it is built from ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(shown.repo_url)}`, name);
			let all = {
				...shown,
				k8s_namespace: shown.listener_config?.k8s_namespace
			};
			for (let input of KEPT) {
				let [asked, kept] = [inputs[input], all[input]];
				asked && kept && asked !== kept.toLowerCase() && world.report.warning(`${input}: ${name} keeps ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(kept)}, which cannot be changed.`);
			}
		}
		let changeFrom = (inputs, deployment_id) => ({
			...inputs,
			deployment_id,
			isDeclared: !0,
			secrets_mode: "replace",
			resource_spec_mode: "replace",
			skip_unchanged: !1,
			wait_for_idle: !1,
			rollback_on_failure: !1
		});
	}),
	2509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AC: () => whyNotOne,
			Jf: () => deploymentNamed,
			QH: () => whyAnother,
			_7: () => idsNamed
		});
		var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(787);
		var _inputs_similar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(337);
		var _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(615);
		var _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1515);
		var _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7527);
		var _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3174);
		let { members: PAGE, pages: MAX_PAGES } = _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.deployments;
		let LIST = `${_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn.method} ${_service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn.path}`;
		async function deploymentNamed(world, name) {
			let partly = await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.read, {
				name,
				name_contains: name
			});
			return namedIn(partly.deployments.some((one) => one.name === name) ? partly : await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.read, {}), name);
		}
		async function idsNamed(world, name) {
			let { deployments } = await everyPage(world, _service_client_patience_js__WEBPACK_IMPORTED_MODULE_2__.a.once, {
				name,
				name_contains: name
			});
			return deployments.filter((one) => one.name === name).map(({ id }) => id);
		}
		function namedIn({ deployments: all, hasUnread }, name) {
			let same = all.filter((one) => one.name === name);
			let lasting = same.filter((one) => !(0, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.vx)(one));
			let deployments = lasting.length > 0 ? lasting : same;
			let [deployment] = deployments;
			if (deployments.length > 1) return {
				kind: "several",
				deployments
			};
			if (deployment !== void 0) return {
				kind: "one",
				deployment
			};
			if (hasUnread) throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where: LIST,
				why: `no deployment is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}, but some in the list cannot be read`
			});
			let names = all.map((one) => one.name);
			return {
				kind: "none",
				close: [...new Set([...(0, _inputs_similar_js__WEBPACK_IMPORTED_MODULE_5__.qR)(name, names), ...names.filter((one) => one.includes(name))])].slice(0, 3)
			};
		}
		async function everyPage(world, patience, query) {
			let found = new Map();
			let hasUnread = !1;
			let offset = 0;
			for (let page = 0; page < MAX_PAGES; page++) {
				let { resources, offset: next } = await (0, _service_client_ask_js__WEBPACK_IMPORTED_MODULE_0__.kA)(world, _service_contract_deployments_js__WEBPACK_IMPORTED_MODULE_3__.Jn, {
					...query,
					limit: PAGE,
					offset
				}, patience);
				let before = found.size;
				for (let one of resources) one && found.set(one.id, one);
				hasUnread ||= resources.some((one) => !one);
				if (found.size === before) return {
					deployments: [...found.values()],
					hasUnread
				};
				let counted = offset + resources.length;
				offset = next && next > offset ? Math.min(next, counted) : counted;
			}
			throw new _service_client_errors_js__WEBPACK_IMPORTED_MODULE_1__.Vl({
				where: LIST,
				why: "the list does not end",
				permanent: !0
			});
		}
		let whyAnother = ({ id, name: shown }, name) => shown === name ? void 0 : `is ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}, but deployment ${id} is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(shown)}`;
		function whyNotOne(named, name, advice) {
			if (named.kind === "several") {
				let ids = named.deployments.map(({ id }) => id).join(", ");
				let then = advice === void 0 ? "" : `. ${advice}`;
				return {
					what: `${named.deployments.length} deployments are named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}`,
					todo: `they are ${ids}${then}`,
					isWhole: !0
				};
			}
			let close = named.close.map(_inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL).join(", ");
			return {
				what: `no deployment is named ${(0, _inputs_problem_js__WEBPACK_IMPORTED_MODULE_4__.TL)(name)}` + (close && `; close to it ${named.close.length === 1 ? "is" : "are"} ${close}`),
				todo: advice
			};
		}
	}),
	1515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => UnprovenError,
			Ix: () => isMissingOperation,
			Jk: () => UnreachableError,
			ST: () => isGone,
			Vl: () => ContractError,
			_7: () => ServiceError,
			fk: () => RefusedError,
			jq: () => isForeign,
			wM: () => orFailure
		});
		class ServiceError extends Error {
			operation;
			tries = 1;
			constructor(facts) {
				super("");
				Object.assign(this, { permanent: !1 }, facts);
				this.after(this.tries);
			}
			get reason() {
				let code = this.code === void 0 ? "" : ` (${this.code})`;
				let tries = this.tries === 1 ? "" : `; tried ${this.tries} times`;
				return this.why + code + tries;
			}
			get line() {
				let reads = this.operation?.reads;
				return reads === void 0 ? this.message : `reading ${reads} failed: ${this.reason}`;
			}
			after(tries) {
				this.tries = tries;
				this.message = this.where === void 0 ? this.reason : `${this.where}: ${this.reason}`;
				return this;
			}
		}
		class RefusedError extends ServiceError {
			name = "RefusedError";
			constructor(facts) {
				let all = {
					problems: [],
					...facts
				};
				super(all);
			}
		}
		class UnreachableError extends ServiceError {
			name = "UnreachableError";
			constructor(facts) {
				super(facts);
			}
		}
		class ContractError extends ServiceError {
			name = "ContractError";
		}
		class UnprovenError extends ServiceError {
			name = "UnprovenError";
			constructor(why, cause) {
				let { kind, detail } = cause instanceof ServiceError ? cause : {};
				super({
					why: cause === void 0 ? why : `${cause.message}. ${why}`,
					kind,
					detail
				});
			}
		}
		async function orFailure({ signal }, work) {
			try {
				return await work;
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof ServiceError) return error;
				throw error;
			}
		}
		function isGone(error) {
			return error instanceof RefusedError && [404, 410].includes(error.status);
		}
		function isMissingOperation(error) {
			return error instanceof RefusedError && [
				403,
				404,
				405
			].includes(error.status);
		}
		let isForeign = (error) => error instanceof ServiceError && error.kind === "foreign";
	}),
	2437: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SM: () => createDispatcher,
			tN: () => send,
			wj: () => withTimeout
		});
		var external_node_crypto_ = __webpack_require__(7598);
		var external_node_diagnostics_channel_ = __webpack_require__(3053);
		var agent = __webpack_require__(3480);
		var dispatcher = __webpack_require__(1716);
		var env_http_proxy_agent = __webpack_require__(7258);
		var pool = __webpack_require__(6307);
		var api_request = __webpack_require__(9312);
		var api_connect = __webpack_require__(1939);
		Object.assign(dispatcher.prototype, {
			request: api_request,
			connect: api_connect
		});
		var patience = __webpack_require__(7527);
		var transport_error = __webpack_require__(2089);
		let PLAIN_ID = /^[\w.+/=-]{1,128}$/;
		let LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
		function createDispatcher() {
			let options = {
				allowH2: !1,
				pipelining: 0,
				connect: { timeout: patience.a.connect.ms }
			};
			let factory = (origin, own) => new pool(origin, {
				...options,
				...own
			});
			let direct = new agent(options);
			return new env_http_proxy_agent({
				...options,
				proxyTls: { allowH2: !1 },
				factory
			}).compose((dispatch) => (request, handler) => LOOPBACK.test(new URL(String(request.origin)).hostname) ? direct.dispatch(request, handler) : dispatch(request, handler));
		}
		function orAborted(work, signal) {
			let aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }));
			return Promise.race([work, aborted]);
		}
		function withTimeout(server, limitMs) {
			return {
				...server,
				requestTimeoutMs: Math.ceil(Math.min(server.requestTimeoutMs, limitMs))
			};
		}
		function observe(id, onSent) {
			let listener = (message) => {
				String(message.headers).includes(id) && onSent();
			};
			(0, external_node_diagnostics_channel_.subscribe)("undici:client:sendHeaders", listener);
			return () => (0, external_node_diagnostics_channel_.unsubscribe)("undici:client:sendHeaders", listener);
		}
		function headersOf(server, message, id) {
			return {
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "deploy-agent-server",
				"x-request-id": id,
				"content-type": "application/json",
				...message.headers,
				...server.headers
			};
		}
		async function send(server, message, cancel, onSent = () => void 0) {
			let ahead = server.ahead?.(message);
			if (ahead !== void 0) return ahead;
			let { deadline, dispatcher, requestTimeoutMs } = server;
			let { method, body: text } = message;
			let late = new AbortController();
			let signal = cancel === void 0 ? late.signal : AbortSignal.any([cancel, late.signal]);
			let timer;
			function limit(ms) {
				clearTimeout(timer);
				timer = setTimeout(() => late.abort(new DOMException("late", "TimeoutError")), ms).unref();
			}
			limit(Math.ceil(Math.min(requestTimeoutMs, deadline.requestMs)));
			let { origin, pathname, search } = new URL(server.base_url + message.path);
			let where = `${method} ${origin}${pathname}`;
			let id = (0, external_node_crypto_.randomUUID)();
			let isSent = !1;
			let unobserve = observe(id, () => {
				isSent = !0;
				deadline.reached();
				onSent();
			});
			let startMs = performance.now();
			let debug = (result) => server.debug?.(`${where}: ${result}, ${Math.round(performance.now() - startMs)} ms`);
			try {
				signal.throwIfAborted();
				let { statusCode: status, headers, body } = await orAborted(dispatcher.request({
					method,
					origin,
					path: pathname + search,
					signal,
					headersTimeout: requestTimeoutMs,
					bodyTimeout: requestTimeoutMs,
					headers: headersOf(server, message, id),
					body: text === void 0 ? null : Buffer.from(text)
				}), signal);
				body.on("error", () => void 0);
				let requestId = String(headers["x-request-id"] ?? "");
				debug(PLAIN_ID.test(requestId) ? `${status}, request id ${requestId}` : status);
				return {
					where,
					status,
					headers,
					body,
					limit
				};
			} catch (error) {
				cancel?.throwIfAborted();
				let failure = (0, transport_error.W)(where, error, isSent);
				debug(failure.reason);
				throw failure;
			} finally {
				unobserve();
			}
		}
	}),
	2089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => transportError,
			f: () => bodyError
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1515);
		function withCauses(error, depth = 0) {
			if (depth === 5 || !(error instanceof Error)) return [];
			return [error, ...withCauses(error.cause, depth + 1)];
		}
		function codeOf(error) {
			let all = withCauses(error);
			return all.map((one) => "code" in one ? one.code : void 0).find((code) => typeof code == "string") ?? all.at(-1)?.name ?? "unknown error";
		}
		let CUT_SHORT = "the answer was cut short";
		let insecure = (kind) => ({
			why: "no secure connection",
			kind,
			permanent: !0
		});
		let CAUSES = {
			ENOTFOUND: {
				why: "the host name is not known",
				kind: "name"
			},
			EAI_AGAIN: {
				why: "the host name could not be looked up",
				kind: "name"
			},
			ECONNREFUSED: { why: "the connection was refused" },
			ECONNRESET: { why: "the connection was reset" },
			UND_ERR_SOCKET: { why: "the connection was closed" },
			UND_ERR_CONNECT_TIMEOUT: {
				why: "no connection in time",
				kind: "late"
			},
			UND_ERR_HEADERS_TIMEOUT: {
				why: "no answer in time",
				kind: "late"
			},
			UND_ERR_BODY_TIMEOUT: {
				why: "the answer stalled",
				kind: "late"
			},
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { why: CUT_SHORT },
			UND_ERR_HEADERS_OVERFLOW: { why: "the answer's headers are too large" },
			UND_ERR_PRX_CONN: {
				why: "the proxy closed the connection",
				kind: "proxy"
			},
			ERR_SSL_WRONG_VERSION_NUMBER: insecure("plain"),
			ERR_TLS_CERT_ALTNAME_INVALID: insecure("other host"),
			CERT_HAS_EXPIRED: insecure("expired"),
			CERT_NOT_YET_VALID: insecure("expired"),
			ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: insecure("old")
		};
		let OF_TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
		function isNotHttp(code) {
			return code.startsWith("HPE_") || code === "HTTPParserError";
		}
		function causeOf(code) {
			if (isNotHttp(code)) return {
				why: "the answer is not HTTP",
				kind: "foreign"
			};
			return CAUSES[code] ?? (OF_TLS.test(code) ? insecure("certificate") : { why: code });
		}
		function bodyError(where, error) {
			let code = codeOf(error);
			if (isNotHttp(code)) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				why: CUT_SHORT,
				code,
				sent: !0
			});
			return transportError(where, error, !0);
		}
		function refusedByProxy(error) {
			let said = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;
			let [status] = withCauses(error).flatMap(({ message }) => said.exec(message)?.[1] ?? []);
			if (status === void 0) return;
			if (status !== "407") return {
				why: `the proxy refused the tunnel (${status})`,
				kind: "proxy"
			};
			return {
				why: "the proxy requires a credential (407): add it to the proxy's address",
				kind: "proxy",
				permanent: !0
			};
		}
		function transportError(where, error, sent) {
			if (error instanceof Error && error.name === "TimeoutError") {
				let kind = sent ? "slow" : "late";
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
					where,
					why: "no complete answer in time",
					kind,
					sent
				});
			}
			let refused = refusedByProxy(error);
			if (refused !== void 0) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				...refused,
				sent
			});
			let code = codeOf(error);
			let cause = causeOf(code);
			if (cause.kind === "foreign") return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({
				where,
				...cause
			});
			let kind = cause.kind === "late" && sent ? "slow" : cause.kind;
			let shown = cause.why === code ? {} : { code };
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				where,
				...cause,
				kind,
				...shown,
				sent
			});
		}
	}),
	7527: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => PATIENCE });
		let PATIENCE = {
			connect: {
				ms: 1e4,
				buys: "a connection; a port that drops packets ends sooner than a request"
			},
			firstContact: {
				ms: 3e4,
				buys: "a runner whose network starts late; then a name is wrong"
			},
			read: {
				ms: 12e4,
				buys: "a service that restarts, at each read that a step needs"
			},
			once: {
				attempts: 1,
				buys: "what is asked again by a wait, a look or a search, or must not be sent twice"
			},
			aside: {
				attempts: 1,
				ms: 5e3,
				buys: "one try at what a step can do without"
			},
			pauses: {
				ms: [1e3, 3e4],
				buys: "the first and the longest pause between two tries"
			},
			retryAfter: {
				ms: 6e4,
				buys: "the longest pause before a read that a service can ask for"
			},
			unreadable: {
				attempts: 3,
				buys: "a better answer than one that breaks the contract"
			},
			outage: {
				ms: 6e5,
				buys: "a rollout that continues while the service is away"
			},
			lastAnswer: {
				ms: 5e3,
				buys: "an answer that is on its way at the deadline"
			},
			lastRequest: {
				ms: 1e3,
				buys: "a request that begins after that"
			},
			reread: {
				reads: 3,
				ms: 2e3,
				row: "lagging-answers",
				buys: "a list or a deployment that was just changed, also by another workflow"
			},
			twice: {
				reads: 2,
				ms: 0,
				row: "lagging-answers",
				buys: "no end of a rollout that one replica alone shows"
			},
			refusal: {
				reads: 3,
				ms: 6e4,
				row: "lagging-answers",
				buys: "a replica that does not know a new revision yet (404), and interruptions that end"
			},
			secondRead: {
				ms: 1e3,
				row: "lagging-answers",
				buys: "nothing is left unsent because of one read that is behind (skip_unchanged)"
			},
			youngRevision: {
				ms: 9e3,
				row: "lagging-answers",
				buys: "a revision that is 404 in its first seconds"
			},
			runsBehind: {
				ms: [
					1e3,
					2e3,
					4e3,
					8e3
				],
				row: "lagging-answers",
				buys: "the runs of an export that has just ended"
			},
			search: {
				ms: 8e3,
				row: "revision-list",
				buys: "few looks for a change whose answer was lost"
			},
			changes: {
				attempts: 3,
				buys: "a change or an export whose answer is lost twice"
			},
			creations: {
				attempts: 2,
				row: "creation-conflicts",
				buys: "a creation whose answer is lost: the second one meets its name"
			},
			throttled: {
				ms: 6e5,
				row: "rate-limit-refusals",
				buys: "the turn of a change (429), or a way to the service"
			},
			cancelledWrite: {
				ms: 3e3,
				buys: "the answer to a change that is on its way at a cancel"
			},
			revisions: {
				members: 20,
				row: "revision-list",
				buys: "what others made meanwhile; how long rollouts usually take"
			},
			deployments: {
				members: 100,
				pages: 100,
				row: "deployment-list",
				buys: "a deployment by its name among thousands"
			},
			activation: {
				ms: 6e4,
				row: "revision-statuses",
				buys: "a revision that is DEPLOYED before it serves; a newer one that serves for a moment"
			},
			deploymentLook: {
				ms: 3e4,
				buys: "news of a newer revision, at two requests a minute"
			},
			lastPolls: {
				ms: 1e4,
				buys: "a revision that fails after it was DEPLOYED (not_active)"
			},
			pushedRevision: {
				ms: 6e4,
				row: "revision-list",
				buys: "revision_id: latest with wait_for_idle: the build that a push starts"
			},
			firstRevision: {
				ms: 6e4,
				row: "creation-body",
				buys: "a new deployment whose answer names no revision"
			},
			deletion: {
				reads: 3,
				ms: [2e3, 15e3],
				row: "lagging-answers",
				buys: "a deployment is gone if more than one replica says so; the pauses between reads"
			},
			runs: {
				attempts: 1,
				answerMs: 1e4,
				buys: "one reply of runs; the status of the export is not read meanwhile"
			},
			lastRuns: {
				ms: 1e4,
				answerMs: 1e4,
				buys: "the same of an export that is over"
			},
			runsPauses: {
				ms: [3e4, 6e5],
				buys: "rows and files of an export that still runs; a tenth of its time, within these"
			},
			lateExport: {
				ms: 3e5,
				row: "export-schedules",
				buys: "an export of a schedule that begins late, before it counts as missing"
			},
			cancelledExport: {
				ms: 12e4,
				buys: "an export that takes a while to be CANCELLED"
			},
			cancelAtTimeout: {
				ms: 3e4,
				buys: "the same if this step leaves it behind"
			},
			cancelAtCancel: {
				ms: 1500,
				buys: "a second try before the runner kills the step"
			},
			cancelInPost: {
				ms: 3e3,
				buys: "each request of the post step, which may be killed, too"
			},
			cleanUp: {
				ms: 3800,
				buys: "all that a cancelled export step still does"
			},
			usage: {
				ms: 6e5,
				answerMs: 36e5,
				buys: "a report that is being computed, for each range of 31 days; one of millions of rows, and an end if it trickles"
			},
			smokeTest: {
				ms: 6e4,
				row: "agent-switches",
				buys: "two good answers after the switch"
			},
			protection: {
				ms: 12e4,
				row: "agent-switches",
				buys: "the same of a server that refuses"
			},
			noRoute: {
				ms: 1e4,
				row: "agent-switches",
				buys: "a gateway that has no route yet"
			},
			checkPause: {
				ms: 5e3,
				buys: "several answers within those times"
			}
		};
	}),
	3174: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Yy: () => createDeployment,
			rd: () => deleteDeployment,
			i8: () => getDeployment,
			NG: () => getDeploymentSecrets,
			yc: () => getRemains,
			qB: () => getRevision,
			vx: () => isBeingDeleted,
			Jn: () => listDeployments,
			VW: () => listRevisions,
			G8: () => listSpellings,
			Gj: () => patchDeployment,
			o_: () => readLogs,
			TJ: () => revisionTriggers
		});
		var classic_schemas = __webpack_require__(3339);
		var api = __webpack_require__(3759);
		function number(params) {
			return api.qG(classic_schemas.rSt, params);
		}
		var operation = __webpack_require__(8674);
		var settings = __webpack_require__(1430);
		var source = __webpack_require__(5566);
		let deployments_text = classic_schemas.YjP().nullish();
		let DeploymentStatus = classic_schemas.k5n([
			"AWAITING_DATABASE",
			"READY",
			"UNUSED",
			"AWAITING_DELETE",
			"UNKNOWN"
		]);
		let isBeingDeleted = ({ status }) => ["AWAITING_DELETE", "AWAITING_FINAL_DELETE"].includes(status.toUpperCase());
		let Deployment = classic_schemas.Ikc({
			id: operation.id,
			name: classic_schemas.YjP(),
			source: (0, operation.yL)(source.kL).meta({ description: "Immutable." }),
			source_config: settings.G7,
			source_revision_config: settings.Jh.meta({ description: "Of the latest revision." }),
			secrets: classic_schemas.YOg(classic_schemas.Ikc({
				name: classic_schemas.YjP(),
				value: classic_schemas.YjP()
			})),
			tenant_id: (0, operation.gI)(operation.uR, "deployment-members").meta({ description: "The workspace." }),
			created_at: operation.h5,
			updated_at: operation.h5,
			status: (0, operation.yL)(DeploymentStatus),
			latest_revision_id: operation.id.nullable(),
			active_revision_id: operation.id.nullable().meta({ description: "The revision that serves." }),
			image_version: deployments_text,
			url: (0, operation.mt)(classic_schemas.YjP(), "deployment-members").meta({ description: "Of the agent server." })
		});
		let DeploymentState = Deployment.omit({
			secrets: !0,
			tenant_id: !0,
			created_at: !0,
			updated_at: !0
		});
		let Revision = classic_schemas.Ikc({
			id: operation.id,
			status: classic_schemas.YjP().min(1).meta({ description: "DEPLOYED is the one awaited. An open word." }),
			source_revision_config: (0, operation.gI)(settings.Jh),
			source: (0, operation.gI)((0, operation.yL)(source.kL), "revision-members"),
			created_at: (0, operation.gI)(operation.h5, "revision-members"),
			updated_at: (0, operation.gI)(operation.h5, "revision-members"),
			status_message: (0, operation.mt)(classic_schemas.YjP(), "revision-members").meta({ description: "On the status." })
		});
		let DeploymentPatch = classic_schemas.rej({
			source_config: settings.Fl.nullish(),
			source_revision_config: settings.Ar.nullish(),
			secrets: classic_schemas.YOg(settings.zh).nullish()
		});
		let DeploymentCreate = classic_schemas.rej({
			name: classic_schemas.YjP().min(1),
			source: source.kL,
			source_config: settings.Fl,
			source_revision_config: settings.Ar,
			secrets: classic_schemas.YOg(settings.zh)
		}).meta({ row: "creation-body" });
		function revisionTriggers(patch) {
			return [
				["source_revision_config.repo_ref", patch.source_revision_config?.repo_ref],
				["source_revision_config.graph_config_path", patch.source_revision_config?.graph_config_path],
				["source_revision_config.image_uri", patch.source_revision_config?.image_uri],
				["secrets", patch.secrets],
				["source_config.resource_spec", patch.source_config?.resource_spec]
			].filter(([, value]) => value != null).map(([path]) => path);
		}
		let Created = classic_schemas.Ikc({
			id: operation.id,
			latest_revision_id: (0, operation.mt)(operation.id),
			status: (0, operation.mt)(classic_schemas.YjP()),
			source_config: (0, operation.mt)(settings.G7),
			url: (0, operation.mt)(classic_schemas.YjP())
		});
		let createDeployment = (0, operation.MQ)("POST", "/v2/deployments", {
			summary: "Create a deployment and its first revision",
			body: DeploymentCreate,
			reply: Deployment,
			kept: Created,
			success: 201
		});
		let getDeployment = (0, operation.MQ)("GET", "/v2/deployments/{deployment_id}", {
			summary: "Read a deployment",
			reads: "the deployment",
			reply: Deployment,
			kept: DeploymentState
		});
		let ShownSecret = classic_schemas.Ikc({
			name: classic_schemas.YjP(),
			value: deployments_text
		});
		let getDeploymentSecrets = {
			...getDeployment,
			kept: DeploymentState.extend({ secrets: classic_schemas.YOg(ShownSecret).nullish() })
		};
		let patchDeployment = (0, operation.MQ)("PATCH", "/v2/deployments/{deployment_id}", {
			summary: "Change a deployment",
			body: DeploymentPatch,
			reply: Deployment,
			kept: getDeploymentSecrets.kept
		});
		let REVISION = "/v2/deployments/{deployment_id}/revisions/{revision_id}";
		let getRevision = (0, operation.MQ)("GET", REVISION, {
			summary: "Read a revision",
			reads: "the revision",
			reply: Revision
		});
		let page = {
			limit: number().int().min(1).max(100).default(20),
			offset: number().int().min(0).default(0)
		};
		let DeploymentListQuery = classic_schemas.Ikc({
			...page,
			name: classic_schemas.YjP().optional().meta({ description: "The whole name. Of newer services." }),
			name_contains: classic_schemas.YjP().optional().meta({ description: "A part of the name." })
		});
		let DeploymentList = classic_schemas.Ikc({
			resources: classic_schemas.YOg(Deployment),
			offset: (0, operation.gI)(classic_schemas.Whr(), "deployment-list").meta({ description: "Of the next page." })
		}).meta({ row: "deployment-list" });
		let ListedDeployment = DeploymentState.pick({
			id: !0,
			name: !0,
			source: !0,
			status: !0
		});
		let listDeployments = (0, operation.MQ)("GET", "/v2/deployments", {
			summary: "List deployments",
			reads: "the deployments",
			maxBytes: 16 * 1024 ** 2,
			row: "deployment-list",
			query: DeploymentListQuery,
			reply: DeploymentList,
			kept: DeploymentList.extend({ resources: classic_schemas.YOg((0, operation.mt)(ListedDeployment)) })
		});
		let listSpellings = {
			...listDeployments,
			kept: classic_schemas.Ikc({ resources: classic_schemas.YOg((0, operation.mt)(Deployment.pick({ source_revision_config: !0 }))) })
		};
		let deleteDeployment = (0, operation.MQ)("DELETE", "/v2/deployments/{deployment_id}", {
			summary: "Delete a deployment, which is AWAITING_DELETE until it is gone",
			row: "deletion",
			query: classic_schemas.Ikc({ delete_tracing_project: classic_schemas.k5n(["true", "false"]).default("false").meta({ description: "A project that stays keeps the name taken." }) }),
			reply: classic_schemas.Vxk(),
			kept: classic_schemas.L5J(),
			success: 204
		});
		let getRemains = {
			...getDeployment,
			kept: DeploymentState.pick({
				id: !0,
				name: !0,
				status: !0
			})
		};
		let RevisionList = classic_schemas.Ikc({
			resources: classic_schemas.YOg(Revision),
			offset: (0, operation.gI)(classic_schemas.Whr(), "revision-list").meta({ description: "Of the next page." })
		}).meta({ row: "revision-list" });
		let listRevisions = (0, operation.MQ)("GET", "/v2/deployments/{deployment_id}/revisions", {
			summary: "List a deployment's revisions, newest first",
			reads: "the revisions",
			row: "revision-list",
			query: classic_schemas.Ikc(page),
			reply: RevisionList
		});
		let LogsQuery = classic_schemas.Ikc({
			type: classic_schemas.k5n(["build", "deploy"]),
			order: classic_schemas.k5n(["asc", "desc"]).default("asc"),
			limit: number().int().min(1).max(1e3).default(50),
			offset: classic_schemas.YjP().optional().meta({ description: "The next_offset of the page before." })
		});
		let LOGS = "revision-logs";
		let LogLine = classic_schemas.Ikc({
			timestamp: (0, operation.mt)(classic_schemas.KCZ([classic_schemas.aig().meta({ description: "In milliseconds." }), classic_schemas.YjP()]), LOGS),
			level: (0, operation.mt)(classic_schemas.YjP(), LOGS),
			message: (0, operation.gI)(classic_schemas.YjP())
		});
		let readLogs = (0, operation.MQ)("GET", `${REVISION}/logs`, {
			summary: "Read the build or deploy log of a revision",
			reads: "the logs",
			row: LOGS,
			query: LogsQuery,
			reply: classic_schemas.Ikc({
				logs: classic_schemas.YOg(LogLine),
				next_offset: (0, operation.mt)(classic_schemas.YjP(), LOGS)
			}).meta({ row: LOGS })
		});
	})
};
