import type { EXPORTABLE_FIELDS } from "../../src/service/contract/exports/limits.ts";
import { createIdSource } from "../ids.ts";
import { createRandom, type Trace } from "./traces.ts";

/** One run of a trace, with all exportable fields. */
export type TraceRun = ReturnType<typeof generateRun>;

const FAILURE_RATE = 0.05;
const DOLLARS_PER_TOKEN = { prompt: 2e-6, completion: 8e-6 };
const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0 };

/** The children of a root run, in order. Some traces have only the first or the first two. */
const CALLS = [
  { name: "search_documents", run_type: "retriever" },
  { name: "call_model", run_type: "llm" },
  { name: "run_tool", run_type: "tool" },
];

const roundDollars = (amount: number) => Number(amount.toFixed(6));

function tokenUsage({ prompt_tokens, completion_tokens }: typeof NO_TOKENS) {
  const prompt_cost = roundDollars(prompt_tokens * DOLLARS_PER_TOKEN.prompt);
  const completion_cost = roundDollars(completion_tokens * DOLLARS_PER_TOKEN.completion);
  const tokens = { prompt_tokens, completion_tokens };
  const total_tokens = prompt_tokens + completion_tokens;
  const total_cost = roundDollars(prompt_cost + completion_cost);
  return { ...tokens, total_tokens, prompt_cost, completion_cost, total_cost };
}

/** What differs between the runs of a trace. */
interface Call {
  id: string;
  name: string;
  run_type: string;
  startMs: number;
  endMs: number;
  isFailed: boolean;
  parent?: { id: string; dotted_order: string; parent_run_ids: string[] };
  tokens: typeof NO_TOKENS;
  firstTokenMs: number | undefined;
  feedback_stats: object | null;
}

function generateRun(trace: Trace, members: { tags: string[]; trace_tier: string }, call: Call) {
  const { id, name, run_type, startMs, isFailed, parent, firstTokenMs, feedback_stats } = call;
  const start_time = new Date(startMs);
  const order = `${start_time.toISOString().replace(/[-:.Z]/g, "")}000Z${id}`;
  const message = (role: string, content: string) => ({ messages: [{ role, content }] });
  return {
    id,
    name,
    run_type,
    start_time,
    feedback_stats,
    ...members,
    ...tokenUsage(call.tokens),
    tenant_id: trace.workspace.id,
    session_id: trace.project.id,
    trace_id: trace.id,
    is_root: parent === undefined,
    parent_run_id: parent?.id ?? null,
    // From the root down.
    parent_run_ids: parent === undefined ? [] : [...parent.parent_run_ids, parent.id],
    dotted_order: parent === undefined ? order : `${parent.dotted_order}.${order}`,
    reference_example_id: null,
    end_time: new Date(call.endMs),
    status: isFailed ? "error" : "success",
    inputs: message("user", `question ${id.slice(0, 8)}`),
    outputs: isFailed ? null : message("assistant", `answer ${id.slice(-8)}`),
    error: isFailed ? "TimeoutError: the call took too long" : null,
    extra: { metadata: { user_id: trace.user.id }, runtime: { library: "agent-runtime" } },
    events: [{ name: "start", time: start_time.toISOString() }],
    first_token_time: firstTokenMs === undefined ? null : new Date(firstTokenMs),
  } satisfies Record<(typeof EXPORTABLE_FIELDS)[number], unknown>;
}

/** The runs of a trace: the root and its children. Reproducible. */
export function generateRuns(trace: Trace): TraceRun[] {
  const { id, startMs, durationMs } = trace;
  const random = createRandom("runs", id);
  const nextId = createIdSource(`runs of ${id}`);
  const isFailed = random() < FAILURE_RATE;
  const traceMembers = {
    tags: random() < 0.3 ? ["production", trace.project.name] : ["production"],
    trace_tier: random() < 0.2 ? "longlived" : "shortlived",
  };
  const calls = CALLS.slice(0, 1 + Math.floor(random() * CALLS.length));
  const hasModelCall = calls.some(({ run_type }) => run_type === "llm");
  const tokens = hasModelCall
    ? {
        prompt_tokens: 200 + Math.floor(random() * 2_000),
        completion_tokens: 20 + Math.floor(random() * 500),
      }
    : NO_TOKENS;
  const stepMs = Math.floor(durationMs / (calls.length + 1));
  const firstTokenMs = hasModelCall ? startMs + Math.floor(stepMs * 1.5) : undefined;
  const feedback_stats = random() < 0.1 ? { helpful: { n: 1, avg: 1 } } : null;
  const agentCall = { id, name: "agent", run_type: "chain", startMs, endMs: startMs + durationMs };
  const result = { isFailed, tokens, firstTokenMs, feedback_stats };
  const root = generateRun(trace, traceMembers, { ...agentCall, ...result });
  const children = calls.map(({ name, run_type }, index) =>
    generateRun(trace, traceMembers, {
      ...{ id: nextId(), name, run_type, parent: root, feedback_stats: null },
      startMs: startMs + index * stepMs,
      endMs: startMs + (index + 1) * stepMs,
      isFailed: isFailed && index === calls.length - 1,
      tokens: run_type === "llm" ? tokens : NO_TOKENS,
      firstTokenMs: run_type === "llm" ? firstTokenMs : undefined,
    }),
  );
  return [root, ...children];
}
