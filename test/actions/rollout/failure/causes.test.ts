import { describe, expect, it } from "vitest";
import { causeOf } from "../../../../src/actions/rollout/failure/causes.ts";

describe("causeOf", () => {
  it.each([
    ["Container 'a' terminated with exit code 137 (OOMKilled). CrashLoopBackOff", "out of memory"],
    ["fatal: runtime: out of memory", "out of memory"],
    ["the container exited with code 137", "out of memory"],
    ["pull access denied for team/agent, repository does not exist", "is not allowed to pull"],
    ["failed to pull image: 401 Unauthorized", "is not allowed to pull"],
    ["Back-off pulling image: ImagePullBackOff", "could not be pulled"],
    ["manifest for registry.example/agent:9 not found: manifest unknown", "could not be pulled"],
    ["the image registry.example/agent:9 does not exist", "could not be pulled"],
    ["0/5 nodes are available: 5 Insufficient memory.", "no room"],
    ['pods "agent" is forbidden: exceeded quota: team', "no room"],
    ["ERROR: No matching distribution found for a==9", "could not be installed"],
    ["npm ERR! code ERESOLVE", "could not be installed"],
    ["× No solution found when resolving dependencies:", "could not be installed"],
    ["Readiness probe failed: HTTP probe failed with statuscode: 503", "health check"],
    ["the health check timed out", "health check"],
    ["Back-off restarting failed container agent-server", "keeps crashing"],
    ["CrashLoopBackOff", "keeps crashing"],
  ])("knows %j", (words, headline) => {
    expect(causeOf(words)?.headline).toContain(headline);
  });

  it("is as fast for a text that repeats the start of a cause", () => {
    for (const word of ["pull ", "image ", "manifest for ", "fail "])
      expect(causeOf(word.repeat(100_000))).toBeUndefined();
  });

  it.each([
    undefined,
    null,
    "",
    "the container exited with code 1",
    "the build exited with code 1370",
    "memory_mb is 137",
    "the tests of memory.py failed",
    "the image was built, and its tests failed",
    "somebody stopped it",
    "access denied: the workspace has no plan",
    "installed package 12 of 60",
  ])("names no cause where the words do not: %j", (words) => {
    expect(causeOf(words)).toBeUndefined();
  });
});
