/** The token that the examples' workflows are given as a secret. */
const TOKEN = "canary-agent-token-0123456789";

export const support = () => ({
  messages: [{ role: "ai", content: "We sell Free and Enterprise." }],
});

export const auth = {
  authenticate(headers: Headers) {
    if (headers.get("authorization") === `Bearer ${TOKEN}`) return { identity: "tester" };
    throw Object.assign(new Error("A token is required"), {
      status: 401,
      detail: "A token is required",
    });
  },
};
