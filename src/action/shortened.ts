/** At most so many characters, cut between words: the shell would not recognise the first part of a secret as one. */
export function shortened(text: string, mostCharacters: number): string {
  if (text.length <= mostCharacters) return text;
  const end = text.slice(0, mostCharacters + 1).search(/\s\S*$/);
  return end < 0 ? "…" : `${text.slice(0, end)} …`;
}
