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
}) };
