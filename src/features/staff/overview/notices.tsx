/** Warnings at the top of the overview: about rates and offers, calendars, emails and scheduled jobs. */
import { useQuery } from "@tanstack/react-query";
import { graphql, useStaticQuery } from "gatsby";
import { LocalLink } from "../../../components/ui/local-link";
import { type Day, nightsBetween } from "../../../lib/booking/days";
import { clockOffsetStore, useDay } from "../../../lib/booking/today";
import { formatDate } from "../../../lib/format";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { warningDays } from "../../../lib/house-dates";
import { intlLocales } from "../../../settings/languages";
import { feedsQueryKey, listCalendars } from "../api/calendars";
import { findUnfinishedWork, emailName, lateSince } from "../api/emails";
import { isOutdated } from "../calendars/feed";
import * as styles from "../ui/page-layout.module.css";
import { useDates } from "../ui/use-dates";

/** Whether rates or an offer end soon or have ended. `ended`: the last day has passed; `ending`: the last day is within `warningDays`. */
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
        <p key={line} className={styles.warning} role="status">
          {line}
        </p>
      ))}
    </>
  );
}

/** Returns a function that writes texts as a list in the page's language: `a, b and c`. */
const useList = () => {
  const locale = intlLocales[useLanguage()];
  return (texts: readonly string[]): string => new Intl.ListFormat(locale, { type: "conjunction" }).format(texts);
};

/** Warnings about emails that are late and about scheduled jobs that fail. Only for owners, as nobody else may read their state. */
export function UnfinishedWorkNotice() {
  const t = useText();
  const list = useList();
  const { moment } = useDates();
  const { data, dataUpdatedAt: now } = useQuery({ queryKey: ["unfinished-work"], queryFn: findUnfinishedWork });
  if (data === undefined) return null;
  const since = lateSince(data, now + clockOffsetStore.get());
  const kinds = list(data.templates.map((template) => emailName(template, t)));
  return (
    <>
      {since !== null && (
        <p className={styles.warning} role="status">
          {t("overview.mail", { count: data.count, date: moment(since, now), kinds })}
        </p>
      )}
      {data.failedJobs.length > 0 && (
        <p className={styles.warning} role="status">
          {t("overview.jobs", { jobs: list(data.failedJobs) })}
        </p>
      )}
    </>
  );
}

/** A warning that names the calendars whose last reading failed or is too old, with a link to the page that says why. */
export function CalendarsNotice() {
  const t = useText();
  const list = useList();
  const { data, dataUpdatedAt } = useQuery({ queryKey: feedsQueryKey, queryFn: listCalendars });
  const now = dataUpdatedAt + clockOffsetStore.get();
  const unread = (data ?? []).filter((feed) => feed.problem !== null || isOutdated(feed, now));
  if (unread.length === 0) return null;
  return (
    <p className={styles.warning} role="status">
      {t("overview.calendars", { calendars: list(unread.map(({ label }) => label)) })}{" "}
      <LocalLink to="/admin/calendars">{t("overview.calendars.more")}</LocalLink>
    </p>
  );
}
