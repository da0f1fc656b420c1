/** Fetches a calendar feed: only over https and from public hosts, with limits for redirects, size and time. */
import ipaddr from "ipaddr.js";
import { readUpTo } from "../read-body.ts";

/** Reasons why a feed could not be fetched. They do not include the URL, which contains a token. */
export type FetchProblem = "address" | "privateHost" | "redirects" | "tooLarge" | "slow" | "refused" | "unreachable";

export class FetchFailed extends Error {
  override readonly name = "FetchFailed";
  readonly problem: FetchProblem;
  /** HTTP status of the response, if there was one. */
  readonly status: number | undefined;

  constructor(problem: FetchProblem, status?: number) {
    super(`The calendar could not be fetched: ${problem}.`);
    this.problem = problem;
    this.status = status;
  }
}

export interface FetchLimits {
  readonly milliseconds: number;
  readonly bytes: number;
  readonly redirects: number;
  /** Allows requests to this machine, also without TLS, for the demo feeds of the embedded backend. */
  readonly loopback: boolean;
}

export const feedLimits: FetchLimits = { milliseconds: 10_000, bytes: 2_000_000, redirects: 3, loopback: false };

/** The HTTP validators of the last version. */
export interface FeedVersion {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

interface FetchTools {
  readonly fetch: typeof fetch;
  /** IP addresses of a host; an empty list if the platform cannot resolve it. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
}

type FetchedFeed =
  { readonly kind: "unchanged" } | { readonly kind: "read"; readonly bytes: Uint8Array; readonly version: FeedVersion };

const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");

const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Whether a host name can exist only in a local network. */
const isLocalName = (host: string): boolean =>
  !host.includes(".") || /\.(local|localhost|internal|lan|home|arpa)$/.test(host);

/**
 * Throws `FetchFailed` for an address that must not be requested. `fetch` looks the host up again and could get another IP address. This is
 * accepted, because `fetch` cannot be told which IP address to use, and only the owner sets the URLs (secret `CALENDAR_FEEDS`).
 */
const requireAllowed = async (url: URL, limits: FetchLimits, resolve: FetchTools["resolve"]): Promise<void> => {
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (limits.loopback && isLoopback(host)) return;
  if (url.protocol !== "https:" || url.username !== "" || url.password !== "") throw new FetchFailed("address");
  if (ipaddr.isValid(host) ? !isPublic(host) : isLocalName(host)) throw new FetchFailed("privateHost");
  const addresses = ipaddr.isValid(host) ? [] : await resolve(host);
  if (addresses.some((address) => !isPublic(address))) throw new FetchFailed("privateHost");
};

const asUrl = (address: string, base?: URL): URL => {
  try {
    return new URL(address, base);
  } catch {
    throw new FetchFailed("address");
  }
};

/** Maximum length of the validators, in characters. A longer one is not stored, and the next request transfers the whole calendar. */
const maxLengths = { etag: 500, "last-modified": 100 } as const;

const validator = (response: Response, header: keyof typeof maxLengths): string | null => {
  const value = response.headers.get(header);
  return value !== null && value.length <= maxLengths[header] ? value : null;
};

/** Fetches a feed if it has changed. Every redirect is checked like the first URL. Throws `FetchFailed`. */
export const fetchFeed = async (
  address: string,
  version: FeedVersion,
  { fetch, resolve }: FetchTools,
  limits: FetchLimits = feedLimits,
): Promise<FetchedFeed> => {
  const signal = AbortSignal.timeout(limits.milliseconds);
  const headers = new Headers({ accept: "text/calendar, */*;q=0.1" });
  if (version.etag !== null) headers.set("if-none-match", version.etag);
  if (version.lastModified !== null) headers.set("if-modified-since", version.lastModified);
  const isConditional = version.etag !== null || version.lastModified !== null;
  let url = asUrl(address);
  try {
    for (let redirects = 0; ; redirects += 1) {
      await requireAllowed(url, limits, resolve);
      const response = await fetch(url.href, { headers, redirect: "manual", signal });
      const target = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
      if (target !== null) {
        await response.body?.cancel();
        if (redirects === limits.redirects) throw new FetchFailed("redirects");
        url = asUrl(target, url);
        continue;
      }
      // Without a version in the request, 304 would say that nights are still valid although they may never have been read.
      if (response.status === 304 && isConditional) return { kind: "unchanged" };
      if (!response.ok) {
        await response.body?.cancel();
        throw new FetchFailed("refused", response.status);
      }
      if (Number(response.headers.get("content-length") ?? 0) > limits.bytes) {
        await response.body?.cancel();
        throw new FetchFailed("tooLarge");
      }
      const { bytes, hasMore } = await readUpTo(response.body, limits.bytes);
      if (hasMore) throw new FetchFailed("tooLarge");
      return {
        kind: "read",
        bytes,
        version: { etag: validator(response, "etag"), lastModified: validator(response, "last-modified") },
      };
    }
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(signal.aborted ? "slow" : "unreachable");
  }
};
