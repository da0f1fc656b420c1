/** The types of text keys, taken from the English files; tests check that the Greek files have the same keys. */
import type audit from "../../../content/locales/en/audit.json";
import type booking from "../../../content/locales/en/booking.json";
import type calendars from "../../../content/locales/en/calendars.json";
import type common from "../../../content/locales/en/common.json";
import type consent from "../../../content/locales/en/consent.json";
import type contact from "../../../content/locales/en/contact.json";
import type dsar from "../../../content/locales/en/dsar.json";
import type error from "../../../content/locales/en/error.json";
import type faq from "../../../content/locales/en/faq.json";
import type footer from "../../../content/locales/en/footer.json";
import type freeNights from "../../../content/locales/en/freeNights.json";
import type gallery from "../../../content/locales/en/gallery.json";
import type guide from "../../../content/locales/en/guide.json";
import type journal from "../../../content/locales/en/journal.json";
import type language from "../../../content/locales/en/language.json";
import type loading from "../../../content/locales/en/loading.json";
import type location from "../../../content/locales/en/location.json";
import type messages from "../../../content/locales/en/messages.json";
import type nav from "../../../content/locales/en/nav.json";
import type newsletter from "../../../content/locales/en/newsletter.json";
import type notFound from "../../../content/locales/en/notFound.json";
import type offline from "../../../content/locales/en/offline.json";
import type offers from "../../../content/locales/en/offers.json";
import type overview from "../../../content/locales/en/overview.json";
import type pictures from "../../../content/locales/en/pictures.json";
import type policies from "../../../content/locales/en/policies.json";
import type proof from "../../../content/locales/en/proof.json";
import type publish from "../../../content/locales/en/publish.json";
import type requests from "../../../content/locales/en/requests.json";
import type reviewLedger from "../../../content/locales/en/reviewLedger.json";
import type reviews from "../../../content/locales/en/reviews.json";
import type safety from "../../../content/locales/en/safety.json";
import type staff from "../../../content/locales/en/staff.json";
import type subscribers from "../../../content/locales/en/subscribers.json";
import type suite from "../../../content/locales/en/suite.json";
import type suiteChoice from "../../../content/locales/en/suiteChoice.json";
import type team from "../../../content/locales/en/team.json";
import type toast from "../../../content/locales/en/toast.json";
import type update from "../../../content/locales/en/update.json";
import type vitals from "../../../content/locales/en/vitals.json";

interface Namespaces {
  audit: typeof audit;
  booking: typeof booking;
  calendars: typeof calendars;
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  dsar: typeof dsar;
  error: typeof error;
  faq: typeof faq;
  footer: typeof footer;
  freeNights: typeof freeNights;
  gallery: typeof gallery;
  guide: typeof guide;
  journal: typeof journal;
  language: typeof language;
  loading: typeof loading;
  location: typeof location;
  messages: typeof messages;
  nav: typeof nav;
  newsletter: typeof newsletter;
  notFound: typeof notFound;
  offline: typeof offline;
  offers: typeof offers;
  overview: typeof overview;
  pictures: typeof pictures;
  policies: typeof policies;
  proof: typeof proof;
  publish: typeof publish;
  requests: typeof requests;
  reviewLedger: typeof reviewLedger;
  reviews: typeof reviews;
  safety: typeof safety;
  staff: typeof staff;
  subscribers: typeof subscribers;
  suite: typeof suite;
  suiteChoice: typeof suiteChoice;
  team: typeof team;
  toast: typeof toast;
  update: typeof update;
  vitals: typeof vitals;
}

/** A namespace of texts: one file in `content/locales/<language>/`. */
export type Namespace = keyof Namespaces;

type Singular<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
type KeysOf<N extends Namespace> = `${N}.${Singular<Extract<keyof Namespaces[N], string>>}`;

/** A text key with its namespace: `booking.guests.label`. Plural keys are used without their suffix. */
export type TextKey = { [N in Namespace]: KeysOf<N> }[Namespace];

/**
 * Values for the `{{…}}` placeholders of a text. Numbers are formatted in the page's language; a number that must not be, such as a year, is
 * given as a string.
 */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key. For a missing key, it returns the key and logs a warning (specification §8). */
export type Text = (key: TextKey, values?: TextValues) => string;
