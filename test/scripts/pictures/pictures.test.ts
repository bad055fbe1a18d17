import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FOLDER, SAMPLES } from "../../../scripts/pictures/samples.ts";
import { render } from "../../harness/visible-text.ts";

describe("the pictures of the documents", () => {
  it.each(Object.keys(SAMPLES))("exist in light and dark, and are small: %s", (name) => {
    for (const look of ["light", "dark"])
      expect(statSync(`${FOLDER}/${name}-${look}.png`).size).toBeLessThan(150_000);
  });

  it.each(Object.entries(SAMPLES))("show the current texts: %s", async (name, summaryOf) => {
    const drawnText = readFileSync(`${FOLDER}/${name}.txt`, "utf8");
    expect(render(await summaryOf()), "run npm run pictures").toBe(drawnText);
  });
});
