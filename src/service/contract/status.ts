/** A status by its letters: `BUILD_FAILED`, `Build failed` and `BuildFailed` are one. */
export const plainStatus = (status: string): string => status.toUpperCase().replace(/[^A-Z]/g, "");
