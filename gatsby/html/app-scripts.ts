/**
 * The names of Gatsby's own scripts, which every page holds as data. They are set into the finished pages, so that no page is drawn anew
 * for a changed script.
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

/** The HTML of a page with the names set, or replaced; any other text as it is. */
export const setAppScripts = (text: string, scripts: string): string =>
  text.replace(inPage, (_, start: string) => start + scripts);
