import { graphql, useStaticQuery } from "gatsby";
import { useSite } from "../../../components/layout/site-context";
import { todayIn } from "../../../lib/booking/days";
import { ratesEnd } from "../../../lib/booking/rates-end";
import { formatDate } from "../../../lib/format/date";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./overview.module.css";

/** Warnings about sample rates of the demo, with the suite if there are several, and about rates and offers that have ended or end within 30 days. */
export function RatesNote() {
  const t = useText();
  const language = useLanguage();
  const { stay, site, offers } = useStaticQuery<Queries.RatesNoteQuery>(graphql`
    query RatesNote {
      stay(language: { eq: "en" }) {
        rates {
          sample
          validUntil
        }
        suites {
          suite
          rates {
            sample
            validUntil
          }
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
  const houseSuites = useSite().suites;
  if (site === null) return null;
  const today = todayIn(site.hours.timeZone);
  const on = (day: string) => ({ date: formatDate(day, language) });
  const suites = stay?.suites ?? [];
  const ratesLines = (suites.length === 0 ? [{ suite: "", rates: stay?.rates ?? null }] : suites).flatMap(
    ({ suite, rates }) => {
      const end = rates === null ? null : ratesEnd(rates.validUntil, today);
      const found = [
        rates?.sample === true && t("overview.rates.sample"),
        rates !== null && end !== null && t(`overview.rates.${end}`, on(rates.validUntil)),
      ];
      const name = houseSuites.find(({ slug }) => slug === suite)?.name;
      return found.map((line) => line !== false && [name, line].filter(Boolean).join(": "));
    },
  );
  const lines = [
    ...ratesLines,
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
