/** The fields of the offer nodes, with the booking engine's URL that contains their code. */
import { codeToType, engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import { type Facts } from "./facts";
import { localize } from "./localize";
import { type SuiteTermsSources, suiteTerms } from "./suite-terms";

/**
 * The fields of each offer for each suite, whose engine gets the code: by suite, and in the order of the file. Offers that
 * ended before `today` (YYYY-MM-DD) are marked, and shown to staff only.
 */
export const offerNodes = (
  content: Pick<Content, "offers"> & SuiteTermsSources,
  language: Language,
  facts: Facts,
  today: string,
) => content.suites.flatMap(({ id }, suiteOrder) => offersOfSuite(content, id, suiteOrder, language, facts, today));

const offersOfSuite = (
  content: Pick<Content, "offers"> & SuiteTermsSources,
  suite: string,
  suiteOrder: number,
  language: Language,
  facts: Facts,
  today: string,
) =>
  (content.offers?.offers ?? []).map((offer, order) => {
    const { id, sample = false, title, text, from, to, promotion } = localize(offer, language, facts);
    const settings = { ...suiteTerms(content, suite).engine, ...(promotion !== undefined && { promotion }) };
    return {
      suite,
      suiteOrder,
      slug: id,
      order,
      sample,
      title,
      text,
      from,
      to,
      current: from <= today && today <= to,
      ended: to < today,
      engine: engineOf(settings, language),
      codeToType: promotion === undefined ? null : (codeToType(settings) ?? null),
    };
  });
