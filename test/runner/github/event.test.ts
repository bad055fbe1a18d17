import { expect, it } from "vitest";
import {
  commitOfEvent,
  isPublicRun,
  pullRequestOfEvent,
} from "../../../src/runner/github/event.ts";
import { SHA, setEvent, useWorkflowRun } from "./github-run.ts";

useWorkflowRun();

const workflowRun = (...numbers: number[]) => ({
  workflow_run: { head_sha: "a9407bc", pull_requests: numbers.map((number) => ({ number })) },
});

it.each([
  ["a comment on a pull request", { issue: { number: 7, pull_request: {} } }, 7, undefined],
  ["a comment on an issue", { issue: { number: 7 } }, undefined, undefined],
  ["a workflow run for one pull request", workflowRun(7), 7, "a9407bc"],
  ["a workflow run for two pull requests", workflowRun(7, 8), undefined, "a9407bc"],
  ["a workflow run for no pull request", workflowRun(), undefined, "a9407bc"],
  [
    "a merge group",
    { merge_group: { head_ref: "refs/heads/gh-readonly-queue/main/pr-7-a9407bc" } },
    7,
    undefined,
  ],
  ["a merge group without a number", { merge_group: { head_ref: "main" } }, undefined, undefined],
  [
    "a comment on a pull request whose event has members in another form",
    { issue: { number: 7, pull_request: {} }, pull_request: 7, workflow_run: null },
    7,
    undefined,
  ],
  ["a push", { ref: "refs/heads/main" }, undefined, undefined],
])("finds the pull request and the commit of %s", async (_, event, number, headSha) => {
  await setEvent(event);
  const pullRequest = await pullRequestOfEvent();
  expect(pullRequest?.number).toBe(number);
  expect(await commitOfEvent()).toBe(headSha ?? SHA);
});

it.each([
  ["a public repository", { repository: { private: false } }, true],
  ["a private repository", { repository: { private: true } }, false],
  ["no workflow run", { repository: { private: true }, workflow_run: null }, false],
  ["no repository", {}, undefined],
])("finds by an event with %s whether everybody can read the log", async (_, event, isPublic) => {
  await setEvent(event);
  expect(await isPublicRun()).toBe(isPublic);
});
