/** The state of one upload and its transitions. Pure functions. */
import type { GalleryCategory } from "../../../../settings/gallery";
import { BackendError, isForbidden, isUnreachable } from "../../api/backend-error";
import type { PictureFile } from "../../api/pictures";
import type { Note } from "../prepare/plan";
import { UnusableFile } from "../prepare/prepare-picture";

/**
 * Why an upload stopped. After `offline` and `signedOut`, the upload resumes automatically when the connection or session is back. `other`:
 * an unexpected error, for example a bug.
 */
type UploadFailure =
  | "offline"
  | "signedOut"
  | "refused"
  | "server"
  | "other"
  | "unsupported"
  | "unreadable"
  | "heic"
  | "oversize"
  | "tooLarge";

export type Stage =
  | { readonly name: "waiting" }
  | { readonly name: "preparing" }
  /** The same file exists already. `path` is its path in the bucket, or its name if it is in the queue. The member can still add the file. */
  | { readonly name: "duplicate"; readonly path: string }
  | { readonly name: "sending"; readonly sent: number }
  | { readonly name: "paused"; readonly sent: number }
  | { readonly name: "stopped"; readonly trouble: UploadFailure; readonly sent: number }
  | { readonly name: "done" };

export interface UploadItem {
  readonly id: string;
  /** Name of the chosen file. */
  readonly name: string;
  readonly category: GalleryCategory;
  /** User id of the member who chose the file. Only this member's session sends it. */
  readonly member: string;
  readonly stage: Stage;
  readonly digest: string | null;
  /** True if a duplicate is to be added anyway. */
  readonly again: boolean;
  readonly notes: readonly Note[];
  /** The prepared file, stored so that a later attempt continues with the same bytes and path. */
  readonly ready: PictureFile | null;
  /** URL at which the upload can be resumed; null until the storage has returned one. */
  readonly address: string | null;
}

export const newItem = (id: string, name: string, category: GalleryCategory, member: string): UploadItem => ({
  id,
  name,
  category,
  member,
  stage: { name: "waiting" },
  digest: null,
  again: false,
  notes: [],
  ready: null,
  address: null,
});

const sentOf = ({ stage }: UploadItem): number => ("sent" in stage ? stage.sent : 0);

/** Sent fraction of the file, from 0 to 1. */
export const progressOf = (item: UploadItem): number => {
  if (item.stage.name === "done") return 1;
  return item.ready === null ? 0 : Math.min(1, sentOf(item) / item.ready.bytes);
};

export const paused = (item: UploadItem): UploadItem => ({ ...item, stage: { name: "paused", sent: sentOf(item) } });

export const stopped = (item: UploadItem, trouble: UploadFailure): UploadItem => ({
  ...item,
  stage: { name: "stopped", trouble, sent: sentOf(item) },
});

/** Ready for another attempt. */
export const resumed = (item: UploadItem): UploadItem => ({ ...item, stage: { name: "waiting" } });

/** Whether the upload resumes automatically when the connection or session is back. */
export const resumesOn = (item: UploadItem, event: "online" | "signedIn"): boolean =>
  item.stage.name === "stopped" && item.stage.trouble === (event === "online" ? "offline" : "signedOut");

/** The state after a reload: an interrupted upload waits again, others keep their state. `resumesOn` tells which stopped ones resume. */
export const afterReload = (item: UploadItem): UploadItem =>
  item.stage.name === "preparing" || item.stage.name === "sending" ? resumed(item) : item;

const ofStatus = (status: number): UploadFailure => {
  if (status === 401) return "signedOut";
  return status === 400 || status === 413 || status === 415 ? "refused" : "server";
};

/** Why this error stopped an upload. */
export const uploadFailureOf = (error: unknown): UploadFailure => {
  if (error instanceof UnusableFile) return error.reason;
  if (isUnreachable(error)) return "offline";
  if (error instanceof BackendError) return isForbidden(error) ? "refused" : ofStatus(error.status);
  return "other";
};
