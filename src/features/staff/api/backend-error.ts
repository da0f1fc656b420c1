/** Errors of requests to the backend, their messages, and the notification about a failed request. */
import type { TextKey } from "../../../lib/i18n/keys";
import { dismissToast, showToast, toastStore } from "../../../lib/notifications/toast-store";

export class BackendError extends Error {
  override readonly name = "BackendError";

  /**
   * @param code the code of the database or the sign-in service (`42501`, `23514`, `invalid_credentials`), for a server function the
   *   name of supabase-js's error (`FunctionsHttpError`), or `nothingChanged` or `conflict`; empty if there is none
   * @param status HTTP status; 0 without a response
   * @param more further details from the database, visible when the error is logged
   */
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly more: { readonly details?: string | null; readonly hint?: string | null } = {},
  ) {
    super(message);
  }
}

/** The code of a change that affected no row. */
export const nothingChanged = "nothing_changed";

/**
 * The code of a change that affected nothing, most likely because the version of the row, or the order of the pictures, is no longer the one
 * that was shown.
 */
export const conflict = "changed_meanwhile";

/** Whether an error has the code `conflict`: most likely, somebody else has changed or deleted what was shown. */
export const isConflict = (error: unknown): boolean => error instanceof BackendError && error.code === conflict;

/** Whether a change affected no row: the row was deleted or changed, or this member may no longer change it. */
export const isNothingChanged = (error: unknown): boolean =>
  isConflict(error) || (error instanceof BackendError && error.code === nothingChanged);

/** Whether an error is webpack's for a file of code or styles that could not be loaded. */
const isFailedFile = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ChunkLoadError" || ("code" in error && error.code === "CSS_CHUNK_LOAD_FAILED"));

/**
 * Whether a request had no response, or a file of code or styles could not be loaded, so that the same request may succeed later. Any other
 * error, for example a bug in a page, says nothing about the connection.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof BackendError ? error.status === 0 : isFailedFile(error);

/** Whether a change may have been stored although its request failed: there was no response, or the response was a server error (5xx). */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof BackendError && error.status >= 500);

/**
 * For `fetch(…).catch`: throws a `BackendError` with status 0, because `fetch` reports a lost connection as a `TypeError`, which many bugs
 * throw too. The error of an aborted request is thrown unchanged.
 */
export const throwNoResponse = (error: unknown): never => {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new BackendError("", 0, String(error));
};

/** Logs an error, unless it is a failed request or code that could not be loaded. */
export const warnOfUnexpected = (error: unknown): void => {
  if (!(error instanceof BackendError) && !isUnreachable(error)) console.warn("An unexpected error:", error);
};

/** Whether the backend responded that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof BackendError && error.status === 401;

/** Whether the backend responded that this member may not do what was requested. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof BackendError && (error.status === 403 || error.code === "42501");

/** Whether a row was not added because an equal one exists already (a unique index). */
export const isDuplicate = (error: unknown): boolean => error instanceof BackendError && error.code === "23505";

/** Whether the requested page starts after the end of the list. The database then returns neither rows nor the length of the list. */
export const isBeyondEnd = (error: unknown): boolean => error instanceof BackendError && error.code === "PGRST103";

interface AuthError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly message: string;
}

/** Throws a `BackendError` if the sign-in service reports an error. The status is 0 if there was no response. */
export const throwAuthError = ({ error }: { readonly error: AuthError | null }): void => {
  if (error !== null) throw new BackendError(error.code ?? "", error.status ?? 0, error.message);
};

/** Texts of the error catalogue (specification §8), by the name of supabase-js's error. */
const functionFailures: Readonly<Record<string, TextKey>> = {
  FunctionsFetchError: "error.function.network",
  FunctionsRelayError: "error.function.relay",
  FunctionsHttpError: "error.function.http",
};

/** The error message for a failed request to the backend. */
export const failureText = (error: unknown): TextKey => {
  if (isSignedOut(error)) return "staff.sessionEnded.text";
  if (isForbidden(error)) return "staff.failure.forbidden";
  if (isConflict(error)) return "staff.failure.changed";
  if (isNothingChanged(error)) return "staff.failure.gone";
  const functionText = error instanceof BackendError ? functionFailures[error.code] : undefined;
  if (functionText !== undefined) return functionText;
  return isUnreachable(error) ? "staff.failure.unreachable" : "staff.failure.other";
};

/** Shows the error message of a failed request until it is dismissed, replaced, or `hideError` is called. */
export const showError = (error: unknown): void => showToast({ key: failureText(error), tone: "error" });

/** Hides the error of an earlier request. Call this when another request is made. Other notifications remain. */
export const hideError = (): void => {
  if (toastStore.get()?.tone === "error") dismissToast();
};

/** The error message for a failed sign-in, sign-in link, password reset or new password. */
export const signInErrorText = (error: unknown): TextKey => {
  if (isUnreachable(error)) return "staff.failure.unreachable";
  if (!(error instanceof BackendError)) return "staff.failure.other";
  if (error.status === 429) return "staff.signIn.tooOften";
  if (error.code === "weak_password" || error.code === "same_password") return "staff.password.refused";
  // The session from the link is more than a day old (supabase/config.toml, secure_password_change).
  if (error.code === "reauthentication_needed") return "staff.signIn.linkExpired";
  if (error.status === 400) return "staff.signIn.wrong";
  if (error.status === 401 || error.status === 403) return "staff.signIn.linkExpired";
  return "staff.failure.other";
};
