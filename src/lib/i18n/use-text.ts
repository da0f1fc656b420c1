import { useCallback, useContext } from "react";
import { I18nContext } from "react-i18next";
import type { Text } from "./keys";

/**
 * The texts of the page's own language, inside React. Only namespaces that the page's query asks for are there. They stay as they are for
 * as long as the page does, so that nothing listens for changes of them, as the library's own hook would in every component.
 */
export const useText = (): Text => {
  const { i18n } = useContext(I18nContext);
  return useCallback<Text>(
    (key, values) => {
      const text = String(i18n.t(key, { defaultValue: key, ...values }));
      // Asking of each text whether it is there would look it up twice.
      if (text === key) console.warn(`Missing text: ${key} (${i18n.language})`);
      return text;
    },
    [i18n],
  );
};
