import { useEffect, useRef, useState } from "react";
import { TextField } from "../../components/ui/field";
import { useText } from "../../lib/i18n/use-text";
import { type DraftField, keepDraft, readDraft } from "./drafts";

interface WordsFieldProps {
  readonly id: string;
  readonly pictureId: string;
  readonly field: DraftField;
  readonly saved: string;
  readonly error: string | undefined;
  /** Rises when what could not be saved may be tried again: the connection or the session is back. */
  readonly again: number;
  /** Saves; answers whether the backend has it. */
  readonly onSave: (text: string) => Promise<boolean>;
}

/** What a picture shows, in one language. Saved on leaving the field; until then every keystroke is kept on the device. */
export function WordsField({ id, pictureId, field, saved, error, again, onSave }: WordsFieldProps) {
  const t = useText();
  const [text, setText] = useState(() => readDraft(pictureId)[field] ?? saved);
  const [known, setKnown] = useState(saved);
  const [busy, setBusy] = useState(false);
  // What somebody else has saved meanwhile takes the place of words that nobody here has touched.
  if (known !== saved) {
    setKnown(saved);
    if (text.trim() === known) setText(saved);
  }
  const open = text.trim() !== saved;
  const save = async () => {
    const words = text.trim();
    if (busy || words === saved) return;
    setBusy(true);
    const done = await onSave(words);
    setBusy(false);
    if (done) keepDraft(pictureId, field, undefined);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (again > 0) void latest.current();
  }, [again]);
  const greek = field === "altEl";
  return (
    <TextField
      id={id}
      name={field}
      lang={greek ? "el" : "en"}
      label={greek ? t("pictures.altEl") : t("pictures.altEn")}
      value={text}
      maxLength={300}
      error={error}
      count={busy ? t("pictures.saving") : open ? t("pictures.unsaved") : undefined}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        keepDraft(pictureId, field, value.trim() === saved ? undefined : value);
      }}
      onBlur={() => void save()}
      onKeyDown={({ key }) => {
        if (key === "Enter") void save();
      }}
    />
  );
}
