import { graphql } from "gatsby";
import { Grid, MarginNote, Note } from "../../components/ui/section";
import { TextWith } from "../../components/ui/text-with";
import { useText } from "../../lib/i18n/use-text";
import { RequestDesk } from "./request-desk";
import * as styles from "./request-page.module.css";

interface RequestPageProps {
  readonly site: Queries.RequestPageSiteFragment;
}

/** The desk for data-subject requests, and the authority one may turn to. Needs the namespace `dsar`. */
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
        <RequestDesk email={site.contact.privacyEmail.address} />
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
