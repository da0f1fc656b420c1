/**
 * The offline page's reload and retries of failed pictures when the network is back, updates, drafts of what is typed before hydration, and
 * removal of old drafts: in a separate chunk that is loaded when the browser is idle.
 */
import { announce } from "../lib/dom/element";
import {
  draftAttribute,
  draftShownAttribute,
  removeOldDrafts,
  readDraft,
  writeDraft,
} from "../features/forms/draft-store";
import { registerServiceWorker, type UpdateTexts } from "../features/offline-and-updates/service-worker-updates";
import { type Field, changedFields, isField } from "../lib/dom/fields";

/** Attribute that identifies the offline page; its value is the announcement for when the network is back. */
const offlinePageAttribute = "data-offline-page";

/** How long the page waits after the announcement before it reloads, in milliseconds. */
const announcementTime = 800;

/** On the offline page: when the connection is back, announces it and loads the requested page. On other pages: does nothing. */
const watchOfflinePage = (): void => {
  const page = document.querySelector(`[${offlinePageAttribute}]`);
  if (page === null) return;
  window.addEventListener("online", () => {
    announce(page.getAttribute(offlinePageAttribute) ?? "");
    setTimeout(() => window.location.reload(), announcementTime);
  });
};

const isFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0 && currentSrc !== "";

/** When the network is back, requests again the pictures that failed to load. The browser itself does not. */
export const retryPictures = (): void => {
  window.addEventListener("online", () => {
    for (const picture of document.images) {
      // Setting `src` to the same value makes the browser choose among the `<source>` elements and load again.
      if (isFailed(picture)) picture.setAttribute("src", picture.getAttribute("src") ?? "");
    }
  });
};

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
