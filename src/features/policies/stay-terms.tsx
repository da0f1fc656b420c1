import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import { useText } from "../../lib/i18n/use-text";

/** The terms that the rental conditions open with, by their names in stay.yml and in this order. */
const listed = [
  "checkInFrom",
  "checkOutBy",
  "onlineCheckInBy",
  "maxGuests",
  "guestsIncluded",
  "thirdGuestFee",
  "directDiscount",
  "cashLimit",
  "climateFeeHigh",
  "climateFeeLow",
  "lostItemsDays",
  "wifiMbps",
];

export interface HouseFacts {
  readonly stay: Queries.PolicyStayFragment;
  readonly hours: Queries.PolicyHoursFragment["hours"];
}

/** The facts of the house, for the components of a policy's text. */
export const HouseFactsContext = createContext<HouseFacts | null>(null);

/** The facts of the house. Throws where a text uses them on a page that has not asked for them. */
export const useHouseFacts = (): HouseFacts => {
  const facts = useContext(HouseFactsContext);
  if (facts === null) throw new Error("A text states facts of the house on a page that does not hold them.");
  return facts;
};

/** `<StayTerms />`: the terms of the stay as a table of facts. */
export function StayTerms() {
  const t = useText();
  const { stay, hours } = useHouseFacts();
  const terms = listed.flatMap((name) => stay.terms.filter((term) => term.name === name));
  const desk = [
    {
      name: "weekdays",
      label: `${hours.desk.label}: ${hours.desk.weekdays.label}`,
      fact: "receptionDeskWeekdays",
    },
    {
      name: "weekends",
      label: `${hours.desk.label}: ${hours.desk.weekends.label}`,
      fact: "receptionDeskWeekends",
    },
  ].map(({ name, label, fact }) => ({ name, label, value: String(stay.facts[fact]) }));
  return (
    <table className={prose.data}>
      <caption>{t("policies.facts.caption")}</caption>
      <tbody>
        {[...terms.slice(0, 3), ...desk, ...terms.slice(3)].map(({ name, label, value }) => (
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
        }
        weekends {
          label
        }
      }
    }
  }
`;
