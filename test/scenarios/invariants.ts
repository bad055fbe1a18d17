import { ACTIONS } from "../../scripts/docs.ts";
import { parseCommand } from "../harness/runner/commands/commands.ts";
import { COMMANDS } from "../harness/runner/commands/interpreter.ts";
import { leaksIn } from "../security/canaries.ts";
import type { PlayResult } from "./play.ts";

/** A word of the quotations that `hostileRewrite` adds, which may be truncated. */
const QUOTATION = /injected|\bgot\b|instead/;
const MINUTE_MS = 60_000;
/** After a quarter of an hour, a step may be silent for this share of the elapsed time. */
const SILENT_SHARE = 1 / 15;
/** Tolerance for rounding. */
const ROUNDING_MS = 5;

/** Texts for readers, by surface. */
function readSurfaces({ lines, page, comment, annotations, outputs }: PlayResult) {
  return {
    log: lines.map(({ text }) => text).join("\n"),
    page,
    comment,
    annotations: annotations.map(({ title, message }) => `${title ?? ""}\n${message}`).join("\n"),
    error_message: outputs.error_message ?? "",
  };
}

/** The sentences of a text, without markup, collapsed blocks and quotations. */
const sentencesIn = (text: string): string[] =>
  text
    .replace(/<(details|table|pre)>[\s\S]*?<\/\1>/g, "\n")
    .replace(/<[^>]*>/g, "\n")
    .split(/\n|(?<=[.!?]) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /(\p{L}+[,;]? ){3}/u.test(sentence) && !QUOTATION.test(sentence));

/** Sentences that occur twice on a surface. */
function findRepeatedSentences(result: PlayResult): string[] {
  const { log: _, ...surfaces } = readSurfaces(result);
  return Object.entries(surfaces).flatMap(([surface, text]) => {
    const sentences = sentencesIn(text);
    return sentences
      .filter((sentence, index) => sentences.indexOf(sentence) < index)
      .map((sentence) => `${surface}: ${sentence}`);
  });
}

/** Lines with a raw `undefined`, `NaN` or object. */
const findUnreadableLines = (result: PlayResult): string[] =>
  Object.entries(readSurfaces(result)).flatMap(([surface, text]) =>
    [...text.matchAll(/.*(?:\bundefined\b|\[object |\bNaN\b).*/g)].map(
      ([line]) => `${surface}: ${line}`,
    ),
  );

/** Gaps without a visible line that are too long. Lines in a group are collapsed. */
function findSilences({ lines, elapsedMs }: PlayResult): string[] {
  let isFolded = false;
  const visibleMs = [0];
  for (const { text, ms } of lines) {
    if (text.startsWith("##[debug]")) continue;
    if (text.startsWith("##[group]")) isFolded = true;
    else if (text.startsWith("##[endgroup]")) isFolded = false;
    else if (!isFolded) visibleMs.push(ms);
  }
  const ends = [...visibleMs.slice(1), elapsedMs];
  return visibleMs.flatMap((ms, index) => {
    const gapMs = (ends[index] ?? ms) - ms;
    const maxGapMs = Math.max(MINUTE_MS, ms * SILENT_SHARE) + ROUNDING_MS;
    return gapMs > maxGapMs ? [`nothing between ${ms} and ${ms + gapMs} ms`] : [];
  });
}

const OUTPUTS = Object.fromEntries(
  ACTIONS.map(({ actionName, action }) => [actionName, Object.keys(action.outputs)]),
);

const findUndeclaredOutputs = ({ scenario, outputs }: PlayResult): string[] =>
  Object.keys(outputs).filter((name) => !OUTPUTS[scenario.action]?.includes(name));

/** Requests for logs of the platform that the step may not show. */
function findForbiddenLogReads({ scenario, inputs, requests }: PlayResult): string[] {
  const isPrivate = scenario.action === "deploy" && scenario.isPublic === false;
  const { failure_log = "auto" } = inputs;
  if (failure_log === "always" || (failure_log === "auto" && isPrivate)) return [];
  return requests.filter(({ operation }) => operation === "logs").map(({ path }) => path);
}

/** Changes that differ from the first change, except one rollback. */
function findOtherChanges({ scenario, requests, outputs }: PlayResult): string[] {
  if (scenario.action !== "deploy") return [];
  const bodies = requests
    .filter(({ operation }) => operation === "patch")
    .map(({ body }) => JSON.stringify(body));
  return [...new Set(bodies)].slice(outputs.rollback_revision_id === "" ? 1 : 2);
}

const OWN_COMMANDS = ["add-mask", "group", "endgroup", "notice", "warning", "error", "debug"];
/** Commands in the log that are not the step's own. */
const findInjectedCommands = ({ raw }: PlayResult): string[] =>
  raw.split(/\r\n|\r|\n/).filter((line) => {
    const command = parseCommand(line, COMMANDS);
    if (command === undefined) return false;
    return !OWN_COMMANDS.includes(command.name) || command.data.startsWith("injected");
  });

/** The claims of a step that are not true. */
function findFalseClaims(result: PlayResult): string[] {
  const { outputs, outcome, emulator, deployments, scenario, exitCode } = result;
  const { deployment_id = "", revision_id = "", active_revision_id = "" } = outputs;
  const exists = deployments.some(({ id }) => id === deployment_id);
  const claims: [claim: string, isTrue: boolean][] = [
    ["it has an outcome", outcome !== ""],
    ["only failures have a message", (exitCode !== 0) === (outputs.error_message !== "")],
  ];
  if (scenario.action === "delete")
    claims.push(["the deployment is gone", outcome !== "deleted" || !exists]);
  if (scenario.action === "deploy" || scenario.action === "create") {
    const revisions = exists ? emulator.store.revisions(deployment_id) : [];
    const activeId = exists ? emulator.store.deployment(deployment_id).active_revision_id : null;
    for (const id of [revision_id, active_revision_id, outputs.rollback_revision_id ?? ""])
      claims.push([`revision ${id} exists`, id === "" || revisions.some((one) => one.id === id)]);
    claims.push(["the revision serves", outcome !== "deployed" || activeId === revision_id]);
    claims.push(["the deployment was created", outputs.created !== "true" || exists]);
  }
  return claims.flatMap(([claim, isTrue]) => (isTrue ? [] : [`not true: ${claim}`]));
}

/** The channels that show a secret, with the origin and the encoding of each. */
const findLeaks = (result: PlayResult): string[] => [
  ...new Set(leaksIn(result, { comment: result.comment })),
];

const INJECTED_COMMANDS = [
  "::error::injected",
  "::set-output name=outcome::injected",
  "##[error]injected",
];
const QUOTES_PER_MESSAGE = 12;
/** Messages show at most this many characters of a quotation. */
const MAX_CHARACTERS = 300;

/**
 * Adds commands and the next twelve quotations to each message of the service. Padding in every
 * third message moves the quotations to positions at which a message is truncated.
 */
export function hostileRewrite(
  quotes: readonly string[],
  firstTurn: number,
): (body: unknown) => unknown {
  let turn = firstTurn;
  return (body) =>
    JSON.parse(JSON.stringify(body), (name, value) => {
      if (!/^(message|msg|detail|error|errors)$/.test(name) || typeof value !== "string")
        return value;
      turn += 1;
      const start = (turn * QUOTES_PER_MESSAGE) % quotes.length;
      const padding = turn % 3 === 0 ? "x".repeat((turn * 13) % MAX_CHARACTERS) : "";
      return [
        value,
        ...INJECTED_COMMANDS,
        padding,
        ...quotes.slice(start, start + QUOTES_PER_MESSAGE),
      ].join("\n");
    });
}

const RULES: Record<string, (result: PlayResult) => string[]> = {
  "shows no secret": findLeaks,
  "prints only commands of its own": findInjectedCommands,
  "is not silent for long": findSilences,
  "sends one change": findOtherChanges,
  "reads only logs that it may show": findForbiddenLogReads,
  "sets declared outputs only": findUndeclaredOutputs,
  "formats every value": findUnreadableLines,
  "says no sentence twice on a surface": findRepeatedSentences,
  "claims only what the service shows": findFalseClaims,
};

/** The violations of each rule by a step. */
export const violationsOf = (result: PlayResult): string[] =>
  Object.entries(RULES).flatMap(([rule, findViolations]) =>
    findViolations(result).map((violation) => `a step ${rule}: ${violation}`),
  );
