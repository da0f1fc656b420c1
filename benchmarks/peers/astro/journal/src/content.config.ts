/** The journal's texts, in the same form as in the site's `content/`. */
import { glob } from "astro/loaders";
import { z } from "astro/zod";
import { defineCollection } from "astro:content";

const journal = defineCollection({
  loader: glob({
    base: "./content/journal",
    pattern: "*/index.*.mdx",
    generateId: ({ entry }) => entry.replace(/\/index\.(\w+)\.mdx$/, ".$1"),
  }),
  schema: ({ image }) =>
    z.object({
      title: z.string(),
      description: z.string(),
      date: z.coerce.date(),
      section: z.string(),
      cover: image(),
      coverAlt: z.string(),
      coverCaption: z.string().optional(),
      draft: z.boolean().optional(),
    }),
});

export const collections = { journal };
