/**
 * Runs of nights as half-open ranges of days, `[from, to)`: `["2026-12-04", "2026-12-08"]` are the nights of the 4th to
 * the 7th. Pure functions.
 */
import * as v from "valibot";
import { type Day, isDay, nightsBetween } from "./days.ts";

export type NightRun = readonly [from: Day, to: Day];

/** A day in external data. */
export const daySchema = v.pipe(
  v.string(),
  v.check((text) => isDay(text)),
);

/** A run of at least one night. */
export const nightRunSchema = v.pipe(
  v.tuple([daySchema, daySchema]),
  v.check(([from, to]) => from < to),
);

/** Sorts runs and merges those that overlap or touch; empty runs are dropped. */
export const mergeRuns = (runs: Iterable<NightRun>): NightRun[] => {
  const merged: [Day, Day][] = [];
  const sorted = [...runs].filter(([from, to]) => from < to).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last === undefined || from > last[1]) merged.push([from, to]);
    else if (to > last[1]) last[1] = to;
  }
  return merged;
};

/** The part of each run within `[from, to)`. */
export const clipRuns = (runs: Iterable<NightRun>, from: Day, to: Day): NightRun[] =>
  [...runs].flatMap(([start, end]): NightRun[] => {
    const clipped: NightRun = [start < from ? from : start, end > to ? to : end];
    return clipped[0] < clipped[1] ? [clipped] : [];
  });

/** The runs without the nights in `taken`. Both are merged first. */
export const subtractRuns = (runs: Iterable<NightRun>, taken: Iterable<NightRun>): NightRun[] => {
  const holes = mergeRuns(taken);
  return mergeRuns(runs).flatMap(([from, to]) => {
    const remaining: NightRun[] = [];
    let start = from;
    for (const [holeFrom, holeTo] of holes) {
      if (holeTo <= start || holeFrom >= to) continue;
      if (holeFrom > start) remaining.push([start, holeFrom]);
      start = holeTo;
    }
    if (start < to) remaining.push([start, to]);
    return remaining;
  });
};

/** Whether a night, identified by its first day, is in one of the runs. */
export const hasNight = (runs: Iterable<NightRun>, night: Day): boolean => {
  for (const [from, to] of runs) if (from <= night && night < to) return true;
  return false;
};

/** The first night of `[from, to)` that is in one of the runs; undefined if there is none. */
export const firstNightIn = (runs: Iterable<NightRun>, from: Day, to: Day): Day | undefined => {
  let first: Day | undefined;
  for (const [start, end] of runs) {
    const night = start < from ? from : start;
    if (night < to && night < end && (first === undefined || night < first)) first = night;
  }
  return first;
};

/** Total number of nights in the runs, which must not overlap. */
export const countNights = (runs: Iterable<NightRun>): number => {
  let count = 0;
  for (const [from, to] of runs) count += nightsBetween(from, to);
  return count;
};
