/** What a form is doing, as pure data: editing → sending → sent | failed, and back. No text, no network, no storage. */
import type { LimitReason } from "../../lib/forms/limit-reasons";

/** What is typed, by field; an empty text is an empty field. */
export type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What is wrong, by the name of the field, as the codes of the schema (`nameRequired`). */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Why nothing was sent. `rateLimited` by the visitor's own limit, or by that of the recipient, the address written to; `conflict`: the key of the attempt already stands for another text; `challenge`: not passed.
 */
export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "rateLimited"; readonly reason: LimitReason; readonly minutes: number }
  | { readonly kind: "conflict" }
  | { readonly kind: "challenge" }
  | { readonly kind: "general" };

interface Common<Field extends string> {
  readonly values: Values<Field>;
  /** What is wrong now. An error disappears while the visitor corrects it. */
  readonly errors: FieldErrors;
  /** What the last attempt found. The summary keeps these lines until the next attempt, so that nothing moves while typing. */
  readonly found: FieldErrors;
  /** Whether the text was brought back from an earlier visit. */
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

/** Every field empty. */
export const emptyValues = <Field extends string>(fields: readonly Field[]): Values<Field> =>
  Object.fromEntries(fields.map((field) => [field, ""])) as Record<Field, string>;

/** A form before anybody has touched it. */
export const initialState = <Field extends string, Answer>(fields: readonly Field[]): FormState<Field, Answer> => ({
  phase: "editing",
  values: emptyValues(fields),
  errors: {},
  found: {},
  restored: false,
});

/** Only the errors that the last attempt has named: no new ones appear while the visitor is still typing. */
const stillWrong = (now: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in found));

/** The state after an event. While a message is on its way nothing but its answer changes the state. */
export const nextState = <Field extends string, Answer>(
  state: FormState<Field, Answer>,
  event: FormEvent<Field, Answer>,
): FormState<Field, Answer> => {
  if (state.phase === "sending" && event.type !== "failed" && event.type !== "sent" && event.type !== "refused")
    return state;
  switch (event.type) {
    case "typed":
      return { ...state, values: event.values, errors: stillWrong(event.errors, state.found) };
    case "restored":
      return { ...state, values: event.values, restored: true };
    case "refused": {
      const { values, errors } = event;
      return { phase: "editing", values, errors, found: errors, restored: state.restored };
    }
    case "sending":
      return { phase: "sending", values: event.values, errors: {}, found: {}, restored: state.restored };
    case "failed":
      return { ...state, phase: "failed", failure: event.failure };
    case "sent":
      return { ...initialState<Field, Answer>(fieldsOf(state)), phase: "sent", answer: event.answer };
    case "restarted":
      return initialState(fieldsOf(state));
  }
};

const fieldsOf = <Field extends string>(state: Common<Field>): Field[] => Object.keys(state.values) as Field[];
