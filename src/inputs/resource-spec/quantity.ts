/** What a field counts, by the end of its name, and the power of 1024 bytes that this is. */
const UNITS: [field: RegExp, unit: string, power?: number][] = [
  [/_mb$/, "MB", 2],
  [/_gi$/, "GiB", 3],
  [/cpu(_limit)?$/, "CPUs"],
];

/** What to write in a field for a text: `2048, in MB` for `2Gi`, `0.5, in CPUs` for `500m`. */
export function numberFor(text: string, field: string): string {
  if (/^\d+(\.\d+)?$/.test(text)) return `${text} without quotes`;
  const [, unit, power] = UNITS.find(([pattern]) => pattern.test(field)) ?? [];
  if (unit === undefined) return "digits alone";
  const [, amount, prefix = ""] = /^(\d+(?:\.\d+)?) ?([KMGT])i?B?$/i.exec(text) ?? [];
  const [, thousandths] = /^(\d+)m$/.exec(text) ?? [];
  if (power !== undefined && amount !== undefined)
    return `${Math.ceil(Number(amount) * 1024 ** (" KMGT".indexOf(prefix.toUpperCase()) - power))}, in ${unit}`;
  if (power === undefined && thousandths !== undefined)
    return `${Number(thousandths) / 1_000}, in ${unit}`;
  return `digits alone, in ${unit}`;
}
