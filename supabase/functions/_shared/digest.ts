/** Hashes and tokens made with WebCrypto. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 as 64 hexadecimal digits, the form in which the tokens of confirmation links are stored. */
export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytesOf(text)));

/** HMAC-SHA-256 of a text as 64 hexadecimal digits. Nobody can calculate it without the key. */
export const keyedHash = async (key: string, text: string): Promise<string> => {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", bytesOf(key), hmac, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", imported, bytesOf(text)));
};

/** A new token for a link, 32 random bytes as 43 characters in base64url, and its hash: arguments of the database functions. */
export const newLink = async (): Promise<{ readonly p_token: string; readonly p_token_hash: string }> => {
  const token = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
  return { p_token: token, p_token_hash: await sha256(token) };
};

/** Compares two secrets by their hashes, so that the time taken reveals nothing about their characters. */
export const sameSecret = async (one: string, other: string): Promise<boolean> =>
  (await sha256(one)) === (await sha256(other));
