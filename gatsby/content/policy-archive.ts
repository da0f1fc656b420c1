/**
 * Archived versions of policies: their facts and tables, how the current policy differs from its copy, and the checks of both. A versioned
 * policy must not change without a new effective date.
 */
import type { Language } from "../../src/settings/languages";
import { insertNoBreakSpaces } from "./write-fact";
import { type Checked, type Content, type PolicyFile, type PolicyVersionFile, isFarAhead } from "./content";
import type { OwnerTask } from "./due-dates";
import { factsIn, quotedNames } from "./facts";
import { type TableSources, tablesOf } from "./policy-tables";
import { versionedPolicies } from "./schema/texts";

/** The path of an archived version, below `content/`. */
export const versionPath = (slug: string, day: string, language: Language): string =>
  `policies/archive/${slug}/${day}.${language}.mdx`;

export const isVersioned = (slug: string): boolean => versionedPolicies.some((name) => name === slug);

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

/** The text without the ids of suites in links and without spaces at the ends of lines: neither changes what guests agreed to. */
const agreedText = (body: string): string =>
  body
    .replace(/[^\S\n]+$/gm, "")
    .trim()
    .replace(/(?<=\]\((?:\/el)?\/suite\/)[\w-]+/g, "");

/**
 * The first field that differs between a policy and its copy, or “text”; undefined if nothing differs. Facts and
 * tables are not compared here.
 */
export const firstDifference = (policy: PolicyFile, copy: PolicyVersionFile): string | undefined =>
  (["title", "description", "version", "sectionIds"] as const).find(
    (name) => JSON.stringify(policy.head[name]) !== JSON.stringify(copy.head[name]),
  ) ?? (agreedText(policy.source.body) === agreedText(copy.source.body) ? undefined : "text");

/** Policies whose facts or tables differ from their copy: a warning, because the editor decides whether that changes what was agreed. */
export const changedFigures = (
  content: TableSources & Pick<Content, "policies" | "policyVersions">,
): readonly OwnerTask[] =>
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
    const task = `It differs from its archived version of ${head.effective} in: ${changed.join(", ")}. If that changes what was agreed, write a new day under “effective”; then run npm run archive:policies.`;
    return [{ file: file.name, line: file.lineOf(["effective"]), field: "effective", task }];
  });

const command = "npm run archive:policies";

const checkPolicy = (policy: PolicyFile, { policyVersions: versions, report: reportIssue, reportIn }: Checked) => {
  const { slug, language, head, file, source } = policy;
  const report = reportIn(file.name);
  const copy = copyOf(policy, versions);
  if (copy === undefined) {
    const problem = `The version of ${head.effective} has no copy in content/${versionPath(slug, head.effective, language)}.`;
    report(["effective"], problem, `Run ${command}, which stores a copy of each policy in force.`);
    return;
  }
  const field = firstDifference(policy, copy);
  if (field !== undefined) {
    const problem = `The ${field} differs from that of the version of ${head.effective} in ${copy.file.name}.`;
    const fix =
      copy.head.sample === true
        ? `Run ${command}: the copy is a sample, so it is replaced.`
        : `Under “effective”, write the day from which the new text applies, in both languages, and run ${command}; or restore the text.`;
    if (field === "text") reportIssue({ file: file.name, line: source.firstLine, field }, problem, fix);
    else report([field], problem, fix);
  }
  const later = versions.find((version) => version.slug === slug && version.head.effective > head.effective);
  if (later === undefined) return;
  const problem = `${later.file.name} has a later day, ${later.head.effective}.`;
  report(["effective"], problem, "Correct the day, or delete the later version if it was never in force.");
};

/** Reports a future day that would hide the version in force, or is a typo. A house may publish its first version early. */
const checkDay = (
  { slug, language, head: { effective }, file }: PolicyFile,
  { policyVersions, today, reportIn }: Checked,
) => {
  const report = reportIn(file.name);
  if (isFarAhead(effective, today)) {
    report(["effective"], `The policy applies from ${effective}, more than two years ahead.`, "Correct the year.");
    return;
  }
  if (effective <= today) return;
  const versions = policyVersions.filter((version) => version.slug === slug && version.language === language);
  const [earlier] = versions
    .filter(({ head }) => head.effective < effective)
    .sort((one, other) => other.head.effective.localeCompare(one.head.effective));
  if (earlier === undefined) return;
  const problem = `The policy applies from ${effective}, but would be shown from today, while ${earlier.file.name} is still in force.`;
  const fix =
    earlier.head.sample === true
      ? "Delete that version, which is a sample; or publish the change on its day, and keep it on a branch until then."
      : "Publish the change on its day, and keep it on a branch until then.";
  report(["effective"], problem, fix);
};

/** Checks effective dates, that every versioned policy has a copy with the same words and no later version, and the names of the versions. */
export const checkPolicyArchive = (checked: Checked): void => {
  for (const policy of checked.policies) {
    checkDay(policy, checked);
    if (isVersioned(policy.slug)) checkPolicy(policy, checked);
  }
  for (const { slug, language, path, head, file } of checked.policyVersions) {
    const expected = versionPath(slug, head.effective, language);
    if (path === expected) continue;
    const problem = `The file’s name is not its day, ${head.effective}.`;
    checked.reportIn(file.name)(["effective"], problem, `Name it content/${expected}, or correct the day.`);
  }
};
