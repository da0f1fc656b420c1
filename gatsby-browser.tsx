import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbyBrowser } from "gatsby";
import { announceAppReady } from "./src/features/start-up/app-events";
import { renderApp } from "./src/features/start-up/render-app";

const inProduction = process.env.NODE_ENV === "production";

/** Gatsby calls the answer with its application and the root element, which it does not check. */
export const replaceHydrateFunction = inProduction ? () => renderApp : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => announceAppReady();

/** Pages are fetched when the visitor points at a link, not for every link in sight. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
