import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { type Language, inLanguage, languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { factsIn } from "../content/facts";
import { localize } from "../content/localize";
import { pictureOf } from "../content/suite-pictures";
import { publicFolder, writePublic } from "../hosting/public-folder";
import { contentDirectory } from "../sources/content-state";
import { visiblePosts } from "../sources/visible-posts";
import { palettesOf } from "../theme/theme-sheet";
import { readBuiltPages, withoutBrand } from "./built-pages";
import { type SiteForFiles, llmsTxt, robotsTxt, securityTxt, sitemap, webManifest } from "./plain-files";
import { type SocialCard, drawCards } from "./social-cards";

/**
 * Writes the sitemap, robots.txt, security.txt, llms.txt, the web manifests and the social cards after the build, from the metadata of the
 * built pages and facts of the content.
 */
export const writeSeoFiles = async (content: Content, { reporter, getNodesByType }: BuildArgs): Promise<void> => {
  const { site, suites, theme, paths } = content;
  const pages = readBuiltPages(publicFolder);
  const { surface: paper, text: ink, "text-soft": soft } = palettesOf(theme).light;
  const posts = new Map(
    visiblePosts(content).map((post) => [inLanguage(`/journal/${post.slug}`, post.language), post] as const),
  );
  const siteIn = (language: Language): SiteForFiles => ({
    ...site,
    language,
    brand: localize(site.brand, language, factsIn(content, language)),
  });
  const english = siteIn("en");
  await writePublic(
    "sitemap.xml",
    sitemap(pages, new Map([...posts].map(([path, { head }]) => [path, head.updated ?? head.date]))),
  );
  await writePublic("robots.txt", robotsTxt(english));
  await writePublic(".well-known/security.txt", securityTxt(english, new Date()));
  await writePublic("llms.txt", llmsTxt(english, pages));
  for (const language of languages) {
    const name = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
    await writePublic(name, webManifest(siteIn(language), paper));
  }
  const digests = new Map(
    getNodesByType("File").map(({ absolutePath, internal }) => [absolutePath, internal.contentDigest]),
  );
  const [firstPicture = ""] = suites.flatMap(({ id, gallery }) => gallery.map((one) => pictureOf(id, one.id, paths)));
  const cards = new Map<string, SocialCard>();
  for (const { card, canonical, language, title } of pages) {
    // Several pages may have the same card. It shows the title of the first of them.
    if (card === null || canonical === null || cards.has(card)) continue;
    const post = posts.get(new URL(canonical).pathname);
    const photograph = join(
      contentDirectory,
      post === undefined ? firstPicture : join(dirname(post.path), post.head.cover),
    );
    cards.set(card, {
      language,
      title: withoutBrand(title),
      name: english.brand.name,
      colours: { paper, ink, soft },
      face: theme.typefaces.display,
      photograph: { path: photograph, digest: digests.get(photograph) ?? "" },
      target: join(publicFolder, new URL(card).pathname),
    });
  }
  const drawn = await drawCards([...cards.values()]);
  reporter.info(`Social cards: ${cards.size}, ${drawn} drawn, the others kept from before.`);
};
