/**
 * Whether the whole name matches, in which `*` stands for at least one character: `agent-pr-*` is
 * not matched by `agent-pr-`, the name that an empty expression leaves.
 */
export function isMatch(pattern: string, name: string): boolean {
  const [first = "", ...parts] = pattern.split(/\*+/);
  const last = parts.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = name.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at < name.length - last.length;
}
