import type { Position, Problem } from "../../inputs/problem.ts";
import {
  isVariableValue,
  type Path,
  type PositionOf,
  pathText,
} from "../../inputs/resource-spec/path.ts";
import { NewerResourceSpec } from "../../service/contract/deployments/resource-spec.ts";
import type { ValidationError } from "../../service/contract/errors.ts";
import { pluralize, shorten } from "../format.ts";

/** A refused member of a request, in terms of the inputs. */
export interface RefusedMember {
  input: string;
  /** Part of the input: a field of the spec, or a secret. */
  part?: string | undefined;
  /** The service's message; absent if it may quote a secret. */
  reason?: string;
  /** The fix, if it is more than correcting the value. */
  fix?: string | undefined;
  position?: Position | undefined;
}

/** The members that a step sent, and the inputs that they came from. */
export interface SentMembers {
  /** All inputs of the action. */
  inputs: readonly string[];
  /** The inputs that have a value, also by default. */
  providedInputs: readonly string[];
  /** Maps members to their inputs, where the names differ. */
  memberInputs?: Readonly<Record<string, string>>;
  /** Position of a member in the resource_spec of the inputs. */
  positionOf?: PositionOf | undefined;
  /** Fields of the sent spec that a merge took from the current one. */
  inheritedFields?: readonly string[];
  /** Names of the secrets in the order in which they were sent: a `loc` contains the index. */
  secretsNames?: readonly string[];
  /** Maps the name of each secret to its input. */
  secretsInputs?: ReadonlyMap<string, string>;
}

const MAX_REASON_CHARACTERS = 300;
const MAX_PATH_CHARACTERS = 100;

/** `cpu in deploy/spec.yml:3`. Follows a verb. */
function locationOf({ input, part, position }: RefusedMember): string {
  const place = position?.file === undefined ? input : `${position.file}:${position.line}`;
  return part === undefined ? place : `${part} in ${place}`;
}

export function summarizeMembers(members: readonly RefusedMember[]): string {
  const [member] = members;
  const { size } = new Set(members.map(({ input }) => input));
  if (member === undefined) return "the request";
  if (size > 1) return pluralize(size, "input");
  return members.length > 1 ? member.input : locationOf(member);
}

export function fixFor(members: readonly RefusedMember[], service: string, detail: string): string {
  const [member, otherMember] = members;
  if (member === undefined)
    return detail === ""
      ? "Check the inputs: the answer gives no reason."
      : `Change what the ${service} objects to, and run this again.`;
  if (members.some(({ input }) => input !== member.input))
    return `Correct the values that the ${service} names.`;
  const fix = otherMember === undefined ? member.fix : undefined;
  return `${fix ?? `Correct ${summarizeMembers(members)}`}.`;
}

export const problemOf = ({ input, part, reason, position }: RefusedMember): Problem => ({
  input,
  reason: [part, reason].filter(Boolean).join(": "),
  position,
});

/** Maps headers to their inputs. */
const HEADERS: Record<string, string> = {
  "x-api-key": "api_key",
  "x-tenant-id": "tenant_id",
  authorization: "bearer_token",
};

const MERGED_FIELD_FIX =
  "Give it a value of your own, or send the whole spec with resource_spec_mode: replace";

/** Describes a value that must not be quoted, with the type of the error. */
function hiddenValueLabel(name: string, type = ""): string {
  return `the value of ${name}${/^[a-z_]{1,40}$/.test(type) ? ` (${type})` : ""}`;
}

function refusedField(path: Path, reason: string, sent: SentMembers, type?: string): RefusedMember {
  const isInFile = sent.providedInputs.includes("resource_spec_file");
  const input = isInFile ? "resource_spec_file" : "resource_spec";
  const field = shorten(pathText(path), MAX_PATH_CHARACTERS);
  const position = sent.positionOf?.(path);
  if (isVariableValue(path)) return { input, part: hiddenValueLabel(field, type), position };
  return sent.inheritedFields?.includes(String(path[0]))
    ? { input, part: `${field} (merged from the current spec)`, reason, fix: MERGED_FIELD_FIX }
    : { input, part: field || undefined, reason, position };
}

function inputOfSecret(name: string | undefined, { secretsInputs }: SentMembers): string {
  const [firstInput = "secrets"] = secretsInputs?.values() ?? [];
  return secretsInputs?.get(name ?? "") ?? firstInput;
}

/** The service's message may quote a secret that is too short to be masked. */
function refusedSecret([index, ...rest]: Path, reason: string, sent: SentMembers, type: string) {
  const name = typeof index === "number" ? sent.secretsNames?.[index] : undefined;
  const input = inputOfSecret(name, sent);
  if (index !== undefined && rest[0] !== "name")
    return { input, part: hiddenValueLabel(name ?? pathText([index, ...rest]), type) };
  return { input, part: name && `the secret ${name}`, reason };
}

/** The inputs among names of members, headers and inputs. */
function inputsIn(names: readonly string[], { inputs, memberInputs = {} }: SentMembers): string[] {
  const inputsByName = new Map(Object.entries({ ...HEADERS, ...memberInputs }));
  return names
    .map((name) => inputsByName.get(name.toLowerCase()) ?? name)
    .filter((name) => inputs.includes(name));
}

/** The last input in a `loc`, which may end in an index, or in a type that the service tried. */
function inputOf(loc: Path, sent: SentMembers): string {
  const fallback = loc.length < 2 ? "the request" : shorten(pathText(loc), MAX_PATH_CHARACTERS);
  return inputsIn(loc.map(String), sent).at(-1) ?? fallback;
}

const FIXES = new Map([
  ["missing", (input: string) => `Set ${input}`],
  ["extra_forbidden", (input: string) => `Remove ${input}, which this service does not know`],
]);

/** The member that a validation error names, with its input. */
export function refusedMember({ loc, msg, type }: ValidationError, sent: SentMembers) {
  const reason = shorten(msg, MAX_REASON_CHARACTERS);
  const [place, group, member, ...path] = loc;
  if (place === "body" && group === "source_config" && member === "resource_spec")
    return refusedField(path, reason, sent, type);
  if (place === "body" && group === "secrets")
    return refusedSecret(loc.slice(2), reason, sent, type);
  const input = inputOf(loc, sent);
  return { input, reason, fix: FIXES.get(type)?.(input) };
}

/** What a message names, if anything: a secret, an input, or a field of the spec. */
export function memberNamedIn(text: string, sent: SentMembers): RefusedMember[] {
  const words: readonly string[] = text.match(/[A-Za-z_]\w*/g) ?? [];
  const reason = shorten(text, MAX_REASON_CHARACTERS);
  const secret = words.find((word) => sent.secretsNames?.includes(word));
  if (secret !== undefined)
    return [{ input: inputOfSecret(secret, sent), part: `the secret ${secret}`, reason }];
  // Names of one word, such as `source`, are too common as words of a sentence.
  const names = words.filter((word) => word !== "resource_spec" && word.includes("_"));
  const inputs = inputsIn(names, sent);
  const input = inputs.find((name) => sent.providedInputs.includes(name)) ?? inputs[0];
  if (input !== undefined) return [{ input, reason }];
  const field =
    sent.positionOf && words.find((word) => Object.hasOwn(NewerResourceSpec.shape, word));
  if (field !== undefined) return [refusedField([field], reason, sent)];
  if (words.includes("resource_spec")) return [refusedField([], reason, sent)];
  return words.includes("secrets") ? [{ input: inputOfSecret(undefined, sent), reason }] : [];
}
