/** What Gatsby wraps around the site and around each page: an error replaces only the part that failed (specification §8). */
import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Component, type ReactElement, type ReactNode, Suspense, lazy } from "react";
import { announceAppFailed } from "../start-up/app-root";
import { Layout } from "../../components/layout/layout";
import { Button, buttonClass } from "../../components/ui/button";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import { SchemeImage } from "../../components/ui/scheme-image";
import type { LocaleEdges } from "../../lib/i18n/text-from";
import { TextProvider } from "../../lib/i18n/text-provider";
import { logoPath, logoSize } from "../../settings/drawn-pictures";
import { inLanguage, type Language, languageOfPath } from "../../settings/languages";
import * as styles from "./errors.module.css";

/**
 * Gatsby's `wrapRootElement`: an error that no page's boundary catches shows the app-level screen. If even that fails, nothing is
 * rendered; the root is then empty, and the fallback content is shown.
 */
export const guardSite = ({ element }: { readonly element: ReactNode }): ReactElement => (
  <ErrorBoundary fallback={() => null} onError={announceAppFailed}>
    <ErrorBoundary fallback={() => <AppError />}>{element}</ErrorBoundary>
  </ErrorBoundary>
);

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
    // Without texts and site data the layout cannot be rendered: this error goes to the boundary around the site.
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
  readonly children: ReactNode;
  /** Path of the page; a new path resets the boundary. */
  readonly path: string;
  /** Renders the error screen of a page that failed; `retry` renders the page again. */
  readonly fallback: (retry: () => void) => ReactNode;
}

interface RouteBoundaryState {
  /** Path of the page that failed; null if none did; empty until `getDerivedStateFromProps` fills it in. */
  readonly failedAt: string | null;
}

/** Catches errors of one page, so that other pages keep working. */
class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<RouteBoundaryState> {
    return { failedAt: "" };
  }

  static getDerivedStateFromProps(
    { path }: RouteBoundaryProps,
    { failedAt }: RouteBoundaryState,
  ): RouteBoundaryState | null {
    if (failedAt === "") return { failedAt: path };
    return failedAt !== null && failedAt !== path ? { failedAt: null } : null;
  }

  private readonly retry = () => this.setState({ failedAt: null });

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}

/** Inserted by the build from `content/locales`. */
declare const APP_ERROR_TEXTS: Readonly<
  Record<Language, { readonly title: string; readonly tryAgain: string; readonly goHome: string }>
>;

/** Replaces the whole site if it failed to render, with buttons to reload and to go to the home page. */
function AppError() {
  const language = languageOfPath(window.location.pathname);
  const { title, tryAgain, goHome } = APP_ERROR_TEXTS[language];
  return (
    <main className={styles.plain}>
      <div role="alert">
        <SchemeImage
          src={logoPath(language, "paper")}
          dark={logoPath(language, "inverse")}
          alt=""
          data-logo
          {...logoSize(language)}
        />
        <h1>{title}</h1>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => window.location.reload()}>
            {tryAgain}
          </Button>
          {/* A plain link for a full page load, because the application has failed and cannot navigate on the client. */}
          <a className={buttonClass("line")} href={inLanguage("/", language)}>
            {goHome}
          </a>
        </div>
      </div>
    </main>
  );
}
