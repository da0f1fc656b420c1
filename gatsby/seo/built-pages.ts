/** The metadata of the built pages. The sitemap, llms.txt and the social cards are made from it, so that they are consistent. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { notFoundAddresses } from "../../src/settings/hosting";
import { isLanguage } from "../../src/settings/languages";
import { addressOf, pageFiles } from "../folders";

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;
export const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === "#text";

const elementsIn = ({ childNodes }: Tree.ParentNode): Tree.Element[] => childNodes.filter(isElement);

export const attribute = (element: Tree.Element | undefined, name: string): string | undefined =>
  element?.attrs.find((entry) => entry.name === name)?.value;

/** The HTML of a file up to the end of its head: decoding all of it would take most of the time. */
const readHead = (path: string): string => {
  const bytes = readFileSync(path);
  return bytes.toString("utf8", 0, bytes.indexOf("</head>"));
};

/** Reads the head of a built file, `el/contact.html`; null if its language is unknown. The path includes the language: `/el/contact`. */
export const readPage = (html: string, file: string) => {
  // Without the styles, which make the head long.
  const document = parse(html.replace(/<style[^>]*>.*?<\/style>/gs, ""));
  const [root] = elementsIn(document);
  const language = attribute(root, "lang");
  if (root === undefined || !isLanguage(language)) return null;
  const head = elementsIn(root).flatMap(elementsIn);
  const meta = (key: string): string | undefined => {
    const hasKey = (element: Tree.Element) =>
      [attribute(element, "name"), attribute(element, "property")].includes(key);
    return attribute(head.find(hasKey), "content");
  };
  const links = (rel: string) => head.filter((element) => attribute(element, "rel") === rel);
  const [title] = head.find(({ tagName }) => tagName === "title")?.childNodes ?? [];
  return {
    path: addressOf(file),
    file,
    language,
    title: title !== undefined && isText(title) ? title.value : "",
    description: meta("description") ?? "",
    siteName: meta("og:site_name") ?? "",
    noindex: meta("robots")?.includes("noindex") ?? false,
    canonical: attribute(links("canonical")[0], "href") ?? null,
    /** hreflang → URL. */
    alternates: Object.fromEntries(
      links("alternate").flatMap((link) => {
        const [hreflang, href] = [attribute(link, "hreflang"), attribute(link, "href")];
        return hreflang === undefined || href === undefined ? [] : [[hreflang, href] as const];
      }),
    ),
    card: meta("og:image") ?? null,
  };
};

export type BuiltPage = NonNullable<ReturnType<typeof readPage>>;

/** Whether search engines may list a page: it has no `noindex`, and is its own canonical. */
export const isIndexable = (page: BuiltPage): boolean =>
  !page.noindex && page.canonical !== null && new URL(page.canonical).pathname === page.path;

/** A page's title without the brand at its end. */
export const withoutBrand = (title: string): string => title.replace(/\s\|\s[^|]*$/, "");

/** The pages in `folder` with a wanted path, each once, sorted by file name, without the not-found pages. */
export const readBuiltPages = (folder: string, isWanted: (path: string) => boolean = () => true): BuiltPage[] => {
  const pages = pageFiles(folder)
    .filter((file) => !notFoundAddresses.includes(addressOf(file)) && isWanted(addressOf(file)))
    .sort()
    .flatMap((file) => readPage(readHead(join(folder, file)), file) ?? []);
  return [...new Map(pages.map((page) => [page.path, page])).values()];
};
