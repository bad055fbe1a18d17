import * as z from "zod";
import { connectionInputs, connectionRules } from "../inputs/connection.ts";
import { needsAllowHttp, webAddress, writtenAddress } from "../inputs/field/base-url.ts";
import { boolean } from "../inputs/field/boolean.ts";
import { credential } from "../inputs/field/credential.ts";
import { repoRef } from "../inputs/field/git-ref.ts";
import { imageUri } from "../inputs/field/image-uri.ts";
import { deploymentId, revisionId } from "../inputs/field/uuid.ts";
import { GithubInputs } from "../inputs/github.ts";
import { wholeText } from "../inputs/meta.ts";
import {
  resourceSpecFileInput,
  resourceSpecInput,
  resourceSpecRules,
} from "../inputs/resource-spec/input.ts";
import { secretRules, secretsFromEnvInput, secretsInput } from "../inputs/secrets/secrets.ts";
import { waitingInputs, waitingRules } from "../inputs/waiting.ts";

const text = z.string().trim();

/** Inputs that change the deployment: `revision_id` excludes them. */
const CHANGES = [
  "image_uri",
  "repo_ref",
  "graph_config_path",
  "secrets",
  "secrets_from_env",
  "resource_spec",
  "resource_spec_file",
  "build_on_push",
  "custom_url",
  "install_command",
  "build_command",
] as const;

const shape = z.object({
  ...connectionInputs,
  deployment_id: deploymentId.meta({
    description: "UUID of the deployment to change.",
    required: true,
  }),
  revision_id: revisionId
    .optional()
    .meta({ description: "Attach: change nothing, watch this revision. Excludes every change." }),
  image_uri: imageUri
    .optional()
    .meta({ description: "New container image (`external_docker`). A digest is best." }),
  repo_ref: repoRef.optional().meta({
    description:
      "Branch name or `refs/tags/<tag>` (`github`). `refs/heads/<branch>` is sent as `<branch>`, so `github.ref` works for both.",
  }),
  graph_config_path: text
    .optional()
    .meta({ description: "Path of the graph configuration file (`github`)." }),
  secrets: secretsInput,
  secrets_from_env: secretsFromEnvInput(process.env),
  secrets_mode: z.enum(["replace", "merge"], "must be replace or merge").prefault("replace").meta({
    description:
      "`replace` sends exactly these; `merge` reads the current ones and sends the union, and refuses where a current value comes back redacted.",
  }),
  resource_spec: resourceSpecInput,
  resource_spec_file: resourceSpecFileInput(process.env),
  resource_spec_mode: z
    .enum(["replace", "merge"], "must be replace or merge")
    .prefault("replace")
    .meta({
      description:
        "`replace` warns with the names of the fields that it drops; `merge` overlays the current spec with the given fields.",
    }),
  build_on_push: boolean
    .optional()
    .meta({ description: "`true` or `false` (`github`): whether a push builds a revision." }),
  custom_url: writtenAddress
    .optional()
    .meta({ description: "Address of the deployment (`external_docker`)." }),
  install_command: text
    .optional()
    .meta({ description: "Install command of a JS deployment, run at the repository root." }),
  build_command: text.optional().meta({
    description: "Build command of a JS deployment, run beside the graph configuration file.",
  }),
  ...waitingInputs,
  auth_check_url: webAddress.optional().meta({
    description:
      "After success: this address of the agent server must answer 401 without a credential.",
  }),
  auth_check_token: credential.optional().meta({
    description: "A bearer token that `auth_check_url` must accept.",
    secret: wholeText,
  }),
  dry_run: boolean
    .prefault("false")
    .meta({ description: "Read, validate, show the plan; send no PATCH." }),
  skip_unchanged: boolean.prefault("false").meta({
    description: 'Send nothing when the plan is empty. A branch `repo_ref` is never "unchanged".',
  }),
  wait_for_idle: boolean
    .prefault("false")
    .meta({ description: "First wait until the present latest revision has settled." }),
  rollback_on_failure: boolean.prefault("false").meta({
    description:
      "After a failed or timed-out revision, apply the previous image (or tag) again and wait for it. The step still fails.",
  }),
  ...GithubInputs.shape,
  summary: boolean.prefault("true").meta({ description: "Write the job summary." }),
});

type Partially = Partial<Record<keyof z.output<typeof shape>, unknown>>;
const given = (inputs: Partially) => CHANGES.filter((name) => inputs[name] !== undefined);
const isPlainHttp = (address: unknown) =>
  typeof address === "string" && URL.canParse(address) && needsAllowHttp(address);
// Rules between inputs also run when single inputs are wrong, so that all problems are reported together.
const always = { when: () => true };

export const DeployInputs = shape
  .check(connectionRules, waitingRules, secretRules, resourceSpecRules)
  .refine((inputs) => inputs.revision_id !== undefined || given(inputs).length > 0, {
    ...always,
    message: `nothing to do: give a change (${CHANGES.join(", ")}), or revision_id to watch a revision`,
  })
  .refine((inputs) => inputs.revision_id === undefined || given(inputs).length === 0, {
    ...always,
    path: ["revision_id"],
    error: (issue) =>
      `only watches, so leave out ${given(issue.input as Partially).join(", ")}; or leave revision_id out to deploy`,
  })
  .refine((inputs) => inputs.image_uri === undefined || inputs.repo_ref === undefined, {
    ...always,
    path: ["repo_ref"],
    message:
      "cannot be given with image_uri: a deployment is built from a repository or runs an image, never both; keep one",
  })
  .refine(
    (inputs) => inputs.auth_check_token === undefined || inputs.auth_check_url !== undefined,
    {
      ...always,
      path: ["auth_check_token"],
      message: "needs auth_check_url: give the address that has to accept it",
    },
  )
  .refine((inputs) => inputs.allow_http !== false || !isPlainHttp(inputs.auth_check_url), {
    ...always,
    path: ["auth_check_url"],
    message:
      "is plain http, which would show the token to the network: write https://, or set allow_http to true",
  });

export type DeployInputs = z.output<typeof DeployInputs>;
