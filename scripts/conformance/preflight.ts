import { randomUUID } from "node:crypto";
import { createInputs } from "./changes.ts";
import { Unusable } from "./inputs.ts";
import type { Run } from "./run.ts";
import { type Answer, problemsOf, shapeOf } from "./service.ts";

const CAPITALS = "Conformance_x.y";
const isNoPath = ({ status, shown }: Answer) =>
  status === 405 || (status === 404 && shown.detail === "Not Found");

/** Whether this is a control plane that accepts the credential, and which operations it has. */
export async function preflight(run: Run): Promise<void> {
  const { service, inputs } = run;
  const nobody = `/v2/deployments/${randomUUID()}`;
  const first = await service.ask("GET", nobody);
  if (first.status === 401 || first.status === 403)
    throw new Unusable(`the credential is refused: ${shapeOf(first)}`);
  if (first.status !== 404 || first.json === undefined || isNoPath(first))
    throw new Unusable(
      `this is no control plane: an unknown deployment is ${shapeOf(first)}, not 404 with its own JSON`,
    );
  await ownOne(run, nobody);
  const nowhere = await service.ask("GET", `/v2/conformance-${randomUUID()}`);
  const what = "an unknown path is distinguished from an unknown deployment";
  const seen = `path: ${shapeOf(nowhere)}; deployment: ${shapeOf(first)}`;
  run.check("refusals", what, isNoPath(nowhere), seen);
  const wrong = { "X-Api-Key": "conformance-wrong", Authorization: "Bearer wrong" };
  const { "X-Api-Key": key } = wrong;
  const headers = inputs.bearer_token ? wrong : { "X-Api-Key": key };
  const stranger = await service.ask("GET", nobody, { headers });
  run.check("credentials", "a wrong credential is 401", stranger.status === 401, stranger);
  const elsewhere = { "X-Tenant-Id": randomUUID() };
  const foreign = await service.ask("GET", nobody, { headers: elsewhere });
  run.check("workspaces", "an unknown workspace is 403", foreign.status === 403, foreign);
  await badCreation(run);
}

/** Whether deployments of this run can be deleted again. */
async function ownOne(run: Run, nobody: string): Promise<void> {
  const list = await run.service.ask("GET", "/v2/deployments?limit=1&name_contains=conformance-");
  const isList = list.status === 200 && list.shown.resources !== undefined;
  run.check("deployment-list", "there is a list of deployments", isList, list);
  for (const { name } of list.shown.resources ?? [])
    run.say(run.redact(`  There is ${name} already: of another run, or left behind by one.`));
  const none = await run.service.ask("DELETE", nobody);
  if (none.status !== 404 || isNoPath(none))
    throw new Unusable(`the service does not delete (${shapeOf(none)}), so ${run.name} would stay`);
}

/** An invalid body, which creates nothing. */
async function badCreation(run: Run): Promise<void> {
  const configs = { source_config: {}, source_revision_config: {} };
  const body = { name: CAPITALS, source: run.inputs.source, ...configs, secrets: 1 };
  const bad = await run.service.ask("POST", "/v2/deployments", { body });
  const problems = problemsOf(bad);
  const isWhole = problems.every(({ loc, msg, type }) => loc.length > 0 && msg && type);
  const isList = bad.status === 422 && problems.length > 0 && isWhole;
  run.check("error-bodies", "422 has a list with loc, msg and type", isList, bad);
  if (!isList) return run.skip("names", "the refusal does not say of what");
  // The body is refused in any case: only a problem of the name says something about it.
  const ofName = problems.filter(({ loc }) => loc.at(-1) === "name").map(({ msg }) => msg);
  const others = problems.map(({ loc }) => loc.join("."));
  const isTaken = ofName.length === 0;
  const seen = isTaken ? `only ${others.join(", ")} is refused` : ofName.join("; ");
  const inputs = { ...(await createInputs(run)), name: CAPITALS, dry_run: "true" };
  const end = await run.begin("create/ with capitals", inputs, "create");
  const { log } = run.checkOutcome("create/ with capitals", end, "planned");
  const isTold = log.includes("some services refuse names");
  run.check("names", "a name may have capitals, _ and .", isTaken, seen, isTold);
}
