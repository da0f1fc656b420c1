import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { LinkedText } from "../components/ui/linked-text";
import { PageTop, Section, Grid, Standfirst } from "../components/ui/section";
import { OnwardLink } from "../components/ui/button";
import { AboutPicture } from "../features/about/about-picture";
import { AboutSection } from "../features/about/about-section";
import type { PageContext } from "../lib/i18n/page-context";
import { textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** Who runs the house and how: `/about`. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const t = useText();
  const { title, standfirst, sections, closing } = found(data);
  return (
    <Layout data={data}>
      <PageTop title={title} standfirst={standfirst} />
      <AboutPicture suite={data.suite} />
      {sections.map((section) => (
        <AboutSection key={section.id} section={section} />
      ))}
      <Section flushStart>
        <Grid>
          <Standfirst>
            <LinkedText>{closing}</LinkedText>
          </Standfirst>
          <OnwardLink to="/contact">{t("nav.contact")}</OnwardLink>
        </Grid>
      </Section>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.AboutPageQuery, PageContext>) => {
  const { meta } = found(data);
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/about"
      title={meta.title}
      description={meta.description}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("nav.about"), path: "/about" },
      ]}
    />
  );
};

const found = ({ about }: Queries.AboutPageQuery) => {
  if (about === null) throw new Error("The about page needs content/about.yml.");
  return about;
};

export const query = graphql`
  query AboutPage($language: String!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "nav", "language", "loading", "consent", "booking", "footer", "error", "toast", "update"] }
      }
    ) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    about(language: { eq: $language }) {
      meta {
        title
        description
      }
      title
      standfirst
      closing
      sections {
        id
        ...AboutSection
      }
    }
    suite(language: { eq: $language }) {
      ...AboutPicture
    }
  }
`;
