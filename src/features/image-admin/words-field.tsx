import { TextField } from "../../components/ui/field";
import { useText } from "../../lib/i18n/use-text";
import { StoredMeanwhile } from "../staff/desk/stored-meanwhile";
import { type WordsOf, useWords } from "./use-words";

interface WordsFieldProps extends WordsOf {
  readonly error: string | undefined;
}

/** What a picture shows, in one language. Saved on leaving the field; until then every keystroke is kept on the device. */
export function WordsField({ error, ...of }: WordsFieldProps) {
  const t = useText();
  const { text, state, write, save, theirs, keepMine, takeTheirs } = useWords(of);
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
        <StoredMeanwhile theirs={theirs} lang={lang} choice={{ mine: back(keepMine), theirs: back(takeTheirs) }} />
      )}
    </>
  );
}
