/** What went wrong with a question to the backend. */

export class BackendError extends Error {
  override readonly name = "BackendError";

  /**
   * @param code the database's or sign-in service's own code: `42501`, `23514`, `invalid_credentials`; empty when there was no answer
   * @param status HTTP status; 0 when there was no answer
   * @param more what the database adds to its message, for whoever reads the console
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

/** The code of a change that changed nothing. */
export const nothingChanged = "nothing_changed";

/** The code of a change that changed nothing, of a row that is changed only as it was when it was shown. */
export const conflict = "changed_meanwhile";

/** Whether somebody else has changed the row since it was shown, if it is still there. */
export const isConflict = (error: unknown): boolean => error instanceof BackendError && error.code === conflict;

/** Whether a change changed nothing: the row is gone or changed, or not this member's to change any more. */
export const isNothingChanged = (error: unknown): boolean =>
  isConflict(error) || (error instanceof BackendError && error.code === nothingChanged);

/** Whether the backend could not be reached at all: worth trying again as it is. */
export const isUnreachable = (error: unknown): boolean => !(error instanceof BackendError) || error.status === 0;

/** Whether the answer says that nobody is signed in any more. */
export const isSignedOut = ({ status }: Pick<BackendError, "status">): boolean => status === 401;

/** Whether the answer says that this member may not do it. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof BackendError && (error.status === 403 || error.code === "42501");

/** Whether a page of a list begins behind the list's end, by which the database answers nothing, not even how long the list is. */
export const isBeyondEnd = (error: unknown): boolean => error instanceof BackendError && error.code === "PGRST103";

interface AuthError {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly message: string;
}

/** Throws when the sign-in service answered with an error. Without an answer the status is 0. */
export const throwAuthError = ({ error }: { readonly error: AuthError | null }): void => {
  if (error !== null) throw new BackendError(error.code ?? "", error.status ?? 0, error.message);
};
