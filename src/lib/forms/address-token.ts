/** On the root element from before the first paint until the application has read the address: the address has a `token`. */
export const tokenAttribute = "data-token";

/**
 * Whether an address holds a secret: whoever has the link of an email may confirm, unsubscribe or see a request, and after `#` the
 * sign-in service hands over whole sessions, and its emails the means to one.
 */
export const hasToken = ({ search, hash }: Pick<Location, "search" | "hash">): boolean =>
  /[?&](?:token|unsubscribe)=./.test(search) || hasSignInToken(hash);

/** Whether the part after `#` is of the sign-in service: the token of an email, a session, or why there is none. */
export const hasSignInToken = (hash: string): boolean => /[#&](?:access_token|error_code|token_hash)=/.test(hash);
