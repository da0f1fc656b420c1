import { defineConfig } from "astro/config";

/** Configured as Astro's documentation advises: one file per page, inlined styles, and links prefetched on hover. */
export default defineConfig({
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  prefetch: { prefetchAll: true, defaultStrategy: "hover" },
  devToolbar: { enabled: false },
});
