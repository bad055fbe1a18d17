import fc from "fast-check";
import { describe, it } from "vitest";
import {
  annotationIsOneCommand,
  linksAreHttps,
  logHoldsNoCommand,
  outputsStayApart,
  summaryKeepsItsShape,
} from "./injection.ts";

describe("text from outside", () => {
  it("is no command in the log, in 300 000 texts", () => {
    fc.assert(logHoldsNoCommand, { numRuns: 300_000 });
  });

  it("is no more than the message of its annotation, in 300 000 texts", () => {
    fc.assert(annotationIsOneCommand, { numRuns: 150_000 });
  });

  it("is no more than the value of its output, in about 300 000 texts", () => {
    fc.assert(outputsStayApart, { numRuns: 30_000 });
  });

  it("is the address of a link only where that is plain https, in 300 000 texts", () => {
    fc.assert(linksAreHttps, { numRuns: 300_000 });
  });

  it("is no link, image, heading or element of the summary, in 300 000 texts", () => {
    fc.assert(summaryKeepsItsShape, { numRuns: 75_000 });
  });
});
