import * as z from "zod";
import { closest } from "../../src/inputs/problem.ts";
import type { Operation } from "../../src/service/contract/operation.ts";
import { GRAPH_CONFIG_PATH, OTHER_GRAPH_CONFIG_PATH } from "../../src/service/contract/spelling.ts";
import type { DescribedOperation, Description } from "./document.ts";
import { type Shape, shapeOf } from "./shape.ts";

/** How a member differs, and what that means: for the operation, for the member, or nothing. */
export interface Difference {
  member: string;
  message: string;
  effect: "operation is of no use" | "member has no effect" | "none";
}

/** Names beyond these are not looked through for one that is close. */
const MOST_CLOSE = 1_000;
const FATAL = "operation is of no use";
const LOST = "member has no effect";

/** An operation of ours beside that of a description. */
export interface Fit {
  /** As `GET /v2/deployments`. */
  operation: string;
  isThere: boolean;
  differences: Difference[];
}

/** Our own schemas as JSON schemas: what we send, and what we need of an answer. */
const ours = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "ref" });

/** Types that are read as if they were others: a number may come as a text of its digits. */
const ALSO: Record<string, string[]> = {
  integer: ["number", "string"],
  number: ["integer", "string"],
};

function isSameType({ types }: Shape, { types: theirs }: Shape, also = ALSO): boolean {
  if (types === undefined || theirs === undefined) return true;
  const readable = [...types].flatMap((type) => [type, ...(also[type] ?? [])]);
  return readable.some((type) => type !== "null" && theirs.includes(type));
}

const inWords = ({ types }: Shape) =>
  [...(types ?? [])].filter((type) => type !== "null").join(" or ");

/** The name that a member has there: its own, or the one that the actions follow. */
function nameThere(name: string, { members }: Shape): string | undefined {
  if (members.has(name)) return name;
  const isFollowed = name === GRAPH_CONFIG_PATH && members.has(OTHER_GRAPH_CONFIG_PATH);
  return isFollowed ? OTHER_GRAPH_CONFIG_PATH : undefined;
}

const hint = (name: string, { members }: Shape): string => {
  const near = closest(name, [...members.keys()].slice(0, MOST_CLOSE));
  return near === undefined ? "" : `; perhaps it is called ${near} there`;
};

const at = (path: string, name: string) => (path === "" ? name : `${path}.${name}`);

/** What is taken as if it were another type. */
const TAKEN = { integer: ["number"] };

function sentMember(member: string, own: Shape, theirs: Shape): Difference[] {
  const differs = (message: string): Difference[] => [{ member, message, effect: LOST }];
  if (!isSameType(own, theirs, TAKEN)) return differs(`has to be ${inWords(theirs)}`);
  const unknown = own.words?.filter((word) => theirs.words && !theirs.words.includes(word)) ?? [];
  if (unknown.length > 0)
    return differs(`does not take ${unknown.join(", ")}, only ${theirs.words?.join(", ")}`);
  const items =
    own.items === undefined ? [] : sent(shapeOf(own.items), shapeOf(theirs.items), `${member}[]`);
  return own.members.size === 0 ? items : [...sent(own, theirs, member), ...items];
}

/** Members that we may send, and how each is taken. An object without members takes any. */
function sent(mine: Shape, theirs: Shape, path: string): Difference[] {
  if (theirs.members.size === 0) return [];
  const message = "is required there, and never sent";
  const asked = theirs.required
    .filter((name) => ![...mine.members.keys()].some((own) => nameThere(own, theirs) === name))
    .map((name): Difference => ({ member: at(path, name), message, effect: FATAL }));
  const members = [...mine.members].flatMap(([name, schema]): Difference[] => {
    const member = at(path, name);
    const there = nameThere(name, theirs);
    if (there === undefined)
      return [{ member, message: `is not taken${hint(name, theirs)}`, effect: LOST }];
    const isOther = there !== name;
    const message = `is called ${there}, and sent so`;
    const followed: Difference = { member, message, effect: "none" };
    const inner = sentMember(member, shapeOf(schema), shapeOf(theirs.members.get(there)));
    return isOther ? [followed, ...inner] : inner;
  });
  return [...asked, ...members];
}

/** Members that an answer has to have, or that are used if it has them. */
function shown(mine: Shape, theirs: Shape, path: string): Difference[] {
  const items =
    mine.items === undefined ? [] : shown(shapeOf(mine.items), shapeOf(theirs.items), `${path}[]`);
  if (theirs.members.size === 0) return items;
  const members = [...mine.members].flatMap(([name, schema]): Difference[] => {
    const member = at(path, name);
    const isNeeded = mine.required.includes(name);
    const effect = isNeeded ? FATAL : LOST;
    const there = nameThere(name, theirs);
    if (there === undefined) {
      const message = `is not in the answer${hint(name, theirs)}`;
      return isNeeded ? [{ member, message, effect }] : [];
    }
    const own = shapeOf(schema);
    const their = shapeOf(theirs.members.get(there));
    if (isSameType(own, their)) return isNeeded ? shown(own, their, member) : [];
    return [{ member, message: `is ${inWords(their)} in the answer`, effect }];
  });
  return [...items, ...members];
}

const Content = z.looseObject({ content: z.record(z.string(), z.unknown()) });
const Media = z.looseObject({ schema: z.unknown() });

/** The schema of a body, of whichever media type is described first. */
function schemaIn(body: unknown): unknown {
  const { content = {} } = Content.safeParse(body).data ?? {};
  const media = content["application/json"] ?? Object.values(content)[0];
  return Media.safeParse(media).data?.schema;
}

const Parameter = z.looseObject({ name: z.string(), in: z.string() });

function missingParameters({ query }: Operation, { parameters }: DescribedOperation): Difference[] {
  if (query === undefined) return [];
  const described = parameters.flatMap((one) => Parameter.safeParse(one).data ?? []);
  const names = described.filter((one) => one.in === "query").map(({ name }) => name);
  const needed = [...shapeOf(ours(query)).required].filter((name) => !names.includes(name));
  return needed.map(
    (member): Difference => ({ member, message: "is no parameter there", effect: FATAL }),
  );
}

/** The alternative of an answer that fits best: some of ours may come in two forms. */
function best(reply: z.ZodType, theirs: Shape): Difference[] {
  const schema = ours(reply);
  const forms = (schema.anyOf ?? [schema]).map((form): Difference[] => {
    const shape = shapeOf(form);
    const isOther = !isSameType(shape, theirs, {});
    const message = `is ${inWords(theirs)}, not ${inWords(shape)}`;
    return isOther ? [{ member: "the answer", message, effect: FATAL }] : shown(shape, theirs, "");
  });
  return forms.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

const withoutNames = (path: string) => path.replace(/\{[^{}]*\}/g, "{}");

/** Where an operation is, whatever its parameters are called, and below any prefix. */
export function addressIn(description: Description, { method, path }: Operation) {
  const own = withoutNames(path);
  const isIt = ([theirs, address = ""]: string[]) =>
    theirs === method && withoutNames(address).endsWith(own);
  return [...description.keys()].map((key) => key.split(" ")).find(isIt)?.[1];
}

/** How an operation of ours fits a description. */
export function compare(description: Description, operation: Operation): Fit {
  const { method, path, body, kept } = operation;
  const name = `${method} ${path}`;
  const theirs = description.get(`${method} ${addressIn(description, operation)}`);
  if (theirs === undefined) return { operation: name, isThere: false, differences: [] };
  const [, answer] = Object.entries(theirs.responses).find(([status]) => /^2/.test(status)) ?? [];
  const answered = schemaIn(answer);
  return {
    operation: name,
    isThere: true,
    differences: [
      ...missingParameters(operation, theirs),
      ...(body === undefined
        ? []
        : sent(shapeOf(ours(body)), shapeOf(schemaIn(theirs.requestBody)), "")),
      ...(answered === undefined ? [] : best(kept, shapeOf(answered))),
    ],
  };
}
