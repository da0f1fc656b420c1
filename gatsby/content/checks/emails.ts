/** Checks that the e-mails of both languages have the same keys, and their texts the same placeholders. */
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import { quotedNames } from "../facts";
import { otherLanguage } from "../language-names";
import { reportIn } from "../report-in";

const placeholdersOf = (text: string): string => [...new Set(quotedNames(text))].sort().join(", ");

export const checkEmails = (draft: Draft, tools: CheckTools): void => {
  const { emails } = draft;
  if (emails === undefined) return;
  for (const language of languages) {
    const twin = otherLanguage[language];
    const [file, twinFile] = [`content/emails/${language}.json`, `content/emails/${twin}.json`] as const;
    for (const [key, text] of Object.entries(emails[language])) {
      const there = emails[twin][key];
      if (there === undefined) {
        const fix = `Add “${key}”, or remove it from ${file}.`;
        tools.report({ file: twinFile, field: key, problem: `The text “${key}” is missing.`, fix });
      } else if (language === "el" && placeholdersOf(text) !== placeholdersOf(there)) {
        const problem = `The text fills in ${placeholdersOf(text) || "nothing"}, the English one ${placeholdersOf(there) || "nothing"}.`;
        reportIn(draft, file, tools)([key], problem, "Use the same {names} in both languages.");
      }
    }
  }
};
