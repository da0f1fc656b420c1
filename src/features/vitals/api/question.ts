/** What every question to the statistics carries: days and filters, `*` for all values of one. */
import type { Span } from "../period";
import type { Filters } from "../filters";

export interface Question extends Span, Pick<Filters, "page" | "language" | "device" | "connection"> {}

/** The same as arguments of the database's functions. */
export const argumentsOf = ({ from, until, page, language, device, connection }: Question) => ({
  p_from: from,
  p_until: until,
  p_page: page,
  p_device: device,
  p_connection: connection,
  p_language: language,
});
