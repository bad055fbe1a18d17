import { describe, it } from "vitest";
import { PROMISES } from "./injection.ts";

describe("untrusted text, in about 300 000 texts", () => {
  it.each(PROMISES)("%s", (_, search, __, many) => search(many));
});
