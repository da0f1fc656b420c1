/** Makes the four variants ready: one folder each, compressed by the same code. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressBelow } from "../../gatsby/hosting/compress";
import { writeFloor } from "./floor";
import { readPeerContent } from "./peer-pages";
import { buildAstro, buildNext, linkFiles, workFolder } from "./peers";
import type { Variant } from "./plan";

/** Folder of each variant. The peers are built anew unless KEEP_PEERS says that their last build will do. */
export const prepareVariants = async (): Promise<Readonly<Record<Variant, string>>> => {
  const site = resolve("public");
  if (!existsSync(join(site, "index.html"))) throw new Error("There is no built site in public/: npm run build");
  const content = readPeerContent(site);
  const floor = join(workFolder, "floor");
  rmSync(floor, { recursive: true, force: true });
  mkdirSync(floor, { recursive: true });
  writeFloor(
    site,
    floor,
    content.pages.map(({ path }) => path),
  );
  const kept = process.env["KEEP_PEERS"] !== undefined;
  const astro = kept ? join(workFolder, "peers/astro/dist") : buildAstro(content);
  const next = kept ? join(workFolder, "peers/next/out") : buildNext(content);
  for (const folder of [floor, astro, next]) {
    linkFiles(site, folder);
    await compressBelow(folder);
  }
  return { site, floor, astro, next };
};
