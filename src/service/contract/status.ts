/** Normalises a status: `BUILD_FAILED`, `Build failed` and `BuildFailed` are equal. */
export const normalizeStatus = (status: string): string =>
  status.toUpperCase().replace(/[^A-Z]/g, "");
