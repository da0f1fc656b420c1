import { BackendError } from "../api/backend-error";
import { signInErrorText } from "./sign-in-form";

test.each([
  [new BackendError("invalid_credentials", 400, ""), "staff.signIn.wrong"],
  [new BackendError("over_request_rate_limit", 429, ""), "staff.signIn.tooOften"],
  [new BackendError("weak_password", 422, ""), "staff.password.refused"],
  [new BackendError("same_password", 422, ""), "staff.password.refused"],
  [new BackendError("reauthentication_needed", 400, ""), "staff.signIn.linkExpired"],
  [new BackendError("session_not_found", 403, ""), "staff.signIn.linkExpired"],
  [new BackendError("", 0, "Failed to fetch"), "staff.failure.unreachable"],
  [Object.assign(new Error("Loading chunk 1 failed."), { name: "ChunkLoadError" }), "staff.failure.unreachable"],
  [new TypeError("x is not a function"), "staff.failure.other"],
  [new BackendError("unexpected_failure", 500, ""), "staff.failure.other"],
])("shows %o as %s", (error, key) => {
  expect(signInErrorText(error)).toBe(key);
});
