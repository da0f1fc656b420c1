/** Checks that each text is written in its own language: no other rule notices an English text in the place of the Greek one. */
import type { Language } from "../../../src/settings/languages";
import { editorsNames } from "../language-names";
import { type CheckTools, type Draft, textFilesOf } from "../content";

/** Parts of a text that are not prose: facts, components, URLs, e-mail addresses, code. */
const notProse = /\{[^}]*\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|\S*[@/]\S*/g;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Common English words that do not occur in names and lists of brands. */
const englishWords = /\b(?:and|are|at|by|for|from|in|is|it|of|our|the|this|to|we|with|you|your)\b/g;

/** The language of a text; undefined if it is not clear, since names and single words of one language are common in the other. */
const writtenIn = (text: string): Language | undefined => {
  const prose = text.replace(notProse, " ");
  const greek = count(prose, /\p{Script=Greek}/gu);
  const latin = count(prose, /\p{Script=Latin}/gu);
  if (greek > 20 && greek > 2 * latin) return "el";
  return latin > 20 && latin > 4 * greek && new Set(prose.match(englishWords)).size > 1 ? "en" : undefined;
};

/** Whether a text is a copy of its twin in the other language. A single word, or words that all begin with a capital, may be a name and do not count. */
const isCopied = (text: string, twin: string | undefined): boolean => {
  const words = text.replace(notProse, " ").match(/\p{L}{2,}/gu) ?? [];
  return text === twin && words.length > 1 && words.some((word) => word.length > 2 && word === word.toLowerCase());
};

/** Files in one language whose texts are too short to detect the language of each, so it is detected for the whole file. */
const shortTexts = /^content\/(?:locales|emails)\//;

/** Files that are not checked: guests write in their own language, and the offer to switch the language is written in the other one. */
const unchecked = /^content\/(?:reviews\/reviews\.yml|locales\/\w+\/language\.json)$/;

/** The language in which a field must be written; undefined if it may be any. */
const languageOf = (file: string, field: string): Language | undefined => {
  const found =
    /^content\/(?:locales|emails)\/(en|el)\b|\.(en|el)\.mdx$/.exec(file) ?? /()(?:^|\.)(en|el)$/.exec(field);
  const language = found?.[1] || found?.[2];
  return language === "en" || language === "el" ? language : undefined;
};

/** Checks all texts except those of drafts. */
export const checkWrittenLanguage = (draft: Draft, { report }: CheckTools): void => {
  const checkLanguage = (
    file: string,
    line: number | undefined,
    field: string | undefined,
    text: string,
    wanted: Language,
  ) => {
    const written = writtenIn(text);
    if (written === undefined || written === wanted) return false;
    const problem = `The ${editorsNames[wanted]} text is written in ${editorsNames[written]}.`;
    report({ file, line, field, problem, fix: `Write it in ${editorsNames[wanted]}.` });
    return true;
  };
  const drafts = new Set(draft.posts.flatMap(({ file, head }) => (head.draft === true ? [file.name] : [])));
  const told = new Set<string>();
  for (const { file, language, source } of textFilesOf(draft)) {
    if (drafts.has(file.name)) continue;
    if (checkLanguage(file.name, source.firstLine, undefined, source.body, language)) told.add(file.name);
  }
  for (const [file, { texts }] of draft.files) {
    if (unchecked.test(file) || drafts.has(file) || told.has(file)) continue;
    const language = shortTexts.test(file) ? languageOf(file, "") : undefined;
    const all = texts.map(({ text }) => text).join("\n");
    if (language !== undefined && checkLanguage(file, undefined, undefined, all, language)) continue;
    const english = language === "el" ? draft.files.get(file.replace(/\bel\b/, "en"))?.texts : undefined;
    for (const { text, field, line } of texts) {
      const wanted = languageOf(file, field);
      if (wanted !== undefined && checkLanguage(file, line, field, text, wanted)) continue;
      if (isCopied(text, english?.find((twin) => twin.field === field)?.text))
        report({ file, line, field, problem: "The Greek text is the English one.", fix: "Write it in Greek." });
    }
  }
};
