/** Links by which a guest writes to the house or calls it, with a text that is ready to be sent. Plain addresses: nothing is asked before one is pressed. Pure. */
import { dialledNumber, telephoneLink } from "../../lib/format/telephone";

/** In the order in which they stand; Viber beside the telephone, since it opens only where it is installed. */
export const messageKinds = ["whatsapp", "sms", "email", "viber", "telephone"] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What the owner gives of `contact` in `content/site.yml`; a number that is missing has no link. */
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

/** What is written; without a stay the links open an empty message. */
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
 * The links that there are. `sms:` and `mailto:` are written as RFC 5724 and RFC 6068 have them;
 * Viber documents a text for bots only (`viber://pa?…&text=`). For a number it reads `draft`, which it does not document: where it does not, the chat opens empty.
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
