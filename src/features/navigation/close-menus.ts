/** A menu, sheet or popover belongs to the page it was opened on (specification §4) and closes when another page is shown. */
import { openPopovers } from "../../lib/dom/shown-elements";
import { menuSheetId } from "../../settings/interface";

const closePopovers = (): void => openPopovers().forEach((popover) => popover.hidePopover());

/** Closes all dialogs and popovers. Called when the application begins a navigation. */
export const closeMenus = (): void => {
  document.querySelectorAll<HTMLDialogElement>("dialog[open]").forEach((dialog) => dialog.close());
  closePopovers();
};

/** Closes only the menu sheet and popovers, which contain links to pages. */
export const closeNavigation = (): void => {
  document.querySelector<HTMLDialogElement>(`#${menuSheetId}[open]`)?.close();
  closePopovers();
};

/** Closes the menus when the page is left, so that none is open if the browser restores it from its back/forward cache. */
export const closeNavigationOnLeaving = (): void => window.addEventListener("pagehide", closeNavigation);
