/** The journal's front page: the lead post, then the newest other posts of each section. */
import { graphql } from "gatsby";
import { Picture } from "../../components/ui/picture";
import { Standfirst } from "../../components/ui/paragraphs";
import { coverTransition, entryLinkArea, EntryMeta, EntryTitle } from "./entry-parts";
import { PostEntry } from "./post-entry";
import * as styles from "./highlights.module.css";
import { OnwardLink } from "../../components/ui/onward-link";
import { useText } from "../../lib/i18n/use-text";

interface LeadPostProps {
  readonly post: Queries.LeadPostFragment;
  /** Why this post leads: chosen by the editor, or the newest. */
  readonly label: string;
}

/** The lead post of the journal's front page. Its picture extends to the end edge of the window, on phones to both edges. */
export function LeadPost({ post, label }: LeadPostProps) {
  const image = post.cover.childImageSharp?.gatsbyImageData;
  return (
    <article className={`grid ${entryLinkArea} ${styles.lead}`}>
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

export const leadPost = graphql`
  fragment LeadPost on Post {
    ...PostMeta
    title
    description
    coverAlt
    cover {
      ...PictureWide
    }
  }
`;

interface SectionHighlightsProps {
  readonly section: { readonly slug: string; readonly name: string; readonly description: string };
  /** One or two posts, newest first. */
  readonly posts: readonly Queries.PostEntryFragment[];
}

/** The newest posts of a section on the journal's front page: two side by side, or one across the full width. */
export function SectionHighlights({ section, posts }: SectionHighlightsProps) {
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

interface ListedPost {
  readonly slug: string;
}

interface SectionGroup<Post extends ListedPost> {
  /** Id of the section. */
  readonly section: string | null;
  /** Newest first. */
  readonly posts: readonly Post[];
}

/** Posts shown per section. */
const perSection = 2;

/** The sections in their order, each with its newest posts except the lead post. Sections without posts are left out. */
export const sectionHighlights = <Section extends { readonly slug: string }, Post extends ListedPost>(
  sections: readonly Section[],
  groups: readonly SectionGroup<Post>[],
  lead: string | undefined,
): { readonly section: Section; readonly posts: readonly Post[] }[] =>
  sections.flatMap((section) => {
    const own = groups.find((group) => group.section === section.slug)?.posts ?? [];
    const posts = own.filter(({ slug }) => slug !== lead).slice(0, perSection);
    return posts.length === 0 ? [] : [{ section, posts }];
  });
