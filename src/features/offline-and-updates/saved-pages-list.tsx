/** The pages that the service worker has cached on this device. */
import { useEffect, useState } from "react";
import { type Language, languageOfPath, withoutLanguage } from "../../settings/languages";
import { pageCachePrefix } from "../../settings/worker-messages";
import { LinkList } from "../../components/ui/message";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";

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
      // The oldest cache comes first. `delete` moves a page that is in several caches to its place in the newest one.
      pages.delete(path);
      pages.set(path, titleOf(html));
    }
  }
  return [...pages].map(([path, title]) => ({ path, title })).reverse();
};

/** Maximum number of pages shown, so that the list fits on a screen. */
const maxPages = 8;

/** The latest pages in this language that the visitor can open offline. Renders nothing until they are known, or if there are none. */
export function SavedPagesList() {
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
