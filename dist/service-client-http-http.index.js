"use strict";
exports.id = "service-client-http-http";
exports.ids = ["service-client-http-http"];
exports.modules = {
	1515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => UnprovenError,
			Ix: () => isMissingOperation,
			Jk: () => UnreachableError,
			Rt: () => catchServiceError,
			ST: () => isGone,
			Vl: () => ContractError,
			WL: () => isSchemaMismatch,
			_7: () => ServiceError,
			fk: () => RefusedError,
			gd: () => undefinedIf,
			jZ: () => isOwnRefusal,
			jq: () => isForeign,
			oB: () => isAccepted
		});
		class ServiceError extends Error {
			operation;
			attempts = 1;
			constructor(details) {
				super("");
				Object.assign(this, { permanent: !1 }, details);
				this.setAttempts(this.attempts);
			}
			get reason() {
				let detail = this.detail === void 0 ? "" : `: ${this.detail.replace(/\.$/, "")}`;
				let code = this.code === void 0 ? "" : ` (${this.code})`;
				let attempts = this.attempts === 1 ? "" : `; tried ${this.attempts} times`;
				return this.title + detail + code + attempts;
			}
			get logLine() {
				let label = this.operation?.resourceLabel;
				return label === void 0 ? this.message : `reading ${label} failed: ${this.reason}`;
			}
			setAttempts(attempts) {
				this.attempts = attempts;
				this.message = this.requestLine === void 0 ? this.reason : `${this.requestLine}: ${this.reason}`;
				return this;
			}
		}
		class RefusedError extends ServiceError {
			name = "RefusedError";
			constructor(details) {
				super({
					problems: [],
					...details
				});
			}
		}
		class UnreachableError extends ServiceError {
			name = "UnreachableError";
			constructor(details) {
				super(details);
			}
		}
		class ContractError extends ServiceError {
			name = "ContractError";
		}
		class UnprovenError extends ServiceError {
			name = "UnprovenError";
			constructor(reason, cause) {
				let { kind } = cause instanceof ServiceError ? cause : {};
				super({
					title: cause === void 0 ? reason : `${cause.message}. ${reason}`,
					kind
				});
			}
		}
		async function catchServiceError({ signal }, work) {
			try {
				return await work;
			} catch (error) {
				signal.throwIfAborted();
				if (error instanceof ServiceError) return error;
				throw error;
			}
		}
		let undefinedIf = (isExpected) => (error) => {
			if (!isExpected(error)) throw error;
		};
		let isAccepted = (error) => error instanceof ServiceError && error.isAccepted === !0;
		let isOwnRefusal = ({ status, detail }) => [
			400,
			404,
			422
		].includes(status) && detail !== void 0;
		let isGone = (error) => error instanceof RefusedError && [404, 410].includes(error.status);
		let isMissingOperation = (error) => error instanceof RefusedError && [
			200,
			403,
			404,
			405
		].includes(error.status);
		let isSchemaMismatch = (error) => error instanceof ContractError && error.kind === "schema mismatch";
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
		var loopback = __webpack_require__(8070);
		var limits = __webpack_require__(8136);
		var transport_error = __webpack_require__(2089);
		let SAFE_REQUEST_ID = /^[\w.+/=-]{1,128}$/;
		function createDispatcher() {
			let options = {
				allowH2: !1,
				pipelining: 0,
				connect: { timeout: limits.b.connect.ms }
			};
			let factory = (origin, poolOptions) => new pool(origin, {
				...options,
				...poolOptions
			});
			let directAgent = new agent(options);
			return new env_http_proxy_agent({
				...options,
				proxyTls: { allowH2: !1 },
				factory
			}).compose((dispatch) => (request, handler) => (0, loopback.U)(new URL(String(request.origin))) ? directAgent.dispatch(request, handler) : dispatch(request, handler));
		}
		function rejectOnAbort(work, signal) {
			let abort = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }));
			return Promise.race([work, abort]);
		}
		function withTimeout(server, limitMs) {
			return {
				...server,
				requestTimeoutMs: Math.ceil(Math.min(server.requestTimeoutMs, limitMs))
			};
		}
		let unreachableHosts = new WeakMap();
		(0, external_node_diagnostics_channel_.subscribe)("undici:client:connectError", (message) => {
			let { error, connectParams } = message;
			unreachableHosts.has(error) || unreachableHosts.set(error, connectParams.host);
		});
		function observeSending(id, onSent) {
			let listener = (message) => {
				String(message.headers).includes(id) && onSent();
			};
			(0, external_node_diagnostics_channel_.subscribe)("undici:client:sendHeaders", listener);
			return () => (0, external_node_diagnostics_channel_.unsubscribe)("undici:client:sendHeaders", listener);
		}
		function headersOf(server, id) {
			return {
				accept: "application/json",
				"accept-encoding": "identity",
				"user-agent": "deploy-agent-server",
				"x-request-id": id,
				"content-type": "application/json",
				...server.headers
			};
		}
		async function send(server, request, cancel, onSent = () => void 0) {
			let prefetchedReply = server.takePrefetched?.(request);
			if (prefetchedReply !== void 0) return prefetchedReply;
			let { deadline, dispatcher, requestTimeoutMs } = server;
			let { method } = request;
			let timeout = new AbortController();
			let signal = cancel === void 0 ? timeout.signal : AbortSignal.any([cancel, timeout.signal]);
			let timer;
			function abortAfter(ms) {
				clearTimeout(timer);
				let reason = new DOMException("timeout", "TimeoutError");
				timer = setTimeout(() => timeout.abort(reason), ms).unref();
			}
			abortAfter(Math.ceil(Math.min(requestTimeoutMs, deadline.requestMs)));
			let { origin, host, pathname, search } = new URL(server.base_url + request.path);
			let requestLine = `${method} ${origin}${pathname}`;
			let id = (0, external_node_crypto_.randomUUID)();
			let isSent = !1;
			let unobserve = observeSending(id, () => {
				isSent = !0;
				deadline.markRequestSent();
				onSent();
			});
			let startMs = performance.now();
			let debug = (result) => server.debug?.(`${requestLine}: ${result}, ${Math.round(performance.now() - startMs)} ms`);
			try {
				signal.throwIfAborted();
				let { statusCode: status, headers, body } = await rejectOnAbort(dispatcher.request({
					method,
					origin,
					path: pathname + search,
					signal,
					headersTimeout: requestTimeoutMs,
					bodyTimeout: requestTimeoutMs,
					headers: headersOf(server, id),
					body: request.body === void 0 ? null : Buffer.from(request.body)
				}), signal);
				body.on("error", () => void 0);
				let requestId = String(headers["x-request-id"] ?? "");
				debug(SAFE_REQUEST_ID.test(requestId) ? `${status}, request id ${requestId}` : status);
				return {
					requestLine,
					status,
					headers,
					body,
					abortAfter
				};
			} catch (error) {
				(isSent || method === "GET") && cancel?.throwIfAborted();
				let isProxyFailure = (unreachableHosts.get(Object(error)) ?? host) !== host;
				let failure = (0, transport_error.W)(requestLine, error, isSent, isProxyFailure);
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
		function errorChain(error, depth = 0) {
			if (depth === 5 || !(error instanceof Error)) return [];
			return [error, ...errorChain(error.cause, depth + 1)];
		}
		function codeOf(error) {
			let chain = errorChain(error);
			return chain.map((one) => "code" in one ? one.code : void 0).find((code) => typeof code == "string") ?? chain.at(-1)?.name ?? "unknown error";
		}
		let CUT_SHORT_TITLE = "the answer was cut short";
		let tlsCause = (kind) => ({
			title: "no secure connection",
			kind,
			permanent: !0
		});
		let CAUSES = {
			ENOTFOUND: {
				title: "the host name is not known",
				kind: "dns"
			},
			EAI_AGAIN: {
				title: "the host name could not be looked up",
				kind: "dns"
			},
			ECONNREFUSED: { title: "the connection was refused" },
			ECONNRESET: { title: "the connection was reset" },
			UND_ERR_SOCKET: { title: "the connection was closed" },
			UND_ERR_CONNECT_TIMEOUT: {
				title: "no connection in time",
				kind: "connect timeout"
			},
			UND_ERR_HEADERS_TIMEOUT: {
				title: "no answer in time",
				kind: "response timeout"
			},
			UND_ERR_BODY_TIMEOUT: {
				title: "the answer stalled",
				kind: "response timeout"
			},
			UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { title: CUT_SHORT_TITLE },
			UND_ERR_HEADERS_OVERFLOW: { title: "the answer's headers are too large" },
			UND_ERR_PRX_CONN: {
				title: "the proxy closed the connection",
				kind: "proxy"
			},
			ERR_SSL_WRONG_VERSION_NUMBER: tlsCause("no TLS"),
			ERR_TLS_CERT_ALTNAME_INVALID: tlsCause("other host"),
			CERT_HAS_EXPIRED: tlsCause("expired"),
			CERT_NOT_YET_VALID: tlsCause("expired"),
			ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: tlsCause("old TLS")
		};
		let TLS_CODE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO)/;
		let isParserError = (code) => code.startsWith("HPE_") || code === "HTTPParserError";
		function causeOf(code) {
			if (isParserError(code)) return {
				title: "the answer is not HTTP",
				kind: "foreign"
			};
			return CAUSES[code] ?? (TLS_CODE.test(code) ? tlsCause("certificate") : void 0);
		}
		function bodyError(requestLine, error, isAccepted) {
			let code = codeOf(error);
			let failure = isParserError(code) ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				requestLine,
				title: CUT_SHORT_TITLE,
				code,
				sent: !0
			}) : transportError(requestLine, error, !0);
			return Object.assign(failure, { isAccepted });
		}
		function proxyRefusalOf(error) {
			let pattern = /^Proxy (?:response|Authentication Required) \((\d{3})\)/;
			let [status] = errorChain(error).flatMap(({ message }) => pattern.exec(message)?.[1] ?? []);
			if (status === void 0) return;
			if (status !== "407") return {
				title: `the proxy refused the tunnel (${status})`,
				kind: "proxy"
			};
			return {
				title: "the proxy requires a credential (407): add it to the proxy's address",
				kind: "proxy",
				permanent: !0
			};
		}
		function transportError(requestLine, error, sent, isProxyFailure = !1) {
			if (error instanceof Error && error.name === "TimeoutError") {
				let kind = sent ? "response timeout" : "connect timeout";
				return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
					requestLine,
					title: "no complete answer in time",
					kind,
					sent
				});
			}
			let proxyRefusal = proxyRefusalOf(error);
			if (proxyRefusal !== void 0) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				requestLine,
				...proxyRefusal,
				sent
			});
			let code = codeOf(error);
			let cause = causeOf(code);
			if (cause?.kind === "foreign" && !isProxyFailure) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Vl({
				requestLine,
				...cause
			});
			let details = cause === void 0 ? { title: code } : {
				...cause,
				code
			};
			let proxyDetails = isProxyFailure && {
				title: `no connection to the proxy: ${details.title}`,
				kind: "proxy"
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Jk({
				requestLine,
				...details,
				...proxyDetails,
				sent
			});
		}
	}),
	8136: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => LIMITS });
		let LIMITS = {
			connect: {
				ms: 1e4,
				purpose: "establishing a connection; a port that drops packets fails before the request timeout"
			},
			firstContact: {
				ms: 3e4,
				purpose: "a runner whose network starts late; after that, the host name is wrong"
			},
			read: {
				ms: 12e4,
				purpose: "retrying a read that a step needs, while a service restarts"
			},
			once: {
				attempts: 1,
				purpose: "requests that the caller repeats by itself (polls, searches), or that must not be sent twice"
			},
			bestEffort: {
				attempts: 1,
				ms: 5e3,
				purpose: "optional reads"
			},
			backoff: {
				ms: [1e3, 3e4],
				purpose: "first and longest pause between two attempts"
			},
			retryAfter: {
				ms: 6e4,
				purpose: "longest Retry-After that is honoured before a read; polling honours that of a 429 as long as there is time"
			},
			unreadable: {
				attempts: 3,
				purpose: "replies that violate the contract, before giving up"
			},
			outage: {
				ms: 6e5,
				purpose: "polling while the service is unavailable"
			},
			responseAfterDeadline: {
				ms: 5e3,
				purpose: "a reply that is on its way at the deadline"
			},
			requestAfterDeadline: {
				ms: 1e3,
				purpose: "a request that begins after the deadline"
			},
			reread: {
				reads: 3,
				ms: 2e3,
				row: "lagging-answers",
				purpose: "a stale list or deployment after a change, also by another workflow"
			},
			twice: {
				reads: 2,
				ms: 0,
				row: "lagging-answers",
				purpose: "confirming a final status, which a single stale replica may show"
			},
			refusal: {
				reads: 3,
				ms: 6e4,
				row: "lagging-answers",
				purpose: "a replica that does not know a new revision yet (404), and interruptions that end by themselves"
			},
			secondRead: {
				ms: 1e3,
				row: "lagging-answers",
				purpose: "confirming that nothing has changed before a change is skipped (skip_unchanged)"
			},
			newRevision: {
				ms: 9e3,
				row: "lagging-answers",
				purpose: "a revision that is 404 in its first seconds"
			},
			staleRuns: {
				ms: [
					1e3,
					2e3,
					4e3,
					8e3
				],
				row: "lagging-answers",
				purpose: "a stale list of runs after the end of an export"
			},
			search: {
				ms: 8e3,
				row: "revision-list",
				purpose: "pause between two searches for a change whose response was lost"
			},
			changes: {
				attempts: 3,
				purpose: "sending a change or an export whose responses are lost"
			},
			creations: {
				attempts: 2,
				row: "creation-conflicts",
				purpose: "sending a creation whose response is lost: the second attempt is refused because of the name"
			},
			rateLimited: {
				ms: 6e5,
				row: "rate-limit-refusals",
				purpose: "retrying a change that was rate-limited (429) or never sent"
			},
			writeAfterCancel: {
				ms: 3e3,
				purpose: "the response to a change that is being sent when the workflow is cancelled"
			},
			revisions: {
				members: 20,
				row: "revision-list",
				purpose: "finding revisions of others"
			},
			deployments: {
				members: 100,
				pages: 100,
				row: "deployment-list",
				purpose: "finding a deployment by its name among thousands"
			},
			activation: {
				ms: 6e4,
				row: "revision-statuses",
				purpose: "a revision that is DEPLOYED before it is active; a newer one that is active only briefly"
			},
			deploymentPoll: {
				ms: 3e4,
				purpose: "detecting a newer revision, with two requests a minute"
			},
			lastPolls: {
				ms: 1e4,
				purpose: "a revision that fails after it was DEPLOYED (not_active)"
			},
			pushedRevision: {
				ms: 6e4,
				row: "revision-list",
				purpose: "revision_id: latest with wait_for_idle: the build that a push starts"
			},
			firstRevision: {
				ms: 6e4,
				row: "creation-body",
				purpose: "a new deployment whose reply names no revision"
			},
			deletion: {
				reads: 3,
				ms: [2e3, 15e3],
				row: "lagging-answers",
				purpose: "confirming that a deployment is gone; shortest and longest pause between reads"
			},
			runs: {
				attempts: 1,
				responseMs: 1e4,
				purpose: "one reply with runs; meanwhile the status of the export is not read"
			},
			lastRuns: {
				ms: 1e4,
				responseMs: 1e4,
				purpose: "one reply with the runs of an export that is over"
			},
			runsPauses: {
				ms: [3e4, 6e5],
				purpose: "shortest and longest pause between two reads of the runs of an export that is running; within these bounds, a tenth of the time so far"
			},
			lateExport: {
				ms: 3e5,
				row: "export-schedules",
				purpose: "an export of a schedule that starts late, before it counts as missing"
			},
			cancelledExport: {
				ms: 12e4,
				purpose: "waiting until an export is CANCELLED"
			},
			spawned: {
				ms: 1e4,
				row: "lagging-answers",
				purpose: "an export that a schedule spawned just before it was cancelled, in a stale list"
			},
			cancelPolls: {
				ms: [3e3, 3e4],
				purpose: "shortest and longest pause between two reads of an export that is being cancelled"
			},
			cancelAtEnd: {
				ms: 3e4,
				purpose: "waiting until an export is CANCELLED, at the timeout of the step or in the post step"
			},
			cancelAtInterrupt: {
				ms: 1500,
				purpose: "a second attempt before the runner kills a cancelled step"
			},
			cancelInPost: {
				ms: 3e3,
				purpose: "each request of the post step, which may be killed as well"
			},
			cleanUp: {
				ms: 3800,
				purpose: "everything that a cancelled export step still does"
			},
			usage: {
				ms: 6e5,
				responseMs: 36e5,
				purpose: "a report that is being computed, for each range of 31 days, with millions of rows"
			},
			smokeTest: {
				ms: 6e4,
				row: "agent-switches",
				purpose: "two correct responses in a row after the switch"
			},
			info: {
				ms: 2e3,
				row: "agent-info",
				purpose: "reading the revision that the agent server reports, together with GET /ok"
			},
			protection: {
				ms: 12e4,
				row: "agent-switches",
				purpose: "the protection check after the switch"
			},
			noRoute: {
				ms: 1e4,
				row: "agent-switches",
				purpose: "a gateway that has no route yet"
			},
			checkPause: {
				ms: 5e3,
				purpose: "longest pause between two probes"
			}
		};
	})
};
