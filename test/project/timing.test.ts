import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../src/service/client/limits.ts";

const MODULES = "src/{service/client,report,actions}/**/*.ts";
/** Files with numbers of the log and of charts, which limit no request. */
const NOT_TIMING = /outage-log\.ts$|rollout\/(watch\.ts|timing\/)|report\/log\//;

const NUMBER_CONSTANT =
  /const (?:\w+_)?(?:MS|READS|SENDS|ATTEMPTS|PAGES?|INTERVAL|PACE|TIMES)\b.*= ?[[{]?.*\d.*/g;
/** Constants for units, limits of the contract, and thresholds of charts and forecasts. */
const OTHER_CONSTANT =
  /const (?:(?:DAY|HOUR|SECOND|TOLERANCE|MAX_TIME|MIN|MAX_DAILY)_MS|\w+ = .*\w_LIMITS\.|DAYS?_MS)/;

const sources = globSync(MODULES).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(path, "utf8"),
}));
const allTexts = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

describe("the table of limits", () => {
  it.each(Object.keys(LIMITS))("has no unused row: %s", (name) => {
    expect(allTexts.filter((text) => text.includes(`LIMITS.${name}`))).not.toEqual([]);
  });

  it("contains every timeout, retry limit and polling interval", () => {
    const missingRows = sources
      .filter(({ path }) => !path.endsWith("/limits.ts") && !NOT_TIMING.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(NUMBER_CONSTANT)]
          .filter(([line]) => !OTHER_CONSTANT.test(line) && !line.includes("LIMITS."))
          .map(([line]) => `${path}: ${line}`),
      );
    expect(missingRows).toEqual([]);
  });
});
