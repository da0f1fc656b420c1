import mdx from "@astrojs/mdx";
import { defineConfig, sharpImageService } from "astro/config";

/** Pictures as the site makes them: same formats, qualities and effort. */
export default defineConfig({
  site: "https://aithra-suite.example",
  integrations: [mdx()],
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  image: { service: sharpImageService({ avif: { quality: 52, effort: 2 }, webp: { quality: 76 } }) },
  devToolbar: { enabled: false },
});
