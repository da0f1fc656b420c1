import type { ReactNode } from "react";
import { Grid } from "./grid";
import { Standfirst } from "./paragraphs";
import * as styles from "./page-top.module.css";

interface PageTopProps {
  readonly title: ReactNode;
  readonly standfirst?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of an inner page: its only `h1`, and a standfirst. */
export function PageTop({ title, standfirst, children }: PageTopProps) {
  return (
    <Grid className={styles.top}>
      <h1>{title}</h1>
      {standfirst !== undefined && <Standfirst className={styles.standfirst}>{standfirst}</Standfirst>}
      {children}
    </Grid>
  );
}
