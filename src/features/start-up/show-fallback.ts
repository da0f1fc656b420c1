/** What visitors see if the application cannot be rendered (specification §2). */
import type { StartTextKey } from "../../settings/start";
import { adoptStyles, element } from "../../lib/dom/element";
import styles from "./plain-page.sheet.css";
import { findRoot, isRootEmpty, loadingOverlayId } from "./app-root";

/** Id of a template or hidden element with which a page can replace the application. */
export const fallbackId = "fallback-content";

interface PlainPage {
  readonly text: (key: StartTextKey) => string;
  readonly bookingAddress: string;
}

const fallbackContent = (): Node | null => {
  const fallback = document.getElementById(fallbackId);
  if (fallback instanceof HTMLTemplateElement) return fallback.content.cloneNode(true);
  fallback?.removeAttribute("hidden");
  return fallback;
};

const plainPage = ({ text, bookingAddress }: PlainPage): HTMLElement => {
  adoptStyles(styles);
  const book = element("a", { href: bookingAddress, target: "_blank", rel: "noopener" }, text("error.startup.bookNow"));
  return element(
    "main",
    { class: "plain-page", role: "alert" },
    element("p", {}, text("error.startup.text")),
    element("p", {}, book),
  );
};

/**
 * Shows the fallback content or, if there is none, a plain page with a link to book. A page with static content needs
 * neither.
 */
export const showFallback = (plain: PlainPage): void => {
  if (!isRootEmpty()) return;
  const place = findRoot()?.firstElementChild ?? findRoot() ?? document.body;
  document.getElementById(loadingOverlayId)?.remove();
  place.append(fallbackContent() ?? plainPage(plain));
};
