/** Variables that a container has already. Beyond the contract: predefined-variables. */
export const PREDEFINED_VARIABLES: readonly string[] = ["PORT", "PATH"];
