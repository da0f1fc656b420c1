import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PicturePreload } from "../components/ui/picture";
import { PageTop } from "../components/ui/page-top";
import { EmptyJournal, FeedLinks } from "../features/journal/list-parts";
import { FeedAlternates } from "../features/journal/feed-alternates";
import { indexCoverSizes, Pagination, PostIndex } from "../features/journal/post-index";
import { JournalSearch } from "../features/journal/search/journal-search";
import * as styles from "../features/journal/list-parts.module.css";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

interface ListContext extends PageContext {
  readonly section: string | null;
  readonly number: number;
  readonly pages: number;
  readonly base: string;
}

/** A page of a journal list: all posts, or those of one section. */
export default function JournalListPage({ data, pageContext }: PageProps<Queries.JournalListPageQuery, ListContext>) {
  const t = useText();
  const { section, number, pages, base } = pageContext;
  const count = number > 1 ? t("common.pageOf", { number, total: pages }) : undefined;
  return (
    <Layout data={data}>
      <PageTop title={data.section?.name ?? t("journal.title")} standfirst={count ?? data.section?.description} />
      <JournalSearch sections={data.sections.nodes} current={section ?? "all"}>
        <div className="grid">
          <div className={styles.list}>
            {data.posts.length > 0 ? (
              <PostIndex posts={data.posts} />
            ) : (
              <EmptyJournal whole={data.sections.nodes.length === 0} />
            )}
            <Pagination base={base} number={number} pages={pages} />
          </div>
          {data.sections.nodes.length > 0 && <FeedLinks />}
        </div>
      </JournalSearch>
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.JournalListPageQuery, ListContext>) => {
  const { language, number, pages, base } = pageContext;
  const t = textFrom(data.locales, language);
  const values = { brand: data.site?.brand.name ?? "", section: data.section?.name ?? "", number };
  const [first, later] =
    data.section === null
      ? (["journal.meta.title", "journal.meta.page.title"] as const)
      : (["journal.meta.section.title", "journal.meta.section.pageTitle"] as const);
  const description = data.section?.description ?? t("journal.meta.description");
  const journal = [
    { name: t("nav.home"), path: "/" },
    { name: t("journal.title"), path: "/journal" },
  ];
  const cover = data.posts[0]?.cover.childImageSharp?.gatsbyImageData;
  return (
    <PageHead
      data={data}
      language={language}
      path={number === 1 ? base : `${base}/page/${number}`}
      cardPath={base}
      noindex={data.posts.length === 0}
      title={t(number === 1 ? first : later, values)}
      description={number === 1 ? description : `${description} ${t("common.pageOf", { number, total: pages })}`}
      crumbs={data.section === null ? journal : [...journal, { name: data.section.name, path: base }]}
    >
      {cover !== undefined && <PicturePreload image={cover} sizes={indexCoverSizes} />}
      {data.site?.hasPosts === true && (
        <FeedAlternates language={language} rss={t("journal.feed")} json={t("journal.feed.json")} />
      )}
    </PageHead>
  );
};

export const query = graphql`
  query JournalListPage($language: String!, $section: String, $slugs: [String!]!) {
    locales: pageTexts(language: $language, namespaces: ["journal"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    section: journalSection(slug: { eq: $section }, language: { eq: $language }) {
      name
      description
    }
    sections: allJournalSection(filter: { language: { eq: $language }, hasPosts: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...SectionLink
      }
    }
    posts: postsBySlug(language: $language, slugs: $slugs) {
      ...PostEntry
    }
  }
`;
