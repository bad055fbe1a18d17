import * as z from "zod";
import { parseRequestBody } from "../server/requests.ts";
import type { ReceivedRequest } from "../server/route.ts";

const Members = z.record(z.string(), z.unknown());

/** The body, if it matches the schema. */
export const parseBody = <T extends z.ZodType>(schema: T, { text }: ReceivedRequest) =>
  schema.safeParse(parseRequestBody(text)).data;

/** Changes the body, if it is an object. */
export function changeBody(
  request: ReceivedRequest,
  change: (body: z.infer<typeof Members>) => object,
): ReceivedRequest {
  const body = parseBody(Members, request);
  return body === undefined ? request : { ...request, text: JSON.stringify(change(body)) };
}
