import { describe, expect, it } from "vitest";
import { requestLines } from "../../../src/service/client/http/request-line.ts";

describe("requestLines", () => {
  it.each([
    ["7f3c-21", ", request id 7f3c-21"],
    ["x".repeat(129), ""],
    ["a b", ""],
    ["::error::x", ""],
    [["one", "two"], ""],
    [undefined, ""],
  ])("shows the request id %j only if it is a short plain word", (requestId, shown) => {
    const lines: string[] = [];
    const attempt = { method: "GET", path: "/x?y=z", ms: 5, result: 200, requestId };
    requestLines((line) => lines.push(line))(attempt);
    expect(lines).toEqual([`GET /x: 200, 5 ms, attempt 1${shown}`]);
  });
});
