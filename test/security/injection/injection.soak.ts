import { describe, it } from "vitest";
import { PROPERTIES } from "./injection.ts";

describe("untrusted text, in up to 300 000 texts", () => {
  it.each(PROPERTIES)("%s", (_, search, __, soakRuns) => search(soakRuns));
});
