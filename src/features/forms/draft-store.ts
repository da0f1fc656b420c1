/**
 * Drafts in localStorage: typed text, so that it survives a reload, a crash and a change of language, and the last attempt to send it. Also
 * shows a draft before the application does.
 */
import { randomUuid } from "../../lib/random-uuid";

/** The idempotency key and the values of an attempt to send: the server stores the same text only once, and a changed text is a new message. */
export interface Attempt {
  readonly key: string;
  /** The values that were sent with this key, as JSON. */
  readonly of: string;
}

interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly attempt: Attempt | null;
}

/** Drafts are removed after this time, because they may contain a name and an email address. */
export const draftLifetimeDays = 30;

/** Attribute of a form that keeps drafts: its name in this store. The start scripts keep what is typed before hydration. */
export const draftAttribute = "data-draft";

/** Attribute of a form whose draft the inline script has shown (`showDraft`). */
export const draftShownAttribute = "data-draft-shown";

const prefix = "form-draft:";
const storageKey = (form: string): string => prefix + form;
const lifetime = draftLifetimeDays * 24 * 60 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value["key"] === "string" && typeof value["of"] === "string";

/**
 * How far in the future a draft's time may be, in milliseconds. A draft from a later time was saved while the clock was ahead, and would be
 * kept for too long.
 */
const leeway = 24 * 60 * 60 * 1000;

/** The draft of a form; null if there is none, if it is too old or too far in the future, if it is unreadable, or if storage is blocked. */
export const readDraft = (form: string, now = Date.now()): Draft | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(form)) ?? "null");
    if (!isRecord(stored)) return null;
    const age = typeof stored["savedAt"] === "number" ? now - stored["savedAt"] : Infinity;
    if (age <= lifetime && age >= -leeway) {
      const { values, attempt } = stored;
      return { values: textsOf(values), attempt: isAttempt(attempt) ? attempt : null };
    }
    removeDraft(form);
    return null;
  } catch {
    return null;
  }
};

/** Stores a draft; without any text, removes the stored one instead. Full or blocked storage is ignored. */
export const writeDraft = (form: string, draft: Draft, now = Date.now()): void => {
  if (Object.values(draft.values).every((value) => value.trim() === "")) return removeDraft(form);
  try {
    localStorage.setItem(storageKey(form), JSON.stringify({ ...draft, savedAt: now }));
  } catch {
    // The text is still in the form.
  }
};

export const removeDraft = (form: string): void => {
  try {
    localStorage.removeItem(storageKey(form));
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
};

/** Removes the old drafts of all forms, by reading them: `readDraft` removes a draft that is too old or too far in the future. */
export const removeOldDrafts = (now = Date.now()): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) readDraft(key.slice(prefix.length), now);
  } catch {
    // If storage is blocked, there is nothing to remove.
  }
};

/**
 * The idempotency key for sending these values: the last key if the values are the same, so that a retry after a lost
 * response stores nothing twice; a new key if anything has changed, so that the change is not lost.
 */
export const attemptFor = (values: Readonly<Record<string, unknown>>, last: Attempt | null): Attempt => {
  const of = JSON.stringify(values);
  return last?.of === of ? last : { key: randomUuid(), of };
};

/**
 * Fills the empty fields of the form in which `target` is a field, if the form has a draft. Used before the application shows the draft: on a
 * slow connection a visitor who has come back would otherwise type into an empty field, and the new text would replace the earlier one. Part
 * of the inline script, so it must be small.
 */
export const showDraft = (target: EventTarget | null): void => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>(`form[${draftAttribute}]`) : null;
  if (!form || form.hasAttribute(draftShownAttribute)) return;
  const draft = readDraft(form.getAttribute(draftAttribute) ?? "");
  if (!draft) return;
  // While the page is being parsed, the form may lack fields, which must get their texts later.
  if (document.readyState !== "loading") form.setAttribute(draftShownAttribute, "");
  for (const [name, text] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(name) as { value: string; tabIndex?: number } | null;
    // Not the honeypot, which is the field that the keyboard does not reach.
    if (field?.value === "" && field.tabIndex !== -1) field.value = text;
  }
};
