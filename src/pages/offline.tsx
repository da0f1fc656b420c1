import { useEffect, useState } from "react";
import { type Language, languageOfPath, withoutLanguage } from "../settings/languages";
import { pageCachePrefix } from "../settings/worker-messages";
import { LinkList, Message } from "../components/ui/message";
import { useLanguage } from "../lib/i18n/use-language";
import { useText } from "../lib/i18n/use-text";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { buttonClass } from "../components/ui/button";
import { LinkedText } from "../components/ui/text-with-links";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

interface SavedPage {
  readonly path: string;
  readonly title: string;
}

/** A page's title without the name of the house. */
const titleOf = (html: string): string => {
  const title = new DOMParser().parseFromString(html, "text/html").title;
  return title.replace(/\s\|\s[^|]*$/, "");
};

const isPage = (path: string, language: Language): boolean =>
  !/\.\w+$/.test(path) && !path.endsWith("/offline") && languageOfPath(path) === language;

/** Cached pages of a language, the most recently cached first. Empty if the browser has no cache. */
const savedPages = async (language: Language): Promise<readonly SavedPage[]> => {
  if (!("caches" in window)) return [];
  const pages = new Map<string, string>();
  for (const name of (await caches.keys()).filter((key) => key.startsWith(pageCachePrefix))) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      const html = isPage(path, language)
        ? await (await cache.match(request, { ignoreVary: true }))?.text()
        : undefined;
      if (html === undefined) continue;
      // The oldest cache comes first. A page that is in several caches gets its place in the newest of them.
      pages.delete(path);
      pages.set(path, titleOf(html));
    }
  }
  return [...pages].map(([path, title]) => ({ path, title })).reverse();
};

/** Maximum number of pages shown, so that the list fits on a screen. */
const maxPages = 8;

/** The latest pages in this language that the visitor can open offline. Renders nothing until they are known, or if there are none. */
function SavedPagesList() {
  const t = useText();
  const language = useLanguage();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    // If storage is blocked, no pages are saved and the list is not shown.
    savedPages(language).then(setPages, () => undefined);
  }, [language]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t("offline.kept")}>
      <LinkList
        links={pages.slice(0, maxPages).map(({ path, title }) => ({ to: withoutLanguage(path), label: title }))}
      />
    </nav>
  );
}

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
