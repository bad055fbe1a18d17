const PREFIXES = "KMGT";
/** What a field counts, by the end of its name, and the prefix of that. */
const UNITS: [field: RegExp, unit: string, prefix?: string][] = [
  [/_mb$/, "MB", "M"],
  [/_gi$/, "GiB", "G"],
  [/cpu(_limit)?$/, "CPUs"],
];

/** `2Gi` as 2048 MB; rounded up. */
function amountOf(text: string, prefix: string): number | undefined {
  const [, amount, itsPrefix = ""] = /^(\d+(?:\.\d+)?) ?([KMGT])i?B?$/i.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const power = PREFIXES.indexOf(itsPrefix.toUpperCase()) - PREFIXES.indexOf(prefix);
  return Math.ceil(Number(amount) * 1024 ** power);
}

/** `500m` as 0.5 CPUs. */
function cpusOf(text: string): number | undefined {
  const [, thousandths] = /^(\d+)m$/.exec(text) ?? [];
  return thousandths === undefined ? undefined : Number(thousandths) / 1_000;
}

/** What to write in a field for a text that is no number, such as a quantity of Kubernetes. */
export function numberFor(text: string, field: string): string {
  const [, unit, prefix] = UNITS.find(([pattern]) => pattern.test(field)) ?? [];
  if (unit === undefined) return "digits alone";
  const amount = prefix === undefined ? cpusOf(text) : amountOf(text, prefix);
  return `${amount ?? "digits alone"}, in ${unit}`;
}
