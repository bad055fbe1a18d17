import { describe, expect, it } from "vitest";
import { type Conclusion, resultOf } from "../../src/report/conclusion.ts";

const TOKEN = "canary-token";
const report = { redact: (text: string) => text.replaceAll(TOKEN, "***") };
const resultWith = (changes: Partial<Conclusion>) =>
  resultOf(report, { outcome: "failed", headline: "agent: failed", message: "", ...changes });

describe("resultOf", () => {
  it("truncates error_message without cutting a secret", () => {
    const text = `${"word ".repeat(799)}${TOKEN} ${"word ".repeat(40_000)}`;
    const { outputs } = resultWith({ quotes: [{ source: "The platform", text }] });
    const error_message = String(outputs.error_message);
    expect(error_message.length).toBeLessThanOrEqual(4_002);
    expect(error_message).toMatch(/^agent: failed\. The platform said: word .* …$/);
    expect(error_message).not.toContain("canary");
  });

  it.each<[severity: Conclusion["severity"], outcome: Conclusion["outcome"], heading: string]>([
    [undefined, "deployed", "✅ agent runs agent:2"],
    ["warning", "deployed", "⚠️ agent runs agent:2"],
    ["warning", "superseded", "⏭️ agent runs agent:2"],
  ])(
    "marks the heading with the icon of the outcome, or with ⚠️ for a warning about a success: %s, %s",
    (severity, outcome, heading) => {
      const marked = { outcome, headline: "agent runs agent:2", ...(severity && { severity }) };
      expect(resultWith(marked).summary[0]?.heading).toBe(heading);
    },
  );
});
