import type { ReactNode } from "react";
import type { TextTree } from "../../lib/text/tree";
import { Contents, type ContentsHeading } from "./contents";
import { Prose } from "./prose";
import type { TextComponents } from "./text-body";
import * as styles from "./text-page.module.css";

interface TextPageProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
  readonly headings: readonly ContentsHeading[];
  readonly contentsTitle: string;
  /** Opens with a larger paragraph and a drop cap. */
  readonly lead?: boolean;
  /** Follows a head that has its own space below. */
  readonly flushStart?: boolean;
  /** Stands under the contents: share, print. */
  readonly tools: ReactNode;
  /** Follows the text, on its spine. */
  readonly end?: ReactNode;
}

/** Sections from which a text counts as long and has its contents listed. */
const longFrom = 3;

/** A long text beside its contents and tools. */
export function TextPage({
  tree,
  components,
  headings,
  contentsTitle,
  lead = false,
  flushStart = false,
  tools,
  end,
}: TextPageProps) {
  const isLong = headings.filter(({ depth }) => depth === 2).length >= longFrom;
  return (
    <div className={["grid", styles.page, flushStart && styles.flushStart].filter(Boolean).join(" ")}>
      <div className={styles.side}>
        <div className={styles.sticky}>
          {isLong && <Contents title={contentsTitle} headings={headings} />}
          <div className={styles.tools}>{tools}</div>
        </div>
      </div>
      <Prose tree={tree} lead={lead} {...(components !== undefined && { components })} />
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </div>
  );
}
