import type { ComponentProps, ReactNode } from "react";
import { Grid } from "./grid";
import * as styles from "./section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  /** A darker background, as for guests' reviews. */
  readonly sunk?: boolean;
  /** No space above, for a section that belongs to the one before it. */
  readonly flushStart?: boolean;
}

/** A section of the page with the standard vertical spacing. Use `Grid` inside it to place its children on the grid. */
export function Section({ sunk, flushStart, className, ...rest }: SectionProps) {
  const classes = [styles.section, sunk && styles.sunk, flushStart && styles.flushStart, className];
  return <section className={classes.filter(Boolean).join(" ")} {...rest} />;
}

interface MarginSectionProps extends SectionProps {
  /** The italic note in the margin that names the section. */
  readonly note: ReactNode;
  readonly noteId: string;
  readonly sticky?: boolean;
}

/** A section with its name in the margin and its text beside it. */
export function MarginSection({ note, noteId, sticky = false, children, ...rest }: MarginSectionProps) {
  return (
    <Section aria-labelledby={noteId} {...rest}>
      <Grid className={styles.withNote}>
        <div className={styles.margin}>
          <MarginNote id={noteId} sticky={sticky}>
            {note}
          </MarginNote>
        </div>
        <div className={styles.body}>{children}</div>
      </Grid>
    </Section>
  );
}

interface MarginNoteProps extends ComponentProps<"h2"> {
  readonly sticky?: boolean;
}

/** The italic note that names a section. */
export function MarginNote({ sticky = false, className, children, ...rest }: MarginNoteProps) {
  return (
    <h2 className={[styles.marginNote, sticky && styles.sticky, className].filter(Boolean).join(" ")} {...rest}>
      {children}
    </h2>
  );
}
