/** Why an attempt stopped, from what it threw. */
import { BackendError, saysForbidden } from "../../staff/api/backend-error";
import { ResponseRefused } from "../api/response-refused";
import { UnusableFile } from "../prepare/prepare-picture";
import type { Trouble } from "./upload-item";

const ofStatus = (status: number): Trouble => {
  if (status === 0) return "offline";
  if (status === 401) return "signedOut";
  return status === 403 || status === 400 || status === 413 || status === 415 ? "refused" : "server";
};

export const troubleOf = (error: unknown): Trouble => {
  if (error instanceof UnusableFile) return error.reason;
  if (error instanceof ResponseRefused) return ofStatus(error.status);
  if (error instanceof BackendError) return saysForbidden(error) ? "refused" : ofStatus(error.status);
  return "offline";
};
