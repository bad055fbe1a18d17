exports.id = "actions-github";
exports.ids = ["actions-github"];
exports.modules = {
	7723: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		__webpack_require__(2574);
		let Dispatcher = __webpack_require__(1716);
		__webpack_require__(6307);
		__webpack_require__(6808);
		__webpack_require__(7739);
		__webpack_require__(3480);
		__webpack_require__(6867);
		let ProxyAgent = __webpack_require__(6553);
		__webpack_require__(1400);
		__webpack_require__(7258);
		__webpack_require__(4087);
		__webpack_require__(920);
		let errors = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { InvalidArgumentError } = errors;
		let api = __webpack_require__(5816);
		__webpack_require__(3657);
		__webpack_require__(132);
		let { MockCallHistory, MockCallHistoryLog } = __webpack_require__(5618);
		__webpack_require__(6554);
		__webpack_require__(921);
		__webpack_require__(8551);
		__webpack_require__(8884);
		__webpack_require__(9435);
		let { getGlobalDispatcher, setGlobalDispatcher } = __webpack_require__(5964);
		__webpack_require__(6424);
		__webpack_require__(8307);
		Object.assign(Dispatcher.prototype, api);
		module.exports.kT = ProxyAgent;
		__webpack_require__(7155), __webpack_require__(8219), __webpack_require__(4817), __webpack_require__(1069), __webpack_require__(4968), __webpack_require__(6569), __webpack_require__(9016), __webpack_require__(6991);
		__webpack_require__(2728);
		__webpack_require__(4879);
		util.parseHeaders, util.headerNameToString;
		let fetchImpl = __webpack_require__(357).fetch;
		let currentFilename = typeof __filename < "u" ? __filename : void 0;
		function appendFetchStackTrace(err, filename) {
			if (!err || typeof err != "object") return;
			let stack = typeof err.stack == "string" ? err.stack : "";
			let normalizedFilename = filename.replace(/\\/g, "/");
			if (stack && (stack.includes(filename) || stack.includes(normalizedFilename))) return;
			let capture = {};
			Error.captureStackTrace(capture, appendFetchStackTrace);
			if (!capture.stack) return;
			let captureLines = capture.stack.split("\n").slice(1).join("\n");
			err.stack = stack ? `${stack}\n${captureLines}` : capture.stack;
		}
		module.exports.hd = function fetch(init, options = void 0) {
			return fetchImpl(init, options).catch((err) => {
				currentFilename ? appendFetchStackTrace(err, currentFilename) : err && typeof err == "object" && Error.captureStackTrace(err, module.exports.hd);
				throw err;
			});
		};
		module.exports.Headers = __webpack_require__(4779).Headers;
		module.exports.Response = __webpack_require__(4173).Response;
		module.exports.Request = __webpack_require__(3536).Request;
		module.exports.FormData = __webpack_require__(583).FormData;
		let { setGlobalOrigin, getGlobalOrigin } = __webpack_require__(5698);
		let { CacheStorage } = __webpack_require__(4772);
		let { kConstruct } = __webpack_require__(6478);
		new CacheStorage(kConstruct);
		let { deleteCookie, getCookies, getSetCookies, setCookie, parseCookie } = __webpack_require__(4478);
		let { parseMIMEType, serializeAMimeType } = __webpack_require__(3381);
		let { CloseEvent, ErrorEvent, MessageEvent } = __webpack_require__(4749);
		let { WebSocket, ping } = __webpack_require__(2617);
		module.exports.kb = WebSocket;
		module.exports.rd = CloseEvent;
		module.exports.NN = ErrorEvent;
		module.exports.aM = MessageEvent;
		__webpack_require__(1948).WebSocketStream;
		__webpack_require__(1564).WebSocketError;
		api.request;
		api.stream;
		api.pipeline;
		api.connect;
		api.upgrade;
		let { EventSource } = __webpack_require__(3673);
		module.exports.GD = EventSource;
	}),
	1847: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Readable, Duplex, PassThrough } = __webpack_require__(7075);
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { kBodyUsed } = __webpack_require__(6478);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		function noop() {}
		let kResume = Symbol("resume");
		class PipelineRequest extends Readable {
			constructor() {
				super({ autoDestroy: !0 });
				this[kResume] = null;
				this[kBodyUsed] = !0;
			}
			_read() {
				let { [kResume]: resume } = this;
				if (resume) {
					this[kResume] = null;
					resume();
				}
			}
			_destroy(err, callback) {
				this._read();
				callback(err);
			}
		}
		class PipelineResponse extends Readable {
			constructor(resume) {
				super({ autoDestroy: !0 });
				this[kResume] = resume;
			}
			_read() {
				this[kResume]();
			}
			_destroy(err, callback) {
				!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
				callback(err);
			}
		}
		class PipelineHandler extends AsyncResource {
			constructor(opts, handler) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof handler != "function") throw new InvalidArgumentError("invalid handler");
				let { signal, method, opaque, onInfo, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
				if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
				super("UNDICI_PIPELINE");
				this.opaque = opaque || null;
				this.responseHeaders = responseHeaders || null;
				this.handler = handler;
				this.abort = null;
				this.context = null;
				this.onInfo = onInfo || null;
				this.req = new PipelineRequest().on("error", noop);
				this.ret = new Duplex({
					readableObjectMode: opts.objectMode,
					autoDestroy: !0,
					read: () => {
						let { body } = this;
						body?.resume && body.resume();
					},
					write: (chunk, encoding, callback) => {
						let { req } = this;
						req.push(chunk, encoding) || req._readableState.destroyed ? callback() : req[kResume] = callback;
					},
					destroy: (err, callback) => {
						let { body, req, res, ret, abort } = this;
						!err && !ret._readableState.endEmitted && (err = new RequestAbortedError());
						abort && err && abort();
						util.destroy(body, err);
						util.destroy(req, err);
						util.destroy(res, err);
						removeSignal(this);
						callback(err);
					}
				}).on("prefinish", () => {
					let { req } = this;
					req.push(null);
				});
				this.res = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				let { res } = this;
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(!res, "pipeline cannot be retried");
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart(controller, statusCode, headers, _statusMessage) {
				let { opaque, handler, context } = this;
				if (statusCode < 200) {
					if (this.onInfo) {
						let rawHeaders = controller?.rawHeaders;
						let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
						this.onInfo({
							statusCode,
							headers: responseHeaders
						});
					}
					return;
				}
				this.res = new PipelineResponse(() => controller.resume());
				let body;
				try {
					this.handler = null;
					let rawHeaders = controller?.rawHeaders;
					let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
					body = this.runInAsyncScope(handler, null, {
						statusCode,
						headers: responseHeaders,
						opaque,
						body: this.res,
						context
					});
				} catch (err) {
					this.res.on("error", noop);
					throw err;
				}
				if (!body || typeof body.on != "function") throw new InvalidReturnValueError("expected Readable");
				body.on("data", (chunk) => {
					let { ret, body } = this;
					!ret.push(chunk) && body.pause && body.pause();
				}).on("error", (err) => {
					let { ret } = this;
					util.destroy(ret, err);
				}).on("end", () => {
					let { ret } = this;
					ret.push(null);
				}).on("close", () => {
					let { ret } = this;
					ret._readableState.ended || util.destroy(ret, new RequestAbortedError());
				});
				this.body = body;
			}
			onResponseData(controller, chunk) {
				let { res } = this;
				res.push(chunk) === !1 && controller.pause();
			}
			onResponseEnd(_controller, _trailers) {
				let { res } = this;
				res.push(null);
			}
			onResponseError(_controller, err) {
				let { ret } = this;
				this.handler = null;
				util.destroy(ret, err);
			}
		}
		function pipeline(opts, handler) {
			try {
				let pipelineHandler = new PipelineHandler(opts, handler);
				this.dispatch({
					...opts,
					body: pipelineHandler.req
				}, pipelineHandler);
				return pipelineHandler.ret;
			} catch (err) {
				return new PassThrough().destroy(err);
			}
		}
		module.exports = pipeline;
	}),
	6689: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { AsyncResource } = __webpack_require__(6698);
		let { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		function noop() {}
		function getWritableError(stream) {
			return stream.errored ?? stream.writableErrored ?? stream._writableState?.errored;
		}
		function createPrematureCloseError() {
			let err = Error("Premature close");
			err.code = "ERR_STREAM_PREMATURE_CLOSE";
			return err;
		}
		function trackWritableLifecycle(stream, callback) {
			let done = !1;
			let cleanup = () => {
				stream.removeListener("close", onClose);
				stream.removeListener("error", onError);
				stream.removeListener("finish", onFinish);
			};
			let finish = (err, fromErrorEvent = !1) => {
				if (done) return;
				done = !0;
				cleanup();
				callback(err, fromErrorEvent);
			};
			let onClose = () => {
				let err = getWritableError(stream);
				finish(err ?? (stream.writableFinished ? void 0 : createPrematureCloseError()));
			};
			let onError = (err) => finish(err, !0);
			let onFinish = () => finish();
			stream.on("close", onClose);
			stream.on("error", onError);
			stream.on("finish", onFinish);
			stream.closed ? process.nextTick(onClose) : stream.writableFinished && process.nextTick(onFinish);
		}
		class StreamHandler extends AsyncResource {
			constructor(opts, factory, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				let { signal, method, opaque, body, onInfo, responseHeaders } = opts;
				try {
					if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
					if (typeof factory != "function") throw new InvalidArgumentError("invalid factory");
					if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
					if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
					if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
					super("UNDICI_STREAM");
				} catch (err) {
					util.isStream(body) && util.destroy(body.on("error", noop), err);
					throw err;
				}
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.factory = factory;
				this.callback = callback;
				this.res = null;
				this.abort = null;
				this.context = null;
				this.controller = null;
				this.trailers = null;
				this.body = body;
				this.onInfo = onInfo || null;
				util.isStream(body) && body.on("error", (err) => {
					this.onResponseError(this.controller, err);
				});
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.controller = controller;
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart(controller, statusCode, headers, _statusMessage) {
				let { factory, opaque, context, responseHeaders } = this;
				let rawHeaders = controller?.rawHeaders;
				let responseHeaderData = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				if (statusCode < 200) {
					this.onInfo && this.onInfo({
						statusCode,
						headers: responseHeaderData
					});
					return;
				}
				this.factory = null;
				if (factory === null) return;
				let res = this.runInAsyncScope(factory, null, {
					statusCode,
					headers: responseHeaderData,
					opaque,
					context
				});
				if (!res || typeof res.write != "function" || typeof res.end != "function" || typeof res.on != "function") throw new InvalidReturnValueError("expected Writable");
				trackWritableLifecycle(res, (err, fromErrorEvent) => {
					let { callback, res, opaque, trailers, abort } = this;
					this.res = null;
					(err || !res?.readable) && util.destroy(res, fromErrorEvent ? void 0 : err);
					this.callback = null;
					this.runInAsyncScope(callback, null, err || null, {
						opaque,
						trailers
					});
					err && abort(err);
				});
				res.on("drain", () => controller.resume());
				this.res = res;
				(res.writableNeedDrain === void 0 ? res._writableState?.needDrain : res.writableNeedDrain) === !0 && controller.pause();
			}
			onResponseData(controller, chunk) {
				let { res } = this;
				if (!res) return;
				res.write(chunk) === !1 && controller.pause();
			}
			onResponseEnd(_controller, trailers) {
				let { res } = this;
				removeSignal(this);
				if (!res) return;
				trailers && typeof trailers == "object" && (this.trailers = trailers);
				res.end();
			}
			onResponseError(_controller, err) {
				let { res, callback, opaque, body } = this;
				removeSignal(this);
				this.factory = null;
				if (res) {
					this.res = null;
					util.destroy(res, err);
				} else if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
				if (body) {
					this.body = null;
					util.destroy(body, err);
				}
			}
		}
		function stream(opts, factory, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				stream.call(this, opts, factory, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let handler = new StreamHandler(opts, factory, callback);
				this.dispatch(opts, handler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = stream;
	}),
	4705: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { InvalidArgumentError, SocketError } = __webpack_require__(3092);
		let { AsyncResource } = __webpack_require__(6698);
		let assert = __webpack_require__(4589);
		let util = __webpack_require__(9203);
		let { kHTTP2Stream } = __webpack_require__(6478);
		let { addSignal, removeSignal } = __webpack_require__(9231);
		class UpgradeHandler extends AsyncResource {
			constructor(opts, callback) {
				if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
				if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
				let { signal, opaque, responseHeaders } = opts;
				if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
				super("UNDICI_UPGRADE");
				this.responseHeaders = responseHeaders || null;
				this.opaque = opaque || null;
				this.callback = callback;
				this.abort = null;
				this.context = null;
				addSignal(this, signal);
			}
			onRequestStart(controller, context) {
				if (this.reason) {
					controller.abort(this.reason);
					return;
				}
				assert(this.callback);
				this.abort = (reason) => controller.abort(reason);
				this.context = context;
			}
			onResponseStart() {
				throw new SocketError("bad upgrade", null);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				if (statusCode !== (socket[kHTTP2Stream] === !0 ? 200 : 101)) {
					let socketInfo = socket[kHTTP2Stream] === !0 ? null : util.getSocketInfo(socket);
					controller.abort(new SocketError("bad upgrade", socketInfo));
					return;
				}
				let { callback, opaque, context } = this;
				removeSignal(this);
				this.callback = null;
				let rawHeaders = controller?.rawHeaders;
				let responseHeaders = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : headers;
				this.runInAsyncScope(callback, null, null, {
					headers: responseHeaders,
					socket,
					opaque,
					context
				});
			}
			onResponseError(_controller, err) {
				let { callback, opaque } = this;
				removeSignal(this);
				if (callback) {
					this.callback = null;
					queueMicrotask(() => {
						this.runInAsyncScope(callback, null, err, { opaque });
					});
				}
			}
		}
		function upgrade(opts, callback) {
			if (callback === void 0) return new Promise((resolve, reject) => {
				upgrade.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
			});
			try {
				let upgradeHandler = new UpgradeHandler(opts, callback);
				let upgradeOpts = {
					...opts,
					method: opts.method || "GET",
					upgrade: opts.protocol || "Websocket"
				};
				this.dispatch(upgradeOpts, upgradeHandler);
			} catch (err) {
				if (typeof callback != "function") throw err;
				let opaque = opts?.opaque;
				queueMicrotask(() => callback(err, { opaque }));
			}
		}
		module.exports = upgrade;
	}),
	5816: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		module.exports.request = __webpack_require__(9312);
		module.exports.stream = __webpack_require__(6689);
		module.exports.pipeline = __webpack_require__(1847);
		module.exports.upgrade = __webpack_require__(4705);
		module.exports.connect = __webpack_require__(1939);
	}),
	2728: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Writable } = __webpack_require__(7075);
		let { EventEmitter } = __webpack_require__(8474);
		let { assertCacheKey, assertCacheValue } = __webpack_require__(2946);
		class MemoryCacheStore extends EventEmitter {
			#maxCount = 1024;
			#maxSize = 104857600;
			#maxEntrySize = 5242880;
			#size = 0;
			#count = 0;
			#entries = new Map();
			#hasEmittedMaxSizeEvent = !1;
			constructor(opts) {
				super();
				if (opts) {
					if (typeof opts != "object") throw TypeError("MemoryCacheStore options must be an object");
					if (opts.maxCount !== void 0) {
						if (typeof opts.maxCount != "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw TypeError("MemoryCacheStore options.maxCount must be a non-negative integer");
						this.#maxCount = opts.maxCount;
					}
					if (opts.maxSize !== void 0) {
						if (typeof opts.maxSize != "number" || !Number.isInteger(opts.maxSize) || opts.maxSize < 0) throw TypeError("MemoryCacheStore options.maxSize must be a non-negative integer");
						this.#maxSize = opts.maxSize;
					}
					if (opts.maxEntrySize !== void 0) {
						if (typeof opts.maxEntrySize != "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw TypeError("MemoryCacheStore options.maxEntrySize must be a non-negative integer");
						this.#maxEntrySize = opts.maxEntrySize;
					}
				}
			}
			get size() {
				return this.#size;
			}
			isFull() {
				return this.#size >= this.#maxSize || this.#count >= this.#maxCount;
			}
			get(key) {
				assertCacheKey(key);
				let topLevelKey = `${key.origin}:${key.path}`;
				let now = Date.now();
				let entries = this.#entries.get(topLevelKey);
				let entry = entries ? findEntry(key, entries, now) : null;
				if (entry != null) {
					this.#entries.delete(topLevelKey);
					this.#entries.set(topLevelKey, entries);
				}
				return entry == null ? void 0 : {
					statusMessage: entry.statusMessage,
					statusCode: entry.statusCode,
					headers: entry.headers,
					body: entry.body,
					vary: entry.vary ? entry.vary : void 0,
					etag: entry.etag,
					cacheControlDirectives: entry.cacheControlDirectives,
					cachedAt: entry.cachedAt,
					staleAt: entry.staleAt,
					deleteAt: entry.deleteAt
				};
			}
			createWriteStream(key, val) {
				assertCacheKey(key);
				assertCacheValue(val);
				let topLevelKey = `${key.origin}:${key.path}`;
				let store = this;
				let entry = {
					...key,
					...val,
					body: [],
					size: 0
				};
				return new Writable({
					write(chunk, encoding, callback) {
						typeof chunk == "string" && (chunk = Buffer.from(chunk, encoding));
						entry.size += chunk.byteLength;
						entry.size > store.#maxEntrySize ? this.destroy() : entry.body.push(chunk);
						callback(null);
					},
					final(callback) {
						let entries = store.#entries.get(topLevelKey);
						entries ? store.#entries.delete(topLevelKey) : entries = [];
						store.#entries.set(topLevelKey, entries);
						let previousEntry = findEntry(key, entries, -Infinity);
						if (previousEntry) {
							let index = entries.indexOf(previousEntry);
							entries.splice(index, 1, entry);
							store.#size -= previousEntry.size;
						} else {
							entries.push(entry);
							store.#count += 1;
						}
						store.#size += entry.size;
						if (store.#size > store.#maxSize || store.#count > store.#maxCount) {
							if (!store.#hasEmittedMaxSizeEvent) {
								store.emit("maxSizeExceeded", {
									size: store.#size,
									maxSize: store.#maxSize,
									count: store.#count,
									maxCount: store.#maxCount
								});
								store.#hasEmittedMaxSizeEvent = !0;
							}
							store.#evict(entry);
							store.#size < store.#maxSize && store.#count < store.#maxCount && (store.#hasEmittedMaxSizeEvent = !1);
						}
						callback(null);
					}
				});
			}
			#evict(keep) {
				let targetSize = this.#maxSize / 2;
				let targetCount = this.#maxCount / 2;
				for (let [key, entries] of this.#entries) {
					for (let i = 0; i < entries.length && (this.#size > targetSize || this.#count > targetCount);) {
						let entry = entries[i];
						if (entry === keep) {
							i++;
							continue;
						}
						entries.splice(i, 1);
						this.#size -= entry.size;
						--this.#count;
					}
					entries.length === 0 && this.#entries.delete(key);
					if (this.#size <= targetSize && this.#count <= targetCount) return;
				}
				if (this.#size > this.#maxSize || this.#count > this.#maxCount) {
					let topLevelKey = `${keep.origin}:${keep.path}`;
					let entries = this.#entries.get(topLevelKey);
					entries.splice(entries.indexOf(keep), 1);
					this.#size -= keep.size;
					--this.#count;
					entries.length === 0 && this.#entries.delete(topLevelKey);
				}
			}
			delete(key) {
				if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
				let topLevelKey = `${key.origin}:${key.path}`;
				for (let entry of this.#entries.get(topLevelKey) ?? []) {
					this.#size -= entry.size;
					--this.#count;
				}
				this.#entries.delete(topLevelKey);
			}
		}
		function findEntry(key, entries, now) {
			for (let i = 0; i < entries.length; i++) {
				let entry = entries[i];
				if (entry.deleteAt > now && entry.method === key.method && varyMatches(key, entry)) return entry;
			}
		}
		function varyMatches(key, entry) {
			if (entry.vary == null) return !0;
			for (let headerName in entry.vary) if (Object.hasOwn(entry.vary, headerName) && !headerValueEquals(key.headers?.[headerName], entry.vary[headerName])) return !1;
			return !0;
		}
		function headerValueEquals(lhs, rhs) {
			if (lhs == null && rhs == null) return !0;
			if (lhs == null && rhs != null || lhs != null && rhs == null) return !1;
			if (Array.isArray(lhs) && Array.isArray(rhs)) {
				if (lhs.length !== rhs.length) return !1;
				for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return !1;
				return !0;
			}
			return lhs === rhs;
		}
		module.exports = MemoryCacheStore;
	}),
	4879: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Writable } = __webpack_require__(7075);
		let { assertCacheKey, assertCacheValue } = __webpack_require__(2946);
		let { zstdCompressSync, zstdDecompressSync } = __webpack_require__(8522);
		let DatabaseSync;
		let MAX_ENTRY_SIZE = 2e9;
		let hasZstd = typeof zstdCompressSync == "function" && typeof zstdDecompressSync == "function";
		function isLockedError(err) {
			return err?.errcode === 5 || err?.errcode === 6;
		}
		module.exports = class SqliteCacheStore {
			#maxEntrySize = MAX_ENTRY_SIZE;
			#maxCount = Infinity;
			#compressThreshold = 1048576;
			#db;
			#getValuesQuery;
			#updateValueQuery;
			#insertValueQuery;
			#deleteExpiredValuesQuery;
			#deleteByUrlQuery;
			#countEntriesQuery;
			#deleteOldValuesQuery;
			constructor(opts) {
				if (opts) {
					if (typeof opts != "object") throw TypeError("SqliteCacheStore options must be an object");
					if (opts.maxEntrySize !== void 0) {
						if (typeof opts.maxEntrySize != "number" || !Number.isInteger(opts.maxEntrySize) || opts.maxEntrySize < 0) throw TypeError("SqliteCacheStore options.maxEntrySize must be a non-negative integer");
						if (opts.maxEntrySize > MAX_ENTRY_SIZE) throw TypeError("SqliteCacheStore options.maxEntrySize must be less than 2gb");
						this.#maxEntrySize = opts.maxEntrySize;
					}
					if (opts.maxCount !== void 0) {
						if (typeof opts.maxCount != "number" || !Number.isInteger(opts.maxCount) || opts.maxCount < 0) throw TypeError("SqliteCacheStore options.maxCount must be a non-negative integer");
						this.#maxCount = opts.maxCount;
					}
					if (opts.compressThreshold !== void 0) {
						if (typeof opts.compressThreshold != "number" || !Number.isInteger(opts.compressThreshold) || opts.compressThreshold < 0) throw TypeError("SqliteCacheStore options.compressThreshold must be a non-negative integer");
						this.#compressThreshold = opts.compressThreshold;
					}
				}
				DatabaseSync ||= __webpack_require__(99).DatabaseSync;
				this.#db = new DatabaseSync(opts?.location ?? ":memory:");
				this.#db.exec("\n      PRAGMA journal_mode = WAL;\n      PRAGMA synchronous = NORMAL;\n      PRAGMA temp_store = memory;\n      PRAGMA optimize;\n\n      CREATE TABLE IF NOT EXISTS cacheInterceptorV5 (\n        -- Data specific to us\n        id INTEGER PRIMARY KEY AUTOINCREMENT,\n        url TEXT NOT NULL,\n        method TEXT NOT NULL,\n\n        -- Data returned to the interceptor\n        body BUF NULL,\n        compressed TEXT NULL,\n        deleteAt INTEGER NOT NULL,\n        statusCode INTEGER NOT NULL,\n        statusMessage TEXT NOT NULL,\n        headers TEXT NULL,\n        cacheControlDirectives TEXT NULL,\n        etag TEXT NULL,\n        vary TEXT NULL,\n        cachedAt INTEGER NOT NULL,\n        staleAt INTEGER NOT NULL\n      );\n\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV5_getValuesQuery ON cacheInterceptorV5(url, method, deleteAt);\n      CREATE INDEX IF NOT EXISTS idx_cacheInterceptorV5_deleteByUrlQuery ON cacheInterceptorV5(deleteAt);\n    ");
				this.#getValuesQuery = this.#db.prepare("\n      SELECT\n        id,\n        body,\n        compressed,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      FROM cacheInterceptorV5\n      WHERE\n        url = ?\n        AND method = ?\n      ORDER BY\n        deleteAt ASC\n    ");
				this.#updateValueQuery = this.#db.prepare("\n      UPDATE cacheInterceptorV5 SET\n        body = ?,\n        compressed = ?,\n        deleteAt = ?,\n        statusCode = ?,\n        statusMessage = ?,\n        headers = ?,\n        etag = ?,\n        cacheControlDirectives = ?,\n        vary = ?,\n        cachedAt = ?,\n        staleAt = ?\n      WHERE\n        id = ?\n    ");
				this.#insertValueQuery = this.#db.prepare("\n      INSERT INTO cacheInterceptorV5 (\n        url,\n        method,\n        body,\n        compressed,\n        deleteAt,\n        statusCode,\n        statusMessage,\n        headers,\n        etag,\n        cacheControlDirectives,\n        vary,\n        cachedAt,\n        staleAt\n      ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\n    ");
				this.#deleteByUrlQuery = this.#db.prepare("DELETE FROM cacheInterceptorV5 WHERE url = ?");
				this.#countEntriesQuery = this.#db.prepare("SELECT COUNT(*) AS total FROM cacheInterceptorV5");
				this.#deleteExpiredValuesQuery = this.#db.prepare("DELETE FROM cacheInterceptorV5 WHERE deleteAt <= ?");
				this.#deleteOldValuesQuery = this.#maxCount === Infinity ? null : this.#db.prepare("\n        DELETE FROM cacheInterceptorV5\n        WHERE id IN (\n          SELECT\n            id\n          FROM cacheInterceptorV5\n          ORDER BY cachedAt ASC\n          LIMIT ?\n        )\n      ");
			}
			close() {
				this.#db.close();
			}
			get(key) {
				assertCacheKey(key);
				let value = this.#lockSafe(() => this.#findValue(key));
				return value ? {
					body: value.body ? value.compressed === "zstd" ? zstdDecompressSync(Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength)) : Buffer.from(value.body.buffer, value.body.byteOffset, value.body.byteLength) : void 0,
					statusCode: value.statusCode,
					statusMessage: value.statusMessage,
					headers: value.headers ? JSON.parse(value.headers) : void 0,
					etag: value.etag ? value.etag : void 0,
					vary: value.vary ? JSON.parse(value.vary) : void 0,
					cacheControlDirectives: value.cacheControlDirectives ? JSON.parse(value.cacheControlDirectives) : void 0,
					cachedAt: value.cachedAt,
					staleAt: value.staleAt,
					deleteAt: value.deleteAt
				} : void 0;
			}
			set(key, value) {
				assertCacheKey(key);
				let url = this.#makeValueUrl(key);
				let body = Array.isArray(value.body) ? Buffer.concat(value.body) : value.body;
				let size = body?.byteLength;
				if (size && size > this.#maxEntrySize) return;
				let compressed = null;
				let storedBody = body;
				if (body && hasZstd && (size > this.#compressThreshold || isCompressibleContentType(getContentType(value.headers)))) {
					let candidate = zstdCompressSync(body);
					if (candidate.byteLength < body.byteLength) {
						storedBody = candidate;
						compressed = "zstd";
					}
				}
				let existingValue = this.#lockSafe(() => this.#findValue(key, !0));
				if (existingValue) this.#lockSafe(() => this.#updateValueQuery.run(storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt, existingValue.id));
				else {
					this.#lockSafe(() => this.#insertValueQuery.run(url, key.method, storedBody, compressed, value.deleteAt, value.statusCode, value.statusMessage, value.headers ? JSON.stringify(value.headers) : null, value.etag ? value.etag : null, value.cacheControlDirectives ? JSON.stringify(value.cacheControlDirectives) : null, value.vary ? JSON.stringify(value.vary) : null, value.cachedAt, value.staleAt));
					this.#prune();
				}
			}
			createWriteStream(key, value) {
				assertCacheKey(key);
				assertCacheValue(value);
				let size = 0;
				let body = [];
				let store = this;
				return new Writable({
					decodeStrings: !0,
					write(chunk, encoding, callback) {
						size += chunk.byteLength;
						size <= store.#maxEntrySize ? body.push(chunk) : this.destroy();
						callback();
					},
					final(callback) {
						store.set(key, {
							...value,
							body
						});
						callback();
					}
				});
			}
			delete(key) {
				if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
				this.#lockSafe(() => this.#deleteByUrlQuery.run(this.#makeValueUrl(key)));
			}
			#lockSafe(fn) {
				try {
					return fn();
				} catch (err) {
					if (!isLockedError(err)) throw err;
					return;
				}
			}
			#prune() {
				if (Number.isFinite(this.#maxCount)) {
					let size = this.#lockSafe(() => this.size);
					if (size === void 0 || size <= this.#maxCount) return 0;
				}
				{
					let removed = this.#lockSafe(() => this.#deleteExpiredValuesQuery.run(Date.now()).changes);
					if (removed) return removed;
				}
				{
					let removed = this.#lockSafe(() => this.#deleteOldValuesQuery?.run(Math.max(Math.floor(this.#maxCount * .1), 1)).changes);
					if (removed) return removed;
				}
				return 0;
			}
			get size() {
				let { total } = this.#countEntriesQuery.get();
				return total;
			}
			#makeValueUrl(key) {
				return `${key.origin}/${key.path}`;
			}
			#findValue(key, canBeExpired = !1) {
				let url = this.#makeValueUrl(key);
				let { headers, method } = key;
				let values = this.#getValuesQuery.all(url, method);
				if (values.length === 0) return;
				let now = Date.now();
				for (let value of values) {
					if (now >= value.deleteAt && !canBeExpired) continue;
					let matches = !0;
					if (value.vary) {
						let vary = JSON.parse(value.vary);
						for (let header in vary) if (!headerValueEquals(headers[header], vary[header])) {
							matches = !1;
							break;
						}
					}
					if (matches) return value;
				}
			}
		};
		function headerValueEquals(lhs, rhs) {
			if (lhs == null && rhs == null) return !0;
			if (lhs == null && rhs != null || lhs != null && rhs == null) return !1;
			if (Array.isArray(lhs) && Array.isArray(rhs)) {
				if (lhs.length !== rhs.length) return !1;
				for (let i = 0; i < lhs.length; i++) if (lhs[i] !== rhs[i]) return !1;
				return !0;
			}
			return lhs === rhs;
		}
		function getContentType(headers) {
			if (headers == null) return;
			for (let key in headers) if (key.toLowerCase() === "content-type") {
				let value = headers[key];
				return Array.isArray(value) ? value[0] : value;
			}
		}
		function isCompressibleContentType(contentType) {
			if (contentType == null) return !1;
			let type = contentType.toLowerCase();
			return /^text\//.test(type) || /^application\/(json|xml|javascript|x-www-form-urlencoded|graphql)(\s|;|$)/.test(type) || /\+(json|xml)(\s|;|$)/.test(type);
		}
	}),
	6808: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { BalancedPoolMissingUpstreamError, InvalidArgumentError } = __webpack_require__(3092);
		let { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = __webpack_require__(7873);
		let Pool = __webpack_require__(6307);
		let { kOriginless, kUrl } = __webpack_require__(6478);
		let util = __webpack_require__(9203);
		let kFactory = Symbol("factory");
		let kOptions = Symbol("options");
		let kGreatestCommonDivisor = Symbol("kGreatestCommonDivisor");
		let kCurrentWeight = Symbol("kCurrentWeight");
		let kIndex = Symbol("kIndex");
		let kWeight = Symbol("kWeight");
		let kMaxWeightPerServer = Symbol("kMaxWeightPerServer");
		let kErrorPenalty = Symbol("kErrorPenalty");
		function getGreatestCommonDivisor(a, b) {
			if (a === 0) return b;
			for (; b !== 0;) {
				let t = b;
				b = a % b;
				a = t;
			}
			return a;
		}
		function defaultFactory(origin, opts) {
			return new Pool(origin, opts);
		}
		class BalancedPool extends PoolBase {
			constructor(upstreams = [], { factory = defaultFactory, connect, tls, ...opts } = {}) {
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				super(opts);
				this[kOriginless] = !0;
				connect && typeof connect != "function" && (connect = { ...connect });
				tls && typeof tls != "function" && (tls = { ...tls });
				this[kOptions] = {
					...util.deepClone(opts),
					connect,
					tls
				};
				this[kIndex] = -1;
				this[kCurrentWeight] = 0;
				this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
				this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
				Array.isArray(upstreams) || (upstreams = [upstreams]);
				this[kFactory] = factory;
				for (let upstream of upstreams) this.addUpstream(upstream);
				this._updateBalancedPoolStats();
			}
			addUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin;
				if (this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0)) return this;
				let pool = this[kFactory](upstreamOrigin, this[kOptions]);
				this[kAddClient](pool);
				pool.on("connect", () => {
					pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
				});
				pool.on("connectionError", () => {
					pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
					this._updateBalancedPoolStats();
				});
				pool.on("disconnect", (...args) => {
					let err = args[2];
					if (err && err.code === "UND_ERR_SOCKET") {
						pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
						this._updateBalancedPoolStats();
					}
				});
				for (let client of this[kClients]) client[kWeight] = this[kMaxWeightPerServer];
				this._updateBalancedPoolStats();
				return this;
			}
			_updateBalancedPoolStats() {
				let result = 0;
				for (let i = 0; i < this[kClients].length; i++) result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
				this[kGreatestCommonDivisor] = result;
			}
			removeUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin;
				let pool = this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0);
				pool && this[kRemoveClient](pool);
				return this;
			}
			getUpstream(upstream) {
				let upstreamOrigin = util.parseOrigin(upstream).origin;
				return this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0);
			}
			get upstreams() {
				return this[kClients].filter((dispatcher) => dispatcher.closed !== !0 && dispatcher.destroyed !== !0).map((p) => p[kUrl].origin);
			}
			[kGetDispatcher]() {
				if (this[kClients].length === 0) throw new BalancedPoolMissingUpstreamError();
				let counter = 0;
				let maxWeightIndex = -1;
				for (; counter++ < this[kClients].length;) {
					this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
					let pool = this[kClients][this[kIndex]];
					if (this[kIndex] === 0) {
						this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
						this[kCurrentWeight] <= 0 && (this[kCurrentWeight] = this[kMaxWeightPerServer]);
					}
					if (pool[kNeedDrain] || pool.closed === !0 || pool.destroyed === !0) continue;
					(maxWeightIndex === -1 || pool[kWeight] > this[kClients][maxWeightIndex][kWeight]) && (maxWeightIndex = this[kIndex]);
					if (pool[kWeight] >= this[kCurrentWeight]) return pool;
				}
				if (maxWeightIndex === -1) return;
				this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
				this[kIndex] = maxWeightIndex;
				return this[kClients][maxWeightIndex];
			}
		}
		module.exports = BalancedPool;
	}),
	6867: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let Dispatcher = __webpack_require__(1716);
		let { InvalidArgumentError } = __webpack_require__(3092);
		let { toRawHeaders } = __webpack_require__(9203);
		let { kOriginless, kUrl } = __webpack_require__(6478);
		class LegacyHandlerWrapper {
			#handler;
			constructor(handler) {
				this.#handler = handler;
			}
			onRequestStart(controller, context) {
				this.#handler.onConnect?.((reason) => controller.abort(reason), context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				let rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
				this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let rawHeaders = Array.isArray(controller?.rawHeaders) ? controller.rawHeaders : toRawHeaders(controller?.rawHeaders ?? headers ?? {});
				this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === !1 && controller.pause();
			}
			onResponseData(controller, chunk) {
				this.#handler.onData?.(chunk) === !1 && controller.pause();
			}
			onResponseEnd(controller, trailers) {
				let rawTrailers = Array.isArray(controller?.rawTrailers) ? controller.rawTrailers : toRawHeaders(controller?.rawTrailers ?? trailers ?? {});
				this.#handler.onComplete?.(rawTrailers);
			}
			onResponseError(_controller, err) {
				if (!this.#handler.onError) throw err;
				this.#handler.onError(err);
			}
			onBodySent(chunk) {
				this.#handler.onBodySent?.(chunk);
			}
			onRequestSent() {
				this.#handler.onRequestSent?.();
			}
			onResponseStarted() {
				this.#handler.onResponseStarted?.();
			}
		}
		class Dispatcher1Wrapper extends Dispatcher {
			#dispatcher;
			constructor(dispatcher) {
				super();
				if (!dispatcher || typeof dispatcher.dispatch != "function") throw new InvalidArgumentError("Argument dispatcher must implement dispatch");
				this.#dispatcher = dispatcher;
				this[kUrl] = dispatcher[kUrl];
				this[kOriginless] = dispatcher[kOriginless];
			}
			static wrapHandler(handler) {
				if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
				if (typeof handler.onRequestStart == "function") return handler;
				return new LegacyHandlerWrapper(handler);
			}
			dispatch(opts, handler) {
				opts.allowH2 !== !1 && (opts = {
					...opts,
					allowH2: !1
				});
				return this.#dispatcher.dispatch(opts, Dispatcher1Wrapper.wrapHandler(handler));
			}
			get webSocketOptions() {
				return this.#dispatcher.webSocketOptions;
			}
			get eventSourceOptions() {
				return this.#dispatcher.eventSourceOptions;
			}
			close(...args) {
				return this.#dispatcher.close(...args);
			}
			destroy(...args) {
				return this.#dispatcher.destroy(...args);
			}
		}
		module.exports = Dispatcher1Wrapper;
	}),
	920: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { InvalidArgumentError } = __webpack_require__(3092);
		let Client = __webpack_require__(2574);
		class H2CClient extends Client {
			constructor(origin, clientOpts) {
				typeof origin == "string" && (origin = new URL(origin));
				if (origin.protocol !== "http:") throw new InvalidArgumentError("h2c-client: Only h2c protocol is supported");
				let { maxConcurrentStreams, pipelining, ...opts } = clientOpts ?? {};
				let defaultMaxConcurrentStreams = maxConcurrentStreams ?? 100;
				let defaultPipelining = 100;
				if (maxConcurrentStreams != null && (!Number.isInteger(maxConcurrentStreams) || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
				pipelining != null && Number.isInteger(pipelining) && pipelining > 0 && (defaultPipelining = pipelining);
				if (defaultPipelining > defaultMaxConcurrentStreams) throw new InvalidArgumentError("h2c-client: pipelining cannot be greater than maxConcurrentStreams");
				super(origin, {
					...opts,
					maxConcurrentStreams: defaultMaxConcurrentStreams,
					pipelining: defaultPipelining,
					allowH2: !0,
					useH2c: !0
				});
			}
		}
		module.exports = H2CClient;
	}),
	4087: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let Dispatcher = __webpack_require__(1716);
		let RetryHandler = __webpack_require__(9435);
		let { kOriginless, kUrl } = __webpack_require__(6478);
		class RetryAgent extends Dispatcher {
			#agent = null;
			#options = null;
			constructor(agent, options = {}) {
				super(options);
				this.#agent = agent;
				this.#options = options;
				this[kUrl] = agent[kUrl];
				this[kOriginless] = agent[kOriginless];
			}
			dispatch(opts, handler) {
				let retry = new RetryHandler({
					...opts,
					retryOptions: this.#options
				}, {
					dispatch: this.#agent.dispatch.bind(this.#agent),
					handler
				});
				return this.#agent.dispatch(opts, retry);
			}
			get webSocketOptions() {
				return this.#agent.webSocketOptions;
			}
			get eventSourceOptions() {
				return this.#agent.eventSourceOptions;
			}
			close() {
				return this.#agent.close();
			}
			destroy() {
				return this.#agent.destroy();
			}
		}
		module.exports = RetryAgent;
	}),
	7739: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher, kHasDispatcher, kRemoveClient, kRetireClient, kDrainQueue } = __webpack_require__(7873);
		let Client = __webpack_require__(2574);
		let { InvalidArgumentError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { kUrl, kQueued } = __webpack_require__(6478);
		let buildConnector = __webpack_require__(3657);
		let kOptions = Symbol("options");
		let kConnections = Symbol("connections");
		let kFactory = Symbol("factory");
		let kIndex = Symbol("index");
		function defaultFactory(origin, opts) {
			return new Client(origin, opts);
		}
		class RoundRobinPool extends PoolBase {
			constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, clientTtl, ...options } = {}) {
				if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
				if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
				if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
				typeof connect != "function" && (connect = buildConnector({
					...tls,
					maxCachedSessions,
					allowH2,
					socketPath,
					timeout: connectTimeout,
					...typeof autoSelectFamily == "boolean" ? {
						autoSelectFamily,
						autoSelectFamilyAttemptTimeout
					} : void 0,
					...connect
				}));
				super(options);
				this[kConnections] = connections || null;
				this[kUrl] = util.parseOrigin(origin);
				this[kOptions] = {
					...util.deepClone(options),
					connect,
					allowH2,
					clientTtl,
					socketPath
				};
				this[kFactory] = factory;
				this[kIndex] = -1;
				this.on("connect", (origin, targets) => {
					if (clientTtl != null && clientTtl > 0) for (let target of targets) Object.assign(target, { ttl: Date.now() });
				});
				this.on("connectionError", (origin, targets, error) => {
					for (let target of targets) this[kClients].includes(target) && this[kRetireClient](target);
					this[kQueued] > 0 && this[kDrainQueue](origin, targets.slice(1));
				});
			}
			[kGetDispatcher]() {
				let clientTtlOption = this[kOptions].clientTtl;
				if (this[kClients].length === 0) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
				let checked = 0;
				for (; checked < this[kClients].length;) {
					this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
					let client = this[kClients][this[kIndex]];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						this[kIndex]--;
						continue;
					}
					if (!client[kNeedDrain]) return client;
					checked++;
				}
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return dispatcher;
				}
			}
			[kHasDispatcher]() {
				let clientTtlOption = this[kOptions].clientTtl;
				for (let i = 0; i < this[kClients].length; i++) {
					let client = this[kClients][i];
					if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) {
						this[kRemoveClient](client);
						i <= this[kIndex] && this[kIndex]--;
						i--;
					} else if (!client[kNeedDrain]) return !0;
				}
				if (!this[kConnections] || this[kClients].length < this[kConnections]) {
					let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
					this[kAddClient](dispatcher);
					return !0;
				}
				return !1;
			}
		}
		module.exports = RoundRobinPool;
	}),
	5964: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let globalDispatcher = Symbol.for("undici.globalDispatcher.2");
		let legacyGlobalDispatcher = Symbol.for("undici.globalDispatcher.1");
		let { InvalidArgumentError } = __webpack_require__(3092);
		let Agent = __webpack_require__(3480);
		let Dispatcher1Wrapper = __webpack_require__(6867);
		let fallbackDispatcher;
		getGlobalDispatcher() === void 0 && setGlobalDispatcher(new Agent());
		function setGlobalDispatcher(agent) {
			if (!agent || typeof agent.dispatch != "function") throw new InvalidArgumentError("Argument agent must implement Agent");
			try {
				Object.defineProperty(globalThis, globalDispatcher, {
					value: agent,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
			} catch (err) {
				if (err instanceof TypeError) {
					fallbackDispatcher = agent;
					return;
				}
				throw err;
			}
			try {
				let legacyAgent = agent instanceof Dispatcher1Wrapper ? agent : new Dispatcher1Wrapper(agent);
				Object.defineProperty(globalThis, legacyGlobalDispatcher, {
					value: legacyAgent,
					writable: !0,
					enumerable: !1,
					configurable: !1
				});
			} catch (err) {
				if (!(err instanceof TypeError)) throw err;
			}
		}
		function getGlobalDispatcher() {
			return globalThis[globalDispatcher] ?? fallbackDispatcher;
		}
		module.exports = {
			setGlobalDispatcher,
			getGlobalDispatcher,
			installedExports: [
				"fetch",
				"Headers",
				"Response",
				"Request",
				"FormData",
				"WebSocket",
				"CloseEvent",
				"ErrorEvent",
				"MessageEvent",
				"EventSource"
			]
		};
	}),
	1623: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let util = __webpack_require__(9203);
		let { kRedirectCacheControl } = __webpack_require__(6478);
		let { parseCacheControlHeader, hasInvalidCacheControlDirective, parseVaryHeader, hasVaryStar, isInvalidOrWildcardVaryHeader, isEtagUsable } = __webpack_require__(2946);
		let { parseHttpDate } = __webpack_require__(6750);
		function noop() {}
		class CacheController {
			#blocked = !1;
			#downstreamPaused = !1;
			constructor(target) {
				this.target = target;
			}
			block() {
				this.#blocked = !0;
			}
			release() {
				this.#blocked = !1;
				this.#downstreamPaused || this.target.resume();
			}
			pause() {
				this.#downstreamPaused = !0;
				this.target.pause();
			}
			resume() {
				this.#downstreamPaused = !1;
				this.#blocked || this.target.resume();
			}
			abort(reason) {
				this.target.abort(reason);
			}
			get paused() {
				return this.#downstreamPaused;
			}
			get aborted() {
				return this.target.aborted;
			}
			get reason() {
				return this.target.reason;
			}
			get rawHeaders() {
				return this.target.rawHeaders;
			}
			set rawHeaders(value) {
				this.target.rawHeaders = value;
			}
			get rawTrailers() {
				return this.target.rawTrailers;
			}
			set rawTrailers(value) {
				this.target.rawTrailers = value;
			}
		}
		function sameOrigin(a, b) {
			try {
				return new URL(String(a)).origin === new URL(String(b)).origin;
			} catch {
				return String(a) === String(b);
			}
		}
		let HEURISTICALLY_CACHEABLE_STATUS_CODES = [
			200,
			203,
			204,
			206,
			300,
			301,
			308,
			404,
			405,
			410,
			414,
			501
		];
		let NOT_UNDERSTOOD_STATUS_CODES = [206];
		let MAX_RESPONSE_AGE = 2147483647e3;
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function appendVaryValues(target, varyValue) {
			if (Array.isArray(varyValue)) for (let i = 0; i < varyValue.length; i++) target.push(varyValue[i]);
			else varyValue != null && target.push(varyValue);
		}
		function appendConnectionHeaderTokens(headersToRemove, connectionHeader) {
			let values = Array.isArray(connectionHeader) ? connectionHeader : [connectionHeader];
			for (let i = 0; i < values.length; i++) {
				let tokens = values[i].split(",");
				for (let j = 0; j < tokens.length; j++) headersToRemove.push(trimOWS(tokens[j]).toLowerCase());
			}
		}
		function getSameOriginPath(cacheKey, location) {
			if (typeof location != "string") return;
			let originUrl;
			let requestUrl;
			let locationUrl;
			try {
				originUrl = new URL(cacheKey.origin);
				requestUrl = new URL(cacheKey.path, originUrl);
				locationUrl = new URL(location, requestUrl);
			} catch {
				return;
			}
			if (locationUrl.origin !== originUrl.origin) return;
			return locationUrl.pathname + locationUrl.search;
		}
		function deleteCachedUri(store, cacheKey, path) {
			deleteCachedValue(store, {
				...cacheKey,
				path
			});
			for (let i = 0; i < util.safeHTTPMethods.length; i++) {
				let method = util.safeHTTPMethods[i];
				method !== cacheKey.method && deleteCachedValue(store, {
					...cacheKey,
					method,
					path
				});
			}
		}
		function deleteLocationTargets(store, cacheKey, headerValue) {
			if (headerValue === void 0) return;
			let values = Array.isArray(headerValue) ? headerValue : [headerValue];
			for (let i = 0; i < values.length; i++) {
				let path = getSameOriginPath(cacheKey, values[i]);
				path !== void 0 && deleteCachedUri(store, cacheKey, path);
			}
		}
		function invalidateUnsafeRequest(store, cacheKey, resHeaders) {
			deleteCachedUri(store, cacheKey, cacheKey.path);
			deleteLocationTargets(store, cacheKey, resHeaders.location);
			deleteLocationTargets(store, cacheKey, resHeaders["content-location"]);
		}
		function requestCarriesCredentials(headers) {
			return headers != null && (Object.hasOwn(headers, "authorization") || Object.hasOwn(headers, "cookie") || Object.hasOwn(headers, "proxy-authorization"));
		}
		class CacheHandler {
			#cacheKey;
			#cacheType;
			#cacheByDefault;
			#store;
			#handler;
			#downstreamController;
			#writeStream;
			#history;
			constructor({ store, type, cacheByDefault }, cacheKey, handler) {
				this.#store = store;
				this.#cacheType = type;
				this.#cacheByDefault = cacheByDefault;
				this.#cacheKey = cacheKey;
				this.#handler = handler;
			}
			onRequestStart(controller, context) {
				this.#writeStream?.destroy();
				this.#writeStream = void 0;
				this.#downstreamController = new CacheController(controller);
				this.#history = context?.history;
				this.#handler.onRequestStart?.(this.#downstreamController, context);
			}
			onBodySent(chunk) {
				this.#handler.onBodySent?.(chunk);
			}
			onRequestSent() {
				this.#handler.onRequestSent?.();
			}
			onRequestUpgrade(_controller, statusCode, headers, socket) {
				this.#handler.onRequestUpgrade?.(this.#downstreamController, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, resHeaders, statusMessage) {
				let downstreamOnHeaders = () => this.#handler.onResponseStart?.(this.#downstreamController, statusCode, resHeaders, statusMessage);
				let handler = this;
				if (!arrayIncludes(util.safeHTTPMethods, this.#cacheKey.method) && statusCode >= 200 && statusCode <= 399) {
					invalidateUnsafeRequest(this.#store, this.#cacheKey, resHeaders);
					return downstreamOnHeaders();
				}
				if (this.#history && this.#history.length > 1 && requestCarriesCredentials(this.#cacheKey.headers)) return downstreamOnHeaders();
				if (this.#history && this.#history.length > 0) {
					for (let hopUrl of this.#history) if (!sameOrigin(hopUrl.origin, this.#cacheKey.origin)) return downstreamOnHeaders();
				}
				let now = Date.now();
				let redirectHopInfo = this.#history?.[kRedirectCacheControl];
				let redirectPolicy = redirectHopInfo?.length > 0 ? getRedirectPolicy(this.#cacheType, this.#cacheKey.method, redirectHopInfo, this.#cacheKey.headers, this.#cacheByDefault, now) : void 0;
				if (redirectHopInfo?.length > 0 && redirectPolicy === void 0) return downstreamOnHeaders();
				let cacheControlHeader = resHeaders["cache-control"];
				let cacheControlDirectives = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
				if (revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) {
					deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let heuristicallyCacheable = resHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode);
				if (!cacheControlHeader && !resHeaders.expires && !heuristicallyCacheable && !this.#cacheByDefault) {
					statusCode === 304 && resHeaders.vary && isInvalidOrWildcardVaryHeader(resHeaders.vary) && deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				if (!canCacheResponse(this.#cacheType, this.#cacheKey.method, statusCode, resHeaders, cacheControlDirectives, this.#cacheKey.headers)) {
					statusCode === 304 && (cacheControlHeader || revalidationResponseDisallowsCachedReuse(this.#cacheType, resHeaders, cacheControlDirectives)) && deleteCachedValue(this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let resAge = Object.hasOwn(resHeaders, "age") ? getAge(resHeaders.age) : void 0;
				if (resAge !== void 0 && resAge >= MAX_RESPONSE_AGE) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let resDate = Object.hasOwn(resHeaders, "date") ? getDate(resHeaders.date) : void 0;
				if (resDate === null) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let apparentAge = resDate ? Math.max(0, now - resDate.getTime()) : 0;
				let currentAge = Math.max(apparentAge, resAge ?? 0);
				let hasValidator = typeof resHeaders.etag == "string" && isEtagUsable(resHeaders.etag) || typeof resHeaders["last-modified"] == "string";
				let staleAt = determineStaleAt(this.#cacheType, now, resAge, resHeaders, resDate, cacheControlDirectives, hasValidator) ?? this.#cacheByDefault;
				let revalidationOnly = staleAt === 0 && hasValidator;
				if (staleAt === void 0 || currentAge >= staleAt && !revalidationOnly) {
					(cacheControlHeader || staleAt !== void 0) && deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let baseTime = now - currentAge;
				let absoluteStaleAt = staleAt + baseTime;
				redirectPolicy !== void 0 && (absoluteStaleAt = Math.min(absoluteStaleAt, redirectPolicy.staleAt));
				if (now >= absoluteStaleAt && !revalidationOnly) {
					deleteCachedValueIfNotModified(statusCode, this.#store, this.#cacheKey);
					return downstreamOnHeaders();
				}
				let varyDirectives;
				let combinedVary = [];
				if (redirectHopInfo) for (let hop of redirectHopInfo) appendVaryValues(combinedVary, hop?.headers?.vary);
				appendVaryValues(combinedVary, resHeaders.vary);
				if (combinedVary.length > 0) {
					for (let varyHeader of combinedVary) if (hasVaryStar(varyHeader)) return downstreamOnHeaders();
					if (this.#cacheKey.headers) {
						varyDirectives = parseVaryHeader(combinedVary, this.#cacheKey.headers);
						if (!varyDirectives) return downstreamOnHeaders();
					}
				}
				let effectiveCacheControlDirectives = cacheControlDirectives;
				if (redirectPolicy !== void 0) {
					effectiveCacheControlDirectives = { ...cacheControlDirectives };
					delete effectiveCacheControlDirectives["stale-while-revalidate"];
					delete effectiveCacheControlDirectives["stale-if-error"];
					redirectPolicy.requiresRevalidation === !0 && (effectiveCacheControlDirectives["proxy-revalidate"] = !0);
				}
				let cachedAt = baseTime;
				let deleteAt = determineDeleteAt(baseTime, now, effectiveCacheControlDirectives, absoluteStaleAt);
				let strippedHeaders = stripNecessaryHeaders(resHeaders, cacheControlDirectives);
				let value = {
					statusCode,
					statusMessage,
					headers: strippedHeaders,
					vary: varyDirectives,
					cacheControlDirectives: effectiveCacheControlDirectives,
					cachedAt,
					staleAt: absoluteStaleAt,
					deleteAt
				};
				if (statusCode === 304) {
					let done = !1;
					let finish304 = () => {
						if (done) return;
						done = !0;
						this.#downstreamController.release();
					};
					let failReplay = (err) => {
						if (done) return;
						done = !0;
						controller.abort(err);
					};
					let handle304 = (cachedValue) => {
						if (!cachedValue) {
							downstreamOnHeaders();
							finish304();
							return;
						}
						value.statusCode = cachedValue.statusCode;
						value.statusMessage = cachedValue.statusMessage;
						value.etag = cachedValue.etag;
						value.vary = varyDirectives ?? cachedValue.vary;
						value.headers = {
							...cachedValue.headers,
							...strippedHeaders
						};
						downstreamOnHeaders();
						this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
						if (!this.#writeStream || !cachedValue?.body) {
							finish304();
							return;
						}
						if (typeof cachedValue.body.values == "function") {
							let bodyIterator = cachedValue.body.values();
							let streamCachedBody = () => {
								if (done) return;
								try {
									for (let chunk of bodyIterator) {
										let full = this.#writeStream?.write(chunk) === !1;
										this.#handler.onResponseData?.(this.#downstreamController, chunk);
										if (full) return;
									}
									finish304();
								} catch (err) {
									failReplay(err);
								}
							};
							this.#writeStream.on("error", function() {
								handler.#writeStream = void 0;
								handler.#store.delete(handler.#cacheKey);
								streamCachedBody();
							}).on("drain", () => {
								streamCachedBody();
							}).on("close", function() {
								if (handler.#writeStream === this) {
									handler.#writeStream = void 0;
									streamCachedBody();
								}
							});
							streamCachedBody();
						} else if (typeof cachedValue.body.on == "function") {
							cachedValue.body.on("data", (chunk) => {
								try {
									this.#writeStream?.write(chunk);
									this.#handler.onResponseData?.(this.#downstreamController, chunk);
								} catch (err) {
									cachedValue.body.destroy();
									failReplay(err);
								}
							}).on("end", () => {
								this.#writeStream?.end();
								finish304();
							}).on("error", () => {
								this.#writeStream = void 0;
								this.#store.delete(this.#cacheKey);
								finish304();
							});
							this.#writeStream.on("error", function() {
								handler.#writeStream = void 0;
								handler.#store.delete(handler.#cacheKey);
							}).on("close", function() {
								handler.#writeStream === this && (handler.#writeStream = void 0);
							});
						} else finish304();
					};
					let result = this.#store.get(this.#cacheKey);
					this.#downstreamController.block();
					controller.pause();
					result && typeof result.then == "function" ? result.then(handle304, () => handle304(void 0)).catch((err) => {
						controller.abort(err);
					}) : handle304(result);
				} else {
					typeof resHeaders.etag == "string" && isEtagUsable(resHeaders.etag) && (value.etag = resHeaders.etag);
					this.#writeStream = this.#store.createWriteStream(this.#cacheKey, value);
					if (!this.#writeStream) return downstreamOnHeaders();
					this.#writeStream.on("drain", () => controller.resume()).on("error", function() {
						handler.#writeStream = void 0;
						handler.#store.delete(handler.#cacheKey);
					}).on("close", function() {
						handler.#writeStream === this && (handler.#writeStream = void 0);
						controller.resume();
					});
					downstreamOnHeaders();
				}
			}
			onResponseData(controller, chunk) {
				this.#writeStream?.write(chunk) === !1 && controller.pause();
				this.#handler.onResponseData?.(this.#downstreamController, chunk);
			}
			onResponseEnd(controller, trailers) {
				this.#writeStream?.end();
				this.#handler.onResponseEnd?.(this.#downstreamController, trailers);
			}
			onResponseError(controller, err) {
				this.#writeStream?.destroy(err);
				this.#writeStream = void 0;
				this.#handler.onResponseError?.(this.#downstreamController, err);
			}
		}
		function deleteCachedValue(store, cacheKey) {
			try {
				store.delete(cacheKey)?.catch?.(noop);
			} catch {}
		}
		function deleteCachedValueIfNotModified(statusCode, store, cacheKey) {
			statusCode === 304 && deleteCachedValue(store, cacheKey);
		}
		function revalidationResponseDisallowsCachedReuse(cacheType, resHeaders, cacheControlDirectives) {
			return cacheControlDirectives["no-store"] === !0 || cacheType === "shared" && (cacheControlDirectives.private === !0 || Object.hasOwn(resHeaders, "set-cookie")) || (resHeaders.vary ? isInvalidOrWildcardVaryHeader(resHeaders.vary) : !1);
		}
		function canCacheResponse(cacheType, method, statusCode, resHeaders, cacheControlDirectives, reqHeaders) {
			if (!arrayIncludes(util.safeHTTPMethods, method)) return !1;
			if (statusCode < 200 || arrayIncludes(NOT_UNDERSTOOD_STATUS_CODES, statusCode)) return !1;
			if (!arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, statusCode) && !resHeaders.expires && !cacheControlDirectives.public && cacheControlDirectives["max-age"] === void 0 && !(cacheControlDirectives.private && cacheType === "private") && (cacheControlDirectives["s-maxage"] === void 0 || cacheType !== "shared")) return !1;
			if (cacheControlDirectives["no-store"]) return !1;
			if (cacheType === "shared" && (cacheControlDirectives.private === !0 || Object.hasOwn(resHeaders, "set-cookie"))) return !1;
			if (resHeaders.vary && hasVaryStar(resHeaders.vary)) return !1;
			if (reqHeaders != null && Object.hasOwn(reqHeaders, "authorization")) {
				if (!cacheControlDirectives.public && !cacheControlDirectives["s-maxage"] && !cacheControlDirectives["must-revalidate"]) return !1;
				if (typeof reqHeaders.authorization != "string") return !1;
				if (Array.isArray(cacheControlDirectives["no-cache"]) && arrayIncludes(cacheControlDirectives["no-cache"], "authorization")) return !1;
				if (Array.isArray(cacheControlDirectives.private) && arrayIncludes(cacheControlDirectives.private, "authorization")) return !1;
			}
			return !0;
		}
		function getRedirectPolicy(cacheType, method, redirectHops, reqHeaders, cacheByDefault, now) {
			let staleAt = Infinity;
			let requiresRevalidation = !1;
			for (let hop of redirectHops) {
				let hopPolicy = getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault);
				if (hopPolicy === void 0 || hopPolicy.staleAt <= now) return;
				staleAt = Math.min(staleAt, hopPolicy.staleAt);
				requiresRevalidation ||= hopPolicy.requiresRevalidation;
			}
			return {
				staleAt,
				requiresRevalidation
			};
		}
		function getRedirectHopPolicy(cacheType, method, hop, reqHeaders, cacheByDefault) {
			if (!Number.isInteger(hop?.statusCode) || !Number.isFinite(hop?.receivedAt)) return;
			let hopHeaders = hop.headers ?? {};
			let cacheControlHeader = hopHeaders["cache-control"];
			let hopCacheControl = cacheControlHeader ? parseCacheControlHeader(cacheControlHeader) : {};
			if (hopHeaders.vary && hasVaryStar(hopHeaders.vary)) return;
			if (hopCacheControl["no-store"] === !0) return;
			if (cacheType === "shared" && Object.hasOwn(hopCacheControl, "private")) return;
			if (Object.hasOwn(hopCacheControl, "no-cache") || hopCacheControl["must-revalidate"] === !0 || cacheType === "shared" && hopCacheControl["proxy-revalidate"] === !0) return;
			let heuristicallyCacheable = hopHeaders["last-modified"] && arrayIncludes(HEURISTICALLY_CACHEABLE_STATUS_CODES, hop.statusCode);
			if (!cacheControlHeader && !hopHeaders.expires && !heuristicallyCacheable && !cacheByDefault) return;
			if (!canCacheResponse(cacheType, method, hop.statusCode, hopHeaders, hopCacheControl, reqHeaders)) return;
			let age = Object.hasOwn(hopHeaders, "age") ? getAge(hopHeaders.age) : void 0;
			if (age !== void 0 && age >= MAX_RESPONSE_AGE) return;
			let responseDate = Object.hasOwn(hopHeaders, "date") ? getDate(hopHeaders.date) : void 0;
			if (responseDate === null) return;
			let apparentAge = responseDate ? Math.max(0, hop.receivedAt - responseDate.getTime()) : 0;
			let currentAge = Math.max(apparentAge, age ?? 0);
			let hasValidator = typeof hopHeaders.etag == "string" && isEtagUsable(hopHeaders.etag) || typeof hopHeaders["last-modified"] == "string";
			let freshnessLifetime = determineStaleAt(cacheType, hop.receivedAt, age, hopHeaders, responseDate, hopCacheControl, hasValidator) ?? cacheByDefault;
			if (freshnessLifetime === void 0) return;
			return {
				staleAt: hop.receivedAt - currentAge + freshnessLifetime,
				requiresRevalidation: cacheType === "shared" && Object.hasOwn(hopCacheControl, "s-maxage")
			};
		}
		function getDate(dateHeader) {
			let dateValue = dateHeader;
			if (Array.isArray(dateValue)) {
				if (dateValue.length !== 1) return null;
				dateValue = dateValue[0];
			}
			if (typeof dateValue != "string") return null;
			return parseHttpDate(dateValue);
		}
		function getAge(ageHeader) {
			let ageValue = ageHeader;
			if (Array.isArray(ageValue)) {
				if (ageValue.length !== 1) return MAX_RESPONSE_AGE;
				ageValue = ageValue[0];
			}
			if (typeof ageValue != "string" || !/^[\t ]*[0-9]+[\t ]*$/.test(ageValue)) return MAX_RESPONSE_AGE;
			let age = BigInt(ageValue.replace(/^[\t ]+|[\t ]+$/g, ""));
			if (age >= BigInt(MAX_RESPONSE_AGE / 1e3)) return MAX_RESPONSE_AGE;
			return Number(age) * 1e3;
		}
		function determineStaleAt(cacheType, now, age, resHeaders, responseDate, cacheControlDirectives, hasValidator) {
			if (cacheType === "shared") {
				if (hasInvalidCacheControlDirective(cacheControlDirectives, "s-maxage")) return 0;
				let sMaxAge = cacheControlDirectives["s-maxage"];
				if (sMaxAge !== void 0) {
					if (sMaxAge > 0) return sMaxAge * 1e3;
					return 0;
				}
			}
			if (hasInvalidCacheControlDirective(cacheControlDirectives, "max-age")) return 0;
			let maxAge = cacheControlDirectives["max-age"];
			if (maxAge !== void 0) {
				if (maxAge > 0) return maxAge * 1e3;
				return 0;
			}
			if (Object.hasOwn(resHeaders, "expires")) {
				if (typeof resHeaders.expires != "string") return 0;
				let expiresDate = parseHttpDate(resHeaders.expires);
				if (!expiresDate) return 0;
				if (now >= expiresDate.getTime()) return 0;
				if (responseDate) {
					if (responseDate >= expiresDate) return 0;
					let freshnessLifetime = expiresDate.getTime() - responseDate.getTime();
					if (age !== void 0 && age >= freshnessLifetime) return 0;
					return freshnessLifetime;
				}
				return expiresDate.getTime() - now;
			}
			if (typeof resHeaders["last-modified"] == "string") {
				let lastModified = parseHttpDate(resHeaders["last-modified"]);
				if (lastModified) {
					if (lastModified.getTime() >= now) return;
					return (now - lastModified.getTime()) * .1;
				}
			}
			if (cacheControlDirectives.immutable) return 31536e6;
			if (cacheControlDirectives["no-cache"] === !0 && hasValidator) return 0;
		}
		function determineDeleteAt(baseTime, cachedAt, cacheControlDirectives, staleAt) {
			let staleWhileRevalidate = -Infinity;
			let staleIfError = -Infinity;
			let immutable = -Infinity;
			cacheControlDirectives["stale-while-revalidate"] && (staleWhileRevalidate = staleAt + cacheControlDirectives["stale-while-revalidate"] * 1e3);
			cacheControlDirectives["stale-if-error"] && (staleIfError = staleAt + cacheControlDirectives["stale-if-error"] * 1e3);
			cacheControlDirectives.immutable && staleWhileRevalidate === -Infinity && staleIfError === -Infinity && (immutable = cachedAt + 31536e6);
			if (staleWhileRevalidate === -Infinity && staleIfError === -Infinity && immutable === -Infinity) {
				let freshnessLifetime = staleAt - baseTime;
				if (freshnessLifetime <= 0) return cachedAt + 864e5;
				let datePrecisionPadding = Math.min(Math.max(cachedAt - baseTime, 0), 1e3);
				return staleAt + freshnessLifetime + datePrecisionPadding;
			}
			return Math.max(staleAt, staleWhileRevalidate, staleIfError, immutable);
		}
		function stripNecessaryHeaders(resHeaders, cacheControlDirectives) {
			let headersToRemove = [
				"connection",
				"proxy-authenticate",
				"proxy-authentication-info",
				"proxy-authorization",
				"proxy-connection",
				"te",
				"transfer-encoding",
				"upgrade",
				"age"
			];
			resHeaders.connection && appendConnectionHeaderTokens(headersToRemove, resHeaders.connection);
			Array.isArray(cacheControlDirectives["no-cache"]) && headersToRemove.push(...cacheControlDirectives["no-cache"]);
			Array.isArray(cacheControlDirectives.private) && headersToRemove.push(...cacheControlDirectives.private);
			let strippedHeaders;
			for (let headerName of headersToRemove) if (Object.hasOwn(resHeaders, headerName)) {
				strippedHeaders ??= { ...resHeaders };
				delete strippedHeaders[headerName];
			}
			return strippedHeaders ?? resHeaders;
		}
		module.exports = CacheHandler;
	}),
	9872: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		class CacheRevalidationHandler {
			#successful = !1;
			#callback;
			#handler;
			#context;
			#allowErrorStatusCodes;
			constructor(callback, handler, allowErrorStatusCodes) {
				if (typeof callback != "function") throw TypeError("callback must be a function");
				this.#callback = callback;
				this.#handler = handler;
				this.#allowErrorStatusCodes = allowErrorStatusCodes;
			}
			onRequestStart(_, context) {
				this.#successful = !1;
				this.#context = context;
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.#handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				assert(this.#callback != null);
				this.#successful = statusCode === 304 || this.#allowErrorStatusCodes && statusCode >= 500 && statusCode <= 504;
				this.#callback(this.#successful, this.#context, statusCode, headers);
				this.#callback = null;
				if (this.#successful) return !0;
				this.#handler.onRequestStart?.(controller, this.#context);
				this.#handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
			}
			onResponseData(controller, chunk) {
				if (this.#successful) return;
				return this.#handler.onResponseData?.(controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				if (this.#successful) return;
				this.#handler.onResponseEnd?.(controller, trailers);
			}
			onResponseError(controller, err) {
				if (this.#successful) return;
				if (this.#callback) {
					if (this.#allowErrorStatusCodes) {
						this.#successful = !0;
						this.#callback(!0, this.#context);
						this.#callback = null;
						return;
					}
					this.#callback(!1);
					this.#callback = null;
				}
				if (typeof this.#handler.onResponseError == "function") this.#handler.onResponseError(controller, err);
				else throw err;
			}
		}
		module.exports = CacheRevalidationHandler;
	}),
	6424: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		module.exports = class DecoratorHandler {
			#handler;
			#onCompleteCalled = !1;
			#onErrorCalled = !1;
			#onResponseStartCalled = !1;
			constructor(handler) {
				if (typeof handler != "object" || !handler) throw TypeError("handler must be an object");
				this.#handler = handler;
			}
			onRequestStart(...args) {
				this.#handler.onRequestStart?.(...args);
			}
			onRequestUpgrade(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				return this.#handler.onRequestUpgrade?.(...args);
			}
			onResponseStart(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				if (args[1] >= 200) {
					assert(!this.#onResponseStartCalled);
					this.#onResponseStartCalled = !0;
				}
				return this.#handler.onResponseStart?.(...args);
			}
			onResponseData(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				return this.#handler.onResponseData?.(...args);
			}
			onResponseEnd(...args) {
				assert(!this.#onCompleteCalled);
				assert(!this.#onErrorCalled);
				this.#onCompleteCalled = !0;
				return this.#handler.onResponseEnd?.(...args);
			}
			onResponseError(...args) {
				this.#onErrorCalled = !0;
				return this.#handler.onResponseError?.(...args);
			}
			onBodySent(...args) {
				return this.#handler.onBodySent?.(...args);
			}
			onRequestSent(...args) {
				return this.#handler.onRequestSent?.(...args);
			}
		};
	}),
	1052: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { RequestAbortedError } = __webpack_require__(3092);
		let DEFAULT_MAX_BUFFER_SIZE = 5242880;
		class DeduplicationHandler {
			#primaryHandler;
			#requestStarted = !1;
			#context = null;
			#waitingHandlers = [];
			#maxBufferSize = DEFAULT_MAX_BUFFER_SIZE;
			#statusCode = 0;
			#headers = {};
			#statusMessage = "";
			#aborted = !1;
			#responseStarted = !1;
			#responseDataStarted = !1;
			#completed = !1;
			#controller = null;
			#onComplete = null;
			constructor(primaryHandler, onComplete, maxBufferSize = DEFAULT_MAX_BUFFER_SIZE) {
				this.#primaryHandler = primaryHandler;
				this.#onComplete = onComplete;
				this.#maxBufferSize = maxBufferSize;
			}
			addWaitingHandler(handler) {
				if (this.#completed || this.#responseDataStarted) return !1;
				let waitingHandler = this.#createWaitingHandler(handler);
				let waitingController = waitingHandler.controller;
				try {
					if (this.#requestStarted) {
						handler.onRequestStart?.(waitingController, this.#context);
						if (waitingController.aborted) {
							waitingHandler.done = !0;
							return !0;
						}
						this.#responseStarted && handler.onResponseStart?.(waitingController, this.#statusCode, this.#headers, this.#statusMessage);
					} else waitingHandler.pendingStart = !0;
				} catch {
					waitingHandler.done = !0;
					return !0;
				}
				waitingController.aborted || this.#waitingHandlers.push(waitingHandler);
				return !0;
			}
			onRequestStart(controller, context) {
				this.#controller = controller;
				if (!this.#requestStarted) {
					this.#requestStarted = !0;
					this.#context = context;
					for (let waitingHandler of this.#waitingHandlers) if (waitingHandler.pendingStart && !waitingHandler.done && !waitingHandler.controller.aborted) {
						waitingHandler.pendingStart = !1;
						try {
							waitingHandler.handler.onRequestStart?.(waitingHandler.controller, context);
						} catch {
							waitingHandler.done = !0;
						}
					}
					this.#pruneDoneWaitingHandlers();
				}
				this.#primaryHandler.onRequestStart?.(controller, context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.#primaryHandler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				this.#responseStarted = !0;
				this.#statusCode = statusCode;
				this.#headers = headers;
				this.#statusMessage = statusMessage;
				this.#primaryHandler.onResponseStart?.(controller, statusCode, headers, statusMessage);
				for (let waitingHandler of this.#waitingHandlers) {
					let { handler, controller: waitingController } = waitingHandler;
					if (waitingHandler.done || waitingController.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					try {
						handler.onResponseStart?.(waitingController, statusCode, headers, statusMessage);
					} catch {}
					waitingController.aborted && (waitingHandler.done = !0);
				}
				this.#pruneDoneWaitingHandlers();
			}
			onResponseData(controller, chunk) {
				if (this.#aborted || this.#completed) return;
				this.#responseDataStarted = !0;
				this.#primaryHandler.onResponseData?.(controller, chunk);
				for (let waitingHandler of this.#waitingHandlers) {
					let { handler, controller: waitingController } = waitingHandler;
					if (waitingHandler.done || waitingController.aborted) {
						waitingHandler.done = !0;
						continue;
					}
					if (waitingController.paused) {
						this.#bufferWaitingChunk(waitingHandler, chunk);
						continue;
					}
					try {
						handler.onResponseData?.(waitingController, chunk);
					} catch {}
					if (waitingController.aborted) {
						waitingHandler.done = !0;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
					}
				}
				this.#pruneDoneWaitingHandlers();
			}
			onResponseEnd(controller, trailers) {
				if (this.#aborted || this.#completed) return;
				this.#completed = !0;
				this.#cleanup();
				try {
					this.#primaryHandler.onResponseEnd?.(controller, trailers);
				} catch (err) {
					this.#primaryHandler.onResponseError?.(controller, err);
				} finally {
					for (let waitingHandler of this.#waitingHandlers) {
						if (waitingHandler.done || waitingHandler.controller.aborted) {
							waitingHandler.done = !0;
							continue;
						}
						this.#flushWaitingHandler(waitingHandler);
						if (waitingHandler.done || waitingHandler.controller.aborted) {
							waitingHandler.done = !0;
							continue;
						}
						if (waitingHandler.controller.paused) {
							waitingHandler.pendingTrailers = trailers;
							continue;
						}
						this.#endWaitingHandler(waitingHandler, trailers);
					}
					this.#pruneDoneWaitingHandlers();
				}
			}
			onResponseError(controller, err) {
				if (this.#completed) return;
				this.#aborted = !0;
				this.#completed = !0;
				this.#cleanup();
				try {
					this.#primaryHandler.onResponseError?.(controller, err);
				} finally {
					for (let waitingHandler of this.#waitingHandlers) this.#errorWaitingHandler(waitingHandler, err);
					this.#waitingHandlers = [];
				}
			}
			#cleanup() {
				let onComplete = this.#onComplete;
				this.#onComplete = null;
				onComplete?.();
			}
			#createWaitingHandler(handler) {
				let waitingHandler = {
					handler,
					controller: null,
					bufferedChunks: [],
					bufferedBytes: 0,
					pendingTrailers: null,
					done: !1,
					pendingStart: !1
				};
				let state = {
					aborted: !1,
					paused: !1,
					reason: null
				};
				waitingHandler.controller = {
					resume: () => {
						if (state.aborted) return;
						state.paused = !1;
						this.#flushWaitingHandler(waitingHandler);
						this.#completed && waitingHandler.pendingTrailers && waitingHandler.bufferedChunks.length === 0 && !state.paused && !state.aborted && this.#endWaitingHandler(waitingHandler, waitingHandler.pendingTrailers);
						this.#pruneDoneWaitingHandlers();
					},
					pause: () => {
						state.aborted || (state.paused = !0);
					},
					get paused() {
						return state.paused;
					},
					get aborted() {
						return state.aborted;
					},
					get reason() {
						return state.reason;
					},
					abort: (reason) => {
						if (state.aborted) return;
						state.aborted = !0;
						state.reason = reason ?? null;
						waitingHandler.done = !0;
						waitingHandler.pendingTrailers = null;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
						try {
							handler.onResponseError?.(waitingHandler.controller, state.reason ?? new RequestAbortedError());
						} catch {}
					}
				};
				return waitingHandler;
			}
			#bufferWaitingChunk(waitingHandler, chunk) {
				if (waitingHandler.done || waitingHandler.controller.aborted) {
					waitingHandler.done = !0;
					waitingHandler.bufferedChunks = [];
					waitingHandler.bufferedBytes = 0;
					return;
				}
				let bufferedChunk = Buffer.from(chunk);
				waitingHandler.bufferedChunks.push(bufferedChunk);
				waitingHandler.bufferedBytes += bufferedChunk.length;
				if (waitingHandler.bufferedBytes > this.#maxBufferSize) {
					let err = new RequestAbortedError(`Deduplicated waiting handler exceeded maxBufferSize (${this.#maxBufferSize} bytes) while paused`);
					waitingHandler.controller.abort(err);
				}
			}
			#flushWaitingHandler(waitingHandler) {
				let { handler, controller } = waitingHandler;
				for (; !waitingHandler.done && !controller.aborted && !controller.paused && waitingHandler.bufferedChunks.length > 0;) {
					let bufferedChunk = waitingHandler.bufferedChunks.shift();
					waitingHandler.bufferedBytes -= bufferedChunk.length;
					try {
						handler.onResponseData?.(controller, bufferedChunk);
					} catch {}
					if (controller.aborted) {
						waitingHandler.done = !0;
						waitingHandler.pendingTrailers = null;
						waitingHandler.bufferedChunks = [];
						waitingHandler.bufferedBytes = 0;
						break;
					}
				}
			}
			#endWaitingHandler(waitingHandler, trailers) {
				waitingHandler.done = !0;
				waitingHandler.pendingTrailers = null;
				try {
					waitingHandler.handler.onResponseEnd?.(waitingHandler.controller, trailers);
				} catch (err) {
					try {
						waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
					} catch {}
				}
			}
			#errorWaitingHandler(waitingHandler, err) {
				if (waitingHandler.done) return;
				waitingHandler.done = !0;
				waitingHandler.pendingTrailers = null;
				waitingHandler.bufferedChunks = [];
				waitingHandler.bufferedBytes = 0;
				try {
					waitingHandler.handler.onResponseError?.(waitingHandler.controller, err);
				} catch {}
			}
			#pruneDoneWaitingHandlers() {
				this.#waitingHandlers = this.#waitingHandlers.filter((waitingHandler) => waitingHandler.done === !1);
			}
		}
		module.exports = DeduplicationHandler;
	}),
	8307: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let util = __webpack_require__(9203);
		let assert = __webpack_require__(4589);
		let { InvalidArgumentError, MaxRedirectsError } = __webpack_require__(3092);
		let { kRequestOrigin, kRedirectCacheControl } = __webpack_require__(6478);
		let redirectableStatusCodes = [
			300,
			301,
			302,
			303,
			307,
			308
		];
		let noop = () => {};
		class RedirectHandler {
			static buildDispatch(dispatcher, maxRedirections) {
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
				let dispatch = dispatcher.dispatch.bind(dispatcher);
				return (opts, originalHandler) => dispatch(opts, new RedirectHandler(dispatch, maxRedirections, opts, originalHandler));
			}
			constructor(dispatch, maxRedirections, opts, handler) {
				if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
				if (opts.throwOnMaxRedirect != null && typeof opts.throwOnMaxRedirect != "boolean") throw new InvalidArgumentError("throwOnMaxRedirect must be a boolean");
				this.dispatch = dispatch;
				this.location = null;
				let { maxRedirections: _, stripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect, ...cleanOpts } = opts;
				this.opts = cleanOpts;
				this.opts.body = util.wrapRequestBody(this.opts.body);
				this.stripHeadersOnRedirect = normalizeStripHeaders(stripHeadersOnRedirect, "stripHeadersOnRedirect");
				this.stripHeadersOnCrossOriginRedirect = normalizeStripHeaders(stripHeadersOnCrossOriginRedirect, "stripHeadersOnCrossOriginRedirect");
				this.maxRedirections = maxRedirections;
				this.handler = handler;
				this.history = [];
				Object.defineProperty(this.history, kRedirectCacheControl, {
					value: [],
					enumerable: !1
				});
			}
			onRequestStart(controller, context) {
				this.handler.onRequestStart?.(controller, {
					...context,
					history: this.history
				});
			}
			onBodySent(chunk) {
				this.handler.onBodySent?.(chunk);
			}
			onRequestSent() {
				this.handler.onRequestSent?.();
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				this.handler.onRequestUpgrade?.(controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				if (statusCode < 200) {
					this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
					return;
				}
				let removeContentHeaders = statusCode === 303;
				if ((statusCode === 301 || statusCode === 302) && this.opts.method === "POST") {
					this.opts.method = "GET";
					util.isStream(this.opts.body) && util.destroy(this.opts.body.on("error", noop));
					this.opts.body = null;
					removeContentHeaders = !0;
				}
				if (statusCode === 303 && this.opts.method !== "HEAD") {
					this.opts.method = "GET";
					util.isStream(this.opts.body) && util.destroy(this.opts.body.on("error", noop));
					this.opts.body = null;
				}
				this.location = util.isDisturbed(this.opts.body) || redirectableStatusCodes.indexOf(statusCode) === -1 ? null : headers.location || null;
				if (this.location && this.history.length >= this.maxRedirections) {
					if (this.opts.throwOnMaxRedirect) throw new MaxRedirectsError();
					this.location = null;
				}
				let requestOrigin = this.opts[kRequestOrigin] === void 0 ? this.opts.origin : this.opts[kRequestOrigin];
				requestOrigin && this.history.push(new URL(this.opts.path, requestOrigin));
				if (!this.location) {
					this.handler.onResponseStart?.(controller, statusCode, headers, statusMessage);
					return;
				}
				this.history[kRedirectCacheControl].push({
					statusCode,
					headers: { ...headers },
					receivedAt: Date.now()
				});
				let baseUrl = requestOrigin ? new URL(this.opts.path, requestOrigin) : void 0;
				let { origin, pathname, search } = util.parseURL(new URL(this.location, baseUrl));
				let path = search ? `${pathname}${search}` : pathname;
				let redirectUrlString = `${origin}${path}`;
				for (let historyUrl of this.history) if (historyUrl.toString() === redirectUrlString) throw new InvalidArgumentError(`Redirect loop detected. Cannot redirect to ${origin}. This typically happens when using a Client or Pool with cross-origin redirects. Use an Agent for cross-origin redirects.`);
				this.opts.headers = cleanRequestHeaders(this.opts.headers, removeContentHeaders, requestOrigin !== origin, this.stripHeadersOnRedirect, this.stripHeadersOnCrossOriginRedirect);
				this.opts.path = path;
				this.opts.origin = origin;
				this.opts[kRequestOrigin] = origin;
				this.opts.query = null;
			}
			onResponseData(controller, chunk) {
				this.location || this.handler.onResponseData?.(controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				this.location ? this.dispatch(this.opts, this) : this.handler.onResponseEnd(controller, trailers);
			}
			onResponseError(controller, error) {
				this.handler.onResponseError?.(controller, error);
			}
		}
		function shouldRemoveHeader(header, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
			let name = util.headerNameToString(header);
			if (name === "host") return !0;
			if (stripHeaders?.has(name) || unknownOrigin && stripHeadersOnCrossOrigin?.has(name)) return !0;
			if (removeContent && name.startsWith("content-")) return !0;
			if (unknownOrigin) return name === "authorization" || name === "cookie" || name === "proxy-authorization";
			return !1;
		}
		function normalizeStripHeaders(headers, optionName) {
			if (headers == null) return null;
			if (!Array.isArray(headers)) throw new InvalidArgumentError(`${optionName} must be an array`);
			let normalized = new Set();
			for (let header of headers) {
				if (typeof header != "string") throw new InvalidArgumentError(`${optionName} must contain header names`);
				normalized.add(util.headerNameToString(header));
			}
			return normalized;
		}
		function cleanRequestHeaders(headers, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) {
			let ret = [];
			if (Array.isArray(headers)) {
				if (headers.length > 0 && Array.isArray(headers[0])) for (let [key, value] of headers) shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) || ret.push(key, value);
				else for (let i = 0; i < headers.length; i += 2) shouldRemoveHeader(headers[i], removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) || ret.push(headers[i], headers[i + 1]);
			} else if (headers && typeof headers == "object") {
				let entries = util.hasSafeIterator(headers) ? headers : Object.entries(headers);
				for (let [key, value] of entries) shouldRemoveHeader(key, removeContent, unknownOrigin, stripHeaders, stripHeadersOnCrossOrigin) || ret.push(key, value);
			} else assert(headers == null, "headers must be an object or an array");
			return ret;
		}
		module.exports = RedirectHandler;
	}),
	9435: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { kRetryHandlerDefaultRetry } = __webpack_require__(6478);
		let { RequestRetryError, RequestAbortedError } = __webpack_require__(3092);
		let { hasSafeIterator, isDisturbed, parseRangeHeader, wrapRequestBody } = __webpack_require__(9203);
		function calculateRetryAfterHeader(retryAfter) {
			let retryTime = new Date(retryAfter).getTime();
			return isNaN(retryTime) ? null : retryTime - Date.now();
		}
		function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
			let contentLength = headers["content-length"];
			if (contentLength == null) return;
			if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) return;
			let length = Number(contentLength);
			let expectedLength = range.end - range.start + 1;
			if (!Number.isFinite(length) || length !== expectedLength) throw new RequestRetryError("Content-Length mismatch", statusCode, {
				headers,
				data: { count: retryCount }
			});
		}
		class RetryController {
			#onAbort;
			#paused = !1;
			#target = null;
			constructor(onAbort) {
				this.#onAbort = onAbort;
			}
			set target(target) {
				this.#target = target;
				this.#paused && target?.pause();
			}
			get target() {
				return this.#target;
			}
			pause() {
				this.#paused = !0;
				this.#target?.pause();
			}
			resume() {
				this.#paused = !1;
				this.#target?.resume();
			}
			abort(reason) {
				this.#target?.abort(reason);
				this.#onAbort(reason);
			}
			get paused() {
				return this.#paused || (this.#target?.paused ?? !1);
			}
			get aborted() {
				return this.#target?.aborted ?? !1;
			}
			get reason() {
				return this.#target?.reason ?? null;
			}
			get rawHeaders() {
				return this.#target?.rawHeaders ?? null;
			}
			set rawHeaders(value) {
				this.#target && (this.#target.rawHeaders = value);
			}
			get rawTrailers() {
				return this.#target?.rawTrailers ?? null;
			}
			set rawTrailers(value) {
				this.#target && (this.#target.rawTrailers = value);
			}
		}
		class RetryHandler {
			constructor(opts, { dispatch, handler }) {
				let { retryOptions, ...dispatchOpts } = opts;
				let { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes, throwOnError } = retryOptions ?? {};
				this.error = null;
				this.dispatch = dispatch;
				this.handler = handler;
				this.opts = {
					...dispatchOpts,
					body: wrapRequestBody(opts.body)
				};
				this.retryOpts = {
					throwOnError: throwOnError ?? !0,
					retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
					retryAfter: retryAfter ?? !0,
					maxTimeout: maxTimeout ?? 3e4,
					minTimeout: minTimeout ?? 500,
					timeoutFactor: timeoutFactor ?? 2,
					maxRetries: maxRetries ?? 5,
					methods: methods ?? [
						"GET",
						"HEAD",
						"OPTIONS",
						"PUT",
						"DELETE",
						"TRACE",
						"QUERY"
					],
					statusCodes: statusCodes ?? [
						500,
						502,
						503,
						504,
						429
					],
					errorCodes: errorCodes ?? [
						"ECONNRESET",
						"ECONNREFUSED",
						"ENOTFOUND",
						"ENETDOWN",
						"ENETUNREACH",
						"EHOSTDOWN",
						"EHOSTUNREACH",
						"EPIPE",
						"UND_ERR_SOCKET"
					]
				};
				this.retryCount = 0;
				this.retryCountCheckpoint = 0;
				this.headersSent = !1;
				this.start = 0;
				this.end = null;
				this.etag = null;
				this.statusCode = null;
				this.headers = null;
				this.controllerProxy = new RetryController((reason) => this.#onAbort(reason));
				this.retryPending = !1;
				this.retryTimer = null;
				this.pendingResponseData = null;
				this.pendingResponseTrailers = null;
				this.pendingResponseEnded = !1;
				this.aborted = !1;
			}
			onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err) {
				if (this.retryOpts.throwOnError) {
					if (this.retryOpts.statusCodes.includes(statusCode) === !1) {
						if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, err);
						else {
							this.headersSent = !0;
							this.checkpointResponseEnd(headers);
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
						}
					} else this.error = err;
					return;
				}
				if (isDisturbed(this.opts.body)) {
					this.headersSent = !0;
					this.checkpointResponseEnd(headers);
					this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
					return;
				}
				function shouldRetry(passedErr) {
					if (this.aborted) return;
					this.retryPending = !1;
					this.retryTimer = null;
					let pendingData = this.pendingResponseData;
					let pendingTrailers = this.pendingResponseTrailers;
					let pendingEnd = this.pendingResponseEnded;
					this.pendingResponseData = null;
					this.pendingResponseTrailers = null;
					this.pendingResponseEnded = !1;
					if (passedErr) {
						if (this.headersSent) this.handler.onResponseError?.(this.controllerProxy, passedErr);
						else {
							this.headersSent = !0;
							this.checkpointResponseEnd(headers);
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
							controller.resume();
							if (pendingEnd) {
								for (let chunk of pendingData) this.onResponseData(controller, chunk);
								this.onResponseEnd(controller, pendingTrailers);
							}
							return;
						}
						controller.resume();
						return;
					}
					this.error = err;
					controller.resume();
					pendingEnd && this.onResponseEnd(controller, pendingTrailers);
				}
				controller.pause();
				this.retryPending = !0;
				this.pendingResponseData = [];
				this.pendingResponseTrailers = null;
				this.pendingResponseEnded = !1;
				this.retryTimer = this.retryOpts.retry(err, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this)) ?? null;
			}
			checkpointResponseEnd(headers) {
				if (this.end == null && this.opts.method !== "HEAD") {
					let contentLength = headers["content-length"];
					this.end = contentLength == null ? null : Number(contentLength) - 1;
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = this.end != null;
				}
			}
			onRequestStart(controller, context) {
				this.controllerProxy.target = controller;
				this.headersSent || this.handler.onRequestStart?.(this.controllerProxy, context);
			}
			onBodySent(chunk) {
				this.handler.onBodySent?.(chunk);
			}
			onRequestSent() {
				this.handler.onRequestSent?.();
			}
			onRequestUpgrade(_controller, statusCode, headers, socket) {
				this.handler.onRequestUpgrade?.(this.controllerProxy, statusCode, headers, socket);
			}
			static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
				let { statusCode, code, headers } = err;
				let { method, retryOptions } = opts;
				let { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods, retryAfter } = retryOptions;
				let { counter } = state;
				if (code && code !== "UND_ERR_REQ_RETRY" && !errorCodes.includes(code)) {
					cb(err);
					return;
				}
				if (Array.isArray(methods) && !methods.includes(method)) {
					cb(err);
					return;
				}
				if (statusCode != null && Array.isArray(statusCodes) && !statusCodes.includes(statusCode)) {
					cb(err);
					return;
				}
				if (counter > maxRetries) {
					cb(err);
					return;
				}
				let retryAfterHeader = retryAfter === !1 ? void 0 : headers?.["retry-after"];
				if (retryAfterHeader) {
					retryAfterHeader = Number(retryAfterHeader);
					retryAfterHeader = Number.isNaN(retryAfterHeader) ? calculateRetryAfterHeader(headers["retry-after"]) : retryAfterHeader * 1e3;
				}
				let retryTimeout = retryAfterHeader === 0 ? 0 : Math.min(retryAfterHeader > 0 ? retryAfterHeader : minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
				return setTimeout(() => cb(null), retryTimeout);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				if (statusCode < 200) {
					this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
					return;
				}
				this.error = null;
				this.retryCount += 1;
				this.statusCode = statusCode;
				this.headers = headers;
				if (this.headersSent) {
					if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) throw new RequestRetryError("server does not support the range header and the payload was partially consumed", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					let contentRange = parseRangeHeader(headers["content-range"]);
					if (!contentRange) throw new RequestRetryError("Content-Range mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					if (this.etag != null && this.etag !== headers.etag) throw new RequestRetryError("ETag mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
					let { start, size, end = size ? size - 1 : null } = contentRange;
					if (this.start !== start || this.end != null && this.end !== end) throw new RequestRetryError("Content-Range mismatch", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					return;
				}
				if (statusCode >= 300) {
					let err = new RequestRetryError("Request failed", statusCode, {
						headers,
						data: { count: this.retryCount }
					});
					this.onResponseStartWithRetry(controller, statusCode, headers, statusMessage, err);
					return;
				}
				if (this.end == null) {
					if (statusCode === 206) {
						let range = parseRangeHeader(headers["content-range"]);
						if (range == null || range.end == null) {
							this.headersSent = !0;
							this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
							return;
						}
						validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
						let { start, size, end = size ? size - 1 : null } = range;
						assert(start != null && Number.isFinite(start), "content-range mismatch");
						assert(end != null && Number.isFinite(end), "invalid content-length");
						this.start = start;
						this.end = end;
					}
					if (this.end == null && this.opts.method !== "HEAD") {
						let contentLength = headers["content-length"];
						this.end = contentLength == null ? null : Number(contentLength) - 1;
					}
					assert(Number.isFinite(this.start));
					assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
					this.resume = !0;
					this.etag = headers.etag == null ? null : headers.etag;
					this.etag != null && this.etag[0] === "W" && this.etag[1] === "/" && (this.etag = null);
					this.headersSent = !0;
					this.handler.onResponseStart?.(this.controllerProxy, statusCode, headers, statusMessage);
				} else throw new RequestRetryError("Request failed", statusCode, {
					headers,
					data: { count: this.retryCount }
				});
			}
			onResponseData(_controller, chunk) {
				if (this.pendingResponseData !== null) {
					this.pendingResponseData.push(chunk);
					return;
				}
				if (this.error) return;
				this.start += chunk.length;
				this.handler.onResponseData?.(this.controllerProxy, chunk);
			}
			onResponseEnd(_controller, trailers) {
				if (this.pendingResponseData !== null) {
					this.pendingResponseTrailers = trailers;
					this.pendingResponseEnded = !0;
					return;
				}
				if (this.error && this.retryOpts.throwOnError) throw this.error;
				if (!this.error) {
					if (this.end != null && Number.isFinite(this.end) && this.start !== this.end + 1) throw new RequestRetryError("Content-Range mismatch", this.statusCode, {
						headers: this.headers,
						data: { count: this.retryCount }
					});
					this.retryCount = 0;
					return this.handler.onResponseEnd?.(this.controllerProxy, trailers);
				}
				this.retry();
			}
			retry() {
				this.start !== 0 && (this.opts = {
					...this.opts,
					headers: buildResumeHeaders(this.opts.headers, `bytes=${this.start}-${this.end ?? ""}`, this.etag)
				});
				try {
					this.retryCountCheckpoint = this.retryCount;
					this.dispatch(this.opts, this);
				} catch (err) {
					this.handler.onResponseError?.(this.controllerProxy, err);
				}
			}
			onResponseError(controller, err) {
				if (this.aborted) return;
				if (controller?.aborted || isDisturbed(this.opts.body) || this.headersSent && !this.resume) {
					this.handler.onResponseError?.(this.controllerProxy, err);
					return;
				}
				function shouldRetry(returnedErr) {
					if (this.aborted) return;
					this.retryPending = !1;
					this.retryTimer = null;
					if (!returnedErr) {
						this.retry();
						return;
					}
					this.handler?.onResponseError?.(this.controllerProxy, returnedErr);
				}
				this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1;
				this.retryPending = !0;
				this.retryTimer = this.retryOpts.retry(err, {
					state: { counter: this.retryCount },
					opts: {
						retryOptions: this.retryOpts,
						...this.opts
					}
				}, shouldRetry.bind(this)) ?? null;
			}
			#onAbort(reason) {
				if (!this.retryPending) return;
				this.aborted = !0;
				this.retryPending = !1;
				clearTimeout(this.retryTimer);
				this.retryTimer = null;
				this.pendingResponseData = null;
				this.pendingResponseTrailers = null;
				this.pendingResponseEnded = !1;
				this.handler.onResponseError?.(this.controllerProxy, reason ?? new RequestAbortedError());
			}
		}
		function isReplacedHeader(key, etag) {
			let name = key.toLowerCase();
			return name === "range" || etag != null && name === "if-match";
		}
		function buildResumeHeaders(headers, range, etag) {
			if (Array.isArray(headers) || headers && typeof headers == "object" && hasSafeIterator(headers)) {
				let ret = [];
				if (Array.isArray(headers)) for (let i = 0; i < headers.length; i += 2) isReplacedHeader(headers[i], etag) || ret.push(headers[i], headers[i + 1]);
				else for (let [key, value] of headers) isReplacedHeader(key, etag) || ret.push(key, value);
				ret.push("range", range);
				etag != null && ret.push("if-match", etag);
				return ret;
			}
			let ret = {};
			for (let key in headers) Object.hasOwn(headers, key) && !isReplacedHeader(key, etag) && (ret[key] = headers[key]);
			ret.range = range;
			etag != null && (ret["if-match"] = etag);
			return ret;
		}
		module.exports = RetryHandler;
	}),
	6569: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { Readable } = __webpack_require__(7075);
		let util = __webpack_require__(9203);
		let CacheHandler = __webpack_require__(1623);
		let MemoryCacheStore = __webpack_require__(2728);
		let CacheRevalidationHandler = __webpack_require__(9872);
		let { assertCacheStore, assertCacheMethods, getInterceptorOrigin, makeCacheKey, normalizeHeaders, parseCacheControlHeader, isInvalidOrWildcardVaryHeader, parseVaryHeader, isEtagUsable } = __webpack_require__(2946);
		let { AbortError } = __webpack_require__(3092);
		let { parseHttpDate } = __webpack_require__(6750);
		function assertCacheOrigins(origins, name) {
			if (origins === void 0) return;
			if (!Array.isArray(origins)) throw TypeError(`expected ${name} to be an array or undefined, got ${typeof origins}`);
			for (let i = 0; i < origins.length; i++) {
				let origin = origins[i];
				if (typeof origin != "string" && !(origin instanceof RegExp)) throw TypeError(`expected ${name}[${i}] to be a string or RegExp, got ${typeof origin}`);
			}
		}
		let nop = () => {};
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function hasPragmaNoCache(headers) {
			let pragma = headers?.pragma;
			if (!pragma) return !1;
			let values = Array.isArray(pragma) ? pragma : [pragma];
			for (let i = 0; i < values.length; i++) {
				let value = values[i];
				if (typeof value != "string") continue;
				let directives = value.split(",");
				for (let j = 0; j < directives.length; j++) if (trimOWS(directives[j]).toLowerCase() === "no-cache") return !0;
			}
			return !1;
		}
		function needsRevalidation(result, cacheControlDirectives, { headers = {} }) {
			if (cacheControlDirectives?.["no-cache"]) return !0;
			if (result.cacheControlDirectives?.["no-cache"] && !Array.isArray(result.cacheControlDirectives["no-cache"])) return !0;
			if (headers["if-modified-since"] || headers["if-none-match"]) return !0;
			return !1;
		}
		function staleResponseRequiresRevalidation(result, cacheType) {
			return result.cacheControlDirectives?.["must-revalidate"] === !0 || cacheType === "shared" && (result.cacheControlDirectives?.["proxy-revalidate"] === !0 || result.cacheControlDirectives?.["s-maxage"] !== void 0);
		}
		function revalidationResponseDisallowsCachedReuse(cacheType, headers) {
			if (headers.vary && isInvalidOrWildcardVaryHeader(headers.vary) || cacheType === "shared" && Object.hasOwn(headers, "set-cookie")) return !0;
			let cacheControl = headers["cache-control"];
			if (!cacheControl) return !1;
			let cacheControlDirectives = parseCacheControlHeader(cacheControl);
			return cacheControlDirectives["no-store"] === !0 || cacheType === "shared" && cacheControlDirectives.private === !0;
		}
		function revalidationResponseUpdatesCacheControl(headers) {
			return headers["cache-control"] !== void 0;
		}
		function revalidationResponseAddsVary(result, varyDirectives) {
			if (!varyDirectives) return !1;
			for (let key in varyDirectives) if (result.vary == null || !Object.hasOwn(result.vary, key)) return !0;
			return !1;
		}
		function deleteCachedValue(store, cacheKey) {
			try {
				store.delete(cacheKey)?.catch?.(nop);
			} catch {}
		}
		function getUsableLastModified(headers) {
			let lastModified = headers?.["last-modified"];
			if (typeof lastModified == "string" && parseHttpDate(lastModified)) return lastModified;
		}
		function makeRevalidationHeaders(opts, result) {
			let headers = {
				...opts.headers,
				"if-modified-since": getUsableLastModified(result.headers) ?? new Date(result.cachedAt).toUTCString()
			};
			result.etag && (headers["if-none-match"] = result.etag);
			if (result.vary) for (let key in result.vary) result.vary[key] != null && (headers[key] = result.vary[key]);
			return headers;
		}
		function revalidationTargetMatchesCacheKey(cacheKey, context) {
			let history = context?.history;
			if (!Array.isArray(history) || history.length === 0) return !0;
			try {
				let cachedUrl = new URL(cacheKey.path, cacheKey.origin);
				let responseUrl = history[history.length - 1];
				return responseUrl.origin === cachedUrl.origin && responseUrl.pathname === cachedUrl.pathname && responseUrl.search === cachedUrl.search;
			} catch {
				return !1;
			}
		}
		function revalidationEtagMatchesCachedValue(result, headers) {
			if (!Object.hasOwn(headers, "etag")) return !0;
			let responseEtag = headers.etag;
			let cachedEtag = result.etag;
			if (typeof responseEtag != "string" || typeof cachedEtag != "string" || !isEtagUsable(responseEtag) || !isEtagUsable(cachedEtag)) return !1;
			if (!responseEtag.startsWith("W/")) return responseEtag === cachedEtag;
			let cachedOpaqueTag = cachedEtag.startsWith("W/") ? cachedEtag.slice(2) : cachedEtag;
			return responseEtag.slice(2) === cachedOpaqueTag;
		}
		function isStale(result, cacheControlDirectives, cacheType) {
			let now = Date.now();
			if (now > result.staleAt || result.staleAt <= result.cachedAt) {
				if (!staleResponseRequiresRevalidation(result, cacheType) && cacheControlDirectives?.["max-stale"]) return now > result.staleAt + cacheControlDirectives["max-stale"] * 1e3;
				return !0;
			}
			if (cacheControlDirectives?.["min-fresh"]) return result.staleAt - now <= cacheControlDirectives["min-fresh"] * 1e3;
			return !1;
		}
		function withinStaleWhileRevalidateWindow(result, cacheType) {
			let staleWhileRevalidate = result.cacheControlDirectives?.["stale-while-revalidate"];
			if (!staleWhileRevalidate || staleResponseRequiresRevalidation(result, cacheType)) return !1;
			return Date.now() <= result.staleAt + staleWhileRevalidate * 1e3;
		}
		function handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl) {
			if (reqCacheControl?.["only-if-cached"]) {
				let aborted = !1;
				let controller = {
					paused: !1,
					rawHeaders: [],
					rawTrailers: [],
					pause() {
						this.paused = !0;
					},
					resume() {
						this.paused = !1;
					},
					abort: (reason) => {
						aborted = !0;
						handler.onResponseError?.(controller, reason ?? new AbortError());
					}
				};
				try {
					handler.onRequestStart?.(controller, null);
					if (aborted) return;
					handler.onResponseStart?.(controller, 504, {}, "Gateway Timeout");
					if (aborted) return;
					handler.onResponseEnd?.(controller, {});
				} catch (err) {
					typeof handler.onResponseError == "function" && handler.onResponseError(controller, err);
				}
				return !0;
			}
			return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
		}
		function sendCachedValue(handler, opts, result, age, context, isStale) {
			let stream = util.isStream(result.body) ? result.body : Readable.from(result.body ?? []);
			assert(!stream.destroyed, "stream should not be destroyed");
			assert(!stream.readableDidRead, "stream should not be readableDidRead");
			let aborted = !1;
			let abortReason = null;
			let controller = {
				rawHeaders: [],
				rawTrailers: [],
				resume() {
					stream.resume();
				},
				pause() {
					stream.pause();
				},
				get paused() {
					return stream.isPaused();
				},
				get aborted() {
					return aborted;
				},
				get reason() {
					return abortReason;
				},
				abort(reason) {
					if (aborted) return;
					aborted = !0;
					abortReason = reason ?? new AbortError();
					stream.destroy(abortReason);
				}
			};
			stream.on("error", function(err) {
				this.readableEnded || handler.onResponseError?.(controller, err);
			}).on("close", function() {
				if (!this.errored) try {
					handler.onResponseEnd?.(controller, {});
				} catch (err) {
					handler.onResponseError?.(controller, err);
				}
			});
			try {
				handler.onRequestStart?.(controller, context);
			} catch (err) {
				stream.destroy(err);
				return;
			}
			if (stream.destroyed) return;
			let headers = {
				...result.headers,
				age: String(age)
			};
			isStale && (headers.warning = "110 - \"response is stale\"");
			controller.rawHeaders = util.toRawHeaders(headers);
			try {
				handler.onResponseStart?.(controller, result.statusCode, headers, result.statusMessage);
			} catch (err) {
				stream.destroy(err);
				return;
			}
			opts.method === "HEAD" ? stream.destroy() : stream.on("data", function(chunk) {
				try {
					handler.onResponseData?.(controller, chunk);
				} catch (err) {
					stream.destroy(err);
				}
			});
		}
		function handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result) {
			if (!result) return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
			if (globalOpts.type === "shared" && Object.hasOwn(result.headers, "set-cookie")) {
				util.isStream(result.body) && result.body.on("error", nop).destroy();
				deleteCachedValue(globalOpts.store, cacheKey);
				return handleUncachedResponse(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl);
			}
			let now = Date.now();
			if (now > result.deleteAt) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
			let age = Math.round((now - result.cachedAt) / 1e3);
			let requestMaxAgeExpired = reqCacheControl?.["max-age"] !== void 0 && age >= reqCacheControl["max-age"];
			let stale = requestMaxAgeExpired || isStale(result, reqCacheControl, globalOpts.type);
			let revalidate = requestMaxAgeExpired || needsRevalidation(result, reqCacheControl, opts);
			if (stale || revalidate) {
				if (util.isStream(opts.body) && util.bodyLength(opts.body) !== 0) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				if (!revalidate && withinStaleWhileRevalidateWindow(result, globalOpts.type)) {
					sendCachedValue(handler, opts, result, age, null, !0);
					queueMicrotask(() => {
						let headers = makeRevalidationHeaders(opts, result);
						dispatch({
							...opts,
							headers
						}, new CacheHandler(globalOpts, cacheKey, {
							onRequestStart() {},
							onRequestUpgrade() {},
							onResponseStart() {},
							onResponseData() {},
							onResponseEnd() {},
							onResponseError() {}
						}));
					});
					return !0;
				}
				let withinStaleIfErrorThreshold = !1;
				if (!staleResponseRequiresRevalidation(result, globalOpts.type)) {
					let staleIfErrorExpiry = result.cacheControlDirectives["stale-if-error"] ?? reqCacheControl?.["stale-if-error"];
					staleIfErrorExpiry && (withinStaleIfErrorThreshold = now < result.staleAt + staleIfErrorExpiry * 1e3);
				}
				let headers = makeRevalidationHeaders(opts, result);
				let refetch = () => {
					util.isStream(result.body) && result.body.on("error", nop).destroy();
					deleteCachedValue(globalOpts.store, cacheKey);
					return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				};
				return dispatch({
					...opts,
					headers
				}, new CacheRevalidationHandler((success, context, statusCode, headers) => {
					if (success) {
						if (statusCode === 304) {
							if (!revalidationTargetMatchesCacheKey(cacheKey, context) || !revalidationEtagMatchesCachedValue(result, headers) || revalidationResponseDisallowsCachedReuse(globalOpts.type, headers)) return refetch();
							if (revalidationResponseUpdatesCacheControl(headers)) deleteCachedValue(globalOpts.store, cacheKey);
							else if (revalidationResponseAddsVary(result, headers.vary ? parseVaryHeader(headers.vary, opts.headers) : void 0)) return refetch();
						}
						sendCachedValue(handler, opts, result, age, context, stale);
					} else util.isStream(result.body) && result.body.on("error", nop).destroy();
				}, new CacheHandler(globalOpts, cacheKey, handler), withinStaleIfErrorThreshold));
			}
			util.isStream(opts.body) && opts.body.on("error", nop).destroy();
			sendCachedValue(handler, opts, result, age, null, !1);
		}
		module.exports = (opts = {}) => {
			let { store = new MemoryCacheStore(), methods = ["GET"], cacheByDefault = void 0, type = "shared", origins = void 0 } = opts;
			if (typeof opts != "object" || !opts) throw TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
			assertCacheStore(store, "opts.store");
			assertCacheMethods(methods, "opts.methods");
			assertCacheOrigins(origins, "opts.origins");
			if (cacheByDefault !== void 0 && typeof cacheByDefault != "number") throw TypeError(`expected opts.cacheByDefault to be number or undefined, got ${typeof cacheByDefault}`);
			if (type !== void 0 && type !== "shared" && type !== "private") throw TypeError(`expected opts.type to be shared, private, or undefined, got ${typeof type}`);
			let globalOpts = {
				store,
				methods,
				cacheByDefault,
				type
			};
			let safeMethodsToNotCache = [];
			for (let i = 0; i < util.safeHTTPMethods.length; i++) {
				let method = util.safeHTTPMethods[i];
				arrayIncludes(methods, method) || safeMethodsToNotCache.push(method);
			}
			return (dispatch, interceptorOrigin) => (opts, handler) => {
				let requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
				if (!requestOrigin || arrayIncludes(safeMethodsToNotCache, opts.method)) return dispatch(opts, handler);
				if (origins !== void 0) {
					let normalizedRequestOrigin = requestOrigin.toString().toLowerCase();
					let isAllowed = !1;
					for (let i = 0; i < origins.length; i++) {
						let allowed = origins[i];
						if (typeof allowed == "string") {
							if (allowed.toLowerCase() === normalizedRequestOrigin) {
								isAllowed = !0;
								break;
							}
						} else if (allowed.test(normalizedRequestOrigin)) {
							isAllowed = !0;
							break;
						}
					}
					if (!isAllowed) return dispatch(opts, handler);
				}
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				let reqCacheControl = opts.headers?.["cache-control"] ? parseCacheControlHeader(opts.headers["cache-control"]) : hasPragmaNoCache(opts.headers) ? { "no-cache": !0 } : void 0;
				if (reqCacheControl?.["no-store"]) return dispatch(opts, handler);
				let cacheKey = makeCacheKey(opts, requestOrigin);
				if (!arrayIncludes(util.safeHTTPMethods, opts.method)) return dispatch(opts, new CacheHandler(globalOpts, cacheKey, handler));
				let result = store.get(cacheKey);
				if (result && typeof result.then == "function") return result.then((result) => handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result)).catch((err) => {
					if (typeof handler.onResponseError == "function") handler.onResponseError({
						rawHeaders: [],
						rawTrailers: [],
						pause() {},
						resume() {},
						get paused() {
							return !1;
						},
						get aborted() {
							return !1;
						},
						get reason() {
							return null;
						},
						abort() {}
					}, err);
					else throw err;
				});
				else return handleResult(dispatch, globalOpts, cacheKey, handler, opts, reqCacheControl, result);
			};
		};
	}),
	9016: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { createInflate, createGunzip, createBrotliDecompress, createZstdDecompress, constants } = __webpack_require__(8522);
		let { pipeline, Transform: TransformStream } = __webpack_require__(7075);
		let { InvalidArgumentError, ResponseExceededMaxSizeError } = __webpack_require__(3092);
		let DecoratorHandler = __webpack_require__(6424);
		class DecompressController {
			#onPause;
			#onResume;
			#onAbort;
			#paused = !1;
			constructor(onPause, onResume, onAbort) {
				this.#onPause = onPause;
				this.#onResume = onResume;
				this.#onAbort = onAbort;
				this.target = null;
			}
			pause() {
				if (this.#paused) return;
				this.#paused = !0;
				this.#onPause();
			}
			resume() {
				if (!this.#paused) return;
				this.#paused = !1;
				this.#onResume();
			}
			abort(reason) {
				this.target?.abort(reason);
				this.#onAbort(reason);
			}
			get paused() {
				return this.#paused;
			}
			get aborted() {
				return this.target?.aborted ?? !1;
			}
			get reason() {
				return this.target?.reason ?? null;
			}
			get rawHeaders() {
				return this.target?.rawHeaders ?? null;
			}
			set rawHeaders(value) {
				this.target && (this.target.rawHeaders = value);
			}
			get rawTrailers() {
				return this.target?.rawTrailers ?? null;
			}
			set rawTrailers(value) {
				this.target && (this.target.rawTrailers = value);
			}
		}
		let supportedEncodings = {
			__proto__: null,
			gzip: createGunzip,
			"x-gzip": createGunzip,
			br: createBrotliDecompress,
			deflate: createInflate,
			zstd: createZstdDecompress.bind(null, { params: { [constants.ZSTD_d_windowLogMax]: 23 } })
		};
		let defaultSkipStatusCodes = [204, 304];
		function createMaxSizeLimiter(maxSize) {
			let size = 0;
			return new TransformStream({ transform(chunk, _encoding, callback) {
				let decompressedSize = size + chunk.length;
				if (decompressedSize > maxSize) {
					callback(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${maxSize})`));
					return;
				}
				size = decompressedSize;
				callback(null, chunk);
			} });
		}
		let warningEmitted = !1;
		class DecompressHandler extends DecoratorHandler {
			#decompressors = [];
			#trailers;
			#skipStatusCodes;
			#skipErrorResponses;
			#maxSize;
			#decompressedSize = 0;
			#terminated = !1;
			#inputEnded = !1;
			#inputBackpressured = !1;
			#upstreamPaused = !1;
			#draining = !1;
			#drainRequested = !1;
			#completionPending = !1;
			#finalDecompressor;
			#controller;
			constructor(handler, { skipStatusCodes = defaultSkipStatusCodes, skipErrorResponses = !0, maxSize = 0 } = {}) {
				if (!Number.isSafeInteger(maxSize) || maxSize < 0) throw new InvalidArgumentError("maxSize must be a non-negative integer");
				super(handler);
				this.#skipStatusCodes = skipStatusCodes;
				this.#skipErrorResponses = skipErrorResponses;
				this.#maxSize = maxSize;
				this.#controller = new DecompressController(() => this.#onDownstreamPause(), () => this.#onDownstreamResume(), (reason) => {
					this.#inputEnded && !this.#terminated && this.onResponseError(this.#controller, reason);
				});
			}
			#onDownstreamPause() {
				this.#pauseUpstream();
			}
			#onDownstreamResume() {
				let drainWasDeferred = this.#draining;
				this.#drainOutput();
				if (!drainWasDeferred) {
					this.#resumeUpstreamIfNeeded();
					this.#finishIfReady();
				}
			}
			#pauseUpstream() {
				if (!this.#upstreamPaused && !this.#terminated) {
					this.#upstreamPaused = !0;
					this.#controller.target?.pause();
				}
			}
			#resumeUpstreamIfNeeded() {
				if (this.#upstreamPaused && !this.#controller.paused && !this.#inputBackpressured) {
					this.#upstreamPaused = !1;
					this.#inputEnded || this.#controller.target?.resume();
				}
			}
			#drainOutput() {
				if (this.#terminated || this.#controller.paused || !this.#finalDecompressor) return;
				if (this.#draining) {
					this.#drainRequested = !0;
					return;
				}
				this.#draining = !0;
				try {
					do {
						this.#drainRequested = !1;
						let chunk;
						for (; !this.#terminated && !this.#controller.paused && (chunk = this.#finalDecompressor.read()) !== null;) {
							if (this.#maxSize > 0) {
								let decompressedSize = this.#decompressedSize + chunk.length;
								if (decompressedSize > this.#maxSize) {
									this.#fail(new ResponseExceededMaxSizeError(`Decompressed response size (${decompressedSize}) exceeded maxSize (${this.#maxSize})`));
									return;
								}
								this.#decompressedSize = decompressedSize;
							}
							try {
								super.onResponseData(this.#controller, chunk) === !1 && !this.#controller.paused && this.#controller.pause();
							} catch (err) {
								this.#fail(err);
								return;
							}
						}
					} while (this.#drainRequested && !this.#terminated && !this.#controller.paused);
				} finally {
					this.#draining = !1;
				}
				this.#resumeUpstreamIfNeeded();
				this.#finishIfReady();
			}
			#finishIfReady() {
				if (this.#terminated || !this.#completionPending || this.#controller.paused || this.#draining) return;
				this.#cleanupDecompressors();
				try {
					super.onResponseEnd(this.#controller, this.#trailers);
				} catch (err) {
					this.#fail(err);
					return;
				}
				this.#terminated = !0;
			}
			#onDecompressionEnd() {
				if (this.#terminated) return;
				this.#completionPending = !0;
				this.#drainOutput();
				this.#finishIfReady();
			}
			#shouldSkipDecompression(contentEncoding, statusCode) {
				if (!contentEncoding || statusCode < 200) return !0;
				if (this.#skipStatusCodes.includes(statusCode)) return !0;
				if (this.#skipErrorResponses && statusCode >= 400) return !0;
				return !1;
			}
			#createDecompressionChain(encodings) {
				let parts = encodings.split(",");
				if (parts.length > 5) throw Error(`too many content-encodings in response: ${parts.length}, maximum allowed is 5`);
				let decompressors = [];
				for (let i = parts.length - 1; i >= 0; i--) {
					let encoding = parts[i].trim();
					if (!encoding) continue;
					if (!supportedEncodings[encoding]) {
						decompressors.length = 0;
						return decompressors;
					}
					decompressors.push(supportedEncodings[encoding]());
				}
				if (decompressors.length < 2) return decompressors;
				let streams = [];
				for (let i = 0; i < decompressors.length; i++) {
					streams.push(decompressors[i]);
					i < decompressors.length - 1 && this.#maxSize > 0 && streams.push(createMaxSizeLimiter(this.#maxSize));
				}
				return streams;
			}
			#fail(error) {
				if (this.#terminated) return;
				this.#inputEnded ? this.onResponseError(this.#controller, error) : this.#controller.abort(error);
			}
			#setupDecompressorEvents(decompressor) {
				this.#finalDecompressor = decompressor;
				decompressor.on("readable", () => this.#drainOutput());
				decompressor.on("error", (error) => this.#fail(error));
			}
			#setupSingleDecompressor() {
				let decompressor = this.#decompressors[0];
				this.#setupDecompressorEvents(decompressor);
				decompressor.on("end", () => this.#onDecompressionEnd());
			}
			#setupMultipleDecompressors() {
				let lastDecompressor = this.#decompressors[this.#decompressors.length - 1];
				this.#setupDecompressorEvents(lastDecompressor);
				pipeline(this.#decompressors, (err) => {
					if (this.#terminated) return;
					if (err) {
						this.#fail(err);
						return;
					}
					this.#onDecompressionEnd();
				});
			}
			#setupInputBackpressure() {
				this.#decompressors[0].on("drain", () => {
					if (this.#terminated) return;
					this.#inputBackpressured = !1;
					if (!this.#controller.paused) {
						this.#drainOutput();
						this.#resumeUpstreamIfNeeded();
					}
				});
			}
			#cleanupDecompressors() {
				this.#decompressors.length = 0;
				this.#finalDecompressor = void 0;
			}
			onRequestStart(controller, context) {
				this.#controller.target = controller;
				return super.onRequestStart(this.#controller, context);
			}
			onRequestUpgrade(controller, statusCode, headers, socket) {
				return super.onRequestUpgrade(this.#controller, statusCode, headers, socket);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let rawContentEncoding = headers["content-encoding"];
				let contentEncoding = Array.isArray(rawContentEncoding) ? rawContentEncoding.join(",") : rawContentEncoding;
				if (this.#shouldSkipDecompression(contentEncoding, statusCode)) return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
				let decompressors = this.#createDecompressionChain(contentEncoding.toLowerCase());
				if (decompressors.length === 0) {
					this.#cleanupDecompressors();
					return super.onResponseStart(this.#controller, statusCode, headers, statusMessage);
				}
				this.#decompressors = decompressors;
				let { "content-encoding": _, "content-length": __, ...newHeaders } = headers;
				if (this.#controller.rawHeaders) {
					let rawHeaders = this.#controller.rawHeaders;
					if (Array.isArray(rawHeaders)) {
						let filteredHeaders = [];
						for (let i = 0; i < rawHeaders.length; i += 2) {
							let headerName = rawHeaders[i];
							let lowerName = (Buffer.isBuffer(headerName) ? headerName.toString("latin1") : `${headerName}`).toLowerCase();
							if (lowerName === "content-encoding" || lowerName === "content-length") continue;
							filteredHeaders.push(rawHeaders[i], rawHeaders[i + 1]);
						}
						rawHeaders.splice(0, rawHeaders.length, ...filteredHeaders);
					} else if (typeof rawHeaders == "object") for (let name of Object.keys(rawHeaders)) {
						let lowerName = name.toLowerCase();
						(lowerName === "content-encoding" || lowerName === "content-length") && delete rawHeaders[name];
					}
				}
				this.#setupInputBackpressure();
				this.#decompressors.length === 1 ? this.#setupSingleDecompressor() : this.#setupMultipleDecompressors();
				return super.onResponseStart(this.#controller, statusCode, newHeaders, statusMessage);
			}
			onResponseData(controller, chunk) {
				if (this.#decompressors.length > 0) {
					if (!this.#decompressors[0].write(chunk)) {
						this.#inputBackpressured = !0;
						this.#pauseUpstream();
					}
					return;
				}
				return super.onResponseData(this.#controller, chunk);
			}
			onResponseEnd(controller, trailers) {
				if (this.#decompressors.length > 0) {
					this.#inputEnded = !0;
					this.#trailers = trailers;
					this.#decompressors[0].end();
					return;
				}
				return super.onResponseEnd(this.#controller, trailers);
			}
			onResponseError(controller, err) {
				if (this.#terminated) return;
				this.#terminated = !0;
				for (let decompressor of this.#decompressors) decompressor.destroy();
				this.#cleanupDecompressors();
				super.onResponseError(this.#controller, err);
			}
		}
		function createDecompressInterceptor(options = {}) {
			if (!warningEmitted) {
				process.emitWarning("DecompressInterceptor is experimental and subject to change", "ExperimentalWarning");
				warningEmitted = !0;
			}
			return (dispatch) => (opts, handler) => {
				if (opts.method === "HEAD") return dispatch(opts, handler);
				return dispatch(opts, new DecompressHandler(handler, options));
			};
		}
		module.exports = createDecompressInterceptor;
	}),
	6991: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let diagnosticsChannel = __webpack_require__(3053);
		let util = __webpack_require__(9203);
		let DeduplicationHandler = __webpack_require__(1052);
		let { getInterceptorOrigin, normalizeHeaders, makeCacheKey, makeDeduplicationKey } = __webpack_require__(2946);
		let pendingRequestsChannel = diagnosticsChannel.channel("undici:request:pending-requests");
		module.exports = (opts = {}) => {
			let { methods = ["GET"], skipHeaderNames = [], excludeHeaderNames = [], maxBufferSize = 5242880 } = opts;
			if (typeof opts != "object" || !opts) throw TypeError(`expected type of opts to be an Object, got ${opts === null ? "null" : typeof opts}`);
			if (!Array.isArray(methods)) throw TypeError(`expected opts.methods to be an array, got ${typeof methods}`);
			for (let method of methods) if (!util.safeHTTPMethods.includes(method)) throw TypeError(`expected opts.methods to only contain safe HTTP methods, got ${method}`);
			if (!Array.isArray(skipHeaderNames)) throw TypeError(`expected opts.skipHeaderNames to be an array, got ${typeof skipHeaderNames}`);
			if (!Array.isArray(excludeHeaderNames)) throw TypeError(`expected opts.excludeHeaderNames to be an array, got ${typeof excludeHeaderNames}`);
			if (!Number.isFinite(maxBufferSize) || maxBufferSize <= 0) throw TypeError(`expected opts.maxBufferSize to be a positive finite number, got ${maxBufferSize}`);
			let skipHeaderNamesSet = new Set(skipHeaderNames.map((name) => name.toLowerCase()));
			let excludeHeaderNamesSet = new Set(excludeHeaderNames.map((name) => name.toLowerCase()));
			let pendingRequests = new Map();
			return (dispatch, interceptorOrigin) => (opts, handler) => {
				let requestOrigin = getInterceptorOrigin(opts, interceptorOrigin);
				if (!requestOrigin || opts.upgrade || methods.includes(opts.method) === !1) return dispatch(opts, handler);
				opts = {
					...opts,
					headers: normalizeHeaders(opts)
				};
				if (skipHeaderNamesSet.size > 0) {
					for (let headerName of Object.keys(opts.headers)) if (skipHeaderNamesSet.has(headerName.toLowerCase())) return dispatch(opts, handler);
				}
				let cacheKey = makeCacheKey(opts, requestOrigin);
				let dedupeKey = makeDeduplicationKey(cacheKey, excludeHeaderNamesSet);
				let pendingHandler = pendingRequests.get(dedupeKey);
				if (pendingHandler) {
					if (pendingHandler.addWaitingHandler(handler)) return !0;
					return dispatch(opts, handler);
				}
				let deduplicationHandler = new DeduplicationHandler(handler, () => {
					pendingRequests.delete(dedupeKey);
					pendingRequestsChannel.hasSubscribers && pendingRequestsChannel.publish({
						size: pendingRequests.size,
						key: dedupeKey,
						type: "removed"
					});
				}, maxBufferSize);
				pendingRequests.set(dedupeKey, deduplicationHandler);
				pendingRequestsChannel.hasSubscribers && pendingRequestsChannel.publish({
					size: pendingRequests.size,
					key: dedupeKey,
					type: "added"
				});
				return dispatch(opts, deduplicationHandler);
			};
		};
	}),
	4968: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { isIP } = __webpack_require__(7030);
		let { lookup } = __webpack_require__(610);
		let DecoratorHandler = __webpack_require__(6424);
		let { InvalidArgumentError, InformationalError } = __webpack_require__(3092);
		let { kRequestOrigin } = __webpack_require__(6478);
		let maxInt = 2 ** 31 - 1;
		function hasSafeIterator(headers) {
			let prototype = Object.getPrototypeOf(headers);
			return Object.hasOwn(headers, Symbol.iterator) || prototype != null && prototype !== Object.prototype && typeof headers[Symbol.iterator] == "function";
		}
		function isHostHeader(key) {
			return typeof key == "string" && key.toLowerCase() === "host";
		}
		function normalizeHeaders(headers) {
			if (headers == null) return null;
			if (Array.isArray(headers)) {
				if (headers.length === 0 || !Array.isArray(headers[0])) return headers;
				let normalized = [];
				for (let header of headers) Array.isArray(header) && header.length === 2 ? normalized.push(header[0], header[1]) : normalized.push(header);
				return normalized;
			}
			if (typeof headers == "object" && hasSafeIterator(headers)) {
				let normalized = [];
				for (let header of headers) Array.isArray(header) && header.length === 2 ? normalized.push(header[0], header[1]) : normalized.push(header);
				return normalized;
			}
			return headers;
		}
		function hasHostHeader(headers) {
			if (headers == null) return !1;
			if (Array.isArray(headers)) {
				if (headers.length === 0) return !1;
				for (let i = 0; i < headers.length; i += 2) if (isHostHeader(headers[i])) return !0;
				return !1;
			}
			if (typeof headers == "object") {
				for (let key in headers) if (isHostHeader(key)) return !0;
			}
			return !1;
		}
		function withHostHeader(host, headers) {
			let normalizedHeaders = normalizeHeaders(headers);
			if (hasHostHeader(normalizedHeaders)) return normalizedHeaders;
			if (Array.isArray(normalizedHeaders)) return [
				"host",
				host,
				...normalizedHeaders
			];
			if (normalizedHeaders && typeof normalizedHeaders == "object") return {
				host,
				...normalizedHeaders
			};
			return { host };
		}
		class DNSStorage {
			#maxItems = 0;
			#records = new Map();
			constructor(opts) {
				this.#maxItems = opts.maxItems;
			}
			get size() {
				return this.#records.size;
			}
			get(hostname) {
				return this.#records.get(hostname) ?? null;
			}
			set(hostname, records) {
				this.#records.set(hostname, records);
			}
			delete(hostname) {
				this.#records.delete(hostname);
			}
			full() {
				return this.size >= this.#maxItems;
			}
		}
		class DNSInstance {
			#maxTTL = 0;
			#maxItems = 0;
			dualStack = !0;
			affinity = null;
			lookup = null;
			pick = null;
			storage = null;
			constructor(opts) {
				this.#maxTTL = opts.maxTTL;
				this.#maxItems = opts.maxItems;
				this.dualStack = opts.dualStack;
				this.affinity = opts.affinity;
				this.lookup = opts.lookup ?? this.#defaultLookup;
				this.pick = opts.pick ?? this.#defaultPick;
				this.storage = opts.storage ?? new DNSStorage(opts);
			}
			runLookup(origin, opts, cb) {
				let ips = this.storage.get(origin.hostname);
				if (ips == null && this.storage.full()) {
					cb(null, origin);
					return;
				}
				let newOpts = {
					affinity: this.affinity,
					dualStack: this.dualStack,
					lookup: this.lookup,
					pick: this.pick,
					...opts.dns,
					maxTTL: this.#maxTTL,
					maxItems: this.#maxItems
				};
				if (ips == null) this.lookup(origin, newOpts, (err, addresses) => {
					if (err || addresses == null || addresses.length === 0) {
						cb(err ?? new InformationalError("No DNS entries found"));
						return;
					}
					this.setRecords(origin, addresses);
					let records = this.storage.get(origin.hostname);
					let ip = this.pick(origin, records, newOpts.affinity);
					if (ip == null) {
						this.storage.delete(origin.hostname);
						cb(new InformationalError("No DNS entries found"));
						return;
					}
					let port;
					port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
					cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
				});
				else {
					let ip = this.pick(origin, ips, newOpts.affinity);
					if (ip == null) {
						this.storage.delete(origin.hostname);
						this.runLookup(origin, opts, cb);
						return;
					}
					let port;
					port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
					cb(null, new URL(`${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`));
				}
			}
			#defaultLookup(origin, opts, cb) {
				lookup(origin.hostname, {
					all: !0,
					family: this.dualStack === !1 ? this.affinity : 0,
					order: "ipv4first"
				}, (err, addresses) => {
					if (err) return cb(err);
					let results = new Map();
					for (let addr of addresses) results.set(`${addr.address}:${addr.family}`, addr);
					cb(null, results.values());
				});
			}
			#defaultPick(origin, hostnameRecords, affinity) {
				let ip = null;
				let { records, offset } = hostnameRecords;
				let family;
				if (this.dualStack) {
					if (affinity == null) {
						if (offset == null || offset === maxInt) {
							hostnameRecords.offset = 0;
							affinity = 4;
						} else {
							hostnameRecords.offset++;
							affinity = (hostnameRecords.offset & 1) == 1 ? 6 : 4;
						}
					}
					family = records[affinity] != null && records[affinity].ips.length > 0 ? records[affinity] : records[affinity === 4 ? 6 : 4];
				} else family = records[affinity];
				if (family == null || family.ips.length === 0) return ip;
				family.offset == null || family.offset === maxInt ? family.offset = 0 : family.offset++;
				let position = family.offset % family.ips.length;
				ip = family.ips[position] ?? null;
				if (ip == null) return ip;
				if (Date.now() - ip.timestamp > ip.ttl) {
					family.ips.splice(position, 1);
					return this.pick(origin, hostnameRecords, affinity);
				}
				return ip;
			}
			pickFamily(origin, ipFamily) {
				let records = this.storage.get(origin.hostname)?.records;
				if (!records) return null;
				let family = records[ipFamily];
				if (!family) return null;
				family.offset == null || family.offset === maxInt ? family.offset = 0 : family.offset++;
				let position = family.offset % family.ips.length;
				let ip = family.ips[position] ?? null;
				if (ip == null) return ip;
				if (Date.now() - ip.timestamp > ip.ttl) {
					family.ips.splice(position, 1);
					return this.pickFamily(origin, ipFamily);
				}
				return ip;
			}
			setRecords(origin, addresses) {
				let timestamp = Date.now();
				let records = { records: {
					4: null,
					6: null
				} };
				let minTTL = this.#maxTTL;
				for (let record of addresses) {
					record.timestamp = timestamp;
					if (typeof record.ttl == "number") {
						record.ttl = Math.min(record.ttl, this.#maxTTL);
						minTTL = Math.min(minTTL, record.ttl);
					} else record.ttl = this.#maxTTL;
					let familyRecords = records.records[record.family] ?? { ips: [] };
					familyRecords.ips.push(record);
					records.records[record.family] = familyRecords;
				}
				this.storage.set(origin.hostname, records, { ttl: minTTL });
			}
			deleteRecords(origin) {
				this.storage.delete(origin.hostname);
			}
			getHandler(meta, opts) {
				return new DNSDispatchHandler(this, meta, opts);
			}
		}
		class DNSDispatchHandler extends DecoratorHandler {
			#state = null;
			#opts = null;
			#dispatch = null;
			#origin = null;
			#newOrigin = null;
			#firstTry = !0;
			constructor(state, { origin, handler, dispatch, newOrigin }, opts) {
				super(handler);
				this.#origin = origin;
				this.#newOrigin = newOrigin;
				this.#opts = { ...opts };
				this.#state = state;
				this.#dispatch = dispatch;
			}
			onResponseError(controller, err) {
				switch (err.code) {
					case "ETIMEDOUT":
					case "ECONNREFUSED":
						if (this.#state.dualStack) {
							if (!this.#firstTry) {
								super.onResponseError(controller, err);
								return;
							}
							this.#firstTry = !1;
							let otherFamily = this.#newOrigin.hostname[0] === "[" ? 4 : 6;
							let ip = this.#state.pickFamily(this.#origin, otherFamily);
							if (ip == null) {
								super.onResponseError(controller, err);
								return;
							}
							let port;
							port = typeof ip.port == "number" ? `:${ip.port}` : this.#origin.port === "" ? "" : `:${this.#origin.port}`;
							let dispatchOpts = {
								...this.#opts,
								origin: `${this.#origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`,
								[kRequestOrigin]: this.#opts[kRequestOrigin] === void 0 ? this.#origin : this.#opts[kRequestOrigin],
								headers: withHostHeader(this.#origin.host, this.#opts.headers)
							};
							this.#dispatch(dispatchOpts, this);
							return;
						}
						super.onResponseError(controller, err);
						break;
					case "ENOTFOUND":
						this.#state.deleteRecords(this.#origin);
						super.onResponseError(controller, err);
						break;
					default: super.onResponseError(controller, err);
				}
			}
		}
		module.exports = (interceptorOpts) => {
			if (interceptorOpts?.maxTTL != null && (typeof interceptorOpts?.maxTTL != "number" || interceptorOpts?.maxTTL < 0)) throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");
			if (interceptorOpts?.maxItems != null && (typeof interceptorOpts?.maxItems != "number" || interceptorOpts?.maxItems < 1)) throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");
			if (interceptorOpts?.affinity != null && interceptorOpts?.affinity !== 4 && interceptorOpts?.affinity !== 6) throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");
			if (interceptorOpts?.dualStack != null && typeof interceptorOpts?.dualStack != "boolean") throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");
			if (interceptorOpts?.lookup != null && typeof interceptorOpts?.lookup != "function") throw new InvalidArgumentError("Invalid lookup. Must be a function");
			if (interceptorOpts?.pick != null && typeof interceptorOpts?.pick != "function") throw new InvalidArgumentError("Invalid pick. Must be a function");
			if (interceptorOpts?.storage != null && (typeof interceptorOpts?.storage?.get != "function" || typeof interceptorOpts?.storage?.set != "function" || typeof interceptorOpts?.storage?.full != "function" || typeof interceptorOpts?.storage?.delete != "function")) throw new InvalidArgumentError("Invalid storage. Must be a object with methods: { get, set, full, delete }");
			let dualStack = interceptorOpts?.dualStack ?? !0;
			let affinity;
			affinity = dualStack ? interceptorOpts?.affinity ?? null : interceptorOpts?.affinity ?? 4;
			let opts = {
				maxTTL: interceptorOpts?.maxTTL ?? 1e4,
				lookup: interceptorOpts?.lookup ?? null,
				pick: interceptorOpts?.pick ?? null,
				dualStack,
				affinity,
				maxItems: interceptorOpts?.maxItems ?? Infinity,
				storage: interceptorOpts?.storage
			};
			let instance = new DNSInstance(opts);
			return (dispatch) => function dnsInterceptor(origDispatchOpts, handler) {
				if (origDispatchOpts.origin == null) return dispatch(origDispatchOpts, handler);
				let origin = origDispatchOpts.origin.constructor === URL ? origDispatchOpts.origin : new URL(origDispatchOpts.origin);
				if (isIP(origin.hostname) !== 0) return dispatch(origDispatchOpts, handler);
				instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
					if (err) return handler.onResponseError(null, err);
					dispatch({
						...origDispatchOpts,
						servername: origin.hostname,
						origin: newOrigin.origin,
						[kRequestOrigin]: origDispatchOpts[kRequestOrigin] === void 0 ? origin : origDispatchOpts[kRequestOrigin],
						headers: withHostHeader(origin.host, origDispatchOpts.headers)
					}, instance.getHandler({
						origin,
						dispatch,
						handler,
						newOrigin
					}, origDispatchOpts));
				});
				return !0;
			};
		};
	}),
	1069: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { InvalidArgumentError, RequestAbortedError } = __webpack_require__(3092);
		let DecoratorHandler = __webpack_require__(6424);
		class DumpHandler extends DecoratorHandler {
			#maxSize = 1048576;
			#dumped = !1;
			#size = 0;
			aborted = !1;
			reason = !1;
			constructor({ maxSize, signal }, handler) {
				if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) throw new InvalidArgumentError("maxSize must be a number greater than 0");
				super(handler);
				this.#maxSize = maxSize ?? this.#maxSize;
			}
			#abort(reason) {
				this.aborted = !0;
				this.reason = reason;
			}
			onRequestStart(controller, context) {
				controller.abort = this.#abort.bind(this);
				return super.onRequestStart(controller, context);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				let contentLength = headers["content-length"];
				if (contentLength != null && contentLength > this.#maxSize) throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
				if (this.aborted === !0) return !0;
				return super.onResponseStart(controller, statusCode, headers, statusMessage);
			}
			onResponseError(controller, err) {
				super.onResponseError(controller, this.aborted === !0 ? this.reason : err);
			}
			onResponseData(controller, chunk) {
				this.#size += chunk.length;
				if (this.#size > this.#maxSize) throw new RequestAbortedError(`Response size (${this.#size}) larger than maxSize (${this.#maxSize})`);
				this.#size === this.#maxSize && (this.#dumped = !0);
				return !0;
			}
			onResponseEnd(controller, trailers) {
				if (this.aborted === !0) {
					super.onResponseError(controller, this.reason);
					return;
				}
				super.onResponseEnd(controller, this.#dumped ? {} : trailers);
			}
		}
		function createDumpInterceptor({ maxSize: defaultMaxSize } = { maxSize: 1048576 }) {
			return (dispatch) => function Intercept(opts, handler) {
				let { dumpMaxSize = defaultMaxSize } = opts;
				return dispatch(opts, new DumpHandler({
					maxSize: dumpMaxSize,
					signal: opts.signal
				}, handler));
			};
		}
		module.exports = createDumpInterceptor;
	}),
	7155: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let RedirectHandler = __webpack_require__(8307);
		function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections, throwOnMaxRedirect: defaultThrowOnMaxRedirect, stripHeadersOnRedirect: defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect: defaultStripHeadersOnCrossOriginRedirect } = {}) {
			return (dispatch) => function Intercept(opts, handler) {
				let { maxRedirections = defaultMaxRedirections, throwOnMaxRedirect = defaultThrowOnMaxRedirect, stripHeadersOnRedirect = defaultStripHeadersOnRedirect, stripHeadersOnCrossOriginRedirect = defaultStripHeadersOnCrossOriginRedirect, ...rest } = opts;
				if (maxRedirections == null || maxRedirections === 0) return dispatch(opts, handler);
				let dispatchOpts = {
					...rest,
					throwOnMaxRedirect,
					stripHeadersOnRedirect,
					stripHeadersOnCrossOriginRedirect
				};
				return dispatch(dispatchOpts, new RedirectHandler(dispatch, maxRedirections, dispatchOpts, handler));
			};
		}
		module.exports = createRedirectInterceptor;
	}),
	8219: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let DecoratorHandler = __webpack_require__(6424);
		let { InvalidArgumentError, ResponseError } = __webpack_require__(3092);
		class ResponseErrorHandler extends DecoratorHandler {
			#statusCode;
			#contentType;
			#decoder;
			#headers;
			#body;
			#bodySize;
			#bodyTruncated;
			#maxSize;
			constructor({ maxSize }, { handler }) {
				super(handler);
				this.#maxSize = maxSize;
			}
			#checkContentType(contentType) {
				return (this.#contentType ?? "").indexOf(contentType) === 0;
			}
			onRequestStart(controller, context) {
				this.#statusCode = 0;
				this.#contentType = null;
				this.#decoder = null;
				this.#headers = null;
				this.#body = "";
				this.#bodySize = 0;
				this.#bodyTruncated = !1;
				return super.onRequestStart(controller, context);
			}
			onResponseStart(controller, statusCode, headers, statusMessage) {
				this.#statusCode = statusCode;
				this.#headers = headers;
				this.#contentType = headers["content-type"];
				if (this.#statusCode < 400) return super.onResponseStart(controller, statusCode, headers, statusMessage);
				(this.#checkContentType("application/json") || this.#checkContentType("text/plain")) && (this.#decoder = new TextDecoder("utf-8"));
			}
			#createResponseError() {
				this.#body += this.#decoder?.decode(void 0, { stream: !1 }) ?? "";
				this.#decoder = null;
				if (!this.#bodyTruncated && this.#checkContentType("application/json")) try {
					this.#body = JSON.parse(this.#body);
				} catch {}
				let err;
				let stackTraceLimit = Error.stackTraceLimit;
				Error.stackTraceLimit = 0;
				try {
					err = new ResponseError("Response Error", this.#statusCode, {
						body: this.#body,
						bodyTruncated: this.#bodyTruncated,
						headers: this.#headers
					});
				} finally {
					Error.stackTraceLimit = stackTraceLimit;
				}
				return err;
			}
			onResponseData(controller, chunk) {
				if (this.#statusCode < 400) return super.onResponseData(controller, chunk);
				if (this.#decoder == null) return;
				if (this.#maxSize === 0) {
					this.#body += this.#decoder.decode(chunk, { stream: !0 });
					return;
				}
				let remaining = this.#maxSize - this.#bodySize;
				if (chunk.length <= remaining) {
					this.#bodySize += chunk.length;
					this.#body += this.#decoder.decode(chunk, { stream: !0 });
					return;
				}
				if (remaining > 0) {
					this.#body += this.#decoder.decode(chunk.subarray(0, remaining), { stream: !0 });
					this.#bodySize = this.#maxSize;
				}
				this.#bodyTruncated = !0;
				this.#body += this.#decoder.decode(void 0, { stream: !1 });
				this.#decoder = null;
			}
			onResponseEnd(controller, trailers) {
				this.#statusCode >= 400 ? super.onResponseError(controller, this.#createResponseError()) : super.onResponseEnd(controller, trailers);
			}
			onResponseError(controller, err) {
				super.onResponseError(controller, err);
			}
		}
		module.exports = (opts = {}) => {
			let { maxSize = 1048576 } = opts;
			if (!Number.isSafeInteger(maxSize) || maxSize < 0) throw new InvalidArgumentError("maxSize must be a non-negative integer");
			return (dispatch) => function Intercept(opts, handler) {
				return dispatch(opts, new ResponseErrorHandler({ maxSize }, { handler }));
			};
		};
	}),
	4817: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let RetryHandler = __webpack_require__(9435);
		module.exports = (globalOpts) => (dispatch) => function retryInterceptor(opts, handler) {
			return dispatch(opts, new RetryHandler({
				...opts,
				retryOptions: {
					...globalOpts,
					...opts.retryOptions
				}
			}, {
				handler,
				dispatch
			}));
		};
	}),
	6554: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { kClients } = __webpack_require__(6478);
		let Agent = __webpack_require__(3480);
		let { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory, kMockAgentRegisterCallHistory, kMockAgentIsCallHistoryEnabled, kMockAgentAddCallHistoryLog, kMockAgentMockCallHistoryInstance, kMockAgentAcceptsNonStandardSearchParameters, kMockCallHistoryAddLog, kIgnoreTrailingSlash } = __webpack_require__(9182);
		let MockClient = __webpack_require__(132);
		let MockPool = __webpack_require__(921);
		let { matchValue, normalizeSearchParams, buildAndValidateMockOptions, normalizeOrigin } = __webpack_require__(7302);
		let { InvalidArgumentError, UndiciError } = __webpack_require__(3092);
		let Dispatcher = __webpack_require__(1716);
		let PendingInterceptorsFormatter = __webpack_require__(6001);
		let { MockCallHistory } = __webpack_require__(5618);
		class MockAgent extends Dispatcher {
			constructor(opts = {}) {
				super(opts);
				let mockOptions = buildAndValidateMockOptions(opts);
				this[kNetConnect] = !0;
				this[kIsMockActive] = !0;
				this[kMockAgentIsCallHistoryEnabled] = mockOptions.enableCallHistory ?? !1;
				this[kMockAgentAcceptsNonStandardSearchParameters] = mockOptions.acceptNonStandardSearchParameters ?? !1;
				this[kIgnoreTrailingSlash] = mockOptions.ignoreTrailingSlash ?? !1;
				if (opts?.agent && typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				let agent = opts?.agent ? opts.agent : new Agent(opts);
				this[kAgent] = agent;
				this[kClients] = agent[kClients];
				this[kOptions] = mockOptions;
				this[kMockAgentIsCallHistoryEnabled] && this[kMockAgentRegisterCallHistory]();
			}
			get webSocketOptions() {
				return this[kAgent].webSocketOptions;
			}
			get eventSourceOptions() {
				return this[kAgent].eventSourceOptions;
			}
			get(origin) {
				let normalizedOrigin = normalizeOrigin(origin);
				let originKey = this[kIgnoreTrailingSlash] ? normalizedOrigin.replace(/\/$/, "") : normalizedOrigin;
				let dispatcher = this[kMockAgentGet](originKey);
				if (!dispatcher) {
					dispatcher = this[kFactory](originKey);
					this[kMockAgentSet](originKey, dispatcher);
				}
				return dispatcher;
			}
			dispatch(opts, handler) {
				opts.origin = normalizeOrigin(opts.origin);
				let mockDispatcher = this.get(opts.origin);
				this[kMockAgentAddCallHistoryLog](opts);
				let acceptNonStandardSearchParameters = this[kMockAgentAcceptsNonStandardSearchParameters];
				let dispatchOpts = { ...opts };
				if (dispatchOpts.allowH2 === !1) {
					let http1OnlyKey = `${dispatchOpts.origin}#http1-only`;
					if (!this[kClients].has(http1OnlyKey)) {
						let http1OnlyDispatcher = this[kFactory](dispatchOpts.origin);
						http1OnlyDispatcher[kDispatches] = mockDispatcher[kDispatches];
						this[kMockAgentSet](http1OnlyKey, http1OnlyDispatcher);
					}
				}
				if (acceptNonStandardSearchParameters && dispatchOpts.path) {
					let [path, searchParams] = dispatchOpts.path.split("?");
					dispatchOpts.path = `${path}?${normalizeSearchParams(searchParams, acceptNonStandardSearchParameters)}`;
				}
				return this[kAgent].dispatch(dispatchOpts, handler);
			}
			async close() {
				this.clearCallHistory();
				await this[kAgent].close();
				this[kClients].clear();
			}
			deactivate() {
				this[kIsMockActive] = !1;
			}
			activate() {
				this[kIsMockActive] = !0;
			}
			enableNetConnect(matcher) {
				if (typeof matcher == "string" || typeof matcher == "function" || matcher instanceof RegExp) Array.isArray(this[kNetConnect]) ? this[kNetConnect].push(matcher) : this[kNetConnect] = [matcher];
				else if (matcher === void 0) this[kNetConnect] = !0;
				else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.");
			}
			disableNetConnect() {
				this[kNetConnect] = !1;
			}
			enableCallHistory() {
				this[kMockAgentIsCallHistoryEnabled] = !0;
				return this;
			}
			disableCallHistory() {
				this[kMockAgentIsCallHistoryEnabled] = !1;
				return this;
			}
			getCallHistory() {
				return this[kMockAgentMockCallHistoryInstance];
			}
			clearCallHistory() {
				this[kMockAgentMockCallHistoryInstance] !== void 0 && this[kMockAgentMockCallHistoryInstance].clear();
			}
			get isMockActive() {
				return this[kIsMockActive];
			}
			[kMockAgentRegisterCallHistory]() {
				this[kMockAgentMockCallHistoryInstance] === void 0 && (this[kMockAgentMockCallHistoryInstance] = new MockCallHistory());
			}
			[kMockAgentAddCallHistoryLog](opts) {
				if (this[kMockAgentIsCallHistoryEnabled]) {
					this[kMockAgentRegisterCallHistory]();
					this[kMockAgentMockCallHistoryInstance][kMockCallHistoryAddLog](opts);
				}
			}
			[kMockAgentSet](origin, dispatcher) {
				this[kClients].set(origin, dispatcher);
			}
			[kFactory](origin) {
				let mockOptions = Object.assign({ agent: this }, this[kOptions]);
				return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(origin, mockOptions) : new MockPool(origin, mockOptions);
			}
			[kMockAgentGet](origin) {
				let dispatcher = this[kClients].get(origin);
				if (dispatcher) return dispatcher;
				if (typeof origin != "string") {
					let dispatcher = this[kFactory]("http://localhost:9999");
					this[kMockAgentSet](origin, dispatcher);
					return dispatcher;
				}
				for (let [keyMatcher, nonExplicitDispatcher] of Array.from(this[kClients])) if (nonExplicitDispatcher && typeof keyMatcher != "string" && matchValue(keyMatcher, origin)) {
					let dispatcher = this[kFactory](origin);
					this[kMockAgentSet](origin, dispatcher);
					dispatcher[kDispatches] = nonExplicitDispatcher[kDispatches];
					return dispatcher;
				}
			}
			[kGetNetConnect]() {
				return this[kNetConnect];
			}
			pendingInterceptors() {
				let mockAgentClients = this[kClients];
				return Array.from(mockAgentClients.entries()).flatMap(([origin, dispatcher]) => dispatcher[kDispatches].map((dispatch) => ({
					...dispatch,
					origin
				}))).filter(({ pending }) => pending);
			}
			assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
				let pending = this.pendingInterceptors();
				if (pending.length === 0) return;
				throw new UndiciError(pending.length === 1 ? `1 interceptor is pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim() : `${pending.length} interceptors are pending:\n\n${pendingInterceptorsFormatter.format(pending)}`.trim());
			}
		}
		module.exports = MockAgent;
	}),
	5618: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { kMockCallHistoryAddLog } = __webpack_require__(9182);
		let { InvalidArgumentError } = __webpack_require__(3092);
		function handleFilterCallsWithOptions(criteria, options, handler, store, allLogs) {
			switch (options.operator) {
				case "OR":
					store.push(...handler(criteria, allLogs));
					return store;
				case "AND": return handler(criteria, store);
				default: throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
			}
		}
		function buildAndValidateFilterCallsOptions(options = {}) {
			let finalOptions = {};
			if ("operator" in options) {
				if (typeof options.operator != "string" || options.operator.toUpperCase() !== "OR" && options.operator.toUpperCase() !== "AND") throw new InvalidArgumentError("options.operator must to be a case insensitive string equal to 'OR' or 'AND'");
				return {
					...finalOptions,
					operator: options.operator.toUpperCase()
				};
			}
			return finalOptions;
		}
		function makeFilterCalls(parameterName) {
			return (parameterValue, logs = this.logs) => {
				if (typeof parameterValue == "string" || parameterValue == null) return logs.filter((log) => log[parameterName] === parameterValue);
				if (parameterValue instanceof RegExp) return logs.filter((log) => parameterValue.test(log[parameterName]));
				throw new InvalidArgumentError(`${parameterName} parameter should be one of string, regexp, undefined or null`);
			};
		}
		function computeUrlWithMaybeSearchParameters(requestInit) {
			try {
				let url = new URL(requestInit.path, requestInit.origin);
				if (url.search.length !== 0) return url;
				url.search = new URLSearchParams(requestInit.query).toString();
				return url;
			} catch (error) {
				throw new InvalidArgumentError("An error occurred when computing MockCallHistoryLog.url", { cause: error });
			}
		}
		class MockCallHistoryLog {
			constructor(requestInit = {}) {
				this.body = requestInit.body;
				this.headers = requestInit.headers;
				this.method = requestInit.method;
				let url = computeUrlWithMaybeSearchParameters(requestInit);
				this.fullUrl = url.toString();
				this.origin = url.origin;
				this.path = url.pathname;
				this.searchParams = Object.fromEntries(url.searchParams);
				this.protocol = url.protocol;
				this.host = url.host;
				this.port = url.port;
				this.hash = url.hash;
			}
			toMap() {
				return new Map([
					["protocol", this.protocol],
					["host", this.host],
					["port", this.port],
					["origin", this.origin],
					["path", this.path],
					["hash", this.hash],
					["searchParams", this.searchParams],
					["fullUrl", this.fullUrl],
					["method", this.method],
					["body", this.body],
					["headers", this.headers]
				]);
			}
			toString() {
				let options = {
					betweenKeyValueSeparator: "->",
					betweenPairSeparator: "|"
				};
				let result = "";
				this.toMap().forEach((value, key) => {
					(typeof value == "string" || value == null) && (result = `${result}${key}${options.betweenKeyValueSeparator}${value}${options.betweenPairSeparator}`);
					(typeof value == "object" && value || Array.isArray(value)) && (result = `${result}${key}${options.betweenKeyValueSeparator}${JSON.stringify(value)}${options.betweenPairSeparator}`);
				});
				return result.slice(0, -1);
			}
		}
		class MockCallHistory {
			logs = [];
			calls() {
				return this.logs;
			}
			firstCall() {
				return this.logs.at(0);
			}
			lastCall() {
				return this.logs.at(-1);
			}
			nthCall(number) {
				if (typeof number != "number") throw new InvalidArgumentError("nthCall must be called with a number");
				if (!Number.isInteger(number)) throw new InvalidArgumentError("nthCall must be called with an integer");
				if (Math.sign(number) !== 1) throw new InvalidArgumentError("nthCall must be called with a positive value. use firstCall or lastCall instead");
				return this.logs.at(number - 1);
			}
			filterCalls(criteria, options) {
				if (this.logs.length === 0) return this.logs;
				if (typeof criteria == "function") return this.logs.filter(criteria);
				if (criteria instanceof RegExp) return this.logs.filter((log) => criteria.test(log.toString()));
				if (typeof criteria == "object" && criteria) {
					if (Object.keys(criteria).length === 0) return this.logs;
					let finalOptions = {
						operator: "OR",
						...buildAndValidateFilterCallsOptions(options)
					};
					let maybeDuplicatedLogsFiltered = finalOptions.operator === "AND" ? this.logs : [];
					"protocol" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.protocol, finalOptions, this.filterCallsByProtocol, maybeDuplicatedLogsFiltered, this.logs));
					"host" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.host, finalOptions, this.filterCallsByHost, maybeDuplicatedLogsFiltered, this.logs));
					"port" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.port, finalOptions, this.filterCallsByPort, maybeDuplicatedLogsFiltered, this.logs));
					"origin" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.origin, finalOptions, this.filterCallsByOrigin, maybeDuplicatedLogsFiltered, this.logs));
					"path" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.path, finalOptions, this.filterCallsByPath, maybeDuplicatedLogsFiltered, this.logs));
					"hash" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.hash, finalOptions, this.filterCallsByHash, maybeDuplicatedLogsFiltered, this.logs));
					"fullUrl" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.fullUrl, finalOptions, this.filterCallsByFullUrl, maybeDuplicatedLogsFiltered, this.logs));
					"method" in criteria && (maybeDuplicatedLogsFiltered = handleFilterCallsWithOptions(criteria.method, finalOptions, this.filterCallsByMethod, maybeDuplicatedLogsFiltered, this.logs));
					return [...new Set(maybeDuplicatedLogsFiltered)];
				}
				throw new InvalidArgumentError("criteria parameter should be one of function, regexp, or object");
			}
			filterCallsByProtocol = makeFilterCalls.call(this, "protocol");
			filterCallsByHost = makeFilterCalls.call(this, "host");
			filterCallsByPort = makeFilterCalls.call(this, "port");
			filterCallsByOrigin = makeFilterCalls.call(this, "origin");
			filterCallsByPath = makeFilterCalls.call(this, "path");
			filterCallsByHash = makeFilterCalls.call(this, "hash");
			filterCallsByFullUrl = makeFilterCalls.call(this, "fullUrl");
			filterCallsByMethod = makeFilterCalls.call(this, "method");
			clear() {
				this.logs = [];
			}
			[kMockCallHistoryAddLog](requestInit) {
				let log = new MockCallHistoryLog(requestInit);
				this.logs.push(log);
				return log;
			}
			*[Symbol.iterator]() {
				for (let log of this.calls()) yield log;
			}
		}
		module.exports.MockCallHistory = MockCallHistory;
		module.exports.MockCallHistoryLog = MockCallHistoryLog;
	}),
	132: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { promisify } = __webpack_require__(7975);
		let Client = __webpack_require__(2574);
		let { buildMockDispatch } = __webpack_require__(7302);
		let { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(9182);
		let { MockInterceptor } = __webpack_require__(2792);
		let Symbols = __webpack_require__(6478);
		let { InvalidArgumentError } = __webpack_require__(3092);
		class MockClient extends Client {
			constructor(origin, opts) {
				if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				super(origin, opts);
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts && {
					ignoreTrailingSlash: this[kIgnoreTrailingSlash],
					...opts
				}, this[kDispatches]);
			}
			cleanMocks() {
				this[kDispatches] = [];
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockClient;
	}),
	8884: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { UndiciError } = __webpack_require__(3092);
		let kMockNotMatchedError = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
		class MockNotMatchedError extends UndiciError {
			constructor(message) {
				super(message);
				this.name = "MockNotMatchedError";
				this.message = message || "The request does not match any registered mock dispatches";
				this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
			}
			static [Symbol.hasInstance](instance) {
				return instance && instance[kMockNotMatchedError] === !0;
			}
			get [kMockNotMatchedError]() {
				return !0;
			}
		}
		module.exports = { MockNotMatchedError };
	}),
	2792: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { getResponseData, buildKey, addMockDispatch } = __webpack_require__(7302);
		let { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch, kIgnoreTrailingSlash } = __webpack_require__(9182);
		let { InvalidArgumentError } = __webpack_require__(3092);
		let { serializePathWithQuery } = __webpack_require__(9203);
		let { types: { isPromise } } = __webpack_require__(7975);
		class MockScope {
			constructor(mockDispatch) {
				this[kMockDispatch] = mockDispatch;
			}
			delay(waitInMs) {
				if (typeof waitInMs != "number" || !Number.isInteger(waitInMs) || waitInMs <= 0) throw new InvalidArgumentError("waitInMs must be a valid integer > 0");
				this[kMockDispatch].delay = waitInMs;
				return this;
			}
			persist() {
				this[kMockDispatch].persist = !0;
				return this;
			}
			times(repeatTimes) {
				if (typeof repeatTimes != "number" || !Number.isInteger(repeatTimes) || repeatTimes <= 0) throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");
				this[kMockDispatch].times = repeatTimes;
				return this;
			}
		}
		class MockInterceptor {
			constructor(opts, mockDispatches) {
				if (typeof opts != "object") throw new InvalidArgumentError("opts must be an object");
				if (opts.path === void 0) throw new InvalidArgumentError("opts.path must be defined");
				opts.method === void 0 && (opts.method = "GET");
				if (typeof opts.path == "string") {
					if (opts.query) opts.path = serializePathWithQuery(opts.path, opts.query);
					else {
						let parsedURL = new URL(opts.path, "data://");
						opts.path = parsedURL.pathname + parsedURL.search;
					}
				}
				typeof opts.method == "string" && (opts.method = opts.method.toUpperCase());
				this[kDispatchKey] = buildKey(opts);
				this[kDispatches] = mockDispatches;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDefaultHeaders] = {};
				this[kDefaultTrailers] = {};
				this[kContentLength] = !1;
			}
			createMockScopeDispatchData({ statusCode, data, responseOptions }) {
				let responseData = getResponseData(data);
				let contentLength = this[kContentLength] ? { "content-length": responseData.length } : {};
				return {
					statusCode,
					data,
					headers: {
						...this[kDefaultHeaders],
						...contentLength,
						...responseOptions.headers
					},
					trailers: {
						...this[kDefaultTrailers],
						...responseOptions.trailers
					}
				};
			}
			validateReplyParameters(replyParameters) {
				if (replyParameters.statusCode === void 0) throw new InvalidArgumentError("statusCode must be defined");
				if (typeof replyParameters.responseOptions != "object" || replyParameters.responseOptions === null) throw new InvalidArgumentError("responseOptions must be an object");
			}
			reply(replyOptionsCallbackOrStatusCode) {
				if (typeof replyOptionsCallbackOrStatusCode == "function") {
					let resolveReplyCallbackData = (resolvedData) => {
						if (typeof resolvedData != "object" || !resolvedData) throw new InvalidArgumentError("reply options callback must return an object");
						let replyParameters = {
							data: "",
							responseOptions: {},
							...resolvedData
						};
						this.validateReplyParameters(replyParameters);
						return { ...this.createMockScopeDispatchData(replyParameters) };
					};
					let wrappedDefaultsCallback = (opts) => {
						let resolvedData = replyOptionsCallbackOrStatusCode(opts);
						if (isPromise(resolvedData)) return resolvedData.then(resolveReplyCallbackData);
						return resolveReplyCallbackData(resolvedData);
					};
					let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], wrappedDefaultsCallback, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
					return new MockScope(newMockDispatch);
				}
				let replyParameters = {
					statusCode: replyOptionsCallbackOrStatusCode,
					data: arguments[1] === void 0 ? "" : arguments[1],
					responseOptions: arguments[2] === void 0 ? {} : arguments[2]
				};
				this.validateReplyParameters(replyParameters);
				let dispatchData = this.createMockScopeDispatchData(replyParameters);
				let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
				return new MockScope(newMockDispatch);
			}
			replyWithError(error) {
				if (error === void 0) throw new InvalidArgumentError("error must be defined");
				let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], { error }, { ignoreTrailingSlash: this[kIgnoreTrailingSlash] });
				return new MockScope(newMockDispatch);
			}
			defaultReplyHeaders(headers) {
				if (headers === void 0) throw new InvalidArgumentError("headers must be defined");
				this[kDefaultHeaders] = headers;
				return this;
			}
			defaultReplyTrailers(trailers) {
				if (trailers === void 0) throw new InvalidArgumentError("trailers must be defined");
				this[kDefaultTrailers] = trailers;
				return this;
			}
			replyContentLength() {
				this[kContentLength] = !0;
				return this;
			}
		}
		module.exports.MockInterceptor = MockInterceptor;
		module.exports.MockScope = MockScope;
	}),
	921: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { promisify } = __webpack_require__(7975);
		let Pool = __webpack_require__(6307);
		let { buildMockDispatch } = __webpack_require__(7302);
		let { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected, kIgnoreTrailingSlash } = __webpack_require__(9182);
		let { MockInterceptor } = __webpack_require__(2792);
		let Symbols = __webpack_require__(6478);
		let { InvalidArgumentError } = __webpack_require__(3092);
		class MockPool extends Pool {
			constructor(origin, opts) {
				if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
				super(origin, opts);
				this[kMockAgent] = opts.agent;
				this[kOrigin] = origin;
				this[kIgnoreTrailingSlash] = opts.ignoreTrailingSlash ?? !1;
				this[kDispatches] = [];
				this[kConnected] = 1;
				this[kOriginalDispatch] = this.dispatch;
				this[kOriginalClose] = this.close.bind(this);
				this.dispatch = buildMockDispatch.call(this);
				this.close = this[kClose];
			}
			get [Symbols.kConnected]() {
				return this[kConnected];
			}
			intercept(opts) {
				return new MockInterceptor(opts && {
					ignoreTrailingSlash: this[kIgnoreTrailingSlash],
					...opts
				}, this[kDispatches]);
			}
			cleanMocks() {
				this[kDispatches] = [];
			}
			async [kClose]() {
				await promisify(this[kOriginalClose])();
				this[kConnected] = 0;
				this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
			}
		}
		module.exports = MockPool;
	}),
	9182: ((module) => {
		"use strict";
		module.exports = {
			kAgent: Symbol("agent"),
			kOptions: Symbol("options"),
			kFactory: Symbol("factory"),
			kDispatches: Symbol("dispatches"),
			kDispatchKey: Symbol("dispatch key"),
			kDefaultHeaders: Symbol("default headers"),
			kDefaultTrailers: Symbol("default trailers"),
			kContentLength: Symbol("content length"),
			kMockAgent: Symbol("mock agent"),
			kMockAgentSet: Symbol("mock agent set"),
			kMockAgentGet: Symbol("mock agent get"),
			kMockDispatch: Symbol("mock dispatch"),
			kClose: Symbol("close"),
			kOriginalClose: Symbol("original agent close"),
			kOriginalDispatch: Symbol("original dispatch"),
			kOrigin: Symbol("origin"),
			kIsMockActive: Symbol("is mock active"),
			kNetConnect: Symbol("net connect"),
			kGetNetConnect: Symbol("get net connect"),
			kConnected: Symbol("connected"),
			kIgnoreTrailingSlash: Symbol("ignore trailing slash"),
			kMockAgentMockCallHistoryInstance: Symbol("mock agent mock call history name"),
			kMockAgentRegisterCallHistory: Symbol("mock agent register mock call history"),
			kMockAgentAddCallHistoryLog: Symbol("mock agent add call history log"),
			kMockAgentIsCallHistoryEnabled: Symbol("mock agent is call history enabled"),
			kMockAgentAcceptsNonStandardSearchParameters: Symbol("mock agent accepts non standard search parameters"),
			kMockCallHistoryAddLog: Symbol("mock call history add log"),
			kTotalDispatchCount: Symbol("total dispatch count")
		};
	}),
	7302: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { MockNotMatchedError } = __webpack_require__(8884);
		let { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect, kTotalDispatchCount } = __webpack_require__(9182);
		let { serializePathWithQuery, parseHeaders } = __webpack_require__(9203);
		let { STATUS_CODES } = __webpack_require__(7067);
		let { types: { isPromise } } = __webpack_require__(7975);
		let { InvalidArgumentError } = __webpack_require__(3092);
		let requestAborted = Symbol("request aborted");
		function matchValue(match, value) {
			if (typeof match == "string") return match === value;
			if (match instanceof RegExp) return match.test(value);
			if (typeof match == "function") return match(value) === !0;
			return !1;
		}
		function lowerCaseEntries(headers) {
			return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => [headerName.toLocaleLowerCase(), headerValue]));
		}
		function getHeaderByName(headers, key) {
			if (Array.isArray(headers)) {
				for (let i = 0; i < headers.length; i += 2) if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) return headers[i + 1];
				return;
			} else if (typeof headers.get == "function") return headers.get(key);
			else return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
		}
		function buildHeadersFromArray(headers) {
			let clone = headers.slice();
			let entries = [];
			for (let index = 0; index < clone.length; index += 2) entries.push([clone[index], clone[index + 1]]);
			return Object.fromEntries(entries);
		}
		function matchHeaders(mockDispatch, headers) {
			if (typeof mockDispatch.headers == "function") {
				Array.isArray(headers) && (headers = buildHeadersFromArray(headers));
				return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
			}
			if (mockDispatch.headers === void 0) return !0;
			if (typeof headers != "object" || typeof mockDispatch.headers != "object") return !1;
			for (let [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) if (!matchValue(matchHeaderValue, getHeaderByName(headers, matchHeaderName))) return !1;
			return !0;
		}
		function normalizeSearchParams(query) {
			if (typeof query != "string") return query;
			let originalQp = new URLSearchParams(query);
			let normalizedQp = new URLSearchParams();
			for (let [key, value] of originalQp.entries()) {
				key = key.replace("[]", "");
				if (/^(['"]).*\1$/.test(value)) {
					normalizedQp.append(key, value);
					continue;
				}
				if (value.includes(",")) {
					let values = value.split(",");
					for (let v of values) normalizedQp.append(key, v);
					continue;
				}
				normalizedQp.append(key, value);
			}
			return normalizedQp;
		}
		function safeUrl(path) {
			if (typeof path != "string") return path;
			let pathSegments = path.split("?", 3);
			if (pathSegments.length !== 2) return path;
			let qp = new URLSearchParams(pathSegments.pop());
			qp.sort();
			return [...pathSegments, qp.toString()].join("?");
		}
		function matchKey(mockDispatch, { path, method, body, headers }) {
			let pathMatch = matchValue(mockDispatch.path, path);
			let methodMatch = matchValue(mockDispatch.method, method);
			let bodyMatch = mockDispatch.body === void 0 || matchValue(mockDispatch.body, body);
			let headersMatch = matchHeaders(mockDispatch, headers);
			return pathMatch && methodMatch && bodyMatch && headersMatch;
		}
		function getResponseData(data) {
			if (Buffer.isBuffer(data)) return data;
			else if (data instanceof Uint8Array) return data;
			else if (data instanceof ArrayBuffer) return data;
			else if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
			else if (typeof data == "object") return JSON.stringify(data);
			else if (data) return data.toString();
			else return "";
		}
		function getMockDispatch(mockDispatches, key) {
			let basePath = key.query ? serializePathWithQuery(key.path, key.query) : key.path;
			let resolvedPath = typeof basePath == "string" ? safeUrl(basePath) : basePath;
			let resolvedPathWithoutTrailingSlash = removeTrailingSlash(resolvedPath);
			let matchedMockDispatches = mockDispatches.filter(({ consumed }) => !consumed).filter(({ path, ignoreTrailingSlash }) => ignoreTrailingSlash ? matchValue(removeTrailingSlash(safeUrl(path)), resolvedPathWithoutTrailingSlash) : matchValue(safeUrl(path), resolvedPath));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter(({ body }) => body === void 0 || matchValue(body, key.body));
			if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
			matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
			if (matchedMockDispatches.length === 0) {
				let headers = typeof key.headers == "object" ? JSON.stringify(key.headers) : key.headers;
				throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
			}
			return matchedMockDispatches[0];
		}
		function addMockDispatch(mockDispatches, key, data, opts) {
			let baseData = {
				timesInvoked: 0,
				times: 1,
				persist: !1,
				consumed: !1,
				...opts
			};
			let replyData = typeof data == "function" ? { callback: data } : { ...data };
			let newMockDispatch = {
				...baseData,
				...key,
				pending: !0,
				data: {
					error: null,
					...replyData
				}
			};
			mockDispatches.push(newMockDispatch);
			mockDispatches[kTotalDispatchCount] = (mockDispatches[kTotalDispatchCount] || 0) + 1;
			return newMockDispatch;
		}
		function deleteMockDispatch(mockDispatches, key) {
			let index = mockDispatches.findIndex((dispatch) => {
				if (!dispatch.consumed) return !1;
				return matchKey(dispatch, key);
			});
			index !== -1 && mockDispatches.splice(index, 1);
		}
		function removeTrailingSlash(path) {
			if (typeof path != "string") return path;
			let queryIndex = path.indexOf("?");
			let search = queryIndex === -1 ? "" : path.slice(queryIndex);
			queryIndex !== -1 && (path = path.slice(0, queryIndex));
			for (; path.endsWith("/");) path = path.slice(0, -1);
			path.length === 0 && (path = "/");
			return path + search;
		}
		function buildKey(opts) {
			let { path, method, body, headers, query } = opts;
			return {
				path,
				method,
				body,
				headers,
				query
			};
		}
		function generateKeyValues(data) {
			let keys = Object.keys(data);
			let result = [];
			for (let i = 0; i < keys.length; ++i) {
				let key = keys[i];
				let value = data[key];
				let name = Buffer.from(`${key}`);
				if (Array.isArray(value)) for (let j = 0; j < value.length; ++j) result.push(name, Buffer.from(`${value[j]}`));
				else result.push(name, Buffer.from(`${value}`));
			}
			return result;
		}
		function getStatusText(statusCode) {
			return STATUS_CODES[statusCode] || "unknown";
		}
		async function getResponse(body) {
			let buffers = [];
			for await (let data of body) buffers.push(data);
			return Buffer.concat(buffers).toString("utf8");
		}
		function mockDispatch(opts, handler) {
			let key = buildKey(opts);
			let mockDispatch = getMockDispatch(this[kDispatches], key);
			let mockDispatches = this[kDispatches];
			mockDispatch.timesInvoked++;
			let { timesInvoked, times } = mockDispatch;
			mockDispatch.consumed = !mockDispatch.persist && timesInvoked >= times;
			mockDispatch.pending = timesInvoked < times;
			let hasBodyHooks = typeof handler.onBodySent == "function" || typeof handler.onRequestSent == "function";
			if (mockDispatch.data.callback && (!hasBodyHooks || opts.body == null)) {
				let { callback, ...responseDefaults } = mockDispatch.data;
				let callbackResult = callback(opts);
				if (isPromise(callbackResult)) {
					callbackResult.then((resolvedData) => {
						if (typeof resolvedData != "object" || !resolvedData) {
							handler.onResponseError(null, new InvalidArgumentError("reply options callback must return an object"));
							return;
						}
						dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, {
							...responseDefaults,
							...resolvedData
						});
					}, (error) => {
						handler.onResponseError(null, error);
					});
					return !0;
				}
				if (typeof callbackResult != "object" || !callbackResult) throw new InvalidArgumentError("reply options callback must return an object");
				return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, {
					...responseDefaults,
					...callbackResult
				});
			}
			return dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler);
		}
		function dispatchMockReply(mockDispatches, mockDispatch, key, opts, handler, resolvedResponse) {
			let { data: responseData, delay } = mockDispatch;
			let response = resolvedResponse ?? responseData;
			if (response.error !== null) {
				deleteMockDispatch(mockDispatches, key);
				handler.onResponseError(null, response.error);
				return !0;
			}
			let aborted = !1;
			let timer = null;
			let controller = {
				paused: !1,
				rawHeaders: null,
				rawTrailers: null,
				get aborted() {
					return aborted;
				},
				pause() {
					this.paused = !0;
				},
				resume() {
					this.paused = !1;
				},
				abort: (reason) => {
					if (aborted) return;
					aborted = !0;
					if (timer !== null) {
						clearTimeout(timer);
						timer = null;
					}
					handler.onResponseError?.(controller, reason);
				}
			};
			let replyOpts = opts;
			let dispatches = mockDispatches;
			handler.onRequestStart?.(controller, null);
			if (aborted) return !0;
			let requestBody = dispatchRequestBody(opts.body, handler, controller, () => aborted);
			if (isPromise(requestBody)) {
				requestBody.then((body) => {
					if (body === requestAborted) return;
					body !== opts.body && (replyOpts = {
						...opts,
						body
					});
					sendReply();
				}, (error) => controller.abort(error));
				return !0;
			}
			if (requestBody === requestAborted) return !0;
			requestBody !== opts.body && (replyOpts = {
				...opts,
				body: requestBody
			});
			sendReply();
			function sendReply() {
				if (response.callback) {
					let { callback, ...responseDefaults } = response;
					let callbackResult;
					try {
						callbackResult = callback(replyOpts);
					} catch (err) {
						deleteMockDispatch(mockDispatches, key);
						handler.onResponseError(null, err);
						return;
					}
					if (isPromise(callbackResult)) {
						callbackResult.then((resolvedData) => {
							if (typeof resolvedData != "object" || !resolvedData) {
								handler.onResponseError(null, new InvalidArgumentError("reply options callback must return an object"));
								return;
							}
							handleReply(dispatches, {
								...responseDefaults,
								...resolvedData
							});
						}, (err) => {
							handler.onResponseError(null, err);
						});
						return;
					}
					if (typeof callbackResult != "object" || !callbackResult) throw new InvalidArgumentError("reply options callback must return an object");
					handleReply(dispatches, {
						...responseDefaults,
						...callbackResult
					});
					return;
				}
				typeof delay == "number" && delay > 0 ? timer = setTimeout(() => {
					timer = null;
					handleReply(dispatches);
				}, delay) : handleReply(dispatches);
			}
			function handleReply(mockDispatches, _response = response) {
				if (aborted) return;
				let { statusCode, data, headers, trailers } = _response;
				let optsHeaders = Array.isArray(opts.headers) ? buildHeadersFromArray(opts.headers) : opts.headers;
				let body = typeof data == "function" ? data({
					...replyOpts,
					headers: optsHeaders
				}) : data;
				if (isPromise(body)) return body.then((newData) => handleReply(mockDispatches, {
					..._response,
					data: newData
				}));
				if (aborted) return;
				let responseData = getResponseData(body);
				let responseHeaders = generateKeyValues(headers ?? {});
				let responseTrailers = generateKeyValues(trailers ?? {});
				controller.rawHeaders = responseHeaders;
				controller.rawTrailers = responseTrailers;
				handler.onResponseStart?.(controller, statusCode, parseHeaders(responseHeaders), getStatusText(statusCode));
				handler.onResponseData?.(controller, Buffer.from(responseData));
				handler.onResponseEnd?.(controller, parseHeaders(responseTrailers));
				deleteMockDispatch(mockDispatches, key);
			}
			return !0;
		}
		function dispatchRequestBody(body, handler, controller, isAborted) {
			if (typeof handler.onBodySent != "function" && typeof handler.onRequestSent != "function") return body;
			if (body == null) return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
			if (body && typeof body[Symbol.asyncIterator] == "function") return dispatchAsyncIterableBody(body, handler, controller, isAborted);
			if (isIterableBody(body)) {
				let chunks = [];
				for (let chunk of body) {
					if (isAborted()) return requestAborted;
					chunks.push(chunk);
					if (!callOnBodySent(handler, controller, chunk) || isAborted()) return requestAborted;
				}
				return callOnRequestSent(handler, controller, isAborted) ? chunks : requestAborted;
			}
			if (isAborted()) return requestAborted;
			if (!callOnBodySent(handler, controller, body)) return requestAborted;
			return callOnRequestSent(handler, controller, isAborted) ? body : requestAborted;
		}
		async function dispatchAsyncIterableBody(body, handler, controller, isAborted) {
			let chunks = [];
			for await (let chunk of body) {
				if (isAborted()) return requestAborted;
				chunks.push(chunk);
				if (!callOnBodySent(handler, controller, chunk) || isAborted()) return requestAborted;
			}
			if (!callOnRequestSent(handler, controller, isAborted)) return requestAborted;
			return { async *[Symbol.asyncIterator]() {
				yield* chunks;
			} };
		}
		function callOnBodySent(handler, controller, chunk) {
			try {
				handler.onBodySent?.(chunk);
				return !0;
			} catch (error) {
				controller.abort(error);
				return !1;
			}
		}
		function callOnRequestSent(handler, controller, isAborted) {
			try {
				handler.onRequestSent?.();
				return !isAborted();
			} catch (error) {
				controller.abort(error);
				return !1;
			}
		}
		function isIterableBody(body) {
			return typeof body != "string" && !Buffer.isBuffer(body) && !ArrayBuffer.isView(body) && typeof body[Symbol.iterator] == "function";
		}
		function buildMockDispatch() {
			let agent = this[kMockAgent];
			let origin = this[kOrigin];
			let originalDispatch = this[kOriginalDispatch];
			return function dispatch(opts, handler) {
				if (agent.isMockActive) try {
					mockDispatch.call(this, opts, handler);
				} catch (error) {
					if (error.code === "UND_MOCK_ERR_MOCK_NOT_MATCHED") {
						let netConnect = agent[kGetNetConnect]();
						let totalInterceptsCount = this[kDispatches][kTotalDispatchCount] || this[kDispatches].length;
						let interceptsMessage = `, ${this[kDispatches].filter(({ consumed }) => !consumed).length} interceptor(s) remaining out of ${totalInterceptsCount} defined`;
						if (netConnect === !1) throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)${interceptsMessage}`);
						if (checkNetConnect(netConnect, origin)) originalDispatch.call(this, "__mockAgentBodyForDispatch" in opts ? {
							...opts,
							body: opts.__mockAgentBodyForDispatch
						} : opts, handler);
						else throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)${interceptsMessage}`);
					} else throw error;
				}
				else originalDispatch.call(this, opts, handler);
			};
		}
		function checkNetConnect(netConnect, origin) {
			let url = new URL(origin);
			if (netConnect === !0) return !0;
			else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) return !0;
			return !1;
		}
		function normalizeOrigin(origin) {
			if (typeof origin != "string" && !(origin instanceof URL)) return origin;
			if (origin instanceof URL) return origin.origin;
			return origin.toLowerCase();
		}
		function buildAndValidateMockOptions(opts) {
			let { agent, ...mockOptions } = opts;
			if ("enableCallHistory" in mockOptions && typeof mockOptions.enableCallHistory != "boolean") throw new InvalidArgumentError("options.enableCallHistory must to be a boolean");
			if ("acceptNonStandardSearchParameters" in mockOptions && typeof mockOptions.acceptNonStandardSearchParameters != "boolean") throw new InvalidArgumentError("options.acceptNonStandardSearchParameters must to be a boolean");
			if ("ignoreTrailingSlash" in mockOptions && typeof mockOptions.ignoreTrailingSlash != "boolean") throw new InvalidArgumentError("options.ignoreTrailingSlash must to be a boolean");
			return mockOptions;
		}
		module.exports = {
			getResponseData,
			getMockDispatch,
			addMockDispatch,
			deleteMockDispatch,
			buildKey,
			generateKeyValues,
			matchValue,
			getResponse,
			getStatusText,
			mockDispatch,
			buildMockDispatch,
			checkNetConnect,
			buildAndValidateMockOptions,
			getHeaderByName,
			buildHeadersFromArray,
			normalizeSearchParams,
			normalizeOrigin
		};
	}),
	6001: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Transform } = __webpack_require__(7075);
		let { Console } = __webpack_require__(7540);
		let PERSISTENT = process.versions.icu ? "✅" : "Y ";
		let NOT_PERSISTENT = process.versions.icu ? "❌" : "N ";
		module.exports = class PendingInterceptorsFormatter {
			constructor({ disableColors } = {}) {
				this.transform = new Transform({ transform(chunk, _enc, cb) {
					cb(null, chunk);
				} });
				this.logger = new Console({
					stdout: this.transform,
					inspectOptions: { colors: !disableColors && !process.env.CI }
				});
			}
			format(pendingInterceptors) {
				let withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
					Method: method,
					Origin: origin,
					Path: path,
					"Status code": statusCode,
					Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
					Invocations: timesInvoked,
					Remaining: persist ? Infinity : times - timesInvoked
				}));
				this.logger.table(withPrettyHeaders);
				return this.transform.read().toString();
			}
		};
	}),
	8551: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let Agent = __webpack_require__(3480);
		let MockAgent = __webpack_require__(6554);
		let { SnapshotRecorder } = __webpack_require__(5563);
		let { InvalidArgumentError, UndiciError } = __webpack_require__(3092);
		let util = __webpack_require__(9203);
		let { validateSnapshotMode } = __webpack_require__(6772);
		let kSnapshotRecorder = Symbol("kSnapshotRecorder");
		let kSnapshotMode = Symbol("kSnapshotMode");
		let kSnapshotPath = Symbol("kSnapshotPath");
		let kSnapshotLoaded = Symbol("kSnapshotLoaded");
		let kRealAgent = Symbol("kRealAgent");
		let warningEmitted = !1;
		class SnapshotAgent extends MockAgent {
			constructor(opts = {}) {
				if (!warningEmitted) {
					process.emitWarning("SnapshotAgent is experimental and subject to change", "ExperimentalWarning");
					warningEmitted = !0;
				}
				let { mode = "record", snapshotPath = null, ...mockAgentOpts } = opts;
				super(mockAgentOpts);
				validateSnapshotMode(mode);
				if ((mode === "playback" || mode === "update") && !snapshotPath) throw new InvalidArgumentError(`snapshotPath is required when mode is '${mode}'`);
				this[kSnapshotMode] = mode;
				this[kSnapshotPath] = snapshotPath;
				this[kSnapshotRecorder] = new SnapshotRecorder({
					snapshotPath: this[kSnapshotPath],
					mode: this[kSnapshotMode],
					maxSnapshots: opts.maxSnapshots,
					autoFlush: opts.autoFlush,
					flushInterval: opts.flushInterval,
					matchHeaders: opts.matchHeaders,
					ignoreHeaders: opts.ignoreHeaders,
					excludeHeaders: opts.excludeHeaders,
					matchBody: opts.matchBody,
					normalizeBody: opts.normalizeBody,
					matchQuery: opts.matchQuery,
					normalizeQuery: opts.normalizeQuery,
					caseSensitive: opts.caseSensitive,
					shouldRecord: opts.shouldRecord,
					shouldPlayback: opts.shouldPlayback,
					excludeUrls: opts.excludeUrls
				});
				this[kSnapshotLoaded] = !1;
				(this[kSnapshotMode] === "record" || this[kSnapshotMode] === "update" || this[kSnapshotMode] === "playback" && opts.excludeUrls && opts.excludeUrls.length > 0) && (this[kRealAgent] = new Agent(opts));
				(this[kSnapshotMode] === "playback" || this[kSnapshotMode] === "update") && this[kSnapshotPath] && this.loadSnapshots().catch(() => {});
			}
			dispatch(opts, handler) {
				let mode = this[kSnapshotMode];
				if (this[kSnapshotRecorder].isUrlExcluded(opts)) return this[kRealAgent].dispatch(opts, handler);
				if (mode === "playback" || mode === "update") {
					if (!this[kSnapshotLoaded]) return this.#asyncDispatch(opts, handler);
					let snapshot = this[kSnapshotRecorder].findSnapshot(opts);
					if (snapshot) return this.#replaySnapshot(snapshot, handler);
					else if (mode === "update") return this.#recordAndReplay(opts, handler);
					else {
						let error = new UndiciError(`No snapshot found for ${opts.method || "GET"} ${opts.path}`);
						if (handler.onResponseError) {
							handler.onResponseError(null, error);
							return;
						}
						throw error;
					}
				} else if (mode === "record") return this.#recordAndReplay(opts, handler);
			}
			async #asyncDispatch(opts, handler) {
				await this.loadSnapshots();
				return this.dispatch(opts, handler);
			}
			#recordAndReplay(opts, handler) {
				let responseData = {
					statusCode: null,
					headers: {},
					trailers: {},
					body: []
				};
				let self = this;
				return this[kRealAgent].dispatch(opts, {
					onRequestStart(controller, context) {
						return handler.onRequestStart(controller, {
							...context,
							history: this.history
						});
					},
					onRequestUpgrade(controller, statusCode, headers, socket) {
						return handler.onRequestUpgrade(controller, statusCode, headers, socket);
					},
					onResponseStart(controller, statusCode, headers, statusMessage) {
						responseData.statusCode = statusCode;
						responseData.headers = headers;
						return handler.onResponseStart(controller, statusCode, headers, statusMessage);
					},
					onResponseData(controller, chunk) {
						responseData.body.push(chunk);
						return handler.onResponseData(controller, chunk);
					},
					onResponseEnd(controller, trailers) {
						responseData.trailers = trailers;
						let responseBody = Buffer.concat(responseData.body);
						self[kSnapshotRecorder].record(opts, {
							statusCode: responseData.statusCode,
							headers: responseData.headers,
							body: responseBody,
							trailers: responseData.trailers
						}).then(() => handler.onResponseEnd(controller, trailers)).catch((error) => handler.onResponseError(controller, error));
					},
					onResponseError(controller, error) {
						return handler.onResponseError(controller, error);
					}
				});
			}
			#replaySnapshot(snapshot, handler) {
				try {
					let { response } = snapshot;
					let controller = {
						rawHeaders: response.headers ? util.toRawHeaders(response.headers) : [],
						rawTrailers: response.trailers ? util.toRawHeaders(response.trailers) : [],
						pause() {},
						resume() {},
						abort(reason) {
							this.aborted = !0;
							this.reason = reason;
						},
						aborted: !1,
						paused: !1
					};
					handler.onRequestStart(controller);
					handler.onResponseStart(controller, response.statusCode, response.headers, response.statusMessage);
					let body = Buffer.from(response.body, "base64");
					handler.onResponseData(controller, body);
					handler.onResponseEnd(controller, response.trailers);
				} catch (error) {
					handler.onResponseError?.(null, error);
				}
			}
			async loadSnapshots(filePath) {
				await this[kSnapshotRecorder].loadSnapshots(filePath || this[kSnapshotPath]);
				this[kSnapshotLoaded] = !0;
				this[kSnapshotMode] === "playback" && this.#setupMockInterceptors();
			}
			async saveSnapshots(filePath) {
				return this[kSnapshotRecorder].saveSnapshots(filePath || this[kSnapshotPath]);
			}
			#setupMockInterceptors() {
				for (let snapshot of this[kSnapshotRecorder].getSnapshots()) {
					let { request, responses, response } = snapshot;
					let url = new URL(request.url);
					let mockPool = this.get(url.origin);
					let responseData = responses ? responses[0] : response;
					if (!responseData) continue;
					mockPool.intercept({
						path: url.pathname + url.search,
						method: request.method,
						headers: request.headers,
						body: request.body
					}).reply(responseData.statusCode, responseData.body, {
						headers: responseData.headers,
						trailers: responseData.trailers
					}).persist();
				}
			}
			getRecorder() {
				return this[kSnapshotRecorder];
			}
			getMode() {
				return this[kSnapshotMode];
			}
			clearSnapshots() {
				this[kSnapshotRecorder].clear();
			}
			resetCallCounts() {
				this[kSnapshotRecorder].resetCallCounts();
			}
			deleteSnapshot(requestOpts) {
				return this[kSnapshotRecorder].deleteSnapshot(requestOpts);
			}
			getSnapshotInfo(requestOpts) {
				return this[kSnapshotRecorder].getSnapshotInfo(requestOpts);
			}
			replaceSnapshots(snapshotData) {
				this[kSnapshotRecorder].replaceSnapshots(snapshotData);
			}
			async close() {
				this[kSnapshotMode] === "playback" ? this[kSnapshotRecorder].destroy() : await this[kSnapshotRecorder].close();
				await this[kRealAgent]?.close();
				await super.close();
			}
		}
		module.exports = SnapshotAgent;
	}),
	5563: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { writeFile, readFile, mkdir } = __webpack_require__(1455);
		let { dirname, resolve } = __webpack_require__(6760);
		let { setTimeout, clearTimeout } = __webpack_require__(7997);
		let { InvalidArgumentError, UndiciError } = __webpack_require__(3092);
		let { setHeader } = __webpack_require__(9203);
		let { hashId, isUrlExcludedFactory, normalizeHeaders, createHeaderFilters } = __webpack_require__(6772);
		function normalizeUrlForMatching(url, matchQuery, normalizeQuery) {
			if (matchQuery === !1) return `${url.origin}${url.pathname}`;
			if (normalizeQuery) {
				let normalized = String(normalizeQuery(url.searchParams) ?? "");
				return normalized ? `${url.origin}${url.pathname}?${normalized}` : `${url.origin}${url.pathname}`;
			}
			return url.toString();
		}
		function normalizeBodyForMatching(body, matchBody, normalizeBody) {
			if (matchBody === !1) return "";
			if (normalizeBody) return String(normalizeBody(body) ?? "");
			return body ? String(body) : "";
		}
		function formatRequestKey(opts, headerFilters, matchOptions = {}) {
			let url = new URL(opts.path, opts.origin);
			let normalized = opts._normalizedHeaders || normalizeHeaders(opts.headers);
			opts._normalizedHeaders ||= normalized;
			return {
				method: opts.method || "GET",
				url: normalizeUrlForMatching(url, matchOptions.matchQuery, matchOptions.normalizeQuery),
				headers: filterHeadersForMatching(normalized, headerFilters, matchOptions),
				body: normalizeBodyForMatching(opts.body, matchOptions.matchBody, matchOptions.normalizeBody)
			};
		}
		function filterHeadersForMatching(headers, headerFilters, matchOptions = {}) {
			if (!headers || typeof headers != "object") return {};
			let { caseSensitive = !1 } = matchOptions;
			let filtered = {};
			let { ignore, exclude, match } = headerFilters;
			for (let [key, value] of Object.entries(headers)) {
				let headerKey = caseSensitive ? key : key.toLowerCase();
				if (exclude.has(headerKey)) continue;
				if (ignore.has(headerKey)) continue;
				if (match.size !== 0 && !match.has(headerKey)) continue;
				setHeader(filtered, headerKey, value);
			}
			return filtered;
		}
		function filterHeadersForStorage(headers, headerFilters, matchOptions = {}) {
			if (!headers || typeof headers != "object") return {};
			let { caseSensitive = !1 } = matchOptions;
			let filtered = {};
			let { exclude: excludeSet } = headerFilters;
			for (let [key, value] of Object.entries(headers)) {
				let headerKey = caseSensitive ? key : key.toLowerCase();
				if (excludeSet.has(headerKey)) continue;
				setHeader(filtered, headerKey, value);
			}
			return filtered;
		}
		function createRequestHash(formattedRequest) {
			let parts = [formattedRequest.method, formattedRequest.url];
			if (formattedRequest.headers && typeof formattedRequest.headers == "object") {
				let headerKeys = Object.keys(formattedRequest.headers).sort();
				for (let key of headerKeys) {
					let values = Array.isArray(formattedRequest.headers[key]) ? formattedRequest.headers[key] : [formattedRequest.headers[key]];
					parts.push(key);
					for (let value of values.sort()) parts.push(String(value));
				}
			}
			parts.push(formattedRequest.body);
			let content = parts.join("|");
			return hashId(content);
		}
		class SnapshotRecorder {
			#flushTimeout;
			#isUrlExcluded;
			#snapshots = new Map();
			#snapshotPath;
			#maxSnapshots = Infinity;
			#autoFlush = !1;
			#headerFilters;
			constructor(options = {}) {
				this.#snapshotPath = options.snapshotPath;
				this.#maxSnapshots = options.maxSnapshots || Infinity;
				this.#autoFlush = options.autoFlush || !1;
				this.flushInterval = options.flushInterval || 3e4;
				this._flushTimer = null;
				this.matchOptions = {
					matchHeaders: options.matchHeaders || [],
					ignoreHeaders: options.ignoreHeaders || [],
					excludeHeaders: options.excludeHeaders || [],
					matchBody: options.matchBody !== !1,
					normalizeBody: options.normalizeBody || void 0,
					matchQuery: options.matchQuery !== !1,
					normalizeQuery: options.normalizeQuery || void 0,
					caseSensitive: options.caseSensitive || !1
				};
				this.#headerFilters = createHeaderFilters(this.matchOptions);
				this.shouldRecord = options.shouldRecord || (() => !0);
				this.shouldPlayback = options.shouldPlayback || (() => !0);
				this.#isUrlExcluded = isUrlExcludedFactory(options.excludeUrls);
				this.#autoFlush && this.#snapshotPath && this.#startAutoFlush();
			}
			async record(requestOpts, response) {
				if (!this.shouldRecord(requestOpts)) return;
				if (this.isUrlExcluded(requestOpts)) return;
				let request = formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions);
				let hash = createRequestHash(request);
				let normalizedHeaders = normalizeHeaders(response.headers);
				let responseData = {
					statusCode: response.statusCode,
					headers: filterHeadersForStorage(normalizedHeaders, this.#headerFilters, this.matchOptions),
					body: Buffer.isBuffer(response.body) ? response.body.toString("base64") : Buffer.from(String(response.body || "")).toString("base64"),
					trailers: response.trailers
				};
				if (this.#snapshots.size >= this.#maxSnapshots && !this.#snapshots.has(hash)) {
					let oldestKey = this.#snapshots.keys().next().value;
					this.#snapshots.delete(oldestKey);
				}
				let existingSnapshot = this.#snapshots.get(hash);
				if (existingSnapshot && existingSnapshot.responses) {
					existingSnapshot.responses.push(responseData);
					existingSnapshot.timestamp = new Date().toISOString();
				} else this.#snapshots.set(hash, {
					request,
					responses: [responseData],
					callCount: 0,
					timestamp: new Date().toISOString()
				});
				this.#autoFlush && this.#snapshotPath && this.#scheduleFlush();
			}
			isUrlExcluded(requestOpts) {
				let url = new URL(requestOpts.path, requestOpts.origin).toString();
				return this.#isUrlExcluded(url);
			}
			findSnapshot(requestOpts) {
				if (!this.shouldPlayback(requestOpts)) return;
				if (this.isUrlExcluded(requestOpts)) return;
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
				let snapshot = this.#snapshots.get(hash);
				if (!snapshot) return;
				let currentCallCount = snapshot.callCount || 0;
				let responseIndex = Math.min(currentCallCount, snapshot.responses.length - 1);
				snapshot.callCount = currentCallCount + 1;
				return {
					...snapshot,
					response: snapshot.responses[responseIndex]
				};
			}
			async loadSnapshots(filePath) {
				let path = filePath || this.#snapshotPath;
				if (!path) throw new InvalidArgumentError("Snapshot path is required");
				try {
					let data = await readFile(resolve(path), "utf8");
					let parsed = JSON.parse(data);
					if (Array.isArray(parsed)) {
						this.#snapshots.clear();
						for (let { hash, snapshot } of parsed) this.#snapshots.set(hash, snapshot);
					} else this.#snapshots = new Map(Object.entries(parsed));
				} catch (error) {
					if (error.code === "ENOENT") this.#snapshots.clear();
					else throw new UndiciError(`Failed to load snapshots from ${path}`, { cause: error });
				}
			}
			async saveSnapshots(filePath) {
				let path = filePath || this.#snapshotPath;
				if (!path) throw new InvalidArgumentError("Snapshot path is required");
				let resolvedPath = resolve(path);
				await mkdir(dirname(resolvedPath), { recursive: !0 });
				let data = Array.from(this.#snapshots.entries()).map(([hash, snapshot]) => ({
					hash,
					snapshot
				}));
				await writeFile(resolvedPath, JSON.stringify(data, null, 2), { flush: !0 });
			}
			clear() {
				this.#snapshots.clear();
			}
			getSnapshots() {
				return Array.from(this.#snapshots.values());
			}
			size() {
				return this.#snapshots.size;
			}
			resetCallCounts() {
				for (let snapshot of this.#snapshots.values()) snapshot.callCount = 0;
			}
			deleteSnapshot(requestOpts) {
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
				return this.#snapshots.delete(hash);
			}
			getSnapshotInfo(requestOpts) {
				let hash = createRequestHash(formatRequestKey(requestOpts, this.#headerFilters, this.matchOptions));
				let snapshot = this.#snapshots.get(hash);
				if (!snapshot) return null;
				return {
					hash,
					request: snapshot.request,
					responseCount: snapshot.responses ? snapshot.responses.length : +!!snapshot.response,
					callCount: snapshot.callCount || 0,
					timestamp: snapshot.timestamp
				};
			}
			replaceSnapshots(snapshotData) {
				this.#snapshots.clear();
				if (Array.isArray(snapshotData)) for (let { hash, snapshot } of snapshotData) this.#snapshots.set(hash, snapshot);
				else snapshotData && typeof snapshotData == "object" && (this.#snapshots = new Map(Object.entries(snapshotData)));
			}
			#startAutoFlush() {
				return this.#scheduleFlush();
			}
			#stopAutoFlush() {
				if (this.#flushTimeout) {
					clearTimeout(this.#flushTimeout);
					this.saveSnapshots().catch(() => {});
					this.#flushTimeout = null;
				}
			}
			#scheduleFlush() {
				this.#flushTimeout = setTimeout(() => {
					this.saveSnapshots().catch(() => {});
					this.#autoFlush ? this.#flushTimeout?.refresh() : this.#flushTimeout = null;
				}, 1e3);
			}
			destroy() {
				this.#stopAutoFlush();
				if (this.#flushTimeout) {
					clearTimeout(this.#flushTimeout);
					this.#flushTimeout = null;
				}
			}
			async close() {
				this.#snapshotPath && this.#snapshots.size !== 0 && await this.saveSnapshots();
				this.destroy();
			}
		}
		module.exports = {
			SnapshotRecorder,
			formatRequestKey,
			createRequestHash,
			filterHeadersForMatching,
			filterHeadersForStorage,
			createHeaderFilters
		};
	}),
	6772: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { InvalidArgumentError } = __webpack_require__(3092);
		let { setHeader } = __webpack_require__(9203);
		let { runtimeFeatures } = __webpack_require__(8450);
		function createHeaderFilters(matchOptions = {}) {
			let { ignoreHeaders = [], excludeHeaders = [], matchHeaders = [], caseSensitive = !1 } = matchOptions;
			return {
				ignore: new Set(ignoreHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
				exclude: new Set(excludeHeaders.map((header) => caseSensitive ? header : header.toLowerCase())),
				match: new Set(matchHeaders.map((header) => caseSensitive ? header : header.toLowerCase()))
			};
		}
		let crypto = runtimeFeatures.has("crypto") ? __webpack_require__(7598) : null;
		let hashId = crypto?.hash ? (value) => crypto.hash("sha256", value, "base64url") : (value) => Buffer.from(value).toString("base64url");
		function isUndiciHeaders(headers) {
			return Array.isArray(headers) && !(headers.length & 1);
		}
		function isUrlExcludedFactory(excludePatterns = []) {
			if (excludePatterns.length === 0) return () => !1;
			return function isUrlExcluded(url) {
				let urlLowerCased;
				for (let pattern of excludePatterns) if (typeof pattern == "string") {
					urlLowerCased ||= url.toLowerCase();
					if (urlLowerCased.includes(pattern.toLowerCase())) return !0;
				} else if (pattern instanceof RegExp && pattern.test(url)) return !0;
				return !1;
			};
		}
		function normalizeHeaders(headers) {
			let normalizedHeaders = {};
			if (!headers) return normalizedHeaders;
			if (isUndiciHeaders(headers)) {
				for (let i = 0; i < headers.length; i += 2) {
					let key = headers[i];
					let value = headers[i + 1];
					if (key && value !== void 0) {
						let keyStr = Buffer.isBuffer(key) ? key.toString() : key;
						let valueStr = Buffer.isBuffer(value) ? value.toString() : value;
						setHeader(normalizedHeaders, keyStr.toLowerCase(), valueStr);
					}
				}
				return normalizedHeaders;
			}
			if (headers && typeof headers == "object") for (let [key, value] of Object.entries(headers)) key && typeof key == "string" && setHeader(normalizedHeaders, key.toLowerCase(), Array.isArray(value) ? value.join(", ") : String(value));
			return normalizedHeaders;
		}
		let validSnapshotModes = [
			"record",
			"playback",
			"update"
		];
		function validateSnapshotMode(mode) {
			if (!validSnapshotModes.includes(mode)) throw new InvalidArgumentError(`Invalid snapshot mode: ${mode}. Must be one of: ${validSnapshotModes.join(", ")}`);
		}
		module.exports = {
			createHeaderFilters,
			hashId,
			isUndiciHeaders,
			normalizeHeaders,
			isUrlExcludedFactory,
			validateSnapshotMode
		};
	}),
	2946: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { safeHTTPMethods, pathHasQueryOrFragment, hasSafeIterator, isValidHTTPToken, setHeader } = __webpack_require__(9203);
		let { serializePathWithQuery } = __webpack_require__(9203);
		let { kRequestOrigin } = __webpack_require__(6478);
		let RESTRICTIVE_DIRECTIVE_NAMES = [
			"no-store",
			"private",
			"no-cache"
		];
		let kInvalidCacheControlDirectives = Symbol("invalid cache-control directives");
		function trimOWS(value) {
			return value.replace(/^[\t ]+|[\t ]+$/g, "");
		}
		function arrayIncludes(array, value) {
			for (let i = 0; i < array.length; i++) if (array[i] === value) return !0;
			return !1;
		}
		function trimOWSStart(value) {
			return value.replace(/^[\t ]+/, "");
		}
		function trimOWSEnd(value) {
			return value.replace(/[\t ]+$/, "");
		}
		function findUnescapedQuote(value, start) {
			let escaped = !1;
			for (let i = start; i < value.length; i++) if (escaped) escaped = !1;
			else if (value[i] === "\\") escaped = !0;
			else if (value[i] === "\"") return i;
			return -1;
		}
		function splitCacheControlHeaderValue(value) {
			let directives = [];
			let start = 0;
			let quoteStart = -1;
			let inQuote = !1;
			let escaped = !1;
			for (let i = 0; i < value.length; i++) if (inQuote) {
				if (escaped) escaped = !1;
				else if (value[i] === "\\") escaped = !0;
				else if (value[i] === "\"") {
					inQuote = !1;
					quoteStart = -1;
				}
			} else if (value[i] === "\"") {
				inQuote = !0;
				quoteStart = i;
			} else if (value[i] === ",") {
				directives.push({
					value: value.substring(start, i),
					fromMalformedQuote: !1
				});
				start = i + 1;
			}
			if (!inQuote) {
				directives.push({
					value: value.substring(start),
					fromMalformedQuote: !1
				});
				return directives;
			}
			let tail = value.substring(start);
			let quoteOffset = quoteStart - start;
			let tailStart = 0;
			for (let i = 0; i < tail.length; i++) if (tail[i] === ",") {
				directives.push({
					value: tail.substring(tailStart, i),
					fromMalformedQuote: tailStart > quoteOffset
				});
				tailStart = i + 1;
			}
			directives.push({
				value: tail.substring(tailStart),
				fromMalformedQuote: tailStart > quoteOffset
			});
			return directives;
		}
		function markInvalidCacheControlDirective(directives, key) {
			let invalidDirectives = directives[kInvalidCacheControlDirectives];
			if (invalidDirectives === void 0) {
				invalidDirectives = new Set();
				Object.defineProperty(directives, kInvalidCacheControlDirectives, { value: invalidDirectives });
			}
			invalidDirectives.add(key);
		}
		function hasInvalidCacheControlDirective(directives, key) {
			return directives[kInvalidCacheControlDirectives]?.has(key) === !0;
		}
		function getMalformedRestrictiveDirectiveName(key) {
			for (let directiveName of RESTRICTIVE_DIRECTIVE_NAMES) if (key.startsWith(directiveName) && key.length > directiveName.length && !isValidHTTPToken(key[directiveName.length])) return directiveName;
			let tokenOnlyKey = "";
			let hasInvalidTokenChar = !1;
			for (let i = 0; i < key.length; i++) isValidHTTPToken(key[i]) ? tokenOnlyKey += key[i] : hasInvalidTokenChar = !0;
			if (hasInvalidTokenChar && arrayIncludes(RESTRICTIVE_DIRECTIVE_NAMES, tokenOnlyKey)) return tokenOnlyKey;
		}
		function getRequestOrigin(opts) {
			let origin = opts[kRequestOrigin] === void 0 ? opts.origin : opts[kRequestOrigin];
			return typeof origin == "string" || origin instanceof URL ? origin : null;
		}
		function getInterceptorOrigin(opts, interceptorOrigin) {
			let requestOrigin = getRequestOrigin(opts);
			if (interceptorOrigin === void 0) return requestOrigin;
			if (interceptorOrigin === null) return null;
			if (requestOrigin) try {
				if (new URL(requestOrigin).origin !== interceptorOrigin) return null;
			} catch {
				return interceptorOrigin;
			}
			return interceptorOrigin;
		}
		function makeCacheKey(opts, origin = getRequestOrigin(opts)) {
			if (!origin) throw Error("opts.origin is undefined");
			let fullPath = opts.path || "/";
			opts.query && !pathHasQueryOrFragment(fullPath) && (fullPath = serializePathWithQuery(fullPath, opts.query));
			return {
				origin: origin.toString(),
				method: opts.method,
				path: fullPath,
				headers: opts.headers
			};
		}
		function appendHeader(headers, key, val) {
			let headerName = key.toLowerCase();
			let current = Object.hasOwn(headers, headerName) ? headers[headerName] : void 0;
			let values = Array.isArray(val) ? val : [val];
			current === void 0 ? setHeader(headers, headerName, Array.isArray(val) ? val.slice() : val) : Array.isArray(current) ? current.push(...values) : setHeader(headers, headerName, [current, ...values]);
		}
		function normalizeHeaders(opts) {
			let headers;
			if (opts.headers == null) headers = {};
			else if (typeof opts.headers == "object") {
				headers = {};
				if (hasSafeIterator(opts.headers)) {
					if (Array.isArray(opts.headers)) {
						let first = opts.headers[0];
						if (Array.isArray(first)) for (let x of opts.headers) {
							if (!Array.isArray(x)) throw Error("opts.headers is not a valid header map");
							let [key, val] = x;
							if (typeof key != "string" || typeof val != "string") throw Error("opts.headers is not a valid header map");
							appendHeader(headers, key, val);
						}
						else {
							let len = opts.headers.length;
							if (len % 2 != 0) throw Error("opts.headers is not a valid header map");
							for (let i = 0; i < len; i += 2) {
								let key = opts.headers[i];
								let val = opts.headers[i + 1];
								if (typeof key != "string" || typeof val != "string" && !Array.isArray(val)) throw Error("opts.headers is not a valid header map");
								if (typeof val == "string") appendHeader(headers, key, val);
								else {
									let mapped = [];
									for (let j = 0; j < val.length; j++) {
										let v = val[j];
										mapped.push(typeof v == "string" ? v : v.toString("latin1"));
									}
									appendHeader(headers, key, mapped);
								}
							}
						}
					} else for (let x of opts.headers) {
						if (!Array.isArray(x)) throw Error("opts.headers is not a valid header map");
						let [key, val] = x;
						if (typeof key != "string" || typeof val != "string") throw Error("opts.headers is not a valid header map");
						appendHeader(headers, key, val);
					}
				} else for (let key of Object.keys(opts.headers)) appendHeader(headers, key, opts.headers[key]);
			} else throw Error("opts.headers is not an object");
			return headers;
		}
		function assertCacheKey(key) {
			if (typeof key != "object") throw TypeError(`expected key to be object, got ${typeof key}`);
			for (let property of [
				"origin",
				"method",
				"path"
			]) if (typeof key[property] != "string") throw TypeError(`expected key.${property} to be string, got ${typeof key[property]}`);
			if (key.headers !== void 0 && typeof key.headers != "object") throw TypeError(`expected headers to be object, got ${typeof key}`);
		}
		function assertCacheValue(value) {
			if (typeof value != "object") throw TypeError(`expected value to be object, got ${typeof value}`);
			for (let property of [
				"statusCode",
				"cachedAt",
				"staleAt",
				"deleteAt"
			]) if (typeof value[property] != "number") throw TypeError(`expected value.${property} to be number, got ${typeof value[property]}`);
			if (typeof value.statusMessage != "string") throw TypeError(`expected value.statusMessage to be string, got ${typeof value.statusMessage}`);
			if (value.headers != null && typeof value.headers != "object") throw TypeError(`expected value.rawHeaders to be object, got ${typeof value.headers}`);
			if (value.vary !== void 0 && typeof value.vary != "object") throw TypeError(`expected value.vary to be object, got ${typeof value.vary}`);
			if (value.etag !== void 0 && typeof value.etag != "string") throw TypeError(`expected value.etag to be string, got ${typeof value.etag}`);
		}
		function parseCacheControlHeader(header) {
			let output = {};
			let invalidNumericDirectives = new Set();
			let invalidNoArgumentDirectives = new Set();
			let directives = splitCacheControlHeaderValue(Array.isArray(header) ? header.join(",") : header);
			for (let i = 0; i < directives.length; i++) {
				let directiveRecord = directives[i];
				let directive = directiveRecord.value.toLowerCase();
				let fromMalformedQuote = directiveRecord.fromMalformedQuote;
				let keyValueDelimiter = directive.indexOf("=");
				let key;
				let value;
				let keyHasTrailingWhitespace = !1;
				let valueHasLeadingWhitespace = !1;
				if (keyValueDelimiter !== -1) {
					let rawKey = directive.substring(0, keyValueDelimiter);
					let rawValue = directive.substring(keyValueDelimiter + 1);
					keyHasTrailingWhitespace = trimOWSEnd(rawKey) !== rawKey;
					valueHasLeadingWhitespace = trimOWSStart(rawValue) !== rawValue;
					key = trimOWS(rawKey);
					value = trimOWSStart(rawValue);
				} else key = trimOWS(directive);
				let malformedRestrictiveDirectiveName = getMalformedRestrictiveDirectiveName(key);
				if (malformedRestrictiveDirectiveName !== void 0) {
					output[malformedRestrictiveDirectiveName] = !0;
					continue;
				}
				switch (key) {
					case "min-fresh":
					case "max-stale":
					case "max-age":
					case "s-maxage":
					case "stale-while-revalidate":
					case "stale-if-error": {
						if (fromMalformedQuote || invalidNumericDirectives.has(key)) continue;
						if (value === void 0 || keyHasTrailingWhitespace || valueHasLeadingWhitespace) {
							delete output[key];
							invalidNumericDirectives.add(key);
							markInvalidCacheControlDirective(output, key);
							continue;
						}
						value.length >= 2 && value[0] === "\"" && value[value.length - 1] === "\"" && (value = value.substring(1, value.length - 1));
						if (!/^[0-9]+$/.test(value)) {
							delete output[key];
							invalidNumericDirectives.add(key);
							markInvalidCacheControlDirective(output, key);
							continue;
						}
						let parsedValue = Math.min(parseInt(value, 10), 2147483647);
						key === "min-fresh" ? (!(key in output) || output[key] < parsedValue) && (output[key] = parsedValue) : (!(key in output) || output[key] > parsedValue) && (output[key] = parsedValue);
						break;
					}
					case "private":
					case "no-cache":
						if (fromMalformedQuote) {
							output[key] = !0;
							break;
						}
						if (value !== void 0 && value.length === 0) {
							output[key] = !0;
							break;
						}
						if (value) {
							if (value[0] === "\"") {
								value = trimOWSEnd(value);
								let fieldList = "";
								let lastQuotedPart = i;
								let foundEndingQuote = !1;
								let closingQuote = findUnescapedQuote(value, 1);
								if (closingQuote !== -1) {
									fieldList = value.substring(1, closingQuote);
									foundEndingQuote = !0;
								} else {
									let fieldListParts = [value.substring(1)];
									for (let j = i + 1; j < directives.length; j++) {
										let nextPart = trimOWS(directives[j].value);
										let closingQuote = findUnescapedQuote(nextPart, 0);
										lastQuotedPart = j;
										if (closingQuote !== -1) {
											fieldListParts.push(nextPart.substring(0, closingQuote));
											foundEndingQuote = !0;
											break;
										}
										fieldListParts.push(nextPart);
									}
									fieldList = fieldListParts.join(",");
								}
								if (!foundEndingQuote) {
									output[key] = !0;
									break;
								}
								i = lastQuotedPart;
								let headers = fieldList.split(",");
								let validFieldNames = !0;
								for (let j = 0; j < headers.length; j++) {
									headers[j] = trimOWS(headers[j]);
									isValidHTTPToken(headers[j]) || (validFieldNames = !1);
								}
								validFieldNames ? output[key] !== !0 && (key in output ? output[key] = output[key].concat(headers) : output[key] = headers) : output[key] = !0;
							} else {
								let fieldName = trimOWS(value);
								isValidHTTPToken(fieldName) ? output[key] !== !0 && (key in output ? output[key] = output[key].concat(fieldName) : output[key] = [fieldName]) : output[key] = !0;
							}
							break;
						}
					case "public":
					case "must-revalidate":
					case "proxy-revalidate":
					case "immutable":
					case "no-transform":
					case "must-understand":
					case "only-if-cached":
						if (fromMalformedQuote || invalidNoArgumentDirectives.has(key)) continue;
						if (value !== void 0) {
							delete output[key];
							invalidNoArgumentDirectives.add(key);
							continue;
						}
						output[key] = !0;
						break;
					case "no-store":
						output[key] = !0;
						break;
					default: continue;
				}
			}
			return output;
		}
		function splitVaryHeader(varyHeader) {
			let values = Array.isArray(varyHeader) ? varyHeader : [varyHeader];
			let output = [];
			for (let i = 0; i < values.length; i++) {
				let parts = values[i].split(",");
				for (let j = 0; j < parts.length; j++) output.push(parts[j]);
			}
			return output;
		}
		function hasVaryStar(varyHeader) {
			let values = splitVaryHeader(varyHeader);
			for (let i = 0; i < values.length; i++) if (trimOWS(values[i]).indexOf("*") !== -1) return !0;
			return !1;
		}
		function parseVaryHeader(varyHeader, headers) {
			if (hasVaryStar(varyHeader)) return headers;
			let output = {};
			let varyingHeaders = splitVaryHeader(varyHeader);
			for (let header of varyingHeaders) {
				let trimmedHeader = trimOWS(header).toLowerCase();
				if (trimmedHeader.length === 0) continue;
				if (!isValidHTTPToken(trimmedHeader)) return;
				let headerValue = headers[trimmedHeader];
				output[trimmedHeader] = Array.isArray(headerValue) ? headerValue.slice() : headerValue ?? null;
			}
			return output;
		}
		function isInvalidOrWildcardVaryHeader(varyHeader) {
			return hasVaryStar(varyHeader) || parseVaryHeader(varyHeader, {}) === void 0;
		}
		function isEtagUsable(etag) {
			if (etag.length <= 2) return !1;
			if (etag[0] === "\"" && etag[etag.length - 1] === "\"") return !(etag[1] === "\"" || etag.startsWith("\"W/"));
			if (etag.startsWith("W/\"") && etag[etag.length - 1] === "\"") return etag.length !== 4;
			return !1;
		}
		function assertCacheStore(store, name = "CacheStore") {
			if (typeof store != "object" || !store) throw TypeError(`expected type of ${name} to be a CacheStore, got ${store === null ? "null" : typeof store}`);
			for (let fn of [
				"get",
				"createWriteStream",
				"delete"
			]) if (typeof store[fn] != "function") throw TypeError(`${name} needs to have a \`${fn}()\` function`);
		}
		function assertCacheMethods(methods, name = "CacheMethods") {
			if (!Array.isArray(methods)) throw TypeError(`expected type of ${name} needs to be an array, got ${methods === null ? "null" : typeof methods}`);
			if (methods.length === 0) throw TypeError(`${name} needs to have at least one method`);
			for (let method of methods) if (!arrayIncludes(safeHTTPMethods, method)) throw TypeError(`element of ${name}-array needs to be one of following values: ${safeHTTPMethods.join(", ")}, got ${method}`);
		}
		function makeDeduplicationKey(cacheKey, excludeHeaders) {
			let headers = {};
			if (cacheKey.headers) {
				let sortedHeaders = Object.keys(cacheKey.headers).sort();
				for (let header of sortedHeaders) {
					if (excludeHeaders?.has(header.toLowerCase())) continue;
					setHeader(headers, header, cacheKey.headers[header]);
				}
			}
			return JSON.stringify([
				cacheKey.origin,
				cacheKey.method,
				cacheKey.path,
				headers
			]);
		}
		module.exports = {
			getInterceptorOrigin,
			getRequestOrigin,
			makeCacheKey,
			normalizeHeaders,
			assertCacheKey,
			assertCacheValue,
			parseCacheControlHeader,
			hasInvalidCacheControlDirective,
			parseVaryHeader,
			hasVaryStar,
			isInvalidOrWildcardVaryHeader,
			isEtagUsable,
			assertCacheMethods,
			assertCacheStore,
			makeDeduplicationKey
		};
	}),
	6750: ((module) => {
		"use strict";
		function parseHttpDate(date) {
			switch (date[3]) {
				case ",": return parseImfDate(date);
				case " ": return parseAscTimeDate(date);
				default: return parseRfc850Date(date);
			}
		}
		function makeDate(year, monthIdx, day, hour, minute, second, weekday) {
			let result = new Date(Date.UTC(year, monthIdx, day, hour, minute, second));
			year >= 0 && year <= 99 && result.setUTCFullYear(year);
			return result.getUTCFullYear() === year && result.getUTCMonth() === monthIdx && result.getUTCDate() === day && result.getUTCHours() === hour && result.getUTCMinutes() === minute && result.getUTCSeconds() === second && result.getUTCDay() === weekday ? result : void 0;
		}
		function parseImfDate(date) {
			if (date.length !== 29 || date[4] !== " " || date[7] !== " " || date[11] !== " " || date[16] !== " " || date[19] !== ":" || date[22] !== ":" || date[25] !== " " || date[26] !== "G" || date[27] !== "M" || date[28] !== "T") return;
			let weekday = -1;
			if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
			else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
			else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
			else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
			else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
			else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
			else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
			else return;
			let day = 0;
			if (date[5] === "0") {
				let code = date.charCodeAt(6);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(5);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(6);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let monthIdx = -1;
			if (date[8] === "J" && date[9] === "a" && date[10] === "n") monthIdx = 0;
			else if (date[8] === "F" && date[9] === "e" && date[10] === "b") monthIdx = 1;
			else if (date[8] === "M" && date[9] === "a") {
				if (date[10] === "r") monthIdx = 2;
				else if (date[10] === "y") monthIdx = 4;
				else return;
			} else if (date[8] === "J") {
				if (date[9] === "a" && date[10] === "n") monthIdx = 0;
				else if (date[9] === "u") {
					if (date[10] === "n") monthIdx = 5;
					else if (date[10] === "l") monthIdx = 6;
					else return;
				} else return;
			} else if (date[8] === "A") {
				if (date[9] === "p" && date[10] === "r") monthIdx = 3;
				else if (date[9] === "u" && date[10] === "g") monthIdx = 7;
				else return;
			} else if (date[8] === "S" && date[9] === "e" && date[10] === "p") monthIdx = 8;
			else if (date[8] === "O" && date[9] === "c" && date[10] === "t") monthIdx = 9;
			else if (date[8] === "N" && date[9] === "o" && date[10] === "v") monthIdx = 10;
			else if (date[8] === "D" && date[9] === "e" && date[10] === "c") monthIdx = 11;
			else return;
			let yearDigit1 = date.charCodeAt(12);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(13);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let yearDigit3 = date.charCodeAt(14);
			if (yearDigit3 < 48 || yearDigit3 > 57) return;
			let yearDigit4 = date.charCodeAt(15);
			if (yearDigit4 < 48 || yearDigit4 > 57) return;
			let year = (yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48);
			let hour = 0;
			if (date[17] === "0") {
				let code = date.charCodeAt(18);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(17);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(18);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[20] === "0") {
				let code = date.charCodeAt(21);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(20);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(21);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[23] === "0") {
				let code = date.charCodeAt(24);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(23);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(24);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			return makeDate(year, monthIdx, day, hour, minute, second, weekday);
		}
		function parseAscTimeDate(date) {
			if (date.length !== 24 || date[7] !== " " || date[10] !== " " || date[19] !== " ") return;
			let weekday = -1;
			if (date[0] === "S" && date[1] === "u" && date[2] === "n") weekday = 0;
			else if (date[0] === "M" && date[1] === "o" && date[2] === "n") weekday = 1;
			else if (date[0] === "T" && date[1] === "u" && date[2] === "e") weekday = 2;
			else if (date[0] === "W" && date[1] === "e" && date[2] === "d") weekday = 3;
			else if (date[0] === "T" && date[1] === "h" && date[2] === "u") weekday = 4;
			else if (date[0] === "F" && date[1] === "r" && date[2] === "i") weekday = 5;
			else if (date[0] === "S" && date[1] === "a" && date[2] === "t") weekday = 6;
			else return;
			let monthIdx = -1;
			if (date[4] === "J" && date[5] === "a" && date[6] === "n") monthIdx = 0;
			else if (date[4] === "F" && date[5] === "e" && date[6] === "b") monthIdx = 1;
			else if (date[4] === "M" && date[5] === "a") {
				if (date[6] === "r") monthIdx = 2;
				else if (date[6] === "y") monthIdx = 4;
				else return;
			} else if (date[4] === "J") {
				if (date[5] === "a" && date[6] === "n") monthIdx = 0;
				else if (date[5] === "u") {
					if (date[6] === "n") monthIdx = 5;
					else if (date[6] === "l") monthIdx = 6;
					else return;
				} else return;
			} else if (date[4] === "A") {
				if (date[5] === "p" && date[6] === "r") monthIdx = 3;
				else if (date[5] === "u" && date[6] === "g") monthIdx = 7;
				else return;
			} else if (date[4] === "S" && date[5] === "e" && date[6] === "p") monthIdx = 8;
			else if (date[4] === "O" && date[5] === "c" && date[6] === "t") monthIdx = 9;
			else if (date[4] === "N" && date[5] === "o" && date[6] === "v") monthIdx = 10;
			else if (date[4] === "D" && date[5] === "e" && date[6] === "c") monthIdx = 11;
			else return;
			let day = 0;
			if (date[8] === " ") {
				let code = date.charCodeAt(9);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(8);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(9);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let hour = 0;
			if (date[11] === "0") {
				let code = date.charCodeAt(12);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(11);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(12);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[14] === "0") {
				let code = date.charCodeAt(15);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(14);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(15);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[17] === "0") {
				let code = date.charCodeAt(18);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(17);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(18);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			let yearDigit1 = date.charCodeAt(20);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(21);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let yearDigit3 = date.charCodeAt(22);
			if (yearDigit3 < 48 || yearDigit3 > 57) return;
			let yearDigit4 = date.charCodeAt(23);
			if (yearDigit4 < 48 || yearDigit4 > 57) return;
			return makeDate((yearDigit1 - 48) * 1e3 + (yearDigit2 - 48) * 100 + (yearDigit3 - 48) * 10 + (yearDigit4 - 48), monthIdx, day, hour, minute, second, weekday);
		}
		function parseRfc850Date(date) {
			let commaIndex = -1;
			let weekday = -1;
			if (date[0] === "S") {
				if (date[1] === "u" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
					weekday = 0;
					commaIndex = 6;
				} else if (date[1] === "a" && date[2] === "t" && date[3] === "u" && date[4] === "r" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
					weekday = 6;
					commaIndex = 8;
				}
			} else if (date[0] === "M" && date[1] === "o" && date[2] === "n" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
				weekday = 1;
				commaIndex = 6;
			} else if (date[0] === "T") {
				if (date[1] === "u" && date[2] === "e" && date[3] === "s" && date[4] === "d" && date[5] === "a" && date[6] === "y") {
					weekday = 2;
					commaIndex = 7;
				} else if (date[1] === "h" && date[2] === "u" && date[3] === "r" && date[4] === "s" && date[5] === "d" && date[6] === "a" && date[7] === "y") {
					weekday = 4;
					commaIndex = 8;
				}
			} else if (date[0] === "W" && date[1] === "e" && date[2] === "d" && date[3] === "n" && date[4] === "e" && date[5] === "s" && date[6] === "d" && date[7] === "a" && date[8] === "y") {
				weekday = 3;
				commaIndex = 9;
			} else if (date[0] === "F" && date[1] === "r" && date[2] === "i" && date[3] === "d" && date[4] === "a" && date[5] === "y") {
				weekday = 5;
				commaIndex = 6;
			} else return;
			if (date[commaIndex] !== "," || date.length - commaIndex - 1 != 23 || date[commaIndex + 1] !== " " || date[commaIndex + 4] !== "-" || date[commaIndex + 8] !== "-" || date[commaIndex + 11] !== " " || date[commaIndex + 14] !== ":" || date[commaIndex + 17] !== ":" || date[commaIndex + 20] !== " " || date[commaIndex + 21] !== "G" || date[commaIndex + 22] !== "M" || date[commaIndex + 23] !== "T") return;
			let day = 0;
			if (date[commaIndex + 2] === "0") {
				let code = date.charCodeAt(commaIndex + 3);
				if (code < 49 || code > 57) return;
				day = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 2);
				if (code1 < 49 || code1 > 51) return;
				let code2 = date.charCodeAt(commaIndex + 3);
				if (code2 < 48 || code2 > 57) return;
				day = (code1 - 48) * 10 + (code2 - 48);
			}
			let monthIdx = -1;
			if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "n") monthIdx = 0;
			else if (date[commaIndex + 5] === "F" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "b") monthIdx = 1;
			else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "r") monthIdx = 2;
			else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "p" && date[commaIndex + 7] === "r") monthIdx = 3;
			else if (date[commaIndex + 5] === "M" && date[commaIndex + 6] === "a" && date[commaIndex + 7] === "y") monthIdx = 4;
			else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "n") monthIdx = 5;
			else if (date[commaIndex + 5] === "J" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "l") monthIdx = 6;
			else if (date[commaIndex + 5] === "A" && date[commaIndex + 6] === "u" && date[commaIndex + 7] === "g") monthIdx = 7;
			else if (date[commaIndex + 5] === "S" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "p") monthIdx = 8;
			else if (date[commaIndex + 5] === "O" && date[commaIndex + 6] === "c" && date[commaIndex + 7] === "t") monthIdx = 9;
			else if (date[commaIndex + 5] === "N" && date[commaIndex + 6] === "o" && date[commaIndex + 7] === "v") monthIdx = 10;
			else if (date[commaIndex + 5] === "D" && date[commaIndex + 6] === "e" && date[commaIndex + 7] === "c") monthIdx = 11;
			else return;
			let yearDigit1 = date.charCodeAt(commaIndex + 9);
			if (yearDigit1 < 48 || yearDigit1 > 57) return;
			let yearDigit2 = date.charCodeAt(commaIndex + 10);
			if (yearDigit2 < 48 || yearDigit2 > 57) return;
			let year = (yearDigit1 - 48) * 10 + (yearDigit2 - 48);
			year += year < 70 ? 2e3 : 1900;
			let hour = 0;
			if (date[commaIndex + 12] === "0") {
				let code = date.charCodeAt(commaIndex + 13);
				if (code < 48 || code > 57) return;
				hour = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 12);
				if (code1 < 48 || code1 > 50) return;
				let code2 = date.charCodeAt(commaIndex + 13);
				if (code2 < 48 || code2 > 57) return;
				if (code1 === 50 && code2 > 51) return;
				hour = (code1 - 48) * 10 + (code2 - 48);
			}
			let minute = 0;
			if (date[commaIndex + 15] === "0") {
				let code = date.charCodeAt(commaIndex + 16);
				if (code < 48 || code > 57) return;
				minute = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 15);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(commaIndex + 16);
				if (code2 < 48 || code2 > 57) return;
				minute = (code1 - 48) * 10 + (code2 - 48);
			}
			let second = 0;
			if (date[commaIndex + 18] === "0") {
				let code = date.charCodeAt(commaIndex + 19);
				if (code < 48 || code > 57) return;
				second = code - 48;
			} else {
				let code1 = date.charCodeAt(commaIndex + 18);
				if (code1 < 48 || code1 > 53) return;
				let code2 = date.charCodeAt(commaIndex + 19);
				if (code2 < 48 || code2 > 57) return;
				second = (code1 - 48) * 10 + (code2 - 48);
			}
			return makeDate(year, monthIdx, day, hour, minute, second, weekday);
		}
		module.exports = { parseHttpDate };
	}),
	4349: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { kConstruct } = __webpack_require__(6478);
		let { urlEquals, getFieldValues } = __webpack_require__(2779);
		let { kEnumerableProperty, isDisturbed } = __webpack_require__(9203);
		let { webidl } = __webpack_require__(8314);
		let { cloneResponse, fromInnerResponse, getResponseState } = __webpack_require__(4173);
		let { Request, fromInnerRequest, getRequestState } = __webpack_require__(3536);
		let { fetching } = __webpack_require__(357);
		let { urlIsHttpHttpsScheme, readAllBytes } = __webpack_require__(7557);
		class Cache {
			#relevantRequestResponseList;
			constructor() {
				arguments[0] !== kConstruct && webidl.illegalConstructor();
				webidl.util.markAsUncloneable(this);
				this.#relevantRequestResponseList = arguments[1];
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, webidl.is.Cache);
				let prefix = "Cache.match";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let p = this.#internalMatchAll(request, options, 1);
				if (p.length === 0) return;
				return p[0];
			}
			async matchAll(request = void 0, options = {}) {
				webidl.brandCheck(this, webidl.is.Cache);
				request !== void 0 && (request = webidl.converters.RequestInfo(request));
				options = webidl.converters.CacheQueryOptions(options, "Cache.matchAll", "options");
				return this.#internalMatchAll(request, options);
			}
			async add(request) {
				webidl.brandCheck(this, webidl.is.Cache);
				webidl.argumentLengthCheck(arguments, 1, "Cache.add");
				request = webidl.converters.RequestInfo(request);
				let requests = [request];
				return await this.addAll(requests);
			}
			async addAll(requests) {
				webidl.brandCheck(this, webidl.is.Cache);
				let prefix = "Cache.addAll";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				let responsePromises = [];
				let requestList = [];
				for (let request of requests) {
					if (request === void 0) throw webidl.errors.conversionFailed({
						prefix,
						argument: "Argument 1",
						types: ["undefined is not allowed"]
					});
					request = webidl.converters.RequestInfo(request);
					if (typeof request == "string") continue;
					let r = getRequestState(request);
					if (!urlIsHttpHttpsScheme(r.url) || r.method !== "GET") throw webidl.errors.exception({
						header: prefix,
						message: "Expected http/s scheme when method is not GET."
					});
				}
				let fetchControllers = [];
				for (let request of requests) {
					let r = getRequestState(new Request(request));
					if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
						header: prefix,
						message: "Expected http/s scheme."
					});
					r.initiator = "fetch";
					r.destination = "subresource";
					requestList.push(r);
					let responsePromise = Promise.withResolvers();
					fetchControllers.push(fetching({
						request: r,
						processResponse(response) {
							if (response.type === "error" || response.status === 206 || response.status < 200 || response.status > 299) responsePromise.reject(webidl.errors.exception({
								header: "Cache.addAll",
								message: "Received an invalid status code or the request failed."
							}));
							else if (response.headersList.contains("vary")) {
								let fieldValues = getFieldValues(response.headersList.get("vary"));
								for (let fieldValue of fieldValues) if (fieldValue === "*") {
									responsePromise.reject(webidl.errors.exception({
										header: "Cache.addAll",
										message: "invalid vary field value"
									}));
									for (let controller of fetchControllers) controller.abort();
									return;
								}
							}
						},
						processResponseConsumeBody(response) {
							if (response.aborted) {
								responsePromise.reject(new DOMException("aborted", "AbortError"));
								return;
							}
							responsePromise.resolve(response);
						}
					}));
					responsePromises.push(responsePromise.promise);
				}
				let responses = await Promise.all(responsePromises);
				let operations = [];
				let index = 0;
				for (let response of responses) {
					let operation = {
						type: "put",
						request: requestList[index],
						response
					};
					operations.push(operation);
					index++;
				}
				let cacheJobPromise = Promise.withResolvers();
				let errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve(void 0) : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async put(request, response) {
				webidl.brandCheck(this, webidl.is.Cache);
				let prefix = "Cache.put";
				webidl.argumentLengthCheck(arguments, 2, prefix);
				request = webidl.converters.RequestInfo(request);
				response = webidl.converters.Response(response, prefix, "response");
				let innerRequest = null;
				innerRequest = webidl.is.Request(request) ? getRequestState(request) : getRequestState(new Request(request));
				if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== "GET") throw webidl.errors.exception({
					header: prefix,
					message: "Expected an http/s scheme when method is not GET"
				});
				let innerResponse = getResponseState(response);
				if (innerResponse.status === 206) throw webidl.errors.exception({
					header: prefix,
					message: "Got 206 status"
				});
				if (innerResponse.headersList.contains("vary")) {
					let fieldValues = getFieldValues(innerResponse.headersList.get("vary"));
					for (let fieldValue of fieldValues) if (fieldValue === "*") throw webidl.errors.exception({
						header: prefix,
						message: "Got * vary field value"
					});
				}
				if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) throw webidl.errors.exception({
					header: prefix,
					message: "Response body is locked or disturbed"
				});
				let clonedResponse = cloneResponse(innerResponse);
				let bodyReadPromise = Promise.withResolvers();
				if (innerResponse.body != null) {
					let reader = innerResponse.body.stream.getReader();
					readAllBytes(reader, bodyReadPromise.resolve, bodyReadPromise.reject);
				} else bodyReadPromise.resolve(void 0);
				let operations = [];
				let operation = {
					type: "put",
					request: innerRequest,
					response: clonedResponse
				};
				operations.push(operation);
				let bytes = await bodyReadPromise.promise;
				clonedResponse.body != null && (clonedResponse.body.source = bytes);
				let cacheJobPromise = Promise.withResolvers();
				let errorData = null;
				try {
					this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve() : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async delete(request, options = {}) {
				webidl.brandCheck(this, webidl.is.Cache);
				let prefix = "Cache.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.CacheQueryOptions(options, prefix, "options");
				let r = null;
				if (webidl.is.Request(request)) {
					r = getRequestState(request);
					if (r.method !== "GET" && !options.ignoreMethod) return !1;
				} else {
					assert(typeof request == "string");
					r = getRequestState(new Request(request));
				}
				let operations = [];
				let operation = {
					type: "delete",
					request: r,
					options
				};
				operations.push(operation);
				let cacheJobPromise = Promise.withResolvers();
				let errorData = null;
				let requestResponses;
				try {
					requestResponses = this.#batchCacheOperations(operations);
				} catch (e) {
					errorData = e;
				}
				queueMicrotask(() => {
					errorData === null ? cacheJobPromise.resolve(!!requestResponses?.length) : cacheJobPromise.reject(errorData);
				});
				return cacheJobPromise.promise;
			}
			async keys(request = void 0, options = {}) {
				webidl.brandCheck(this, webidl.is.Cache);
				request !== void 0 && (request = webidl.converters.RequestInfo(request));
				options = webidl.converters.CacheQueryOptions(options, "Cache.keys", "options");
				let r = null;
				if (request !== void 0) {
					if (webidl.is.Request(request)) {
						r = getRequestState(request);
						if (r.method !== "GET" && !options.ignoreMethod) return [];
					} else typeof request == "string" && (r = getRequestState(new Request(request)));
				}
				let promise = Promise.withResolvers();
				let requests = [];
				if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) requests.push(requestResponse[0]);
				else {
					let requestResponses = this.#queryCache(r, options);
					for (let requestResponse of requestResponses) requests.push(requestResponse[0]);
				}
				queueMicrotask(() => {
					let requestList = [];
					for (let request of requests) {
						let requestObject = fromInnerRequest(request, void 0, new AbortController().signal, "immutable");
						requestList.push(requestObject);
					}
					promise.resolve(Object.freeze(requestList));
				});
				return promise.promise;
			}
			#batchCacheOperations(operations) {
				let cache = this.#relevantRequestResponseList;
				let backupCache = [...cache];
				let addedItems = [];
				let resultList = [];
				try {
					for (let operation of operations) {
						if (operation.type !== "delete" && operation.type !== "put") throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "operation type does not match \"delete\" or \"put\""
						});
						if (operation.type === "delete" && operation.response != null) throw webidl.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "delete operation should not have an associated response"
						});
						if (this.#queryCache(operation.request, operation.options, addedItems).length) throw new DOMException("???", "InvalidStateError");
						let requestResponses;
						if (operation.type === "delete") {
							requestResponses = this.#queryCache(operation.request, operation.options);
							if (requestResponses.length === 0) return [];
							for (let requestResponse of requestResponses) {
								let idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
						} else if (operation.type === "put") {
							if (operation.response == null) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "put operation should have an associated response"
							});
							let r = operation.request;
							if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "expected http or https scheme"
							});
							if (r.method !== "GET") throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "not get method"
							});
							if (operation.options != null) throw webidl.errors.exception({
								header: "Cache.#batchCacheOperations",
								message: "options must not be defined"
							});
							requestResponses = this.#queryCache(operation.request);
							for (let requestResponse of requestResponses) {
								let idx = cache.indexOf(requestResponse);
								assert(idx !== -1);
								cache.splice(idx, 1);
							}
							cache.push([operation.request, operation.response]);
							addedItems.push([operation.request, operation.response]);
						}
						resultList.push([operation.request, operation.response]);
					}
					return resultList;
				} catch (e) {
					this.#relevantRequestResponseList.length = 0;
					this.#relevantRequestResponseList = backupCache;
					throw e;
				}
			}
			#queryCache(requestQuery, options, targetStorage) {
				let resultList = [];
				let storage = targetStorage ?? this.#relevantRequestResponseList;
				for (let requestResponse of storage) {
					let [cachedRequest, cachedResponse] = requestResponse;
					this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options) && resultList.push(requestResponse);
				}
				return resultList;
			}
			#requestMatchesCachedItem(requestQuery, request, response = null, options) {
				let queryURL = new URL(requestQuery.url);
				let cachedURL = new URL(request.url);
				if (options?.ignoreSearch) {
					cachedURL.search = "";
					queryURL.search = "";
				}
				if (!urlEquals(queryURL, cachedURL, !0)) return !1;
				if (response == null || options?.ignoreVary || !response.headersList.contains("vary")) return !0;
				let fieldValues = getFieldValues(response.headersList.get("vary"));
				for (let fieldValue of fieldValues) {
					if (fieldValue === "*") return !1;
					if (request.headersList.get(fieldValue) !== requestQuery.headersList.get(fieldValue)) return !1;
				}
				return !0;
			}
			#internalMatchAll(request, options, maxResponses = Infinity) {
				let r = null;
				if (request !== void 0) {
					if (webidl.is.Request(request)) {
						r = getRequestState(request);
						if (r.method !== "GET" && !options.ignoreMethod) return [];
					} else typeof request == "string" && (r = getRequestState(new Request(request)));
				}
				let responses = [];
				if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) responses.push(requestResponse[1]);
				else {
					let requestResponses = this.#queryCache(r, options);
					for (let requestResponse of requestResponses) responses.push(requestResponse[1]);
				}
				let responseList = [];
				for (let response of responses) {
					let responseObject = fromInnerResponse(cloneResponse(response), "immutable");
					responseList.push(responseObject);
					if (responseList.length >= maxResponses) break;
				}
				return Object.freeze(responseList);
			}
			static {
				webidl.is.Cache = (arg) => typeof arg == "object" && !!arg && #relevantRequestResponseList in arg;
			}
		}
		Object.defineProperties(Cache.prototype, {
			[Symbol.toStringTag]: {
				value: "Cache",
				configurable: !0
			},
			match: kEnumerableProperty,
			matchAll: kEnumerableProperty,
			add: kEnumerableProperty,
			addAll: kEnumerableProperty,
			put: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		let cacheQueryOptionConverters = [
			{
				key: "ignoreSearch",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreMethod",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "ignoreVary",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			}
		];
		webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
		webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
			key: "cacheName",
			converter: webidl.converters.DOMString
		}]);
		webidl.converters.Response = webidl.interfaceConverter(webidl.is.Response, "Response");
		webidl.converters["sequence<RequestInfo>"] = webidl.sequenceConverter(webidl.converters.RequestInfo);
		module.exports = { Cache };
	}),
	4772: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Cache } = __webpack_require__(4349);
		let { webidl } = __webpack_require__(8314);
		let { kEnumerableProperty } = __webpack_require__(9203);
		let { kConstruct } = __webpack_require__(6478);
		class CacheStorage {
			#caches = new Map();
			constructor() {
				arguments[0] !== kConstruct && webidl.illegalConstructor();
				webidl.util.markAsUncloneable(this);
			}
			async match(request, options = {}) {
				webidl.brandCheck(this, webidl.is.CacheStorage);
				webidl.argumentLengthCheck(arguments, 1, "CacheStorage.match");
				request = webidl.converters.RequestInfo(request);
				options = webidl.converters.MultiCacheQueryOptions(options);
				if (options.cacheName != null) {
					if (this.#caches.has(options.cacheName)) {
						let cacheList = this.#caches.get(options.cacheName);
						return await new Cache(kConstruct, cacheList).match(request, options);
					}
				} else for (let cacheList of this.#caches.values()) {
					let response = await new Cache(kConstruct, cacheList).match(request, options);
					if (response !== void 0) return response;
				}
			}
			async has(cacheName) {
				webidl.brandCheck(this, webidl.is.CacheStorage);
				let prefix = "CacheStorage.has";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.has(cacheName);
			}
			async open(cacheName) {
				webidl.brandCheck(this, webidl.is.CacheStorage);
				let prefix = "CacheStorage.open";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				if (this.#caches.has(cacheName)) {
					let cache = this.#caches.get(cacheName);
					return new Cache(kConstruct, cache);
				}
				let cache = [];
				this.#caches.set(cacheName, cache);
				return new Cache(kConstruct, cache);
			}
			async delete(cacheName) {
				webidl.brandCheck(this, webidl.is.CacheStorage);
				let prefix = "CacheStorage.delete";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
				return this.#caches.delete(cacheName);
			}
			async keys() {
				webidl.brandCheck(this, webidl.is.CacheStorage);
				return [...this.#caches.keys()];
			}
			static {
				webidl.is.CacheStorage = (arg) => typeof arg == "object" && !!arg && #caches in arg;
			}
		}
		Object.defineProperties(CacheStorage.prototype, {
			[Symbol.toStringTag]: {
				value: "CacheStorage",
				configurable: !0
			},
			match: kEnumerableProperty,
			has: kEnumerableProperty,
			open: kEnumerableProperty,
			delete: kEnumerableProperty,
			keys: kEnumerableProperty
		});
		module.exports = { CacheStorage };
	}),
	2779: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { URLSerializer } = __webpack_require__(3381);
		let { isValidHeaderName } = __webpack_require__(7557);
		function urlEquals(A, B, excludeFragment = !1) {
			return URLSerializer(A, excludeFragment) === URLSerializer(B, excludeFragment);
		}
		function getFieldValues(header) {
			assert(header !== null);
			let values = [];
			for (let value of header.split(",")) {
				value = value.trim();
				isValidHeaderName(value) && values.push(value);
			}
			return values;
		}
		module.exports = {
			urlEquals,
			getFieldValues
		};
	}),
	2159: ((module) => {
		"use strict";
		module.exports = {
			maxAttributeValueSize: 1024,
			maxNameValuePairSize: 4096
		};
	}),
	4478: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { parseSetCookie } = __webpack_require__(6653);
		let { stringify } = __webpack_require__(1376);
		let { webidl } = __webpack_require__(8314);
		let globalHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.util.MakeTypeAssertion(globalThis.Headers));
		let undiciHeadersBrandCheck = (arg) => webidl.brandCheck(arg, webidl.is.Headers);
		function brandCheckHeaders(arg) {
			try {
				undiciHeadersBrandCheck(arg);
				return;
			} catch {}
			globalHeadersBrandCheck(arg);
		}
		function getCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getCookies");
			brandCheckHeaders(headers);
			let cookie = headers.get("cookie");
			let out = { __proto__: null };
			if (!cookie) return out;
			for (let piece of cookie.split(";")) {
				let [name, ...value] = piece.split("=");
				out[name.trim()] = value.join("=");
			}
			return out;
		}
		function deleteCookie(headers, name, attributes) {
			brandCheckHeaders(headers);
			let prefix = "deleteCookie";
			webidl.argumentLengthCheck(arguments, 2, prefix);
			name = webidl.converters.DOMString(name, prefix, "name");
			attributes = webidl.converters.DeleteCookieAttributes(attributes);
			setCookie(headers, {
				name,
				value: "",
				expires: new Date(0),
				...attributes
			});
		}
		function getSetCookies(headers) {
			webidl.argumentLengthCheck(arguments, 1, "getSetCookies");
			brandCheckHeaders(headers);
			let cookies = headers.getSetCookie();
			if (!cookies) return [];
			return cookies.map((pair) => parseSetCookie(pair));
		}
		function parseCookie(cookie) {
			cookie = webidl.converters.DOMString(cookie);
			return parseSetCookie(cookie);
		}
		function setCookie(headers, cookie) {
			webidl.argumentLengthCheck(arguments, 2, "setCookie");
			brandCheckHeaders(headers);
			cookie = webidl.converters.Cookie(cookie);
			let str = stringify(cookie);
			str && headers.append("set-cookie", str, !0);
		}
		webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "path",
			defaultValue: () => null
		}, {
			converter: webidl.nullableConverter(webidl.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		}]);
		webidl.converters.Cookie = webidl.dictionaryConverter([
			{
				converter: webidl.converters.DOMString,
				key: "name"
			},
			{
				converter: webidl.converters.DOMString,
				key: "value"
			},
			{
				converter: webidl.nullableConverter((value) => {
					if (typeof value == "number") return webidl.converters["unsigned long long"](value);
					return new Date(value);
				}),
				key: "expires",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters["long long"]),
				key: "maxAge",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "domain",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.DOMString),
				key: "path",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "secure",
				defaultValue: () => null
			},
			{
				converter: webidl.nullableConverter(webidl.converters.boolean),
				key: "httpOnly",
				defaultValue: () => null
			},
			{
				converter: webidl.converters.USVString,
				key: "sameSite",
				allowedValues: [
					"Strict",
					"Lax",
					"None"
				]
			},
			{
				converter: webidl.sequenceConverter(webidl.converters.DOMString),
				key: "unparsed",
				defaultValue: () => []
			}
		]);
		module.exports = {
			getCookies,
			deleteCookie,
			getSetCookies,
			setCookie,
			parseCookie
		};
	}),
	6653: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { collectASequenceOfCodePointsFast } = __webpack_require__(3775);
		let { maxNameValuePairSize, maxAttributeValueSize } = __webpack_require__(2159);
		let { isCTLExcludingHtab } = __webpack_require__(1376);
		let assert = __webpack_require__(4589);
		function parseSetCookie(header) {
			if (isCTLExcludingHtab(header)) return null;
			let nameValuePair = "";
			let unparsedAttributes = "";
			let name = "";
			let value = "";
			if (header.includes(";")) {
				let position = { position: 0 };
				nameValuePair = collectASequenceOfCodePointsFast(";", header, position);
				unparsedAttributes = header.slice(position.position);
			} else nameValuePair = header;
			if (!nameValuePair.includes("=")) value = nameValuePair;
			else {
				let position = { position: 0 };
				name = collectASequenceOfCodePointsFast("=", nameValuePair, position);
				value = nameValuePair.slice(position.position + 1);
			}
			name = name.trim();
			value = value.trim();
			if (name.length + value.length > maxNameValuePairSize) return null;
			return {
				name,
				value,
				...parseUnparsedAttributes(unparsedAttributes)
			};
		}
		function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
			for (;;) {
				if (unparsedAttributes.length === 0) return cookieAttributeList;
				assert(unparsedAttributes[0] === ";");
				unparsedAttributes = unparsedAttributes.slice(1);
				let cookieAv = "";
				if (unparsedAttributes.includes(";")) {
					cookieAv = collectASequenceOfCodePointsFast(";", unparsedAttributes, { position: 0 });
					unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
				} else {
					cookieAv = unparsedAttributes;
					unparsedAttributes = "";
				}
				let attributeName = "";
				let attributeValue = "";
				if (cookieAv.includes("=")) {
					let position = { position: 0 };
					attributeName = collectASequenceOfCodePointsFast("=", cookieAv, position);
					attributeValue = cookieAv.slice(position.position + 1);
				} else attributeName = cookieAv;
				attributeName = attributeName.trim();
				attributeValue = attributeValue.trim();
				if (attributeValue.length > maxAttributeValueSize) continue;
				let attributeNameLowercase = attributeName.toLowerCase();
				if (attributeNameLowercase === "expires") {
					let expiryTime = new Date(attributeValue);
					Number.isNaN(expiryTime.getTime()) || (cookieAttributeList.expires = expiryTime);
				} else if (attributeNameLowercase === "max-age") {
					let charCode = attributeValue.charCodeAt(0);
					let startsWithDigit = charCode >= 48 && charCode <= 57;
					let startsWithSignedDigit = attributeValue[0] === "-" && attributeValue.length > 1;
					if (!startsWithDigit && !startsWithSignedDigit) continue;
					if (/[^\d]/.test(attributeValue.slice(1))) continue;
					cookieAttributeList.maxAge = Number(attributeValue);
				} else if (attributeNameLowercase === "domain") {
					let cookieDomain = attributeValue;
					cookieDomain[0] === "." && (cookieDomain = cookieDomain.slice(1));
					cookieDomain = cookieDomain.toLowerCase();
					cookieAttributeList.domain = cookieDomain;
				} else if (attributeNameLowercase === "path") {
					let cookiePath = "";
					cookiePath = attributeValue.length === 0 || attributeValue[0] !== "/" ? "/" : attributeValue;
					cookieAttributeList.path = cookiePath;
				} else if (attributeNameLowercase === "secure") cookieAttributeList.secure = !0;
				else if (attributeNameLowercase === "httponly") cookieAttributeList.httpOnly = !0;
				else if (attributeNameLowercase === "samesite") {
					let attributeValueLowercase = attributeValue.toLowerCase();
					attributeValueLowercase === "none" ? cookieAttributeList.sameSite = "None" : attributeValueLowercase === "strict" ? cookieAttributeList.sameSite = "Strict" : attributeValueLowercase === "lax" && (cookieAttributeList.sameSite = "Lax");
				} else {
					cookieAttributeList.unparsed ??= [];
					cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
				}
			}
		}
		module.exports = {
			parseSetCookie,
			parseUnparsedAttributes
		};
	}),
	1376: ((module) => {
		"use strict";
		function isCTLExcludingHtab(value) {
			for (let i = 0; i < value.length; ++i) {
				let code = value.charCodeAt(i);
				if (code >= 0 && code <= 8 || code >= 10 && code <= 31 || code === 127) return !0;
			}
			return !1;
		}
		function validateCookieName(name) {
			for (let i = 0; i < name.length; ++i) {
				let code = name.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 60 || code === 62 || code === 64 || code === 44 || code === 59 || code === 58 || code === 92 || code === 47 || code === 91 || code === 93 || code === 63 || code === 61 || code === 123 || code === 125) throw Error("Invalid cookie name");
			}
		}
		function validateCookieValue(value) {
			let len = value.length;
			let i = 0;
			if (value[0] === "\"") {
				if (len === 1 || value[len - 1] !== "\"") throw Error("Invalid cookie value");
				--len;
				++i;
			}
			for (; i < len;) {
				let code = value.charCodeAt(i++);
				if (code < 33 || code > 126 || code === 34 || code === 44 || code === 59 || code === 92) throw Error("Invalid cookie value");
			}
		}
		function validateCookiePath(path) {
			for (let i = 0; i < path.length; ++i) {
				let code = path.charCodeAt(i);
				if (code < 32 || code > 126 || code === 59) throw Error("Invalid cookie path");
			}
		}
		function isLetterOrDigit(code) {
			return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
		}
		function validateCookieDomain(domain) {
			if (domain === " ") return;
			if (domain.length > 255) throw Error("Invalid cookie domain");
			let labelLength = 0;
			for (let i = 0; i < domain.length; ++i) {
				let code = domain.charCodeAt(i);
				if (code === 46) {
					if (labelLength === 0) throw Error("Invalid cookie domain");
					if (domain.charCodeAt(i - 1) === 45) throw Error("Invalid cookie domain");
					labelLength = 0;
					continue;
				}
				if (labelLength === 0 && !isLetterOrDigit(code)) throw Error("Invalid cookie domain");
				if (!isLetterOrDigit(code) && code !== 45) throw Error("Invalid cookie domain");
				if (++labelLength > 63) throw Error("Invalid cookie domain");
			}
			if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 45) throw Error("Invalid cookie domain");
		}
		let IMFDays = [
			"Sun",
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat"
		];
		let IMFMonths = [
			"Jan",
			"Feb",
			"Mar",
			"Apr",
			"May",
			"Jun",
			"Jul",
			"Aug",
			"Sep",
			"Oct",
			"Nov",
			"Dec"
		];
		let IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, "0"));
		function toIMFDate(date) {
			typeof date == "number" && (date = new Date(date));
			return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
		}
		function validateCookieMaxAge(maxAge) {
			if (maxAge < 0) throw Error("Invalid cookie max-age");
		}
		function stringify(cookie) {
			if (cookie.name.length === 0) return null;
			validateCookieName(cookie.name);
			validateCookieValue(cookie.value);
			let out = [`${cookie.name}=${cookie.value}`];
			cookie.name.startsWith("__Secure-") && (cookie.secure = !0);
			if (cookie.name.startsWith("__Host-")) {
				cookie.secure = !0;
				cookie.domain = null;
				cookie.path = "/";
			}
			cookie.secure && out.push("Secure");
			cookie.httpOnly && out.push("HttpOnly");
			if (typeof cookie.maxAge == "number") {
				validateCookieMaxAge(cookie.maxAge);
				out.push(`Max-Age=${cookie.maxAge}`);
			}
			if (cookie.domain) {
				validateCookieDomain(cookie.domain);
				out.push(`Domain=${cookie.domain}`);
			}
			if (cookie.path) {
				validateCookiePath(cookie.path);
				out.push(`Path=${cookie.path}`);
			}
			if (cookie.expires != null) {
				let expiresMs = cookie.expires instanceof Date ? cookie.expires.getTime() : cookie.expires;
				typeof expiresMs == "number" && Number.isFinite(expiresMs) && Math.abs(expiresMs) <= 864e13 && out.push(`Expires=${toIMFDate(cookie.expires)}`);
			}
			cookie.sameSite && out.push(`SameSite=${cookie.sameSite}`);
			for (let part of cookie.unparsed) {
				if (!part.includes("=")) throw Error("Invalid unparsed");
				let [key, ...value] = part.split("=");
				let trimmedKey = key.trim();
				let joinedValue = value.join("=");
				validateCookieName(trimmedKey);
				validateCookieValue(joinedValue);
				out.push(`${trimmedKey}=${joinedValue}`);
			}
			return out.join("; ");
		}
		module.exports = {
			isCTLExcludingHtab,
			validateCookieName,
			validateCookiePath,
			validateCookieValue,
			toIMFDate,
			stringify
		};
	}),
	8930: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let buffer = __webpack_require__(4573);
		let { Transform } = __webpack_require__(7075);
		let { isASCIINumber, isValidLastEventId } = __webpack_require__(7726);
		let BOM = [
			239,
			187,
			191
		];
		let defaultMaxEventSize = buffer.kStringMaxLength;
		let DATA = Buffer.from("data");
		let EVENT = Buffer.from("event");
		let ID = Buffer.from("id");
		let RETRY = Buffer.from("retry");
		function isASCIINumberBytes(buffer, start) {
			if (start >= buffer.length) return !1;
			for (let i = start; i < buffer.length; i++) if (buffer[i] < 48 || buffer[i] > 57) return !1;
			return !0;
		}
		function isValidLastEventIdBytes(buffer, start) {
			for (let i = start; i < buffer.length; i++) if (buffer[i] === 0) return !1;
			return !0;
		}
		function isFieldName(line, length, field) {
			if (length !== field.length) return !1;
			for (let i = 0; i < length; i++) if (line[i] !== field[i]) return !1;
			return !0;
		}
		function createMaxEventSizeExceededError() {
			let error = Error("EventSource message size exceeded");
			error.aborted = !1;
			return error;
		}
		class EventSourceStream extends Transform {
			state;
			checkBOM = !0;
			crlfCheck = !1;
			eventEndCheck = !1;
			chunks = [];
			chunkIndex = 0;
			pos = 0;
			lineChunkIndex = 0;
			linePos = 0;
			lineLength = 0;
			eventSize = 0;
			eventFieldSizes = {
				data: 0,
				event: 0,
				id: 0,
				retry: 0
			};
			dataLineCount = 0;
			maxEventSize;
			maxDataLines;
			maxBufferedChunks;
			event = {
				data: void 0,
				event: void 0,
				id: void 0,
				retry: void 0
			};
			constructor(options = {}) {
				options.readableObjectMode = !0;
				super(options);
				this.state = options.eventSourceSettings || {};
				this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
				let parserItemLimit = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
				this.maxDataLines = parserItemLimit;
				this.maxBufferedChunks = parserItemLimit;
				options.push && (this.push = options.push);
			}
			_transform(chunk, _encoding, callback) {
				if (chunk.length === 0) {
					callback();
					return;
				}
				if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && chunk[0] !== 10 && chunk[0] !== 13) {
					callback(createMaxEventSizeExceededError());
					return;
				}
				this.chunks.push(chunk);
				if (this.checkBOM && this.handleBOM()) {
					callback();
					return;
				}
				for (; this.hasCurrentByte();) {
					let byte = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (byte === 10) {
								this.crlfCheck = !1;
								this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (byte === 10 || byte === 13) {
							byte === 13 && (this.crlfCheck = !0);
							this.consumeCurrentByte();
							this.hasPendingEvent() && this.processEvent(this.event);
							this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
						continue;
					}
					if (byte === 10 || byte === 13) {
						byte === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (error) {
							callback(error);
							return;
						}
						this.consumeCurrentByte();
						this.eventEndCheck = !0;
						continue;
					}
					if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
						callback(createMaxEventSizeExceededError());
						return;
					}
					this.advanceCursor();
				}
				callback();
			}
			_destroy(error, callback) {
				this.chunks.length = 0;
				this.clearEvent();
				super._destroy(error, callback);
			}
			parseLine(line, event) {
				if (line.length === 0) return;
				let colonPosition = line.indexOf(58);
				if (colonPosition === 0) return;
				let fieldLength = line.length;
				let valueStart = line.length;
				if (colonPosition !== -1) {
					fieldLength = colonPosition;
					valueStart = colonPosition + 1;
					line[valueStart] === 32 && ++valueStart;
				}
				if (isFieldName(line, fieldLength, DATA)) {
					if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
					let valueBytes = line.length - valueStart;
					let dataSize = this.eventFieldSizes.data + (event.data === void 0 ? 0 : 1) + valueBytes;
					this.setEventFieldSize("data", dataSize);
					let value = line.toString("utf8", valueStart);
					event.data === void 0 ? event.data = value : event.data += `\n${value}`;
					this.dataLineCount++;
					return;
				}
				if (isFieldName(line, fieldLength, RETRY)) {
					if (isASCIINumberBytes(line, valueStart)) {
						this.setEventFieldSize("retry", line.length - valueStart);
						event.retry = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, ID)) {
					if (isValidLastEventIdBytes(line, valueStart)) {
						this.setEventFieldSize("id", line.length - valueStart);
						event.id = line.toString("utf8", valueStart);
					}
					return;
				}
				if (isFieldName(line, fieldLength, EVENT) && valueStart < line.length) {
					this.setEventFieldSize("event", line.length - valueStart);
					event.event = line.toString("utf8", valueStart);
				}
			}
			setEventFieldSize(field, size) {
				let eventSize = this.eventSize - this.eventFieldSizes[field] + size;
				if (this.maxEventSize > 0 && eventSize > this.maxEventSize) throw createMaxEventSizeExceededError();
				this.eventSize = eventSize;
				this.eventFieldSizes[field] = size;
			}
			processEvent(event) {
				event.retry && isASCIINumber(event.retry) && (this.state.reconnectionTime = parseInt(event.retry, 10));
				event.id !== void 0 && isValidLastEventId(event.id) && (this.state.lastEventId = event.id);
				event.data !== void 0 && this.push({
					type: event.event || "message",
					options: {
						data: event.data,
						lastEventId: this.state.lastEventId,
						origin: this.state.origin
					}
				});
			}
			clearEvent() {
				this.event.data = void 0;
				this.event.event = void 0;
				this.event.id = void 0;
				this.event.retry = void 0;
				this.eventSize = 0;
				this.dataLineCount = 0;
				this.eventFieldSizes.data = 0;
				this.eventFieldSizes.event = 0;
				this.eventFieldSizes.id = 0;
				this.eventFieldSizes.retry = 0;
			}
			hasPendingEvent() {
				return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
			}
			hasCurrentByte() {
				return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
			}
			currentByte() {
				return this.chunks[this.chunkIndex][this.pos];
			}
			consumeCurrentByte() {
				this.advanceCursor();
				this.syncLineStartToCursor();
			}
			advanceCursor() {
				this.pos++;
				for (; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) {
					this.chunkIndex++;
					this.pos = 0;
				}
			}
			syncLineStartToCursor() {
				this.lineChunkIndex = this.chunkIndex;
				this.linePos = this.pos;
				this.lineLength = 0;
				this.dropConsumedChunks();
			}
			dropConsumedChunks() {
				if (this.lineChunkIndex > 0) {
					let consumed = this.lineChunkIndex;
					this.chunks.splice(0, consumed);
					this.lineChunkIndex = 0;
					this.chunkIndex -= consumed;
				}
				if (this.chunkIndex === this.chunks.length) {
					this.chunks.length = 0;
					this.chunkIndex = 0;
					this.pos = 0;
					this.lineChunkIndex = 0;
					this.linePos = 0;
				}
			}
			readLine() {
				if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
				let chunks = [];
				let length = 0;
				for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
					let chunk = this.chunks[i];
					let start = i === this.lineChunkIndex ? this.linePos : 0;
					let end = i === this.chunkIndex ? this.pos : chunk.length;
					let slice = chunk.subarray(start, end);
					length += slice.length;
					chunks.push(slice);
				}
				return Buffer.concat(chunks, length);
			}
			peekBufferedByte(offset) {
				let chunkIndex = this.lineChunkIndex;
				let pos = this.linePos;
				for (; chunkIndex < this.chunks.length;) {
					let chunk = this.chunks[chunkIndex];
					let remaining = chunk.length - pos;
					if (offset < remaining) return chunk[pos + offset];
					offset -= remaining;
					chunkIndex++;
					pos = 0;
				}
			}
			discardLeadingBytes(count) {
				for (; count > 0 && this.lineChunkIndex < this.chunks.length;) {
					let remaining = this.chunks[this.lineChunkIndex].length - this.linePos;
					if (count < remaining) {
						this.linePos += count;
						count = 0;
					} else {
						count -= remaining;
						this.lineChunkIndex++;
						this.linePos = 0;
					}
				}
				this.chunkIndex = this.lineChunkIndex;
				this.pos = this.linePos;
				this.dropConsumedChunks();
			}
			handleBOM() {
				let first = this.peekBufferedByte(0);
				let second = this.peekBufferedByte(1);
				let third = this.peekBufferedByte(2);
				if (second === void 0) {
					if (first === BOM[0]) return !0;
					this.checkBOM = !1;
					return !0;
				}
				if (third === void 0) {
					if (first === BOM[0] && second === BOM[1]) return !0;
					this.checkBOM = !1;
					return !1;
				}
				first === BOM[0] && second === BOM[1] && third === BOM[2] && this.discardLeadingBytes(3);
				this.checkBOM = !1;
				return !this.hasCurrentByte();
			}
		}
		module.exports = { EventSourceStream };
	}),
	3673: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { pipeline } = __webpack_require__(7075);
		let { fetching } = __webpack_require__(357);
		let { webidl } = __webpack_require__(8314);
		let { EventSourceStream } = __webpack_require__(8930);
		let { parseMIMEType } = __webpack_require__(3381);
		let { createFastMessageEvent } = __webpack_require__(4749);
		let { isNetworkError } = __webpack_require__(4173);
		let { cloneRequest } = __webpack_require__(3536);
		let { isValidHeaderValue, kEnumerableProperty } = __webpack_require__(9203);
		let { environmentSettingsObject } = __webpack_require__(7557);
		let { createPotentialCORSRequest } = __webpack_require__(7726);
		let { getGlobalDispatcher } = __webpack_require__(5964);
		let { isomorphicDecode } = __webpack_require__(3775);
		let textEncoder = new TextEncoder();
		let experimentalWarned = !1;
		let defaultReconnectionTime = 3e3;
		let maxReconnectionTime = 2 ** 31 - 1;
		class EventSource extends EventTarget {
			#events = {
				open: null,
				error: null,
				message: null
			};
			#url;
			#withCredentials = !1;
			#readyState = 0;
			#request = null;
			#controller = null;
			#dispatcher;
			#state;
			constructor(url, eventSourceInitDict = {}) {
				super();
				webidl.util.markAsUncloneable(this);
				let prefix = "EventSource constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				if (!experimentalWarned) {
					experimentalWarned = !0;
					process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
				}
				url = webidl.converters.USVString(url);
				eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, "eventSourceInitDict");
				this.#dispatcher = eventSourceInitDict.node.dispatcher || eventSourceInitDict.dispatcher;
				this.#state = {
					lastEventId: "",
					reconnectionTime: eventSourceInitDict.node.reconnectionTime
				};
				let settings = environmentSettingsObject;
				let urlRecord;
				try {
					urlRecord = new URL(url, settings.settingsObject.baseUrl);
					this.#state.origin = urlRecord.origin;
				} catch (e) {
					throw new DOMException(e, "SyntaxError");
				}
				this.#url = urlRecord.href;
				let corsAttributeState = "anonymous";
				if (eventSourceInitDict.withCredentials === !0) {
					corsAttributeState = "use-credentials";
					this.#withCredentials = !0;
				}
				let request = createPotentialCORSRequest(urlRecord, "", corsAttributeState);
				request.client = environmentSettingsObject.settingsObject;
				request.headersList.set("Accept", "text/event-stream");
				request.cache = "no-store";
				request.initiator = "other";
				this.#request = request;
				this.#connect();
			}
			get readyState() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#readyState;
			}
			get url() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#url;
			}
			get withCredentials() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#withCredentials;
			}
			#connect() {
				if (this.#readyState === 2) return;
				this.#readyState = 0;
				let request = cloneRequest(this.#request);
				request.urlList = [...this.#request.urlList];
				let fetchParams = {
					request,
					dispatcher: this.#dispatcher
				};
				let processEventSourceEndOfBody = (response) => {
					if (!isNetworkError(response)) return this.#reconnect();
				};
				fetchParams.processResponseEndOfBody = processEventSourceEndOfBody;
				fetchParams.processResponse = (response) => {
					if (isNetworkError(response)) {
						if (response.aborted) {
							this.close();
							this.dispatchEvent(new Event("error"));
							return;
						} else {
							this.#reconnect();
							return;
						}
					}
					let contentType = response.headersList.get("content-type", !0);
					let mimeType = contentType === null ? "failure" : parseMIMEType(contentType);
					let contentTypeValid = mimeType !== "failure" && mimeType.essence === "text/event-stream";
					if (response.status !== 200 || contentTypeValid === !1) {
						this.close();
						this.dispatchEvent(new Event("error"));
						return;
					}
					this.#readyState = 1;
					this.dispatchEvent(new Event("open"));
					this.#state.origin = response.urlList[response.urlList.length - 1].origin;
					let eventSourceStream = new EventSourceStream({
						eventSourceSettings: this.#state,
						maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
						push: (event) => {
							this.dispatchEvent(createFastMessageEvent(event.type, event.options));
						}
					});
					pipeline(response.body.stream, eventSourceStream, (error) => {
						if (error?.aborted === !1) {
							this.close();
							this.dispatchEvent(new Event("error"));
						}
					});
				};
				this.#controller = fetching(fetchParams);
			}
			#reconnect() {
				if (this.#readyState === 2) return;
				this.#readyState = 0;
				this.dispatchEvent(new Event("error"));
				setTimeout(() => {
					if (this.#readyState !== 0) return;
					this.#request.headersList.delete("last-event-id", !0);
					if (this.#state.lastEventId.length) {
						let lastEventId = isomorphicDecode(textEncoder.encode(this.#state.lastEventId));
						isValidHeaderValue(lastEventId) && this.#request.headersList.set("last-event-id", lastEventId, !0);
					}
					this.#connect();
				}, Math.min(this.#state.reconnectionTime, maxReconnectionTime))?.unref();
			}
			close() {
				webidl.brandCheck(this, webidl.is.EventSource);
				if (this.#readyState === 2) return;
				this.#readyState = 2;
				this.#controller.abort();
				this.#request = null;
			}
			get onopen() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#events.open;
			}
			set onopen(fn) {
				webidl.brandCheck(this, webidl.is.EventSource);
				this.#events.open && this.removeEventListener("open", this.#events.open);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("open", listener);
					this.#events.open = fn;
				} else this.#events.open = null;
			}
			get onmessage() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#events.message;
			}
			set onmessage(fn) {
				webidl.brandCheck(this, webidl.is.EventSource);
				this.#events.message && this.removeEventListener("message", this.#events.message);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("message", listener);
					this.#events.message = fn;
				} else this.#events.message = null;
			}
			get onerror() {
				webidl.brandCheck(this, webidl.is.EventSource);
				return this.#events.error;
			}
			set onerror(fn) {
				webidl.brandCheck(this, webidl.is.EventSource);
				this.#events.error && this.removeEventListener("error", this.#events.error);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("error", listener);
					this.#events.error = fn;
				} else this.#events.error = null;
			}
			static {
				webidl.is.EventSource = (arg) => typeof arg == "object" && !!arg && #events in arg;
			}
		}
		let constantsPropertyDescriptors = {
			CONNECTING: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 0,
				writable: !1
			},
			OPEN: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 1,
				writable: !1
			},
			CLOSED: {
				__proto__: null,
				configurable: !1,
				enumerable: !0,
				value: 2,
				writable: !1
			}
		};
		Object.defineProperties(EventSource, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
		Object.defineProperties(EventSource.prototype, {
			close: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			onopen: kEnumerableProperty,
			readyState: kEnumerableProperty,
			url: kEnumerableProperty,
			withCredentials: kEnumerableProperty
		});
		webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([
			{
				key: "withCredentials",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any,
				defaultValue: () => getGlobalDispatcher()
			},
			{
				key: "node",
				converter: webidl.dictionaryConverter([{
					key: "reconnectionTime",
					converter: webidl.converters["unsigned long"],
					defaultValue: () => defaultReconnectionTime
				}, {
					key: "dispatcher",
					converter: webidl.converters.any
				}]),
				defaultValue: () => ({})
			}
		]);
		module.exports = {
			EventSource,
			defaultReconnectionTime
		};
	}),
	7726: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { makeRequest } = __webpack_require__(3536);
		function isValidLastEventId(value) {
			return value.indexOf("\0") === -1;
		}
		function isASCIINumber(value) {
			if (value.length === 0) return !1;
			for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 48 || value.charCodeAt(i) > 57) return !1;
			return !0;
		}
		function createPotentialCORSRequest(url, destination, corsAttributeState, sameOriginFallback) {
			let mode = corsAttributeState === "no cors" ? "no-cors" : "cors";
			sameOriginFallback && mode === "no-cors" && (mode = "same-origin");
			let credentialsMode = "include";
			corsAttributeState === "anonymous" && (credentialsMode = "same-origin");
			return makeRequest({
				urlList: [url],
				destination,
				mode,
				credentials: credentialsMode,
				useURLCredentials: !0
			});
		}
		module.exports = {
			isValidLastEventId,
			isASCIINumber,
			createPotentialCORSRequest
		};
	}),
	4779: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { kConstruct } = __webpack_require__(6478);
		let { kEnumerableProperty, setHeader } = __webpack_require__(9203);
		let { iteratorMixin, isValidHeaderName, isValidHeaderValue } = __webpack_require__(7557);
		let { webidl } = __webpack_require__(8314);
		let assert = __webpack_require__(4589);
		let util = __webpack_require__(7975);
		function isHTTPWhiteSpaceCharCode(code) {
			return code === 10 || code === 13 || code === 9 || code === 32;
		}
		function headerValueNormalize(potentialValue) {
			let i = 0;
			let j = potentialValue.length;
			for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1));) --j;
			for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));) ++i;
			return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
		}
		function fill(headers, object) {
			if (Array.isArray(object)) for (let i = 0; i < object.length; ++i) {
				let header = object[i];
				if (header.length !== 2) throw webidl.errors.exception({
					header: "Headers constructor",
					message: `expected name/value pair to be length 2, found ${header.length}.`
				});
				appendHeader(headers, header[0], header[1]);
			}
			else if (typeof object == "object" && object) {
				let keys = Object.keys(object);
				for (let i = 0; i < keys.length; ++i) appendHeader(headers, keys[i], object[keys[i]]);
			} else throw webidl.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		}
		function appendHeader(headers, name, value) {
			value = headerValueNormalize(value);
			if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
				prefix: "Headers.append",
				value: name,
				type: "header name"
			});
			else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
				prefix: "Headers.append",
				value,
				type: "header value"
			});
			if (getHeadersGuard(headers) === "immutable") throw TypeError("immutable");
			return getHeadersList(headers).append(name, value, !1);
		}
		function headersListSortAndCombine(target) {
			let headersList = getHeadersList(target);
			if (!headersList) return [];
			if (headersList.sortedMap) return headersList.sortedMap;
			let headers = [];
			let names = headersList.toSortedArray();
			let cookies = headersList.cookies;
			if (cookies === null || cookies.length === 1) return headersList.sortedMap = names;
			for (let i = 0; i < names.length; ++i) {
				let { 0: name, 1: value } = names[i];
				if (name === "set-cookie") for (let j = 0; j < cookies.length; ++j) headers.push([name, cookies[j]]);
				else headers.push([name, value]);
			}
			return headersList.sortedMap = headers;
		}
		function compareHeaderName(a, b) {
			return a[0] < b[0] ? -1 : 1;
		}
		class HeadersList {
			cookies = null;
			sortedMap;
			headersMap;
			constructor(init) {
				if (init instanceof HeadersList) {
					this.headersMap = new Map(init.headersMap);
					this.sortedMap = init.sortedMap;
					this.cookies = init.cookies === null ? null : [...init.cookies];
				} else {
					this.headersMap = new Map(init);
					this.sortedMap = null;
				}
			}
			contains(name, isLowerCase) {
				return this.headersMap.has(isLowerCase ? name : name.toLowerCase());
			}
			clear() {
				this.headersMap.clear();
				this.sortedMap = null;
				this.cookies = null;
			}
			append(name, value, isLowerCase) {
				this.sortedMap = null;
				let lowercaseName = isLowerCase ? name : name.toLowerCase();
				let exists = this.headersMap.get(lowercaseName);
				if (exists) {
					let delimiter = lowercaseName === "cookie" ? "; " : ", ";
					this.headersMap.set(lowercaseName, {
						name: exists.name,
						value: `${exists.value}${delimiter}${value}`
					});
				} else this.headersMap.set(lowercaseName, {
					name,
					value
				});
				lowercaseName === "set-cookie" && (this.cookies ??= []).push(value);
			}
			set(name, value, isLowerCase) {
				this.sortedMap = null;
				let lowercaseName = isLowerCase ? name : name.toLowerCase();
				lowercaseName === "set-cookie" && (this.cookies = [value]);
				this.headersMap.set(lowercaseName, {
					name,
					value
				});
			}
			delete(name, isLowerCase) {
				this.sortedMap = null;
				isLowerCase || (name = name.toLowerCase());
				name === "set-cookie" && (this.cookies = null);
				this.headersMap.delete(name);
			}
			get(name, isLowerCase) {
				return this.headersMap.get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
			}
			*[Symbol.iterator]() {
				for (let { 0: name, 1: { value } } of this.headersMap) yield [name, value];
			}
			get entries() {
				let headers = {};
				if (this.headersMap.size !== 0) for (let { name, value } of this.headersMap.values()) setHeader(headers, name, value);
				return headers;
			}
			rawValues() {
				return this.headersMap.values();
			}
			get entriesList() {
				let headers = [];
				if (this.headersMap.size !== 0) for (let { 0: lowerName, 1: { name, value } } of this.headersMap) if (lowerName === "set-cookie") for (let cookie of this.cookies) headers.push([name, cookie]);
				else headers.push([name, value]);
				return headers;
			}
			toSortedArray() {
				let size = this.headersMap.size;
				let array = Array(size);
				if (size <= 32) {
					if (size === 0) return array;
					let iterator = this.headersMap[Symbol.iterator]();
					let firstValue = iterator.next().value;
					array[0] = [firstValue[0], firstValue[1].value];
					assert(firstValue[1].value !== null);
					for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
						value = iterator.next().value;
						x = array[i] = [value[0], value[1].value];
						assert(x[1] !== null);
						left = 0;
						right = i;
						for (; left < right;) {
							pivot = left + (right - left >> 1);
							array[pivot][0] <= x[0] ? left = pivot + 1 : right = pivot;
						}
						if (i !== pivot) {
							j = i;
							for (; j > left;) array[j] = array[--j];
							array[left] = x;
						}
					}
					if (!iterator.next().done) throw TypeError("Unreachable");
					return array;
				} else {
					let i = 0;
					for (let { 0: name, 1: { value } } of this.headersMap) {
						array[i++] = [name, value];
						assert(value !== null);
					}
					return array.sort(compareHeaderName);
				}
			}
		}
		let getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList;
		class Headers {
			#guard;
			#headersList;
			constructor(init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (init === kConstruct) return;
				this.#headersList = new HeadersList();
				this.#guard = "none";
				if (init !== void 0) {
					init = webidl.converters.HeadersInit(init, "Headers constructor", "init");
					fill(this, init);
				}
			}
			append(name, value) {
				webidl.brandCheck(this, webidl.is.Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.append");
				let prefix = "Headers.append";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				return appendHeader(this, name, value);
			}
			delete(name) {
				webidl.brandCheck(this, webidl.is.Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
				name = webidl.converters.ByteString(name, "Headers.delete", "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix: "Headers.delete",
					value: name,
					type: "header name"
				});
				if (this.#guard === "immutable") throw TypeError("immutable");
				if (!this.#headersList.contains(name, !1)) return;
				this.#headersList.delete(name, !1);
			}
			get(name) {
				webidl.brandCheck(this, webidl.is.Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.get");
				let prefix = "Headers.get";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				return this.#headersList.get(name, !1);
			}
			has(name) {
				webidl.brandCheck(this, webidl.is.Headers);
				webidl.argumentLengthCheck(arguments, 1, "Headers.has");
				let prefix = "Headers.has";
				name = webidl.converters.ByteString(name, prefix, "name");
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				return this.#headersList.contains(name, !1);
			}
			set(name, value) {
				webidl.brandCheck(this, webidl.is.Headers);
				webidl.argumentLengthCheck(arguments, 2, "Headers.set");
				let prefix = "Headers.set";
				name = webidl.converters.ByteString(name, prefix, "name");
				value = webidl.converters.ByteString(value, prefix, "value");
				value = headerValueNormalize(value);
				if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
					prefix,
					value: name,
					type: "header name"
				});
				else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
					prefix,
					value,
					type: "header value"
				});
				if (this.#guard === "immutable") throw TypeError("immutable");
				this.#headersList.set(name, value, !1);
			}
			getSetCookie() {
				webidl.brandCheck(this, webidl.is.Headers);
				let list = this.#headersList.cookies;
				if (list) return [...list];
				return [];
			}
			[util.inspect.custom](depth, options) {
				options.depth ??= depth;
				return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
			}
			static {
				getHeadersGuard = (headers) => headers.#guard;
				setHeadersGuard = (headers, guard) => {
					headers.#guard = guard;
				};
				getHeadersList = (headers) => headers.#headersList;
				setHeadersList = (target, list) => {
					target.#headersList = list;
				};
				webidl.is.Headers = (arg) => typeof arg == "object" && !!arg && #guard in arg;
			}
		}
		iteratorMixin("Headers", Headers, headersListSortAndCombine, 0, 1, webidl.is.Headers);
		Object.defineProperties(Headers.prototype, {
			append: kEnumerableProperty,
			delete: kEnumerableProperty,
			get: kEnumerableProperty,
			has: kEnumerableProperty,
			set: kEnumerableProperty,
			getSetCookie: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Headers",
				configurable: !0
			},
			[util.inspect.custom]: { enumerable: !1 }
		});
		webidl.converters.HeadersInit = function(V, prefix, argument) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
				let iterator = Reflect.get(V, Symbol.iterator);
				if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) try {
					return getHeadersList(V).entriesList;
				} catch {}
				if (typeof iterator == "function") return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
				return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
			}
			throw webidl.errors.conversionFailed({
				prefix: "Headers constructor",
				argument: "Argument 1",
				types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
			});
		};
		module.exports = {
			fill,
			compareHeaderName,
			Headers,
			HeadersList,
			getHeadersGuard,
			setHeadersGuard,
			setHeadersList,
			getHeadersList
		};
	}),
	357: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse, getResponseState } = __webpack_require__(4173);
		let { HeadersList } = __webpack_require__(4779);
		let { Request, cloneRequest, getRequestDispatcher, getRequestState, removeRequestAbortListener } = __webpack_require__(3536);
		let zlib = __webpack_require__(8522);
		let { makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType, hasAuthenticationEntry, includesCredentials, isTraversableNavigable } = __webpack_require__(7557);
		let assert = __webpack_require__(4589);
		let { safelyExtractBody, extractBody } = __webpack_require__(7909);
		let { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = __webpack_require__(9676);
		let EE = __webpack_require__(8474);
		let { Readable, pipeline, finished, isErrored, isReadable } = __webpack_require__(7075);
		let { addAbortListener, bufferToLowerCasedHeaderName } = __webpack_require__(9203);
		let { SocketError } = __webpack_require__(3092);
		let { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = __webpack_require__(3381);
		let { getGlobalDispatcher } = __webpack_require__(5964);
		let { webidl } = __webpack_require__(8314);
		let { STATUS_CODES } = __webpack_require__(7067);
		let { bytesMatch } = __webpack_require__(7157);
		let { isomorphicEncode } = __webpack_require__(3775);
		let GET_OR_HEAD = ["GET", "HEAD"];
		let defaultUserAgent = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici";
		let resolveObjectURL;
		function appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders) {
			if (Array.isArray(rawHeaders)) {
				for (let i = 0; i < rawHeaders.length; i += 2) {
					let nameStr = bufferToLowerCasedHeaderName(rawHeaders[i]);
					let value = rawHeaders[i + 1];
					if (Array.isArray(value) && !Buffer.isBuffer(value)) for (let val of value) headersList.append(nameStr, val.toString("latin1"), !0);
					else headersList.append(nameStr, value.toString("latin1"), !0);
				}
				return;
			}
			for (let [name, value] of Object.entries(headers ?? {})) if (Array.isArray(value)) for (let entry of value) headersList.append(name, `${entry}`, !0);
			else headersList.append(name, `${value}`, !0);
		}
		class Fetch extends EE {
			constructor(dispatcher) {
				super();
				this.dispatcher = dispatcher;
				this.connection = null;
				this.dump = !1;
				this.state = "ongoing";
			}
			terminate(reason) {
				if (this.state !== "ongoing") return;
				this.state = "terminated";
				this.connection?.destroy(reason);
				this.emit("terminated", reason);
			}
			abort(error) {
				if (this.state !== "ongoing") return;
				this.state = "aborted";
				error ||= new DOMException("The operation was aborted.", "AbortError");
				this.serializedAbortReason = error;
				this.connection?.destroy(error);
				this.emit("terminated", error);
			}
		}
		function handleFetchDone(response) {
			finalizeAndReportTiming(response, "fetch");
		}
		function fetch(input, init = void 0) {
			webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
			let p = Promise.withResolvers();
			let requestObject;
			try {
				requestObject = new Request(input, init);
			} catch (e) {
				p.reject(e);
				return p.promise;
			}
			let request = getRequestState(requestObject);
			if (requestObject.signal.aborted) {
				abortFetch(p, request, null, requestObject.signal.reason, null);
				return p.promise;
			}
			request.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (request.serviceWorkers = "none");
			let responseObject = null;
			let locallyAborted = !1;
			let controller = null;
			let removeAbortListener = addAbortListener(requestObject.signal, () => {
				locallyAborted = !0;
				assert(controller != null);
				controller.abort(requestObject.signal.reason);
				let realResponse = responseObject?.deref();
				abortFetch(p, request, realResponse, requestObject.signal.reason, controller.controller);
			});
			let cleanupAbortListeners = () => {
				removeAbortListener();
				removeRequestAbortListener(requestObject);
			};
			let processResponse = (response) => {
				if (locallyAborted) return;
				if (response.aborted) {
					abortFetch(p, request, responseObject, controller.serializedAbortReason, controller.controller);
					cleanupAbortListeners();
					return;
				}
				if (response.type === "error") {
					p.reject(TypeError("fetch failed", { cause: response.error }));
					cleanupAbortListeners();
					return;
				}
				responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
				p.resolve(responseObject.deref());
				p = null;
			};
			controller = fetching({
				request,
				processResponseEndOfBody: (response) => {
					handleFetchDone(response);
					cleanupAbortListeners();
				},
				processResponse,
				dispatcher: getRequestDispatcher(requestObject)
			});
			return p.promise;
		}
		function finalizeAndReportTiming(response, initiatorType = "other") {
			if (response.type === "error" && response.aborted) return;
			if (!response.urlList?.length) return;
			let originalURL = response.urlList[0];
			let timingInfo = response.timingInfo;
			let cacheState = response.cacheState;
			if (!urlIsHttpHttpsScheme(originalURL)) return;
			if (timingInfo === null) return;
			if (!response.timingAllowPassed) {
				timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
				cacheState = "";
			}
			timingInfo.endTime = coarsenedSharedCurrentTime();
			response.timingInfo = timingInfo;
			markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState, "", response.status);
		}
		let markResourceTiming = performance.markResourceTiming;
		function abortFetch(p, request, responseObject, error, controller) {
			p && p.reject(error);
			request.body?.stream != null && isReadable(request.body.stream) && request.body.stream.cancel(error).catch((err) => {
				if (err.code === "ERR_INVALID_STATE") return;
				throw err;
			});
			if (responseObject == null) return;
			let response = getResponseState(responseObject);
			response.body?.stream != null && isReadable(response.body.stream) && controller.error(error);
		}
		function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = !1, dispatcher = getGlobalDispatcher() }) {
			assert(dispatcher);
			let taskDestination = null;
			let crossOriginIsolatedCapability = !1;
			if (request.client != null) {
				taskDestination = request.client.globalObject;
				crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
			}
			let currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
			let timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
			let fetchParams = {
				controller: new Fetch(dispatcher),
				request,
				timingInfo,
				processRequestBodyChunkLength,
				processRequestEndOfBody,
				processResponse,
				processResponseConsumeBody,
				processResponseEndOfBody,
				taskDestination,
				crossOriginIsolatedCapability
			};
			assert(!request.body || request.body.stream);
			request.window === "client" && (request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window");
			request.origin === "client" && (request.origin = request.client.origin);
			request.policyContainer === "client" && (request.policyContainer = request.client == null ? makePolicyContainer() : clonePolicyContainer(request.client.policyContainer));
			request.headersList.contains("accept", !0) || request.headersList.append("accept", "*/*", !0);
			request.headersList.contains("accept-language", !0) || request.headersList.append("accept-language", "*", !0);
			request.priority;
			subresourceSet.has(request.destination);
			mainFetch(fetchParams, !1);
			return fetchParams.controller;
		}
		async function mainFetch(fetchParams, recursive) {
			try {
				let request = fetchParams.request;
				let response = null;
				request.localURLsOnly && !urlIsLocal(requestCurrentURL(request)) && (response = makeNetworkError("local URLs only"));
				tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
				requestBadPort(request) === "blocked" && (response = makeNetworkError("bad port"));
				request.referrerPolicy === "" && (request.referrerPolicy = request.policyContainer.referrerPolicy);
				request.referrer !== "no-referrer" && (request.referrer = determineRequestsReferrer(request));
				if (response === null) {
					let currentURL = requestCurrentURL(request);
					if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
						request.responseTainting = "basic";
						response = await schemeFetch(fetchParams);
					} else if (request.mode === "same-origin") response = makeNetworkError("request mode cannot be \"same-origin\"");
					else if (request.mode === "no-cors") {
						if (request.redirect !== "follow") response = makeNetworkError("redirect mode cannot be \"follow\" for \"no-cors\" request");
						else {
							request.responseTainting = "opaque";
							response = await schemeFetch(fetchParams);
						}
					} else if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) response = makeNetworkError("URL scheme must be a HTTP(S) scheme");
					else {
						request.responseTainting = "cors";
						response = await httpFetch(fetchParams);
					}
				}
				if (recursive) return response;
				if (response.status !== 0 && !response.internalResponse) {
					request.responseTainting;
					request.responseTainting === "basic" ? response = filterResponse(response, "basic") : request.responseTainting === "cors" ? response = filterResponse(response, "cors") : request.responseTainting === "opaque" ? response = filterResponse(response, "opaque") : assert(!1);
				}
				let internalResponse = response.status === 0 ? response : response.internalResponse;
				internalResponse.urlList.length === 0 && internalResponse.urlList.push(...request.urlList);
				request.timingAllowFailed || (response.timingAllowPassed = !0);
				response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", !0) && (response = internalResponse = makeNetworkError());
				if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
					internalResponse.body = null;
					fetchParams.controller.dump = !0;
				}
				if (request.integrity) {
					let processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
					if (request.responseTainting === "opaque" || response.body == null) {
						processBodyError(response.error);
						return;
					}
					let processBody = (bytes) => {
						if (!bytesMatch(bytes, request.integrity)) {
							processBodyError("integrity mismatch");
							return;
						}
						response.body = safelyExtractBody(bytes)[0];
						fetchFinale(fetchParams, response);
					};
					fullyReadBody(response.body, processBody, processBodyError);
				} else fetchFinale(fetchParams, response);
			} catch (err) {
				fetchParams.controller.terminate(err);
			}
		}
		function schemeFetch(fetchParams) {
			if (isCancelled(fetchParams)) return Promise.resolve(makeAppropriateNetworkError(fetchParams));
			let { request } = fetchParams;
			let { protocol: scheme } = requestCurrentURL(request);
			switch (scheme) {
				case "about:": return Promise.resolve(makeNetworkError("about scheme is not supported"));
				case "blob:": {
					resolveObjectURL ||= __webpack_require__(4573).resolveObjectURL;
					let blobURLEntry = requestCurrentURL(request);
					if (blobURLEntry.search.length !== 0) return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
					let blob = resolveObjectURL(blobURLEntry.toString());
					if (request.method !== "GET" || !webidl.is.Blob(blob)) return Promise.resolve(makeNetworkError("invalid method"));
					let response = makeResponse();
					let fullLength = blob.size;
					let serializedFullLength = isomorphicEncode(`${fullLength}`);
					let type = blob.type;
					if (request.headersList.contains("range", !0)) {
						response.rangeRequested = !0;
						let rangeHeader = request.headersList.get("range", !0);
						let rangeValue = simpleRangeHeaderValue(rangeHeader, !0);
						if (rangeValue === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
						let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
						if (rangeStart === null) {
							rangeStart = fullLength - rangeEnd;
							rangeEnd = rangeStart + rangeEnd - 1;
						} else {
							if (rangeStart >= fullLength) return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
							(rangeEnd === null || rangeEnd >= fullLength) && (rangeEnd = fullLength - 1);
						}
						let slicedBlob = blob.slice(rangeStart, rangeEnd + 1, type);
						response.body = extractBody(slicedBlob)[0];
						let serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
						let contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
						response.status = 206;
						response.statusText = "Partial Content";
						response.headersList.set("content-length", serializedSlicedLength, !0);
						response.headersList.set("content-type", type, !0);
						response.headersList.set("content-range", contentRange, !0);
					} else {
						let bodyWithType = extractBody(blob);
						response.statusText = "OK";
						response.body = bodyWithType[0];
						response.headersList.set("content-length", serializedFullLength, !0);
						response.headersList.set("content-type", type, !0);
					}
					return Promise.resolve(response);
				}
				case "data:": {
					let currentURL = requestCurrentURL(request);
					let dataURLStruct = dataURLProcessor(currentURL);
					if (dataURLStruct === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
					let mimeType = serializeAMimeType(dataURLStruct.mimeType);
					return Promise.resolve(makeResponse({
						statusText: "OK",
						headersList: [["content-type", {
							name: "Content-Type",
							value: mimeType
						}]],
						body: safelyExtractBody(dataURLStruct.body)[0]
					}));
				}
				case "file:": return Promise.resolve(makeNetworkError("not implemented... yet..."));
				case "http:":
				case "https:": return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
				default: return Promise.resolve(makeNetworkError("unknown scheme"));
			}
		}
		function finalizeResponse(fetchParams, response) {
			fetchParams.request.done = !0;
			fetchParams.processResponseDone != null && queueMicrotask(() => fetchParams.processResponseDone(response));
		}
		function fetchFinale(fetchParams, response) {
			let timingInfo = fetchParams.timingInfo;
			fetchParams.request.destination === "document" && (fetchParams.controller.fullTimingInfo = timingInfo);
			let processResponseEndOfBody = () => {
				let unsafeEndTime = Date.now();
				fetchParams.controller.reportTimingSteps = () => {
					if (!urlIsHttpHttpsScheme(fetchParams.request.url)) return;
					timingInfo.endTime = unsafeEndTime;
					let cacheState = response.cacheState;
					let bodyInfo = response.bodyInfo;
					if (!response.timingAllowPassed) {
						timingInfo = createOpaqueTimingInfo(timingInfo);
						cacheState = "";
					}
					let responseStatus = 0;
					if (fetchParams.request.mode !== "navigate" || !response.hasCrossOriginRedirects) {
						responseStatus = response.status;
						let mimeType = extractMimeType(response.headersList);
						mimeType !== "failure" && (bodyInfo.contentType = minimizeSupportedMimeType(mimeType));
					}
					fetchParams.request.initiatorType != null && markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
				};
				let processResponseEndOfBodyTask = () => {
					fetchParams.request.done = !0;
					fetchParams.processResponseEndOfBody != null && queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
					fetchParams.request.initiatorType != null && fetchParams.controller.reportTimingSteps();
				};
				queueMicrotask(() => processResponseEndOfBodyTask());
			};
			fetchParams.processResponse != null && queueMicrotask(() => {
				fetchParams.processResponse(response);
				fetchParams.processResponse = null;
			});
			let internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
			internalResponse.body == null ? processResponseEndOfBody() : finished(internalResponse.body.stream, () => {
				processResponseEndOfBody();
			});
			if (fetchParams.processResponseConsumeBody != null) {
				let processBody = (nullOrBytes) => fetchParams.processResponseConsumeBody(response, nullOrBytes);
				let processBodyError = () => fetchParams.processResponseConsumeBody(response, "failure");
				internalResponse.body == null ? queueMicrotask(() => processBody(null)) : fullyReadBody(internalResponse.body, processBody, processBodyError);
			}
		}
		async function httpFetch(fetchParams) {
			let request = fetchParams.request;
			let response = null;
			let actualResponse = null;
			let timingInfo = fetchParams.timingInfo;
			request.serviceWorkers;
			if (response === null) {
				request.redirect === "follow" && (request.serviceWorkers = "none");
				actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
				if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") return makeNetworkError("cors failure");
				TAOCheck(request, response) === "failure" && (request.timingAllowFailed = !0);
			}
			if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") return makeNetworkError("blocked");
			if (redirectStatusSet.has(actualResponse.status)) {
				request.redirect !== "manual" && fetchParams.controller.connection.destroy();
				request.redirect === "error" ? response = makeNetworkError("unexpected redirect") : request.redirect === "manual" ? response = actualResponse : request.redirect === "follow" ? response = await httpRedirectFetch(fetchParams, response) : assert(!1);
			}
			response.timingInfo = timingInfo;
			return response;
		}
		function httpRedirectFetch(fetchParams, response) {
			let request = fetchParams.request;
			let actualResponse = response.internalResponse ? response.internalResponse : response;
			let locationURL;
			try {
				locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
				if (locationURL == null) return response;
			} catch (err) {
				return Promise.resolve(makeNetworkError(err));
			}
			if (!urlIsHttpHttpsScheme(locationURL)) return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
			if (request.redirectCount === 20) return Promise.resolve(makeNetworkError("redirect count exceeded"));
			request.redirectCount += 1;
			if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) return Promise.resolve(makeNetworkError("cross origin not allowed for request mode \"cors\""));
			if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) return Promise.resolve(makeNetworkError("URL cannot contain credentials for request mode \"cors\""));
			if (actualResponse.status !== 303 && request.body != null && request.body.source == null) return Promise.resolve(makeNetworkError());
			if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
				request.method = "GET";
				request.body = null;
				for (let headerName of requestBodyHeader) request.headersList.delete(headerName);
			}
			if (!sameOrigin(requestCurrentURL(request), locationURL)) {
				request.headersList.delete("authorization", !0);
				request.headersList.delete("proxy-authorization", !0);
				request.headersList.delete("cookie", !0);
				request.headersList.delete("host", !0);
			}
			if (request.body != null) {
				assert(request.body.source != null);
				request.body = safelyExtractBody(request.body.source)[0];
			}
			let timingInfo = fetchParams.timingInfo;
			timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
			timingInfo.redirectStartTime === 0 && (timingInfo.redirectStartTime = timingInfo.startTime);
			request.urlList.push(locationURL);
			setRequestReferrerPolicyOnRedirect(request, actualResponse);
			return mainFetch(fetchParams, !0);
		}
		async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = !1, isNewConnectionFetch = !1) {
			let request = fetchParams.request;
			let httpFetchParams = null;
			let httpRequest = null;
			let response = null;
			if (request.window === "no-window" && request.redirect === "error") {
				httpFetchParams = fetchParams;
				httpRequest = request;
			} else {
				if (request.body?.source != null) httpRequest = cloneRequest(request);
				else {
					httpRequest = cloneRequest({
						...request,
						body: null
					});
					httpRequest.body = request.body;
				}
				httpFetchParams = { ...fetchParams };
				httpFetchParams.request = httpRequest;
			}
			let includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic";
			let contentLength = httpRequest.body ? httpRequest.body.length : null;
			let contentLengthHeaderValue = null;
			httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method) && (contentLengthHeaderValue = "0");
			contentLength != null && (contentLengthHeaderValue = isomorphicEncode(`${contentLength}`));
			contentLengthHeaderValue != null && !httpRequest.headersList.contains("content-length", !0) && httpRequest.headersList.append("content-length", contentLengthHeaderValue, !0);
			contentLength != null && httpRequest.keepalive;
			webidl.is.URL(httpRequest.referrer) && httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), !0);
			appendRequestOriginHeader(httpRequest);
			appendFetchMetadata(httpRequest);
			httpRequest.headersList.contains("user-agent", !0) || httpRequest.headersList.append("user-agent", defaultUserAgent, !0);
			httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", !0) || httpRequest.headersList.contains("if-none-match", !0) || httpRequest.headersList.contains("if-unmodified-since", !0) || httpRequest.headersList.contains("if-match", !0) || httpRequest.headersList.contains("if-range", !0)) && (httpRequest.cache = "no-store");
			httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", !0) && httpRequest.headersList.append("cache-control", "max-age=0", !0);
			if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
				httpRequest.headersList.contains("pragma", !0) || httpRequest.headersList.append("pragma", "no-cache", !0);
				httpRequest.headersList.contains("cache-control", !0) || httpRequest.headersList.append("cache-control", "no-cache", !0);
			}
			httpRequest.headersList.contains("range", !0) && httpRequest.headersList.append("accept-encoding", "identity", !0);
			httpRequest.headersList.contains("accept-encoding", !0) || (urlHasHttpsScheme(requestCurrentURL(httpRequest)) ? httpRequest.headersList.append("accept-encoding", "br, gzip, deflate, zstd", !0) : httpRequest.headersList.append("accept-encoding", "gzip, deflate", !0));
			httpRequest.headersList.delete("host", !0);
			if (includeCredentials && !httpRequest.headersList.contains("authorization", !0)) {
				let authorizationValue = null;
				if (!(hasAuthenticationEntry(httpRequest) && (httpRequest.useURLCredentials === void 0 || !includesCredentials(requestCurrentURL(httpRequest)))) && includesCredentials(requestCurrentURL(httpRequest)) && isAuthenticationFetch) {
					let { username, password } = requestCurrentURL(httpRequest);
					authorizationValue = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
				}
				authorizationValue !== null && httpRequest.headersList.append("Authorization", authorizationValue, !1);
			}
			httpRequest.cache = "no-store";
			httpRequest.cache !== "no-store" && httpRequest.cache;
			if (response == null) {
				if (httpRequest.cache === "only-if-cached") return makeNetworkError("only if cached");
				let forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
				!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status;
				response ??= forwardResponse;
			}
			response.urlList = [...httpRequest.urlList];
			httpRequest.headersList.contains("range", !0) && (response.rangeRequested = !0);
			response.requestIncludesCredentials = includeCredentials;
			if (response.status === 401 && httpRequest.responseTainting !== "cors" && includeCredentials && (request.useURLCredentials !== void 0 || isTraversableNavigable(request.traversableForUserPrompts))) {
				if (request.body != null) {
					if (request.body.source == null) return response;
					request.body = safelyExtractBody(request.body.source)[0];
				}
				if (request.useURLCredentials === void 0 || isAuthenticationFetch) {
					if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
					return response;
				}
				fetchParams.controller.connection.destroy();
				response = await httpNetworkOrCacheFetch(fetchParams, !0);
			}
			if (response.status === 407) {
				if (request.window === "no-window") return makeNetworkError();
				if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
				return makeNetworkError("proxy authentication required");
			}
			if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
				if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
				fetchParams.controller.connection.destroy();
				response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, !0);
			}
			return response;
		}
		async function httpNetworkFetch(fetchParams, includeCredentials = !1, forceNewConnection = !1) {
			assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
			fetchParams.controller.connection = {
				abort: null,
				destroyed: !1,
				destroy(err) {
					if (!this.destroyed) {
						this.destroyed = !0;
						this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
					}
				}
			};
			let request = fetchParams.request;
			let response = null;
			let timingInfo = fetchParams.timingInfo;
			request.cache = "no-store";
			request.mode;
			let requestBody = null;
			if (request.body == null && fetchParams.processRequestEndOfBody) queueMicrotask(() => fetchParams.processRequestEndOfBody());
			else if (request.body != null) {
				let processBodyChunk = async function* (bytes) {
					if (isCancelled(fetchParams)) return;
					yield bytes;
					fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
				};
				let processEndOfBody = () => {
					if (isCancelled(fetchParams)) return;
					fetchParams.processRequestEndOfBody && fetchParams.processRequestEndOfBody();
				};
				let processBodyError = (e) => {
					if (isCancelled(fetchParams)) return;
					e.name === "AbortError" ? fetchParams.controller.abort() : fetchParams.controller.terminate(e);
				};
				requestBody = (async function* () {
					try {
						for await (let bytes of request.body.stream) yield* processBodyChunk(bytes);
						processEndOfBody();
					} catch (err) {
						processBodyError(err);
					}
				})();
			}
			try {
				let { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
				if (socket) response = makeResponse({
					status,
					statusText,
					headersList,
					socket
				});
				else {
					let iterator = body[Symbol.asyncIterator]();
					fetchParams.controller.next = () => iterator.next();
					response = makeResponse({
						status,
						statusText,
						headersList
					});
				}
			} catch (err) {
				if (err.name === "AbortError") {
					fetchParams.controller.connection.destroy();
					return makeAppropriateNetworkError(fetchParams, err);
				}
				return makeNetworkError(err);
			}
			let pullAlgorithm = () => fetchParams.controller.resume();
			let cancelAlgorithm = (reason) => {
				isCancelled(fetchParams) || fetchParams.controller.abort(reason);
			};
			let stream = new ReadableStream({
				start(controller) {
					fetchParams.controller.controller = controller;
				},
				pull: pullAlgorithm,
				cancel: cancelAlgorithm,
				type: "bytes"
			});
			response.body = {
				stream,
				source: null,
				length: null
			};
			fetchParams.controller.resume || fetchParams.controller.on("terminated", onAborted);
			fetchParams.controller.resume = async () => {
				for (;;) {
					let bytes;
					let isFailure;
					try {
						let { done, value } = await fetchParams.controller.next();
						if (isAborted(fetchParams)) break;
						bytes = done ? void 0 : value;
					} catch (err) {
						if (fetchParams.controller.ended && !timingInfo.encodedBodySize) bytes = void 0;
						else {
							bytes = err;
							isFailure = !0;
						}
					}
					if (bytes === void 0) {
						readableStreamClose(fetchParams.controller.controller);
						finalizeResponse(fetchParams, response);
						return;
					}
					timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
					if (isFailure) {
						fetchParams.controller.terminate(bytes);
						return;
					}
					let buffer = new Uint8Array(bytes);
					buffer.byteLength && fetchParams.controller.controller.enqueue(buffer);
					if (isErrored(stream)) {
						fetchParams.controller.terminate();
						return;
					}
					if (fetchParams.controller.controller.desiredSize <= 0) return;
				}
			};
			function onAborted(reason) {
				if (isAborted(fetchParams)) {
					response.aborted = !0;
					isReadable(stream) && fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
				} else isReadable(stream) && fetchParams.controller.controller.error(TypeError("terminated", { cause: isErrorLike(reason) ? reason : void 0 }));
				fetchParams.controller.connection.destroy();
			}
			return response;
			function dispatch({ body }) {
				let url = requestCurrentURL(request);
				let agent = fetchParams.controller.dispatcher;
				let path = url.pathname + url.search;
				let hasTrailingQuestionMark = url.search.length === 0 && url.href[url.href.length - url.hash.length - 1] === "?";
				return dispatchWithProtocolPreference(body);
				function dispatchWithProtocolPreference(body, allowH2) {
					return new Promise((resolve, reject) => agent.dispatch({
						path: hasTrailingQuestionMark ? `${path}?` : path,
						origin: url.origin,
						method: request.method,
						body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
						__mockAgentBodyForDispatch: body,
						headers: request.headersList.entries,
						maxRedirections: 0,
						upgrade: request.mode === "websocket" ? "websocket" : void 0,
						...allowH2 === !1 ? { allowH2 } : null
					}, {
						body: null,
						abort: null,
						onRequestStart(controller) {
							let { connection } = fetchParams.controller;
							timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
							let abort = (reason) => controller.abort(reason);
							if (connection.destroyed) abort(new DOMException("The operation was aborted.", "AbortError"));
							else {
								fetchParams.controller.on("terminated", abort);
								this.abort = connection.abort = abort;
							}
							timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
						},
						onResponseStarted() {
							timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
						},
						onResponseStart(controller, status, headers, statusText) {
							if (status < 200) return;
							let rawHeaders = controller?.rawHeaders ?? [];
							let headersList = new HeadersList();
							appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
							let willFollow = headersList.get("location", !0) && request.redirect === "follow" && redirectStatusSet.has(status);
							let decoders = [];
							if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
								let contentEncoding = headersList.get("content-encoding", !0);
								let codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
								if (codings.length > 5) {
									controller.abort(Error(`too many content-encodings in response: ${codings.length}, maximum allowed is 5`));
									return;
								}
								for (let i = codings.length - 1; i >= 0; --i) {
									let coding = codings[i].trim();
									if (coding === "x-gzip" || coding === "gzip") decoders.push(zlib.createGunzip({
										flush: zlib.constants.Z_SYNC_FLUSH,
										finishFlush: zlib.constants.Z_SYNC_FLUSH
									}));
									else if (coding === "deflate") decoders.push(createInflate({
										flush: zlib.constants.Z_SYNC_FLUSH,
										finishFlush: zlib.constants.Z_SYNC_FLUSH
									}));
									else if (coding === "br") decoders.push(zlib.createBrotliDecompress({
										flush: zlib.constants.BROTLI_OPERATION_FLUSH,
										finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
									}));
									else if (coding === "zstd") decoders.push(zlib.createZstdDecompress({
										flush: zlib.constants.ZSTD_e_continue,
										finishFlush: zlib.constants.ZSTD_e_end,
										params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 }
									}));
									else {
										decoders.length = 0;
										break;
									}
								}
							}
							this.body = new Readable({ read: () => controller.resume() });
							let onError = (err) => this.onResponseError(controller, err);
							resolve({
								status,
								statusText,
								headersList,
								body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
									err && this.onResponseError(controller, err);
								}).on("error", onError) : this.body.on("error", onError)
							});
						},
						onResponseData(controller, chunk) {
							if (fetchParams.controller.dump) return;
							let bytes = chunk;
							timingInfo.encodedBodySize += bytes.byteLength;
							this.body.push(bytes) === !1 && controller.pause();
						},
						onResponseEnd() {
							this.abort && fetchParams.controller.off("terminated", this.abort);
							fetchParams.controller.ended = !0;
							this.body?.push(null);
						},
						onResponseError(controller, error) {
							this.abort && fetchParams.controller.off("terminated", this.abort);
							if (request.mode === "websocket" && allowH2 !== !1 && error?.code === "UND_ERR_INFO" && error?.message === "HTTP/2: Extended CONNECT protocol not supported by server") {
								resolve(dispatchWithProtocolPreference(body, !1));
								return;
							}
							this.body?.destroy(error);
							controller?.aborted || fetchParams.controller.terminate(error);
							reject(error);
						},
						onRequestUpgrade(controller, status, headers, socket) {
							if (socket.session != null && status !== 200 || socket.session == null && status !== 101) {
								socket.session != null && controller.abort(new SocketError("bad upgrade", null));
								return !1;
							}
							let rawHeaders = controller?.rawHeaders ?? [];
							let headersList = new HeadersList();
							appendHeadersListFromResponseHeaders(headersList, headers, rawHeaders);
							resolve({
								status,
								statusText: STATUS_CODES[status],
								headersList,
								socket
							});
							return !0;
						}
					}));
				}
			}
		}
		module.exports = {
			fetch,
			Fetch,
			fetching,
			finalizeAndReportTiming
		};
	}),
	3536: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { extractBody, mixinBody, cloneBody, bodyUnusable } = __webpack_require__(7909);
		let { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = __webpack_require__(4779);
		let util = __webpack_require__(9203);
		let nodeUtil = __webpack_require__(7975);
		let { isValidHTTPToken, sameOrigin, environmentSettingsObject } = __webpack_require__(7557);
		let { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = __webpack_require__(9676);
		let { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
		let { webidl } = __webpack_require__(8314);
		let { URLSerializer } = __webpack_require__(3381);
		let { kConstruct } = __webpack_require__(6478);
		let assert = __webpack_require__(4589);
		let requestFinalizer = new FinalizationRegistry(({ signal, reference }) => {
			removeSignalFollower(signal, reference);
		});
		let requestSignals = new WeakMap();
		let signalFollowers = new WeakMap();
		function removeSignalFollower(signal, reference) {
			let followers = signalFollowers.get(signal);
			if (followers instanceof Set) {
				followers.delete(reference);
				if (followers.size !== 0) return;
			}
			signal.removeEventListener("abort", abortSignalFollowers);
			signalFollowers.delete(signal);
		}
		function abortSignalFollower(reference, reason) {
			requestFinalizer.unregister(reference);
			let ac = reference.deref();
			if (ac !== void 0) {
				requestSignals.delete(ac.signal);
				ac.abort(reason);
			}
		}
		function abortSignalFollowers() {
			this.removeEventListener("abort", abortSignalFollowers);
			let followers = signalFollowers.get(this);
			if (followers instanceof Set) {
				for (let reference of followers) abortSignalFollower(reference, this.reason);
				followers.clear();
			} else abortSignalFollower(followers, this.reason);
			signalFollowers.delete(this);
		}
		function createDependentSignal(signal) {
			let ac = new AbortController();
			if (signal == null) return ac.signal;
			if (signal.aborted) {
				ac.abort(signal.reason);
				return ac.signal;
			}
			let reference = new WeakRef(ac);
			let followers = signalFollowers.get(signal);
			if (followers === void 0) {
				util.addAbortListener(signal, abortSignalFollowers);
				signalFollowers.set(signal, reference);
			} else if (followers instanceof WeakRef) {
				let controllers = new Set();
				controllers.add(followers);
				controllers.add(reference);
				signalFollowers.set(signal, controllers);
			} else followers.add(reference);
			requestFinalizer.register(ac, {
				signal,
				reference
			}, reference);
			requestSignals.set(ac.signal, {
				controller: ac,
				source: signal,
				reference
			});
			return ac.signal;
		}
		let patchMethodWarning = !1;
		let setRequestSignal, getRequestDispatcher, setRequestDispatcher, setRequestHeaders, getRequestState, setRequestState, removeRequestAbortListener;
		class Request {
			#signal;
			#dispatcher;
			#headers;
			#state;
			constructor(input, init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (input === kConstruct) return;
				webidl.argumentLengthCheck(arguments, 1, "Request constructor");
				input = webidl.converters.RequestInfo(input);
				init = webidl.converters.RequestInit(init);
				let request = null;
				let fallbackMode = null;
				let baseUrl = environmentSettingsObject.settingsObject.baseUrl;
				let signal = null;
				if (typeof input == "string") {
					this.#dispatcher = init.dispatcher;
					let parsedURL;
					try {
						parsedURL = new URL(input, baseUrl);
					} catch (err) {
						throw TypeError("Failed to parse URL from " + input, { cause: err });
					}
					if (parsedURL.username || parsedURL.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
					request = makeRequest({ urlList: [parsedURL] });
					fallbackMode = "cors";
				} else {
					assert(webidl.is.Request(input));
					request = input.#state;
					signal = input.#signal;
					this.#dispatcher = init.dispatcher || input.#dispatcher;
				}
				let origin = environmentSettingsObject.settingsObject.origin;
				let window = "client";
				request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin) && (window = request.window);
				if (init.window != null) throw TypeError(`'window' option '${window}' must be null`);
				"window" in init && (window = "no-window");
				request = makeRequest({
					method: request.method,
					headersList: request.headersList,
					unsafeRequest: request.unsafeRequest,
					client: environmentSettingsObject.settingsObject,
					window,
					priority: request.priority,
					origin: request.origin,
					referrer: request.referrer,
					referrerPolicy: request.referrerPolicy,
					mode: request.mode,
					credentials: request.credentials,
					cache: request.cache,
					redirect: request.redirect,
					integrity: request.integrity,
					keepalive: request.keepalive,
					reloadNavigation: request.reloadNavigation,
					historyNavigation: request.historyNavigation,
					urlList: [...request.urlList]
				});
				let initHasKey = Object.keys(init).length !== 0;
				if (initHasKey) {
					request.mode === "navigate" && (request.mode = "same-origin");
					request.reloadNavigation = !1;
					request.historyNavigation = !1;
					request.origin = "client";
					request.referrer = "client";
					request.referrerPolicy = "";
					request.url = request.urlList[request.urlList.length - 1];
					request.urlList = [request.url];
				}
				if (init.referrer !== void 0) {
					let referrer = init.referrer;
					if (referrer === "") request.referrer = "no-referrer";
					else {
						let parsedReferrer;
						try {
							parsedReferrer = new URL(referrer, baseUrl);
						} catch (err) {
							throw TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
						}
						parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl) ? request.referrer = "client" : request.referrer = parsedReferrer;
					}
				}
				init.referrerPolicy !== void 0 && (request.referrerPolicy = init.referrerPolicy);
				let mode;
				mode = init.mode === void 0 ? fallbackMode : init.mode;
				if (mode === "navigate") throw webidl.errors.exception({
					header: "Request constructor",
					message: "invalid request mode navigate."
				});
				mode != null && (request.mode = mode);
				init.credentials !== void 0 && (request.credentials = init.credentials);
				init.cache !== void 0 && (request.cache = init.cache);
				if (request.cache === "only-if-cached" && request.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
				init.redirect !== void 0 && (request.redirect = init.redirect);
				init.integrity != null && (request.integrity = String(init.integrity));
				init.keepalive !== void 0 && (request.keepalive = !!init.keepalive);
				if (init.method !== void 0) {
					let method = init.method;
					let mayBeNormalized = normalizedMethodRecords[method];
					if (mayBeNormalized !== void 0) request.method = mayBeNormalized;
					else {
						if (!isValidHTTPToken(method)) throw TypeError(`'${method}' is not a valid HTTP method.`);
						let upperCase = method.toUpperCase();
						if (forbiddenMethodsSet.has(upperCase)) throw TypeError(`'${method}' HTTP method is unsupported.`);
						method = normalizedMethodRecordsBase[upperCase] ?? method;
						request.method = method;
					}
					if (!patchMethodWarning && request.method === "patch") {
						process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
						patchMethodWarning = !0;
					}
				}
				init.signal !== void 0 && (signal = init.signal);
				this.#state = request;
				this.#signal = createDependentSignal(signal);
				this.#headers = new Headers(kConstruct);
				setHeadersList(this.#headers, request.headersList);
				setHeadersGuard(this.#headers, "request");
				if (mode === "no-cors") {
					if (!corsSafeListedMethodsSet.has(request.method)) throw TypeError(`'${request.method} is unsupported in no-cors mode.`);
					setHeadersGuard(this.#headers, "request-no-cors");
				}
				if (initHasKey) {
					let headersList = getHeadersList(this.#headers);
					let headers = init.headers === void 0 ? new HeadersList(headersList) : init.headers;
					headersList.clear();
					if (headers instanceof HeadersList) {
						for (let { name, value } of headers.rawValues()) headersList.append(name, value, !1);
						headersList.cookies = headers.cookies;
					} else fillHeaders(this.#headers, headers);
				}
				let inputBody = webidl.is.Request(input) ? input.#state.body : null;
				if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
				let initBody = null;
				if (init.body != null) {
					let [extractedBody, contentType] = extractBody(init.body, request.keepalive);
					initBody = extractedBody;
					contentType && !getHeadersList(this.#headers).contains("content-type", !0) && this.#headers.append("content-type", contentType, !0);
				}
				let inputOrInitBody = initBody ?? inputBody;
				if (inputOrInitBody != null && inputOrInitBody.source == null) {
					if (initBody != null && init.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
					if (request.mode !== "same-origin" && request.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
					request.useCORSPreflightFlag = !0;
				}
				let finalBody = inputOrInitBody;
				if (initBody == null && inputBody != null) {
					if (bodyUnusable(input.#state)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
					let identityTransform = new TransformStream();
					inputBody.stream.pipeThrough(identityTransform);
					finalBody = {
						source: inputBody.source,
						length: inputBody.length,
						stream: identityTransform.readable
					};
				}
				this.#state.body = finalBody;
			}
			get method() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.method;
			}
			get url() {
				webidl.brandCheck(this, webidl.is.Request);
				return URLSerializer(this.#state.url);
			}
			get headers() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#headers;
			}
			get destination() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.destination;
			}
			get referrer() {
				webidl.brandCheck(this, webidl.is.Request);
				if (this.#state.referrer === "no-referrer") return "";
				if (this.#state.referrer === "client") return "about:client";
				return this.#state.referrer.toString();
			}
			get referrerPolicy() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.referrerPolicy;
			}
			get mode() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.mode;
			}
			get credentials() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.credentials;
			}
			get cache() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.cache;
			}
			get redirect() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.redirect;
			}
			get integrity() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.integrity;
			}
			get keepalive() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.keepalive;
			}
			get isReloadNavigation() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.reloadNavigation;
			}
			get isHistoryNavigation() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.historyNavigation;
			}
			get signal() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#signal;
			}
			get body() {
				webidl.brandCheck(this, webidl.is.Request);
				return this.#state.body ? this.#state.body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, webidl.is.Request);
				return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
			}
			get duplex() {
				webidl.brandCheck(this, webidl.is.Request);
				return "half";
			}
			clone() {
				webidl.brandCheck(this, webidl.is.Request);
				if (bodyUnusable(this.#state)) throw TypeError("unusable");
				let clonedRequest = cloneRequest(this.#state);
				let signal = createDependentSignal(this.#signal);
				return fromInnerRequest(clonedRequest, this.#dispatcher, signal, getHeadersGuard(this.#headers));
			}
			[nodeUtil.inspect.custom](depth, options) {
				options.depth === null && (options.depth = 2);
				options.colors ??= !0;
				let properties = {
					method: this.method,
					url: this.url,
					headers: this.headers,
					destination: this.destination,
					referrer: this.referrer,
					referrerPolicy: this.referrerPolicy,
					mode: this.mode,
					credentials: this.credentials,
					cache: this.cache,
					redirect: this.redirect,
					integrity: this.integrity,
					keepalive: this.keepalive,
					isReloadNavigation: this.isReloadNavigation,
					isHistoryNavigation: this.isHistoryNavigation,
					signal: this.signal
				};
				return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
			}
			static {
				setRequestSignal = (request, newSignal) => {
					request.#signal = newSignal;
				};
				getRequestDispatcher = (request) => request.#dispatcher;
				setRequestDispatcher = (request, newDispatcher) => {
					request.#dispatcher = newDispatcher;
				};
				setRequestHeaders = (request, newHeaders) => {
					request.#headers = newHeaders;
				};
				getRequestState = (request) => request.#state;
				setRequestState = (request, newState) => {
					request.#state = newState;
				};
				removeRequestAbortListener = (request) => {
					let state = requestSignals.get(request.#signal);
					if (state !== void 0) {
						requestSignals.delete(request.#signal);
						requestFinalizer.unregister(state.reference);
						removeSignalFollower(state.source, state.reference);
					}
				};
				webidl.is.Request = (arg) => typeof arg == "object" && !!arg && #state in arg;
			}
		}
		mixinBody(Request, getRequestState, webidl.is.Request);
		function makeRequest(init) {
			return {
				method: init.method ?? "GET",
				localURLsOnly: init.localURLsOnly ?? !1,
				unsafeRequest: init.unsafeRequest ?? !1,
				body: init.body ?? null,
				client: init.client ?? null,
				reservedClient: init.reservedClient ?? null,
				replacesClientId: init.replacesClientId ?? "",
				window: init.window ?? "client",
				keepalive: init.keepalive ?? !1,
				serviceWorkers: init.serviceWorkers ?? "all",
				initiator: init.initiator ?? "",
				destination: init.destination ?? "",
				priority: init.priority ?? "auto",
				origin: init.origin ?? "client",
				policyContainer: init.policyContainer ?? "client",
				referrer: init.referrer ?? "client",
				referrerPolicy: init.referrerPolicy ?? "",
				mode: init.mode ?? "no-cors",
				useCORSPreflightFlag: init.useCORSPreflightFlag ?? !1,
				credentials: init.credentials ?? "same-origin",
				useCredentials: init.useCredentials ?? !1,
				cache: init.cache ?? "default",
				redirect: init.redirect ?? "follow",
				integrity: init.integrity ?? "",
				cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
				parserMetadata: init.parserMetadata ?? "",
				reloadNavigation: init.reloadNavigation ?? !1,
				historyNavigation: init.historyNavigation ?? !1,
				userActivation: init.userActivation ?? !1,
				taintedOrigin: init.taintedOrigin ?? !1,
				redirectCount: init.redirectCount ?? 0,
				responseTainting: init.responseTainting ?? "basic",
				preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? !1,
				done: init.done ?? !1,
				timingAllowFailed: init.timingAllowFailed ?? !1,
				useURLCredentials: init.useURLCredentials ?? void 0,
				traversableForUserPrompts: init.traversableForUserPrompts ?? "client",
				urlList: init.urlList,
				url: init.urlList[0],
				headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
			};
		}
		function cloneRequest(request) {
			let newRequest = makeRequest({
				...request,
				body: null
			});
			request.body != null && (newRequest.body = cloneBody(request.body));
			return newRequest;
		}
		function fromInnerRequest(innerRequest, dispatcher, signal, guard) {
			let request = new Request(kConstruct);
			setRequestState(request, innerRequest);
			setRequestDispatcher(request, dispatcher);
			setRequestSignal(request, signal);
			let headers = new Headers(kConstruct);
			setRequestHeaders(request, headers);
			setHeadersList(headers, innerRequest.headersList);
			setHeadersGuard(headers, guard);
			return request;
		}
		Object.defineProperties(Request.prototype, {
			method: kEnumerableProperty,
			url: kEnumerableProperty,
			headers: kEnumerableProperty,
			redirect: kEnumerableProperty,
			clone: kEnumerableProperty,
			signal: kEnumerableProperty,
			duplex: kEnumerableProperty,
			destination: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			isHistoryNavigation: kEnumerableProperty,
			isReloadNavigation: kEnumerableProperty,
			keepalive: kEnumerableProperty,
			integrity: kEnumerableProperty,
			cache: kEnumerableProperty,
			credentials: kEnumerableProperty,
			attribute: kEnumerableProperty,
			referrerPolicy: kEnumerableProperty,
			referrer: kEnumerableProperty,
			mode: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Request",
				configurable: !0
			}
		});
		webidl.converters.RequestInfo = function(V) {
			if (typeof V == "string") return webidl.converters.USVString(V);
			if (webidl.is.Request(V)) return V;
			return webidl.converters.USVString(V);
		};
		webidl.converters.RequestInit = webidl.dictionaryConverter([
			{
				key: "method",
				converter: webidl.converters.ByteString
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			},
			{
				key: "body",
				converter: webidl.nullableConverter(webidl.converters.BodyInit)
			},
			{
				key: "referrer",
				converter: webidl.converters.USVString
			},
			{
				key: "referrerPolicy",
				converter: webidl.converters.DOMString,
				allowedValues: referrerPolicy
			},
			{
				key: "mode",
				converter: webidl.converters.DOMString,
				allowedValues: requestMode
			},
			{
				key: "credentials",
				converter: webidl.converters.DOMString,
				allowedValues: requestCredentials
			},
			{
				key: "cache",
				converter: webidl.converters.DOMString,
				allowedValues: requestCache
			},
			{
				key: "redirect",
				converter: webidl.converters.DOMString,
				allowedValues: requestRedirect
			},
			{
				key: "integrity",
				converter: webidl.converters.DOMString
			},
			{
				key: "keepalive",
				converter: webidl.converters.boolean
			},
			{
				key: "signal",
				converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal"))
			},
			{
				key: "window",
				converter: webidl.converters.any
			},
			{
				key: "duplex",
				converter: webidl.converters.DOMString,
				allowedValues: requestDuplex
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any
			},
			{
				key: "priority",
				converter: webidl.converters.DOMString,
				allowedValues: [
					"high",
					"low",
					"auto"
				]
			}
		]);
		module.exports = {
			Request,
			makeRequest,
			fromInnerRequest,
			cloneRequest,
			getRequestDispatcher,
			getRequestState,
			removeRequestAbortListener
		};
	}),
	4173: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = __webpack_require__(4779);
		let { extractBody, cloneBody, mixinBody, streamRegistry, bodyUnusable } = __webpack_require__(7909);
		let util = __webpack_require__(9203);
		let nodeUtil = __webpack_require__(7975);
		let { kEnumerableProperty } = util;
		let { isValidReasonPhrase, isCancelled, isAborted, isErrorLike, environmentSettingsObject: relevantRealm } = __webpack_require__(7557);
		let { redirectStatusSet, nullBodyStatus } = __webpack_require__(9676);
		let { webidl } = __webpack_require__(8314);
		let { URLSerializer } = __webpack_require__(3381);
		let { kConstruct } = __webpack_require__(6478);
		let assert = __webpack_require__(4589);
		let { isomorphicEncode, serializeJavascriptValueToJSONString } = __webpack_require__(3775);
		let textEncoder = new TextEncoder("utf-8");
		let getResponseHeaders, setResponseHeaders, getResponseState, setResponseState;
		class Response {
			#headers;
			#state;
			static error() {
				return fromInnerResponse(makeNetworkError(), "immutable");
			}
			static json(data, init = void 0) {
				webidl.argumentLengthCheck(arguments, 1, "Response.json");
				init = webidl.converters.ResponseInit(init);
				let bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
				let body = extractBody(bytes);
				let responseObject = fromInnerResponse(makeResponse({}), "response");
				initializeResponse(responseObject, init, {
					body: body[0],
					type: "application/json"
				});
				return responseObject;
			}
			static redirect(url, status = 302) {
				webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
				url = webidl.converters.USVString(url);
				status = webidl.converters["unsigned short"](status);
				let parsedURL;
				try {
					parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
				} catch (err) {
					throw TypeError(`Failed to parse URL from ${url}`, { cause: err });
				}
				if (!redirectStatusSet.has(status)) throw RangeError(`Invalid status code ${status}`);
				let responseObject = fromInnerResponse(makeResponse({}), "immutable");
				responseObject.#state.status = status;
				let value = isomorphicEncode(URLSerializer(parsedURL));
				responseObject.#state.headersList.append("location", value, !0);
				return responseObject;
			}
			constructor(body = null, init = void 0) {
				webidl.util.markAsUncloneable(this);
				if (body === kConstruct) return;
				body !== null && (body = webidl.converters.BodyInit(body, "Response", "body"));
				init = webidl.converters.ResponseInit(init);
				this.#state = makeResponse({});
				this.#headers = new Headers(kConstruct);
				setHeadersGuard(this.#headers, "response");
				setHeadersList(this.#headers, this.#state.headersList);
				let bodyWithType = null;
				if (body != null) {
					let [extractedBody, type] = extractBody(body);
					bodyWithType = {
						body: extractedBody,
						type
					};
				}
				initializeResponse(this, init, bodyWithType);
			}
			get type() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.type;
			}
			get url() {
				webidl.brandCheck(this, webidl.is.Response);
				let urlList = this.#state.urlList;
				let url = urlList[urlList.length - 1] ?? null;
				if (url === null) return "";
				return URLSerializer(url, !0);
			}
			get redirected() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.urlList.length > 1;
			}
			get status() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.status;
			}
			get ok() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.status >= 200 && this.#state.status <= 299;
			}
			get statusText() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.statusText;
			}
			get headers() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#headers;
			}
			get body() {
				webidl.brandCheck(this, webidl.is.Response);
				return this.#state.body ? this.#state.body.stream : null;
			}
			get bodyUsed() {
				webidl.brandCheck(this, webidl.is.Response);
				return !!this.#state.body && util.isDisturbed(this.#state.body.stream);
			}
			clone() {
				webidl.brandCheck(this, webidl.is.Response);
				if (bodyUnusable(this.#state)) throw webidl.errors.exception({
					header: "Response.clone",
					message: "Body has already been consumed."
				});
				let clonedResponse = cloneResponse(this.#state);
				this.#state.urlList.length !== 0 && this.#state.body?.stream && streamRegistry.register(this, new WeakRef(this.#state.body.stream));
				return fromInnerResponse(clonedResponse, getHeadersGuard(this.#headers));
			}
			[nodeUtil.inspect.custom](depth, options) {
				options.depth === null && (options.depth = 2);
				options.colors ??= !0;
				let properties = {
					status: this.status,
					statusText: this.statusText,
					headers: this.headers,
					body: this.body,
					bodyUsed: this.bodyUsed,
					ok: this.ok,
					redirected: this.redirected,
					type: this.type,
					url: this.url
				};
				return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
			}
			static {
				getResponseHeaders = (response) => response.#headers;
				setResponseHeaders = (response, newHeaders) => {
					response.#headers = newHeaders;
				};
				getResponseState = (response) => response.#state;
				setResponseState = (response, newState) => {
					response.#state = newState;
				};
				webidl.is.Response = (arg) => typeof arg == "object" && !!arg && #state in arg;
			}
		}
		mixinBody(Response, getResponseState, webidl.is.Response);
		Object.defineProperties(Response.prototype, {
			type: kEnumerableProperty,
			url: kEnumerableProperty,
			status: kEnumerableProperty,
			ok: kEnumerableProperty,
			redirected: kEnumerableProperty,
			statusText: kEnumerableProperty,
			headers: kEnumerableProperty,
			clone: kEnumerableProperty,
			body: kEnumerableProperty,
			bodyUsed: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "Response",
				configurable: !0
			}
		});
		Object.defineProperties(Response, {
			json: kEnumerableProperty,
			redirect: kEnumerableProperty,
			error: kEnumerableProperty
		});
		function cloneResponse(response) {
			if (response.internalResponse) return filterResponse(cloneResponse(response.internalResponse), response.type);
			let newResponse = makeResponse({
				...response,
				body: null
			});
			response.body != null && (newResponse.body = cloneBody(response.body));
			return newResponse;
		}
		function makeResponse(init) {
			return {
				aborted: !1,
				rangeRequested: !1,
				timingAllowPassed: !1,
				requestIncludesCredentials: !1,
				type: "default",
				status: 200,
				timingInfo: null,
				cacheState: "",
				statusText: "",
				...init,
				headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
				urlList: init?.urlList ? [...init.urlList] : []
			};
		}
		function makeNetworkError(reason) {
			return makeResponse({
				type: "error",
				status: 0,
				error: isErrorLike(reason) ? reason : Error(reason && String(reason)),
				aborted: reason && reason.name === "AbortError"
			});
		}
		function isNetworkError(response) {
			return response.type === "error" && response.status === 0;
		}
		function makeFilteredResponse(response, state) {
			state = {
				internalResponse: response,
				...state
			};
			return new Proxy(response, {
				get(target, p) {
					return p in state ? state[p] : target[p];
				},
				set(target, p, value) {
					assert(!(p in state));
					target[p] = value;
					return !0;
				}
			});
		}
		function filterResponse(response, type) {
			if (type === "basic") return makeFilteredResponse(response, {
				type: "basic",
				headersList: response.headersList
			});
			else if (type === "cors") return makeFilteredResponse(response, {
				type: "cors",
				headersList: response.headersList
			});
			else if (type === "opaque") return makeFilteredResponse(response, {
				type: "opaque",
				urlList: [],
				status: 0,
				statusText: "",
				body: null
			});
			else if (type === "opaqueredirect") return makeFilteredResponse(response, {
				type: "opaqueredirect",
				status: 0,
				statusText: "",
				headersList: [],
				body: null
			});
			else assert(!1);
		}
		function makeAppropriateNetworkError(fetchParams, err = null) {
			assert(isCancelled(fetchParams));
			return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
		}
		function initializeResponse(response, init, body) {
			if (init.status !== null && (init.status < 200 || init.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
			if ("statusText" in init && init.statusText != null && !isValidReasonPhrase(String(init.statusText))) throw TypeError("Invalid statusText");
			"status" in init && init.status != null && (getResponseState(response).status = init.status);
			"statusText" in init && init.statusText != null && (getResponseState(response).statusText = init.statusText);
			"headers" in init && init.headers != null && fill(getResponseHeaders(response), init.headers);
			if (body) {
				if (nullBodyStatus.includes(response.status)) throw webidl.errors.exception({
					header: "Response constructor",
					message: `Invalid response status code ${response.status}`
				});
				getResponseState(response).body = body.body;
				body.type != null && !getResponseState(response).headersList.contains("content-type", !0) && getResponseState(response).headersList.append("content-type", body.type, !0);
			}
		}
		function fromInnerResponse(innerResponse, guard) {
			let response = new Response(kConstruct);
			setResponseState(response, innerResponse);
			let headers = new Headers(kConstruct);
			setResponseHeaders(response, headers);
			setHeadersList(headers, innerResponse.headersList);
			setHeadersGuard(headers, guard);
			innerResponse.urlList.length !== 0 && innerResponse.body?.stream && streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
			return response;
		}
		webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
			if (typeof V == "string") return webidl.converters.USVString(V, prefix, name);
			if (webidl.is.Blob(V)) return V;
			if (webidl.is.BufferSource(V)) return V;
			if (webidl.is.FormData(V)) return V;
			if (webidl.is.URLSearchParams(V)) return V;
			return webidl.converters.DOMString(V, prefix, name);
		};
		webidl.converters.BodyInit = function(V, prefix, argument) {
			if (webidl.is.ReadableStream(V)) return V;
			if (V?.[Symbol.asyncIterator]) return V;
			return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
		};
		webidl.converters.ResponseInit = webidl.dictionaryConverter([
			{
				key: "status",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 200
			},
			{
				key: "statusText",
				converter: webidl.converters.ByteString,
				defaultValue: () => ""
			},
			{
				key: "headers",
				converter: webidl.converters.HeadersInit
			}
		]);
		module.exports = {
			isNetworkError,
			makeNetworkError,
			makeResponse,
			makeAppropriateNetworkError,
			filterResponse,
			Response,
			cloneResponse,
			fromInnerResponse,
			getResponseState
		};
	}),
	7157: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let assert = __webpack_require__(4589);
		let { runtimeFeatures } = __webpack_require__(8450);
		let { asciiLowercase } = __webpack_require__(3775);
		let validSRIHashAlgorithmTokenSet = new Map([
			["sha256", 0],
			["sha384", 1],
			["sha512", 2]
		]);
		let crypto;
		if (runtimeFeatures.has("crypto")) {
			crypto = __webpack_require__(7598);
			let cryptoHashes = crypto.getHashes();
			cryptoHashes.length === 0 && validSRIHashAlgorithmTokenSet.clear();
			for (let algorithm of validSRIHashAlgorithmTokenSet.keys()) cryptoHashes.includes(algorithm) === !1 && validSRIHashAlgorithmTokenSet.delete(algorithm);
		} else validSRIHashAlgorithmTokenSet.clear();
		let getSRIHashAlgorithmIndex = Map.prototype.get.bind(validSRIHashAlgorithmTokenSet);
		let isValidSRIHashAlgorithm = (algorithm) => validSRIHashAlgorithmTokenSet.has(asciiLowercase(algorithm));
		let bytesMatch = runtimeFeatures.has("crypto") === !1 || validSRIHashAlgorithmTokenSet.size === 0 ? () => !0 : (bytes, metadataList) => {
			let parsedMetadata = parseMetadata(metadataList);
			if (parsedMetadata.length === 0) return !0;
			let metadata = getStrongestMetadata(parsedMetadata);
			for (let item of metadata) {
				let algorithm = item.alg;
				let expectedValue = item.val;
				if (caseSensitiveMatch(applyAlgorithmToBytes(algorithm, bytes), expectedValue)) return !0;
			}
			return !1;
		};
		function getStrongestMetadata(metadataList) {
			let result = [];
			let strongest = null;
			for (let item of metadataList) {
				assert(isValidSRIHashAlgorithm(item.alg), "Invalid SRI hash algorithm token");
				if (result.length === 0) {
					result.push(item);
					strongest = item;
					continue;
				}
				let currentAlgorithm = strongest.alg;
				let currentAlgorithmIndex = getSRIHashAlgorithmIndex(currentAlgorithm);
				let newAlgorithm = item.alg;
				let newAlgorithmIndex = getSRIHashAlgorithmIndex(newAlgorithm);
				if (newAlgorithmIndex < currentAlgorithmIndex) continue;
				else if (newAlgorithmIndex > currentAlgorithmIndex) {
					strongest = item;
					result[0] = item;
					result.length = 1;
				} else result.push(item);
			}
			return result;
		}
		function parseMetadata(metadata) {
			let result = [];
			for (let item of metadata.split(/[\t\n\f\r ]+/)) {
				let algorithmExpression = item.split("?", 1)[0];
				let base64Value = "";
				let algorithmAndValue = [algorithmExpression.slice(0, 6), algorithmExpression.slice(7)];
				let algorithm = algorithmAndValue[0];
				if (!isValidSRIHashAlgorithm(algorithm)) continue;
				algorithmAndValue[1] && (base64Value = algorithmAndValue[1]);
				let metadata = {
					alg: asciiLowercase(algorithm),
					val: base64Value
				};
				result.push(metadata);
			}
			return result;
		}
		let applyAlgorithmToBytes = (algorithm, bytes) => crypto.hash(algorithm, bytes, "base64");
		function caseSensitiveMatch(actualValue, expectedValue) {
			let actualValueLength = actualValue.length;
			actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=" && --actualValueLength;
			actualValueLength !== 0 && actualValue[actualValueLength - 1] === "=" && --actualValueLength;
			let expectedValueLength = expectedValue.length;
			expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=" && --expectedValueLength;
			expectedValueLength !== 0 && expectedValue[expectedValueLength - 1] === "=" && --expectedValueLength;
			if (actualValueLength !== expectedValueLength) return !1;
			for (let i = 0; i < actualValueLength; ++i) {
				if (actualValue[i] === expectedValue[i] || actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") continue;
				return !1;
			}
			return !0;
		}
		module.exports = {
			applyAlgorithmToBytes,
			bytesMatch,
			caseSensitiveMatch,
			isValidSRIHashAlgorithm,
			getStrongestMetadata,
			parseMetadata
		};
	}),
	8804: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = __webpack_require__(7743);
		let { parseExtensions, isClosed, isClosing, isEstablished, isConnecting, validateCloseCodeAndReason } = __webpack_require__(560);
		let { makeRequest } = __webpack_require__(3536);
		let { fetching } = __webpack_require__(357);
		let { Headers, getHeadersList } = __webpack_require__(4779);
		let { getDecodeSplit } = __webpack_require__(7557);
		let { WebsocketFrameSend } = __webpack_require__(9283);
		let assert = __webpack_require__(4589);
		let { runtimeFeatures } = __webpack_require__(8450);
		let crypto = runtimeFeatures.has("crypto") ? __webpack_require__(7598) : null;
		let warningEmitted = !1;
		function establishWebSocketConnection(url, protocols, client, handler, options) {
			let requestURL = url;
			requestURL.protocol = url.protocol === "ws:" ? "http:" : "https:";
			let request = makeRequest({
				urlList: [requestURL],
				client,
				serviceWorkers: "none",
				referrer: "no-referrer",
				mode: "websocket",
				credentials: "include",
				cache: "no-store",
				redirect: "error",
				useURLCredentials: !0
			});
			options.headers && (request.headersList = getHeadersList(new Headers(options.headers)));
			let keyValue = crypto.randomBytes(16).toString("base64");
			request.headersList.append("sec-websocket-key", keyValue, !0);
			request.headersList.append("sec-websocket-version", "13", !0);
			for (let protocol of protocols) request.headersList.append("sec-websocket-protocol", protocol, !0);
			request.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits", !0);
			return fetching({
				request,
				useParallelQueue: !0,
				dispatcher: options.dispatcher,
				processResponse(response) {
					if (response.type === "error" || response.status !== 101) {
						if (response.socket?.session == null) {
							failHandshake(handler, response, 1002, "Received network error or non-101 status code.", response.error);
							return;
						}
						if (response.status !== 200) {
							failHandshake(handler, response, 1002, "Received network error or non-200 status code.", response.error);
							return;
						}
					}
					if (warningEmitted === !1 && response.socket?.session != null) {
						process.emitWarning("WebSocket over HTTP2 is experimental, and subject to change.", "ExperimentalWarning");
						warningEmitted = !0;
					}
					if (protocols.length !== 0 && !response.headersList.get("Sec-WebSocket-Protocol")) {
						failHandshake(handler, response, 1002, "Server did not respond with sent protocols.");
						return;
					}
					if (response.socket.session == null && response.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
						failHandshake(handler, response, 1002, "Server did not set Upgrade header to \"websocket\".");
						return;
					}
					if (response.socket.session == null && response.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
						failHandshake(handler, response, 1002, "Server did not set Connection header to \"upgrade\".");
						return;
					}
					if (response.socket.session == null && response.headersList.get("Sec-WebSocket-Accept") !== crypto.hash("sha1", keyValue + uid, "base64")) {
						failHandshake(handler, response, 1002, "Incorrect hash received in Sec-WebSocket-Accept header.");
						return;
					}
					let secExtension = response.headersList.get("Sec-WebSocket-Extensions");
					let extensions;
					if (secExtension !== null) {
						extensions = parseExtensions(secExtension);
						if (!extensions.has("permessage-deflate")) {
							failHandshake(handler, response, 1002, "Sec-WebSocket-Extensions header does not match.");
							return;
						}
					}
					let secProtocol = response.headersList.get("Sec-WebSocket-Protocol");
					if (secProtocol !== null) {
						let requestProtocols = getDecodeSplit("sec-websocket-protocol", request.headersList);
						if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
							failHandshake(handler, response, 1002, "Protocol was not set in the opening handshake.");
							return;
						}
					}
					response.socket.session != null && (response.socket.allowHalfOpen = !1);
					response.socket.on("data", handler.onSocketData);
					response.socket.on("close", handler.onSocketClose);
					response.socket.on("error", handler.onSocketError);
					handler.wasEverConnected = !0;
					handler.onConnectionEstablished(response, extensions);
				}
			});
		}
		function closeWebSocketConnection(object, code, reason, validate = !1) {
			code ??= null;
			reason ??= "";
			validate && validateCloseCodeAndReason(code, reason);
			if (!(isClosed(object.readyState) || isClosing(object.readyState))) {
				if (!isEstablished(object.readyState)) {
					failWebsocketConnection(object);
					object.readyState = states.CLOSING;
				} else if (!object.closeState.has(sentCloseFrameState.SENT) && !object.closeState.has(sentCloseFrameState.RECEIVED)) {
					let frame = new WebsocketFrameSend();
					reason.length !== 0 && code === null && (code = 1e3);
					assert(code === null || Number.isInteger(code));
					if (code === null && reason.length === 0) frame.frameData = emptyBuffer;
					else if (code !== null && reason === null) {
						frame.frameData = Buffer.allocUnsafe(2);
						frame.frameData.writeUInt16BE(code, 0);
					} else if (code !== null && reason !== null) {
						frame.frameData = Buffer.allocUnsafe(2 + Buffer.byteLength(reason));
						frame.frameData.writeUInt16BE(code, 0);
						frame.frameData.write(reason, 2, "utf-8");
					} else frame.frameData = emptyBuffer;
					object.socket.write(frame.createFrame(opcodes.CLOSE));
					object.closeState.add(sentCloseFrameState.SENT);
					object.readyState = states.CLOSING;
				} else object.readyState = states.CLOSING;
			}
		}
		function failHandshake(handler, response, code, reason, cause) {
			response.socket?.session != null && !response.socket.destroyed && response.socket.destroy();
			failWebsocketConnection(handler, code, reason, cause);
		}
		function failWebsocketConnection(handler, code, reason, cause) {
			isEstablished(handler.readyState) && closeWebSocketConnection(handler, code, reason, !1);
			handler.controller.abort();
			isConnecting(handler.readyState) ? handler.onSocketClose() : handler.socket?.destroyed === !1 && handler.socket.destroy();
		}
		module.exports = {
			establishWebSocketConnection,
			failWebsocketConnection,
			closeWebSocketConnection
		};
	}),
	7743: ((module) => {
		"use strict";
		module.exports = {
			uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
			sentCloseFrameState: {
				SENT: 1,
				RECEIVED: 2
			},
			staticPropertyDescriptors: {
				enumerable: !0,
				writable: !1,
				configurable: !1
			},
			states: {
				CONNECTING: 0,
				OPEN: 1,
				CLOSING: 2,
				CLOSED: 3
			},
			opcodes: {
				CONTINUATION: 0,
				TEXT: 1,
				BINARY: 2,
				CLOSE: 8,
				PING: 9,
				PONG: 10
			},
			maxUnsigned16Bit: 65535,
			parserStates: {
				INFO: 0,
				PAYLOADLENGTH_16: 2,
				PAYLOADLENGTH_64: 3,
				READ_DATA: 4
			},
			emptyBuffer: Buffer.allocUnsafe(0),
			sendHints: {
				text: 1,
				typedArray: 2,
				arrayBuffer: 3,
				blob: 4
			}
		};
	}),
	4749: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { webidl } = __webpack_require__(8314);
		let { kEnumerableProperty } = __webpack_require__(9203);
		let { kConstruct } = __webpack_require__(6478);
		let createFastMessageEvent;
		class MessageEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				if (type === kConstruct) {
					super(arguments[1], arguments[2]);
					webidl.util.markAsUncloneable(this);
					return;
				}
				let prefix = "MessageEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, "eventInitDict");
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get data() {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				return this.#eventInit.data;
			}
			get origin() {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				return this.#eventInit.origin;
			}
			get lastEventId() {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				return this.#eventInit.lastEventId;
			}
			get source() {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				return this.#eventInit.source;
			}
			get ports() {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				Object.isFrozen(this.#eventInit.ports) || Object.freeze(this.#eventInit.ports);
				return this.#eventInit.ports;
			}
			initMessageEvent(type, bubbles = !1, cancelable = !1, data = null, origin = "", lastEventId = "", source = null, ports = []) {
				webidl.brandCheck(this, webidl.is.MessageEvent);
				webidl.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
				return new MessageEvent(type, {
					bubbles,
					cancelable,
					data,
					origin,
					lastEventId,
					source,
					ports
				});
			}
			static {
				createFastMessageEvent = (type, init) => {
					let messageEvent = new MessageEvent(kConstruct, type, init);
					messageEvent.#eventInit = init;
					messageEvent.#eventInit.data ??= null;
					messageEvent.#eventInit.origin ??= "";
					messageEvent.#eventInit.lastEventId ??= "";
					messageEvent.#eventInit.source ??= null;
					messageEvent.#eventInit.ports ??= [];
					return messageEvent;
				};
				webidl.is.MessageEvent = (arg) => typeof arg == "object" && !!arg && #eventInit in arg;
			}
		}
		class CloseEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict = {}) {
				let prefix = "CloseEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
				super(type, eventInitDict);
				this.#eventInit = eventInitDict;
				webidl.util.markAsUncloneable(this);
			}
			get wasClean() {
				webidl.brandCheck(this, webidl.is.CloseEvent);
				return this.#eventInit.wasClean;
			}
			get code() {
				webidl.brandCheck(this, webidl.is.CloseEvent);
				return this.#eventInit.code;
			}
			get reason() {
				webidl.brandCheck(this, webidl.is.CloseEvent);
				return this.#eventInit.reason;
			}
			static {
				webidl.is.CloseEvent = (arg) => typeof arg == "object" && !!arg && #eventInit in arg;
			}
		}
		class ErrorEvent extends Event {
			#eventInit;
			constructor(type, eventInitDict) {
				let prefix = "ErrorEvent constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				super(type, eventInitDict);
				webidl.util.markAsUncloneable(this);
				type = webidl.converters.DOMString(type, prefix, "type");
				eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
				this.#eventInit = eventInitDict;
			}
			get message() {
				webidl.brandCheck(this, webidl.is.ErrorEvent);
				return this.#eventInit.message;
			}
			get filename() {
				webidl.brandCheck(this, webidl.is.ErrorEvent);
				return this.#eventInit.filename;
			}
			get lineno() {
				webidl.brandCheck(this, webidl.is.ErrorEvent);
				return this.#eventInit.lineno;
			}
			get colno() {
				webidl.brandCheck(this, webidl.is.ErrorEvent);
				return this.#eventInit.colno;
			}
			get error() {
				webidl.brandCheck(this, webidl.is.ErrorEvent);
				return this.#eventInit.error;
			}
			static {
				webidl.is.ErrorEvent = (arg) => typeof arg == "object" && !!arg && #eventInit in arg;
			}
		}
		Object.defineProperties(MessageEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "MessageEvent",
				configurable: !0
			},
			data: kEnumerableProperty,
			origin: kEnumerableProperty,
			lastEventId: kEnumerableProperty,
			source: kEnumerableProperty,
			ports: kEnumerableProperty,
			initMessageEvent: kEnumerableProperty
		});
		Object.defineProperties(CloseEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "CloseEvent",
				configurable: !0
			},
			reason: kEnumerableProperty,
			code: kEnumerableProperty,
			wasClean: kEnumerableProperty
		});
		Object.defineProperties(ErrorEvent.prototype, {
			[Symbol.toStringTag]: {
				value: "ErrorEvent",
				configurable: !0
			},
			message: kEnumerableProperty,
			filename: kEnumerableProperty,
			lineno: kEnumerableProperty,
			colno: kEnumerableProperty,
			error: kEnumerableProperty
		});
		webidl.converters.MessagePort = webidl.interfaceConverter(webidl.is.MessagePort, "MessagePort");
		webidl.converters["sequence<MessagePort>"] = webidl.sequenceConverter(webidl.converters.MessagePort);
		let eventInit = [
			{
				key: "bubbles",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "cancelable",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "composed",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			}
		];
		webidl.converters.MessageEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "data",
				converter: webidl.converters.any,
				defaultValue: () => null
			},
			{
				key: "origin",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lastEventId",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "source",
				converter: webidl.nullableConverter(webidl.converters.MessagePort),
				defaultValue: () => null
			},
			{
				key: "ports",
				converter: webidl.converters["sequence<MessagePort>"],
				defaultValue: () => []
			}
		]);
		webidl.converters.CloseEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "wasClean",
				converter: webidl.converters.boolean,
				defaultValue: () => !1
			},
			{
				key: "code",
				converter: webidl.converters["unsigned short"],
				defaultValue: () => 0
			},
			{
				key: "reason",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			}
		]);
		webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
			...eventInit,
			{
				key: "message",
				converter: webidl.converters.DOMString,
				defaultValue: () => ""
			},
			{
				key: "filename",
				converter: webidl.converters.USVString,
				defaultValue: () => ""
			},
			{
				key: "lineno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "colno",
				converter: webidl.converters["unsigned long"],
				defaultValue: () => 0
			},
			{
				key: "error",
				converter: webidl.converters.any
			}
		]);
		module.exports = {
			MessageEvent,
			CloseEvent,
			ErrorEvent,
			createFastMessageEvent
		};
	}),
	9283: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { runtimeFeatures } = __webpack_require__(8450);
		let { maxUnsigned16Bit, opcodes } = __webpack_require__(7743);
		let BUFFER_SIZE = 8192;
		let buffer = null;
		let bufIdx = BUFFER_SIZE;
		let randomFillSync = runtimeFeatures.has("crypto") ? __webpack_require__(7598).randomFillSync : null;
		function generateMask() {
			if (bufIdx === BUFFER_SIZE) {
				bufIdx = 0;
				randomFillSync(buffer ??= Buffer.allocUnsafeSlow(BUFFER_SIZE), 0, BUFFER_SIZE);
			}
			return [
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++],
				buffer[bufIdx++]
			];
		}
		class WebsocketFrameSend {
			constructor(data) {
				this.frameData = data;
			}
			createFrame(opcode) {
				let frameData = this.frameData;
				let maskKey = generateMask();
				let bodyLength = frameData?.byteLength ?? 0;
				let payloadLength = bodyLength;
				let offset = 6;
				if (bodyLength > maxUnsigned16Bit) {
					offset += 8;
					payloadLength = 127;
				} else if (bodyLength > 125) {
					offset += 2;
					payloadLength = 126;
				}
				let buffer = Buffer.allocUnsafe(bodyLength + offset);
				buffer[0] = buffer[1] = 0;
				buffer[0] |= 128;
				buffer[0] = (buffer[0] & 240) + opcode;
				buffer[offset - 4] = maskKey[0];
				buffer[offset - 3] = maskKey[1];
				buffer[offset - 2] = maskKey[2];
				buffer[offset - 1] = maskKey[3];
				buffer[1] = payloadLength;
				if (payloadLength === 126) buffer.writeUInt16BE(bodyLength, 2);
				else if (payloadLength === 127) {
					buffer[2] = buffer[3] = 0;
					buffer.writeUIntBE(bodyLength, 4, 6);
				}
				buffer[1] |= 128;
				for (let i = 0; i < bodyLength; ++i) buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
				return buffer;
			}
			static createFastTextFrame(buffer) {
				let maskKey = generateMask();
				let bodyLength = buffer.length;
				for (let i = 0; i < bodyLength; ++i) buffer[i] ^= maskKey[i & 3];
				let payloadLength = bodyLength;
				let offset = 6;
				if (bodyLength > maxUnsigned16Bit) {
					offset += 8;
					payloadLength = 127;
				} else if (bodyLength > 125) {
					offset += 2;
					payloadLength = 126;
				}
				let head = Buffer.allocUnsafeSlow(offset);
				head[0] = 128 | opcodes.TEXT;
				head[1] = payloadLength | 128;
				head[offset - 4] = maskKey[0];
				head[offset - 3] = maskKey[1];
				head[offset - 2] = maskKey[2];
				head[offset - 1] = maskKey[3];
				if (payloadLength === 126) head.writeUInt16BE(bodyLength, 2);
				else if (payloadLength === 127) {
					head[2] = head[3] = 0;
					head.writeUIntBE(bodyLength, 4, 6);
				}
				return [head, buffer];
			}
		}
		module.exports = {
			WebsocketFrameSend,
			generateMask
		};
	}),
	5768: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __webpack_require__(8522);
		let { isValidClientWindowBits } = __webpack_require__(560);
		let { MessageSizeExceededError } = __webpack_require__(3092);
		let tail = Buffer.from([
			0,
			0,
			255,
			255
		]);
		let kBuffer = Symbol("kBuffer");
		let kLength = Symbol("kLength");
		class PerMessageDeflate {
			#inflate;
			#options = {};
			#maxPayloadSize = 0;
			constructor(extensions, options) {
				this.#options.serverNoContextTakeover = extensions.has("server_no_context_takeover");
				this.#options.serverMaxWindowBits = extensions.get("server_max_window_bits");
				this.#maxPayloadSize = options.maxPayloadSize;
			}
			decompress(chunk, fin, callback) {
				if (!this.#inflate) {
					let windowBits = Z_DEFAULT_WINDOWBITS;
					if (this.#options.serverMaxWindowBits) {
						if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
							callback(Error("Invalid server_max_window_bits"));
							return;
						}
						windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
					}
					try {
						this.#inflate = createInflateRaw({ windowBits });
					} catch (err) {
						callback(err);
						return;
					}
					this.#inflate[kBuffer] = [];
					this.#inflate[kLength] = 0;
					this.#inflate.on("data", (data) => {
						this.#inflate[kLength] += data.length;
						if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
							callback(new MessageSizeExceededError());
							this.#inflate.removeAllListeners();
							this.#inflate.destroy();
							this.#inflate = null;
							return;
						}
						this.#inflate[kBuffer].push(data);
					});
					this.#inflate.on("error", (err) => {
						this.#inflate = null;
						callback(err);
					});
				}
				this.#inflate.write(chunk);
				fin && this.#inflate.write(tail);
				this.#inflate.flush(() => {
					if (!this.#inflate) return;
					let full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
					this.#inflate[kBuffer].length = 0;
					this.#inflate[kLength] = 0;
					callback(null, full);
				});
			}
		}
		module.exports = { PerMessageDeflate };
	}),
	4765: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { Writable } = __webpack_require__(7075);
		let assert = __webpack_require__(4589);
		let { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = __webpack_require__(7743);
		let { isValidStatusCode, isValidOpcode, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = __webpack_require__(560);
		let { failWebsocketConnection } = __webpack_require__(8804);
		let { WebsocketFrameSend } = __webpack_require__(9283);
		let { PerMessageDeflate } = __webpack_require__(5768);
		let { MessageSizeExceededError } = __webpack_require__(3092);
		let { defaultWebSocketMaxFragments, defaultWebSocketMaxPayloadSize } = __webpack_require__(4574);
		class ByteParser extends Writable {
			#buffers = [];
			#fragmentsBytes = 0;
			#byteOffset = 0;
			#loop = !1;
			#state = parserStates.INFO;
			#info = {};
			#fragments = [];
			#extensions;
			#handler;
			#maxFragments;
			#maxPayloadSize;
			constructor(handler, extensions, options = {}) {
				super();
				this.#handler = handler;
				this.#extensions = extensions ?? new Map();
				this.#maxFragments = options.maxFragments ?? defaultWebSocketMaxFragments;
				this.#maxPayloadSize = options.maxPayloadSize ?? defaultWebSocketMaxPayloadSize;
				this.#extensions.has("permessage-deflate") && this.#extensions.set("permessage-deflate", new PerMessageDeflate(extensions, { maxPayloadSize: this.#maxPayloadSize }));
			}
			_write(chunk, _, callback) {
				this.#buffers.push(chunk);
				this.#byteOffset += chunk.length;
				this.#loop = !0;
				this.run(callback);
			}
			#validatePayloadLength() {
				if (this.#maxPayloadSize > 0 && !isControlFrame(this.#info.opcode) && this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
					failWebsocketConnection(this.#handler, 1009, "Payload size exceeds maximum allowed size");
					return !1;
				}
				return !0;
			}
			run(callback) {
				for (; this.#loop;) if (this.#state === parserStates.INFO) {
					if (this.#byteOffset < 2) return callback();
					let buffer = this.consume(2);
					let fin = !!(buffer[0] & 128);
					let opcode = buffer[0] & 15;
					let masked = (buffer[1] & 128) == 128;
					let fragmented = !fin && opcode !== opcodes.CONTINUATION;
					let payloadLength = buffer[1] & 127;
					let rsv1 = buffer[0] & 64;
					let rsv2 = buffer[0] & 32;
					let rsv3 = buffer[0] & 16;
					if (!isValidOpcode(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Invalid opcode received");
						return callback();
					}
					if (masked) {
						failWebsocketConnection(this.#handler, 1002, "Frame cannot be masked");
						return callback();
					}
					if (rsv1 !== 0 && !this.#extensions.has("permessage-deflate")) {
						failWebsocketConnection(this.#handler, 1002, "Expected RSV1 to be clear.");
						return;
					}
					if (rsv2 !== 0 || rsv3 !== 0) {
						failWebsocketConnection(this.#handler, 1002, "RSV1, RSV2, RSV3 must be clear");
						return;
					}
					if (fragmented && !isTextBinaryFrame(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Invalid frame type was fragmented.");
						return;
					}
					if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
						failWebsocketConnection(this.#handler, 1002, "Expected continuation frame");
						return;
					}
					if (this.#info.fragmented && fragmented) {
						failWebsocketConnection(this.#handler, 1002, "Fragmented frame exceeded 125 bytes.");
						return;
					}
					if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
						failWebsocketConnection(this.#handler, 1002, "Control frame either too large or fragmented");
						return;
					}
					if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
						failWebsocketConnection(this.#handler, 1002, "Unexpected continuation frame");
						return;
					}
					if (payloadLength <= 125) {
						this.#info.payloadLength = payloadLength;
						this.#state = parserStates.READ_DATA;
						if (!this.#validatePayloadLength()) return;
					} else payloadLength === 126 ? this.#state = parserStates.PAYLOADLENGTH_16 : payloadLength === 127 && (this.#state = parserStates.PAYLOADLENGTH_64);
					if (isTextBinaryFrame(opcode)) {
						this.#info.binaryType = opcode;
						this.#info.compressed = rsv1 !== 0;
					}
					this.#info.opcode = opcode;
					this.#info.masked = masked;
					this.#info.fin = fin;
					this.#info.fragmented = fragmented;
				} else if (this.#state === parserStates.PAYLOADLENGTH_16) {
					if (this.#byteOffset < 2) return callback();
					let buffer = this.consume(2);
					this.#info.payloadLength = buffer.readUInt16BE(0);
					this.#state = parserStates.READ_DATA;
					if (!this.#validatePayloadLength()) return;
				} else if (this.#state === parserStates.PAYLOADLENGTH_64) {
					if (this.#byteOffset < 8) return callback();
					let buffer = this.consume(8);
					let upper = buffer.readUInt32BE(0);
					let lower = buffer.readUInt32BE(4);
					if (upper !== 0 || lower > 2 ** 31 - 1) {
						failWebsocketConnection(this.#handler, 1009, "Received payload length > 2^31 bytes.");
						return;
					}
					this.#info.payloadLength = lower;
					this.#state = parserStates.READ_DATA;
					if (!this.#validatePayloadLength()) return;
				} else if (this.#state === parserStates.READ_DATA) {
					if (this.#byteOffset < this.#info.payloadLength) return callback();
					let body = this.consume(this.#info.payloadLength);
					if (isControlFrame(this.#info.opcode)) {
						this.#loop = this.parseControlFrame(body);
						this.#state = parserStates.INFO;
						if (this.#loop && this.#handler.socket.writableNeedDrain) {
							this.#loop = !1;
							this.#handler.socket.once("drain", () => {
								if (this.destroyed) return;
								this.#loop = !0;
								this.run(callback);
							});
							return;
						}
					} else if (this.#info.compressed) {
						this.#extensions.get("permessage-deflate").decompress(body, this.#info.fin, (error, data) => {
							if (error) {
								let code = error instanceof MessageSizeExceededError ? 1009 : 1007;
								failWebsocketConnection(this.#handler, code, error.message);
								return;
							}
							if (!this.writeFragments(data)) return;
							if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
								failWebsocketConnection(this.#handler, 1009, new MessageSizeExceededError().message);
								return;
							}
							if (!this.#info.fin) {
								this.#state = parserStates.INFO;
								this.#loop = !0;
								this.run(callback);
								return;
							}
							websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
							this.#loop = !0;
							this.#state = parserStates.INFO;
							this.run(callback);
						}, this.#fragmentsBytes);
						this.#loop = !1;
						break;
					} else {
						if (!this.writeFragments(body)) return;
						!this.#info.fragmented && this.#info.fin && websocketMessageReceived(this.#handler, this.#info.binaryType, this.consumeFragments());
						this.#state = parserStates.INFO;
					}
				}
			}
			consume(n) {
				if (n > this.#byteOffset) throw Error("Called consume() before buffers satiated.");
				else if (n === 0) return emptyBuffer;
				this.#byteOffset -= n;
				let first = this.#buffers[0];
				if (first.length > n) {
					this.#buffers[0] = first.subarray(n, first.length);
					return first.subarray(0, n);
				} else if (first.length === n) return this.#buffers.shift();
				else {
					let offset = 0;
					let buffer = Buffer.allocUnsafeSlow(n);
					for (; offset !== n;) {
						let next = this.#buffers[0];
						let length = next.length;
						if (length + offset === n) {
							buffer.set(this.#buffers.shift(), offset);
							break;
						} else if (length + offset > n) {
							buffer.set(next.subarray(0, n - offset), offset);
							this.#buffers[0] = next.subarray(n - offset);
							break;
						} else {
							buffer.set(this.#buffers.shift(), offset);
							offset += length;
						}
					}
					return buffer;
				}
			}
			writeFragments(fragment) {
				if (this.#maxFragments > 0 && this.#fragments.length === this.#maxFragments) {
					failWebsocketConnection(this.#handler, 1008, "Too many message fragments");
					return !1;
				}
				this.#fragmentsBytes += fragment.length;
				this.#fragments.push(fragment);
				return !0;
			}
			consumeFragments() {
				let fragments = this.#fragments;
				this.#info.compressed = !1;
				if (fragments.length === 1) {
					this.#fragmentsBytes = 0;
					return fragments.shift();
				}
				let offset = 0;
				let output = Buffer.allocUnsafeSlow(this.#fragmentsBytes);
				for (let i = 0; i < fragments.length; ++i) {
					let buffer = fragments[i];
					output.set(buffer, offset);
					offset += buffer.length;
				}
				this.#fragments = [];
				this.#fragmentsBytes = 0;
				return output;
			}
			parseCloseBody(data) {
				assert(data.length !== 1);
				let code;
				data.length >= 2 && (code = data.readUInt16BE(0));
				if (code !== void 0 && !isValidStatusCode(code)) return {
					code: 1002,
					reason: "Invalid status code",
					error: !0
				};
				let reason = data.subarray(2);
				reason[0] === 239 && reason[1] === 187 && reason[2] === 191 && (reason = reason.subarray(3));
				try {
					reason = utf8Decode(reason);
				} catch {
					return {
						code: 1007,
						reason: "Invalid UTF-8",
						error: !0
					};
				}
				return {
					code,
					reason,
					error: !1
				};
			}
			parseControlFrame(body) {
				let { opcode, payloadLength } = this.#info;
				if (opcode === opcodes.CLOSE) {
					if (payloadLength === 1) {
						failWebsocketConnection(this.#handler, 1002, "Received close frame with a 1-byte body.");
						return !1;
					}
					this.#info.closeInfo = this.parseCloseBody(body);
					if (this.#info.closeInfo.error) {
						let { code, reason } = this.#info.closeInfo;
						failWebsocketConnection(this.#handler, code, reason);
						return !1;
					}
					if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
						let body = emptyBuffer;
						if (this.#info.closeInfo.code) {
							body = Buffer.allocUnsafe(2);
							body.writeUInt16BE(this.#info.closeInfo.code, 0);
						}
						let closeFrame = new WebsocketFrameSend(body);
						this.#handler.socket.write(closeFrame.createFrame(opcodes.CLOSE));
						this.#handler.closeState.add(sentCloseFrameState.SENT);
					}
					this.#handler.readyState = states.CLOSING;
					this.#handler.closeState.add(sentCloseFrameState.RECEIVED);
					return !1;
				} else if (opcode === opcodes.PING) {
					if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
						let frame = new WebsocketFrameSend(body);
						this.#handler.socket.write(frame.createFrame(opcodes.PONG));
						this.#handler.onPing(body);
					}
				} else opcode === opcodes.PONG && this.#handler.onPong(body);
				return !0;
			}
			get closingInfo() {
				return this.#info.closeInfo;
			}
		}
		module.exports = { ByteParser };
	}),
	1277: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { WebsocketFrameSend } = __webpack_require__(9283);
		let { opcodes, sendHints } = __webpack_require__(7743);
		let FixedQueue = __webpack_require__(8217);
		class SendQueue {
			#queue = new FixedQueue();
			#running = !1;
			#socket;
			constructor(socket) {
				this.#socket = socket;
			}
			add(item, cb, hint) {
				if (hint !== sendHints.blob) {
					if (this.#running) {
						let node = {
							promise: null,
							callback: cb,
							frame: createFrame(item, hint)
						};
						this.#queue.push(node);
					} else if (hint === sendHints.text) {
						let { 0: head, 1: body } = WebsocketFrameSend.createFastTextFrame(item);
						this.#socket.cork();
						this.#socket.write(head);
						this.#socket.write(body, cb);
						this.#socket.uncork();
					} else this.#socket.write(createFrame(item, hint), cb);
					return;
				}
				let node = {
					promise: item.arrayBuffer().then((ab) => {
						node.promise = null;
						node.frame = createFrame(ab, hint);
					}),
					callback: cb,
					frame: null
				};
				this.#queue.push(node);
				this.#running || this.#run();
			}
			async #run() {
				this.#running = !0;
				let queue = this.#queue;
				for (; !queue.isEmpty();) {
					let node = queue.shift();
					node.promise !== null && await node.promise;
					this.#socket.write(node.frame, node.callback);
					node.callback = node.frame = null;
				}
				this.#running = !1;
			}
		}
		function createFrame(data, hint) {
			return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.text ? opcodes.TEXT : opcodes.BINARY);
		}
		function toBuffer(data, hint) {
			switch (hint) {
				case sendHints.text:
				case sendHints.typedArray: return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
				case sendHints.arrayBuffer:
				case sendHints.blob: return new Uint8Array(data);
			}
		}
		module.exports = { SendQueue };
	}),
	1564: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { webidl } = __webpack_require__(8314);
		let { validateCloseCodeAndReason } = __webpack_require__(560);
		let { kConstruct } = __webpack_require__(6478);
		let { kEnumerableProperty } = __webpack_require__(9203);
		function createInheritableDOMException() {
			class Test extends DOMException {
				get reason() {
					return "";
				}
			}
			if (new Test().reason !== void 0) return DOMException;
			return new Proxy(DOMException, { construct(target, args, newTarget) {
				let instance = Reflect.construct(target, args, target);
				Object.setPrototypeOf(instance, newTarget.prototype);
				return instance;
			} });
		}
		let createUnvalidatedWebSocketError;
		class WebSocketError extends createInheritableDOMException() {
			#closeCode;
			#reason;
			constructor(message = "", init = void 0) {
				message = webidl.converters.DOMString(message, "WebSocketError", "message");
				super(message, "WebSocketError");
				if (init === kConstruct) return;
				else init !== null && (init = webidl.converters.WebSocketCloseInfo(init));
				let code = init.closeCode ?? null;
				let reason = init.reason ?? "";
				validateCloseCodeAndReason(code, reason);
				reason.length !== 0 && code === null && (code = 1e3);
				this.#closeCode = code;
				this.#reason = reason;
			}
			get closeCode() {
				return this.#closeCode;
			}
			get reason() {
				return this.#reason;
			}
			static {
				createUnvalidatedWebSocketError = (message, code, reason) => {
					let error = new WebSocketError(message, kConstruct);
					error.#closeCode = code;
					error.#reason = reason;
					return error;
				};
				webidl.is.WebSocketError = (arg) => typeof arg == "object" && !!arg && #reason in arg;
			}
		}
		Object.defineProperties(WebSocketError.prototype, {
			closeCode: kEnumerableProperty,
			reason: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocketError",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		module.exports = {
			WebSocketError,
			createUnvalidatedWebSocketError
		};
	}),
	1948: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { addAbortListener } = __webpack_require__(8474);
		let { environmentSettingsObject, readableStreamClose } = __webpack_require__(7557);
		let { states, opcodes, sentCloseFrameState } = __webpack_require__(7743);
		let { webidl } = __webpack_require__(8314);
		let { getURLRecord, isValidSubprotocol, isEstablished, utf8Decode } = __webpack_require__(560);
		let { establishWebSocketConnection, failWebsocketConnection, closeWebSocketConnection } = __webpack_require__(8804);
		let { channels } = __webpack_require__(6883);
		let { WebsocketFrameSend } = __webpack_require__(9283);
		let { ByteParser } = __webpack_require__(4765);
		let { WebSocketError, createUnvalidatedWebSocketError } = __webpack_require__(1564);
		let { kEnumerableProperty } = __webpack_require__(9203);
		let { utf8DecodeBytes } = __webpack_require__(2229);
		let emittedExperimentalWarning = !1;
		class WebSocketStream {
			#url;
			#openedPromise;
			#closedPromise;
			#readableStream;
			#readableStreamController;
			#writableStreamController;
			#handshakeAborted = !1;
			#handler = {
				onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
				onMessage: (opcode, data) => this.#onMessage(opcode, data),
				onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
				onParserDrain: () => this.#handler.socket.resume(),
				onSocketData: (chunk) => {
					this.#parser.write(chunk) || this.#handler.socket.pause();
				},
				onSocketError: (err) => {
					this.#handler.readyState = states.CLOSING;
					channels.socketError.hasSubscribers && channels.socketError.publish(err);
					this.#handler.socket.destroy();
				},
				onSocketClose: () => queueMicrotask(() => this.#onSocketClose()),
				onPing: () => {},
				onPong: () => {},
				readyState: states.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: !1
			};
			#parser;
			constructor(url, options = void 0) {
				if (!emittedExperimentalWarning) {
					process.emitWarning("WebSocketStream is experimental! Expect it to change at any time.", { code: "UNDICI-WSS" });
					emittedExperimentalWarning = !0;
				}
				webidl.argumentLengthCheck(arguments, 1, "WebSocket");
				url = webidl.converters.USVString(url);
				options !== null && (options = webidl.converters.WebSocketStreamOptions(options));
				let baseURL = environmentSettingsObject.settingsObject.baseUrl;
				let urlRecord = getURLRecord(url, baseURL);
				let protocols = options.protocols;
				if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				this.#url = urlRecord.toString();
				this.#openedPromise = Promise.withResolvers();
				this.#closedPromise = Promise.withResolvers();
				if (options.signal != null) {
					let signal = options.signal;
					if (signal.aborted) {
						this.#openedPromise.reject(signal.reason);
						this.#closedPromise.reject(signal.reason);
						return;
					}
					addAbortListener(signal, () => {
						if (!isEstablished(this.#handler.readyState)) {
							failWebsocketConnection(this.#handler);
							this.#handler.readyState = states.CLOSING;
							this.#openedPromise.reject(signal.reason);
							this.#closedPromise.reject(signal.reason);
							this.#handshakeAborted = !0;
						}
					});
				}
				let client = environmentSettingsObject.settingsObject;
				this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
			}
			get url() {
				return this.#url.toString();
			}
			get opened() {
				return this.#openedPromise.promise;
			}
			get closed() {
				return this.#closedPromise.promise;
			}
			close(closeInfo = void 0) {
				closeInfo !== null && (closeInfo = webidl.converters.WebSocketCloseInfo(closeInfo));
				let code = closeInfo.closeCode ?? null;
				let reason = closeInfo.reason;
				closeWebSocketConnection(this.#handler, code, reason, !0);
			}
			#write(chunk) {
				chunk = webidl.converters.WebSocketStreamWrite(chunk);
				let promise = Promise.withResolvers();
				let data = null;
				let opcode = null;
				if (webidl.is.BufferSource(chunk)) {
					data = new Uint8Array(ArrayBuffer.isView(chunk) ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength) : chunk.slice());
					opcode = opcodes.BINARY;
				} else {
					let string;
					try {
						string = webidl.converters.DOMString(chunk);
					} catch (e) {
						promise.reject(e);
						return promise.promise;
					}
					data = new TextEncoder().encode(string);
					opcode = opcodes.TEXT;
				}
				if (!this.#handler.closeState.has(sentCloseFrameState.SENT) && !this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					let frame = new WebsocketFrameSend(data);
					this.#handler.socket.write(frame.createFrame(opcode), () => {
						promise.resolve(void 0);
					});
				} else promise.resolve(void 0);
				return promise.promise;
			}
			#onConnectionEstablished(response, parsedExtensions) {
				this.#handler.socket = response.socket;
				let maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
				let maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
				let parser = new ByteParser(this.#handler, parsedExtensions, {
					maxFragments,
					maxPayloadSize
				});
				parser.on("drain", () => this.#handler.onParserDrain());
				parser.on("error", (err) => this.#handler.onParserError(err));
				this.#parser = parser;
				this.#handler.readyState = states.OPEN;
				let extensions = response.headersList.get("sec-websocket-extensions") ?? "";
				let protocol = response.headersList.get("sec-websocket-protocol") ?? "";
				let readable = new ReadableStream({
					start: (controller) => {
						this.#readableStreamController = controller;
					},
					pull: () => this.#pull(),
					cancel: (reason) => this.#cancel(reason)
				});
				let writable = new WritableStream({
					start: (controller) => {
						this.#writableStreamController = controller;
					},
					write: (chunk) => this.#write(chunk),
					close: () => closeWebSocketConnection(this.#handler, null, null),
					abort: (reason) => this.#closeUsingReason(reason)
				});
				this.#readableStream = readable;
				this.#openedPromise.resolve({
					extensions,
					protocol,
					readable,
					writable
				});
			}
			#onMessage(type, data) {
				if (this.#handler.readyState !== states.OPEN) return;
				let chunk;
				if (type === opcodes.TEXT) try {
					chunk = utf8Decode(data);
				} catch {
					failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
					return;
				}
				else type === opcodes.BINARY && (chunk = new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
				this.#readableStreamController.enqueue(chunk);
				this.#readableStreamController.desiredSize <= 0 && this.#handler.socket.pause();
			}
			#onSocketClose() {
				let wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
				this.#handler.readyState = states.CLOSED;
				if (this.#handshakeAborted) return;
				this.#handler.wasEverConnected || this.#openedPromise.reject(new WebSocketError("Socket never opened"));
				let result = this.#parser?.closingInfo;
				let code = result?.code ?? 1005;
				this.#handler.closeState.has(sentCloseFrameState.RECEIVED) || (code = 1006);
				let reason = result?.reason == null ? "" : utf8DecodeBytes(Buffer.from(result.reason));
				if (wasClean) {
					readableStreamClose(this.#readableStreamController);
					this.#writableStreamController.error(new DOMException("A closed WebSocketStream cannot be written to", "InvalidStateError"));
					this.#closedPromise.resolve({
						closeCode: code,
						reason
					});
				} else {
					let error = createUnvalidatedWebSocketError("unclean close", code, reason);
					this.#readableStreamController?.error(error);
					this.#writableStreamController?.error(error);
					this.#closedPromise.reject(error);
				}
			}
			#closeUsingReason(reason) {
				let code = null;
				let reasonString = "";
				if (webidl.is.WebSocketError(reason)) {
					code = reason.closeCode;
					reasonString = reason.reason;
				}
				closeWebSocketConnection(this.#handler, code, reasonString);
			}
			#pull() {
				this.#handler.socket.resume();
			}
			#cancel(reason) {
				this.#closeUsingReason(reason);
			}
		}
		Object.defineProperties(WebSocketStream.prototype, {
			url: kEnumerableProperty,
			opened: kEnumerableProperty,
			closed: kEnumerableProperty,
			close: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocketStream",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		webidl.converters.WebSocketStreamOptions = webidl.dictionaryConverter([{
			key: "protocols",
			converter: webidl.sequenceConverter(webidl.converters.USVString),
			defaultValue: () => []
		}, {
			key: "signal",
			converter: webidl.nullableConverter(webidl.converters.AbortSignal),
			defaultValue: () => null
		}]);
		webidl.converters.WebSocketCloseInfo = webidl.dictionaryConverter([{
			key: "closeCode",
			converter: (V) => webidl.converters["unsigned short"](V, webidl.attributes.EnforceRange)
		}, {
			key: "reason",
			converter: webidl.converters.USVString,
			defaultValue: () => ""
		}]);
		webidl.converters.WebSocketStreamWrite = function(V) {
			if (typeof V == "string") return webidl.converters.USVString(V);
			return webidl.converters.BufferSource(V);
		};
		module.exports = { WebSocketStream };
	}),
	560: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { states, opcodes } = __webpack_require__(7743);
		let { isUtf8 } = __webpack_require__(4573);
		let { removeHTTPWhitespace } = __webpack_require__(3381);
		let { collectASequenceOfCodePointsFast } = __webpack_require__(3775);
		function isConnecting(readyState) {
			return readyState === states.CONNECTING;
		}
		function isEstablished(readyState) {
			return readyState === states.OPEN;
		}
		function isClosing(readyState) {
			return readyState === states.CLOSING;
		}
		function isClosed(readyState) {
			return readyState === states.CLOSED;
		}
		function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
			let event = eventFactory(e, eventInitDict);
			target.dispatchEvent(event);
		}
		function websocketMessageReceived(handler, type, data) {
			handler.onMessage(type, data);
		}
		function toArrayBuffer(buffer) {
			if (buffer.byteLength === buffer.buffer.byteLength) return buffer.buffer;
			return new Uint8Array(buffer).buffer;
		}
		function isValidSubprotocol(protocol) {
			if (protocol.length === 0) return !1;
			for (let i = 0; i < protocol.length; ++i) {
				let code = protocol.charCodeAt(i);
				if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 44 || code === 47 || code === 58 || code === 59 || code === 60 || code === 61 || code === 62 || code === 63 || code === 64 || code === 91 || code === 92 || code === 93 || code === 123 || code === 125) return !1;
			}
			return !0;
		}
		function isValidStatusCode(code) {
			if (code >= 1e3 && code < 1015) return code !== 1004 && code !== 1005 && code !== 1006;
			return code >= 3e3 && code <= 4999;
		}
		function isControlFrame(opcode) {
			return opcode === opcodes.CLOSE || opcode === opcodes.PING || opcode === opcodes.PONG;
		}
		function isContinuationFrame(opcode) {
			return opcode === opcodes.CONTINUATION;
		}
		function isTextBinaryFrame(opcode) {
			return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
		}
		function isValidOpcode(opcode) {
			return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
		}
		function parseExtensions(extensions) {
			let position = { position: 0 };
			let extensionList = new Map();
			for (; position.position < extensions.length;) {
				let [name, value = ""] = collectASequenceOfCodePointsFast(";", extensions, position).split("=", 2);
				extensionList.set(removeHTTPWhitespace(name, !0, !1), removeHTTPWhitespace(value, !1, !0));
				position.position++;
			}
			return extensionList;
		}
		function isValidClientWindowBits(value) {
			if (value.length === 0) return !1;
			for (let i = 0; i < value.length; i++) {
				let byte = value.charCodeAt(i);
				if (byte < 48 || byte > 57) return !1;
			}
			let num = Number.parseInt(value, 10);
			return num >= 8 && num <= 15;
		}
		function getURLRecord(url, baseURL) {
			let urlRecord;
			try {
				urlRecord = new URL(url, baseURL);
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			urlRecord.protocol === "http:" ? urlRecord.protocol = "ws:" : urlRecord.protocol === "https:" && (urlRecord.protocol = "wss:");
			if (urlRecord.protocol !== "ws:" && urlRecord.protocol !== "wss:") throw new DOMException("expected a ws: or wss: url", "SyntaxError");
			if (urlRecord.hash.length || urlRecord.href.endsWith("#")) throw new DOMException("hash", "SyntaxError");
			return urlRecord;
		}
		function validateCloseCodeAndReason(code, reason) {
			if (code !== null && code !== 1e3 && (code < 3e3 || code > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
			if (reason !== null) {
				let reasonBytesLength = Buffer.byteLength(reason);
				if (reasonBytesLength > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${reasonBytesLength}`, "SyntaxError");
			}
		}
		module.exports = {
			isConnecting,
			isEstablished,
			isClosing,
			isClosed,
			fireEvent,
			isValidSubprotocol,
			isValidStatusCode,
			websocketMessageReceived,
			utf8Decode: (() => {
				if (typeof process.versions.icu == "string") {
					let fatalDecoder = new TextDecoder("utf-8", { fatal: !0 });
					return fatalDecoder.decode.bind(fatalDecoder);
				}
				return function(buffer) {
					if (isUtf8(buffer)) return buffer.toString("utf-8");
					throw TypeError("Invalid utf-8 received.");
				};
			})(),
			isControlFrame,
			isContinuationFrame,
			isTextBinaryFrame,
			isValidOpcode,
			parseExtensions,
			isValidClientWindowBits,
			toArrayBuffer,
			getURLRecord,
			validateCloseCodeAndReason
		};
	}),
	2617: ((module, __unused_webpack_exports, __webpack_require__) => {
		"use strict";
		let { isArrayBuffer } = __webpack_require__(3429);
		let { webidl } = __webpack_require__(8314);
		let { URLSerializer } = __webpack_require__(3381);
		let { environmentSettingsObject } = __webpack_require__(7557);
		let { staticPropertyDescriptors, states, sentCloseFrameState, sendHints, opcodes } = __webpack_require__(7743);
		let { isConnecting, isEstablished, isClosing, isClosed, isValidSubprotocol, fireEvent, utf8Decode, toArrayBuffer, getURLRecord } = __webpack_require__(560);
		let { establishWebSocketConnection, closeWebSocketConnection, failWebsocketConnection } = __webpack_require__(8804);
		let { ByteParser } = __webpack_require__(4765);
		let { kEnumerableProperty } = __webpack_require__(9203);
		let { getGlobalDispatcher } = __webpack_require__(5964);
		let { ErrorEvent, CloseEvent, createFastMessageEvent } = __webpack_require__(4749);
		let { SendQueue } = __webpack_require__(1277);
		let { WebsocketFrameSend } = __webpack_require__(9283);
		let { channels } = __webpack_require__(6883);
		let kRef = Symbol.for("nodejs.ref");
		let kUnref = Symbol.for("nodejs.unref");
		let ping;
		function getSocketAddress(socket) {
			if (typeof socket?.address == "function") return socket.address();
			if (typeof socket?.session?.socket?.address == "function") return socket.session.socket.address();
			return null;
		}
		class WebSocket extends EventTarget {
			#events = {
				open: null,
				error: null,
				close: null,
				message: null
			};
			#bufferedAmount = 0;
			#protocol = "";
			#extensions = "";
			#refed = !0;
			#sendQueue;
			#handler = {
				onConnectionEstablished: (response, extensions) => this.#onConnectionEstablished(response, extensions),
				onMessage: (opcode, data) => this.#onMessage(opcode, data),
				onParserError: (err) => failWebsocketConnection(this.#handler, null, err.message),
				onParserDrain: () => this.#onParserDrain(),
				onSocketData: (chunk) => {
					this.#parser.write(chunk) || this.#handler.socket.pause();
				},
				onSocketError: (err) => {
					this.#handler.readyState = states.CLOSING;
					channels.socketError.hasSubscribers && channels.socketError.publish(err);
					this.#handler.socket.destroy();
				},
				onSocketClose: () => this.#onSocketClose(),
				onPing: (body) => {
					channels.ping.hasSubscribers && channels.ping.publish({
						payload: body,
						websocket: this
					});
				},
				onPong: (body) => {
					channels.pong.hasSubscribers && channels.pong.publish({
						payload: body,
						websocket: this
					});
				},
				readyState: states.CONNECTING,
				socket: null,
				closeState: new Set(),
				controller: null,
				wasEverConnected: !1
			};
			#url;
			#binaryType;
			#parser;
			constructor(url, protocols = []) {
				super();
				webidl.util.markAsUncloneable(this);
				let prefix = "WebSocket constructor";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				let options = webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols, prefix, "options");
				url = webidl.converters.USVString(url);
				protocols = options.protocols;
				let baseURL = environmentSettingsObject.settingsObject.baseUrl;
				let urlRecord = getURLRecord(url, baseURL);
				typeof protocols == "string" && (protocols = [protocols]);
				if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
				this.#url = new URL(urlRecord.href);
				let client = environmentSettingsObject.settingsObject;
				this.#handler.controller = establishWebSocketConnection(urlRecord, protocols, client, this.#handler, options);
				this.#handler.readyState = WebSocket.CONNECTING;
				this.#binaryType = "blob";
			}
			[kRef]() {
				this.#refed = !0;
				this.#handler.socket?.ref?.();
			}
			[kUnref]() {
				this.#refed = !1;
				this.#handler.socket?.unref?.();
			}
			close(code = void 0, reason = void 0) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				code !== void 0 && (code = webidl.converters["unsigned short"](code, "WebSocket.close", "code", webidl.attributes.Clamp));
				reason !== void 0 && (reason = webidl.converters.USVString(reason));
				code ??= null;
				reason ??= "";
				closeWebSocketConnection(this.#handler, code, reason, !0);
			}
			send(data) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				let prefix = "WebSocket.send";
				webidl.argumentLengthCheck(arguments, 1, prefix);
				data = webidl.converters.WebSocketSendData(data, prefix, "data");
				if (isConnecting(this.#handler.readyState)) throw new DOMException("Sent before connected.", "InvalidStateError");
				if (!isEstablished(this.#handler.readyState) || isClosing(this.#handler.readyState)) return;
				if (typeof data == "string") {
					let buffer = Buffer.from(data);
					this.#bufferedAmount += buffer.byteLength;
					this.#sendQueue.add(buffer, () => {
						this.#bufferedAmount -= buffer.byteLength;
					}, sendHints.text);
				} else if (isArrayBuffer(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.arrayBuffer);
				} else if (ArrayBuffer.isView(data)) {
					this.#bufferedAmount += data.byteLength;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.byteLength;
					}, sendHints.typedArray);
				} else if (webidl.is.Blob(data)) {
					this.#bufferedAmount += data.size;
					this.#sendQueue.add(data, () => {
						this.#bufferedAmount -= data.size;
					}, sendHints.blob);
				}
			}
			get readyState() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#handler.readyState;
			}
			get bufferedAmount() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#bufferedAmount;
			}
			get url() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return URLSerializer(this.#url);
			}
			get extensions() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#extensions;
			}
			get protocol() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#protocol;
			}
			get onopen() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#events.open;
			}
			set onopen(fn) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				this.#events.open && this.removeEventListener("open", this.#events.open);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("open", listener);
					this.#events.open = fn;
				} else this.#events.open = null;
			}
			get onerror() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#events.error;
			}
			set onerror(fn) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				this.#events.error && this.removeEventListener("error", this.#events.error);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("error", listener);
					this.#events.error = fn;
				} else this.#events.error = null;
			}
			get onclose() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#events.close;
			}
			set onclose(fn) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				this.#events.close && this.removeEventListener("close", this.#events.close);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("close", listener);
					this.#events.close = fn;
				} else this.#events.close = null;
			}
			get onmessage() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#events.message;
			}
			set onmessage(fn) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				this.#events.message && this.removeEventListener("message", this.#events.message);
				let listener = webidl.converters.EventHandlerNonNull(fn);
				if (listener !== null) {
					this.addEventListener("message", listener);
					this.#events.message = fn;
				} else this.#events.message = null;
			}
			get binaryType() {
				webidl.brandCheck(this, webidl.is.WebSocket);
				return this.#binaryType;
			}
			set binaryType(type) {
				webidl.brandCheck(this, webidl.is.WebSocket);
				this.#binaryType = type !== "blob" && type !== "arraybuffer" ? "blob" : type;
			}
			#onConnectionEstablished(response, parsedExtensions) {
				this.#handler.socket = response.socket;
				this.#refed || this.#handler.socket.unref?.();
				let maxFragments = this.#handler.controller.dispatcher?.webSocketOptions?.maxFragments;
				let maxPayloadSize = this.#handler.controller.dispatcher?.webSocketOptions?.maxPayloadSize;
				let parser = new ByteParser(this.#handler, parsedExtensions, {
					maxFragments,
					maxPayloadSize
				});
				parser.on("drain", () => this.#handler.onParserDrain());
				parser.on("error", (err) => this.#handler.onParserError(err));
				this.#parser = parser;
				this.#sendQueue = new SendQueue(response.socket);
				this.#handler.readyState = states.OPEN;
				let extensions = response.headersList.get("sec-websocket-extensions");
				extensions !== null && (this.#extensions = extensions);
				let protocol = response.headersList.get("sec-websocket-protocol");
				protocol !== null && (this.#protocol = protocol);
				fireEvent("open", this);
				if (channels.open.hasSubscribers) {
					let headers = response.headersList.entries;
					channels.open.publish({
						address: getSocketAddress(response.socket),
						protocol: this.#protocol,
						extensions: this.#extensions,
						websocket: this,
						handshakeResponse: {
							status: response.status,
							statusText: response.statusText,
							headers
						}
					});
				}
			}
			#onMessage(type, data) {
				if (this.#handler.readyState !== states.OPEN) return;
				let dataForEvent;
				if (type === opcodes.TEXT) try {
					dataForEvent = utf8Decode(data);
				} catch {
					failWebsocketConnection(this.#handler, 1007, "Received invalid UTF-8 in text frame.");
					return;
				}
				else type === opcodes.BINARY && (dataForEvent = this.#binaryType === "blob" ? new Blob([data]) : toArrayBuffer(data));
				fireEvent("message", this, createFastMessageEvent, {
					origin: this.#url.origin,
					data: dataForEvent
				});
			}
			#onParserDrain() {
				this.#handler.socket.resume();
			}
			#onSocketClose() {
				let wasClean = this.#handler.closeState.has(sentCloseFrameState.SENT) && this.#handler.closeState.has(sentCloseFrameState.RECEIVED);
				let code = 1005;
				let reason = "";
				let result = this.#parser?.closingInfo;
				if (result && !result.error) {
					code = result.code ?? 1005;
					reason = result.reason;
				}
				this.#handler.readyState = states.CLOSED;
				if (!this.#handler.closeState.has(sentCloseFrameState.RECEIVED)) {
					code = 1006;
					fireEvent("error", this, (type, init) => new ErrorEvent(type, init), { error: TypeError(reason) });
				}
				fireEvent("close", this, (type, init) => new CloseEvent(type, init), {
					wasClean,
					code,
					reason
				});
				channels.close.hasSubscribers && channels.close.publish({
					websocket: this,
					code,
					reason
				});
			}
			static {
				ping = (ws, buffer) => {
					if (Buffer.isBuffer(buffer)) {
						if (buffer.length > 125) throw TypeError("A PING frame cannot have a body larger than 125 bytes.");
					} else if (buffer !== void 0) throw TypeError("Expected buffer payload");
					let readyState = ws.#handler.readyState;
					if (isEstablished(readyState) && !isClosing(readyState) && !isClosed(readyState)) {
						let frame = new WebsocketFrameSend(buffer);
						ws.#handler.socket.write(frame.createFrame(opcodes.PING));
					}
				};
				webidl.is.WebSocket = (arg) => typeof arg == "object" && !!arg && #handler in arg;
			}
		}
		WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
		WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
		WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
		WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
		Object.defineProperties(WebSocket.prototype, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors,
			url: kEnumerableProperty,
			readyState: kEnumerableProperty,
			bufferedAmount: kEnumerableProperty,
			onopen: kEnumerableProperty,
			onerror: kEnumerableProperty,
			onclose: kEnumerableProperty,
			close: kEnumerableProperty,
			onmessage: kEnumerableProperty,
			binaryType: kEnumerableProperty,
			send: kEnumerableProperty,
			extensions: kEnumerableProperty,
			protocol: kEnumerableProperty,
			[Symbol.toStringTag]: {
				value: "WebSocket",
				writable: !1,
				enumerable: !1,
				configurable: !0
			}
		});
		Object.defineProperties(WebSocket, {
			CONNECTING: staticPropertyDescriptors,
			OPEN: staticPropertyDescriptors,
			CLOSING: staticPropertyDescriptors,
			CLOSED: staticPropertyDescriptors
		});
		webidl.converters["sequence<DOMString>"] = webidl.sequenceConverter(webidl.converters.DOMString);
		webidl.converters["DOMString or sequence<DOMString>"] = function(V, prefix, argument) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT && Symbol.iterator in V) return webidl.converters["sequence<DOMString>"](V);
			return webidl.converters.DOMString(V, prefix, argument);
		};
		webidl.converters.WebSocketInit = webidl.dictionaryConverter([
			{
				key: "protocols",
				converter: webidl.converters["DOMString or sequence<DOMString>"],
				defaultValue: () => []
			},
			{
				key: "dispatcher",
				converter: webidl.converters.any,
				defaultValue: () => getGlobalDispatcher()
			},
			{
				key: "headers",
				converter: webidl.nullableConverter(webidl.converters.HeadersInit)
			}
		]);
		webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(V) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT && !(Symbol.iterator in V)) return webidl.converters.WebSocketInit(V);
			return { protocols: webidl.converters["DOMString or sequence<DOMString>"](V) };
		};
		webidl.converters.WebSocketSendData = function(V) {
			if (webidl.util.Type(V) === webidl.util.Types.OBJECT) {
				if (webidl.is.Blob(V)) return V;
				if (webidl.is.BufferSource(V)) return V;
			}
			return webidl.converters.USVString(V);
		};
		module.exports = {
			WebSocket,
			ping
		};
	}),
	770: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(218);
	}),
	218: ((__unused_webpack_module, exports, __webpack_require__) => {
		"use strict";
		__webpack_require__(9278);
		var tls = __webpack_require__(4756);
		var http = __webpack_require__(8611);
		var https = __webpack_require__(5692);
		var events = __webpack_require__(4434);
		__webpack_require__(2613);
		var util = __webpack_require__(9023);
		exports.httpOverHttp = httpOverHttp;
		exports.httpsOverHttp = httpsOverHttp;
		exports.httpOverHttps = httpOverHttps;
		exports.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			return agent;
		}
		function httpsOverHttp(options) {
			var agent = new TunnelingAgent(options);
			agent.request = http.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function httpOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			return agent;
		}
		function httpsOverHttps(options) {
			var agent = new TunnelingAgent(options);
			agent.request = https.request;
			agent.createSocket = createSecureSocket;
			agent.defaultPort = 443;
			return agent;
		}
		function TunnelingAgent(options) {
			var self = this;
			self.options = options || {};
			self.proxyOptions = self.options.proxy || {};
			self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
			self.requests = [];
			self.sockets = [];
			self.on("free", function onFree(socket, host, port, localAddress) {
				var options = toOptions(host, port, localAddress);
				for (var i = 0, len = self.requests.length; i < len; ++i) {
					var pending = self.requests[i];
					if (pending.host === options.host && pending.port === options.port) {
						self.requests.splice(i, 1);
						pending.request.onSocket(socket);
						return;
					}
				}
				socket.destroy();
				self.removeSocket(socket);
			});
		}
		util.inherits(TunnelingAgent, events.EventEmitter);
		TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
			var self = this;
			var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
			if (self.sockets.length >= this.maxSockets) {
				self.requests.push(options);
				return;
			}
			self.createSocket(options, function(socket) {
				socket.on("free", onFree);
				socket.on("close", onCloseOrRemove);
				socket.on("agentRemove", onCloseOrRemove);
				req.onSocket(socket);
				function onFree() {
					self.emit("free", socket, options);
				}
				function onCloseOrRemove(err) {
					self.removeSocket(socket);
					socket.removeListener("free", onFree);
					socket.removeListener("close", onCloseOrRemove);
					socket.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		};
		TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
			var self = this;
			var placeholder = {};
			self.sockets.push(placeholder);
			var connectOptions = mergeOptions({}, self.proxyOptions, {
				method: "CONNECT",
				path: options.host + ":" + options.port,
				agent: !1,
				headers: { host: options.host + ":" + options.port }
			});
			options.localAddress && (connectOptions.localAddress = options.localAddress);
			if (connectOptions.proxyAuth) {
				connectOptions.headers = connectOptions.headers || {};
				connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
			}
			debug("making CONNECT request");
			var connectReq = self.request(connectOptions);
			connectReq.useChunkedEncodingByDefault = !1;
			connectReq.once("response", onResponse);
			connectReq.once("upgrade", onUpgrade);
			connectReq.once("connect", onConnect);
			connectReq.once("error", onError);
			connectReq.end();
			function onResponse(res) {
				res.upgrade = !0;
			}
			function onUpgrade(res, socket, head) {
				process.nextTick(function() {
					onConnect(res, socket, head);
				});
			}
			function onConnect(res, socket, head) {
				connectReq.removeAllListeners();
				socket.removeAllListeners();
				if (res.statusCode !== 200) {
					debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
					socket.destroy();
					var error = Error("tunneling socket could not be established, statusCode=" + res.statusCode);
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				if (head.length > 0) {
					debug("got illegal response body from proxy");
					socket.destroy();
					var error = Error("got illegal response body from proxy");
					error.code = "ECONNRESET";
					options.request.emit("error", error);
					self.removeSocket(placeholder);
					return;
				}
				debug("tunneling connection has established");
				self.sockets[self.sockets.indexOf(placeholder)] = socket;
				return cb(socket);
			}
			function onError(cause) {
				connectReq.removeAllListeners();
				debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
				var error = Error("tunneling socket could not be established, cause=" + cause.message);
				error.code = "ECONNRESET";
				options.request.emit("error", error);
				self.removeSocket(placeholder);
			}
		};
		TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
			var pos = this.sockets.indexOf(socket);
			if (pos === -1) return;
			this.sockets.splice(pos, 1);
			var pending = this.requests.shift();
			pending && this.createSocket(pending, function(socket) {
				pending.request.onSocket(socket);
			});
		};
		function createSecureSocket(options, cb) {
			var self = this;
			TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
				var hostHeader = options.request.getHeader("host");
				var tlsOptions = mergeOptions({}, self.options, {
					socket,
					servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
				});
				var secureSocket = tls.connect(0, tlsOptions);
				self.sockets[self.sockets.indexOf(socket)] = secureSocket;
				cb(secureSocket);
			});
		}
		function toOptions(host, port, localAddress) {
			if (typeof host == "string") return {
				host,
				port,
				localAddress
			};
			return host;
		}
		function mergeOptions(target) {
			for (var i = 1, len = arguments.length; i < len; ++i) {
				var overrides = arguments[i];
				if (typeof overrides == "object") {
					var keys = Object.keys(overrides);
					for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
						var k = keys[j];
						overrides[k] !== void 0 && (target[k] = overrides[k]);
					}
				}
			}
			return target;
		}
		var debug = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
			var args = Array.prototype.slice.call(arguments);
			typeof args[0] == "string" ? args[0] = "TUNNEL: " + args[0] : args.unshift("TUNNEL:");
			console.error.apply(console, args);
		} : function() {};
	}),
	4076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		"use strict";
		__webpack_require__.d(__webpack_exports__, {
			GitHub: () => GitHub,
			defaults: () => defaults,
			getOctokitOptions: () => getOctokitOptions
		});
		var external_fs_ = __webpack_require__(9896);
		var external_os_ = __webpack_require__(857);
		class Context {
			constructor() {
				this.payload = {};
				if (process.env.GITHUB_EVENT_PATH) {
					if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
					else {
						let path = process.env.GITHUB_EVENT_PATH;
						process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
					}
				}
				this.eventName = process.env.GITHUB_EVENT_NAME;
				this.sha = process.env.GITHUB_SHA;
				this.ref = process.env.GITHUB_REF;
				this.workflow = process.env.GITHUB_WORKFLOW;
				this.action = process.env.GITHUB_ACTION;
				this.actor = process.env.GITHUB_ACTOR;
				this.job = process.env.GITHUB_JOB;
				this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
				this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
				this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
				this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com";
				this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com";
				this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
			}
			get issue() {
				let payload = this.payload;
				return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
			}
			get repo() {
				if (process.env.GITHUB_REPOSITORY) {
					let [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
					return {
						owner,
						repo
					};
				}
				if (this.payload.repository) return {
					owner: this.payload.repository.owner.login,
					repo: this.payload.repository.name
				};
				throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
			}
		}
		var external_http_ = __webpack_require__(8611);
		var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
		var external_https_ = __webpack_require__(5692);
		var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
		function getProxyUrl(reqUrl) {
			let usingSsl = reqUrl.protocol === "https:";
			if (checkBypass(reqUrl)) return;
			let proxyVar = (() => {
				if (usingSsl) return process.env.https_proxy || process.env.HTTPS_PROXY;
				else return process.env.http_proxy || process.env.HTTP_PROXY;
			})();
			if (proxyVar) try {
				return new DecodedURL(proxyVar);
			} catch {
				if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
			}
			else return;
		}
		function checkBypass(reqUrl) {
			if (!reqUrl.hostname) return !1;
			let reqHost = reqUrl.hostname;
			if (isLoopbackAddress(reqHost)) return !0;
			let noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
			if (!noProxy) return !1;
			let reqPort;
			reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
			let upperReqHosts = [reqUrl.hostname.toUpperCase()];
			typeof reqPort == "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
			for (let upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
			return !1;
		}
		function isLoopbackAddress(host) {
			let hostLower = host.toLowerCase();
			return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(url, base) {
				super(url, base);
				this._decodedUsername = decodeURIComponent(super.username);
				this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
		var tunnel = __webpack_require__(770);
		var undici = __webpack_require__(7723);
		var __awaiter = function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P ||= Promise)(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator.throw(value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		var HttpCodes;
		(function(HttpCodes) {
			HttpCodes[HttpCodes.OK = 200] = "OK";
			HttpCodes[HttpCodes.MultipleChoices = 300] = "MultipleChoices";
			HttpCodes[HttpCodes.MovedPermanently = 301] = "MovedPermanently";
			HttpCodes[HttpCodes.ResourceMoved = 302] = "ResourceMoved";
			HttpCodes[HttpCodes.SeeOther = 303] = "SeeOther";
			HttpCodes[HttpCodes.NotModified = 304] = "NotModified";
			HttpCodes[HttpCodes.UseProxy = 305] = "UseProxy";
			HttpCodes[HttpCodes.SwitchProxy = 306] = "SwitchProxy";
			HttpCodes[HttpCodes.TemporaryRedirect = 307] = "TemporaryRedirect";
			HttpCodes[HttpCodes.PermanentRedirect = 308] = "PermanentRedirect";
			HttpCodes[HttpCodes.BadRequest = 400] = "BadRequest";
			HttpCodes[HttpCodes.Unauthorized = 401] = "Unauthorized";
			HttpCodes[HttpCodes.PaymentRequired = 402] = "PaymentRequired";
			HttpCodes[HttpCodes.Forbidden = 403] = "Forbidden";
			HttpCodes[HttpCodes.NotFound = 404] = "NotFound";
			HttpCodes[HttpCodes.MethodNotAllowed = 405] = "MethodNotAllowed";
			HttpCodes[HttpCodes.NotAcceptable = 406] = "NotAcceptable";
			HttpCodes[HttpCodes.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired";
			HttpCodes[HttpCodes.RequestTimeout = 408] = "RequestTimeout";
			HttpCodes[HttpCodes.Conflict = 409] = "Conflict";
			HttpCodes[HttpCodes.Gone = 410] = "Gone";
			HttpCodes[HttpCodes.TooManyRequests = 429] = "TooManyRequests";
			HttpCodes[HttpCodes.InternalServerError = 500] = "InternalServerError";
			HttpCodes[HttpCodes.NotImplemented = 501] = "NotImplemented";
			HttpCodes[HttpCodes.BadGateway = 502] = "BadGateway";
			HttpCodes[HttpCodes.ServiceUnavailable = 503] = "ServiceUnavailable";
			HttpCodes[HttpCodes.GatewayTimeout = 504] = "GatewayTimeout";
		})(HttpCodes ||= {});
		var Headers;
		(function(Headers) {
			Headers.Accept = "accept";
			Headers.ContentType = "content-type";
		})(Headers ||= {});
		var MediaTypes;
		(function(MediaTypes) {
			MediaTypes.ApplicationJson = "application/json";
		})(MediaTypes ||= {});
		let HttpRedirectCodes = [
			HttpCodes.MovedPermanently,
			HttpCodes.ResourceMoved,
			HttpCodes.SeeOther,
			HttpCodes.TemporaryRedirect,
			HttpCodes.PermanentRedirect
		];
		let HttpResponseRetryCodes = [
			HttpCodes.BadGateway,
			HttpCodes.ServiceUnavailable,
			HttpCodes.GatewayTimeout
		];
		let RetryableHttpVerbs = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		class HttpClientError extends Error {
			constructor(message, statusCode) {
				super(message);
				this.name = "HttpClientError";
				this.statusCode = statusCode;
				Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		class HttpClientResponse {
			constructor(message) {
				this.message = message;
			}
			readBody() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let output = Buffer.alloc(0);
						this.message.on("data", (chunk) => {
							output = Buffer.concat([output, chunk]);
						});
						this.message.on("end", () => {
							resolve(output.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let chunks = [];
						this.message.on("data", (chunk) => {
							chunks.push(chunk);
						});
						this.message.on("end", () => {
							resolve(Buffer.concat(chunks));
						});
					}));
				});
			}
		}
		class HttpClient {
			constructor(userAgent, handlers, requestOptions) {
				this._ignoreSslError = !1;
				this._allowRedirects = !0;
				this._allowRedirectDowngrade = !1;
				this._maxRedirects = 50;
				this._allowRetries = !1;
				this._maxRetries = 1;
				this._keepAlive = !1;
				this._disposed = !1;
				this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
				this.handlers = handlers || [];
				this.requestOptions = requestOptions;
				if (requestOptions) {
					requestOptions.ignoreSslError != null && (this._ignoreSslError = requestOptions.ignoreSslError);
					this._socketTimeout = requestOptions.socketTimeout;
					requestOptions.allowRedirects != null && (this._allowRedirects = requestOptions.allowRedirects);
					requestOptions.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade);
					requestOptions.maxRedirects != null && (this._maxRedirects = Math.max(requestOptions.maxRedirects, 0));
					requestOptions.keepAlive != null && (this._keepAlive = requestOptions.keepAlive);
					requestOptions.allowRetries != null && (this._allowRetries = requestOptions.allowRetries);
					requestOptions.maxRetries != null && (this._maxRetries = requestOptions.maxRetries);
				}
			}
			options(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
				});
			}
			get(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("GET", requestUrl, null, additionalHeaders || {});
				});
			}
			del(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("DELETE", requestUrl, null, additionalHeaders || {});
				});
			}
			post(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("POST", requestUrl, data, additionalHeaders || {});
				});
			}
			patch(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PATCH", requestUrl, data, additionalHeaders || {});
				});
			}
			put(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PUT", requestUrl, data, additionalHeaders || {});
				});
			}
			head(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("HEAD", requestUrl, null, additionalHeaders || {});
				});
			}
			sendStream(verb, requestUrl, stream, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request(verb, requestUrl, stream, additionalHeaders);
				});
			}
			getJson(requestUrl_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					let res = yield this.get(requestUrl, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			postJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.post(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			putJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.put(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			patchJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.patch(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			request(verb, requestUrl, data, headers) {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._disposed) throw Error("Client has already been disposed.");
					let parsedUrl = new URL(requestUrl);
					let info = this._prepareRequest(verb, parsedUrl, headers);
					let maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
					let numTries = 0;
					let response;
					do {
						response = yield this.requestRaw(info, data);
						if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
							let authenticationHandler;
							for (let handler of this.handlers) if (handler.canHandleAuthentication(response)) {
								authenticationHandler = handler;
								break;
							}
							if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
							else return response;
						}
						let redirectsRemaining = this._maxRedirects;
						for (; response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0;) {
							let redirectUrl = response.message.headers.location;
							if (!redirectUrl) break;
							let parsedRedirectUrl = new URL(redirectUrl);
							if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							yield response.readBody();
							if (parsedRedirectUrl.hostname !== parsedUrl.hostname) for (let header in headers) header.toLowerCase() === "authorization" && delete headers[header];
							info = this._prepareRequest(verb, parsedRedirectUrl, headers);
							response = yield this.requestRaw(info, data);
							redirectsRemaining--;
						}
						if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
						numTries += 1;
						if (numTries < maxTries) {
							yield response.readBody();
							yield this._performExponentialBackoff(numTries);
						}
					} while (numTries < maxTries);
					return response;
				});
			}
			dispose() {
				this._agent && this._agent.destroy();
				this._disposed = !0;
			}
			requestRaw(info, data) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => {
						function callbackForResult(err, res) {
							err ? reject(err) : res ? resolve(res) : reject(Error("Unknown error"));
						}
						this.requestRawWithCallback(info, data, callbackForResult);
					});
				});
			}
			requestRawWithCallback(info, data, onResult) {
				if (typeof data == "string") {
					info.options.headers || (info.options.headers = {});
					info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
				}
				let callbackCalled = !1;
				function handleResult(err, res) {
					if (!callbackCalled) {
						callbackCalled = !0;
						onResult(err, res);
					}
				}
				let req = info.httpModule.request(info.options, (msg) => {
					handleResult(void 0, new HttpClientResponse(msg));
				});
				let socket;
				req.on("socket", (sock) => {
					socket = sock;
				});
				req.setTimeout(this._socketTimeout || 18e4, () => {
					socket && socket.end();
					handleResult(Error(`Request timeout: ${info.options.path}`));
				});
				req.on("error", function(err) {
					handleResult(err);
				});
				data && typeof data == "string" && req.write(data, "utf8");
				if (data && typeof data != "string") {
					data.on("close", function() {
						req.end();
					});
					data.pipe(req);
				} else req.end();
			}
			getAgent(serverUrl) {
				let parsedUrl = new URL(serverUrl);
				return this._getAgent(parsedUrl);
			}
			getAgentDispatcher(serverUrl) {
				let parsedUrl = new URL(serverUrl);
				let proxyUrl = getProxyUrl(parsedUrl);
				if (!(proxyUrl && proxyUrl.hostname)) return;
				return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
			}
			_prepareRequest(method, requestUrl, headers) {
				let info = {};
				info.parsedUrl = requestUrl;
				let usingSsl = info.parsedUrl.protocol === "https:";
				info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
				let defaultPort = usingSsl ? 443 : 80;
				info.options = {};
				info.options.host = info.parsedUrl.hostname;
				info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
				info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
				info.options.method = method;
				info.options.headers = this._mergeHeaders(headers);
				this.userAgent != null && (info.options.headers["user-agent"] = this.userAgent);
				info.options.agent = this._getAgent(info.parsedUrl);
				if (this.handlers) for (let handler of this.handlers) handler.prepareRequest(info.options);
				return info;
			}
			_mergeHeaders(headers) {
				if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
				return lowercaseKeys(headers || {});
			}
			_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					let headerValue = lowercaseKeys(this.requestOptions.headers)[header];
					headerValue && (clientHeader = typeof headerValue == "number" ? headerValue.toString() : headerValue);
				}
				let additionalValue = additionalHeaders[header];
				if (additionalValue !== void 0) return typeof additionalValue == "number" ? additionalValue.toString() : additionalValue;
				if (clientHeader !== void 0) return clientHeader;
				return _default;
			}
			_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					let headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
					headerValue && (clientHeader = typeof headerValue == "number" ? String(headerValue) : Array.isArray(headerValue) ? headerValue.join(", ") : headerValue);
				}
				let additionalValue = additionalHeaders[Headers.ContentType];
				if (additionalValue !== void 0) {
					if (typeof additionalValue == "number") return String(additionalValue);
					else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
					else return additionalValue;
				}
				if (clientHeader !== void 0) return clientHeader;
				return _default;
			}
			_getAgent(parsedUrl) {
				let agent;
				let proxyUrl = getProxyUrl(parsedUrl);
				let useProxy = proxyUrl && proxyUrl.hostname;
				this._keepAlive && useProxy && (agent = this._proxyAgent);
				useProxy || (agent = this._agent);
				if (agent) return agent;
				let usingSsl = parsedUrl.protocol === "https:";
				let maxSockets = 100;
				this.requestOptions && (maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets);
				if (proxyUrl && proxyUrl.hostname) {
					let agentOptions = {
						maxSockets,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
							host: proxyUrl.hostname,
							port: proxyUrl.port
						})
					};
					let tunnelAgent;
					let overHttps = proxyUrl.protocol === "https:";
					tunnelAgent = usingSsl ? overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp : overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
					agent = tunnelAgent(agentOptions);
					this._proxyAgent = agent;
				}
				if (!agent) {
					let options = {
						keepAlive: this._keepAlive,
						maxSockets
					};
					agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
					this._agent = agent;
				}
				usingSsl && this._ignoreSslError && (agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: !1 }));
				return agent;
			}
			_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
				let proxyAgent;
				this._keepAlive && (proxyAgent = this._proxyAgentDispatcher);
				if (proxyAgent) return proxyAgent;
				let usingSsl = parsedUrl.protocol === "https:";
				proxyAgent = new undici.kT(Object.assign({
					uri: proxyUrl.href,
					pipelining: +!!this._keepAlive
				}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
				this._proxyAgentDispatcher = proxyAgent;
				usingSsl && this._ignoreSslError && (proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: !1 }));
				return proxyAgent;
			}
			_getUserAgentWithOrchestrationId(userAgent) {
				let baseUserAgent = userAgent || "actions/http-client";
				let orchId = process.env.ACTIONS_ORCHESTRATION_ID;
				if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
				return baseUserAgent;
			}
			_performExponentialBackoff(retryNumber) {
				return __awaiter(this, void 0, void 0, function* () {
					retryNumber = Math.min(10, retryNumber);
					let ms = 5 * 2 ** retryNumber;
					return new Promise((resolve) => setTimeout(() => resolve(), ms));
				});
			}
			_processResponse(res, options) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
						let statusCode = res.message.statusCode || 0;
						let response = {
							statusCode,
							result: null,
							headers: {}
						};
						statusCode === HttpCodes.NotFound && resolve(response);
						function dateTimeDeserializer(key, value) {
							if (typeof value == "string") {
								let a = new Date(value);
								if (!isNaN(a.valueOf())) return a;
							}
							return value;
						}
						let obj;
						let contents;
						try {
							contents = yield res.readBody();
							if (contents && contents.length > 0) {
								obj = options && options.deserializeDates ? JSON.parse(contents, dateTimeDeserializer) : JSON.parse(contents);
								response.result = obj;
							}
							response.headers = res.message.headers;
						} catch {}
						if (statusCode > 299) {
							let msg;
							msg = obj && obj.message ? obj.message : contents && contents.length > 0 ? contents : `Failed request: (${statusCode})`;
							let err = new HttpClientError(msg, statusCode);
							err.result = response.result;
							reject(err);
						} else resolve(response);
					}));
				});
			}
		}
		let lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
		var utils_awaiter = function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P ||= Promise)(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator.throw(value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function getAuthString(token, options) {
			if (!token && !options.auth) throw Error("Parameter token or opts.auth is required");
			else if (token && options.auth) throw Error("Parameters token and opts.auth may not both be specified");
			return typeof options.auth == "string" ? options.auth : `token ${token}`;
		}
		function getProxyAgent(destinationUrl) {
			return new HttpClient().getAgent(destinationUrl);
		}
		function getProxyAgentDispatcher(destinationUrl) {
			return new HttpClient().getAgentDispatcher(destinationUrl);
		}
		function getProxyFetch(destinationUrl) {
			let httpDispatcher = getProxyAgentDispatcher(destinationUrl);
			let proxyFetch = (url, opts) => utils_awaiter(this, void 0, void 0, function* () {
				return (0, undici.hd)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
			});
			return proxyFetch;
		}
		function getApiBaseUrl() {
			return process.env.GITHUB_API_URL || "https://api.github.com";
		}
		function getUserAgentWithOrchestrationId(baseUserAgent) {
			let orchId = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
			if (orchId) {
				let tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
				if (baseUserAgent?.includes(tag)) return baseUserAgent;
				return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
			}
			return baseUserAgent;
		}
		function getUserAgent() {
			if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
			if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
			return "<environment undetectable>";
		}
		function register(state, name, method, options) {
			if (typeof method != "function") throw Error("method for before hook must be a function");
			options ||= {};
			if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
			return Promise.resolve().then(() => {
				if (!state.registry[name]) return method(options);
				return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
			});
		}
		function addHook(state, kind, name, hook) {
			let orig = hook;
			state.registry[name] || (state.registry[name] = []);
			kind === "before" && (hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options)));
			kind === "after" && (hook = (method, options) => {
				let result;
				return Promise.resolve().then(method.bind(null, options)).then((result_) => {
					result = result_;
					return orig(result, options);
				}).then(() => result);
			});
			kind === "error" && (hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error) => orig(error, options)));
			state.registry[name].push({
				hook,
				orig
			});
		}
		function removeHook(state, name, method) {
			if (!state.registry[name]) return;
			let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
			if (index === -1) return;
			state.registry[name].splice(index, 1);
		}
		let bind = Function.bind;
		let bindable = bind.bind(bind);
		function bindApi(hook, state, name) {
			let removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
			hook.api = { remove: removeHookRef };
			hook.remove = removeHookRef;
			[
				"before",
				"error",
				"after",
				"wrap"
			].forEach((kind) => {
				let args = name ? [
					state,
					kind,
					name
				] : [state, kind];
				hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
			});
		}
		function Singular() {
			let singularHookName = Symbol("Singular");
			let singularHookState = { registry: {} };
			let singularHook = register.bind(null, singularHookState, singularHookName);
			bindApi(singularHook, singularHookState, singularHookName);
			return singularHook;
		}
		function Collection() {
			let state = { registry: {} };
			let hook = register.bind(null, state);
			bindApi(hook, state);
			return hook;
		}
		let before_after_hook = {
			Singular,
			Collection
		};
		var DEFAULTS = {
			method: "GET",
			baseUrl: "https://api.github.com",
			headers: {
				accept: "application/vnd.github.v3+json",
				"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
			},
			mediaType: { format: "" }
		};
		function dist_bundle_lowercaseKeys(object) {
			if (!object) return {};
			return Object.keys(object).reduce((newObj, key) => {
				newObj[key.toLowerCase()] = object[key];
				return newObj;
			}, {});
		}
		function isPlainObject(value) {
			if (typeof value != "object" || !value) return !1;
			if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		function mergeDeep(defaults, options) {
			let result = Object.assign({}, defaults);
			Object.keys(options).forEach((key) => {
				isPlainObject(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
			});
			return result;
		}
		function removeUndefinedProperties(obj) {
			for (let key in obj) obj[key] === void 0 && delete obj[key];
			return obj;
		}
		function merge(defaults, route, options) {
			if (typeof route == "string") {
				let [method, url] = route.split(" ");
				options = Object.assign(url ? {
					method,
					url
				} : { url: method }, options);
			} else options = Object.assign({}, route);
			options.headers = dist_bundle_lowercaseKeys(options.headers);
			removeUndefinedProperties(options);
			removeUndefinedProperties(options.headers);
			let mergedOptions = mergeDeep(defaults || {}, options);
			if (options.url === "/graphql") {
				defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews));
				mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
			}
			return mergedOptions;
		}
		function addQueryParameters(url, parameters) {
			let separator = /\?/.test(url) ? "&" : "?";
			let names = Object.keys(parameters);
			if (names.length === 0) return url;
			return url + separator + names.map((name) => {
				if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
				return `${name}=${encodeURIComponent(parameters[name])}`;
			}).join("&");
		}
		var urlVariableRegex = /\{[^{}}]+\}/g;
		function removeNonChars(variableName) {
			return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
		}
		function extractUrlVariableNames(url) {
			let matches = url.match(urlVariableRegex);
			if (!matches) return [];
			return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
		}
		function omit(object, keysToOmit) {
			let result = { __proto__: null };
			for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
			return result;
		}
		function encodeReserved(str) {
			return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
				/%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]"));
				return part;
			}).join("");
		}
		function encodeUnreserved(str) {
			return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
				return "%" + c.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		function encodeValue(operator, value, key) {
			value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
			if (key) return encodeUnreserved(key) + "=" + value;
			else return value;
		}
		function isDefined(value) {
			return value != null;
		}
		function isKeyOperator(operator) {
			return operator === ";" || operator === "&" || operator === "?";
		}
		function getValues(context, operator, key, modifier) {
			var value = context[key], result = [];
			if (isDefined(value) && value !== "") {
				if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") {
					value = value.toString();
					modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10)));
					result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
				} else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
					result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
				}) : Object.keys(value).forEach(function(k) {
					isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
				});
				else {
					let tmp = [];
					Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
						tmp.push(encodeValue(operator, value2));
					}) : Object.keys(value).forEach(function(k) {
						if (isDefined(value[k])) {
							tmp.push(encodeUnreserved(k));
							tmp.push(encodeValue(operator, value[k].toString()));
						}
					});
					isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
				}
			} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
			return result;
		}
		function parseUrl(template) {
			return { expand: expand.bind(null, template) };
		}
		function expand(template, context) {
			var operators = [
				"+",
				"#",
				".",
				"/",
				";",
				"?",
				"&"
			];
			template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
				if (expression) {
					let operator = "";
					let values = [];
					if (operators.indexOf(expression.charAt(0)) !== -1) {
						operator = expression.charAt(0);
						expression = expression.substr(1);
					}
					expression.split(/,/g).forEach(function(variable) {
						var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
						values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
					});
					if (operator && operator !== "+") {
						var separator = ",";
						operator === "?" ? separator = "&" : operator !== "#" && (separator = operator);
						return (values.length === 0 ? "" : operator) + values.join(separator);
					} else return values.join(",");
				} else return encodeReserved(literal);
			});
			if (template === "/") return template;
			else return template.replace(/\/$/, "");
		}
		function parse(options) {
			let method = options.method.toUpperCase();
			let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
			let headers = Object.assign({}, options.headers);
			let body;
			let parameters = omit(options, [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"mediaType"
			]);
			let urlVariableNames = extractUrlVariableNames(url);
			url = parseUrl(url).expand(parameters);
			/^http/.test(url) || (url = options.baseUrl + url);
			let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
			if (!/application\/octet-stream/i.test(headers.accept)) {
				options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(","));
				url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","));
			}
			["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters);
			!headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8");
			["PATCH", "PUT"].includes(method) && body === void 0 && (body = "");
			return Object.assign({
				method,
				url,
				headers
			}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
		}
		function endpointWithDefaults(defaults, route, options) {
			return parse(merge(defaults, route, options));
		}
		function withDefaults(oldDefaults, newDefaults) {
			let DEFAULTS2 = merge(oldDefaults, newDefaults);
			let endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
			return Object.assign(endpoint2, {
				DEFAULTS: DEFAULTS2,
				defaults: withDefaults.bind(null, DEFAULTS2),
				merge: merge.bind(null, DEFAULTS2),
				parse
			});
		}
		var endpoint = withDefaults(null, DEFAULTS);
		let NON_ASCII = 65280;
		let CASE_FLAGS = 65281;
		let CHAR_MAP = new Uint8Array(256);
		CHAR_MAP[9] |= 2;
		CHAR_MAP[32] |= 2;
		CHAR_MAP[59] |= 4;
		CHAR_MAP[44] |= 8;
		for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= 1;
		for (let char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= 16;
		for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= 16;
		for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
		for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= 16;
		let NullObject = (() => {
			let C = function() {};
			C.prototype = Object.create(null);
			return C;
		})();
		function dist_parse(header, options) {
			let stopFlags = 4 | (options?.comma === !0 ? 8 : 0);
			let len = header.length;
			let valueStart = options?.start ?? 0;
			for (; CHAR_MAP[header.charCodeAt(valueStart)] & 2;) valueStart++;
			let index = valueStart;
			let typeFlags = 0;
			let whitespace = -1;
			let stop = options?.parameters === !1 ? 8 : 0;
			for (; index < len;) {
				let code = header.charCodeAt(index);
				let flags = CHAR_MAP[code];
				if ((flags & stopFlags) !== 0) {
					stop |= flags & 8;
					break;
				}
				flags & 2 ? whitespace === -1 && (whitespace = index) : whitespace = -1;
				typeFlags |= code & NON_ASCII | flags;
				index++;
			}
			let valueEnd = whitespace === -1 ? index : whitespace;
			let value = header.slice(valueStart, valueEnd);
			let type = typeFlags & CASE_FLAGS ? value.toLowerCase() : value;
			if (index === len || stop !== 0) return {
				type,
				index,
				parameters: new NullObject()
			};
			return parseParameters(header, type, index, len, stopFlags);
		}
		function parseParameters(header, type, index, len, stopFlags) {
			let parameters = new NullObject();
			parameter: for (; index < len;) {
				index++;
				for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
				let keyStart = index;
				let keyFlags = 0;
				let keyWhitespace = -1;
				for (; index < len;) {
					let code = header.charCodeAt(index);
					let flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						if (flags & 8) break parameter;
						continue parameter;
					}
					if (code === 61) {
						let keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
						let value = header.slice(keyStart, keyEnd);
						let key = keyFlags & CASE_FLAGS ? value.toLowerCase() : value;
						index++;
						for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
						if (index < len && header.charCodeAt(index) === 34) {
							let quotedStart = ++index;
							let escaped = !1;
							for (; index < len;) {
								let code = header.charCodeAt(index);
								if (code === 34) {
									parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index));
									index++;
									let stop = 0;
									for (; index < len;) {
										let code = header.charCodeAt(index);
										let flags = CHAR_MAP[code];
										if ((flags & stopFlags) !== 0) {
											stop = flags & 8;
											break;
										}
										index++;
									}
									if (stop !== 0) break parameter;
									continue parameter;
								}
								if (code === 92 && index + 1 < len) {
									escaped = !0;
									index += 2;
									continue;
								}
								index++;
							}
							continue parameter;
						}
						let valueStart = index;
						let stop = 0;
						let valueWhitespace = -1;
						for (; index < len;) {
							let code = header.charCodeAt(index);
							let flags = CHAR_MAP[code];
							if ((flags & stopFlags) !== 0) {
								stop = flags & 8;
								break;
							}
							flags & 2 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1;
							index++;
						}
						if (parameters[key] === void 0) {
							let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
							parameters[key] = header.slice(valueStart, valueEnd);
						}
						if (stop !== 0) break parameter;
						continue parameter;
					}
					flags & 2 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1;
					keyFlags |= code & NON_ASCII | flags;
					index++;
				}
			}
			return {
				type,
				index,
				parameters
			};
		}
		function unescapeQuotedPairs(str, start, end) {
			let result = "";
			for (let index = start; index < end; index++) if (str.charCodeAt(index) === 92) {
				result += str.slice(start, index);
				start = ++index;
			}
			return result + str.slice(start, end);
		}
		let intRegex = /^-?\d+$/;
		let noiseValue = /^-?\d+n+$/;
		let originalStringify = JSON.stringify;
		let originalParse = JSON.parse;
		let customFormat = /^-?\d+n$/;
		let bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
		let noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
		let isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol";
		let isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON";
		let stringifyIteratively = (rootValue, replacer, spaceParam) => {
			let space = "";
			typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
			let isFunctionReplacer = typeof replacer == "function";
			let propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
			let prepareVal = (parent, key, val) => {
				typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key));
				if (typeof val == "string" && noiseValue.test(val)) return val + "n";
				if (typeof val == "bigint") {
					if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
					return val.toString() + "n";
				}
				isFunctionReplacer && (val = replacer.call(parent, key, val));
				typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf());
				return val;
			};
			let rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
			if (isUnstringifiable(rootProcessed)) return;
			let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed;
			let isRootNativeRawJSON = isRawJSON(rootProcessed);
			if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
			let chunks = [];
			let level = 0;
			let stack = [{
				parent: { "": rootProcessed },
				key: "",
				val: rootProcessed,
				isArray: Array.isArray(rootProcessed),
				keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
				index: 0,
				first: !0
			}];
			let visited = new WeakSet([rootProcessed]);
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				if (node.index === 0) {
					chunks.push(node.isArray ? "[" : "{");
					level++;
				}
				let isDone = !1;
				if (node.isArray) {
					if (node.index < node.val.length) {
						node.first || chunks.push(",");
						space && chunks.push("\n" + space.repeat(level));
						let childRaw = node.val[node.index];
						let childVal = prepareVal(node.val, String(node.index), childRaw);
						if (isUnstringifiable(childVal)) {
							chunks.push("null");
							node.first = !1;
							node.index++;
						} else {
							let isComplexObject = typeof childVal == "object" && !!childVal;
							let isNativeRaw = isRawJSON(childVal);
							if (isComplexObject && !isNativeRaw) {
								if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
								visited.add(childVal);
								stack.push({
									parent: node.val,
									key: String(node.index),
									val: childVal,
									isArray: Array.isArray(childVal),
									keys: Array.isArray(childVal) ? null : Object.keys(childVal),
									index: 0,
									first: !0
								});
								node.first = !1;
								node.index++;
							} else {
								chunks.push(originalStringify(childVal));
								node.first = !1;
								node.index++;
							}
						}
					} else isDone = !0;
				} else {
					for (; node.index < node.keys.length;) {
						let k = node.keys[node.index++];
						if (propertyList && !propertyList.has(k)) continue;
						let childRaw = node.val[k];
						let childVal = prepareVal(node.val, k, childRaw);
						if (isUnstringifiable(childVal)) continue;
						node.first || chunks.push(",");
						space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
						let isComplexObject = typeof childVal == "object" && !!childVal;
						let isNativeRaw = isRawJSON(childVal);
						if (isComplexObject && !isNativeRaw) {
							if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
							visited.add(childVal);
							stack.push({
								parent: node.val,
								key: k,
								val: childVal,
								isArray: Array.isArray(childVal),
								keys: Array.isArray(childVal) ? null : Object.keys(childVal),
								index: 0,
								first: !0
							});
							node.first = !1;
							break;
						} else {
							chunks.push(originalStringify(childVal));
							node.first = !1;
						}
					}
					node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
				}
				if (isDone) {
					level--;
					!node.first && space && chunks.push("\n" + space.repeat(level));
					chunks.push(node.isArray ? "]" : "}");
					visited.delete(node.val);
					stack.pop();
				}
			}
			return chunks.join("");
		};
		let JSONStringify = (value, replacer, space) => {
			try {
				if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
					if (typeof val == "bigint") return JSON.rawJSON(val.toString());
					if (typeof replacer == "function") return replacer(key, val);
					if (Array.isArray(replacer) && replacer.includes(key)) return val;
					return val;
				}, space);
				if (!value) return originalStringify(value, replacer, space);
				return originalStringify(value, (key, val) => {
					if (typeof val == "string" && noiseValue.test(val)) return val.toString() + "n";
					if (typeof val == "bigint") return val.toString() + "n";
					if (typeof replacer == "function") return replacer(key, val);
					if (Array.isArray(replacer) && replacer.includes(key)) return val;
					return val;
				}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
			} catch (error) {
				if (error instanceof RangeError) {
					let convertedJSON = stringifyIteratively(value, replacer, space);
					if (convertedJSON === void 0) return;
					if ("rawJSON" in JSON) return convertedJSON;
					return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
				}
				throw error;
			}
		};
		let featureCache = new Map();
		let isContextSourceSupported = () => {
			let parseFingerprint = JSON.parse.toString();
			if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
			try {
				let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
				featureCache.set(parseFingerprint, result);
				return result;
			} catch {
				featureCache.set(parseFingerprint, !1);
				return !1;
			}
		};
		let convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
			if (typeof value == "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
			if (typeof value == "string" && noiseValue.test(value)) return value.slice(0, -1);
			if (typeof userReviver != "function") return value;
			return userReviver(key, value, context);
		};
		let JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
			let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1));
			let isInt = context && intRegex.test(context.source);
			if (isBigNumber && isInt) return BigInt(context.source);
			if (typeof reviver != "function") return value;
			return reviver(key, value, context);
		});
		let MAX_INT = (2 ** 53 - 1).toString();
		let MAX_DIGITS = MAX_INT.length;
		let stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
		let noiseValueWithQuotes = /^"-?\d+n+"$/;
		let applyReviverIteratively = (parsed, userReviver) => {
			let rootHolder = { "": parsed };
			let stack = [{
				parent: rootHolder,
				key: "",
				visited: !1
			}];
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				if (node.visited) {
					let { parent, key } = node;
					let value = parent[key];
					typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1)));
					typeof userReviver == "function" && (value = userReviver.call(parent, key, value));
					value === void 0 ? delete parent[key] : parent[key] = value;
					stack.pop();
				} else {
					node.visited = !0;
					let value = node.parent[node.key];
					if (typeof value == "object" && value) {
						let keys = Object.keys(value);
						for (let i = keys.length - 1; i >= 0; i--) stack.push({
							parent: value,
							key: keys[i],
							visited: !1
						});
					}
				}
			}
			return rootHolder[""];
		};
		let serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
			let isString = match[0] === "\"";
			if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
			let hasFractionalOrExponential = fractional || exponential;
			let isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
			if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
			return "\"" + match + "n\"";
		});
		let JSONParse = (text, reviver) => {
			if (!text) return originalParse(text, reviver);
			try {
				if (isContextSourceSupported()) return JSONParseV2(text, reviver);
				let serializedData = serializeBigInts(text);
				return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
			} catch (error) {
				if (error instanceof RangeError) {
					let serializedData = serializeBigInts(text);
					let parsed = originalParse(serializedData);
					return applyReviverIteratively(parsed, reviver);
				}
				throw error;
			}
		};
		class RequestError extends Error {
			name;
			status;
			request;
			response;
			constructor(message, statusCode, options) {
				super(message, { cause: options.cause });
				this.name = "HttpError";
				this.status = Number.parseInt(statusCode);
				Number.isNaN(this.status) && (this.status = 0);
				"response" in options && (this.response = options.response);
				let requestCopy = Object.assign({}, options.request);
				options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
				requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
				this.request = requestCopy;
			}
		}
		var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
		function dist_bundle_isPlainObject(value) {
			if (typeof value != "object" || !value) return !1;
			if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		var noop = () => "";
		async function fetchWrapper(requestOptions) {
			let fetch = requestOptions.request?.fetch || globalThis.fetch;
			if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
			let log = requestOptions.request?.log || console;
			let parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1;
			let body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
			let requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
			let fetchResponse;
			try {
				fetchResponse = await fetch(requestOptions.url, {
					method: requestOptions.method,
					body,
					redirect: requestOptions.request?.redirect,
					headers: requestHeaders,
					signal: requestOptions.request?.signal,
					...requestOptions.body && { duplex: "half" }
				});
			} catch (error) {
				let message = "Unknown Error";
				if (error instanceof Error) {
					if (error.name === "AbortError") {
						error.status = 500;
						throw error;
					}
					message = error.message;
					error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
				}
				let requestError = new RequestError(message, 500, { request: requestOptions });
				requestError.cause = error;
				throw requestError;
			}
			let status = fetchResponse.status;
			let url = fetchResponse.url;
			let responseHeaders = {};
			for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
			let octokitResponse = {
				url,
				status,
				headers: responseHeaders,
				data: ""
			};
			if ("deprecation" in responseHeaders) {
				let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
				let deprecationLink = matches && matches.pop();
				log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
			}
			if (status === 204 || status === 205) return octokitResponse;
			if (requestOptions.method === "HEAD") {
				if (status < 400) return octokitResponse;
				throw new RequestError(fetchResponse.statusText, status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status === 304) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new RequestError("Not modified", status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status >= 400) {
				octokitResponse.data = await getResponseData(fetchResponse);
				throw new RequestError(toErrorMessage(octokitResponse.data), status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
			return octokitResponse;
		}
		async function getResponseData(response) {
			let contentType = response.headers.get("content-type");
			if (!contentType) return response.text().catch(noop);
			let mimetype = dist_parse(contentType);
			if (isJSONResponse(mimetype)) {
				let text = "";
				try {
					text = await response.text();
					return JSONParse(text);
				} catch {
					return text;
				}
			} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop);
			else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
		}
		function isJSONResponse(mimetype) {
			return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
		}
		function toErrorMessage(data) {
			if (typeof data == "string") return data;
			if (data instanceof ArrayBuffer) return "Unknown error";
			if (typeof data == "object" && data && "message" in data) {
				let objectData = data;
				let suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
				return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
			}
			return `Unknown error: ${JSON.stringify(data)}`;
		}
		function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
			let endpoint2 = oldEndpoint.defaults(newDefaults);
			let newApi = function(route, parameters) {
				let endpointOptions = endpoint2.merge(route, parameters);
				if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
				let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
				Object.assign(request2, {
					endpoint: endpoint2,
					defaults: dist_bundle_withDefaults.bind(null, endpoint2)
				});
				return endpointOptions.request.hook(request2, endpointOptions);
			};
			return Object.assign(newApi, {
				endpoint: endpoint2,
				defaults: dist_bundle_withDefaults.bind(null, endpoint2)
			});
		}
		var request = dist_bundle_withDefaults(endpoint, defaults_default);
		var graphql_dist_bundle_VERSION = "0.0.0-development";
		function _buildMessageForResponseErrors(data) {
			return "Request failed due to following response errors:\n" + data.errors.map((e) => ` - ${e.message}`).join("\n");
		}
		var GraphqlResponseError = class extends Error {
			constructor(request2, headers, response) {
				super(_buildMessageForResponseErrors(response));
				this.request = request2;
				this.headers = headers;
				this.response = response;
				this.errors = response.errors;
				this.data = response.data;
				Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
			}
			request;
			headers;
			response;
			name = "GraphqlResponseError";
			errors;
			data;
		};
		var NON_VARIABLE_OPTIONS = [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"query",
			"mediaType",
			"operationName"
		];
		var FORBIDDEN_VARIABLE_OPTIONS = [
			"query",
			"method",
			"url"
		];
		var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
		function graphql(request2, query, options) {
			if (options) {
				if (typeof query == "string" && "query" in options) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
				for (let key in options) {
					if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
					return Promise.reject(Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
				}
			}
			let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query;
			let requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
				if (NON_VARIABLE_OPTIONS.includes(key)) {
					result[key] = parsedOptions[key];
					return result;
				}
				result.variables ||= {};
				result.variables[key] = parsedOptions[key];
				return result;
			}, {});
			let baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
			GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql"));
			return request2(requestOptions).then((response) => {
				if (response.data.errors) {
					let headers = {};
					for (let key of Object.keys(response.headers)) headers[key] = response.headers[key];
					throw new GraphqlResponseError(requestOptions, headers, response.data);
				}
				return response.data.data;
			});
		}
		function graphql_dist_bundle_withDefaults(request2, newDefaults) {
			let newRequest = request2.defaults(newDefaults);
			let newApi = (query, options) => graphql(newRequest, query, options);
			return Object.assign(newApi, {
				defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
				endpoint: newRequest.endpoint
			});
		}
		graphql_dist_bundle_withDefaults(request, {
			headers: { "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}` },
			method: "POST",
			url: "/graphql"
		});
		function withCustomRequest(customRequest) {
			return graphql_dist_bundle_withDefaults(customRequest, {
				method: "POST",
				url: "/graphql"
			});
		}
		var b64url = "(?:[a-zA-Z0-9_-]+)";
		var sep = "\\.";
		var jwtRE = RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
		var isJWT = jwtRE.test.bind(jwtRE);
		async function auth(token) {
			let isApp = isJWT(token);
			let isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
			let isUserToServer = token.startsWith("ghu_");
			return {
				type: "token",
				token,
				tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
			};
		}
		function withAuthorizationPrefix(token) {
			if (token.split(/\./).length === 3) return `bearer ${token}`;
			return `token ${token}`;
		}
		async function hook(token, request, route, parameters) {
			let endpoint = request.endpoint.merge(route, parameters);
			endpoint.headers.authorization = withAuthorizationPrefix(token);
			return request(endpoint);
		}
		var createTokenAuth = function createTokenAuth2(token) {
			if (!token) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
			if (typeof token != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
			token = token.replace(/^(token|bearer) +/i, "");
			return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
		};
		let version_VERSION = "7.0.8";
		let dist_src_noop = () => {};
		let consoleWarn = console.warn.bind(console);
		let consoleError = console.error.bind(console);
		function createLogger(logger = {}) {
			typeof logger.debug != "function" && (logger.debug = dist_src_noop);
			typeof logger.info != "function" && (logger.info = dist_src_noop);
			typeof logger.warn != "function" && (logger.warn = consoleWarn);
			typeof logger.error != "function" && (logger.error = consoleError);
			return logger;
		}
		let userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
		class Octokit {
			static VERSION = version_VERSION;
			static defaults(defaults) {
				let OctokitWithDefaults = class extends this {
					constructor(...args) {
						let options = args[0] || {};
						if (typeof defaults == "function") {
							super(defaults(options));
							return;
						}
						super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
					}
				};
				return OctokitWithDefaults;
			}
			static plugins = [];
			static plugin(...newPlugins) {
				let currentPlugins = this.plugins;
				let NewOctokit = class extends this {
					static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
				};
				return NewOctokit;
			}
			constructor(options = {}) {
				let hook = new before_after_hook.Collection();
				let requestDefaults = {
					baseUrl: request.endpoint.DEFAULTS.baseUrl,
					headers: {},
					request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
					mediaType: {
						previews: [],
						format: ""
					}
				};
				requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
				options.baseUrl && (requestDefaults.baseUrl = options.baseUrl);
				options.previews && (requestDefaults.mediaType.previews = options.previews);
				options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone);
				this.request = request.defaults(requestDefaults);
				this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
				this.log = createLogger(options.log);
				this.hook = hook;
				if (options.authStrategy) {
					let { authStrategy, ...otherOptions } = options;
					let auth = authStrategy(Object.assign({
						request: this.request,
						log: this.log,
						octokit: this,
						octokitOptions: otherOptions
					}, options.auth));
					hook.wrap("request", auth.hook);
					this.auth = auth;
				} else if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
				else {
					let auth = createTokenAuth(options.auth);
					hook.wrap("request", auth.hook);
					this.auth = auth;
				}
				let classConstructor = this.constructor;
				for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
			}
			request;
			graphql;
			log;
			hook;
			auth;
		}
		var endpoints_default = {
			actions: {
				addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
				addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
				cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
				createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
				createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				createOrgVariable: ["POST /orgs/{org}/actions/variables"],
				createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
				createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
				createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
				createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
				createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
				createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
				deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
				deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
				deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
				deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
				deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
				deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
				deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
				downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
				downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
				downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
				downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
				forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
				generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
				generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
				getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
				getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
				getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
				getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
				getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
				getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
				getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
				getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
				getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
				getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
				getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
				getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
				getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
				getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
				getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
				getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
				getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
				getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
				getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				getRepoPermissions: [
					"GET /repos/{owner}/{repo}/actions/permissions",
					{},
					{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
				],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
				getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
				getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
				getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
				getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
				getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
				getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
				getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
				getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
				listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
				listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
				listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
				listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
				listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
				listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
				listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
				listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
				listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
				listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
				listOrgVariables: ["GET /orgs/{org}/actions/variables"],
				listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
				listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
				listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
				listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
				listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
				listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
				listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
				listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
				listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
				listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
				listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
				listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
				reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
				reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
				reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
				removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
				removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
				removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
				reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
				setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
				setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
				setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
				setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
				setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
				setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
				setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
				updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
				updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
			},
			activity: {
				checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
				deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
				deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
				getFeeds: ["GET /feeds"],
				getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
				getThread: ["GET /notifications/threads/{thread_id}"],
				getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
				listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
				listNotificationsForAuthenticatedUser: ["GET /notifications"],
				listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
				listPublicEvents: ["GET /events"],
				listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
				listPublicEventsForUser: ["GET /users/{username}/events/public"],
				listPublicOrgEvents: ["GET /orgs/{org}/events"],
				listReceivedEventsForUser: ["GET /users/{username}/received_events"],
				listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
				listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
				listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
				listReposStarredByAuthenticatedUser: ["GET /user/starred"],
				listReposStarredByUser: ["GET /users/{username}/starred"],
				listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
				listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
				listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
				listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
				markNotificationsAsRead: ["PUT /notifications"],
				markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
				markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
				markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
				setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
				setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
				starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
				unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
			},
			apps: {
				addRepoToInstallation: [
					"PUT /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
				],
				addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
				checkToken: ["POST /applications/{client_id}/token"],
				createFromManifest: ["POST /app-manifests/{code}/conversions"],
				createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
				deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
				deleteInstallation: ["DELETE /app/installations/{installation_id}"],
				deleteToken: ["DELETE /applications/{client_id}/token"],
				getAuthenticated: ["GET /app"],
				getBySlug: ["GET /apps/{app_slug}"],
				getInstallation: ["GET /app/installations/{installation_id}"],
				getOrgInstallation: ["GET /orgs/{org}/installation"],
				getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
				getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
				getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
				getUserInstallation: ["GET /users/{username}/installation"],
				getWebhookConfigForApp: ["GET /app/hook/config"],
				getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
				listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
				listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
				listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
				listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
				listInstallations: ["GET /app/installations"],
				listInstallationsForAuthenticatedUser: ["GET /user/installations"],
				listPlans: ["GET /marketplace_listing/plans"],
				listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
				listReposAccessibleToInstallation: ["GET /installation/repositories"],
				listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
				listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
				listWebhookDeliveries: ["GET /app/hook/deliveries"],
				redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
				removeRepoFromInstallation: [
					"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
				],
				removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
				resetToken: ["PATCH /applications/{client_id}/token"],
				revokeInstallationAccessToken: ["DELETE /installation/token"],
				scopeToken: ["POST /applications/{client_id}/token/scoped"],
				suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
				unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
				updateWebhookConfigForApp: ["PATCH /app/hook/config"]
			},
			billing: {
				getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
				getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
				getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
				getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
				getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
				getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
				getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
				getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
				getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
				getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
			},
			campaigns: {
				createCampaign: ["POST /orgs/{org}/campaigns"],
				deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
				getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
				listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
				updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
			},
			checks: {
				create: ["POST /repos/{owner}/{repo}/check-runs"],
				createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
				get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
				getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
				listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
				listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
				listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
				listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
				rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
				rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
				setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
				update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
			},
			codeScanning: {
				commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
				createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
				deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
				deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getAlert: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
					{},
					{ renamedParameters: { alert_id: "alert_number" } }
				],
				getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
				getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
				getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
				getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
				getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
				listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
				listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
				listAlertsInstances: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
					{},
					{ renamed: ["codeScanning", "listAlertInstances"] }
				],
				listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
				listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
				updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
				uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
			},
			codeSecurity: {
				attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
				attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
				createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
				createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
				deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
				deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
				getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
				getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
				getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
				getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
				getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
				getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
				getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
				getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
				getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
				setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
				updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
				updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
			},
			codesOfConduct: {
				getAllCodesOfConduct: ["GET /codes_of_conduct"],
				getConductCode: ["GET /codes_of_conduct/{key}"]
			},
			codespaces: {
				addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
				codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
				createForAuthenticatedUser: ["POST /user/codespaces"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
				createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
				createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
				deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
				deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
				exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
				getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
				getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
				getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
				getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
				listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
				listForAuthenticatedUser: ["GET /user/codespaces"],
				listInOrganization: [
					"GET /orgs/{org}/codespaces",
					{},
					{ renamedParameters: { org_id: "org" } }
				],
				listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
				listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
				listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
				listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
				publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
				removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
				setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
				stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
				stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
				updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
			},
			copilot: {
				addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
				addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
				cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
				cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
				copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
				copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
				getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
				getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
				listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
			},
			credentials: { revoke: ["POST /credentials/revoke"] },
			dependabot: {
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
				listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
				listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
				setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
			},
			dependencyGraph: {
				createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
				diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
				exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
			},
			emojis: { get: ["GET /emojis"] },
			enterpriseTeamMemberships: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
				get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
				remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
			},
			enterpriseTeamOrganizations: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
			},
			enterpriseTeams: {
				create: ["POST /enterprises/{enterprise}/teams"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
				get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
				list: ["GET /enterprises/{enterprise}/teams"],
				update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
			},
			gists: {
				checkIsStarred: ["GET /gists/{gist_id}/star"],
				create: ["POST /gists"],
				createComment: ["POST /gists/{gist_id}/comments"],
				delete: ["DELETE /gists/{gist_id}"],
				deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
				fork: ["POST /gists/{gist_id}/forks"],
				get: ["GET /gists/{gist_id}"],
				getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
				getRevision: ["GET /gists/{gist_id}/{sha}"],
				list: ["GET /gists"],
				listComments: ["GET /gists/{gist_id}/comments"],
				listCommits: ["GET /gists/{gist_id}/commits"],
				listForUser: ["GET /users/{username}/gists"],
				listForks: ["GET /gists/{gist_id}/forks"],
				listPublic: ["GET /gists/public"],
				listStarred: ["GET /gists/starred"],
				star: ["PUT /gists/{gist_id}/star"],
				unstar: ["DELETE /gists/{gist_id}/star"],
				update: ["PATCH /gists/{gist_id}"],
				updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
			},
			git: {
				createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
				createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
				createRef: ["POST /repos/{owner}/{repo}/git/refs"],
				createTag: ["POST /repos/{owner}/{repo}/git/tags"],
				createTree: ["POST /repos/{owner}/{repo}/git/trees"],
				deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
				getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
				getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
				getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
				getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
				getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
				listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
				updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
			},
			gitignore: {
				getAllTemplates: ["GET /gitignore/templates"],
				getTemplate: ["GET /gitignore/templates/{name}"]
			},
			hostedCompute: {
				createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
				deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
				listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
				updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
			},
			interactions: {
				getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
				getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
				getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
				getRestrictionsForYourPublicRepos: [
					"GET /user/interaction-limits",
					{},
					{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
				],
				removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
				removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
				removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
				removeRestrictionsForYourPublicRepos: [
					"DELETE /user/interaction-limits",
					{},
					{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
				],
				setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
				setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
				setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
				setRestrictionsForYourPublicRepos: [
					"PUT /user/interaction-limits",
					{},
					{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
				]
			},
			issues: {
				addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
				checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
				create: ["POST /repos/{owner}/{repo}/issues"],
				createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				createLabel: ["POST /repos/{owner}/{repo}/labels"],
				createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
				deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
				deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
				get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
				getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
				getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
				getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
				getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
				list: ["GET /issues"],
				listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
				listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
				listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
				listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
				listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
				listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
				listForAuthenticatedUser: ["GET /user/issues"],
				listForOrg: ["GET /orgs/{org}/issues"],
				listForRepo: ["GET /repos/{owner}/{repo}/issues"],
				listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
				listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
				listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
				listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
				removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
				removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
				reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
				setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
				updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
				updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
			},
			licenses: {
				get: ["GET /licenses/{license}"],
				getAllCommonlyUsed: ["GET /licenses"],
				getForRepo: ["GET /repos/{owner}/{repo}/license"]
			},
			markdown: {
				render: ["POST /markdown"],
				renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
			},
			meta: {
				get: ["GET /meta"],
				getAllVersions: ["GET /versions"],
				getOctocat: ["GET /octocat"],
				getZen: ["GET /zen"],
				root: ["GET /"]
			},
			migrations: {
				deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
				deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
				downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
				getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
				getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
				getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
				listForAuthenticatedUser: ["GET /user/migrations"],
				listForOrg: ["GET /orgs/{org}/migrations"],
				listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
				listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
				listReposForUser: [
					"GET /user/migrations/{migration_id}/repositories",
					{},
					{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
				],
				startForAuthenticatedUser: ["POST /user/migrations"],
				startForOrg: ["POST /orgs/{org}/migrations"],
				unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
				unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
			},
			oidc: {
				getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
				updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
			},
			orgs: {
				addSecurityManagerTeam: [
					"PUT /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
				],
				assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				blockUser: ["PUT /orgs/{org}/blocks/{username}"],
				cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
				checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
				checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
				checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
				convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
				createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
				createInvitation: ["POST /orgs/{org}/invitations"],
				createIssueType: ["POST /orgs/{org}/issue-types"],
				createWebhook: ["POST /orgs/{org}/hooks"],
				customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
				customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
				customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
				customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
				customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
				delete: ["DELETE /orgs/{org}"],
				deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
				deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
				deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
				disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				get: ["GET /orgs/{org}"],
				getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
				getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
				getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
				getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
				getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
				getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
				getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
				getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
				getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
				list: ["GET /organizations"],
				listAppInstallations: ["GET /orgs/{org}/installations"],
				listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
				listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
				listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedUsers: ["GET /orgs/{org}/blocks"],
				listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
				listForAuthenticatedUser: ["GET /user/orgs"],
				listForUser: ["GET /users/{username}/orgs"],
				listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
				listIssueTypes: ["GET /orgs/{org}/issue-types"],
				listMembers: ["GET /orgs/{org}/members"],
				listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
				listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
				listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
				listOrgRoles: ["GET /orgs/{org}/organization-roles"],
				listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
				listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
				listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
				listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
				listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
				listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
				listPendingInvitations: ["GET /orgs/{org}/invitations"],
				listPublicMembers: ["GET /orgs/{org}/public_members"],
				listSecurityManagerTeams: [
					"GET /orgs/{org}/security-managers",
					{},
					{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
				],
				listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /orgs/{org}/hooks"],
				pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeMember: ["DELETE /orgs/{org}/members/{username}"],
				removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
				removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
				removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
				removeSecurityManagerTeam: [
					"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
				],
				reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
				reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
				revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
				revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
				revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
				setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
				setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
				setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
				unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
				update: ["PATCH /orgs/{org}"],
				updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
				updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
				updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
				updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
				updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
				updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
			},
			packages: {
				deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
				deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
				deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
				deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getAllPackageVersionsForAPackageOwnedByAnOrg: [
					"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
				],
				getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
					"GET /user/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
				],
				getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
				getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
				getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
				getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
				getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
				listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
				listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
				listPackagesForAuthenticatedUser: ["GET /user/packages"],
				listPackagesForOrganization: ["GET /orgs/{org}/packages"],
				listPackagesForUser: ["GET /users/{username}/packages"],
				restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
			},
			privateRegistries: {
				createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
				deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
				getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
				listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
				updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
			},
			projects: {
				addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
				addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
				deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
				getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
				getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
				getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
				getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
				listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
				listForOrg: ["GET /orgs/{org}/projectsV2"],
				listForUser: ["GET /users/{username}/projectsV2"],
				listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
				listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
				updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
			},
			pulls: {
				checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				create: ["POST /repos/{owner}/{repo}/pulls"],
				createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
				createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
				get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
				getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				list: ["GET /repos/{owner}/{repo}/pulls"],
				listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
				listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
				listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
				listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
				listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
				update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
				updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
				updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
			},
			rateLimit: { get: ["GET /rate_limit"] },
			reactions: {
				createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
				deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
				deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
				deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
				deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
				listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
			},
			repos: {
				acceptInvitation: [
					"PATCH /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
				],
				acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
				addAppAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
				addStatusCheckContexts: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				addTeamAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				addUserAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
				checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
				checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
				checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
				checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
				checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
				codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
				compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
				compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
				createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
				createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
				createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
				createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
				createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
				createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
				createForAuthenticatedUser: ["POST /user/repos"],
				createFork: ["POST /repos/{owner}/{repo}/forks"],
				createInOrg: ["POST /orgs/{org}/repos"],
				createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
				createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
				createOrgRuleset: ["POST /orgs/{org}/rulesets"],
				createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
				createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
				createRelease: ["POST /repos/{owner}/{repo}/releases"],
				createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
				createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
				createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
				customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
				customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
				declineInvitation: [
					"DELETE /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
				],
				declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
				delete: ["DELETE /repos/{owner}/{repo}"],
				deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
				deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
				deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
				deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
				deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
				deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
				deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
				deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
				deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
				deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
				deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
				disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
				disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
				disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
				disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
				downloadArchive: [
					"GET /repos/{owner}/{repo}/zipball/{ref}",
					{},
					{ renamed: ["repos", "downloadZipballArchive"] }
				],
				downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
				downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
				enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
				enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
				enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
				enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
				generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
				get: ["GET /repos/{owner}/{repo}"],
				getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
				getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
				getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
				getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
				getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
				getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
				getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
				getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
				getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
				getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
				getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
				getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
				getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
				getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
				getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
				getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
				getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
				getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
				getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
				getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
				getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
				getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
				getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
				getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
				getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
				getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
				getOrgRulesets: ["GET /orgs/{org}/rulesets"],
				getPages: ["GET /repos/{owner}/{repo}/pages"],
				getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
				getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
				getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
				getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
				getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
				getReadme: ["GET /repos/{owner}/{repo}/readme"],
				getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
				getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
				getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
				getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
				getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
				getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
				getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
				getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
				getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
				getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
				getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
				getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
				getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
				getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
				getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
				listActivities: ["GET /repos/{owner}/{repo}/activity"],
				listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
				listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
				listBranches: ["GET /repos/{owner}/{repo}/branches"],
				listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
				listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
				listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
				listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
				listCommits: ["GET /repos/{owner}/{repo}/commits"],
				listContributors: ["GET /repos/{owner}/{repo}/contributors"],
				listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
				listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
				listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
				listForAuthenticatedUser: ["GET /user/repos"],
				listForOrg: ["GET /orgs/{org}/repos"],
				listForUser: ["GET /users/{username}/repos"],
				listForks: ["GET /repos/{owner}/{repo}/forks"],
				listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
				listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
				listLanguages: ["GET /repos/{owner}/{repo}/languages"],
				listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
				listPublic: ["GET /repositories"],
				listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
				listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
				listReleases: ["GET /repos/{owner}/{repo}/releases"],
				listTags: ["GET /repos/{owner}/{repo}/tags"],
				listTeams: ["GET /repos/{owner}/{repo}/teams"],
				listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
				merge: ["POST /repos/{owner}/{repo}/merges"],
				mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
				pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeAppAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
				removeStatusCheckContexts: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				removeTeamAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				removeUserAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
				replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
				requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
				setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				setAppAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				setStatusCheckContexts: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				setTeamAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				setUserAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
				transfer: ["POST /repos/{owner}/{repo}/transfer"],
				update: ["PATCH /repos/{owner}/{repo}"],
				updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
				updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
				updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
				updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
				updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
				updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
				updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				updateStatusCheckPotection: [
					"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
					{},
					{ renamed: ["repos", "updateStatusCheckProtection"] }
				],
				updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
				updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
			},
			search: {
				code: ["GET /search/code"],
				commits: ["GET /search/commits"],
				issuesAndPullRequests: ["GET /search/issues"],
				labels: ["GET /search/labels"],
				repos: ["GET /search/repositories"],
				topics: ["GET /search/topics"],
				users: ["GET /search/users"]
			},
			secretScanning: {
				createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
				getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
				listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
				listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
				listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
			},
			securityAdvisories: {
				createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
				createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
				createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
				createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
				getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
				getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
				listGlobalAdvisories: ["GET /advisories"],
				listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
				listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
				updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
			},
			teams: {
				addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				create: ["POST /orgs/{org}/teams"],
				createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
				deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
				getByName: ["GET /orgs/{org}/teams/{team_slug}"],
				getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				list: ["GET /orgs/{org}/teams"],
				listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
				listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
				listForAuthenticatedUser: ["GET /user/teams"],
				listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
				listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
				listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
				removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
			},
			users: {
				addEmailForAuthenticated: [
					"POST /user/emails",
					{},
					{ renamed: ["users", "addEmailForAuthenticatedUser"] }
				],
				addEmailForAuthenticatedUser: ["POST /user/emails"],
				addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
				block: ["PUT /user/blocks/{username}"],
				checkBlocked: ["GET /user/blocks/{username}"],
				checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
				checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
				createGpgKeyForAuthenticated: [
					"POST /user/gpg_keys",
					{},
					{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
				],
				createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
				createPublicSshKeyForAuthenticated: [
					"POST /user/keys",
					{},
					{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
				],
				createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
				createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
				deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
				deleteEmailForAuthenticated: [
					"DELETE /user/emails",
					{},
					{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
				],
				deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
				deleteGpgKeyForAuthenticated: [
					"DELETE /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
				],
				deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
				deletePublicSshKeyForAuthenticated: [
					"DELETE /user/keys/{key_id}",
					{},
					{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
				],
				deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
				deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
				deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
				follow: ["PUT /user/following/{username}"],
				getAuthenticated: ["GET /user"],
				getById: ["GET /user/{account_id}"],
				getByUsername: ["GET /users/{username}"],
				getContextForUser: ["GET /users/{username}/hovercard"],
				getGpgKeyForAuthenticated: [
					"GET /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
				],
				getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
				getPublicSshKeyForAuthenticated: [
					"GET /user/keys/{key_id}",
					{},
					{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
				],
				getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
				getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
				list: ["GET /users"],
				listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedByAuthenticated: [
					"GET /user/blocks",
					{},
					{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
				],
				listBlockedByAuthenticatedUser: ["GET /user/blocks"],
				listEmailsForAuthenticated: [
					"GET /user/emails",
					{},
					{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
				],
				listEmailsForAuthenticatedUser: ["GET /user/emails"],
				listFollowedByAuthenticated: [
					"GET /user/following",
					{},
					{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
				],
				listFollowedByAuthenticatedUser: ["GET /user/following"],
				listFollowersForAuthenticatedUser: ["GET /user/followers"],
				listFollowersForUser: ["GET /users/{username}/followers"],
				listFollowingForUser: ["GET /users/{username}/following"],
				listGpgKeysForAuthenticated: [
					"GET /user/gpg_keys",
					{},
					{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
				],
				listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
				listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
				listPublicEmailsForAuthenticated: [
					"GET /user/public_emails",
					{},
					{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
				],
				listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
				listPublicKeysForUser: ["GET /users/{username}/keys"],
				listPublicSshKeysForAuthenticated: [
					"GET /user/keys",
					{},
					{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
				],
				listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
				listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
				listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
				listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
				listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
				setPrimaryEmailVisibilityForAuthenticated: [
					"PATCH /user/email/visibility",
					{},
					{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
				],
				setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
				unblock: ["DELETE /user/blocks/{username}"],
				unfollow: ["DELETE /user/following/{username}"],
				updateAuthenticated: ["PATCH /user"]
			}
		};
		let endpointMethodsMap = new Map();
		for (let [scope, endpoints] of Object.entries(endpoints_default)) for (let [methodName, endpoint] of Object.entries(endpoints)) {
			let [route, defaults, decorations] = endpoint;
			let [method, url] = route.split(/ /);
			let endpointDefaults = Object.assign({
				method,
				url
			}, defaults);
			endpointMethodsMap.has(scope) || endpointMethodsMap.set(scope, new Map());
			endpointMethodsMap.get(scope).set(methodName, {
				scope,
				methodName,
				endpointDefaults,
				decorations
			});
		}
		let handler = {
			has({ scope }, methodName) {
				return endpointMethodsMap.get(scope).has(methodName);
			},
			getOwnPropertyDescriptor(target, methodName) {
				return {
					value: this.get(target, methodName),
					configurable: !0,
					writable: !0,
					enumerable: !0
				};
			},
			defineProperty(target, methodName, descriptor) {
				Object.defineProperty(target.cache, methodName, descriptor);
				return !0;
			},
			deleteProperty(target, methodName) {
				delete target.cache[methodName];
				return !0;
			},
			ownKeys({ scope }) {
				return [...endpointMethodsMap.get(scope).keys()];
			},
			set(target, methodName, value) {
				return target.cache[methodName] = value;
			},
			get({ octokit, scope, cache }, methodName) {
				if (cache[methodName]) return cache[methodName];
				let method = endpointMethodsMap.get(scope).get(methodName);
				if (!method) return;
				let { endpointDefaults, decorations } = method;
				cache[methodName] = decorations ? decorate(octokit, scope, methodName, endpointDefaults, decorations) : octokit.request.defaults(endpointDefaults);
				return cache[methodName];
			}
		};
		function endpointsToMethods(octokit) {
			let newMethods = {};
			for (let scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
				octokit,
				scope,
				cache: {}
			}, handler);
			return newMethods;
		}
		function decorate(octokit, scope, methodName, defaults, decorations) {
			let requestWithDefaults = octokit.request.defaults(defaults);
			function withDecorations(...args) {
				let options = requestWithDefaults.endpoint.merge(...args);
				if (decorations.mapToData) {
					options = Object.assign({}, options, {
						data: options[decorations.mapToData],
						[decorations.mapToData]: void 0
					});
					return requestWithDefaults(options);
				}
				if (decorations.renamed) {
					let [newScope, newMethodName] = decorations.renamed;
					octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
				}
				decorations.deprecated && octokit.log.warn(decorations.deprecated);
				if (decorations.renamedParameters) {
					let options2 = requestWithDefaults.endpoint.merge(...args);
					for (let [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
						octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
						alias in options2 || (options2[alias] = options2[name]);
						delete options2[name];
					}
					return requestWithDefaults(options2);
				}
				return requestWithDefaults(...args);
			}
			return Object.assign(withDecorations, requestWithDefaults);
		}
		function restEndpointMethods(octokit) {
			return { rest: endpointsToMethods(octokit) };
		}
		restEndpointMethods.VERSION = "17.0.0";
		var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";
		function normalizePaginatedListResponse(response) {
			if (!response.data) return {
				...response,
				data: []
			};
			if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
			let incompleteResults = response.data.incomplete_results;
			let repositorySelection = response.data.repository_selection;
			let totalCount = response.data.total_count;
			let totalCommits = response.data.total_commits;
			delete response.data.incomplete_results;
			delete response.data.repository_selection;
			delete response.data.total_count;
			delete response.data.total_commits;
			let namespaceKey = Object.keys(response.data)[0];
			response.data = response.data[namespaceKey];
			incompleteResults !== void 0 && (response.data.incomplete_results = incompleteResults);
			repositorySelection !== void 0 && (response.data.repository_selection = repositorySelection);
			response.data.total_count = totalCount;
			response.data.total_commits = totalCommits;
			return response;
		}
		function iterator(octokit, route, parameters) {
			let options = typeof route == "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
			let requestMethod = typeof route == "function" ? route : octokit.request;
			let method = options.method;
			let headers = options.headers;
			let url = options.url;
			return { [Symbol.asyncIterator]: () => ({ async next() {
				if (!url) return { done: !0 };
				try {
					let normalizedResponse = normalizePaginatedListResponse(await requestMethod({
						method,
						url,
						headers
					}));
					url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
					if (!url && "total_commits" in normalizedResponse.data) {
						let parsedUrl = new URL(normalizedResponse.url);
						let params = parsedUrl.searchParams;
						let page = parseInt(params.get("page") || "1", 10);
						if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
							params.set("page", String(page + 1));
							url = parsedUrl.toString();
						}
					}
					return { value: normalizedResponse };
				} catch (error) {
					if (error.status !== 409) throw error;
					url = "";
					return { value: {
						status: 200,
						headers: {},
						data: []
					} };
				}
			} }) };
		}
		function paginate(octokit, route, parameters, mapFn) {
			if (typeof parameters == "function") {
				mapFn = parameters;
				parameters = void 0;
			}
			return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
		}
		function gather(octokit, results, iterator2, mapFn) {
			return iterator2.next().then((result) => {
				if (result.done) return results;
				let earlyExit = !1;
				function done() {
					earlyExit = !0;
				}
				results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
				if (earlyExit) return results;
				return gather(octokit, results, iterator2, mapFn);
			});
		}
		Object.assign(paginate, { iterator });
		function paginateRest(octokit) {
			return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
		}
		paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION;
		new Context();
		let baseUrl = getApiBaseUrl();
		let defaults = {
			baseUrl,
			request: {
				agent: getProxyAgent(baseUrl),
				fetch: getProxyFetch(baseUrl)
			}
		};
		let GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
		function getOctokitOptions(token, options) {
			let opts = Object.assign({}, options || {});
			let auth = getAuthString(token, opts);
			auth && (opts.auth = auth);
			let userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
			userAgent && (opts.userAgent = userAgent);
			return opts;
		}
	})
};
