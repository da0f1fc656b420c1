/** The ids on pages that links may lead to, such as `/faq#parking`. The headings of texts are not included. */
import type { Draft } from "./content";
import { emptyPages } from "./empty-pages";

const ids = (entries: readonly { readonly id: string }[] = []): readonly string[] => entries.map(({ id }) => id);

const suiteParts = ["amenities", "services", "house-rules", "accessibility", "terms", "gallery"];

/** Whether a section of the journal has a post. The magazine page does not show sections without one. */
const isFilled = (posts: Draft["posts"], section: string): boolean =>
  posts.some(({ head }) => head.section === section);

/** Path without language → the ids on its page. Pages without ids are left out. */
export const pageAnchors = (draft: Draft): ReadonlyMap<string, readonly string[]> => {
  const { about, faq, guide, posts, reviews, safety, sections, suites } = draft;
  const hasQuestions =
    faq === undefined ||
    faq?.groups.some(({ items }) => items.some(({ onSuitePage }) => onSuitePage === true)) === true;
  const suite = (gallery: readonly { readonly id: string }[]) => [
    ...suiteParts,
    ...(hasQuestions ? ["questions"] : []),
    ...(safety === null ? [] : ["safety"]),
    ...ids(gallery).map((id) => `photo=${id}`),
  ];
  const [only, another] = suites ?? [];
  const filled = (sections ?? []).filter(({ id }) => isFilled(posts, id));
  const anchors = new Map<string, readonly string[]>([
    ["/", ["location", "newsletter"]],
    ["/about", ids(about?.sections)],
    ["/blog", ["newsletter", ...ids(filled).map((id) => `section-${id}`)]],
    ["/faq", (faq?.groups ?? []).flatMap(({ id, items }) => [id, ...ids(items)])],
    ["/guide", guide.filter(({ language }) => language === "en").flatMap(({ head }) => head.sectionIds)],
    ["/reviews", ["ratings", ...ids(reviews?.reviews)]],
    ...(suites ?? []).map(({ id, gallery }) => [`/suite/${id}`, suite(gallery)] as const),
    ...(only !== undefined && another === undefined ? [["/rooms", suite(only.gallery)] as const] : []),
  ]);
  for (const path of emptyPages(draft)) anchors.delete(path);
  return anchors;
};
