/** Drafts of alternative texts: stored in the browser with every change, deleted once the backend has the text. */
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "../../../lib/storage";
import type { Language } from "../../../settings/languages";

const text = v.optional(v.string());
/** The typed texts, and the backend's texts on which they are based. */
const draftSchema = v.object({ altEn: text, altEl: text, seenEn: text, seenEl: text });
type Draft = v.InferOutput<typeof draftSchema>;
/** The fields of the alternative texts, by language. */
export const altFields = { en: "altEn", el: "altEl" } as const satisfies Record<Language, string>;

export type DraftField = (typeof altFields)[Language];

const seenField = { altEn: "seenEn", altEl: "seenEl" } as const;

const key = (id: string): string => `picture-words:${id}`;

export const readDraft = (id: string): Draft => {
  const stored = readStored(key(id));
  if (stored === null) return {};
  try {
    const read = v.safeParse(draftSchema, JSON.parse(stored));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
};

/** The backend's text on which the draft of a field is based; undefined if there is no draft. */
export const draftBase = (id: string, field: DraftField): string | undefined => readDraft(id)[seenField[field]];

/** Stores the draft of one field with the text on which it is based; `undefined` deletes the draft. */
export const saveDraft = (id: string, field: DraftField, text: string | undefined, seen?: string): void => {
  const draft = { ...readDraft(id), [field]: text, [seenField[field]]: text === undefined ? undefined : seen };
  if (draft.altEn === undefined && draft.altEl === undefined) removeStored(key(id));
  else writeStored(key(id), JSON.stringify(draft));
};

/** Deletes the drafts that equal the saved texts; a text typed since is kept. */
export const deleteSavedDraft = (id: string, saved: Pick<Draft, DraftField>): void => {
  const draft = readDraft(id);
  for (const field of Object.values(altFields))
    if (draft[field] !== undefined && draft[field].trim() === saved[field]) saveDraft(id, field, undefined);
};
