import type * as z from "zod";
import type { Integration, Listener } from "../../contract/listeners-and-integrations.ts";

/** Identifiers that a creation may refer to. The same in every emulator, so that examples can name them. */
export const INTEGRATION_ID = "11111111-1111-4111-8111-111111111111";
export const LISTENER_ID = "22222222-2222-4222-8222-222222222222";

export const INTEGRATIONS: z.infer<typeof Integration>[] = [
  { id: INTEGRATION_ID, name: "example" },
];
export const LISTENERS: z.infer<typeof Listener>[] = [
  { id: LISTENER_ID, compute_type: "k8s", compute_id: "cluster-1" },
];
