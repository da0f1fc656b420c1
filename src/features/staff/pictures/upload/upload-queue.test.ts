/** @jest-environment jsdom */
import { settle } from "../../../../../tests/support/promises";
import { signedIn } from "../../../../../tests/support/staff-rows";
import type { FileUpload } from "../../api/picture-files";
import { type UploadItem, newItem } from "./upload-item";
import type * as Sessions from "../../session/session-state";
import type * as Store from "./upload-queue";
import type * as Work from "./upload-work";

/** Shared by all tabs of the browser: the stored files and the backend. */
const mockKept = new Map<string, { readonly item: UploadItem; readonly blob: Blob }>();
const mockSend = jest.fn<Promise<void>, [FileUpload]>();
const mockAdd = jest.fn();
let mockPrepare = () => Promise.resolve();
let mockDigest = (name: string) => Promise.resolve(name);

jest.mock("./upload-storage", () => ({
  ...jest.requireActual<object>("./upload-storage"),
  saveUpload: (item: UploadItem, blob: Blob) => Promise.resolve(mockKept.set(item.id, { item, blob })),
  deleteUpload: (id: string) => Promise.resolve(mockKept.delete(id)),
  loadUpload: (id: string) => Promise.resolve(mockKept.get(id)),
  listUploadIds: () => Promise.resolve([...mockKept.keys()]),
}));
// The package is not needed, as nothing is sent. Every tab would load it, and its Node build adds process listeners on each load.
jest.mock("tus-js-client", () => ({}));
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
    mockPrepare().then(() => ({ blob, contentType: "image/jpeg", ending: "jpg", width: 3, height: 2, notes: [] })),
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
  ...newItem(id, `${id}.jpg`, "bedroom", "1"),
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

/** Opens another tab, in which the member “1” is signed in, with its own instances of the modules. */
const openTab = async () => {
  let store: typeof Store | undefined;
  let work: typeof Work | undefined;
  let sessions: typeof Sessions | undefined;
  await jest.isolateModulesAsync(async () => {
    store = await import("./upload-queue");
    work = await import("./upload-work");
    sessions = await import("../../session/session-state");
  });
  const { sessionStore } = sessions!;
  sessionStore.set(signedIn("1"));
  const { blobs, uploadStore } = work!;
  const { restoreUploads, addFiles, resumeUploads: goOn, resumeUpload, pauseUpload, removeUpload } = store!;
  return {
    shown: () => uploadStore.get().map(({ name, stage }) => `${name} ${stage.name}`),
    ids: () => uploadStore.get().map(({ id }) => id),
    /** The number of files whose bytes the tab holds. */
    bytes: () => blobs.size,
    restore: () => restoreUploads(jest.fn(), (one) => goOn("online", [one])),
    choose: (...names: string[]) =>
      addFiles(
        names.map((name) => new File(["0123456789"], name)),
        "bedroom",
      ),
    pauseUpload,
    resumeUpload,
    removeUpload,
    signIn: (member: string) => sessionStore.set(signedIn(member)),
    signOut: () => sessionStore.set({ phase: "signedOut" }),
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

test("if two tabs find the same stored upload, only one of them sends it, and only once", async () => {
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

test("a file that is chosen twice at once is sent once, and reported as a duplicate the second time", async () => {
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

test("an upload stays in the tab where its file was chosen, even while paused, and is deleted when cancelled", async () => {
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

test("after signing out, an upload waits for its own member: another member neither sends nor restores it", async () => {
  const tab = await openTab();
  await tab.choose("h.jpg");
  await settle();
  const [id = ""] = tab.ids();
  tab.pauseUpload(id);
  arrive();
  await settle();
  tab.signOut();
  tab.signIn("2");
  tab.resumeUpload(id);
  tab.restore();
  const other = await openTab();
  other.signIn("2");
  other.restore();
  await settle();
  expect(mockSend).toHaveBeenCalledTimes(1);
  expect(other.shown()).toEqual([]);
  tab.signIn("1");
  tab.resumeUpload(id);
  await settle();
  arrive();
  await settle();
  expect(mockAdd).toHaveBeenCalledTimes(1);
  expect(tab.shown()).toEqual(["h.jpg done"]);
});

test("a file is not a duplicate of an upload that waits for another member", async () => {
  const tab = await openTab();
  await tab.choose("i.jpg");
  await settle();
  tab.pauseUpload(tab.ids()[0] ?? "");
  tab.signIn("2");
  await tab.choose("i.jpg");
  await settle();
  arrive();
  await settle();
  expect(tab.shown()).toEqual(["i.jpg paused", "i.jpg done"]);
});

test("the picture of an upload is not added in the name of a member who signed in while it was being sent", async () => {
  const tab = await openTab();
  await tab.choose("i.jpg");
  await settle();
  tab.signIn("2");
  arrive();
  await settle();
  expect(mockAdd).not.toHaveBeenCalled();
  expect(tab.shown()).toEqual(["i.jpg stopped"]);
});

test("an upload that is cancelled while it is prepared is not stored again", async () => {
  let prepared = () => {};
  mockPrepare = () => new Promise((resolve) => (prepared = resolve));
  const tab = await openTab();
  await tab.choose("j.jpg");
  await settle();
  tab.removeUpload(tab.ids()[0]!);
  mockPrepare = () => Promise.resolve();
  prepared();
  await settle();
  expect(tab.bytes()).toBe(0);
  expect(mockKept.size).toBe(0);
  expect(mockSend).not.toHaveBeenCalled();
});

test("an upload that is cancelled when its file has just been sent adds no picture", async () => {
  const tab = await openTab();
  await tab.choose("k.jpg");
  await settle();
  tab.removeUpload(tab.ids()[0]!);
  arrive();
  await settle();
  expect(mockAdd).not.toHaveBeenCalled();
});

test("a browser without the Web Locks API restores interrupted uploads", async () => {
  Reflect.deleteProperty(navigator, "locks");
  keep(item("d"));
  const tab = await openTab();
  tab.restore();
  await settle();
  expect(tab.shown()).toEqual(["d.jpg waiting"]);
});
