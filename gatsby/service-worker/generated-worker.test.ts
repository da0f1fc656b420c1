import { isOfPlugin, withRules } from "./generated-worker";

const generated = (entries: readonly object[]) => `/** Welcome */
importScripts("workbox-v4.3.1/workbox-sw.js");
workbox.setConfig({modulePathPrefix: "workbox-v4.3.1"});
workbox.core.setCacheNameDetails({prefix: "gatsby-plugin-offline"});
self.__precacheManifest = ${JSON.stringify(entries, null, 2)}.concat(self.__precacheManifest || []);
workbox.precaching.precacheAndRoute(self.__precacheManifest, {});
workbox.routing.registerRoute(/(\\.js$|\\.css$|static\\/)/, new workbox.strategies.CacheFirst(), 'GET');
importScripts(\`idb-keyval-3.2.0-iife.min.js\`)
`;
const app = { url: "app-0123.js" };
const shell = { url: "offline-plugin-app-shell-fallback/index.html", revision: "ab" };
const read = (file: string) => `/* ${file} */\n//# sourceMappingURL=a.map`;

test("the site's rules come first, and the shell is not fetched", () => {
  const worker = withRules(generated([app, shell]), "rules();", read);
  expect(worker).toMatch(/^rules\(\);\n/);
  expect(worker).toContain('"url":"app-0123.js"');
  expect(worker).not.toContain("offline-plugin-app-shell-fallback");
  expect(worker).toContain("workbox.precaching.precacheAndRoute");
});

test("the worker imports nothing: it contains the scripts that it needs, in order", () => {
  const worker = withRules(generated([app]), "", read);
  expect(worker).not.toMatch(/importScripts|sourceMappingURL/);
  expect([...worker.matchAll(/\/\* (\S+) \*\//g)].map(([, file]) => file)).toEqual([
    "workbox-v4.3.1/workbox-sw.js",
    "workbox-v4.3.1/workbox-core.prod.js",
    "workbox-v4.3.1/workbox-precaching.prod.js",
    "workbox-v4.3.1/workbox-routing.prod.js",
    "workbox-v4.3.1/workbox-strategies.prod.js",
    "idb-keyval-3.2.0-iife.min.js",
  ]);
});

test.each([
  ["does not precache the application", generated([shell])],
  ["writes another manifest", "workbox.precaching.precacheAndRoute([]);"],
  [
    "loads Workbox from elsewhere",
    generated([app]).replace("workbox-v4.3.1/workbox-sw.js", "https://cdn.example/sw.js"),
  ],
])("stops the build with an error that names the file and the plugin when the plugin %s", (_, text) => {
  expect(() => withRules(text, "", read)).toThrow("generated-worker: gatsby-plugin-offline");
});

test("recognises the plugin's files, and no others", () => {
  const names = [
    "sw.js",
    "workbox-v4.3.1",
    "idb-keyval-3.2.0-iife.min.js",
    "offline-plugin-app-shell-fallback",
    "offline.html",
    "app.js",
  ];
  expect(names.filter(isOfPlugin)).toEqual(names.slice(0, 4));
});
