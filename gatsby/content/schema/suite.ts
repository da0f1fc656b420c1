/** `content/suites/<id>/suite.yml`: one suite, its plan and its pictures. */
import * as v from "valibot";
import { galleryCategories } from "../../../src/settings/gallery";
import { googleAmenities } from "../../../src/lib/structured-data/google-amenities";
import { issueMessage } from "../content-issue";
import { fields, list, listById } from "./fields";
import { planSchema } from "./plan";
import { bilingual, id, numberBetween, oneOf, pageMeta, quote, sample, wholeNumber } from "./values";

const centimetres = numberBetween(0, 2000);
const measure = fields({ value: numberBetween(1, 1000), unit: v.literal("m2"), label: bilingual });
const amenity = fields({
  id,
  sample,
  /** What Google calls it, where it has a name for it. */
  google: v.optional(list(oneOf(googleAmenities))),
  label: bilingual,
});
const entry = fields({ id, sample, label: bilingual, text: bilingual });

/** What the suite is, as search engines know it. */
const kind = oneOf(["Apartment", "Bungalow", "Cabin", "Chalet", "Cottage", "House", "Townhouse", "Villa"]);

/** The sizes of bed that search engines know. */
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

/** A measurement for guests with a wheelchair, of a door or the lift. Its text repeats the numbers, and the build compares them. */
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
  /** The words were written before the picture was seen. */
  checkPhoto: v.optional(v.boolean()),
  category: oneOf(galleryCategories),
  focus: v.optional(fields({ x: percent, y: percent })),
  caption: bilingual,
  alt: bilingual,
});

export const suiteSchema = fields({
  id,
  name: bilingual,
  meta: pageMeta,
  promise: bilingual,
  standfirst: bilingual,
  description: list(bilingual),
  kind,
  /** Without bathrooms. */
  rooms: wholeNumber(1),
  bathrooms: wholeNumber(),
  size: fields({ interior: measure, withBalcony: measure, note: bilingual }),
  capacity: fields({ label: bilingual, text: bilingual }),
  plan: v.optional(planSchema),
  /** Words of guests beside the booking; left out while there is no review. */
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
