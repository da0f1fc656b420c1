/** The parts of a post in a list: its title, its section, date and reading time, and the name of its cover's view transition. */
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { dayOf, formatDate } from "../../lib/format";
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
  /** Whether the section's name links to its list. False inside an entry whose whole area is already a link. */
  readonly linked?: boolean;
  /** Whether section, date and reading time are one below the other in windows from 768 px. Otherwise they are on one line. */
  readonly stacked?: boolean;
}

/** A post's section, date and reading time, in small type. Needs the namespace `journal`. */
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
      )}{" "}
      <time className="figures" dateTime={dayOf(post.date)}>
        {formatDate(post.date, language)}
      </time>{" "}
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
  /** Level of the headline. */
  readonly level: "h2" | "h3";
  readonly slug: string;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/**
 * Class of an entry whose whole area is a link: the link of its `EntryTitle` covers the entry and draws the focus ring
 * around it.
 */
export const entryLinkArea = styles.linkArea;

/** Class with the style of `EntryTitle`, for search results that are not posts. */
export const entryTitle = styles.title;

/** The headline of a post in a list. Its link covers the whole entry. Must be inside an element with `entryLinkArea`. */
export function EntryTitle({ level: Level, slug, large = false, children }: EntryTitleProps) {
  return (
    <Level className={[styles.title, large && styles.large].filter(Boolean).join(" ")}>
      <LocalLink to={`/journal/${slug}`}>{children}</LocalLink>
    </Level>
  );
}

/**
 * Name of the view transition of a post's cover. It is the same in a list and in the post, so that browsers animate one
 * into the other.
 */
export const coverTransition = (slug: string): string => `cover-${slug}`;
