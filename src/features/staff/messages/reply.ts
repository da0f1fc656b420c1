/**
 * What a reply to a message by email needs: the texts and names in the guest's language, which may not be that of the staff page, and the
 * `mailto:` link.
 */
import { graphql, useStaticQuery } from "gatsby";
import commonEl from "../../../../content/locales/el/common.json";
import messagesEl from "../../../../content/locales/el/messages.json";
import commonEn from "../../../../content/locales/en/common.json";
import messagesEn from "../../../../content/locales/en/messages.json";
import { nightsBetween } from "../../../lib/booking/days";
import { suiteName } from "../../../lib/booking/suite-name";
import { formatDate } from "../../../lib/format";
import { longestMailLink, mailLink } from "../../../lib/text/mail-link";
import type { Text } from "../../../lib/i18n/keys";
import { textFrom } from "../../../lib/i18n/text-from";
import { cutText } from "../../../lib/text/cut-text";
import type { Language } from "../../../settings/languages";
import type { Message } from "../api/messages";

const textsOf = (language: Language, common: object, messages: object): Text => {
  const node = (ns: string, texts: object) => ({ node: { ns, data: JSON.stringify(texts) } });
  return textFrom({ edges: [node("common", common), node("messages", messages)] }, language);
};

/**
 * The texts of both languages. A page's query has the texts of its own language only, and querying both languages would make every staff
 * page larger, while the files imported here are only in the page of messages. The texts must not contain placeholders of facts
 * (`{directCode}`), because the build fills these in only in queried texts.
 */
export const replyTexts: Readonly<Record<Language, Text>> = {
  en: textsOf("en", commonEn, messagesEn),
  el: textsOf("el", commonEl, messagesEl),
};

type HouseNames = Queries.HouseNamesQuery["houses"]["nodes"][number];

/** The names of the house and its suites in any language. A page's own query has them in the language of the page only. */
export const useHouseNames = (language: Language): HouseNames => {
  const { houses } = useStaticQuery<Queries.HouseNamesQuery>(graphql`
    query HouseNames {
      houses: allSiteFacts {
        nodes {
          language
          brand {
            name
          }
          suites {
            slug
            name
          }
        }
      }
    }
  `);
  const names = houses.nodes.find((house) => house.language === language);
  if (names === undefined) throw new Error(`The site has no facts in the language ${language}.`);
  return names;
};

type StayOfMessage = Pick<Message, "stay_arrival" | "stay_departure" | "stay_guests" | "stay_suite">;

/** The stay that a message asks for, in words; undefined if it asks for none. `t` has the texts of `language`. */
export const stayText = (
  { stay_arrival: arrival, stay_departure: departure, stay_guests: guests, stay_suite: suite }: StayOfMessage,
  t: Text,
  language: Language,
  suites: Parameters<typeof suiteName>[0],
): string | undefined => {
  if (arrival === null || departure === null || guests === null) return undefined;
  const days = t("messages.stay.days", {
    arrival: formatDate(arrival, language),
    departure: formatDate(departure, language),
    nights: t("common.nights", { count: nightsBetween(arrival, departure) }),
    guests: t("common.guests", { count: guests }),
  });
  return [suiteName(suites, suite), days].filter(Boolean).join(", ");
};

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A mailto link for a reply to the guest, which quotes the stay and as much of the message as the length of the link allows. */
export const replyLink = (
  { email, message }: Pick<Message, "email" | "message">,
  subject: string,
  stay?: string,
): string => {
  const about = stay === undefined ? "" : `${quoted(stay)}\n>\n`;
  const quoting = (part: string) => mailLink(email, { subject, body: `\n\n${about}${quoted(part)}\n` });
  const firstPart = (length: number) => quoting(`${cutText(message, length)} …`);
  const whole = quoting(message);
  if (whole.length <= longestMailLink) return whole;
  let fitting = 0;
  let tooLong = message.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (firstPart(middle).length <= longestMailLink) fitting = middle;
    else tooLong = middle;
  }
  return firstPart(fitting);
};
