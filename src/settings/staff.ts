/** The client-only staff pages: no consent, no lookups, nothing from third parties, never cached. */
import { inLanguage, languages } from "./languages";

/** Each page handles all paths below it, in every language. */
export const staffPages = ["/admin", "/image-admin"] as const;

/** Gatsby's name for the template that renders all staff pages. */
export const staffComponent = "component---src-templates-staff-tsx";

/** The staff page that handles a path, in the path's language, or undefined: `/el/admin/messages` → `/el/admin`. */
export const staffPageOf = (pathname: string): string | undefined =>
  languages
    .flatMap((language) => staffPages.map((page) => inLanguage(page, language)))
    .find((page) => pathname === page || pathname.startsWith(`${page}/`));

/** Whether a path is a staff page or below one. */
export const isStaffPath = (pathname: string): boolean => staffPageOf(pathname) !== undefined;
