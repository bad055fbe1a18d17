import { expect, it } from "vitest";
import { virtualClock } from "../../harness/virtual-clock.ts";
import { RECORDS, runUsage } from "./files/run-usage.ts";

it("is not silent for longer than a minute while a report is being computed", async () => {
  const clock = virtualClock();
  let answered = 0;
  const { lines, outcome } = await runUsage(
    {},
    (_, response) => {
      answered += 1;
      if (answered > 1) return false;
      void clock.sleep(5 * 60_000).then(() => {
        response.end(JSON.stringify({ stride: { days: 1, hours: 0 }, usage: RECORDS }));
      });
      return true;
    },
    undefined,
    clock,
  );
  expect(outcome).toBe("ok");
  expect(lines.filter((line) => line.endsWith("still waiting for an answer"))).toHaveLength(5);
});
