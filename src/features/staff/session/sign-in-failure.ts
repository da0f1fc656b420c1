import type { TextKey } from "../../../lib/i18n/keys";
import { BackendError, isUnreachable } from "../api/backend-error";

/** The sentence for a sign-in, a recovery or a new password that did not succeed. */
export const signInFailure = (error: unknown): TextKey => {
  if (isUnreachable(error) || !(error instanceof BackendError)) return "staff.failure.unreachable";
  if (error.status === 429) return "staff.signIn.tooOften";
  if (error.code === "weak_password" || error.code === "same_password") return "staff.password.refused";
  // The session of the link is more than a day old (supabase/config.toml, secure_password_change).
  if (error.code === "reauthentication_needed") return "staff.signIn.linkExpired";
  if (error.status === 400) return "staff.signIn.wrong";
  if (error.status === 401 || error.status === 403) return "staff.signIn.linkExpired";
  return "staff.failure.other";
};
