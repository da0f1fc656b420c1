/** The parts of pages that a link may lead to: `/faq#parking`. Texts have their headings besides. */
import type { Draft } from "./content";

const ids = (entries: readonly { readonly id: string }[] = []): readonly string[] => entries.map(({ id }) => id);

const suiteParts = ["amenities", "services", "house-rules", "accessibility", "terms", "questions", "gallery", "safety"];

/** Path without language → the ids on its page. A path that is not here has none. */
export const pageAnchors = ({
  about,
  faq,
  guide,
  reviews,
  sections,
  suites,
}: Draft): ReadonlyMap<string, readonly string[]> => {
  const suite = (gallery: readonly { readonly id: string }[]) => [
    ...suiteParts,
    ...ids(gallery).map((id) => `photo=${id}`),
  ];
  const [only, another] = suites ?? [];
  return new Map([
    ["/", ["location", "newsletter"]],
    ["/about", ids(about?.sections)],
    ["/blog", ["newsletter", ...ids(sections).map((id) => `section-${id}`)]],
    ["/faq", (faq?.groups ?? []).flatMap(({ id, items }) => [id, ...ids(items)])],
    ["/guide", (guide ?? []).filter(({ language }) => language === "en").flatMap(({ head }) => head.sectionIds)],
    ["/reviews", ["ratings", ...ids(reviews?.reviews)]],
    ...(suites ?? []).map(({ id, gallery }) => [`/suite/${id}`, suite(gallery)] as const),
    ...(only !== undefined && another === undefined ? [["/rooms", suite(only.gallery)] as const] : []),
  ]);
};
