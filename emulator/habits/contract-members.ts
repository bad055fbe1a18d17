import * as z from "zod";
import { HTTPValidationError } from "../../src/service/contract/errors.ts";
import { isInContract, unwrapSchema } from "../deployments/render.ts";
import { changeResponse, type Layer } from "../server/layers.ts";

/** Removes members that the contract does not name. */
function keepContractMembers(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const core = schema && unwrapSchema(schema);
  if (core instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => keepContractMembers(core.element, item));
  if (!(core instanceof z.ZodObject) || !value) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const memberSchema = core.shape[name];
    return memberSchema && isInContract(memberSchema)
      ? [[name, keepContractMembers(memberSchema, member)]]
      : [];
  });
  return Object.fromEntries(members);
}

/** Responses contain only what the contract names. */
export const onlyContractMembers: Layer = changeResponse(
  (response, { operation: { reply, successStatus } }) => {
    if (response.status === successStatus)
      return { ...response, body: keepContractMembers(reply, response.body) };
    // The contract names no conflict.
    const status = response.status === 409 ? 400 : response.status;
    const problems = HTTPValidationError.safeParse(response.body).data;
    return { ...response, status, body: problems ?? response.body };
  },
);
