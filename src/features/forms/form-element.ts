/** Reading and writing what stands in a form's fields. The fields are the browser's own: nothing typed before scripts came is lost. */
import type { FieldErrors, Values } from "./form-state";

/** What stands in the named fields; an unchosen choice is an empty text. */
export const readValues = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> => {
  const data = new FormData(form);
  const text = (field: Field): string => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>;
};

/** Puts values into the fields of the same name. */
export const writeValues = (form: HTMLFormElement, values: Readonly<Record<string, string>>): void => {
  for (const [field, value] of Object.entries(values)) {
    const element = form.elements.namedItem(field);
    if (element instanceof RadioNodeList) element.value = value;
    else if (element instanceof HTMLInputElement && element.type === "radio") element.checked = element.value === value;
    else if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      element.value = value;
    }
  }
};

/** Moves the focus to the first field that is wrong, in the order in which the fields stand. */
export const focusFirstError = (form: HTMLFormElement, errors: FieldErrors): void => {
  for (const element of form.elements) {
    const name = element.getAttribute("name");
    if (element instanceof HTMLElement && name !== null && errors[name] !== undefined) return element.focus();
  }
};
