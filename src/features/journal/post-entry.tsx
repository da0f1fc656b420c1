import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { Picture } from "../../components/ui/picture";
import { coverTransition, entryLinkArea, EntryMeta, EntryTitle } from "./entry-parts";
import * as styles from "./post-entry.module.css";

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
