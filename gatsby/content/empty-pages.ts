/** Pages that are not built because the house has no content for them. */
import { guidePath } from "../../src/settings/guide";
import type { Draft } from "./content";

type Parts = Pick<Draft, "faq" | "guide" | "posts" | "reviews" | "sections">;

/** The paths of these pages, without language. Files that could not be read count as present, since they are reported anyway. Drafts count as posts, since they will be published. */
export const emptyPages = ({ faq, guide, posts, reviews, sections }: Parts): readonly string[] => [
  ...(faq === null ? ["/faq"] : []),
  ...(guide.length === 0 ? [guidePath] : []),
  ...(reviews?.reviews.length === 0 ? ["/reviews"] : []),
  ...(posts.length === 0 ? ["/blog", "/journal", ...(sections ?? []).map(({ id }) => `/${id}`)] : []),
];
