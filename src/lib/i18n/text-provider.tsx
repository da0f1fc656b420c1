import { I18nextContext, I18nextProvider } from "gatsby-plugin-react-i18next";
import i18next from "i18next";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { LocaleEdges } from "./text-from";

type LanguageContext = ComponentProps<typeof I18nextContext.Provider>["value"];

interface TextProviderProps {
  readonly locales: LocaleEdges;
  /** The page context's `i18n`. */
  readonly context: LanguageContext;
  readonly children: ReactNode;
}

const resourcesOf = ({ edges }: LocaleEdges): Record<string, Record<string, string>> =>
  Object.fromEntries(
    edges.flatMap(({ node: { ns, data } }) =>
      ns === null ? [] : [[ns, JSON.parse(data ?? "{}") as Record<string, string>] as const],
    ),
  );

/**
 * Provides texts and language outside the page element, where the language plugin does not: on the screen that replaces
 * a failed page.
 */
export function TextProvider({ locales, context, children }: TextProviderProps) {
  const { language } = context;
  const i18n = useMemo(() => {
    const instance = i18next.createInstance();
    void instance.init({
      lng: language,
      resources: { [language]: resourcesOf(locales) },
      ns: locales.edges.flatMap(({ node }) => node.ns ?? []),
      nsSeparator: ".",
      keySeparator: ".",
      react: { useSuspense: false },
    });
    return instance;
  }, [locales, language]);
  return (
    <I18nextProvider i18n={i18n}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
}
