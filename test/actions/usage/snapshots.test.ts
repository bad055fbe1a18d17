import { describe, expect, it } from "vitest";
import { transcriptOf } from "../../harness/transcript/transcript.ts";
import { FEBRUARY, usageWith } from "../../harness/usage.ts";
import { type Answer, project, type UsageQuery } from "../../harness/usage-service.ts";

function seen(result: Awaited<ReturnType<typeof usageWith>>): string {
  const requests = result.queries.map(({ start_time, end_time }) => `${start_time} ${end_time}`);
  return transcriptOf(result, { requests, files: result.files });
}

const AS_BUNDLE = { inProcess: false };
const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the log, the annotations, the outputs and the summary of the usage bundle", () => {
  it("are these for a report within its budget", async () => {
    const records = ({ start_time }: UsageQuery) =>
      start_time === FEBRUARY.start_time
        ? [project("large", 800), project("small", 20, "2026-02-02T00:00:00Z")]
        : [project("large", 400, "2026-01-10T00:00:00Z")];
    const inputs = { format: "both", compare_previous: "true", max_traces: "1000", top: "1" };
    const result = await usageWith(inputs, { records, run: AS_BUNDLE });
    expect(result).toMatchObject({ outputs: { outcome: "ok" }, droppedOutputs: [] });
    await expect(seen(result)).toMatchFileSnapshot(snapshot("ok"));
  });

  it("are these for a report over its budget", async () => {
    const result = await usageWith({ max_traces: "819" });
    expect(result.outputs.outcome).toBe("over_budget");
    await expect(seen(result)).toMatchFileSnapshot(snapshot("over-budget"));
  });

  it("are these for a report without traces", async () => {
    const result = await usageWith({}, { records: [] });
    expect(result.outputs.outcome).toBe("empty");
    await expect(seen(result)).toMatchFileSnapshot(snapshot("empty"));
  });

  it("are these for an answer that breaks the contract", async () => {
    const answer: Answer = (_, response) => {
      response.writeHead(200, { "content-encoding": "br" }).end("x");
      return true;
    };
    const result = await usageWith({}, { answer });
    expect(result.outputs.outcome).toBe("error");
    await expect(seen(result)).toMatchFileSnapshot(snapshot("error"));
  });

  it("are these for a refused credential", async () => {
    const answer: Answer = (_, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"detail":"Invalid token"}');
      return true;
    };
    const result = await usageWith({}, { answer, run: AS_BUNDLE });
    expect(result.outputs.outcome).toBe("rejected");
    await expect(seen(result)).toMatchFileSnapshot(snapshot("rejected"));
  });
});
