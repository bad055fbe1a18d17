// Prints a token of a user, by default for an hour: AGENT_JWT_SECRET=… node examples/agent/token.ts alice 30d
import { SignJWT } from "jose";
import { ALGORITHM, AUDIENCE, secret } from "./auth.ts";

const [, , user = "test-user", lifetime = "1h"] = process.argv;
const token = new SignJWT({ sub: user, aud: AUDIENCE }).setProtectedHeader({ alg: ALGORITHM });
console.log(await token.setExpirationTime(lifetime).sign(secret));
