export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

type Outcome = "shared" | "copied" | "dismissed" | "failed";

const copy = async (url: string): Promise<Outcome> => {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
};

/** Shares through the device's own sheet; copies the link where there is none or it refuses. Never rejects. */
export const shareLink = async (link: SharedLink): Promise<Outcome> => {
  if (!("share" in navigator)) return copy(link.url);
  try {
    await navigator.share(link);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "dismissed" : copy(link.url);
  }
};
