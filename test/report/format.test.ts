import { describe, expect, it } from "vitest";
import { shortId } from "../../src/report/format.ts";
import { ID } from "../harness/ids.ts";

describe("shortId", () => {
  it.each([
    [ID, "0b6f4c1e"],
    // UUIDs of version 7 that are created at the same time begin alike.
    ["01a214e5-0000-7000-8000-00000000000b", "01a214e5…000b"],
    ["revision-1", "revision-1"],
  ])("shortens %s to %s", (id, label) => {
    expect(shortId(id)).toBe(label);
  });
});
