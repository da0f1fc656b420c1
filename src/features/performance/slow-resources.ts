/** Files that took long to arrive (specification §9): over 1000 ms reported, scripts over 100 ms warned about. */
import type { resourceKinds } from "./metric-schema";

export type ResourceKind = (typeof resourceKinds)[number];

export interface SlowResource {
  /** Without query: a path on our own origin, otherwise the host with the path. */
  readonly url: string;
  readonly kind: ResourceKind;
  /** Milliseconds. */
  readonly duration: number;
}

/** In milliseconds; what takes exactly as long is neither. */
export const slowFrom = 1000;
export const slowScriptFrom = 100;

const urlLimit = 300;

const byEnding: readonly (readonly [RegExp, ResourceKind])[] = [
  [/^\/functions\//, "function"],
  [/\.m?js$/, "script"],
  [/\.css$/, "style"],
  [/\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/, "picture"],
  [/\.(?:otf|ttf|woff2?)$/, "font"],
  [/\.(?:json|webmanifest|xml)$/, "data"],
];

const byInitiator: Readonly<Record<string, ResourceKind | undefined>> = {
  script: "script",
  img: "picture",
  image: "picture",
  picture: "picture",
  fetch: "data",
  xmlhttprequest: "data",
};

/** Of what kind a file is: by its path, and where that says nothing, by what asked for it. */
export const kindOf = (pathname: string, initiator: string): ResourceKind =>
  byEnding.find(([ending]) => ending.test(pathname))?.[1] ?? byInitiator[initiator] ?? "other";

/** The entry as it is reported; null for what was not fetched by http (data:, blob:). */
export const readResource = (
  { name, initiatorType, duration }: Pick<PerformanceResourceTiming, "name" | "initiatorType" | "duration">,
  origin: string,
): SlowResource | null => {
  if (!/^https?:/.test(name)) return null;
  const { origin: from, host, pathname } = new URL(name);
  const url = (from === origin ? pathname : host + pathname).slice(0, urlLimit);
  return { url, kind: kindOf(pathname, initiatorType), duration };
};

/** Watches everything the page has loaded and will load. `report` gets what is slow, `warn` the scripts that are. */
export const watchResources = (report: (slow: SlowResource) => void, warn: (script: SlowResource) => void): void => {
  const consider = (entry: PerformanceEntry) => {
    const resource = readResource(entry as PerformanceResourceTiming, location.origin);
    if (resource === null) return;
    if (resource.kind === "script" && resource.duration > slowScriptFrom) warn(resource);
    if (resource.duration > slowFrom) report(resource);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(consider));
  observer.observe({ type: "resource", buffered: true });
};
