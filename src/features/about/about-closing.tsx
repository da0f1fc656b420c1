import { OnwardLink } from "../../components/ui/button";
import { LinkedText } from "../../components/ui/linked-text";
import { Grid } from "../../components/ui/section";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./about-closing.module.css";

/** The last sentence, with the number in it, and the way to write. */
export function AboutClosing({ words }: { readonly words: string }) {
  const t = useText();
  return (
    <Grid className={styles.closing}>
      <p className={styles.words}>
        <LinkedText>{words}</LinkedText>
      </p>
      <p>
        <OnwardLink to="/contact">{t("nav.contact")}</OnwardLink>
      </p>
    </Grid>
  );
}
