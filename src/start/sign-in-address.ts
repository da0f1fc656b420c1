import { inLanguage, languageOfPath } from "../settings/languages";
import { isStaffPath } from "../settings/staff";
import { hasSignInToken } from "../lib/forms/address-token";

/**
 * Where an answer of the sign-in service that has come to a public page belongs, or null. An invitation from the service's own pages
 * names no page, and leads to the home page: which is for guests, and has the tools of others.
 */
export const signInAddress = ({ pathname, hash }: Pick<Location, "pathname" | "hash">): string | null =>
  hasSignInToken(hash) && !isStaffPath(pathname) ? inLanguage("/admin", languageOfPath(pathname)) + hash : null;
