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
