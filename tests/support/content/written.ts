/** The texts of the content by file or key, with facts filled in. */
import { compileText } from "../../../gatsby/mdx/compile-text";
import { type Content, textFilesOf } from "../../../gatsby/content/content";
import { factsIn, quoteFacts } from "../../../gatsby/content/facts";
import { localizedNodes, nodeKey } from "../../../gatsby/content/localized-nodes";
import { type Language, languages } from "../../../src/settings/languages";

const textsOf = (content: Content, language: Language) =>
  textFilesOf(content).filter((text) => text.language === language);

/** Path or key → text: of a node (its fields as JSON), an interface text, a post, a policy or a part of the guide. */
export const written = (content: Content): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  for (const language of languages) {
    const facts = factsIn(content, language);
    // The terms of the stay are left out, because they are facts themselves.
    const { Stay: _, ...shown } = localizedNodes(content, language);
    for (const [type, nodes] of Object.entries(shown))
      for (const fields of nodes) all.set(`${type} ${nodeKey(fields)} (${language})`, JSON.stringify(fields));
    for (const [namespace, texts] of content.locales[language]) {
      for (const [key, text] of Object.entries(texts)) {
        all.set(`${namespace}.${key} (${language})`, quoteFacts(text, facts));
      }
    }
    for (const { path, text } of textsOf(content, language)) {
      all.set(path, compileText(text, { language, facts, places: new Map() }).plainText);
    }
  }
  return all;
};

/** The keys in `written` of the interface texts, posts, policies and parts of the guide that quote the fact `name`. */
export const quoting = (content: Content, name: string): ReadonlySet<string> => {
  const nameless = { ...content, stay: { ...content.stay, quotable: {} } };
  const marked = `{${name}}`;
  const raw = [...languages].flatMap((language) => [
    ...[...content.locales[language]].flatMap(([namespace, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        text.includes(marked) ? [`${namespace}.${key} (${language})`] : [],
      ),
    ),
    ...textsOf(nameless, language).flatMap(({ path, text }) =>
      text.uses.facts.some((fact) => fact.name === name) ? [path] : [],
    ),
  ]);
  return new Set(raw);
};
