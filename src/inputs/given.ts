/** Without the members that are not given: the contract does not say what null does. */
export function given<T extends object>(members: T): T {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as T;
}
