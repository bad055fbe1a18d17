/** Samples whose pictures are shown in the docs. */
export const DOCUMENTED_SAMPLES = ["deployed", "failed", "usage"] as const;

/** The folder of the pictures, in light and dark, and of their sources. */
export const FOLDER = ".github/pictures";
