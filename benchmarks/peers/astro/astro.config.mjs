import { defineConfig } from "astro/config";

/** One file a page, styles in the page, pages fetched as soon as a pointer rests on their link. */
export default defineConfig({
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  prefetch: { prefetchAll: true, defaultStrategy: "hover" },
  devToolbar: { enabled: false },
});
