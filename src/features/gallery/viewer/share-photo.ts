/** `shown`: the system's own sheet took over; `failed`: nothing could be copied, the address must be shown instead. */
export type ShareResult = "shown" | "copied" | "failed";

interface Share {
  readonly title: string;
  readonly url: string;
}

/** Hands a photograph's address to the system's share sheet where fingers are the rule, and to the clipboard elsewhere. */
export const sharePhoto = async (share: Share): Promise<ShareResult> => {
  const byTouch = window.matchMedia("(pointer: coarse)").matches;
  if (byTouch && "share" in navigator) {
    try {
      await navigator.share(share);
      return "shown";
    } catch (error) {
      // The visitor has closed the sheet; anything else leaves the clipboard.
      if (error instanceof DOMException && error.name === "AbortError") return "shown";
    }
  }
  try {
    await navigator.clipboard.writeText(share.url);
    return "copied";
  } catch {
    return "failed";
  }
};
