/** The samples whose pictures the documents show. */
export const SHOWN = ["deployed", "failed", "usage"] as const;

/** Where these are, in light and dark, each beside the text that it was drawn from. */
export const FOLDER = ".github/pictures";
