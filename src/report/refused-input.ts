import type { Problem } from "../inputs/problem.ts";
import {
  isOfVariable,
  type Path,
  type PositionOf,
  pathText,
} from "../inputs/resource-spec/path.ts";
import type { RefusedError } from "../service/client/errors.ts";
import {
  ListenerConfig,
  SourceConfigRequest,
  SourceRevisionConfigRequest,
} from "../service/contract/deployments.ts";
import type { ValidationError } from "../service/contract/errors.ts";
import { ResourceSpec } from "../service/contract/resource-spec.ts";
import { NoListError } from "./look-up-by-name.ts";
import { type Advice, adviceOn, adviceOnList } from "./refusals.ts";
import { shortened } from "./wording.ts";

export interface RefusalContext {
  /** The names of all inputs of the action. Only these are blamed. */
  inputs: readonly string[];
  /** The names of the inputs that were given. */
  given: readonly string[];
  /** Where a member of the given resource_spec stands. */
  positionOf?: PositionOf | undefined;
  /** The fields of the sent spec that a merge took from the current one. */
  inherited?: readonly string[];
  /** The names of the secrets, in the order in which they were sent: a `loc` counts them. */
  secretsNames: readonly string[];
  /** The input that gave each of these, by name. */
  secretsInputs?: ReadonlyMap<string, string>;
}

/** A refusal in the words of the inputs. */
export interface Refusal extends Advice {
  problems: readonly Problem[];
}

export type ExplainRefusal = (error: RefusedError) => Refusal;

const MOST_PROBLEMS = 20;
const MOST_SAID_CHARACTERS = 300;
const MOST_PATH_CHARACTERS = 100;

/** Members that are also inputs. `name` and `source` are too common as words of a sentence. */
const WORDS = [
  ...Object.keys(SourceConfigRequest.shape),
  ...Object.keys(SourceRevisionConfigRequest.shape),
  ...Object.keys(ListenerConfig.shape),
  "deployment_id",
  "revision_id",
].filter((name) => name !== "resource_spec");

const HEADERS = new Map([
  ["x-api-key", "api_key"],
  ["x-tenant-id", "tenant_id"],
  ["authorization", "bearer_token"],
]);

const inShort = (text: string) => shortened(text, MOST_SAID_CHARACTERS);
const quote = (text: string) => `the control plane says: ${inShort(text)}`;
const refusedSecret = (name: string, text: string) =>
  `the control plane refused the secret ${name}: ${inShort(text)}`;

function explanationOf({ msg, type }: ValidationError): string {
  if (type === "missing") return "is required by the control plane: set it";
  if (type === "extra_forbidden") return "is not known to this control plane: remove it";
  return quote(msg);
}

const REPLACE =
  "Give it a value of your own, or send the whole spec with resource_spec_mode: replace";

function specProblem(path: Path, text: string, context: RefusalContext): Problem {
  const { given, positionOf, inherited = [] } = context;
  const input = given.includes("resource_spec_file") ? "resource_spec_file" : "resource_spec";
  const field = shortened(pathText(path), MOST_PATH_CHARACTERS);
  if (inherited.includes(String(path[0])))
    return { input, message: `${field}, merged from the current spec: ${text}. ${REPLACE}` };
  const message = path.length === 0 ? text : `${field}: ${text}`;
  return { input, message, ...positionOf?.(path) };
}

function secretsInput(name: string | undefined, { secretsInputs }: RefusalContext): string {
  const [first = "secrets"] = secretsInputs?.values() ?? [];
  return secretsInputs?.get(name ?? "") ?? first;
}

/** The service's sentence may quote the value, which cannot be masked if it is too short. */
function refusedValue({ type }: ValidationError, whose = "its value"): string {
  const kind = /^[a-z_]{1,40}$/.test(type) ? ` (${type})` : "";
  return `the control plane rejects ${whose}${kind}: correct it`;
}

function secretProblem(
  [index, ...rest]: Path,
  problem: ValidationError,
  context: RefusalContext,
): Problem {
  const name = typeof index === "number" ? context.secretsNames[index] : undefined;
  const isAboutValues = index !== undefined && rest[0] !== "name";
  const input = secretsInput(name, context);
  if (isAboutValues)
    return { input, message: refusedValue(problem, name && `the value of ${name}`) };
  const message = name === undefined ? explanationOf(problem) : refusedSecret(name, problem.msg);
  return { input, message };
}

function memberProblem(problem: ValidationError, { inputs }: RefusalContext): Problem {
  const { loc } = problem;
  const [place, ...path] = loc;
  const header = place === "header" ? HEADERS.get(String(path[0]).toLowerCase()) : undefined;
  // A loc may end in the name of a type that the service tried.
  const input = header ?? path.findLast((step) => inputs.includes(String(step)));
  const member = String(input ?? shortened(pathText(loc), MOST_PATH_CHARACTERS));
  return { input: member, message: explanationOf(problem) };
}

function refusedMember(problem: ValidationError, context: RefusalContext): Problem {
  const [place, group, member, ...path] = problem.loc;
  const isSpec = place === "body" && group === "source_config" && member === "resource_spec";
  if (isSpec) {
    const text = isOfVariable(path) ? refusedValue(problem) : explanationOf(problem);
    return specProblem(path, text, context);
  }
  if (place !== "body" || group !== "secrets") return memberProblem(problem, context);
  return secretProblem(problem.loc.slice(2), problem, context);
}

const wordsOf = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

/** The input that a sentence of the service names: a secret, a member, or a field of the spec. */
function namedIn(text: string, context: RefusalContext): Problem[] {
  const words = wordsOf(text);
  const message = quote(text);
  const secret = words.find((word) => context.secretsNames.includes(word));
  if (secret !== undefined)
    return [{ input: secretsInput(secret, context), message: refusedSecret(secret, text) }];
  const inputs = words.filter((word) => WORDS.includes(word) && context.inputs.includes(word));
  const input = inputs.find((name) => context.given.includes(name)) ?? inputs[0];
  if (input !== undefined) return [{ input, message }];
  const field = context.positionOf && words.find((word) => Object.hasOwn(ResourceSpec.shape, word));
  if (field !== undefined) return [specProblem([field], message, context)];
  if (words.includes("resource_spec")) return [specProblem([], message, context)];
  return words.includes("secrets") ? [{ input: secretsInput(undefined, context), message }] : [];
}

/**
 * Explains a refusal in the words of the inputs. It quotes the service in short, but neither
 * escapes nor redacts what it quotes.
 */
export function explainRefusal(
  error: Pick<RefusedError, "status" | "detail" | "problems">,
  context: RefusalContext,
): Refusal {
  const { status, detail, problems } = error;
  if (error instanceof NoListError)
    return { problems: [], ...adviceOnList(error, context.given, error.otherwise) };
  const advice = adviceOn(status, detail, context.given);
  const members = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => refusedMember(problem, context));
  const isAboutValues = detail !== undefined && [400, 404, 409, 422].includes(status);
  const named = isAboutValues && members.length === 0 ? namedIn(detail, context) : [];
  return { problems: [...members, ...named], ...advice };
}
