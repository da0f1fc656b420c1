/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { toastStore } from "../../../lib/notifications/toast-store";
import { watchChunks } from "../../errors/preload-error";
import { BackendError, showError } from "../api/backend-error";
import type { PrivacyRequest } from "../api/requests";
import { drafts } from "../requests/request-draft";
import { SessionEnded } from "../session/sign-in-form";
import { logOut } from "../session/watch-session";
import { LoadedPage, type StaffRoute } from "./staff-routes";
import { StaffAccount, StaffOutlet } from "./staff-shell";

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: { readonly page: string }) => values?.page ?? key,
}));
jest.mock("../../../components/ui/local-link", () => ({ LocalLink: "a" }));
jest.mock("../../../components/layout/language-links", () => ({
  LanguageLinks: () => null,
  useCurrentPath: () => mockPath,
}));
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => ({ brand: { name: "Aithra" } }) }));
jest.mock("../session/watch-session", () => ({ logOut: jest.fn(() => Promise.resolve()) }));

jest.mock("../team/team-page", () => {
  mockLoads += 1;
  if (mockLoads === 1) throw Object.assign(new Error(""), { name: "ChunkLoadError" });
  return { __esModule: true, default: () => <h1 tabIndex={-1}>team</h1> };
});

let mockLoads = 0;
let mockPath = "/admin";
const member = { userId: "1", email: "eleni@aithra-suite.example", name: "Eleni", role: "owner" } as const;

test("signing out everywhere closes the menu, which would cover the notification about a failure", () => {
  // jsdom has dialog elements but does not implement close.
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute("open");
  };
  render(
    <dialog open aria-label="menu">
      <StaffAccount member={member} />
    </dialog>,
  );
  fireEvent.click(screen.getByRole("button", { name: "staff.signOutEverywhere" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(logOut).toHaveBeenCalledWith(true);
});

const seen = { id: "1", notes: "", answer: null, version: 4 } as unknown as PrivacyRequest;
const unsaved = new Map([[seen.id, { seen, notes: "Typed.", answer: "", reason: "" }]]);

describe("signing out while there is unsaved text on a request asks first", () => {
  beforeEach(() => {
    // jsdom has dialog elements but does not implement these methods.
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.setAttribute("open", "");
    };
    HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
      this.removeAttribute("open");
    };
    jest.mocked(logOut).mockClear();
    drafts.set(unsaved);
  });
  afterEach(() => drafts.set(new Map()));

  test.each([
    ["staff.signOut", "staff.signOut", [[false]]],
    ["staff.signOutEverywhere", "staff.signOutEverywhere", [[true]]],
    ["staff.signOut", "common.cancel", []],
  ])("%s, answered with %s", (label, answer, calls) => {
    render(<StaffAccount member={member} />);
    fireEvent.click(screen.getByRole("button", { name: label }));
    expect(logOut).not.toHaveBeenCalled();
    const question = screen.getByRole("dialog", { name: "staff.signOut.unsaved" });
    const submitter = within(question).getByRole("button", { name: answer });
    const submit = new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true });
    fireEvent(question.querySelector("form")!, submit);
    expect(jest.mocked(logOut).mock.calls).toEqual(calls);
  });
});

test.each([
  ["that only owners may open", "/admin/team", "staff.notYours.title"],
  ["that does not exist", "/admin/nowhere", "staff.noPage.title"],
])("a page %s has the same title and heading", (_, path, title) => {
  mockPath = path;
  document.head.innerHTML = "<title data-gatsby-head></title>";
  render(<StaffOutlet member={{ ...member, role: "editor" }} />);
  expect(screen.getByRole("heading").textContent).toBe(title);
  expect(document.title).toBe(title);
});

test("a page whose code cannot be loaded keeps the menu, and can be requested again", async () => {
  mockPath = "/admin/team";
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <StaffOutlet member={member} />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("staff.failure.unreachable");
  fireEvent.click(screen.getByRole("button", { name: "common.tryAgain" }));
  await screen.findByText("team");
  expect(document.activeElement?.textContent).toBe("team");
});

test("an error that appears while the dialog of an ended session is open can be read and dismissed in the dialog", () => {
  // jsdom has dialog elements but does not implement showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionEnded email="eleni@aithra-suite.example" />
    </QueryClientProvider>,
  );
  const dialog = within(screen.getByRole("dialog"));
  act(() => showError(new BackendError("", 0, "Failed to fetch")));
  dialog.getByText("staff.failure.unreachable");
  fireEvent.click(dialog.getByRole("button", { name: "toast.dismiss" }));
  expect(screen.queryByText("staff.failure.unreachable")).toBeNull();
});

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
  drafts.set(unsaved);
  const { unmount } = open();
  await screen.findByRole("button", { name: "common.tryAgain" });
  expect(toastStore.get()).toMatchObject({ key: "staff.failure.unsaved" });
  expect(reload).not.toHaveBeenCalled();
  unmount();
  drafts.set(new Map());
  open();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
