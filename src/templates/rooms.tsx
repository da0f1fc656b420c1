import { graphql, type HeadProps, type PageProps } from "gatsby";
import { OnwardLink } from "../components/ui/onward-link";
import { Picture } from "../components/ui/picture";
import { useText } from "../lib/i18n/use-text";
import { SuiteFacts } from "../features/suite/suite-head";
import * as styles from "../features/suite/suite-entry.module.css";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Grid } from "../components/ui/grid";
import { PageTop } from "../components/ui/page-top";
import { Section } from "../components/ui/section";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** A suite in the list of suites: its first photograph, name, promise, facts, and a link. */
function SuiteEntry({ suite }: { readonly suite: Queries.RoomsPageQuery["suites"]["nodes"][number] }) {
  const t = useText();
  const [first] = suite.gallery;
  const image = first?.image.childImageSharp?.gatsbyImageData;
  return (
    <article className={styles.entry}>
      {first !== undefined && image !== undefined && (
        <Picture className={styles.picture} image={image} alt={first.alt} ratio="3 / 2" focus={first.focus} />
      )}
      <div className={styles.text}>
        <h2>{suite.name}</h2>
        <p>{suite.promise}</p>
        <SuiteFacts suite={suite} />
        <OnwardLink to={`/suite/${suite.slug}`}>{t("suite.view")}</OnwardLink>
      </div>
    </article>
  );
}

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
        ...SuiteHead
        gallery {
          alt
          focus {
            x
            y
          }
          image {
            ...PictureHalf
          }
        }
      }
    }
  }
`;
