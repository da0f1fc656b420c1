/**
 * Work that a build does beside everything else, in a process of its own with the lowest priority: it takes what the other steps leave
 * of the processors. In Gatsby's process, encoding a picture would keep the threads busy that read its files.
 */
import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism, constants, setPriority } from "node:os";
import gatsbyWorker from "gatsby-plugin-sharp/gatsby-worker";
import type { SocialCard } from "../found/social-cards";
import type { HeroInput } from "../pictures/hero-files";
import { compiled } from "./compiled";

export type PictureJob = Parameters<typeof gatsbyWorker.IMAGE_PROCESSING>[0];

export type Work =
  | { readonly kind: "hero"; readonly hero: HeroInput }
  | { readonly kind: "picture"; readonly job: PictureJob }
  | { readonly kind: "search" }
  | { readonly kind: "cards"; readonly cards: readonly SocialCard[] };

export interface Task {
  readonly id: number;
  readonly work: Work;
}

export interface Done {
  readonly id: number;
  /** Why, if it has failed. */
  readonly failed?: string | undefined;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Promise<ChildProcess> | undefined;
let tasks = 0;

/** At once: the threads that a process is about to begin have the priority of the one that begins them. */
const lower = (process: number | undefined): void => {
  try {
    if (process !== undefined) setPriority(process, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, which is told elsewhere, or the system lets nobody choose: then it shares evenly.
  }
};

const begin = async (): Promise<ChildProcess> => {
  const threads = availableParallelism();
  // As many pictures at a time as there are processors; Gatsby's plugin takes one less than it believes there are.
  const env = { ...process.env, UV_THREADPOOL_SIZE: String(threads), GATSBY_CPU_COUNT: String(threads + 1) };
  const child = fork(await compiled("gatsby/work/background-process.ts"), { env });
  lower(child.pid);
  child.on("message", ({ id, failed }: Done) => {
    const task = waiting.get(id);
    waiting.delete(id);
    if (failed === undefined) task?.resolve();
    else task?.reject(new Error(failed));
  });
  const fail = (reason: string): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  child.on("error", ({ message }) => fail(`The work beside the build has stopped: ${message}`));
  child.on("exit", (code, signal) => fail(`The work beside the build has ended: ${signal ?? code}.`));
  return child;
};

/** Rejects with what stands in the way. */
export const inBackground = async (work: Work): Promise<void> => {
  worker ??= begin();
  const child = await worker;
  const id = (tasks += 1);
  await new Promise<void>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send({ id, work } satisfies Task);
  });
};

/** From now on Gatsby's pictures are encoded there. */
export const encodeInBackground = (): void => {
  gatsbyWorker.IMAGE_PROCESSING = (job) => inBackground({ kind: "picture", job });
};

/** Once nothing more is to be done there. */
export const endBackground = async (): Promise<void> => {
  (await worker)?.disconnect();
  worker = undefined;
};
