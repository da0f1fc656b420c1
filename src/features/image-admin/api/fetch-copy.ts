/** A copy of an uploaded picture as the server makes it; unpublished ones are shown to staff only, so the session goes along. */
import { environment } from "../../../settings/environment";
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { ResponseRefused } from "./response-refused";

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
