const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a URL is on this machine. The client permits plain http to it, and uses no proxy. */
export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);
