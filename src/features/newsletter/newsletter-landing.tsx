import { type ReactNode, type RefObject, useState } from "react";
import { Button, OnwardLink } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Message } from "../../components/ui/message";
import { Note } from "../../components/ui/section";
import { useFocusAfterPress } from "../../lib/dom/use-focus-after-press";
import { useText } from "../../lib/i18n/use-text";
import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { unsubscribe } from "./api/unsubscribe";
import { verifySubscription } from "./api/verify-subscription";
import { type LinkMessage, departureMessage, verificationMessage } from "./link-message";
import { NewsletterForm } from "./newsletter-form";

/** Where the links of our letters lead: `?token=` confirms a subscription, `?unsubscribe=` leaves the list (decisions §7). */
export function NewsletterLanding() {
  const leaving = useAddressParameter("unsubscribe");
  return leaving ? <Departure token={leaving} /> : <Verification />;
}

/** Checks the link by itself: whoever opens it has already decided. */
function Verification() {
  const { link, again } = useFollowedLink(useAddressParameter("token"), verifySubscription);
  const message = verificationMessage(link);
  const { part, pressed } = useHeadlineFocus(message, link.phase);
  return <Landing page={part} message={message} again={pressed(again)} />;
}

/** Asks for one click, because mail programs open links of their own accord. */
function Departure({ token }: { readonly token: string }) {
  const t = useText();
  const [decided, setDecided] = useState(false);
  const { link, again } = useFollowedLink(decided ? token : null, unsubscribe);
  const message = departureMessage(link);
  const { part, pressed } = useHeadlineFocus(message, link.phase);
  const leave = pressed(() => setDecided(true));
  const open = link.phase === "waiting" || link.phase === "checking";
  return (
    <Landing page={part} message={message} again={pressed(again)}>
      {open && (
        <Button variant="filled" aria-busy={decided || undefined} aria-disabled={decided || undefined} onClick={leave}>
          {t("newsletter.unsubscribe.submit")}
        </Button>
      )}
    </Landing>
  );
}

/** The pressed button goes with the words it stood under: the new headline takes the focus. */
const useHeadlineFocus = ({ title }: LinkMessage, phase: string) =>
  useFocusAfterPress({ state: title, isPassing: phase === "checking", scrolls: true });

interface LandingProps {
  readonly page: RefObject<HTMLDivElement>;
  readonly message: LinkMessage;
  readonly again: () => void;
  readonly children?: ReactNode;
}

function Landing({ page, message, again, children }: LandingProps) {
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
        {children}
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
