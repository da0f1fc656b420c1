import { TextField } from "../../components/ui/field";
import { useText } from "../../lib/i18n/use-text";
import { type WordsOf, useWords } from "./use-words";

interface WordsFieldProps extends WordsOf {
  readonly error: string | undefined;
}

/** What a picture shows, in one language. Saved on leaving the field; until then every keystroke is kept on the device. */
export function WordsField({ error, ...of }: WordsFieldProps) {
  const t = useText();
  const { text, state, write, save } = useWords(of);
  const greek = of.field === "altEl";
  return (
    <TextField
      id={of.id}
      name={of.field}
      lang={greek ? "el" : "en"}
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
  );
}
