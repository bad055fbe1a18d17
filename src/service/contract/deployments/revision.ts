import * as z from "zod";
import { pathUuid } from "../ids.ts";
import { expectedMember, oneOf, optionalMember, replyTime } from "../members.ts";
import { operation, pageQuery } from "../operation.ts";
import { SourceRevisionConfig } from "./settings.ts";
import { Source } from "./source.ts";

/** contract: Revision: id, status and source revision fields. */
// biome-ignore format: one member, one line
export const Revision = z.object({
  id: pathUuid,
  status: z.string().min(1).describe("The client waits for DEPLOYED. Services may add other statuses."),
  source_revision_config: expectedMember(SourceRevisionConfig),
  source: expectedMember(oneOf(Source), "revision-members"),
  created_at: expectedMember(replyTime, "revision-members"),
  updated_at: expectedMember(replyTime, "revision-members"),
  status_message: optionalMember(z.string(), "revision-members").describe("On the status."),
});
export type Revision = z.infer<typeof Revision>;
/** A revision named by a deployment. Its status is known once it was read by its id. */
export type NamedRevision = Omit<Revision, "status"> & Partial<Pick<Revision, "status">>;

/** The time of creation; NaN if the reply shows none, so that no comparison is true. */
export const createdMs = ({ created_at }: NamedRevision): number => Date.parse(created_at ?? "");

const REVISION_PATH = "/v2/deployments/{deployment_id}/revisions/{revision_id}";

export const getRevision = operation("GET", REVISION_PATH, {
  summary: "Read a revision",
  resourceLabel: "the revision",
  reply: Revision,
});

/** The newest revision is first. */
export const RevisionList = z
  .object({
    resources: z.array(Revision),
    offset: expectedMember(z.int(), "revision-list").describe("Of the next page."),
  })
  .meta({ row: "revision-list" });
export const listRevisions = operation("GET", "/v2/deployments/{deployment_id}/revisions", {
  summary: "List a deployment's revisions, newest first",
  resourceLabel: "the revisions",
  row: "revision-list",
  query: z.object(pageQuery),
  reply: RevisionList,
});

export const LogsQuery = z.object({
  type: z.enum(["build", "deploy"]),
  order: z.enum(["asc", "desc"]).default("asc"),
  limit: z.coerce.number().int().min(1).max(1000).default(50),
  offset: z.string().optional().describe("The next_offset of the page before."),
});

const LOGS = "revision-logs";

const LogLine = z.object({
  timestamp: optionalMember(z.union([z.number().describe("In milliseconds."), z.string()]), LOGS),
  level: optionalMember(z.string(), LOGS),
  message: expectedMember(z.string()),
});
export type LogLine = z.infer<typeof LogLine>;

export const readLogs = operation("GET", `${REVISION_PATH}/logs`, {
  summary: "Read the build or deploy log of a revision",
  resourceLabel: "the logs",
  row: LOGS,
  query: LogsQuery,
  reply: z
    .object({ logs: z.array(LogLine), next_offset: optionalMember(z.string(), LOGS) })
    .meta({ row: LOGS }),
});
