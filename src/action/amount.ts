/** A count as people read it. */
export const amount = (count: number) => count.toLocaleString("en-US");
export const counted = (count: number, noun: string) =>
  `${amount(count)} ${noun}${count === 1 ? "" : "s"}`;
