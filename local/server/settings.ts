/** The server's settings from the environment: PORT, DATA_DIR, FRESH, RATE_LIMIT_FACTOR. HOST is read in ports.ts and guarded.ts. */
import { resolve } from "node:path";
import * as v from "valibot";
import type { ServerOptions } from "./start-server";

const wrongPort = "PORT must be a number from 1 to 65535.";

const schema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, wrongPort),
      v.transform(Number),
      v.minValue(1, wrongPort),
      v.maxValue(65_535, wrongPort),
    ),
    "9000",
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  FRESH: v.optional(v.string()),
  // Multiplies the number of submissions that forms accept from one IP address. Tests send many.
  RATE_LIMIT_FACTOR: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "RATE_LIMIT_FACTOR must be a number from 1.")),
  ),
});

/** Throws an error with a clear message if a variable is invalid. */
export const readSettings = (): ServerOptions => {
  const { PORT, DATA_DIR, FRESH, RATE_LIMIT_FACTOR } = v.parse(schema, process.env);
  return {
    port: PORT,
    dataDir: resolve(DATA_DIR),
    fresh: FRESH !== undefined && FRESH !== "0",
    ...(RATE_LIMIT_FACTOR !== undefined && { environment: { RATE_LIMIT_FACTOR } }),
  };
};
