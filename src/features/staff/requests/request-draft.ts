/**
 * What is written on requests, saved or not yet. It stays while one looks elsewhere in the same tab, and is forgotten when its writer
 * leaves. It speaks of people: it is kept in memory only, never on the device.
 */
import { useSyncExternalStore } from "react";
import { createStore } from "../../../lib/external-store";
import { changeRequest } from "../api/requests";
import { useAction } from "../ui/use-action";
import type { PrivacyRequest, RequestFields } from "./request";

export interface RequestFieldValues {
  /** The request as the fields were filled from it, with what was saved here since. */
  readonly seen: PrivacyRequest;
  readonly notes: string;
  readonly answer: string;
  /** Why more time is needed. */
  readonly reason: string;
}

/** The fields as a stored request fills them. */
export const fieldValuesOf = (request: PrivacyRequest): RequestFieldValues => ({
  seen: request,
  notes: request.notes,
  answer: request.answer ?? "",
  reason: "",
});

/** Whether the fields hold nothing that competes with what is stored: a reason for more time is stored nowhere before it is given. */
export const isUnchanged = ({ seen, notes, answer }: RequestFieldValues): boolean =>
  notes.trim() === seen.notes && answer.trim() === (seen.answer ?? "");

/** The words after a change of the request is stored: the next version is seen, and a reason for more time is said, or not needed. */
export const afterSaving = ({ seen, ...words }: RequestFieldValues, fields: RequestFields): RequestFieldValues => ({
  ...words,
  seen: { ...seen, ...fields, version: seen.version + 1 },
  reason: fields.extension_reason === undefined && fields.status !== "closed" ? words.reason : "",
});

/** By the ids of the requests. */
export const drafts = createStore<ReadonlyMap<string, RequestFieldValues>>(new Map());

/** Keeps the words on a request, or forgets them with `undefined`. */
export const saveDraft = (id: string, words: RequestFieldValues | undefined): void => {
  const kept = new Map(drafts.get());
  if (words === undefined) kept.delete(id);
  else kept.set(id, words);
  drafts.set(kept);
};

export const clearDrafts = (): void => drafts.set(new Map());

interface RequestDraft extends RequestFieldValues {
  readonly write: (words: Partial<Omit<RequestFieldValues, "seen">>) => void;
  /** Saves a change of what was seen; refused if somebody else has changed it since. `then` runs once it is stored, before it shows. */
  readonly save: (fields: RequestFields, then?: () => void) => void;
  readonly busy: boolean;
  /** Somebody else has changed the request, and the fields hold what is not saved: they are left alone. */
  readonly isOutdated: boolean;
  /** What somebody else has stored in a field where other words stand; undefined where nobody has. */
  readonly theirs: (field: "notes" | "answer") => string | undefined;
  /** Keeps the words of the fields, which may now take the place of what is stored. */
  readonly keepMine: () => void;
  /** Fills the fields from what is stored now. */
  readonly takeStored: () => void;
}

interface Saving {
  readonly version: number;
  readonly fields: RequestFields;
  readonly then: (() => void) | undefined;
}

/** The fields as `request` fills them. A reason for more time that was written stays, unless it is not needed any more. */
const storedValues = (request: PrivacyRequest, kept: RequestFieldValues | undefined): RequestFieldValues => {
  const isOver = request.status === "closed" || request.extension_reason !== null;
  return { ...fieldValuesOf(request), reason: isOver ? "" : (kept?.reason ?? "") };
};

/** The words on a request: those that were written here, unless they say nothing new and something newer is stored. */
const currentValues = (request: PrivacyRequest): RequestFieldValues => {
  const kept = drafts.get().get(request.id);
  if (kept === undefined || (request.version > kept.seen.version && isUnchanged(kept)))
    return storedValues(request, kept);
  return kept;
};

/** What is written on a request. It stays until it is saved; fields that hold nothing unsaved follow what others store. */
export const useRequestDraft = (request: PrivacyRequest): RequestDraft => {
  useSyncExternalStore(drafts.subscribe, drafts.get);
  const { id } = request;
  const words = currentValues(request);
  const isOutdated = request.version > words.seen.version;
  const { run, busy } = useAction(async ({ version, fields, then }: Saving) => {
    await changeRequest({ id, version, ...fields });
    then?.();
    // Noted here, as the request may have been left meanwhile.
    saveDraft(id, afterSaving(currentValues(request), fields));
  }, "staff.saved");
  return {
    ...words,
    write: (written) => saveDraft(id, { ...words, ...written }),
    save: (fields, then) => run({ version: words.seen.version, fields, then }),
    busy,
    isOutdated,
    theirs: (field) => {
      const stored = request[field] ?? "";
      return isOutdated && stored !== (words.seen[field] ?? "") && stored !== words[field].trim() ? stored : undefined;
    },
    keepMine: () => saveDraft(id, { ...words, seen: request }),
    takeStored: () => saveDraft(id, storedValues(request, words)),
  };
};
