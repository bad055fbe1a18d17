import { isTag } from "../../src/service/contract/source.ts";
import { createFindings, type Findings, OUR_ACTIONS, type StepName } from "./findings.ts";
import type { Inputs } from "./inputs.ts";
import { type Answer, createService, type Service, type Shown } from "./service.ts";
import { type Action, type Fields, type RunningStep, type StepEnd, startStep } from "./step.ts";

/** What a run knows of the deployment so far. */
interface Known {
  id?: string;
  /** The deployment that is there already, as it was. */
  before?: Shown;
  /** Whether a request to create or change it may have been sent. */
  begun?: boolean;
  /** Whether it was seen to run another image than was sent. */
  runsAnother?: boolean;
  /** Its revisions, the oldest first, but for those made at once. */
  revisions: string[];
  atOnce: string[];
  /** How far reads were behind, and whether lists were behind for longer than was waited. */
  lagMs: number;
  listsLag: boolean;
}

export interface Run extends Findings {
  inputs: Inputs;
  service: Service;
  known: Known;
  name: string;
  stopped: AbortSignal;
  say(line: string): void;
  /** The path of the deployment. */
  at(): string;
  isGit: boolean;
  canRollBack: boolean;
  ref(other: boolean): Fields;
  /** The deployment, or what is below it. */
  read(below?: string): Promise<Shown>;
  /** The same, once the lag that was measured is over. */
  settled(below?: string): Promise<Shown>;
  /** A PATCH of which only the answer and what is shown after it matter; it is not waited for. */
  patch(body: object): Promise<Answer>;
  /** The ids of a list, if there is one. */
  listed(path: string): Promise<string[] | undefined>;
  revisionIds(query?: string): Promise<string[] | undefined>;
  /** What each step of an action needs. */
  fields(action: Action): Fields;
  /** Begins one of our steps when reads show what was done before. */
  begin(name: StepName, inputs: Fields, action?: Action): Promise<RunningStep>;
  /** What a step ended as, which has to be one of these outcomes. */
  ended(name: StepName, end: StepEnd, ...right: string[]): StepEnd;
  step(name: StepName, inputs: Fields, ...right: string[]): Promise<StepEnd>;
  remember(id: string | null | undefined): void;
}

export function createRun(
  inputs: Inputs,
  fresh: string,
  say: (line: string) => void,
  stopped: AbortSignal,
): Run {
  const { base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout } = inputs;
  const connection = { base_url, api_key, bearer_token, tenant_id, allow_http, request_timeout };
  const waiting = { poll_interval: "1s", timeout: inputs.timeout ?? "15m", failure_log: "never" };
  const service = createService(inputs, stopped);
  const findings = createFindings(say);
  const known: Known = { revisions: [], atOnce: [], lagMs: 0, listsLag: false };
  const isGit = inputs.source === "github";

  const run: Run = {
    ...{ ...findings, inputs, service, known, name: inputs.deployment_id ?? fresh, stopped, say },
    isGit,
    // A branch cannot be built again as it was.
    canRollBack: !isGit || isTag(inputs.other_repo_ref),
    at: () => `/v2/deployments/${known.id}`,
    ref: (other) =>
      isGit
        ? { repo_ref: other ? inputs.other_repo_ref : inputs.repo_ref }
        : { image_uri: other ? inputs.other_image_uri : inputs.image_uri },
    read: async (below = "") => (await service.ask("GET", run.at() + below)).shown,
    async settled(below) {
      await service.pause(known.lagMs);
      return run.read(below);
    },
    async patch(body) {
      const answer = await service.ask("PATCH", run.at(), { body });
      run.remember(answer.shown.latest_revision_id);
      return answer;
    },
    async listed(path) {
      const { status, shown } = await service.ask("GET", path);
      return status === 200 ? shown.resources?.flatMap(({ id }) => id ?? []) : undefined;
    },
    revisionIds: (query = "limit=100") => run.listed(`${run.at()}/revisions?${query}`),
    fields: (action) => ({
      ...connection,
      ...(action === "deploy" || action === "create" ? waiting : {}),
      ...(action === "deploy" ? { deployment_id: known.id } : {}),
    }),
    async begin(name, more, action = "deploy") {
      say(`${name} …`);
      await service.pause(known.lagMs);
      return startStep(action, { ...run.fields(action), ...more });
    },
    ended(name, end, ...right) {
      const { outcome, status, error_message, revision_id, rollback_revision_id } = end.outputs;
      run.remember(revision_id);
      run.remember(rollback_revision_id);
      // A step that our own stop has cancelled shows nothing of the service.
      stopped.throwIfAborted();
      const why = error_message ?? (outcome ? "" : end.log.trim().split("\n").at(-1));
      const seen = `${outcome || "no outcome"}${status ? `, ${status}` : ""}, ${(end.ms / 1_000).toFixed(0)} s. ${why}`;
      const isRight = right.includes(outcome ?? "");
      const wanted = isRight ? "" : `not ${right.join(" or ")}: `;
      run.check(OUR_ACTIONS, name, isRight, wanted + seen);
      return end;
    },
    async step(name, more, ...right) {
      const { end } = await run.begin(name, more);
      return run.ended(name, await end, ...right);
    },
    remember(id) {
      if (id && !known.revisions.includes(id)) known.revisions.push(id);
    },
  };
  return run;
}
