/** Archived versions of policies: the facts and tables that they contain, and how the current text differs from its copy. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { listedTerms } from "../../src/settings/listed-terms";
import { insertNoBreakSpaces } from "./write-fact";
import type { Content, PolicyFile, PolicyVersionFile } from "./content";
import type { DueDate } from "./due-dates";
import { type FactSources, type Facts, factsIn, quotedNames } from "./facts";
import { localize } from "./localize";
import { citablePolicies } from "./schema/texts";
import { stayFields } from "./stay-fields";
import { formatTimeRange } from "../../src/lib/format/time";

/** The path of an archived version, below `content/`. */
export const versionPath = (slug: string, day: string, language: Language): string =>
  `policies/archive/${slug}/${day}.${language}.mdx`;

export const isCitable = (slug: string): boolean => citablePolicies.some((name) => name === slug);

type Sources = FactSources & Pick<Content, "suites" | "rates" | "suiteRates" | "locales">;

type Rows = readonly (readonly string[])[];

const textOf = ({ locales }: Sources, language: Language, namespace: string, key: string): string =>
  locales[language].get(namespace)?.[key] ?? "";

/** Component of a policy → the rows of its table as the page shows them today. If there are more than two columns, the first row contains the headings. */
const tableOf: Readonly<Record<string, (content: Sources, language: Language, facts: Facts) => Rows>> = {
  StayTerms: (content, language, facts) => {
    const { terms } = stayFields(content, language, facts);
    const desk = content.site.hours.desk && localize(content.site.hours.desk, language, facts);
    const labels = new Map([
      ...terms.map(({ name, label }) => [name, label] as const),
      ["receptionDeskWeekdays", desk && `${desk.label}: ${desk.weekdays.label}`],
      ["receptionDeskWeekends", desk && `${desk.label}: ${desk.weekends.label}`],
    ]);
    return listedTerms.flatMap((name) => {
      const [label, value] = [labels.get(name), facts[name]];
      return label === undefined || value === undefined ? [] : [[label, value]];
    });
  },
  QuietHours: (content, language, facts) => {
    const seasons = stayFields(content, language, facts).quietHours?.seasons ?? [];
    const heads = ["season", "dates"].map((name) => textOf(content, language, "policies", `quiet.${name}`));
    const spans = seasons.slice(0, 1).map(({ hours }) => [...heads, ...hours.map(({ label }) => label)]);
    const datesOf = (name: string) => facts[name] ?? "";
    const rows = seasons.map(({ label, datesName, hours }) => [
      label,
      datesOf(datesName),
      ...hours.map(formatTimeRange),
    ]);
    return [...spans, ...rows];
  },
  ThirdParties: (content, language, facts) => {
    const said = (key: string) => textOf(content, language, "policies", `thirdParties.${key}`);
    const services = content.site.thirdParties.map((service) => localize(service, language, facts));
    return [
      ["service", "category", "purpose", "host"].map(said),
      ...services.map(({ name, category, purpose, host, moreHosts = [] }) => [
        name,
        textOf(content, language, "consent", `${category}.name`) || said("opened"),
        purpose,
        [...(host === null ? [] : [host]), ...moreHosts].join(", ") || said("ownHost"),
      ]),
    ];
  },
};

/** The current values of the facts that a policy quotes, and the current rows of its tables. Absent facts and empty tables are left out. */
export const statedBy = ({ language, head, text }: PolicyFile | PolicyVersionFile, content: Sources) => {
  const facts = factsIn(content, language);
  const quoted = [head.title, head.description].flatMap(quotedNames);
  const names = new Set([...quoted, ...text.uses.facts.map(({ name }) => name)]);
  const tables = text.uses.components.map(({ name }) => {
    const rows = tableOf[name]?.(content, language, facts) ?? [];
    return [name, rows.map((row) => row.map(insertNoBreakSpaces))] as const;
  });
  const stated = [...names].sort().flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]]));
  return {
    facts: Object.fromEntries(stated) as Readonly<Record<string, string>>,
    tables: Object.fromEntries(tables.filter(([, rows]) => rows.length > 0)),
  };
};

/** The archived copy of the current policy: the version with the same effective date. */
export const copyOf = ({ slug, language, head }: PolicyFile, versions: readonly PolicyVersionFile[]) =>
  versions.find(
    (version) => version.slug === slug && version.language === language && version.head.effective === head.effective,
  );

/**
 * The text without the suites' ids in links, and without blanks at the ends of its lines: neither a new path of a suite nor the habits of a text editor
 * change what guests agreed to.
 */
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

/**
 * Policies whose facts or tables differ from those of their copy. This is a warning and not a mistake: a new telephone number, for instance, does not
 * change what was agreed, so the editor decides whether the policy needs a new version.
 */
export const changedFigures = (content: Sources & Pick<Content, "policies" | "policyVersions">): readonly DueDate[] =>
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
