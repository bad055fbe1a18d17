import type * as z from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** For the documentation. The schema itself refuses an absent value. */
    required?: boolean;
    /** For the documentation: the title of the group of inputs that begins with this one. */
    group?: string;
    /** For the documentation: whether most workflows of the root action set the input. */
    usual?: true;
    /** Whether the input changes the deployment. */
    changes?: true;
    /** Whether the value is public once all inputs are valid; `always`: quoted also if invalid. */
    public?: "if valid" | "always";
    /** Finds values that may be secret in a text that may be invalid. Never throws. */
    findSecrets?: (text: string) => SecretText[];
    /** The member of the request that the input sets, if their names differ. */
    member?: string;
    /** Names of the input in other actions and tools, separated by spaces. */
    aliases?: string;
  }
}

export interface SecretText {
  value: string;
  /** The name that the input gives to the value, if the name is certain. */
  name?: string;
  /** Whether the input is a single credential, which is always secret. */
  isCredential?: boolean;
}

export const input = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  metadata: Omit<z.GlobalMeta, "description"> = {},
): Schema => schema.meta({ ...metadata, description });

/** The metadata of an input; undefined for an unknown name. */
export const metadataOf = ({ shape }: z.ZodObject, name: string): z.GlobalMeta | undefined =>
  shape[name]?.meta();

/** Maps members of requests to their inputs, where the names differ. */
export const inputsOfMembers = (inputs: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.keys(inputs.shape).flatMap((name) => {
      const member = metadataOf(inputs, name)?.member;
      return member === undefined ? [] : [[member, name]];
    }),
  );
