/**
 * Texts typed on requests, saved or not. They are kept while other pages are open in the same tab, and deleted when the member signs out.
 * They contain personal data, so they are kept in memory only, never in the browser's storage; `watchDrafts` warns before they are lost.
 */
import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../../../lib/external-store";
import { type PrivacyRequest, type RequestFields, changeRequest } from "../api/requests";
import { useAction } from "../ui/use-action";

interface RequestFieldValues {
  /** The request on which the fields are based, with the changes saved here since. */
  readonly seen: PrivacyRequest;
  readonly notes: string;
  readonly answer: string;
  /** Reason for an extension of the deadline. */
  readonly reason: string;
}

/** The values of the fields for a stored request. */
const fieldValuesOf = (request: PrivacyRequest): RequestFieldValues => ({
  seen: request,
  notes: request.notes,
  answer: request.answer ?? "",
  reason: "",
});

/** Whether the fields have no unsaved notes or answer. An unsaved reason does not count, as it cannot conflict with a stored one. */
const isUnchanged = ({ seen, notes, answer }: RequestFieldValues): boolean =>
  notes.trim() === seen.notes && answer.trim() === (seen.answer ?? "");

/** The values after a save: based on the next version, and without a reason that was saved or is no longer needed. */
const afterSaving = (values: RequestFieldValues, saved: RequestFields): RequestFieldValues => ({
  ...values,
  seen: { ...values.seen, ...saved, version: values.seen.version + 1 },
  reason: saved.extension_reason === undefined && saved.status !== "closed" ? values.reason : "",
});

/** The values by the id of the request. */
export const drafts = createStore<ReadonlyMap<string, RequestFieldValues>>(new Map());

/** Stores the values for a request; `undefined` deletes them. */
const saveDraft = (id: string, values: RequestFieldValues | undefined): void => {
  const all = new Map(drafts.get());
  if (values === undefined) all.delete(id);
  else all.set(id, values);
  drafts.set(all);
};

/** Whether any request has typed text that is not saved. */
export const hasUnsavedText = (): boolean =>
  [...drafts.get().values()].some((values) => !isUnchanged(values) || values.reason.trim() !== "");

export const clearDrafts = (): void => drafts.set(new Map());

/** Makes the browser ask whether to leave the page. Chrome before version 119 needs `returnValue`. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true;
};

/**
 * Asks before a reload, another document or the closing of the tab loses typed text of a request. The listener exists only while there is
 * such text, because it would keep the page out of the browser's back/forward cache. Returns a function that stops watching.
 */
export const watchDrafts = (): (() => void) => {
  const update = () => {
    if (hasUnsavedText()) window.addEventListener("beforeunload", askBeforeLeaving);
    else window.removeEventListener("beforeunload", askBeforeLeaving);
  };
  update();
  const stop = drafts.subscribe(update);
  return () => {
    stop();
    window.removeEventListener("beforeunload", askBeforeLeaving);
  };
};

interface RequestDraft extends RequestFieldValues {
  readonly write: (values: Partial<Omit<RequestFieldValues, "seen">>) => void;
  /** Saves a change; refused if somebody else has changed the request since. `then` runs after success, before the update is rendered. */
  readonly save: (fields: RequestFields, then?: () => void) => void;
  readonly busy: boolean;
  /** Somebody else has changed the request, but the fields have unsaved text and keep it. */
  readonly isOutdated: boolean;
  /** What somebody else has stored in a field, if the text in the field differs from it; otherwise undefined. */
  readonly theirs: (field: "notes" | "answer") => string | undefined;
  /** Keeps the text of the fields, so that saving replaces the stored text. */
  readonly keepMine: () => void;
  /** Fills the fields with the stored values. */
  readonly takeStored: () => void;
}

interface Saving {
  readonly version: number;
  readonly fields: RequestFields;
  readonly then: (() => void) | undefined;
}

/** The values of the fields for `request`. Keeps a typed reason as long as the request can be extended. */
const storedValues = (request: PrivacyRequest, kept: RequestFieldValues | undefined): RequestFieldValues => {
  const isOver = request.status === "closed" || request.extension_reason !== null;
  return { ...fieldValuesOf(request), reason: isOver ? "" : (kept?.reason ?? "") };
};

/**
 * The values for a request: the typed ones, or the stored ones if they are newer and there is no unsaved text. Text that equals the stored one
 * was saved by a request whose answer was lost.
 */
const currentValues = (request: PrivacyRequest): RequestFieldValues => {
  const kept = drafts.get().get(request.id);
  if (
    kept === undefined ||
    (request.version > kept.seen.version && (isUnchanged(kept) || isUnchanged({ ...kept, seen: request })))
  )
    return storedValues(request, kept);
  return kept;
};

/** The draft of a request. Typed text is kept until it is saved; fields without unsaved text follow changes by others. */
export const useRequestDraft = (request: PrivacyRequest): RequestDraft => {
  useSyncExternalStore(drafts.subscribe, drafts.get);
  const { id } = request;
  const values = currentValues(request);
  // Newer stored values replace a draft without unsaved text in the store too, because `hasUnsavedText` reads the store.
  useEffect(() => {
    const kept = drafts.get().get(id);
    if (kept !== undefined && kept !== values) saveDraft(id, values);
  });
  const isOutdated = request.version > values.seen.version;
  const { run, busy } = useAction(async ({ version, fields, then }: Saving) => {
    await changeRequest({ id, version, ...fields });
    then?.();
    // Updated in the store, because the component may have unmounted meanwhile.
    saveDraft(id, afterSaving(currentValues(request), fields));
  }, "staff.saved");
  return {
    ...values,
    write: (written) => saveDraft(id, { ...values, ...written }),
    save: (fields, then) => run({ version: values.seen.version, fields, then }),
    busy,
    isOutdated,
    theirs: (field) => {
      const stored = request[field] ?? "";
      const isTheirs = stored !== (values.seen[field] ?? "") && stored !== values[field].trim();
      return isOutdated && isTheirs ? stored : undefined;
    },
    keepMine: () => saveDraft(id, { ...values, seen: request }),
    takeStored: () => saveDraft(id, storedValues(request, values)),
  };
};
