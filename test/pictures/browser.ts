import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Block } from "../../src/action/summary.ts";
import { render } from "../../src/runner/summary.ts";

/** Where Debian puts it. */
const CHROMIUM = "/usr/bin/chromium";
const MERMAID = fileURLToPath(import.meta.resolve("mermaid/dist/mermaid.min.js"));
const STYLE = readFileSync(
  new URL(import.meta.resolve("github-markdown-css/github-markdown-light.css")),
  "utf8",
);

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
  await page.addScriptTag({ path: MERMAID });
  await page.evaluate("mermaid.initialize({ startOnLoad: false, securityLevel: 'strict' })");
  return { browser, page };
}

/** As GitHub reads it, but for its sanitising, of which ours must have no need. */
function article(blocks: readonly Block[]): string {
  const html = micromark(render(blocks), {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return html.replace(
    /<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g,
    '<div class="mermaid">$1</div>',
  );
}

/**
 * Takes a picture of a summary, and returns the number of its diagrams; fails where one does not
 * parse.
 */
export async function picture(page: Page, blocks: readonly Block[], path: string): Promise<number> {
  await page.evaluate(
    `document.querySelector("article").innerHTML = ${JSON.stringify(article(blocks))}`,
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
