/**
 * What is written on requests, saved or not yet. It stays while one looks elsewhere in the same tab, and is forgotten when its writer
 * leaves. It speaks of people: it is kept in memory only, never on the device.
 */
import { createStore } from "../../../lib/external-store";
import type { PrivacyRequest, RequestFields } from "./request";

export interface RequestWords {
  /** The request as the fields were filled from it, with what was saved here since. */
  readonly seen: PrivacyRequest;
  readonly notes: string;
  readonly answer: string;
  /** Why more time is needed. */
  readonly reason: string;
}

/** The fields as a stored request fills them. */
export const wordsOf = (request: PrivacyRequest): RequestWords => ({
  seen: request,
  notes: request.notes,
  answer: request.answer ?? "",
  reason: "",
});

/** Whether the fields hold nothing that competes with what is stored: a reason for more time is stored nowhere before it is given. */
export const saysNothingNew = ({ seen, notes, answer }: RequestWords): boolean =>
  notes.trim() === seen.notes && answer.trim() === (seen.answer ?? "");

/** The words after a change of the request is stored: the next version is seen, and a reason for more time is said, or not needed. */
export const afterSaving = ({ seen, ...words }: RequestWords, fields: RequestFields): RequestWords => ({
  ...words,
  seen: { ...seen, ...fields, version: seen.version + 1 },
  reason: fields.extension_reason === undefined && fields.status !== "closed" ? words.reason : "",
});

/** By the ids of the requests. */
export const drafts = createStore<ReadonlyMap<string, RequestWords>>(new Map());

/** Keeps the words on a request, or forgets them with `undefined`. */
export const keepDraft = (id: string, words: RequestWords | undefined): void => {
  const kept = new Map(drafts.get());
  if (words === undefined) kept.delete(id);
  else kept.set(id, words);
  drafts.set(kept);
};

export const forgetDrafts = (): void => drafts.set(new Map());
