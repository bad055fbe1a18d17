import { expect, it } from "vitest";
import { parseErrorBody } from "../../../../src/service/client/http/error-body.ts";

const redact = (text: string) => text.replace("k-1", "***");
const reasonOfText = (text: string) => parseErrorBody(text, redact).detail;

it.each<[unknown, string | undefined]>([
  [{ detail: "no" }, "no"],
  [{ detail: ["no", "not now"] }, "no; not now"],
  [{ detail: [{ loc: ["body", "name"], msg: "no" }] }, "no"],
  [{ detail: { code: 7, message: "no" } }, "no"],
  [{ detail: { error: "no" } }, "no"],
  [{ detail: "", message: "no" }, "no"],
  [{ message: "no" }, "no"],
  [{ message: ["no"], error: "Bad Request", statusCode: 400 }, "no"],
  [{ Message: "no" }, "no"],
  [{ errorMessage: "no", errorType: "Quota" }, "no"],
  [{ status: "error", error_message: "no" }, "no"],
  [{ fault: { faultstring: "no", detail: { errorcode: "quota" } } }, "no"],
  [{ error: { code: 7, description: "no" } }, "no"],
  [{ error: "no" }, "no"],
  [{ error: { code: "quota", message: "no" } }, "no"],
  [{ error: { code: 429, status: "EXHAUSTED", details: [{ reason: "x" }], message: "no" } }, "no"],
  [{ error: "access_denied", error_description: "no" }, "no"],
  [{ error: { code: "quota" } }, "quota"],
  [{ errors: ["no", { detail: "not now" }, { title: "other" }] }, "no; not now; other"],
  [{ errors: [{ field: "image_uri", message: "no" }, { message: "no" }] }, "no"],
  [{ errors: [{ title: "Quota", detail: "no" }] }, "no"],
  [{ errors: [{ code: "DENIED", message: "no", detail: { name: "k-1" } }] }, "no"],
  [{ kind: "Status", reason: "Forbidden", message: "no" }, "no"],
  [{ type: "about:blank", title: "Quota", status: 400, detail: "no" }, "no"],
  [{ title: "no", errors: {} }, "no"],
  [{ title: "no", detail: "no" }, "no"],
  [["no"], "no"],
  [{ error: { message: "key k-1" } }, "key ***"],
  [{ error: { code: 7 } }, undefined],
  [{ detail: { input: "k-1" } }, undefined],
  [{ errors: [] }, undefined],
  [null, undefined],
  ["k-1", undefined],
  [7, undefined],
])("finds in %j the reason %j", (body, reason) => {
  expect(reasonOfText(JSON.stringify(body))).toBe(reason);
});

it.each([
  ["image not allowed by policy\n", "image not allowed by policy"],
  ["[policy] key k-1 is too old", "[policy] key *** is too old"],
  ["line 1\nline 2", "line 1\nline 2"],
  [" ", undefined],
  ["<html><body>no</body></html>", undefined],
  ["\ufeff<!doctype html>no", undefined],
  ["Forbidden<br/>no", undefined],
  ['{"detail": "cut sho', undefined],
  ['[{"detail": "cut sho', undefined],
  ["\u001f\ufffd\b\u0000", undefined],
  ["no ".repeat(101), undefined],
])("takes %j as a reason only if it is short plain text", (text, reason) => {
  expect(reasonOfText(text)).toBe(reason);
});

it("finds no reason in a deeply nested body", () => {
  expect(reasonOfText(`${'{"error":'.repeat(5_000)}"no"${"}".repeat(5_000)}`)).toBeUndefined();
});
