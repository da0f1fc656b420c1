import { testEnvironment } from "../../tests/support/services.ts";
import { type Storage, createStorage } from "./storage.ts";

const unavailable = { name: "Failure", code: "unavailable" };

describe.each<[string, (storage: Storage) => Promise<unknown>]>([
  ["download", (storage) => storage.download("room/bed.jpg")],
  ["readStart", (storage) => storage.readStart("room/bed.jpg", 10)],
  ["remove", (storage) => storage.remove(["room/bed.jpg"])],
])("%s", (_, use) => {
  afterEach(() => jest.restoreAllMocks());

  test("reports a storage that cannot be reached as unavailable", async () => {
    const storage = createStorage(testEnvironment(), () => Promise.reject(new TypeError("fetch failed")));
    await expect(use(storage)).rejects.toMatchObject(unavailable);
  });

  test("waits at most fifteen seconds for the storage", async () => {
    const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const storage = createStorage(testEnvironment(), (_url, init) =>
      init?.signal?.aborted === true ? Promise.reject(new Error("aborted")) : Promise.resolve(new Response()),
    );
    await expect(use(storage)).rejects.toMatchObject(unavailable);
    expect(limit).toHaveBeenCalledWith(15_000);
  });
});

test("a file that is already gone counts as deleted, and the others are deleted", async () => {
  const deleted: string[] = [];
  const storage = createStorage(testEnvironment(), (url) => {
    deleted.push(new URL(url as string).pathname);
    return Promise.resolve(new Response(null, { status: deleted.length === 1 ? 404 : 200 }));
  });
  await storage.remove(["gone.jpg", "room/bed.jpg"]);
  expect(deleted).toEqual(["/storage/v1/object/uploads/gone.jpg", "/storage/v1/object/uploads/room/bed.jpg"]);
});
