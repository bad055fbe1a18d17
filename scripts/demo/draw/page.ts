import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

export const MERMAID_URL = import.meta.resolve("@mermaid-js/tiny/dist/mermaid.tiny.js");
const STYLES = {
  light: import.meta.resolve("github-markdown-css/github-markdown-light.css"),
  dark: import.meta.resolve("github-markdown-css/github-markdown-dark.css"),
};
export const readStyle = (theme: keyof typeof STYLES) =>
  readFileSync(new URL(STYLES[theme]), "utf8");

/** Renders like GitHub, but without GitHub's sanitizer: a summary must not depend on it. */
export function renderArticle(summary: string): string {
  const html = micromark(summary, {
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

/** The summary of a step, in Markdown. */
export interface Summary {
  title: string;
  summary: string;
}

/**
 * Renders summaries as a page that looks like GitHub. The page loads only the installed Mermaid;
 * without JavaScript, charts are shown as text.
 */
export function renderPage(summaries: readonly Summary[]): string {
  const nonce = randomUUID();
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'`;
  const articles = summaries.map(
    ({ title, summary }) =>
      `<article class="markdown-body">\n${renderArticle(`###### ${title}\n\n${summary}`)}\n</article>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Job summary</title>
<style>
${readStyle("light")}
body { max-width: 980px; margin: 0 auto; padding: 24px }
article + article { margin-top: 24px; padding-top: 24px; border-top: 1px solid #d1d9e0 }
.mermaid:not([data-processed]) { white-space: pre; font-family: monospace }
</style>
${articles.join("\n")}
<script nonce="${nonce}" src="${MERMAID_URL}"></script>
<script nonce="${nonce}">mermaid.initialize({ startOnLoad: true, securityLevel: "strict" })</script>
</html>
`;
}

/** Writes the page into a new folder, and returns its URL. */
export function writePage(summaries: readonly Summary[]): string {
  const path = join(mkdtempSync(join(tmpdir(), "summary-")), "summary.html");
  writeFileSync(path, renderPage(summaries));
  return pathToFileURL(path).href;
}
