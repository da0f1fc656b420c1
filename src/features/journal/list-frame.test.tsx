/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { EmptyJournal } from "./list-frame";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "el" }));
jest.mock("../../components/ui/local-link", () => ({
  LocalLink: ({ to, children }: { readonly to: string; readonly children: string }) => <a href={to}>{children}</a>,
}));

test("an empty section links to the list of all posts; an empty journal has no link", () => {
  const { rerender } = render(<EmptyJournal whole={false} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/journal");
  rerender(<EmptyJournal whole />);
  expect(screen.getByText("journal.empty.first")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
