/**
 * Keeps what is typed in a form before the application has hydrated it: the page may be reloaded before that, because a
 * script is missing or because the visitor is tired of waiting. Part of the offline chunk, so that the first script stays small.
 */
import { draftAttribute, draftShownAttribute, readDraft, writeDraft } from "../features/forms/draft-store";
import { type Field, changedFields, isField } from "../lib/dom/fields";

/**
 * Stores the texts of a field's form as the form's draft, if it has drafts. If the form does not show its draft yet, an empty field does not
 * replace the earlier text.
 */
const keep = ({ form }: Pick<Field, "form">): void => {
  const name = form?.getAttribute(draftAttribute) ?? null;
  if (form === null || name === null) return;
  const draft = readDraft(name);
  const isShown = form.hasAttribute(draftShownAttribute);
  const typed = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && (isShown || entry[1] !== ""),
  );
  writeDraft(name, { values: { ...draft?.values, ...Object.fromEntries(typed) }, attempt: draft?.attempt ?? null });
};

/** Keeps what has been typed so far and, until the application is ready, every further change. */
export const keepTyping = (startState = window.startState): void => {
  if (startState?.ready === true) return;
  changedFields().forEach(keep);
  document.addEventListener(
    "input",
    ({ target }) => {
      if (startState?.ready !== true && isField(target)) keep(target);
    },
    true,
  );
};
