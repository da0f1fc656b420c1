/** The texts of the emails (content/emails), by language and key. */
import english from "../../../../content/emails/en.json" with { type: "json" };
import greek from "../../../../content/emails/el.json" with { type: "json" };

const words: Readonly<Record<"en" | "el", Readonly<Record<string, string>>>> = { en: english, el: greek };

/** The returned function throws if there is no text for a key; a test covers that all exist. */
export const wordsIn =
  (language: "en" | "el") =>
  (key: string): string => {
    const text = words[language][key];
    if (text === undefined) throw new Error(`No words for ${key} in ${language}`);
    return text;
  };
