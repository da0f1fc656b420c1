/** The site that hosts are tried with: what was built last, and more addresses that have moved than the demo has. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readBuiltHeaders, readBuiltRedirects } from "../../gatsby/hosting/built-headers";
import { filesForHosts } from "../../gatsby/hosting/files-for-hosts";
import { type HostFacts, addressesOf, hostRedirects } from "../../gatsby/hosting/host-facts";
import { pageFiles, publicFolder } from "../../gatsby/hosting/public-folder";
import type { Redirect } from "../../src/settings/hosting";

const project = resolve(".");
export const folder = resolve(".tmp/hosts/site");
/** Its pages and files. */
export const site = resolve(folder, "public");
/** Its files for servers of one's own. */
export const hosts = resolve(folder, "hosts");

/** Of every kind: one address, a part of a page, Greek letters, more of them than fit into 64 bytes, and whole folders. */
const moved: readonly Redirect[] = [
  { from: "/old-walk", to: "/about" },
  { from: "/old-questions", to: "/faq#parking" },
  { from: "/old walk", to: "/about" },
  { from: "/el/δωμάτια-και-χώρος", to: "/el/about" },
  { from: "/el/ερωτήσεις", to: "/el/faq#parking" },
  { from: `/el/${"μακρύ-όνομα-".repeat(8)}τέλος`, to: "/el/about" },
  { from: "/old-journal/*", to: "/journal/*" },
  { from: "/el/παλιά-νέα/*", to: "/el/journal" },
  { from: "/news/*", to: "/journal" },
];

/** What the build gave to the files for hosts. */
export const builtFacts = (): HostFacts => {
  const pages = addressesOf(pageFiles(publicFolder));
  return {
    security: readBuiltHeaders(project),
    rootFiles: readdirSync(publicFolder),
    pages,
    redirects: hostRedirects(readBuiltRedirects(project), pages),
    calendars: "",
  };
};

/** The redirects of the site that is tried. */
export const redirects = (): readonly Redirect[] => [...moved, ...readBuiltRedirects(project)];

/** Copies what was built, and writes the files for hosts again as the build does. */
export const prepareSite = (): void => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(publicFolder, site, { recursive: true });
  mkdirSync(hosts);
  const facts = builtFacts();
  const files = filesForHosts({ ...facts, redirects: hostRedirects(redirects(), facts.pages) });
  for (const [path, text] of Object.entries(files)) writeFileSync(resolve(folder, path), text);
};
