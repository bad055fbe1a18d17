import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nock from "nock";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { connectToGithub, type Github } from "../../../src/runner/github/client.ts";

export const API = "https://api.github.com";
export const SHA = "ffac537e6cbbf934b08745a378932722df287a53";

/**
 * Sets the environment of a workflow run for the tests of a file, which mock GitHub's API. A test
 * fails if one of its mocks gets no request. After each test Node's sockets are restored, because
 * those of nock accept any connection, even to a closed port.
 */
export function useWorkflowRun(): void {
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

/** GitHub's API for the run of a test. */
export const connect = async (): Promise<Github> => ({
  ...(await connectToGithub("ghs_canary", new AbortController().signal)),
  environment: "staging",
});

/** Sets the event of the run until the test ends. */
export async function setEvent(event: object): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "event-"));
  const path = join(folder, "event.json");
  await writeFile(path, JSON.stringify(event));
  vi.stubEnv("GITHUB_EVENT_PATH", path);
}
