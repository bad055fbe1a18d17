import * as z from "zod";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** The characters of ids. Other characters may lead to another path, or separate several ids. */
const SEGMENT = /^[\w.~:@=+-]{1,128}$/;

/** An id in any form. A UUID is in lower case to make it comparable. */
export const anyId = z.string().overwrite((id) => (UUID.test(id) ? id.toLowerCase() : id));

/** An id that becomes part of a path. */
export const pathId = anyId.refine((id) => SEGMENT.test(id) && id !== "." && !id.includes(".."));

/** A UUID that a request contains, in its path, query or body. */
export const pathUuid = z.guid().toLowerCase();

/** A UUID in a reply, in lower case to make it comparable. The client accepts any text. */
export const uuid = z.string().toLowerCase().meta({ format: "uuid" });

export const isSameId = (id: string | null | undefined, otherId: string): boolean =>
  id?.toLowerCase() === otherId.toLowerCase();
