import type { RefObject } from "react";
import { Button, OnwardLink } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Message } from "../../components/ui/message";
import { Note } from "../../components/ui/section";
import { useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { useText } from "../../lib/i18n/use-text";
import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { departureLink, subscriptionLink } from "./api/subscriptions";
import { type LinkMessage, departureMessage, verificationMessage } from "./link-message";
import { NewsletterForm } from "./newsletter-form";

/**
 * Where the links of our letters lead: `?token=` confirms a subscription, `?unsubscribe=` leaves the list (decisions §7). Both ask for one
 * press, because programs that check mail open links of their own accord.
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
  const { link, press, again } = useFollowedLink(token, departureLink);
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

/** The pressed button disappears with its message, so that the new headline takes the focus. */
const useHeadlineFocus = ({ title }: LinkMessage, phase: string) =>
  useFocusAfterPress({ state: title, isPassing: phase === "checking", scrolls: true });

interface LandingProps {
  readonly page: RefObject<HTMLDivElement>;
  readonly message: LinkMessage;
  /** Words of the button that confirms. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly press: () => void;
  readonly again: () => void;
}

function Landing({ page, message, confirm, isBusy, press, again }: LandingProps) {
  const t = useText();
  const { title, text, sky, next } = message;
  return (
    <div ref={page} data-app="now">
      <p className="visually-hidden" role="status">
        {t(title)}
      </p>
      <Message
        title={t(title)}
        text={text === undefined ? undefined : <LinkedText>{t(text)}</LinkedText>}
        sky={sky}
        isChanging
      >
        {next === "confirm" && (
          <Button
            variant="filled"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && press()}
          >
            {confirm}
          </Button>
        )}
        {next === "journal" && <OnwardLink to="/blog">{t("newsletter.verified.journal")}</OnwardLink>}
        {next === "subscribe" && <NewsletterForm heading="h2" />}
        {next === "tryAgain" && (
          <Button variant="filled" onClick={again}>
            {t("common.tryAgain")}
          </Button>
        )}
        <noscript>
          <Note>
            <LinkedText>{t("newsletter.verified.noScript")}</LinkedText>
          </Note>
        </noscript>
      </Message>
    </div>
  );
}
