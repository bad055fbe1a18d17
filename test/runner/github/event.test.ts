import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isPublicRun } from "../../../src/runner/github/event.ts";

const folder = mkdtempSync(join(tmpdir(), "event-"));
const file = join(folder, "event.json");
afterEach(() => vi.unstubAllEnvs());

describe("isPublicRun", () => {
  it.each([
    ['{"repository": {"private": false}}', true],
    ['{"repository": {"private": true, "visibility": "internal"}}', false],
    ['{"repository": {}}', undefined],
    ["{}", undefined],
    ["no JSON", undefined],
  ])("reads of %j that it is %j", async (text, expected) => {
    writeFileSync(file, text);
    vi.stubEnv("GITHUB_EVENT_PATH", file);
    expect(await isPublicRun()).toBe(expected);
  });

  it("is not known without an event", async () => {
    vi.stubEnv("GITHUB_EVENT_PATH", join(folder, "missing.json"));
    expect(await isPublicRun()).toBeUndefined();
  });
});
