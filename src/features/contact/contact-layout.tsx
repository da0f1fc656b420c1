import { Grid } from "../../components/ui/section";
import { ContactForm } from "./contact-form";
import * as styles from "./contact-layout.module.css";
import { ContactDetails } from "./contact-details";

interface ContactLayoutProps {
  readonly site: Queries.ContactWaysOfSiteFragment;
  readonly terms: Queries.BookingTermsFragment;
}

/** The form, and beside it every other way to reach us. A stay in the address has the page come alive at once: it goes with every message. */
export function ContactLayout({ site, terms }: ContactLayoutProps) {
  return (
    <Grid className={styles.contact} data-app="stay">
      <div className={styles.form}>
        <ContactForm terms={terms.termsEffectiveFrom} />
      </div>
      <div className={styles.ways}>
        <ContactDetails site={site} terms={terms} />
      </div>
    </Grid>
  );
}
