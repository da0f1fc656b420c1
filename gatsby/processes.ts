/**
 * How many processes Gatsby works with. It has one number for two things, and asks for it whenever it needs it: it begins one process less
 * than that to draw pages, and if it is more than one, they answer the queries too. On two processors a process of its own for the queries
 * takes longer to load the schema than it saves; a second one that draws pages needs 0.2 GB, which only a long journal is worth. A number
 * that was chosen from outside holds.
 */
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

const name = "GATSBY_CPU_COUNT";

/** Posts from which a journal is long. */
const long = 800;

/** Whether `journal`, the folder of the posts, holds so many that a second process is worth its memory. */
const isLong = (journal: string): boolean => readdirSync(journal).length >= long;

/** Two processes that draw pages; written as nobody would, to tell it from a chosen number. */
const twoDraw = "3.0";

/** Before Gatsby begins its processes: `journal` is the folder of the posts. */
export const beginProcesses = (journal: string): void => {
  if (availableParallelism() <= 2) process.env[name] ??= isLong(journal) ? twoDraw : "1";
};

/** After that: queries are answered in Gatsby's own process. */
export const answerHere = (): void => {
  if (process.env[name] === twoDraw) process.env[name] = "1";
};
