import { createHash } from "node:crypto";
import { parseAst } from "vitest/node";

/** A place in a source file that can be mutated while tests run. */
export interface Switch {
  /** Stable while the code around it changes. */
  id: string;
  position: string;
  mutation: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const childrenOf = (node: Node): [string, Node][] =>
  Object.entries(node)
    .flatMap(([key, value]) => nodesIn(value).map((child): [string, Node] => [key, child]))
    .sort(([, a], [, b]) => a.start - b.start);

/** Methods whose mutant returns the unchanged value: most of them shorten it. */
const SHORTENING_METHODS =
  /^(filter|slice|toSorted|trim|trimEnd|trimStart|toReversed|toLowerCase|flat)$/;
const SENTENCE = /\p{L}+ \p{L}+/u;
const EQUALITY_OPERATOR = /^[!=]==?$/;
const ARITHMETIC_OR_ORDER = /^(?:[<>]=?|[-+*/])$/;
/** Nodes of TypeScript's syntax that contain code. */
const TYPES_WITH_CODE = /^TS(As|Satisfies|NonNull)Expression$|^TSParameterProperty$/;
const IMPORT_TYPE = /^(Import|ExportAll)/;

const memberOf = (node: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((value, name) => (isNode(value) ? value[name] : undefined), node);

function isSentence(node: Node): boolean {
  if (node.type === "Literal") return typeof node.value === "string" && SENTENCE.test(node.value);
  if (node.type !== "TemplateLiteral") return false;
  return nodesIn(node.quasis).some((part) => SENTENCE.test(JSON.stringify(part.value)));
}

/** A call whose result is unused. */
function isBareCall(node: Node, parent: Node): boolean {
  if (parent.type !== "ExpressionStatement") return false;
  const call = node.type === "AwaitExpression" ? node.argument : node;
  const isSuper = memberOf(call, "callee", "type") === "Super";
  return memberOf(call, "type") === "CallExpression" && !isSuper;
}

type Write = (id: string, code: string) => string;

const replaceWith =
  (replacement: string): Write =>
  (id, code) =>
    `(__on("${id}")?${replacement}:(${code}))`;
const negate: Write = (id, code) => `(__on("${id}")!==!!(${code}))`;

/** A node and its position. */
interface Place {
  node: Node;
  parent: Node;
  key: string;
  isInOptionalChain: boolean;
}

const isKeyOrDirective = ({ key, parent }: Place) =>
  key === "key" || parent.type === "ExpressionStatement";
const isEquality = ({ type, operator }: Node) =>
  type === "BinaryExpression" && EQUALITY_OPERATOR.test(String(operator));
const isLiteral = ({ node, ...place }: Place, type: "number" | "boolean") =>
  node.type === "Literal" && typeof node.value === type && !isKeyOrDirective({ node, ...place });

/** The mutations: the places that each applies to, and its source text. */
const MUTATIONS: [
  mutation: string,
  matches: (place: Place) => boolean,
  write: (place: Place) => Write,
][] = [
  [
    "negate",
    ({ node, parent, key }) =>
      key === "test" ? parent.type !== "SwitchCase" && node.type !== "Literal" : isEquality(node),
    () => negate,
  ],
  [
    "leave out",
    ({ parent, key }) =>
      parent.type === "LogicalExpression" && (key === "right" || parent.operator !== "??"),
    ({ parent: { operator } }) =>
      replaceWith(operator === "??" ? "undefined" : String(operator === "&&")),
  ],
  ["do not call", ({ node, parent }) => isBareCall(node, parent), () => replaceWith("undefined")],
  ["empty", ({ parent }) => parent.type === "SpreadElement", () => replaceWith("[]")],
  [
    "double",
    (place) => isLiteral(place, "number"),
    ({ node }) => replaceWith(String(Number(node.value) * 2 || 1)),
  ],
  ["negate", (place) => isLiteral(place, "boolean"), () => negate],
  [
    "other words",
    (place) =>
      isSentence(place.node) &&
      !isKeyOrDirective(place) &&
      place.parent.type !== "TaggedTemplateExpression",
    () => replaceWith('"other words"'),
  ],
  [
    "do not shorten",
    ({ parent, key, isInOptionalChain }) =>
      key === "object" &&
      !isInOptionalChain &&
      SHORTENING_METHODS.test(String(memberOf(parent, "property", "name"))),
    () => (id, code) => `__same("${id}",(${code}))`,
  ],
];

/** Types and imports, which have no code. */
const hasNoCode = ({ type, source }: Node): boolean =>
  IMPORT_TYPE.test(type) ||
  (type.startsWith("TS") && !TYPES_WITH_CODE.test(type)) ||
  (type === "ExportNamedDeclaration" && isNode(source));

/** What encloses a node. */
interface Scope {
  isInFunction: boolean;
  isInOptionalChain: boolean;
}

const TOP_LEVEL: Scope = { isInFunction: false, isInOptionalChain: false };

/** A number, or an expression with an operator that usually has numbers. */
const isNumeric = ({ value, type, operator }: Node): boolean =>
  typeof value === "number" ||
  (type === "BinaryExpression" && ARITHMETIC_OR_ORDER.test(String(operator)));

/**
 * Instruments a source file with the selected switches, and lists them. An inactive switch changes
 * nothing.
 */
export function instrument(
  path: string,
  code: string,
  isSelected: (id: string) => boolean = () => true,
): { code: string; switches: Switch[] } {
  const switches: Switch[] = [];
  const counts = new Map<string, number>();

  function addSwitch(node: Node, mutation: string): string | undefined {
    const text = code.slice(node.start, node.end).replace(/\s+/g, " ");
    const name = `${path} ${mutation} ${text}`;
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    const id = createHash("sha256").update(`${name} ${nth}`).digest("hex").slice(0, 12);
    if (!isSelected(id)) return undefined;
    const line = code.slice(0, node.start).split("\n").length;
    switches.push({
      id,
      position: `${path}:${line}`,
      mutation: `${mutation}: ${text.slice(0, 80)}`,
    });
    return id;
  }

  function writeChildren(node: Node, scope: Scope): string {
    let text = "";
    let offset = node.start;
    for (const [key, child] of childrenOf(node)) {
      if (child.start < offset) continue;
      text += code.slice(offset, child.start) + writeNode(child, node, key, scope);
      offset = child.end;
    }
    return text + code.slice(offset, node.end);
  }

  function writeBinary(node: Node, scope: Scope): string | undefined {
    const operator = String(node.operator);
    const [left, right] = [node.left, node.right];
    if (!ARITHMETIC_OR_ORDER.test(operator) || !isNode(left) || !isNode(right)) return undefined;
    const id = addSwitch(node, `not ${operator}`);
    // Without a switch, the caller visits the operands: a visit here too would change their ids.
    if (id === undefined) return undefined;
    const [a, b] = [writeNode(left, node, "left", scope), writeNode(right, node, "right", scope)];
    return `__binary("${id}","${operator}",(${a}),(${b}))`;
  }

  /** A numeric property outside functions becomes a getter, so that it can be mutated later. */
  function writeProperty({ type, computed, key, value }: Node): string | undefined {
    if (type !== "Property" || computed || !isNode(key) || !isNode(value) || !isNumeric(value))
      return undefined;
    const [doubleId, halfId] = [addSwitch(value, "double"), addSwitch(value, "halve")];
    if (doubleId === undefined && halfId === undefined) return undefined;
    const [name, number] = [key, value].map(({ start, end }) => code.slice(start, end));
    return `get ${name}(){return __number("${doubleId}","${halfId}",(${number}))}`;
  }

  function mutate(place: Place, scope: Scope): string {
    const { node, parent, key } = place;
    const binaryText = node.type === "BinaryExpression" ? writeBinary(node, scope) : undefined;
    let text = binaryText ?? writeChildren(node, scope);
    for (const [mutation, matches, write] of MUTATIONS) {
      const id = matches(place) ? addSwitch(node, mutation) : undefined;
      if (id !== undefined) text = write(place)(id, text);
    }
    const isLoop = key === "body" && /^(While|Do|For)/.test(parent.type);
    return isLoop ? `{__tick();${text}}` : text;
  }

  function writeNode(node: Node, parent: Node, key: string, scope: Scope): string {
    if (hasNoCode(node)) return code.slice(node.start, node.end);
    const innerScope = {
      isInFunction: scope.isInFunction || /Function/.test(node.type),
      isInOptionalChain: scope.isInOptionalChain || node.type === "ChainExpression",
    };
    if (!scope.isInFunction) return writeProperty(node) ?? writeChildren(node, innerScope);
    return mutate({ node, parent, key, ...innerScope }, innerScope);
  }

  const program: unknown = parseAst(code, { lang: "ts" });
  if (!isNode(program)) throw new Error(`${path} cannot be read`);
  return { code: writeChildren({ ...program, start: 0, end: code.length }, TOP_LEVEL), switches };
}
