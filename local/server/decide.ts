/** Decides the response to a path of the site. Pure functions: the caller tells which files exist. */
import { isHidden } from "../../gatsby/hosting/served-files";
import { type Redirect, canonicalPath, followed, notFoundAddresses, notFoundFiles } from "../../src/settings/hosting";
import { languageOfPath } from "../../src/settings/languages";
import { staffPageOf } from "../../src/settings/staff";

export type Decision =
  | { readonly kind: "file"; readonly file: string; readonly status: 200 | 404 }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "malformed" };

const decode = (pathname: string): string | undefined => {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.includes("\\") ? undefined : path;
  } catch {
    return undefined;
  }
};

const pageFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/**
 * @param pathname as in the request, percent-encoded, without query
 * @param redirects redirects of paths that have moved
 * @param exists whether `public/` has a file of that name
 */
export const decide = (
  pathname: string,
  exists: (file: string) => boolean,
  redirects: readonly Redirect[] = [],
): Decision => {
  const path = decode(pathname);
  if (path === undefined || path.split("/").includes("..")) return { kind: "malformed" };
  const asset = path.slice(1);
  // `//etc/passwd` would be a file outside the site's folder.
  if (asset !== "" && !asset.startsWith("/") && !asset.endsWith(".html") && !isHidden(asset) && exists(asset)) {
    return { kind: "file", file: asset, status: 200 };
  }
  const canonical = canonicalPath(path);
  const page = staffPageOf(canonical) ?? canonical;
  const file = pageFile(page);
  const moved = exists(file) ? undefined : (followed(path, redirects) ?? followed(canonical, redirects));
  if (moved !== undefined) return { kind: "redirect", to: encodeURI(moved) };
  if (notFoundAddresses.includes(page) || isHidden(file) || !exists(file)) {
    return { kind: "file", file: notFoundFiles[languageOfPath(canonical)], status: 404 };
  }
  return canonical === path ? { kind: "file", file, status: 200 } : { kind: "redirect", to: encodeURI(canonical) };
};
