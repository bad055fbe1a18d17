import { INTEGRATION_ID, LISTENER_ID } from "../../../emulator/deployments/seeds.ts";
import { snippets } from "../documents.ts";
import { examples, read, roomOf, stepsOf, workflowOf } from "./workflow.ts";

const ID = "11111111-2222-4333-8444-555555555555";
const IMAGE = `registry.example/agent@sha256:${"0".repeat(64)}`;

/** What the expressions of the examples stand for. */
const VALUES: [RegExp, string][] = [
  [/^vars\.(CONTROL_PLANE_URL|PLATFORM_URL|HTTPS_PROXY)$/, "https://platform.example"],
  [/^vars\.AGENT_URL$/, "https://agent.example"],
  [/^secrets\.[A-Z_]+$/, "a-value-that-is-long-enough"],
  [/^vars\.INTEGRATION_ID$/, INTEGRATION_ID],
  [/^vars\.LISTENER_ID$/, LISTENER_ID],
  [/(_ID|_IDS|\.(revision|export|project)_id)$/, ID],
  [
    /^(inputs\.image(_uri)?|needs\.build\.outputs\.image|needs\.deploy\.outputs\.previous_image_uri)$/,
    IMAGE,
  ],
  [/\.start(_time)?$/, "2026-03-01T00:00:00Z"],
  [/\.end(_time)?$/, "2026-04-01T00:00:00Z"],
  [/^(inputs\.deployment_name|matrix\.deployment)$/, "support-agent"],
  [/\.number$/, "7"],
  [/^github\.ref$/, "refs/heads/main"],
  [/^github\.head_ref$/, "fix-the-prompt"],
  [/^github\.ref_name$/, "1.4.0"],
  [/^github\.(sha|event\.pull_request\.head\.sha)$/, "0".repeat(40)],
  [/^github\.server_url$/, "https://github.com"],
  [/^github\.repository$/, "octo-org/agent"],
];

/** An input of an example as it could be in a run. */
export function filledIn(text: string): string {
  return text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const [, value] = VALUES.find(([form]) => form.test(expression)) ?? [];
    if (value === undefined) throw new Error(`What does ${expression} stand for?`);
    return value;
  });
}

const jobs = [
  ...examples.flatMap((path) =>
    Object.entries(workflowOf(read(path)).jobs).map(([job, { steps }]) => ({ path, job, steps })),
  ),
  ...snippets.map(({ path, block }, index) => ({
    path,
    job: `block ${index}`,
    steps: stepsOf(block) ?? [],
  })),
];

/** Every step of an example, or of a block of a document, that uses one of our actions. */
export const steps = jobs.flatMap(({ path, job, steps }) =>
  steps.flatMap((step) => {
    const room = roomOf(step);
    return room === undefined ? [] : [{ path, job, room, step }];
  }),
);
