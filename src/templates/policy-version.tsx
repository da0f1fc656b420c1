import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyVersionText } from "../features/policies/policy-version";
import { formatDate } from "../lib/format";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/**
 * One version of a policy at the URL by which it is cited, such as `/rental-conditions/2025-05-04`; from
 * `content/policies/archive`.
 */
export default function PolicyVersionPage({ data }: PageProps<Queries.PolicyVersionPageQuery>) {
  const { versions } = data;
  const version = versionOf(data);
  return (
    <Layout data={data}>
      <PolicyVersionText version={version} days={versions.nodes.map(({ effective }) => effective)} />
    </Layout>
  );
}

const versionOf = ({ version }: Queries.PolicyVersionPageQuery) => {
  if (version === null) throw new Error("The page of a policy version needs its text.");
  return version;
};

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.PolicyVersionPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const { site } = data;
  const { slug, effective, title, heldUntil, description } = versionOf(data);
  const policyPath = `/${slug}`;
  const path = `${policyPath}/${effective}`;
  const name = t("policies.versionOf", { date: formatDate(effective, language) });
  // The canonical URL of the version in force is the one without a date. Earlier versions are not indexed: search
  // should lead to today's terms.
  const inForce = heldUntil === null;
  return (
    <PageHead
      data={data}
      language={language}
      path={path}
      {...(inForce ? { canonicalPath: policyPath } : { noindex: true })}
      title={t("policies.versionTitle", { title, version: name, brand: site?.brand.name ?? "" })}
      description={description}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: title, path: policyPath },
        { name, path },
      ]}
    />
  );
};

export const query = graphql`
  query PolicyVersionPage($language: String!, $slug: String!, $effective: String!) {
    locales: pageTexts(language: $language, namespaces: ["policies"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    version: policyVersion(slug: { eq: $slug }, effective: { eq: $effective }, language: { eq: $language }) {
      description
      ...PolicyVersionText
    }
    versions: allPolicyVersion(
      filter: { slug: { eq: $slug }, language: { eq: $language } }
      sort: { effective: DESC }
    ) {
      nodes {
        effective
      }
    }
  }
`;
