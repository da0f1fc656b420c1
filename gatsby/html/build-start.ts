/** Bundles `src/start`: the inline script as text, and for each language a module that loads its own parts on demand. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { parse } from "yaml";
import { type Language, languages } from "../../src/config/languages";
import { type StartTexts, startTextKeys } from "../../src/config/start";
import { type StartFiles, startFilesPath } from "./start-files";
import { type SiteFile, consentTerms, serviceDescriptions, startSettings } from "./start-settings";

const common = {
  bundle: true,
  minify: true,
  charset: "utf8",
  target: ["chrome109", "firefox115", "safari16.4"],
  loader: { ".css": "text" },
  legalComments: "none",
  logLevel: "silent",
} satisfies BuildOptions;

/** Builds everything into `public/` and notes the results in `.cache/`. Throws esbuild's message if a file does not compile. */
export const buildStart = async (root: string): Promise<StartFiles> => {
  const site = parse(await readFile(resolve(root, "content", "site.yml"), "utf8")) as SiteFile;
  const inline = await buildInline(root, site);
  const built = await Promise.all(languages.map((language) => buildBundle(root, site, language)));
  await removeOthers(
    root,
    built.flatMap(({ files }) => files),
  );
  const files: StartFiles = {
    inline,
    hashes: [`'sha256-${createHash("sha256").update(inline).digest("base64")}'`],
    bundles: Object.fromEntries(built.map(({ language, entry }) => [language, entry])) as Record<Language, string>,
  };
  await mkdir(dirname(startFilesPath(root)), { recursive: true });
  await writeFile(startFilesPath(root), JSON.stringify(files));
  return files;
};

const buildInline = async (root: string, site: SiteFile): Promise<string> => {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [resolve(root, "src/start/inline.ts")],
    format: "iife",
    write: false,
    define: { CONSENT_TERMS: JSON.stringify(consentTerms(site)) },
  });
  return (outputFiles[0]?.text ?? "").trim();
};

const buildBundle = async (root: string, site: SiteFile, language: Language) => {
  const texts = await readTexts(root, language);
  const startTexts = Object.fromEntries(startTextKeys.map((key) => [key, texts.get(key) ?? key])) as StartTexts;
  const dialogTexts = Object.fromEntries([...texts].filter(([key]) => /^(consent|common)\./.test(key)));
  const { metafile } = await build({
    ...common,
    entryPoints: { [`start-${language}`]: resolve(root, "src/start/start.ts") },
    outdir: resolve(root, "public"),
    format: "esm",
    splitting: true,
    entryNames: "[name]-[hash]",
    chunkNames: `start-${language}-[name]-[hash]`,
    metafile: true,
    define: {
      START_SETTINGS: JSON.stringify(startSettings(site, language)),
      START_TEXTS: JSON.stringify(startTexts),
      DIALOG_TEXTS: JSON.stringify(dialogTexts),
      DIALOG_SERVICES: JSON.stringify(serviceDescriptions(site, language)),
    },
  });
  const files = Object.keys(metafile.outputs).map((file) => basename(file));
  const entry = Object.entries(metafile.outputs).find(([, output]) =>
    output.entryPoint?.endsWith("src/start/start.ts"),
  );
  if (entry === undefined) throw new Error(`The start bundle for “${language}” has no entry.`);
  return { language, files, entry: `/${basename(entry[0])}` };
};

/** Every interface text of the namespaces the start scripts speak with, as `namespace.key`. */
const readTexts = async (root: string, language: Language): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  for (const namespace of ["common", "consent", "error", "language", "loading"]) {
    const file = resolve(root, "content/locales", language, `${namespace}.json`);
    const entries = Object.entries(JSON.parse(await readFile(file, "utf8")) as Record<string, string>);
    for (const [key, text] of entries) texts.set(`${namespace}.${key}`, text);
  }
  return texts;
};

/** Bundles of earlier builds would only be dead weight in `public/`. */
const removeOthers = async (root: string, files: readonly string[]): Promise<void> => {
  const folder = resolve(root, "public");
  const old = (await readdir(folder)).filter((file) => /^start-[a-z]{2}-.*\.js$/.test(file) && !files.includes(file));
  await Promise.all(old.map((file) => rm(resolve(folder, file))));
};
