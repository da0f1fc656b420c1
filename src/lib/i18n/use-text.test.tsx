/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { Language } from "../../settings/languages";
import type { TextKey } from "./keys";
import { textFrom } from "./text-from";
import { TextProvider } from "./text-provider";
import { useText } from "./use-text";

const locales = {
  edges: [
    {
      node: {
        ns: "home",
        data: JSON.stringify({
          hello: "Hello, {{name}}",
          nights_one: "A night",
          nights_other: "{{count}} nights",
          found: "{{count}} found",
          part: "{{number}} in {{year}}",
        }),
      },
    },
  ],
};
const contextOf = (language: Language) => ({
  generateDefaultLanguagePage: false,
  language,
  languages: ["en", "el"],
  routed: false,
  defaultLanguage: "en",
  originalPath: "/",
  path: "/",
});

function Say({ name, values }: { readonly name: string; readonly values?: Record<string, string | number> }) {
  return <p>{useText()(name as TextKey, values)}</p>;
}
const said = (name: string, values?: Record<string, string | number>, language: Language = "en"): string | null =>
  render(
    <TextProvider locales={locales} context={contextOf(language)}>
      <Say name={name} {...(values && { values })} />
    </TextProvider>,
  ).container.textContent;

test("fills in values and the plural form", () => {
  expect(said("home.hello", { name: "Eleni" })).toBe("Hello, Eleni");
  expect(said("home.nights", { count: 1 })).toBe("A night");
  expect(said("home.nights", { count: 3 })).toBe("3 nights");
});

test.each([
  ["en", "1,200 found", "18,204 in 2026"],
  ["el", "1.200 found", "18.204 in 2026"],
] as const)("in %s, writes numbers in the language, and strings as they are", (language, found, part) => {
  const both = [
    ["found", { count: 1200 }, found],
    ["part", { number: 18204, year: "2026" }, part],
  ] as const;
  const inHead = textFrom(locales, language);
  for (const [name, values, written] of both) {
    expect(said(`home.${name}`, values, language)).toBe(written);
    expect(inHead(`home.${name}` as TextKey, values)).toBe(written);
  }
  expect(said("home.nights", { count: 2000 }, "en")).toBe("2,000 nights");
});

test("returns the whole key for a missing text, and warns", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  expect(said("home.nothing", { count: 2 })).toBe("home.nothing");
  expect(warn).toHaveBeenCalledWith("Missing text: home.nothing (en)");
});
