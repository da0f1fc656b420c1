/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { dismissToast, toastStore } from "../../../lib/notifications/toast-store";
import { deferred } from "../../../../tests/support/promises";
import { BackendError } from "../api/backend-error";
import { inviteColleague } from "../api/team";
import TeamPage from "./team-page";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("./team-table", () => ({ TeamTable: () => null }));
jest.mock("../api/team", () => ({
  ...jest.requireActual<object>("../api/team"),
  listColleagues: () => Promise.resolve([]),
  inviteColleague: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(inviteColleague).mockReset();
  dismissToast();
});

const failure = new BackendError("", 503, "no answer");

/** Sends an invitation that gets no response yet. Returns the rendered page and a function that makes the invitation fail. */
const invite = async () => {
  const answer = deferred();
  jest.mocked(inviteColleague).mockImplementation(async () => {
    await answer.promise;
    throw failure;
  });
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <TeamPage />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText("staff.email"), { target: { value: "maria@house.example" } });
  fireEvent.submit(screen.getByLabelText("staff.email").closest("form")!);
  await waitFor(() => expect(inviteColleague).toHaveBeenCalled());
  const fail = () =>
    act(async () => {
      answer.resolve();
      await answer.promise;
    });
  return { ...page, fail };
};

test("a failed invitation is reported in the form", async () => {
  const { fail } = await invite();
  await fail();
  expect(await screen.findByText(/^staff\.failure/)).toBeTruthy();
  expect(toastStore.get()).toBeNull();
});

test("a failed invitation is reported by a notification if the member has left the page meanwhile", async () => {
  const { unmount, fail } = await invite();
  unmount();
  await fail();
  expect(toastStore.get()).toMatchObject({ tone: "error" });
});
