import { describe, expect, it } from "vitest";
import { STORE_CREDENTIALS, storeSaying } from "../harness/object-store.ts";
import type { RunResult } from "../harness/runner/runner.ts";
import { RANGE, startExporting } from "../harness/step.ts";
import { CANARIES, leaksIn, QUOTED } from "../security/canaries.ts";
import { QUOTING } from "../security/leaks/leak-faults.ts";

const DEBUGGED = { secrets: [], env: { RUNNER_DEBUG: "1" } };

/** The canaries that a header can hold, in the places where a destination has its secrets. */
const SECRETS = {
  access_key_id: CANARIES.api_key,
  secret_access_key: CANARIES.bearer_token,
  session_token: CANARIES.bearer_token,
};

/** The service quotes canaries that this step was never given, too. */
const leaksOf = (result: RunResult, ...origins: (keyof typeof CANARIES)[]) =>
  leaksIn(result).filter((leak) => origins.some((origin) => leak.includes(`: ${origin} as `)));

describe.concurrent("the export bundle", () => {
  it.each(Object.entries(QUOTING))(
    "leaks no secret of a destination when the service answers with %s",
    async (_, fault) => {
      await using service = await startExporting({ run: DEBUGGED });
      service.emulator.faults.add({ match: { path: "destination", nth: 1 }, fault });
      const result = await service.step({
        ...{
          ...SECRETS,
          operation: "create_destination",
          display_name: "Warehouse",
          bucket_name: "exports",
        },
        ...{ endpoint_url: "http://127.0.0.1:9", request_timeout: "500ms" },
      });
      expect(result.outputs.outcome).toMatch(/^(error|rejected)$/);
      expect(leaksOf(result, "api_key", "bearer_token")).toEqual([]);
      expect(result.droppedOutputs).toEqual([]);
    },
  );

  it("leaks no credential that the errors of runs quote", async () => {
    await using store = await storeSaying({});
    const credentials = { api_keys: [CANARIES.api_key], bearer_tokens: [CANARIES.bearer_token] };
    let now = Date.UTC(2026, 0, 10);
    await using service = await startExporting({
      ...credentials,
      // The run fails as often as it may within a few reads of the export.
      clock: { now: () => now },
      onRequest: ({ operation }) => {
        if (operation === "get-export") now += 60_000;
      },
      run: DEBUGGED,
      exportTroubles: [{ run: 0, error: QUOTED }],
    });
    const destination_id = await service.destination(store.endpoint_url, STORE_CREDENTIALS);
    const result = await service.step({
      ...{ api_key: CANARIES.api_key, bearer_token: CANARIES.bearer_token },
      ...{
        destination_id,
        project_id: service.project_id,
        ...RANGE,
      },
    });
    expect(result.outputs.outcome).toBe("failed");
    expect(result.log).toMatch(/attempt \d+ of 21 failed/);
    expect(leaksOf(result, "api_key", "bearer_token")).toEqual([]);
    expect(result.droppedOutputs).toEqual([]);
  });
});
