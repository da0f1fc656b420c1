import { useEffect, useRef, useState } from "react";
import { TextField } from "../../../components/ui/field";
import { useText } from "../../../lib/i18n/use-text";
import { ConflictNotice } from "../ui/action-buttons";
import { type DraftField, deleteSavedDraft, draftBase, readDraft, saveDraft } from "./drafts";

interface AltTextOptions {
  /** Id of the input element. */
  readonly id: string;
  readonly pictureId: string;
  readonly field: DraftField;
  readonly saved: string;
  /** Whether the picture is published. The backend then refuses an empty text, so it is not sent; what was typed stays as a draft. */
  readonly published: boolean;
  /** Increases when the connection or the session is back, which triggers another attempt to save. */
  readonly reconnectCount: number;
  /** Saves a text that replaces `before`. Resolves to whether the backend has stored it. */
  readonly onSave: (text: string, before: string) => Promise<boolean>;
}

interface AltText {
  readonly text: string;
  readonly state: "saved" | "saving" | "unsaved";
  /** Whether the text is empty although the picture is published. */
  readonly isMissing: boolean;
  readonly write: (text: string) => void;
  readonly save: () => Promise<void>;
  /** The text that somebody else has saved meanwhile, or undefined. Nothing is saved until the member has chosen one of the two texts. */
  readonly theirs: string | undefined;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/** State of one alternative text of a picture. Saves run one at a time; a text typed meanwhile is saved afterwards. */
const useAltText = ({ id, pictureId, field, saved, published, reconnectCount, onSave }: AltTextOptions): AltText => {
  const [text, setText] = useState(() => readDraft(pictureId)[field] ?? saved);
  const [lastSaved, setLastSaved] = useState(saved);
  // The stored text on which the text in the field is based. After a save, it is newer than `saved` until the list is updated.
  const [known, setKnown] = useState(() => draftBase(pictureId, field) ?? saved);
  // The text that somebody else has saved in place of `known`; undefined if nobody has.
  const [stored, setStored] = useState(() => (known === saved ? undefined : saved));
  const [sending, setSending] = useState<string | null>(null);
  const busy = sending !== null;
  const trimmed = text.trim();
  const isMissing = published && trimmed === "";
  if (lastSaved !== saved) {
    setLastSaved(saved);
    // A text that nobody has edited here is replaced by what somebody else has saved.
    const untouched = !busy && trimmed === known;
    if (untouched) setText(saved);
    const ours = untouched || saved === known || saved === trimmed || saved === sending;
    if (ours) setKnown(saved);
    setStored(ours ? undefined : saved);
  }
  const theirs = !busy && stored !== trimmed ? stored : undefined;
  /** The text of the last attempt to save. */
  const tried = useRef(trimmed);
  const send = async (before: string) => {
    tried.current = trimmed;
    if (isMissing) return;
    setSending(trimmed);
    if (await onSave(trimmed, before)) setKnown(trimmed);
    setSending(null);
  };
  const save = async () => {
    if (!busy && theirs === undefined && trimmed !== known) await send(known);
  };
  const latest = useRef({ trimmed, save });
  useEffect(() => {
    latest.current = { trimmed, save };
  });
  useEffect(() => {
    if (reconnectCount > 0) void latest.current.save();
  }, [reconnectCount]);
  useEffect(() => {
    if (busy) return;
    deleteSavedDraft(pictureId, { [field]: known });
    // A text typed during the save is saved now, unless the field still has the focus; leaving the field will save it then.
    const isChanged = latest.current.trimmed !== tried.current;
    if (isChanged && document.activeElement?.id !== id) void latest.current.save();
  }, [busy, known, id, pictureId, field]);
  return {
    text,
    state: busy ? "saving" : trimmed === known ? "saved" : "unsaved",
    write: (value) => {
      setText(value);
      // During a save, a text equal to `known` is a draft too, because another text is about to be stored.
      saveDraft(pictureId, field, !busy && value.trim() === known ? undefined : value, known);
    },
    isMissing,
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
  /** The picture's name, part of the accessible name, because the list has one such field for each picture. */
  readonly name: string;
  readonly error: string | undefined;
}

/**
 * The alternative text of a picture in one language. Saved with Enter or on leaving the field; until then every change is stored in the
 * browser.
 */
export function AltTextField({ name, error, ...options }: AltTextFieldProps) {
  const t = useText();
  const { text, state, isMissing, write, save, theirs, keepMine, takeTheirs } = useAltText(options);
  const { id, field } = options;
  const isGreek = field === "altEl";
  /** The pressed button disappears, so the focus moves to the field. */
  const thenFocusField = (act: () => void) => () => {
    act();
    document.getElementById(id)?.focus();
  };
  const lang = isGreek ? "el" : "en";
  return (
    <>
      <TextField
        id={id}
        name={field}
        lang={lang}
        // Not an `aria-label`, which would be read in the language of the text.
        label={
          <>
            {t(isGreek ? "pictures.altEl" : "pictures.altEn")}
            <span className="visually-hidden">: {name}</span>
          </>
        }
        value={text}
        maxLength={300}
        error={error ?? (isMissing ? t("pictures.altNeededInBoth") : undefined)}
        count={state === "saved" ? undefined : t(`pictures.${state}`)}
        onChange={({ currentTarget: { value } }) => write(value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => {
          if (key === "Enter") void save();
        }}
      />
      {theirs !== undefined && (
        <ConflictNotice
          theirs={theirs}
          lang={lang}
          choice={{ mine: thenFocusField(keepMine), theirs: thenFocusField(takeTheirs) }}
        />
      )}
    </>
  );
}
