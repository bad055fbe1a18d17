/** Whether a host, as `URL` formats it, is this machine. */
export const isLoopback = (hostname: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
