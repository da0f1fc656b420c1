/** Writes the configuration files for hosts, and the same headers and redirects for the local server. */
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { environment } from "../../src/settings/environment";
import { securityHeaders } from "../../src/settings/security-headers";
import type { Content } from "../content/content";
import { redirectsOf } from "../content/redirects";
import { todayIn } from "../../src/lib/booking/days";
import { readStartFiles } from "../html/start-files";
import { htaccess } from "./apache";
import { headersPath, redirectsPath } from "./built-headers";
import { caddyfile } from "./caddy";
import { hiddenFolders, hiddenNames } from "./served-files";
import { type HostFacts, addressesOf, hostRedirects } from "./host-facts";
import { headersFile, redirectsFile } from "./host-files";
import { headersBeyond, redirectsBeyond } from "./host-limits";
import { nginxMaps, nginxServer } from "./nginx";
import { policyFacts } from "./policy-facts";
import { pageFiles, projectFolder, publicFolder } from "./public-folder";

/** Files that Cloudflare must not upload, because it would publish them: files for other hosts, and compressed copies. */
const leftOut = ["*.br", "*.gz", ".htaccess", ...hiddenNames, ...hiddenFolders, "404/", "el/404/"];

/** Path in the project → text. */
export const filesForHosts = (facts: HostFacts) => ({
  "public/_headers": headersFile(facts),
  "public/_redirects": redirectsFile(facts),
  "public/.assetsignore": `${leftOut.join("\n")}\n`,
  "public/.htaccess": htaccess(facts),
  "hosts/Caddyfile": caddyfile(facts),
  "hosts/nginx-http.conf": nginxMaps(facts),
  "hosts/nginx-server.conf": nginxServer(facts),
});

/** Ends the build if hosts would ignore some of the headers or redirects. */
export const writeHosting = async (content: Content, { reporter }: BuildArgs): Promise<void> => {
  const redirects = redirectsOf(content, todayIn(content.site.hours.timeZone));
  const { backendUrl } = environment;
  const pages = addressesOf(pageFiles(publicFolder));
  const facts: HostFacts = {
    security: securityHeaders(policyFacts(content.site, content.suites, readStartFiles(projectFolder).hashes)),
    rootFiles: await readdir(publicFolder),
    pages,
    redirects: hostRedirects(redirects, pages),
    calendars: backendUrl === "" ? "" : `${backendUrl}/functions/v1/calendars`,
  };
  const files = filesForHosts(facts);
  const beyond = [...headersBeyond(files["public/_headers"]), ...redirectsBeyond(files["public/_redirects"])];
  if (beyond.length > 0) reporter.panic(beyond.join("\n"));
  const written: readonly (readonly [string, string])[] = [
    ...Object.entries(files).map(([path, text]) => [resolve(projectFolder, path), text] as const),
    [redirectsPath(projectFolder), JSON.stringify(redirects)],
    [headersPath(projectFolder), JSON.stringify(facts.security)],
  ];
  await mkdir(resolve(projectFolder, "hosts"), { recursive: true });
  await Promise.all(written.map(([path, text]) => writeFile(path, text)));
};
