import { graphql } from "gatsby";
import { dayOf, formatDate } from "../../lib/format/date";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { LocalLink } from "../../components/ui/local-link";
import * as styles from "./entry-meta.module.css";

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
