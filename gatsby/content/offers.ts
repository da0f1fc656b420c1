/** The fields of the offer nodes, with the booking engine's URL that contains their code. */
import { codeToType, engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import { type Facts } from "./facts";
import { localize } from "./localize";

/** The fields of each offer, in the order of the file. Offers that ended before `today` (YYYY-MM-DD) are marked, and shown to staff only. */
export const offerNodes = (
  { offers, site }: Pick<Content, "offers" | "site">,
  language: Language,
  facts: Facts,
  today: string,
) =>
  (offers?.offers ?? []).map((offer, order) => {
    const { id, sample = false, title, text, from, to, promotion } = localize(offer, language, facts);
    const settings = { ...site.bookingEngine, ...(promotion !== undefined && { promotion }) };
    return {
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
