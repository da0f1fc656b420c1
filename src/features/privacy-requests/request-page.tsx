import { graphql } from "gatsby";
import { useEffect } from "react";
import { Grid } from "../../components/ui/grid";
import { Note } from "../../components/ui/paragraphs";
import { MarginNote } from "../../components/ui/section";
import { TextWith } from "../../components/ui/text-with-links";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./request-page.module.css";
import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { tokenAttribute } from "../../lib/forms/address-token";
import { requestLink } from "./api/privacy-requests";
import { RequestConfirmation } from "./request-confirmation";
import { RequestForm } from "./request-form";

interface RequestPageProps {
  readonly site: Queries.RequestPageSiteFragment;
}

/** The form for data-subject requests, and the supervisory authority. Needs the namespace `dsar`. */
export function RequestPage({ site }: RequestPageProps) {
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

interface RequestOrConfirmationProps {
  readonly email: string;
}

/**
 * The form or, if the URL has `?token=`, what the link in the email leads to: a button that confirms the request, then the
 * outcome. Such a URL loads the application immediately.
 */
export function RequestOrConfirmation({ email }: RequestOrConfirmationProps) {
  const t = useText();
  const token = useAddressParameter("token");
  const following = useFollowedLink(token || null, requestLink);
  useEffect(() => {
    if (token !== null) document.documentElement.removeAttribute(tokenAttribute);
  }, [token]);
  return (
    <div data-app="query">
      {token ? (
        <RequestConfirmation {...following} />
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
