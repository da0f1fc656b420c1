import type { TextKey } from "../../../lib/i18n/keys";
import {
  BackendError,
  isUnreachable,
  saysChangedMeanwhile,
  saysForbidden,
  saysNothingChanged,
  saysSignedOut,
} from "../api/backend-error";

/** The words of the error catalogue (specification §8), by the name that the client of the server functions gives. */
const functionFailures: Readonly<Record<string, TextKey>> = {
  FunctionsFetchError: "error.function.network",
  FunctionsRelayError: "error.function.relay",
  FunctionsHttpError: "error.function.http",
};

/** The sentence for a question to the backend, or a change, that did not succeed. */
export const failureText = (error: unknown): TextKey => {
  if (error instanceof BackendError && saysSignedOut(error)) return "staff.ended.text";
  if (saysForbidden(error)) return "staff.failure.forbidden";
  if (saysChangedMeanwhile(error)) return "staff.failure.changed";
  if (saysNothingChanged(error)) return "staff.failure.gone";
  const ofFunction = error instanceof BackendError ? functionFailures[error.code] : undefined;
  if (ofFunction !== undefined) return ofFunction;
  return isUnreachable(error) ? "staff.failure.unreachable" : "staff.failure.other";
};
