import { writeFile } from "node:fs/promises";
import { render } from "../../test/harness/visible-text.ts";
import { checkEmojiFont, drawSummary, openPage, startBrowser } from "./browser.ts";
import { FOLDER, SAMPLES } from "./samples.ts";

/* `npm run pictures`: draws the pictures of the docs, and saves their sources. */

/** Sharp on most screens, with no picture above 150 kB. */
const PIXEL_RATIO = 1.35;

const browser = await startBrowser();
try {
  for (const look of ["light", "dark"] as const) {
    const page = await openPage(browser, look, PIXEL_RATIO);
    await checkEmojiFont(page);
    for (const [name, summaryOf] of Object.entries(SAMPLES)) {
      const blocks = await summaryOf();
      const path = `${FOLDER}/${name}-${look}.png`;
      await drawSummary(page, blocks, path);
      await writeFile(`${FOLDER}/${name}.txt`, render(blocks));
    }
  }
} finally {
  await browser.close();
}
