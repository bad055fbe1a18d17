import { describe, it } from "vitest";
import { expectCancelled, expectOneDeploy, FAULTS, POSITIONS, ways } from "./through-proxy.ts";

describe.concurrent.each(ways)("through a proxy, by %s, a deploy", (way) => {
  it.each(FAULTS.flatMap((fault) => POSITIONS.map((nth) => [fault, nth] as const)))(
    "deploys exactly once under %s at request %d",
    (fault, nth) => expectOneDeploy(way, fault, nth),
  );

  it.each(["silent", "trickles"] as const)(
    "can be cancelled at each request if it %s",
    async (fault) => {
      for (const nth of POSITIONS) await expectCancelled(way, fault, nth);
    },
  );
});
