import { createHash } from "node:crypto";
import type { Dispatcher } from "undici";
import {
  type Emulator,
  type EmulatorOptions,
  startEmulator,
} from "../../emulator/server/server.ts";
import { createDispatcher } from "../../src/service/client/http/http.ts";
import { endStalledRequests } from "./stalled-requests.ts";
import { virtualClock } from "./virtual-clock.ts";

export const CREDENTIAL = { api_key: "demo-key" };

export interface ServiceOptions extends EmulatorOptions {
  /** Seed of the clock's randomness. */
  seed_number?: number;
  /** By default one that sends requests unchanged; a function gets the URL of the service. */
  dispatcher?: Dispatcher | ((url: string) => Promise<Dispatcher>);
  /** The host name of the service for the action, if only a proxy knows it. */
  hostname?: string;
}

/**
 * An emulator on a virtual clock, so that hours of waiting take no time, with real sockets. A
 * stalled request ends at once; no other can reach its timeout, however slow the machine is.
 */
export async function startService(options: ServiceOptions) {
  const { seed_number, dispatcher = createDispatcher(), ...otherOptions } = options;
  const { hostname = "127.0.0.1", ...emulatorOptions } = otherOptions;
  const clock = virtualClock(seed_number);
  const startedEmulator = await startEmulator({ clock: { now: clock.utcMs }, ...emulatorOptions });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= startedEmulator.close();
    return closing;
  };
  const emulator: Emulator = { ...startedEmulator, close };
  const address = new URL(emulator.url);
  address.hostname = hostname;
  return {
    emulator,
    clock,
    origin: address.origin,
    dispatcher: endStalledRequests(
      typeof dispatcher === "function" ? await dispatcher(emulator.url) : dispatcher,
      emulator,
    ),
    [Symbol.asyncDispose]: close,
  };
}

export const imageOf = (name: string) =>
  `registry.example/${name}@sha256:${createHash("sha256").update(name).digest("hex")}`;
/** Only the deploy under test uses it. */
export const OUR_IMAGE = imageOf("ours");

export const DOCKER = {
  name: "preview-7",
  source: "external_docker",
  image_uri: "registry.example/agent:1",
};

/** The id of an existing deployment. */
export const idOf = ({ store }: Emulator, name: string) =>
  [...store.history.view().deployments.values()].find((one) => one.name === name)?.id ?? "";
