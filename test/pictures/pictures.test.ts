import { mkdirSync, readFileSync, statSync } from "node:fs";
import fc from "fast-check";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diagramsOf } from "../../src/runner/mermaid.ts";
import { render } from "../../src/runner/summary.ts";
import { hostileText } from "../security/injection/hostile-text.ts";
import { hasBrowser, openPage, picture, unparsed } from "./browser.ts";
import { SAMPLES } from "./samples.ts";

/** Ignored by git; those of the README are copies. */
const FOLDER = "test/pictures/out";

/** Summaries that are too short to hold a diagram. */
const WITHOUT_DIAGRAM = ["planned", "rejected"];

const drawn = fc.tuple(hostileText, hostileText, hostileText).map(([title, first, second]) => {
  const values = [first, second].map((label, index) => ({ label, value: index + 1 }));
  const spans = values.map(({ label, value }) => ({
    label,
    startMs: value * 1_000,
    endMs: value * 9_000,
  }));
  return diagramsOf({
    gantt: { sections: [{ title: first, spans }] },
    bars: { title, unit: second, values },
  });
});

function draw(): void {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    mkdirSync(FOLDER, { recursive: true });
    ({ browser, page } = await openPage());
  });
  afterAll(() => browser.close());

  it.each(Object.keys(SAMPLES))("is drawn by a browser: %s", async (name) => {
    const blocks = (await SAMPLES[name]?.()) ?? [];
    expect(await picture(page, blocks, `${FOLDER}/${name}.png`)).toBe(
      WITHOUT_DIAGRAM.includes(name) ? 0 : 1,
    );
  });

  it("is drawn by Mermaid whatever its texts are", async () => {
    const diagrams = fc.sample(drawn, { numRuns: 100 }).flat();
    expect(diagrams).toHaveLength(200);
    expect(await unparsed(page, diagrams)).toEqual([]);
  });

  it("is not drawn by Mermaid when its texts are not escaped", async () => {
    expect(await unparsed(page, ["gantt\n  section a\n  title : 1\n  x"])).toHaveLength(1);
  });
}

describe("README.md", () => {
  it("shows pictures that are small", () => {
    const text = readFileSync("README.md", "utf8");
    const paths = [...text.matchAll(/\.github\/pictures\/[\w-]+\.png/g)].map(([path]) => path);
    expect(paths).not.toEqual([]);
    for (const path of paths) expect(statSync(path).size, path).toBeLessThan(150_000);
  });
});

describe("a summary on GitHub", () => {
  it.each(Object.entries(SAMPLES))(
    "holds one diagram, or is too short: %s",
    async (name, sample) => {
      const diagrams = render(await sample()).match(/^```mermaid$/gm) ?? [];
      expect(diagrams).toHaveLength(WITHOUT_DIAGRAM.includes(name) ? 0 : 1);
    },
  );

  if (hasBrowser) draw();
});
