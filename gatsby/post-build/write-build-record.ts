/** Writes `/build.json`: which build the site is, since when, and which uploaded pictures it holds. The staff pages compare. */
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { type BuildRecord, recordFile } from "../../src/settings/build-record";
import { publicFolder } from "../hosting/public-folder";

/** The ids of the uploads among the nodes, whatever languages they stand in. */
const uploadsIn = (nodes: readonly object[]): string[] => {
  const ids = nodes.flatMap((node) => {
    const upload: unknown = "upload" in node ? node.upload : undefined;
    const id = typeof upload === "object" && upload !== null && "id" in upload ? upload.id : undefined;
    return typeof id === "string" ? [id] : [];
  });
  return [...new Set(ids)].sort();
};

/** What changed while the build ran counts as not in it: its time is the build's beginning. */
export const writeBuildRecord = async ({ getNodesByType }: BuildArgs, build: string): Promise<void> => {
  const record: BuildRecord = {
    build,
    builtAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    pictures: uploadsIn(getNodesByType("GalleryUpload")),
  };
  await writeFile(resolve(publicFolder, recordFile), `${JSON.stringify(record)}\n`);
};
