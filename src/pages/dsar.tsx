import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/ui/page-top";
import { RequestPage } from "../features/privacy-requests/request-page";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** Requests about personal data: `/dsar`; the links in confirmation emails open it with `?token=`. */
export default function DsarPage({ data }: PageProps<Queries.DsarPageQuery>) {
  const t = useText();
  if (data.site === null) throw new Error("The page for requests needs content/site.yml.");
  return (
    <Layout data={data}>
      <PageTop title={t("dsar.title")} standfirst={t("dsar.intro")} />
      <RequestPage site={data.site} />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.DsarPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/dsar"
      title={t("dsar.meta.title", { brand: data.site?.brand.name ?? "" })}
      description={t("dsar.meta.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("footer.dsar"), path: "/dsar" },
      ]}
    />
  );
};

export const query = graphql`
  query DsarPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["dsar"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...RequestPageSite
    }
  }
`;
