/** Form fields in the page: which of them have changed, how they get the focus, and their values. */

/** A form field that people type or choose in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Whether a field is a checkbox or radio button. */
export const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** A select without a default shows its first option. */
const isChoiceChanged = ({ options, selectedIndex }: HTMLSelectElement): boolean => {
  const all = [...options];
  return all.some((option) => option.defaultSelected)
    ? all.some((option) => option.selected !== option.defaultSelected)
    : selectedIndex > 0;
};

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return isChoiceChanged(field);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** The fields of the page whose value is not their default. */
export const changedFields = (): Field[] =>
  [...document.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);

/** Scrolls as little as needed. As a ref, it shows an element that has just appeared. */
export const scrollIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "nearest" });

/** Attribute of the element that contains a field, with its label or legend as first child. */
export const fieldFrame = { "data-field": true } as const;

/**
 * Focuses a field and scrolls so that its label is in view too. By itself, Safari scrolls only the focused field into view, and the
 * header covers the label.
 */
export const focusField = (field: HTMLElement | null | undefined): void => {
  field?.focus({ preventScroll: true });
  showField(field);
};

/** Scrolls to a field with its label. `above` comes into view as well, if there is room for both. */
export const showField = (field: HTMLElement | null | undefined, above?: Element | null): void => {
  const frame = field?.closest("[data-field]") ?? field;
  // The part that is scrolled to last is certain to be in view. Not smooth: the next scroll would cancel the one before it.
  for (const part of [above, frame, frame?.firstElementChild])
    part?.scrollIntoView({ block: "nearest", behavior: "instant" });
};

/** The value of a field; empty if there is no such field, or nothing is chosen in it. */
export const fieldValue = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === "string" ? value : "";
};
