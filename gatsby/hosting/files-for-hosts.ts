/** All configuration files for hosts. Pure functions. */
import { htaccess } from "./apache";
import { caddyfile } from "./caddy";
import { hiddenFolders, hiddenNames } from "./hidden-files";
import type { HostFacts } from "./host-facts";
import { headersFile, redirectsFile } from "./host-files";
import { nginxMaps, nginxServer } from "./nginx";

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
