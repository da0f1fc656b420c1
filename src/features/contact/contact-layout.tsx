import { Grid } from "../../components/ui/section";
import { ContactForm } from "./contact-form";
import * as styles from "./contact-layout.module.css";
import { ContactWays } from "./contact-ways";

/** The form, and beside it every other way to reach us. */
export function ContactLayout({ site }: { readonly site: Queries.ContactWaysOfSiteFragment }) {
  return (
    <Grid className={styles.contact}>
      <div className={styles.form}>
        <ContactForm />
      </div>
      <div className={styles.ways}>
        <ContactWays site={site} />
      </div>
    </Grid>
  );
}
