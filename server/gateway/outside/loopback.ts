const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host of an address is this very machine: the way there needs no encryption. */
export const isThisMachine = (hostname: string): boolean => LOOPBACK.test(hostname);
