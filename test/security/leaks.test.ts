import { describe, expect, it } from "vitest";
import { FAULT_KINDS } from "../../src/emulator/fault-kinds.ts";
import { type DeployWith, quickly } from "../deploy/deploy-with.ts";
import { CANARIES, leaksIn, QUOTED, QUOTES } from "./canaries.ts";
import { deployUnder, deployWithCanaries, FAULTS } from "./leaks.ts";

/** Ends of every kind, each with whatever the service or the inputs can say on the way. */
const ENDS: Record<string, { outcome: string; options: DeployWith }> = {
  "a deploy": { outcome: "deployed", options: {} },
  "a failure whose reason quotes": {
    outcome: "failed",
    options: { script: [...quickly("QUEUED"), { status: "DEPLOY_FAILED", after_ms: 1_000, message: QUOTED }] },
  },
  "a failure that is rolled back": {
    outcome: "failed",
    options: {
      script: [{ status: "DEPLOY_FAILED", after_ms: 0, message: QUOTED }],
      inputs: { rollback_on_failure: "true" },
    },
  },
  "a status that quotes": {
    outcome: "timed_out",
    options: { script: [{ status: QUOTED, after_ms: 0, message: QUOTED }], inputs: { timeout: "300ms" } },
  },
  "a skipped revision": { outcome: "superseded", options: { script: quickly("QUEUED", "SKIPPED") } },
  "a dry run": { outcome: "planned", options: { inputs: { dry_run: "true" } } },
  "no wait": { outcome: "not_waited", options: { inputs: { wait: "false" } } },
  "an address only": {
    outcome: "no_revision",
    options: { inputs: { image_uri: "", secrets: "", secrets_from_env: "", custom_url: "https://agent.example" } },
  },
  "a cancel": {
    outcome: "cancelled",
    options: { script: quickly("DEPLOYING"), run: { cancelWhen: (line) => line.includes("revision DEPLOYING") } },
  },
  "secrets that are not well-formed": {
    outcome: "rejected",
    options: { inputs: { secrets: `{"TOKEN": "${CANARIES.bearer_token}", ${CANARIES.tenant_id}` } },
  },
  "a value in place of a name": { outcome: "rejected", options: { inputs: { secrets_from_env: CANARIES.secrets } } },
  "a credential that is no header": { outcome: "rejected", options: { inputs: { api_key: CANARIES.secrets } } },
  "secrets in other inputs": {
    outcome: "rejected",
    options: {
      inputs: {
        image_uri: CANARIES.secrets,
        repo_ref: CANARIES.secrets_from_env,
        timeout: CANARIES.bearer_token,
        deployment_id: CANARIES.api_key,
        resource_spec: `cpu: "${CANARIES.tenant_id}"`,
        base_url: `https://me:${encodeURIComponent(CANARIES.secrets)}@example.com`,
      },
    },
  },
  "a file named by a secret": {
    outcome: "rejected",
    options: { inputs: { resource_spec_file: `${CANARIES.tenant_id}.yml` } },
  },
};

describe.concurrent("the deploy bundle", () => {
  it.each(Object.entries(ENDS))("leaks nothing in %s", async (_, { outcome, options }) => {
    const result = await deployWithCanaries(options);
    expect(result.outputs.outcome).toBe(outcome);
    expect(leaksIn(result)).toEqual([]);
    expect(result.droppedOutputs).toEqual([]);
  });

  it.each(Object.entries(FAULTS))("leaks nothing under %s at the PATCH", async (_, fault) => {
    const result = await deployUnder(fault, "patch");
    expect(result.outputs.outcome).toMatch(/^[a-z_]+$/);
    expect(result.emulator.requests.flatMap(({ faults }) => faults)).toContain(fault.kind);
    expect(leaksIn(result)).toEqual([]);
  });

  it.each(Object.entries(FAULTS).filter(([name]) => /quotes|echoes|not_http|shape/.test(name)))(
    "leaks nothing under %s at a read",
    async (_, fault) => {
      const [first, poll] = await Promise.all([deployUnder(fault, "get"), deployUnder(fault, "revision")]);
      expect([leaksIn(first), leaksIn(poll)]).toEqual([[], []]);
    },
  );
});

describe("the search for leaks", () => {
  it("plays every kind of fault that there is", () => {
    const kinds = FAULT_KINDS.map(({ shape }) => shape.kind.value);
    expect(new Set(Object.values(FAULTS).map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it("finds a canary in any spelling", async () => {
    const result = await deployWithCanaries({ inputs: { dry_run: "true" } });
    for (const quote of QUOTES) expect(leaksIn({ ...result, summary: quote })).not.toEqual([]);
  });
});
