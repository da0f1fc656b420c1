/** @jest-environment jsdom */
import { render } from "@testing-library/react";
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
