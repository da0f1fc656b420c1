/** Reads, writes and validates the fields of a form. The fields are uncontrolled, so that nothing typed before hydration is lost. */
import * as v from "valibot";
import { fieldValue } from "../../lib/dom/fields";
import type { FieldErrors, Values } from "./form-state";

/** The values of the named fields; a choice without selection is an empty string. */
export const readValues = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> => {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field, fieldValue(data, field)])) as Record<Field, string>;
};

/** Writes values to the fields with the same names. */
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

/** The first field with an error, in display order. */
export const firstWrongField = (form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined =>
  [...form.elements].find((element): element is HTMLElement => {
    const name = element.getAttribute("name");
    return element instanceof HTMLElement && name !== null && errors[name] !== undefined;
  });

type Validated<Input> =
  { readonly valid: true; readonly input: Input } | { readonly valid: false; readonly errors: FieldErrors };

/**
 * Validates values with the schema that the server function also uses. Returns the first error of each field, in field
 * order. `constants` are the values that the schema needs besides the fields, for example the language.
 */
export const validate = <Field extends string, Input>(
  schema: v.GenericSchema<unknown, Input>,
  values: Values<Field>,
  constants: Readonly<Record<string, unknown>> = {},
): Validated<Input> => {
  const result = v.safeParse(schema, { ...constants, ...values });
  if (result.success) return { valid: true, input: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key;
    if (typeof field === "string" && field in values) errors[field] ??= issue.message;
  }
  return { valid: false, errors: inOrder(Object.keys(values), errors) };
};

const inOrder = (fields: readonly string[], errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(fields.flatMap((field) => (errors[field] === undefined ? [] : [[field, errors[field]]])));
