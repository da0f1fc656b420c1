/** Records that a build stores in `.cache/` only to save the next one work. */
import { readFileSync } from "node:fs";
import * as v from "valibot";

/** The records in a file, by name. None if the file is missing or damaged, as after a build that was ended while writing it. */
export const readRecords = <Value>(
  file: string,
  value: v.GenericSchema<unknown, Value>,
): Readonly<Record<string, Value>> => {
  try {
    return v.parse(v.record(v.string(), value), JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
};
