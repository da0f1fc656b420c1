/** The options and the result of `useForm`. */
import type { FormEvent, RefObject } from "react";
import type * as v from "valibot";
import type { draftAttribute } from "./draft-store";
import type { Outcome } from "./api/call-function";
import type { FormState } from "./form-state";

export interface FormOptions<Field extends string, Input, Answer> {
  /** Key of the draft and prefix of every id, e.g. `contact`. Must be unique on a page. */
  readonly name: string;
  /** Names of the fields, in display order. */
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<unknown, Input>;
  /** Values that the schema needs besides the fields, for example the language. */
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly send: (
    input: Input,
    attempt: { readonly idempotencyKey: string; readonly guards: Guards },
  ) => Promise<Outcome<Answer>>;
}

/** Values sent with a message so that the server can recognise bots. */
export interface Guards {
  /** Value of the honeypot; empty unless a bot filled it in. */
  readonly website: string;
  /** Token of the challenge, if the challenge is enabled. */
  readonly turnstileToken?: string;
}

export interface FormHandle<Field extends string, Answer> {
  readonly name: string;
  readonly state: FormState<Field, Answer>;
  /** Props of the `<form>`. Its method is POST, so that typed text never appears in a URL. */
  readonly formProps: {
    readonly [draftAttribute]: string;
    readonly ref: RefObject<HTMLFormElement>;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Props of a field: id, name, error message, and whether it is read-only because the form is being sent. */
  readonly field: (
    field: Field,
    errorText: (code: string) => string,
  ) => { readonly id: string; readonly name: Field; readonly error: string | undefined; readonly readOnly: boolean };
  /** Empties the form and removes the draft; also leads from `sent` back to a new form. */
  readonly restart: () => void;
}
