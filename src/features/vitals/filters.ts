/** What the address says about which page views are meant: `?page=/faq&language=el&device=mobile&days=90`. Pure. */
import { type Language, isLanguage } from "../../settings/languages";
import { type Metric, isMetric } from "./metrics";
import { type Length, type Span, isDay, lastDays, lengths, withinReach } from "./period";

export const devices = ["mobile", "desktop"] as const;
export const connections = ["4g", "3g", "2g", "slow-2g", "unknown"] as const;
type Device = (typeof devices)[number];
type Connection = (typeof connections)[number];

/** What stands for all values of a filter, in the questions to the database as well. */
export const every = "*";

export interface Filters {
  /** A path of the site, with its language. */
  readonly page: string;
  readonly language: Language | typeof every;
  readonly device: Device | typeof every;
  readonly connection: Connection | typeof every;
  /** The last days, or days of one's own choice. */
  readonly period: Length | Span;
  /** The metric whose distribution is drawn, and by which pages are sorted. */
  readonly metric: Metric;
}

export const plainFilters: Filters = {
  page: every,
  language: every,
  device: every,
  connection: every,
  period: 28,
  metric: "lcp",
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | typeof every =>
  values.find((value) => value === text) ?? every;

const readPeriod = (query: URLSearchParams, today: string): Length | Span => {
  const from = query.get("from") ?? "";
  const until = query.get("until") ?? "";
  if (isDay(from) && isDay(until) && from <= until) return withinReach({ from, until }, today);
  return lengths.find((length) => String(length) === query.get("days")) ?? plainFilters.period;
};

/** Reads an address, `today` being a day; whatever it holds that is not a filter's value counts as not said. */
export const readFilters = (query: URLSearchParams, today: string): Filters => {
  const page = query.get("page") ?? every;
  const language = query.get("language");
  const metric = query.get("metric");
  return {
    page: /^(?:\/[^?#\s]{0,199}|\(other\))$/.test(page) ? page : every,
    language: isLanguage(language) ? language : every,
    device: oneOf(devices, query.get("device")),
    connection: oneOf(connections, query.get("connection")),
    period: readPeriod(query, today),
    metric: isMetric(metric) ? metric : plainFilters.metric,
  };
};

/** The values that an address has to hold; null where it need not say anything. */
export const writeFilters = (filters: Filters): Readonly<Record<string, string | null>> => {
  const said = (value: string, plain: string) => (value === plain ? null : value);
  const { period } = filters;
  return {
    page: said(filters.page, every),
    language: said(filters.language, every),
    device: said(filters.device, every),
    connection: said(filters.connection, every),
    days: typeof period === "number" ? said(String(period), "28") : null,
    from: typeof period === "number" ? null : period.from,
    until: typeof period === "number" ? null : period.until,
    metric: said(filters.metric, plainFilters.metric),
  };
};

/** The days that the filters mean, `today` being a day. */
export const spanOf = ({ period }: Filters, today: string): Span =>
  typeof period === "number" ? lastDays(period, today) : period;
