/** URLs with a secret from a link in an email. */
import { inLanguage, languageOfPath } from "../../settings/languages";
import { isStaffPath } from "../../settings/routes";

/**
 * Attribute of the root element on a page whose URL has the token of a link in our emails. The inline script sets it before the first
 * paint. Only `/dsar` uses it: its form is hidden until the page has read the URL and removes the attribute.
 */
export const tokenAttribute = "data-token";

/** Whether the query has the token of a link in our emails. Whoever has the token can confirm or unsubscribe with it. */
export const hasEmailToken = (search: string): boolean => /[?&](?:token|unsubscribe)=./.test(search);

/** Whether the fragment has the token of a link in the emails of the sign-in service. */
const hasSignInToken = (hash: string): boolean => /[#&]token_hash=/.test(hash);

/**
 * Whether third-party services can read a token: from the page's URL, or from its referrer, which is the URL of the page before. A referrer
 * has no fragment.
 */
export const canReadToken = ({ search, hash }: Pick<Location, "search" | "hash">, referrer: string): boolean =>
  hasEmailToken(search + referrer) || hasSignInToken(hash);

/**
 * The staff URL to which a link of the sign-in service must be redirected; null if the URL has no token of this service or
 * the page is a staff page already. Invitations sent from Supabase's dashboard have no target page and lead to the home
 * page, where third-party services could read the token.
 */
export const signInAddress = ({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null =>
  hasSignInToken(hash) && !isStaffPath(pathname) ? inLanguage("/admin", languageOfPath(pathname)) + hash : null;
