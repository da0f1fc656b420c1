import * as v from "valibot";
import { useSite } from "../../components/layout/site-context";
import { OnwardLink } from "../../components/ui/onward-link";
import { useText } from "../../lib/i18n/use-text";
import { verificationTokenField } from "../../lib/forms/person-fields";
import { useAddressParameter, useFollowedLink, type LinkMessage, type LinkMessages } from "../forms/follow-link";
import { LinkLanding } from "../forms/link-landing";
import { subscriptionLink, unsubscribeLink } from "./api/subscriptions";
import { NewsletterForm } from "./newsletter-form";
import { unsubscribeTokenField } from "./schema";

const verification: LinkMessages<"confirmed" | "already"> = {
  checking: ["newsletter.verified.checking"],
  ready: ["newsletter.verified.ready.title", "newsletter.verified.ready.text"],
  expired: ["newsletter.verified.expired.title", "newsletter.verified.expired.text"],
  invalid: ["newsletter.verified.invalid.title", "newsletter.verified.invalid.text"],
  failed: ["newsletter.verified.failed.title", "newsletter.verified.failed.text", "clouded"],
  confirmed: ["newsletter.verified.confirmed.title", "newsletter.verified.confirmed.text", "clear"],
  already: ["newsletter.verified.already.title", "newsletter.verified.already.text", "clear"],
};

/** The messages for a complete token. If the function does not know the token, it has been deleted, not cut by a mail program. */
const wholeVerification: typeof verification = {
  ...verification,
  invalid: ["newsletter.verified.invalid.title", "newsletter.verified.unknown.text"],
};

const unsubscribeQuestion: LinkMessage = ["newsletter.unsubscribe.title", "newsletter.unsubscribe.text"];
const cutLink: LinkMessage = ["newsletter.verified.invalid.title", "newsletter.unsubscribe.invalid.text"];

const unsubscription: LinkMessages<"unsubscribed" | "already"> = {
  checking: unsubscribeQuestion,
  ready: unsubscribeQuestion,
  expired: cutLink,
  invalid: cutLink,
  failed: ["newsletter.unsubscribe.failed.title", "newsletter.verified.failed.text", "clouded"],
  unsubscribed: ["newsletter.unsubscribe.done.title", "newsletter.unsubscribe.done.text"],
  already: ["newsletter.unsubscribe.already.title", "newsletter.unsubscribe.already.text"],
};

/** The messages for a complete token. If the function does not know the token, the address is no longer on the list. */
const wholeUnsubscription: typeof unsubscription = { ...unsubscription, invalid: unsubscription.already };

/** The page opened by the links in newsletter emails: `?token=` confirms a subscription, `?unsubscribe=` ends it. */
export function NewsletterLanding() {
  const unsubscribeToken = useAddressParameter("unsubscribe");
  return unsubscribeToken ? <Unsubscription token={unsubscribeToken} /> : <Verification />;
}

function Verification() {
  const t = useText();
  const { hasPosts } = useSite();
  const token = useAddressParameter("token");
  const following = useFollowedLink(token, subscriptionLink);
  const { phase } = following.link;
  return (
    <LinkLanding
      {...following}
      texts={v.is(verificationTokenField, token) ? wholeVerification : verification}
      confirm="newsletter.verified.ready.submit"
      noScript="newsletter.verified.noScript"
    >
      {phase === "answered" && hasPosts && <OnwardLink to="/blog">{t("newsletter.verified.journal")}</OnwardLink>}
      {(phase === "expired" || phase === "invalid") && <NewsletterForm heading="h2" />}
    </LinkLanding>
  );
}

function Unsubscription({ token }: { readonly token: string }) {
  const following = useFollowedLink(token, unsubscribeLink);
  return (
    <LinkLanding
      {...following}
      texts={v.is(unsubscribeTokenField, token) ? wholeUnsubscription : unsubscription}
      confirm="newsletter.unsubscribe.submit"
      noScript="newsletter.verified.noScript"
    />
  );
}
