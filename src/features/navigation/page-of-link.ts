import { pageOf } from "./gatsby-runtime";

/** The page that a link leads to in this window and language, as Gatsby names it; null for a file or anything elsewhere. */
export const pageOfLink = (link: HTMLAnchorElement): string | null => {
  if (link.target === "_blank" || link.dataset["language"] !== undefined) return null;
  const page = pageOf(link.href);
  return page === null || /\.\w+$/.test(page.split("?")[0] ?? "") ? null : page;
};

/** The link to another page of the site that something is part of, and that page; null for anything else. */
export const linkAway = (
  target: EventTarget | null,
): { readonly link: HTMLAnchorElement; readonly page: string } | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const page = link === null ? null : pageOfLink(link);
  return link === null || page === null || link.pathname === window.location.pathname ? null : { link, page };
};
