/** Whether a request was meant for this machine: another name that leads here is how a strange page would reach it. */

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @param opened whether HOST has opened the site to the network, under whatever name it has there */
export const isKnownHost = (host: string | undefined, opened = process.env.HOST !== undefined): boolean =>
  opened || (host !== undefined && ownNames.test(host));
