import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Standfirst } from "../../components/ui/section";
import { coverTransition } from "./cover-transition";
import { EntryMeta } from "./entry-meta";
import { EntryTitle, entryGround } from "./entry-title";
import * as styles from "./front-lead.module.css";

interface FrontLeadProps {
  readonly post: Queries.FrontLeadFragment;
  /** Why it stands first: chosen by the editor, or newest. */
  readonly label: string;
}

/** The post that opens the journal's front page, its picture running off the far side of the window. */
export function FrontLead({ post, label }: FrontLeadProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  return (
    <article className={`grid ${entryGround} ${styles.lead}`}>
      {image !== undefined && (
        <Picture
          className={styles.picture}
          image={image}
          alt={post.coverAlt}
          ratio="16 / 10"
          sizes="(min-width: 64rem) 80vw, 100vw"
          loading="eager"
          priority
          transitionName={coverTransition(post.slug)}
        />
      )}
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <EntryMeta post={post} />
        <EntryTitle level="h2" slug={post.slug}>
          {post.title}
        </EntryTitle>
        <Standfirst>{post.description}</Standfirst>
      </div>
    </article>
  );
}

export const frontLead = graphql`
  fragment FrontLead on Post {
    ...PostMeta
    title
    description
    coverAlt
    cover {
      ...PictureWide
    }
  }
`;
