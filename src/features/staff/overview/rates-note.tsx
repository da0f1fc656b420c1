import { graphql, useStaticQuery } from "gatsby";
import { warningDays } from "../../../lib/house-dates";
import { type Day, nightsBetween } from "../../../lib/booking/days";
import { useDay } from "../../../lib/booking/today";
import { formatDate } from "../../../lib/format";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./overview.module.css";

/** Whether rates or an offer end soon or have ended. `ended`: the last day has passed; `ending`: it is within `warningDays`. */
export const ratesEnd = (validUntil: Day, today: Day): "ended" | "ending" | null => {
  if (validUntil < today) return "ended";
  return nightsBetween(today, validUntil) <= warningDays ? "ending" : null;
};

/** Warnings about files with sample rates of the demo, and about rates and offers that have ended or end within `warningDays`. */
export function RatesNote() {
  const t = useText();
  const language = useLanguage();
  const { stay, site, offers } = useStaticQuery<Queries.RatesNoteQuery>(graphql`
    query RatesNote {
      stay(language: { eq: "en" }) {
        ratesFiles {
          file
          sample
          validUntil
        }
      }
      offers: allOffer(filter: { suiteOrder: { eq: 0 } }, sort: { to: ASC }) {
        nodes {
          language
          slug
          title
          to
        }
      }
      site: siteFacts(language: { eq: "en" }) {
        hours {
          timeZone
        }
      }
    }
  `);
  const today = useDay(site?.hours.timeZone ?? "UTC");
  const on = (day: string) => ({ date: formatDate(day, language) });
  const lines = [
    ...(stay?.ratesFiles ?? []).flatMap(({ file, sample, validUntil }) => {
      const end = ratesEnd(validUntil, today);
      return [
        sample && t("overview.rates.sample", { file }),
        end !== null && t(`overview.rates.${end}`, { file, ...on(validUntil) }),
      ];
    }),
    ...offers.nodes
      .filter((offer) => offer.language === language)
      .map(({ title, to }) => {
        const state = ratesEnd(to, today);
        return state !== null && t(`overview.offer.${state}`, { title, ...on(to) });
      }),
  ].filter((line): line is string => typeof line === "string");
  return (
    <>
      {lines.map((line) => (
        <p key={line} className={styles.late} role="status">
          {line}
        </p>
      ))}
    </>
  );
}
