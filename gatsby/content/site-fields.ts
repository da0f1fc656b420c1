/** The fields of the `SiteFacts` node: the house in one language, its settings, and whether it has posts, reviews, questions and a guide. */
import { engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import { asksForConsent } from "../html/start-settings";
import type { Content } from "./content";
import { type Facts, quoteFacts } from "./facts";
import { localize } from "./localize";
import { tileHostOf } from "./schema/third-parties";
import { severalSuites, suiteTerms } from "./suite-terms";

/** A suite's booking engine with its limits; of the first suite if no id is given. */
const engineFields = (content: Content, language: Language, suite?: string) => {
  const { engine, maxGuests } = suiteTerms(content, suite);
  // Not localized, because the braces in the engine's templates are not facts.
  return { maxNights: engine.maxNights, maxGuests, ...engineOf(engine, language) };
};

/** `shown` are the posts that have a page. */
export const siteFields = (content: Content, language: Language, facts: Facts, shown: Content["posts"]) => {
  const { site, map: ground, reviews, faq, guide } = content;
  const { bookingEngine: _, ...others } = site;
  const { social, emergency, map: ways, ...rest } = localize(others, language, facts);
  const { directions, tiles, ...tileTerms } = ways;
  const tileHost = tileHostOf(site);
  return {
    ...rest,
    social: social ?? { links: [] },
    emergency: emergency ?? [],
    sample: Object.values(site).some((part) => "sample" in part && part.sample === true),
    bookingEngine: engineFields(content, language),
    suites: severalSuites(content).map(({ id, name }) => ({
      slug: id,
      name: quoteFacts(name[language], facts),
      bookingEngine: engineFields(content, language, id),
    })),
    map: {
      directions,
      tiles: tileHost === undefined ? null : { ...tileTerms, address: `https://${tileHost}${tiles}` },
    },
    asksForConsent: asksForConsent(site),
    // The data of map.geojson. The map is drawn when a page queries the drawing, in the language of the page.
    ground,
    hasPosts: shown.length > 0,
    hasReviews: reviews.reviews.length > 0,
    hasQuestions: faq !== null,
    hasGuide: guide.length > 0,
  };
};
