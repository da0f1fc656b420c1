import type { CSSProperties } from "react";
import { Picture } from "../../components/ui/picture";
import { coverTransition } from "./cover-transition";
import { EntryMeta } from "./entry-meta";
import { EntryTitle, entryGround } from "./entry-title";
import * as styles from "./post-index.module.css";

interface PostIndexProps {
  readonly posts: readonly Queries.PostEntryFragment[];
}

/** Pictures above the fold are fetched at once. */
const inFirstView = 2;

/** Posts one under the other, parted by hairlines: the pages of the journal's lists. */
export function PostIndex({ posts }: PostIndexProps) {
  return (
    <ol className={styles.list}>
      {posts.map((post, index) => (
        <li key={post.slug}>
          <IndexEntry post={post} loading={index < inFirstView ? "eager" : "lazy"} />
        </li>
      ))}
    </ol>
  );
}

interface IndexEntryProps {
  readonly post: Queries.PostEntryFragment;
  readonly loading: "eager" | "lazy";
}

function IndexEntry({ post, loading }: IndexEntryProps) {
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
          sizes="(min-width: 48rem) 24vw, 100vw"
          loading={loading}
        />
      )}
    </article>
  );
}
