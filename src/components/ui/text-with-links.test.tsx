/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { insertNoBreakSpaces } from "../../../gatsby/content/write-fact";
import { LinkedText, TextWith } from "./text-with-links";

test.each([
  ["Call +30 2310 222 324.", "+30\u00a02310\u00a0222\u00a0324", "tel:+302310222324"],
  ["Call +44 20-7946 0000.", "+44\u00a020-7946\u00a00000", "tel:+442079460000"],
])("a telephone number becomes a link that does not wrap: %s", (text, linkText, address) => {
  const { container } = render(<LinkedText>{insertNoBreakSpaces(text)}</LinkedText>);
  const links = [...container.querySelectorAll("a")];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([[linkText, address]]);
});

test("turns email addresses and telephone numbers into links, without the full stop after them", () => {
  const { container } = render(<LinkedText>Call +30 2310 000 000 or write to hello@aithra-suite.example.</LinkedText>);
  expect(container.innerHTML).toBe(
    'Call <a href="tel:+302310000000" translate="no">+30 2310 000 000</a> or write to <a href="mailto:hello@aithra-suite.example" translate="no">hello@aithra-suite.example</a>.',
  );
});

test("leaves short numbers, hours, dates and prices as text", () => {
  const text = "Fire: 199. 2 + 3 persons. Open 8:30–15:30 on weekdays, €20 per night, since 4 May 2025.";
  expect(render(<LinkedText>{text}</LinkedText>).container.innerHTML).toBe(text);
});

jest.mock("../../lib/i18n/use-text", () => ({
  useText: () => (_: string, values: Record<string, string>) => `Read the ${values["policy"] ?? ""} first.`,
}));

test("places an element inside its sentence", () => {
  const { container } = render(
    <TextWith text="contact.form.privacy" elements={{ policy: <a href="/privacy">policy</a> }} />,
  );
  expect(container.innerHTML).toBe('Read the <a href="/privacy">policy</a> first.');
});
