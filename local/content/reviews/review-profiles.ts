/**
 * Which column of an export contains which field: for the platforms, for this site's own table format, and for the
 * owner's profiles.
 */
import * as v from "valibot";
import { issueMessage } from "../../../gatsby/content/content-issue";
import { anyById, fields, list } from "../../../gatsby/content/schema/fields";
import { reviewScale } from "../../../gatsby/content/schema/reviews";
import { id, oneOf, text } from "../../../gatsby/content/schema/values";
import { type DateOrder, type ReviewField, dateOrders, reviewFields } from "./review-cells";

export interface Profile {
  readonly id: string;
  /** The source of all reviews in the table; undefined if a column contains it. */
  readonly source?: string | undefined;
  /** The source's label on pages, if the platform has the same name in all languages. */
  readonly name?: string;
  /** The highest possible score. */
  readonly scale?: number | undefined;
  readonly dates?: DateOrder | undefined;
  /** Field → the possible names of its column. */
  readonly columns: Readonly<Partial<Record<ReviewField, readonly string[]>>>;
  /** The fields that identify a review even after a correction. If undefined, an id consists of the source and the reference. */
  readonly identity?: readonly ReviewField[] | undefined;
}

/** Normalises a column's name for comparison. */
export const columnKey = (name: string): string => name.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");

/** This site's own table format, for owners who write a table by hand. */
const own: Profile = {
  id: "own",
  columns: Object.fromEntries(reviewFields.map((field) => [field, [field]])),
};

/** Extranet → Guest reviews → Download. Ids must not reveal the reservation number, which is private. */
const booking: Profile = {
  id: "booking",
  source: "booking-com",
  name: "Booking.com",
  scale: 10,
  identity: ["reference", "guest"],
  columns: {
    reference: ["Reservation number"],
    guest: ["Guest name"],
    date: ["Review date"],
    score: ["Review score"],
    title: ["Review title"],
    positive: ["Positive review"],
    negative: ["Negative review"],
    response: ["Property reply"],
  },
};

/** Account → Privacy → Request your personal data, the sheet of reviews. Also the tables of channel managers. */
const airbnb: Profile = {
  id: "airbnb",
  source: "airbnb",
  name: "Airbnb",
  scale: 5,
  identity: ["reference"],
  columns: {
    reference: ["id", "review_id", "Review ID", "reservation_id", "Confirmation code", "Reservation code"],
    guest: ["reviewer_name", "Reviewer name", "Reviewer", "Guest name", "Guest"],
    date: ["created_at", "Created at", "Review date", "Submitted at", "Date"],
    score: ["overall_rating", "Overall rating", "Rating", "Star rating"],
    language: ["language", "locale"],
    text: ["comments", "public_review", "Public review", "public_feedback", "Public feedback", "Comment", "Review"],
    response: ["host_response", "Host response", "Public response", "response", "reply"],
  },
};

/**
 * Takeout → Business Profile (reviews.json) and Google's API, which use the same names. Also the exports of listing
 * tools.
 */
const google: Profile = {
  id: "google",
  source: "google",
  name: "Google",
  scale: 5,
  identity: ["reference"],
  columns: {
    reference: ["reviewId", "name", "review_id", "Review ID"],
    guest: ["reviewer.displayName", "author_title", "Reviewer name", "Reviewer"],
    date: ["createTime", "review_datetime_utc", "Review date"],
    score: ["starRating", "review_rating", "Star rating"],
    text: ["comment", "review_text", "Review text"],
    response: ["reviewReply.comment", "owner_answer", "Owner response"],
    response_date: ["reviewReply.updateTime", "owner_answer_timestamp_datetime_utc"],
  },
};

/** The names in Tripadvisor's API and on its pages. */
const tripadvisor: Profile = {
  id: "tripadvisor",
  source: "tripadvisor",
  name: "Tripadvisor",
  scale: 5,
  identity: ["reference"],
  columns: {
    reference: ["id", "Review ID", "review_id"],
    guest: ["user.username", "username", "Reviewer", "Member name", "User name"],
    date: ["published_date", "Date published", "Published date", "Date of review", "Review date"],
    score: ["rating", "Bubble rating", "Overall rating"],
    language: ["lang", "language"],
    title: ["title", "Review title", "Title of review"],
    text: ["text", "Review text", "Review"],
    response: ["owner_response.text", "Management response", "Owner response"],
    response_date: ["owner_response.published_date", "Response date", "Date of response"],
  },
};

export const builtIn: readonly Profile[] = [own, booking, airbnb, google, tripadvisor];

const column = v.union(
  [text, list(text)],
  issueMessage("This should be the name of a column.", "Write it as in the first line of the table."),
);

/** `content/reviews/import.yml`: the owner's profiles for tables of other sites. */
export const importSchema = fields({
  tables: anyById(
    fields({
      id,
      source: v.optional(id),
      scale: v.optional(reviewScale),
      dates: v.optional(oneOf(dateOrders)),
      columns: fields(
        Object.fromEntries(reviewFields.map((field) => [field, v.optional(column)])) as Record<
          ReviewField,
          v.OptionalSchema<typeof column, undefined>
        >,
      ),
    }),
  ),
});

/** The owner's profiles. As in the platforms' profiles, the ids of reviews do not reveal the reference. */
export const ownersProfiles = ({ tables }: v.InferOutput<typeof importSchema>): Profile[] =>
  tables.map(({ columns, source, ...table }) => ({
    ...table,
    source: source ?? (columns.source === undefined ? table.id : undefined),
    identity: ["reference"],
    columns: Object.fromEntries(
      Object.entries(columns).map(([field, name]) => [field, typeof name === "string" ? [name] : name]),
    ),
  }));

/** Field → the key of its column in a table. */
type Columns = Readonly<Partial<Record<ReviewField, string>>>;

/** The columns of a table that a profile knows. `keys` are the names in the first line, normalised by `columnKey`. */
export const columnsIn = (profile: Profile, keys: readonly string[]): Columns =>
  Object.fromEntries(
    Object.entries(profile.columns).flatMap(([field, names]) => {
      const key = names.map(columnKey).find((name) => keys.includes(name));
      return key === undefined ? [] : [[field, key]];
    }),
  );

/** The columns that a table lacks for a profile, each by the first of its possible names. */
export const missingColumns = (profile: Profile, columns: Columns): readonly string[] => {
  const nameOf = (field: ReviewField) => profile.columns[field]?.[0] ?? field;
  const needed: ReviewField[] = ["date", "score", ...(profile.source === undefined ? (["source"] as const) : [])];
  const textFields = (["text", "positive", "negative"] as const).filter(
    (field) => profile.columns[field] !== undefined,
  );
  const lacksText = textFields.every((field) => columns[field] === undefined);
  return [
    ...needed.filter((field) => columns[field] === undefined).map(nameOf),
    ...(lacksText ? [textFields.map(nameOf).join(" or ") || "text"] : []),
  ];
};

/**
 * The profiles that fit a table: among those whose required columns the table has, the ones that know most of its columns.
 * There may be several with the same number, or none.
 */
export const fittingProfiles = (profiles: readonly Profile[], keys: readonly string[]): readonly Profile[] => {
  const counted = profiles.flatMap((profile) => {
    const columns = columnsIn(profile, keys);
    return missingColumns(profile, columns).length > 0 ? [] : [{ profile, count: Object.keys(columns).length }];
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ profile }) => profile);
};
