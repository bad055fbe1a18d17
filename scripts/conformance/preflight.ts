import { randomUUID } from "node:crypto";
import { createInputs } from "./changes.ts";
import { Unusable } from "./inputs.ts";
import type { Run } from "./run.ts";
import { describeResponse, problemsOf, type ServiceResponse } from "./service.ts";

const CAPITALS = "Conformance_x.y";
const isNoPath = ({ status, reply }: ServiceResponse) =>
  status === 405 || (status === 404 && reply.detail === "Not Found");

/** Whether this is a control plane that accepts the credential, and which operations it has. */
export async function preflight(run: Run): Promise<void> {
  const { service, inputs } = run;
  const absentDeployment = `/v2/deployments/${randomUUID()}`;
  const unknownDeployment = await service.request("GET", absentDeployment);
  if (unknownDeployment.status === 401 || unknownDeployment.status === 403)
    throw new Unusable(`the credential is refused: ${describeResponse(unknownDeployment)}`);
  if (
    unknownDeployment.status !== 404 ||
    unknownDeployment.json === undefined ||
    isNoPath(unknownDeployment)
  )
    throw new Unusable(
      `this is no control plane: an unknown deployment is ${describeResponse(unknownDeployment)}, not 404 with its own JSON`,
    );
  await checkOwnDeployments(run, absentDeployment);
  const unknownPath = await service.request("GET", `/v2/conformance-${randomUUID()}`);
  const expectation = "an unknown path is distinguished from an unknown deployment";
  const observation = `path: ${describeResponse(unknownPath)}; deployment: ${describeResponse(unknownDeployment)}`;
  run.check("refusals", expectation, isNoPath(unknownPath), observation);
  const wrongHeaders = { "X-Api-Key": "conformance-wrong", Authorization: "Bearer wrong" };
  const { "X-Api-Key": key } = wrongHeaders;
  const headers = inputs.bearer_token ? wrongHeaders : { "X-Api-Key": key };
  const wrongCredential = await service.request("GET", absentDeployment, { headers });
  run.check(
    "credentials",
    "a wrong credential is 401",
    wrongCredential.status === 401,
    wrongCredential,
  );
  const otherWorkspace = { "X-Tenant-Id": randomUUID() };
  const unknownWorkspace = await service.request("GET", absentDeployment, {
    headers: otherWorkspace,
  });
  run.check(
    "workspaces",
    "an unknown workspace is 403",
    unknownWorkspace.status === 403,
    unknownWorkspace,
  );
  await checkRefusedCreation(run);
}

/** Whether deployments of this run can be deleted again. */
async function checkOwnDeployments(run: Run, nobody: string): Promise<void> {
  const list = await run.service.request(
    "GET",
    "/v2/deployments?limit=1&name_contains=conformance-",
  );
  const isList = list.status === 200 && list.reply.resources !== undefined;
  run.check("deployment-list", "there is a list of deployments", isList, list);
  for (const { name } of list.reply.resources ?? [])
    run.print(run.redact(`  There is ${name} already: of another run, or left behind by one.`));
  const none = await run.service.request("DELETE", nobody);
  if (none.status !== 404 || isNoPath(none))
    throw new Unusable(
      `the service does not delete (${describeResponse(none)}), so ${run.name} would stay`,
    );
}

/** An invalid body, which creates nothing. */
async function checkRefusedCreation(run: Run): Promise<void> {
  const configs = { source_config: {}, source_revision_config: {} };
  const body = { name: CAPITALS, source: run.inputs.source, ...configs, secrets: 1 };
  const refusal = await run.service.request("POST", "/v2/deployments", { body });
  const problems = problemsOf(refusal);
  const isWhole = problems.every(({ loc, msg, type }) => loc.length > 0 && msg && type);
  const isList = refusal.status === 422 && problems.length > 0 && isWhole;
  run.check("error-bodies", "422 has a list with loc, msg and type", isList, refusal);
  if (!isList) return run.skip("names", "the refusal does not say of what");
  // The body is refused in any case: only a problem of the name says something about it.
  const ofName = problems.filter(({ loc }) => loc.at(-1) === "name").map(({ msg }) => msg);
  const refusedMembers = problems.map(({ loc }) => loc.join("."));
  const isTaken = ofName.length === 0;
  const observation = isTaken ? `only ${refusedMembers.join(", ")} is refused` : ofName.join("; ");
  const inputs = { ...(await createInputs(run)), name: CAPITALS, dry_run: "true" };
  const end = await run.runAction("create/ with capitals", inputs, "create");
  const { log } = run.checkOutcome("create/ with capitals", end, "planned");
  const isTold = log.includes("some services refuse names");
  run.check("names", "a name may have capitals, _ and .", isTaken, observation, isTold);
}
