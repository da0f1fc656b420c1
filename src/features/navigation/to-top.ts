/** To the top of the page, as a navigation click goes (specification §2). */
import { isPlainClick } from "../../lib/dom/plain-click";
import { pressedLink } from "../../lib/dom/pressed-link";
import { closeNavigation } from "./close-menus";

/** Smoothly; at once where motion is not wanted. */
export const scrollToTop = (): void => {
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? "instant" : "smooth" });
};

/** While the application is not there, a link to the page that is being read leads to its top, and does not load it again. */
export const answerLinksToHere = (): void =>
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = pressedLink(event);
    if (link === null || link.matches("[data-language]") || link.href !== location.href || link.hash !== "") return;
    event.preventDefault();
    closeNavigation();
    scrollToTop();
  });
