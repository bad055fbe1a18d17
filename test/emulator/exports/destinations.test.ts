import { afterEach, describe, expect, it, vi } from "vitest";
import { STORAGE_ERRORS } from "../../../src/service/contract/destinations.ts";
import { STORE_CREDENTIALS, storeSaying } from "../../harness/object-store.ts";
import { exporting } from "./exporting.ts";

describe("destinationFrom", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("writes a test file under tmp, deletes it, and names the credentials without their values", async () => {
    await using store = await storeSaying({});
    await using service = await exporting();
    const reply = await service.call(
      "POST",
      "/destinations",
      service.destinationBody({ endpoint_url: store.endpoint_url }),
    );
    expect(reply.json).toMatchObject({
      display_name: "Warehouse",
      credentials_keys: Object.keys(STORE_CREDENTIALS),
    });
    expect(reply.text).not.toContain("S3RVER");
    const [put, deleted] = store.asked;
    expect(put).toMatch(/^PUT \/exports\/traces\/tmp\/write-test-[\da-f-]{36}$/);
    expect(deleted).toBe(put?.replace("PUT", "DELETE"));
    expect(await service.objects.keys()).toEqual([]);
  });

  it("keeps the test file if the store refuses to delete it", async () => {
    await using store = await storeSaying({ DELETE: { status: 403, code: "AccessDenied" } });
    await using service = await exporting();
    const body = service.destinationBody({ endpoint_url: store.endpoint_url });
    expect(await service.call("POST", "/destinations", body)).toMatchObject({ status: 200 });
  });

  it.each([
    ["a bucket that is not there", { bucket_name: "nowhere" }, {}, STORAGE_ERRORS.invalid_bucket],
    ["an unknown key id", {}, { access_key_id: "NOBODY" }, STORAGE_ERRORS.unknown_key_id],
    [
      "a port without a server",
      { endpoint_url: "http://127.0.0.1:1" },
      {},
      STORAGE_ERRORS.invalid_endpoint,
    ],
    [
      "an endpoint on another machine",
      { endpoint_url: "https://store.example" },
      {},
      STORAGE_ERRORS.invalid_endpoint,
    ],
    [
      "the endpoint of AWS",
      { endpoint_url: undefined, region: "eu-west-1" },
      {},
      STORAGE_ERRORS.invalid_endpoint,
    ],
    ["text that is no address", { endpoint_url: "store" }, {}, STORAGE_ERRORS.invalid_endpoint],
  ])("refuses %s with the contract's error", async (_, config, credentials, detail) => {
    await using service = await exporting();
    const body = service.destinationBody(config, { ...STORE_CREDENTIALS, ...credentials });
    expect(await service.call("POST", "/destinations", body)).toMatchObject({
      status: 400,
      json: { detail },
    });
  });

  it("refuses an endpoint that is not an object store", async () => {
    await using service = await exporting();
    const refused = { status: 400, json: { detail: STORAGE_ERRORS.invalid_endpoint } };
    const body = service.destinationBody({ endpoint_url: service.url });
    expect(await service.call("POST", "/destinations", body)).toMatchObject(refused);
  });

  it.each(["AccessDenied", "SignatureDoesNotMatch"])(
    "refuses credentials for which the store answers %s",
    async (code) => {
      await using store = await storeSaying({ PUT: { status: 403, code } });
      await using service = await exporting();
      const body = service.destinationBody({ endpoint_url: store.endpoint_url });
      const refused = { status: 400, json: { detail: STORAGE_ERRORS.access_denied } };
      expect(await service.call("POST", "/destinations", body)).toMatchObject(refused);
    },
  );

  it("uses the environment's credentials only with the option selfHosted", async () => {
    const body = (service: Awaited<ReturnType<typeof exporting>>) => ({
      ...service.destinationBody(),
      credentials: undefined,
    });
    await using cloud = await exporting();
    const missing = { status: 422, json: { detail: [{ loc: ["body", "credentials"] }] } };
    expect(await cloud.call("POST", "/destinations", body(cloud))).toMatchObject(missing);
    await using hosted = await exporting({ selfHosted: true });
    expect(await hosted.call("POST", "/destinations", body(hosted))).toMatchObject({ status: 400 });
    vi.stubEnv("AWS_ACCESS_KEY_ID", STORE_CREDENTIALS.access_key_id).stubEnv(
      "AWS_SECRET_ACCESS_KEY",
      "S3RVER",
    );
    const reply = await hosted.call("POST", "/destinations", body(hosted));
    expect(reply).toMatchObject({ status: 200, json: { credentials_keys: [] } });
  });

  it("refuses a body that breaks the contract", async () => {
    await using service = await exporting();
    const body = { ...service.destinationBody(), destination_type: "gcs", colour: "red" };
    const reply = await service.call("POST", "/destinations", body);
    expect(reply.json).toMatchObject({
      detail: [{ loc: ["body", "destination_type"] }, { loc: ["body", "colour"] }],
    });
  });
});

describe("the store of the tests", () => {
  it("keeps an idle connection that a slow client is about to use", async () => {
    await using service = await exporting();
    const { headers } = await fetch(service.objects.endpoint_url);
    expect(headers.get("keep-alive")).toBe("timeout=600");
  });
});
