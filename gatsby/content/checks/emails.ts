/** Emails: both languages have the same keys, and each text the same placeholders. */
import { type Language, languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import { quotedNames } from "../facts";

const other: Readonly<Record<Language, Language>> = { en: "el", el: "en" };
const fileOf = (language: Language) => `content/emails/${language}.json`;
const valuesOf = (text: string): string => [...new Set(quotedNames(text))].sort().join(", ");

/** Both languages of `content/emails`. */
export const checkEmails = ({ emails, files }: Draft, { report }: CheckTools): void => {
  if (emails === undefined) return;
  for (const language of languages) {
    const twinFile = fileOf(other[language]);
    const twin = emails[other[language]];
    for (const [key, text] of Object.entries(emails[language])) {
      const there = twin[key];
      if (there === undefined) {
        const fix = `Add “${key}”, or remove it from ${fileOf(language)}.`;
        report({ file: twinFile, field: key, problem: `The text “${key}” is missing.`, fix });
      } else if (language === "el" && valuesOf(text) !== valuesOf(there)) {
        report({
          file: fileOf(language),
          line: files.get(fileOf(language))?.lineOf([key]),
          field: key,
          problem: `The text fills in ${valuesOf(text) || "nothing"}, the English one ${valuesOf(there) || "nothing"}.`,
          fix: "Use the same {names} in both languages.",
        });
      }
    }
  }
};
