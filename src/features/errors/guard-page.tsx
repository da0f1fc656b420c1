import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import type { ReactNode } from "react";
import { Layout } from "../../components/layout/layout";
import type { LocaleEdges } from "../../lib/i18n/text-from";
import { TextProvider } from "../../lib/i18n/text-provider";
import { RouteBoundary } from "./route-boundary";
import { RouteError } from "./route-error";

interface GuardedData {
  readonly locales?: LocaleEdges;
  readonly site?: Queries.LayoutSiteFragment | null;
}

type PageArgs = WrapPageElementBrowserArgs<GuardedData> | WrapPageElementNodeArgs<GuardedData>;

/** Gatsby's `wrapPageElement`: a page that fails is replaced by the error screen, in the site's frame where that stands. */
export const guardPage = ({ element, props }: PageArgs): ReactNode => {
  const { data, pageContext, location } = props;
  const { i18n } = pageContext as { i18n?: Parameters<typeof TextProvider>[0]["context"] };
  const fallback = (retry: () => void) => {
    // Without texts and facts there is nothing to say here: the app-level boundary says it.
    if (data.locales === undefined || data.site === undefined || i18n === undefined) throw new Error("No page data.");
    return (
      <TextProvider locales={data.locales} context={i18n}>
        <Layout data={{ site: data.site }}>
          <RouteError onRetry={retry} />
        </Layout>
      </TextProvider>
    );
  };
  return (
    <RouteBoundary path={location.pathname} fallback={fallback}>
      {element}
    </RouteBoundary>
  );
};
