import { EXPORT_LIMITS } from "../../src/service/contract/exports/limits.ts";
import { HOUR_MS } from "../../src/service/contract/time.ts";
import { formatTime } from "../clock.ts";
import type { View } from "../history.ts";
import { createIdSource } from "../ids.ts";
import type { ExportRecord } from "./records.ts";

const SPAWN_DELAY_MS = EXPORT_LIMITS.spawn_delay_minutes * 60_000;
/** Delay between exports of intervals that had passed before the schedule was created. */
const CATCH_UP_MS = 5_000;

/** The exports that a schedule has spawned by `now`. Beyond the contract: export-schedules. */
function* spawnExports(schedule: ExportRecord, intervalHours: number, now: number) {
  const { interval_hours: _, ...request } = schedule.request;
  const firstMs = Date.parse(request.start_time);
  const nextId = createIdSource(`spawned by ${schedule.id}`);
  const { cancelledMs = Infinity } = schedule;
  for (let count = 0; ; count += 1) {
    const startMs = firstMs + count * intervalHours * HOUR_MS;
    const endMs = startMs + intervalHours * HOUR_MS;
    const createdMs = Math.max(endMs + SPAWN_DELAY_MS, schedule.createdMs + count * CATCH_UP_MS);
    if (createdMs > now || createdMs >= cancelledMs) return;
    yield {
      id: nextId(),
      tenant_id: schedule.tenant_id,
      request: { ...request, start_time: formatTime(startMs), end_time: formatTime(endMs) },
      createdMs,
      source_bulk_export_id: schedule.id,
      runFailures: schedule.runFailures,
    };
  }
}

/** All exports of a workspace, with schedules and spawned ones, in the order of creation. */
export function listExports(tenant_id: string, { exports, now }: View): ExportRecord[] {
  const storedExports = [...exports.values()].filter((record) => record.tenant_id === tenant_id);
  const spawnedExports = storedExports.flatMap((record) => {
    const { interval_hours } = record.request;
    return interval_hours === undefined ? [] : [...spawnExports(record, interval_hours, now)];
  });
  // A spawned export is stored only when it changes.
  const newExports = spawnedExports.filter(({ id }) => !exports.has(id));
  return [...storedExports, ...newExports].sort((a, b) => a.createdMs - b.createdMs);
}
