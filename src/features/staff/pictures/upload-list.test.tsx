/** @jest-environment jsdom */
import { act, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { signedIn } from "../../../../tests/support/staff-rows";
import { BackendError } from "../api/backend-error";
import { sendFile } from "../api/picture-files";
import { sessionStore } from "../session/session-state";
import { type Stage, type UploadItem, newItem } from "./upload/upload-item";
import { listUploadIds, loadUpload } from "./upload/upload-storage";
import { blobs, uploadStore } from "./upload/upload-work";
import { UploadList, useReconnect } from "./upload-list";

let ended = true;
beforeAll(() => sessionStore.set(signedIn("1")));
let online = true;
const onUploaded = jest.fn();

jest.mock("../../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../session/session-state", () => ({
  ...jest.requireActual<object>("../session/session-state"),
  useSession: () => ({ ...signedIn("1"), ended }),
}));
jest.mock("./upload/upload-storage", () => ({
  ...jest.requireActual<object>("./upload/upload-storage"),
  saveUpload: () => Promise.resolve(),
  deleteUpload: () => Promise.resolve(),
  loadUpload: jest.fn(),
  listUploadIds: jest.fn(),
}));
jest.mock("../api/picture-files", () => ({
  ...jest.requireActual<object>("../api/picture-files"),
  sendFile: jest.fn(),
}));
jest.mock("../api/pictures", () => ({
  ...jest.requireActual<object>("../api/pictures"),
  addPicture: jest.fn(),
  hasPicture: jest.fn(),
  findDigest: jest.fn(),
}));

const stoppedBy = (trouble: "offline" | "signedOut" | "refused"): Stage => ({ name: "stopped", trouble, sent: 4 });

const item = (id: string, stage: Stage): UploadItem => ({
  ...newItem(id, `${id}.jpg`, "bedroom", "1"),
  digest: id,
  ready: { path: `2026/${id}.jpg`, contentType: "image/jpeg", bytes: 10, width: 3, height: 2 },
  stage,
});

const stages = () => Object.fromEntries(uploadStore.get().map(({ id, stage }) => [id, stage.name]));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Simulates a reload of the tab with these uploads. */
const afterReload = (...items: readonly UploadItem[]) => {
  jest.mocked(listUploadIds).mockResolvedValue(items.map(({ id }) => id));
  jest.mocked(loadUpload).mockImplementation((id) => {
    const found = items.find((one) => one.id === id);
    return Promise.resolve(found && { item: found, blob: new Blob(["0123456789"]) });
  });
};

beforeAll(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});

test("after a reload, resumes uploads whose reason to stop is gone, and retries a failing server with longer pauses", async () => {
  afterReload(
    item("offline", stoppedBy("offline")),
    item("signed-out", stoppedBy("signedOut")),
    item("refused", stoppedBy("refused")),
    item("paused", { name: "paused", sent: 4 }),
  );
  jest
    .mocked(sendFile)
    .mockImplementation(({ path }) =>
      path.includes("offline") ? Promise.reject(new BackendError("", 0, "")) : Promise.resolve(),
    );
  const { rerender } = renderHook(() => useReconnect(onUploaded));
  await pass(0);
  expect(stages()).toEqual({ offline: "stopped", "signed-out": "stopped", refused: "stopped", paused: "paused" });
  expect(jest.mocked(sendFile).mock.calls.map(([{ path }]) => path)).toEqual(["2026/offline.jpg"]);
  ended = false;
  rerender();
  await pass(0);
  expect(stages()).toEqual({ offline: "stopped", "signed-out": "done", refused: "stopped", paused: "paused" });

  const attempts = () => jest.mocked(sendFile).mock.calls.length;
  jest.mocked(sendFile).mockClear();
  await pass(10_000);
  expect(attempts()).toBe(1);
  await pass(10_000);
  expect(attempts()).toBe(1);
  await pass(10_000);
  expect(attempts()).toBe(2);

  online = false;
  await pass(400_000);
  expect(attempts()).toBe(2);
  online = true;
  jest.mocked(sendFile).mockResolvedValue();
  await pass(160_000);
  expect(stages()["offline"]).toBe("done");
  expect(onUploaded).toHaveBeenCalledTimes(2);
});

test("resumes uploads as soon as the connection is back, and notifies the page", async () => {
  const { result } = renderHook(() => useReconnect(onUploaded));
  blobs.set("late", new Blob(["0123456789"]));
  uploadStore.set([item("late", stoppedBy("offline"))]);
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(0);
  expect(stages()).toEqual({ late: "done" });
  expect(result.current).toBe(1);
});

describe("the list", () => {
  beforeEach(() => {
    jest.mocked(sendFile).mockImplementation(() => new Promise(() => {}));
  });

  const list = (...stages: readonly Stage[]) => {
    uploadStore.set(
      stages.map((stage, index) => ({ ...newItem(String(index), `${index}.jpg`, "bedroom", "1"), stage })),
    );
    render(<UploadList />);
  };
  const button = (name: string) => screen.getByRole("button", { name });
  /** Focuses and presses a button, as with the keyboard. */
  const press = async (name: string) => {
    const pressed = button(name);
    pressed.focus();
    await act(() => Promise.resolve(fireEvent.click(pressed)));
    return pressed;
  };

  test("the focus stays on the button while its action changes between pause, resume, try again, add again and hide", async () => {
    list({ name: "sending", sent: 0 });
    const pressed = await press("pictures.action.pause: 0.jpg");
    expect(document.activeElement).toBe(button("pictures.action.resume: 0.jpg"));
    expect(document.activeElement).toBe(pressed);
    for (const [stage, label] of [
      [{ name: "stopped", trouble: "refused", sent: 0 }, "common.tryAgain"],
      [{ name: "duplicate", path: "there.jpg" }, "pictures.action.again"],
      [{ name: "preparing" }, "pictures.action.pause"],
      [{ name: "done" }, "pictures.action.hide"],
    ] as const) {
      act(() => uploadStore.set(uploadStore.get().map((item) => ({ ...item, stage }))));
      expect(document.activeElement).toBe(button(`${label}: 0.jpg`));
    }
  });

  test("cancelling a file moves the focus to the next one", async () => {
    list({ name: "paused", sent: 0 }, { name: "paused", sent: 0 });
    await press("pictures.action.cancel: 0.jpg");
    expect(screen.queryByText("0.jpg")).toBeNull();
    expect(document.activeElement).toBe(screen.getByText("1.jpg").closest("li"));
  });

  test("the focus moves from cancel to the button before it when the upload completes", () => {
    list({ name: "sending", sent: 0 });
    act(() => button("pictures.action.cancel: 0.jpg").focus());
    act(() => uploadStore.set(uploadStore.get().map((item) => ({ ...item, stage: { name: "done" } }))));
    expect(document.activeElement).toBe(button("pictures.action.hide: 0.jpg"));
  });

  test("a change of state is announced with the name of its file", () => {
    list({ name: "done" }, { name: "stopped", trouble: "refused", sent: 0 });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual([
      "0.jpg: pictures.stage.done",
      "1.jpg: pictures.failure.refused",
    ]);
  });
});
