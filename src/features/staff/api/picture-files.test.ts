/** @jest-environment jsdom */
import { DetailedError, type UploadOptions } from "tus-js-client";
import { BackendError } from "./backend-error";
import { fetchCopy, sendFile } from "./picture-files";

let session: object = { data: { session: { access_token: "token" } }, error: null };
/** The database's response to the request for the member's role. */
let role: object = { data: "owner", error: null, status: 200 };
const mockRpc = jest.fn((_name: string) => Promise.resolve(role));
jest.mock("../../../lib/backend/supabase-client", () => ({
  loadSupabase: () =>
    Promise.resolve({
      auth: {
        getSession: () => Promise.resolve(session),
        refreshSession: () => Promise.resolve({ error: { name: "AuthSessionMissingError" } }),
      },
      rpc: mockRpc,
    }),
}));
let options: UploadOptions;
jest.mock("tus-js-client", () => ({
  ...jest.requireActual<object>("tus-js-client"),
  Upload: class {
    constructor(_: Blob, given: UploadOptions) {
      options = given;
    }
    readonly start = () => undefined;
    readonly abort = () => Promise.resolve();
  },
}));

const request = { setHeader: jest.fn() };
/** The upload client's error for a request without a response. */
const uploadError = (causingError: unknown) => Object.assign(new DetailedError("failed"), { causingError });

const send = (controller = new AbortController()) =>
  sendFile({
    path: "2026/a.jpg",
    blob: new Blob(["a"]),
    contentType: "image/jpeg",
    address: undefined,
    signal: controller.signal,
    onAddress: () => undefined,
    onProgress: () => undefined,
  });

test("an upload request without a response counts as a lost connection, but an error thrown by code does not", async () => {
  const failureAfter = (error: Error) => {
    const sent = send();
    options.onError?.(error);
    return sent.catch((reason: unknown) => reason);
  };
  expect(await failureAfter(uploadError(new ProgressEvent("error")))).toMatchObject({
    name: "BackendError",
    status: 0,
    message: "failed",
  });
  const bug = new TypeError("x is not a function");
  expect(await failureAfter(uploadError(bug))).toBe(bug);
  const signedOut = new BackendError("", 401, "");
  expect(await failureAfter(uploadError(signedOut))).toBe(signedOut);
});

test.each([
  ["the session has ended", { data: null, error: { message: "This session has ended." }, status: 401 }, 401],
  ["the storage fails", { data: "owner", error: null, status: 200 }, 500],
  ["the whole backend fails", { data: null, error: { message: "unavailable" }, status: 503 }, 503],
])("after status 500 from the storage, a request to the database shows that %s", async (_, answer, status) => {
  role = answer;
  const sent = send();
  options.onError?.(uploadError(new BackendError("", 500, "")));
  await expect(sent).rejects.toMatchObject({ name: "BackendError", status });
  expect(mockRpc).toHaveBeenLastCalledWith("current_staff_role");
});

test.each([
  ["nobody is signed in", null, 401],
  ["the token was refused", { status: 400 }, 401],
  ["the connection is lost", { status: 0 }, 0],
  ["the sign-in service fails", { status: 503 }, 503],
])("an upload without an access token reports that %s", async (_, error, status) => {
  session = { data: { session: null }, error };
  void send();
  await expect(options.onBeforeRequest?.(request as never)).rejects.toMatchObject({ name: "BackendError", status });
  session = { data: { session: { access_token: "token" } }, error: null };
});

test("an upload that is stopped while it waits for the access token sends no request", async () => {
  const controller = new AbortController();
  const sent = send(controller);
  const ready = options.onBeforeRequest?.(request as never);
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  await expect(ready).rejects.toMatchObject({ name: "AbortError" });
});

test("fetching a copy distinguishes a lost connection from an aborted request", async () => {
  const failureAfter = (error: Error) => {
    globalThis.fetch = () => Promise.reject(error);
    return fetchCopy("/a.jpg").catch((reason: unknown) => reason);
  };
  expect(await failureAfter(new TypeError("Failed to fetch"))).toMatchObject({ name: "BackendError", status: 0 });
  const aborted = new DOMException("Aborted", "AbortError");
  expect(await failureAfter(aborted)).toBe(aborted);
});
