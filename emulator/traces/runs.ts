import type { EXPORTABLE_FIELDS } from "../../src/service/contract/export-limits.ts";
import { idSource } from "../ids.ts";
import { randomFrom, type Trace } from "./traces.ts";

/** One run of a trace, with all exportable fields. */
export interface TraceRun extends Record<(typeof EXPORTABLE_FIELDS)[number], unknown> {
  id: string;
  tenant_id: string;
  session_id: string;
  trace_id: string;
  parent_run_id: string | null;
  /** From the root down. */
  parent_run_ids: string[];
  reference_example_id: string | null;
  name: string;
  run_type: "chain" | "llm" | "retriever" | "tool";
  start_time: Date;
  end_time: Date;
  status: "success" | "error";
  is_root: boolean;
  dotted_order: string;
  trace_tier: "longlived" | "shortlived";
  inputs: object;
  outputs: object | null;
  error: string | null;
  extra: object;
  events: object[];
  tags: string[];
  feedback_stats: object | null;
  total_tokens: number;
  prompt_tokens: number;
  completion_tokens: number;
  total_cost: number;
  prompt_cost: number;
  completion_cost: number;
  first_token_time: Date | null;
}

const FAILURE_RATE = 0.05;
const DOLLARS_PER_TOKEN = { prompt: 2e-6, completion: 8e-6 };

/** The runs that a root may call, in their order. Some traces have only the first ones. */
const CALLS: Pick<TraceRun, "name" | "run_type">[] = [
  { name: "search_documents", run_type: "retriever" },
  { name: "call_model", run_type: "llm" },
  { name: "run_tool", run_type: "tool" },
];

const costOf = (tokens: number, dollarsPerToken: number) =>
  Number((tokens * dollarsPerToken).toFixed(6));

type Tokens = Pick<TraceRun, "prompt_tokens" | "completion_tokens">;

function usageOf({ prompt_tokens, completion_tokens }: Tokens) {
  const prompt_cost = costOf(prompt_tokens, DOLLARS_PER_TOKEN.prompt);
  const completion_cost = costOf(completion_tokens, DOLLARS_PER_TOKEN.completion);
  const total_cost = Number((prompt_cost + completion_cost).toFixed(6));
  const total_tokens = prompt_tokens + completion_tokens;
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens,
    prompt_cost,
    completion_cost,
    total_cost,
  };
}

/** What differs between the runs of a trace. */
interface Call
  extends Pick<TraceRun, "id" | "name" | "run_type" | "tags" | "trace_tier" | "feedback_stats"> {
  startMs: number;
  endMs: number;
  fails: boolean;
  parent: TraceRun | undefined;
  tokens: Tokens;
  firstTokenMs: number | undefined;
}

/** The dotted order of the parent, and the run's own part, such as `20300101T000000000000Z<id>`. */
function dottedOrder({ id, startMs, parent }: Call): string {
  const own = `${new Date(startMs).toISOString().replace(/[-:.Z]/g, "")}000Z${id}`;
  return parent === undefined ? own : `${parent.dotted_order}.${own}`;
}

function runOf(trace: Trace, call: Call): TraceRun {
  const { id, name, run_type, tags, trace_tier, feedback_stats, fails, parent, firstTokenMs } =
    call;
  const start_time = new Date(call.startMs);
  return {
    id,
    tenant_id: trace.workspace.id,
    session_id: trace.project.id,
    trace_id: trace.id,
    parent_run_id: parent?.id ?? null,
    parent_run_ids: parent === undefined ? [] : [...parent.parent_run_ids, parent.id],
    reference_example_id: null,
    name,
    run_type,
    start_time,
    end_time: new Date(call.endMs),
    status: fails ? "error" : "success",
    is_root: parent === undefined,
    dotted_order: dottedOrder(call),
    trace_tier,
    inputs: { messages: [{ role: "user", content: `question ${id.slice(0, 8)}` }] },
    outputs: fails
      ? null
      : { messages: [{ role: "assistant", content: `answer ${id.slice(-8)}` }] },
    error: fails ? "TimeoutError: the call took too long" : null,
    extra: { metadata: { user_id: trace.user.id }, runtime: { library: "agent-runtime" } },
    events: [{ name: "start", time: start_time.toISOString() }],
    tags,
    feedback_stats,
    ...usageOf(call.tokens),
    first_token_time: firstTokenMs === undefined ? null : new Date(firstTokenMs),
  };
}

/** The runs of a trace: the root and those that it called. The same trace gives the same runs. */
export function runsOf(trace: Trace): TraceRun[] {
  const { id, startMs, durationMs } = trace;
  const random = randomFrom("runs", id);
  const nextId = idSource(`runs of ${id}`);
  const fails = random() < FAILURE_RATE;
  const shared = {
    tags: random() < 0.3 ? ["production", trace.project.name] : ["production"],
    trace_tier: random() < 0.2 ? ("longlived" as const) : ("shortlived" as const),
  };
  const called = CALLS.slice(0, 1 + Math.floor(random() * CALLS.length));
  const callsModel = called.some(({ run_type }) => run_type === "llm");
  const tokens = {
    prompt_tokens: callsModel ? 200 + Math.floor(random() * 2_000) : 0,
    completion_tokens: callsModel ? 20 + Math.floor(random() * 500) : 0,
  };
  const stepMs = Math.floor(durationMs / (called.length + 1));
  const firstTokenMs = callsModel ? startMs + Math.floor(stepMs * 1.5) : undefined;

  const root = runOf(trace, {
    ...shared,
    id,
    name: "agent",
    run_type: "chain",
    startMs,
    endMs: startMs + durationMs,
    fails,
    parent: undefined,
    tokens,
    firstTokenMs,
    feedback_stats: random() < 0.1 ? { helpful: { n: 1, avg: 1 } } : null,
  });
  const children = called.map(({ name, run_type }, index) =>
    runOf(trace, {
      ...shared,
      id: nextId(),
      name,
      run_type,
      startMs: startMs + index * stepMs,
      endMs: startMs + (index + 1) * stepMs,
      fails: fails && index === called.length - 1,
      parent: root,
      tokens: run_type === "llm" ? tokens : { prompt_tokens: 0, completion_tokens: 0 },
      firstTokenMs: run_type === "llm" ? firstTokenMs : undefined,
      feedback_stats: null,
    }),
  );
  return [root, ...children];
}
