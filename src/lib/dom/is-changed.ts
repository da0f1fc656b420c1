/** A field that people type or choose in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field is one that is ticked. */
export const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Of a list that comes with nothing chosen, the browser shows the first option. */
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

/** The fields of the page that no longer hold what they came with. */
export const changedFields = (): Field[] =>
  [...document.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
