/** Files of the bucket: uploads in chunks that survive a lost connection (TUS 1.0.0 as Supabase's storage speaks it), and copies as the server makes them. */
import { DetailedError, Upload } from "tus-js-client";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { environment } from "../../../settings/environment";

/** An answer that is none: its HTTP status, 0 when the connection failed before one came. */
export class ResponseRefused extends Error {
  override readonly name = "ResponseRefused";

  constructor(readonly status: number) {
    super(`The server answered ${status}.`);
  }
}

export interface Copy {
  readonly blob: Blob;
  /** The server could not convert it and sent the original. */
  readonly fallback: boolean;
}

/** Where a picture of the bucket answers. */
export const addressOf = (path: string): string => `${environment.backendUrl}/functions/v1/uploads/${path}`;

/** Rejects with `ResponseRefused`. `address` is one of `addressOf`, with what is asked for as its query. */
export const fetchCopy = async (address: string, signal?: AbortSignal): Promise<Copy> => {
  const { data } = await (await loadSupabase()).auth.getSession();
  const response = await fetch(address, {
    headers: {
      apikey: environment.publicKey,
      ...(data.session !== null && { Authorization: `Bearer ${data.session.access_token}` }),
    },
    ...(signal !== undefined && { signal }),
  });
  if (!response.ok) throw new ResponseRefused(response.status);
  return { blob: await response.blob(), fallback: response.headers.get("x-picture-fallback") === "true" };
};

/** Supabase's storage wants chunks of exactly this size, the last one excepted. */
const chunkSize = 6 * 1024 * 1024;
const uploadsBucket = "uploads";
/** Pauses (ms) before a server is asked again that still holds the request of a broken connection. */
const retryDelays = Array.from({ length: 10 }, () => 1000);

export interface FileUpload {
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

/** The access token changes during long uploads: each request takes the present one. */
const accessToken = async (): Promise<string> => {
  const { data } = await (await loadSupabase()).auth.getSession();
  if (data.session === null) throw new ResponseRefused(401);
  return data.session.access_token;
};

const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;

const asRefusal = (error: Error): Error => {
  if (!(error instanceof DetailedError)) return error;
  return error.causingError instanceof ResponseRefused ? error.causingError : new ResponseRefused(statusOf(error));
};

/** Resolves when the whole file is in the bucket. Rejects with `ResponseRefused`, or an `AbortError` when it was stopped. */
export const sendFile = ({
  path,
  blob,
  contentType,
  address,
  signal,
  onAddress,
  onProgress,
}: FileUpload): Promise<void> =>
  new Promise((resolve, reject) => {
    const upload = new Upload(blob, {
      endpoint: `${origin()}/storage/v1/upload/resumable`,
      uploadUrl: address ?? null,
      chunkSize,
      retryDelays,
      metadata: { bucketName: uploadsBucket, objectName: path, contentType, cacheControl: "31536000" },
      // The path is ours alone: a file that is there came from an attempt whose last answer was lost.
      headers: { apikey: environment.publicKey, "x-upsert": "true" },
      // The queue keeps the address itself, beside the bytes (upload-storage.ts).
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => request.setHeader("authorization", `Bearer ${await accessToken()}`),
      onShouldRetry: (error) => [409, 423].includes(statusOf(error)),
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onAddress(upload.url);
      },
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (error) => reject(asRefusal(error)),
    });
    const stop = (): void => {
      void upload.abort();
      reject(new DOMException("The upload was stopped.", "AbortError"));
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    upload.start();
  });
