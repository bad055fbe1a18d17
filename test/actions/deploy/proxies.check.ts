import { describe, it } from "vitest";
import { expectCancelled, expectOneDeploy, FAULTS, POSITIONS, WAY_NAMES } from "./through-proxy.ts";

describe.concurrent.each(WAY_NAMES)("through a proxy, by %s, a deploy", (way) => {
  it.each(FAULTS.flatMap((fault) => POSITIONS.map((nth) => [fault, nth] as const)))(
    "deploys exactly once with the fault %s at request %d",
    (fault, nth) => expectOneDeploy(way, fault, nth),
  );

  it.each(["silent", "trickles"] as const)(
    "can be cancelled at each request with the fault %s",
    async (fault) => {
      for (const nth of POSITIONS) await expectCancelled(way, fault, nth);
    },
  );
});
