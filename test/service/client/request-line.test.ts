import { describe, expect, it } from "vitest";
import { requestLines } from "../../../src/service/client/http/request-line.ts";
import { deployWith } from "../../harness/step.ts";

describe("requestLines", () => {
  it("tells method, path, result, time, the attempt since the last answer and the service's id", () => {
    const lines: string[] = [];
    const tell = requestLines((line) => lines.push(line));
    const get = { method: "GET", path: "/v2/deployments?limit=7&token=a", ms: 12.4 };
    tell({ ...get, result: "the connection was reset (ECONNRESET)" });
    tell({ ...get, result: 503 });
    tell({ method: "PATCH", path: "/v2/deployments", ms: 0, result: 200 });
    tell({ ...get, result: 404, requestId: "req-7" });
    tell({ ...get, result: 200 });
    expect(lines).toEqual([
      "GET /v2/deployments: the connection was reset (ECONNRESET), 12 ms, attempt 1",
      "GET /v2/deployments: 503, 12 ms, attempt 2",
      "PATCH /v2/deployments: 200, 0 ms, attempt 1",
      "GET /v2/deployments: 404, 12 ms, attempt 3, request id req-7",
      "GET /v2/deployments: 200, 12 ms, attempt 1",
    ]);
  });
});

describe("the log of a workflow that is debugged", () => {
  it("has a line for each request, and none else has", async () => {
    const run = (RUNNER_DEBUG: string) =>
      deployWith({
        inputs: { image_uri: "registry.example/agent:2" },
        arrange: ({ faults }) =>
          void faults.add({ match: { path: "patch", nth: 1 }, fault: { kind: "reset" } }),
        run: { env: { RUNNER_DEBUG } },
      });
    const { raw, requests } = await run("1");
    const told = raw
      .split("\n")
      .filter((line) => /^::debug::[A-Z]+ .*, attempt \d+(, .*)?$/.test(line));
    expect(told.length).toBe(requests.length);
    const patches = told.filter((line) => line.startsWith("::debug::PATCH /v2/deployments/"));
    expect(patches).toEqual([
      expect.stringMatching(/: the connection was .*, \d+ ms, attempt 1$/),
      expect.stringMatching(/: 200, \d+ ms, attempt 2$/),
    ]);
    expect((await run("")).raw).not.toContain("::debug::");
  });
});
