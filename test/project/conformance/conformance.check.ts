import { expect, it, onTestFinished } from "vitest";
import { clockAtSpeed } from "../../../emulator/clock.ts";
import { startEmulator } from "../../../emulator/server/server.ts";
import { sendRequest } from "../../harness/http-request.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { startConformance } from "./run.ts";

async function startService() {
  const { url, close } = await startEmulator({ clock: clockAtSpeed(6) });
  onTestFinished(() => close());
  const listDeployments = async () => (await sendRequest(`${url}/v2/deployments?limit=100`)).text;
  return { url, listDeployments };
}

it("finds no difference on the emulator, and cleans up", { timeout: 180_000 }, async () => {
  const { url, listDeployments } = await startService();
  const { exitCode, text, report } = await startConformance(url).end;
  expect(text).not.toMatch(/^ {2}differs/m);
  expect(exitCode, text).toBe(0);
  expect(await listDeployments()).not.toContain("conformance-");
  expect(report).toContain(
    "\n| holds | [`workspaces`](docs/design/contract/README.md#any-request) | seen | an unknown workspace is 403: ",
  );
  expect(report).toContain("\n| differs | 0 | ");
  expect(report).not.toMatch(
    /demo-key|127\.0\.0\.1|:\/\/|registry|agent:\d|[0-9a-f]{8}-[0-9a-f]{4}/,
  );
});

itOnPosix.each([["SIGINT"], ["SIGTERM"]] as const)("cleans up after %s", async (signal) => {
  const { url, listDeployments } = await startService();
  const { child, output, end } = startConformance(url);
  await expect.poll(() => output.text, { timeout: 30_000 }).toContain("dry_run …");
  child.kill(signal);
  const { exitCode, text } = await end;
  expect(exitCode).toBe(2);
  expect(text).toContain("Nothing is left behind.");
  expect(await listDeployments()).not.toContain("conformance-");
});
