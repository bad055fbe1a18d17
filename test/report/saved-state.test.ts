import { describe, expect, it } from "vitest";
import {
  commentDue,
  exportId,
  exportSettled,
  exportsAlike,
  githubDeploymentDue,
  githubDeploymentId,
} from "../../src/report/saved-state.ts";

/** What a post step finds of what the main step has saved. */
function store() {
  const texts = new Map<string, string>();
  return {
    state: (name: string, text: string) => void texts.set(name, text),
    saved: (name: string) => texts.get(name) ?? "",
  };
}

const end = { outcome: "failed", headline: "café 50% of a b" } as const;

describe("saved state", () => {
  it("comes back as it was saved, and not after it was taken back", () => {
    const shell = store();
    const saved = <Value>(
      state: {
        save(to: typeof shell, value: Value | undefined): void;
        saved(from: typeof shell): Value | undefined;
      },
      value: Value,
    ) => {
      expect(state.saved(shell)).toBeUndefined();
      state.save(shell, value);
      expect(state.saved(shell)).toEqual(value);
      state.save(shell, undefined);
      expect(state.saved(shell)).toBeUndefined();
    };
    saved(githubDeploymentId, 7);
    saved(githubDeploymentDue, "error");
    saved(commentDue, { name: "a name of words", id: "", end: undefined });
    saved(commentDue, { name: "", id: "11111111", end });
    saved(exportId, "11111111-1111-4111-8111-111111111111");
    saved(exportsAlike, []);
    saved(exportsAlike, ["a", "b"]);
    saved(exportSettled, "true");
  });

  it("is not read if it is none of the words", () => {
    const shell = store();
    shell.state(githubDeploymentDue.name, "waiting");
    expect(githubDeploymentDue.saved(shell)).toBeUndefined();
  });
});
