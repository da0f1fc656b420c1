/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { settle } from "../../../../tests/support/promises";
import { type PrivacyRequest, searchPerson } from "../api/requests";
import type { PersonData } from "./person";
import { sorted, urgency } from "./request-table";
import RequestsPage from "./requests-page";

const nothing: PersonData = { messages: [], newsletter: [], requests: [], notices: [], emails: [], account: [] };
const change = jest.fn();
let request = "";
let search = "";
let requests: Partial<PrivacyRequest>[] = [];
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../session/watch-session", () => ({
  ...jest.requireActual<object>("../session/watch-session"),
  refreshMember: jest.fn(),
}));
jest.mock("../api/requests", () => ({
  ...jest.requireActual<object>("../api/requests"),
  listRequests: () => Promise.resolve(requests),
  searchPerson: jest.fn(),
}));
jest.mock("../ui/url-state", () => ({
  useUrlState: () => ({
    values: { search, status: "open", by: "due", way: "up", request },
    change: (...how: readonly unknown[]): unknown => change(...how),
    urlAfter: () => "",
    state: {},
    opened: true,
    close: () => undefined,
  }),
}));
jest.mock("./open-request", () => ({
  OpenRequest: ({ onPerson }: { readonly onPerson: (email: string) => void }) => (
    <>
      <h1 tabIndex={-1}>the open request</h1>
      <button onClick={() => onPerson("ann@asks.example")}>show what is held</button>
    </>
  ),
}));
jest.mock("./request-table", () => ({
  ...jest.requireActual<object>("./request-table"),
  RequestTable: (shown: { readonly requests: readonly PrivacyRequest[] }) => (
    <table>
      <tbody>
        {shown.requests.map(({ id, name }) => (
          <tr key={id} data-key={id}>
            <td>
              <a href={`#${id}`}>{name}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
}));

const queryClient = new QueryClient();
const page = () => (
  <QueryClientProvider client={queryClient}>
    <main>
      <RequestsPage />
    </main>
  </QueryClientProvider>
);

beforeEach(() => {
  request = "";
  search = "";
  requests = [];
});
afterEach(() => queryClient.clear());

test("opening a request ends a search for a person: returning to the list does not repeat the search or move the focus to its result", async () => {
  jest.mocked(searchPerson).mockResolvedValue(nothing);
  request = "1";
  const { rerender } = render(page());
  const go = (to: string) => {
    request = to;
    act(() => rerender(page()));
  };
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /staff.email/ });

  fireEvent.click(await screen.findByText("show what is held"));
  expect(change).toHaveBeenCalledWith({ request: "" }, "push");
  go("");
  await waitFor(() => expect(searchPerson).toHaveBeenCalledTimes(1));
  expect(field().value).toBe("ann@asks.example");
  expect(document.activeElement?.id).toBe("person-title");

  go("2");
  await act(settle);
  go("");
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(searchPerson).toHaveBeenCalledTimes(1);

  // A second search asks again, so that its result is complete and the search is logged.
  fireEvent.change(field(), { target: { value: "ann@asks.example" } });
  fireEvent.click(screen.getByRole("button", { name: "requests.person.action" }));
  await waitFor(() => expect(searchPerson).toHaveBeenCalledTimes(2));
});

test("opening a request moves the focus from its link to the request, and closing the request moves the focus back", async () => {
  requests = [
    { id: "1", status: "open", reference: "DS-1", name: "Ann", email: "ann@asks.example" },
    { id: "2", status: "open", reference: "DS-2", name: "Ben", email: "ben@asks.example" },
  ];
  const { rerender } = render(page());
  (await screen.findByRole("link", { name: "Ben" })).focus();
  request = "2";
  rerender(page());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "the open request" }));
  request = "";
  rerender(page());
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ben" }));
});

test.each([
  ["Αθηνα", ["Αθήνα Ρήγα", "Μάρκος Αθηνάς"]],
  ["ΑΘΉΝΑΣ", ["Μάρκος Αθηνάς"]],
  ["jose", ["José O’Neill"]],
  ["o'neill", ["José O’Neill"]],
  ["ds-1", ["Αθήνα Ρήγα"]],
  ["o'neill@asks", ["José O’Neill"]],
  ["ελληνικα.example", ["Μάρκος Αθηνάς"]],
  ["nobody", []],
])("a search for %j, which ignores capitals and accents, finds %j", async (term, found) => {
  search = term;
  requests = [
    { id: "1", status: "open", reference: "DS-1", name: "Αθήνα Ρήγα", email: "riga@asks.example" },
    { id: "2", status: "open", reference: "DS-2", name: "Μάρκος Αθηνάς", email: "markos@xn--mxahgifdar.example" },
    { id: "3", status: "open", reference: "DS-3", name: "José O’Neill", email: "o'neill@asks.example" },
  ];
  render(page());
  await waitFor(() => expect(screen.getByText("requests.open")).toBeTruthy());
  const names = requests.map(({ name = "" }) => name);
  expect(names.filter((name) => screen.queryByText(name) !== null)).toEqual(found);
});

const entry = (reference: string, status: string, due_on: string): PrivacyRequest => ({
  id: reference,
  created_at: "",
  type: "access",
  name: reference,
  email: "",
  details: "",
  language: "en",
  status,
  confirmed_at: null,
  reference,
  due_on,
  extension_reason: null,
  answer: null,
  notes: "",
  closed_at: null,
  version: 1,
});

test("sorts open requests by due date, and closed ones last", () => {
  const all = [entry("1", "closed", "2026-01-01"), entry("3", "open", "2026-12-01"), entry("2", "open", "2026-11-27")];
  expect(sorted(all, { by: "due", descending: false }).map(({ id }) => id)).toEqual(["2", "3", "1"]);
  expect(sorted(all, { by: "reference", descending: true }).map(({ id }) => id)).toEqual(["3", "2", "1"]);
});

test.each([
  [-1, "late"],
  [0, "soon"],
  [7, "soon"],
  [8, "calm"],
])("the urgency with %i days left is %s", (days, expected) => {
  expect(urgency(days)).toBe(expected);
});
