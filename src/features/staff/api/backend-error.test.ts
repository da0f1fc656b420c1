import * as v from "valibot";
import { BackendError, failureText, signInErrorText, throwNoResponse, warnOfUnexpected } from "./backend-error";

/** The error of parsing a response of an unexpected shape. */
const unexpectedShape = (): unknown => {
  try {
    return v.parse(v.object({ rows: v.number() }), { rows: "many" });
  } catch (error) {
    return error;
  }
};

/** Webpack's error for a file of code that did not arrive. */
const failedChunk = Object.assign(new Error("Loading chunk 1 failed."), { name: "ChunkLoadError" });
/** The fields of webpack's error for a file of styles that did not arrive. */
const failedStyles = { code: "CSS_CHUNK_LOAD_FAILED", type: "error" };

test.each([
  ["a request without a response", new BackendError("", 0, "Failed to fetch"), "staff.failure.unreachable"],
  ["code that cannot be loaded", failedChunk, "staff.failure.unreachable"],
  ["styles that cannot be loaded", Object.assign(new Error(""), failedStyles), "staff.failure.unreachable"],
  ["an error in the code", new TypeError("x is not a function"), "staff.failure.other"],
  ["an error of the browser", new DOMException("Full", "QuotaExceededError"), "staff.failure.other"],
  ["a response of an unexpected shape", unexpectedShape(), "staff.failure.other"],
  ["an error of the database", new BackendError("23514", 400, "refused"), "staff.failure.other"],
  ["a missing permission", new BackendError("42501", 403, "refused"), "staff.failure.forbidden"],
])("the message after %s", (_, error, key) => {
  expect(failureText(error)).toBe(key);
});

test("only unexpected errors are written to the console", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const error of [new BackendError("", 500, ""), failedChunk]) warnOfUnexpected(error);
  expect(warn).not.toHaveBeenCalled();
  const bug = new TypeError("x is not a function");
  warnOfUnexpected(bug);
  expect(warn).toHaveBeenCalledWith(expect.any(String), bug);
});

test("a fetch without a response is reported as unreachable, whatever the browser calls the error", async () => {
  const failure: unknown = await Promise.reject(new TypeError("Load failed"))
    .catch(throwNoResponse)
    .catch((error: unknown) => error);
  expect(failureText(failure)).toBe("staff.failure.unreachable");
});

test.each([
  [new BackendError("invalid_credentials", 400, ""), "staff.signIn.wrong"],
  [new BackendError("over_request_rate_limit", 429, ""), "staff.signIn.tooOften"],
  [new BackendError("weak_password", 422, ""), "staff.password.refused"],
  [new BackendError("same_password", 422, ""), "staff.password.refused"],
  [new BackendError("reauthentication_needed", 400, ""), "staff.signIn.linkExpired"],
  [new BackendError("session_not_found", 403, ""), "staff.signIn.linkExpired"],
  [new BackendError("", 0, "Failed to fetch"), "staff.failure.unreachable"],
  [failedChunk, "staff.failure.unreachable"],
  [new TypeError("x is not a function"), "staff.failure.other"],
  [new BackendError("unexpected_failure", 500, ""), "staff.failure.other"],
])("shows %o as %s", (error, key) => {
  expect(signInErrorText(error)).toBe(key);
});
