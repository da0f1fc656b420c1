import type { PreRenderHTMLArgs } from "gatsby";
import { type ReactElement, type ReactNode, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { allowLargePictures, rewriteScripts } from "./on-pre-render-html";
import type { StartFiles } from "../hosting/saved-files";

const start = { inline: "start();" } as StartFiles;
const render = (body: readonly ReactElement[]) => {
  const parts: { head: unknown[]; body: unknown[] } = { head: [], body: [] };
  const page = {
    pathname: "/contact",
    getHeadComponents: () => [
      <link key="preload" rel="preload" as="script" href="/app.js" />,
      <title key="title">A</title>,
    ],
    replaceHeadComponents: (nodes: unknown[]) => (parts.head = nodes),
    getPostBodyComponents: () => body,
    replacePostBodyComponents: (nodes: unknown[]) => (parts.body = nodes),
  };
  rewriteScripts(page as unknown as PreRenderHTMLArgs, start);
  const keys = (nodes: unknown[]) => nodes.map((node) => (isValidElement(node) ? node.key : node));
  return { head: keys(parts.head), body: keys(parts.body) };
};

test("Gatsby's scripts are replaced by the start script and the data for loading them later", () => {
  const { head, body } = render([<script key="script-loader" />, <div key="loading" />]);
  expect(head).toEqual(["start-inline", "title"]);
  expect(body).toEqual(["loading", "page-facts", "app-scripts"]);
});

test("stops the build with an error that names the file when Gatsby adds its scripts in a different way", () => {
  expect(() => render([<div key="loading" />])).toThrow("on-pre-render-html: Gatsby");
});

describe("search engines may show the large picture", () => {
  const canonical = <link key="canonical" rel="canonical" href="https://house.example/contact" />;
  test.each([
    ["of a page with a canonical URL", [canonical], ["max-image-preview:large"]],
    [
      "but a page that is not indexed stays so",
      [canonical, <meta key="0" name="robots" content="noindex" />],
      ["noindex"],
    ],
    ["not of a page without a canonical URL, such as the not-found page", [<title key="title">A</title>], []],
  ])("%s", (_, given, rules) => {
    let head: ReactNode[] = given;
    const page = { getHeadComponents: () => head, replaceHeadComponents: (nodes: ReactNode[]) => (head = nodes) };
    allowLargePictures(page as unknown as PreRenderHTMLArgs);
    const html = renderToStaticMarkup(<>{head}</>);
    expect([...html.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, rule]) => rule)).toEqual(rules);
  });
});
