import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { TextComponents } from "../components/mdx/text-body";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyText } from "../features/policies/policy-text";
import { ConsentSettings, ThirdParties } from "../features/policies/text-parts";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

const components: TextComponents = { ThirdParties, ConsentSettings };

/** The cookie policy: `content/policies/cookie-policy.*.mdx`, with the services of `content/site.yml`. */
export default function CookiePolicyPage({ data }: PageProps<Queries.CookiePolicyPageQuery>) {
  const { policy, versions } = data;
  if (policy === null) throw new Error("There is no text of the cookie policy in this language.");
  return (
    <Layout data={data}>
      <PolicyText policy={policy} versions={versions} components={components} />
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.CookiePolicyPageQuery, PageContext>) => {
  const t = textFrom(data.locales, pageContext.language);
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      path="/cookie-policy"
      title={t("policies.meta.cookies.title", { brand: data.site?.brand.name ?? "" })}
      description={t("policies.meta.cookies.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: data.policy?.title ?? "", path: "/cookie-policy" },
      ]}
    />
  );
};

export const query = graphql`
  query CookiePolicyPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["policies"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    policy(slug: { eq: "cookie-policy" }, language: { eq: $language }) {
      ...PolicyText
    }
    versions: allPolicyVersion(
      filter: { slug: { eq: "cookie-policy" }, language: { eq: $language } }
      sort: { effective: DESC }
    ) {
      ...PolicyVersionDays
    }
  }
`;
