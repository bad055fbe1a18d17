import { describe, expect, it } from "vitest";
import { imageWarnings } from "../../../src/inputs/field/image-uri.ts";

const DIGEST = `sha256:${"0a".repeat(32)}`;

describe("imageWarnings", () => {
  it.each(["app", "registry.example.com:5000/team/app"])("warns about %s", (image) => {
    expect(imageWarnings(image)).toEqual([expect.stringContaining(`image_uri: ${image} has`)]);
  });

  it.each([undefined, "app:latest", `app@${DIGEST}`, "registry.example.com:5000/app:1"])(
    "does not warn about %s",
    (image) => {
      expect(imageWarnings(image)).toEqual([]);
    },
  );
});
