import { correctUrl, forbidden, notHere, refusedInputs } from "./any.ts";
import type { Refused, Row } from "./row.ts";

const isOfList = ({ withoutList }: Refused) => withoutList !== undefined;

/** Of the list of deployments. Beyond the contract: missing-operations. */
export const LIST: readonly Row[] = [
  {
    status: [405],
    if: isOfList,
    advice: ({ withoutList }) => ({
      headline: "the control plane has no list of deployments",
      nextStep: `${withoutList}.`,
    }),
  },
  {
    status: [403],
    if: isOfList,
    advice: ({ given, withoutList }) => ({
      headline: "the credential is not allowed to list deployments",
      nextStep: given.includes("tenant_id")
        ? `Check tenant_id and the permissions of the credential, or ${withoutList}.`
        : `Set tenant_id to the deployment's workspace, or ${withoutList}.`,
    }),
  },
  {
    if: isOfList,
    advice: (refused) => ({
      ...notHere(refused),
      nextStep: `${correctUrl(refused.service)} If it is right, ${refused.withoutList}.`,
    }),
  },
];

/** Of a deployment that was read before: the id and the credential are right. */
export const READ: readonly Row[] = [
  {
    status: [403],
    advice: (refused) => ({
      ...forbidden(refused),
      likelyCause:
        "Nothing was changed: the credential may read this deployment, but not change it.",
    }),
  },
  {
    status: [404, 410],
    advice: {
      headline: "not found any more",
      likelyCause: "It was deleted meanwhile, or the credential may not see or change it any more.",
      nextStep: "Look at the deployment on the platform.",
    },
  },
];

/** Once a change was accepted. */
export const ACCEPTED: readonly Row[] = [
  {
    status: [401],
    advice: {
      headline: "the credential was refused",
      nextStep: "Replace the credential: it has expired, or was revoked.",
    },
  },
];

/** How a service refuses a second deployment of an agent. Beyond the contract: refusals. */
export const HAS_AGENT = /agent environment/i;

const TAKEN = { headline: "the name is taken", isPlain: true } as const;

/** Of a creation. */
export const CREATION: readonly Row[] = [
  {
    status: [409],
    says: HAS_AGENT,
    advice: {
      headline: "its agent has a deployment already",
      likelyCause: "Another name does not help.",
      nextStep: "Change that deployment with the root action, or delete it first.",
    },
  },
  {
    status: [409],
    says: /^(?!.*deployment or).*tracing project/is,
    advice: {
      ...TAKEN,
      likelyCause: "A tracing project has the name, such as one of a deployment that was deleted.",
      nextStep: "Delete that project on the platform, or write another name.",
    },
  },
  {
    status: [409],
    advice: {
      ...TAKEN,
      likelyCause: "An earlier run may have created it; a tracing project takes the name too.",
      nextStep: "Write another name, or set if_exists: update to change that deployment.",
    },
  },
];

/** Of a creation under a name that the list does not show. */
export const UNLISTED: readonly Row[] = [
  {
    status: [409],
    says: new RegExp(`^(?!.*${HAS_AGENT.source})`, "is"),
    advice: {
      ...TAKEN,
      nextStep:
        "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name.",
    },
  },
];

/** Of a name with other characters than a-z, 0-9 and -. Beyond the contract: names. */
export const UNUSUAL_NAME: readonly Row[] = [
  {
    status: [400, 422],
    member: /^name$/,
    advice: (refused) => ({
      ...refusedInputs(refused),
      nextStep: "Use only a-z, 0-9 and -.",
    }),
  },
];

/** Of a deletion of what was found. Beyond the contract: missing-operations. */
export const DELETION: readonly Row[] = [
  {
    status: [405],
    advice: {
      headline: "the control plane cannot delete deployments",
      nextStep: "Delete it on the platform.",
    },
  },
  {
    status: [403, 404],
    advice: {
      headline: "it was not deleted",
      likelyCause: "Either the control plane cannot delete deployments, or the credential may not.",
      nextStep: "Use a credential that may delete, or delete it on the platform.",
    },
  },
];
