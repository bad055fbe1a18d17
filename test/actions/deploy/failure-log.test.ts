import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deployWith } from "../../harness/step.ts";

const folder = mkdtempSync(join(tmpdir(), "event-"));

const SECRET = "canary-of-the-service-4711";
const HOSTILE = "::error::pwned </code></pre><img src=x> ##[error]pwned";

/** A deploy whose container fails, for a repository that is private or not. */
async function failFor(repository: { private: boolean }, inputs: Record<string, string> = {}) {
  const event = join(folder, `${repository.private}.json`);
  writeFileSync(event, JSON.stringify({ repository }));
  const failed = { status: "DEPLOY_FAILED", after_ms: 1_000, log: ["loading the model", HOSTILE] };
  return deployWith({
    script: [{ status: "DEPLOYING", after_ms: 0 }, failed],
    seed: { secrets: [{ name: "KEY", value: SECRET }] },
    inputs: { image_uri: "registry.example/agent:2", ...inputs },
    run: { env: { GITHUB_EVENT_PATH: event } },
  });
}

describe("the log of a revision that failed", () => {
  it("is shown in a group of the log and folded in the summary, escaped and without secrets", async () => {
    const result = await failFor({ private: true });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "failed" } });
    expect(result.log).toMatch(
      /##\[group\]Deploy log: the last 5 lines\npulling the image\n.*\nloading the model/,
    );
    expect(result.summary).toMatch(
      /<details><summary>The last \d+ lines of the deploy log<\/summary>\n\n<pre><code>pulling the image/,
    );
    expect(result.summary).not.toContain("<img");
    expect(result.annotations).toHaveLength(1);
    expect(result.log + result.summary).toContain("environment: KEY=***");
    expect(result.log + result.summary).not.toContain(SECRET);
  });

  it("is never shown for a public repository, unless that is asked for", async () => {
    const silent = await failFor({ private: false });
    expect(silent.log + silent.summary).not.toContain("loading the model");
    expect(silent.log).toContain("because this repository is public");
    const asked = await failFor({ private: false }, { failure_log: "always" });
    expect(asked.summary).toContain("loading the model");
  });
});
