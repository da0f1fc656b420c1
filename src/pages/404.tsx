import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Message, LinkList } from "../components/ui/message";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** The not-found page, in the language of the requested path. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const t = useText();
  const links = [
    { to: "/", label: t("notFound.home") },
    { to: "/rooms", label: t("notFound.suite") },
    ...(data.site?.hasPosts === false ? [] : [{ to: "/journal", label: t("notFound.journal") }]),
    { to: "/contact", label: t("notFound.contact") },
  ];
  return (
    <Layout data={data}>
      <Message title={t("notFound.title")} text={t("notFound.text")} sky="setting">
        <LinkList links={links} />
      </Message>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.NotFoundPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/404"
      title={t("notFound.metaTitle", { brand: data.site?.brand.name ?? "" })}
      description={t("notFound.text")}
      standsIn
    />
  );
};

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["notFound"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
  }
`;
