/** What stands on the journal's front page: one post first, then the newest of every section without it. Pure. */

interface FrontPost {
  readonly slug: string;
}

interface FrontGroup<Post extends FrontPost> {
  /** Id of the section. */
  readonly section: string | null;
  /** Newest first. */
  readonly posts: readonly Post[];
}

/** Posts shown of each section. */
const perSection = 2;

/** The sections in their order with the posts each shows; those that have none left are not there. */
export const frontSections = <Section extends { readonly slug: string }, Post extends FrontPost>(
  sections: readonly Section[],
  groups: readonly FrontGroup<Post>[],
  lead: string | undefined,
): { readonly section: Section; readonly posts: readonly Post[] }[] =>
  sections.flatMap((section) => {
    const own = groups.find((group) => group.section === section.slug)?.posts ?? [];
    const posts = own.filter(({ slug }) => slug !== lead).slice(0, perSection);
    return posts.length === 0 ? [] : [{ section, posts }];
  });
