import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PicturePreload } from "../components/ui/picture";
import { withoutLanguage } from "../settings/languages";
import { FeedAlternates } from "../features/journal/feed-alternates";
import { postCoverSizes, PostEnd, PostHead } from "../features/journal/post-page";
import { PostText } from "../features/journal/post-text";
import { NewsletterSection } from "../features/newsletter/newsletter-form";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { blogPosting } from "../lib/structured-data/blog-posting";

/** A post, at `/journal/{slug}` (canonical) and at `/{section}/{slug}`. */
export default function JournalPostPage({ data }: PageProps<Queries.JournalPostPageQuery>) {
  const post = postOf(data);
  return (
    <Layout data={data}>
      <article>
        <PostHead post={post} />
        <PostText post={post} site={data.site} />
      </article>
      <PostEnd older={data.older} newer={data.newer} related={data.related} />
      {data.home !== null && <NewsletterSection words={data.home.newsletter} />}
    </Layout>
  );
}

const postOf = ({ post }: Queries.JournalPostPageQuery) => {
  if (post === null) throw new Error("The post of this page does not exist.");
  return post;
};

export const Head = ({ data, pageContext, location }: HeadProps<Queries.JournalPostPageQuery, PageContext>) => {
  const { language } = pageContext;
  const t = textFrom(data.locales, language);
  const post = postOf(data);
  const canonicalPath = `/journal/${post.slug}`;
  const cover = post.cover.childImageSharp?.gatsbyImageData;
  return (
    <PageHead
      data={data}
      language={language}
      path={withoutLanguage(location.pathname)}
      canonicalPath={canonicalPath}
      title={t("journal.meta.post.title", { title: post.title, brand: data.site?.brand.name ?? "" })}
      description={post.description}
      type="article"
      structuredData={
        data.site === null ? [] : [blogPosting({ ...post, coverSrc: cover?.images.fallback?.src }, data.site, language)]
      }
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("journal.title"), path: "/journal" },
        { name: post.title, path: canonicalPath },
      ]}
    >
      {cover !== undefined && <PicturePreload image={cover} sizes={postCoverSizes} />}
      <meta property="article:published_time" content={post.date} />
      {post.updated !== null && <meta property="article:modified_time" content={post.updated} />}
      <meta property="article:section" content={post.section.name} />
      <FeedAlternates language={language} rss={t("journal.feed")} json={t("journal.feed.json")} />
    </PageHead>
  );
};

export const query = graphql`
  query JournalPostPage($language: String!, $slug: String!, $newer: String, $older: String, $related: [String!]!) {
    locales: pageTexts(language: $language, namespaces: ["journal", "location", "newsletter"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...PlaceDirections
    }
    home(language: { eq: $language }) {
      newsletter {
        ...NewsletterWords
      }
    }
    post(language: { eq: $language }, slug: { eq: $slug }) {
      ...PostHead
      ...PostText
    }
    newer: post(language: { eq: $language }, slug: { eq: $newer }) {
      slug
      title
    }
    older: post(language: { eq: $language }, slug: { eq: $older }) {
      slug
      title
    }
    related: postsBySlug(language: $language, slugs: $related) {
      ...PostEntry
    }
  }
`;
