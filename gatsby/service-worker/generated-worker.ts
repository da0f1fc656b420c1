/**
 * The service worker that gatsby-plugin-offline generates, and how the site's own rules come before it (docs/decisions/0016). Its
 * application shell is never served: the rules answer every request first.
 */

/** The page that the plugin makes for its shell. */
export const shellPage = "offline-plugin-app-shell-fallback";

/** Where the plugin writes the worker, below `public/`. */
export const generatedFile = "sw.js";

/** Whether a file or folder of `public/` is the plugin's: its worker, and what that imports. */
export const isOfPlugin = (name: string): boolean =>
  /^(?:sw\.js|workbox-v[\d.]+|idb-keyval-.*)$/.test(name) || name === shellPage;

const manifest = /(self\.__precacheManifest = )(\[[\s\S]*?\])(\.concat\()/;
const workboxFolder = /importScripts\("(workbox-v[\d.]+)\/workbox-sw\.js"\)/;

interface PrecacheEntry {
  readonly url: string;
  readonly revision?: string;
}

const changed = (what: string): Error => new Error(`generated-worker: gatsby-plugin-offline ${what}.`);

/** What the worker fetches when it is installed, as the plugin listed it. Throws when it lists no scripts. */
const entriesIn = (text: string): readonly PrecacheEntry[] => {
  const entries = JSON.parse(text) as readonly PrecacheEntry[];
  if (!entries.some(({ url }) => /^app-.*\.js$/.test(url))) throw changed("does not precache the application");
  return entries;
};

const imports = /importScripts\(["'`]([\w./-]+\.js)["'`]\);?/g;

/**
 * The worker with the scripts that it would import in their places, Workbox's modules after its loader: a worker that comes while a
 * connection breaks is there as a whole, or not at all. `read` answers the text of a file below `public/`.
 */
const withImports = (generated: string, read: (file: string) => string): string => {
  const folder = workboxFolder.exec(generated)?.[1];
  if (folder === undefined) throw changed("loads Workbox from somewhere else");
  const used = [...generated.matchAll(/\bworkbox\.(?!core\b)([a-z]+)\./g)].map(([, module = ""]) => module);
  const modules = ["core", ...new Set(used)].map((module) => read(`${folder}/workbox-${module}.prod.js`));
  return generated.replace(imports, (_, file: string) =>
    [read(file), ...(file.endsWith("/workbox-sw.js") ? modules : [])]
      .map((text) => text.replace(/\/\/# sourceMappingURL=.*/, "").trim())
      .join("\n"),
  );
};

/** The worker as it is served: the site's rules, whose listener is the first, then what was generated, without the shell in its precache. */
export const withRules = (generated: string, rules: string, read: (file: string) => string): string => {
  if (!manifest.test(generated)) throw changed("writes its precache manifest in another way than it did");
  const worker = generated.replace(manifest, (_, start: string, list: string, end: string) => {
    const entries = entriesIn(list).filter(({ url }) => !url.startsWith(shellPage));
    return start + JSON.stringify(entries) + end;
  });
  return `${rules}\n${withImports(worker, read)}`;
};
