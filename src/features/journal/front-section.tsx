import { OnwardLink } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import { PostEntry } from "./post-entry";
import * as styles from "./front-section.module.css";

interface FrontSectionProps {
  readonly section: { readonly slug: string; readonly name: string; readonly description: string };
  /** One or two posts, newest first. */
  readonly posts: readonly Queries.PostEntryFragment[];
}

/** The newest of a section on the journal's front page: two side by side, or one across. */
export function FrontSection({ section, posts }: FrontSectionProps) {
  const t = useText();
  const [first, second] = posts;
  if (first === undefined) return null;
  const headId = `section-${section.slug}`;
  return (
    <section className={`grid ${styles.section}`} aria-labelledby={headId}>
      <div className={styles.head}>
        <h2 id={headId}>{section.name}</h2>
        <p>{section.description}</p>
        <OnwardLink to={`/${section.slug}`}>{t("journal.section.more", { section: section.name })}</OnwardLink>
      </div>
      <PostEntry
        className={second === undefined ? styles.wide : styles.first}
        post={first}
        large
        ratio={second === undefined ? "16 / 9" : "4 / 3"}
        sizes={
          second === undefined
            ? "(min-width: 64rem) 72vw, 100vw"
            : "(min-width: 64rem) 40vw, (min-width: 48rem) 46vw, 100vw"
        }
      />
      {second !== undefined && (
        <PostEntry
          className={styles.second}
          post={second}
          ratio="var(--second-ratio)"
          sizes="(min-width: 64rem) 32vw, (min-width: 48rem) 46vw, 100vw"
        />
      )}
    </section>
  );
}
