import { describe, expect, it } from "vitest";
import { Document, Pair, Scalar, YAMLMap } from "yaml";
import { indexNodes } from "../../../src/inputs/resource-spec/yaml.ts";

const SIZE = 4_000;

describe("indexNodes", () => {
  it("reads each name of a mapping twice, however many paths it locates", () => {
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
    const { flaws, locate } = indexNodes(new Document(mapping), (offset) => ({ line: offset }));
    expect(flaws).toEqual([]);
    const offsets = mapping.items.map((_, index) => locate([index]).offset);
    expect(offsets).toEqual(Array.from({ length: SIZE }, (_, index) => index));
    expect(readCount).toBe(2 * SIZE);
  });
});
