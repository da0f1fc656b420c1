import type { ReactNode } from "react";
import { Grid } from "../../components/ui/grid";
import * as styles from "./booking-band.module.css";

/** The booking bar between two sections, with a hairline above and below. On phones with scripts, the dock replaces it. */
export function BookingBand({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.band} data-no-print>
      <Grid>
        <div>{children}</div>
      </Grid>
    </div>
  );
}
