import { describe, expect, it } from "vitest";
import { contentLabel } from "../../../src/actions/rollout/content.ts";

describe("contentLabel", () => {
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
  ])("names the content %j", (content, label) => {
    expect(contentLabel(content)).toBe(label);
  });
});
