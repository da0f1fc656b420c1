/** The steps of a build before and after Gatsby makes the pages. Most of them write files other than pages. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { type BuildRecord, recordFile } from "../src/lib/build-record";
import { type Language, defaultLanguage } from "../src/settings/languages";
import { byLanguage } from "./both-languages";
import { writeBrand } from "./brand/write-brand";
import { brotliOf, compressFiles, qualityOf } from "./hosting/compress";
import { projectFolder, publicFolder } from "./folders";
import { commitOf } from "./build-identity";
import type { Content } from "./content/content";
import { writeFeeds } from "./feeds/feed";
import { writeSearchIndex } from "./feeds/search-index";
import { writeSeoFiles } from "./seo/write-seo-files";
import { checkPageNames, copyNotFound, removeStaleScripts } from "./hosting/public-pages";
import { writeAvailability } from "./backend/backend-data";
import { writeHosting } from "./hosting/write-hosting";
import { buildStartScripts } from "./html/build-start";
import { writeSmallMaps } from "./location/small-map";
import { currentContent } from "./sources/content-state";
import { writeServiceWorker } from "./service-worker/write-service-worker";
import { writeStayJson } from "./stay/stay-json";

/** A drawing for use in HTML, which needs no namespace. It is hidden from screen readers, because there is a text beside it. */
const inlineDrawing = (drawing: string): string =>
  drawing.replace(/ xmlns="[^"]*"/, "").replace("<svg", '<svg aria-hidden="true"');

/**
 * Writes the wordmarks, icons and maps and, for production, builds the start scripts: before the pages, which contain the names of the
 * start scripts.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const content = await currentContent(reporter);
  const { mark } = await writeBrand(content, projectFolder);
  await writeSmallMaps(content, projectFolder);
  if (process.env.NODE_ENV !== "production") return;
  const activity = reporter.activityTimer("build start scripts");
  activity.start();
  await buildStartScripts(content, inlineDrawing(mark));
  activity.end();
};

/** Size of a language's home page in bytes, compressed as in the next step. The page's HTML is final by now. */
const homeBytes = (language: Language): number => {
  const file = language === defaultLanguage ? "index.html" : `${language}.html`;
  return brotliOf(readFileSync(resolve(publicFolder, file)), qualityOf(file)).byteLength;
};

/**
 * Writes `/build.json`, which the page /proof and the staff pages read. Its time is the beginning of the build, so that later changes do not
 * count as included.
 */
const writeBuildRecord = async ({ getNodesByType }: BuildArgs, build: string): Promise<void> => {
  // Each upload has a node for every language.
  const uploads = getNodesByType("GalleryUpload").map(({ upload }) => (upload as { readonly id: string }).id);
  const record: BuildRecord = {
    build,
    builtAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    commit: commitOf(projectFolder),
    homePage: byLanguage(homeBytes),
    pictures: [...new Set(uploads)].sort(),
  };
  await writeFile(resolve(publicFolder, recordFile), `${JSON.stringify(record)}\n`);
};

const steps: readonly (readonly [name: string, step: (content: Content, args: BuildArgs) => Promise<void> | void])[] = [
  ["check the names of pages", checkPageNames],
  ["remove scripts of earlier builds", removeStaleScripts],
  ["copy the Greek not-found page", copyNotFound],
  ["write feeds", writeFeeds],
  ["write the search index", writeSearchIndex],
  ["write what search engines and link previews need", writeSeoFiles],
  ["write the free nights", writeAvailability],
  ["write the facts and rates of the stay", writeStayJson],
  ["write headers and redirects", writeHosting],
  ["stamp the pages, write the service worker", async (_, args) => writeBuildRecord(args, await writeServiceWorker())],
  ["compress", (_, { reporter }) => compressFiles(reporter)],
];

/** Runs the steps, and reports the name and duration of each. */
export const onPostBuild = async (args: BuildArgs): Promise<void> => {
  const content = await currentContent(args.reporter);
  for (const [name, step] of steps) {
    const timer = args.reporter.activityTimer(name);
    timer.start();
    await step(content, args);
    timer.end();
  }
};
