import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The environment of a job on a hosted runner. Nothing of this process leaks in except PATH. */
export async function createEnvironment(
  root: string,
  workspace: string,
): Promise<Record<string, string>> {
  const temp = join(root, "_temp");
  const home = join(root, "home");
  const tools = join(root, "_tool");
  await Promise.all(
    [temp, home, tools, workspace].map((directory) => mkdir(directory, { recursive: true })),
  );
  const event = join(temp, "event.json");
  await writeFile(event, "{}");
  return {
    PATH: process.env.PATH ?? "",
    HOME: home,
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTION_REF: "",
    GITHUB_ACTION_REPOSITORY: "",
    GITHUB_ACTOR: "octocat",
    // No test may send a request to GitHub: a test that needs the API sets this variable.
    GITHUB_API_URL: "https://api.github.invalid",
    GITHUB_GRAPHQL_URL: "https://api.github.invalid/graphql",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: event,
    GITHUB_JOB: "deploy",
    GITHUB_REF: "refs/heads/main",
    GITHUB_REF_NAME: "main",
    GITHUB_REF_TYPE: "branch",
    GITHUB_REPOSITORY: "octo-org/octo-repo",
    GITHUB_REPOSITORY_OWNER: "octo-org",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "1658821493",
    GITHUB_RUN_NUMBER: "3",
    GITHUB_SHA: "ffac537e6cbbf934b08745a378932722df287a53",
    GITHUB_WORKFLOW: "deploy",
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "GitHub Actions 1",
    RUNNER_OS: "Linux",
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: tools,
    ACTIONS_RESULTS_URL: "https://results.actions.invalid/",
    ACTIONS_RUNTIME_TOKEN: randomUUID(),
    ACTIONS_RUNTIME_URL: "https://runtime.actions.invalid/",
  };
}
