import type { TextKey } from "../../../lib/i18n/keys";
import {
  BackendError,
  isConflict,
  isForbidden,
  isNothingChanged,
  isSignedOut,
  isUnreachable,
} from "../api/backend-error";

/** The words of the error catalogue (specification §8), by the name that the client of the server functions gives. */
const functionFailures: Readonly<Record<string, TextKey>> = {
  FunctionsFetchError: "error.function.network",
  FunctionsRelayError: "error.function.relay",
  FunctionsHttpError: "error.function.http",
};

/** The sentence for a question to the backend, or a change, that did not succeed. */
export const failureText = (error: unknown): TextKey => {
  if (error instanceof BackendError && isSignedOut(error)) return "staff.sessionEnded.text";
  if (isForbidden(error)) return "staff.failure.forbidden";
  if (isConflict(error)) return "staff.failure.changed";
  if (isNothingChanged(error)) return "staff.failure.gone";
  const ofFunction = error instanceof BackendError ? functionFailures[error.code] : undefined;
  if (ofFunction !== undefined) return ofFunction;
  return isUnreachable(error) ? "staff.failure.unreachable" : "staff.failure.other";
};
