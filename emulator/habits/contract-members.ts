import * as z from "zod";
import { HTTPValidationError } from "../../src/service/contract/errors.ts";
import { isInContract, unwrapSchema } from "../deployments/render.ts";
import { changeResponse, type Layer } from "../server/layers.ts";

/** Removes members that the contract does not name. */
function keepContractMembers(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  const innerSchema = schema && unwrapSchema(schema);
  if (innerSchema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => keepContractMembers(innerSchema.element, item));
  if (!(innerSchema instanceof z.ZodObject) || !value) return value;
  const members = Object.entries(value).flatMap(([name, member]) => {
    const memberSchema = innerSchema.shape[name];
    return memberSchema && isInContract(memberSchema)
      ? [[name, keepContractMembers(memberSchema, member)]]
      : [];
  });
  return Object.fromEntries(members);
}

/** Restricts responses to what the contract names. */
export const restrictToContract: Layer = changeResponse(
  (response, { operation: { reply, successStatus } }) => {
    if (response.status === successStatus)
      return { ...response, body: keepContractMembers(reply, response.body) };
    // The contract does not name 409.
    const status = response.status === 409 ? 400 : response.status;
    const validationBody = HTTPValidationError.safeParse(response.body).data;
    return { ...response, status, body: validationBody ?? response.body };
  },
);
