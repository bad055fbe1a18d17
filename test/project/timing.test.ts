import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/service/client/limits.ts";

const MODULES = "src/{service/client,report,actions}/**/*.ts";
/** Numbers of the log and of charts that limit no request. */
const NOT_TIMING = /outage-log\.ts$|rollout\/(watch\.ts|timing\/)|report\/log\//;

const NUMBER =
  /const (?:\w+_)?(?:MS|READS|SENDS|ATTEMPTS|PAGES?|INTERVAL|PACE|TIMES)\b.*= ?[[{]?.*\d.*/g;
/** Units, limits of the contract, and thresholds of charts and forecasts. */
const OTHER =
  /const (?:(?:DAY|HOUR|SECOND|TOLERANCE|LATEST|MIN|MAX_DAILY)_MS|\w+ = .*\w_LIMITS\.|DAYS?_MS)/;

const sources = globSync(MODULES).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(path, "utf8"),
}));
const all = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

describe("the table of limits", () => {
  it.each(Object.keys(LIMITS))("has no unused row: %s", (name) => {
    expect(all.filter((text) => text.includes(`LIMITS.${name}`))).not.toEqual([]);
  });

  it("contains every timeout, retry limit and polling interval", () => {
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
