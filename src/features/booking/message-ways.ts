/** Links by which a guest writes to the house, with the text filled in, or calls it. Pure functions. */
import { dialledNumber, telephoneLink } from "../../lib/format/telephone";

/** In display order. Viber comes after the other messages, because its link does nothing where the app is not installed. */
export const messageKinds = ["whatsapp", "sms", "email", "viber", "telephone"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The owner's `contact` in `content/site.yml`; a missing number gets no link. */
export interface Reachable {
  readonly phone: { readonly number: string };
  readonly mobile: { readonly number: string } | null;
  readonly whatsapp: string | null;
  readonly viber: string | null;
  readonly email: { readonly address: string };
}

export interface MessageWay {
  readonly kind: MessageKind;
  readonly href: string;
}

/** Text of the message; without a stay there is none, and the links open an empty message. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

const withQuery = (address: string, values: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${given.join("&")}`;
};

/**
 * The links for the contact details that the owner gives. `sms:` follows RFC 5724 and `mailto:` RFC 6068. Viber documents a prefilled text
 * only for bots (`viber://pa?…&text=`). For a number it accepts the undocumented `draft`; versions that ignore it open an empty chat.
 */
export const messageWays = (
  { phone, mobile, whatsapp, viber, email }: Reachable,
  letter: Letter | null,
): readonly MessageWay[] => {
  const text = letter?.text;
  const addresses: Readonly<Record<MessageKind, string | undefined>> = {
    whatsapp: whatsapp === null ? undefined : withQuery(`https://wa.me/${whatsapp.replace(/\D/g, "")}`, { text }),
    sms: mobile === null ? undefined : withQuery(`sms:${dialledNumber(mobile.number)}`, { body: text }),
    email: withQuery(`mailto:${email.address}`, { subject: letter?.subject, body: text?.replaceAll("\n", "\r\n") }),
    viber:
      viber === null
        ? undefined
        : withQuery(`viber://chat?number=${encodeURIComponent(dialledNumber(viber))}`, { draft: text }),
    telephone: telephoneLink(phone.number),
  };
  return messageKinds.flatMap((kind) => {
    const href = addresses[kind];
    return href === undefined ? [] : [{ kind, href }];
  });
};
