/** Writes what hosts read, `_headers` and `_redirects`, and the same headers for the local server. */
import { readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { visitorsBackend } from "../uploads/uploads-address";
import { securityHeaders } from "../../src/settings/security-headers";
import { headersFile, redirectsFile } from "./host-files";
import { headersPath } from "./built-headers";
import { readPolicyFacts } from "./policy-facts";
import { projectFolder, publicFolder } from "./public-folder";

export const writeHosting = async (): Promise<void> => {
  const root = projectFolder;
  const folder = publicFolder;
  const security = securityHeaders(await readPolicyFacts(root));
  await writeFile(resolve(folder, "_headers"), headersFile(security, await readdir(folder)));
  await writeFile(resolve(folder, "_redirects"), redirectsFile(visitorsBackend(process.env)));
  await writeFile(headersPath(root), JSON.stringify(security));
};
