/**
 * The names of Gatsby's own scripts, which every page holds as data. They are written into the finished pages, so that a changed
 * script renders no page again.
 */
import { type AppScripts, appScriptsId } from "../../src/settings/page-data";
import type { BuiltAssets } from "../hosting/asset-list-plugin";

/** As pages hold them. */
export const appScripts = ({ hash, groups }: Pick<BuiltAssets, "hash" | "groups">): string => {
  const files = groups["app"] ?? [];
  const scripts = files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`);
  return JSON.stringify({ hash, scripts } satisfies AppScripts);
};

const inPage = new RegExp(`(<script type="application/json" id="${appScriptsId}">)[^<]*`);

/** The HTML of a page with the names written or replaced; any other text unchanged. */
export const setAppScripts = (text: string, scripts: string): string =>
  text.replace(inPage, (_, start: string) => start + scripts);
