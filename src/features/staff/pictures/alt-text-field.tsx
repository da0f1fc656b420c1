import { useEffect, useRef, useState } from "react";
import { TextField } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { ConflictNotice } from "../ui/conflict-notice";
import { type DraftField, deleteSavedDraft, draftBase, readDraft, saveDraft } from "./drafts";

export interface AltTextOptions {
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

interface AltText {
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
export const useAltText = ({ id, pictureId, field, saved, again, onSave }: AltTextOptions): AltText => {
  const [text, setText] = useState(() => readDraft(pictureId)[field] ?? saved);
  const [told, setTold] = useState(saved);
  // What the words here were written from: as `saved` told, or as it has just been taken from here, which `saved` tells a moment later.
  const [known, setKnown] = useState(() => draftBase(pictureId, field) ?? saved);
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
    deleteSavedDraft(pictureId, { [field]: known });
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
      saveDraft(pictureId, field, !busy && value.trim() === known ? undefined : value, known);
    },
    save,
    theirs,
    keepMine: () => {
      if (theirs === undefined) return;
      setKnown(theirs);
      setStored(undefined);
      saveDraft(pictureId, field, text, theirs);
      void send(theirs);
    },
    takeTheirs: () => {
      if (theirs === undefined) return;
      setText(theirs);
      setKnown(theirs);
      setStored(undefined);
      tried.current = theirs;
      saveDraft(pictureId, field, undefined);
    },
  };
};

interface AltTextFieldProps extends AltTextOptions {
  readonly error: string | undefined;
}

/** What a picture shows, in one language. Saved on leaving the field; until then every keystroke is kept on the device. */
export function AltTextField({ error, ...of }: AltTextFieldProps) {
  const t = useText();
  const { text, state, write, save, theirs, keepMine, takeTheirs } = useAltText(of);
  const greek = of.field === "altEl";
  /** The pressed button goes: the focus is in the field again. */
  const back = (act: () => void) => () => {
    act();
    document.getElementById(of.id)?.focus();
  };
  const lang = greek ? "el" : "en";
  return (
    <>
      <TextField
        id={of.id}
        name={of.field}
        lang={lang}
        label={greek ? t("pictures.altEl") : t("pictures.altEn")}
        value={text}
        maxLength={300}
        error={error}
        count={state === "saved" ? undefined : t(`pictures.${state}`)}
        onChange={({ currentTarget: { value } }) => write(value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => {
          if (key === "Enter") void save();
        }}
      />
      {theirs !== undefined && (
        <ConflictNotice theirs={theirs} lang={lang} choice={{ mine: back(keepMine), theirs: back(takeTheirs) }} />
      )}
    </>
  );
}
