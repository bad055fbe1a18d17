import * as z from "zod";
import { omitAbsent } from "../../src/service/contract/omit-absent.ts";
import { FAULT_SCHEMAS } from "./kinds.ts";
import { FaultPlan } from "./plans.ts";

/** The parts of a fault in the short form. */
export const SHORT_FORM_SYNTAX =
  "[<path>:]<kind>[-before|-after][=<value>][@<nth>[,<nth>...]][x<times>]";

const KINDS: string[] = FAULT_SCHEMAS.map(({ shape }) => shape.kind.value);

const SHORT_FORM = new RegExp(
  [
    "^(?:(?<path>[\\w/-]*):)?",
    "(?<kind>[a-z_-]+?)",
    "(?:-(?<when>before|after))?",
    "(?:=(?<value>.+?))?",
    "(?:@(?<nth>\\d+(?:,\\d+)*))?",
    "(?:x(?<times>\\d+))?$",
  ].join(""),
);

const numberOrText = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

function parseNth(text: string): number | number[] {
  const numbers = text.split(",").map(Number);
  return numbers.length === 1 && numbers[0] !== undefined ? numbers[0] : numbers;
}

/** The member that `=` sets: the first one besides `when`. */
function valueMember(kind: string): string {
  const schema = FAULT_SCHEMAS.find(({ shape }) => shape.kind.value === kind);
  return (
    Object.keys(schema?.shape ?? {}).find((name) => !["kind", "when"].includes(name)) ?? "value"
  );
}

function parseJsonPlan(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const example = '{"match":{"path":"patch"},"fault":{"kind":"reset"}}';
    throw new Error(`${text} is not a fault: it is not valid JSON, such as ${example}`);
  }
}

function parseShortForm(text: string): unknown {
  const parts = SHORT_FORM.exec(text)?.groups;
  if (parts === undefined)
    throw new Error(`${text} is not a fault: write ${SHORT_FORM_SYNTAX}, or JSON`);
  const { path, kind = "", when, value, nth, times } = parts;
  const name = kind.replaceAll("-", "_");
  if (!KINDS.includes(name))
    throw new Error(`${text} is not a fault: there is no ${name}, only ${KINDS.join(", ")}`);
  return {
    match: { path: path || undefined, nth: nth && parseNth(nth), times: times && Number(times) },
    fault: omitAbsent({ kind: name, when, [valueMember(name)]: value && numberOrText(value) }),
  };
}

/**
 * Parses a fault plan from JSON, or from a short form such as `patch:reset-after`,
 * `get:status=503@1,2` or `/v2/listeners:latency=500x3`. A name of `OPERATIONS` or a part of a path
 * may precede the colon; without it, all requests match. Throws an Error that says what is wrong.
 */
export function parseFaultPlan(text: string): FaultPlan {
  const plan = FaultPlan.safeParse(
    text.startsWith("{") ? parseJsonPlan(text) : parseShortForm(text),
  );
  if (plan.success) return plan.data;
  throw new Error(`${text} is not a fault:\n${z.prettifyError(plan.error)}`);
}
