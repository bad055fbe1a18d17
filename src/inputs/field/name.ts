import * as z from "zod";
import { quoted } from "../quoted.ts";
import { field } from "../text-field.ts";

/**
 * The exact name of a deployment. A trailing hyphen is what an empty expression leaves of
 * `agent-pr-${{ … }}`: a deletion would find nothing, and succeed.
 */
export const exactName = (fix: string) =>
  field(fix, (name, refuse) => {
    if (name === "") return refuse("is required", fix);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name))
      return refuse(`${quoted(name)} contains control characters`, fix);
    if (name.includes("*")) return refuse("must not contain *", fix);
    if (name.endsWith("-"))
      return refuse(`${quoted(name)} ends in a hyphen, as if an expression were empty`, fix);
    if (/^https?:\/\//i.test(name)) return refuse("is an address, not a name", fix);
    return z.guid().safeParse(name).success ? refuse("is an id, not a name", fix) : name;
  });
