import { describe, expect, it } from "vitest";
import { createRenderer } from "../../src/runner/markdown.ts";
import { createSanitizer } from "../../src/runner/text.ts";
import { render } from "../harness/visible-text.ts";

describe("render", () => {
  it("escapes every text of a block", () => {
    const hostile = "<img src=x onerror=y> & \"q\" 'a'";
    const html = render([
      {
        heading: hostile,
        text: hostile,
        table: { header: [hostile], rows: [[hostile]] },
        code: hostile,
        quote: hostile,
        fold: { title: hostile, blocks: [{ text: [{ code: hostile }, { strong: hostile }] }] },
      },
    ]);
    expect(html).not.toContain("<img");
    const escapedHtml = "&lt;img src=x onerror=y&gt; &amp; &quot;q&quot; &#39;a&#39;";
    expect(html.split(escapedHtml)).toHaveLength(1 + 9);
  });

  it("leaves no blank line inside an HTML block", () => {
    const text = "a\n\n# heading\n\n![x](https://evil.example)\n\n```";
    const fold = { title: text, blocks: [{ code: text }] };
    const table = { header: [], rows: [[text, [{ code: text }]]] };
    const html = render([{ text, table, quote: text, fold }]);
    const blocks = html.trim().split("\n\n");
    expect(blocks).toHaveLength(6);
    for (const block of blocks)
      expect(block).toMatch(
        /^(<(p|table|pre)>[\s\S]*<\/(p|table|pre)>|<details><summary>.*<\/summary>|<\/details>)$/,
      );
  });

  it("fences diagrams between blank lines, where GitHub draws them", () => {
    const spans = [
      { label: "``` a", startMs: 0, endMs: 2_000 },
      { label: "\n```\nb", startMs: 0, endMs: 2_000 },
    ];
    const gantt = { title: "Time", sections: [{ title: "Runs", spans }] };
    const markdown = render([{ text: "a", gantt }, { text: "b" }]);
    expect(markdown).toMatch(/^<p>a<\/p>\n\n```mermaid\n%%.*\ngantt\n[^`]*\n```\n\n<p>b<\/p>\n$/);
  });

  it("keeps the lines of a plan inside their fence", () => {
    expect(render([{ diff: ["~ a", "+ ```", "- <b>\n# c"] }])).toBe(
      "```diff\n! a\n+ '''\n- <b> # c\n```\n",
    );
  });

  it("aligns the columns of a table", () => {
    const table = { header: ["a", "b"], rows: [["c", "d"]], align: ["left", "right"] as const };
    expect(render([{ table }])).toBe(
      '<table>\n<tr><th align="left">a</th><th align="right">b</th></tr>\n<tr><td>c</td><td align="right">d</td></tr>\n</table>\n',
    );
  });

  it("shows names and values as code, also in a link", () => {
    const href = "https://a.example/b";
    const text = ["See ", { code: "v1" }, " and ", { text: "v2", href, isCode: true }];
    expect(render([{ text }])).toBe(
      `<p>See <code>v1</code> and <a href="${href}"><code>v2</code></a></p>\n`,
    );
  });

  it("links plain https addresses only", () => {
    const renderLink = (href: string) =>
      render([{ text: ["See ", { text: "it", href }, "."] }]).trim();
    expect(renderLink("https://agent.example/a?b=1&c")).toBe(
      '<p>See <a href="https://agent.example/a?b=1&amp;c">it</a>.</p>',
    );
    const unsafeUrls = [
      "http://agent.example",
      "javascript:alert(1)",
      "https://u:p@agent.example",
      "https://a b",
      "https://",
      'https://"',
      "//x",
    ];
    for (const href of unsafeUrls) expect(renderLink(href), href).toBe("<p>See it.</p>");
    const { safeUrl } = createRenderer(createSanitizer((text) => text.replaceAll("canary", "***")));
    expect(safeUrl("https://agent.example/canary")).toBeUndefined();
    expect(safeUrl("https://agent.example/other")).toBe("https://agent.example/other");
  });

  it("omits blocks that exceed the limit, with a note", () => {
    const markdown = render(Array.from({ length: 1_000 }, () => ({ text: "x".repeat(1_900) })));
    expect(Buffer.byteLength(markdown)).toBeLessThan(1_048_576);
    expect(markdown).toContain("does not fit");
  });
});
