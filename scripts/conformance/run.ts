import { isTag } from "../../src/service/contract/source.ts";
import type { Findings } from "./findings.ts";
import type { Inputs } from "./inputs.ts";
import { OUR_ACTIONS } from "./rows.ts";
import type { Answer, Service, Shown, ShownSecrets } from "./service.ts";
import { runStep, type StepEnd } from "./step.ts";

export interface Run {
  inputs: Inputs;
  service: Service;
  findings: Findings;
  say: (line: string) => void;
  stopped: AbortSignal;
  name: string;
  /** Of the deployment, as soon as it is known. */
  id?: string;
  /** The deployment that is there already, as it was. */
  before?: Shown;
  /** Whether a request to create or change it may have been sent. */
  begun?: boolean;
  /** Revisions that this run knows of, the oldest first, but for those made at once. */
  revisions: string[];
  atOnce: string[];
  /** How far reads were behind, and whether lists were behind for longer than was waited. */
  lagMs: number;
  listsLag: boolean;
}

export type Fields = Record<string, string | undefined>;

export const at = (run: Run) => `/v2/deployments/${run.id}`;

export const connectionOf = ({ inputs }: Run): Fields => ({
  base_url: inputs.base_url,
  api_key: inputs.api_key,
  bearer_token: inputs.bearer_token,
  tenant_id: inputs.tenant_id,
  allow_http: inputs.allow_http,
  request_timeout: inputs.request_timeout,
});
export const waiting = ({ inputs }: Run): Fields => ({
  poll_interval: "1s",
  timeout: inputs.timeout ?? "15m",
  failure_log: "never",
});
export const deployInputs = (run: Run, more: Fields): Fields => ({
  ...connectionOf(run),
  ...waiting(run),
  deployment_id: run.id,
  ...more,
});

/** One of our deploys, begun when reads show what was done before. */
export async function deploy(run: Run, title: string, more: Fields): Promise<StepEnd> {
  run.say(`${title} …`);
  await run.service.pause(run.lagMs);
  return told(run, title, await runStep("deploy", deployInputs(run, more)));
}

export function told(run: Run, title: string, end: StepEnd): StepEnd {
  const { outcome, status, error_message = "", revision_id, rollback_revision_id } = end.outputs;
  const seconds = (end.ms / 1_000).toFixed(0);
  const line = `${title}: ${outcome} (${status || "no status"}, ${seconds} s) ${error_message}`;
  run.say(run.findings.clean(line.trim()));
  remember(run, revision_id);
  remember(run, rollback_revision_id);
  return end;
}

export function remember(run: Run, id: string | null | undefined): void {
  if (id && !run.revisions.includes(id)) run.revisions.push(id);
}

export function expectEnd(run: Run, what: string, { outputs }: StepEnd, ...ends: string[]): void {
  // A step that our own stop has cancelled shows nothing of the service.
  run.stopped.throwIfAborted();
  const { outcome = "", error_message = "" } = outputs;
  const seen = `${outcome || "no outcome"} (expected: ${ends.join(" or ")}) ${error_message}`;
  run.findings.check(OUR_ACTIONS, what, ends.includes(outcome), seen);
}

export const isGit = ({ inputs }: Run) => inputs.source === "github";
export const refOf = (run: Run, other: boolean): Record<string, string | undefined> =>
  isGit(run)
    ? { repo_ref: other ? run.inputs.other_repo_ref : run.inputs.repo_ref }
    : { image_uri: other ? run.inputs.other_image_uri : run.inputs.image_uri };
/** A branch cannot be built again as it was. */
export const canRollBack = (run: Run) => !isGit(run) || isTag(run.inputs.other_repo_ref);

/** A PATCH of which only the answer and what is shown after it matter; it is not waited for. */
export async function patch(run: Run, body: object): Promise<Answer> {
  const answer = await run.service.ask("PATCH", at(run), { body });
  remember(run, answer.shown.latest_revision_id);
  return answer;
}

/** The deployment, once the lag that was measured is over. */
export async function settled(run: Run): Promise<Shown> {
  await run.service.pause(run.lagMs);
  return (await run.service.ask("GET", at(run))).shown;
}

export async function listed(run: Run, path: string): Promise<string[] | undefined> {
  const { status, shown } = await run.service.ask("GET", path);
  if (status !== 200) return undefined;
  return shown.resources?.flatMap(({ id }) => id ?? []);
}
export const revisionIds = (run: Run, query = "limit=100") =>
  listed(run, `${at(run)}/revisions?${query}`);

export const FIRST_SECRETS = {
  CONFORMANCE_A: "first-value-0001",
  CONFORMANCE_B: "first-value-0002",
};
const OUR_VALUES: unknown[] = [
  ...Object.values(FIRST_SECRETS),
  "second-value-01",
  "third-value-001",
];

export const namesOf = (secrets: ShownSecrets) =>
  secrets
    ?.map(({ name }) => name)
    .sort()
    .join(", ") ?? "not shown";

/** Whether each secret that is shown has one of the values that this run has sent. */
export const showsValues = (secrets: ShownSecrets) =>
  Boolean(secrets?.length) && (secrets ?? []).every(({ value }) => OUR_VALUES.includes(value));

export function shownSecrets(secrets: ShownSecrets): string {
  if (!secrets) return `secrets: ${String(secrets)}`;
  const kinds = secrets.map(({ value }) => {
    if (OUR_VALUES.includes(value)) return "the value";
    if (typeof value !== "string") return String(value);
    return /^\*+$/.test(value) ? "stars" : "another text";
  });
  return `${secrets.length} secrets, values as ${[...new Set(kinds)].join(", ") || "none"}`;
}

export const set = (fields: Record<string, unknown> | null | undefined) =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== null));
