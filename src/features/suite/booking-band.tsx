import type { ReactNode } from "react";
import { Grid } from "../../components/ui/section";
import * as styles from "./booking-band.module.css";

/** The booking bar's place between two sections, from hairline to hairline. Phones with scripts have the dock instead. */
export function BookingBand({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.band} data-no-print>
      <Grid>
        <div>{children}</div>
      </Grid>
    </div>
  );
}
