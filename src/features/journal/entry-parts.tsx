/** The parts of a post in a list: its title, its small line of facts, and the name of its cover's transition. */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dayOf, formatDate } from "../../lib/format/date";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { LocalLink } from "../../components/ui/local-link";
import * as styles from "./entry-parts.module.css";

interface EntryMetaProps {
  readonly post: {
    readonly section: { readonly slug: string; readonly name: string };
    readonly date: string;
    readonly readingMinutes: number;
  };
  /** The section's name leads to its list; inside an entry, whose whole ground is a link already, it does not. */
  readonly linked?: boolean;
  /** One under the other, from 768 px on. */
  readonly stacked?: boolean;
}

/** A post's section, day and reading time, in one small line. Needs the namespace `journal`. */
export function EntryMeta({ post, linked = false, stacked = false }: EntryMetaProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <p className={[styles.meta, stacked && styles.stacked].filter(Boolean).join(" ")}>
      {linked ? (
        <LocalLink className={styles.section} to={`/${post.section.slug}`}>
          {post.section.name}
        </LocalLink>
      ) : (
        <span className={styles.section}>{post.section.name}</span>
      )}
      <time className="figures" dateTime={dayOf(post.date)}>
        {formatDate(post.date, language)}
      </time>
      <span className="figures">{t("journal.readingTime", { count: post.readingMinutes })}</span>
    </p>
  );
}

export const postMeta = graphql`
  fragment PostMeta on Post {
    slug
    date
    readingMinutes
    section {
      slug
      name
    }
  }
`;

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

/** The name under which a post's cover travels from a list to the post and back, where the browser has view transitions. */
export const coverTransition = (slug: string): string => `cover-${slug}`;
