/**
 * Writes `/build.json`: which build the site is, since when, of which commit, how heavy its home page is, and which uploaded
 * pictures it holds. The page /proof and the staff pages read it.
 */
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { type BuildRecord, recordFile } from "../../src/settings/build-record";
import { type Language, defaultLanguage } from "../../src/settings/languages";
import { qualityOf } from "../hosting/compress";
import { brotliOf } from "../hosting/compress-files";
import { projectFolder, publicFolder } from "../hosting/public-folder";
import { commitOf } from "../proof/commit";

/** The ids of the uploads among the nodes, whatever languages they stand in. */
const uploadsIn = (nodes: readonly object[]): string[] => {
  const ids = nodes.flatMap((node) => {
    const upload: unknown = "upload" in node ? node.upload : undefined;
    const id = typeof upload === "object" && upload !== null && "id" in upload ? upload.id : undefined;
    return typeof id === "string" ? [id] : [];
  });
  return [...new Set(ids)].sort();
};

/** The home page of a language, compressed as the step after this one does it: by now nothing changes it any more. */
const homeBytes = (language: Language): number => {
  const file = language === defaultLanguage ? "index.html" : `${language}.html`;
  return brotliOf(readFileSync(resolve(publicFolder, file)), qualityOf(file)).byteLength;
};

/** What changed while the build ran counts as not in it: its time is the build's beginning. */
export const writeBuildRecord = async ({ getNodesByType }: BuildArgs, build: string): Promise<void> => {
  const record: BuildRecord = {
    build,
    builtAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    commit: commitOf(projectFolder),
    homePage: { en: homeBytes("en"), el: homeBytes("el") },
    pictures: uploadsIn(getNodesByType("GalleryUpload")),
  };
  await writeFile(resolve(publicFolder, recordFile), `${JSON.stringify(record)}\n`);
};
