import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Creates the folders of a job; returns its variables, of which only PATH is of this process. */
export async function createEnvironment(
  root: string,
  workspace: string,
): Promise<Record<string, string>> {
  const temp = join(root, "_temp");
  const home = join(root, "home");
  for (const directory of [temp, home, workspace]) await mkdir(directory, { recursive: true });
  const event = join(temp, "event.json");
  await writeFile(event, "{}");
  return {
    PATH: process.env.PATH ?? "",
    HOME: home,
    CI: "true",
    GITHUB_ACTIONS: "true",
    // No test may send a request to GitHub: a test that needs the API sets this variable.
    GITHUB_API_URL: "https://api.github.invalid",
    GITHUB_GRAPHQL_URL: "https://api.github.invalid/graphql",
    GITHUB_SERVER_URL: "https://github.com",
    GITHUB_EVENT_NAME: "push",
    GITHUB_EVENT_PATH: event,
    GITHUB_REF: "refs/heads/main",
    GITHUB_REF_NAME: "main",
    GITHUB_REF_TYPE: "branch",
    GITHUB_REPOSITORY: "octo-org/octo-repo",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: "1658821493",
    GITHUB_SHA: "ffac537e6cbbf934b08745a378932722df287a53",
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temp,
    ACTIONS_RUNTIME_TOKEN: randomUUID(),
  };
}
