import { describe, expect, it } from "vitest";
import { revisionLink } from "../../src/inputs/revision-link.ts";

const parsed = (text: string) => revisionLink.safeParse(text);

describe("revision_link", () => {
  it.each([
    "https://platform.example.com/d/{deployment_id}/r/{revision_id}",
    " https://platform.example.com/{deployment_id}?revision={revision_id}#log ",
    "https://platform.example.com",
  ])("takes %j", (text) => {
    expect(parsed(text)).toMatchObject({ success: true, data: text.trim() });
  });

  it.each([
    ["https://platform.example.com/{revision}", "cannot fill in {revision}"],
    ["https://platform.example.com/{", "must be an https address"],
    ["http://platform.example.com/{revision_id}", "must be an https address"],
    ["platform.example.com/{revision_id}", "must be an https address"],
    ["https://platform.example.com/a b", "must be an https address"],
    ["javascript:alert({revision_id})", "must be an https address"],
    ["https://", "must be an https address"],
  ])("refuses %j: %s", (text, message) => {
    expect(parsed(text).error?.issues[0]?.message).toContain(message);
  });
});
