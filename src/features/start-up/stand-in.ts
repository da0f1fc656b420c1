/** A page that is shown at a URL other than its own: not found, offline, or a staff page below its root. Pure functions. */

const clean = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/**
 * Whether a built page is shown for a URL that is not its own. Gatsby would look for page data at that URL and fail, or
 * redirect. A staff page below its root (`/admin/messages`) is handled by Gatsby's own router.
 */
export const standsIn = (builtPath: string, pathname: string): boolean => {
  const built = clean(builtPath);
  const here = clean(pathname);
  return here !== built && !(built !== "/" && here.startsWith(`${built}/`));
};

/** The page's data as if it had been built for this URL. Throws a `URIError` if the URL is malformed. */
export const dataForAddress = (
  data: Readonly<Record<string, unknown>>,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Record<string, unknown> => ({ ...data, path: decodeURIComponent(clean(pathname)) + search, matchPath: undefined });
