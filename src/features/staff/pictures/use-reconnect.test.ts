/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { signedIn } from "../../../../tests/support/staff-rows";
import { BackendError } from "../api/backend-error";
import { sendFile } from "../api/picture-files";
import { sessionStore } from "../session/session-state";
import { type Stage, type UploadItem, newItem } from "./upload/upload-item";
import { listUploadIds, loadUpload } from "./upload/upload-storage";
import { blobs, uploadStore } from "./upload/upload-work";
import { useReconnect } from "./use-reconnect";

let ended = true;
beforeAll(() => sessionStore.set(signedIn("1")));
let online = true;
const onArrival = jest.fn();

jest.mock("../session/session-state", () => ({
  ...jest.requireActual<object>("../session/session-state"),
  useSession: () => ({ phase: "staff", ended }),
}));
jest.mock("./upload/upload-storage", () => ({
  ...jest.requireActual<object>("./upload/upload-storage"),
  saveUpload: jest.fn(),
  deleteUpload: jest.fn(),
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
  const { rerender } = renderHook(() => useReconnect(onArrival));
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
  expect(onArrival).toHaveBeenCalledTimes(2);
});

test("resumes uploads as soon as the connection is back, and notifies the page", async () => {
  const { result } = renderHook(() => useReconnect(onArrival));
  blobs.set("late", new Blob(["0123456789"]));
  uploadStore.set([item("late", stoppedBy("offline"))]);
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(0);
  expect(stages()).toEqual({ late: "done" });
  expect(result.current).toBe(1);
});
