/** The filters of the dashboard in the URL: `?page=/faq&language=el&device=mobile&days=90`. Pure functions. */
import { type Language, isLanguage } from "../../../settings/languages";
import { type Metric, isMetric } from "../../web-vitals/metrics";
import { type DateRange, type Length, clampRange, isDay, lastDays, lengths } from "./period";

export const devices = ["mobile", "desktop"] as const;
export const connections = ["4g", "3g", "2g", "slow-2g", "unknown"] as const;
type Device = (typeof devices)[number];
type Connection = (typeof connections)[number];

/** Matches all values of a filter, also in queries to the database. */
export const anyValue = "*";

export interface Filters {
  /** A path of the site, including the language prefix. */
  readonly page: string;
  readonly language: Language | typeof anyValue;
  readonly device: Device | typeof anyValue;
  readonly connection: Connection | typeof anyValue;
  /** A number of days that end today, or a custom range. */
  readonly period: Length | DateRange;
  /** The metric whose distribution is shown and by which pages are sorted. */
  readonly metric: Metric;
}

export const defaultFilters: Filters = {
  page: anyValue,
  language: anyValue,
  device: anyValue,
  connection: anyValue,
  period: 28,
  metric: "lcp",
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | typeof anyValue =>
  values.find((value) => value === text) ?? anyValue;

const readPeriod = (query: URLSearchParams, today: string): Length | DateRange => {
  const from = query.get("from") ?? "";
  const until = query.get("until") ?? "";
  if (isDay(from) && isDay(until) && from <= until) return clampRange({ from, until }, today);
  return lengths.find((length) => String(length) === query.get("days")) ?? defaultFilters.period;
};

/** Reads the filters from the query of a URL. Invalid values are ignored. `today` is a day. */
export const readFilters = (query: URLSearchParams, today: string): Filters => {
  const page = query.get("page") ?? anyValue;
  const language = query.get("language");
  const metric = query.get("metric");
  return {
    page: /^(?:\/[^?#\s]{0,199}|\(other\))$/.test(page) ? page : anyValue,
    language: isLanguage(language) ? language : anyValue,
    device: oneOf(devices, query.get("device")),
    connection: oneOf(connections, query.get("connection")),
    period: readPeriod(query, today),
    metric: isMetric(metric) ? metric : defaultFilters.metric,
  };
};

/** The query parameters for the filters; null for those that are not needed. */
export const writeFilters = (filters: Filters): Readonly<Record<string, string | null>> => {
  const unlessDefault = (value: string, plain: string) => (value === plain ? null : value);
  const { period } = filters;
  return {
    page: unlessDefault(filters.page, anyValue),
    language: unlessDefault(filters.language, anyValue),
    device: unlessDefault(filters.device, anyValue),
    connection: unlessDefault(filters.connection, anyValue),
    days: typeof period === "number" ? unlessDefault(String(period), "28") : null,
    from: typeof period === "number" ? null : period.from,
    until: typeof period === "number" ? null : period.until,
    metric: unlessDefault(filters.metric, defaultFilters.metric),
  };
};

/** The range of days that the filters select. `today` is a day. */
export const dateRangeOf = ({ period }: Filters, today: string): DateRange =>
  typeof period === "number" ? lastDays(period, today) : period;
