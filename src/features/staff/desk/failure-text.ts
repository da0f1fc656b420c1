import type { TextKey } from "../../../lib/i18n/keys";
import { BackendError, isUnreachable, saysForbidden, saysSignedOut } from "../api/backend-error";

/** The sentence for a question to the backend, or a change, that did not succeed. */
export const failureText = (error: unknown): TextKey => {
  if (error instanceof BackendError && saysSignedOut(error)) return "staff.ended.text";
  if (saysForbidden(error)) return "staff.failure.forbidden";
  return isUnreachable(error) ? "staff.failure.unreachable" : "staff.failure.other";
};
