/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "../api/query";
import { toastStore } from "../../../lib/notifications/toast-store";
import { pictureRow } from "../../../../tests/support/staff-rows";
import { BackendError, conflict } from "../api/backend-error";
import { type Picture, changePicture, listPictures, orderPictures, pictureOf } from "../api/pictures";
import { saveDraft, readDraft } from "./drafts";
import { picturesQueryKey, useChangePicture, useOrderPictures, usePictures } from "./use-pictures";

jest.mock("../api/pictures", () => ({
  ...jest.requireActual<object>("../api/pictures"),
  changePicture: jest.fn(),
  listPictures: jest.fn(),
  orderPictures: jest.fn(),
}));

const picture = (id: string, altEn = "", version = 1): Picture => pictureOf(pictureRow(id, { alt_en: altEn, version }));

/** Calls to the backend that the test completes itself. */
const calls = <Value,>() => {
  const open: { resolve: (value: Value) => void; reject: (error: Error) => void }[] = [];
  const call = () => new Promise<Value>((resolve, reject) => open.push({ resolve, reject }));
  return { open, call };
};

/** Runs an action and waits for its immediate effects. */
const perform = (action: () => void) =>
  act(() => {
    action();
    return Promise.resolve();
  });

/** Renders the hooks of the page with the list a, b, c. */
const renderPage = async () => {
  const queryClient = createQueryClient();
  jest.mocked(listPictures).mockReset();
  jest.mocked(listPictures).mockResolvedValueOnce(["a", "b", "c"].map((id) => picture(id)));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const usePage = () => ({ list: usePictures(), order: useOrderPictures(), change: useChangePicture() });
  const { result } = renderHook(usePage, { wrapper });
  await waitFor(() => expect(result.current.list.data).toHaveLength(3));
  return {
    order: (...ids: string[]) => perform(() => result.current.order(ids)),
    change: (id: string, altEn: string, published?: true) =>
      perform(() => void result.current.change(id, { altEn, published })),
    shown: () => result.current.list.data?.map(({ id }) => id).join(""),
    altText: (id: string) =>
      queryClient.getQueryData<Picture[]>(picturesQueryKey)?.find((each) => each.id === id)?.altEn,
    list: () => queryClient.getQueryData<Picture[]>(picturesQueryKey),
    refresh: () => perform(() => void queryClient.invalidateQueries({ queryKey: picturesQueryKey })),
  };
};

let { open, call } = calls<undefined>();
beforeEach(() => {
  ({ open, call } = calls<undefined>());
  jest.mocked(orderPictures).mockReset();
  jest.mocked(orderPictures).mockImplementation(call);
});

test("shows moves at once, sends them one after another, and reloads the list after the last one", async () => {
  const { order, shown } = await renderPage();
  await order("b", "a", "c");
  await order("b", "c", "a");
  await waitFor(() => expect(shown()).toBe("bca"));
  expect(jest.mocked(orderPictures).mock.calls.map(([ids]) => ids.join(""))).toEqual(["bac"]);
  jest.mocked(listPictures).mockResolvedValue(["b", "c", "a", "d"].map((id) => picture(id)));
  await perform(() => open[0]?.resolve(undefined));
  await waitFor(() => expect(orderPictures).toHaveBeenCalledTimes(2));
  expect(listPictures).toHaveBeenCalledTimes(1);
  expect(shown()).toBe("bca");
  await perform(() => open[1]?.resolve(undefined));
  await waitFor(() => expect(shown()).toBe("bcad"));
});

test("a move that fails does not undo a later one", async () => {
  const { order, shown } = await renderPage();
  await order("b", "a", "c");
  await order("b", "c", "a");
  await perform(() => open[0]?.reject(new Error("no")));
  await waitFor(() => expect(orderPictures).toHaveBeenCalledTimes(2));
  expect(shown()).toBe("bca");
  expect(toastStore.get()?.tone).toBe("error");
});

test("reverts the last move when it fails, and keeps a text saved meanwhile", async () => {
  const { order, change, shown, altText } = await renderPage();
  await order("c", "a", "b");
  jest.mocked(changePicture).mockResolvedValue(picture("a", "A bed"));
  await change("a", "A bed");
  await waitFor(() => expect(altText("a")).toBe("A bed"));
  jest.mocked(listPictures).mockReturnValue(new Promise(() => {}));
  await perform(() => open[0]?.reject(new Error("no")));
  await waitFor(() => expect(shown()).toBe("abc"));
  expect(altText("a")).toBe("A bed");
});

test("a list requested before a text was saved does not bring back the old text", async () => {
  const { change, refresh, altText } = await renderPage();
  const old = calls<readonly Picture[]>();
  jest.mocked(listPictures).mockImplementationOnce(old.call);
  await refresh();
  jest.mocked(listPictures).mockResolvedValue([picture("a", "A bed")]);
  jest.mocked(changePicture).mockResolvedValue(picture("a", "A bed"));
  await change("a", "A bed");
  await waitFor(() => expect(listPictures).toHaveBeenCalledTimes(3));
  await perform(() => old.open[0]?.resolve([picture("a")]));
  await waitFor(() => expect(altText("a")).toBe("A bed"));
});

test("sends changes one after another, so that the last change wins", async () => {
  const { change, altText } = await renderPage();
  const answers = calls<Picture>();
  jest.mocked(changePicture).mockReset();
  jest.mocked(changePicture).mockImplementation(answers.call);
  await change("a", "A bed");
  await change("a", "A bed and a chair");
  expect(changePicture).toHaveBeenCalledTimes(1);
  await perform(() => answers.open[0]?.resolve(picture("a", "A bed", 2)));
  await waitFor(() => expect(changePicture).toHaveBeenCalledTimes(2));
  expect(changePicture).toHaveBeenLastCalledWith("a", 2, { altEn: "A bed and a chair" });
  await perform(() => answers.open[1]?.resolve(picture("a", "A bed and a chair")));
  await waitFor(() => expect(altText("a")).toBe("A bed and a chair"));
});

test("a change that fails does not hold back the next one", async () => {
  const { change, altText } = await renderPage();
  jest.mocked(changePicture).mockReset();
  jest.mocked(changePicture).mockRejectedValueOnce(new Error("no"));
  jest.mocked(changePicture).mockResolvedValueOnce(picture("a", "A chair"));
  await change("a", "A bed");
  await change("a", "A chair");
  await waitFor(() => expect(altText("a")).toBe("A chair"));
});

test("deletes the draft of a text once it is saved or published, unless the draft has changed since", async () => {
  const { change } = await renderPage();
  const answers = calls<Picture>();
  jest.mocked(changePicture).mockReset();
  jest.mocked(changePicture).mockImplementation(answers.call);
  saveDraft("a", "altEn", "A bed ");
  saveDraft("b", "altEn", "A bath");
  await change("a", "A bed", true);
  await change("b", "A bath", true);
  saveDraft("b", "altEn", "A bath of marble");
  await perform(() => answers.open[0]?.resolve(picture("a", "A bed")));
  await waitFor(() => expect(readDraft("a")).toEqual({}));
  await waitFor(() => expect(answers.open).toHaveLength(2));
  await perform(() => answers.open[1]?.resolve(picture("b", "A bath")));
  expect(readDraft("b")).toEqual({ altEn: "A bath of marble" });
});

test("keeps the draft of a text that could not be saved", async () => {
  const { change } = await renderPage();
  jest.mocked(changePicture).mockReset();
  jest.mocked(changePicture).mockRejectedValueOnce(new Error("no"));
  saveDraft("c", "altEn", "A door");
  await change("c", "A door");
  await waitFor(() => expect(toastStore.get()?.tone).toBe("error"));
  expect(readDraft("c")).toEqual({ altEn: "A door" });
});

describe("when a colleague has changed the picture first", () => {
  const refused = () => Promise.reject(new BackendError(conflict, 404, ""));
  beforeEach(() => {
    toastStore.set(null);
    jest.mocked(changePicture).mockReset();
    jest.mocked(changePicture).mockImplementationOnce(refused);
  });

  test("sends the change again for the new version if they changed another field, and keeps their change", async () => {
    const { change, altText, list } = await renderPage();
    const theirs = { ...picture("a", "", 2), category: "kitchen" } as const;
    jest.mocked(listPictures).mockResolvedValue([theirs]);
    jest.mocked(changePicture).mockResolvedValueOnce({ ...theirs, altEn: "A bed", version: 3 });
    await change("a", "A bed");
    await waitFor(() => expect(altText("a")).toBe("A bed"));
    expect(jest.mocked(changePicture).mock.calls.map(([, version]) => version)).toEqual([1, 2]);
    expect(list()?.[0]).toMatchObject({ category: "kitchen", version: 3 });
    expect(toastStore.get()).toBeNull();
  });

  test("refuses the change if they changed the same field, and shows theirs", async () => {
    const { change, altText } = await renderPage();
    jest.mocked(listPictures).mockResolvedValue([picture("a", "The bed", 2)]);
    await change("a", "A bed");
    await waitFor(() => expect(toastStore.get()).toMatchObject({ key: "staff.failure.changed", tone: "error" }));
    expect(altText("a")).toBe("The bed");
    expect(changePicture).toHaveBeenCalledTimes(1);
  });

  test("reverts a move if they changed the order, and shows theirs", async () => {
    const { order, shown } = await renderPage();
    await order("b", "a", "c");
    expect(orderPictures).toHaveBeenCalledWith(["b", "a", "c"], ["a", "b", "c"]);
    jest.mocked(listPictures).mockResolvedValue(["c", "a", "b"].map((id) => picture(id)));
    await perform(() => open[0]?.reject(new BackendError(conflict, 409, "")));
    await waitFor(() => expect(shown()).toBe("cab"));
    expect(toastStore.get()).toMatchObject({ key: "staff.failure.changed", tone: "error" });
  });
});
