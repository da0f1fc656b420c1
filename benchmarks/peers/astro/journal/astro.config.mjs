import mdx from "@astrojs/mdx";
import { defineConfig, sharpImageService } from "astro/config";

/** Pictures as the site makes them: same formats, qualities, effort and samples of colour. */
export default defineConfig({
  site: "https://aithra-suite.example",
  integrations: [mdx()],
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  image: {
    service: sharpImageService({ avif: { quality: 52, effort: 2, chromaSubsampling: "4:2:0" }, webp: { quality: 76 } }),
  },
  devToolbar: { enabled: false },
});
