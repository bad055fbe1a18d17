declare module "zod" {
  interface GlobalMeta {
    /** For the documentation: the schema itself refuses an absent value. */
    required?: boolean;
    /** The values to mask in the input's text, found before it is parsed. Never throws. */
    secret?: (text: string, env: NodeJS.ProcessEnv) => string[];
  }
}

/** For an input that is one secret as a whole. */
export function wholeText(text: string): string[] {
  return [text];
}
