import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { inLanguage, languages } from "../../src/settings/languages";
import { byLanguage } from "../by-language";
import type { Content } from "../content/content";
import { factsIn } from "../content/facts";
import { localize } from "../content/localize";
import { pictureOf } from "../content/suite-pictures";
import { publicFolder, writePublic } from "../hosting/public-folder";
import { contentDirectory } from "../content/content-directory";
import { visiblePosts } from "../sources/visible-posts";
import { palettesOf } from "../theme/theme-sheet";
import { readBuiltPages } from "./built-pages";
import { type SiteForFiles, llmsTxt, robotsTxt, securityTxt, sitemap, webManifest } from "./plain-files";
import { cardsOfPages, drawCards } from "./social-cards";

/** Writes the sitemap, robots.txt, security.txt, llms.txt, the web manifests and the social cards, from the metadata of the built pages and the content. */
export const writeSeoFiles = async (content: Content, { reporter, getNodesByType }: BuildArgs): Promise<void> => {
  const { site, suites, theme, paths } = content;
  const pages = readBuiltPages(publicFolder);
  const { surface: paper, text: ink, "text-soft": soft } = palettesOf(theme).light;
  const posts = new Map(
    visiblePosts(content).map((post) => [inLanguage(`/journal/${post.slug}`, post.language), post] as const),
  );
  const sites = byLanguage((language): SiteForFiles => {
    return { ...site, language, brand: localize(site.brand, language, factsIn(content, language)) };
  });
  await writePublic(
    "sitemap.xml",
    sitemap(pages, new Map([...posts].map(([path, { head }]) => [path, head.updated ?? head.date]))),
  );
  await writePublic("robots.txt", robotsTxt(sites.en));
  await writePublic(".well-known/security.txt", securityTxt(sites.en, new Date()));
  await writePublic("llms.txt", llmsTxt(sites.en, pages));
  for (const language of languages) {
    const name = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
    await writePublic(name, webManifest(sites[language], paper));
  }
  const digests = new Map(
    getNodesByType("File").map(({ absolutePath, internal }) => [absolutePath, internal.contentDigest]),
  );
  const [firstPicture = ""] = suites.flatMap(({ id, gallery }) => gallery.map((one) => pictureOf(id, one.id, paths)));
  const cards = cardsOfPages(pages, {
    names: byLanguage((language) => sites[language].brand.name),
    colours: { paper, ink, soft },
    face: theme.typefaces.display,
    photographOf: (path) => {
      const post = posts.get(path);
      const picture = post === undefined ? firstPicture : join(dirname(post.path), post.head.cover);
      const photograph = join(contentDirectory, picture);
      return { path: photograph, digest: digests.get(photograph) ?? "" };
    },
  });
  const drawn = await drawCards(cards);
  reporter.info(`Social cards: ${cards.length}, ${drawn} drawn, the others kept from before.`);
};
