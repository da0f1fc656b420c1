import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import { useText } from "../../lib/i18n/use-text";

/** The measurements of each suite, for the accessibility statement. */
export const MeasurementsContext = createContext<readonly Queries.HouseMeasurementsFragment[]>([]);

/** `<HouseMeasurements />`: the access measurements of each suite as a table, and their summary. */
export function HouseMeasurements() {
  const t = useText();
  const suites = useContext(MeasurementsContext);
  return suites.map(({ slug, name, accessibility: { facts, summary } }) => (
    <div key={slug}>
      {facts.length > 0 && (
        <table className={prose.data}>
          <caption>
            {t("policies.measurements.caption")}
            {suites.length > 1 && `: ${name}`}
          </caption>
          <tbody>
            {facts.map(({ id, label, text }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{summary}</p>
    </div>
  ));
}

export const houseMeasurements = graphql`
  fragment HouseMeasurements on Suite {
    slug
    name
    accessibility {
      facts {
        id
        label
        text
      }
      summary
    }
  }
`;
