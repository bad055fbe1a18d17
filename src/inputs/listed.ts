/** The first page of a list of deployments, of those of a name. */
export const listPath = (name: string): string =>
  `/v2/deployments?${new URLSearchParams({ limit: "100", offset: "0", name, name_contains: name })}`;
