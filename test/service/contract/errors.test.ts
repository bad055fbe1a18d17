import { expect, it } from "vitest";
import { detailIn } from "../../../src/service/client/http/reply.ts";

const said = (body: unknown) => detailIn(body, (text) => text.replace("k-1", "***"));

it.each([
  [{ detail: "no" }, "no"],
  [{ detail: { code: 7, message: "no" } }, "no"],
  [{ message: "no" }, "no"],
  [{ error: "no" }, "no"],
  [{ error: { code: "quota", message: "no" } }, "no"],
  [{ errors: [{ field: "image_uri", message: "no" }, { message: "other" }] }, "no"],
  [{ title: "no", errors: {} }, "no"],
  [{ error: { message: "key k-1" } }, "key ***"],
  [{ error: { code: 7 } }, undefined],
  [{ errors: [] }, undefined],
  [["no"], undefined],
])("finds the reason in %j", (body, reason) => {
  expect(said(body)).toBe(reason);
});
