import { useMemo } from "react";
import type * as several from "./page-site";

/** Replaces `page-site.ts` in the build of a house with one suite. */
export const usePageSite: typeof several.usePageSite = (site) =>
  useMemo(() => ({ ...site, pageEngine: site.bookingEngine }), [site]);
