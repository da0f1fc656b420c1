import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Standfirst } from "../../components/ui/section";
import { coverTransition } from "./cover-transition";
import { EntryMeta } from "./entry-meta";
import * as styles from "./post-head.module.css";

/** Where the big picture stands. */
export const postCoverSizes = "(min-width: 64rem) 96vw, 100vw";

/** How a post opens: section, day and reading time, the headline, the standfirst, and the big picture. */
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
