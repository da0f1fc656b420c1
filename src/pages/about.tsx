import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Fragment } from "react";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/ui/page-top";
import { AboutClosing, AboutPicture, AboutSection } from "../features/about/about-sections";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** About the house and its owners: `/about`. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { title, standfirst, picture, pictures, sections, closing } = aboutOf(data);
  const pictureOf = (slug: string | null, first = false) => {
    const shown = pictures.find((one) => one.slug === slug);
    return shown && <AboutPicture picture={shown} first={first} />;
  };
  return (
    <Layout data={data}>
      <PageTop title={title} standfirst={standfirst} />
      {pictureOf(picture, true)}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          <AboutSection section={section} lead={index === 0} />
          {pictureOf(section.picture)}
        </Fragment>
      ))}
      <AboutClosing text={closing} />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.AboutPageQuery, PageContext>) => {
  const { meta } = aboutOf(data);
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

const aboutOf = ({ about }: Queries.AboutPageQuery) => {
  if (about === null) throw new Error("The about page needs content/about.yml.");
  return about;
};

export const query = graphql`
  query AboutPage($language: String!) {
    locales: pageTexts(language: $language) {
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
      picture
      pictures {
        ...AboutPicture
      }
      sections {
        id
        picture
        ...AboutSection
      }
    }
  }
`;
