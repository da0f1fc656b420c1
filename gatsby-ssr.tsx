import "./src/styles/faces.css";
import "./src/styles/tokens.css";
import "./src/styles/theme.css";
import "./src/styles/base.css";
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { allowLargePictures, rewriteScripts } from "./gatsby/html/on-pre-render-html";
import type { StartFiles } from "./gatsby/hosting/saved-files";
import { headerBarId, scriptsAttribute } from "./src/settings/interface";
import { isStaffPath } from "./src/settings/routes";
import { languageOfPath } from "./src/settings/languages";
import { ConsentBanner } from "./src/features/consent/consent-banner";
import { guardPage, guardSite } from "./src/features/errors/error-boundaries";
import { LoadingOverlay } from "./src/features/loading/loading-overlay";
import { startAttribute } from "./src/start/load-start-bundle";

/** A constant that webpack fills in when pages are built (gatsby/webpack/on-create-webpack-config.ts). It does not exist in development. */
declare const START_FILES: StartFiles | undefined;

export const wrapRootElement = guardSite;

export const wrapPageElement = guardPage;

/** Matches the empty frame that Gatsby writes for a page whose content only scripts render. */
const emptyFrame = /id="gatsby-focus-wrapper"><\/div>/;

export const onRenderBody = (page: RenderBodyArgs & { readonly bodyHtml?: string }): void => {
  const { pathname, bodyHtml = "" } = page;
  if (typeof START_FILES === "undefined") {
    // In a built page, the inline script sets this attribute.
    page.setHtmlAttributes({ [scriptsAttribute]: "" });
    return;
  }
  const language = languageOfPath(pathname);
  const { bundles, texts, asksForConsent, staffPolicy, mark } = START_FILES;
  const text = (key: string) => texts[language][key] ?? key;
  if (isStaffPath(pathname)) {
    page.setHeadComponents([<meta key="policy" httpEquiv="Content-Security-Policy" content={staffPolicy} />]);
  } else {
    // Delays the first paint until the header bar is parsed: if the HTML arrives slowly, the banner and the bar would otherwise move while
    // their parts are added.
    page.setHeadComponents([<link key="expect" rel="expect" href={`#${headerBarId}`} blocking="render" />]);
    // The skip link must be the first focusable element, before the banner and the header.
    page.setPreBodyComponents([
      <a key="skip" className="skip-link" href="#content">
        {text("common.skipToContent")}
      </a>,
      asksForConsent && <ConsentBanner key="consent" language={language} text={text} />,
    ]);
  }
  const isEmpty = emptyFrame.test(bodyHtml);
  if (isEmpty)
    page.setPostBodyComponents([<LoadingOverlay key="loading" text={text("loading.overlay")} mark={mark} />]);
  // On pages that work without scripts, the inline script loads the start bundle, usually after the page
  // (src/start/load-start-bundle.ts).
  const start = bundles[language];
  if (isEmpty || bodyHtml.includes('data-app="now"')) {
    page.setPostBodyComponents([<script key="start" type="module" src={start} />]);
  } else page.setHtmlAttributes({ [startAttribute]: start });
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (typeof START_FILES === "undefined") return;
  allowLargePictures(page);
  rewriteScripts(page, START_FILES);
};
