/** URLs with a secret, from a link in an email or from the sign-in service. */
import { inLanguage, languageOfPath } from "../../settings/languages";
import { isStaffPath } from "../../settings/staff";

/**
 * Attribute of the root element that hides the form of a page whose URL has a `token`. The inline script sets it before
 * the first paint; the page removes it when it has read the URL.
 */
export const tokenAttribute = "data-token";

/** Whether the fragment is from the sign-in service: a token from an email, a session, or an error. */
const hasSignInToken = (hash: string): boolean => /[#&](?:access_token|error_code|token_hash)=/.test(hash);

/**
 * Whether a URL contains a secret. Whoever has the token of a link in an email can confirm or unsubscribe with it. In
 * the fragment there may be a session of the sign-in service, or the token of a link in its emails; its errors count as secrets too.
 */
export const hasToken = ({ search, hash }: Pick<Location, "search" | "hash">): boolean =>
  /[?&](?:token|unsubscribe)=./.test(search) || hasSignInToken(hash);

/**
 * The staff URL to which a result of the sign-in service must be redirected; null if the URL has no such result or the page
 * is a staff page already. Invitations sent from Supabase's dashboard have no target page and lead to the home page,
 * where third-party services could read the token.
 */
export const signInAddress = ({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null =>
  hasSignInToken(hash) && !isStaffPath(pathname) ? inLanguage("/admin", languageOfPath(pathname)) + hash : null;
