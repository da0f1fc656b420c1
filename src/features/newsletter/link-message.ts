/** The messages of the newsletter's landing page for each result of a link. */
import type { Sky } from "../../components/ui/message";
import type { TextKey } from "../../lib/i18n/keys";
import type { FollowedLink } from "../forms/follow-link";

export interface LinkMessage {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly sky: Sky;
  /** The action offered next. */
  readonly next: "nothing" | "confirm" | "journal" | "subscribe" | "tryAgain";
}

/** Messages for the link that confirms a subscription. */
export const verificationMessage = (link: FollowedLink<{ readonly state: "confirmed" | "already" }>): LinkMessage => {
  switch (link.phase) {
    case "waiting":
    case "checking":
      return { title: "newsletter.verified.checking", sky: "setting", next: "nothing" };
    case "unconfirmed":
    case "confirming":
      return {
        title: "newsletter.verified.ready.title",
        text: "newsletter.verified.ready.text",
        sky: "setting",
        next: "confirm",
      };
    case "expired":
      return {
        title: "newsletter.verified.expired.title",
        text: "newsletter.verified.expired.text",
        sky: "setting",
        next: "subscribe",
      };
    case "invalid":
      return {
        title: "newsletter.verified.invalid.title",
        text: "newsletter.verified.invalid.text",
        sky: "setting",
        next: "subscribe",
      };
    case "failed":
      return {
        title: "newsletter.verified.failed.title",
        text: "newsletter.verified.failed.text",
        sky: "clouded",
        next: "tryAgain",
      };
    case "answered":
      return link.answer.state === "confirmed"
        ? {
            title: "newsletter.verified.confirmed.title",
            text: "newsletter.verified.confirmed.text",
            sky: "clear",
            next: "journal",
          }
        : {
            title: "newsletter.verified.already.title",
            text: "newsletter.verified.already.text",
            sky: "clear",
            next: "journal",
          };
  }
};

/** Messages for the link that ends a subscription. */
export const departureMessage = (link: FollowedLink<{ readonly state: "unsubscribed" | "already" }>): LinkMessage => {
  switch (link.phase) {
    case "waiting":
    case "checking":
    case "unconfirmed":
    case "confirming":
      return {
        title: "newsletter.unsubscribe.title",
        text: "newsletter.unsubscribe.text",
        sky: "setting",
        next: "confirm",
      };
    case "answered":
      return link.answer.state === "unsubscribed"
        ? {
            title: "newsletter.unsubscribe.done.title",
            text: "newsletter.unsubscribe.done.text",
            sky: "setting",
            next: "nothing",
          }
        : {
            title: "newsletter.unsubscribe.already.title",
            text: "newsletter.unsubscribe.already.text",
            sky: "setting",
            next: "nothing",
          };
    case "expired":
    case "invalid":
      return {
        title: "newsletter.verified.invalid.title",
        text: "newsletter.unsubscribe.invalid.text",
        sky: "setting",
        next: "nothing",
      };
    case "failed":
      return {
        title: "newsletter.unsubscribe.failed.title",
        text: "newsletter.verified.failed.text",
        sky: "clouded",
        next: "tryAgain",
      };
  }
};
