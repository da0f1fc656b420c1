/** What comes before and after the text of a post. */
import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Standfirst } from "../../components/ui/paragraphs";
import { coverTransition, EntryMeta } from "./entry-parts";
import { PostEntry } from "./post-entry";
import * as styles from "./post-page.module.css";
import { LocalLink } from "../../components/ui/local-link";
import { useText } from "../../lib/i18n/use-text";

/** Displayed width of the cover, as in the HTML attribute `sizes`. */
export const postCoverSizes = "(min-width: 64rem) 96vw, 100vw";

/** The top of a post: section, date and reading time, the headline, the standfirst, and the cover. */
export function PostHead({ post }: { readonly post: Queries.PostHeadFragment }) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  return (
    <>
      <div className={`grid ${styles.head}`}>
        <EntryMeta post={post} linked />
        <h1>{post.title}</h1>
        <Standfirst className={styles.standfirst}>{post.description}</Standfirst>
      </div>
      {image !== undefined && (
        <div className="grid">
          <Picture
            className={styles.picture}
            image={image}
            alt={post.coverAlt}
            ratio="16 / 9"
            sizes={postCoverSizes}
            loading="eager"
            priority
            transitionName={coverTransition(post.slug)}
            {...(post.coverCaption !== null && { caption: post.coverCaption })}
          />
        </div>
      )}
    </>
  );
}

export const postHead = graphql`
  fragment PostHead on Post {
    ...PostMeta
    title
    description
    coverAlt
    coverCaption
    cover {
      ...PictureWide
    }
  }
`;

interface Neighbour {
  readonly slug: string;
  readonly title: string;
}

interface PostEndProps {
  readonly older: Neighbour | null;
  readonly newer: Neighbour | null;
  readonly related: readonly Queries.PostEntryFragment[];
}

/** What follows a post: the next older and newer posts, and related ones. */
export function PostEnd({ older, newer, related }: PostEndProps) {
  const t = useText();
  return (
    <div className={styles.end}>
      {(older !== null || newer !== null) && (
        <nav className={`grid ${styles.neighbours}`} aria-label={t("journal.neighbours")}>
          {older !== null && <NeighbourLink post={older} label={t("journal.previous")} rel="prev" />}
          {newer !== null && <NeighbourLink post={newer} label={t("journal.next")} rel="next" />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={`grid ${styles.related}`} aria-labelledby="related">
          <h2 id="related">{t("journal.related")}</h2>
          {related.map((post) => (
            <PostEntry key={post.slug} post={post} ratio="3 / 2" sizes="(min-width: 48rem) 31vw, 100vw" />
          ))}
        </section>
      )}
    </div>
  );
}

interface NeighbourLinkProps {
  readonly post: Neighbour;
  readonly label: string;
  readonly rel: "prev" | "next";
}

function NeighbourLink({ post, label, rel }: NeighbourLinkProps) {
  return (
    <p className={rel === "prev" ? styles.previous : styles.next}>
      <LocalLink to={`/journal/${post.slug}`} rel={rel}>
        <small>{label}</small> <span>{post.title}</span>
      </LocalLink>
    </p>
  );
}
