import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { buttonClass } from "../components/ui/button";
import { LinkedText } from "../components/ui/text-with-links";
import { Message } from "../components/ui/message";
import { SavedPagesList } from "../features/offline-and-updates/saved-pages-list";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/** Shown offline instead of a page that is not cached on the device. The link with an empty `href` loads the requested URL again. */
export default function OfflinePage({ data }: PageProps<Queries.OfflinePageQuery>) {
  const t = useText();
  return (
    <Layout data={data}>
      <div data-offline-page={t("offline.back")} data-app="now">
        <Message
          title={t("offline.title")}
          text={
            <>
              {t("offline.text")} <LinkedText>{t("offline.phone")}</LinkedText>
            </>
          }
          sky="clouded"
        >
          <p>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href is the requested URL */}
            <a className={buttonClass("line")} href="">
              {t("offline.retry")}
            </a>
          </p>
          <SavedPagesList />
        </Message>
      </div>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.OfflinePageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/offline"
      title={t("offline.metaTitle", { brand: data.site?.brand.name ?? "" })}
      description={t("offline.text")}
      standsIn
    />
  );
};

export const query = graphql`
  query OfflinePage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["offline"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
  }
`;
