import { inLanguage, languageFacts, languages } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { CheckIcon } from "../ui/icon";
import { useAlternatePath } from "./current-path";

/**
 * Links to this page in each language, each labelled in its own language. Plain links: changing the language is a full
 * page load. The inline script (src/start/inline.ts) uses `data-language` to store the choice before the page is left.
 */
export function LanguageLinks() {
  const current = useLanguage();
  const path = useAlternatePath();
  return (
    <ul>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={inLanguage(path, language)}
            lang={language}
            hrefLang={language}
            data-language={language}
            aria-current={language === current ? "true" : undefined}
          >
            {languageFacts[language].name}
            {language === current && <CheckIcon />}
          </a>
        </li>
      ))}
    </ul>
  );
}
