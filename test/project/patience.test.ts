import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PATIENCE } from "../../src/service/client/patience.ts";

const ROOMS = "src/{service/client,report,actions}/**/*.ts";
/** Numbers of the log and of charts, by which nothing waits for a service. */
const WORDS = /trouble\.ts$|rollout\/(watch\.ts|timing\/)|report\/log\//;

const NUMBER = /const (?:\w+_)?(?:MS|READS|SENDS|ATTEMPTS|PAGES?|PACE|TIMES)\b.*= ?[[{]?.*\d.*/g;
/** Units, limits of the contract, and what charts and forecasts leave out. */
const OTHER =
  /const (?:(?:DAY|HOUR|SECOND|SLIVER|LATEST|SHORTEST|LONGEST_\w+)_MS|\w+ = .*\w_LIMITS\.|DAYS?_MS)/;

const sources = globSync(ROOMS).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(path, "utf8"),
}));
const all = globSync("src/**/*.ts").map((path) => readFileSync(path, "utf8"));

describe("the table of patience", () => {
  it.each(Object.keys(PATIENCE))("has no rule that nothing follows: %s", (name) => {
    expect(all.filter((text) => text.includes(`PATIENCE.${name}`))).not.toEqual([]);
  });

  it("has every number by which a step waits, reads again or gives up", () => {
    const elsewhere = sources
      .filter(({ path }) => !path.endsWith("/patience.ts") && !WORDS.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(NUMBER)]
          .filter(([line]) => !OTHER.test(line) && !line.includes("PATIENCE."))
          .map(([line]) => `${path}: ${line}`),
      );
    expect(elsewhere).toEqual([]);
  });
});
