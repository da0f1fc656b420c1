/** Whether a request is meant for this machine. Refusing other host names prevents attacks by DNS rebinding. */

const ownNames = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** @param opened whether HOST opens the site to the network, where its host name is not known */
export const isKnownHost = (host: string | undefined, opened = process.env.HOST !== undefined): boolean =>
  opened || (host !== undefined && ownNames.test(host));
