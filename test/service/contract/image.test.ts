import { describe, expect, it } from "vitest";
import {
  isSameImage,
  isUnmovedImage,
  parseImage,
  shortImage,
  wholeImage,
} from "../../../src/service/contract/image.ts";

const [A, B] = ["a", "b"].map((digit) => `sha256:${digit.repeat(64)}`);

describe("parseImage", () => {
  it.each([
    ["agent", { name: "agent", tag: undefined, digest: undefined }],
    ["agent:1", { name: "agent", tag: "1", digest: undefined }],
    ["r.example:5000/team/agent", { name: "r.example:5000/team/agent", tag: undefined }],
    ["r.example:5000/team/agent:v1", { name: "r.example:5000/team/agent", tag: "v1" }],
    [`r.example/agent@${A}`, { name: "r.example/agent", tag: undefined, digest: A }],
    [`r.example/agent:v1@${A}`, { name: "r.example/agent", tag: "v1", digest: A }],
    ["agent@a@b", { name: "agent", digest: "a@b" }],
    ["", { name: "" }],
  ])("takes %s apart", (image_uri, parts) => {
    expect(parseImage(image_uri)).toMatchObject(parts);
  });
});

describe("shortImage", () => {
  it.each<[string, string | undefined, string]>([
    ["r.example/agent:v1.4.0", undefined, "v1.4.0"],
    ["r.example/agent:1", undefined, "agent:1"],
    ["r.example/agent", undefined, "r.example/agent"],
    [`r.example/agent@${A}`, undefined, "sha256:aaaaaaa"],
    [`r.example/agent:main@${A}`, undefined, "agent:main"],
    [`r.example/agent:main@${A}`, `r.example/agent:main@${B}`, "agent:main@sha256:aaaaaaa"],
    [`r.example/agent:v1.4@${A}`, `r.example/agent:v1.4@${B}`, "v1.4@sha256:aaaaaaa"],
    [`r.example/agent:main@${A}`, "r.example/agent:main", "agent:main@sha256:aaaaaaa"],
    [`r.example/agent:main@${A}`, `r.example/agent:main@${A}`, "agent:main"],
    [`r.example/agent@${A}`, `r.example/agent@${B}`, "sha256:aaaaaaa"],
    [`r.example/agent@${A}`, `r.example/other@${B}`, "agent@sha256:aaaaaaa"],
    ["r.example/agent:v1.4", "r.example/other:v1.4", "agent:v1.4"],
    ["r.example/agent:v1.4", "r.example/other:v1.3", "v1.4"],
    ["r.example/agent:v1.4", "r.example/agent:main", "agent:v1.4"],
  ])("names %s beside %s as %s", (image_uri, other, short) => {
    expect(shortImage(image_uri, other)).toBe(short);
  });
});

describe("wholeImage", () => {
  it.each([
    [`r.example:5000/team/agent:v1@${A}`, "r.example:5000/team/agent:v1@sha256:aaaaaaa"],
    ["agent", "agent"],
  ])("keeps all of %s but most digits of its digest", (image_uri, whole) => {
    expect(wholeImage(image_uri)).toBe(whole);
  });
});

describe("isSameImage", () => {
  it.each([
    ["agent:1", "docker.io/library/agent:1", true],
    ["agent", "agent:latest", true],
    ["agent:1", "agent:2", false],
    [`agent:1@${A}`, `agent@${A}`, true],
    [`agent@${A}`, `agent@${B}`, false],
    ["r.example/agent:1", "other.example/agent:1", false],
    ["agent:1", `agent:1@${A}`, true],
  ])("of %s and %s is %s", (one, other, expected) => {
    expect(isSameImage(one, other)).toBe(expected);
  });

  it("cannot tell whether a tag has moved once one of the two has a digest", () => {
    expect(isUnmovedImage("agent:1", `agent:1@${A}`)).toBe(false);
    expect(isUnmovedImage("agent:1", "agent:1")).toBe(true);
    expect(isUnmovedImage(`agent@${A}`, `agent:2@${A}`)).toBe(true);
  });
});
