/** Checks that every name belongs to one fact, and that every quoted fact exists. */
import { distance } from "fastest-levenshtein";
import { defaultLanguage } from "../../../src/settings/languages";
import { isOptionalWay, optionalNames } from "../absent-facts";
import { braceIssues } from "../braces";
import { type CheckTools, type Draft, textFilesOf } from "../content";
import type { PlacedText } from "../yaml-places";
import { type FactSources, namedFacts, quotedNames } from "../facts";
import { reportIn } from "../report-in";

const sourcesOf = ({ site, stay, suites, reviewSummary, factWords }: Draft): FactSources | undefined =>
  site && stay && suites && reviewSummary && { site, stay, suites, reviewSummary, factWords };

const fixFor = (name: string, known: ReadonlySet<string>): string => {
  const alike = [...known].filter((other) => other.toLowerCase().slice(0, 4) === name.toLowerCase().slice(0, 4));
  return `Correct the name, or add the fact to content/stay.yml. ${alike.length === 0 ? "The names stand there." : `Near it are: ${alike.join(", ")}.`}`;
};

const checkNames = (sources: FactSources, draft: Draft, tools: CheckTools): ReadonlySet<string> => {
  const known = new Set<string>();
  const report = reportIn(draft, "content/stay.yml", tools);
  for (const [name, fact] of namedFacts(sources, defaultLanguage)) {
    const way = sources.stay.quotable[name];
    const field = [way === undefined ? "facts" : "quotable", name];
    if (known.has(name))
      report(field, `The name “${name}” stands for two facts.`, "Rename one of them, here and where it is quoted.");
    if (fact === undefined && !(way !== undefined && isOptionalWay(way)))
      report(
        field,
        `There is nothing to quote at ${way ?? name}.`,
        "Correct the way: file, fields and ids, with full stops between them; or remove the name, and what quotes it.",
      );
    known.add(name);
  }
  return known;
};

/** The number of typing errors up to which two names count as similar. */
const maxTypingErrors = 2;

/** A fact with a misspelt name would count as absent, and every text that quotes it would be left out without a message. */
const checkMisspelt = (draft: Draft, quoted: ReadonlySet<string>, tools: CheckTools): void => {
  for (const name of Object.keys(draft.stay?.facts ?? {})) {
    if (quoted.has(name) || optionalNames.includes(name)) continue;
    const meant = [...draft.absent].filter((other) => distance(name, other) <= maxTypingErrors);
    if (meant.length === 0) continue;
    reportIn(draft, "content/stay.yml", tools)(
      ["facts", name],
      `Nothing quotes a fact called “${name}”, and there is none called ${meant.join(" or ")}.`,
      "Correct the name, here or where it should be quoted; or remove the fact.",
    );
  }
};

const namesIn = ({ text, field }: PlacedText): readonly string[] => [
  ...quotedNames(text),
  ...(/(?:^|\.)needs$/.test(field) ? [text] : []),
];

const checkText = (placed: PlacedText, file: string, known: ReadonlySet<string>, { report }: CheckTools) => {
  const { text, field, line } = placed;
  for (const name of namesIn(placed)) {
    if (known.has(name)) continue;
    report({ file, line, field, problem: `There is no fact called “${name}”.`, fix: fixFor(name, known) });
  }
  const issues = braceIssues(text, file.startsWith("content/locales/"));
  for (const issue of issues) report({ file, line, field, ...issue });
};

/** Whether texts of a file may quote facts in braces. For an MDX file, these are the texts of its front matter. */
const quotes = (name: string): boolean => /\.(yml|json|mdx)$/.test(name) && !name.startsWith("content/emails/");

/** Whether the braces of a text are placeholders of the booking engine, which its schema checks. */
const isTemplate = (name: string, { field }: PlacedText): boolean =>
  name === "content/site.yml" && /^bookingEngine\.(?:address|stayAddress|query|fragment)\b/.test(field);

/** Reports names used twice, paths in `quotable` that lead nowhere, and quoted facts that do not exist. */
export const checkFactNames = (draft: Draft, tools: CheckTools): void => {
  const sources = sourcesOf(draft);
  if (sources === undefined) return;
  const known = new Set([...checkNames(sources, draft, tools), ...draft.absent]);
  const quoted = new Set<string>();
  for (const [name, file] of draft.files) {
    if (!quotes(name)) continue;
    for (const text of file.texts) {
      if (isTemplate(name, text)) continue;
      checkText(text, name, known, tools);
      for (const fact of namesIn(text)) quoted.add(fact);
    }
  }
  for (const { file, text } of textFilesOf(draft)) {
    for (const { name, line } of text.uses.facts) {
      quoted.add(name);
      if (name === "" || known.has(name)) continue;
      const problem = `There is no fact called “${name}”.`;
      tools.report({ file: file.name, line, problem, fix: fixFor(name, known) });
    }
  }
  checkMisspelt(draft, quoted, tools);
};
