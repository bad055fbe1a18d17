import * as z from "zod";
import { ExportStatus } from "../../src/service/contract/exports/bulk-export.ts";
import { changeRequest, changeResponse } from "../server/layers.ts";
import { changeText, type ServiceResponse } from "../server/response.ts";
import type { ReceivedRequest } from "../server/route.ts";
import { EXPORT_OPERATIONS, type Habit } from "./habit.ts";

const toTitleCase = (status: ExportStatus) =>
  status === "TIMEDOUT" ? "TimedOut" : status.slice(0, 1) + status.slice(1).toLowerCase();
const Export = z.looseObject({ status: ExportStatus, interval_hours: z.number().nullish() });
const Exports = z.union([z.array(Export), Export.transform((one) => [one])]);

function withTitleCaseStatuses(response: ServiceResponse): ServiceResponse {
  const exports = Exports.safeParse(response.body).data?.map(({ status, ...members }) => {
    const isSchedule = members.interval_hours && status === "CREATED";
    return { ...members, status: isSchedule ? "IntervalScheduled" : toTitleCase(status) };
  });
  if (exports === undefined) return response;
  return { ...response, body: Array.isArray(response.body) ? exports : exports[0] };
}

const UUID_PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const TEXT_ID = /bexp_([0-9A-F]{32})/g;
const ID_MEMBER =
  /("(?:(?:source_)?bulk_export_)?(?:destination_)?id":"|export_id=)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;

/** Replaces ids such as `bexp_0B6F…` in a request by UUIDs. */
function withUuids({ parameters, text, ...request }: ReceivedRequest): ReceivedRequest {
  const toUuids = (value: string) =>
    value.replace(TEXT_ID, (_, digits: string) =>
      digits.toLowerCase().replace(UUID_PARTS, "$1-$2-$3-$4-$5"),
    );
  const uuids = Object.entries(parameters).map(([name, value]) => [name, toUuids(value)]);
  return { ...request, parameters: Object.fromEntries(uuids), text: toUuids(text) };
}

/** Replaces UUIDs in a response by ids such as `bexp_0B6F…`. */
const withTextIds = (response: ServiceResponse): ServiceResponse =>
  changeText(response, (text) =>
    text.replace(
      ID_MEMBER,
      (_, member: string, uuid: string) =>
        `${member}bexp_${uuid.replaceAll("-", "").toUpperCase()}`,
    ),
  );

/** How exports and destinations are represented. */
export const EXPORT_HABITS = {
  "text-ids": {
    meaning: "ids of exports and destinations are not UUIDs",
    operations: [...EXPORT_OPERATIONS, "destination"],
    layer: [changeRequest(withUuids), changeResponse(withTextIds)],
  },
  "titled-statuses": {
    meaning: "statuses of exports are Created, TimedOut, …; a schedule is IntervalScheduled first",
    operations: EXPORT_OPERATIONS,
    layer: changeResponse(withTitleCaseStatuses),
  },
} as const satisfies Record<string, Habit>;
