import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/ui/page-top";
import { EmptyJournal, FeedLinks } from "../features/journal/list-frame";
import { FeedAlternates } from "../features/journal/feed-alternates";
import { LeadPost, SectionHighlights, sectionHighlights } from "../features/journal/highlights";
import { JournalSearch } from "../features/journal/search/journal-search";
import { NewsletterSection } from "../features/newsletter/newsletter-section";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** The journal's front page: the lead post, the newest posts of every section, search, feeds and newsletter. */
export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const t = useText();
  const { lead = null, sections = [] } = data.front ?? {};
  const groups = sections.map(({ slug, posts }) => ({ section: slug, posts }));
  return (
    <Layout data={data}>
      <PageTop title={t("journal.blogTitle")} />
      <JournalSearch sections={data.sections.nodes}>
        {lead === null && (
          <div className="grid">
            <EmptyJournal whole />
          </div>
        )}
        {lead !== null && <LeadPost post={lead} label={lead.featured ? t("journal.featured") : t("journal.newest")} />}
        {sectionHighlights(data.sections.nodes, groups, lead?.slug).map(({ section, posts }) => (
          <SectionHighlights key={section.slug} section={section} posts={posts} />
        ))}
        {lead !== null && (
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
      noindex={data.front?.lead == null}
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
    front: journalHighlights(language: { eq: $language }) {
      lead {
        featured
        ...LeadPost
      }
      sections {
        slug
        posts {
          ...PostEntry
        }
      }
    }
  }
`;
