import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/ui/page-top";
import { ImportLedger } from "../features/reviews/import-ledger";
import { ReviewList } from "../features/reviews/review-list";
import { ReviewsOverview } from "../features/reviews/reviews-overview";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";
import { housePage } from "../lib/structured-data/web-page";

/** Guest reviews: `/reviews`. */
export default function ReviewsPage({ data }: PageProps<Queries.ReviewsPageQuery>) {
  const t = useText();
  const { summary, reviews, ledger } = data;
  if (summary === null) throw new Error("The reviews page needs content/reviews/summary.yml.");
  return (
    <Layout data={data}>
      <PageTop title={t("reviews.heading")} />
      {reviews.nodes.length > 0 && <ReviewsOverview summary={summary} />}
      <ReviewList reviews={reviews.nodes} scale={summary.scale} />
      <ImportLedger ledger={ledger} />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.ReviewsPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const { site } = data;
  if (site === null) throw new Error("The reviews page needs the site's facts.");
  const path = "/reviews";
  const description = t("reviews.meta.description");
  // With several suites, the reviews are not about a particular one. The structured data never contains the reviews,
  // because a house may not rate itself.
  const suites = data.suites.nodes.length === 1 ? data.suites.nodes : [];
  return (
    <PageHead
      data={data}
      language={language}
      path={path}
      noindex={data.reviews.nodes.length === 0}
      title={t("reviews.meta.title", { brand: site.brand.name })}
      description={description}
      structuredData={suites.map(({ slug }) =>
        housePage(site, { path, name: t("reviews.title"), description, suite: slug }, language),
      )}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("reviews.title"), path },
      ]}
    />
  );
};

export const query = graphql`
  query ReviewsPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["reviews", "reviewLedger"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    suites: allSuite(filter: { language: { eq: $language } }) {
      nodes {
        slug
      }
    }
    summary: reviewSummary(language: { eq: $language }) {
      ...ReviewsOverview
      scale
    }
    ledger: reviewLedger(language: { eq: $language }) {
      ...ImportLedger
    }
    reviews: allReview(filter: { language: { eq: $language } }, sort: { date: DESC }) {
      nodes {
        ...ReviewEntry
      }
    }
  }
`;
