import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { LinkedText } from "../components/ui/text-with-links";
import { PageTop } from "../components/ui/page-top";
import { FaqQuestions } from "../features/faq/faq-questions";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

/** Questions and answers: `/faq`. */
export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { title, intro, groups } = faqOf(data);
  return (
    <Layout data={data}>
      <PageTop title={title} standfirst={<LinkedText>{intro}</LinkedText>} />
      <FaqQuestions groups={groups} />
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.FaqPageQuery, PageContext>) => {
  const { meta } = faqOf(data);
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/faq"
      title={meta.title}
      description={meta.description}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("faq.title"), path: "/faq" },
      ]}
    />
  );
};

const faqOf = ({ faq }: Queries.FaqPageQuery) => {
  if (faq === null) throw new Error("The FAQ page needs content/faq.yml.");
  return faq;
};

export const query = graphql`
  query FaqPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["faq"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    faq(language: { eq: $language }) {
      meta {
        title
        description
      }
      title
      intro
      groups {
        ...FaqQuestionGroup
      }
    }
  }
`;
