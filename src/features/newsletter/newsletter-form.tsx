/** The newsletter: its form, and the section of a page that contains the form. */
import { graphql } from "gatsby";
import { Button } from "../../components/ui/button";
import { TextField } from "../../components/ui/field";
import { Grid } from "../../components/ui/grid";
import { LinkedText, TextWith } from "../../components/ui/text-with-links";
import { LocalLink } from "../../components/ui/local-link";
import { Note } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { ChallengePlace, FormFailure, FormSent, Honeypot, problemTexts } from "../forms/form-parts";
import { useForm } from "../forms/use-form";
import { subscribe } from "./api/subscriptions";
import * as styles from "./newsletter-form.module.css";
import { subscribeSchema } from "./schema";

/** The error messages of the form. */
export const newsletterProblems = {
  fields: { emailRequired: "newsletter.error.emailRequired", emailInvalid: "newsletter.error.emailInvalid" },
  general: "newsletter.error.general",
  offline: "newsletter.error.offline",
  rateLimited: { visitor: "newsletter.error.rateLimited", recipient: "newsletter.error.recipientLimited" },
} as const;

interface NewsletterFormProps {
  /** Level of the heading shown after the form was sent. */
  readonly heading?: "h2" | "h3";
}

/**
 * A form with one email field. The subscription starts when the person presses the button on the page that the email
 * links to (double opt-in). Needs the namespace `newsletter`.
 */
export function NewsletterForm({ heading = "h3" }: NewsletterFormProps) {
  const t = useText();
  const language = useLanguage();
  const form = useForm({
    name: "newsletter",
    fields: ["email"],
    schema: subscribeSchema,
    constants: { action: "subscribe", language },
    send: (input, { idempotencyKey, guards }) => subscribe({ ...input, ...guards }, idempotencyKey),
  });
  const { state } = form;
  if (state.phase === "sent") {
    const again = { label: t("newsletter.sent.another"), onClick: form.restart };
    return (
      <FormSent title={t("newsletter.sent.title")} heading={heading} again={again}>
        <p>{t("newsletter.sent.text")}</p>
      </FormSent>
    );
  }
  const problems = problemTexts(t, newsletterProblems);
  const sending = state.phase === "sending";
  const failed = state.phase === "failed";
  const policy = <LocalLink to="/privacy">{t("newsletter.consentLink")}</LocalLink>;
  const label = sending ? "newsletter.sending" : failed ? "newsletter.sendAgain" : "newsletter.submit";
  return (
    <form className={styles.form} aria-label={t("newsletter.title")} {...form.formProps}>
      <div className={styles.line}>
        <TextField
          {...form.field("email", problems.error)}
          label={t("newsletter.email.label")}
          type="email"
          autoComplete="email"
        />
        <Button
          variant="line"
          type="submit"
          aria-disabled={sending || undefined}
          aria-busy={sending || undefined}
          aria-describedby="newsletter-note"
        >
          {t(label)}
        </Button>
      </div>
      <Honeypot />
      <ChallengePlace />
      <FormFailure>{failed && <p>{problems.failure(state.failure)}</p>}</FormFailure>
      <noscript>
        <Note>
          <LinkedText>{t("newsletter.noScript")}</LinkedText>
        </Note>
      </noscript>
      <Note id="newsletter-note">
        <TextWith text="newsletter.consent" elements={{ policy }} />
      </Note>
    </form>
  );
}

interface NewsletterSectionProps {
  /** `newsletter` of the home page's content. */
  readonly words: Queries.NewsletterWordsFragment;
}

/**
 * What the newsletter is about, and the form. Shown at the end of the home page, of the journal's front page and of posts. Needs the
 * namespace `newsletter`.
 */
export function NewsletterSection({ words }: NewsletterSectionProps) {
  return (
    <Section sunk className={styles.section} id="newsletter" aria-labelledby="newsletter-title" data-no-print>
      <Grid>
        <div className={styles.head}>
          <h2 id="newsletter-title">{words.title}</h2>
          <Note>{words.intro}</Note>
        </div>
        <div className={styles.formPlace}>
          <NewsletterForm />
        </div>
      </Grid>
    </Section>
  );
}

export const newsletterWords = graphql`
  fragment NewsletterWords on HomeNewsletter {
    title
    intro
  }
`;
