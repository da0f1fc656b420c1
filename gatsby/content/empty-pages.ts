/** The pages that a house without their content has not: no address, no entry in the sitemap, nothing to link to (own house §4). */
import { guidePath } from "../../src/settings/guide";
import type { Draft } from "./content";

type Parts = Pick<Draft, "faq" | "guide" | "posts" | "reviews" | "sections">;

/** Paths without language. What could not be read counts as there: its own mistake is told. Drafts of posts count, their day comes. */
export const emptyPages = ({ faq, guide, posts, reviews, sections }: Parts): readonly string[] => [
  ...(faq === null ? ["/faq"] : []),
  ...(guide.length === 0 ? [guidePath] : []),
  ...(reviews?.reviews.length === 0 ? ["/reviews"] : []),
  ...(posts.length === 0 ? ["/blog", "/journal", ...(sections ?? []).map(({ id }) => `/${id}`)] : []),
];
