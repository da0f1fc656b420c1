/** A page that is shown at another address than its own: not found, offline, or a staff page below its root. Pure. */

const clean = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/**
 * Whether a built page stands in for an address that is not its own. Gatsby would look for data at the address and fail,
 * or take the visitor away from it; a staff page below its root (`/admin/messages`) is known to Gatsby's own router.
 */
export const standsIn = (builtPath: string, pathname: string): boolean => {
  const built = clean(builtPath);
  const here = clean(pathname);
  return here !== built && !(built !== "/" && here.startsWith(`${built}/`));
};

/** The page's data as if it had been built for the address. Throws a `URIError` for an address that is not well formed. */
export const dataForAddress = (
  data: Readonly<Record<string, unknown>>,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Record<string, unknown> => ({ ...data, path: decodeURIComponent(clean(pathname)) + search, matchPath: undefined });
