import type { Node } from "./parse.ts";

const CHARACTERS = [
  ..."aA0 /-_.:=\n",
  ...String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 33)),
  ..."\t\r\u001b\u0000é…•\u2028\u200b",
];

/** Up to three characters that match a node. */
const charactersOf = (node: Extract<Node, { kind: "character" }>) =>
  CHARACTERS.filter(node.test).slice(0, 3);

/** A text that probably matches a node: lookarounds are ignored. */
function sampleOf(node: Node): string {
  switch (node.kind) {
    case "character":
      return charactersOf(node)[0] ?? "";
    case "sequence":
      return node.parts.map(sampleOf).join("");
    case "choice":
      return node.options.map(sampleOf).find((text) => text !== "") ?? "";
    case "repeat":
      return sampleOf(node.part).repeat(Math.min(Math.max(node.min, 1), 20));
    default:
      return "";
  }
}

/** The units to repeat in a text: options, and repeated parts alone and after their prefix. */
function unitsOf(node: Node, prefix = ""): string[] {
  switch (node.kind) {
    case "sequence":
      return node.parts.flatMap((part, index) =>
        unitsOf(part, prefix + node.parts.slice(0, index).map(sampleOf).join("")),
      );
    case "choice":
      return node.options.flatMap((option) => [sampleOf(option), ...unitsOf(option, prefix)]);
    case "look":
      return unitsOf(node.part, prefix);
    case "repeat": {
      const units =
        node.part.kind === "character" ? charactersOf(node.part) : [sampleOf(node.part)];
      return [...units, prefix + (units[0] ?? ""), ...unitsOf(node.part, prefix)];
    }
    default:
      return [];
  }
}

const ENDS = ["", "\u0000", "!", "\n"];

/** Texts of about this length on which a pattern may backtrack. */
export function hostileTexts(node: Node, length: number): string[] {
  const sample = sampleOf(node);
  const samples = [sample, sample.slice(0, -1)];
  const units = new Set([...unitsOf(node), ...samples, "a", " ", "/", "0", "a0", "\n"]);
  const starts = new Set(["", sample.slice(0, Math.ceil(sample.length / 2)), sample[0] ?? ""]);
  return [...units]
    .filter((unit) => unit !== "")
    .flatMap((unit) =>
      [...starts].flatMap((start) =>
        ENDS.map(
          (end) => start + unit.repeat(Math.ceil(length / unit.length)).slice(0, length) + end,
        ),
      ),
    );
}
