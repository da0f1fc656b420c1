/** The clicks that the start bundle handles, before and after the application has loaded. */
import { type OptionalCategory, optionalCategories } from "../settings/third-parties";
import { knownCategories, getConsent, storeConsent } from "../features/consent/consent-store";
import { showMissingPart } from "../features/errors/script-notice";
import { announce } from "../lib/dom/element";
import { loadConsentDialog } from "./dynamic-parts";
import { settings, text } from "./settings";

const saveConsent = (granted: readonly OptionalCategory[]): void => {
  storeConsent(granted, settings.consent);
  announce(text("consent.saved"));
};

/**
 * The categories of a choice: `all`, `none`, or one category in addition to those already granted (for example, from
 * the map).
 */
const chosenBy = (choice: string): readonly OptionalCategory[] => {
  if (choice === "all") return optionalCategories;
  const one = knownCategories([choice]);
  return one.length === 0 ? [] : [...(getConsent() ?? []), ...one];
};

const openConsent = (): void => {
  loadConsentDialog().then(
    ({ openConsentDialog }) => openConsentDialog(getConsent() ?? [], saveConsent),
    (error: unknown) => {
      showMissingPart(text);
      throw error;
    },
  );
};

/** The dialog named by a button's `data-dialog-open`; null in browsers that support `command`, which open it themselves. */
const dialogOf = (target: Element): HTMLDialogElement | null => {
  const button = target.closest<HTMLButtonElement>("button[data-dialog-open]");
  if (button === null || "command" in HTMLButtonElement.prototype) return null;
  const dialog = document.getElementById(button.dataset["dialogOpen"] ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

/** The handler for a click on an element, or null if the start bundle does not handle it. */
export const clickHandlerOf = (target: Element): (() => void) | null => {
  const choice = target.closest<HTMLElement>("[data-consent-choice]")?.dataset["consentChoice"];
  if (choice !== undefined) return () => saveConsent(chosenBy(choice));
  if (target.closest("[data-consent-open]") !== null) return openConsent;
  const dialog = dialogOf(target);
  return dialog === null ? null : () => dialog.showModal();
};
