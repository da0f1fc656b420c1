import type { ComponentProps, ReactNode } from "react";
import * as styles from "./section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  /** A darker background, as for guests' reviews. */
  readonly sunk?: boolean;
  /** No space above, or below, for two sections that belong together. */
  readonly flushStart?: boolean;
  readonly flushEnd?: boolean;
}

/** A section of the page with the standard vertical spacing. Use `Grid` inside it to place its children on the grid. */
export function Section({ sunk, flushStart, flushEnd, className, ...rest }: SectionProps) {
  const classes = [
    styles.section,
    sunk && styles.sunk,
    flushStart && styles.flushStart,
    flushEnd && styles.flushEnd,
    className,
  ];
  return <section className={classes.filter(Boolean).join(" ")} {...rest} />;
}

/** The page grid: 4 columns on phones, 12 from 768 px, with the named lines `full` and `page`. */
export function Grid({ className, ...rest }: ComponentProps<"div">) {
  return <div className={["grid", className].filter(Boolean).join(" ")} {...rest} />;
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
      <Grid>
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

/** The italic words above a heading that categorise it. */
export function Eyebrow({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.eyebrow, className].filter(Boolean).join(" ")} {...rest} />;
}

/** The introductory paragraph of a page or a section. */
export function Standfirst({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.standfirst, className].filter(Boolean).join(" ")} {...rest} />;
}

/** A small note in grey. */
export function Note({ className, ...rest }: ComponentProps<"p">) {
  return <p className={[styles.note, className].filter(Boolean).join(" ")} {...rest} />;
}

interface PageTopProps {
  readonly title: ReactNode;
  readonly standfirst?: ReactNode;
  readonly children?: ReactNode;
}

/** The top of an inner page: its only `h1`, and a standfirst. */
export function PageTop({ title, standfirst, children }: PageTopProps) {
  return (
    <Grid className={styles.pageHead}>
      <h1>{title}</h1>
      {standfirst !== undefined && <Standfirst>{standfirst}</Standfirst>}
      {children}
    </Grid>
  );
}
