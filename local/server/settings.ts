/** What the environment says about serving: PORT, DATA_DIR, FRESH, RATE_LIMIT_FACTOR. */
import { resolve } from "node:path";
import * as v from "valibot";
import type { ServerOptions } from "./start-server";

const schema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "PORT must be a number from 1 to 65535."),
      v.transform(Number),
      v.minValue(1, "PORT must be a number from 1 to 65535."),
      v.maxValue(65_535, "PORT must be a number from 1 to 65535."),
    ),
    "9000",
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  FRESH: v.optional(v.string()),
  // How many times the usual number of submissions the forms take from one address: tests send many from this one.
  RATE_LIMIT_FACTOR: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "RATE_LIMIT_FACTOR must be a number from 1.")),
  ),
});

/** Throws with the sentence that says what is wrong with a variable. */
export const readSettings = (): ServerOptions => {
  const { PORT, DATA_DIR, FRESH, RATE_LIMIT_FACTOR } = v.parse(schema, process.env);
  return {
    port: PORT,
    dataDir: resolve(DATA_DIR),
    fresh: FRESH !== undefined && FRESH !== "0",
    ...(RATE_LIMIT_FACTOR !== undefined && { environment: { RATE_LIMIT_FACTOR } }),
  };
};
