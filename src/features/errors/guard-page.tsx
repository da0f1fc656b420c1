import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Component, type ReactNode, Suspense, lazy } from "react";
import { Layout } from "../../components/layout/layout";
import type { LocaleEdges } from "../../lib/i18n/text-from";
import { TextProvider } from "../../lib/i18n/text-provider";

interface GuardedData {
  readonly locales?: LocaleEdges;
  readonly site?: Queries.LayoutSiteFragment | null;
}

type PageArgs = WrapPageElementBrowserArgs<GuardedData> | WrapPageElementNodeArgs<GuardedData>;

/** Loaded when a page has failed, because otherwise every page would contain its styles. If it cannot be loaded, `AppError` is shown. */
const RouteError = lazy(() => import("./route-error"));

/** Gatsby's `wrapPageElement`: a page that fails is replaced by the error screen, within the site's layout. */
export const guardPage = ({ element, props }: PageArgs): ReactNode => {
  const { data, pageContext, location } = props;
  const { i18n } = pageContext as { i18n?: Parameters<typeof TextProvider>[0]["context"] };
  const fallback = (retry: () => void) => {
    // Without texts and site data, `AppBoundary` has to show the error.
    if (data.locales === undefined || data.site === undefined || i18n === undefined) throw new Error("No page data.");
    return (
      <TextProvider locales={data.locales} context={i18n}>
        <Layout data={{ site: data.site }}>
          <Suspense fallback={null}>
            <RouteError onRetry={retry} />
          </Suspense>
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

interface RouteBoundaryProps {
  /** Path of the page; a new path resets the boundary. */
  readonly path: string;
  /** Renders the error screen of a page that failed; `retry` renders the page again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** Path of the page that failed; null if none did; empty until `getDerivedStateFromProps` fills it in. */
  readonly failedAt: string | null;
}

/** Catches errors of one page, so that other pages keep working. */
export class RouteBoundary extends Component<RouteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: "" };
  }

  static getDerivedStateFromProps({ path }: RouteBoundaryProps, { failedAt }: BoundaryState): BoundaryState | null {
    if (failedAt === "") return { failedAt: path };
    return failedAt !== null && failedAt !== path ? { failedAt: null } : null;
  }

  private readonly retry = () => this.setState({ failedAt: null });

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}
