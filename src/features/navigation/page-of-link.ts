import { pageOf } from "./gatsby-runtime";

/** The page that a link leads to in this window and language, as Gatsby names it; null for a file or anything elsewhere. */
export const pageOfLink = (link: HTMLAnchorElement): string | null => {
  if (link.target === "_blank" || link.dataset["language"] !== undefined) return null;
  const page = pageOf(link.href);
  return page === null || /\.\w+$/.test(page.split("?")[0] ?? "") ? null : page;
};
