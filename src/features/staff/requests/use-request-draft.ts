import { useSyncExternalStore } from "react";
import { changeRequest } from "../api/change-request";
import { useAct } from "../desk/use-act";
import { type RequestWords, afterSaving, drafts, keepDraft, saysNothingNew, wordsOf } from "./drafts";
import type { PrivacyRequest, RequestFields } from "./request";

interface RequestDraft extends RequestWords {
  readonly write: (words: Partial<Omit<RequestWords, "seen">>) => void;
  /** Saves a change of what was seen; refused if somebody else has changed it since. `then` runs once it is stored, before it shows. */
  readonly save: (fields: RequestFields, then?: () => void) => void;
  readonly busy: boolean;
  /** Somebody else has changed the request, and the fields hold what is not saved: they are left alone. */
  readonly overtaken: boolean;
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
const storedWords = (request: PrivacyRequest, kept: RequestWords | undefined): RequestWords => {
  const isOver = request.status === "closed" || request.extension_reason !== null;
  return { ...wordsOf(request), reason: isOver ? "" : (kept?.reason ?? "") };
};

/** The words on a request: those that were written here, unless they say nothing new and something newer is stored. */
const wordsOn = (request: PrivacyRequest): RequestWords => {
  const kept = drafts.get().get(request.id);
  if (kept === undefined || (request.version > kept.seen.version && saysNothingNew(kept)))
    return storedWords(request, kept);
  return kept;
};

/** What is written on a request. It stays until it is saved; fields that hold nothing unsaved follow what others store. */
export const useRequestDraft = (request: PrivacyRequest): RequestDraft => {
  useSyncExternalStore(drafts.subscribe, drafts.get);
  const { id } = request;
  const words = wordsOn(request);
  const overtaken = request.version > words.seen.version;
  const { act, busy } = useAct(async ({ version, fields, then }: Saving) => {
    await changeRequest({ id, version, ...fields });
    then?.();
    // Noted here, as the request may have been left meanwhile.
    keepDraft(id, afterSaving(wordsOn(request), fields));
  }, "staff.saved");
  return {
    ...words,
    write: (written) => keepDraft(id, { ...words, ...written }),
    save: (fields, then) => act({ version: words.seen.version, fields, then }),
    busy,
    overtaken,
    theirs: (field) => {
      const stored = request[field] ?? "";
      return overtaken && stored !== (words.seen[field] ?? "") && stored !== words[field].trim() ? stored : undefined;
    },
    keepMine: () => keepDraft(id, { ...words, seen: request }),
    takeStored: () => keepDraft(id, storedWords(request, words)),
  };
};
