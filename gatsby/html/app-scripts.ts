/** The names of Gatsby's scripts, written into the finished pages as data: Gatsby need not render a page again when only a script has changed. */
import { type AppScripts, appScriptsId } from "../../src/settings/page-data";
import type { BuiltAssets } from "../hosting/asset-list-plugin";

/** The JSON that pages contain. */
export const appScripts = ({ hash, groups }: Pick<BuiltAssets, "hash" | "groups">): string => {
  const files = groups["app"] ?? [];
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  return JSON.stringify({ hash, scripts } satisfies AppScripts);
};

const inPage = new RegExp(`(<script type="application/json" id="${appScriptsId}">)[^<]*`);

/** Writes or replaces the names in the HTML of a page. Returns any other text unchanged. */
export const setAppScripts = (text: string, scripts: string): string =>
  text.replace(inPage, (_, start: string) => start + scripts);
