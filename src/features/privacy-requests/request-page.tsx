import { graphql } from "gatsby";
import { useEffect } from "react";
import { Grid } from "../../components/ui/grid";
import { Note } from "../../components/ui/paragraphs";
import { MarginNote } from "../../components/ui/section";
import { TextWith } from "../../components/ui/text-with-links";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./request-page.module.css";
import {
  useAddressParameter,
  useFollowedLink,
  type Following,
  shownState,
  type LinkMessages,
  LinkAction,
} from "../forms/follow-link";
import { tokenAttribute } from "../../lib/forms/address-token";
import { requestLink, type ConfirmedRequest } from "./api/privacy-requests";
import { FormSent } from "../forms/form-parts";
import { RequestForm } from "./request-form";
import { buttonClass } from "../../components/ui/button";
import { LocalLink } from "../../components/ui/local-link";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";

/** The form for data-subject requests, and the supervisory authority. Needs the namespace `dsar`. */
export function RequestPage({ site }: { readonly site: Queries.RequestPageSiteFragment }) {
  const t = useText();
  const { name, url } = site.authorities.dataProtection;
  const authority = (
    <a href={url} rel="external noopener">
      {name}
    </a>
  );
  return (
    <Grid className={styles.page}>
      <div className={styles.note}>
        <MarginNote>{t("dsar.form.note")}</MarginNote>
      </div>
      <div className={styles.body}>
        <RequestOrConfirmation email={site.contact.privacyEmail.address} />
        <Note className={styles.authority}>
          <TextWith text="dsar.authority" elements={{ authority }} />
        </Note>
      </div>
    </Grid>
  );
}

export const requestPageSite = graphql`
  fragment RequestPageSite on SiteFacts {
    contact {
      privacyEmail {
        address
      }
    }
    authorities {
      dataProtection {
        name
        url
      }
    }
  }
`;

/**
 * The form or, if the URL has `?token=`, what the link in the email leads to: a button that confirms the request, then the
 * outcome. Such a URL loads the application immediately.
 */
function RequestOrConfirmation({ email }: { readonly email: string }) {
  const t = useText();
  const token = useAddressParameter("token");
  const following = useFollowedLink(token, requestLink);
  useEffect(() => {
    if (token !== null) document.documentElement.removeAttribute(tokenAttribute);
  }, [token]);
  return (
    <div data-app="query">
      {token ? (
        // Space for the tallest state is reserved, so that nothing below moves.
        <div className={styles.place}>
          <Confirmation {...following} />
        </div>
      ) : (
        <>
          <div className={styles.form}>
            <RequestForm email={email} />
          </div>
          <p className={styles.requestChecking}>{t("dsar.confirmed.checking")}</p>
        </>
      )}
    </div>
  );
}

const texts: LinkMessages<ConfirmedRequest["state"]> = {
  checking: ["dsar.confirmed.checking"],
  ready: ["dsar.confirm.title", "dsar.confirm.text"],
  expired: ["dsar.confirmed.expired.title", "dsar.confirmed.expired.text"],
  invalid: ["dsar.confirmed.invalid.title", "dsar.confirmed.invalid.text"],
  failed: ["error.route.title", "dsar.confirmed.failed"],
  confirmed: ["dsar.confirmed.title", "dsar.confirmed.keep"],
  already: ["dsar.confirmed.already.title", "dsar.confirmed.already.text"],
};

/**
 * The state of the link in an email: what it will confirm, the result (reference and due date, GDPR Art. 12(3)), or
 * what to do instead.
 */
function Confirmation(following: Following<ConfirmedRequest>) {
  const t = useText();
  const { link } = following;
  const state = shownState(link);
  const [title, text] = texts[state];
  if (state === "checking")
    return (
      <p className={styles.confirmationChecking} role="status">
        {t(title)}
      </p>
    );
  return (
    <FormSent key={state} title={t(title)}>
      {text && <p>{t(text)}</p>}
      {link.phase === "answered" ? (
        <Receipt of={link.answer} />
      ) : (
        <p className={styles.next}>
          {state === "expired" || state === "invalid" ? (
            <LocalLink className={buttonClass("filled")} to="/dsar">
              {t("dsar.confirmed.newRequest")}
            </LocalLink>
          ) : (
            <LinkAction {...following} confirm="dsar.confirm.submit" />
          )}
        </p>
      )}
    </FormSent>
  );
}

function Receipt({ of: { reference, due } }: { readonly of: ConfirmedRequest }) {
  const t = useText();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("dsar.confirmed.reference")}</dt>
        <dd>{reference}</dd>
      </div>
      <div>
        <dt>{t("dsar.confirmed.due")}</dt>
        <dd>
          <time dateTime={due}>{formatDate(due, language)}</time>
        </dd>
      </div>
    </dl>
  );
}
