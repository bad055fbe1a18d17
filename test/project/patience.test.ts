import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PATIENCE } from "../../src/service/client/patience.ts";

const ROOMS = "src/{service/client,report,actions/{deploy,rollout,create,delete}}/**/*.ts";
/** Numbers of the log and of charts, by which nothing waits for a service. */
const WORDS = /trouble\.ts$|rollout\/(watch\.ts|timing\/)|report\/log\//;

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
        [
          ...text.matchAll(/const (?:\w+_)?(?:MS|READS|SENDS|ATTEMPTS|PAGES?)\b.*= ?[[{]?.*\d.*/g),
        ].map(([line]) => `${path}: ${line}`),
      );
    expect(elsewhere).toEqual([]);
  });
});
