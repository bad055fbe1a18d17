type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const UNEXPECTED_VALUES: readonly Json[] = [
  ...[null, "", 0, -1, 3.7, 1e21, true, "x".repeat(3_000)],
  ...["\u0000\u202e", "2026-13-45T99:99:99Z", "::error::odd"],
  ...[[], {}, ["odd"], { odd: { odd: [] } }],
];

/** Returns a reply with members removed or replaced, and lists extended, doubled or reversed. */
export function mutate(value: Json, random: () => number): Json {
  const isDrawn = (share: number) => random() < share;
  const unexpectedValue = () =>
    UNEXPECTED_VALUES[Math.floor(random() * UNEXPECTED_VALUES.length)] ?? null;
  if (isDrawn(0.02)) return unexpectedValue();
  if (Array.isArray(value)) {
    const list = value.map((item) => mutate(item, random));
    if (isDrawn(0.05)) list.push(unexpectedValue());
    if (isDrawn(0.03)) list.push(...list);
    return isDrawn(0.03) ? list.reverse() : list;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(() => !isDrawn(0.02));
  return Object.fromEntries(entries.map(([name, member]) => [name, mutate(member, random)]));
}
