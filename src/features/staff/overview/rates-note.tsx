import { graphql, useStaticQuery } from "gatsby";
import { todayIn } from "../../../lib/booking/days";
import { ratesEnd } from "../../../lib/booking/rates-end";
import { formatDate } from "../../../lib/format/date";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./overview.module.css";

/** A line about rates that are the demo's, end within 60 days, or have ended; nothing while all is well (stay §4). */
export function RatesNote() {
  const t = useText();
  const language = useLanguage();
  const { stay, site } = useStaticQuery<Queries.RatesNoteQuery>(graphql`
    query RatesNote {
      stay(language: { eq: "en" }) {
        rates {
          sample
          validUntil
        }
      }
      site: siteFacts(language: { eq: "en" }) {
        hours {
          timeZone
        }
      }
    }
  `);
  const rates = stay?.rates;
  if (!rates || site === null) return null;
  const date = formatDate(rates.validUntil, language);
  const end = ratesEnd(rates.validUntil, todayIn(site.hours.timeZone));
  const lines = [
    rates.sample && t("overview.rates.sample"),
    end === "ending" && t("overview.rates.ending", { date }),
    end === "ended" && t("overview.rates.ended", { date }),
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
