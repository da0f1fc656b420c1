import type { CSSProperties } from "react";
import { Picture } from "../../components/ui/picture";
import { coverTransition } from "./cover-transition";
import { EntryMeta } from "./entry-meta";
import { EntryTitle, entryGround } from "./entry-title";
import * as styles from "./post-index.module.css";

interface PostIndexProps {
  readonly posts: readonly Queries.PostEntryFragment[];
}

/** Posts one under the other, parted by hairlines: the pages of the journal's lists. */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <ol className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <IndexEntry post={post} isFirst={index === 0} />
        </li>
      ))}
    </ol>
  );
}

/** Where a post's picture stands in the list. */
export const indexCoverSizes = "(min-width: 48rem) 24vw, 100vw";

interface IndexEntryProps {
  readonly post: Queries.PostEntryFragment;
  /** Its picture is fetched before all others: on a phone it is the only one in view, and they would take half of its line. */
  readonly isFirst: boolean;
}

function IndexEntry({ post, isFirst }: IndexEntryProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  const cover: CSSProperties & Record<"--cover", string> = { "--cover": coverTransition(post.slug) };
  return (
    <article className={`${entryGround} ${styles.entry}`} style={cover}>
      <EntryMeta post={post} stacked />
      <div className={styles.text}>
        <EntryTitle level="h2" slug={post.slug}>
          {post.title}
        </EntryTitle>
        <p>{post.description}</p>
      </div>
      {image !== undefined && (
        <Picture
          className={styles.cover}
          image={image}
          alt=""
          ratio="3 / 2"
          sizes={indexCoverSizes}
          loading={isFirst ? "eager" : "lazy"}
          priority={isFirst}
        />
      )}
    </article>
  );
}
