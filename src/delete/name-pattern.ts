/**
 * Whether the whole name matches, in which `*` stands for at least one character: `agent-pr-*` is
 * not matched by `agent-pr-`, the name that an empty expression leaves.
 */
export function isMatch(pattern: string, name: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\*+/g, ".+")}$`, "su").test(name);
}
