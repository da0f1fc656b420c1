/** The preferences: one switch a category, what is behind each, and save or cancel (decisions §6). Made when first opened. */
import {
  type OptionalCategory,
  type ServiceDescription,
  consentCategories,
  optionalCategories,
} from "../../settings/third-parties";
import { adoptStyles } from "../../lib/dom/adopt-styles";
import { element } from "../../lib/dom/element";
import type { Text } from "../../lib/i18n/keys";
import { categoryItem } from "./preferences-category";
import styles from "./preferences.sheet.css";

interface PreferencesOptions {
  readonly text: Text;
  readonly months: number;
  readonly services: readonly ServiceDescription[];
  /** What is granted at present. */
  readonly granted: readonly OptionalCategory[];
  readonly save: (chosen: readonly OptionalCategory[]) => void;
}

const titleId = "consent-preferences-title";
const closeIcon =
  '<svg class="icon" viewBox="0 0 18 18" aria-hidden="true" focusable="false"><path d="M2 2l14 14M16 2L2 16"/></svg>';

/** Opens the dialog, once at a time; nothing is stored unless the visitor saves. Escape, the backdrop and both cancels close it. */
export const openPreferences = (options: PreferencesOptions): HTMLDialogElement => {
  const open = document.querySelector<HTMLDialogElement>("dialog.consent-preferences");
  if (open !== null) return open;
  adoptStyles(styles);
  const { text } = options;
  const items = consentCategories.map((category) => categoryItem(category, options));
  const form = element(
    "form",
    { method: "dialog" },
    head(text),
    element(
      "div",
      { class: "consent-preferences-body" },
      element("p", {}, text("consent.preferences.intro", { months: options.months })),
      element("ul", {}, ...items),
    ),
    foot(text),
  );
  const dialog = element("dialog", { class: "consent-preferences", "aria-labelledby": titleId }, form);
  const chosen = () =>
    optionalCategories.filter((category) => form.querySelector(`[name="${category}"]:checked`) !== null);
  form.addEventListener("submit", ({ submitter }) => {
    const answer = (submitter as HTMLButtonElement | null)?.value;
    if (answer === "save") options.save(chosen());
    if (answer === "all") options.save(optionalCategories);
    if (answer === "none") options.save([]);
  });
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};

const head = (text: Text): HTMLElement => {
  const close = element("button", {
    value: "cancel",
    "aria-label": text("common.close"),
    class: "consent-preferences-close",
  });
  close.innerHTML = closeIcon;
  return element(
    "div",
    { class: "consent-preferences-head" },
    element("h2", { id: titleId }, text("consent.preferences.title")),
    close,
  );
};

const foot = (text: Text): HTMLElement =>
  element(
    "div",
    { class: "consent-preferences-foot" },
    element("button", { value: "all" }, text("consent.preferences.acceptAll")),
    element("button", { value: "none" }, text("consent.preferences.rejectAll")),
    element("button", { value: "cancel" }, text("consent.preferences.cancel")),
    element("button", { value: "save", class: "is-filled" }, text("consent.preferences.save")),
  );
