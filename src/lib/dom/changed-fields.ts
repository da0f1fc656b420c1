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
