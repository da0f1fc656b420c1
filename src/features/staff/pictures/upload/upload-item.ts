/** One chosen file on its way to the bucket, and what can happen to it. Pure. */
import type { GalleryCategory } from "../../../../settings/gallery";
import { BackendError, isForbidden } from "../../api/backend-error";
import { ResponseRefused } from "../../api/picture-files";
import type { Note } from "../prepare/plan";
import { UnusableFile } from "../prepare/prepare-picture";

/** Why a file stopped. `offline` and `signedOut` go on by themselves once that has changed. */
export type UploadFailure =
  "offline" | "signedOut" | "refused" | "server" | "unsupported" | "unreadable" | "heic" | "oversize" | "tooLarge";

export type Stage =
  | { readonly name: "waiting" }
  | { readonly name: "preparing" }
  /** The same file is there already, under this path: add it all the same, or leave it. */
  | { readonly name: "duplicate"; readonly path: string }
  | { readonly name: "sending"; readonly sent: number }
  | { readonly name: "paused"; readonly sent: number }
  | { readonly name: "stopped"; readonly trouble: UploadFailure; readonly sent: number }
  | { readonly name: "done" };

/** What is known once the file is prepared; kept, so that a later attempt goes on with the same bytes and path. */
export interface PreparedFile {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export interface UploadItem {
  readonly id: string;
  /** As the file was called. */
  readonly name: string;
  readonly category: GalleryCategory;
  readonly stage: Stage;
  readonly digest: string | null;
  /** A duplicate that is wanted all the same. */
  readonly again: boolean;
  readonly notes: readonly Note[];
  readonly ready: PreparedFile | null;
  /** Where the upload goes on, as the storage named it. */
  readonly address: string | null;
}

export const newItem = (id: string, name: string, category: GalleryCategory): UploadItem => ({
  id,
  name,
  category,
  stage: { name: "waiting" },
  digest: null,
  again: false,
  notes: [],
  ready: null,
  address: null,
});

const sentOf = ({ stage }: UploadItem): number => ("sent" in stage ? stage.sent : 0);

/** Bytes sent of the whole, from 0 to 1. */
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

/** Whether it goes on by itself once the connection, or the session, is back. */
export const resumesOn = (item: UploadItem, event: "online" | "signedIn"): boolean =>
  item.stage.name === "stopped" && item.stage.trouble === (event === "online" ? "offline" : "signedOut");

/** After a reload nothing runs: what was under way waits again. What was paused or stopped stays so: `goesOnBy` says for how long. */
export const afterReload = (item: UploadItem): UploadItem =>
  item.stage.name === "preparing" || item.stage.name === "sending" ? resumed(item) : item;

const ofStatus = (status: number): UploadFailure => {
  if (status === 0) return "offline";
  if (status === 401) return "signedOut";
  return status === 403 || status === 400 || status === 413 || status === 415 ? "refused" : "server";
};

export const uploadFailureOf = (error: unknown): UploadFailure => {
  if (error instanceof UnusableFile) return error.reason;
  if (error instanceof ResponseRefused) return ofStatus(error.status);
  if (error instanceof BackendError) return isForbidden(error) ? "refused" : ofStatus(error.status);
  return "offline";
};
