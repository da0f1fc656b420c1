/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { saveFile } from "../../../lib/dom/share-and-save";
import { ExportReaders } from "./newsletter-page";

jest.mock("../../../lib/dom/share-and-save", () => ({ saveFile: jest.fn() }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../components/layout/site-context", () => ({
  useSite: () => ({ hours: { timeZone: "Europe/Athens" } }),
}));
jest.mock("../ui/url-state", () => ({}));
jest.mock("../api/subscribers", () => ({
  ...jest.requireActual<object>("../api/subscribers"),
  exportReaders: () => Promise.resolve([]),
}));

test("a file saved after midnight is named after the new day of the house", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-27T23:48:00Z") });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExportReaders />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button"));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith("newsletter-2026-11-28.csv", expect.any(String), "text/csv"),
  );
  jest.useRealTimers();
});
