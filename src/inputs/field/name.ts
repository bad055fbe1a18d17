import * as z from "zod";
import { field, quoted } from "../problem.ts";

/**
 * The exact name of a deployment. One that ends in a hyphen is what an empty expression leaves of
 * `agent-pr-${{ … }}`: a deletion would find nothing, and end well.
 */
export const exactName = (todo: string) =>
  field(todo, (name, refuse) => {
    if (name === "") return refuse("is required", todo);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
      return refuse(`${quoted(name)} contains control characters`, todo);
    if (name.includes("*")) return refuse("must not contain *", todo);
    if (name.endsWith("-"))
      return refuse(`${quoted(name)} ends in a hyphen, as if an expression were empty`, todo);
    if (/^https?:\/\//i.test(name)) return refuse("is an address, not a name", todo);
    return z.guid().safeParse(name).success ? refuse("is an id, not a name", todo) : name;
  });
