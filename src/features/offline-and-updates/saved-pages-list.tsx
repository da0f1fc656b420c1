import { useEffect, useState } from "react";
import { withoutLanguage } from "../../settings/languages";
import { MessageLinks } from "../../components/ui/message";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type SavedPage, savedPages } from "./saved-pages";

/** As many pages as fit a screen. */
const most = 8;

/** The pages that this visitor can open without a network. Nothing until they are known, or where there are none. */
export function SavedPagesList() {
  const t = useText();
  const language = useLanguage();
  const [pages, setPages] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    // Storage that is blocked keeps no pages: the list stays away.
    savedPages(language).then(setPages, () => undefined);
  }, [language]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t("offline.kept")}>
      <MessageLinks
        links={pages.slice(0, most).map(({ path, title }) => ({ to: withoutLanguage(path), label: title }))}
      />
    </nav>
  );
}
