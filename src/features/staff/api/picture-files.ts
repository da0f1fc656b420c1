/**
 * Files of the bucket: resumable uploads in chunks (TUS 1.0.0 as implemented by Supabase's storage), and converted copies made by the
 * server.
 */
import { DetailedError, Upload } from "tus-js-client";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { environment } from "../../../settings/environment";
import { BackendError, throwNoResponse } from "./backend-error";
import { inSession, queryOptional } from "./query";

export interface Copy {
  readonly blob: Blob;
  /** True if the server could not convert the picture and sent the original. */
  readonly fallback: boolean;
}

/** The URL at which the function `uploads` delivers a picture of the bucket. */
export const addressOf = (path: string): string => `${environment.backendUrl}/functions/v1/uploads/${path}`;

/**
 * Fetches a converted copy. `address` is a URL from `addressOf` with conversion parameters as its query. Rejects with a
 * `BackendError` if the server refuses the request or does not answer; for status 401 the member is also asked to sign in again.
 */
export const fetchCopy = (address: string, signal?: AbortSignal): Promise<Copy> =>
  inSession(async () => {
    const { data } = await (await loadSupabase()).auth.getSession();
    const response = await fetch(address, {
      headers: {
        apikey: environment.publicKey,
        ...(data.session !== null && { Authorization: `Bearer ${data.session.access_token}` }),
      },
      ...(signal !== undefined && { signal }),
    }).catch(throwNoResponse);
    if (!response.ok) throw new BackendError("", response.status, `The server answered ${response.status}.`);
    return {
      blob: await response.blob().catch(throwNoResponse),
      fallback: response.headers.get("x-picture-fallback") === "true",
    };
  });

/** Supabase's storage requires chunks of exactly this size, except for the last one. */
const chunkSize = 6 * 1024 * 1024;
const uploadsBucket = "uploads";
/** Delays (ms) between retries while the server is still occupied with the request of a broken connection. */
const retryDelays = Array.from({ length: 10 }, () => 1000);

export interface FileUpload {
  readonly path: string;
  readonly blob: Blob;
  readonly contentType: string;
  /** The upload URL that an earlier attempt received; undefined if there is none. */
  readonly address: string | undefined;
  readonly signal: AbortSignal;
  /** Called with the URL of this upload, which the caller stores so that the upload can be resumed. */
  readonly onAddress: (address: string) => void;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (sent: number) => void;
}

const origin = (): string => (environment.backendUrl === "" ? window.location.origin : environment.backendUrl);

/**
 * The access token changes during long uploads, so each request reads the current one. If an expired token cannot be renewed because the
 * connection or the service fails, the thrown error has the status of that failure (0 or 5xx); otherwise 401, because nobody is signed in.
 */
const accessToken = async (): Promise<string> => {
  const { data, error } = await (await loadSupabase()).auth.getSession();
  if (data.session !== null) return data.session.access_token;
  const status = error?.status ?? 401;
  throw new BackendError(error?.code ?? "", status === 0 || status >= 500 ? status : 401, "There is no access token.");
};

const statusOf = (error: DetailedError): number => error.originalResponse?.getStatus() ?? 0;

/** A `DetailedError` is caused by an `Error` that code run by the client has thrown or, after a lost connection, by an event. */
const causeOf = (error: Error): Error => {
  if (!(error instanceof DetailedError)) return error;
  return error.causingError instanceof Error
    ? error.causingError
    : new BackendError("", statusOf(error), error.message);
};

/**
 * The error of a failed upload. The storage of a hosted project responds with 500 if the database refuses a session that has ended. After
 * such a response, a request to the database shows whether the session has ended.
 */
const failureOf = async (error: Error): Promise<unknown> => {
  const cause = causeOf(error);
  if (!(cause instanceof BackendError) || cause.status < 500) return cause;
  return queryOptional((backend) => backend.rpc("current_staff_role")).then(
    () => cause,
    (refusal: unknown) => refusal,
  );
};

/** Uploads a file to the bucket. Rejects with a `BackendError`, or with an `AbortError` after `signal` was aborted. */
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
      // The path is unique to this upload. A file that already has this path is from an attempt whose last response was lost.
      headers: { apikey: environment.publicKey, "x-upsert": "true" },
      // Not stored by the client: the upload queue stores the URL, together with the bytes (upload-storage.ts).
      storeFingerprintForResuming: false,
      onBeforeRequest: async (request) => {
        const token = await accessToken();
        // If the upload was stopped meanwhile, the client would still send this request.
        signal.throwIfAborted();
        request.setHeader("authorization", `Bearer ${token}`);
      },
      onShouldRetry: (error) => [409, 423].includes(statusOf(error)),
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onAddress(upload.url);
      },
      onProgress: (sent) => onProgress(sent),
      onSuccess: () => resolve(),
      onError: (error) => void failureOf(error).then(reject),
    });
    const stop = (): void => {
      void upload.abort();
      reject(new DOMException("The upload was stopped.", "AbortError"));
    };
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    upload.start();
  });
