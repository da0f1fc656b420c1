/** `content/suites/<id>/suite.yml`: one suite, its plan and its pictures. */
import * as v from "valibot";
import { galleryCategories } from "../../../src/settings/gallery";
import { googleAmenities } from "../../../src/lib/structured-data/google-amenities";
import { type ReportField, issueMessage } from "../content-issue";
import { languages } from "../../../src/settings/languages";
import { suiteEngine } from "./services";
import { fields, list, listById, rule } from "./fields";
import { planSchema } from "./plan";
import {
  bilingual,
  guestLimit,
  hasForm,
  id,
  numberBetween,
  oneOf,
  pageMeta,
  quote,
  sample,
  wholeNumber,
} from "./values";

const centimetres = numberBetween(0, 2000);
const measure = fields({ value: numberBetween(1, 1000), unit: v.literal("m2"), label: bilingual });
const amenity = fields({
  id,
  sample,
  /** Google's names for the amenity, if there are any. */
  google: v.optional(list(oneOf(googleAmenities))),
  label: bilingual,
});

const bed = fields({
  id,
  sample,
  /** The bed types in structured data. */
  type: oneOf(["Single", "Semi Double", "Double", "Full", "Queen", "King", "California King"]),
  count: wholeNumber(1),
  widthCm: wholeNumber(40),
  lengthCm: wholeNumber(40),
  label: bilingual,
  detail: bilingual,
});

/**
 * A measurement for guests with limited mobility, such as of a door, the lift, steps or the bed. The build checks that its text
 * contains each number except 0.
 */
const accessMeasurement = fields({
  id,
  sample,
  value: v.optional(wholeNumber()),
  widthCm: v.optional(centimetres),
  heightCm: v.optional(centimetres),
  depthCm: v.optional(centimetres),
  label: bilingual,
  text: bilingual,
});

const percent = numberBetween(0, 100);
const picture = fields({
  id,
  sample,
  /** The caption and alt text were written before the picture existed, and must be checked. */
  checkPhoto: v.optional(v.boolean()),
  category: oneOf(galleryCategories),
  focus: v.optional(fields({ x: percent, y: percent })),
  caption: bilingual,
  alt: bilingual,
});

/** The id of a suite. The forms, the calendar feeds and the tables of the backend accept the same length (`suiteField`). */
export const suiteId = v.pipe(
  id,
  hasForm(
    (value) => value.length <= 60,
    "is longer than 60 characters, which forms and calendars do not accept.",
    "Give the suite and its folder a shorter name.",
  ),
);

const suiteFields = fields({
  id: suiteId,
  /** Whether the texts are still those of the demo, or of the suite from which this one was copied. */
  sample,
  /** Place among the suites, smallest first. Suites with the same number are sorted by their ids. */
  order: v.optional(wholeNumber(), 0),
  name: bilingual,
  meta: pageMeta,
  promise: bilingual,
  standfirst: bilingual,
  description: list(bilingual),
  /** The type of accommodation in structured data. */
  kind: oneOf(["Apartment", "Bungalow", "Cabin", "Chalet", "Cottage", "House", "Townhouse", "Villa"]),
  /** The number of rooms, not counting bathrooms. */
  rooms: wholeNumber(1),
  bathrooms: wholeNumber(),
  size: fields({ sample, interior: measure, withBalcony: measure, note: bilingual }),
  capacity: fields({ label: bilingual, text: bilingual }),
  /** The maximum number of guests, if it is lower than the house's. */
  maxGuests: v.optional(guestLimit),
  /** How the suite's booking engine differs from the house's; a whole engine if it has a preset. */
  bookingEngine: v.optional(suiteEngine),
  plan: v.optional(planSchema),
  /** Quotations of guests on the suite's page; left out while there is no review. */
  quotes: v.optional(
    v.pipe(list(quote), v.maxLength(2, issueMessage("There are more than two quotations.", "Keep two."))),
  ),
  beds: listById(bed),
  amenities: fields({ sample, groups: listById(fields({ id, label: bilingual, items: listById(amenity) })) }),
  services: listById(fields({ id, sample, label: bilingual, text: bilingual })),
  houseRules: listById(fields({ id, sample, text: bilingual })),
  accessibility: fields({ sample, intro: bilingual, facts: listById(accessMeasurement), summary: bilingual }),
  galleryCategories: list(oneOf(galleryCategories)),
  gallery: listById(picture),
});

export type Suite = v.InferOutput<typeof suiteFields>;

/** Sorts suites by `order`. Suites with the same number keep their order: callers pass them sorted by id. */
export const byOrder = (one: Pick<Suite, "order">, other: Pick<Suite, "order">): number => one.order - other.order;

/** The text of a measurement must contain its numbers. */
const checkMeasurements = ({ accessibility }: Suite, report: ReportField): void => {
  for (const [index, fact] of accessibility.facts.entries()) {
    const numbers = [fact.value, fact.widthCm, fact.heightCm, fact.depthCm].filter((value) => value);
    for (const language of languages) {
      const text = fact.text[language].replaceAll(",", ".");
      const missing = numbers.find(
        (value) => !new RegExp(`(?<!\\d)${String(value).replace(".", "\\.")}(?!\\d)`).test(text),
      );
      if (missing === undefined) continue;
      const problem = `The text does not contain the number ${missing}, which is given beside it.`;
      report(["accessibility", "facts", index, "text", language], problem, "Make the text and the numbers agree.");
    }
  }
};

const checkCategories = ({ gallery, galleryCategories: known }: Suite, report: ReportField): void => {
  gallery.forEach(({ category }, index) => {
    if (known.includes(category)) return;
    const problem = `“${category}” is not among this suite’s galleryCategories.`;
    report(["gallery", index, "category"], problem, "Add it there, or choose one of them.");
  });
  known.forEach((category, index) => {
    if (gallery.some((one) => one.category === category)) return;
    const fix = "Add one, or remove the category from the list.";
    report(["galleryCategories", index], `No picture shows “${category}”.`, fix);
  });
};

/** Whether a suite must not have this id: `/suite/index` is read as `/suite`. */
export const isReservedSuite = (id: string): boolean => id === "index";

export const suiteSchema = v.pipe(
  suiteFields,
  rule((suite, report) => {
    if (isReservedSuite(suite.id))
      report(["id"], `The address /suite/${suite.id} is taken.`, "Give the suite and its folder another name.");
    if (suite.size.interior.value > suite.size.withBalcony.value) {
      const problem = "The suite with its balcony is smaller than without.";
      report(["size", "withBalcony"], problem, "Swap or correct the two areas.");
    }
    checkMeasurements(suite, report);
    checkCategories(suite, report);
  }),
);

/** The schema of the suite in a folder, whose name must be its id. */
export const suiteIn = (folder: string) =>
  v.pipe(
    suiteSchema,
    rule(({ id: own }, report) => {
      const problem = `The suite’s id is “${own}”, but its folder is “${folder}”.`;
      if (own !== folder) report(["id"], problem, "Give both the same name: it is the address /suite/<id>.");
    }),
  );
