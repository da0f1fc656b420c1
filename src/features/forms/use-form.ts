import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from "react";
import type * as v from "valibot";
import { flushSync } from "react-dom";
import { focusField, showField } from "../../lib/dom/fields";
import { showToast } from "../../lib/notifications/toast-store";
import { environment } from "../../settings/environment";
import { preloadChunk } from "../errors/preload-error";
import type { Outcome } from "./api/call-function";
import {
  type Attempt,
  attemptFor,
  draftAttribute,
  draftShownAttribute,
  readDraft,
  removeDraft,
  writeDraft,
} from "./draft-store";
import { summaryId, trapName } from "./form-parts";
import {
  type Failure,
  type FieldErrors,
  type FormEvent as StateEvent,
  type FormState,
  type Values,
  firstWrongField,
  initialState,
  nextState,
  readValues,
  validate,
  writeValues,
} from "./form-state";

interface FormOptions<Field extends string, Input, Answer> {
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
    /** The inline script adds an attribute to the form (`draftShownAttribute`). */
    readonly suppressHydrationWarning: true;
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

const importChallenge = () => import("./challenge");

/**
 * Sends with the token of the challenge, if the challenge is enabled. If the code of the challenge can be loaded neither while the visitor
 * types nor now, the page is reloaded once with the draft, as for any chunk that cannot be loaded (src/start/watch-failures.ts); otherwise the
 * challenge counts as not passed.
 */
const sendGuarded = async <Answer>(
  form: HTMLFormElement,
  send: (proof: { readonly turnstileToken?: string }) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> => {
  const { turnstileSiteKey } = environment;
  if (turnstileSiteKey === "") return send({});
  const turnstileToken = await importChallenge()
    .then(({ passChallenge }) => passChallenge(form, turnstileSiteKey))
    .catch(() => null);
  if (turnstileToken !== null) return send({ turnstileToken });
  return { result: "failed", failure: { kind: navigator.onLine ? "challenge" : "offline" } };
};

/**
 * A form that loses no input: validate → sending → sent | failed. The fields are uncontrolled, so that text typed before hydration is
 * kept. A draft is stored until it is sent or cleared, for `draftLifetimeDays` at most. Only one submission can run at a time. A retry with
 * unchanged values has the idempotency key of the last attempt, unless the server has refused that key since the page was loaded. A failure
 * after the visitor has left the page is reported in a toast.
 */
export const useForm = <Field extends string, Input, Answer>({
  name,
  fields,
  schema,
  constants,
  send,
}: FormOptions<Field, Input, Answer>): FormHandle<Field, Answer> => {
  const ref = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt | null>(null);
  const busy = useRef(false);
  const [state, dispatch] = useReducer(
    (before: FormState<Field, Answer>, event: StateEvent<Field, Answer>) => nextState(before, event),
    initialState<Field, Answer>(fields),
  );

  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    const typed = readValues(form, fields);
    const draft = readDraft(name);
    const isShown = form.hasAttribute(draftShownAttribute);
    attempt.current = draft?.attempt ?? null;
    // If the draft is shown, what is empty now has been deleted by the visitor.
    const restored = fields.filter((field) => (typed[field] === "") !== isShown && draft?.values[field]);
    if (!isShown) writeValues(form, Object.fromEntries(restored.map((field) => [field, draft?.values[field] ?? ""])));
    const values = readValues(form, fields);
    // Hidden fields do not count: the visitor has not written their values.
    const written = restored.filter((field) => form.querySelector(`[name="${field}"][hidden]`) === null);
    if (written.length > 0) dispatch({ type: "restored", values });
    else dispatch({ type: "typed", values, errors: {} });
    // Only once, after hydration; from then on the fields themselves hold the values.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const values = readValues(currentTarget, fields);
    const checked = validate<Field, Input>(schema, values, constants);
    writeDraft(name, { values, attempt: attempt.current });
    dispatch({ type: "typed", values, errors: checked.valid ? {} : checked.errors });
    if (environment.turnstileSiteKey !== "") void preloadChunk(importChallenge);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy.current) void submit(event.currentTarget);
  };

  const refuse = (form: HTMLFormElement, values: Values<Field>, errors: FieldErrors): void => {
    const field = firstWrongField(form, errors);
    field?.focus({ preventScroll: true });
    // The list of errors moves the field, so the list must be rendered before the page scrolls.
    flushSync(() => dispatch({ type: "refused", values, errors }));
    showField(field, document.getElementById(summaryId(name)));
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const values = readValues(form, fields);
    const checked = validate<Field, Input>(schema, values, constants);
    if (!checked.valid) {
      refuse(form, values, checked.errors);
      return;
    }
    busy.current = true;
    const { key } = (attempt.current = attemptFor({ ...constants, ...values }, attempt.current));
    writeDraft(name, { values, attempt: attempt.current });
    dispatch({ type: "sending", values });
    const website = readValues(form, [trapName])[trapName];
    const outcome = await sendGuarded(form, (proof) =>
      send(checked.input, { idempotencyKey: key, guards: { website, ...proof } }),
    );
    busy.current = false;
    if (outcome.result === "answered") {
      attempt.current = null;
      removeDraft(name);
      dispatch({ type: "sent", answer: outcome.answer });
      return;
    }
    // The visitor has left the page.
    if (ref.current === null) showToast({ key: "toast.notSent", tone: "error" });
    if (outcome.result === "refused" && fields.some((field) => field in outcome.errors)) {
      refuse(form, values, outcome.errors);
    } else {
      const failure: Failure = outcome.result === "failed" ? outcome.failure : { kind: "general" };
      if (failure.kind === "conflict") attempt.current = null;
      dispatch({ type: "failed", failure });
    }
  };

  const restart = () => {
    ref.current?.reset();
    attempt.current = null;
    removeDraft(name);
    // After sending, this renders the fields again, so that the first one can take the focus.
    flushSync(() => dispatch({ type: "restarted" }));
    focusField(ref.current?.querySelector<HTMLElement>("input:not([tabindex='-1']), textarea, select"));
  };

  return {
    name,
    state,
    formProps: {
      [draftAttribute]: name,
      ref,
      method: "post",
      noValidate: true,
      suppressHydrationWarning: true,
      onSubmit,
      onInput,
    },
    field: (field, errorText) => ({
      id: `${name}-${field}`,
      name: field,
      error: state.errors[field] === undefined ? undefined : errorText(state.errors[field]),
      readOnly: state.phase === "sending",
    }),
    restart,
  };
};
