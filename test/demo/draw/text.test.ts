import { describe, expect, it } from "vitest";
import { render } from "../../harness/shown.ts";
import { textOf } from "./text.ts";

describe("textOf", () => {
  it("shows every kind of block as a terminal can", () => {
    const spans = [{ label: "DEPLOYING", startMs: 0, endMs: 4_000 }];
    const values = [1, 2].map((value) => ({ label: `day ${value}`, value }));
    const summary = render([
      { heading: "✅ a < b & c", text: "first\nsecond" },
      { text: ["See ", { text: "the page", href: "https://a.example/b" }, { code: "x-1" }] },
      { text: [{ text: "https://a.example", href: "https://a.example" }] },
      {
        table: {
          header: ["Project", "Traces"],
          rows: [
            ["one", "7"],
            ["twenty", "1,200"],
          ],
          align: ["left", "right"],
        },
      },
      { diff: ["- a", "+ b"], folded: { title: "Log", blocks: [{ code: "line 1\n\nline 3" }] } },
      { gantt: { title: "Time", sections: [{ title: "Revision", spans }] } },
      { bars: { title: "Traces", unit: "traces", values } },
    ]);
    expect(textOf(summary)).toBe(
      [
        "✅ a < b & c",
        "",
        "first",
        "second",
        "",
        "See the page (https://a.example/b)x-1",
        "",
        "https://a.example",
        "",
        "Project  │  Traces",
        "one      │       7",
        "twenty   │   1,200",
        "",
        "    - a",
        "    + b",
        "",
        "▸ Log",
        "        line 1",
        "         ",
        "        line 3",
        "",
        "[a timeline: GitHub draws it here, and so does the page named at the end]",
        "",
        "[a bar chart: GitHub draws it here, and so does the page named at the end]",
      ].join("\n"),
    );
  });

  it("leaves nothing that a terminal would obey", () => {
    expect(textOf("<p>a\u001b[2Jb&#27;[31mc</p>")).toBe("abc");
  });
});
