import type { ReactNode } from "react";
import { LocalLink } from "../../components/ui/local-link";
import * as styles from "./entry-title.module.css";

interface EntryTitleProps {
  /** Rank of the headline on the page. */
  readonly level: "h2" | "h3";
  readonly slug: string;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** The ground of an entry: the link of its `EntryTitle` covers all of it, and shows its focus around all of it. */
export const entryGround = styles.ground;

/** The headline of a post in a list; its link is the whole entry. Stands inside an element with `entryGround`. */
export function EntryTitle({ level: Level, slug, large = false, children }: EntryTitleProps) {
  return (
    <Level className={[styles.title, large && styles.large].filter(Boolean).join(" ")}>
      <LocalLink to={`/journal/${slug}`}>{children}</LocalLink>
    </Level>
  );
}
