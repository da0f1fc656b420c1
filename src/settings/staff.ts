/** The client-only staff pages (decisions §2): no consent, no lookups, nothing of others, never cached. */
import { inLanguage, languages } from "./languages";

/** Each answers for every path below it, in every language. */
export const staffPages = ["/admin", "/image-admin"] as const;

/** The staff page that answers for a path, in the path's language, or undefined: `/el/admin/messages` → `/el/admin`. */
export const staffPageOf = (pathname: string): string | undefined =>
  languages
    .flatMap((language) => staffPages.map((page) => inLanguage(page, language)))
    .find((page) => pathname === page || pathname.startsWith(`${page}/`));

/** Whether an address is one of them, or below one. */
export const isStaffPath = (pathname: string): boolean => staffPageOf(pathname) !== undefined;
