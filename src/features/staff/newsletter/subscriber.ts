/** Subscribers of the newsletter as shown in the list. The dates are the record of their consent. */
import type { RowOf } from "../api/columns";
import { toCsv } from "../ui/csv";

export const subscriberStatuses = ["confirmed", "pending", "unsubscribed"] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Columns of a `Subscriber`. The token columns of the table cannot be read by anybody. */
export const subscriberColumns = "id, email, language, status, requested_at, confirmed_at, unsubscribed_at";

export type Subscriber = RowOf<"newsletter_subscribers", typeof subscriberColumns>;

/** Columns by which the list can be sorted. */
export const subscriberOrders = [
  "email",
  "status",
  "language",
  "requested_at",
  "confirmed_at",
  "unsubscribed_at",
] as const;
export type SubscriberOrder = (typeof subscriberOrders)[number];

/** The sort column in a value of the URL, or the default. */
export const subscriberOrder = (value: string): SubscriberOrder =>
  subscriberOrders.find((name) => name === value) ?? "requested_at";

export interface SubscriberFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly by: string;
  readonly way: string;
  readonly page: string;
}

/** A confirmed subscriber with the token of their unsubscribe link, for the owner's mailing program. */
export interface Reader {
  readonly email: string;
  readonly language: string;
  readonly requested_at: string;
  readonly confirmed_at: string;
  readonly unsubscribe_token: string;
}

/** The subscribers as CSV. Column names are the same in both languages, because programs read them. `leave` returns the unsubscribe link. */
export const readersCsv = (readers: readonly Reader[], leave: (token: string, language: string) => string): string =>
  toCsv([
    ["email", "language", "requested_at", "confirmed_at", "unsubscribe_link"],
    ...readers.map(({ email, language, requested_at, confirmed_at, unsubscribe_token }) => [
      email,
      language,
      requested_at,
      confirmed_at,
      leave(unsubscribe_token, language),
    ]),
  ]);
