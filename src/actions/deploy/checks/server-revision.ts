import * as z from "zod";
import { sentences } from "../../../report/blocks.ts";
import { shortId } from "../../../report/format.ts";
import { type Server, withTimeout } from "../../../service/client/http/http.ts";
import { get } from "../../../service/client/http/reply.ts";
import { LIMITS } from "../../../service/client/limits.ts";
import { readBestEffort } from "../../../service/client/requests.ts";
import { getDeployment } from "../../../service/contract/deployments/deployment.ts";
import { getRevision } from "../../../service/contract/deployments/revision.ts";
import { isSameId } from "../../../service/contract/ids.ts";
import { platformLink, resumeAdvice } from "../../rollout/describe.ts";
import type { Deploy } from "../context.ts";
import type { Address } from "./address.ts";
import { OK, type Verdict } from "./probe.ts";

// Beyond the contract: agent-info.
const optionalId = z.guid().optional().catch(undefined);
const Info = z
  .object({ host: z.object({ host_revision_id: optionalId, project_id: optionalId }) })
  .transform(({ host }) => host)
  .catch({});
type Info = z.output<typeof Info>;

/**
 * Returns a function that judges which revision an agent server reports. Its verdict passes,
 * unless the control plane knows the reported id as another revision or another deployment.
 */
export function createRevisionCheck(deploy: Deploy, { url, input }: Address) {
  const { ctx, inputs, store } = deploy;
  const { deployment_id } = inputs;
  const address = `${url}/info`;
  const subject = `GET ${address} reports`;
  const ownId = store.state.rollback?.revision_id ?? store.state.revision?.id ?? "";
  const link = platformLink(store.state, ownId);
  const replicaAdvice = ["See ", link, ` whether its replicas were replaced, and check ${input}.`];

  async function readInfo(server: Server): Promise<Info> {
    try {
      const { status, text } = await get(withTimeout(server, LIMITS.info.ms), address, ctx.signal);
      return Info.parse(status === 200 ? JSON.parse(text) : {});
    } catch {
      ctx.signal.throwIfAborted();
      return {};
    }
  }

  /** Beyond the contract: agent-revision-ids. */
  async function judge({ host_revision_id: revision_id, project_id }: Info): Promise<Verdict> {
    if (isSameId(revision_id, ownId)) return { ...OK, isOther: false };
    if (project_id !== undefined && !isSameId(project_id, deployment_id)) {
      const deployment = await readBestEffort(ctx, getDeployment, { deployment_id: project_id });
      if (deployment && isSameId(deployment.id, project_id))
        return otherDeploymentVerdict(project_id, deployment.name);
    }
    if (revision_id === undefined) return OK;
    if (isSameId(store.state.initialDeployment?.active_revision_id, revision_id))
      return otherRevisionVerdict(revision_id);
    const revision = await readBestEffort(ctx, getRevision, { deployment_id, revision_id });
    return isSameId(revision?.id, revision_id) ? otherRevisionVerdict(revision_id) : OK;
  }

  const otherRevisionVerdict = (revision_id: string): Verdict => ({
    isTransient: true,
    isOther: true,
    headline: `is deployed, but the agent server reports revision ${shortId(revision_id)}`,
    problem: `${subject} revision ${revision_id}, not ${ownId}`,
    advice: sentences(replicaAdvice, resumeAdvice(store.state)),
  });

  const otherDeploymentVerdict = (project_id: string, name: string): Verdict => ({
    isOther: true,
    headline: `is deployed, but ${input} leads to another deployment`,
    problem: `${subject} deployment ${project_id} (${name}), not ${deployment_id}`,
    advice: `Correct ${input}.`,
    noRollbackReason: `${input} leads to another deployment`,
  });

  return async (server: Server): Promise<Verdict> => {
    const info = await readInfo(server);
    const verdict = await judge(info);
    const { host_revision_id: id } = info;
    const isKnown = verdict.isOther !== undefined;
    store.update({ serverRevision: id === undefined ? undefined : { id, isKnown } });
    return verdict;
  };
}
