import { languageFacts } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { ChevronIcon } from "../ui/icon";
import { LanguageLinks } from "./language-links";
import * as styles from "./language-menu.module.css";

const listId = "language-list";

/** The language selector of the header: a native popover, so that it works before and without scripts. */
export function LanguageMenu() {
  const t = useText();
  const name = languageFacts[useLanguage()].name;
  return (
    <div className={styles.language}>
      <button
        className={styles.button}
        type="button"
        popovertarget={listId}
        aria-label={t("language.open", { language: name })}
      >
        {name}
        <ChevronIcon />
      </button>
      <div className={styles.list} id={listId} popover="auto">
        <LanguageLinks />
      </div>
    </div>
  );
}
