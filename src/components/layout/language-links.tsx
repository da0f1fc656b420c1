/** The path of this page, and the links to the page in other languages. */
import { useLocation } from "@reach/router";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { useContext } from "react";
import { useInBrowser } from "../../lib/dom/use-in-browser";
import { inLanguage, languageFacts, languages, withoutLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { CheckIcon } from "../ui/icon";

/** The page's path without its language and without a trailing slash, the same on the server and in the browser. */
export const useCurrentPath = (): string => {
  const path = withoutLanguage(useLocation().pathname);
  return path.length > 1 ? path.replace(/\/$/, "") : "/";
};

/** Pages that are shown at the URLs of other pages. */
const fallbackPages = /^\/(?:404(?:\.html)?|offline)\/?$/;

/**
 * The path of this page for links to its other languages. The not-found and the offline page can be shown at any URL,
 * which is known only in the browser; until then, and without scripts, the path is `/`.
 */
const useAlternatePath = (): string => {
  const current = useCurrentPath();
  const { originalPath } = useContext(I18nextContext);
  const isFallback = fallbackPages.test(withoutLanguage(originalPath));
  const known = useInBrowser();
  return isFallback && !known ? "/" : current;
};

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
