import { describe, expect, it } from "vitest";
import { steady } from "./transcript.ts";

describe("steady", () => {
  it.each([
    ["20s  revision QUEUED", "{elapsed}  revision QUEUED"],
    ["It failed after 1m 5s.", "It failed after {elapsed}."],
    ["Deployed in 1m 5s.", "Deployed in {elapsed}."],
    ["Took 1m 5s, with", "Took {elapsed}, with"],
    [
      "<p>QUEUED 0s → <strong>BUILDING 1m 2s</strong> → DEPLOYED</p>",
      "<p>QUEUED {elapsed} → BUILDING {elapsed} → DEPLOYED</p>",
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
    expect(steady(`11111111 ${a} ${b} 22222222 33333333`)).toBe(
      "{short id 1} {id 1} {id 2} {short id 2} 33333333",
    );
    expect(steady(`${a} ${b}`, { [String(b)]: "{deployment}" })).toBe("{id 1} {deployment}");
  });

  it("leaves out the chart of a slow machine, which a quick one does not draw", () => {
    const lines = [
      '%%{init: {"gantt":{}}}%%',
      "gantt",
      "  dateFormat x",
      "  section Revision",
      "  \u2060AWAITING_BUILD 4s :0, 4000",
    ];
    expect(steady(["a", "```mermaid", ...lines, "```", "b"].join("\n"))).toBe("ab");
  });
});
