/** The tables of a kept version: their rows are those of its day, whatever the house says now. */
import { DataTable } from "../../components/mdx/data-table";
import * as prose from "../../components/mdx/prose.module.css";
import type { TextComponentProps, TextComponents } from "../../components/mdx/text-body";
import { useText } from "../../lib/i18n/use-text";

const isRow = (row: unknown): row is readonly string[] =>
  Array.isArray(row) && row.every((cell) => typeof cell === "string");

/** The rows that the build has put into the text (gatsby/content/policy-changes.ts). */
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

/** The first row names the columns. */
const tableOf = (caption: "policies.quiet.caption" | "policies.thirdParties.caption") =>
  function Table(props: TextComponentProps) {
    const t = useText();
    const [heads = [], ...rows] = rowsOf(props);
    return (
      <DataTable caption={t(caption)} heads={heads} rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))} />
    );
  };

/** What the texts of kept versions use besides what every text may. */
export const frozenTables: TextComponents = {
  StayTerms: Terms,
  QuietHours: tableOf("policies.quiet.caption"),
  ThirdParties: tableOf("policies.thirdParties.caption"),
};
