import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import type { PageContext } from "../lib/i18n/page-context";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <Layout data={data}>
      <h1>{data.home?.hero.line}</h1>
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) => (
  <PageHead
    data={data}
    language={pageContext.language}
    path="/"
    title={data.home?.meta.title ?? ""}
    description={data.home?.meta.description ?? ""}
  />
);

export const query = graphql`
  query HomePage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "nav", "language", "loading", "consent", "booking", "footer", "error", "toast", "update"] }
      }
    ) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    home(language: { eq: $language }) {
      meta {
        title
        description
      }
      hero {
        line
      }
    }
  }
`;
