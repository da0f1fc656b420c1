import "./src/styles/tokens.css";
import "./src/styles/base.css";
import type { GatsbySSR } from "gatsby";
import { rewriteScripts } from "./gatsby/html/on-pre-render-html";
import type { StartFiles } from "./gatsby/html/start-files";

/** Set by the build of pages; development goes without. */
declare const START_FILES: StartFiles | undefined;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  if (typeof START_FILES !== "undefined") rewriteScripts(page, START_FILES);
};
