import { errors, jwtVerify } from "jose";

interface Access {
  user: { identity: string };
  value: { metadata?: Record<string, unknown> };
  isStudioUser: (user: unknown) => boolean;
}

export const AUDIENCE = "example-agent";
export const ALGORITHM = "HS256";
const BEARER = /^Bearer (\S+)$/i;

// HS256 needs a key of at least 256 bits (RFC 7518, section 3.2).
const MIN_SECRET_BYTES = 32;

export const secret = new TextEncoder().encode(process.env.AGENT_JWT_SECRET);
if (secret.length < MIN_SECRET_BYTES)
  throw new Error(`AGENT_JWT_SECRET must have at least ${MIN_SECRET_BYTES} bytes`);

const rejection = (detail: string) => Object.assign(new Error(detail), { status: 401, detail });

function detailOf(error: errors.JOSEError): string {
  return error instanceof errors.JWTExpired ? "The token has expired" : "The token is not valid";
}

async function subjectOf(token: string): Promise<string> {
  const { payload } = await jwtVerify(token, secret, {
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    requiredClaims: ["exp", "sub"],
  }).catch((error: unknown) => {
    throw error instanceof errors.JOSEError ? rejection(detailOf(error)) : error;
  });
  if (typeof payload.sub !== "string" || payload.sub === "")
    throw rejection("The token names no subject");
  return payload.sub;
}

/** Users are the subjects of signed tokens; each sees only what they own. */
export const auth = {
  async authenticate(headers: Headers) {
    const token = BEARER.exec(headers.get("authorization") ?? "")?.[1];
    if (token === undefined) throw rejection("A bearer token is required");
    return { identity: await subjectOf(token) };
  },

  on({ user, value, isStudioUser }: Access) {
    if (isStudioUser(user)) return {};
    const filter = { owner: user.identity };
    value.metadata = { ...value.metadata, ...filter };
    return filter;
  },
};
