/**
 * Lite writes every refused query to the console, with its values: a visitor's name and message could end up in a log. What
 * it says while it answers a request is left out here; the answer itself tells what happened.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const answering = new AsyncLocalStorage<true>();

/** Takes console.error over, for lite only. Answers how to give it back. */
export const quietLite = (): (() => void) => {
  const original = console.error;
  const filtered = (...words: unknown[]): void => {
    if (answering.getStore() === undefined) original(...words);
  };
  console.error = filtered;
  return () => {
    if (console.error === filtered) console.error = original;
  };
};

/** Runs what lite does for a request. */
export const asLite = <Result>(work: () => Promise<Result>): Promise<Result> => answering.run(true, work);

/** Lite and supabase-js announce what this product knows and has tested; their announcements are left out. */
const announcements = /Node\.js 20 and below are deprecated|EXPERIMENTAL FEATURES ENABLED/;

/** Loads or starts lite without its announcements. */
export const withoutAnnouncements = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { warn, log } = console;
  console.warn = (...words: unknown[]) => (announcements.test(String(words[0])) ? undefined : warn(...words));
  console.log = (...words: unknown[]) => (announcements.test(String(words[0])) ? undefined : log(...words));
  try {
    return await work();
  } finally {
    console.warn = warn;
    console.log = log;
  }
};
