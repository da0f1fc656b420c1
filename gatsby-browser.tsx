import "./src/styles/faces.css";
import "./src/styles/tokens.css";
import "./src/styles/theme.css";
import "./src/styles/base.css";
import "./src/features/consent/consent-banner.module.css";
import type { GatsbyBrowser } from "gatsby";
import { watchBookNow } from "./src/features/booking/watch-book-now";
import { guardPage, guardSite } from "./src/features/errors/error-boundaries";
import { preloadChunk, watchChunks } from "./src/features/errors/preload-error";
import { scrollForRoute } from "./src/features/navigation/scroll";
import { routeUpdated, beforeRouteUpdate, watchNavigation } from "./src/features/navigation/watch-navigation";
import { reportVisit } from "./src/features/offline-and-updates/worker-client";
import { announceAppReady } from "./src/features/start-up/app-root";
import { renderApp } from "./src/features/start-up/render-app";
import { contentIssuesPath } from "./src/settings/routes";
import { whenIdle } from "./src/lib/dom/when-ready";

// The condition must be inline: only then does webpack remove the import from the production build.
if (process.env.NODE_ENV !== "production") {
  void import("./src/features/errors/api/content-issues").then(({ followContentIssues }) =>
    followContentIssues(contentIssuesPath),
  );
}

const inProduction = process.env.NODE_ENV === "production";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (inProduction) watchChunks();
  watchNavigation();
};

/** In production, returns the function that Gatsby calls with its application and the root element. */
export const replaceHydrateFunction = inProduction ? () => renderApp : undefined;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = guardSite;

export const wrapPageElement = guardPage;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Book Now is watched only from here on, because a toast needs a rendered page. Until then, it is a plain link.
  watchBookNow();
  announceAppReady();
  whenIdle(() => void preloadChunk(() => import("./src/features/navigation/when-idle")));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation !== null) beforeRouteUpdate(location.pathname);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  routeUpdated(location, prevLocation === null);
  if (prevLocation !== null) reportVisit(location.pathname);
};

export const shouldUpdateScroll = scrollForRoute;

/**
 * Gatsby would prefetch the page of every visible link. Instead, a page is loaded ahead when the visitor points at or presses its link or,
 * without a mouse, when scrolling stops (src/features/navigation/prerender.ts).
 */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
