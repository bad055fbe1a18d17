"use strict";
exports.id = "runner-github-notifier";
exports.ids = ["runner-github-notifier", 467];
exports.modules = {
	6784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fs: () => headlineDue,
			gw: () => exportId,
			is: () => commentDue,
			kp: () => deploymentDue,
			uQ: () => exportSettled,
			wK: () => creationSent
		});
		var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3339);
		var _outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1506);
		let text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP().min(1);
		function savedValue(name, form) {
			return {
				name,
				save: ({ saveState }, value) => saveState(name, value === void 0 ? "" : form.encode(value)),
				saved: ({ savedState }) => form.safeParse(savedState(name)).data
			};
		}
		let json = (value) => zod__WEBPACK_IMPORTED_MODULE_1__.rLB(text, value, {
			encode: (members) => JSON.stringify(members),
			decode: (saved) => JSON.parse(saved)
		});
		let isOutcome = (word) => typeof word == "string" && Object.hasOwn(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.im, word);
		let CommentDue = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			id: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			end: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				outcome: zod__WEBPACK_IMPORTED_MODULE_1__.IeY(isOutcome),
				headline: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
				mark: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.Nz).optional()
			}).optional()
		});
		let headlineDue = savedValue("headline_due", text);
		let deploymentDue = savedValue("github_deployment_due", json(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			id: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
			name: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			state: zod__WEBPACK_IMPORTED_MODULE_1__.k5n(_outcomes_js__WEBPACK_IMPORTED_MODULE_0__.R8)
		})));
		let commentDue = savedValue("comment_due", json(CommentDue));
		let exportId = savedValue("export_id", text);
		let creationSent = savedValue("creation", zod__WEBPACK_IMPORTED_MODULE_1__.euz("true"));
		let exportSettled = savedValue("settled", zod__WEBPACK_IMPORTED_MODULE_1__.euz("true"));
	}),
	1467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			isPublicRun: () => isPublicRun,
			pullRequestOfEvent: () => pullRequestOfEvent
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
		var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
		var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5789);
		let Numbered = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__.aig() });
		let Repository = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
		let byNumber = (number = NaN, headSha) => ({
			number,
			headSha,
			isFromFork: !1
		});
		let Event = zod__WEBPACK_IMPORTED_MODULE_2__.KCZ([
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
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issue: Numbered.extend({ pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({}) }) }).transform(({ issue }) => byNumber(issue.number)),
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
				head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
				pull_requests: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(Numbered).length(1)
			}) }).transform(({ workflow_run: run }) => byNumber(run.pull_requests[0]?.number, run.head_sha)),
			zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) }).transform(({ merge_group: { head_ref } }) => byNumber(Number(/\/pr-(\d+)-/.exec(head_ref)?.[1])))
		]);
		async function readEvent() {
			let { GITHUB_EVENT_PATH = "" } = (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)();
			return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(GITHUB_EVENT_PATH, "utf8").then(JSON.parse).catch(() => void 0);
		}
		let AnyEvent = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ private: zod__WEBPACK_IMPORTED_MODULE_2__.zMY() }) });
		async function isPublicRun() {
			let event = AnyEvent.safeParse(await readEvent()).data;
			return event && !event.repository.private;
		}
		async function pullRequestOfEvent() {
			let { data } = Event.safeParse(await readEvent());
			return data?.number ? data : void 0;
		}
	}),
	5595: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createNotifier: () => createNotifier });
		var variables = __webpack_require__(5789);
		var outcomes = __webpack_require__(1506);
		var saved_state = __webpack_require__(6784);
		var promises_ = __webpack_require__(8500);
		var schemas = __webpack_require__(3339);
		let LIMITS_MS = {
			beside: 15e3,
			end: 5e3
		};
		let nothing = () => void 0;
		let SILENT = {
			debug: nothing,
			info: nothing,
			warn: nothing,
			error: nothing
		};
		class GithubError extends Error {
			status;
			constructor(message, status) {
				super(message);
				this.status = status;
			}
		}
		let UNREADABLE = new GithubError("GitHub's answer cannot be read", 502);
		let LATE = new GithubError("GitHub did not answer in time", 504);
		function timeLimit(cancelled, ms) {
			let limit = new AbortController();
			setTimeout(() => limit.abort(LATE), cancelled.aborted ? 1e3 : ms).unref();
			return limit.signal;
		}
		let limited = (ask) => async (address, options) => {
			let { body, status, headers, url } = await ask(address, options);
			let bytes = 0;
			let counting = new TransformStream({ transform(chunk, stream) {
				bytes += chunk.length;
				bytes > 16777216 ? stream.error(UNREADABLE) : stream.enqueue(chunk);
			} });
			let answer = new Response(body?.pipeThrough(counting) ?? null, {
				status,
				headers
			});
			return Object.defineProperty(answer, "url", { value: url });
		};
		async function connectToGithub(token, limit) {
			let { GITHUB_REPOSITORY = "", GITHUB_API_URL: baseUrl } = (0, variables.Ee)();
			let { defaults, GitHub, getOctokitOptions } = await Promise.all([__webpack_require__.e("undici"), __webpack_require__.e("actions-github")]).then(__webpack_require__.bind(__webpack_require__, 4076));
			let fetch = limited(defaults.request?.fetch ?? globalThis.fetch);
			let request = {
				...defaults.request,
				fetch,
				log: SILENT,
				redirect: "manual",
				signal: limit
			};
			let octokit = new GitHub(getOctokitOptions(token, {
				log: SILENT,
				request,
				...baseUrl && { baseUrl }
			}));
			octokit.hook.wrap("request", async (ask, options) => {
				let { method, baseUrl, headers, request, mediaType, url } = options;
				let { origin } = new URL(baseUrl);
				let onHost = (address) => {
					if (new URL(address, baseUrl).origin === origin) return address;
					throw new GithubError("GitHub's answer points to another server", 421);
				};
				onHost(url);
				let first = await ask(options);
				let { location } = first.status >= 300 ? first.headers : {};
				let { body: data } = octokit.request.endpoint(options);
				let same = {
					method,
					baseUrl,
					headers,
					request: {
						...request,
						redirect: "error"
					},
					mediaType,
					...data && { data }
				};
				if (location !== void 0) return octokit.request({
					...same,
					url: onHost(location)
				});
				if (method !== "GET" || typeof first.data == "object" && first.data !== null) return first;
				limit.throwIfAborted();
				throw UNREADABLE;
			});
			let [owner = "", repo = ""] = GITHUB_REPOSITORY.split("/");
			return {
				octokit,
				repo: {
					owner,
					repo
				},
				limit
			};
		}
		function runUrl() {
			let { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = (0, variables.Ee)();
			let run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
			return GITHUB_RUN_ATTEMPT ? `${run}/attempts/${GITHUB_RUN_ATTEMPT}` : run;
		}
		let ApiFailure = schemas.Ikc({
			status: schemas.aig(),
			message: schemas.YjP()
		});
		let statusOf = (error) => ApiFailure.safeParse(error).data?.status;
		async function withRetries(limit, task) {
			for (let attempt = 1;; attempt++) try {
				return await task();
			} catch (error) {
				if ((statusOf(error) ?? 0) < 500 || attempt === 3 || limit.aborted) throw error;
				await (0, promises_.setTimeout)(500, void 0, { signal: limit }).catch(() => {
					throw error;
				});
			}
		}
		function isForbidden(error) {
			let { status, message = "" } = ApiFailure.safeParse(error).data ?? {};
			return status === 404 || status === 403 && !/rate limit|abuse detection/i.test(message);
		}
		function isPermission(error) {
			let { status, message = "" } = ApiFailure.safeParse(error).data ?? {};
			return status === 404 || /not accessible/i.test(message);
		}
		var errors = __webpack_require__(961);
		var format = __webpack_require__(2772);
		var github_event = __webpack_require__(1467);
		let MARKER = /^<!-- deploy-agent-server:(?<name>[^: ]*):(?<id>[^: ]*) -->/;
		let encoded = (text) => encodeURIComponent(text.slice(0, 1e3).toWellFormed()).replaceAll("--", "%2D%2D");
		let markerOf = ({ name, id }) => `<!-- deploy-agent-server:${encoded(name)}:${encoded(id)} -->`;
		function isAbout(body, key) {
			let { name = "", id = "" } = MARKER.exec(body ?? "")?.groups ?? {};
			if (id !== "" && key.id !== "") return id.toLowerCase() === encoded(key.id).toLowerCase();
			return name !== "" && name === encoded(key.name);
		}
		let comment_MAX_BYTES = 65536;
		let withoutReferences = (html) => html.replace(/(<code>[^<]*<\/code>|<a .*?<\/a>|^```[^`]*```$|<[^>]*>|&#?\w+;)|(\bhttps?:\/\/[^\s<&]*[\w/])|@|#|:(?=\/\/)|(?<=\bwww)\.|(?<=\bGH)-/gim, (found, kept, url) => kept ?? (url === void 0 ? `${found}&#8203;` : `<code>${url}</code>`));
		let now = () => `${new Date().toUTCString().slice(5, 22)} UTC`;
		async function commit() {
			let sha = (await (0, github_event.pullRequestOfEvent)())?.headSha ?? (0, variables.Ee)().GITHUB_SHA ?? "";
			return /^[0-9a-f]{40}$/.test(sha) ? [`commit ${sha.slice(0, 7)}`] : [];
		}
		async function commentBody({ inline, render, address }, key, { comment = [], link, outputs, ...titled }) {
			let seconds = outputs?.elapsed_seconds;
			let footer = [
				...await commit(),
				...seconds ? [(0, format.a3)(Number(seconds) * 1e3)] : [],
				[{
					text: "run",
					href: runUrl()
				}],
				...link && address(link) ? [[{
					text: "revision",
					href: link
				}]] : [],
				now()
			];
			let title = `<h3>${inline((0, outcomes.Gg)(titled))}</h3>`;
			let end = `<p>${footer.map(inline).join(" · ")}</p>`;
			let bodyOf = (maxBytes) => {
				let middle = comment.length === 0 ? [] : [render(comment, maxBytes).trimEnd()];
				let html = [
					title,
					...middle,
					end
				].join("\n\n");
				return `${markerOf(key)}\n\n${withoutReferences(html).replace(/^\//gm, "&#47;")}\n`;
			};
			let maxBytes = comment_MAX_BYTES;
			let body = bodyOf(maxBytes);
			for (; Buffer.byteLength(body) > comment_MAX_BYTES && maxBytes > 1e3;) {
				maxBytes /= 2;
				body = bodyOf(maxBytes);
			}
			return body;
		}
		async function keepComment(github, issue_number, key, body, { mayCreate, known }) {
			let { octokit, repo, limit } = github;
			let refusal;
			let updated = async (comment_id) => {
				if (comment_id === void 0) return;
				try {
					await octokit.rest.issues.updateComment({
						...repo,
						comment_id,
						body
					});
					return comment_id;
				} catch (error) {
					if (!isForbidden(error)) throw error;
					refusal = error;
					return;
				}
			};
			let remove = async (comment_id) => {
				try {
					await octokit.rest.issues.deleteComment({
						...repo,
						comment_id
					});
				} catch (error) {
					if (!isForbidden(error)) throw error;
				}
			};
			return withRetries(limit, async () => {
				let there = await updated(known);
				if (there !== void 0) return there;
				let [oldest, ...others] = await findOurs(github, issue_number, key);
				let kept = await updated(oldest?.id);
				if (kept !== void 0) {
					let same = others.filter(({ login }) => login === oldest?.login);
					await Promise.all(same.map(({ id }) => remove(id)));
					return kept;
				}
				let isLeft = async () => (await findOurs(github, issue_number, key)).length > 0;
				if (!mayCreate && refusal !== void 0 && await isLeft()) throw refusal;
				if (!mayCreate) return;
				let { data } = await octokit.rest.issues.createComment({
					...repo,
					issue_number,
					body
				});
				let [first, ...more] = await findOurs(github, issue_number, key).catch(() => []);
				if (!more.some(({ id }) => id === data.id) || await updated(first?.id) === void 0) return data.id;
				await remove(data.id);
				return first?.id;
			});
		}
		async function findOurs({ octokit, repo }, issue_number, key) {
			let marked = (await octokit.paginate(octokit.rest.issues.listComments, {
				...repo,
				issue_number,
				per_page: 100
			})).filter(({ body }) => isAbout(body, key)).sort((one, other) => one.id - other.id).map(({ id, user }) => ({
				id,
				login: user?.login,
				isBot: user?.type === "Bot"
			}));
			let ofBots = marked.filter(({ isBot }) => isBot);
			if (marked.length === 0 || marked.length === 1 && ofBots.length === 1) return ofBots;
			let login = await viewer(octokit);
			let own = marked.filter((one) => login !== void 0 && one.login === login);
			return own.length > 0 ? own : ofBots;
		}
		let Viewer = schemas.Ikc({ viewer: schemas.Ikc({ login: schemas.YjP() }) });
		async function viewer({ graphql }) {
			try {
				return Viewer.parse(await graphql("{ viewer { login } }")).viewer.login;
			} catch (error) {
				if (isForbidden(error) || error instanceof errors.G) return;
				if (error instanceof Error && error.name === "GraphqlResponseError") return;
				throw error;
			}
		}
		async function pullRequestsOf({ octokit, repo, limit }) {
			let ofEvent = await (0, github_event.pullRequestOfEvent)();
			if (ofEvent !== void 0) return [ofEvent.number];
			let { GITHUB_SHA: commit_sha = "" } = (0, variables.Ee)();
			let request = {
				...repo,
				commit_sha
			};
			let { data } = await withRetries(limit, () => octokit.rest.repos.listPullRequestsAssociatedWithCommit(request));
			return data.filter(({ state }) => state === "open").map(({ number }) => number);
		}
		let fitting = (text) => (0, format.xv)(text, 139).toWellFormed();
		let descriptionFor = (subject) => fitting(`Agent server ${subject}`);
		async function createGithubDeployment(github, subject) {
			let { octokit, repo, environment, limit } = github;
			let { GITHUB_SHA = "" } = (0, variables.Ee)();
			let pullRequest = await (0, github_event.pullRequestOfEvent)();
			let { data, status } = await octokit.rest.repos.createDeployment({
				...repo,
				ref: pullRequest?.headSha ?? GITHUB_SHA,
				environment,
				description: descriptionFor(subject),
				...pullRequest?.isMerged === !1 ? { transient_environment: !0 } : {},
				auto_merge: !1,
				required_contexts: []
			});
			limit.throwIfAborted();
			if (typeof data != "object" || !data) throw UNREADABLE;
			if ("id" in data) return data.id;
			throw new GithubError(data.message ?? "GitHub made no Deployment", status);
		}
		async function setStatus({ octokit, repo, limit }, deployment_id, { state, description, environment_url, log_url = runUrl() }) {
			let request = {
				...repo,
				deployment_id,
				state,
				log_url,
				...description === void 0 ? {} : { description: fitting(description) },
				...environment_url === void 0 ? {} : { environment_url },
				auto_inactive: !1
			};
			await withRetries(limit, () => octokit.rest.repos.createDeploymentStatus(request));
		}
		async function retire(github, subject, { before, maxPages }) {
			let { octokit, repo, environment, limit } = github;
			let lastPage = maxPages ?? (before === void 0 ? Infinity : 10);
			let isOurs = ({ id, description }) => description === descriptionFor(subject) && (before === void 0 || id < before);
			async function retireOne({ id, created_at }) {
				let state = await latestState(github, id);
				let isUnfinished = [
					void 0,
					"in_progress",
					"pending",
					"queued"
				].includes(state);
				let isYoung = Date.now() - Date.parse(created_at) < 216e5;
				let isDue = before === void 0 ? state !== "inactive" : state === "success" || isUnfinished && !isYoung;
				isDue && await setStatus(github, id, { state: "inactive" });
				return isDue;
			}
			let request = {
				...repo,
				environment,
				per_page: 100
			};
			await withRetries(limit, async () => {
				let count = 0;
				let pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, request);
				for await (let { data } of pages) {
					let ours = data.filter(isOurs);
					for (let from = 0; from < ours.length; from += 10) {
						let retired = await Promise.all(ours.slice(from, from + 10).map(retireOne));
						if (before !== void 0 && !retired.includes(!0)) return;
					}
					count += 1;
					if (count === lastPage) return;
				}
			});
		}
		async function latestState({ octokit, repo, limit }, deployment_id) {
			let request = {
				...repo,
				deployment_id,
				per_page: 1
			};
			let { data } = await withRetries(limit, () => octokit.rest.repos.listDeploymentStatuses(request));
			return data[0]?.state;
		}
		let PERMISSIONS = {
			github_environment: "deployments: write",
			comment_on_pr: "pull-requests: write"
		};
		let HARMLESS = "This does not affect the result of the step.";
		function reasonOf(error, { redact }) {
			let status = statusOf(error);
			if (status === void 0 || !(error instanceof Error)) return UNREADABLE.message;
			let message = error.message.trim();
			if (message === "" || message.startsWith("<") || message.length > 1e4) return `status ${status}`;
			return (0, format.xv)(redact(message).replace(/\s+/g, " "), 300).replace(/\.$/, "");
		}
		async function explain(error, input, runtime, advice) {
			let reason = reasonOf(error, runtime);
			if (!isForbidden(error)) return runtime.warning(`${input}: could not update GitHub: ${reason}. ${HARMLESS}${advice}`);
			let { GITHUB_EVENT_NAME } = (0, variables.Ee)();
			if (GITHUB_EVENT_NAME !== "pull_request_target" && (await (0, github_event.pullRequestOfEvent)())?.isFromFork) return runtime.notice(`${input}: nothing was sent to GitHub, because the pull request is from a fork, and its token may only read.`);
			if (!isPermission(error)) return runtime.warning(`${input}: GitHub refused this: ${reason}. ${HARMLESS}`);
			runtime.warning(`${input}: the token is not allowed to do this. Give the job permissions: { ${PERMISSIONS[input]} }. GitHub said: ${reason}`);
		}
		let REPEAT = " Run it again, or GitHub still says that the deployment runs.";
		let callName = ({ name, id }) => name || id;
		function createNotifier(inputs, runtime) {
			let { sanitize, page } = runtime;
			let { github_token, github_environment: environment = "" } = inputs;
			let started;
			let recorded;
			let comment_id;
			function key({ outputs } = { outputs: {} }) {
				let known = {
					...Object.fromEntries(runtime.outputs),
					...outputs
				};
				let one = (name) => sanitize.oneLine(String(known[name] || inputs[name] || "").toWellFormed());
				return {
					name: one("deployment_name"),
					id: one("deployment_id")
				};
			}
			async function ask(input, limit, task, advice = "") {
				if (!inputs[input]) return !0;
				if (github_token === void 0) {
					let why = (0, variables.Ee)().GITHUB_ACTIONS === "true" ? "github_token is empty" : "it works in GitHub Actions only";
					runtime.warning(`${input}: nothing was sent to GitHub, because ${why}.`);
					return !0;
				}
				try {
					await task({
						...await connectToGithub(github_token, limit),
						environment
					});
					return !0;
				} catch (error) {
					await explain(error, input, runtime, advice);
					return isForbidden(error);
				}
			}
			function comment(limit, about, reported, { mayCreate, advice, isStart }) {
				let task = async (github) => {
					let numbers = await pullRequestsOf(github);
					let [number] = numbers;
					if (number !== void 0 && numbers.length === 1) {
						let how = {
							mayCreate,
							known: comment_id
						};
						comment_id = await keepComment(github, number, about, await commentBody(page, about, reported), how);
					} else isStart || runtime.info(`comment_on_pr: the commit belongs to ${numbers.length} open pull requests; a comment needs exactly one.`);
				};
				return ask("comment_on_pr", limit, task, advice);
			}
			async function begin(headline) {
				let limit = timeLimit(runtime.signal, LIMITS_MS.beside);
				let about = key();
				saved_state.Fs.save(runtime, `${sanitize.oneLine(headline)}; killed, outcome unknown`);
				inputs.comment_on_pr && saved_state.is.save(runtime, about);
				let record = ask("github_environment", limit, async (github) => {
					let name = callName(about);
					recorded = {
						id: await createGithubDeployment(github, name),
						name
					};
					saved_state.kp.save(runtime, {
						...recorded,
						state: "error"
					});
					let description = sanitize.oneLine(headline);
					await setStatus(github, recorded.id, {
						state: "in_progress",
						description
					});
				});
				let reported = {
					outcome: "not_waited",
					headline
				};
				await Promise.all([comment(limit, about, reported, {
					mayCreate: !0,
					isStart: !0
				}), record]);
			}
			async function endDeployment(limit, result) {
				if (recorded === void 0) return;
				let { id, name } = recorded;
				let { github: state } = (0, outcomes.TS)(result.outcome);
				let url = String(result.outputs.deployment_url ?? runtime.outputs.get("deployment_url") ?? "");
				await ask("github_environment", limit, async (github) => {
					saved_state.kp.save(runtime, {
						id,
						name,
						state
					});
					await setStatus(github, id, {
						state,
						description: sanitize.oneLine((0, outcomes.Kq)(result)),
						environment_url: page.address(url) && url,
						log_url: result.link && page.address(result.link)
					});
					saved_state.kp.save(runtime, void 0);
					state === "success" && await retire(github, name, { before: id });
				});
			}
			async function endComment(limit, result) {
				if (!inputs.comment_on_pr) return;
				let { outcome, headline = "", mark } = result;
				let about = key(result);
				saved_state.is.save(runtime, {
					...about,
					end: {
						outcome,
						headline: sanitize.oneLine(headline),
						mark
					}
				});
				await comment(limit, about, result, { mayCreate: !0 }) && saved_state.is.save(runtime, void 0);
			}
			async function closeDeployment(limit) {
				let due = saved_state.kp.saved(runtime);
				if (due === void 0) return;
				let { id, name, state } = due;
				await ask("github_environment", limit, async (github) => {
					await setStatus(github, id, {
						state,
						description: saved_state.Fs.saved(runtime)
					});
					state === "success" && await retire(github, name, { before: id });
				});
			}
			async function closeComment(limit) {
				let due = saved_state.is.saved(runtime);
				if (due === void 0) return;
				await comment(limit, due, due.end ?? killed(saved_state.Fs.saved(runtime) ?? `${callName(due)}: outcome unknown`), { mayCreate: due.end !== void 0 });
			}
			let atEnd = () => timeLimit(runtime.signal, LIMITS_MS.end);
			return {
				start(headline) {
					started ??= begin(headline);
				},
				async end(result) {
					let limit = atEnd();
					started && saved_state.Fs.save(runtime, sanitize.oneLine((0, outcomes.Kq)(result)));
					await Promise.race([started, over(limit)]);
					await Promise.all([endDeployment(limit, result), endComment(limit, result)]);
				},
				async removed(result) {
					let limit = atEnd();
					let about = key(result);
					let range = result.outcome === "absent" ? { maxPages: 1 } : {};
					let retireAll = (github) => retire(github, callName(about), range);
					await Promise.all([ask("github_environment", limit, retireAll, REPEAT), comment(limit, about, result, {
						mayCreate: !1,
						advice: REPEAT
					})]);
				},
				async rejected(result) {
					await comment(atEnd(), key(), result, { mayCreate: !1 });
				},
				async close() {
					let limit = atEnd();
					await Promise.all([closeDeployment(limit), closeComment(limit)]);
				}
			};
		}
		let over = (limit) => new Promise((resolve) => limit.addEventListener("abort", resolve, { once: !0 }));
		function killed(headline) {
			return {
				outcome: "error",
				headline,
				comment: [{ text: "The step was killed before it could say how the rollout ended." }, { text: [{ strong: "Next step:" }, " see on the platform which revision serves, before you deploy again."] }]
			};
		}
	})
};
