import { NewTabNote } from "../../components/ui/new-tab-note";
import { useSite } from "../../components/layout/site-context";
import type { Stay } from "../../lib/booking/engine";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./message-links.module.css";
import { type MessageKind, messageWays } from "./message-ways";
import { nightsOf } from "./stay";
import { useStayCheck } from "./stay-check";
import { placeName, quotedTerms, stayAddress, stayMessage, stayRange } from "./stay-message";
import { stayPrice } from "./stay-total";

const labels: Record<Exclude<MessageKind, "telephone">, TextKey> = {
  whatsapp: "booking.message.whatsapp",
  viber: "booking.message.viber",
  sms: "booking.message.sms",
  email: "booking.message.email",
};

interface MessageLinksProps {
  /** Stay that the messages are about; unless both days are chosen, the messages are empty. */
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
  /** Path of the page that a message links to, in the page's language. */
  readonly path: string;
  /** Whether to include the telephone link; false where the number is already shown beside the links. */
  readonly telephone?: boolean;
}

/** Links to write to the house or call it, with the stay and its price in the message. Nothing is requested before a link is pressed. */
export function MessageLinks({ stay, terms, path, telephone = true }: MessageLinksProps) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const { contact } = site;
  const brand = placeName(site);
  const check = useStayCheck();
  const parts = { t, language, brand, stay, price: stayPrice(stay, terms, check) };
  const letter =
    nightsOf(stay) === 0
      ? null
      : {
          subject: t("booking.message.subject", { brand, days: stayRange(stay, language) }),
          text: stayMessage(
            parts,
            stayAddress(window.location.origin, path, stay),
            quotedTerms(window.location.origin, terms.termsEffectiveFrom, language),
          ),
        };
  const ways = messageWays(contact, letter).filter(({ kind }) => telephone || kind !== "telephone");
  return (
    <ul className={styles.links} aria-label={t("booking.message.label")}>
      {ways.map(({ kind, href }) => (
        <li key={kind}>
          {kind === "telephone" ? (
            <a className="figures" href={href}>
              {contact.phone.number}
            </a>
          ) : kind === "whatsapp" ? (
            <a href={href} target="_blank" rel="noopener">
              {t(labels[kind])}
              <NewTabNote />
            </a>
          ) : (
            <a href={href}>{t(labels[kind])}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
