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
import { diagramsOf, render } from "../../harness/visible-text.ts";
import { hostileText } from "../../security/injection/hostile-text.ts";

const LOOK_NAMES = Object.keys(LOOKS) as Look[];
type Name = keyof typeof SAMPLES;
const NAMES = Object.keys(SAMPLES) as Name[];

/** Summaries without a diagram. */
const WITHOUT_DIAGRAM: readonly Name[] = ["planned", "rejected"];
const diagramCount = (name: Name) => (WITHOUT_DIAGRAM.includes(name) ? 0 : 1);

/** Also rendered in dark mode, and at the width of a phone. */
const IN_EACH_LOOK = ["deployed", "failed", "timed-out", "planned", "usage", "exported"];

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

  const lookRows = NAMES.flatMap((name) =>
    LOOK_NAMES.filter((look) => look === "light" || IN_EACH_LOOK.includes(name)).map(
      (look) => [name, look] as const,
    ),
  );
  it.each(lookRows)("is drawn by a browser: %s, %s", async (name, look) => {
    expect(await drawSummary(pageOf(look), await SAMPLES[name]())).toBe(diagramCount(name));
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

  it("is drawn by Mermaid whatever its texts are", async () => {
    const diagrams = fc.sample(anyDiagrams, { numRuns: 100 }).flat();
    expect(diagrams).toHaveLength(200);
    expect(await unparsableDiagrams(pageOf("light"), diagrams)).toEqual([]);
  });

  it("is not drawn by Mermaid when its texts are not escaped", async () => {
    const unescaped = "gantt\n  section a\n  title : 1\n  x";
    expect(await unparsableDiagrams(pageOf("light"), [unescaped])).toHaveLength(1);
  });
}

describe("a summary on GitHub", () => {
  it.each(NAMES)("holds one diagram, or none: %s", async (name) => {
    const diagrams = render(await SAMPLES[name]()).match(/^```mermaid$/gm) ?? [];
    expect(diagrams).toHaveLength(diagramCount(name));
  });

  if (hasBrowser) testDrawing();
});
