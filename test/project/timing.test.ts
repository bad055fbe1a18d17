import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/service/client/limits.ts";

const MODULES = "src/{service/client,report,actions}/**/*.ts";
/** Numbers of the log and of charts, which limit no request. */
const NOT_TIMING = /outage-log\.ts$|rollout\/(watch\.ts|timing\/)|report\/log\//;

const NUMBER =
  /const (?:\w+_)?(?:MS|READS|SENDS|ATTEMPTS|PAGES?|INTERVAL|PACE|TIMES)\b.*= ?[[{]?.*\d.*/g;
/** Units, limits of the contract, and what charts and forecasts leave out. */
const OTHER =
  /const (?:(?:DAY|HOUR|SECOND|SLIVER|LATEST|MIN|MAX_DAILY)_MS|\w+ = .*\w_LIMITS\.|DAYS?_MS)/;

const sources = globSync(MODULES).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(path, "utf8"),
}));
const all = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

describe("the table of limits", () => {
  it.each(Object.keys(LIMITS))("has no rule that nothing follows: %s", (name) => {
    expect(all.filter((text) => text.includes(`LIMITS.${name}`))).not.toEqual([]);
  });

  it("has every number by which a step waits, reads again or gives up", () => {
    const elsewhere = sources
      .filter(({ path }) => !path.endsWith("/limits.ts") && !NOT_TIMING.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(NUMBER)]
          .filter(([line]) => !OTHER.test(line) && !line.includes("LIMITS."))
          .map(([line]) => `${path}: ${line}`),
      );
    expect(elsewhere).toEqual([]);
  });
});
