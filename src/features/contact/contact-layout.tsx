import { Grid } from "../../components/ui/grid";
import { ContactForm } from "./contact-form";
import * as styles from "./contact.module.css";
import { ContactDetails } from "./contact-details";

interface ContactLayoutProps {
  readonly site: Queries.ContactWaysOfSiteFragment;
  readonly terms: Queries.BookingTermsFragment;
}

/** The form and the contact details. `data-app`: the page is hydrated at once if there is a stay, because the messages contain the stay. */
export function ContactLayout({ site, terms }: ContactLayoutProps) {
  return (
    <Grid className={styles.contact} data-app="any-stay">
      <div className={styles.form}>
        <ContactForm terms={terms.termsEffectiveFrom} />
      </div>
      <div className={styles.details}>
        <ContactDetails site={site} terms={terms} />
      </div>
    </Grid>
  );
}
