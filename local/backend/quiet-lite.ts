/**
 * Lite (`@supabase/lite`) logs every refused query with console.error, together with the query's values, which may include a
 * visitor's name and message. This output is discarded during a request; the response reports the error.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const answering = new AsyncLocalStorage<true>();

/** Makes console.error discard what is written within `asLite`. Returns a function that restores console.error. */
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

/** Runs lite's part of a request and discards its output to console.error. */
export const asLite = <Result>(work: () => Promise<Result>): Promise<Result> => answering.run(true, work);

/** Notices by lite and supabase-js that can be ignored: Node.js 20 is supported here, and lite's storage is experimental. */
const announcements = /Node\.js 20 and below are deprecated|EXPERIMENTAL FEATURES ENABLED/;

/** Loads or starts lite without these notices. */
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
