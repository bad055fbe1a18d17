import { describe, expect, it } from "vitest";
import { imageUri, imageWarnings } from "../../../src/inputs/field/image-uri.ts";
import { itRefuses, messagesOf } from "../issues.ts";

const DIGEST = `sha256:${"0a".repeat(32)}`;

describe("imageUri", () => {
  it.each([
    "nginx",
    "nginx:latest",
    "team/app:1.2.3",
    "registry.example.com/team/app",
    "Registry.example.com:5000/team/app:V1_a-b.c",
    "localhost/app:1",
    "localhost:5000/app",
    "[::1]:5000/app:1",
    `registry.example.com/a/b/c:1@${DIGEST}`,
    `app@${DIGEST}`,
    "a__b/c--d/e.f",
  ])("accepts %s", (text) => {
    expect(imageUri.parse(` ${text}\n`)).toBe(text);
  });

  itRefuses(imageUri, [
    ["", "is not the name of an image", "write one such as"],
    ['"registry.example.com/app:1"', "begins and ends with quotes", "remove them"],
    [
      "https://registry.example.com/team/app:1",
      "has a scheme",
      'write "registry.example.com/team/app:1"',
    ],
    ["docker://team/app", "has a scheme", 'write "team/app"'],
    ["https://me:hunter2@registry.example.com/app", "has a scheme", "write an image such as"],
    ["my app:1", "contains a space", "write one image such as"],
    ["app:1\napp:2", "has several lines", "write one image such as"],
    ["Team/App:1", "upper-case", 'write "team/app"'],
    ["registry.example.com/Team/app", "upper-case", 'write "team/app"'],
    [
      "$IMAGE",
      'contains "$IMAGE", a variable that was not expanded',
      "check its name, and that it is set",
    ],
    [
      "$CI_IMAGE:$CI_TAG",
      'contains "$CI_IMAGE", a variable that was not expanded',
      "check its name, and that it is set",
    ],
    ["registry.example.com/app:$(Tag)", 'contains "$(Tag)"', "check its name, and that it is set"],
    ["registry.example.com/app:${TAG}", 'contains "${TAG}"', "check its name, and that it is set"],
    [DIGEST, "has nothing before the digest", "is the expression there empty? Write an image"],
    ["app:", "has nothing after ':'", "is the expression there empty? Write a tag such as 1.2.3"],
    [`app:@${DIGEST}`, "has nothing after ':'", "is the expression there empty?"],
    ["app:null", 'has the tag "null"', "is the expression there empty? Write a tag such as 1.2.3"],
    ["app:-1", '"-1" is not a tag', "such as 1.2.3"],
    ["app:.1", '".1" is not a tag', "such as 1.2.3"],
    ["app:1+2", '"1+2" is not a tag', "such as 1.2.3"],
    [`app:${"x".repeat(129)}`, "is not a tag", "at most 128"],
    ["app:1:2", '"1:2" is not a tag', "such as 1.2.3"],
    ["app@sha256:abc", "malformed digest", "64 hexadecimal digits"],
    [`app@sha256:${"0A".repeat(32)}`, "malformed digest", "lower case"],
    [`app@md5:${"0a".repeat(16)}`, "malformed digest", "write sha256:"],
    ["app@", "has nothing after '@'", "is the expression there empty? Write sha256: and 64"],
    ["app:1@", "has nothing after '@'", "is the expression there empty?"],
    [`app@${DIGEST}@${DIGEST}`, "malformed digest", "write sha256:"],
    ["registry.example.com/", "is not the name of an image", "write one such as"],
    ["/app", "has nothing before '/'", "is the expression there empty? Write an image such as"],
    [":1", "has nothing before ':'", "is the expression there empty? Write an image such as"],
    ["team//app", "is not the name of an image", "write one such as"],
    ["team/app-", "is not the name of an image", "write one such as"],
    ["team/_app", "is not the name of an image", "write one such as"],
    ["registry.example.com:port/app", "is not a registry's host", "write one such as"],
    ["-registry.example.com/app", "is not a registry's host", "write one such as"],
    ["größe/app", "is not the name of an image", "write one such as"],
  ]);

  it("reports a wrong name and a wrong tag together", async () => {
    expect(await messagesOf(imageUri, "Team/app:-")).toHaveLength(2);
  });

  it("does not show what may be a password", async () => {
    expect(
      (await messagesOf(imageUri, "me:hunter2@registry.example.com/app")).join(),
    ).not.toContain("hunter2");
    const messages = await messagesOf(imageUri, "me:hun$ter2@registry.example.com/app");
    expect(messages.join()).not.toContain("ter2");
    expect(
      (await messagesOf(imageUri, "https://me:hunter2@registry.example.com/app")).join(),
    ).not.toContain("hunter2");
  });
});

describe("imageWarnings", () => {
  it.each(["app", "registry.example.com:5000/team/app"])("warns of %s, which moves", (image) => {
    expect(imageWarnings(image)).toEqual([expect.stringContaining(`image_uri: ${image} has`)]);
  });

  it.each([undefined, "app:latest", `app@${DIGEST}`, "registry.example.com:5000/app:1"])(
    "does not warn of %s",
    (image) => {
      expect(imageWarnings(image)).toEqual([]);
    },
  );
});
