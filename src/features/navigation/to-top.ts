/** To the top of the page, as a navigation click goes (specification §2). */
import { closeNavigation } from "./close-menus";

/** Smoothly; at once where motion is not wanted. */
export const scrollToTop = (): void => {
  const reducesMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? "instant" : "smooth" });
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** While the application is not there, a link to the page that is being read leads to its top, and does not load it again. */
export const answerLinksToHere = (): void =>
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>("a[href]:not([target],[download],[data-language])");
    if (link === null || link.href !== location.href || link.hash !== "") return;
    event.preventDefault();
    closeNavigation();
    scrollToTop();
  });
