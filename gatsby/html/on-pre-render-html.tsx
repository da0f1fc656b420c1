import type { PreRenderHTMLArgs } from "gatsby";
import { type ReactElement, type ReactNode, isValidElement } from "react";
import { type PageFacts, appScriptsId, pageFactsId } from "../../src/lib/page-data";
import type { StartFiles } from "../hosting/saved-files";

/** Replaces Gatsby's scripts in a page with the inline start script and the data for loading Gatsby at the visitor's first interaction. */
export const rewriteScripts = (page: PreRenderHTMLArgs, { inline }: StartFiles): void => {
  const head = page.getHeadComponents().filter((node) => !isScriptPreload(node));
  const start = <script key="start-inline" dangerouslySetInnerHTML={{ __html: inline }} />;
  page.replaceHeadComponents([start, ...head.filter(isUrgent), ...head.filter((node) => !isUrgent(node))]);
  const body = page.getPostBodyComponents();
  if (!body.some(isGatsbyScript))
    throw new Error("on-pre-render-html: Gatsby has changed how it adds its scripts to pages.");
  page.replacePostBodyComponents([
    ...body.filter((node) => !isGatsbyScript(node)),
    <script
      key="page-facts"
      id={pageFactsId}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: pageFacts(page.pathname) }}
    />,
    // Filled in after the pages have been written (stamp-pages.ts).
    <script key="app-scripts" type="application/json" id={appScriptsId} />,
  ]);
};

/**
 * Lets search engines show a large picture of a page, which Google does only for pages that say so. Added here and not by
 * `PageHead`, whose code visitors load. Pages that are not indexed have a robots element of their own, or no canonical URL.
 */
export const allowLargePictures = (page: PreRenderHTMLArgs): void => {
  const head = page.getHeadComponents();
  const has = (name: string, value: string) => head.some((node) => propsOf(node)[name] === value);
  if (has("name", "robots") || !has("rel", "canonical")) return;
  page.replaceHeadComponents([...head, <meta key="robots" name="robots" content="max-image-preview:large" />]);
};

const pageFacts = (path: string): string => JSON.stringify({ path } satisfies PageFacts).replaceAll("<", "\\u003c");

const propsOf = (node: ReactNode): Record<string, unknown> =>
  isValidElement(node) ? ((node as ReactElement).props as Record<string, unknown>) : {};

const isScriptPreload = (node: ReactNode): boolean => propsOf(node)["as"] === "script";

/** Whether a node should come before the styles: meta, title, and preloads. */
const isUrgent = (node: ReactNode): boolean =>
  isValidElement(node) &&
  (node.type === "meta" || node.type === "title" || (node.type === "link" && propsOf(node)["rel"] === "preload"));

const isGatsbyScript = (node: ReactNode): boolean =>
  isValidElement(node) &&
  (node.key === "script-loader" ||
    node.key === "chunk-mapping" ||
    propsOf(node)["sliceId"] === "_gatsby-scripts" ||
    propsOf(node)["async"] === true ||
    propsOf(node)["noModule"] === true);
