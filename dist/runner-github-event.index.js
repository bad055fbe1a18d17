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
	let WithNumber = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_2__.aig() });
	let Repository = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() });
	let pullRequest = (number = NaN, headSha) => ({
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
		zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ issue: WithNumber.extend({ pull_request: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({}) }) }).transform(({ issue }) => pullRequest(issue.number)),
		zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ workflow_run: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
			head_sha: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
			pull_requests: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(WithNumber)
		}) }).transform(({ workflow_run: { head_sha, pull_requests } }) => {
			let [first, ...others] = pull_requests;
			return pullRequest(others.length === 0 ? first?.number : void 0, head_sha);
		}),
		zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ merge_group: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ head_ref: zod__WEBPACK_IMPORTED_MODULE_2__.YjP() }) }).transform(({ merge_group: { head_ref } }) => pullRequest(Number(/\/pr-(\d+)-/.exec(head_ref)?.[1])))
	]);
	let readEvent = () => (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_EVENT_PATH ?? "", "utf8").then(JSON.parse).catch(() => void 0);
	let AnyEvent = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({ private: zod__WEBPACK_IMPORTED_MODULE_2__.zMY() }) });
	async function isPublicRun() {
		let event = AnyEvent.safeParse(await readEvent()).data;
		return event && !event.repository.private;
	}
	let parseEvent = async () => Event.safeParse(await readEvent()).data;
	async function pullRequestOfEvent() {
		let data = await parseEvent();
		return data?.number ? data : void 0;
	}
	let commitOfEvent = async () => (await parseEvent())?.headSha ?? (0, _inputs_variables_js__WEBPACK_IMPORTED_MODULE_1__.Ee)().GITHUB_SHA ?? "";
}) };
