/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createQueryClient } from "../api/query";
import { pictureRow } from "../../../../tests/support/staff-rows";
import { BackendError } from "../api/backend-error";
import { type Copy, fetchCopy } from "../api/picture-files";
import { pictureOf } from "../api/pictures";
import { PreviewDialog, Thumbnail, maxCopyRequests } from "./picture-copies";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../images/upload-files", () => ({
  ...jest.requireActual<object>("../../images/upload-files"),
  formatSupport: () => Promise.resolve({ avif: true, webp: true }),
}));
jest.mock("../api/picture-files", () => ({
  ...jest.requireActual<object>("../api/picture-files"),
  fetchCopy: jest.fn(),
  addressOf: (path: string) => `/uploads/${path}`,
}));

const picture = (id: string) => pictureOf(pictureRow(id));

/** Reports the observed elements from index `from` up to, but not including, `until` as near the viewport. */
let comeNear: ((from: number, until: number) => void) | undefined;

beforeEach(() => {
  const watched: { target: Element; callback: IntersectionObserverCallback; observer: IntersectionObserver }[] = [];
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [];
    constructor(readonly callback: IntersectionObserverCallback) {}
    observe(target: Element) {
      watched.push({ target, callback: this.callback, observer: this });
    }
    disconnect() {}
    unobserve() {}
    takeRecords() {
      return [];
    }
  };
  comeNear = (from, until) => {
    for (const { target, callback, observer } of watched.slice(from, until))
      callback([{ target, isIntersecting: true } as unknown as IntersectionObserverEntry], observer);
  };
  URL.createObjectURL = () => "blob:copy";
  URL.revokeObjectURL = () => undefined;
});

test("a page of forty pictures requests only those near the viewport, a few at a time", async () => {
  const answers: ((copy: Copy) => void)[] = [];
  jest.mocked(fetchCopy).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      {Array.from({ length: 40 }, (_, number) => (
        <Thumbnail key={number} picture={picture(String(number))} alt="" />
      ))}
    </QueryClientProvider>,
  );
  act(() => undefined);
  expect(fetchCopy).not.toHaveBeenCalled();
  act(() => comeNear?.(0, 10));
  await waitFor(() => expect(fetchCopy).toHaveBeenCalledTimes(maxCopyRequests));
  const blob = new Blob(["copy"]);
  for (let answered = 0; answered < 10; answered += 1) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(answered));
    expect(answers.length).toBeLessThanOrEqual(answered + maxCopyRequests);
    act(() => answers[answered]?.({ blob, fallback: false }));
  }
  await waitFor(() => expect(container.querySelectorAll("img")).toHaveLength(10));
  expect(fetchCopy).toHaveBeenCalledTimes(10);
});

test.each([
  ["that the backend does not answer", new BackendError("", 0, ""), "staff.failure.unreachable"],
  ["that the copy could not be made", new BackendError("", 500, ""), "pictures.preview.failed"],
])("the preview says %s", async (_, error, text) => {
  HTMLDialogElement.prototype.showModal = () => undefined;
  jest.mocked(fetchCopy).mockRejectedValue(error);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PreviewDialog picture={picture("a")} name="a" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText("pictures.preview.open"));
  expect(await screen.findAllByText(text)).not.toHaveLength(0);
});
