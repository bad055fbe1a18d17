import { describe, expect, it } from "vitest";
import type { Span } from "../../src/report/blocks.ts";
import { diagramsOf } from "../harness/visible-text.ts";

const gantt = (...spans: Span[]) =>
  diagramsOf({ gantt: { title: "Time", sections: [{ title: "Revision", spans }] } })[0];
const linesOfSpan = (endMs: number) =>
  gantt({ label: "DEPLOYING", startMs: 0, endMs })?.split("\n") ?? [];
const bars = (...values: number[]) =>
  diagramsOf({
    bars: { title: "t", values: values.map((value) => ({ label: "2026-07-01", value })) },
  })[0];

describe("diagramsOf", () => {
  it("draws a span as a bar, and a moment as a milestone", () => {
    const queued: Span = { label: "QUEUED 6s", startMs: 0, endMs: 6_000 };
    const failed: Span = { label: "FAILED", startMs: 6_000, endMs: 6_000, style: "crit" };
    expect(gantt(queued, failed)?.split("\n").slice(1)).toEqual([
      "gantt",
      "  title Time",
      "  dateFormat x",
      "  axisFormat %s s",
      "  tickInterval 2second",
      "  todayMarker off",
      "  section Revision",
      "  \u2060QUEUED 6s :0, 6000",
      "  \u2060FAILED :crit, milestone, 6000, 6000",
    ]);
  });

  it.each([
    // In the chart's source, one second stands for one unit of the axis, such as a minute.
    [3_000, "%s s", "1second", 3_000],
    [90_000, "%s s", "30second", 90_000],
    [600_000, "%s min", "5second", 10_000],
    [3 * 3_600_000, "%s min", "1minute", 180_000],
    [72 * 3_600_000, "%s h", "30second", 72_000],
    [1_000 * 3_600_000, "%s h", "5minute", 1_000_000],
    [9_000 * 3_600_000, "%s h", "1hour", 9_000_000],
  ])("labels the axis of a chart of %i ms with at most five ticks", (endMs, axis, tick, end) => {
    const lines = linesOfSpan(endMs);
    expect(lines).toContain(`  axisFormat ${axis}`);
    expect(lines).toContain(`  tickInterval ${tick}`);
    expect(lines.at(-1)).toBe(`  \u2060DEPLOYING :0, ${end}`);
  });

  it("uses GitHub's colours, and no grid through labels", () => {
    const head = gantt({ label: "x", startMs: 0, endMs: 9_000 })?.split("\n")[0] ?? "";
    expect(JSON.parse(head.slice("%%{init: ".length, -"}%%".length))).toMatchObject({
      gantt: { gridLineStartPadding: 24 + 50 + 5 },
      themeVariables: {
        doneTaskBorderColor: "#2da44e",
        critBorderColor: "#d1242f",
        activeTaskBorderColor: "#4184e4",
      },
    });
  });

  it("removes Mermaid syntax from a label, and truncates it", () => {
    const text = "a:b;c#d%%e\"f'g<h>`i`{j}[k]|l\\m&n$o\nsection x";
    const line = gantt({ label: text, startMs: 0, endMs: 9_000 })?.split("\n").at(-1);
    expect(line).toBe("  \u2060a∶b c d e f g h i j k l m n o section x :0, 9000");
    expect(gantt({ label: "漢".repeat(99), startMs: 0, endMs: 9_000 })).toContain(
      `\u2060${"漢".repeat(50)}… :`,
    );
    expect(gantt({ label: "\u200b\n", startMs: 0, endMs: 9_000 })).toContain("\u2060– :");
  });

  it("makes the labels of an axis distinct, and shows as many as fit", () => {
    const axis = bars(...Array.from({ length: 30 }, (_, index) => index + 1))
      ?.split("\n")
      .find((line) => line.includes("x-axis"));
    const labels = [...(axis?.matchAll(/"([^"]*)"/g) ?? [])].map(([, text = ""]) => text);
    expect(new Set(labels).size).toBe(30);
    // Mermaid rejects empty labels.
    expect(labels).not.toContain("");
    expect(labels.flatMap((text, index) => (text.startsWith("2026") ? [index] : []))).toEqual([
      2, 7, 12, 17, 22, 27,
    ]);
  });

  it("draws no bar for zero, and a line for the limit", () => {
    const values = [0, 800].map((value) => ({ label: "2026-07-01", value }));
    const [diagram] = diagramsOf({ bars: { title: "t", values, line: 1_000 } });
    expect(diagram?.split("\n").slice(-3)).toEqual([
      "  y-axis 0 --> 1000",
      "  bar [-200, 800]",
      "  line [1000, 1000]",
    ]);
  });

  it("shows large values in thousands and millions", () => {
    expect(bars(1, 9_999)).toContain("y-axis 0 --> 9999");
    expect(bars(1, 1_234_567)).toMatch(/title ".+, in thousands"\n.*\n {2}y-axis 0 --> 1234.567/);
    expect(bars(5e6, 5e7)).toContain("bar [5, 50]");
  });

  it("draws no chart of a single bar", () => {
    expect(bars(1)).toBeUndefined();
  });
});
