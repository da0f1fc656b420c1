import { I18nextContext } from "gatsby-plugin-react-i18next";
import { useContext } from "react";
import { type Language, isLanguage } from "../../settings/languages";

/** The language of the page, determined by its path. */
export const useLanguage = (): Language => {
  const { language } = useContext(I18nextContext);
  if (!isLanguage(language)) throw new Error(`The page context has an unknown language: ${language}`);
  return language;
};
