/**
 * The components in the texts of policies: tables, whose rows the build adds to the text (gatsby/content/policy-tables.ts), and the button for
 * the consent settings.
 */
import { type ReactNode, Fragment } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import { useSite } from "../../components/layout/site-context";
import type { TextComponentProps } from "../../components/mdx/text-elements";
import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./policy-text.module.css";

interface DataRow {
  readonly key: string;
  /** The first cell is the row's heading. */
  readonly cells: readonly ReactNode[];
  /** Whether the row applies today. */
  readonly now?: boolean;
}

interface DataTableProps {
  readonly caption: string;
  /** The caption is visually hidden if the page around it already says the same. */
  readonly captionHidden?: boolean;
  readonly heads: readonly string[];
  readonly rows: readonly DataRow[];
}

// Explicit roles: a table displayed as blocks on phones loses its roles in some browsers.
const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({ role: name });

/** A table of facts within a text. On phones each row becomes a block headed by its first cell. */
export function DataTable({ caption, captionHidden = false, heads, rows }: DataTableProps) {
  return (
    <table className={prose.data} {...role("table")}>
      <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          {heads.map((head) => (
            <th key={head} scope="col" {...role("columnheader")}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>
        {rows.map(({ key, cells: [name, ...values], now = false }) => (
          <tr key={key} className={now ? prose.isNow : undefined} {...role("row")}>
            <th scope="row" {...role("rowheader")}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={heads[index + 1]} data-label={heads[index + 1]} {...role("cell")}>
                <span>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isRow = (row: unknown): row is readonly string[] =>
  Array.isArray(row) && row.every((cell) => typeof cell === "string");

/** The rows of a table in a text. Empty if the house has nothing to list. */
export const rowsOf = ({ attributes: { rows } }: TextComponentProps): readonly (readonly string[])[] =>
  Array.isArray(rows) ? rows.filter(isRow) : [];

/** `<StayTerms />`: the terms of the stay as a table of facts. */
export function StayTerms(props: TextComponentProps) {
  const t = useText();
  return (
    <table className={prose.data}>
      <caption>{t("policies.facts.caption")}</caption>
      <tbody>
        {rowsOf(props).map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A text in which a host name may wrap after each full stop. */
const wrappingHosts = (text: string) =>
  text.split(/(?<=\.)(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * `<ThirdParties />`: every configured service, its consent category (or a note that the visitor opens the service), its purpose and its
 * hosts (or a note that it is on the site's own host).
 */
export function ThirdParties(props: TextComponentProps) {
  const t = useText();
  const [heads = [], ...rows] = rowsOf(props);
  return (
    <DataTable
      caption={t("policies.thirdParties.caption")}
      heads={heads}
      rows={rows.map(([name = "", category, purpose, hosts = ""]) => ({
        key: name,
        cells: [name, category, purpose, wrappingHosts(hosts)],
      }))}
    />
  );
}

/**
 * `<ConsentSettings />`: opens the cookie preferences, where consent can be changed or withdrawn. Renders nothing if
 * the site does not ask for consent.
 */
export function ConsentSettings() {
  const t = useText();
  const { asksForConsent } = useSite();
  if (!asksForConsent) return null;
  return (
    <p className={styles.consentSettings} data-no-print data-needs-script>
      <Button variant="line" data-consent-open>
        {t("consent.reopen")}
      </Button>
    </p>
  );
}
