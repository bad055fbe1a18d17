import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { fasterClock } from "../../../emulator/clock.ts";
import { startEmulator } from "../../../emulator/server/server.ts";
import { ask } from "../../harness/ask.ts";
import { itOnPosix } from "../../harness/posix.ts";
import { startConformance } from "./run.ts";

async function emulator() {
  const service = await startEmulator({ clock: fasterClock(6) });
  onTestFinished(() => service.close());
  const names = async () => (await ask(`${service.url}/v2/deployments?limit=100`)).text;
  return { url: service.url, names };
}

it("nothing differs on the emulator, and nothing is left there", { timeout: 180_000 }, async () => {
  const { url, names } = await emulator();
  const { exitCode, text, report } = await startConformance(url).ended;
  expect(text).not.toMatch(/^ {2}differs/m);
  expect(exitCode, text).toBe(0);
  expect(await names()).not.toContain("conformance-");
  const [, holds = ""] = report.split("\n## ");
  expect(holds).toMatch(/^Holds\n/);
  expect(holds).toContain("\n| `workspaces` | seen | an unknown workspace is 403: ");
  expect(report).not.toMatch(
    /demo-key|127\.0\.0\.1|:\/\/|registry|agent:\d|[0-9a-f]{8}-[0-9a-f]{4}/,
  );
});

itOnPosix.each([["SIGINT"], ["SIGTERM"]] as const)("nothing is left after %s", async (signal) => {
  const { url, names } = await emulator();
  const { child, shown, ended } = startConformance(url);
  await expect.poll(() => shown.text, { timeout: 30_000 }).toContain("dry_run …");
  child.kill(signal);
  const { exitCode, text } = await ended;
  expect(exitCode).toBe(2);
  expect(text).toContain("Nothing is left behind.");
  expect(await names()).not.toContain("conformance-");
});

itOnPosix("a step does not outlive a run that is killed", async () => {
  // Its rollout lasts for longer than the test.
  const service = await startEmulator({ clock: fasterClock(0.1) });
  onTestFinished(() => service.close());
  const { child, ended } = startConformance(service.url);
  const polls = () => service.requests.filter(({ path }) => path.includes("/revisions/")).length;
  await expect.poll(polls, { timeout: 30_000 }).toBeGreaterThan(1);
  child.kill("SIGKILL");
  await ended;
  await sleep(3_000);
  const before = service.requests.length;
  await sleep(4_000);
  expect(service.requests.length).toBe(before);
});
