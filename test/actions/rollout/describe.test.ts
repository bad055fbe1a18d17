import { describe, expect, it } from "vitest";
import { contentLabel } from "../../../src/actions/rollout/content.ts";
import { initialState } from "../../../src/actions/rollout/state.ts";
import { shortId } from "../../../src/report/format.ts";
import { ID } from "../../harness/ids.ts";

const SETTINGS = { name: "agent", resumableBy: "this action", on_superseded: "fail" } as const;

it("initialState picks the settings for messages, and no credential", () => {
  const inputs = { ...SETTINGS, api_key: "key", secrets: "A=b" };
  expect(initialState(inputs).messageSettings).toEqual(SETTINGS);
});

describe("the labels of a rollout", () => {
  it.each([
    [{ repo_ref: "refs/tags/v1.4.0" }, "v1.4.0"],
    [{ repo_ref: "refs/heads/main" }, "main"],
    [{ repo_ref: "main", image_uri: "built:1" }, "main"],
    [{ image_uri: "registry.example:5000/team/agent:v1.4" }, "agent:v1.4"],
    [{ image_uri: "registry.example:5000/team/agent:1.4.0" }, "agent:1.4.0"],
    [{ image_uri: "registry.example:5000/team/agent:1" }, "agent:1"],
    [{ image_uri: `team/agent@sha256:${"01".repeat(32)}` }, "agent@sha256:0101010"],
    [{ image_uri: `agent:latest@sha256:${"01".repeat(32)}` }, "agent:latest@sha256:0101010"],
    [{ image_uri: "registry.example/agent" }, "agent"],
    [{ repo_ref: "0123456789abcdef0123456789abcdef01234567" }, "0123456"],
    [{}, undefined],
  ])("name the content %j", (content, label) => {
    expect(contentLabel(content)).toBe(label);
  });

  it.each([
    [ID, "0b6f4c1e"],
    // UUIDs of version 7 that are created at the same time begin alike.
    ["01a214e5-0000-7000-8000-00000000000b", "01a214e5…000b"],
    ["revision-1", "revision-1"],
  ])("shorten the id %s to %s", (id, label) => {
    expect(shortId(id)).toBe(label);
  });
});
