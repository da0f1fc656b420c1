import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { NewsletterLanding } from "../features/newsletter/newsletter-landing";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** The page opened by the links in newsletter emails: `/newsletter-verified`. */
export default function NewsletterVerifiedPage({ data }: PageProps<Queries.NewsletterVerifiedPageQuery>) {
  return (
    <Layout data={data}>
      <NewsletterLanding />
    </Layout>
  );
}

export const Head = ({
  data,
  pageContext: { language },
}: HeadProps<Queries.NewsletterVerifiedPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/newsletter-verified"
      title={t("newsletter.meta.title", { brand: data.site?.brand.name ?? "" })}
      description={t("newsletter.meta.description")}
      noindex
    />
  );
};

export const query = graphql`
  query NewsletterVerifiedPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["newsletter"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
  }
`;
