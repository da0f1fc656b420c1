/** Archived versions of policies: the facts and tables that they contain, and how the current text differs from its copy. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { listedTerms } from "../../src/settings/listed-terms";
import { insertNoBreakSpaces } from "./no-break-spaces";
import type { Content } from "./content";
import type { PolicyFile, PolicyVersionFile } from "./read-text-file";
import type { DueDate } from "./due-dates";
import { type Facts, factsIn, quotedNames } from "./facts";
import { localize } from "./localize";
import { citablePolicies } from "./schema/policy";
import { stayFields } from "./stay-fields";
import { formatTimeRange } from "../../src/lib/format/time";

/** The path of an archived version, below `content/`. */
export const versionPath = (slug: string, day: string, language: Language): string =>
  `policies/archive/${slug}/${day}.${language}.mdx`;

export const isCitable = (slug: string): boolean => citablePolicies.some((name) => name === slug);

export interface Stated {
  readonly facts: Facts;
  readonly tables: Readonly<Record<string, readonly (readonly string[])[]>>;
}

type Sources = Pick<
  Content,
  "site" | "stay" | "rates" | "suites" | "suiteRates" | "reviewSummary" | "factWords" | "locales"
>;

type Rows = readonly (readonly string[])[];

/** The column headings of a table, from the namespace `policies`. */
const headsOf = ({ locales }: Sources, language: Language, table: string, names: readonly string[]): string[] =>
  names.map((name) => locales[language].get("policies")?.[`${table}.${name}`] ?? "");

/** Component of a policy → the rows of its table as the page shows them today. If there are more than two columns, the first row contains the headings. */
const tableOf: Readonly<Record<string, (content: Sources, language: Language, facts: Facts) => Rows>> = {
  StayTerms: (content, language, facts) => {
    const { terms } = stayFields(content, language, facts);
    const { desk } = localize({ hours: content.site.hours }, language, facts).hours;
    const deskLabels: Readonly<Record<string, string>> =
      desk === undefined
        ? {}
        : {
            receptionDeskWeekdays: `${desk.label}: ${desk.weekdays.label}`,
            receptionDeskWeekends: `${desk.label}: ${desk.weekends.label}`,
          };
    return listedTerms.flatMap((name) => {
      const label = deskLabels[name] ?? terms.find((term) => term.name === name)?.label;
      const value = facts[name];
      return label === undefined || value === undefined ? [] : [[label, value]];
    });
  },
  QuietHours: (content, language, facts) => {
    const { quietHours } = stayFields(content, language, facts);
    if (quietHours === null) return [];
    const { seasons } = quietHours;
    return [
      [
        ...headsOf(content, language, "quiet", ["season", "dates"]),
        ...(seasons[0]?.hours ?? []).map(({ label }) => label),
      ],
      ...seasons.map(({ label, datesName, hours }) => [label, facts[datesName] ?? "", ...hours.map(formatTimeRange)]),
    ];
  },
  ThirdParties: (content, language, facts) => {
    const { site, locales } = content;
    const consent = locales[language].get("consent");
    const policies = locales[language].get("policies");
    const rows = localize({ services: site.thirdParties }, language, facts).services.map(
      ({ name, category, purpose, host, moreHosts = [] }) => [
        name,
        consent?.[`${category}.name`] ?? policies?.["thirdParties.opened"] ?? "",
        purpose,
        [...(host === null ? [] : [host]), ...moreHosts].join(", ") || (policies?.["thirdParties.ownHost"] ?? ""),
      ],
    );
    return [headsOf(content, language, "thirdParties", ["service", "category", "purpose", "host"]), ...rows];
  },
};

/** The current values of the facts that a policy quotes, and the current rows of its tables. */
export const statedBy = (policy: PolicyFile | PolicyVersionFile, content: Sources): Stated => {
  const { language, head, text } = policy;
  const facts = factsIn(content, language);
  const names = [
    ...quotedNames(head.title),
    ...quotedNames(head.description),
    ...text.uses.facts.map(({ name }) => name),
  ];
  return {
    // Absent facts are left out.
    facts: Object.fromEntries(
      [...new Set(names)].sort().flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]] as const])),
    ),
    tables: Object.fromEntries(
      text.uses.components.flatMap(({ name }) => {
        const rows = tableOf[name]?.(content, language, facts);
        return rows === undefined || rows.length === 0
          ? []
          : [[name, rows.map((row) => row.map(insertNoBreakSpaces))] as const];
      }),
    ),
  };
};

/** The archived copy of the current policy: the version with the same effective date. */
export const copyOf = (
  { slug, language, head }: PolicyFile,
  versions: readonly PolicyVersionFile[],
): PolicyVersionFile | undefined =>
  versions.find(
    (version) => version.slug === slug && version.language === language && version.head.effective === head.effective,
  );

/** The first field that differs between a policy and its copy, or “text”. Facts and tables are not compared here. */
export const firstDifference = (policy: PolicyFile, copy: PolicyVersionFile): string | undefined =>
  (["title", "description", "version", "sectionIds"] as const).find(
    (name) => JSON.stringify(policy.head[name]) !== JSON.stringify(copy.head[name]),
  ) ?? (policy.source.body.trim() === copy.source.body.trim() ? undefined : "text");

/**
 * Policies whose facts or tables differ from those of their copy. This is a warning and not a mistake: a new telephone number, for instance, does not
 * change what was agreed, so the editor decides whether the policy needs a new version.
 */
export const changedFigures = (content: Sources & Pick<Content, "policies" | "policyVersions">): readonly DueDate[] =>
  content.policies.flatMap((policy) => {
    const copy = copyOf(policy, content.policyVersions);
    if (copy === undefined) return [];
    const now = statedBy(policy, content);
    const changed = [
      // A copy may have been stored with ordinary spaces in telephone numbers.
      ...Object.keys(now.facts).filter((name) => now.facts[name] !== insertNoBreakSpaces(copy.head.facts[name] ?? "")),
      ...Object.keys(now.tables).filter(
        (name) => JSON.stringify(now.tables[name]) !== JSON.stringify(copy.head.tables[name]),
      ),
    ];
    if (changed.length === 0) return [];
    const { file, head } = policy;
    const names = changed.join(", ");
    const task = `What it states is no longer what its version of ${head.effective} says: ${names}. Give it a new day under “effective” if that changes what was agreed, then run npm run archive:policies.`;
    return [{ file: file.name, line: file.lineOf(["effective"]), field: "effective", task }];
  });
