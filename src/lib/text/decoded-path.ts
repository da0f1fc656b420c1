/** A path or fragment without percent-encoding; unchanged if the encoding is not valid. */
export const decodedPath = (encoded: string): string => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
};
