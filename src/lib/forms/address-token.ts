/**
 * Attribute of the root element that hides the form of a page whose URL has a `token`. The inline script sets it before
 * the first paint; the page removes it when it has read the URL.
 */
export const tokenAttribute = "data-token";

/**
 * Whether a URL contains a secret. Whoever has the token of a link in an email can confirm or unsubscribe with it. In
 * the fragment there may be a session of the sign-in service, or the token of a link in its emails; its errors count as secrets too.
 */
export const hasToken = ({ search, hash }: Pick<Location, "search" | "hash">): boolean =>
  /[?&](?:token|unsubscribe)=./.test(search) || hasSignInToken(hash);

/** Whether the fragment is from the sign-in service: a token from an email, a session, or an error. */
export const hasSignInToken = (hash: string): boolean => /[#&](?:access_token|error_code|token_hash)=/.test(hash);
