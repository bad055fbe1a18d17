import type * as z from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** For the documentation. The schema itself refuses an absent value. */
    required?: boolean;
    /** For the documentation: the title of the group of inputs that begins with this one. */
    group?: string;
    /** For the documentation: whether most workflows of the root action set it. */
    usual?: true;
    /** Whether it changes the deployment. */
    changes?: true;
    /** Whether it is no secret, so that messages may quote an invalid value. */
    isPublic?: true;
    /** Returns the values in the input that may be secret, before it is parsed. Never throws. */
    findSecrets?: (text: string) => SecretText[];
    /** The member of the request that it becomes, if that has another name. */
    member?: string;
    /** Its names in other actions and tools, separated by spaces. */
    aliases?: string;
  }
}

export interface SecretText {
  value: string;
  /** If the input contains several values. */
  name?: string;
  /** The credentials of the action itself are always secret. */
  isCredential?: boolean;
}

/** Adds the description and other metadata of an input to its schema. */
export const input = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  metadata: Omit<z.GlobalMeta, "description"> = {},
): Schema => schema.meta({ ...metadata, description });

/** Maps members of requests to their inputs, where the names differ. */
export const inputsOfMembers = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const member = schema.meta()?.member;
      return member === undefined ? [] : [[member, name]];
    }),
  );
