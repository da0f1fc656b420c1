import { useCallback, useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Text } from "./keys";

/**
 * The texts of the page's language, inside React. Only the namespaces of the page's query are there. They never change on a page, so this does
 * not subscribe to changes as the library's own hook does in every component.
 */
export const useText = (): Text => {
  const { i18n } = useContext(I18nContext);
  return useCallback<Text>(
    (key, values) => {
      const text = String(i18n.t(key, { defaultValue: key, ...values }));
      // A check of each key beforehand would look every text up twice.
      if (text === key) console.warn(`Missing text: ${key} (${i18n.language})`);
      return text;
    },
    [i18n],
  );
};
