/** Which column of an export holds what: of the platforms, of this site's own table, and of those that the owner has written down. */
import * as v from "valibot";
import { issueMessage } from "../../../gatsby/content/content-issue";
import { anyById, fields, list } from "../../../gatsby/content/schema/fields";
import { id, oneOf, text, wholeNumber } from "../../../gatsby/content/schema/values";
import { type DateOrder, type ReviewField, dateOrders, reviewFields } from "./review-fields";

export interface Profile {
  readonly id: string;
  /** The source of all reviews of the table; left out where a column names it. */
  readonly source?: string | undefined;
  /** What pages call the source, where the platform has one name in every language. */
  readonly name?: string;
  /** The best score there is. */
  readonly scale?: number | undefined;
  readonly dates?: DateOrder | undefined;
  /** Field → the names that its column has in one export or another. */
  readonly columns: Readonly<Partial<Record<ReviewField, readonly string[]>>>;
  /** What tells a review from every other, when it was corrected too. Without it ids are the references themselves. */
  readonly identity?: readonly ReviewField[] | undefined;
}

/** How names of columns are compared. */
export const columnKey = (name: string): string => name.normalize("NFC").trim().toLowerCase().replace(/\s+/g, " ");

/** The table format of this site, for owners who write one by hand. */
const own: Profile = {
  id: "own",
  columns: Object.fromEntries(reviewFields.map((field) => [field, [field]])),
};

/** Extranet → Guest reviews → Download. A reservation number is private, so ids do not reveal it. */
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

/** Account → Privacy → Request your personal data, the sheet of reviews; and the tables of channel managers. */
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

/** Takeout → Business Profile (reviews.json) and Google's own interface, which name alike; and what listing tools save. */
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

/** The names of Tripadvisor's own interface, and those of its pages. */
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
  issueMessage("This should be the name of a column.", "Write it as it stands in the first line of the table."),
);

/** `content/reviews/import.yml`: tables of other sites, each written down once. */
export const importSchema = fields({
  tables: anyById(
    fields({
      id,
      source: v.optional(id),
      scale: v.optional(wholeNumber(2)),
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

/** The owner's tables as profiles. Ids of their reviews reveal no reference, as with the platforms. */
export const ownersProfiles = ({ tables }: v.InferOutput<typeof importSchema>): Profile[] =>
  tables.map(({ columns, source, ...table }) => ({
    ...table,
    source: source ?? (columns.source === undefined ? table.id : undefined),
    identity: ["reference"],
    columns: Object.fromEntries(
      Object.entries(columns).map(([field, name]) => [field, typeof name === "string" ? [name] : name]),
    ),
  }));

/** Field → the column of a table that holds it, by its key. */
export type Columns = Readonly<Partial<Record<ReviewField, string>>>;

/** The columns of a table that a profile knows. `keys` are the names in its first line, as `columnKey` writes them. */
export const columnsIn = (profile: Profile, keys: readonly string[]): Columns =>
  Object.fromEntries(
    Object.entries(profile.columns).flatMap(([field, names]) => {
      const key = names.map(columnKey).find((name) => keys.includes(name));
      return key === undefined ? [] : [[field, key]];
    }),
  );

/** What a table lacks to be read by a profile: names of columns, the first of those that each may have. */
export const lackedColumns = (profile: Profile, columns: Columns): readonly string[] => {
  const nameOf = (field: ReviewField) => profile.columns[field]?.[0] ?? field;
  const needed: ReviewField[] = ["date", "score", ...(profile.source === undefined ? (["source"] as const) : [])];
  const words = (["text", "positive", "negative"] as const).filter((field) => profile.columns[field] !== undefined);
  const lacksWords = words.every((field) => columns[field] === undefined);
  return [
    ...needed.filter((field) => columns[field] === undefined).map(nameOf),
    ...(lacksWords ? [words.map(nameOf).join(" or ") || "text"] : []),
  ];
};

/** The profiles that a table fits best, by how many of its columns they know: one, or none, or several that know as many. */
export const fittingProfiles = (profiles: readonly Profile[], keys: readonly string[]): readonly Profile[] => {
  const counted = profiles.flatMap((profile) => {
    const columns = columnsIn(profile, keys);
    return lackedColumns(profile, columns).length > 0 ? [] : [{ profile, count: Object.keys(columns).length }];
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ profile }) => profile);
};
