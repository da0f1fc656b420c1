import { Component, type ReactElement, type ReactNode } from "react";
import { announceAppFailed } from "../start-up/app-root";
import { Button, buttonClass } from "../../components/ui/button";
import { logoPath, logoSize } from "../../settings/interface";
import { inLanguage, type Language, languageOfPath } from "../../settings/languages";
import * as styles from "./errors.module.css";

/** Gatsby's `wrapRootElement`: errors that no page's boundary catches show the app-level screen, and failing that fallback content. */
export const guardSite = ({ element }: { readonly element: ReactNode }): ReactElement => (
  <StartBoundary>
    <AppBoundary>{element}</AppBoundary>
  </StartBoundary>
);

/** Outside every other boundary: when even the error screens fail, the root is left empty and fallback content shows. */
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

/** Replaces the whole site when it failed to render (specification §8): reload, or start from home. */
export function AppError() {
  const { pathname } = window.location;
  const texts = appErrorTexts(pathname);
  const language = languageOfPath(pathname);
  return (
    <main className={styles.plain} role="alert">
      <div>
        <img src={logoPath(language, "paper")} alt="" {...logoSize(language)} data-logo />
        <h1>{texts.title}</h1>
        <div className={styles.buttons}>
          <Button variant="filled" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </Button>
          {/* A full page load: the application that would handle an inner link has failed. */}
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

/** Put in by the build, from `content/locales`. */
declare const APP_ERROR_TEXTS: Readonly<Record<Language, AppErrorTexts>>;

const texts = APP_ERROR_TEXTS;

/** In the language of the address. */
export const appErrorTexts = (pathname: string): AppErrorTexts => texts[languageOfPath(pathname)];
