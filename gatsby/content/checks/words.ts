/** Checks the words of all texts: no markup in plain texts, and each text in its own language. */
import { type Language, isLanguage } from "../../../src/settings/languages";
import { type Checked, textFilesOf } from "../content";
import type { Place, Wrong } from "../content-issue";
import { englishNames } from "../../both-languages";

const notSupported = (what: string): string => `${what} is not supported here, and would be shown as text.`;

const mistakes: readonly (readonly [pattern: RegExp, ...Wrong])[] = [
  [/<Fact\b/, "A component cannot be used in this text.", "Quote a fact by its name in braces: {checkInFrom}."],
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i, notSupported("HTML"), "Write plain words, without tags."],
  [/&(?:[a-z]+|#x?[0-9a-f]+);/i, notSupported("An HTML entity"), "Write the character itself: & — « »."],
  [/\]\([^)]*\)/, notSupported("A link"), "Write plain words: only posts and policies have links in their text."],
  [
    /(?<![\w*])\*{1,2}[^\s*][^*\n]*(?<=[^\s*])\*{1,2}(?![\w*])|(?<!\w)__[^\s_][^_\n]*__(?!\w)|^#{1,6} /m,
    notSupported("Markdown"),
    "Write plain words, without asterisks, underscores and # signs.",
  ],
];

/** Files in which markup is not reported: guests' words are not edited, and the map has only names and numbers. */
const mayHaveMarkup = new Set(["content/reviews/reviews.yml", "content/map.geojson"]);

/** Reports HTML, components and Markdown in plain texts. */
export const checkPlainTexts = ({ files, report }: Checked): void => {
  for (const [file, { texts }] of files) {
    if (mayHaveMarkup.has(file)) continue;
    for (const { text, field, line } of texts) {
      const mistake = mistakes.find(([pattern]) => pattern.test(text));
      if (mistake !== undefined) report({ file, line, field }, mistake[1], mistake[2]);
    }
  }
};

/** Parts of a text that are not prose: facts, components, URLs, email addresses, code. */
const notProse = /\{[^}]*\}|<[^>]*>|\]\([^)]*\)|`[^`]*`|\S*[@/]\S*/g;

const count = (text: string, letters: RegExp): number => (text.match(letters) ?? []).join("").length;

/** Common English words. A text that is not English may have one of them in a name, but hardly two different ones. */
const englishWords = /\b(?:and|are|at|by|for|from|in|is|it|of|our|the|this|to|we|with|you|your)\b/g;

/** With this many letters of a language or fewer, a text is too short to tell whether it is written in that language. */
const tooFewLetters = 20;

/** The language of a text; undefined if it is not clear, since names and single words of one language are common in the other. */
const languageIn = (text: string): Language | undefined => {
  const prose = text.replace(notProse, " ");
  const greek = count(prose, /\p{Script=Greek}+/gu);
  const latin = count(prose, /\p{Script=Latin}+/gu);
  if (greek > tooFewLetters && greek > 2 * latin) return "el";
  return latin > tooFewLetters && latin > 4 * greek && new Set(prose.match(englishWords)).size > 1 ? "en" : undefined;
};

/**
 * Whether a text is a copy of its twin in the other language. A single word, or words that all begin with a capital,
 * may be a name and do not count.
 */
const isCopied = (text: string, twin: string | undefined): boolean => {
  if (text !== twin) return false;
  const words = text.replace(notProse, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length > 1 && words.some((word) => word.length > 2 && word === word.toLowerCase());
};

/** Files in one language whose single texts are too short to detect their language, so the language of the whole file is checked first. */
const shortTexts = /^content\/(?:locales|emails)\//;

/** Files that are not checked: guests write in their own language, and the notice that offers the other language is written in that one. */
const inAnyLanguage = /^content\/(?:reviews\/reviews\.yml|locales\/\w+\/language\.json)$/;

/** The language in which a field must be written; undefined if it may be any. */
const languageOf = (file: string, field: string): Language | undefined => {
  const [, folder, ending] = /^content\/(?:locales|emails)\/(en|el)\b|\.(en|el)\.mdx$/.exec(file) ?? [];
  const [, key] = /(?:^|\.)(en|el)$/.exec(field) ?? [];
  const language = folder ?? ending ?? key;
  return isLanguage(language) ? language : undefined;
};

/** Checks the language of all texts, except those of drafts and of files that may be in any language. */
export const checkWrittenLanguage = (checked: Checked): void => {
  const { files, posts, report } = checked;
  const checkLanguage = (text: string, wanted: Language, place: Place) => {
    const written = languageIn(text);
    if (written === undefined || written === wanted) return false;
    const problem = `The ${englishNames[wanted]} text is written in ${englishNames[written]}.`;
    report(place, problem, `Write it in ${englishNames[wanted]}.`);
    return true;
  };
  const drafts = new Set(posts.flatMap(({ file, head }) => (head.draft === true ? [file.name] : [])));
  const reported = new Set<string>();
  for (const { file, language, source } of textFilesOf(checked)) {
    if (drafts.has(file.name)) continue;
    if (checkLanguage(source.body, language, { file: file.name, line: source.firstLine })) reported.add(file.name);
  }
  for (const [file, { texts }] of files) {
    if (inAnyLanguage.test(file) || drafts.has(file) || reported.has(file)) continue;
    const language = shortTexts.test(file) ? languageOf(file, "") : undefined;
    const all = texts.map(({ text }) => text).join("\n");
    if (language !== undefined && checkLanguage(all, language, { file })) continue;
    const twins = language === "el" ? files.get(file.replace(/\bel\b/, "en"))?.texts : undefined;
    const english = new Map(twins?.map((twin) => [twin.field, twin.text]));
    for (const { text, ...place } of texts) {
      const wanted = languageOf(file, place.field);
      if (wanted !== undefined && checkLanguage(text, wanted, { file, ...place })) continue;
      if (isCopied(text, english.get(place.field)))
        report({ file, ...place }, "The Greek text is the English one.", "Write it in Greek.");
    }
  }
};
