/**
 * Attribute of the root element while the URL has a `token`: set before the first paint, removed when the application
 * has read the URL.
 */
export const tokenAttribute = "data-token";

/**
 * Whether a URL contains a secret. Links in emails have a token by which anyone can confirm, unsubscribe or view a
 * request. The sign-in service passes sessions in the fragment, and the links in its emails have tokens there.
 */
export const hasToken = ({ search, hash }: Pick<Location, "search" | "hash">): boolean =>
  /[?&](?:token|unsubscribe)=./.test(search) || hasSignInToken(hash);

/** Whether the fragment is from the sign-in service: a token from an email, a session, or an error. */
export const hasSignInToken = (hash: string): boolean => /[#&](?:access_token|error_code|token_hash)=/.test(hash);
