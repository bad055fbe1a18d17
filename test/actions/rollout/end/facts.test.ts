import { describe, expect, it } from "vitest";
import { deployInVirtualTime } from "../../../harness/virtual.ts";

describe("toCopy", () => {
  it("shows the version that the service gives to the image of the revision", async () => {
    const { summary } = await deployInVirtualTime({
      inputs: { image_uri: "registry.example/agent:2.1" },
    });
    expect(JSON.stringify(summary)).toContain('["image_version",[{"code":"2.1"}]]');
  });

  it("shows no version of an image that is not the latest any more", async () => {
    const { summary, outcome } = await deployInVirtualTime({
      inputs: { image_uri: "registry.example/agent:2.1" },
      arrange: ({ emulator: { faults } }) =>
        faults.add({
          match: { path: "revision", nth: 1 },
          fault: { kind: "foreign_deploy", change: IMAGE, when: "before" },
        }),
    });
    expect(outcome).toBe("superseded");
    expect(JSON.stringify(summary)).not.toContain("image_version");
  });
});

const IMAGE = { source_revision_config: { image_uri: "registry.example/agent:3" } };
