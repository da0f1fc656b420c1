/** Writes what hosts read, `_headers` and `_redirects`, and the same for the local server. */
import { readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { visitorsBackend } from "../uploads/uploads-address";
import { securityHeaders } from "../../src/settings/security-headers";
import { redirectsOf } from "../content/redirects";
import { dayIn } from "../content/visibility";
import { currentContent } from "../sources/content-state";
import { headersFile, redirectsFile } from "./host-files";
import { headersPath, redirectsPath } from "./built-headers";
import { readPolicyFacts } from "./policy-facts";
import { projectFolder, publicFolder } from "./public-folder";

export const writeHosting = async ({ reporter }: Pick<BuildArgs, "reporter">): Promise<void> => {
  const root = projectFolder;
  const folder = publicFolder;
  const security = securityHeaders(await readPolicyFacts(root));
  await writeFile(resolve(folder, "_headers"), headersFile(security, await readdir(folder)));
  const content = await currentContent(reporter);
  const redirects = redirectsOf(content, dayIn(content.site.hours.timeZone, new Date()));
  await writeFile(resolve(folder, "_redirects"), redirectsFile(redirects, visitorsBackend(process.env)));
  await writeFile(redirectsPath(root), JSON.stringify(redirects));
  await writeFile(headersPath(root), JSON.stringify(security));
};
