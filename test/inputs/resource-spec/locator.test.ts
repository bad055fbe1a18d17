import { describe, expect, it } from "vitest";
import { Pair, Scalar, YAMLMap } from "yaml";
import { createLocator } from "../../../src/inputs/resource-spec/locator.ts";

const SIZE = 4_000;

describe("createLocator", () => {
  it("reads each name of a mapping once, however many paths it locates", () => {
    const mapping = new YAMLMap();
    let readCount = 0;
    for (let index = 0; index < SIZE; index++) {
      const key = new Scalar(index);
      key.range = [index, index, index];
      const countRead = () => {
        readCount++;
        return index;
      };
      Object.defineProperty(key, "value", { get: countRead });
      mapping.items.push(new Pair(key, null));
    }
    const locate = createLocator(mapping);
    const offsets = mapping.items.map((_, index) => locate([index]).offset);
    expect(offsets).toEqual(Array.from({ length: SIZE }, (_, index) => index));
    expect(readCount).toBe(SIZE);
  });
});
