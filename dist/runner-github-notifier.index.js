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
		let optional = (schema) => schema.optional().catch(void 0);
		let Event = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			repository: optional(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ private: zod__WEBPACK_IMPORTED_MODULE_2__.zMY() })),
			pull_request: optional(NumberedItem.extend({
				merged: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().nullish(),
				head: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
					sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
					repo: Repository.nullable()
				}),
				base: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repo: Repository })
			})),
			issue: optional(NumberedItem.extend({ pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({}).optional() })),
			workflow_run: optional(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				pull_requests: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(NumberedItem)
			})),
			merge_group: optional(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }))
		});
		async function readEvent() {
			let path = (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_EVENT_PATH ?? "";
			let json = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, "utf8").then(JSON.parse).catch(() => void 0);
			return Event.safeParse(json).data ?? {};
		}
		async function isPublicRun() {
			let { repository } = await readEvent();
			return repository && !repository.private;
		}
		async function pullRequestOfEvent() {
			let { pull_request, issue, workflow_run, merge_group } = await readEvent();
			if (pull_request !== void 0) {
				let { number, merged, head, base } = pull_request;
				let isFromFork = head.repo?.full_name !== base.repo.full_name;
				return {
					number,
					isMerged: merged === !0,
					isFromFork
				};
			}
			let commentedNumber = issue?.pull_request && issue.number;
			let { pull_requests: [ofRun, otherOfRun] = [] } = workflow_run ?? {};
			let [, mergedNumber] = /\/pr-(\d+)-/.exec(merge_group?.head_ref ?? "") ?? [];
			let number = commentedNumber ?? (otherOfRun ? void 0 : ofRun?.number) ?? mergedNumber;
			return number === void 0 ? void 0 : {
				number: Number(number),
				isFromFork: !1
			};
		}
		async function commitOfEvent() {
			let { pull_request, workflow_run } = await readEvent();
			return (pull_request?.merged ? void 0 : pull_request?.head.sha) ?? workflow_run?.head_sha ?? (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_SHA ?? "";
		}
	}),
	8772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createNotifier: () => createNotifier });
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
		let githubError = (message, status) => Object.assign(Error(message), { status });
		let UNREADABLE_RESPONSE = githubError("GitHub's answer cannot be read", 502);
		let TIMEOUT_ERROR = githubError("GitHub did not answer in time", 504);
		function timeoutSignal(cancellation, ms) {
			let timeout = new AbortController();
			let limitMs = cancellation.aborted ? 1e3 : ms;
			setTimeout(() => timeout.abort(TIMEOUT_ERROR), limitMs).unref();
			return timeout.signal;
		}
		async function connectToGithub(token, signal) {
			let { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = (0, variables.Ee)();
			let { defaults, GitHub, getOctokitOptions } = await Promise.all([__webpack_require__.e("undici"), __webpack_require__.e("actions-github")]).then(__webpack_require__.bind(__webpack_require__, 4076));
			let request = {
				...defaults.request,
				log: SILENT_LOG,
				redirect: "error",
				signal
			};
			let octokit = new GitHub(getOctokitOptions(token, {
				log: SILENT_LOG,
				request,
				...baseUrl && { baseUrl }
			}));
			octokit.hook.wrap("request", async (send, options) => {
				let { method, baseUrl, url } = options;
				if (new URL(url, baseUrl).origin !== new URL(baseUrl).origin) throw githubError("GitHub's answer points to another server", 421);
				let response = await send(options);
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
		let MAX_BYTES = 65536;
		let breakReferences = (html) => html.replace(/(<code>[^<]*<\/code>|<a (?:(?!<a ).)*?<\/a>|^```[^`]*```$|<[^<>]*>|&#?\w+;)|(\bhttps?:\/\/[^\s<&]*[\w/])|@|#|:(?=\/\/)|(?<=\bwww)\.|(?<=\bGH)-/gim, (match, protectedText, url) => protectedText ?? (url === void 0 ? `${match}&#8203;` : `<code>${url}</code>`));
		async function commentBody({ renderInline, render, safeUrl }, key, { title, comment = [], link, outputs }) {
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
			let heading = `<h3>${renderInline(title)}</h3>`;
			let end = `<p>${footer.map(renderInline).join(" · ")}</p>`;
			let renderBody = (maxBytes) => {
				let middle = comment.length === 0 ? [] : [render(comment, maxBytes).trimEnd()];
				let html = [
					heading,
					...middle,
					end
				].join("\n\n");
				return `${markerOf(key)}\n\n${breakReferences(html).replace(/^\//gm, "&#47;")}\n`;
			};
			for (let maxBytes = MAX_BYTES;; maxBytes /= 2) {
				let body = renderBody(maxBytes);
				if (Buffer.byteLength(body) <= MAX_BYTES || maxBytes <= 1e3) return body;
			}
		}
		async function upsertComment(github, issue_number, key, body, { mayCreate, knownId }) {
			let { octokit, repo, signal } = github;
			let { updateComment, deleteComment, createComment } = octokit.rest.issues;
			let update = (comment_id) => updateComment({
				...repo,
				comment_id,
				body
			}).then(() => comment_id, (error) => {
				if (statusOf(error) === 404 || mayCreate && isForbidden(error)) return;
				throw error;
			});
			return withRetries(signal, async () => {
				let [oldest, ...others] = await findOwnComments(github, issue_number, key);
				let ownId = oldest?.id ?? knownId;
				let keptId = ownId && await update(ownId);
				if (keptId) {
					let requests = others.filter(({ login }) => login === oldest?.login).map(({ id }) => deleteComment({
						...repo,
						comment_id: id
					}));
					await Promise.allSettled(requests);
					return keptId;
				}
				if (!mayCreate) return;
				let { data } = await createComment({
					...repo,
					issue_number,
					body
				});
				return data.id;
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
			throw githubError(data.message ?? "GitHub made no Deployment", status);
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
		async function retireDeployments(github, subject, beforeId) {
			let { octokit, repo, environment, signal } = github;
			let isMatch = ({ id, description }) => description === descriptionFor(subject) && (beforeId === void 0 || id < beforeId);
			async function retireOne({ id, created_at }) {
				let request = {
					...repo,
					deployment_id: id,
					per_page: 1
				};
				let { data } = await withRetries(signal, () => octokit.rest.repos.listDeploymentStatuses(request));
				let state = data[0]?.state;
				let isAbandoned = [
					void 0,
					"in_progress",
					"pending",
					"queued"
				].includes(state) && Date.now() - Date.parse(created_at) >= 216e5;
				let shouldRetire = beforeId === void 0 ? state !== "inactive" : state === "success" || isAbandoned;
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
					if (pageCount === 10) return;
				}
			});
		}
		let PERMISSIONS = {
			github_environment: "deployments: write",
			comment_on_pr: "pull-requests: write"
		};
		function reasonOf(error, { redact }) {
			let status = statusOf(error);
			if (status === void 0 || !(error instanceof Error)) return UNREADABLE_RESPONSE.message;
			let message = error.message.trim();
			if (message === "" || message.startsWith("<") || message.length > 1e4) return `status ${status}`;
			return (0, format.xv)(redact(message).replace(/\s+/g, " "), 300).replace(/\.$/, "");
		}
		async function reportGithubFailure(error, input, runtime) {
			let reason = reasonOf(error, runtime);
			if (!isPermissionMissing(error)) return runtime.warning(`${input}: could not update GitHub: ${reason}. This does not affect the result of the step.`);
			let { GITHUB_EVENT_NAME } = (0, variables.Ee)();
			if (GITHUB_EVENT_NAME !== "pull_request_target" && (await (0, github_event.pullRequestOfEvent)())?.isFromFork) return runtime.notice(`${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`);
			runtime.warning(`${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`);
		}
		let KILLED_STEP_COMMENT = [{ text: "Next step: see on the platform which revision serves, before you deploy again." }];
		let subjectOf = ({ name, id }) => name || id;
		function createConnection(inputs, runtime) {
			let { github_token, github_environment: environment = "" } = inputs;
			function keyOf() {
				let keyPart = (name) => runtime.sanitizer.oneLine(String(runtime.outputs.get(name) || inputs[name] || "").toWellFormed());
				return {
					name: keyPart("deployment_name"),
					id: keyPart("deployment_id")
				};
			}
			async function withGithub(input, timeout, task) {
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
					await reportGithubFailure(error, input, runtime);
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
		function createDeploymentNotification(connection) {
			let { runtime, keyOf, withGithub } = connection;
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
					state === "success" && await retireDeployments(github, name, id);
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
					let { outcome, link } = result;
					let url = String(runtime.outputs.get("deployment_url") ?? "");
					await finish(timeout, {
						...githubDeployment,
						state: (0, outcomes.TS)(outcome).github
					}, {
						description: sanitizer.oneLine(result.headline),
						environment_url: renderer.safeUrl(url) && url,
						log_url: link && renderer.safeUrl(link)
					});
				},
				correct: (timeout) => withGithub("github_environment", timeout, (github) => retireDeployments(github, subjectOf(keyOf()))),
				async close(timeout) {
					let due = saved_state.s8.load(runtime);
					due !== void 0 && await finish(timeout, due, { description: saved_state.BO.load(runtime) });
				}
			};
		}
		function createCommentNotification(connection) {
			let { inputs, runtime, keyOf, withGithub } = connection;
			let comment_id;
			function update(timeout, key, content, { mayCreate, isStart }) {
				return withGithub("comment_on_pr", timeout, async (github) => {
					let numbers = await pullRequestsOf(github);
					let [number] = numbers;
					if (number !== void 0 && numbers.length === 1) {
						let options = {
							mayCreate,
							knownId: comment_id
						};
						comment_id = await upsertComment(github, number, key, await commentBody(runtime.renderer, key, content), options);
					} else isStart || runtime.info(`comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`);
				});
			}
			return {
				async start(timeout, headline) {
					inputs.comment_on_pr && saved_state.uP.save(runtime, keyOf());
					let title = `${outcomes.im.not_waited.icon} ${headline}`;
					await update(timeout, keyOf(), { title }, {
						mayCreate: !0,
						isStart: !0
					});
				},
				async end(timeout, result) {
					if (!inputs.comment_on_pr) return;
					let title = runtime.sanitizer.oneLine(result.title);
					saved_state.uP.save(runtime, {
						...keyOf(),
						title
					});
					await update(timeout, keyOf(), result, { mayCreate: !0 }) && saved_state.uP.save(runtime, void 0);
				},
				correct: (timeout, result) => update(timeout, keyOf(), result, { mayCreate: !1 }),
				async close(timeout) {
					let due = saved_state.uP.load(runtime);
					if (due === void 0) return;
					let headline = saved_state.BO.load(runtime) ?? `${subjectOf(due)}: killed, outcome unknown`;
					let killed = {
						title: `${outcomes.im.error.icon} ${headline}`,
						comment: KILLED_STEP_COMMENT
					};
					let { title } = due;
					await update(timeout, due, title === void 0 ? killed : { title }, { mayCreate: title !== void 0 });
				}
			};
		}
		function createNotifier(inputs, runtime) {
			let { sanitizer, signal } = runtime;
			let connection = createConnection(inputs, runtime);
			let comment = createCommentNotification(connection);
			let notifications = [createDeploymentNotification(connection), comment];
			let startRequests;
			let startLimit = new AbortController();
			let endTimeout = () => timeoutSignal(signal, LIMITS_MS.end);
			let forEach = (send) => Promise.all(notifications.map(send));
			return {
				start(headline) {
					if (startRequests !== void 0) return;
					let limit = timeoutSignal(signal, LIMITS_MS.duringRollout);
					let timeout = AbortSignal.any([startLimit.signal, limit]);
					saved_state.BO.save(runtime, `${sanitizer.oneLine(headline)}; killed, outcome unknown`);
					startRequests = forEach((one) => one.start(timeout, headline));
				},
				async end(result) {
					let timeout = endTimeout();
					startRequests && saved_state.BO.save(runtime, sanitizer.oneLine(result.headline));
					timeout.addEventListener("abort", () => startLimit.abort(timeout.reason));
					await startRequests;
					await forEach((one) => one.end(timeout, result));
				},
				reportRemoval: (result) => forEach((one) => one.correct(endTimeout(), result)),
				reportRejection: (result) => comment.correct(endTimeout(), result),
				close: () => forEach((one) => one.close(endTimeout()))
			};
		}
	})
};
