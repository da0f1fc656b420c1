import { useCallback, useContext } from "react";
import { I18nContext } from "react-i18next";
import { fill } from "./fill";
import type { Text } from "./keys";

/**
 * The texts in the page's language, for components. Only the namespaces of the page's query are available. The texts never
 * change during a page's life, so unlike the library's own hook, this one does not subscribe every component to
 * changes.
 */
export const useText = (): Text => {
  const { i18n } = useContext(I18nContext);
  return useCallback<Text>(
    (key, values) => {
      const text = String(i18n.t(key, { defaultValue: key, ...values, skipInterpolation: true }));
      // Checking each key beforehand would look up every text twice.
      if (text === key) console.warn(`Missing text: ${key} (${i18n.language})`);
      return fill(text, values, i18n.language);
    },
    [i18n],
  );
};
