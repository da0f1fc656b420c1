import { withoutLanguage } from "./languages";

/** Whether an address is one of the client-only staff pages (decisions §2): no consent, no lookups, nothing of others. */
export const isStaffPath = (pathname: string): boolean => /^\/(image-)?admin(\/|$)/.test(withoutLanguage(pathname));
