/** A menu, sheet or popover belongs to the page it was opened on (specification §4), also when a link leads to that page. */
import { openPopovers } from "../../lib/dom/open-popovers";
import { menuSheetId } from "../../settings/interface";

const closePopovers = (): void => openPopovers().forEach((popover) => popover.hidePopover());

/** When the application shows another page: everything. */
export const closeMenus = (): void => {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  closePopovers();
};

/** Only those whose links lead through the site. */
export const closeNavigation = (): void => {
  document.querySelector<HTMLDialogElement>(`#${menuSheetId}[open]`)?.close();
  closePopovers();
};

/** The browser may restore a page from its back/forward cache, which must not show an open menu. */
export const closeNavigationOnLeaving = (): void => window.addEventListener("pagehide", closeNavigation);
