/** Writes `/build.json`, which the page /proof and the staff pages read: the build's name, time, commit and uploads, and the size of its home page. */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { type BuildRecord, recordFile } from "../../src/settings/build-record";
import { type Language, defaultLanguage } from "../../src/settings/languages";
import { byLanguage } from "../by-language";
import { qualityOf } from "../hosting/compress";
import { brotliOf } from "../hosting/compress-files";
import { projectFolder, publicFolder } from "../hosting/public-folder";
import { commitOf } from "../proof/commit";

/** Size of a language's home page in bytes, compressed as in the next step. Its HTML is final by now. */
const homeBytes = (language: Language): number => {
  const file = language === defaultLanguage ? "index.html" : `${language}.html`;
  return brotliOf(readFileSync(resolve(publicFolder, file)), qualityOf(file)).byteLength;
};

/** Writes the record. Its time is the beginning of the build, so that later changes do not count as included. */
export const writeBuildRecord = async ({ getNodesByType }: BuildArgs, build: string): Promise<void> => {
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
