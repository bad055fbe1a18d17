import { describe, expect, it } from "vitest";
import { shownOtherwise } from "../../../../src/actions/deploy/apply/recognise.ts";

const SHOWN = {
  source_config: { custom_url: "https://old.example", resource_spec: { cpu: 2, cpu_limit: 4 } },
  source_revision_config: { image_uri: "registry.example/agent:2" },
} as const;
const after = (patch: Parameters<typeof shownOtherwise>[0], shown: object = {}) =>
  shownOtherwise(patch, { ...SHOWN, ...shown } as Parameters<typeof shownOtherwise>[1]);

describe("shownOtherwise", () => {
  it("names what a service has clamped, dropped or rewritten", () => {
    expect(after({ source_config: { resource_spec: { cpu: 4 } } })).toEqual([
      "cpu: the service shows 2, not 4, which was sent.",
    ]);
    expect(after({ source_config: { custom_url: "https://new.example" } })).toHaveLength(1);
    expect(after({ source_revision_config: { image_uri: "registry.example/agent:3" } })).toEqual([
      'image_uri: the service shows "registry.example/agent:2", not "registry.example/agent:3", which was sent.',
    ]);
  });

  it("says nothing of what is hidden, derived or only spelled otherwise", () => {
    expect(after({ source_config: { resource_spec: { cpu: 2, memory_mb: 4 } } })).toEqual([]);
    expect(after({ source_revision_config: { image_uri: "registry.example/agent:2" } })).toEqual(
      [],
    );
    const digest = { image_uri: `registry.example/agent@sha256:${"a".repeat(64)}` };
    expect(
      after(
        { source_revision_config: { image_uri: "registry.example/agent:9" } },
        { source_revision_config: digest },
      ),
    ).toEqual([]);
    expect(after({ secrets: [{ name: "A", value: "b" }] })).toEqual([]);
  });
});
