/** Requests about subscribers of the newsletter. */
import * as v from "valibot";
import { likePattern, normalizeEmailSearch, pageNumber, queryCounted, queryPage } from "./lists";
import { type RowOf, mutate, query } from "./query";

export const subscriberStatuses = ["confirmed", "pending", "unsubscribed"] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Columns of a `Subscriber`. No member can select the column `unsubscribe_token`; owners get it only by `exportConfirmed`. */
const subscriberColumns = "id, email, language, status, requested_at, confirmed_at, unsubscribed_at";

export type Subscriber = RowOf<"newsletter_subscribers", typeof subscriberColumns>;

/** Columns by which the list can be sorted. */
const subscriberOrders = ["email", "status", "language", "requested_at", "confirmed_at", "unsubscribed_at"] as const;

type SubscriberOrder = (typeof subscriberOrders)[number];

/** The sort column in a value of the URL, or the default. */
export const subscriberOrder = (value: string): SubscriberOrder =>
  subscriberOrders.find((name) => name === value) ?? "requested_at";

interface SubscriberFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly by: string;
  readonly way: string;
  readonly page: string;
}

/** The number of confirmed subscribers; with `since` (ISO), only of those who confirmed since then. */
export const countConfirmed = async (since?: string): Promise<number> => {
  const { total } = await queryCounted((backend) => {
    const request = backend
      .from("newsletter_subscribers")
      .select("id", { count: "exact" })
      .eq("status", "confirmed")
      .limit(1);
    return since === undefined ? request : request.gte("confirmed_at", since);
  });
  return total;
};

export const subscribersPerPage = 50;

/** One page of the subscribers, with the number of all that match. */
export const listSubscribers = ({ search, status, language, by, way, page }: SubscriberFilter) =>
  queryPage<Subscriber>(pageNumber(page), subscribersPerPage, (backend, first, last) => {
    let request = backend.from("newsletter_subscribers").select(subscriberColumns, { count: "exact" });
    if (status !== "all") request = request.eq("status", status);
    if (language !== "all") request = request.eq("language", language);
    if (search !== "") request = request.ilike("email", likePattern(normalizeEmailSearch(search)));
    return request
      .order(subscriberOrder(by), { ascending: way === "up", nullsFirst: false })
      .order("id")
      .range(first, last);
  });

/** Deletes a subscriber permanently, together with the record of their consent. */
export const deleteSubscriber = (id: string) =>
  mutate((backend) => backend.from("newsletter_subscribers").delete().eq("id", id).select("id"));

const exportedSchema = v.object({
  email: v.string(),
  language: v.string(),
  requested_at: v.string(),
  confirmed_at: v.string(),
  unsubscribe_token: v.string(),
});

/** A confirmed subscriber with the token of their unsubscribe link, for the owner's mailing program. */
export type ExportedSubscriber = v.InferOutput<typeof exportedSchema>;

/** All confirmed subscribers. The database logs the export. */
export const exportConfirmed = async (): Promise<readonly ExportedSubscriber[]> =>
  v.parse(v.array(exportedSchema), await query((backend) => backend.rpc("export_newsletter")));
