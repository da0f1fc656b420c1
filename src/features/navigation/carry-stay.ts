/**
 * A link that the visitor opens in a new tab or window gets the chosen stay in its URL, because the stay is stored by tab. The link's own URL
 * is put back afterwards.
 */
import { isPlainClick } from "../../lib/dom/clicks";
import { withStayQuery, namesStay } from "../../lib/booking/stay-query";
import { stayStore } from "../../lib/booking/stay-store";
import { withoutLanguage } from "../../settings/languages";
import { linkToPage } from "./gatsby-runtime";

/** The suite of a suite's page is the page's own. */
const isSuitePage = (path: string): boolean => withoutLanguage(path).startsWith("/suite/");

const carryStay = (event: MouseEvent): void => {
  const link = linkToPage(event.target)?.link;
  const { suite, ...days } = stayStore.get();
  if (link === undefined || days.arrival === "" || namesStay(link.search)) return;
  const address = link.getAttribute("href") ?? "";
  const isSuiteOpen = suite !== undefined && !isSuitePage(link.pathname);
  link.search = withStayQuery(link.search, isSuiteOpen ? { ...days, suite } : days);
  setTimeout(() => link.setAttribute("href", address));
};

/** Watches clicks with a modifier key or the middle button, and the menu in which a link can be opened in a new tab. */
export const carryStayToNewTabs = (): void => {
  // In the capture phase: a click on a prerendered link is stopped there (prerender.ts).
  document.addEventListener(
    "click",
    (event) => {
      if (!isPlainClick(event)) carryStay(event);
    },
    true,
  );
  document.addEventListener("auxclick", (event) => {
    if (event.button === 1) carryStay(event);
  });
  document.addEventListener("contextmenu", carryStay);
};
