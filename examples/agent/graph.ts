interface Config {
  configurable: { graph_auth_user: { identity: string } };
}

/** Greets whom the authentication handler found, whatever the input says. */
export function greeter(state: { greeting?: string }, { configurable }: Config) {
  const { identity } = configurable.graph_auth_user;
  return { identity, message: `${state.greeting ?? "Hello"}, ${identity}` };
}
