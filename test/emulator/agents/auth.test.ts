import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  bearer,
  PROTECTED,
  STUDIO,
  threadId,
  WITHOUT_HANDLER,
  withAgent,
  withHandler,
} from "./agents.ts";

const log = vi.spyOn(console, "error");
beforeEach(() => void log.mockReturnValue());
afterEach(() => void log.mockReset());

const ALICE = bearer("alice");
const withOn = (body: string) =>
  withHandler(`export const auth = { authenticate: () => ({ identity: "x" }), on() { ${body} } };`);

describe("openSession", () => {
  it("awaits an asynchronous handler, and passes its detail to the client", async () => {
    const late = `export const auth = { async authenticate() {
      await null;
      throw { status: 401, detail: "Come back later" };
    } };`;
    await using emulator = await withAgent(withHandler(late));
    expect(await emulator.get("/ok", ALICE)).toMatchObject({
      status: 401,
      json: { detail: "Come back later" },
    });
  });

  it.each(["{}", "undefined", '{ identity: "" }', "{ identity: 7 }", '"alice"'])(
    "answers 500 if the handler returns %s",
    async (user) => {
      await using emulator = await withAgent(
        withHandler(`export const auth = { authenticate: () => (${user}) };`),
      );
      expect(await emulator.get("/ok", ALICE)).toMatchObject({
        status: 500,
        json: { detail: "the handler ./auth.ts:auth returned no identity" },
      });
    },
  );

  it.each(['new Error("canary")', '{ status: 400, detail: "canary" }', '"canary"'])(
    "writes %s to the log, and does not show it to the client",
    async (thrown) => {
      await using emulator = await withAgent(
        withHandler(`export const auth = { authenticate() { throw ${thrown}; } };`),
      );
      const reply = await emulator.get("/ok", ALICE);
      expect(reply).toMatchObject({
        status: 500,
        json: { detail: "the handler ./auth.ts:auth failed" },
      });
      expect(log).toHaveBeenCalledOnce();
    },
  );

  it("answers 500 if the handler rejects a credential with another status than 401", async () => {
    const forbids = `export const auth = { authenticate() {
      throw { status: 403, detail: "Go away" };
    } };`;
    await using emulator = await withAgent(withHandler(forbids));
    expect(await emulator.get("/ok", ALICE)).toMatchObject({
      status: 500,
      json: { detail: "the handler ./auth.ts:auth failed" },
    });
    expect(String(log.mock.calls)).toContain("rejects a credential with 403");
  });

  it("answers 403 if the authorization handler forbids", async () => {
    await using emulator = await withAgent(
      withOn('throw { status: 403, detail: "Not on Sundays" };'),
    );
    expect(await emulator.post("/threads", ALICE)).toMatchObject({
      status: 403,
      json: { detail: "Not on Sundays" },
    });
    expect((await emulator.get("/ok", ALICE)).status).toBe(200);
  });

  it.each(["return false;", 'return "owner";', "return [];"])(
    "answers 500 if the body of the authorization handler is %j",
    async (body) => {
      await using emulator = await withAgent(withOn(body));
      expect(await emulator.post("/threads/search", ALICE)).toMatchObject({
        status: 500,
        json: { detail: "the handler ./auth.ts:auth returned a filter that is not a mapping" },
      });
    },
  );

  it("hides resources without the filter's field, even if the filter's value is undefined", async () => {
    await using emulator = await withAgent(withOn("return { owner: undefined };"));
    await emulator.post("/threads", ALICE);
    expect((await emulator.post("/threads/search", ALICE)).json).toEqual([]);
  });

  it("shows Studio everything if the handler permits it", async () => {
    await using emulator = await withAgent(PROTECTED);
    const thread = threadId(await emulator.post("/threads", ALICE));
    expect((await emulator.get(`/threads/${thread}`, STUDIO)).status).toBe(200);
    expect(
      (await emulator.post("/threads/search", { ...STUDIO, "x-api-key": "wrong" })).status,
    ).toBe(401);
    expect((await emulator.post("/threads/search", { "x-auth-scheme": "studio" })).status).toBe(
      401,
    );
  });

  it("does not take a user with the name studio for Studio", async () => {
    const text = PROTECTED["auth.ts"].replace("(alice|bob)", "(alice|studio)");
    await using emulator = await withAgent(withHandler(text));
    await emulator.post("/threads", ALICE);
    expect((await emulator.post("/threads/search", bearer("studio"))).json).toEqual([]);
  });

  it("wants an API key without a handler, and uses the key's owner as user", async () => {
    await using emulator = await withAgent(WITHOUT_HANDLER, { api_keys: ["first", "second"] });
    const first = { "x-api-key": "first" };
    const second = { "x-api-key": "second" };
    const thread = await emulator.post("/threads", { ...first, ...ALICE });
    const search = (headers: Record<string, string>) => emulator.post("/threads/search", headers);
    expect((await search({ ...first, ...bearer("bob"), "x-auth-scheme": "studio" })).json).toEqual([
      thread.json,
    ]);
    expect((await search(second)).json).toEqual([]);
    expect(thread.text).not.toContain("first");
    const run = await emulator.post("/runs/wait", first, { assistant_id: "echo" });
    expect(run.json).toMatchObject({ user: { identity: "api-key-owner-1" } });
    const refused = { status: 403, json: { detail: "Invalid or missing API key" } };
    expect(await search(ALICE)).toMatchObject(refused);
    expect(await search({ "x-api-key": "third" })).toMatchObject(refused);
  });
});
