/** Archived versions of policies: the facts and tables that they contain, and how the current text differs from its copy. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { insertNoBreakSpaces } from "./write-fact";
import type { Content, PolicyFile, PolicyVersionFile } from "./content";
import type { DueDate } from "./due-dates";
import { factsIn, quotedNames } from "./facts";
import { type TableSources, tablesOf } from "./policy-tables";
import { citablePolicies } from "./schema/texts";

/** The path of an archived version, below `content/`. */
export const versionPath = (slug: string, day: string, language: Language): string =>
  `policies/archive/${slug}/${day}.${language}.mdx`;

export const isCitable = (slug: string): boolean => citablePolicies.some((name) => name === slug);

/** The current values of the facts that a policy quotes, and the current rows of its tables. Absent facts and empty tables are left out. */
export const statedBy = (policy: PolicyFile | PolicyVersionFile, content: TableSources) => {
  const { language, head, text } = policy;
  const facts = factsIn(content, language);
  const quoted = [head.title, head.description].flatMap(quotedNames);
  const names = new Set([...quoted, ...text.uses.facts.map(({ name }) => name)]);
  const stated = [...names].sort().flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]));
  return {
    facts: Object.fromEntries(stated) as Readonly<Record<string, string>>,
    tables: tablesOf(policy, content, facts),
  };
};

/** The archived copy of the current policy: the version with the same effective date. */
export const copyOf = ({ slug, language, head }: PolicyFile, versions: readonly PolicyVersionFile[]) =>
  versions.find(
    (version) => version.slug === slug && version.language === language && version.head.effective === head.effective,
  );

/** The text without suites' ids in links and blanks at the ends of lines: neither changes what guests agreed to. */
const agreedText = (body: string): string =>
  body
    .replace(/[^\S\n]+$/gm, "")
    .trim()
    .replace(/(?<=\]\((?:\/el)?\/suite\/)[\w-]+/g, "");

/** The first field that differs between a policy and its copy, or “text”; undefined if nothing differs. Facts and tables are not compared here. */
export const firstDifference = (policy: PolicyFile, copy: PolicyVersionFile): string | undefined =>
  (["title", "description", "version", "sectionIds"] as const).find(
    (name) => JSON.stringify(policy.head[name]) !== JSON.stringify(copy.head[name]),
  ) ?? (agreedText(policy.source.body) === agreedText(copy.source.body) ? undefined : "text");

/** Policies whose facts or tables differ from their copy: a warning, because the editor decides whether that changes what was agreed. */
export const changedFigures = (
  content: TableSources & Pick<Content, "policies" | "policyVersions">,
): readonly DueDate[] =>
  content.policies.flatMap((policy) => {
    const copy = copyOf(policy, content.policyVersions)?.head;
    if (copy === undefined) return [];
    const { facts, tables } = statedBy(policy, content);
    const changed = [
      // A copy may have been stored with ordinary spaces in telephone numbers.
      ...Object.keys(facts).filter((name) => facts[name] !== insertNoBreakSpaces(copy.facts[name] ?? "")),
      ...Object.keys(tables).filter((name) => JSON.stringify(tables[name]) !== JSON.stringify(copy.tables[name])),
    ];
    if (changed.length === 0) return [];
    const { file, head } = policy;
    const task = `What it states is no longer what its version of ${head.effective} says: ${changed.join(", ")}. Give it a new day under “effective” if that changes what was agreed, then run npm run archive:policies.`;
    return [{ file: file.name, line: file.lineOf(["effective"]), field: "effective", task }];
  });
