import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { type Language, inLanguage } from "../../src/settings/languages";
import { type Answer, queryOf } from "../build-arguments";
import { publicFolder } from "../hosting/public-folder";
import { writeChanged } from "../hosting/write-changed";
import { type SiteForFiles, llmsTxt, robotsTxt, securityTxt, webManifest } from "./plain-files";
import { currentContent } from "../sources/content-state";
import { palettesOf } from "../theme/theme-sheet";
import { readBuiltPages } from "./built-pages";
import { sitemap } from "./sitemap";
import { type PictureFile, type SocialCard, drawCards, photographOf } from "./social-cards";

interface FoundQuery {
  allSiteFacts: { nodes: SiteForFiles[] };
  allPost: {
    nodes: {
      slug: string;
      language: Language;
      date: string;
      updated: string | null;
      cover: PictureFile;
    }[];
  };
  allSuite: { nodes: { gallery: { image: PictureFile }[] }[] };
}

const query = `{
  allSiteFacts { nodes { language brand { name shortName description } contact { email { address } } domains { site } } }
  allPost { nodes { slug language date updated cover { ...Picture } } }
  allSuite(limit: 1, sort: { order: ASC }) { nodes { gallery { image { ...Picture } } } }
}
fragment Picture on File { absolutePath internal { contentDigest } }`;

/**
 * Writes the sitemap, robots.txt, security.txt, llms.txt, the web manifests and the social cards after the build, from the metadata of the
 * built pages and facts of the content.
 */
export const writeSeoFiles = async (args: BuildArgs): Promise<void> => {
  const { reporter } = args;
  const pages = readBuiltPages(publicFolder);
  const { data, errors } = (await queryOf(args)(query)) as Answer<FoundQuery>;
  const english = data?.allSiteFacts.nodes.find(({ language }) => language === "en");
  const picture = data?.allSuite.nodes[0]?.gallery[0]?.image;
  if (data === undefined || english === undefined || picture === undefined) {
    reporter.panicOnBuild("The files that let the site be found could not be made.", errors);
    return;
  }
  const { theme } = await currentContent(reporter);
  const { surface: paper, text: ink, "text-soft": soft } = palettesOf(theme).light;
  const target = (path: string) => join(publicFolder, path);
  const write = (path: string, text: string) => writeChanged(target(path), text);
  const posts = new Map(data.allPost.nodes.map((post) => [inLanguage(`/journal/${post.slug}`, post.language), post]));
  const changed = new Map([...posts].map(([path, { date, updated }]) => [path, (updated ?? date).slice(0, 10)]));
  await write("sitemap.xml", sitemap(pages, changed));
  await write("robots.txt", robotsTxt(english));
  await write(".well-known/security.txt", securityTxt(english, new Date()));
  await write("llms.txt", llmsTxt(english, pages));
  for (const site of data.allSiteFacts.nodes) {
    await write(
      site.language === "en" ? "manifest.webmanifest" : `manifest.${site.language}.webmanifest`,
      webManifest(site, paper),
    );
  }
  const cards = new Map<string, SocialCard>();
  for (const page of pages) {
    // Several pages may have the same card. It shows the title of the first of them.
    if (page.card === null || page.canonical === null || cards.has(page.card)) continue;
    cards.set(page.card, {
      language: page.language,
      title: page.title.replace(/\s\|\s[^|]*$/, ""),
      name: english.brand.name,
      colours: { paper, ink, soft },
      face: theme.typefaces.display,
      photograph: photographOf(posts.get(new URL(page.canonical).pathname)?.cover ?? picture),
      target: target(new URL(page.card).pathname),
    });
  }
  const drawn = await drawCards([...cards.values()]);
  reporter.info(`Social cards: ${cards.size}, ${drawn} drawn, the others kept from before.`);
};
