import { HTTPException } from "hono/http-exception";
import * as z from "zod";
import type { SourceRevisionConfig } from "../../src/service/contract/deployments/settings.ts";
import { logError } from "../log.ts";
import type { Access, AuthHandler, NamedHandler, User } from "./code.ts";
import { hasHabit } from "./habits.ts";

const UserReply = z.looseObject({ identity: z.string().min(1) });

const Filter = z.record(z.string(), z.unknown()).nullish();

/** contract: Authentication. Beyond the contract: agent-refusals. */
const Rejection = z.object({ status: z.literal([401, 403]), detail: z.string() });

const STUDIO_USER: User = Object.freeze({ identity: "studio" });

const isStudioUser = (user: unknown): boolean => user === STUDIO_USER;

/** A user whose credential was accepted. */
export interface Session {
  user: User;
  /**
   * Calls the authorization handler, which may add to the metadata of the payload. Returns a test
   * of a resource's metadata: the user may see only resources that pass it.
   */
  authorize(access: Omit<Access, "user">): Promise<(metadata: Record<string, unknown>) => boolean>;
}

/** Calls a handler. The client sees its rejection; other errors and invalid results are logged. */
async function callHandler<T extends z.ZodType>(
  name: string,
  schema: T,
  call: () => unknown,
): Promise<z.output<T>> {
  try {
    return schema.parse(await call());
  } catch (error) {
    const { data } = Rejection.safeParse(error);
    if (data !== undefined) throw new HTTPException(data.status, { message: data.detail });
    logError(error);
    throw new HTTPException(500, { message: `${name} failed` });
  }
}

/** Authenticates users of an agent server. */
export interface AgentAuth extends NamedHandler {
  /** Whether GET /ok is public. */
  isOkPublic: boolean;
  /** API keys with which Studio bypasses the handler. */
  studioKeys: readonly string[];
}

const ANONYMOUS_HANDLER: AuthHandler = { authenticate: () => ({ identity: "anybody" }) };

/** contract: Authentication. Without a handler, the user is the owner of the API key. */
function platformHandler(apiKeys: string[]): AuthHandler {
  return {
    authenticate(headers) {
      const position = apiKeys.indexOf(headers.get("x-api-key") ?? "");
      const detail = "Invalid or missing API key";
      // Beyond the contract: agent-auth.
      if (position === -1) throw Object.assign(new Error(detail), { status: 403, detail });
      return { identity: `api-key-owner-${position + 1}` };
    },
    on({ user, value }) {
      const owner = { owner: user.identity };
      value.metadata = { ...Object(value.metadata), ...owner };
      return owner;
    },
  };
}

/** An agent server's authentication: none with `no-auth`, else its handler's or the platform's. */
export function chooseAuth(
  auth: NamedHandler | undefined,
  config: SourceRevisionConfig,
  apiKeys: string[],
): AgentAuth {
  const defaults = { isOkPublic: true, studioKeys: [] };
  if (hasHabit("no-auth", config))
    return { name: "no authentication", handler: ANONYMOUS_HANDLER, ...defaults };
  if (auth === undefined)
    return { name: "the API key", handler: platformHandler(apiKeys), ...defaults };
  // Beyond the contract: agent-auth.
  return { ...auth, isOkPublic: hasHabit("ok-for-all", config), studioKeys: apiKeys };
}

// Studio sends an API key and `x-auth-scheme: studio`. Beyond the contract: agent-studio.
const isFromStudio = (headers: Headers, { studioKeys }: AgentAuth) =>
  headers.get("x-auth-scheme") === "studio" && studioKeys.includes(headers.get("x-api-key") ?? "");

/** Authenticates a request. Throws an HTTPException if the handler rejects it or fails. */
export async function openSession(auth: AgentAuth, headers: Headers): Promise<Session> {
  const { name, handler } = auth;
  const user = isFromStudio(headers, auth)
    ? STUDIO_USER
    : await callHandler(name, UserReply, () => handler.authenticate(headers));
  return {
    user,
    async authorize(access) {
      const filter = await callHandler(name, Filter, () =>
        handler.on?.({ ...access, user, isStudioUser }),
      );
      return (metadata) =>
        Object.entries(filter ?? {}).every(
          ([field, value]) => Object.hasOwn(metadata, field) && metadata[field] === value,
        );
    },
  };
}
