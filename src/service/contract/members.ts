import * as z from "zod";

/*
 * Members of replies. They describe what services send, but accept more, so that a new value or
 * another time format breaks no client.
 */

/** One of these values, or a value that a service adds later. */
export const oneOf = (values: z.ZodEnum) => z.string().meta({ enum: values.options });

/** A text that may be absent or null, also in a request. */
export const optionalText = z.string().nullish();

export const replyTime = z.string().meta({ format: "date-time" });

const DIGITS = /^\d{1,15}$/;

/** A number that some services send as text. */
export const numberOrText = <Schema extends z.ZodNumber>(number: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && DIGITS.test(value) ? Number(value) : value),
    number,
  );

/**
 * An optional member: a value in another form is dropped instead of refused. `row` is set if the
 * contract does not name the member.
 */
export const optionalMember = <Schema extends z.ZodType>(schema: Schema, row?: string) => {
  const lenient = schema.nullish().catch(undefined);
  return row === undefined ? lenient : lenient.meta({ inContract: false, row });
};

/** An `optionalMember` that the service is expected to send in every reply, and never as null. */
export const expectedMember = <Schema extends z.ZodType>(schema: Schema, row?: string) =>
  optionalMember(schema, row).meta({ isAlwaysPresent: true });
