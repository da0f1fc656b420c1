/** The site for the hosts: the last build, with additional redirects. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readBuiltHeaders, readBuiltRedirects } from "../../gatsby/hosting/saved-files";
import { filesForHosts } from "../../gatsby/hosting/write-hosting";
import { type HostFacts, addressesOf, hostRedirects } from "../../gatsby/hosting/host-facts";
import { pageFiles, publicFolder } from "../../gatsby/folders";
import type { Redirect } from "../../src/settings/hosting";

/** Folder of the copy of the site that the hosts serve. */
const testFolder = resolve(".tmp/hosts/site");
/** Folder of the copied pages and files. */
export const siteFolder = resolve(testFolder, "public");
/** Folder of the configuration files for self-hosted servers. */
export const configFolder = resolve(testFolder, "hosts");

/**
 * Additional redirects of all kinds: one path, a space, Greek letters, a path longer than 64 bytes (a limit of nginx), and whole
 * folders.
 */
const additional: readonly Redirect[] = [
  { from: "/old-walk", to: "/about" },
  { from: "/old walk", to: "/about" },
  { from: "/el/δωμάτια-και-χώρος", to: "/el/about" },
  { from: "/el/ερωτήσεις", to: "/el/faq" },
  { from: `/el/${"μακρύ-όνομα-".repeat(8)}τέλος`, to: "/el/about" },
  { from: "/old-journal/*", to: "/journal/*" },
  { from: "/el/παλιά-νέα/*", to: "/el/journal" },
  { from: "/news/*", to: "/journal" },
];

/** The facts from which the last build wrote the files for hosts; `calendars` assumes that it had no backend. */
export const builtFacts = (): HostFacts => {
  const pages = addressesOf(pageFiles(publicFolder));
  return {
    security: readBuiltHeaders(),
    rootFiles: readdirSync(publicFolder),
    pages,
    redirects: hostRedirects(readBuiltRedirects(), pages),
    calendars: "",
    onNetlify: false,
  };
};

/** The redirects of the tested site. */
export const redirects = (): readonly Redirect[] => [...additional, ...readBuiltRedirects()];

/** Copies the built site and writes the files for hosts again, with the additional redirects. */
export const prepareSite = (): void => {
  rmSync(testFolder, { recursive: true, force: true });
  cpSync(publicFolder, siteFolder, { recursive: true });
  mkdirSync(configFolder);
  const facts = builtFacts();
  const files = filesForHosts({ ...facts, redirects: hostRedirects(redirects(), facts.pages) });
  for (const [path, text] of Object.entries(files)) writeFileSync(resolve(testFolder, path), text);
};
