import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyText } from "../features/policies/policy-text";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** The privacy policy: `content/policies/privacy.*.mdx`. */
export default function PrivacyPage({ data }: PageProps<Queries.PrivacyPageQuery>) {
  const { policy, versions } = data;
  if (policy === null) throw new Error("The privacy policy needs its text.");
  return (
    <Layout data={data}>
      <PolicyText policy={policy} versions={versions} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.PrivacyPageQuery, PageContext>) => {
  const t = textFrom(data.locales, pageContext.language);
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      path="/privacy"
      title={t("policies.meta.privacy.title", { brand: data.site?.brand.name ?? "" })}
      description={t("policies.meta.privacy.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: data.policy?.title ?? "", path: "/privacy" },
      ]}
    />
  );
};

export const query = graphql`
  query PrivacyPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["policies"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    policy(slug: { eq: "privacy" }, language: { eq: $language }) {
      ...PolicyText
    }
    versions: allPolicyVersion(
      filter: { slug: { eq: "privacy" }, language: { eq: $language } }
      sort: { effective: DESC }
    ) {
      ...PolicyVersionDays
    }
  }
`;
