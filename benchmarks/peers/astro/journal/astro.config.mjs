import mdx from "@astrojs/mdx";
import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://aithra-suite.example",
  integrations: [mdx()],
  build: { format: "file", inlineStylesheets: "always" },
  trailingSlash: "never",
  image: { service: { entrypoint: "./src/pictures.ts" } },
  devToolbar: { enabled: false },
});
