import { describe, expect, it } from "vitest";
import { steady } from "./transcript.ts";

describe("steady", () => {
  it.each([
    ["20s  revision QUEUED", "{elapsed}  revision QUEUED"],
    ["is deployed after 1m 5s.", "is deployed after {elapsed}."],
    [
      "<tr><td>QUEUED</td><td>0s</td><td>312ms</td></tr>",
      "<tr><td>QUEUED</td><td>{elapsed}</td><td>{elapsed}</td></tr>",
    ],
    ["elapsed_seconds=12", "elapsed_seconds={elapsed}"],
    ["at http://127.0.0.1:40123/v2", "at http://127.0.0.1:{port}/v2"],
  ])("replaces what was measured or is random in %j", (text, expected) => {
    expect(steady(text)).toBe(expected);
  });

  it.each([
    "For at most 30m, with pauses of 20ms to 50ms.",
    'timeout: "30" has no unit: write 30s for seconds or 30m for minutes',
    "from 2026-01-01T00:00:00Z to 2026-01-04T00:00:00Z",
  ])("keeps the times of inputs in %j", (text) => {
    expect(steady(text)).toBe(text);
  });

  it("gives each id a name of its own, the same wherever it stands", () => {
    const [a, b] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
    expect(steady(`${a} ${b} ${a}`)).toBe("{id 1} {id 2} {id 1}");
    expect(steady(`${a} ${b}`, { [String(b)]: "{deployment}" })).toBe("{id 1} {deployment}");
  });

  it("shows the chart of a slow machine as the table of a quick one", () => {
    const lines = [
      '%%{init: {"gantt":{}}}%%',
      "gantt",
      "  dateFormat x",
      "  section Revision",
      "  \u2060AWAITING_BUILD 4s :0, 4000",
    ];
    expect(steady(["```mermaid", ...lines, "```"].join("\n"))).toBe(
      [
        "<table>",
        "<tr><th>Status</th><th>After</th><th>For</th></tr>",
        "<tr><td>AWAITING_BUILD</td><td>{elapsed}</td><td>{elapsed}</td></tr>",
        "</table>",
      ].join("\n"),
    );
  });
});
