/**
 * The tables in policies. Their rows come from the facts of the house; those of an archived version come from its front matter. Pure
 * functions.
 */
import { formatTimeRange } from "../../src/lib/format";
import type { TextTree } from "../../src/lib/text/tree";
import type { Language } from "../../src/settings/languages";
import { listedTerms } from "../../src/settings/listed-terms";
import { hostsOf } from "../html/start-settings";
import type { Content, PolicyFile, PolicyVersionFile } from "./content";
import type { FactSources, Facts } from "./facts";
import { localize } from "./localize";
import { stayFields } from "./house-fields";
import { insertNoBreakSpaces } from "./write-fact";

export type TableSources = FactSources & Pick<Content, "suites" | "rates" | "suiteRates" | "locales">;

type Rows = readonly (readonly string[])[];

/** Name of a component → the rows of its table. */
export type Tables = Readonly<Record<string, Rows>>;

/** The interface text of a key with its namespace, as in `policies.quiet.season`; empty if there is none. */
const textOf = ({ locales }: TableSources, language: Language, key: string): string => {
  const [namespace = "", ...rest] = key.split(".");
  return locales[language].get(namespace)?.[rest.join(".")] ?? "";
};

/** Component of a policy → the current rows of its table. If there are more than two columns, the first row contains the headings. */
const rowsOf: Readonly<Record<string, (content: TableSources, language: Language, facts: Facts) => Rows>> = {
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
    const heads = ["season", "dates"].map((name) => textOf(content, language, `policies.quiet.${name}`));
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
    const said = (key: string) => textOf(content, language, `policies.thirdParties.${key}`);
    const services = content.site.thirdParties.map((service) => localize(service, language, facts));
    return [
      ["service", "category", "purpose", "host"].map(said),
      ...services.map(({ name, category, purpose, ...service }) => [
        name,
        textOf(content, language, `consent.${category}.name`) || said("opened"),
        purpose,
        hostsOf(service).join(", ") || said("ownHost"),
      ]),
    ];
  },
};

/** The current rows of the tables that a policy uses. Empty tables are left out. */
export const tablesOf = (
  { language, text }: PolicyFile | PolicyVersionFile,
  content: TableSources,
  facts: Facts,
): Tables => {
  const tables = text.uses.components.map(({ name }) => {
    const rows = rowsOf[name]?.(content, language, facts) ?? [];
    return [name, rows.map((row) => row.map(insertNoBreakSpaces))] as const;
  });
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
};

/** The text with the rows of each table added: as the property `rows` of the table's component. */
export const withTables = (tree: TextTree, tables: Tables): TextTree => {
  if (typeof tree === "string") return tree;
  const [tag, properties, children] = tree;
  const rows = tag === null ? undefined : tables[tag];
  if (rows !== undefined) return [tag, { rows }, []];
  return [tag, properties, children.map((child) => withTables(child, tables))];
};
