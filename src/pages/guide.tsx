import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { GuideHead } from "../features/guide/guide-head";
import { GuidePart } from "../features/guide/guide-part";
import * as sheet from "../features/guide/guide-sheet.module.css";
import { WallSheet } from "../features/guide/guide-code";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { housePage } from "../lib/structured-data/web-page";
import { guidePath } from "../settings/routes";

const panels: Readonly<Record<string, string | undefined>> = {
  arriving: sheet.arriving,
  suite: sheet.suite,
  emergency: sheet.emergency,
};

/** The house guide: `/guide`, from `content/guide`. */
export default function GuidePage({ data }: PageProps<Queries.GuidePageQuery>) {
  const { site, stay } = data;
  if (site === null || stay === null) throw new Error("The guide needs the facts of the house.");
  return (
    <Layout data={data}>
      <article className={sheet.sheet}>
        <GuideHead site={site} stay={stay} />
        {data.parts.nodes.map((part) => (
          <GuidePart key={part.slug} part={part} className={panels[part.slug]} />
        ))}
        <WallSheet site={site} />
      </article>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.GuidePageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const { site } = data;
  if (site === null) throw new Error("The guide needs the facts of the house.");
  // With several suites, the guide is not about a particular one.
  const suites = data.suites.nodes.length === 1 ? data.suites.nodes : [];
  return (
    <PageHead
      data={data}
      language={language}
      path={guidePath}
      title={t("guide.metaTitle", { brand: site.brand.name })}
      description={t("guide.description")}
      structuredData={suites.map(({ slug }) =>
        housePage(
          site,
          { path: guidePath, name: t("guide.title"), description: t("guide.description"), suite: slug },
          language,
        ),
      )}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("guide.title"), path: guidePath },
      ]}
    />
  );
};

export const query = graphql`
  query GuidePage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["guide"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...GuideHours
      ...EmergencyNumbers
      ...GuideCover
    }
    stay(language: { eq: $language }) {
      ...GuideStay
    }
    suites: allSuite(filter: { language: { eq: $language } }) {
      nodes {
        slug
      }
    }
    parts: allGuidePart(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...GuidePart
      }
    }
  }
`;
