import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nock from "nock";
import { afterEach, beforeEach, expect, vi } from "vitest";

export const API = "https://api.github.com";
export const SHA = "ffac537e6cbbf934b08745a378932722df287a53";

/**
 * Runs the tests of a file as in a workflow, with a GitHub API mocked by nock. Each test must send all
 * requests that it expects. Afterwards Node's sockets are restored: those of nock connect at once,
 * so that a request to a closed port would count as sent.
 */
export function inWorkflowRun(): void {
  beforeEach(() => {
    vi.stubEnv("GITHUB_REPOSITORY", "octo-org/octo-repo");
    vi.stubEnv("GITHUB_SERVER_URL", "https://github.com");
    vi.stubEnv("GITHUB_SHA", SHA);
    vi.stubEnv("GITHUB_EVENT_PATH", "");
    vi.stubEnv("GITHUB_RUN_ID", "42");
    vi.stubEnv("GITHUB_RUN_ATTEMPT", "2");
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
  });
  afterEach(() => {
    const unusedMocks = nock.pendingMocks();
    nock.cleanAll();
    nock.enableNetConnect();
    nock.restore();
    vi.unstubAllEnvs();
    expect(unusedMocks).toEqual([]);
  });
}

/** Sets the event of the run to one of this pull request, until the test ends. */
export async function inPullRequest(pull_request: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "event-"));
  const path = join(folder, "event.json");
  await writeFile(path, JSON.stringify({ pull_request }));
  vi.stubEnv("GITHUB_EVENT_PATH", path);
}
