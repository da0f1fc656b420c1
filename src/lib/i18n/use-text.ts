import { useTranslation } from "gatsby-plugin-react-i18next";
import { useCallback } from "react";
import type { Text } from "./keys";

/** The texts of the page's own language, inside React. Only namespaces that the page's query asks for are there. */
export const useText = (): Text => {
  const { i18n } = useTranslation();
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
