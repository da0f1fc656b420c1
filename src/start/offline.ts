/**
 * Offline pages, updates, drafts of what is typed before hydration, removal of old drafts, and retries of failed pictures: in a separate
 * chunk that is loaded when the browser is idle.
 */
import {
  draftAttribute,
  draftShownAttribute,
  removeOldDrafts,
  readDraft,
  writeDraft,
} from "../features/forms/draft-store";
import { retryPictures, watchOfflinePage } from "../features/offline-and-updates/watch-connection";
import { registerServiceWorker, type UpdateTexts } from "../features/offline-and-updates/service-worker-updates";
import { type Field, changedFields, isField } from "../lib/dom/fields";

declare const UPDATE_TEXTS: UpdateTexts;

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

/**
 * Keeps what has been typed so far and, until the application has hydrated the form, every further change: the page may be reloaded
 * before that, because a script is missing or because the visitor is tired of waiting.
 */
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

export const begin = (): void => {
  removeOldDrafts();
  keepTyping();
  retryPictures();
  watchOfflinePage();
  void registerServiceWorker(UPDATE_TEXTS);
};
