/** Checks that every name belongs to one fact, that every quoted fact exists, and the braces around names. */
import { distance } from "fastest-levenshtein";
import { defaultLanguage } from "../../../src/settings/languages";
import { type Checked, textFilesOf } from "../content";
import { braceIssues, namedFacts, quotedNames } from "../facts";
import { isOptionalPath, optionalNames } from "../optional-facts";

const fixFor = (name: string, known: ReadonlySet<string>): string => {
  const start = (text: string) => text.toLowerCase().slice(0, 4);
  const alike = [...known].filter((other) => start(other) === start(name)).join(", ");
  return `Correct the name, or add the fact to content/stay.yml. ${alike === "" ? "The names are listed there." : `Similar names: ${alike}.`}`;
};

const checkNames = (checked: Checked): ReadonlySet<string> => {
  const known = new Set<string>();
  const report = checked.reportIn("content/stay.yml");
  for (const [name, fact] of namedFacts(checked, defaultLanguage)) {
    const path = checked.stay.quotable[name];
    const field = [path === undefined ? "facts" : "quotable", name];
    if (known.has(name))
      report(field, `The name “${name}” stands for two facts.`, "Rename one of them, here and where it is quoted.");
    const fix =
      "Correct the path (file, fields and ids, separated by full stops); or remove the name and whatever quotes it.";
    if (fact === undefined && !(path !== undefined && isOptionalPath(path)))
      report(field, `There is nothing to quote at ${path ?? name}.`, fix);
    known.add(name);
  }
  return known;
};

/** Reports facts that no text quotes and whose name resembles that of an absent fact: texts quoting the latter are left out. */
const checkMisspelt = ({ absent, stay, reportIn }: Checked, quoted: ReadonlySet<string>): void => {
  for (const name of Object.keys(stay.facts)) {
    if (quoted.has(name) || optionalNames.includes(name)) continue;
    // Up to two typos.
    const meant = [...absent].filter((other) => distance(name, other) <= 2);
    if (meant.length === 0) continue;
    const problem = `No text quotes a fact called “${name}”, and there is no fact called ${meant.join(" or ")}.`;
    const fix = "Correct the name, here or where it should be quoted; or remove the fact.";
    reportIn("content/stay.yml")(["facts", name], problem, fix);
  }
};

/** Fields of `site.yml` and `suite.yml` whose braces are placeholders of the booking engine; the engine's schema checks these. */
const engineTemplate = /^bookingEngine\.(?:address|stayAddress|query|fragment)\b/;

/** Every text that may quote facts in braces, with its file. For an MDX file, these are the texts of its front matter. */
const quotingTexts = ({ files }: Checked) =>
  [...files].flatMap(([file, { texts }]) => {
    if (!/\.(yml|json|mdx)$/.test(file) || file.startsWith("content/emails/")) return [];
    return texts.filter(({ field }) => !engineTemplate.test(field)).map((placed) => ({ file, ...placed }));
  });

const quotations = (checked: Checked, texts: ReturnType<typeof quotingTexts>) => [
  ...texts.flatMap(({ text, ...place }) => {
    const names = [...quotedNames(text), ...(/(?:^|\.)needs$/.test(place.field) ? [text] : [])];
    return names.map((name) => ({ name, ...place }));
  }),
  ...textFilesOf(checked).flatMap(({ file, text }) =>
    text.uses.facts.filter(({ name }) => name !== "").map((use) => ({ ...use, file: file.name })),
  ),
];

/**
 * Reports names used twice, paths in `quotable` that lead nowhere, quoted facts that do not exist, wrong braces,
 * and facts with misspelt names.
 */
export const checkFactNames = (checked: Checked): void => {
  const known = new Set([...checkNames(checked), ...checked.absent]);
  const texts = quotingTexts(checked);
  const quoted = quotations(checked, texts);
  for (const { name, ...place } of quoted) {
    if (known.has(name)) continue;
    checked.report(place, `There is no fact called “${name}”.`, fixFor(name, known));
  }
  for (const { text, ...place } of texts)
    for (const wrong of braceIssues(text, place.file.startsWith("content/locales/"))) checked.report(place, ...wrong);
  checkMisspelt(checked, new Set(quoted.map(({ name }) => name)));
};
