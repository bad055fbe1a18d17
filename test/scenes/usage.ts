import { FEBRUARY, PROJECTS } from "../harness/usage.ts";
import { type Answer, project, type UsageQuery } from "../harness/usage-service.ts";
import type { UsageScene } from "./scene.ts";

const refusing =
  (status: number, detail: string): Answer =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ detail }));
    return true;
  };

/** More in the month than in the one before. */
const growing = ({ start_time }: UsageQuery) =>
  start_time === FEBRUARY.start_time
    ? [project("large", 800), project("small", 20, "2026-02-02T00:00:00Z")]
    : [project("large", 400, "2026-01-10T00:00:00Z")];

/** Every way in which a report ends. */
export const SCENES: Record<string, UsageScene> = {
  ok: {
    records: growing,
    inputs: { format: "both", compare_previous: "true", max_traces: "1000", top: "1" },
  },
  "ok, of users": {
    records: [
      {
        time_bucket: FEBRUARY.start_time,
        dimensions: { user_id: "user-1", user_email: "=user@team.example" },
        traces: 5,
      },
    ],
    inputs: { group_by: "user", redact_users: "true", format: "csv" },
  },
  over_budget: { records: PROJECTS, inputs: { max_traces: "819" } },
  empty: {},
  "rejected, the credential": { answer: refusing(401, "Invalid token") },
  "rejected, the range": { answer: refusing(422, "the range is too long") },
  "rejected, an input": { inputs: { last: "7d", group_by: "nobody" } },
  "error, an answer that breaks the contract": {
    answer: (_, response) => {
      response.writeHead(200, { "content-encoding": "br" }).end("x");
      return true;
    },
  },
  "error, no answer": { answer: refusing(503, "away") },
};
