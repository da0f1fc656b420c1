/** Writes what hosts read, and the same headers for the local server. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import type { Redirect } from "../../src/settings/hosting";
import { securityHeaders } from "../../src/settings/security-headers";
import { redirectsOf } from "../content/redirects";
import { dayIn } from "../content/visibility";
import { currentContent } from "../sources/content-state";
import { visitorsBackend } from "../uploads/uploads-address";
import { htaccess } from "./apache";
import { headersPath, redirectsPath } from "./built-headers";
import { caddyfile } from "./caddy";
import { hiddenFolders, hiddenNames } from "./hidden-files";
import { type HostFacts, addressesOf, hostRedirects } from "./host-facts";
import { headersFile, redirectsFile } from "./host-files";
import { headersBeyond, redirectsBeyond } from "./host-limits";
import { nginxMaps, nginxServer } from "./nginx";
import { readPolicyFacts } from "./policy-facts";
import { pageFiles, projectFolder, publicFolder } from "./public-folder";

/** Folder of the files for self-hosted servers, below the project. */
export const serversFolder = "hosts";

const readFacts = async (redirects: readonly Redirect[]): Promise<HostFacts> => {
  const pages = addressesOf(pageFiles(publicFolder));
  const backend = visitorsBackend(process.env);
  return {
    security: securityHeaders(await readPolicyFacts(projectFolder)),
    rootFiles: await readdir(publicFolder),
    pages,
    redirects: hostRedirects(redirects, pages),
    calendars: backend === "" ? "" : `${backend}/functions/v1/calendars`,
  };
};

/** What Cloudflare is not to upload: files for other hosts, and compressed copies. It publishes all that it uploads. */
const leftOut = ["*.br", "*.gz", ".htaccess", ...hiddenNames, ...hiddenFolders, "404/", "el/404/"];

/** Ends the build when hosts would ignore a part of the headers or redirects. */
export const writeHosting = async ({ reporter }: BuildArgs): Promise<void> => {
  const content = await currentContent(reporter);
  const redirects = redirectsOf(content, dayIn(content.site.hours.timeZone, new Date()));
  const facts = await readFacts(redirects);
  const headers = headersFile(facts);
  const moves = redirectsFile(facts);
  const beyond = [...headersBeyond(headers), ...redirectsBeyond(moves)];
  if (beyond.length > 0) reporter.panic(beyond.join("\n"));
  const servers = resolve(projectFolder, serversFolder);
  await mkdir(servers, { recursive: true });
  const files: readonly (readonly [string, string])[] = [
    [resolve(publicFolder, "_headers"), headers],
    [resolve(publicFolder, "_redirects"), moves],
    [resolve(publicFolder, ".assetsignore"), `${leftOut.join("\n")}\n`],
    [resolve(publicFolder, ".htaccess"), htaccess(facts)],
    [resolve(servers, "Caddyfile"), caddyfile(facts)],
    [resolve(servers, "nginx-http.conf"), nginxMaps(facts)],
    [resolve(servers, "nginx-server.conf"), nginxServer(facts)],
    [redirectsPath(projectFolder), JSON.stringify(redirects)],
    [headersPath(projectFolder), JSON.stringify(facts.security)],
  ];
  await Promise.all(files.map(([path, text]) => writeFile(path, text)));
};
