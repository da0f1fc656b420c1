import { inLanguage, languageOfPath } from "../settings/languages";
import { isStaffPath } from "../settings/staff";
import { hasSignInToken } from "../lib/forms/address-token";

/**
 * The staff URL to which a result of the sign-in service must be redirected; null if the URL has no such result or the page
 * is a staff page already. Invitations sent from Supabase's dashboard have no target page and lead to the home page,
 * where third-party services could read the token.
 */
export const signInAddress = ({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null =>
  hasSignInToken(hash) && !isStaffPath(pathname) ? inLanguage("/admin", languageOfPath(pathname)) + hash : null;
