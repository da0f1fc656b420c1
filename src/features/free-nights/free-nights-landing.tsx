import { useSite } from "../../components/layout/site-context";
import { OnwardLink } from "../../components/ui/onward-link";
import { suiteName } from "../../lib/booking/suite-name";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useAddressParameter, useFollowedLink, type LinkMessage, type LinkMessages } from "../forms/follow-link";
import { LinkLanding } from "../forms/link-landing";
import { type WatchedNights, noticeLink, withdrawalLink } from "./api/free-nights";

const waitingMessage: LinkMessage = ["freeNights.page.waiting.title", "freeNights.page.waiting.text", "clear"];

const confirmationMessages: LinkMessages<"confirmed" | "already"> = {
  checking: ["freeNights.page.checking"],
  ready: ["freeNights.page.ready.title", "freeNights.page.ready.text"],
  expired: ["freeNights.page.expired.title", "freeNights.page.expired.text"],
  invalid: ["freeNights.page.invalid.title", "freeNights.page.invalid.text"],
  failed: ["freeNights.page.failed.title", "freeNights.page.failed.text", "clouded"],
  confirmed: waitingMessage,
  already: waitingMessage,
};

const withdrawnMessage: LinkMessage = ["freeNights.page.withdrawn.title", "freeNights.page.withdrawn.text"];

const withdrawalMessages: LinkMessages<"unsubscribed"> = {
  checking: waitingMessage,
  ready: waitingMessage,
  // The request is deleted already, as the guest wants: for example after the notification, or from another tab.
  expired: withdrawnMessage,
  invalid: withdrawnMessage,
  failed: ["freeNights.page.kept.title", "freeNights.page.failed.text", "clouded"],
  unsubscribed: withdrawnMessage,
};

/** The page for the link in the email, `/free-nights?token=`: confirms the request to be notified of free nights, and later withdraws it. */
export function FreeNightsLanding() {
  const t = useText();
  const token = useAddressParameter("token");
  const confirmation = useFollowedLink(token, noticeLink);
  const withdrawal = useFollowedLink(token, withdrawalLink);
  const { link } = confirmation;
  // Both cases render `LinkLanding` at the same place, so that React keeps it and the focus moves from the pressed button to the new headline.
  if (link.phase === "answered")
    return (
      <LinkLanding
        {...withdrawal}
        texts={withdrawalMessages}
        confirm="freeNights.page.withdraw"
        variant="line"
        noScript="freeNights.page.noScript"
      >
        {(withdrawal.link.phase === "unconfirmed" || withdrawal.link.phase === "confirming") && (
          <Nights of={link.answer} />
        )}
      </LinkLanding>
    );
  return (
    <LinkLanding
      {...confirmation}
      texts={confirmationMessages}
      confirm="freeNights.page.ready.submit"
      noScript="freeNights.page.noScript"
    >
      {(link.phase === "expired" || link.phase === "invalid") && (
        <OnwardLink to="/">{t("freeNights.page.choose")}</OnwardLink>
      )}
    </LinkLanding>
  );
}

function Nights({ of: { arrival, departure, suite } }: { readonly of: WatchedNights }) {
  const t = useText();
  const language = useLanguage();
  const { suites } = useSite();
  const nights = t("freeNights.page.nights", {
    arrival: formatDate(arrival, language),
    departure: formatDate(departure, language),
  });
  return <p>{[suiteName(suites, suite), nights].filter(Boolean).join(": ")}</p>;
}
