import { useState } from "react";
import { useSite } from "../../components/layout/site-context";
import type { Sky } from "../../components/ui/message";
import { OnwardLink } from "../../components/ui/onward-link";
import { useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { suiteName } from "../../lib/booking/suite-name";
import { formatDate } from "../../lib/format/date";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type FollowedLink, useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { LinkButton, LinkPage } from "../forms/link-page";
import { noticeLink, withdrawalLink } from "./api/free-nights";

interface LandingMessage {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly sky: Sky;
  readonly next: "nothing" | "confirm" | "withdraw" | "choose" | "tryAgain";
}

const noticeMessage = (link: FollowedLink<{ readonly state: "confirmed" | "already" }>): LandingMessage => {
  switch (link.phase) {
    case "waiting":
    case "checking":
      return { title: "freeNights.page.checking", sky: "setting", next: "nothing" };
    case "unconfirmed":
    case "confirming":
      return {
        title: "freeNights.page.ready.title",
        text: "freeNights.page.ready.text",
        sky: "setting",
        next: "confirm",
      };
    case "expired":
      return {
        title: "freeNights.page.expired.title",
        text: "freeNights.page.expired.text",
        sky: "setting",
        next: "choose",
      };
    case "invalid":
      return {
        title: "freeNights.page.invalid.title",
        text: "freeNights.page.invalid.text",
        sky: "setting",
        next: "choose",
      };
    case "failed":
      return {
        title: "freeNights.page.failed.title",
        text: "freeNights.page.failed.text",
        sky: "clouded",
        next: "tryAgain",
      };
    case "answered":
      return {
        title: "freeNights.page.waiting.title",
        text: "freeNights.page.waiting.text",
        sky: "clear",
        next: "withdraw",
      };
  }
};

const withdrawalMessage = (link: FollowedLink<{ readonly state: "unsubscribed" }>): LandingMessage => {
  // `invalid`: the request is already deleted, for example after the notification or by another tab, which is what the guest wants.
  if (link.phase === "answered" || link.phase === "invalid")
    return {
      title: "freeNights.page.withdrawn.title",
      text: "freeNights.page.withdrawn.text",
      sky: "setting",
      next: "nothing",
    };
  if (link.phase === "failed")
    return {
      title: "freeNights.page.kept.title",
      text: "freeNights.page.failed.text",
      sky: "clouded",
      next: "tryAgain",
    };
  return {
    title: "freeNights.page.waiting.title",
    text: "freeNights.page.waiting.text",
    sky: "clear",
    next: "withdraw",
  };
};

/**
 * The page for the link in the email, `/free-nights?token=`: confirms the request to be notified of free nights, and later withdraws it.
 * Both need a button press, because mail scanners open links automatically.
 */
export function FreeNightsLanding() {
  const t = useText();
  const language = useLanguage();
  const token = useAddressParameter("token");
  const notice = useFollowedLink(token, noticeLink);
  const withdrawal = useFollowedLink(token, withdrawalLink);
  const [isLeaving, setLeaving] = useState(false);
  const message = isLeaving ? withdrawalMessage(withdrawal.link) : noticeMessage(notice.link);
  const phase = isLeaving ? withdrawal.link.phase : notice.link.phase;
  const { part, pressed } = useFocusAfterPress({
    state: message.title,
    isPassing: phase === "checking",
    scrolls: true,
  });
  const { next } = message;
  const { suites } = useSite();
  const answer = notice.link.phase === "answered" ? notice.link.answer : undefined;
  const isBusy = phase === "confirming";
  const withdraw = () => {
    setLeaving(true);
    withdrawal.press();
  };
  return (
    <LinkPage page={part} message={message} noScript="freeNights.page.noScript">
      {answer !== undefined && next === "withdraw" && (
        <p>
          {[
            suiteName(suites, answer.suite),
            t("freeNights.page.nights", {
              arrival: formatDate(answer.arrival, language),
              departure: formatDate(answer.departure, language),
            }),
          ]
            .filter(Boolean)
            .join(": ")}
        </p>
      )}
      {next === "confirm" && (
        <LinkButton isBusy={isBusy} onClick={pressed(notice.press)}>
          {t("freeNights.page.ready.submit")}
        </LinkButton>
      )}
      {next === "withdraw" && (
        <LinkButton variant="line" isBusy={isBusy} onClick={pressed(withdraw)}>
          {t("freeNights.page.withdraw")}
        </LinkButton>
      )}
      {next === "tryAgain" && (
        <LinkButton isBusy={isBusy} onClick={pressed(isLeaving ? withdrawal.again : notice.again)}>
          {t("common.tryAgain")}
        </LinkButton>
      )}
      {next === "choose" && <OnwardLink to="/">{t("freeNights.page.choose")}</OnwardLink>}
    </LinkPage>
  );
}
