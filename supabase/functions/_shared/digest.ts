/** Hashes and tokens made with WebCrypto. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 as 64 hexadecimal digits, the form in which tokens are stored. */
export const sha256 = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", bytesOf(text)));

/** HMAC-SHA-256 of a text, which cannot be reproduced without the salt. */
export const saltedCode = async (salt: string, text: string): Promise<string> => {
  const key = await crypto.subtle.importKey("raw", bytesOf(salt), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, bytesOf(text)));
};

/** A new token for a link: 32 random bytes as 43 characters in base64url. */
export const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");

/** Compares two secrets in constant time. */
export const sameSecret = async (one: string, other: string): Promise<boolean> =>
  (await sha256(one)) === (await sha256(other));
