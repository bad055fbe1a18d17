import { describe, expect, it } from "vitest";
import { RANGE, usageWith } from "../harness/usage.ts";
import { type Answer, project, type UsageQuery } from "./usage-service.ts";

type UsageStep = Awaited<ReturnType<typeof usageWith>>;

/**
 * All that a person sees of a step, and its requests, without the list of its inputs. Only the port
 * differs from run to run. The invisible characters that make labels of a chart unique are left out.
 */
function transcriptOf(result: UsageStep): string {
  const parts = {
    log: result.log.replace(/^##\[group\][\s\S]*?##\[endgroup\]\n/, ""),
    annotations: result.annotations
      .map(({ type, title, message }) => `${type} [${title ?? ""}] ${message}`)
      .join("\n"),
    outputs: Object.entries(result.outputs)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n"),
    requests: result.queries
      .map(({ format, start_time, end_time }) => `${format} ${start_time} ${end_time}`)
      .join("\n"),
    files: result.files.join("\n"),
    summary: result.summary,
    exit: String(result.exitCode),
  };
  return Object.entries(parts)
    .map(([name, text]) => `── ${name}\n${text.trim()}\n`)
    .join("\n")
    .replaceAll("\u2060", "")
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:{port}");
}

const snapshot = (name: string) => `__snapshots__/${name}.txt`;

describe("the log, the annotations, the outputs and the summary of the usage bundle", () => {
  it("are these for a report within its budget", async () => {
    const records = ({ start_time }: UsageQuery) =>
      start_time === RANGE.start_time
        ? [project("large", 800), project("small", 20, "2026-02-02T00:00:00Z")]
        : [project("large", 400, "2026-01-10T00:00:00Z")];
    const inputs = { format: "both", compare_previous: "true", max_traces: "1000", top: "1" };
    const result = await usageWith(inputs, { records });
    expect(result.outputs.outcome).toBe("ok");
    await expect(transcriptOf(result)).toMatchFileSnapshot(snapshot("ok"));
  });

  it("are these for a report over its budget", async () => {
    const result = await usageWith({ max_traces: "819" });
    expect(result.outputs.outcome).toBe("over_budget");
    await expect(transcriptOf(result)).toMatchFileSnapshot(snapshot("over-budget"));
  });

  it("are these for a report without traces", async () => {
    const result = await usageWith({}, { records: [] });
    expect(result.outputs.outcome).toBe("empty");
    await expect(transcriptOf(result)).toMatchFileSnapshot(snapshot("empty"));
  });

  it("are these for an answer that breaks the contract", async () => {
    const answer: Answer = (_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" }).end("x");
      return true;
    };
    const result = await usageWith({}, { answer });
    expect(result.outputs.outcome).toBe("error");
    await expect(transcriptOf(result)).toMatchFileSnapshot(snapshot("error"));
  });

  it("are these for a refused credential", async () => {
    const answer: Answer = (_, response) => {
      response.writeHead(401, { "content-type": "application/json" });
      response.end('{"detail":"Invalid token"}');
      return true;
    };
    const result = await usageWith({}, { answer });
    expect(result.outputs.outcome).toBe("rejected");
    await expect(transcriptOf(result)).toMatchFileSnapshot(snapshot("rejected"));
  });
});
