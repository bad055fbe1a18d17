const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a URL is on this machine: plain http is allowed, and no proxy is used. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
