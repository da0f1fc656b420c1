/** Offers as their nodes hold them: those that have not ended, with the engine's address that carries their code. */
import { engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import { type Facts } from "./facts";
import { localize } from "./localize";

/** The fields of each offer that ends on `today` (YYYY-MM-DD) or later, in the order of the file. */
export const offerNodes = ({ offers, site }: Content, language: Language, facts: Facts, today: string) =>
  (offers?.offers ?? []).flatMap((offer, order) => {
    if (offer.to < today) return [];
    const { id, title, text, from, to, promotion } = localize(offer, language, facts);
    const engine = engineOf({ ...site.bookingEngine, ...(promotion !== undefined && { promotion }) }, language);
    const carries = promotion === undefined || JSON.stringify(engine).includes(`"${promotion}"`);
    return [
      {
        slug: id,
        order,
        title,
        text,
        from,
        to,
        current: from <= today,
        engine,
        codeToType: carries ? null : promotion,
      },
    ];
  });
