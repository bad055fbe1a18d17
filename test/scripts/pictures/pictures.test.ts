import { readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DOCUMENTED_SAMPLES, FOLDER, SAMPLES } from "../../../scripts/pictures/samples.ts";
import { render } from "../../harness/visible-text.ts";

describe("the pictures of the documents", () => {
  it.each(DOCUMENTED_SAMPLES)("exist in light and dark, and are small: %s", (name) => {
    for (const look of ["light", "dark"])
      expect(statSync(`${FOLDER}/${name}-${look}.png`).size).toBeLessThan(150_000);
  });

  it.each(DOCUMENTED_SAMPLES)("show the current texts: %s", async (name) => {
    const drawnText = readFileSync(`${FOLDER}/${name}.txt`, "utf8");
    expect(render(await SAMPLES[name]()), "run npm run pictures").toBe(drawnText);
  });
});
