/** The texts of an answer by email, which are in the guest's language and not in that of the staff page. */
import commonEl from "../../../../content/locales/el/common.json";
import messagesEl from "../../../../content/locales/el/messages.json";
import commonEn from "../../../../content/locales/en/common.json";
import messagesEn from "../../../../content/locales/en/messages.json";
import { nightsBetween } from "../../../lib/booking/days";
import { suiteName } from "../../../lib/booking/suite-name";
import { formatDate } from "../../../lib/format";
import type { Text } from "../../../lib/i18n/keys";
import { textFrom } from "../../../lib/i18n/text-from";
import type { Language } from "../../../settings/languages";
import type { Message } from "../api/messages";

const textsOf = (language: Language, common: object, messages: object): Text => {
  const node = (ns: string, texts: object) => ({ node: { ns, data: JSON.stringify(texts) } });
  return textFrom({ edges: [node("common", common), node("messages", messages)] }, language);
};

/**
 * The texts of both languages. A page's query has the texts of its own language only, and querying both languages would make every staff
 * page larger, while the files imported here are only in the page of messages. The texts must not quote facts (`{directCode}`),
 * because the build fills facts in only in queried texts.
 */
export const answerTexts: Readonly<Record<Language, Text>> = {
  en: textsOf("en", commonEn, messagesEn),
  el: textsOf("el", commonEl, messagesEl),
};

type OfStay = Pick<Message, "stay_arrival" | "stay_departure" | "stay_guests" | "stay_suite">;

/** The stay that a message asks for, in words; undefined if it asks for none. `t` has the texts of `language`. */
export const stayText = (
  { stay_arrival: arrival, stay_departure: departure, stay_guests: guests, stay_suite: suite }: OfStay,
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
