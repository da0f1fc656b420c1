/** The site for the hosts: the last build, with additional redirects. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readBuiltHeaders, readBuiltRedirects } from "../../gatsby/hosting/saved-files";
import { filesForHosts } from "../../gatsby/hosting/write-hosting";
import { type HostFacts, addressesOf, hostRedirects } from "../../gatsby/hosting/host-facts";
import { pageFiles, publicFolder } from "../../gatsby/folders";
import type { Redirect } from "../../src/settings/hosting";

export const folder = resolve(".tmp/hosts/site");
/** Folder of the pages and files. */
export const site = resolve(folder, "public");
/** Folder of the configuration files for self-hosted servers. */
export const hosts = resolve(folder, "hosts");

/**
 * Additional redirects of all kinds: one path, a space, Greek letters, a path longer than 64 bytes (a limit of nginx), and whole
 * folders.
 */
const moved: readonly Redirect[] = [
  { from: "/old-walk", to: "/about" },
  { from: "/old walk", to: "/about" },
  { from: "/el/δωμάτια-και-χώρος", to: "/el/about" },
  { from: "/el/ερωτήσεις", to: "/el/faq" },
  { from: `/el/${"μακρύ-όνομα-".repeat(8)}τέλος`, to: "/el/about" },
  { from: "/old-journal/*", to: "/journal/*" },
  { from: "/el/παλιά-νέα/*", to: "/el/journal" },
  { from: "/news/*", to: "/journal" },
];

/** The facts from which a build without a backend writes the files for hosts. */
export const builtFacts = (): HostFacts => {
  const pages = addressesOf(pageFiles(publicFolder));
  return {
    security: readBuiltHeaders(),
    rootFiles: readdirSync(publicFolder),
    pages,
    redirects: hostRedirects(readBuiltRedirects(), pages),
    calendars: "",
  };
};

/** The redirects of the tested site. */
export const redirects = (): readonly Redirect[] => [...moved, ...readBuiltRedirects()];

/** Copies the built site and writes the files for hosts again, with the additional redirects. */
export const prepareSite = (): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(publicFolder, site, { recursive: true });
  mkdirSync(hosts);
  const facts = builtFacts();
  const files = filesForHosts({ ...facts, redirects: hostRedirects(redirects(), facts.pages) });
  for (const [path, text] of Object.entries(files)) writeFileSync(resolve(folder, path), text);
};
