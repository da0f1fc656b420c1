/**
 * The files for search engines and other programs: the sitemap, robots.txt, security.txt, llms.txt, the web manifests and the social cards.
 */
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { availabilityPath } from "../../src/settings/hosting";
import { type Language, inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { escapeMarkup } from "../feeds/tree-html";
import { type BuiltPage, isIndexable, readBuiltPages } from "./built-pages";
import { byLanguage } from "../both-languages";
import type { Content, PostFile } from "../content/content";
import { factsIn } from "../content/facts";
import { localize } from "../content/localize";
import { pictureOf } from "../content/suite-pictures";
import { contentDirectory, publicFolder, writePublic } from "../folders";
import { visiblePosts } from "../sources/content-state";
import { fileDigests } from "../sources/nodes";
import { palettesOf } from "../theme/theme-sheet";
import { cardsOfPages, drawCards } from "./social-cards";

export interface SiteForFiles {
  readonly language: Language;
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly contact: { readonly email: { readonly address: string } };
  readonly domains: { readonly site: string };
}

/** Allows all pages, even the staff pages: a crawler that may not fetch a page cannot see its `noindex`. */
const robotsTxt = (site: SiteForFiles): string =>
  ["User-agent: *", "Disallow:", "", `Sitemap: ${site.domains.site}/sitemap.xml`, ""].join("\n");

/** security.txt (RFC 9116). The RFC recommends that the file expires in less than a year. */
export const securityTxt = (site: SiteForFiles, builtAt: Date): string => {
  const expires = new Date(builtAt);
  expires.setUTCDate(expires.getUTCDate() + 350);
  return [
    `Contact: mailto:${site.contact.email.address}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: en, el",
    `Canonical: ${site.domains.site}/.well-known/security.txt`,
    "",
  ].join("\n");
};

/**
 * llms.txt (llmstxt.org): describes the site for language models and lists its indexable pages in the language of `site`, the home page
 * first.
 */
const llmsTxt = (site: SiteForFiles, pages: readonly BuiltPage[]): string => {
  const listed = pages.filter((page) => page.language === site.language && isIndexable(page));
  const line = (page: BuiltPage) =>
    `- [${page.title.replace(/[[\]]/g, String.raw`\$&`)}](${page.canonical ?? ""}): ${page.description}`;
  const isPost = (page: BuiltPage) => page.path.startsWith("/journal/") && !page.path.startsWith("/journal/page/");
  const isHome = ({ path }: BuiltPage) => path === inLanguage("/", site.language);
  const posts = listed.filter(isPost).map(line);
  return [
    `# ${site.brand.name}`,
    "",
    `> ${site.brand.description}`,
    "",
    `The pages below are in English. Each is also in Greek, with /el before its path: ${site.domains.site}${inLanguage("/contact", "el")}`,
    "",
    "## Pages",
    "",
    ...listed.filter(isHome).map(line),
    ...listed.filter((page) => !isPost(page) && !isHome(page)).map(line),
    "",
    "## Data",
    "",
    `- [The stay](${site.domains.site}/stay.json): facts, terms, offers, contact, and for each suite its rates and how its reservation engine is told of a stay ([schema](${site.domains.site}/stay.schema.json))`,
    `- [Free nights](${site.domains.site}${availabilityPath}): nights that the calendars show as taken, for each suite if there are several`,
    "",
    ...(posts.length > 0 ? ["## Journal", "", ...posts, ""] : []),
  ].join("\n");
};

/** The web app manifest. `paper` is the background colour of pages and of the browser's bars. */
const webManifest = (site: SiteForFiles, paper: string): string =>
  JSON.stringify(
    {
      id: inLanguage("/", site.language),
      name: site.brand.name,
      short_name: site.brand.shortName,
      description: site.brand.description,
      lang: site.language,
      start_url: inLanguage("/", site.language),
      scope: "/",
      display: "browser",
      background_color: paper,
      theme_color: paper,
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    null,
    2,
  );

const entry = (page: BuiltPage, changed: string | undefined): string =>
  [
    "  <url>",
    `    <loc>${escapeMarkup(page.canonical ?? "")}</loc>`,
    ...(changed === undefined ? [] : [`    <lastmod>${changed}</lastmod>`]),
    ...Object.entries(page.alternates).map(
      ([language, address]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}"/>`,
    ),
    "  </url>",
  ].join("\n");

/**
 * The sitemap, with the language alternates of every page. `changed` has the day of the last change (YYYY-MM-DD)
 * by path, if that day is known.
 */
export const sitemap = (pages: readonly BuiltPage[], changed: ReadonlyMap<string, string>): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter(isIndexable).map((page) => entry(page, changed.get(page.path))),
    "</urlset>",
    "",
  ].join("\n");

/**
 * Returns the picture of a page's social card, below `content/`, by the path of the page: a post's cover, or the first picture of a suite. Other
 * pages have that of the first suite. `posts` has the posts by their paths.
 */
export const cardPictures = (
  { suites, paths }: Pick<Content, "suites" | "paths">,
  posts: ReadonlyMap<string, PostFile>,
): ((path: string) => string) => {
  const pictures = suites.flatMap(({ id, gallery: [first] }) =>
    first === undefined ? [] : [[`/suite/${id}`, pictureOf(id, first.id, paths)] as const],
  );
  const ofSuites = new Map<string, string>(pictures);
  const [[, other] = ["", ""]] = pictures;
  return (path) => {
    const post = posts.get(path);
    if (post !== undefined) return join(dirname(post.path), post.head.cover);
    return ofSuites.get(withoutLanguage(path)) ?? other;
  };
};

/** Writes the files that this module makes, from the metadata of the built pages and the content. */
export const writeSeoFiles = async (content: Content, args: BuildArgs): Promise<void> => {
  const { site, theme } = content;
  const pages = readBuiltPages(publicFolder);
  const { surface: paper, text: ink, "text-soft": soft } = palettesOf(theme).light;
  const posts = new Map(
    visiblePosts(content).map((post) => [inLanguage(`/journal/${post.slug}`, post.language), post] as const),
  );
  const sites = byLanguage((language): SiteForFiles => {
    return { ...site, language, brand: localize(site.brand, language, factsIn(content, language)) };
  });
  const changed = new Map([...posts].map(([path, { head }]) => [path, head.updated ?? head.date]));
  await writePublic("sitemap.xml", sitemap(pages, changed));
  await writePublic("robots.txt", robotsTxt(sites.en));
  await writePublic(".well-known/security.txt", securityTxt(sites.en, new Date()));
  await writePublic("llms.txt", llmsTxt(sites.en, pages));
  for (const language of languages) {
    const name = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
    await writePublic(name, webManifest(sites[language], paper));
  }
  const digests = fileDigests(args);
  const cardPicture = cardPictures(content, posts);
  const cards = cardsOfPages(pages, {
    names: byLanguage((language) => sites[language].brand.name),
    colours: { paper, ink, soft },
    face: theme.typefaces.display,
    photographOf: (path) => {
      const photograph = join(contentDirectory, cardPicture(path));
      return { path: photograph, digest: digests.get(photograph) ?? "" };
    },
  });
  const drawn = await drawCards(cards);
  args.reporter.info(`Social cards: ${drawn} of ${cards.length} drawn, the others are up to date.`);
};
