/** Last days in the demo's content, for tests of what a build shows only until then. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { houseDay } from "./backend";

const read = (path: string): unknown => parse(readFileSync(path, "utf8"));

const { offers } = read("content/offers.yml") as { readonly offers: readonly { readonly to: string }[] };
const { items } = read("content/safety.yml") as { readonly items: readonly { readonly lapses?: string }[] };

/** Whether all offers have ended. A build then shows none. */
export const offersEnded = offers.every(({ to }) => to < houseDay());

/** Whether a document has expired. A build then says so. */
export const documentsExpired = items.some(({ lapses }) => lapses !== undefined && lapses < houseDay());
