import { useEffect, useRef, useState } from "react";
import { type DraftField, forgetSaved, keepDraft, readDraft, seenOfDraft } from "./drafts";

export interface WordsOf {
  /** Of the field in the page. */
  readonly id: string;
  readonly pictureId: string;
  readonly field: DraftField;
  readonly saved: string;
  /** Rises when what could not be saved may be tried again: the connection or the session is back. */
  readonly again: number;
  /** Saves, in place of what stood there before; answers whether the backend has it. */
  readonly onSave: (text: string, before: string) => Promise<boolean>;
}

interface Words {
  readonly text: string;
  readonly state: "saved" | "saving" | "unsaved";
  readonly write: (text: string) => void;
  readonly save: () => Promise<void>;
  /** What somebody else has saved while words were written here: nothing is saved until one of the two is chosen. */
  readonly theirs: string | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** What is written about a picture in one language, and its way to the backend: one save at a time, later words after it. */
export const useWords = ({ id, pictureId, field, saved, again, onSave }: WordsOf): Words => {
  const [text, setText] = useState(() => readDraft(pictureId)[field] ?? saved);
  const [told, setTold] = useState(saved);
  // What the words here were written from: as `saved` told, or as it has just been taken from here, which `saved` tells a moment later.
  const [known, setKnown] = useState(() => seenOfDraft(pictureId, field) ?? saved);
  // What somebody else has saved over what the words here were written from.
  const [stored, setStored] = useState(() => (known === saved ? undefined : saved));
  const [sending, setSending] = useState<string | null>(null);
  const busy = sending !== null;
  const words = text.trim();
  if (told !== saved) {
    setTold(saved);
    // What somebody else has saved meanwhile takes the place of words that nobody here has touched.
    const untouched = !busy && words === known;
    if (untouched) setText(saved);
    const ours = untouched || saved === known || saved === words || saved === sending;
    if (ours) setKnown(saved);
    setStored(ours ? undefined : saved);
  }
  const theirs = !busy && stored !== words ? stored : undefined;
  const tried = useRef(words);
  const send = async (before: string) => {
    tried.current = words;
    setSending(words);
    if (await onSave(words, before)) setKnown(words);
    setSending(null);
  };
  const save = async () => {
    if (!busy && theirs === undefined && words !== known) await send(known);
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
      keepDraft(pictureId, field, !busy && value.trim() === known ? undefined : value, known);
    },
    save,
    theirs,
    keepMine: () => {
      if (theirs === undefined) return;
      setKnown(theirs);
      setStored(undefined);
      keepDraft(pictureId, field, text, theirs);
      void send(theirs);
    },
    takeTheirs: () => {
      if (theirs === undefined) return;
      setText(theirs);
      setKnown(theirs);
      setStored(undefined);
      tried.current = theirs;
      keepDraft(pictureId, field, undefined);
    },
  };
};
