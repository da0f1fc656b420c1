/** Words that are written but not saved yet: kept on the device with every keystroke, gone once the backend has them. */
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "../../lib/storage";

const schema = v.object({ altEn: v.optional(v.string()), altEl: v.optional(v.string()) });
export type Draft = v.InferOutput<typeof schema>;
export type DraftField = keyof Draft;

const key = (id: string): string => `picture-words:${id}`;

export const readDraft = (id: string): Draft => {
  const stored = readStored(key(id));
  if (stored === null) return {};
  try {
    const read = v.safeParse(schema, JSON.parse(stored));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
};

/** Keeps one field's text, or forgets it with `undefined`. */
export const keepDraft = (id: string, field: DraftField, text: string | undefined): void => {
  const draft = { ...readDraft(id), [field]: text };
  if (draft.altEn === undefined && draft.altEl === undefined) removeStored(key(id));
  else writeStored(key(id), JSON.stringify(draft));
};

/** Forgets what the backend has now; words that have been written since stay. */
export const forgetSaved = (id: string, saved: Draft): void => {
  const draft = readDraft(id);
  for (const field of ["altEn", "altEl"] as const)
    if (draft[field] !== undefined && draft[field].trim() === saved[field]) keepDraft(id, field, undefined);
};
