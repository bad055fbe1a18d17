type Optional<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];

/** The members of `T`, but optional instead of possibly undefined. */
type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> };

/** Removes members that are undefined. */
export function omitAbsent<T extends object>(members: T): Present<T> {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined),
  ) as Present<T>;
}
