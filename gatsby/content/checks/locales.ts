/** Checks that the interface texts of both languages have the same keys and run-time values, and both forms of each plural. */
import { type Language, languages } from "../../../src/settings/languages";
import { startNamespaces } from "../../html/start-texts";
import type { CheckTools, Draft } from "../content";
import { quotedNames } from "../facts";
import { editorsNames, otherLanguage } from "../language-names";
import { type ReportField, reportIn } from "../report-in";
import type { LocaleTexts } from "../schema/locale";

const fileOf = (language: Language, namespace: string) => `content/locales/${language}/${namespace}.json`;

/** The names of the run-time values, sorted: “count, total” for “{{total}} for {{count}} nights”. */
const runTimeValues = (text: string): string =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort().join(", ");

const quotesFacts = (namespace: string, text: string): boolean =>
  startNamespaces.some((name) => name === namespace) && quotedNames(text).length > 0;

const pluralForms = ["_one", "_other"] as const;

const checkValues = (key: string, own: string, english: string | undefined, report: ReportField) => {
  const values = runTimeValues(own);
  const others = english === undefined ? values : runTimeValues(english);
  if (values === others) return;
  const problem = `The text fills in ${values || "nothing"}, the English one ${others || "nothing"}.`;
  report([key], problem, "Use the same {{names}} in both languages.");
};

const checkPlural = (key: string, texts: LocaleTexts, report: ReportField) => {
  const form = pluralForms.find((suffix) => key.endsWith(suffix));
  if (form === undefined) return;
  const base = key.slice(0, -form.length);
  for (const wanted of pluralForms) {
    if (texts[`${base}${wanted}`] === undefined)
      report([key], `The plural “${base}” has no form “${wanted}”.`, `Add “${base}${wanted}”.`);
  }
  if (texts[base] !== undefined) report([key], `“${base}” is there with and without a plural.`, "Keep one of the two.");
};

export const checkLocales = (draft: Draft, tools: CheckTools): void => {
  const { locales } = draft;
  for (const language of languages) {
    const other = otherLanguage[language];
    for (const [namespace, texts] of locales[language]) {
      const name = fileOf(language, namespace);
      const twin = locales[other].get(namespace);
      const twinName = fileOf(other, namespace);
      const report = reportIn(draft, name, tools);
      for (const [key, text] of Object.entries(texts)) {
        if (!quotesFacts(namespace, text)) continue;
        const fix = `Write it without the fact: the texts of ${startNamespaces.join(", ")} stand outside the pages too.`;
        report([key], "The text quotes a fact, which cannot be filled in here.", fix);
      }
      if (twin === undefined) {
        if (draft.paths.has(twinName.slice("content/".length))) continue;
        const fix = `Write the texts of ${name} in ${editorsNames[other]}.`;
        tools.report({ file: twinName, problem: "The file is missing.", fix });
        continue;
      }
      for (const [key, text] of Object.entries(texts)) {
        if (twin[key] === undefined) {
          const problem = `The ${editorsNames[other]} text of “${namespace}.${key}” is missing.`;
          tools.report({ file: twinName, field: key, problem, fix: `Add “${key}”, or remove it from ${name}.` });
        }
        if (language === "el") checkValues(key, text, twin[key], report);
        checkPlural(key, texts, report);
      }
    }
  }
};
