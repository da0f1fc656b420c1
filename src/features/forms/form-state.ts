/**
 * The values of a form, read from its fields and validated, and its state: editing → sending → sent | failed, and back. Without texts,
 * network or storage. The fields are uncontrolled, so that nothing typed before hydration is lost.
 */
import type { LimitReason } from "../../lib/forms/limit-reasons";
import * as v from "valibot";
import { fieldValue, isField } from "../../lib/dom/fields";

/** The typed values by field; an empty field is an empty string. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Error codes of the schema (`nameRequired`) by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Why sending failed. `rateLimited`: the limit of the visitor or of the recipient's email address was reached; `conflict`: the attempt's
 * key was already used for another text; `challenge`: the challenge was not passed or could not be loaded.
 */
export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "rateLimited"; readonly reason: LimitReason; readonly minutes: number }
  | { readonly kind: "conflict" }
  | { readonly kind: "challenge" }
  | { readonly kind: "general" };

interface Common<Field extends string> {
  readonly values: Values<Field>;
  /** The current errors. An error disappears as soon as the visitor has corrected it. */
  readonly errors: FieldErrors;
  /** The errors of the last attempt. The summary keeps these lines until the next attempt, so that nothing shifts while typing. */
  readonly lastErrors: FieldErrors;
  /** Whether the text was restored from a draft. */
  readonly restored: boolean;
}

type Phase<Answer> =
  | { readonly phase: "editing" }
  | { readonly phase: "sending" }
  | { readonly phase: "failed"; readonly failure: Failure }
  | { readonly phase: "sent"; readonly answer: Answer };

export type FormState<Field extends string, Answer> = Common<Field> & Phase<Answer>;

export type FormEvent<Field extends string, Answer> =
  | { readonly type: "typed"; readonly values: Values<Field>; readonly errors: FieldErrors }
  | { readonly type: "restored"; readonly values: Values<Field> }
  | { readonly type: "refused"; readonly values: Values<Field>; readonly errors: FieldErrors }
  | { readonly type: "sending"; readonly values: Values<Field> }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "sent"; readonly answer: Answer }
  | { readonly type: "restarted" };

/** An empty value for every field. */
const emptyValues = <Field extends string>(fields: readonly Field[]): Values<Field> =>
  Object.fromEntries(fields.map((field) => [field, ""])) as Record<Field, string>;

/** The state of an untouched form. */
export const initialState = <Field extends string, Answer>(fields: readonly Field[]): FormState<Field, Answer> => ({
  phase: "editing",
  values: emptyValues(fields),
  errors: {},
  lastErrors: {},
  restored: false,
});

/** The current errors of fields that the last attempt reported; no new errors appear while the visitor is still typing. */
const stillWrong = (now: FieldErrors, lastErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in lastErrors));

/** The state after an event. While sending, only the result of sending changes the state. */
export const nextState = <Field extends string, Answer>(
  state: FormState<Field, Answer>,
  event: FormEvent<Field, Answer>,
): FormState<Field, Answer> => {
  if (state.phase === "sending" && event.type !== "failed" && event.type !== "sent" && event.type !== "refused")
    return state;
  switch (event.type) {
    case "typed":
      return { ...state, values: event.values, errors: stillWrong(event.errors, state.lastErrors) };
    case "restored":
      return { ...state, values: event.values, restored: true };
    case "refused": {
      const { values, errors } = event;
      return { phase: "editing", values, errors, lastErrors: errors, restored: state.restored };
    }
    case "sending":
      return { phase: "sending", values: event.values, errors: {}, lastErrors: {}, restored: state.restored };
    case "failed":
      return { ...state, phase: "failed", failure: event.failure };
    case "sent":
      return { ...initialState<Field, Answer>(fieldsOf(state)), phase: "sent", answer: event.answer };
    case "restarted":
      return initialState(fieldsOf(state));
  }
};

const fieldsOf = <Field extends string>(state: Common<Field>): Field[] => Object.keys(state.values) as Field[];

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
    else if (isField(element)) element.value = value;
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
  const errors = Object.keys(values).flatMap((field) => {
    const issue = result.issues.find(({ path }) => path?.[0]?.key === field);
    return issue === undefined ? [] : [[field, issue.message] as const];
  });
  return { valid: false, errors: Object.fromEntries(errors) };
};
