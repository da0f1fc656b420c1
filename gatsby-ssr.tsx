import "./src/styles/faces.css";
import "./src/styles/tokens.css";
import "./src/styles/theme.css";
import "./src/styles/base.css";
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { rewriteScripts } from "./gatsby/html/on-pre-render-html";
import type { StartFiles } from "./gatsby/html/start-files";
import { scriptsAttribute } from "./src/settings/interface";
import { isStaffPath } from "./src/settings/staff";
import { languageOfPath } from "./src/settings/languages";
import { SkipLink } from "./src/components/layout/skip-link";
import { ConsentBanner } from "./src/features/consent/consent-banner";
import { guardPage } from "./src/features/errors/guard-page";
import { guardSite } from "./src/features/errors/guard-site";
import { LoadingOverlay } from "./src/features/loading/loading-overlay";
import { startAttribute } from "./src/start/load-start-bundle";

/** Set by the build of pages; development goes without. */
declare const START_FILES: StartFiles | undefined;

export const wrapRootElement = guardSite;

export const wrapPageElement = guardPage;

/** Gatsby's frame as it is rendered for a page that has nothing to show before scripts. */
const emptyFrame = /id="gatsby-focus-wrapper"><\/div>/;

export const onRenderBody = (page: RenderBodyArgs & { readonly bodyHtml?: string }): void => {
  const {
    pathname,
    bodyHtml = "",
    setHtmlAttributes,
    setHeadComponents,
    setPreBodyComponents,
    setPostBodyComponents,
  } = page;
  if (typeof START_FILES === "undefined") {
    // What the start script says in a built page.
    setHtmlAttributes({ [scriptsAttribute]: "" });
    return;
  }
  const language = languageOfPath(pathname);
  const { bundles, texts, asksForConsent, staffPolicy, mark } = START_FILES;
  const text = (key: string) => texts[language][key] ?? key;
  if (isStaffPath(pathname)) {
    setHeadComponents([<meta key="policy" httpEquiv="Content-Security-Policy" content={staffPolicy} />]);
  } else {
    // The way past both the banner and the header comes before both.
    setPreBodyComponents([
      <SkipLink key="skip">{text("common.skipToContent")}</SkipLink>,
      asksForConsent && <ConsentBanner key="consent" language={language} text={text} />,
    ]);
  }
  const isEmpty = emptyFrame.test(bodyHtml);
  if (isEmpty) setPostBodyComponents([<LoadingOverlay key="loading" text={text("loading.overlay")} mark={mark} />]);
  // What shows by itself is shown first; its start bundle waits for that (src/start/load-start-bundle.ts).
  const start = bundles[language];
  if (isEmpty || bodyHtml.includes('data-app="now"')) {
    setPostBodyComponents([<script key="start" type="module" src={start} />]);
  } else setHtmlAttributes({ [startAttribute]: start });
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (typeof START_FILES !== "undefined") rewriteScripts(page, START_FILES);
};
