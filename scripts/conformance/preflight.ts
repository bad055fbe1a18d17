import { randomUUID } from "node:crypto";
import { Unusable } from "./inputs.ts";
import { at, type Run } from "./run.ts";
import { type Answer, problemsOf, shapeOf } from "./service.ts";

const isNoPath = ({ status, shown }: Answer) =>
  status === 405 || (status === 404 && shown.detail === "Not Found");

/** Whether this is a control plane that takes the credential, and what it has. */
export async function preflight(run: Run): Promise<void> {
  const { service, findings } = run;
  const nobody = `/v2/deployments/${randomUUID()}`;
  const first = await service.ask("GET", nobody);
  if (first.status === 401 || first.status === 403)
    throw new Unusable(`the credential is refused: ${shapeOf(first)}`);
  if (first.status !== 404 || first.json === undefined || isNoPath(first))
    throw new Unusable(
      `this is no control plane: an unknown deployment is ${shapeOf(first)}, not 404 with its own JSON`,
    );
  const nowhere = await service.ask("GET", `/v2/conformance-${randomUUID()}`);
  const seen = `deployment: ${shapeOf(first)}; path: ${shapeOf(nowhere)}`;
  findings.check("refusals", "an unknown path is told from a deployment", isNoPath(nowhere), seen);
  await strangers(run, nobody);
  await badCreation(run);
  if (run.inputs.deployment_id !== undefined) return existing(run, run.inputs.deployment_id);

  const list = await service.ask("GET", "/v2/deployments?limit=1&name_contains=conformance-");
  const isList = list.status === 200 && list.shown.resources !== undefined;
  findings.check("deployment-list", "there is a list of deployments", isList, shapeOf(list));
  for (const { name } of list.shown.resources ?? [])
    run.say(findings.clean(`  There is ${name} already: of another run, or left behind by one.`));
  const noDelete = await service.ask("DELETE", nobody);
  if (noDelete.status !== 404 || isNoPath(noDelete))
    throw new Unusable(
      `the service does not delete (${shapeOf(noDelete)}), so ${run.name} would stay: write deployment_id=`,
    );
}

async function strangers({ service, findings, inputs }: Run, nobody: string): Promise<void> {
  const wrong = { "X-Api-Key": "conformance-wrong" };
  const stranger = await service.ask("GET", nobody, {
    headers: { ...wrong, ...(inputs.bearer_token && { Authorization: "Bearer wrong" }) },
  });
  const what = "a wrong credential is 401";
  findings.check("credentials", what, stranger.status === 401, shapeOf(stranger));
  const headers = { "X-Tenant-Id": randomUUID() };
  const foreign = await service.ask("GET", nobody, { headers });
  const isRefused = foreign.status === 403;
  findings.check("workspaces", "an unknown workspace is 403", isRefused, shapeOf(foreign));
}

/** A body that is never valid, and so creates nothing. */
async function badCreation({ service, findings, inputs }: Run): Promise<void> {
  const body = {
    name: "Conformance_x.y",
    source: inputs.source,
    source_config: {},
    source_revision_config: {},
    secrets: 1,
  };
  const bad = await service.ask("POST", "/v2/deployments", { body });
  const problems = problemsOf(bad);
  const isWhole = problems.every(({ loc, msg, type }) => loc.length > 0 && msg && type);
  const isList = bad.status === 422 && problems.length > 0 && isWhole;
  findings.check("error-bodies", "422 has a list with loc, msg and type", isList, shapeOf(bad));
  const named = problems.some(({ loc }) => loc.at(-1) === "name");
  if (isList) findings.check("names", "a name may have capitals, _ and .", !named, shapeOf(bad));
  else findings.skip("names", "the refusal does not say of what");
}

/** The deployment of `deployment_id`, and what is needed to put it back. */
async function existing(run: Run, id: string): Promise<void> {
  run.id = id;
  const { status, shown } = await run.service.ask("GET", at(run));
  if (status !== 200) throw new Unusable(`deployment_id: reading it is ${status}`);
  const runs = shown.source_revision_config;
  const [member = ""] = Object.keys(
    run.inputs.source === "github" ? { repo_ref: 1 } : { image_uri: 1 },
  );
  if (typeof runs?.[member] !== "string")
    throw new Unusable(`deployment_id: it shows no ${member}, so it could not be put back`);
  run.before = shown;
  if (shown.latest_revision_id) run.revisions.push(shown.latest_revision_id);
  if (shown.name) run.findings.hide(shown.name, "deployment");
  run.findings.hide(String(runs[member]), member);
}
