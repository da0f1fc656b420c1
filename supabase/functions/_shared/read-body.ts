/** Reads bodies within limits: the bytes of any body, and the text or JSON of a request. */
import * as v from "valibot";
import { Failure, type FieldCodes } from "./answer.ts";

interface Beginning {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the stream has more than these bytes. */
  readonly hasMore: boolean;
}

/** Reads at most `limit` bytes of a body. The rest is not transferred. */
export const readUpTo = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Beginning> => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const part of body ?? []) {
    parts.push(part.subarray(0, limit - size));
    size += part.byteLength;
    if (size > limit) break;
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), hasMore: size > limit };
};

/** Largest accepted body in bytes: more than the longest form in four-byte characters. */
const bodyLimit = 40_000;

/** Reads the text of the body. Throws `too_large` as soon as the limit is passed, and `malformed` if it is not UTF-8. */
export const readText = async (request: Request): Promise<string> => {
  if (Number(request.headers.get("content-length") ?? 0) > bodyLimit) {
    await request.body?.cancel();
    throw new Failure("too_large");
  }
  const { bytes, hasMore } = await readUpTo(request.body, bodyLimit);
  if (hasMore) throw new Failure("too_large");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Failure("malformed");
  }
};

/** The code of the first issue of each invalid field, by the field's name. */
export const fieldCodes = (issues: readonly v.BaseIssue<unknown>[]): FieldCodes => {
  const codes: Record<string, string> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const name = typeof key === "string" ? key : "body";
    const isTextCode = /^[a-z]+[A-Z]\w*$/.test(issue.message);
    codes[name] ??= isTextCode ? issue.message : `${name}${issue.received === "undefined" ? "Required" : "Invalid"}`;
  }
  return codes;
};

/**
 * Reads and parses the body. Throws `unsupported_media_type`, `too_large`, `malformed` (not a JSON object) or `invalid_input` with the
 * invalid fields.
 */
export const readBody = async <Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    await request.body?.cancel();
    throw new Failure("unsupported_media_type");
  }
  let body: unknown;
  try {
    body = JSON.parse(await readText(request));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure("malformed");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Failure("malformed");
  const result = v.safeParse(schema, body);
  if (!result.success) throw new Failure("invalid_input", { fields: fieldCodes(result.issues) });
  return result.output;
};
