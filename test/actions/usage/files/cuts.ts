import { expect } from "vitest";
import { projectRecord, type QueryResponder } from "../../../harness/usage-service.ts";
import { play } from "../../../scenarios/play.ts";

const usage = [
  projectRecord("large", 172_830),
  projectRecord("small", 7, "2026-02-02T00:00:00Z"),
  projectRecord("small", 13, "2026-02-03T00:00:00Z"),
];
const BODY = Buffer.from(JSON.stringify({ stride: { days: 1, hours: 0 }, usage }));

/** The outputs of a step whose service sends only the first bytes of its response. */
async function outputsAfter(bytes: number, isChunked: boolean) {
  const respond: QueryResponder = (_, response) => {
    // Without a length and without chunks, only the closed connection ends the response.
    if (!isChunked) response.removeHeader("transfer-encoding");
    response.writeHead(200, { connection: "close" });
    return Boolean(response.end(BODY.subarray(0, bytes)));
  };
  const inputs = { format: "both", max_traces: "1000000" };
  return (await play({ action: "usage", inputs, respond })).outputs;
}

/** How a service ends its response. */
export const ENDS = [
  ["with the last chunk", true],
  ["by a closed connection", false],
] as const;

/** Truncates a report by ever more bytes; each step must fail without a total or a file. */
export async function expectNoSuccess(isChunked: boolean, everyBytes: number): Promise<void> {
  const complete = await outputsAfter(BODY.length, isChunked);
  expect(complete).toMatchObject({ outcome: "ok", total_traces: "172850" });
  const successfulCuts: number[] = [];
  for (let bytes = BODY.length - 1; bytes >= 0; bytes -= everyBytes) {
    const { outcome, total_traces, csv_file, json_file } = await outputsAfter(bytes, isChunked);
    const hasReport = [total_traces, csv_file, json_file].some((text) => text !== undefined);
    if (outcome !== "error" || hasReport) successfulCuts.push(bytes);
  }
  expect(successfulCuts).toEqual([]);
}
