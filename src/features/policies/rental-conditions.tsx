/** The components used by the text of the rental conditions, and the facts they show. */
import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import { useText } from "../../lib/i18n/use-text";
import { DataTable } from "../../components/mdx/data-table";
import { formatTimeRange } from "../../lib/format/time";
import { isInSeason } from "../../lib/booking/season";
import { useHouseTime } from "../suite/use-house-time";
import { QuietHours } from "../suite/quiet-hours";
import { listedTerms } from "../../settings/listed-terms";

export interface HouseFacts {
  readonly stay: Queries.PolicyStayFragment;
  readonly hours: Queries.PolicyHoursFragment["hours"];
}

/** The facts of the house, for the components of a policy's text. */
export const HouseFactsContext = createContext<HouseFacts | null>(null);

/** The facts of the house. Throws if the page did not query them. */
export const useHouseFacts = (): HouseFacts => {
  const facts = useContext(HouseFactsContext);
  if (facts === null) throw new Error("A text uses facts of the house on a page that does not query them.");
  return facts;
};

/** `<StayTerms />`: the terms of the stay as a table of facts. */
export function StayTerms() {
  const t = useText();
  const { stay, hours } = useHouseFacts();
  const { desk } = hours;
  const labels: Readonly<Record<string, string>> =
    desk === null
      ? {}
      : {
          receptionDeskWeekdays: `${desk.label}: ${desk.weekdays.label}`,
          receptionDeskWeekends: `${desk.label}: ${desk.weekends.label}`,
        };
  const terms = listedTerms.flatMap((name) => {
    const term = stay.terms.find((one) => one.name === name);
    const label = labels[name] ?? term?.label;
    return label === undefined ? [] : [{ name, label, value: term?.value ?? String(stay.facts[name]) }];
  });
  return (
    <table className={prose.data}>
      <caption>{t("policies.facts.caption")}</caption>
      <tbody>
        {terms.map(({ name, label, value }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const policyFacts = graphql`
  fragment PolicyStay on Stay {
    facts
    terms {
      name
      label
      value
    }
    ...QuietHours
    quietHours {
      seasons {
        hours {
          label
        }
      }
    }
  }
  fragment PolicyHours on SiteFacts {
    hours {
      timeZone
      desk {
        label
        weekdays {
          label
          from
          to
        }
        weekends {
          label
          from
          to
        }
      }
    }
  }
`;

/** `<QuietHours />` in the conditions: the quiet hours drawn on the day line, and as a table, which is the version that prints. */
export function QuietHoursTable() {
  const t = useText();
  const { stay, hours } = useHouseFacts();
  const now = useHouseTime(hours.timeZone);
  if (stay.quietHours === null) return null;
  const { seasons } = stay.quietHours;
  const spans = seasons[0]?.hours ?? [];
  return (
    <>
      <div className={prose.wide}>
        <QuietHours stay={stay} timeZone={hours.timeZone} heading="h3" />
      </div>
      <DataTable
        captionHidden
        caption={t("policies.quiet.caption")}
        heads={[t("policies.quiet.season"), t("policies.quiet.dates"), ...spans.map(({ label }) => label)]}
        rows={seasons.map((season) => {
          const inForce = now !== null && isInSeason(now.day, season.dates);
          const name = inForce ? `${season.label}, ${t("policies.quiet.now")}` : season.label;
          return {
            key: season.id,
            cells: [name, String(stay.facts[season.datesName]), ...season.hours.map(formatTimeRange)],
            now: inForce,
          };
        })}
      />
    </>
  );
}
