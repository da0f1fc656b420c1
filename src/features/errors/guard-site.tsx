import { Component, type ReactElement, type ReactNode } from "react";
import { announceAppFailed } from "../start-up/app-root";
import { Button, buttonClass } from "../../components/ui/button";
import { SchemeImage } from "../../components/ui/scheme-image";
import { logoPath, logoSize } from "../../settings/picture-paths";
import { inLanguage, type Language, languageOfPath } from "../../settings/languages";
import * as styles from "./errors.module.css";

/** Gatsby's `wrapRootElement`: an error that no page's boundary catches shows the app-level screen or, failing that, fallback content. */
export const guardSite = ({ element }: { readonly element: ReactNode }): ReactElement => (
  <StartBoundary>
    <AppBoundary>{element}</AppBoundary>
  </StartBoundary>
);

/**
 * Outermost boundary: if even the error screens fail, it renders nothing. The root is then empty, and the fallback content
 * is shown.
 */
export class StartBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    announceAppFailed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Shows the app-level error screen for errors that no page's boundary caught. React logs the error itself. */
export class AppBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <AppError /> : this.props.children;
  }
}

/** Replaces the whole site if it failed to render (specification §8), with buttons to reload and to go to the home page. */
export function AppError() {
  const { pathname } = window.location;
  const texts = appErrorTexts(pathname);
  const language = languageOfPath(pathname);
  return (
    <main className={styles.plain} role="alert">
      <div>
        <SchemeImage
          src={logoPath(language, "paper")}
          dark={logoPath(language, "inverse")}
          alt=""
          data-logo
          {...logoSize(language)}
        />
        <h1>{texts.title}</h1>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
          {/* A plain link for a full page load, because the application has failed and cannot navigate on the client. */}
          <a className={buttonClass("line")} href={inLanguage("/", language)}>
            {texts.goHome}
          </a>
        </div>
      </div>
    </main>
  );
}

export interface AppErrorTexts {
  readonly title: string;
  readonly tryAgain: string;
  readonly goHome: string;
}

/** Inserted by the build from `content/locales`. */
declare const APP_ERROR_TEXTS: Readonly<Record<Language, AppErrorTexts>>;

const texts = APP_ERROR_TEXTS;

/** The texts in the language of the path. */
export const appErrorTexts = (pathname: string): AppErrorTexts => texts[languageOfPath(pathname)];
