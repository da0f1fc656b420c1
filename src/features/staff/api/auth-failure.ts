import { BackendError } from "./backend-error";

interface AuthFailure {
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  readonly message: string;
}

/** Throws when the sign-in service answered with an error. Without an answer the status is 0. */
export const orThrow = ({ error }: { readonly error: AuthFailure | null }): void => {
  if (error !== null) throw new BackendError(error.code ?? "", error.status ?? 0, error.message);
};
