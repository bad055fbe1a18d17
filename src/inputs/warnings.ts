import { DEPLOYMENT_TYPES } from "../service/contract/deployments/source.ts";
import { unknownNameWarnings } from "./field/choice.ts";
import { refWarnings } from "./field/git-ref.ts";
import { imageWarnings } from "./field/image-uri.ts";
import { specWarnings } from "./resource-spec/input.ts";
import { secretWarnings } from "./secrets/warnings.ts";

type Settings = Parameters<typeof specWarnings>[0] &
  Parameters<typeof secretWarnings>[0] &
  Partial<Record<"deployment_type" | "image_uri" | "repo_ref" | "repo_url", string | undefined>>;

/** Warnings about valid inputs for settings of a deployment. */
export const settingWarnings = (inputs: Settings): string[] => [
  ...unknownNameWarnings("deployment_type", inputs.deployment_type, DEPLOYMENT_TYPES),
  ...repositoryWarnings(inputs.repo_url),
  ...imageWarnings(inputs.image_uri),
  ...refWarnings(inputs.repo_ref),
  ...specWarnings(inputs),
  ...secretWarnings(inputs),
];

const SSH_ADDRESS = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)[:/](.+?)(?:\.git)?$/;

/** Warns about an address for SSH, whose key the platform does not have. */
function repositoryWarnings(repo_url = ""): string[] {
  const [, host, path] = SSH_ADDRESS.exec(repo_url) ?? [];
  if (host === undefined) return [];
  return [
    `repo_url: is an address for SSH, and platforms clone by https. Write https://${host}/${path}.`,
  ];
}
