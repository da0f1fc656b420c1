/** The owner's facts as texts: each value of stay.yml and each quotable value elsewhere, written for one language. */
import { type Language, languageFacts } from "../../src/config/languages";
import type { Content } from "./load";

export type Facts = Readonly<Record<string, string>>;

const time = (value: string): string => value.replace(/^0(\d:)/, "$1");
const range = ({ from, to }: { from: string; to: string }): string => `${time(from)}–${time(to)}`;

const money = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(languageFacts[language].format, {
    style: "currency",
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);

const date = (value: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].format, { dateStyle: "long", timeZone: "UTC" }).format(new Date(value));

const dayOfYear = (value: string, language: Language): string =>
  new Intl.DateTimeFormat(languageFacts[language].format, { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`2024-${value}`),
  );

const area = (value: number, language: Language): string => (language === "el" ? `${value} τ.μ.` : `${value} m²`);

const written = (fact: any, language: Language): string => {
  switch (fact.type) {
    case "time":
      return time(fact.value);
    case "money":
      return money(fact.amount, fact.currency, language);
    case "percent":
      return `${fact.value}%`;
    case "speed":
      return `${fact.value} ${fact.unit}`;
    case "date":
      return date(fact.value, language);
    default:
      return String(fact.value);
  }
};

const follow = (content: Content, path: string): any => {
  const [file = "", ...rest] = path.split(".");
  const start: any =
    file === "suites"
      ? Object.fromEntries(content.suites.map((suite: any) => [suite.id, suite]))
      : file === "reviews"
        ? { summary: content.reviewSummary }
        : (content as any)[file];
  return rest.reduce(
    (value, step) => (Array.isArray(value) ? value.find((entry: any) => entry.id === step) : value?.[step]),
    start,
  );
};

const quoted = (value: any, language: Language): string => {
  if (typeof value === "string") return value;
  if (value?.from !== undefined && value?.to !== undefined) return range(value);
  if (value?.unit === "m2") return area(value.value, language);
  return value?.[language] ?? String(value);
};

/** Every fact that texts may quote, by name, as it is written in a language. */
export const factsIn = (content: Content, language: Language): Facts => {
  const and = language === "el" ? " και " : " and ";
  const until = language === "el" ? " έως " : " to ";
  const facts: Record<string, string> = {};
  for (const [name, fact] of Object.entries<any>(content.stay.facts)) facts[name] = written(fact, language);
  for (const season of content.stay.quietHours.seasons) {
    facts[season.hoursName] = season.hours.map(range).join(and);
    facts[season.datesName] = [season.dates.from, season.dates.to].map((day) => dayOfYear(day, language)).join(until);
  }
  for (const [name, path] of Object.entries<string>(content.stay.quotable)) {
    facts[name] = quoted(follow(content, path), language);
  }
  return facts;
};

/** Fills every `{name}` of a text with its fact; `{{…}}` is left for run time. An unknown name throws. */
export const quoteFacts = (text: string, facts: Facts): string =>
  text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`there is no fact named “${name}”`);
    return fact;
  });
