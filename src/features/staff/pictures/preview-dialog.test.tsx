/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { pictureRow } from "../../../../tests/support/staff-rows";
import { BackendError } from "../api/backend-error";
import { fetchCopy } from "../api/picture-files";
import { pictureOf } from "../api/pictures";
import { PreviewDialog } from "./preview-dialog";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../images/formats", () => ({
  ...jest.requireActual<object>("../../images/formats"),
  formatSupport: () => Promise.resolve({ avif: true, webp: true }),
}));
jest.mock("../api/picture-files", () => ({
  ...jest.requireActual<object>("../api/picture-files"),
  fetchCopy: jest.fn(),
}));

test.each([
  ["that the backend does not answer", new BackendError("", 0, ""), "staff.failure.unreachable"],
  ["that the copy could not be made", new BackendError("", 500, ""), "pictures.preview.failed"],
])("the preview tells %s", async (_, error, text) => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  jest.mocked(fetchCopy).mockRejectedValue(error);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PreviewDialog picture={pictureOf(pictureRow("a"))} name="a" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText("pictures.preview.open"));
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
});
