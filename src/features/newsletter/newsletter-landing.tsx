import type { RefObject } from "react";
import { useSite } from "../../components/layout/site-context";
import { OnwardLink } from "../../components/ui/onward-link";
import { useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { useText } from "../../lib/i18n/use-text";
import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { LinkButton, LinkPage } from "../forms/link-page";
import { unsubscribeLink, subscriptionLink } from "./api/subscriptions";
import { type LinkMessage, departureMessage, verificationMessage } from "./link-message";
import { NewsletterForm } from "./newsletter-form";

/**
 * The page opened by the links in newsletter emails: `?token=` confirms a subscription, `?unsubscribe=` ends it. Both
 * need a click on the page, because mail scanners open links automatically (decision 0042).
 */
export function NewsletterLanding() {
  const leaving = useAddressParameter("unsubscribe");
  return leaving ? <Departure token={leaving} /> : <Verification />;
}

function Verification() {
  const t = useText();
  const { link, press, again } = useFollowedLink(useAddressParameter("token"), subscriptionLink);
  const message = verificationMessage(link);
  const { part, pressed } = useHeadlineFocus(message, link.phase);
  return (
    <Landing
      page={part}
      message={message}
      confirm={t("newsletter.verified.ready.submit")}
      isBusy={link.phase === "confirming"}
      press={pressed(press)}
      again={pressed(again)}
    />
  );
}

function Departure({ token }: { readonly token: string }) {
  const t = useText();
  const { link, press, again } = useFollowedLink(token, unsubscribeLink);
  const message = departureMessage(link);
  const { part, pressed } = useHeadlineFocus(message, link.phase);
  return (
    <Landing
      page={part}
      message={message}
      confirm={t("newsletter.unsubscribe.submit")}
      isBusy={link.phase === "confirming"}
      press={pressed(press)}
      again={pressed(again)}
    />
  );
}

/** The clicked button disappears with its message, so the new headline receives the focus. */
const useHeadlineFocus = ({ title }: LinkMessage, phase: string) =>
  useFocusAfterPress({ state: title, isPassing: phase === "checking", scrolls: true });

interface LandingProps {
  readonly page: RefObject<HTMLDivElement>;
  readonly message: LinkMessage;
  /** Text of the button that confirms. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly press: () => void;
  readonly again: () => void;
}

function Landing({ page, message, confirm, isBusy, press, again }: LandingProps) {
  const t = useText();
  const { hasPosts } = useSite();
  const { next } = message;
  return (
    <LinkPage page={page} message={message} noScript="newsletter.verified.noScript">
      {next === "confirm" && (
        <LinkButton isBusy={isBusy} onClick={press}>
          {confirm}
        </LinkButton>
      )}
      {next === "journal" && hasPosts && <OnwardLink to="/blog">{t("newsletter.verified.journal")}</OnwardLink>}
      {next === "subscribe" && <NewsletterForm heading="h2" />}
      {next === "tryAgain" && (
        <LinkButton isBusy={isBusy} onClick={again}>
          {t("common.tryAgain")}
        </LinkButton>
      )}
    </LinkPage>
  );
}
