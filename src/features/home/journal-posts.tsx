import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/onward-link";
import { Grid } from "../../components/ui/grid";
import { Eyebrow } from "../../components/ui/paragraphs";
import { Section } from "../../components/ui/section";
import { PostEntry } from "../journal/post-entry";
import * as styles from "./journal-posts.module.css";

interface JournalPostsProps {
  readonly section: Queries.HomeJournalFragment;
  /** At most three, newest first. */
  readonly posts: readonly (Queries.PostEntryFragment & { readonly slug: string })[];
}

/** The newest three posts: one large, two beside it. Renders nothing if there are none. */
export function JournalPosts({ section, posts }: JournalPostsProps) {
  if (posts.length === 0) return null;
  return (
    <Section aria-labelledby="journal-title" data-no-search>
      <Grid className={styles.entries}>
        <div className={styles.head}>
          <div>
            <Eyebrow>{section.eyebrow}</Eyebrow>
            <h2 id="journal-title">{section.title}</h2>
            <p>{section.intro}</p>
          </div>
          <OnwardLink to="/journal">{section.action ?? ""}</OnwardLink>
        </div>
        {posts.map((post, index) => (
          <PostEntry
            key={post.slug}
            post={post}
            large={index === 0}
            ratio={index === 0 ? "4 / 5" : "3 / 2"}
            sizes={
              index === 0 ? "(min-width: 64rem) 46vw, 100vw" : "(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 100vw"
            }
          />
        ))}
      </Grid>
    </Section>
  );
}

export const homeJournal = graphql`
  fragment HomeJournal on HomeSection {
    eyebrow
    title
    intro
    action
  }
`;
