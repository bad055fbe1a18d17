"use strict";
exports.id = "runner-github-event";
exports.ids = ["runner-github-event"];
exports.modules = { 1467: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
