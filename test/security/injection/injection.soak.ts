import { describe, it } from "vitest";
import { PROMISES } from "./injection.ts";

describe("text from outside, in about 300 000 texts", () => {
  it.each(PROMISES)("%s", (_, search, __, many) => search(many));
});
