/** The path of a picture file in the bucket (valid for gallery_images.path), the hash that finds duplicates, and sizes as text. */
import { formatNumber } from "../../../../lib/format-number";
import type { Language } from "../../../../settings/languages";

const letters: Readonly<Record<string, string>> = {
  α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n", ξ: "x", ο: "o",
  π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o",
}; // prettier-ignore

/** A file name without its extension, in at most 60 lower-case Latin letters, digits and hyphens; `picture` if nothing is left. */
export const latinName = (fileName: string): string => {
  const bare = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "");
  const latin = Array.from(bare, (letter) => letters[letter] ?? letter).join("");
  const name = latin.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return name.slice(0, 60).replace(/-+$/, "") || "picture";
};

/** `Μπαλκόνι πρωί.HEIC` → `2026/mpalkoni-proi-3f9a01c2.jpg`. `suffix` makes the paths of files with the same name different. */
export const storagePath = (fileName: string, suffix: string, extension: string, year: number): string =>
  `${year}/${latinName(fileName)}-${suffix}.${extension}`;

/** The readable name in a path: `2026/balcony-morning-3f9a01c2.jpg` → `balcony-morning`. */
export const nameOfPath = (path: string): string =>
  (path.split("/").at(-1) ?? path).replace(/\.[^.]*$/, "").replace(/-[0-9a-f]{8}$/, "");

/** SHA-256 of a file in hexadecimal. */
export const digestOf = async (file: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

/** `148,300` → `148 KB`, `3,400,000` → `3.4 MB`; 1 KB is 1,000 bytes. */
export const formatBytes = (bytes: number, language: Language): string =>
  bytes < 999_500
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language, { maximumFractionDigits: 0 })}\u00a0KB`
    : `${formatNumber(bytes / 1_000_000, language, { maximumFractionDigits: 1 })}\u00a0MB`;

/** `0.644` → `64%`. */
export const formatPercent = (part: number, language: Language): string =>
  formatNumber(part, language, { style: "percent", maximumFractionDigits: 0 });
