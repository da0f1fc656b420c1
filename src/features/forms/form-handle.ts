/** What a form asks for and what it hands to its markup: the two ends of `useForm`. */
import type { FormEvent, RefObject } from "react";
import type * as v from "valibot";
import type { Outcome } from "./api/call-function";
import type { FormState } from "./form-state";

export interface FormOptions<Field extends string, Input, Answer> {
  /** Names the draft and begins every id: `contact`. Unique on a page. */
  readonly name: string;
  /** In the order in which they stand. */
  readonly fields: readonly Field[];
  readonly schema: v.GenericSchema<unknown, Input>;
  /** What the schema wants besides the fields: the language, say. */
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly send: (
    input: Input,
    attempt: { readonly idempotencyKey: string; readonly guards: Guards },
  ) => Promise<Outcome<Answer>>;
}

/** What goes with a message to tell people from programs. */
export interface Guards {
  /** What stood in the honeypot: empty, unless a program filled it in. */
  readonly website: string;
  /** What the challenge gave, where it is on. */
  readonly turnstileToken?: string;
}

export interface FormHandle<Field extends string, Answer> {
  readonly name: string;
  readonly state: FormState<Field, Answer>;
  /** For the `<form>`. It posts, so that nothing typed ever stands in an address. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement>;
    readonly method: "post";
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** For a field: its id and name, what is wrong with it as a sentence, and whether it rests while its text is on the way. */
  readonly field: (
    field: Field,
    errorText: (code: string) => string,
  ) => { readonly id: string; readonly name: Field; readonly error: string | undefined; readonly readOnly: boolean };
  /** Empties the form and forgets the draft; also the way from `sent` back to a new form. */
  readonly restart: () => void;
}
