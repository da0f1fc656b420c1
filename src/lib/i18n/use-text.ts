import { useCallback, useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Text } from "./keys";
import { useLanguage } from "./use-language";
import { writtenValues } from "./written-values";

/**
 * The texts in the page's language, for components. Only the namespaces of the page's query are available. The texts never
 * change during a page's life, so unlike the library's own hook, this one does not subscribe every component to
 * changes.
 */
export const useText = (): Text => {
  const { i18n } = useContext(I18nContext);
  const language = useLanguage();
  return useCallback<Text>(
    (key, values) => {
      // `count` remains a number, by which the library chooses the plural form; the text is filled in from `replace`.
      const text = String(i18n.t(key, { defaultValue: key, ...values, replace: writtenValues(values, language) }));
      // Checking each key beforehand would look up every text twice.
      if (text === key) console.warn(`Missing text: ${key} (${i18n.language})`);
      return text;
    },
    [i18n, language],
  );
};
