/** The tables of an archived policy version: their rows are those of its date, not the current content. */
import { DataTable } from "../../components/mdx/data-table";
import * as prose from "../../components/mdx/prose.module.css";
import type { TextComponentProps, TextComponents } from "../../components/mdx/text-body";
import { useText } from "../../lib/i18n/use-text";

const isRow = (row: unknown): row is readonly string[] =>
  Array.isArray(row) && row.every((cell) => typeof cell === "string");

/** The rows, which the build has inserted into the text (gatsby/content/policy-changes.ts). */
const rowsOf = ({ attributes: { rows } }: TextComponentProps): readonly (readonly string[])[] =>
  Array.isArray(rows) ? rows.filter(isRow) : [];

function Terms(props: TextComponentProps) {
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

/** Renders the rows as a table; the first row contains the column headings. */
const tableOf = (caption: "policies.quiet.caption" | "policies.thirdParties.caption") =>
  function Table(props: TextComponentProps) {
    const t = useText();
    const [heads = [], ...rows] = rowsOf(props);
    return (
      <DataTable caption={t(caption)} heads={heads} rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))} />
    );
  };

/** Additional components for the texts of archived versions. */
export const frozenTables: TextComponents = {
  StayTerms: Terms,
  QuietHours: tableOf("policies.quiet.caption"),
  ThirdParties: tableOf("policies.thirdParties.caption"),
};
