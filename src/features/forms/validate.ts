import * as v from "valibot";
import type { FieldErrors, Values } from "./form-state";

type Validated<Input> =
  { readonly valid: true; readonly input: Input } | { readonly valid: false; readonly errors: FieldErrors };

/**
 * Checks values with the schema that the server function checks them with too; the first fault of each field, in field
 * order. `constants` is what the schema wants besides the fields: the language, say.
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
