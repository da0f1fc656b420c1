import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Grid } from "../components/ui/grid";
import { PageTop } from "../components/ui/page-top";
import { Section } from "../components/ui/section";
import { SuiteEntry } from "../features/suite/suite-entry";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** `/rooms` of a house with several suites: their list. With only one suite, this path shows the suite instead. */
export default function RoomsPage({ data }: PageProps<Queries.RoomsPageQuery>) {
  const t = useText();
  return (
    <Layout data={data}>
      <PageTop title={t("suite.list.title")} standfirst={t("suite.list.intro")} />
      <Section flushStart>
        <Grid>
          <div>
            {data.suites.nodes.map((suite) => (
              <SuiteEntry key={suite.slug} suite={suite} />
            ))}
          </div>
        </Grid>
      </Section>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.RoomsPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const brand = data.site?.brand.name ?? "";
  return (
    <PageHead
      data={data}
      language={language}
      path="/rooms"
      title={t("suite.list.metaTitle", { brand })}
      description={t("suite.list.intro")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("suite.list.title"), path: "/rooms" },
      ]}
    />
  );
};

export const query = graphql`
  query RoomsPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["suite"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    suites: allSuite(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SuiteEntry
      }
    }
  }
`;
