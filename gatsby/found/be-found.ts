import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { type Language, inLanguage } from "../../src/config/languages";
import { type Answer, publicOf, queryOf } from "../build-arguments";
import { eachOf } from "../each-of";
import { readBuiltPages } from "./built-pages";
import { type SiteForFiles, llmsTxt, robotsTxt, securityTxt, webManifest } from "./plain-files";
import { sitemap } from "./sitemap";
import { type SocialCard, makeSocialCard } from "./social-cards";

interface FoundQuery {
  allSiteFacts: { nodes: SiteForFiles[] };
  allPost: {
    nodes: {
      slug: string;
      language: Language;
      date: string;
      updated: string | null;
      cover: { absolutePath: string };
    }[];
  };
  allSuite: { nodes: { gallery: { image: { absolutePath: string } }[] }[] };
}

const query = `{
  allSiteFacts { nodes { language brand { name shortName description } contact { email { address } } domains { site } } }
  allPost { nodes { slug language date updated cover { absolutePath } } }
  allSuite(limit: 1) { nodes { gallery { image { absolutePath } } } }
}`;

/**
 * After the build: sitemap, robots.txt, security.txt, llms.txt, web manifests and the social cards, all from the built
 * pages themselves.
 */
export const beFound = async (args: BuildArgs): Promise<void> => {
  const { reporter } = args;
  const { data, errors } = (await queryOf(args)(query)) as Answer<FoundQuery>;
  const english = data?.allSiteFacts.nodes.find(({ language }) => language === "en");
  const picture = data?.allSuite.nodes[0]?.gallery[0]?.image.absolutePath;
  if (data === undefined || english === undefined || picture === undefined) {
    reporter.panicOnBuild("The files that let the site be found could not be made.", errors);
    return;
  }
  const target = (path: string) => join(publicOf(args), path);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(target(path)), { recursive: true });
    await writeFile(target(path), text);
  };
  const pages = await readBuiltPages(target(""));
  const posts = new Map(data.allPost.nodes.map((post) => [inLanguage(`/journal/${post.slug}`, post.language), post]));
  const changed = new Map([...posts].map(([path, { date, updated }]) => [path, (updated ?? date).slice(0, 10)]));
  await write("sitemap.xml", sitemap(pages, changed));
  await write("robots.txt", robotsTxt(english));
  await write(".well-known/security.txt", securityTxt(english, new Date()));
  await write("llms.txt", llmsTxt(english, pages));
  for (const site of data.allSiteFacts.nodes) {
    await write(
      site.language === "en" ? "manifest.webmanifest" : `manifest.${site.language}.webmanifest`,
      webManifest(site),
    );
  }
  const cards = new Map(
    pages.flatMap((page) => {
      if (page.card === null || page.canonical === null) return [];
      const card: SocialCard = {
        language: page.language,
        title: page.title.replace(/\s\|\s[^|]*$/, ""),
        name: english.brand.name,
        picture: posts.get(new URL(page.canonical).pathname)?.cover.absolutePath ?? picture,
        target: target(new URL(page.card).pathname),
      };
      return [[page.card, card] as const];
    }),
  );
  let drawn = 0;
  const byPicture = [...cards.values()].sort((one, other) => (one.picture < other.picture ? -1 : 1));
  await eachOf(byPicture, availableParallelism() * 2, async (card) => {
    if (await makeSocialCard(card, resolve(publicOf(args), "..", ".cache", "social-cards"))) drawn += 1;
  });
  reporter.info(`Social cards: ${cards.size} pages, ${drawn} drawn, the others kept from before.`);
};
