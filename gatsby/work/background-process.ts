/** The process beside a build; `background.ts` starts it. */
import gatsbyWorker from "gatsby-plugin-sharp/gatsby-worker";
import { writeSearchIndex } from "../feeds/write-search-index";
import { drawCards } from "../found/social-cards";
import { setAvifDefaults } from "../pictures/avif-defaults";
import { heroFiles } from "../pictures/hero-files";
import { keptContent } from "../sources/kept-content";
import type { Done, Task, Work } from "./background";

setAvifDefaults();

const pictures = new Set<Promise<unknown>>();

const picture = async (encoding: Promise<unknown>): Promise<void> => {
  pictures.add(encoding);
  await encoding;
};

const doWork = async (work: Work): Promise<void> => {
  if (work.kind === "hero") return picture(heroFiles(work.hero));
  if (work.kind === "picture") return picture(gatsbyWorker.IMAGE_PROCESSING(work.job));
  if (work.kind === "search") return writeSearchIndex(await keptContent());
  // Pages wait for pictures; nothing waits for cards until the end.
  await Promise.allSettled(pictures);
  await drawCards(work.cards);
};

process.on("message", ({ id, work }: Task) => {
  const answer = (failed?: string) => process.send?.({ id, failed } satisfies Done);
  doWork(work).then(
    () => answer(),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  );
});

// The build has ended, one way or the other.
process.on("disconnect", () => process.exit());
