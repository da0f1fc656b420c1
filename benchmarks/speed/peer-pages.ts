/**
 * Extracts the parts of the built pages that the peers deliver: the variants built with Astro and Next. Texts, markup, styles and files are
 * the same, so that only the delivery differs. The photograph sheets that visitors without scripts open are left out, because the
 * peers have their own viewer.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";

interface PeerPage {
  readonly path: string;
  readonly language: "en" | "el";
  /** Title, metadata, preloads and structured data, as HTML. */
  readonly head: string;
  /** Names of the style sheets, in order. */
  readonly styles: readonly string[];
  readonly consent: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
}

export interface PeerContent {
  readonly pages: readonly PeerPage[];
  readonly styles: Readonly<Record<string, string>>;
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const cleaned = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<figure class="photo-sheet-[\s\S]*?<\/figure>/g, "")
    .replaceAll(' data-gatsby-head="true"', "");

const part = (html: string, element: string): string => {
  const start = html.search(new RegExp(`<${element}[\\s>]`));
  const end = html.lastIndexOf(`</${element}>`);
  if (start < 0 || end < 0) throw new Error(`A built page has no <${element}>.`);
  return cleaned(html.slice(start, end + element.length + 3));
};

const headOf = (html: string): string =>
  cleaned(html.slice(html.indexOf("<head>") + 6, html.indexOf("</head>")))
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<meta (?:charSet|name="viewport"|name="generator")[^>]*>/g, "")
    // Fonts are preloaded on every connection, as Next does by default and Astro's guide recommends.
    .replace(/(<link[^>]* as="font"[^>]*?) media="[^"]*"/g, "$1");

const viewerTexts = (language: string): string => {
  const file = readFileSync(join("content/locales", language, "gallery.json"), "utf8");
  const texts = v.parse(v.record(v.string(), v.string()), JSON.parse(file));
  const between = (texts["viewer.counter"] ?? "").replace(/\{\{\w+\}\}/g, "").trim();
  return ["next", "previous", "close"]
    .map((name) => `data-${name}="${texts[`viewer.${name}`] ?? ""}"`)
    .concat(`data-of="${between}"`)
    .join(" ");
};

const publicPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:_gatsby|page-data)\/|404|offline|admin|newsletter-verified|free-nights/.test(file));

/**
 * Reads the public pages of the site built in `folder`, except `/404`, `/offline`, `/newsletter-verified`, `/free-nights` and pages
 * without a consent banner.
 */
export const readPeerContent = (folder: string): PeerContent => {
  const styles: Record<string, string> = {};
  const pages = publicPages(folder).flatMap((file): PeerPage[] => {
    const html = readFileSync(join(folder, file), "utf8");
    const language = attribute(/<html[^>]*>/.exec(html)?.[0] ?? "", "lang") === "el" ? "el" : "en";
    if (!html.includes('id="consent"') || !html.includes("</main>")) return [];
    const names = [...html.matchAll(/<style data-href="\/([^"]+)"[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, name = "", css = ""]) => {
        styles[name] = css;
        return name;
      },
    );
    return [
      {
        path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
        language,
        head: headOf(html),
        styles: names.reverse(),
        consent: html.slice(html.indexOf("<body>") + 6, html.indexOf('<div id="___gatsby"')),
        header: part(html, "header"),
        main: part(html, "main").replace('id="gallery"', `id="gallery" ${viewerTexts(language)}`),
        footer: part(html, "footer"),
      },
    ];
  });
  return { pages, styles };
};
