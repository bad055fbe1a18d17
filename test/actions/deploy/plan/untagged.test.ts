import { describe, expect, it } from "vitest";
import { createInVirtualTime, deployInVirtualTime } from "../../../harness/virtual.ts";

const UNTAGGED = { image_uri: "registry.example/agent", dry_run: "true" };
const WARNING = "registry.example/agent has neither a tag nor a digest";

describe("an image without tag and digest", () => {
  it("is warned of by a deploy", async () => {
    const { log } = await deployInVirtualTime({ inputs: UNTAGGED });
    expect(log.join("\n")).toContain(WARNING);
  });

  it("is warned of by a creation", async () => {
    const { journal } = await createInVirtualTime({ inputs: UNTAGGED });
    expect(journal.join("\n")).toContain(WARNING);
  });
});
