/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { settle } from "../../../../tests/support/promises";
import { BackendError } from "../api/backend-error";
import { refreshMember } from "../session/watch-session";
import { QueryContent, QueryState } from "./query-state";

jest.mock("../session/watch-session", () => ({ refreshMember: jest.fn(() => Promise.resolve(false)) }));

jest.mock("../../../lib/i18n/use-text", () => ({
  useText: () => (key: string, values?: object) => (values === undefined ? key : `${key} ${JSON.stringify(values)}`),
}));

const nothing = "nothing there";

/** A part with two queries: the first succeeds, and the second calls `request`. */
function Part({ request, enabled = true }: { readonly request: jest.Mock; readonly enabled?: boolean }) {
  const one = useQuery({ queryKey: ["one"], queryFn: () => Promise.resolve([]) });
  const other = useQuery({ queryKey: ["other"], queryFn: () => request() as Promise<string>, enabled });
  return <QueryState queries={[one, other]} empty={nothing} />;
}

const show = (part: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {part}
    </QueryClientProvider>,
  );

test("shows the empty message only after every query has loaded", async () => {
  let respond: (answer: string) => void = () => undefined;
  show(<Part request={jest.fn(() => new Promise((resolve) => (respond = resolve)))} />);
  await act(settle);
  expect(screen.getByRole("status").textContent).toBe("staff.loading");
  respond("here");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(nothing));
});

test("a failed query can be retried without losing the focus", async () => {
  const request = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new BackendError("", 0, "no"))
    .mockResolvedValue("here");
  show(<Part request={request} />);
  expect((await screen.findByRole("alert")).textContent).toContain("staff.failure.unreachable");
  expect(screen.queryByText(nothing)).toBeNull();
  const again = screen.getByRole("button");
  again.focus();
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(nothing));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("status").parentElement);
});

test("does not wait for a disabled query", async () => {
  show(<Part request={jest.fn()} enabled={false} />);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(nothing));
});

test.each([
  ["is empty", () => Promise.resolve("here"), nothing],
  ["is forbidden", () => Promise.reject(new BackendError("42501", 403, "")), /staff.failure.forbidden/],
])("looks up the member again if a list %s, because they may have left the team", async (_, answer, text) => {
  jest.mocked(refreshMember).mockClear();
  show(<Part request={jest.fn(answer)} />);
  await screen.findByText(text);
  expect(refreshMember).toHaveBeenCalledTimes(1);
});

test("does not look up the member again after another error", async () => {
  jest.mocked(refreshMember).mockClear();
  show(<Part request={jest.fn(() => Promise.reject(new BackendError("", 500, "")))} />);
  await screen.findByText(/staff.failure.other/);
  expect(refreshMember).not.toHaveBeenCalled();
});

function List({ search }: { readonly search: string }) {
  const query = useQuery({
    queryKey: [search],
    queryFn: () => Promise.resolve({ total: search.length }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryContent query={query} isEmpty={({ total }) => total === 0} empty={nothing} found={({ total }) => total}>
      {({ total }) => <output>{total}</output>}
    </QueryContent>
  );
}

test("announces the number of results politely, but not that of the previous search", async () => {
  const client = new QueryClient();
  const listOf = (search: string) => (
    <QueryClientProvider client={client}>
      <List search={search} />
    </QueryClientProvider>
  );
  const { rerender, container } = render(listOf("ann"));
  const status = container.querySelector("p[role=status]")!;
  await waitFor(() => expect(status.textContent).toBe('staff.found {"count":3}'));
  expect(status.className).toBe("visually-hidden");
  rerender(listOf("anna"));
  expect(status.textContent).toBe("");
  await waitFor(() => expect(status.textContent).toBe('staff.found {"count":4}'));
  rerender(listOf(""));
  await waitFor(() => expect(status.textContent).toBe(nothing));
});
