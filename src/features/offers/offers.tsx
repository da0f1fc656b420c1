import { graphql } from "gatsby";
import { BookNow } from "../../components/layout/book-link";
import { SiteProvider, useSite } from "../../components/layout/site-context";
import { MarginSection } from "../../components/ui/section";
import { TextWith } from "../../components/ui/text-with-links";
import { formatDate } from "../../lib/format";
import { isCurrent } from "../../lib/house-dates";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useToday } from "../booking/use-today";
import * as styles from "./offers.module.css";

/**
 * The offers valid today, by the date at the house; renders nothing if there are none. Each links to the booking engine,
 * with its code in the URL if the engine accepts it there; otherwise the code is shown for the guest to type.
 */
export function Offers({ offers }: { readonly offers: readonly Queries.OfferFragment[] }) {
  const t = useText();
  const today = useToday();
  const shown = offers.filter(({ from, to, current }) => isCurrent(from, to, today, current));
  if (shown.length === 0) return null;
  return (
    <MarginSection note={t("offers.title")} noteId="offers">
      <ul className={styles.offers}>
        {shown.map((offer) => (
          <Offer key={offer.slug} offer={offer} />
        ))}
      </ul>
    </MarginSection>
  );
}

function Offer({ offer }: { readonly offer: Queries.OfferFragment }) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const { title, text, from, to, codeToType, engine } = offer;
  const day = (date: string) => <time dateTime={date}>{formatDate(date, language)}</time>;
  return (
    <li>
      <h3>{title}</h3>
      <p className={styles.dates}>
        <TextWith text="offers.dates" elements={{ from: day(from), to: day(to) }} />
      </p>
      <p>{text}</p>
      {codeToType !== null && (
        <p>
          <TextWith text="offers.code" elements={{ code: <span translate="no">{codeToType}</span> }} />
        </p>
      )}
      <p className={styles.book}>
        {/* Book Now takes the booking engine from the nearest SiteProvider; this one has the offer's engine, whatever suite is chosen. */}
        <SiteProvider site={{ ...site, suites: [], bookingEngine: { ...site.pageEngine, ...engine } }}>
          <BookNow variant="line">{t("offers.book")}</BookNow>
        </SiteProvider>
      </p>
    </li>
  );
}

export const offer = graphql`
  fragment Offer on Offer {
    slug
    title
    text
    from
    to
    current
    codeToType
    engine {
      address
      stayAddress
      query {
        name
        value
      }
      fragment {
        name
        value
      }
    }
  }
`;
