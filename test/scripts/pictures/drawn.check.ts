import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writePage } from "../../../scripts/demo/draw/page.ts";
import {
  barHeights,
  drawSummary,
  hasBrowser,
  LOOKS,
  type Look,
  openPage,
  startBrowser,
  unparsableDiagrams,
} from "../../../scripts/pictures/browser.ts";
import { SAMPLES } from "../../../scripts/pictures/samples.ts";
import type { Block } from "../../../src/report/blocks.ts";
import { diagramsOf, render } from "../../harness/visible-text.ts";
import { LIBRARY } from "../../scenarios/library/library.ts";
import { play } from "../../scenarios/play.ts";
import { hostileText } from "../../security/injection/hostile-text.ts";

const LOOK_NAMES = Object.keys(LOOKS) as Look[];

/** Scenarios of the library whose summaries have another diagram than the samples, or none. */
const OTHER_SCENARIOS = [
  ...["deploy: deployed: after another rollout", "deploy: failed: rolled back"],
  ...["deploy: timed_out", "deploy: cancelled", "deploy: planned"],
  ...["deploy: rejected: invalid change", "create: deployed", "usage: ok"],
  ...["export: completed", "export: failed-days", "export: timed-out-on-the-platform"],
];
const SUMMARIES: Record<string, () => Promise<readonly Block[]>> = {
  ...SAMPLES,
  ...Object.fromEntries(
    LIBRARY.filter(([name]) => OTHER_SCENARIOS.includes(name)).map(([name, scenario]) => [
      name,
      async () => (await play(scenario())).summaryBlocks,
    ]),
  ),
};
const WITHOUT_DIAGRAM = ["deploy: planned", "deploy: rejected: invalid change"];
const diagramCount = (name: string) => (WITHOUT_DIAGRAM.includes(name) ? 0 : 1);

const anyDiagrams = fc
  .tuple(hostileText, hostileText, hostileText)
  .map(([title, label1, label2]) => {
    const values = [label1, label2].map((label, index) => ({ label, value: index + 1 }));
    const spans = values.map(({ label, value }) => ({
      label,
      startMs: value * 1_000,
      endMs: value * 9_000,
    }));
    return diagramsOf({
      gantt: { title, sections: [{ title: label1, spans }] },
      bars: { title, values },
    });
  });

function testDrawing(): void {
  let browser: Browser;
  const pages = new Map<Look, Page>();
  beforeAll(async () => {
    browser = await startBrowser();
    for (const look of LOOK_NAMES) pages.set(look, await openPage(browser, look));
  }, 60_000);
  afterAll(() => browser.close());
  const pageOf = (look: Look) => pages.get(look) ?? expect.fail();

  const rows = Object.entries(SUMMARIES).flatMap(([name, summaryOf]) =>
    LOOK_NAMES.filter((look) => look === "light" || name in SAMPLES).map(
      (look) => [name, look, summaryOf] as const,
    ),
  );
  it.each(rows)("is drawn by a browser: %s, %s", async (name, look, summaryOf) => {
    expect(await drawSummary(pageOf(look), await summaryOf())).toBe(diagramCount(name));
  });

  it("is drawn in the page of npm start, and runs no script there", async () => {
    const summary = render([
      {
        gantt: {
          title: "t",
          sections: [{ title: "a", spans: [{ label: "b", startMs: 0, endMs: 4_000 }] }],
        },
      },
    ]);
    const hostile = { title: "b", summary: `<img src="x" onerror="document.title = 'ran'">` };
    const page = await openPage(browser, "light");
    await page.goto(writePage([{ title: "a", summary }, hostile]));
    expect(await page.locator(".mermaid svg").count()).toBe(1);
    expect(await page.title()).toBe("Job summary");
  });

  it("draws no bar for zero", async () => {
    const values = [0, 800, 0, 1].map((value, index) => ({ label: `${index}`, value }));
    const heights = await barHeights(pageOf("light"), [{ bars: { title: "Traces", values } }]);
    expect(heights).toHaveLength(2);
  });

  it("has diagrams that Mermaid can parse, whatever their texts are", async () => {
    const diagrams = fc.sample(anyDiagrams, { numRuns: 100 }).flat();
    expect(diagrams).toHaveLength(200);
    expect(await unparsableDiagrams(pageOf("light"), diagrams)).toEqual([]);
  });

  it("would have a diagram that Mermaid cannot parse, if its texts were not escaped", async () => {
    const unescaped = "gantt\n  section a\n  title : 1\n  x";
    expect(await unparsableDiagrams(pageOf("light"), [unescaped])).toHaveLength(1);
  });
}

describe("a summary", () => {
  it.each(Object.entries(SUMMARIES))(
    "has one diagram, or none if planned or rejected: %s",
    async (name, summaryOf) => {
      const diagrams = render(await summaryOf()).match(/^```mermaid$/gm) ?? [];
      expect(diagrams).toHaveLength(diagramCount(name));
    },
  );

  if (hasBrowser) testDrawing();
});
