import * as z from "zod";
import { agentAddress, needsAllowHttp, webAddress } from "../../inputs/field/base-url.ts";
import { credential, wholeText } from "../../inputs/field/credential.ts";
import type { Problem } from "../../inputs/problem.ts";

const json = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue('is not JSON: write the input of the graph, such as {"messages": []}');
    return z.NEVER;
  }
});

/** The inputs that ask an agent server something after its rollout. */
export const checkInputs = {
  auth_check_url: webAddress.optional().meta({
    group: "Checks",
    description:
      "After success: this address of the agent server must answer 401 without a credential.",
  }),
  auth_check_token: credential.optional().meta({
    description: "A bearer token that `auth_check_url` must accept.",
    secret: wholeText,
  }),
  smoke_test_url: agentAddress.optional().meta({
    description:
      "After success, ask the agent server at this address: `GET /ok` has to answer 200 twice in a row within 60 s. `auto` takes the deployment's own address.",
  }),
  smoke_test_token: credential
    .optional()
    .meta({ description: "Bearer token for the smoke test.", secret: wholeText }),
  smoke_test_assistant: z.string().trim().optional().meta({
    description:
      "Also run this graph once (`POST /runs/wait`). It has to answer within `request_timeout`.",
  }),
  smoke_test_input: json
    .optional()
    .meta({ description: "The graph's input, as JSON. Without it, `{}`." }),
  smoke_test_expect: z
    .string()
    .optional()
    .meta({ description: "The graph's answer, as JSON text, has to contain this text." }),
};

type Inputs = Partial<Record<keyof typeof checkInputs | "wait" | "allow_http", unknown>> & {
  rollback_on_failure?: unknown;
};

/** What an input is nothing without. */
const NEEDS: [keyof typeof checkInputs, keyof typeof checkInputs, string][] = [
  ["auth_check_token", "auth_check_url", "give the address that has to accept it"],
  ["smoke_test_token", "smoke_test_url", "give the address of the agent server, or auto"],
  ["smoke_test_assistant", "smoke_test_url", "give the address of the agent server, or auto"],
  ["smoke_test_input", "smoke_test_assistant", "give the name of the graph to run"],
  ["smoke_test_expect", "smoke_test_assistant", "give the name of the graph to run"],
];

function plainHttpProblems(inputs: Inputs): Problem[] {
  if (inputs.allow_http !== false) return [];
  const message =
    "is plain http, which would show the token to the network: write https://, or set allow_http to true";
  return (["auth_check_url", "smoke_test_url"] as const).flatMap((input) => {
    const url = inputs[input];
    const isPlain = typeof url === "string" && URL.canParse(url) && needsAllowHttp(url);
    return isPlain ? [{ input, message }] : [];
  });
}

function waitProblems({ wait, ...inputs }: Inputs): Problem[] {
  const waiting = (["auth_check_url", "smoke_test_url"] as const).filter(
    (name) => inputs[name] !== undefined,
  );
  const needing = [...waiting, ...(inputs.rollback_on_failure === true ? [ROLLBACK] : [])];
  if (wait !== false || needing.length === 0) return [];
  const message = `cannot be false together with ${needing.join(", ")}: what follows the rollout needs its end. Give them to the step that waits`;
  return [{ input: "wait", message }];
}

const ROLLBACK = "rollback_on_failure";

/** The rules between `checkInputs`, and between them and the waiting. */
export function checkProblems(inputs: Inputs): Problem[] {
  const alone = NEEDS.filter(
    ([input, needed]) => inputs[input] !== undefined && inputs[needed] === undefined,
  );
  return [
    ...alone.map(([input, needed, how]) => ({ input, message: `needs ${needed}: ${how}` })),
    ...plainHttpProblems(inputs),
    ...waitProblems(inputs),
  ];
}
