// Not in the contract: which environment variables are predefined. These names get a 400.
export const RESERVED_SECRET_NAMES: readonly string[] = ["PORT", "PATH"];
