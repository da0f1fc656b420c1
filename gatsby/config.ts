import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { defaultLanguage, inLanguage, languages } from "../src/settings/languages";
import { contentDirectory } from "./folders";
import { checkBackendVariables } from "./backend/backend-variables";

// Gives sharp's AVIF an effort that depends on the width, and 4:2:0 chroma as in JPEG and WebP: gatsby-plugin-sharp has no option for either.
const { prototype } = sharp as unknown as { readonly prototype: Sharp };
const { avif } = prototype;
prototype.avif = function withDefaults(this: Sharp, options?: AvifOptions) {
  // The width that the picture is being resized to, which sharp has no public way to read.
  const { width } = (this as unknown as { readonly options: { readonly width: number } }).options;
  // Effort 4 would take several times as long for pictures larger than phones with double pixel density need (decision 0004).
  return avif.call(this, { effort: width > 0 && width <= 960 ? 4 : 3, chromaSubsampling: "4:2:0", ...options });
};

// local/build.ts checks the variables before, because Gatsby does not print the reason of an error in this file. This call is for builds that are
// not started by local/build.ts.
checkBackendVariables(process.env);

const locales = resolve(contentDirectory, "locales");
const namespaces = readdirSync(resolve(locales, defaultLanguage)).map((file) => basename(file, ".json"));

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Without an adapter of its own, the site would get Gatsby's for Netlify when Netlify builds it. That one moves the files of the staff
  // pages and adds rules to `_headers` and `_redirects`, which the build has written for all hosts (gatsby/hosting).
  adapter: { name: "no", adapt: () => Promise.resolve() },
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [
    // A separate source, because the language plugin reads the JSON files of a single source (`localeJsonSourceName`).
    { resolve: "gatsby-source-filesystem", options: { name: "locales", path: locales } },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: contentDirectory, ignore: [`${locales}/**`] },
    },
    "gatsby-plugin-mdx",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          quality: 76,
          avifOptions: { quality: 50 },
          // The placeholders are in the HTML. As WebP of this width they are smaller than Gatsby's own, which are JPEG.
          blurredOptions: { width: 16, toFormat: "webp" },
        },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-offline",
      options: {
        precachePages: languages.map((language) => `${inLanguage("/offline", language)}.html`),
        // Otherwise the worker would load Workbox's debugging files on localhost, which are not published.
        debug: false,
        // A new worker waits until the visitor agrees, or until no page needs the old one.
        workboxConfig: {
          skipWaiting: false,
          clientsClaim: false,
          // The plugin's own pattern, with the fonts added: fonts never change, and the caching rules need their URLs without a
          // cache-busting parameter.
          dontCacheBustURLsMatching: /(\.js$|\.css$|static\/|fonts\/)/,
        },
      },
    },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locales",
        languages: [...languages],
        defaultLanguage,
        redirect: false,
        trailingSlash: "never",
        // Otherwise the plugin prints a line for each file of texts.
        verbose: false,
        i18nextOptions: {
          ns: namespaces,
          nsSeparator: ".",
          keySeparator: ".",
        },
      },
    },
  ],
};

export default config;
