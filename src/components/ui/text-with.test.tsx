/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { LinkedText } from "./linked-text";
import { TextWith } from "./text-with";

jest.mock("../../lib/i18n/use-text", () => ({
  useText: () => (_: string, values: Record<string, string>) => `Read the ${values["policy"] ?? ""} first.`,
}));

test("places an element inside its sentence", () => {
  const { container } = render(
    <TextWith text="contact.form.privacy" elements={{ policy: <a href="/privacy">policy</a> }} />,
  );
  expect(container.innerHTML).toBe('Read the <a href="/privacy">policy</a> first.');
});

test("turns email addresses and telephone numbers into links, without the full stop after them", () => {
  const { container } = render(<LinkedText>Call +30 2310 000 000 or write to hello@aithra-suite.example.</LinkedText>);
  expect(container.innerHTML).toBe(
    'Call <a href="tel:+302310000000">+30 2310 000 000</a> or write to <a href="mailto:hello@aithra-suite.example">hello@aithra-suite.example</a>.',
  );
});

test("leaves hours, dates and prices as text", () => {
  const text = "Open 8:30–15:30 on weekdays, €20 per night, since 4 May 2025.";
  expect(render(<LinkedText>{text}</LinkedText>).container.innerHTML).toBe(text);
});
