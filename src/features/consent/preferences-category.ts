import type { ConsentCategory, OptionalCategory, ServiceDescription } from "../../settings/third-parties";
import { element } from "../../lib/dom/element";
import type { Text, TextKey } from "../../lib/i18n/keys";

interface CategoryOptions {
  readonly text: Text;
  readonly services: readonly ServiceDescription[];
  readonly granted: readonly OptionalCategory[];
}

const words: Readonly<Record<ConsentCategory, { readonly name: TextKey; readonly text: TextKey }>> = {
  necessary: { name: "consent.necessary.name", text: "consent.necessary.text" },
  functional: { name: "consent.functional.name", text: "consent.functional.text" },
  analytics: { name: "consent.analytics.name", text: "consent.analytics.text" },
  marketing: { name: "consent.marketing.name", text: "consent.marketing.text" },
};

/** One category: its name, its switch (the necessary one is locked), what it means and the services behind it. */
export const categoryItem = (
  category: ConsentCategory,
  { text, services, granted }: CategoryOptions,
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
  return element(
    "li",
    {},
    element("label", { for: id }, text(words[category].name)),
    element("span", { class: "consent-switch" }, toggle, ...states(locked, text)),
    element("p", { id: `${id}-text` }, text(words[category].text)),
    ...(own.length === 0 ? [] : [serviceList(own, text)]),
  );
};

/** The state in words, for eyes; the switch itself says it to screen readers. */
const states = (locked: boolean, text: Text): HTMLElement[] => {
  const word = (kind: string, words: string) =>
    element("span", { class: `consent-state ${kind}`, "aria-hidden": "true" }, words);
  if (locked) return [word("is-locked", text("consent.preferences.alwaysOn"))];
  return [word("is-on", text("consent.preferences.on")), word("is-off", text("consent.preferences.off"))];
};

const serviceList = (services: readonly ServiceDescription[], text: Text): HTMLElement => {
  const entries = services.flatMap(({ name, purpose }) => [element("dt", {}, name), element("dd", {}, purpose)]);
  return element(
    "details",
    { class: "consent-services" },
    element("summary", {}, text("consent.preferences.services")),
    element("dl", {}, ...entries),
  );
};
