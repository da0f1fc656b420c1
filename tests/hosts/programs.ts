/**
 * The programs that the tests of hosts run: servers out of Debian's packages, which are unpacked below `.tmp/` and not installed, and those
 * of Cloudflare and Netlify from npm (package.json beside this file).
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

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

/** Where the libraries lie that Debian's programs need. */
export const libraries = (): string =>
  readdirSync(join(unpacked, "usr/lib"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(unpacked, "usr/lib", name))
    .join(":");

/** Packages, and for some their names in newer releases. */
const packages = [
  ["nginx"],
  ["libnginx-mod-http-brotli-static"],
  ["caddy"],
  ["apache2-bin"],
  ["libapr1", "libapr1t64"],
  ["libaprutil1", "libaprutil1t64"],
] as const;

const run = (program: string, words: readonly string[], folder: string): boolean =>
  spawnSync(program, words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] }).status === 0;

const isDebian = (): boolean =>
  existsSync("/etc/os-release") && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));

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

/** Undefined when the servers are there, else the reason why not. */
const missingServers = (): string | undefined => {
  if (existsSync(apache)) return undefined;
  if (!isDebian()) return "They come as Debian's packages, and this machine is not Debian.";
  if (unpack()) return undefined;
  // A bare machine has no lists of packages yet; only root can fetch them.
  if (process.getuid?.() === 0 && run("apt-get", ["update", "-q"], ".") && unpack()) return undefined;
  rmSync(unpacked, { recursive: true, force: true });
  return "apt-get could not download them; “apt-get update” as root may help.";
};

/** The same of the programs from npm. */
const missingFromNpm = (onlyInstalled: boolean): string | undefined => {
  if (existsSync(netlify) && existsSync(wrangler)) return undefined;
  if (onlyInstalled) return "“npm run test:hosts” installs them (about 750 MB).";
  return run("npm", ["ci"], npmFolder) ? undefined : "“npm ci” in tests/hosts failed.";
};

const looked = new Map<string, string | undefined>();

/** Why the program of a host cannot run here; undefined when it can. Fetches what is missing, once. */
export const whyMissing = (source: "here" | "debian" | "npm", onlyInstalled: boolean): string | undefined => {
  if (source !== "here" && !looked.has(source))
    looked.set(source, source === "debian" ? missingServers() : missingFromNpm(onlyInstalled));
  return looked.get(source);
};
