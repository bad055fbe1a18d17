import { type Source, sourceOfMember } from "../contract/source.ts";

/** The member of the contract that an input sets, where the two have different names. */
const MEMBER_OF_INPUT: Record<string, string> = {
  k8s_namespace: "listener_config",
  resource_spec_file: "resource_spec",
};

/** The source that an input applies to; undefined for one that applies to both. */
export const sourceOfInput = (input: string): Source | undefined =>
  sourceOfMember(MEMBER_OF_INPUT[input] ?? input);
