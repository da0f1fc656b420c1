import type { TextKey } from "../../../lib/i18n/keys";
import {
  BackendError,
  isConflict,
  isForbidden,
  isNothingChanged,
  isSignedOut,
  isUnreachable,
} from "../api/backend-error";

/** Texts of the error catalogue (specification §8), by the name of the error in the Supabase client. */
const functionFailures: Readonly<Record<string, TextKey>> = {
  FunctionsFetchError: "error.function.network",
  FunctionsRelayError: "error.function.relay",
  FunctionsHttpError: "error.function.http",
};

/** The error message for a failed request to the backend. */
export const failureText = (error: unknown): TextKey => {
  if (error instanceof BackendError && isSignedOut(error)) return "staff.sessionEnded.text";
  if (isForbidden(error)) return "staff.failure.forbidden";
  if (isConflict(error)) return "staff.failure.changed";
  if (isNothingChanged(error)) return "staff.failure.gone";
  const ofFunction = error instanceof BackendError ? functionFailures[error.code] : undefined;
  if (ofFunction !== undefined) return ofFunction;
  return isUnreachable(error) ? "staff.failure.unreachable" : "staff.failure.other";
};
