import { describe, expect, it } from "vitest";
import { imageUri, imageWarnings } from "../../../src/inputs/field/image-uri.ts";
import { messagesOf } from "../issues.ts";

const DIGEST = `sha256:${"0a".repeat(32)}`;

describe("imageUri", () => {
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
