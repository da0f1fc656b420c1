/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { searchPerson } from "../api/search-person";
import type { PersonData } from "./person";
import RequestsDesk from "./requests-desk";

const nothing: PersonData = { messages: [], newsletter: [], requests: [], notices: [], emails: [], account: [] };
const change = jest.fn();
let request = "";
jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../session/follow-session", () => ({ lookAgain: jest.fn() }));
jest.mock("../api/list-requests", () => ({ listRequests: () => Promise.resolve([]) }));
jest.mock("../api/search-person", () => ({ searchPerson: jest.fn() }));
jest.mock("../desk/use-address", () => ({
  useAddress: () => ({
    values: { search: "", status: "open", by: "due", way: "up", request },
    change: (...how: readonly unknown[]): unknown => change(...how),
    after: () => "",
    state: {},
    opened: true,
    close: () => undefined,
  }),
}));
jest.mock("./open-request", () => ({
  OpenRequest: ({ onPerson }: { readonly onPerson: (email: string) => void }) => (
    <button onClick={() => onPerson("ann@asks.example")}>show what is held</button>
  ),
}));
jest.mock("./request-table", () => ({ RequestTable: () => null }));

test("a search for a person is over once a request is opened: coming back neither makes it again nor moves the focus", async () => {
  jest.mocked(searchPerson).mockResolvedValue(nothing);
  const kept = new QueryClient();
  const desk = (
    <QueryClientProvider client={kept}>
      <RequestsDesk />
    </QueryClientProvider>
  );
  request = "1";
  const { rerender } = render(desk);
  const go = (to: string) => {
    request = to;
    act(() => rerender(<QueryClientProvider client={kept}>{<RequestsDesk />}</QueryClientProvider>));
  };
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /staff.email/ });

  fireEvent.click(await screen.findByText("show what is held"));
  expect(change).toHaveBeenCalledWith({ request: "" }, "push");
  go("");
  await waitFor(() => expect(searchPerson).toHaveBeenCalledTimes(1));
  expect(field().value).toBe("ann@asks.example");
  expect(document.activeElement?.id).toBe("person-title");

  go("2");
  kept.removeQueries({ queryKey: ["person"] });
  go("");
  expect(field().value).toBe("");
  expect(document.activeElement).toBe(document.body);
  expect(searchPerson).toHaveBeenCalledTimes(1);
  kept.clear();
});
