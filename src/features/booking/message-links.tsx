import { dialledNumber, telephoneLink } from "../../lib/text/telephone-link";
import { longestMailLink, mailLink } from "../../lib/text/mail-link";
import { NewTabNote } from "../../components/ui/new-tab-note";
import { useSite } from "../../components/layout/site-context";
import type { Stay } from "../../lib/booking/engine";
import type { StayPrice } from "../../lib/booking/price";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./message-links.module.css";
import { nightsOf, useStayCheck } from "./stay";
import { placeName, quotedTerms, shareAddress, stayMessage, stayRange } from "./stay-message";
import { stayPrice } from "./booking-terms";

/** In display order. Viber comes after the other messages, because its link does nothing if the app is not installed. */
const linkKinds = ["whatsapp", "sms", "email", "viber", "telephone"] as const;
type LinkKind = (typeof linkKinds)[number];

/** The owner's `contact` in `content/site.yml`; a missing number gets no link. */
export interface HouseContact {
  readonly phone: { readonly number: string };
  readonly mobile: { readonly number: string } | null;
  readonly whatsapp: string | null;
  readonly viber: string | null;
  readonly email: { readonly address: string };
}

interface ContactLink {
  readonly kind: LinkKind;
  readonly href: string;
}

interface Message {
  readonly subject: string;
  readonly text: string;
  /** The text without the price's lines, for an email whose link would be too long. */
  readonly shorter: string;
}

/** Adds a parameter to a URL, unless it has no value. */
const withParameter = (address: string, name: string, value: string | undefined): string =>
  value === undefined ? address : `${address}${address.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(value)}`;

const emailLink = (address: string, { subject, text, shorter }: Message): string => {
  const whole = mailLink(address, { subject, body: text });
  return whole.length <= longestMailLink ? whole : mailLink(address, { subject, body: shorter });
};

/**
 * The links for the contact details that the owner gives; without a `message` they open an empty message. `sms:` follows RFC 5724.
 * Viber documents a prefilled text only for bots (`viber://pa?…&text=`). For a number it accepts the undocumented
 * `draft`; versions that ignore it open an empty chat.
 */
export const contactLinks = (
  { phone, mobile, whatsapp, viber, email }: HouseContact,
  message: Message | null,
): readonly ContactLink[] => {
  const text = message?.text;
  const addresses: Readonly<Record<LinkKind, string | undefined>> = {
    whatsapp:
      whatsapp === null ? undefined : withParameter(`https://wa.me/${whatsapp.replace(/\D/g, "")}`, "text", text),
    sms: mobile === null ? undefined : withParameter(`sms:${dialledNumber(mobile.number)}`, "body", text),
    email: message === null ? mailLink(email.address) : emailLink(email.address, message),
    viber:
      viber === null
        ? undefined
        : withParameter(`viber://chat?number=${encodeURIComponent(dialledNumber(viber))}`, "draft", text),
    telephone: telephoneLink(phone.number),
  };
  return linkKinds.flatMap((kind) => {
    const href = addresses[kind];
    return href === undefined ? [] : [{ kind, href }];
  });
};

const labels: Record<Exclude<LinkKind, "telephone">, TextKey> = {
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
  /** Whether to include the telephone link; false if the number is already shown beside the links. */
  readonly telephone?: boolean;
}

/**
 * Links to write to the house or call it. A message has the stay and what is known of its price. Nothing is requested before a link is
 * pressed.
 */
export function MessageLinks({ stay, terms, path, telephone = true }: MessageLinksProps) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const { contact } = site;
  const place = placeName(site);
  const check = useStayCheck();
  const price = stayPrice(stay, terms, check);
  const messageWith = (known: StayPrice): string =>
    stayMessage(
      { t, language, brand: place, stay, price: known },
      shareAddress(window.location.origin, path, stay),
      quotedTerms(window.location.origin, terms.termsEffectiveFrom, language),
    );
  const message =
    nightsOf(stay) === 0
      ? null
      : {
          subject: t("booking.message.subject", { brand: place, days: stayRange(stay, language) }),
          text: messageWith(price),
          // The total stays in the message; the linked page shows how the total is calculated.
          shorter: messageWith({ ...price, lines: [] }),
        };
  const links = contactLinks(contact, message).filter(({ kind }) => telephone || kind !== "telephone");
  return (
    <ul className={styles.links} aria-label={t("booking.message.label")}>
      {links.map(({ kind, href }) => (
        <li key={kind}>
          {kind === "telephone" ? (
            <a className="figures" href={href}>
              {contact.phone.number}
            </a>
          ) : kind === "whatsapp" ? (
            <a href={href} target="_blank" rel="noopener" data-printed-address={href.replace(/\?.*$/, "")}>
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
