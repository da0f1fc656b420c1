import { useEffect, useRef, useState } from "react";
import { type DraftField, forgetSaved, keepDraft, readDraft } from "./drafts";

export interface WordsOf {
  /** Of the field in the page. */
  readonly id: string;
  readonly pictureId: string;
  readonly field: DraftField;
  readonly saved: string;
  /** Rises when what could not be saved may be tried again: the connection or the session is back. */
  readonly again: number;
  /** Saves; answers whether the backend has it. */
  readonly onSave: (text: string) => Promise<boolean>;
}

interface Words {
  readonly text: string;
  readonly state: "saved" | "saving" | "unsaved";
  readonly write: (text: string) => void;
  readonly save: () => Promise<void>;
}

/** What is written about a picture in one language, and its way to the backend: one save at a time, later words after it. */
export const useWords = ({ id, pictureId, field, saved, again, onSave }: WordsOf): Words => {
  const [text, setText] = useState(() => readDraft(pictureId)[field] ?? saved);
  const [told, setTold] = useState(saved);
  // What the backend has: as `saved` told last, or as it has just been taken from here, which `saved` tells a moment later.
  const [known, setKnown] = useState(saved);
  const [busy, setBusy] = useState(false);
  if (told !== saved) {
    setTold(saved);
    setKnown(saved);
    // What somebody else has saved meanwhile takes the place of words that nobody here has touched.
    if (!busy && text.trim() === known) setText(saved);
  }
  const words = text.trim();
  const tried = useRef(words);
  const save = async () => {
    if (busy) return;
    tried.current = words;
    if (words === known) return;
    setBusy(true);
    if (await onSave(words)) setKnown(words);
    setBusy(false);
  };
  const latest = useRef({ words, save });
  useEffect(() => {
    latest.current = { words, save };
  });
  useEffect(() => {
    if (again > 0) void latest.current.save();
  }, [again]);
  useEffect(() => {
    if (busy) return;
    forgetSaved(pictureId, { [field]: known });
    // Words that came while others were on their way follow, unless somebody is still writing: leaving the field saves those.
    const later = latest.current.words !== tried.current;
    if (later && document.activeElement?.id !== id) void latest.current.save();
  }, [busy, known, id, pictureId, field]);
  return {
    text,
    state: busy ? "saving" : words === known ? "saved" : "unsaved",
    write: (value) => {
      setText(value);
      // While a save is under way even the old words are new ones.
      keepDraft(pictureId, field, !busy && value.trim() === known ? undefined : value);
    },
    save,
  };
};
