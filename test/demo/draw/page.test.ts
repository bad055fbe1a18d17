import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { render } from "../../harness/shown.ts";
import { pageOf } from "./page.ts";

const spans = [{ label: "DEPLOYING", startMs: 0, endMs: 4_000 }];
const summary = render([
  { heading: "<script>alert(1)</script>" },
  { gantt: { title: "Time", sections: [{ title: "Revision", spans }] } },
]);
const SUMMARIES = [{ title: "deploy", summary }];

describe("pageOf", () => {
  it("holds the summary, its chart and GitHub's style", () => {
    const page = pageOf(SUMMARIES);
    expect(page).toContain("<h6>deploy</h6>");
    expect(page).toContain("<h2>&lt;script&gt;alert(1)&lt;/script&gt;</h2>");
    expect(page).toMatch(/<div class="mermaid">[^<]*\ngantt\n/);
    expect(page).toContain(".markdown-body {");
    expect(parse(page).childNodes).toHaveLength(2);
  });

  it("lets nothing run or load but Mermaid", () => {
    const hostile = '<script>document.title = "ran"</script><img src="https://evil.example/a">';
    const page = pageOf([{ title: "deploy", summary: hostile }]);
    const [, nonce] = /script-src 'nonce-([\da-f-]{36})'"/.exec(page) ?? [];
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-");
    expect(page.split(`<script nonce="${nonce}"`)).toHaveLength(3);
    expect(pageOf(SUMMARIES)).not.toContain(nonce);
  });
});
