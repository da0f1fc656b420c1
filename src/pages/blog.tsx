import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/ui/page-top";
import { EmptyJournal, FeedLinks } from "../features/journal/list-parts";
import { FeedAlternates } from "../features/journal/feed-alternates";
import { LeadPost, SectionHighlights, sectionHighlights } from "../features/journal/highlights";
import { JournalSearch } from "../features/journal/search/journal-search";
import { NewsletterSection } from "../features/newsletter/newsletter-form";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** The journal's front page: the lead post, the newest posts of every section, search, feeds and newsletter. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const t = useText();
  const [lead] = data.lead.nodes;
  return (
    <Layout data={data}>
      <PageTop title={t("journal.blogTitle")} />
      <JournalSearch sections={data.sections.nodes}>
        {lead === undefined && (
          <div className="grid">
            <EmptyJournal whole />
          </div>
        )}
        {lead !== undefined && (
          <LeadPost post={lead} label={lead.featured ? t("journal.featured") : t("journal.newest")} />
        )}
        {sectionHighlights(data.sections.nodes, data.posts.group, lead?.slug).map(({ section, posts }) => (
          <SectionHighlights key={section.slug} section={section} posts={posts} />
        ))}
        {lead !== undefined && (
          <div className="grid">
            <FeedLinks />
          </div>
        )}
      </JournalSearch>
      {data.home !== null && <NewsletterSection words={data.home.newsletter} />}
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.BlogPageQuery, PageContext>) => {
  const t = textFrom(data.locales, pageContext.language);
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      path="/blog"
      noindex={data.lead.nodes.length === 0}
      title={t("journal.blogMeta.title", { brand: data.site?.brand.name ?? "" })}
      description={t("journal.blogMeta.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("journal.blogTitle"), path: "/blog" },
      ]}
    >
      {data.site?.hasPosts === true && (
        <FeedAlternates language={pageContext.language} rss={t("journal.feed")} json={t("journal.feed.json")} />
      )}
    </PageHead>
  );
};

export const query = graphql`
  query BlogPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["journal", "newsletter"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    home(language: { eq: $language }) {
      newsletter {
        ...NewsletterWords
      }
    }
    sections: allJournalSection(filter: { language: { eq: $language }, hasPosts: { eq: true } }, sort: { order: ASC }) {
      nodes {
        ...SectionLink
        description
      }
    }
    # The newest featured post, or else the newest of all.
    lead: allPost(
      filter: { language: { eq: $language } }
      sort: [{ featured: DESC }, { date: DESC }, { slug: ASC }]
      limit: 1
    ) {
      nodes {
        featured
        ...LeadPost
      }
    }
    posts: allPost(filter: { language: { eq: $language } }, sort: [{ date: DESC }, { slug: ASC }]) {
      group(field: { section: { slug: SELECT } }, limit: 3) {
        section: fieldValue
        posts: nodes {
          ...PostEntry
        }
      }
    }
  }
`;
