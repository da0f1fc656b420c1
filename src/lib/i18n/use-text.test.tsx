/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { TextKey } from "./keys";
import { TextProvider } from "./text-provider";
import { useText } from "./use-text";

const locales = {
  edges: [
    {
      node: {
        ns: "home",
        data: JSON.stringify({ hello: "Hello, {{name}}", nights_one: "A night", nights_other: "{{count}} nights" }),
      },
    },
  ],
};
const context = {
  generateDefaultLanguagePage: false,
  language: "en",
  languages: ["en"],
  routed: false,
  defaultLanguage: "en",
  originalPath: "/",
  path: "/",
};

function Say({ name, values }: { readonly name: string; readonly values?: Record<string, string | number> }) {
  return <p>{useText()(name as TextKey, values)}</p>;
}
const said = (name: string, values?: Record<string, string | number>): string | null =>
  render(
    <TextProvider locales={locales} context={context}>
      <Say name={name} {...(values && { values })} />
    </TextProvider>,
  ).container.textContent;

test("fills in values and the plural form", () => {
  expect(said("home.hello", { name: "Eleni" })).toBe("Hello, Eleni");
  expect(said("home.nights", { count: 1 })).toBe("A night");
  expect(said("home.nights", { count: 3 })).toBe("3 nights");
});

test("returns the whole key for a missing text, and warns", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  expect(said("home.nothing", { count: 2 })).toBe("home.nothing");
  expect(warn).toHaveBeenCalledWith("Missing text: home.nothing (en)");
});
