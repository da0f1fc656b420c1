/** Changes the worker that gatsby-plugin-offline generates: the site's rules come first (decision 0016), and the plugin's shell is not precached. */

/** The page of the plugin's application shell. */
export const shellPage = "offline-plugin-app-shell-fallback";

/** The worker that the plugin writes, in `public/`. */
export const generatedFile = "sw.js";

/** Whether a file or folder of `public/` belongs to the plugin: its worker, the scripts that it imports, and the shell. */
export const isOfPlugin = (name: string): boolean =>
  /^(?:sw\.js|workbox-v[\d.]+|idb-keyval-.*)$/.test(name) || name === shellPage;

const manifest = /(self\.__precacheManifest = )(\[[\s\S]*?\])(\.concat\()/;
const workboxFolder = /importScripts\("(workbox-v[\d.]+)\/workbox-sw\.js"\)/;

const pluginError = (what: string): Error => new Error(`generated-worker: gatsby-plugin-offline ${what}.`);

/** The plugin's list of files that the worker fetches when it is installed. Throws if the application's script is not in it. */
const entriesIn = (text: string) => {
  const entries = JSON.parse(text) as readonly { readonly url: string }[];
  if (!entries.some(({ url }) => /^app-.*\.js$/.test(url))) throw pluginError("does not precache the application");
  return entries;
};

const imports = /importScripts\(["'`]([\w./-]+\.js)["'`]\);?/g;

/** Puts the imported scripts and Workbox's modules into the worker: one file cannot be installed in part when the connection breaks. */
const withImports = (generated: string, read: (file: string) => string): string => {
  const folder = workboxFolder.exec(generated)?.[1];
  if (folder === undefined) throw pluginError("does not load Workbox from its folder in public/");
  const used = [...generated.matchAll(/\bworkbox\.(?!core\b)([a-z]+)\./g)].map(([, module = ""]) => module);
  const modules = ["core", ...new Set(used)].map((module) => read(`${folder}/workbox-${module}.prod.js`));
  return generated.replace(imports, (_, file: string) =>
    [read(file), ...(file.endsWith("/workbox-sw.js") ? modules : [])]
      .map((text) => text.replace(/\/\/# sourceMappingURL=.*/, "").trim())
      .join("\n"),
  );
};

/**
 * The worker that is served: the site's rules, so that their listener is the first, then the generated worker,
 * without the shell in its precache.
 */
export const withRules = (generated: string, rules: string, read: (file: string) => string): string => {
  if (!manifest.test(generated)) throw pluginError("has changed how it writes its precache manifest");
  const worker = generated.replace(manifest, (_, start: string, list: string, end: string) => {
    const entries = entriesIn(list).filter(({ url }) => !url.startsWith(shellPage));
    return start + JSON.stringify(entries) + end;
  });
  return `${rules}\n${withImports(worker, read)}`;
};
