/** Words that are written but not saved yet: kept on the device with every keystroke, gone once the backend has them. */
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "../../../lib/storage";

const text = v.optional(v.string());
/** What is written, and what stood there when it was begun. */
const draftSchema = v.object({ altEn: text, altEl: text, seenEn: text, seenEl: text });
export type Draft = v.InferOutput<typeof draftSchema>;
export type DraftField = "altEn" | "altEl";

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

/** What stood in a field when its draft was begun; undefined where there is no draft. */
export const draftBase = (id: string, field: DraftField): string | undefined => readDraft(id)[seenField[field]];

/** Keeps one field's text with what stood there before, or forgets it with `undefined`. */
export const saveDraft = (id: string, field: DraftField, text: string | undefined, seen?: string): void => {
  const draft = { ...readDraft(id), [field]: text, [seenField[field]]: text === undefined ? undefined : seen };
  if (draft.altEn === undefined && draft.altEl === undefined) removeStored(key(id));
  else writeStored(key(id), JSON.stringify(draft));
};

/** Forgets what the backend has now; words that have been written since stay. */
export const deleteSavedDraft = (id: string, saved: Pick<Draft, DraftField>): void => {
  const draft = readDraft(id);
  for (const field of ["altEn", "altEl"] as const)
    if (draft[field] !== undefined && draft[field].trim() === saved[field]) saveDraft(id, field, undefined);
};
