/**
 * Lite logs every refused query to the console with its values, which may include a visitor's name and message. Its
 * output during a request is discarded here; the response reports the error.
 */
import { AsyncLocalStorage } from "node:async_hooks";

const answering = new AsyncLocalStorage<true>();

/** Filters console.error for lite only. Returns a function that restores it. */
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

/** Notices by lite and supabase-js that can be ignored: the tests run on Node.js 20 and use the experimental features. */
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
