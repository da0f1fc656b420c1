/** Readers of the newsletter, as the list shows them. The dates are the record of their consent. */
import type { RowOf } from "../api/columns";
import { toCsv } from "../ui/csv";

export const subscriberStatuses = ["confirmed", "pending", "unsubscribed"] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Columns of a `Subscriber`: the table's tokens may be read by nobody. */
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

/** A column name from the address, or the default. */
export const subscriberOrder = (said: string): SubscriberOrder =>
  subscriberOrders.find((name) => name === said) ?? "requested_at";

export interface SubscriberFilter {
  readonly search: string;
  readonly status: string;
  readonly language: string;
  readonly by: string;
  readonly way: string;
  readonly page: string;
}

/** A confirmed reader with the address that takes them off the list, for the owner's mailing program. */
export interface Reader {
  readonly email: string;
  readonly language: string;
  readonly requested_at: string;
  readonly confirmed_at: string;
  readonly unsubscribe_token: string;
}

/** The readers as a file. Heads are for machines, so they are the same in both languages; `leave` makes the leaving link. */
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
