/**
 * The questions of `npm run setup`, screen by screen, and where each answer belongs in the content. Their texts are in
 * texts.<language>.json.
 */
import * as v from "valibot";
import { enginePresets } from "../../src/lib/booking/engine-presets";
import { suiteSchema } from "../../gatsby/content/schema/suite";
import { day, numberBetween, text, wholeNumber, address, host } from "../../gatsby/content/schema/values";
import { demoParts } from "./demo-parts";
import type { KeyPath } from "../content/edit-yaml";

/** The files to which answers are written. */
export type AnswerFile = "site" | "stay" | "suite" | "theme";

/** Answers by question id; null if the house has no such thing. */
export type Answers = ReadonlyMap<string, unknown>;

/**
 * words: a text in each language; text: one text for both; span: hours, 08:00-15:00; point: coordinates; yes: whether the house has it
 * at all; choice: one of `choices`; beds: a list of beds; colour: such as #5b6148; demo: keep or remove a part of the demo.
 */
type Kind = "words" | "text" | "number" | "span" | "point" | "yes" | "choice" | "beds" | "colour" | "demo";

export interface Question {
  /** Its name in answers.yml (group.field) and in the texts. */
  readonly id: string;
  readonly kind: Kind;
  readonly file: AnswerFile;
  /** Path of the field in the file. */
  readonly path: KeyPath;
  /** Whether the answer “none” removes the group of the field, instead of the field alone. */
  readonly inGroup?: boolean;
  /** The schema, if the file's own schema does not define the field. */
  readonly rule?: v.GenericSchema;
  readonly choices?: readonly string[];
  /** Whether the question applies, given the answers so far. Default: always. */
  readonly when?: (answers: Answers) => boolean;
  /** The answer cannot be “none”, although the file's schema allows the field to be missing. */
  readonly required?: boolean;
  /** If the question does not apply, its field is removed. */
  readonly onlyThen?: boolean;
  /** The question whose answer is suggested while this field still has the demo's value. */
  readonly follows?: string;
  /** The question whose new answer makes the content's value of this field outdated: another city may be in another region. */
  readonly belongsTo?: string;
  /** The demo's answer does not count as a sample: many houses have the same, or it says nothing about a house, like a colour. */
  readonly common?: boolean;
}

const ask = (kind: Kind, file: AnswerFile, id: string, path: string, more: Partial<Question> = {}): Question => ({
  id,
  kind,
  file,
  path: path.split("."),
  ...more,
});
const site = (kind: Kind, id: string, path: string, more?: Partial<Question>) => ask(kind, "site", id, path, more);
const stay = (kind: Kind, id: string, path: string, more?: Partial<Question>) => ask(kind, "stay", id, path, more);
const suite = (kind: Kind, id: string, path: string, more?: Partial<Question>) => ask(kind, "suite", id, path, more);

/** Whether the house is in Greece, by the answers so far. */
export const inGreece = (answers?: Answers): boolean => answers?.get("place.countryCode") === "GR";
const abroad = (answers: Answers): boolean => !inGreece(answers);
const engineNeeds = (name: "account" | "property") => (answers: Answers) =>
  Object.entries(enginePresets).some(
    ([preset, { needs }]) => preset === answers.get("engine.preset") && needs.some((need) => need === name),
  );
const isCustom = (answers: Answers): boolean => answers.get("engine.preset") === "custom";
const given = (id: string) => (answers: Answers) => typeof answers.get(id) === "string" || answers.get(id) === true;

const hasFurtherGuests = (answers: Answers): boolean =>
  Number(answers.get("suite.maxGuests")) > Number(answers.get("suite.guestsIncluded"));
const common: Partial<Question> = { common: true };
const inGroup: Partial<Question> = { inGroup: true };

/** A fact that pages only quote, without calculating with it. */
const quoted: Partial<Question> = { ...inGroup, rule: wholeNumber(1) };

/** A fact that the house cannot have unless the answers so far allow it. */
const onlyIf = (when: Question["when"]): Partial<Question> => ({ ...inGroup, when, onlyThen: true });

/** Whether the question applies to a house with these answers. */
export const applies = ({ when }: Question, answers: Answers): boolean => when?.(answers) !== false;

/** A text in both languages: the answer to a question of the kind “words”. */
export const wordsSchema = v.object({ en: v.string(), el: v.string() });

/** What the answer “none” removes from the file. */
export const removedPath = ({ path, inGroup }: Question): KeyPath => (inGroup === true ? path.slice(0, -1) : path);

/** A group of questions that are asked together. */
interface Screen {
  readonly id: string;
  readonly questions: readonly Question[];
}

export const screens: readonly Screen[] = [
  {
    id: "house",
    questions: [
      site("words", "house.name", "brand.name"),
      site("words", "house.shortName", "brand.shortName"),
      site("words", "house.meaning", "brand.meaning", { belongsTo: "house.name" }),
      site("text", "house.website", "domains.site"),
    ],
  },
  {
    id: "place",
    questions: [
      // The country comes first, because other answers are validated by its rules.
      site("words", "place.country", "address.country", common),
      site("text", "place.countryCode", "address.countryCode", common),
      site("words", "place.city", "address.city"),
      site("text", "place.cityGenitive", "address.cityGenitive", common),
      site("text", "place.cityAccusative", "address.cityAccusative", common),
      site("text", "place.cityLocative", "address.cityLocative", common),
      site("words", "place.region", "address.region", { ...common, belongsTo: "place.city" }),
      site("words", "place.street", "address.street"),
      site("words", "place.floor", "address.floor"),
      site("text", "place.postalCode", "address.postalCode"),
      site("words", "place.whereabouts", "address.whereabouts"),
      site("words", "place.directions", "address.directionsNote"),
      site("point", "place.coordinates", "coordinates"),
      site("text", "place.timeZone", "hours.timeZone", common),
    ],
  },
  {
    id: "contact",
    questions: [
      site("text", "contact.phone", "contact.phone.number"),
      site("text", "contact.mobile", "contact.mobile.number", inGroup),
      site("text", "contact.whatsapp", "contact.whatsapp"),
      site("text", "contact.viber", "contact.viber"),
      site("text", "contact.email", "contact.email.address"),
      site("text", "contact.reservations", "contact.reservationsEmail.address", { follows: "contact.email" }),
      site("text", "contact.privacy", "contact.privacyEmail.address", { follows: "contact.email" }),
      site("span", "contact.phoneWeekdays", "hours.phone.weekdays"),
      site("span", "contact.phoneWeekends", "hours.phone.weekends"),
      site("yes", "contact.desk", "hours.desk"),
      site("span", "contact.deskWeekdays", "hours.desk.weekdays", { when: given("contact.desk") }),
      site("span", "contact.deskWeekends", "hours.desk.weekends", { when: given("contact.desk") }),
      ...["instagram", "facebook", "pinterest"].map((id) =>
        site("text", `contact.${id}`, `social.links.${id}.url`, { ...inGroup, rule: address }),
      ),
    ],
  },
  {
    id: "legal",
    questions: [
      site("words", "legal.operator", "legal.operator.value"),
      site("words", "legal.seat", "legal.registeredSeat.value", inGroup),
      site("text", "legal.propertyRegistry", "legal.propertyRegistry.value", inGroup),
      site("text", "legal.companyRegistry", "legal.commercialRegistry.value", inGroup),
      site("text", "legal.taxNumber", "legal.taxNumber.value", inGroup),
      site("words", "legal.authority", "authorities.dataProtection.name", { when: abroad }),
      site("text", "legal.authorityAddress", "authorities.dataProtection.url", { when: abroad }),
      ...(["General", "Ambulance", "Fire", "Police"] as const).map((name) =>
        site("text", `legal.emergency${name}`, `emergency.emergency${name}.number`, {
          ...inGroup,
          rule: text,
          when: abroad,
        }),
      ),
      site("choice", "legal.staffLanguage", "staff.language", { ...common, choices: ["en", "el"] }),
    ],
  },
  {
    id: "suite",
    questions: [
      suite("words", "suite.name", "name", common),
      suite("text", "suite.address", "id"),
      suite("choice", "suite.kind", "kind", { choices: suiteSchema.entries.kind.options }),
      suite("number", "suite.rooms", "rooms", common),
      suite("number", "suite.bathrooms", "bathrooms", common),
      suite("number", "suite.interior", "size.interior.value"),
      suite("number", "suite.withBalcony", "size.withBalcony.value", inGroup),
      stay("number", "suite.maxGuests", "facts.maxGuests.value"),
      stay("number", "suite.guestsIncluded", "facts.guestsIncluded.value", common),
      suite("beds", "suite.beds", "beds"),
    ],
  },
  {
    id: "stay",
    questions: [
      stay("text", "stay.termsFrom", "facts.termsEffectiveFrom.value", { rule: day }),
      stay("text", "stay.checkInFrom", "facts.checkInFrom.value"),
      stay("text", "stay.checkOutBy", "facts.checkOutBy.value"),
      stay("text", "stay.onlineCheckInBy", "facts.onlineCheckInBy.value", inGroup),
      stay("number", "stay.thirdGuestFee", "facts.thirdGuestFee.amount", onlyIf(hasFurtherGuests)),
      stay("number", "stay.directDiscount", "facts.directDiscount.value", inGroup),
      stay("number", "stay.cashLimit", "facts.cashLimit.amount", { rule: numberBetween(1, 100000), required: true }),
      stay("number", "stay.climateFeeHigh", "facts.climateFeeHigh.amount", onlyIf(inGreece)),
      stay("number", "stay.climateFeeLow", "facts.climateFeeLow.amount", onlyIf(inGreece)),
      ...["parkingPerDay", "airportTransfer"].map((name) =>
        stay("number", `stay.${name}`, `facts.${name}.amount`, inGroup),
      ),
      stay("yes", "stay.quietHours", "quietHours"),
      stay("number", "stay.wifiMbps", "facts.wifiMbps.value", quoted),
      stay("number", "stay.freeCancellationDays", "facts.freeCancellationDays.value", inGroup),
      stay("number", "stay.lostItemsDays", "facts.lostItemsDays.value", quoted),
    ],
  },
  {
    id: "engine",
    questions: [
      site("choice", "engine.preset", "bookingEngine.preset", {
        ...common,
        choices: [...Object.keys(enginePresets), "custom"],
      }),
      ...(["account", "property"] as const).map((id) =>
        site("text", `engine.${id}`, `bookingEngine.${id}`, { when: engineNeeds(id), rule: text, required: true }),
      ),
      site("text", "engine.address", "bookingEngine.address", { when: isCustom, required: true }),
      site("text", "engine.promotion", "bookingEngine.promotion"),
    ],
  },
  {
    id: "services",
    questions: [
      ...["hotel-cdn", "map-tiles", "analytics", "heatmap", "rate-parity"].map((id) =>
        site("text", `services.${id}`, `thirdParties.${id}.host`, { ...inGroup, rule: host }),
      ),
      ...["analytics", "heatmap", "rate-parity"].map((id) =>
        site("text", `services.${id}-script`, `thirdParties.${id}.script`, {
          rule: address,
          when: given(`services.${id}`),
        }),
      ),
      site("text", "services.analytics-id", "thirdParties.analytics.measurementId", {
        rule: text,
        when: given("services.analytics"),
      }),
      site("text", "services.countryLookup", "countryLookup.url", { rule: address }),
    ],
  },
  {
    id: "colours",
    questions: ["paper", "ink", "accent", "band", "ornament", "sun"].map((name) =>
      ask("colour", "theme", `colours.${name}`, `colours.${name}`, common),
    ),
  },
  { id: "demo", questions: demoParts.map((part) => ask("demo", "site", `demo.${part}`, "")) },
];

export const questions: readonly Question[] = screens.flatMap((screen) => screen.questions);
