/** @jest-environment jsdom */
import { settle } from "../../../../../tests/support/settle";
import type { FileUpload } from "../../api/picture-files";
import { type UploadItem, newItem } from "./upload-item";
import type * as Store from "./upload-queue";

/** Shared by all tabs of the browser: the stored files and the backend. */
const mockKept = new Map<string, { readonly item: UploadItem; readonly blob: Blob }>();
const mockSend = jest.fn<Promise<void>, [FileUpload]>();
const mockAdd = jest.fn();
let mockDigest = (name: string) => Promise.resolve(name);

jest.mock("./upload-storage", () => ({
  ...jest.requireActual<object>("./upload-storage"),
  saveUpload: (item: UploadItem, blob: Blob) => Promise.resolve(mockKept.set(item.id, { item, blob })),
  deleteUpload: (id: string) => Promise.resolve(mockKept.delete(id)),
  loadUpload: (id: string) => Promise.resolve(mockKept.get(id)),
  listUploadIds: () => Promise.resolve([...mockKept.keys()]),
}));
jest.mock("../../api/picture-files", () => ({
  ...jest.requireActual<object>("../../api/picture-files"),
  sendFile: (sending: FileUpload) => mockSend(sending),
}));
jest.mock("../../api/pictures", () => ({
  ...jest.requireActual<object>("../../api/pictures"),
  addPicture: (picture: unknown) => Promise.resolve(mockAdd(picture)),
  hasPicture: () => Promise.resolve(false),
  findDigest: () => Promise.resolve(undefined),
}));

jest.mock("../prepare/file-names", () => ({
  ...jest.requireActual<object>("../prepare/file-names"),
  digestOf: ({ name }: File) => mockDigest(name),
}));
jest.mock("../prepare/prepare-picture", () => ({
  ...jest.requireActual<object>("../prepare/prepare-picture"),
  preparePicture: (blob: Blob) =>
    Promise.resolve({ blob, contentType: "image/jpeg", ending: "jpg", width: 3, height: 2, notes: [] }),
}));

/** Stands in for the Web Locks API: a request for a held lock waits for its release. */
const createLocks = () => {
  const last = new Map<string, Promise<void>>();
  const request = (name: string, hold: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(hold);
    last.set(name, turn);
    return turn;
  };
  return { request };
};

const item = (id: string): UploadItem => ({
  ...newItem(id, `${id}.jpg`, "bedroom"),
  digest: id,
  ready: { path: `2026/${id}.jpg`, contentType: "image/jpeg", bytes: 10, width: 3, height: 2 },
});
const keep = (one: UploadItem) => mockKept.set(one.id, { item: one, blob: new Blob(["0123456789"]) });

/** Whether no tab holds the lock of an upload. */
const isFree = async (id: string) => {
  let free = false;
  void shared.request(`upload-${id}`, () => {
    free = true;
    return Promise.resolve();
  });
  await settle();
  return free;
};

/** Opens another tab with its own instances of the modules. */
const openTab = async () => {
  let store: typeof Store | undefined;
  await jest.isolateModulesAsync(async () => {
    store = await import("./upload-queue");
  });
  const {
    uploadStore,
    restoreUploads,
    addFiles,
    resumeUploads: goOn,
    resumeUpload,
    pauseUpload,
    removeUpload,
  } = store!;
  return {
    shown: () => uploadStore.get().map(({ name, stage }) => `${name} ${stage.name}`),
    ids: () => uploadStore.get().map(({ id }) => id),
    restore: () => restoreUploads(jest.fn(), (one) => goOn("online", [one])),
    choose: (...names: string[]) =>
      addFiles(
        names.map((name) => new File(["0123456789"], name)),
        "bedroom",
      ),
    pauseUpload,
    resumeUpload,
    removeUpload,
  };
};

let arrive: () => void;
let shared: ReturnType<typeof createLocks>;
beforeEach(() => {
  mockKept.clear();
  mockAdd.mockReset();
  mockSend.mockReset();
  mockSend.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  shared = createLocks();
  Object.defineProperty(navigator, "locks", { value: shared, configurable: true });
});
afterAll(() => Reflect.deleteProperty(navigator, "locks"));

test("only one of two tabs that find the same upload sends it, and only once", async () => {
  keep(item("a"));
  const tabs = [await openTab(), await openTab()];
  for (const tab of tabs) tab.restore();
  await settle();
  expect(tabs.map(({ shown }) => shown())).toEqual([["a.jpg waiting"], []]);
  arrive();
  await settle();
  expect(tabs.map(({ shown }) => shown())).toEqual([["a.jpg done"], []]);
  expect(mockSend).toHaveBeenCalledTimes(1);
  expect(mockAdd).toHaveBeenCalledTimes(1);
  expect(await isFree("a")).toBe(true);
});

test("a file that is chosen twice at once is sent once, and the second is reported as a duplicate", async () => {
  const tab = await openTab();
  await tab.choose("e.jpg", "e.jpg");
  await settle();
  expect(mockSend).toHaveBeenCalledTimes(1);
  expect(tab.shown().sort()).toEqual(["e.jpg duplicate", "e.jpg preparing"]);
});

test("a file that was moved since it was chosen is reported as unreadable, and not as a lost connection", async () => {
  const before = mockDigest;
  mockDigest = () => Promise.reject(new DOMException("Moved", "NotFoundError"));
  const tab = await openTab();
  await tab.choose("g.jpg");
  await settle();
  mockDigest = before;
  expect([...mockKept.values()][0]?.item.stage).toMatchObject({ name: "stopped", trouble: "unreadable" });
});

test("an upload stays in the tab where it was chosen, also while paused, and is deleted when cancelled", async () => {
  const first = await openTab();
  await first.choose("b.jpg");
  const second = await openTab();
  second.restore();
  await settle();
  const [id] = first.ids();
  expect(await isFree(id!)).toBe(false);
  first.pauseUpload(id!);
  await settle();
  expect(first.shown()).toEqual(["b.jpg paused"]);
  expect(second.shown()).toEqual([]);
  first.removeUpload(id!);
  await settle();
  expect(second.shown()).toEqual([]);
  expect(await isFree(id!)).toBe(true);
  expect(mockSend).toHaveBeenCalledTimes(1);
});

test("when a tab is closed, another tab takes over its uploads in their last state", async () => {
  let close = () => {};
  void shared.request("upload-c", () => new Promise((resolve) => (close = resolve)));
  keep(item("c"));
  const tab = await openTab();
  tab.restore();
  await settle();
  expect(tab.shown()).toEqual([]);
  keep({ ...item("c"), address: "/files/c", stage: { name: "stopped", trouble: "offline", sent: 4 } });
  close();
  await settle();
  expect(tab.shown()).toEqual(["c.jpg waiting"]);
  expect(mockSend.mock.calls.map(([{ address }]) => address)).toEqual(["/files/c"]);
});

test("an upload that an unexpected error stopped can be tried again, and the error is in the console", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  const bug = new TypeError("x is not a function");
  mockSend.mockRejectedValueOnce(bug);
  keep(item("f"));
  const tab = await openTab();
  tab.restore();
  await settle();
  expect(mockKept.get("f")?.item.stage).toMatchObject({ name: "stopped", trouble: "other" });
  expect(warn).toHaveBeenCalledWith(expect.any(String), bug);
  tab.resumeUpload("f");
  await settle();
  arrive();
  await settle();
  expect(tab.shown()).toEqual(["f.jpg done"]);
});

test("a browser without the Web Locks API restores interrupted uploads", async () => {
  Reflect.deleteProperty(navigator, "locks");
  keep(item("d"));
  const tab = await openTab();
  tab.restore();
  await settle();
  expect(tab.shown()).toEqual(["d.jpg waiting"]);
});
