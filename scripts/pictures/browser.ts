import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Block } from "../../src/report/blocks.ts";
import { render } from "../../test/harness/visible-text.ts";
import { MERMAID_URL, readStyle, renderArticle } from "../demo/draw/page.ts";

/** Debian's path. */
const CHROMIUM = "/usr/bin/chromium";
export const hasBrowser = existsSync(CHROMIUM);

/** GitHub's two themes, and a phone. */
export const LOOKS = {
  light: { theme: "light", width: 860 },
  dark: { theme: "dark", width: 860 },
  phone: { theme: "light", width: 390 },
} as const;
export type Look = keyof typeof LOOKS;

/** Fails if the browser has no glyph for ✅. */
export async function checkEmojiFont(page: Page): Promise<void> {
  const script = `[..."✅\\uffff"].map((sign) => {
    const context = document.createElement("canvas").getContext("2d");
    context.font = "20px sans-serif";
    context.fillText(sign, 0, 20);
    return context.canvas.toDataURL();
  })`;
  const [emoji, box] = await page.evaluate<string[]>(script);
  if (emoji === box)
    throw new Error(
      "No font has emoji: install one, such as that of Debian's package for color emoji.",
    );
}

/** Starts a browser that sends no requests of its own. */
export function startBrowser(): Promise<Browser> {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-lcd-text",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
  ];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** A page that looks like GitHub and can draw diagrams. `scale` is the pixel ratio. */
export async function openPage(browser: Browser, look: Look, scale = 1): Promise<Page> {
  const { theme, width } = LOOKS[look];
  const page = await browser.newPage({
    viewport: { width, height: 200 },
    deviceScaleFactor: scale,
  });
  await page.setContent(`<!doctype html><style>${readStyle(theme)} body { margin: 0 } article { padding: 24px }</style>
    <body class="markdown-body"><article class="markdown-body"></article>`);
  await page.addScriptTag({ path: fileURLToPath(MERMAID_URL) });
  const options = {
    startOnLoad: false,
    securityLevel: "strict",
    theme: theme === "dark" ? "dark" : "default",
  };
  await page.evaluate(`mermaid.initialize(${JSON.stringify(options)})`);
  return page;
}

async function showBlocks(page: Page, blocks: readonly Block[]): Promise<void> {
  await page.evaluate(
    `document.querySelector("article").innerHTML = ${JSON.stringify(renderArticle(render(blocks)))}`,
  );
  await page.evaluate("mermaid.run()");
}

/**
 * Saves a picture of a summary at `path`, and returns the number of its diagrams; fails if one does
 * not parse.
 */
export async function drawSummary(page: Page, blocks: readonly Block[], path?: string) {
  await showBlocks(page, blocks);
  await page.locator("article").screenshot(path === undefined ? {} : { path });
  return page.locator(".mermaid svg:not([aria-roledescription=error])").count();
}

/** Heights in pixels of the bars of a chart, without zeros. */
export async function barHeights(page: Page, blocks: readonly Block[]): Promise<number[]> {
  await showBlocks(page, blocks);
  const script = `[...document.querySelectorAll(".plot rect")].map((bar) => bar.getBBox().height)`;
  return (await page.evaluate<number[]>(script)).filter((height) => height > 0);
}

/** The diagrams that Mermaid refuses, with its messages. */
export async function unparsableDiagrams(page: Page, diagrams: readonly string[]) {
  const script = `Promise.all(${JSON.stringify(diagrams)}.map((text) =>
    mermaid.parse(text).then(() => [], (error) => [text + "\\n" + error])))`;
  return (await page.evaluate<string[][]>(script)).flat();
}
