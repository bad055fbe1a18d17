import {
  deleteDeployment,
  getDeployment,
  listDeployments,
  patchDeployment,
} from "../../service/contract/deployments/deployment.ts";
import {
  FORBIDDEN_HEADLINE,
  OTHER_REGION_RULE,
  permissionAdvice,
  urlAdvice,
  WRONG_INPUT,
  WRONG_URL,
} from "./both-services.ts";
import type { RefusalRule } from "./rule.ts";

/** Text of a refusal because the agent already has a deployment. Beyond the contract: refusals. */
export const AGENT_CONFLICT = /agent environment/i;
const NAME_CONFLICT = new RegExp(
  `^$|^(?!.*${AGENT_CONFLICT.source}).*(\\bname|exist|taken|in use|duplicate|project)`,
  "is",
);
const PROJECT_CONFLICT = /^(?!.*deployment or).*tracing project/is;

const NAME_CONFLICT_RULE = { status: [409], detail: NAME_CONFLICT, headline: "the name is taken" };

// biome-ignore format: one refusal, one line
const GONE_RULE: RefusalRule = { status: [404, 410], headline: "not found any more", likelyCause: "It was deleted meanwhile, or the credential may not see or change it any more.", nextStep: "Look at the deployment on the platform." };

/** A read of a deployment that the list has shown, or that this step has created. */
const READ_AFTER_LOOKUP = { operation: getDeployment, unsetInput: "deployment_id" };

/** For looking up a name; 200 is a schema mismatch. Beyond the contract: missing-operations. */
// biome-ignore format: one refusal, one line
export const LOOKUP_RULES: readonly RefusalRule[] = [
  { operation: listDeployments, ...OTHER_REGION_RULE, nextStep: ({ listAlternative }) => `${OTHER_REGION_RULE.nextStep.replace(/\.$/, "")}, or ${listAlternative}.` },
  { operation: listDeployments, status: [403], input: "tenant_id", headline: "the credential is not allowed to list deployments", nextStep: ({ listAlternative }) => `Check tenant_id and the permissions of the credential, or ${listAlternative}.` },
  { operation: listDeployments, status: [403], headline: "the credential is not allowed to list deployments", nextStep: ({ listAlternative }) => `Set tenant_id to the deployment's workspace, or ${listAlternative}.` },
  { operation: listDeployments, status: [404], ...WRONG_URL, nextStep: ({ service, listAlternative }) => `${urlAdvice(service)} If it is right, ${listAlternative}.` },
  { operation: listDeployments, status: [200], headline: "the control plane has no list of deployments in the documented form", nextStep: ({ listAlternative }) => `${listAlternative}.` },
  { operation: listDeployments, status: [405], headline: "the control plane has no list of deployments", nextStep: ({ listAlternative }) => `${listAlternative}.` },
  { ...GONE_RULE, ...READ_AFTER_LOOKUP },
  { ...READ_AFTER_LOOKUP, status: [403], headline: "the credential is not allowed to read the deployment", nextStep: permissionAdvice },
];

/** Rules for a deployment that was read before: the id and the credential are right. */
// biome-ignore format: one refusal, one line
export const KNOWN_DEPLOYMENT_RULES: readonly RefusalRule[] = [
  { operation: patchDeployment, status: [403], headline: FORBIDDEN_HEADLINE, likelyCause: "Nothing was changed: the credential may read this deployment, but not change it.", nextStep: permissionAdvice },
  GONE_RULE,
];

/** After a change was accepted. */
// biome-ignore format: one refusal, one line
export const ACCEPTED_CHANGE_RULE: RefusalRule = { status: [401], headline: "the credential was refused", nextStep: "Replace the credential: it has expired, or was revoked." };

// biome-ignore format: one refusal, one line
export const CREATION_RULES: readonly RefusalRule[] = [
  { status: [409], detail: AGENT_CONFLICT, headline: "its agent has a deployment already", likelyCause: "Another name does not help.", nextStep: "Change that deployment with the root action, or delete it first." },
  { ...NAME_CONFLICT_RULE, detail: PROJECT_CONFLICT, likelyCause: "A tracing project has the name, such as one of a deployment that was deleted.", nextStep: "Delete that project on the platform, or write another name." },
  { ...NAME_CONFLICT_RULE, likelyCause: "An earlier run may have created it; a tracing project takes the name too.", nextStep: "Write another name, or set if_exists: update to change that deployment." },
];

/** For the creation of a deployment whose name the list does not show. */
// biome-ignore format: one refusal, one line
export const UNLISTED_NAME_RULE: RefusalRule = { ...NAME_CONFLICT_RULE, nextStep: "Run this again in five minutes, because the list, which shows no deployment of this name, may be behind. If it ends so again, most likely a tracing project of this name is left over from a deployment that was deleted: delete that project, or choose another name." };

/** For a name with characters other than a-z, 0-9 and -. Beyond the contract: names. */
// biome-ignore format: one refusal, one line
export const UNUSUAL_NAME_RULE: RefusalRule = { status: [400, 422], member: /^name$/, ...WRONG_INPUT, nextStep: "Use only a-z, 0-9 and -." };

/** Rules for deleting a deployment that was found. Beyond the contract: missing-operations. */
// biome-ignore format: one refusal, one line
export const DELETION_RULES: readonly RefusalRule[] = [
  { operation: deleteDeployment, status: [403, 404], headline: "it was not deleted", likelyCause: "Either the control plane cannot delete deployments, or the credential may not.", nextStep: "Use a credential that may delete, or delete it on the platform." },
  { operation: deleteDeployment, status: [405], headline: "the control plane cannot delete deployments", nextStep: "Delete it on the platform." },
];
