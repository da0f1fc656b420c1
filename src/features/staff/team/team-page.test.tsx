/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { dismissToast, toastStore } from "../../../lib/notifications/toast-store";
import { deferred } from "../../../../tests/support/promises";
import { BackendError } from "../api/backend-error";
import { type Colleague, changeRole, inviteColleague, removeColleague } from "../api/team";
import { refreshMember } from "../session/watch-session";
import TeamPage from "./team-page";
import { TeamTable, isLastOwner } from "./team-table";

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../ui/use-dates", () => ({ useDates: () => ({ moment: String }) }));
jest.mock("../session/session-state", () => ({
  ...jest.requireActual<object>("../session/session-state"),
  useMember: () => ({ userId: "1" }),
}));
jest.mock("../session/watch-session", () => ({
  ...jest.requireActual<object>("../session/watch-session"),
  refreshMember: jest.fn(() => Promise.resolve()),
}));
jest.mock("../api/team", () => ({
  ...jest.requireActual<object>("../api/team"),
  listColleagues: () => Promise.resolve([]),
  inviteColleague: jest.fn(),
  changeRole: jest.fn(() => Promise.resolve()),
  removeColleague: jest.fn(() => Promise.resolve()),
}));

describe("the invitation", () => {
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
});

const colleague = (id: string, role: string): Colleague => ({
  user_id: id,
  name: `Name ${id}`,
  role,
  email: `${id}@house.example`,
  created_at: "",
  last_sign_in_at: null,
  version: 4,
});
const renderTable = (colleagues: readonly Colleague[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TeamTable colleagues={colleagues} />
    </QueryClientProvider>,
  );
const rowOf = (id: string) => within(screen.getByRole("row", { name: new RegExp(`Name ${id}`) }));

describe("the table", () => {
  const team = [colleague("1", "owner"), colleague("2", "owner"), colleague("3", "editor")];
  /** The button of a row. Its name says whom the action is for, because every row has such a button. */
  const opener = (id: string, label: string) => rowOf(id).getByRole("button", { name: `${label}: Name ${id}` });

  /** Confirms or cancels the dialog of a button. jsdom does not open dialogs, so the dialog's form is submitted directly. */
  const answerDialog = (id: string, label: string, answer: "yes" | "no") => {
    const form = opener(id, label).nextElementSibling!.querySelector("form")!;
    const submitter = form.querySelector<HTMLElement>(`[value=${answer}]`);
    fireEvent(form, new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
  };

  beforeEach(() => {
    for (const mock of [changeRole, removeColleague, refreshMember]) jest.mocked(mock).mockClear();
    renderTable(team);
  });

  test("changes a role only after confirmation", async () => {
    expect(screen.queryByRole("combobox")).toBeNull();
    answerDialog("3", "team.make.owner", "no");
    expect(changeRole).not.toHaveBeenCalled();
    answerDialog("3", "team.make.owner", "yes");
    await waitFor(() => expect(changeRole).toHaveBeenCalledWith({ userId: "3", version: 4, role: "owner" }));
    expect(refreshMember).not.toHaveBeenCalled();
  });

  test("updates the session at once when members change their own role", async () => {
    answerDialog("1", "team.make.editor", "yes");
    await waitFor(() => expect(refreshMember).toHaveBeenCalledTimes(1));
    expect(changeRole).toHaveBeenCalledWith({ userId: "1", version: 4, role: "editor" });
  });

  test("moves the focus to the next colleague after one was removed", async () => {
    opener("2", "subscribers.remove").focus();
    answerDialog("2", "subscribers.remove", "yes");
    await waitFor(() => expect(document.activeElement).toBe(opener("3", "subscribers.remove")));
    expect(removeColleague).toHaveBeenCalledWith({ userId: "2", version: 4 });
  });

  test("changing a role twice in a row sends the new version the second time", async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(["team"], team);
    document.body.replaceChildren();
    const Kept = () => <TeamTable colleagues={useQuery({ queryKey: ["team"], queryFn: () => team }).data ?? []} />;
    const invalidate = jest.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
    render(
      <QueryClientProvider client={queryClient}>
        <Kept />
      </QueryClientProvider>,
    );
    answerDialog("3", "team.make.owner", "yes");
    await waitFor(() => expect(opener("3", "team.make.editor")).toBeTruthy());
    answerDialog("3", "team.make.editor", "yes");
    await waitFor(() => expect(changeRole).toHaveBeenLastCalledWith({ userId: "3", version: 5, role: "editor" }));
    expect(invalidate).toHaveBeenCalled();
  });
});

test("the only owner can neither become an editor nor be removed, and the table says why", () => {
  renderTable([colleague("1", "owner"), colleague("2", "editor")]);
  expect(rowOf("1").queryByRole("button")).toBeNull();
  expect(rowOf("1").getByText("team.lastOwner")).toBeTruthy();
  expect(rowOf("2").getAllByRole("button", { name: /^(team\.make\.owner|subscribers\.remove):/ })).toHaveLength(2);
});

const owner = { role: "owner" };
const editor = { role: "editor" };

test("a colleague is the last owner if no other owner is left", () => {
  expect(isLastOwner(owner, [owner, editor])).toBe(true);
  expect(isLastOwner(owner, [owner, owner])).toBe(false);
  expect(isLastOwner(editor, [owner, editor])).toBe(false);
});
