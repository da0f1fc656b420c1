import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Picture } from "../../components/ui/picture";
import { coverTransition, entryLinkArea, EntryMeta, EntryTitle } from "./entry-parts";
import * as styles from "./post-entry.module.css";

interface PostEntryProps {
  readonly post: Queries.PostEntryFragment;
  /** A larger headline and standfirst, for the first of several. */
  readonly large?: boolean;
  /** Width over height of the picture, as CSS. */
  readonly ratio?: string;
  /** How wide the picture stands, as in HTML. */
  readonly sizes?: string;
  /** The headline's rank on the page. */
  readonly heading?: "h2" | "h3";
  readonly className?: string | undefined;
}

/**
 * A post in a list: the picture leads, the text follows, and the whole of it is the link. The picture says nothing that
 * the headline does not, so it has no words of its own. Needs the namespace `journal`.
 */
export function PostEntry({ post, large = false, ratio = "4 / 3", sizes, heading = "h3", className }: PostEntryProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  const cover: CSSProperties & Record<"--cover", string> = { "--cover": coverTransition(post.slug) };
  return (
    <article
      className={[entryLinkArea, styles.entry, large && styles.large, className].filter(Boolean).join(" ")}
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
