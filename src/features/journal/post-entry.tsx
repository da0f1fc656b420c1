/** A post in a list, and its parts for other lists: title, section, date and reading time, and the name of its cover's view transition. */
import { graphql } from "gatsby";
import type { ReactNode, CSSProperties } from "react";
import { dayOf, formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { LocalLink } from "../../components/ui/local-link";
import { Picture } from "../../components/ui/picture";
import * as styles from "./post-entry.module.css";

interface EntryMetaProps {
  readonly post: {
    readonly section: { readonly slug: string; readonly name: string };
    readonly date: string;
    readonly readingMinutes: number;
  };
  /** Whether the section's name links to its list. False inside an entry whose whole area is already a link. */
  readonly linked?: boolean;
  /** Whether section, date and reading time are below each other from 768 px on. Otherwise they are in one line. */
  readonly stacked?: boolean;
}

/** A post's section, date and reading time, in small letters. Needs the namespace `journal`. */
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

interface PostEntryProps {
  readonly post: Queries.PostEntryFragment;
  /** A larger headline and standfirst, for the first or only entry. */
  readonly large?: boolean;
  /** Aspect ratio of the picture (width / height), as in CSS. */
  readonly ratio?: string;
  /** Displayed width of the picture, as in the HTML attribute `sizes`. */
  readonly sizes?: string;
  /** Level of the headline. */
  readonly heading?: "h2" | "h3";
  readonly className?: string | undefined;
}

/**
 * A post in a list: picture, then text; the whole entry is one link. The picture has an empty `alt`, because it adds
 * nothing to the headline. Needs the namespace `journal`.
 */
export function PostEntry({ post, large = false, ratio = "4 / 3", sizes, heading = "h3", className }: PostEntryProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  const cover: CSSProperties & Record<"--cover", string> = { "--cover": coverTransition(post.slug) };
  return (
    <article
      className={[entryLinkArea, styles.entry, large && styles.largeEntry, className].filter(Boolean).join(" ")}
      style={cover}
    >
      {image !== undefined && (
        <Picture className={styles.cover} image={image} alt="" ratio={ratio} {...(sizes !== undefined && { sizes })} />
      )}
      <div className={styles.text}>
        <EntryMeta post={post} />
        <EntryTitle level={heading} slug={post.slug} large={large}>
          {post.title}
        </EntryTitle>
        <p className={styles.standfirst}>{post.description}</p>
      </div>
    </article>
  );
}

export const postEntry = graphql`
  fragment PostEntry on Post {
    ...PostMeta
    title
    description
    cover {
      ...PictureHalf
    }
  }
`;
