/** The data folder of the tested server, and the key with which tests act as the service. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder: that of playwright.config.ts, or `E2E_DATA` for a server that is already running. */
export const dataFolder = (): string => {
  const known = [process.env.E2E_DATA, ".tmp/e2e-data"].find((name) => name !== undefined && existsSync(name));
  if (known === undefined) throw new Error("The data of the server under test is not there: name it in E2E_DATA.");
  return known;
};

const secretKey = (): string =>
  (JSON.parse(readFileSync(join(dataFolder(), "keys.json"), "utf8")) as { secretKey: string }).secretKey;

/** Headers of the service. Its key is refused with a browser's user agent. */
export const serviceHeaders = (): Readonly<Record<"apikey" | "User-Agent", string>> => ({
  apikey: secretKey(),
  "User-Agent": "end-to-end tests",
});
