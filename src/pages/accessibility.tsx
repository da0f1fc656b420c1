import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { TextComponents } from "../components/mdx/text-body";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyText } from "../features/policies/policy-text";
import { HouseMeasurements, MeasurementsContext } from "../features/policies/house-measurements";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { accessibilityPage } from "../lib/structured-data/web-page";

const components: TextComponents = { HouseMeasurements };

/** The accessibility statement: `content/policies/accessibility.*.mdx`, with the measurements of the suites. */
export default function AccessibilityPage({ data }: PageProps<Queries.AccessibilityPageQuery>) {
  const { policy, suites } = data;
  if (policy === null) throw new Error("The accessibility statement needs its text.");
  return (
    <Layout data={data}>
      <MeasurementsContext.Provider value={suites.nodes}>
        <PolicyText policy={policy} components={components} />
      </MeasurementsContext.Provider>
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.AccessibilityPageQuery, PageContext>) => {
  const { language } = pageContext;
  const t = textFrom(data.locales, language);
  const { site, policy } = data;
  if (site === null || policy === null)
    throw new Error("The accessibility statement needs its text and the site's facts.");
  const path = "/accessibility";
  const description = t("policies.meta.accessibility.description");
  const suites = data.suites.nodes.map(({ slug }) => slug);
  return (
    <PageHead
      data={data}
      language={language}
      path={path}
      title={t("policies.meta.accessibility.title", { brand: site.brand.name })}
      description={description}
      structuredData={[accessibilityPage(site, { path, name: policy.title, description, suites }, language)]}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: policy.title, path },
      ]}
    />
  );
};

export const query = graphql`
  query AccessibilityPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["policies"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    policy(slug: { eq: "accessibility" }, language: { eq: $language }) {
      ...PolicyText
    }
    suites: allSuite(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...HouseMeasurements
      }
    }
  }
`;
