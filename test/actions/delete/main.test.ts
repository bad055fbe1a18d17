import { describe, expect, it } from "vitest";
import { deleteWith, type Removed } from "../../harness/step.ts";
import { requestsTo, transcriptOf } from "../../harness/transcript/transcript.ts";

const seen = (result: Removed) => transcriptOf(result, { requests: requestsTo(result.emulator) });
const AS_BUNDLE = { inProcess: false };
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the delete bundle", () => {
  it("deletes the deployment of that name, and no other", async () => {
    const result = await deleteWith({ name_must_match: "agent-pr-*" }, { run: AS_BUNDLE });
    expect(result).toMatchObject({
      exitCode: 0,
      left: ["agent-pr-42"],
      outputs: { outcome: "deleted", deployment_name: "agent-pr-4", error_message: "" },
    });
    expect(result.outputs.deployment_id).toMatch(/^[0-9a-f-]{36}$/);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("deleted"));
  });

  it("succeeds where there is none of that name", async () => {
    const result = await deleteWith({ deployment_name: "agent-pr-5" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "absent" } });
    expect(result.left).toHaveLength(2);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("absent"));
  });

  it("asks nothing where the name does not match the guard", async () => {
    const inputs = { deployment_name: "agent", name_must_match: "agent-pr-*" };
    const result = await deleteWith(inputs, { run: AS_BUNDLE });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    expect(result.emulator.requests).toEqual([]);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("guarded"));
  });

  it("says what to give where the service has no list", async () => {
    const result = await deleteWith({}, { without: ["list"] });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: "rejected" } });
    await expect(seen(result)).toMatchFileSnapshot(snapshot("no-list"));
  });

  it("sends nothing in a dry run", async () => {
    const result = await deleteWith({ dry_run: "true" });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: "planned" } });
    expect(result.left).toHaveLength(2);
    await expect(seen(result)).toMatchFileSnapshot(snapshot("planned"));
  });
});
