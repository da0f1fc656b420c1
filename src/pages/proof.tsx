import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Proof } from "../features/proof/proof";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { sitePage } from "../lib/structured-data/web-page";
import { proofPath } from "../settings/routes";

/** The site's public measurements of itself: `/proof`. */
export default function ProofPage({ data }: PageProps<Queries.ProofPageQuery>) {
  const { proof, site } = data;
  if (proof === null || site === null)
    throw new Error("The proof page needs the figures of the build and content/site.yml.");
  return (
    <Layout data={data}>
      <Proof proof={proof} site={site} />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.ProofPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const { site } = data;
  if (site === null) throw new Error("The proof page needs content/site.yml.");
  const description = t("proof.meta.description");
  return (
    <PageHead
      data={data}
      language={language}
      path={proofPath}
      title={t("proof.meta.title", { brand: site.brand.name })}
      description={description}
      structuredData={[sitePage(site, { path: proofPath, name: t("proof.title"), description }, language)]}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("proof.title"), path: proofPath },
      ]}
    />
  );
};

export const query = graphql`
  query ProofPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["proof"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...ProofSite
    }
    proof {
      ...Proof
    }
  }
`;
