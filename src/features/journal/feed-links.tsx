import { jsonFeedPath, rssPath } from "../../settings/feeds";
import { inLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./feed-links.module.css";

/** The way to the journal's feeds, for those who read in a program of their own. */
export function FeedLinks() {
  const t = useText();
  const language = useLanguage();
  return (
    <p className={styles.feeds}>
      {t("journal.feed.note")} <a href={inLanguage(rssPath, language)}>{t("journal.feed")}</a>
      <a href={inLanguage(jsonFeedPath, language)}>{t("journal.feed.json")}</a>
    </p>
  );
}
