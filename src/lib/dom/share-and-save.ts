/** What visitors take from a page: a link that they share or copy, and a file. */

interface SharedLink {
  readonly title: string;
  /** A sentence before the URL. */
  readonly text?: string;
  readonly url: string;
}

export type SharingOutcome = "shared" | "copied" | "dismissed" | "failed";

/** Copies the text and the link to the clipboard. Never rejects. */
export const copyLink = async ({ text, url }: SharedLink): Promise<"copied" | "failed"> => {
  try {
    await navigator.clipboard.writeText(text === undefined ? url : `${text}\n${url}`);
    return "copied";
  } catch {
    return "failed";
  }
};

/** Shares by the device's share sheet; copies the text and the link if there is none or it fails. Never rejects. */
export const shareLink = async (link: SharedLink): Promise<SharingOutcome> => {
  if (!("share" in navigator)) return copyLink(link);
  try {
    await navigator.share(link);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : copyLink(link);
  }
};

/** Offers a text to the visitor as a file download. */
export const saveFile = (
  name: string,
  text: string,
  type: "text/csv" | "text/calendar" | "application/json" | "text/html",
): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
