import { BackendError } from "../../api/backend-error";
import { UnusableFile } from "../prepare/prepare-picture";
import { afterReload, resumesOn, newItem, paused, progressOf, resumed, stopped, uploadFailureOf } from "./upload-item";

const item = {
  ...newItem("1", "balcony.jpg", "exterior", "1"),
  ready: { path: "2026/balcony-1.jpg", contentType: "image/jpeg", bytes: 1000, width: 3000, height: 2000 },
  stage: { name: "sending", sent: 400 },
} as const;

test("keeps the progress of a paused or stopped upload", () => {
  expect(progressOf(paused(item))).toBe(0.4);
  expect(progressOf(stopped(item, "offline"))).toBe(0.4);
  expect(resumed(paused(item)).stage).toEqual({ name: "waiting" });
});

test("resumes automatically after a lost connection or an ended session, but not after a refusal", () => {
  expect(resumesOn(stopped(item, "offline"), "online")).toBe(true);
  expect(resumesOn(stopped(item, "signedOut"), "online")).toBe(false);
  expect(resumesOn(stopped(item, "signedOut"), "signedIn")).toBe(true);
  expect(resumesOn(stopped(item, "refused"), "online")).toBe(false);
  expect(resumesOn(stopped(item, "refused"), "signedIn")).toBe(false);
});

test("after a reload an interrupted upload is queued again, and a paused one stays paused", () => {
  expect(afterReload(item).stage.name).toBe("waiting");
  expect(afterReload(paused(item)).stage.name).toBe("paused");
});

test.each([
  ["a request without a response", new BackendError("", 0, ""), "offline"],
  ["code that cannot be loaded", Object.assign(new Error(""), { name: "ChunkLoadError" }), "offline"],
  ["an ended session", new BackendError("", 401, ""), "signedOut"],
  ["a refusal", new BackendError("42501", 403, ""), "refused"],
  ["an error of the server", new BackendError("", 500, ""), "server"],
  ["a file that cannot be used", new UnusableFile("heic"), "heic"],
  ["an error in the code", new TypeError("x is not a function"), "other"],
  ["an error of the browser", new DOMException("Full", "QuotaExceededError"), "other"],
])("the reason after %s", (_, error, reason) => {
  expect(uploadFailureOf(error)).toBe(reason);
});
