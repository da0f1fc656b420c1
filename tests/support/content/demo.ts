/** Variants of the demo's content: as written, with a second suite, and without fees. */
import { resolve } from "node:path";
import { type Content, readContentFiles } from "../../../gatsby/content/content";

export const demo = readContentFiles(resolve(process.cwd(), "content")) as Content;

/** The content with a garden suite after the demo's: it takes 2 guests, has rates of its own, and another room at the engine. */
export const withGardenSuite = (content: Content): Content => {
  const [luxury] = content.suites;
  const { rates } = content;
  if (luxury === undefined || rates === null) throw new Error("The demo has a suite and rates.");
  const garden: Content["suites"][number] = {
    ...luxury,
    id: "garden-suite",
    name: { en: "Garden Suite", el: "Σουίτα του κήπου" },
    maxGuests: 2,
    bookingEngine: { query: { ...content.site.bookingEngine.query, room: "garden" }, maxNights: 14 },
  };
  const seasons = rates.seasons.map((season) => ({ ...season, night: 50_000, minimumNights: 4 }));
  return { ...content, suites: [luxury, garden], suiteRates: new Map([[garden.id, { ...rates, seasons }]]) };
};

/** The content without any amount in `stay.yml`. */
export const withoutFees = (content: Content): Content => {
  const facts = Object.entries(content.stay.facts).filter(([, fact]) => fact.type !== "money");
  return { ...content, stay: { ...content.stay, facts: Object.fromEntries(facts) as Content["stay"]["facts"] } };
};
