"use strict";
exports.id = "runner-github-notifier";
exports.ids = ["runner-github-notifier", 467];
exports.modules = {
	1467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			commitOfEvent: () => commitOfEvent,
			isPublicRun: () => isPublicRun,
			pullRequestOfEvent: () => pullRequestOfEvent
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5789);
		let NumberedItem = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__.aig() });
		let Repository = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		let toPullRequest = (number = NaN, headSha) => ({
			number,
			headSha,
			isFromFork: !1
		});
		let PullRequestEvent = zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				number: zod__WEBPACK_IMPORTED_MODULE_2__.aig(),
				merged: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().nullish(),
				head: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
					sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
					repo: Repository.nullable()
				}),
				base: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repo: Repository })
			}) }).transform(({ pull_request: { number, merged, head, base } }) => {
				let headSha = merged ? void 0 : head.sha;
				let isFromFork = head.repo?.full_name !== base.repo.full_name;
				return {
					number,
					isMerged: merged === !0,
					headSha,
					isFromFork
				};
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issue: NumberedItem.extend({ pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({}) }) }).transform(({ issue }) => toPullRequest(issue.number)),
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				pull_requests: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(NumberedItem)
			}) }).transform(({ workflow_run: { head_sha, pull_requests } }) => {
				let number = pull_requests.length === 1 ? pull_requests[0]?.number : void 0;
				return toPullRequest(number, head_sha);
			}),
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) }).transform(({ merge_group: { head_ref } }) => toPullRequest(Number(/\/pr-(\d+)-/.exec(head_ref)?.[1])))
		]);
		let readEvent = () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_EVENT_PATH ?? "", "utf8").then(JSON.parse).catch(() => void 0);
		let RepositoryEvent = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ private: zod__WEBPACK_IMPORTED_MODULE_2__.zMY() }) });
		async function isPublicRun() {
			let event = RepositoryEvent.safeParse(await readEvent()).data;
			return event && !event.repository.private;
		}
		let readPullRequestEvent = async () => PullRequestEvent.safeParse(await readEvent()).data;
		async function pullRequestOfEvent() {
			let data = await readPullRequestEvent();
			return data?.number ? data : void 0;
		}
		let commitOfEvent = async () => (await readPullRequestEvent())?.headSha ?? (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_SHA ?? "";
	}),
	8772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createNotifier: () => createNotifier });
		var external_node_events_ = __webpack_require__(8474);
		var variables = __webpack_require__(5789);
		var outcomes = __webpack_require__(1506);
		var saved_state = __webpack_require__(6356);
		var promises_ = __webpack_require__(8500);
		var schemas = __webpack_require__(3339);
		let LIMITS_MS = {
			duringRollout: 15e3,
			end: 5e3
		};
		let noOp = () => void 0;
		let SILENT_LOG = {
			debug: noOp,
			info: noOp,
			warn: noOp,
			error: noOp
		};
		class GithubError extends Error {
			status;
			constructor(message, status) {
				super(message);
				this.status = status;
			}
		}
		let UNREADABLE_RESPONSE = new GithubError("GitHub's answer cannot be read", 502);
		let TIMEOUT_ERROR = new GithubError("GitHub did not answer in time", 504);
		function timeoutSignal(cancellation, ms) {
			let timeout = new AbortController();
			let limitMs = cancellation.aborted ? 1e3 : ms;
			setTimeout(() => timeout.abort(TIMEOUT_ERROR), limitMs).unref();
			return timeout.signal;
		}
		let withSizeLimit = (send) => async (address, options) => {
			let { body, status, headers, url } = await send(address, options);
			let bytes = 0;
			let counter = new TransformStream({ transform(chunk, stream) {
				bytes += chunk.length;
				bytes > 16777216 ? stream.error(UNREADABLE_RESPONSE) : stream.enqueue(chunk);
			} });
			let response = new Response(body?.pipeThrough(counter) ?? null, {
				status,
				headers
			});
			return Object.defineProperty(response, "url", { value: url });
		};
		async function connectToGithub(token, signal) {
			let { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = (0, variables.Ee)();
			let { defaults, GitHub, getOctokitOptions } = await Promise.all([__webpack_require__.e("undici"), __webpack_require__.e("actions-github")]).then(__webpack_require__.bind(__webpack_require__, 4076));
			let fetch = withSizeLimit(defaults.request?.fetch ?? globalThis.fetch);
			let request = {
				...defaults.request,
				fetch,
				log: SILENT_LOG,
				redirect: "manual",
				signal
			};
			let octokit = new GitHub(getOctokitOptions(token, {
				log: SILENT_LOG,
				request,
				...baseUrl && { baseUrl }
			}));
			octokit.hook.wrap("request", async (send, options) => {
				let { method, baseUrl, headers, request, mediaType, url } = options;
				let { origin } = new URL(baseUrl);
				let checkOrigin = (address) => {
					if (new URL(address, baseUrl).origin === origin) return address;
					throw new GithubError("GitHub's answer points to another server", 421);
				};
				checkOrigin(url);
				let response = await send(options);
				let { location } = response.status >= 300 ? response.headers : {};
				if (location !== void 0) {
					let { body: data } = octokit.request.endpoint(options);
					let target = {
						method,
						baseUrl,
						headers,
						mediaType,
						url: checkOrigin(location)
					};
					let finalRequest = {
						...request,
						redirect: "error"
					};
					return octokit.request({
						...target,
						request: finalRequest,
						...data && { data }
					});
				}
				if (method !== "GET" || typeof response.data == "object" && response.data !== null) return response;
				signal.throwIfAborted();
				throw UNREADABLE_RESPONSE;
			});
			let [owner = "", repo = ""] = GITHUB_REPOSITORY.split("/");
			return {
				octokit,
				repo: {
					owner,
					repo
				},
				signal
			};
		}
		function runUrl() {
			let { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = (0, variables.Ee)();
			let run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
			return GITHUB_RUN_ATTEMPT ? `${run}/attempts/${GITHUB_RUN_ATTEMPT}` : run;
		}
		let ApiError = schemas.Ikc({
			status: schemas.aig(),
			message: schemas.YjP()
		});
		let statusOf = (error) => ApiError.safeParse(error).data?.status;
		async function withRetries(signal, task) {
			for (let attempt = 1;; attempt++) try {
				return await task();
			} catch (error) {
				if ((statusOf(error) ?? 0) < 500 || attempt === 3 || signal.aborted) throw error;
				await (0, promises_.setTimeout)(500, void 0, { signal }).catch(() => {
					throw error;
				});
			}
		}
		function isForbidden(error) {
			let { status, message = "" } = ApiError.safeParse(error).data ?? {};
			return status === 404 || status === 403 && !/rate limit|abuse detection/i.test(message);
		}
		function isPermissionMissing(error) {
			let { status, message = "" } = ApiError.safeParse(error).data ?? {};
			return status === 404 || /not accessible/i.test(message);
		}
		var errors = __webpack_require__(961);
		var format = __webpack_require__(2772);
		var github_event = __webpack_require__(1467);
		let MARKER = /^<!-- deploy-agent-server:(?<name>[^: ]*):(?<id>[^: ]*) -->/;
		let encodeForMarker = (text) => encodeURIComponent(text.slice(0, 1e3).toWellFormed()).replaceAll("--", "%2D%2D");
		let markerOf = ({ name, id }) => `<!-- deploy-agent-server:${encodeForMarker(name)}:${encodeForMarker(id)} -->`;
		function isCommentAbout(body, key) {
			let { name = "", id = "" } = MARKER.exec(body ?? "")?.groups ?? {};
			if (id !== "" && key.id !== "") return id.toLowerCase() === encodeForMarker(key.id).toLowerCase();
			return name !== "" && name === encodeForMarker(key.name);
		}
		let comment_MAX_BYTES = 65536;
		let breakReferences = (html) => html.replace(/(<code>[^<]*<\/code>|<a (?:(?!<a ).)*?<\/a>|^```[^`]*```$|<[^<>]*>|&#?\w+;)|(\bhttps?:\/\/[^\s<&]*[\w/])|@|#|:(?=\/\/)|(?<=\bwww)\.|(?<=\bGH)-/gim, (match, protectedText, url) => protectedText ?? (url === void 0 ? `${match}&#8203;` : `<code>${url}</code>`));
		async function commentBody({ renderInline, render, safeUrl }, key, { comment = [], link, outputs, ...titleParts }) {
			let seconds = outputs?.elapsed_seconds;
			let sha = await (0, github_event.commitOfEvent)();
			let footer = [
				.../^[0-9a-f]{40}$/.test(sha) ? [`commit ${sha.slice(0, 7)}`] : [],
				...seconds ? [(0, format.a3)(Number(seconds) * 1e3)] : [],
				[{
					text: "run",
					href: runUrl()
				}],
				...link && safeUrl(link) ? [[{
					text: "revision",
					href: link
				}]] : [],
				`${new Date().toUTCString().slice(5, 22)} UTC`
			];
			let title = `<h3>${renderInline((0, outcomes.Gg)(titleParts))}</h3>`;
			let end = `<p>${footer.map(renderInline).join(" · ")}</p>`;
			let renderBody = (maxBytes) => {
				let middle = comment.length === 0 ? [] : [render(comment, maxBytes).trimEnd()];
				let html = [
					title,
					...middle,
					end
				].join("\n\n");
				return `${markerOf(key)}\n\n${breakReferences(html).replace(/^\//gm, "&#47;")}\n`;
			};
			for (let maxBytes = comment_MAX_BYTES;; maxBytes /= 2) {
				let body = renderBody(maxBytes);
				if (Buffer.byteLength(body) <= comment_MAX_BYTES || maxBytes <= 1e3) return body;
			}
		}
		async function upsertComment(github, issue_number, key, body, { mayCreate, knownId }) {
			let { octokit, repo, signal } = github;
			let refusal;
			let isPermitted = (request) => request.then(() => !0, (error) => {
				if (!isForbidden(error)) throw error;
				refusal = error;
				return !1;
			});
			let tryUpdate = async (comment_id) => comment_id !== void 0 && await isPermitted(octokit.rest.issues.updateComment({
				...repo,
				comment_id,
				body
			})) ? comment_id : void 0;
			let remove = (comment_id) => isPermitted(octokit.rest.issues.deleteComment({
				...repo,
				comment_id
			}));
			return withRetries(signal, async () => {
				let updatedId = await tryUpdate(knownId);
				if (updatedId !== void 0) return updatedId;
				let [oldest, ...others] = await findOwnComments(github, issue_number, key);
				let keptId = await tryUpdate(oldest?.id);
				if (keptId !== void 0) {
					let duplicates = others.filter(({ login }) => login === oldest?.login);
					await Promise.all(duplicates.map(({ id }) => remove(id)));
					return keptId;
				}
				let exists = async () => (await findOwnComments(github, issue_number, key)).length > 0;
				if (!mayCreate && refusal !== void 0 && await exists()) throw refusal;
				if (!mayCreate) return;
				let { data } = await octokit.rest.issues.createComment({
					...repo,
					issue_number,
					body
				});
				let [first, ...later] = await findOwnComments(github, issue_number, key).catch(() => []);
				let olderId = later.some(({ id }) => id === data.id) ? await tryUpdate(first?.id) : void 0;
				if (olderId === void 0) return data.id;
				await remove(data.id);
				return olderId;
			});
		}
		async function findOwnComments({ octokit, repo }, issue_number, key) {
			let request = {
				...repo,
				issue_number,
				per_page: 100
			};
			let comments = (await octokit.paginate(octokit.rest.issues.listComments, request)).filter(({ body }) => isCommentAbout(body, key)).sort((one, other) => one.id - other.id).map(({ id, user }) => ({
				id,
				login: user?.login,
				isBot: user?.type === "Bot"
			}));
			let botComments = comments.filter(({ isBot }) => isBot);
			if (comments.length === 0 || comments.length === 1 && botComments.length === 1) return botComments;
			let login = await viewerLogin(octokit);
			let ownComments = comments.filter((one) => login !== void 0 && one.login === login);
			return ownComments.length > 0 ? ownComments : botComments;
		}
		let Viewer = schemas.Ikc({ viewer: schemas.Ikc({ login: schemas.YjP() }) });
		async function viewerLogin({ graphql }) {
			try {
				return Viewer.parse(await graphql("{ viewer { login } }")).viewer.login;
			} catch (error) {
				if (error instanceof Error && error.name === "GraphqlResponseError" || isForbidden(error) || error instanceof errors.G) return;
				throw error;
			}
		}
		async function pullRequestsOf({ octokit, repo, signal }) {
			let eventPullRequest = await (0, github_event.pullRequestOfEvent)();
			if (eventPullRequest !== void 0) return [eventPullRequest.number];
			let request = {
				...repo,
				commit_sha: await (0, github_event.commitOfEvent)()
			};
			let { data } = await withRetries(signal, () => octokit.rest.repos.listPullRequestsAssociatedWithCommit(request));
			return data.filter(({ state }) => state === "open").map(({ number }) => number);
		}
		let truncateDescription = (text) => (0, format.xv)(text, 139).toWellFormed();
		let descriptionFor = (subject) => truncateDescription(`Agent server ${subject}`);
		async function createGithubDeployment(github, subject) {
			let { octokit, repo, environment, signal } = github;
			let pullRequest = await (0, github_event.pullRequestOfEvent)();
			let { data, status } = await octokit.rest.repos.createDeployment({
				...repo,
				ref: await (0, github_event.commitOfEvent)(),
				environment,
				description: descriptionFor(subject),
				...pullRequest?.isMerged === !1 ? { transient_environment: !0 } : {},
				auto_merge: !1,
				required_contexts: []
			});
			signal.throwIfAborted();
			if (typeof data != "object" || !data) throw UNREADABLE_RESPONSE;
			if ("id" in data) return data.id;
			throw new GithubError(data.message ?? "GitHub made no Deployment", status);
		}
		async function setStatus({ octokit, repo, signal }, deployment_id, { state, description, environment_url, log_url = runUrl() }) {
			let request = {
				...repo,
				deployment_id,
				state,
				log_url,
				...description === void 0 ? {} : { description: truncateDescription(description) },
				...environment_url === void 0 ? {} : { environment_url },
				auto_inactive: !1
			};
			await withRetries(signal, () => octokit.rest.repos.createDeploymentStatus(request));
		}
		async function retireDeployments(github, subject, { beforeId, maxPages }) {
			let { octokit, repo, environment, signal } = github;
			let lastPage = maxPages ?? (beforeId === void 0 ? Infinity : 10);
			let isMatch = ({ id, description }) => description === descriptionFor(subject) && (beforeId === void 0 || id < beforeId);
			async function retireOne({ id, created_at }) {
				let request = {
					...repo,
					deployment_id: id,
					per_page: 1
				};
				let { data } = await withRetries(signal, () => octokit.rest.repos.listDeploymentStatuses(request));
				let state = data[0]?.state;
				let isUnfinished = [
					void 0,
					"in_progress",
					"pending",
					"queued"
				].includes(state);
				let isRecent = Date.now() - Date.parse(created_at) < 216e5;
				let shouldRetire = beforeId === void 0 ? state !== "inactive" : state === "success" || isUnfinished && !isRecent;
				shouldRetire && await setStatus(github, id, { state: "inactive" });
				return shouldRetire;
			}
			let request = {
				...repo,
				environment,
				per_page: 100
			};
			await withRetries(signal, async () => {
				let pageCount = 0;
				let pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
				for await (let { data } of pages) {
					let matches = data.filter(isMatch);
					for (let start = 0; start < matches.length; start += 10) {
						let results = await Promise.all(matches.slice(start, start + 10).map(retireOne));
						if (beforeId !== void 0 && !results.includes(!0)) return;
					}
					pageCount += 1;
					if (pageCount === lastPage) return;
				}
			});
		}
		let PERMISSIONS = {
			github_environment: "deployments: write",
			comment_on_pr: "pull-requests: write"
		};
		let NO_EFFECT = "This does not affect the result of the step.";
		function reasonOf(error, { redact }) {
			let status = statusOf(error);
			if (status === void 0 || !(error instanceof Error)) return UNREADABLE_RESPONSE.message;
			let message = error.message.trim();
			if (message === "" || message.startsWith("<") || message.length > 1e4) return `status ${status}`;
			return (0, format.xv)(redact(message).replace(/\s+/g, " "), 300).replace(/\.$/, "");
		}
		async function reportGithubFailure(error, input, runtime, advice) {
			let reason = reasonOf(error, runtime);
			if (!isForbidden(error)) return runtime.warning(`${input}: could not update GitHub: ${reason}. ${NO_EFFECT}${advice}`);
			let { GITHUB_EVENT_NAME } = (0, variables.Ee)();
			if (GITHUB_EVENT_NAME !== "pull_request_target" && (await (0, github_event.pullRequestOfEvent)())?.isFromFork) return runtime.notice(`${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`);
			if (!isPermissionMissing(error)) return runtime.warning(`${input}: GitHub refused this: ${reason}. ${NO_EFFECT}`);
			runtime.warning(`${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`);
		}
		let RETRY_ADVICE = " Run it again, or GitHub still says that the deployment runs.";
		let subjectOf = ({ name, id }) => name || id;
		function createConnection(inputs, runtime) {
			let { github_token, github_environment: environment = "" } = inputs;
			function keyOf({ outputs } = { outputs: {} }) {
				let knownValues = {
					...Object.fromEntries(runtime.outputs),
					...outputs
				};
				let keyPart = (name) => runtime.sanitizer.oneLine(String(knownValues[name] || inputs[name] || "").toWellFormed());
				return {
					name: keyPart("deployment_name"),
					id: keyPart("deployment_id")
				};
			}
			async function withGithub(input, timeout, task, advice = "") {
				if (!inputs[input]) return !0;
				if (github_token === void 0) {
					let reason = (0, variables.Ee)().GITHUB_ACTIONS === "true" ? "github_token is empty (remove it: its default is the token of the job)" : "it works in GitHub Actions only";
					runtime.warning(`${input}: nothing was sent to GitHub, because ${reason}.`);
					return !0;
				}
				try {
					await task({
						...await connectToGithub(github_token, timeout),
						environment
					});
					return !0;
				} catch (error) {
					await reportGithubFailure(error, input, runtime, advice);
					return isForbidden(error);
				}
			}
			return {
				inputs,
				runtime,
				keyOf,
				withGithub
			};
		}
		function createDeploymentNotification({ runtime, keyOf, withGithub }) {
			let { sanitizer, renderer } = runtime;
			let githubDeployment;
			async function finish(timeout, due, texts) {
				saved_state.s8.save(runtime, due);
				let { id, name, state } = due;
				await withGithub("github_environment", timeout, async (github) => {
					await setStatus(github, id, {
						state,
						...texts
					});
					saved_state.s8.save(runtime, void 0);
					state === "success" && await retireDeployments(github, name, { beforeId: id });
				});
			}
			return {
				start: (timeout, headline) => withGithub("github_environment", timeout, async (github) => {
					let name = subjectOf(keyOf());
					githubDeployment = {
						id: await createGithubDeployment(github, name),
						name
					};
					saved_state.s8.save(runtime, {
						...githubDeployment,
						state: "error"
					});
					let description = sanitizer.oneLine(headline);
					await setStatus(github, githubDeployment.id, {
						state: "in_progress",
						description
					});
				}),
				async end(timeout, result) {
					if (githubDeployment === void 0) return;
					let { outputs, outcome, link } = result;
					let url = String(outputs.deployment_url ?? runtime.outputs.get("deployment_url") ?? "");
					await finish(timeout, {
						...githubDeployment,
						state: (0, outcomes.TS)(outcome).github
					}, {
						description: sanitizer.oneLine((0, outcomes.Kq)(result)),
						environment_url: renderer.safeUrl(url) && url,
						log_url: link && renderer.safeUrl(link)
					});
				},
				reportRemoval(timeout, result) {
					let options = result.outcome === "absent" ? { maxPages: 1 } : {};
					let retireAll = (github) => retireDeployments(github, subjectOf(keyOf(result)), options);
					return withGithub("github_environment", timeout, retireAll, RETRY_ADVICE);
				},
				async close(timeout) {
					let due = saved_state.s8.load(runtime);
					due !== void 0 && await finish(timeout, due, { description: saved_state.BO.load(runtime) });
				}
			};
		}
		function createCommentNotification({ inputs, runtime, keyOf, withGithub }) {
			let comment_id;
			function update(timeout, key, content, { mayCreate, advice, isStart }) {
				let task = async (github) => {
					let numbers = await pullRequestsOf(github);
					let [number] = numbers;
					if (number !== void 0 && numbers.length === 1) {
						let options = {
							mayCreate,
							knownId: comment_id
						};
						comment_id = await upsertComment(github, number, key, await commentBody(runtime.renderer, key, content), options);
					} else isStart || runtime.info(`comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`);
				};
				return withGithub("comment_on_pr", timeout, task, advice);
			}
			return {
				async start(timeout, headline) {
					inputs.comment_on_pr && saved_state.uP.save(runtime, keyOf());
					let content = {
						outcome: "not_waited",
						headline
					};
					await update(timeout, keyOf(), content, {
						mayCreate: !0,
						isStart: !0
					});
				},
				async end(timeout, result) {
					if (!inputs.comment_on_pr) return;
					let { outcome, headline = "", mark } = result;
					let end = {
						outcome,
						headline: runtime.sanitizer.oneLine(headline),
						mark
					};
					saved_state.uP.save(runtime, {
						...keyOf(result),
						end
					});
					await update(timeout, keyOf(result), result, { mayCreate: !0 }) && saved_state.uP.save(runtime, void 0);
				},
				reportRemoval: (timeout, result) => update(timeout, keyOf(result), result, {
					mayCreate: !1,
					advice: RETRY_ADVICE
				}),
				reportRejection: (timeout, result) => update(timeout, keyOf(), result, { mayCreate: !1 }),
				async close(timeout) {
					let due = saved_state.uP.load(runtime);
					if (due === void 0) return;
					let headline = saved_state.BO.load(runtime) ?? `${subjectOf(due)}: outcome unknown`;
					await update(timeout, due, due.end ?? killedStepContent(headline), { mayCreate: due.end !== void 0 });
				}
			};
		}
		function createNotifier(inputs, runtime) {
			let { sanitizer, signal } = runtime;
			let connection = createConnection(inputs, runtime);
			let deployment = createDeploymentNotification(connection);
			let comment = createCommentNotification(connection);
			let startRequests;
			let endTimeout = () => timeoutSignal(signal, LIMITS_MS.end);
			return {
				start(headline) {
					if (startRequests !== void 0) return;
					let timeout = timeoutSignal(signal, LIMITS_MS.duringRollout);
					saved_state.BO.save(runtime, `${sanitizer.oneLine(headline)}; killed, outcome unknown`);
					startRequests = Promise.all([deployment.start(timeout, headline), comment.start(timeout, headline)]);
				},
				async end(result) {
					let timeout = endTimeout();
					startRequests && saved_state.BO.save(runtime, sanitizer.oneLine((0, outcomes.Kq)(result)));
					await Promise.race([startRequests, (0, external_node_events_.once)(timeout, "abort")]);
					await Promise.all([deployment.end(timeout, result), comment.end(timeout, result)]);
				},
				async reportRemoval(result) {
					let timeout = endTimeout();
					await Promise.all([deployment.reportRemoval(timeout, result), comment.reportRemoval(timeout, result)]);
				},
				async reportRejection(result) {
					await comment.reportRejection(endTimeout(), result);
				},
				async close() {
					let timeout = endTimeout();
					await Promise.all([deployment.close(timeout), comment.close(timeout)]);
				}
			};
		}
		function killedStepContent(headline) {
			return {
				outcome: "error",
				headline,
				comment: [{ text: "The step was killed before it could say how the rollout ended." }, { text: [{ strong: "Next step:" }, " see on the platform which revision serves, before you deploy again."] }]
			};
		}
	})
};
