/** `content/suites/<id>/suite.yml`: one suite, its plan and its pictures. */
import * as v from "valibot";
import { galleryCategories } from "../../../src/settings/gallery";
import { googleAmenities } from "../../../src/lib/structured-data/google-amenities";
import { issueMessage } from "../content-issue";
import { suiteEngine } from "./booking-engine";
import { fields, list, listById } from "./fields";
import { planSchema } from "./plan";
import { bilingual, id, numberBetween, oneOf, pageMeta, quote, sample, wholeNumber } from "./values";

const centimetres = numberBetween(0, 2000);
const measure = fields({ value: numberBetween(1, 1000), unit: v.literal("m2"), label: bilingual });
const amenity = fields({
  id,
  sample,
  /** Google's names for the amenity, if there are any. */
  google: v.optional(list(oneOf(googleAmenities))),
  label: bilingual,
});
const entry = fields({ id, sample, label: bilingual, text: bilingual });

/** The type of accommodation in structured data. */
const kind = oneOf(["Apartment", "Bungalow", "Cabin", "Chalet", "Cottage", "House", "Townhouse", "Villa"]);

/** The bed types in structured data. */
const bedType = oneOf(["Single", "Semi Double", "Double", "Full", "Queen", "King", "California King"]);

const bed = fields({
  id,
  sample,
  type: bedType,
  count: wholeNumber(1),
  widthCm: wholeNumber(40),
  lengthCm: wholeNumber(40),
  label: bilingual,
  detail: bilingual,
});

/** A measurement of a door or the lift for guests with a wheelchair. Its text repeats the numbers, and the build checks that they agree. */
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

export const suiteSchema = fields({
  id,
  /** Whether its texts are still those of the suite that it was made from. */
  sample,
  /** Place among the suites, smallest first; those of one number follow their ids. */
  order: v.optional(wholeNumber(), 0),
  name: bilingual,
  meta: pageMeta,
  promise: bilingual,
  standfirst: bilingual,
  description: list(bilingual),
  kind,
  /** The number of rooms, not counting bathrooms. */
  rooms: wholeNumber(1),
  bathrooms: wholeNumber(),
  size: fields({ interior: measure, withBalcony: measure, note: bilingual }),
  capacity: fields({ label: bilingual, text: bilingual }),
  /** Its most guests, if they are fewer than the house's. */
  maxGuests: v.optional(wholeNumber(1)),
  /** How it differs from the house's `bookingEngine`. */
  bookingEngine: v.optional(suiteEngine),
  plan: v.optional(planSchema),
  /** Quotations of guests beside the booking form; left out while there is no review. */
  quotes: v.optional(v.pipe(list(quote), v.maxLength(2, issueMessage("More than two quotations.", "Keep two.")))),
  beds: listById(bed),
  amenities: fields({ sample, groups: listById(fields({ id, label: bilingual, items: listById(amenity) })) }),
  services: listById(entry),
  houseRules: listById(fields({ id, sample, text: bilingual })),
  accessibility: fields({ sample, intro: bilingual, facts: listById(accessMeasurement), summary: bilingual }),
  galleryCategories: list(oneOf(galleryCategories)),
  gallery: listById(picture),
});

export type Suite = v.InferOutput<typeof suiteSchema>;
