/**
 * `/stay.json`, for agents and partners: facts, offers, the URL of the availability file, and for each suite its rates and how to
 * build the URL of its engine.
 */
import { suiteParameter } from "../../src/lib/booking/chosen-suite";
import { engineAddress } from "../../src/lib/booking/engine";
import { todayIn } from "../../src/lib/booking/days";
import { type EngineSettings, engineOf } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { cents } from "../../src/lib/booking/rates";
import { dialledNumber } from "../../src/lib/text/telephone-link";
import { availabilityPath } from "../../src/settings/hosting";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import { byLanguage } from "../both-languages";
import type { Content } from "../content/content";
import { type FactSources, factsIn, seasonalFees } from "../content/facts";
import { localize } from "../content/localize";
import { offerEngine } from "../content/localized-nodes";
import type { RatesFile } from "../content/schema/rates";
import { houseCurrency } from "../content/house-fields";
import { severalSuites, suiteTerms } from "../content/suite-terms";
import { writePublic } from "../folders";

/** Increase this when a program for the previous version could misread the file. `static/stay.schema.json` has the same version. */
export const stayJsonVersion = 2;

const ratesOf = (rates: RatesFile | null) =>
  rates && {
    sample: false,
    ...rates,
    seasons: rates.seasons.map(({ sample: _, ...season }) => ({
      ...season,
      weekendNight: season.weekendNight ?? null,
    })),
  };

/** How to pass a stay to the booking engine: the parts of its URL with placeholders, and an example of a complete URL. */
const engineIn = (settings: EngineSettings, guests: number, language: Language) => {
  const engine = engineOf(settings, language);
  return {
    withoutStay: engineAddress(engine, { ...emptyStay, guests }),
    address: engine.address,
    stayAddress: engine.stayAddress === "" ? null : engine.stayAddress,
    query: engine.query,
    fragment: engine.fragment,
    example: engineAddress(engine, { arrival: "2027-05-04", departure: "2027-05-06", guests }),
  };
};

/** The query of a link to a stay. In a house with one suite, the link has no `suite`. */
const stayQuery = (suite: string | undefined): string =>
  "?checkin={arrival:YYYY-MM-DD}&checkout={departure:YYYY-MM-DD}&guests={guests}" +
  (suite === undefined ? "" : `&${suiteParameter}=${suite}`);

/** The number of guests in the URLs of a suite: those whom the price includes, or fewer if the suite takes fewer. */
const usualGuests = (content: StaySources, suite: string): number =>
  Math.min(content.stay.facts.guestsIncluded.value, suiteTerms(content, suite).maxGuests);

const suiteOf = (suite: Content["suites"][number], content: StaySources) => {
  const origin = content.site.domains.site;
  const { engine, rates, maxGuests } = suiteTerms(content, suite.id);
  const guests = usualGuests(content, suite.id);
  const link = stayQuery(severalSuites(content).length === 0 ? undefined : suite.id);
  return {
    id: suite.id,
    name: suite.name,
    url: byLanguage((language) => origin + inLanguage(`/suite/${suite.id}`, language)),
    kind: suite.kind,
    interiorSquareMetres: suite.size.interior.value,
    rooms: suite.rooms,
    bathrooms: suite.bathrooms,
    maxGuests,
    rates: ratesOf(rates),
    stayLink: byLanguage((language) => origin + inLanguage("/", language) + link),
    engine: byLanguage((language) => engineIn(engine, guests, language)),
  };
};

export type StaySources = Pick<Content, "offers" | "rates" | "suiteRates"> & FactSources;

/** The current and future offers, each with its dates. */
const offersOf = (content: StaySources, today: string) => {
  const facts = byLanguage((language) => factsIn(content, language));
  return (content.offers?.offers ?? [])
    .filter(({ to }) => today <= to)
    .map(({ id, title, text, sample = false, from, to, promotion }) => ({
      id,
      sample,
      title: byLanguage((language) => localize(title, language, facts[language])),
      text: byLanguage((language) => localize(text, language, facts[language])),
      from,
      to,
      promotion: promotion ?? null,
      // For each suite, the engine's URL, including the offer's code if the engine accepts a code in its URL.
      urls: Object.fromEntries(
        content.suites.map(({ id: suite }) => {
          const engine = offerEngine(content, suite, promotion);
          const stay = { ...emptyStay, guests: usualGuests(content, suite) };
          return [suite, byLanguage((language) => engineAddress(engineOf(engine, language), stay))];
        }),
      ),
    }));
};

/**
 * The data of the file. Amounts are in cents. Days are `YYYY-MM-DD` in the house's time zone. Nights are from the arrival to
 * the day before the departure.
 */
export const stayJson = (content: StaySources, today = todayIn(content.site.hours.timeZone)) => {
  const { site, stay, suites } = content;
  const origin = site.domains.site;
  const { facts } = stay;
  const fees = seasonalFees(stay).map((fee) => ({ ...fee, amount: cents(fee.amount), per: "night", paidAt: "house" }));
  return {
    $schema: `${origin}/stay.schema.json`,
    version: stayJsonVersion,
    name: site.brand.name,
    url: origin,
    timeZone: site.hours.timeZone,
    languages: [...languages],
    coordinates: { latitude: site.coordinates.latitude, longitude: site.coordinates.longitude },
    suites: suites.map((suite) => suiteOf(suite, content)),
    terms: {
      maxGuests: facts.maxGuests.value,
      guestsIncluded: facts.guestsIncluded.value,
      checkInFrom: facts.checkInFrom.value,
      checkOutBy: facts.checkOutBy.value,
      currency: houseCurrency(content),
      furtherGuest: facts.thirdGuestFee && { amount: cents(facts.thirdGuestFee.amount), per: "guestAndNight" },
      directDiscount: facts.directDiscount && { percent: facts.directDiscount.value, of: "nights" },
      seasonalFees: fees,
      url: byLanguage((language) => origin + inLanguage("/rental-conditions", language)),
    },
    offers: offersOf(content, today),
    availability: { url: origin + availabilityPath },
    contact: {
      telephone: dialledNumber(site.contact.phone.number),
      email: site.contact.email.address,
      url: byLanguage((language) => origin + inLanguage("/contact", language)),
    },
  };
};

/** Writes `/stay.json`. Its schema is in `static/`. */
export const writeStayJson = (content: Content): Promise<void> =>
  writePublic("stay.json", `${JSON.stringify(stayJson(content), null, 2)}\n`);
