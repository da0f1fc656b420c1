/** `/stay.json`, for agents and partners: facts, rates, offers, the URL of the free nights, and how to open the booking engine with a stay. Pure functions. */
import { engineAddress } from "../../src/lib/booking/engine";
import { todayIn } from "../../src/lib/booking/days";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { dialledNumber } from "../../src/lib/format/telephone";
import { availabilityPath } from "../../src/settings/hosting";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { type FactSources, factsIn, statedFacts } from "../content/facts";
import { offersIn } from "../content/localized-nodes";
import { houseCurrency } from "../content/stay-fields";

/** Increase this when a program for the previous version could misread the file. `static/stay.schema.json` has the same version. */
export const stayJsonVersion = 1;

const cents = (amount: number): number => Math.round(amount * 100);

const byLanguage = <Value>(of: (language: Language) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(languages.map((language) => [language, of(language)]));

const ratesOf = ({ rates }: Pick<Content, "rates">) =>
  rates === null
    ? null
    : {
        sample: rates.sample === true,
        currency: rates.currency,
        vatIncluded: rates.vatIncluded,
        validUntil: rates.validUntil,
        weekend: rates.weekend,
        seasons: rates.seasons.map((season) => ({
          id: season.id,
          label: season.label,
          from: season.from,
          to: season.to,
          night: cents(season.night),
          weekendNight: season.weekendNight === undefined ? null : cents(season.weekendNight),
          minimumNights: season.minimumNights,
          closedToArrival: season.closedToArrival,
          closedToDeparture: season.closedToDeparture,
        })),
        lengthDiscounts: rates.lengthDiscounts,
        gaps: rates.gaps ?? { belowMinimum: false, offered: false, discount: 0 },
      };

/** How to pass a stay to the booking engine: the parts of its URL with placeholders, and an example of a complete URL. */
const engineIn = ({ site, stay }: Pick<Content, "site" | "stay">, language: Language) => {
  const engine = engineOf(site.bookingEngine, language);
  return {
    withoutStay: engineAddress(engine, { ...emptyStay, guests: stay.facts.guestsIncluded.value }),
    address: engine.address,
    stayAddress: engine.stayAddress === "" ? null : engine.stayAddress,
    query: engine.query,
    fragment: engine.fragment,
    example: engineAddress(engine, {
      arrival: "2027-05-04",
      departure: "2027-05-06",
      guests: stay.facts.guestsIncluded.value,
    }),
  };
};

export type StaySources = Pick<Content, "offers" | "rates"> & FactSources;

/** The current and future offers, each with its dates. */
const offersOf = (content: StaySources, today: string) => {
  const inLanguages = Object.fromEntries(
    languages.map((language) => [language, offersIn(content, language, factsIn(content, language), today)]),
  );
  const guests = content.stay.facts.guestsIncluded.value;
  return (content.offers?.offers ?? [])
    .filter(({ to }) => today <= to)
    .map(({ id, sample = false, from, to, promotion = null }) => {
      const of = <Value>(read: (offer: ReturnType<typeof offersIn>[number]) => Value) =>
        byLanguage(
          (language) => inLanguages[language]?.flatMap((offer) => (offer.slug === id ? [read(offer)] : []))[0],
        );
      return {
        id,
        sample,
        title: of(({ title }) => title),
        text: of(({ text }) => text),
        from,
        to,
        promotion,
        url: of(({ engine }) => engineAddress(engine, { ...emptyStay, guests })),
      };
    });
};

/** The content of the file. Amounts are in cents. Days are `YYYY-MM-DD` in the house's time zone. Nights are from the arrival to the day before the departure. */
export const stayJson = (content: StaySources, today = todayIn(content.site.hours.timeZone)) => {
  const { site, stay, suites } = content;
  const origin = site.domains.site;
  const { facts } = stay;
  return {
    $schema: `${origin}/stay.schema.json`,
    version: stayJsonVersion,
    name: site.brand.name,
    url: origin,
    timeZone: site.hours.timeZone,
    languages: [...languages],
    coordinates: { latitude: site.coordinates.latitude, longitude: site.coordinates.longitude },
    suites: suites.map((suite) => ({
      id: suite.id,
      name: suite.name,
      url: byLanguage((language) => origin + inLanguage(`/suite/${suite.id}`, language)),
      kind: suite.kind,
      interiorSquareMetres: suite.size.interior.value,
      rooms: suite.rooms,
      bathrooms: suite.bathrooms,
    })),
    terms: {
      maxGuests: facts.maxGuests.value,
      guestsIncluded: facts.guestsIncluded.value,
      checkInFrom: facts.checkInFrom.value,
      checkOutBy: facts.checkOutBy.value,
      currency: houseCurrency(content),
      furtherGuest: facts.thirdGuestFee && { amount: cents(facts.thirdGuestFee.amount), per: "guestAndNight" },
      directDiscount: facts.directDiscount && { percent: facts.directDiscount.value, of: "nights" },
      seasonalFees: statedFacts(stay).flatMap(([id, fact]) =>
        fact.type !== "money" || fact.season === undefined
          ? []
          : [
              {
                id,
                amount: cents(fact.amount),
                from: fact.season.from,
                to: fact.season.to,
                per: "night",
                paidAt: "house",
              },
            ],
      ),
      url: byLanguage((language) => origin + inLanguage("/rental-conditions", language)),
    },
    rates: ratesOf(content),
    offers: offersOf(content, today),
    availability: { url: origin + availabilityPath },
    stayLink: byLanguage(
      (language) =>
        `${origin}${inLanguage("/", language)}?checkin={arrival:YYYY-MM-DD}&checkout={departure:YYYY-MM-DD}&guests={guests}`,
    ),
    engine: byLanguage((language) => engineIn(content, language)),
    contact: {
      telephone: dialledNumber(site.contact.phone.number),
      email: site.contact.email.address,
      url: byLanguage((language) => origin + inLanguage("/contact", language)),
    },
  };
};
