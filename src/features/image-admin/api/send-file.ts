/**
 * Sends one file to the bucket in pieces that survive a lost connection: TUS 1.0.0 as Supabase's storage speaks it. Each piece is
 * one request with progress; what the server has is asked for before going on.
 */
import { environment } from "../../../settings/environment";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { ResponseRefused } from "./response-refused";

/** Supabase's storage wants pieces of exactly this size, the last one excepted. */
const pieceSize = 6 * 1024 * 1024;
const bucket = "uploads";
/** How often a server that still holds the broken connection's request is asked again, and after how long (ms). */
const patience = { attempts: 10, pause: 1000 } as const;

export interface Sending {
  readonly path: string;
  readonly blob: Blob;
  readonly contentType: string;
  /** Where an earlier attempt had got to send to; undefined for a first attempt. */
  readonly address: string | undefined;
  readonly signal: AbortSignal;
  /** The address for this upload is known: keep it, to go on later. */
  readonly onAddress: (address: string) => void;
  /** Bytes that have left, of the whole. */
  readonly onProgress: (sent: number) => void;
}

const origin = (): string => (environment.backendUrl === "" ? window.location.origin : environment.backendUrl);

const headersNow = async (): Promise<Record<string, string>> => {
  const { data } = await (await loadSupabase()).auth.getSession();
  if (data.session === null) throw new ResponseRefused(401);
  return {
    Authorization: `Bearer ${data.session.access_token}`,
    apikey: environment.publicKey,
    "Tus-Resumable": "1.0.0",
  };
};

const base64 = (text: string): string => btoa(text);

const begin = async ({ path, blob, contentType, signal }: Sending): Promise<string> => {
  const pairs = { bucketName: bucket, objectName: path, contentType, cacheControl: "31536000" };
  const response = await fetch(`${origin()}/storage/v1/upload/resumable`, {
    method: "POST",
    signal,
    headers: {
      ...(await headersNow()),
      "Upload-Length": String(blob.size),
      "Upload-Metadata": Object.entries(pairs)
        .map(([name, value]) => `${name} ${base64(value)}`)
        .join(","),
      // The path is ours alone: a file that is there came from an attempt whose last answer was lost.
      "x-upsert": "true",
    },
  });
  const address = response.headers.get("Location");
  if (!response.ok || address === null) throw new ResponseRefused(response.status);
  return new URL(address, origin()).href;
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How much the server has of an earlier attempt; undefined when it knows nothing of it any more. */
const offsetOf = async (address: string, signal: AbortSignal): Promise<number | undefined> => {
  for (let attempt = 0; attempt < patience.attempts; attempt += 1) {
    const response = await fetch(address, { method: "HEAD", signal, headers: await headersNow() });
    if (response.status === 404 || response.status === 410) return undefined;
    if (response.ok) return Number(response.headers.get("Upload-Offset") ?? 0);
    if (response.status !== 423) throw new ResponseRefused(response.status);
    await wait(patience.pause);
  }
  throw new ResponseRefused(423);
};

const sendPiece = async (address: string, from: number, sending: Sending): Promise<number> => {
  const piece = sending.blob.slice(from, from + pieceSize);
  const headers = await headersNow();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open("PATCH", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("Content-Type", "application/offset+octet-stream");
    request.setRequestHeader("Upload-Offset", String(from));
    request.upload.onprogress = ({ loaded }) => sending.onProgress(Math.min(sending.blob.size, from + loaded));
    request.onload = () =>
      request.status === 204
        ? resolve(Number(request.getResponseHeader("Upload-Offset") ?? from + piece.size))
        : reject(new ResponseRefused(request.status));
    request.onerror = () => reject(new ResponseRefused(0));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    request.onloadend = () => sending.signal.removeEventListener("abort", stop);
    sending.signal.addEventListener("abort", stop);
    if (sending.signal.aborted) reject(new DOMException("The upload was stopped.", "AbortError"));
    else request.send(piece);
  });
};

/** Resolves when the whole file is in the bucket. Rejects with `ResponseRefused`, or an `AbortError` when it was stopped. */
export const sendFile = async (sending: Sending): Promise<void> => {
  let address = sending.address;
  let offset = address === undefined ? undefined : await offsetOf(address, sending.signal);
  if (address === undefined || offset === undefined) {
    address = await begin(sending);
    offset = 0;
    sending.onAddress(address);
  }
  sending.onProgress(offset);
  while (offset < sending.blob.size) offset = await sendPiece(address, offset, sending);
};
