/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { toastStore } from "../../../lib/notifications/toast-store";
import { watchChunks } from "../../errors/preload-error";
import type { PrivacyRequest } from "../api/requests";
import { drafts } from "../requests/request-draft";
import { LoadedPage } from "./loaded-page";
import type { StaffRoute } from "./staff-routes";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const gone = Object.assign(new Error("404"), { name: "ChunkLoadError" });
const reload = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  Object.assign(globalThis, { __webpack_chunk_load__: () => Promise.reject(gone) });
  watchChunks();
  window.addEventListener("preload-error", reload);
});

const open = () => {
  // As webpack does for an import.
  const load = (globalThis as unknown as { __webpack_chunk_load__: StaffRoute["load"] }).__webpack_chunk_load__;
  const route: StaffRoute = { path: "/admin/team", label: "staff.nav.team", roles: ["owner"], load };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LoadedPage route={route} />
    </QueryClientProvider>,
  );
};

test("a page whose code is gone reloads the document, but not while there is unsaved text on a request", async () => {
  const seen = { id: "1", notes: "", answer: null, version: 4 } as unknown as PrivacyRequest;
  drafts.set(new Map([[seen.id, { seen, notes: "Typed.", answer: "", reason: "" }]]));
  const { unmount } = open();
  await screen.findByRole("button", { name: "common.tryAgain" });
  expect(toastStore.get()).toMatchObject({ key: "staff.failure.unsaved" });
  expect(reload).not.toHaveBeenCalled();
  unmount();
  drafts.set(new Map());
  open();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
