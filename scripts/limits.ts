import { CATCH_ALL, RATE_LIMITS, type RateLimit } from "../emulator/server/rate-limits.ts";
import { EXPORT_LIMITS } from "../src/service/contract/export-limits.ts";

/** The rows of the contract's table that requests of the actions meet, by their credential. */
const MET = { "`api_key`": "Default (API key)", "`bearer_token` alone": CATCH_ALL.category };

const perInterval = ({ count, interval_seconds }: RateLimit) => `${count} in ${interval_seconds} s`;

function rateRows(): string[] {
  return Object.entries(MET).map(([credential, category]) => {
    const row = [...RATE_LIMITS, CATCH_ALL].find((one) => one.category === category);
    if (row === undefined) throw new Error(`The contract has no rate limit "${category}".`);
    const identity = row.identity === "IP" ? "IP" : `\`${row.identity}\``;
    const { us, eu } = row.limits;
    return `| ${credential} | ${identity} | ${perInterval(us)} | ${perInterval(eu)} |`;
  });
}

const either = (figures: Record<string, number>, unit = "") => {
  const [first, ...others] = Object.values(figures);
  return [`${first}${unit}`, ...others].join(", or ");
};

function exportRows(): string[] {
  const limits = EXPORT_LIMITS;
  const rows = [
    ["exports at a time, of a workspace", either(limits.concurrent_exports_per_workspace)],
    [
      "runs at a time, of an export; a run is a day of it",
      either(limits.concurrent_runs_per_export),
    ],
    ["an attempt at a run", `${limits.run_timeout_hours} hours`],
    [
      "further attempts at a run",
      `${limits.retries_per_run}, ${limits.retry_delay_seconds} s apart`,
    ],
    ["an export, until it is `TIMEDOUT`", either(limits.workflow_timeout_hours, " hours")],
    [
      "`interval_hours` of a schedule",
      `${limits.interval_hours.min} to ${limits.interval_hours.max}`,
    ],
    [
      "a scheduled export begins after the end of its interval",
      `${limits.spawn_delay_minutes} minutes`,
    ],
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`);
}

/** What docs/limits.md holds between its comments. */
export function limitTables(): (readonly [name: string, text: string])[] {
  const rates = ["| requests with | counted by | US | EU |", "|---|---|---|---|", ...rateRows()];
  const exports = ["| limit | value |", "|---|---|", ...exportRows()];
  return [
    ["rates", rates.join("\n")],
    ["exports", exports.join("\n")],
  ];
}
