import { randomUUID } from "node:crypto";
import { createInputs } from "./changes.ts";
import { FatalError } from "./inputs.ts";
import type { Run } from "./run.ts";
import { describeResponse, problemsOf, type ServiceResponse } from "./service.ts";

const NAME_WITH_CAPITALS = "Conformance_x.y";
const isUnknownPath = ({ status, reply }: ServiceResponse) =>
  status === 405 || (status === 404 && reply.detail === "Not Found");

/** Checks that a control plane accepts the credential, and how it refuses requests. */
export async function preflight(run: Run): Promise<void> {
  const { service, inputs } = run;
  const absentPath = `/v2/deployments/${randomUUID()}`;
  const absent = await service.request("GET", absentPath);
  const description = describeResponse(absent);
  if (absent.status === 401 || absent.status === 403)
    throw new FatalError(`the credential is refused: ${description}`);
  if (absent.status !== 404 || absent.json === undefined || isUnknownPath(absent))
    throw new FatalError(
      `this is no control plane: an unknown deployment is ${description}, not 404 with its own JSON`,
    );
  await checkListAndDeletion(run, absentPath);
  const unknownPath = await service.request("GET", `/v2/conformance-${randomUUID()}`);
  const expectation = "an unknown path is distinguished from an unknown deployment";
  const observation = `path: ${describeResponse(unknownPath)}; deployment: ${description}`;
  run.check("refusals", expectation, isUnknownPath(unknownPath), observation);
  const key = { "X-Api-Key": "conformance-wrong" };
  const headers = inputs.bearer_token ? { ...key, Authorization: "Bearer wrong" } : key;
  const wrongKey = await service.request("GET", absentPath, { headers });
  run.check("credentials", "a wrong credential is 401", wrongKey.status === 401, wrongKey);
  const tenant = { "X-Tenant-Id": randomUUID() };
  const wrongTenant = await service.request("GET", absentPath, { headers: tenant });
  run.check("workspaces", "an unknown workspace is 403", wrongTenant.status === 403, wrongTenant);
  await checkRefusedCreation(run);
}

/** Checks that the service lists and deletes, and prints the deployment of another run, if any. */
async function checkListAndDeletion({ service, ...run }: Run, absentPath: string): Promise<void> {
  const list = await service.request("GET", "/v2/deployments?limit=1&name_contains=conformance-");
  const isList = list.status === 200 && list.reply.resources !== undefined;
  run.check("deployment-list", "there is a list of deployments", isList, list);
  for (const { name } of list.reply.resources ?? [])
    run.print(run.redact(`  There is ${name} already: of another run, or left behind by one.`));
  const deletion = await service.request("DELETE", absentPath);
  if (deletion.status !== 404 || isUnknownPath(deletion))
    throw new FatalError(
      `the service does not delete (${describeResponse(deletion)}), so ${run.name} would stay`,
    );
}

/** Sends an invalid body, so that nothing is created. */
async function checkRefusedCreation(run: Run): Promise<void> {
  const configs = { source_config: {}, source_revision_config: {} };
  const body = { name: NAME_WITH_CAPITALS, source: run.inputs.source, ...configs, secrets: 1 };
  const refusal = await run.service.request("POST", "/v2/deployments", { body });
  const problems = problemsOf(refusal);
  const isComplete = problems.every(({ loc, msg, type }) => loc.length > 0 && msg && type);
  const isList = refusal.status === 422 && problems.length > 0 && isComplete;
  run.check("error-bodies", "422 has a list with loc, msg and type", isList, refusal);
  if (!isList) return run.skip("names", "the refusal has no list of problems");
  // The secrets are refused in any case: only a problem of `name` is about the name.
  const nameProblems = problems.filter(({ loc }) => loc.at(-1) === "name").map(({ msg }) => msg);
  const refusedMembers = problems.map(({ loc }) => loc.join("."));
  const isAccepted = nameProblems.length === 0;
  const observation = isAccepted
    ? `only ${refusedMembers.join(", ")} is refused`
    : nameProblems.join("; ");
  const inputs = { ...(await createInputs(run)), name: NAME_WITH_CAPITALS, dry_run: "true" };
  const end = await run.runAction("create/ with capitals", inputs, "create");
  const { log } = run.checkOutcome("create/ with capitals", end, "planned");
  const isWarned = log.includes("some services refuse names");
  run.check("names", "a name may have capitals, _ and .", isAccepted, observation, isWarned);
}
