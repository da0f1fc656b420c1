/** Whether a text is written in the language it stands for: an English text saved as the Greek one passes every other rule. */
import type { Language } from "../../../src/settings/languages";
import { editorsNames } from "../language-names";
import { type CheckTools, type Draft, textFilesOf } from "../content";

/** What is not prose: facts, components, addresses, code. */
const aside = /\{[^}]*\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|\S*[@/]\S*/g;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Small words that no name and no list of brands has. */
const small = /\b(?:and|are|at|by|for|from|in|is|it|of|our|the|this|to|we|with|you|your)\b/g;

/** The other language, where a text is clearly written in it. Names and words of one are common in the other. */
const writtenIn = (text: string): Language | undefined => {
  const prose = text.replace(aside, " ");
  const greek = count(prose, /\p{Script=Greek}/gu);
  const latin = count(prose, /\p{Script=Latin}/gu);
  if (greek > 20 && greek > 2 * latin) return "el";
  return latin > 20 && latin > 4 * greek && new Set(prose.match(small)).size > 1 ? "en" : undefined;
};

/** A text of the other language that was only copied: names begin with capitals, so two words of which one does not are no name. */
const isCopied = (text: string, twin: string | undefined): boolean => {
  const words = text.replace(aside, " ").match(/\p{L}{2,}/gu) ?? [];
  return text === twin && words.length > 1 && words.some((word) => word.length > 2 && word === word.toLowerCase());
};

/** Files of one language each, whose texts are too short to be told apart one by one. */
const shortTexts = /^content\/(?:locales|emails)\//;

/** Guests write in their own language, and the offer of another language is made in that one. */
const mixed = /^content\/(?:reviews\/reviews\.yml|locales\/\w+\/language\.json)$/;

/** The language that a field of a file stands for. */
const languageOf = (file: string, field: string): Language | undefined => {
  const found =
    /^content\/(?:locales|emails)\/(en|el)\b|\.(en|el)\.mdx$/.exec(file) ?? /()(?:^|\.)(en|el)$/.exec(field);
  const language = found?.[1] || found?.[2];
  return language === "en" || language === "el" ? language : undefined;
};

/** Texts of YAML and JSON files, and the text of every post that is not a draft. */
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
    if (mixed.test(file) || drafts.has(file) || told.has(file)) continue;
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
