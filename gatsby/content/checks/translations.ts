/** Checks that interface texts and emails have the same keys in both languages, and the same placeholders. */
import { type Language, languages } from "../../../src/settings/languages";
import { startNamespaces } from "../../html/start-texts";
import type { Checked } from "../content";
import type { ReportField } from "../content-issue";
import { quotedNames } from "../facts";
import { englishNames, otherLanguage } from "../../both-languages";
import type { LocaleTexts } from "../schema/texts";

const listed = (names: Iterable<string>): string => [...new Set(names)].sort().join(", ");

/** Reports a Greek text that has other placeholders than the English one. `form` is how a placeholder is written. */
const checkPlaceholders = (key: string, own: string, english: string, form: string, report: ReportField) => {
  if (own === english) return;
  const problem = `The placeholders are: ${own || "none"}; in the English text: ${english || "none"}.`;
  report([key], problem, `Use the same ${form} in both languages.`);
};

/** Checks that the emails of both languages have the same keys, and their texts the same placeholders. */
export const checkEmails = ({ emails, report, reportIn }: Checked): void => {
  for (const language of languages) {
    const twin = otherLanguage[language];
    const [file, twinFile] = [`content/emails/${language}.json`, `content/emails/${twin}.json`] as const;
    for (const [key, text] of Object.entries(emails[language])) {
      const there = emails[twin][key];
      if (there === undefined) {
        const fix = `Add “${key}”, or remove it from ${file}.`;
        report({ file: twinFile, field: key }, `The text “${key}” is missing.`, fix);
      } else if (language === "el") {
        checkPlaceholders(key, listed(quotedNames(text)), listed(quotedNames(there)), "{names}", reportIn(file));
      }
    }
  }
};

/** The names of the run-time values: “count, total” for “{{total}} for {{count}} nights”. */
const runTimeValues = (text: string): string =>
  listed([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));

const pluralForms = ["_one", "_other"] as const;

const checkPlural = (key: string, texts: LocaleTexts, report: ReportField) => {
  const form = pluralForms.find((suffix) => key.endsWith(suffix));
  if (form === undefined) return;
  const base = key.slice(0, -form.length);
  for (const wanted of pluralForms)
    if (texts[base + wanted] === undefined)
      report([key], `The plural “${base}” has no form “${wanted}”.`, `Add “${base}${wanted}”.`);
  if (texts[base] !== undefined)
    report([key], `“${base}” exists with and without plural forms.`, "Keep one of the two.");
};

/** Reports texts of the start namespaces that quote facts: these texts are also used outside the pages, where no facts are filled in. */
const checkStartTexts = (namespace: string, texts: LocaleTexts, report: ReportField) => {
  if (!startNamespaces.some((name) => name === namespace)) return;
  for (const [key, text] of Object.entries(texts)) {
    if (quotedNames(text).length === 0) continue;
    const fix = `Write it without the fact: the texts of ${startNamespaces.join(", ")} are also used outside the pages.`;
    report([key], "The text quotes a fact, which cannot be filled in here.", fix);
  }
};

/** Checks that the interface texts of both languages have the same keys and run-time values, and both forms of each plural. */
export const checkLocales = ({ locales, report: reportIssue, reportIn }: Checked): void => {
  for (const language of languages) {
    const other = otherLanguage[language];
    for (const [namespace, texts] of locales[language]) {
      const fileIn = (folder: Language) => `content/locales/${folder}/${namespace}.json`;
      const [name, twinName] = [fileIn(language), fileIn(other)];
      const twin = locales[other].get(namespace);
      const report = reportIn(name);
      checkStartTexts(namespace, texts, report);
      if (twin === undefined) {
        const fix = `Write the texts of ${name} in ${englishNames[other]}.`;
        reportIssue({ file: twinName }, "The file is missing.", fix);
        continue;
      }
      for (const [key, text] of Object.entries(texts)) {
        const there = twin[key];
        if (there === undefined) {
          const problem = `The ${englishNames[other]} text of “${namespace}.${key}” is missing.`;
          reportIssue({ file: twinName, field: key }, problem, `Add “${key}”, or remove it from ${name}.`);
        } else if (language === "el") {
          checkPlaceholders(key, runTimeValues(text), runTimeValues(there), "{{names}}", report);
        }
        checkPlural(key, texts, report);
      }
    }
  }
};
