import { patternFor } from "../desk/pattern";
import { searchedEmail } from "../desk/searched-email";
import { pageNumber } from "../desk/page-number";
import { type Subscriber, type SubscriberFilter, subscriberColumns, subscriberOrder } from "../newsletter/subscriber";
import { askPage } from "./ask";

export const subscribersPerPage = 50;

/** One page of the newsletter's list, and how many match in all. */
export const listSubscribers = ({ search, status, language, by, way, page }: SubscriberFilter) =>
  askPage<Subscriber>(pageNumber(page), subscribersPerPage, (backend, first, last) => {
    let question = backend.from("newsletter_subscribers").select(subscriberColumns, { count: "exact" });
    if (status !== "all") question = question.eq("status", status);
    if (language !== "all") question = question.eq("language", language);
    if (search !== "") question = question.ilike("email", patternFor(searchedEmail(search)));
    return question
      .order(subscriberOrder(by), { ascending: way === "up", nullsFirst: false })
      .order("id")
      .range(first, last);
  });
