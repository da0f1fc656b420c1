/**
 * The preferences dialog: for each category a switch and its services; buttons to accept all, reject all, cancel and save. Created when it
 * is opened.
 */
import {
  consentCategories,
  type ConsentCategory,
  optionalCategories,
  type OptionalCategory,
  type ServiceDescription,
} from "../../settings/third-parties";
import { adoptStyles, element } from "../../lib/dom/element";
import type { Text, TextKey } from "../../lib/i18n/keys";
import styles from "./preferences.sheet.css";

interface PreferencesOptions {
  readonly text: Text;
  readonly services: readonly ServiceDescription[];
  /** The categories granted at present. */
  readonly granted: readonly OptionalCategory[];
  readonly save: (chosen: readonly OptionalCategory[]) => void;
}

const titleId = "consent-preferences-title";
const closeIcon = '<svg class="icon" viewBox="0 0 18 18" aria-hidden="true"><path d="M2 2l14 14M16 2L2 16"/></svg>';

/**
 * Opens the dialog unless it is open. Nothing is stored until the visitor presses save, accept all or reject all. Escape, the backdrop and
 * the cancel buttons only close it.
 */
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
      element("p", {}, text("consent.preferences.intro")),
      element("ul", {}, ...items),
    ),
    foot(text),
  );
  const dialog = element("dialog", { class: "consent-preferences", "aria-labelledby": titleId }, form);
  const chosen = () =>
    optionalCategories.filter((category) => form.querySelector(`[name="${category}"]:checked`) !== null);
  form.addEventListener("submit", ({ submitter }) => {
    const choice = (submitter as HTMLButtonElement | null)?.value;
    if (choice === "save") options.save(chosen());
    if (choice === "all") options.save(optionalCategories);
    if (choice === "none") options.save([]);
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

const categoryTexts: Readonly<Record<ConsentCategory, { readonly name: TextKey; readonly text: TextKey }>> = {
  necessary: { name: "consent.necessary.name", text: "consent.necessary.text" },
  functional: { name: "consent.functional.name", text: "consent.functional.text" },
  analytics: { name: "consent.analytics.name", text: "consent.analytics.text" },
  marketing: { name: "consent.marketing.name", text: "consent.marketing.text" },
};

/** One category: its name, its switch (locked for the necessary one), its description and its services. */
const categoryItem = (
  category: ConsentCategory,
  { text, services, granted }: Omit<PreferencesOptions, "save">,
): HTMLLIElement => {
  const id = `consent-${category}`;
  const locked = category === "necessary";
  const own = services.filter((service) => service.category === category);
  const toggle = element("input", {
    type: "checkbox",
    role: "switch",
    id,
    name: category,
    "aria-describedby": `${id}-text`,
    checked: category === "necessary" || granted.includes(category),
    disabled: locked,
  });
  // In a form, Enter on a checkbox would press the form's first button, which closes the dialog.
  toggle.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    toggle.click();
  });
  return element(
    "li",
    {},
    element("label", { for: id, id: `${id}-name` }, text(categoryTexts[category].name)),
    element("span", { class: "consent-switch" }, toggle, ...states(locked, text)),
    element("p", { id: `${id}-text` }, text(categoryTexts[category].text)),
    ...(own.length === 0 ? [] : [serviceList(own, id, text)]),
  );
};

/** The visible text of a switch's state; screen readers get the state from the switch itself. */
const states = (locked: boolean, text: Text): HTMLElement[] => {
  const stateText = (className: string, content: string) =>
    element("span", { class: `consent-state ${className}`, "aria-hidden": "true" }, content);
  if (locked) return [stateText("is-locked", text("consent.preferences.alwaysOn"))];
  return [stateText("is-on", text("consent.preferences.on")), stateText("is-off", text("consent.preferences.off"))];
};

/** The services of a category, closed at first. The summary's accessible name includes the category, because there may be several lists. */
const serviceList = (services: readonly ServiceDescription[], id: string, text: Text): HTMLElement => {
  const entries = services.flatMap(({ name, purpose }) => [element("dt", {}, name), element("dd", {}, purpose)]);
  return element(
    "details",
    { class: "consent-services" },
    element(
      "summary",
      { id: `${id}-services`, "aria-labelledby": `${id}-services ${id}-name` },
      text("consent.preferences.services"),
    ),
    element("dl", {}, ...entries),
  );
};
