import { DEPLOYMENT_TYPES } from "../service/contract/deployments/source.ts";
import { unknownNameWarning } from "./field/choice.ts";
import { imageWarning } from "./field/image-uri.ts";
import { refWarning } from "./field/repository.ts";
import { specWarnings } from "./resource-spec/input.ts";
import { secretWarnings } from "./secrets/warnings.ts";

type Settings = Parameters<typeof specWarnings>[0] &
  Parameters<typeof secretWarnings>[0] &
  Partial<Record<"deployment_type" | "image_uri" | "repo_ref" | "repo_url", string | undefined>>;

/** Warnings about valid inputs for settings of a deployment. */
export const settingWarnings = (inputs: Settings): string[] =>
  [
    unknownNameWarning("deployment_type", inputs.deployment_type, DEPLOYMENT_TYPES),
    repositoryWarning(inputs.repo_url),
    imageWarning(inputs.image_uri),
    refWarning(inputs.repo_ref),
    ...specWarnings(inputs),
    ...secretWarnings(inputs),
  ].filter((warning) => warning !== undefined);

const SSH_ADDRESS = /^(?:ssh:\/\/)?[\w.-]+@([\w.-]+)[:/](.+?)(?:\.git)?$/;
const WITH_PORT = /^(ssh:\/\/[^/:]+):\d+/;

/** Warns about an address for SSH, because the platform has no key for it. */
function repositoryWarning(repo_url = ""): string | undefined {
  const [, host, path] = SSH_ADDRESS.exec(repo_url.replace(WITH_PORT, "$1")) ?? [];
  return (
    host &&
    `repo_url: is an address for SSH, and platforms clone by https. Write https://${host}/${path}.`
  );
}
