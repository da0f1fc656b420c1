/**
 * The names of Gatsby's own scripts, which every page contains as data. They are written into the finished pages, so that Gatsby does
 * not have to render a page again when only a script has changed.
 */
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
