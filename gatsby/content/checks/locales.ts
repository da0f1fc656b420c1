/** Interface texts: the same keys in both languages, the same run-time values, both forms of each plural. */
import { type Language, languages } from "../../../src/settings/languages";
import { startNamespaces } from "../../html/start-texts";
import type { CheckTools, Draft } from "../content";
import { quotedNames } from "../facts";
import { reportIn } from "../report-in";
import type { LocaleTexts } from "../schema/locale";

const languageNames: Readonly<Record<Language, string>> = { en: "English", el: "Greek" };
const other: Readonly<Record<Language, Language>> = { en: "el", el: "en" };

const fileOf = (language: Language, namespace: string) => `content/locales/${language}/${namespace}.json`;

/** `count` and `total` of “{{total}} for {{count}} nights”, sorted. */
export const runTimeValues = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name))].sort();

const quotesFacts = (namespace: string, text: string): boolean =>
  startNamespaces.some((name) => name === namespace) && quotedNames(text).length > 0;

const pluralForms = ["_one", "_other"] as const;

const checkText = (
  key: string,
  texts: LocaleTexts,
  twin: LocaleTexts,
  report: (key: string, problem: string, fix: string) => void,
) => {
  const own = runTimeValues(texts[key] ?? "");
  const others = runTimeValues(twin[key] ?? "");
  if (twin[key] !== undefined && own.join() !== others.join()) {
    report(
      key,
      `The text fills in ${own.join(", ") || "nothing"}, the English one ${others.join(", ") || "nothing"}.`,
      "Use the same {{names}} in both languages.",
    );
  }
  const form = pluralForms.find((suffix) => key.endsWith(suffix));
  if (form === undefined) return;
  const base = key.slice(0, -form.length);
  for (const wanted of pluralForms) {
    if (texts[`${base}${wanted}`] === undefined)
      report(key, `The plural “${base}” has no form “${wanted}”.`, `Add “${base}${wanted}”.`);
  }
  if (texts[base] !== undefined) report(key, `“${base}” is there with and without a plural.`, "Keep one of the two.");
};

/** Both languages of every namespace. */
export const checkLocales = (draft: Draft, tools: CheckTools): void => {
  const { locales } = draft;
  if (locales === undefined) return;
  for (const language of languages) {
    for (const [namespace, texts] of locales[language]) {
      const name = fileOf(language, namespace);
      const twin = locales[other[language]].get(namespace);
      const twinName = fileOf(other[language], namespace);
      const reportField = reportIn(draft, name, tools);
      const reportText = (key: string, problem: string, fix: string) => {
        reportField([key], problem, fix);
      };
      for (const [key, text] of Object.entries(texts)) {
        if (!quotesFacts(namespace, text)) continue;
        const fix = `Write it without the fact: the texts of ${startNamespaces.join(", ")} stand outside the pages too.`;
        reportText(key, "The text quotes a fact, which cannot be filled in here.", fix);
      }
      if (twin === undefined) {
        if (draft.paths.has(twinName.slice("content/".length))) continue;
        tools.report({
          file: twinName,
          problem: "The file is missing.",
          fix: `Write the texts of ${name} in ${languageNames[other[language]]}.`,
        });
        continue;
      }
      for (const key of Object.keys(texts)) {
        if (twin[key] === undefined) {
          const problem = `The ${languageNames[other[language]]} text of “${namespace}.${key}” is missing.`;
          tools.report({ file: twinName, field: key, problem, fix: `Add “${key}”, or remove it from ${name}.` });
        }
        if (language === "el") checkText(key, texts, twin, reportText);
        else checkText(key, texts, texts, reportText);
      }
    }
  }
};
