import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { FreeNightsLanding } from "../features/free-nights/free-nights-landing";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** The page opened by the link in the emails “tell me if these nights become free”: `/free-nights`. */
export default function FreeNightsPage({ data }: PageProps<Queries.FreeNightsPageQuery>) {
  return (
    <Layout data={data}>
      <FreeNightsLanding />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.FreeNightsPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/free-nights"
      title={t("freeNights.meta.title", { brand: data.site?.brand.name ?? "" })}
      description={t("freeNights.meta.description")}
      noindex
    />
  );
};

export const query = graphql`
  query FreeNightsPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["freeNights"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
  }
`;
