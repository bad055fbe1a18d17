import { describe, expect, it } from "vitest";
import { causeOf } from "../../../../src/actions/export/report/causes.ts";

describe("causeOf", () => {
  it.each([
    ["Access denied", false, "grant the destination's credentials write"],
    [
      "An error occurred (AccessDenied) when calling PutObject",
      false,
      "grant the destination's credentials write",
    ],
    ["Bucket is not valid", false, "create the bucket"],
    ["Key ID you provided does not exist", false, "check access_key_id"],
    ["Invalid endpoint", false, "correct endpoint_url"],
    ["The destination was deleted", false, "create the destination again"],
    ["The run timed out after 4 hours", true, "shorter range"],
    ["the worker was restarted", true, "export again what is missing"],
    ["the rows could not be serialized", true, "read the errors"],
    ["out of memory", true, "read the errors"],
    ["something else", true, "read the errors"],
    ["The worker ran out of memory", true, "shorter range"],
    ["Worker exited: resources exhausted", true, "shorter range"],
    ['Connect timeout on endpoint URL: "https://s3.example/b"', true, "^read the errors, and"],
    ["Read timeout on endpoint URL", true, "^read the errors, and"],
    ["Activity task timed out", true, "shorter range"],
  ])(
    "knows whether the service retries after %j (%j), and what to do",
    (error, isRetried, cure) => {
      const cause = causeOf(error);
      expect(cause.isRetried ?? false).toBe(isRetried);
      expect(cause.cure).toMatch(new RegExp(cure, "i"));
    },
  );
});
