import { useEffect, useState } from "react";
import { withoutLanguage } from "../../settings/languages";
import { MessageLinks } from "../../components/ui/message";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type SavedPage, savedPages } from "./saved-pages";

/** Number of pages shown, so that the list fits on a screen. */
const maxPages = 8;

/** The pages that this visitor can open offline. Renders nothing until they are known, or if there are none. */
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
      <MessageLinks
        links={pages.slice(0, maxPages).map(({ path, title }) => ({ to: withoutLanguage(path), label: title }))}
      />
    </nav>
  );
}
