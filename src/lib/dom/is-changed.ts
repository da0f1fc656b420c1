/** A field that people type or choose in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether a field is one that is ticked. */
export const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** The fields of the page that no longer hold what they came with. */
export const changedFields = (): Field[] =>
  [...document.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
