import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Block } from "../../src/action/summary.ts";
import { render } from "../../src/runner/summary.ts";
import { articleOf, MERMAID, STYLE } from "../demo/draw/page.ts";

/** Where Debian puts it. */
const CHROMIUM = "/usr/bin/chromium";

export const hasBrowser = existsSync(CHROMIUM);

/** A page that looks as GitHub does and can draw diagrams. It has no need of a network. */
export async function openPage(): Promise<{ browser: Browser; page: Page }> {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
  ];
  const quiet = ["--disable-background-networking", "--disable-component-update"];
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...args, ...quiet] });
  const page = await browser.newPage({ viewport: { width: 980, height: 200 } });
  await page.setContent(`<!doctype html><style>${STYLE} body { margin: 0 } article { padding: 24px }</style>
    <article class="markdown-body"></article>`);
  await page.addScriptTag({ path: fileURLToPath(MERMAID) });
  await page.evaluate("mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })");
  return { browser, page };
}

/**
 * Takes a picture of a summary, and returns the number of its diagrams; fails where one does not
 * parse.
 */
export async function picture(page: Page, blocks: readonly Block[], path: string): Promise<number> {
  await page.evaluate(
    `document.querySelector("article").innerHTML = ${JSON.stringify(articleOf(render(blocks)))}`,
  );
  await page.evaluate("mermaid.run()");
  await page.locator("article").screenshot({ path });
  return page.locator(".mermaid svg:not([aria-roledescription=error])").count();
}

/** The texts that Mermaid does not take, each with its complaint. */
export async function unparsed(page: Page, diagrams: readonly string[]): Promise<string[]> {
  const script = `Promise.all(${JSON.stringify(diagrams)}.map((text) =>
    mermaid.parse(text).then(() => [], (error) => [text + "\\n" + error])))`;
  return (await page.evaluate<string[][]>(script)).flat();
}
